"""The page of the buildings is up to date, complete, and right about the pairs it does not list."""

import importlib.util
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from ludus.games.gloire import declaration as names
from ludus.games.gloire.game import GAME
from tests.support import rule

ROOT: Final = Path(__file__).parents[3]
SAMPLES: Final = 60
BITS: Final = (
    names.GRANTS, names.ANY_CARD_AS, names.ANY_MATERIAL_ON, names.MATERIAL_ON_ANY, names.COMPLETING,
    *range(names.CLIENT_AS, names.CLIENT_AS + names.ROLES),
)  # fmt: skip


def tool() -> Any:
    """The program that writes the page; it is no part of the package."""
    spec = importlib.util.spec_from_file_location("buildings_page", ROOT / "tools/buildings.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL: Final = tool()
LISTED: Final = TOOL.interacting()
UNLISTED: Final = [pair for pair in combinations([card.id for card in TOOL.cards()[:40]], 2) if {*pair} not in LISTED]


def test_the_page_is_up_to_date() -> None:
    assert TOOL.PAGE.read_text("utf-8") == TOOL.page(), "run `make rules`"


def test_every_building_and_every_pair_has_rules_and_proofs() -> None:
    text = TOOL.page()
    assert text.count("\n### ") == 42
    assert text.count("\n| G-X-") == 43
    assert "**none**" not in text
    assert all(TOOL.rules_of()[card.rule] for card in TOOL.cards())


def test_every_rule_stands_on_the_page_with_its_text_and_a_link_to_its_chapter() -> None:
    text, rules = TOOL.page(), TOOL.RULES.read_text("utf-8")
    for middle, own in TOOL.rules_of().items():
        for id_, sentence in own.items():
            assert f"| [{id_}]({TOOL.links()[middle]}) | {sentence} |" in text
    assert TOOL.links()["BATH"] == "gloire.md#bath---thermes-brick-3"
    assert "\n### Bath - Thermes, brick, 3\n" in rules


@pytest.mark.parametrize(("pair", "by"), TOOL.named_by_rules().items())
def test_a_pair_of_which_the_one_is_named_by_a_rule_of_the_other_is_listed(pair: frozenset[str], by: str) -> None:
    assert pair in LISTED, f"{by} names a pair the index of interactions has not"


def test_rows_of_the_index_are_read_as_they_are_meant() -> None:
    assert TOOL.together("Road + Villa; Road + Statue on a stone site") == {
        frozenset(("road", "villa")),
        frozenset(("road", "statue")),
    }
    assert TOOL.together("Amphitheatre + out of town; + Academy") == {frozenset(("amphitheatre", "academy"))}
    assert TOOL.together("Circus Maximus + Palace") == {frozenset(("circus_maximus", "palace"))}
    assert TOOL.together("Prison + Prison") == {frozenset(("prison",))}


def powers(*buildings: str) -> dict[tuple[int, int], int]:
    """What active buildings change for their owner and at the table: (power, bit) or (power, -1), and its value."""
    built = GAME.position(f"seat 0  buildings {' '.join(buildings) or '-'}\nseat 1")
    found: dict[tuple[int, int], int] = {}
    for power in range(names.POWERS):
        value = built.power[0][power]
        if power in BITS:
            found |= {(power, bit): 1 for bit in range(value.bit_length()) if value >> bit & 1}
        else:
            found[power, -1] = value
    found |= {(names.POWERS, design): 1 for design in range(names.DESIGNS) if built.functions[0] >> design & 1}
    found |= {(names.POWERS + 1, power): value for power, value in enumerate(built.power[1])}
    return found


NOTHING: Final = powers()


def changed(*buildings: str) -> dict[tuple[int, int], int]:
    return {key: value for key, value in powers(*buildings).items() if NOTHING.get(key) != value}


@pytest.mark.parametrize("pair", Random("pairs").sample(UNLISTED, SAMPLES), ids="+".join)
def test_a_pair_that_is_not_listed_does_not_interact(pair: tuple[str, str]) -> None:
    one, other = map(changed, pair)
    assert all(other.get(key, value) == value for key, value in one.items()), "both set the same figure"
    assert changed(*pair) == one | other


HAND: Final = ("insula", "road", "dock", "wall", "tower", "atrium", "villa", "palace", "temple", "circus", "senator")
IN_WORK: Final = ("garden@stone", "sewer@stone", "bath@brick")
STEPS: Final = ("lead", "architect", "craftsman", "laborer", "merchant", "patron", "demand")


def answers(step: str, pair: tuple[str, str], *built: str) -> set[str]:
    """What the owner of some of two buildings may answer, with every material at hand and neither of them in hand."""
    role = {"lead": "-", "demand": "legionary"}.get(step, step)
    works = [name for name in IN_WORK if name.partition("@")[0] not in pair]
    state = GAME.position(
        f"table role {role}\nasked 0 {step}\npool rubble wood concrete brick stone marble\n"
        f"seat 0  hand {' '.join(card for card in HAND if card not in pair)} | stockpile rubble wood marble | "
        f"buildings {' '.join((*built, *works))}\nseat 1  hand bar | stockpile stone | buildings market"
    )
    return {GAME.write_action(state, 0, action) for action in state.legal(0)}


def both_needed(step: str, pair: tuple[str, str]) -> set[str]:
    """Answers of who has both buildings that neither alone allows."""
    return answers(step, pair, *pair) - answers(step, pair, pair[0]) - answers(step, pair, pair[1])


@pytest.mark.parametrize("pair", Random("answers").sample(UNLISTED, SAMPLES), ids="+".join)
def test_no_answer_needs_both_of_a_pair_that_is_not_listed(pair: tuple[str, str]) -> None:
    for step in STEPS:
        assert not both_needed(step, pair)


@pytest.mark.parametrize("other", ["road", "scriptorium", "tower"])
@rule("G-X-37")
def test_what_a_building_lets_one_use_an_archway_takes_from_the_pool(other: str) -> None:
    more = both_needed("architect", ("archway", other))
    assert more
    assert all(answer.endswith("from pool") for answer in more)


def test_a_pair_that_sets_the_same_figure_is_listed() -> None:
    assert frozenset(("shrine", "temple")) in LISTED
    assert changed("shrine", "temple") != changed("shrine") | changed("temple")
