"""How many clicks an answer takes. At each decision everything is tried (clicks.js), then one answer is given, in the
fewest clicks; so the figures are those of the page people use, not of a list kept beside it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.web.checks import THINGS, VERBS, Remote
from tests.web.player import PAUSE, Player

SCRIPT: Final = Path(__file__).with_suffix(".js")
DEEPEST: Final = 4  # presses tried for an answer
PATIENCE: Final = 60_000  # ms to try what there is at one decision
PLANNED: Final = ("fortuna",)  # games in which each part of a plan is asked for
SEVERAL: Final = ("demand", "give", "lions", "senate", "sewer")  # steps whose answers name several things
NAMED: Final = ("play", "take", "card", "throw", "claim")  # what an answer may name several of
QUIET: Final = ("pass", "think", "none", "skip", "end", "later")  # answers somebody who plays gives less often
ASKED: Final = "remote.situation.question"
DRAFTED: Final = "(remote.situation.draft?.actions ?? []).length"


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer, what it took, and what others of the same question would have taken."""

    step: str
    answer: str
    clicks: int
    ways: dict[str, int]
    missed: tuple[str, ...]  # answers no way was found to


def allowed(answer: str) -> int:
    """A thing and its verb; a click more for each thing more, of which a petition is one where its cards are named."""
    words = [part.split()[0] for part in answer.split(" + ")]
    named = (*NAMED, "lead", "petition") if {"petition", "card"} <= {*words} else NAMED
    return max(2, 1 + sum(word in named for word in words))


class Counted:
    """Somebody who plays a game, each answer in the fewest clicks it takes."""

    def __init__(self, player: Player, game: str, seed: int = 1) -> None:
        self.player, self.page, self.game = player, player.page, game
        self.remote = Remote(player)
        self.chance = Random(seed)
        self.page.add_init_script(path=SCRIPT)

    def decisions(self) -> Iterator[Decision]:
        """Until the game is over."""
        while self.remote.wait() is not None:
            seen = self.page.evaluate("all => trying.explore(...all)", [DEEPEST, PATIENCE, self.game in PLANNED])
            assert not seen["lost"], seen["lost"][0]
            yield self.decide(seen)

    def decide(self, seen: dict[str, Any]) -> Decision:
        ways: dict[str, list[int]] = seen["ways"]
        assert ways, f"{seen['step']}: no answer can be given"
        loud = [one for one in ways if one not in QUIET] if self.chance.random() < 0.85 else []
        answer = self.chance.choice(sorted(loud or ways))
        now = DRAFTED if answer in seen["plans"] else ASKED
        before = self.page.evaluate(now)
        if seen["step"] in SEVERAL and loud:
            clicks = self.name_several()
        else:
            clicks = len(ways[answer])
            for at in ways[answer]:
                self.page.evaluate("at => trying.mark(at)", at)
                self.press("[data-press]")
        self.until(lambda: self.page.evaluate(now) != before or self.page.evaluate("remote.over"), answer)
        return Decision(
            seen["step"], answer, clicks, {one: len(way) for one, way in ways.items()}, tuple(seen["missed"])
        )

    def name_several(self) -> int:
        """As many things as somebody has in mind, then the verb."""
        clicks, many = 0, self.chance.randint(1, 4)
        while self.page.locator(THINGS).count() and (many or not self.page.locator(f"{VERBS}.main").count()):
            self.press(THINGS)
            clicks += 1
            many = max(0, many - 1)
        self.press(f"{VERBS}.main")
        return clicks + 1

    def press(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.page.mouse.move(1, 1)  # a look at a card would open its sheet
        self.page.wait_for_timeout(PAUSE)
        self.until(self.player.settled, what)

    def until(self, done: Callable[[], object], what: str) -> None:
        for _ in range(1500):
            if done():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"{what} was not taken: {self.player.prompt.inner_text()}")
