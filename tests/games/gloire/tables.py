"""La Gloire de Rome on the test bench, and positions its tests share."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import ludus
from ludus.games.gloire.declaration import DESIGNS, MATERIAL_NAMES, MATERIALS, OF, ROLE_NAMES
from ludus.games.gloire.game import GAME
from ludus.games.gloire.rules.state import State
from tests.support import Desk

DESK: Final = Desk(ludus.game("gloire"))
play, legal, why_not, position, assert_position = (
    DESK.play, DESK.legal, DESK.why_not, DESK.position, DESK.assert_position,
)  # fmt: skip

OPTIONS: Final[tuple[dict[str, str], ...]] = tuple(
    ({"experienced_start": "yes"} if experienced else {}) | kind
    for experienced in (False, True)
    for kind in (
        {},
        {"two_player_sites": "2"},
        {"introductory": "yes"},
        {"alternative_circus": "yes"},
        {"alternative_forum": "yes"},
        {"alternative_circus": "yes", "alternative_forum": "yes"},
    )
)


def after(start: Any, *answers: str) -> Any:
    """The state after some answers."""
    return play(start, *answers)[0]


def told(start: Any, *answers: str) -> list[Any]:
    """What the answerers saw happen."""
    return play(start, *answers)[1]


def counted(row: list[int]) -> dict[str, int]:
    """Materials of a row of cards."""
    return {name: row[OF + i] for i, name in enumerate(MATERIAL_NAMES) if row[OF + i]}


def stock(state: Any, seat: int = 0) -> dict[str, int]:
    return counted(state.stockpile[seat])


def vault(state: Any, seat: int = 0) -> dict[str, int]:
    return counted(state.vault[seat])


def pool(state: Any) -> dict[str, int]:
    return counted(state.pool)


def clients(state: Any, seat: int = 0) -> dict[str, int]:
    """Clients by role."""
    return {name: state.clients[seat][OF + i] for i, name in enumerate(ROLE_NAMES) if state.clients[seat][OF + i]}


def hand(state: Any, seat: int = 0) -> list[str]:
    """The cards of a hand, sorted by name."""
    return sorted(GAME.view(state, seat).hands[seat] or ())


def buildings(state: Any, seat: int = 0) -> list[str]:
    """Completed buildings, sorted by name."""
    return sorted(building.name for building in GAME.view(state, seat).buildings[seat] if building.completed)


def unfinished(state: Any, seat: int = 0) -> dict[str, list[str]]:
    """Unfinished buildings and the materials under them."""
    own = GAME.view(state, seat).buildings[seat]
    return {building.name: list(building.materials) for building in own if not building.completed}


def influence(state: Any, seat: int = 0) -> int:
    found: int = state.influence[seat]
    return found


def asked(state: Any) -> tuple[int, str]:
    """Who is asked, and what."""
    return state.seat, GAME.view(state, -1).step


def question(state: Any) -> tuple[int, str, list[str]]:
    """Who is asked, what, and the answers."""
    return (*asked(state), legal(state))


def rich(random: Random, seats: int, options: dict[str, str]) -> State:
    """A turn about to begin at a table where much has happened: buildings, clients, materials for everybody."""
    state = GAME.new(seats, random.getrandbits(32), **{**options, "experienced_start": "no"})
    box = state.box
    names = [card.id for card in box.deck.designs]
    left = list(box.copies)
    sites = [box.sites] * MATERIALS
    lines = []

    def some(low: int, high: int) -> list[str]:
        found = []
        for _ in range(random.randint(low, high)):
            design = random.choice([d for d in range(DESIGNS) if left[d]])
            left[design] -= 1
            found.append(names[design])
        return found or ["-"]

    for seat in range(seats):
        own = []
        for design in random.sample(range(DESIGNS), random.randint(0, 14 // seats + 4)):
            material = box.material[design]
            ends = names[design] in ("catacomb", "forum") and random.random() < 0.8
            if left[design] and sites[material] > 1 and not ends:
                left[design] -= 1
                sites[material] -= 1
                done = random.random() < 0.75 and not ends
                own.append(names[design] if done else f"{names[design]}@{MATERIAL_NAMES[material]}")
        cards = some(0, 7)
        held = " ".join(cards) + (" senator" if random.random() < 0.7 else "")
        lines.append(
            f"seat {seat} hand {held} | stockpile {' '.join(some(0, 7))} | clients {' '.join(some(0, 5))} | "
            f"vault {' '.join(some(0, 3))} | buildings {' '.join(own) or '-'}"
        )
    lines.append(f"pool {' '.join(some(0, 12))}")
    variant = " ".join(name if value == "yes" else f"{name}={value}" for name, value in options.items())
    lines.append(f"table leader {random.randrange(seats)}" + (f" | variant {variant}" if variant else ""))
    found: State = GAME.position("\n".join(lines))
    return found.determinize(random.randrange(seats), random.getrandbits(60))


def rich_positions(seed: int, games: int, answers: int = 150) -> Iterator[tuple[State, Random]]:
    """Positions of random play from such tables, with all options and numbers of seats."""
    for number in range(games):
        random = Random(f"{seed} {number}")
        state = rich(random, 2 + number % 4, OPTIONS[number // 4 % len(OPTIONS)])
        state.listen()
        for _ in range(answers):
            yield state, random
            if state.over:
                break
            state.apply(state.seat, random.choice(state.legal(state.seat)))
