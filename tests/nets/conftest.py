"""What tests of nets share."""

from pathlib import Path

import pytest

from tests.nets.made import write


@pytest.fixture(scope="session")
def chance_nets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a net of chance for each game."""
    folder = tmp_path_factory.mktemp("nets")
    write(folder)
    return folder


@pytest.fixture
def with_nets(chance_nets: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Bots take their nets from there."""
    monkeypatch.setenv("LUDUS_NETS", str(chance_nets))
    return chance_nets
