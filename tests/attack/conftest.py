"""Two servers alike: one is attacked, the other left in peace. Everything is bounded, and stays on loopback."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import postgres, postgres_server
from tests.server.running import Server, serving, sqlite

__all__ = ["postgres", "postgres_server"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits people get."""
    limits = {"LUDUS_RATE": "6000", "LUDUS_SOCKETS": "400", "LUDUS_TABLES": "100"}
    with serving(sqlite(tmp_path_factory.mktemp("attacked")), None, **limits) as found:
        yield found


@pytest.fixture(scope="module")
def peaceful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(tmp_path_factory.mktemp("peaceful"))) as found:
        yield found
