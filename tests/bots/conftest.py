"""Bots that need a net get one of chance: small, the same in every build, and there whatever is shipped."""

from pathlib import Path

import pytest

from tests.nets.conftest import chance_nets

__all__ = ["chance_nets", "nets_of_chance"]


@pytest.fixture(autouse=True)
def nets_of_chance(chance_nets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDUS_NETS", str(chance_nets))
