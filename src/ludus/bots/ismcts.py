"""The bot that searches: information-set Monte Carlo tree search, for every game alike."""

from dataclasses import dataclass
from math import inf, sqrt
from threading import Thread, local
from time import perf_counter
from typing import Final

from .. import nets
from ..core.names import MASK
from ..core.net import is_unseen
from ..core.position import Position
from ..core.random import mix
from .bot import BadSetting
from .net import check_name, serve
from .search import Search

BATCH: Final = 64  # iterations between two looks at the clock
LOOK: Final = 8  # batches between two looks at whether the answer is clear
PACE: Final = 100_000  # iterations a second is taken for, when it is said how wide a search grows
NO_END: Final = 1 << 60
MOST: Final = 1000  # of any setting that is not a budget
STEPS: Final = 64  # looks at the clock of a short search that halves
LAST: Final = 0.3  # of a round: what is left for the best answer alone
SLIGHT: Final = 0.1  # of the most visited answer's visits: what has less is no part of a mix
# With a net: explore, widen and below, and after how many answers of the others it is asked at the latest.
WITH_NET: Final = 1.0, 1.0, 8
SEARCHED: Final = 0.9  # of the seconds; in the rest the table is set and the answer given


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer the search has tried: its share of the visits, and the estimated chance to win with it; `doubt` is half
    the 95 % interval of as many games as went through it."""

    action: int
    share: float
    chance: float
    doubt: float = 0.0


class Held(local):
    """The searches of one thread, which all bots asked in it share: a search takes 16 MiB and keeps nothing from one
    question to the next, so there need be as many as think at once, not as many as there are bots."""

    def __init__(self) -> None:
        self.held: dict[bool, list[Search]] = {True: [], False: []}

    def some(self, guided: bool, number: int) -> list[Search]:
        held = self.held[guided]
        held += [Search(guided) for _ in range(number - len(held))]
        return held[:number]


HELD: Final = Held()


class Ismcts:
    """Thinks for so many iterations or seconds, whichever ends first; same seed and iterations, same choice.

    `explore` weighs doubt against success, `widen` says how many answers are tried in the end, `horizon` after how
    many a game is judged instead of played on (0: never). What is not said is as the game likes it; so are the
    iterations if they are None. Below the question itself answers are added by `below` times the root of the visits
    (0: as many as `widen` leaves), where there have been `ripe` visits. With `halve`, so many answers of the question
    are tried equally often, and the worse half is let go again and again: time is spent on those that are close. With
    `mixed`, answers the others cannot tell apart are drawn by their visits. With `net`, the game's net or the one
    called `name` says what is tried first and what a position is worth; None means where there is one.
    """

    def __init__(
        self,
        iterations: int | None = 0,
        seconds: float = 0.0,
        explore: float | None = None,
        widen: float | None = None,
        guided: bool = True,
        horizon: int | None = None,
        threads: int = 1,
        seed: int = 0,
        below: float = 0.0,
        ripe: int = 0,
        mixed: bool = False,
        net: bool | None = False,
        name: str = "",
        halve: int = 0,
    ) -> None:
        check_name(name)
        if (iterations is not None and (iterations < 0 or not (iterations or seconds))) or not 0 <= seconds < inf:
            raise BadSetting("a search needs a budget: iterations or seconds above 0", "no-budget")
        if threads < 1:
            raise BadSetting(f"threads is {threads}, expected at least 1", "no-threads", value=str(threads))
        given = {"explore": explore, "widen": widen, "horizon": horizon, "below": below, "ripe": ripe, "halve": halve}
        for setting, value in given.items():
            if value is not None and not 0 <= value <= MOST:
                text = f"{setting} is {value}, expected 0 to {MOST}"
                raise BadSetting(text, "no-measure", setting=setting, value=str(value), most=str(MOST))
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore
        self.widen = widen
        self.guided = guided
        self.horizon = horizon
        self.threads = threads
        self.seed = seed
        self.below = below
        self.ripe = ripe
        self.mixed = mixed
        self.net = net
        self.name = name
        self.halve = halve
        self.asked = 0

    @property
    def searches(self) -> list[Search]:
        """Those of the thread that asks, one for each thread of ours."""
        return HELD.some(self.guided, self.threads)

    def choose(self, state: Position, seat: int) -> int:
        """The answer visited most; where the others cannot tell them apart, and it is wished so, one of the mix."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if not (self.mixed and is_unseen(state, seat)):
            return self.candidates(state, seat, decided=True)[0].action
        found = self.candidates(state, seat)
        worth = [one for one in found if one.share >= SLIGHT * found[0].share]
        roll = mix(mix(self.seed & MASK) + self.asked & MASK) / (MASK + 1) * sum(one.share for one in worth)
        for one in worth:
            roll -= one.share
            if roll < 0:
                return one.action
        return found[0].action

    def serves(self, game: str) -> None:
        """Refuses a game it has no net for, if it needs one."""
        if self.net:
            serve(game, self.name)

    def knows(self, game: str) -> bool:
        """Whether a net is asked."""
        return nets.has(game, self.name) if self.net is None else self.net

    def candidates(self, state: Position, seat: int, decided: bool = False) -> list[Candidate]:
        """Every answer tried, most visited first; with `decided`, only until it is clear which one that is."""
        halve = 0 if self.mixed and is_unseen(state, seat) else min(self.halve, len(state.legal(seat)))
        self.asked += 1
        explore, widen, horizon, look = state.habits
        iterations = look if self.iterations is None else self.iterations
        most = -(-iterations // self.threads) or NO_END
        netted = self.knows(state.game)
        if netted:
            explore, width, horizon = WITH_NET
            width, below = width if self.widen is None else self.widen, self.below or width
        else:
            width = (widen if self.widen is None else self.widen) / sqrt(min(most, self.seconds * PACE or NO_END))
            below = self.below
        habits = (
            explore if self.explore is None else self.explore,
            width,
            horizon if self.horizon is None else self.horizon,
            below,
            self.ripe,
            halve,
        )
        found_net = nets.net(state.game, self.name) if netted else None
        searches = self.searches
        for thread, search in enumerate(searches):
            search.aim(
                state,
                seat,
                mix(self.seed & MASK) + (self.asked << 8) + thread,
                habits,
                thread_net(found_net, thread),
            )
        if self.threads == 1:
            self.think(searches[0], most, halve, decided)
        else:
            workers = [Thread(target=self.think, args=(search, most, halve)) for search in searches]
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
        visits: dict[int, int] = {}
        rewards: dict[int, float] = {}
        for search in searches:  # root parallel: the trees are added up at their roots
            for action, count, mean in search.results():
                visits[action] = visits.get(action, 0) + count
                rewards[action] = rewards.get(action, 0.0) + count * mean
        total = max(1, sum(visits.values()))
        found = [
            Candidate(action, count / total, chance := rewards[action] / max(1, count), doubt(chance, count))
            for action, count in visits.items()
        ]
        return sorted(found, key=lambda candidate: (-candidate.share, -candidate.chance, candidate.action))

    def think(self, search: Search, most: int, halve: int = 0, decided: bool = False) -> None:
        start = perf_counter()
        end = start + SEARCHED * self.seconds if self.seconds else inf
        now = start
        batch = min(BATCH, max(1, most // STEPS)) if halve else BATCH
        kept = halves(halve)
        rounds = len(kept)
        while search.iterations == 0 or (search.iterations < most and now < end):
            search.iterate(min(batch, most - search.iterations))
            now = perf_counter()
            if halve:
                spent = max(search.iterations / most, (now - start) / (end - start))
                while kept and spent * (rounds + LAST) >= rounds - len(kept) + 1:
                    search.cut(kept.pop(0))
                    if not kept:
                        search.iterate(batch)  # one is left, and is visited most
                if decided and not kept:
                    break
            elif decided and search.iterations % (LOOK * BATCH) == 0:
                speed = search.iterations / (now - start) if self.seconds else 0.0
                left = min(most - search.iterations, (end - now) * speed if speed else inf)
                if lead(search) > left:
                    break

    def __repr__(self) -> str:
        words = (f"{name}={getattr(self, name)!r}" for name in DEFAULTS if getattr(self, name) != DEFAULTS[name])
        return f"Ismcts({', '.join(words)})"


def halves(number: int) -> list[int]:
    """How many are left after each cut, down to one.

    >>> halves(7)
    [4, 2, 1]
    """
    found = []
    while number > 1:
        number = (number + 1) // 2
        found.append(number)
    return found


def thread_net(net: nets.Net | None, thread: int) -> nets.Net | None:
    """Each thread works in room of its own."""
    return net if net is None or thread == 0 else net.twin()


def doubt(chance: float, games: int) -> float:
    """Half the 95 % interval of Wilson's, which has one after a single game, too."""
    return 1.96 * sqrt(chance * (1 - chance) * games + 0.96) / (games + 3.84)


def lead(search: Search) -> int:
    """How many visits the answer visited most has before the next one."""
    visits = sorted((visits for _, visits, _ in search.results()), reverse=True)
    return visits[0] - (visits[1] if len(visits) > 1 else 0)


DEFAULTS: Final = {
    "iterations": 0, "seconds": 0.0, "explore": None, "widen": None, "guided": True, "horizon": None, "threads": 1,
    "seed": 0, "below": 0.0, "ripe": 0, "mixed": False, "net": False, "name": "", "halve": 0,
}  # fmt: skip
