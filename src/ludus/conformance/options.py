"""The options of the suite. pytest finds them as a plugin of the installed package, or else by a conftest."""

import pytest

import ludus


def pytest_addoption(parser: pytest.Parser) -> None:
    for name, settings in (
        ("--game", {"help": "the game to test; all that are installed without it"}),
        ("--soak", {"action": "store_true", "help": "play many more games"}),
    ):
        try:
            parser.addoption(name, **settings)
        except ValueError:
            continue


def titles(config: pytest.Config) -> list[str]:
    """The games to test."""
    wanted = config.getoption("--game")
    return [ludus.game(wanted).name] if wanted else ludus.titles()
