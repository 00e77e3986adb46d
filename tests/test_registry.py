"""What is found by name is typed, and fits into the core."""

import pickle
from typing import Any, ClassVar, assert_type

import pytest

import ludus
from ludus import bots, registry
from ludus.core.game import Game
from ludus.core.names import MOST_SEATS, SPACE
from ludus.games.fortuna.game import Fortuna
from ludus.games.gloire.game import Gloire
from ludus.games.lutece.game import Lutece


def test_games_we_know_have_their_types() -> None:
    """Checked by mypy."""
    assert_type(ludus.game("fortuna"), Fortuna)
    assert_type(ludus.game("gloire"), Gloire)
    assert_type(ludus.game("lutece"), Lutece)
    for name in ludus.titles():
        assert_type(ludus.game(name), Game[Any])


def test_every_installed_game_fits_into_the_core() -> None:
    for name in ludus.titles():
        game = ludus.game(name)
        assert game.actions <= SPACE
        assert game.seats[-1] <= MOST_SEATS


class Large(Lutece):
    name = "large"
    size: ClassVar[int] = SPACE + 1

    @property
    def actions(self) -> int:
        return self.size


class Crowded(Lutece):
    name = "crowded"
    seats = range(2, MOST_SEATS + 2)


@pytest.mark.parametrize(
    ("game", "message"),
    [(Large(), f"large has {SPACE + 1} actions"), (Crowded(), f"crowded is for 2 to {MOST_SEATS + 1}")],
)
def test_a_game_the_core_has_no_room_for_is_refused(
    game: Game[Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "load", lambda group, name: game)
    with pytest.raises(registry.TooLarge, match=message):
        registry.game(game.name)


def test_greedy_does_not_look_through_all_packages_at_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """It did, and took two hundred times as long where many packages are installed."""
    bot = bots.make("greedy")
    state = ludus.game("lutece").new(2, 1)
    bots.decide(bot, state, state.seat, 1)

    def look(group: str) -> tuple[()]:
        raise AssertionError(f"looks for {group}")

    monkeypatch.setattr(registry, "entry_points", look)
    bots.decide(bot, state, state.seat, 1)


@pytest.mark.parametrize("title", ludus.titles())
def test_a_game_travels_between_processes_whatever_was_asked_of_it(title: str) -> None:
    game = ludus.game(title)
    names = {str(name): getattr(game, name) for name in dir(type(game)) if not name.startswith("_")}  # and is kept
    again = pickle.loads(pickle.dumps(game))
    assert set(vars(again)) <= set(names)
    assert list(again.sentences) == list(game.sentences)
