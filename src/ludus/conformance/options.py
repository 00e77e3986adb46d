"""The options of the suite; a repository that runs it among tests of its own may have added them before."""

import pytest

import ludus


def add(parser: pytest.Parser) -> None:
    for name, settings in (
        ("--game", {"help": "the game to test; all that are installed without it"}),
        ("--soak", {"action": "store_true", "help": "play many more games"}),
    ):
        try:
            parser.addoption(name, **settings)  # type: ignore[arg-type]
        except ValueError:
            continue


def titles(config: pytest.Config) -> list[str]:
    """The games to test."""
    wanted = config.getoption("--game")
    return [ludus.game(wanted).name] if wanted else ludus.titles()
