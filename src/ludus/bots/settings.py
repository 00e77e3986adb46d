"""Settings in the name of a bot: `master:seconds=0.1`, `strong:iterations=2000:threads=2`."""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any, get_args

from .bot import BadSetting, Bot


def read(name: str, maker: Callable[..., Bot], words: list[str]) -> dict[str, Any]:
    """What the words set: arguments of the maker, each of the type it has there."""
    known = {key: of for key, of in signature(maker).parameters.items() if key != "seed"}
    found: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in known:
            choice = ", ".join(known) or "-"
            text = f"{name} has no setting {key!r}, expected one of: {choice}"
            raise BadSetting(text, "wrong-setting", bot=name, setting=key, known=choice)
        number = kind(known[key])
        try:
            found[key] = number(value)
        except ValueError:
            like = str(known[key].default or number(1))
            text = f"{name}: {key} is {value!r}, expected a number like {like}"
            facts = {"bot": name, "setting": key, "value": value, "like": like}
            raise BadSetting(text, "wrong-setting-value", **facts) from None
    return found


def kind(of: Parameter) -> Callable[[Any], Any]:
    """The type of an argument; of one that may be left open, `int | None`, the type it has otherwise."""
    found: Callable[[Any], Any] = next(iter(get_args(of.annotation)), of.annotation)
    return found
