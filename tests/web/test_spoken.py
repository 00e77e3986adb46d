"""Whatever comes up in whole games is said in the reader's language."""

import os
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec

import ludus
from ludus import bots
from ludus.languages import LANGUAGES
from ludus.server.wire.declared import declaration
from tests.web.conftest import WEB, build

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
    file = tmp_path / "games.json"
    file.write_bytes(msgspec.json.encode(games))
    done = subprocess.run(
        ["npx", "vitest", "run"],
        cwd=WEB,
        env={**os.environ, "LUDUS_GAMES": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(LANGUAGES) * len(GAMES)} passed" in done.stdout
