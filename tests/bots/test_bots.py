"""Every bot in every game: legal answers, the same ones again, and none that depends on what its seat cannot know."""

import zlib
from random import Random
from typing import Any

import pytest

import ludus
from ludus import bots
from ludus.bots.ismcts import Ismcts
from ludus.core.position import Position
from ludus.lab.match import Match, play, standings

# The search with a budget of iterations, since a clock cannot be repeated; with a net, and with all it can be told.
SEARCHES: dict[str, dict[str, Any]] = {
    "ismcts": {"iterations": 40},
    "ismcts with a net": {"iterations": 20, "net": True},
    "ismcts, mixed": {"iterations": 40, "below": 0.5, "ripe": 2, "mixed": True},
    "ismcts, halving": {"iterations": 60, "halve": 5},
}
QUICK = [
    *(name for name in bots.names() if name not in ("strong", "master", "champion", "search", "old-master")),
    *SEARCHES,
]


def make(name: str, seed: int) -> bots.Bot:
    return Ismcts(**SEARCHES[name], seed=seed) if name in SEARCHES else bots.make(name, seed=seed)


def positions(name: str, count: int) -> list[tuple[Any, int]]:
    """Positions of random games with the seat that is asked."""
    game = ludus.game(name)
    random = Random(7)
    found = []
    for seed in range(count):
        state = game.new(game.seats[seed % len(game.seats)], seed)
        for _ in range(random.randrange(70)):
            if state.over:
                break
            state.apply(state.seat, random.choice(state.legal(state.seat)))
        if not state.over:
            found.append((state, state.seat))
    return found


@pytest.mark.parametrize("name", ludus.titles())
@pytest.mark.parametrize("bot", QUICK)
def test_a_choice_is_legal_and_comes_again_with_the_same_seed(name: str, bot: str) -> None:
    for state, seat in positions(name, 25):
        choice = bots.decide(make(bot, 3), state, seat, 5)
        assert choice in state.legal(seat)
        assert bots.decide(make(bot, 3), state, seat, 5) == choice


@pytest.mark.parametrize("name", ludus.titles())
@pytest.mark.parametrize("bot", QUICK)
def test_a_choice_is_the_same_whatever_the_hidden_cards_are(name: str, bot: str) -> None:
    random = Random(11)
    for state, seat in positions(name, 25):
        swapped = state.determinize(seat, random.getrandbits(64))
        assert bots.decide(make(bot, 3), swapped, seat, 5) == bots.decide(make(bot, 3), state, seat, 5)


class Peeping:
    """A bot that looks at everything it is given."""

    def choose(self, state: Position, seat: int) -> int:
        legal = state.legal(seat)
        return legal[zlib.crc32(state.to_bytes()) % len(legal)]


@pytest.mark.parametrize("name", ludus.titles())
def test_even_a_bot_that_peeps_sees_nothing_its_seat_does_not_know(name: str) -> None:
    random, peeping, told = Random(12), Peeping(), 0
    for state, seat in positions(name, 25):
        swapped = state.determinize(seat, random.getrandbits(64))
        assert bots.decide(peeping, swapped, seat, 5) == bots.decide(peeping, state, seat, 5)
        told += peeping.choose(swapped, seat) != peeping.choose(state, seat)
    assert told  # without the door it would


@pytest.mark.parametrize("name", ludus.titles())
def test_a_bot_leaves_the_state_it_is_given_alone(name: str) -> None:
    for state, seat in positions(name, 5):
        before = state.to_bytes()
        for bot in QUICK:
            make(bot, 1).choose(state, seat)
            assert state.to_bytes() == before


@pytest.mark.parametrize("name", ludus.titles())
def test_greedy_beats_three_uniform_players(name: str) -> None:
    match = Match(name, ("greedy", "uniform", "uniform", "uniform"), games=60)
    greedy = standings(match, list(play(match)))[0]
    assert greedy.wins / greedy.games > 0.85
    assert not greedy.failures


def test_a_bot_can_be_built_again_from_what_it_prints() -> None:
    for name in bots.names():
        bot = bots.make(name, seed=4)
        module = __import__(type(bot).__module__, fromlist=["*"])
        assert repr(eval(repr(bot), vars(module))) == repr(bot)


def test_a_bot_nobody_knows_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(ludus.LudusError, match=r"'nobody' is not known, expected one of: .*greedy"):
        bots.make("nobody")


def test_a_name_may_carry_settings() -> None:
    assert (
        repr(bots.make("master:seconds=0.1:threads=2", seed=4))
        == "Ismcts(seconds=0.1, threads=2, seed=4, mixed=True, net=None)"
    )
    assert repr(bots.make("strong:iterations=50")) == "Ismcts(iterations=50)"
    assert repr(bots.make("strong:seconds=0.5")) == "Ismcts(seconds=0.5)"
    assert repr(bots.make("strong")) == "Ismcts(iterations=None)"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("master:seconds=0", "a search needs a budget"),
        ("strong:iterations=0", "a search needs a budget"),
        ("strong:seconds=0", "a search needs a budget"),
        ("master:seconds=soon", "master: seconds is 'soon', expected a number like 0.1"),
        ("strong:iterations=1.5", "strong: iterations is '1.5', expected a number like 1$"),
        ("strong:depth=3", "strong has no setting 'depth', expected one of: iterations, seconds, threads"),
        ("greedy:seed=3", "greedy has no setting 'seed', expected one of: -"),
        ("strong:threads=0", "threads is 0"),
        ("casual:slips=2", "slips is 2.0, expected 0 to 1"),
        ("net:warmth=nan", "warmth is nan, expected 0 to 1"),
        ("search:explore=nan", "explore is nan, expected 0 to 1000"),
        ("search:explore=inf", "explore is inf, expected 0 to 1000"),
        ("search:widen=-1", "widen is -1.0, expected 0 to 1000"),
        ("search:horizon=-1", "horizon is -1, expected 0 to 1000"),
        ("search:below=-0.5", "below is -0.5, expected 0 to 1000"),
        ("search:ripe=99999999999", "ripe is 99999999999, expected 0 to 1000"),
        ("search:halve=-3", "halve is -3, expected 0 to 1000"),
    ],
)
def test_a_bad_setting_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(bots.BadSetting, match=sentence):
        bots.make(name)
