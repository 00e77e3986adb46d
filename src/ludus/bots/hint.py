"""A hint: the best answers of a search, how sure it is of each, and why, from games imagined for the seat that asks."""

from dataclasses import dataclass, replace
from typing import Final

from .. import nets, registry
from ..core.errors import LudusError
from ..core.names import MASK, WHOLE
from ..core.net import is_unseen
from ..core.position import Position
from ..core.random import mix
from .ismcts import Candidate, Ismcts
from .outlook import Reason, reasons

SECONDS: Final = 0.12  # of search; looking for reasons takes half as long again
BEST: Final = 3  # answers that are shown at most
WEIGHED: Final = 6  # answers that are compared to find reasons: those, and some others
SLIGHT: Final = 0.02  # of the search: a third answer that got less is not worth showing


class NoHint(LudusError):
    """Nobody can search this game."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best answers: its share of the search, the chance to win with it and how sure that is, and why."""

    action: int
    share: float
    chance: float
    doubt: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """The two or three best answers, best first; where all pick at once and unseen, none alone is right: mix them."""

    best: tuple[Hint, ...]
    mixed: bool


def hint(state: Position, seat: int, seconds: float = SECONDS, iterations: int = 0, seed: int = 0) -> Advice:
    """What a seat should answer now; nothing if it is not asked.

    Any state will do: everything the seat does not know is drawn anew before anything looks at it. With `iterations`
    instead of `seconds` the same seed gives the same advice.
    """
    if not isinstance(state, Position):
        raise NoHint(f"{state.game} is a game that cannot be searched")
    imagined = state.determinize(seat, mix(seed & MASK))
    if not imagined.legal(seat):
        return Advice((), mixed=False)
    # A net is soon sure of one answer; who asks wants to see others beside it, so the likeliest are tried in turn.
    learned = nets.has(state.game)
    budget = 0.0 if iterations else seconds
    searcher = Ismcts(iterations, budget, seed=seed, net=learned, halve=WEIGHED if learned else 0)
    candidates = searcher.candidates(imagined, seat)
    if learned and is_unseen(imagined, seat):
        candidates = mix_of(candidates, imagined, seat)
    tried = spread(candidates)
    actions = [one.action for one in tried]
    why = reasons(imagined, seat, actions, BEST, seed, 0.0 if iterations else seconds / 2)
    found = [
        Hint(one.action, one.share, one.chance, one.doubt, because) for one, because in zip(tried, why, strict=False)
    ]
    best = tuple(one for rank, one in enumerate(found) if rank < 2 or one.share > SLIGHT)
    return Advice(best, len(actions) > 1 and unseen(imagined, seat, actions[0], actions[1]))


def mix_of(tried: list[Candidate], imagined: Position, seat: int) -> list[Candidate]:
    """What nobody sees is mixed: the shares are those of the net, which has learned how often each answer is good.

    One it is all but sure not to give is a part of the mix all the same, the smallest there is.
    """
    parts = dict(nets.net(imagined.game).policy(imagined, seat))
    mixed = [replace(one, share=max(1, parts[one.action]) / WHOLE) for one in tried]
    return sorted(mixed, key=lambda one: -one.share)


def spread(tried: list[Candidate]) -> list[Candidate]:
    """The best answers and some of all the others, from good to bad: what good ones share is a reason too."""
    rest = tried[BEST:]
    others = min(WEIGHED - BEST, len(rest))
    return tried[:BEST] + [rest[number * len(rest) // others - 1] for number in range(1, others + 1)]


def unseen(imagined: Position, seat: int, one: int, other: int) -> bool:
    """Whether others are asked at the same time, and cannot tell two answers of a seat apart."""
    if imagined.pending == 1 << seat:
        return False
    game, trials = registry.game(imagined.game), []
    for action in (one, other):
        trials.append(imagined.clone())
        trials[-1].apply(seat, action)
    views = ([game.view(trial, viewer) for trial in trials] for viewer in range(imagined.seats) if viewer != seat)
    return all(first == second for first, second in views)
