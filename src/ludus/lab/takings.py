"""What one takes in a game, for reports: which events tell of it, and what it is called."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ..games.fortuna.declaration import CARD_NAMES

Names = dict[str, Mapping[str, str]]  # by id, in the order of the box: the name in every language


@dataclass(frozen=True, slots=True)
class Taking:
    """A kind of thing; `what` reads the id of one off an event."""

    kind: str
    event: str
    what: Callable[[Any, Any], str]  # of a box and an event
    names: Callable[[Any], Names]  # of a box


def kinds(box: Any) -> Names:
    return {card.kind.id: card.kind.names for card in box.deck.cards}


def kind_of(box: Any, event: Any) -> str:
    """Cards of one kind do the same: they are counted together."""
    return str(next(card.kind.id for card in box.deck.cards if card.id == event.card))


TAKINGS: Final[Mapping[str, tuple[Taking, ...]]] = {
    "lutece": (Taking("card", "CardAcquired", kind_of, kinds),),
    "fortuna": (
        Taking(
            "building",
            "Built",
            lambda box, event: str(event.building),
            lambda box: {one.id: one.names for one in box.deck.buildings},
        ),
        Taking(
            "favor",
            "FavorUsed",
            lambda box, event: str(box.deck.favors[event.favor - 1].id),
            lambda box: {one.id: one.names for one in box.deck.favors},
        ),
        Taking(
            "action",
            "CardChosen",
            lambda box, event: str(event.card),
            lambda box: dict(zip(CARD_NAMES, box.deck.card_names, strict=True)),
        ),
    ),
    "gloire": (
        Taking(
            "building",
            "BuildingCompleted",
            lambda box, event: str(event.building),
            lambda box: {one.id: one.names for one in box.deck.designs},
        ),
    ),
}


class Taken:
    """Looks at a listening state after each answer."""

    def __init__(self, game: Any) -> None:
        self.kinds = [one.__name__ for one in game.told.events]
        self.events = game.told.events
        takings = TAKINGS.get(game.name, ())
        self.wanted = {self.kinds.index(one.event): one for one in takings}

    def of(self, state: Any) -> Iterator[tuple[str, int, str]]:
        """The kind, the seat and the id of what the last answer made somebody take."""
        for row in state.told.rows():
            if taking := self.wanted.get(row[0]):
                told = self.events[row[0]].told(row[1], row[2:], state.box, -1)
                yield taking.kind, row[1], taking.what(state.box, told)
