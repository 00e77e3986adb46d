"""Lists of answers that are made once and handed to everybody who asks."""

from typing import Any, Never


class SharedList(list[int]):
    """A list that cannot be changed; `list(it)` makes one that can.

    Copying the 111 bids of a table of five for every question would cost more than everything else that is done for it.
    """

    __slots__ = ()

    def _refuse(self, *_: Any, **__: Any) -> Never:
        raise TypeError("these answers are shared by all who ask: make a list of your own with list(...)")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = remove = clear = sort = reverse = pop = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)
