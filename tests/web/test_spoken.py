"""Whatever comes up in whole games is said in the reader's language, and in the terminal as in the browser."""

import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludus
from ludus import bots
from ludus.languages import LANGUAGES
from ludus.locale import Speech
from ludus.server.wire.declared import declaration
from tests.web.conftest import ROOT, WEB, build

GAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("lutece", 5, {}),
    ("fortuna", 4, {"draft": "yes"}),
    ("fortuna", 2, {}),
    ("gloire", 5, {}),
    ("gloire", 2, {}),
)


def played(name: str, seats: int, options: dict[str, str], seed: int) -> list[dict[str, Any]]:
    """A game of good answers and random ones, as its players see it; with what was refused now and then."""
    game, chance = ludus.game(name), random.Random(seed)
    state = game.new(seats=seats, seed=seed, **options)
    state.listen()
    greedy = bots.make("greedy", seed)
    moments: list[dict[str, Any]] = []
    events: list[Any] = []
    while not state.over:
        seat = state.seat
        legal = state.legal(seat)
        texts = [game.write_action(state, seat, action) for action in legal]
        other = game.why_not(state, seat, chance.randrange(200))
        refused = [{"rule": other.rule, "reason": other.reason, "facts": dict(other.facts)}] if other else []
        moments.append(
            {"seat": seat, "view": game.view(state, seat), "legal": texts, "events": events, "refused": refused}
        )
        careful = chance.random() < 0.7
        state.apply(seat, bots.decide(greedy, state, seat, len(moments)) if careful else chance.choice(legal))
        events = [
            {"name": type(event).__name__, "facts": event} for event in game.events(state, chance.randrange(seats))
        ]
    return moments


def test_everything_that_comes_up_has_words(tmp_path: Path) -> None:
    build()
    games = [
        {
            "game": name,
            "seats": seats,
            "declared": declaration(ludus.game(name)),
            "moments": [one for seed in range(2) for one in played(name, seats, options, seed)],
        }
        for name, seats, options in GAMES
    ]
    look(tmp_path, "LUDUS_GAMES", games, len(LANGUAGES) * len(GAMES))


def look(folder: Path, name: str, what: object, many: int) -> None:
    """Hands something to the tests of the front end that look at nothing else."""
    file = folder / "what.json"
    file.write_bytes(msgspec.json.encode(what))
    done = subprocess.run(
        ["npx", "vitest", "run", "--testTimeout", "120000"],  # what is built on the way may take its time
        cwd=WEB,
        env={**os.environ, name: str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{many} passed" in done.stdout


# The words of the command line do not come to the browser.
FILES: Final = sorted(path.stem for path in (ROOT / "src/ludus/locale/en").glob("*.ftl") if path.stem != "lab")
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
COUNTS: Final = (0, 1, 2, 3, 5, 12, 22, 101)
# Not of four digits: Polish does not part those, and Babel, which formats for the terminal, does.
AMOUNTS: Final = (0.684, 0.0, 1.0, 0.004, 2.26, 98765)
WORDS: Final = ("Ania", 3, "●\u00a0Żaneta", 12345)


class Facts(Visitor):
    """What each fact of a message may be: a word it chooses by, a count, an amount, anything else."""

    def __init__(self) -> None:
        self.values: dict[str, tuple[str | int | float, ...]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, WORDS)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for one in node.arguments.positional:
            if isinstance(one, ftl.VariableReference):
                self.values[one.id.name] = AMOUNTS

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            names = [one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)]
            numbers = [int(one.key.value) for one in node.variants if isinstance(one.key, ftl.NumberLiteral)]
            counted = set(names) <= PLURALS
            self.values[node.selector.id.name] = (*COUNTS, *numbers) if counted else tuple(names)
        self.generic_visit(node)


def said(language: str, name: str) -> Iterator[dict[str, Any]]:
    """Every message of a file with each of its facts, as the terminal says it."""
    speech = Speech(language, name)
    for entry in FluentParser().parse((ROOT / f"src/ludus/locale/{language}/{name}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            found = Facts()
            found.visit(entry)
            for at in range(max((len(values) for values in found.values.values()), default=1)):
                facts = {fact: values[at % len(values)] for fact, values in found.values.items()}
                yield {"id": entry.id.name, "facts": facts, "text": speech.say(entry.id.name, **facts)}


def test_terminal_and_browser_say_every_message_alike(tmp_path: Path) -> None:
    """Also what only one of them says: a form the other does not know is a form that may be used there one day."""
    everything = {language: {name: list(said(language, name)) for name in FILES} for language in LANGUAGES}
    assert sum(len(all_) for files in everything.values() for all_ in files.values()) > 5000
    look(tmp_path, "LUDUS_SAID", everything, len(LANGUAGES) * len(FILES))
