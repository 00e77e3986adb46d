"""The store, on SQLite and on a real PostgreSQL."""

import asyncio
import gzip
import os
import time
from collections.abc import Iterator
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from string import ascii_letters, digits

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludus.server.people.export import packed
from ludus.server.people.people import YEAR, NotAllowed, People
from ludus.server.people.relations import Relations
from ludus.server.protocol import NoClock
from ludus.server.settings import Settings
from ludus.server.store import database as databases
from ludus.server.store.backup import backup, restore
from ludus.server.store.lock import InUse, only_process
from ludus.server.store.store import ALIVE, Append, Conflict, Store
from ludus.server.store.writer import Unwritten, Writer
from ludus.server.tables import seating
from ludus.server.tables.entries import Answering, AnyDeed, Chatting, Entry, Opening, Setup, Sitting, Starting
from ludus.server.trouble import Trouble
from tests.server.running import sqlite


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


def setup(id_: str = "t", start: bytes | None = None) -> Setup:
    return Setup(id_, "lutece", 1, 2, 2**128 - 1, "salt", 7, {"cards": "żółć\n"}, NoClock(), public=True, start=start)


def opened(id_: str = "t") -> Append:
    chairs = [seating.person_seat(0, "ania", "Ania"), seating.bot_seat(1, "greedy")]
    deeds: list[AnyDeed] = [Opening(), *(Sitting(chair) for chair in chairs), Starting()]
    entries = [Entry(seq, 10 + seq, deed) for seq, deed in enumerate(deeds, start=1)]
    return Append(id_, entries, "running", setup(id_))


def test_what_is_written_is_read(store: Store) -> None:
    append = opened()
    store.append(append)
    answers = [
        Entry(5, 20, Answering(0, (3, 4)), "ania", "c1"),
        Entry(6, 21, Chatting("ania", "Ania", "Cześć"), "ania", "c2"),
    ]
    store.append(Append("t", answers))
    assert store.setup("t") == append.setup
    assert store.entries("t") == [*append.entries, *answers]
    assert store.entries("t", since=5) == answers[1:]
    assert store.lengths(["t", "u"]) == {"t": 6}
    assert store.setup("u") is None
    assert store.entries("u") == []


def test_an_image_of_bytes_survives(store: Store) -> None:
    one = setup("b", start=bytes(range(256)))
    store.append(Append("b", [Entry(1, 1, Opening())], "waiting", one))
    assert store.setup("b") == one


def test_no_entry_and_no_command_is_written_twice(store: Store) -> None:
    store.append(opened())
    store.append(Append("t", [Entry(5, 20, Answering(0, (3,)), "ania", "c1")]))
    with pytest.raises(Conflict):
        store.append(Append("t", [Entry(5, 21, Answering(0, (4,)), "ania", "c2")]))
    with pytest.raises(Conflict):
        store.append(Append("t", [Entry(6, 21, Answering(0, (4,)), "ania", "c1")]))
    with pytest.raises(Conflict):
        store.append(opened())
    assert len(store.entries("t")) == 5


def test_one_that_conflicts_does_not_hold_up_the_others(store: Store) -> None:
    for id_ in ("a", "b", "c"):
        store.append(opened(id_))
    results = store.append_all(
        [
            Append("a", [Entry(5, 20, Answering(0, (1,)))]),
            Append("b", [Entry(4, 20, Answering(0, (1,)))]),
            Append("c", [Entry(5, 20, Answering(0, (1,)))], "over"),
        ]
    )
    assert [result is None for result in results] == [True, False, True]
    assert store.lengths("abc") == {"a": 5, "b": 4, "c": 5}
    assert [listed.id for listed in store.public("over")] == ["c"]


def test_a_row_that_cannot_be_written_takes_no_neighbour_with_it(store: Store) -> None:
    for id_ in ("a", "b", "c"):
        store.append(opened(id_))
    results = store.append_all(
        [
            Append("a", [Entry(5, 20, Answering(0, (1,)))]),
            Append("b", [Entry(5, 2**70, Answering(0, (1,)), "ania", "\0x")]),
            Append("c", [Entry(5, 20, Answering(0, (1,)))], "over"),
        ]
    )
    assert [result is None for result in results] == [True, False, True]
    assert store.lengths("abc") == {"a": 5, "b": 4, "c": 5}


def test_many_writers_share_a_commit(store: Store) -> None:
    async def write() -> None:
        writer = Writer(store)
        await asyncio.gather(*(writer.append(opened(f"t{number}")) for number in range(100)))
        await asyncio.gather(*(writer.append(Append(f"t{n}", [Entry(5, 9, Answering(0, (n,)))])) for n in range(100)))
        with pytest.raises(Conflict):
            await writer.append(Append("t1", [Entry(5, 9, Answering(0, (1,)))]))
        with pytest.raises(Unwritten):
            await writer.append(Append("t1", [Entry(6, 2**70, Answering(0, (1,)))]))
        writer.close()

    asyncio.run(write())
    assert store.lengths([f"t{number}" for number in range(100)]) == {f"t{number}": 5 for number in range(100)}


def test_the_lobby_and_ones_own_tables(store: Store) -> None:
    store.append(opened())
    (listed,) = store.public("running")
    assert [chair.kind for chair in listed.seats] == ["person", "bot"]
    assert [one.id for one in store.of_person("ania")] == ["t"]
    assert store.of_person("bea") == []
    store.append(Append("t", [Entry(5, 30, Sitting(seating.person_seat(1, "bea", "Bea")))]))
    assert [one.id for one in store.of_person("bea")] == ["t"]


def test_a_damaged_table_is_left_out_and_the_others_are_listed(store: Store) -> None:
    for id_ in ("a", "b", "c", "d"):
        store.append(opened(id_))
    with store.engine.begin() as connection:
        for id_, values in (("a", {"brief": "{"}), ("b", {"brief": None})):
            connection.execute(databases.TABLES.update().where(databases.TABLES.c.id == id_).values(values))
        connection.execute(databases.SEATS.update().where(databases.SEATS.c.table_id == "c").values(chair="?"))
    assert [one.id for one in store.public("running")] == ["d"]
    assert [one.id for one in store.of_person("ania")] == ["d"]
    assert sorted(store.seated("ania")) == ["a", "b", "c", "d"]


def test_the_lobby_reads_no_card_files(store: Store) -> None:
    """They lie in the setups, a hundred thousand letters each."""
    store.append(opened())
    read: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda _c, _cursor, text, *_: read.append(text))
    assert [one.id for one in store.public("running")] == ["t"]
    assert [one.id for one in store.of_person("ania")] == ["t"]
    assert read
    assert [text for text in read if "setup" in text] == []


def test_a_database_of_before_is_described_when_it_is_opened(database: str) -> None:
    """A card file of one's own stays in the setup, and no list reads it."""
    with databases.connected(database) as engine:
        long = msgspec.structs.replace(setup("t"), options={"cards": "x" * 99_000}, host="ania")
        append = opened("t")._replace(setup=long)
        Store(engine).append(append)
        (now,) = Store(engine).public("running")
        with engine.begin() as connection:
            config = databases.alembic(connection)
            command.downgrade(config, "0001")
    with databases.connected(database) as engine:
        (again,) = Store(engine).public("running")
        assert again == now
        assert again.options == {"cards": ""}
        assert again.host == "ania"
        assert Store(engine).setup("t") == long


def test_a_table_has_one_owner_until_that_dies(store: Store) -> None:
    store.append(opened())
    store.beat("p")
    store.beat("q")
    assert store.orphans() == []  # nobody has looked at it yet
    assert store.claim("t", "p") == "p"
    assert store.claim("t", "q") == "p"
    assert store.orphans() == []
    with store.engine.begin() as connection:
        late = databases.PROCESSES.c.seen - ALIVE - 1
        connection.execute(databases.PROCESSES.update().where(databases.PROCESSES.c.id == "p").values(seen=late))
    assert store.orphans() == ["t"]
    assert store.claim("t", "q") == "q"
    store.release("t", "p")  # no longer its own
    assert store.claim("t", "r") == "q"
    store.bury("q")
    assert store.claim("t", "r") == "r"


def test_somebody_is_forgotten_everywhere(store: Store) -> None:
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1)
    append = opened()
    chair = Sitting(seating.person_seat(0, ania.id, "Ania"))
    said = Entry(6, 3, Chatting(ania.id, "Ania", "my number is 555"), ania.id, "c2")
    store.append(append)
    store.append(Append("t", [Entry(5, 2, chair, ania.id, "c1"), said]))
    bea = people.new("Bea", "pl", 1)
    Relations(store).mute(ania.id, bea.id, True)
    exported = msgspec.json.decode(gzip.decompress(packed(store, ania.id)))
    assert exported["chat"][0]["text"] == "my number is 555"
    assert exported["muted"] == [bea.id]
    assert people.delete(ania.id) == ["t"]
    with store.engine.connect() as connection:
        for table in databases.METADATA.sorted_tables:
            if table is not databases.SEATS:  # emptied by leaving the table
                for row in connection.execute(sa.select(table)):
                    assert ania.id not in str(row)
                    assert "555" not in str(row)
    assert len(store.entries("t")) == 6


def test_passwords_are_hashed_and_logins_belong_to_one(store: Store) -> None:
    people = People(store, "secret")
    ania, bea = people.new("Ania", "pl", 1), people.new("Bea", "fr", 1)
    old = people.cookie(ania.id, 1)
    assert people.read(old) == (ania, 1)
    _, generation = people.set_password(ania.id, "ania", "correct horse", "")
    assert people.read(old) is None
    assert people.read(people.cookie(ania.id, generation)) is not None
    with store.engine.connect() as connection:
        hashed = connection.scalar(sa.select(databases.PEOPLE.c.password).where(databases.PEOPLE.c.id == ania.id))
    assert hashed is not None
    assert hashed.startswith("$argon2id$")
    assert people.sign_in("ania", "correct horse")[0].id == ania.id
    for login, password in (("ania", "wrong horse"), ("nobody", "correct horse")):
        with pytest.raises(NotAllowed):
            people.sign_in(login, password)
    with pytest.raises(NotAllowed):
        people.set_password(bea.id, "ania", "another one", "")
    with pytest.raises(NotAllowed):
        people.set_password(ania.id, "ania", "another one", "wrong horse")


def test_forged_cookies_are_nobodys(store: Store) -> None:
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1)
    right = people.cookie(ania.id, 1)
    assert right != people.cookie(ania.id, 1)  # two sessions of the same second
    forged = People(store, "another").cookie(ania.id, 1)
    for cookie in (None, "", "x", right[:-1], right + "x", right.replace(".1.", ".2.", 1), forged, "\udcff", "." * 500):
        assert people.read(cookie) is None


def test_a_cookie_has_one_spelling(store: Store) -> None:
    """Else one that was signed out came back to life with another last letter."""
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1)
    cookie = people.cookie(ania.id, 1)
    assert people.read(cookie) == (ania, 1)
    people.end(cookie, 1)
    for letter in ascii_letters + digits + "-_=":
        for other in (cookie[:-1] + letter, cookie + letter):
            assert people.read(other) is None
            assert other == cookie or people.claimed(other) is None


def test_a_clock_that_is_put_back_signs_nobody_out(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1)
    early, cookie = time.time() - 3, people.cookie(ania.id, 1)
    monkeypatch.setattr(time, "time", lambda: early)
    monkeypatch.setattr("ludus.server.people.people.datetime", Early)
    assert people.read(cookie) == (ania, 1)


class Early(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Early":
        return super().now(tz) - timedelta(seconds=3)


def test_a_cookie_of_last_year_is_nobodys(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1)
    old = time.time() - YEAR - 60
    with monkeypatch.context() as then:
        then.setattr(time, "time", lambda: old)
        cookie = people.cookie(ania.id, 1)
    assert people.read(cookie) is None


def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    with store.engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), databases.METADATA)
    assert differences == []
    databases.migrate(store.engine)  # nothing is left to do


def test_a_backup_is_restored_into_either_kind(store: Store, tmp_path: Path, postgres: str) -> None:
    store.append(opened())
    store.setting("secret", "s3")
    People(store, "secret").new("Ania", "pl", 1)
    here = Settings(store.engine.url.render_as_string(hide_password=False))
    rows = backup(here, tmp_path / "one.gz")
    assert rows == 1 + 4 + 2 + 1 + 1
    for url in (f"sqlite:///{tmp_path / 'other.sqlite'}", postgres):
        if url == here.database:
            continue
        assert restore(Settings(url), tmp_path / "one.gz") == rows
        engine = databases.connect(url)
        assert Store(engine).entries("t") == store.entries("t")
        assert Store(engine).setup("t") == store.setup("t")
        engine.dispose()
        with pytest.raises(Trouble, match="database-filled"):
            restore(Settings(url), tmp_path / "one.gz")


def test_a_backup_that_is_damaged_fills_nothing(tmp_path: Path) -> None:
    here = Settings(sqlite(tmp_path))
    file = tmp_path / "one.gz"
    databases.connect(here.database).dispose()
    backup(here, file)
    whole = file.read_bytes()
    for damaged in (b"", b"nothing", whole[:-12]):
        file.write_bytes(damaged)
        with pytest.raises(Trouble, match="backup-wrong"):
            restore(here, file)


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    here = Settings(sqlite(tmp_path))
    with only_process(here) as tell:
        tell("http://127.0.0.1:8000/")
        with pytest.raises(InUse) as busy, only_process(here):
            pass
        assert busy.value.address == "http://127.0.0.1:8000/"
    with only_process(here), pytest.raises(InUse) as busy, only_process(here):
        pass
    assert busy.value.address == ""  # the second has not said where it serves


def test_what_root_restores_belongs_to_whom_the_folder_belongs(tmp_path: Path) -> None:
    """A service that runs as somebody else must open it."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root gives files away")
    with databases.connected(f"sqlite:///{tmp_path / 'old.sqlite'}") as engine:
        People(Store(engine), "secret").new("Ania", "pl", 1)
    backup(Settings(f"sqlite:///{tmp_path / 'old.sqlite'}"), tmp_path / "all.gz")
    folder = tmp_path / "theirs"
    folder.mkdir()
    os.chown(folder, 12345, 12345)
    restore(Settings(f"sqlite:///{folder / 'tables.sqlite'}"), tmp_path / "all.gz")
    assert {(file.stat().st_uid, file.stat().st_gid) for file in folder.iterdir()} == {(12345, 12345)}


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite"
    with databases.connected(f"sqlite:///{file}") as engine, only_process(Settings(f"sqlite:///{file}")):
        People(Store(engine), "secret").new("Ania", "pl", 1)
        assert file.parent.stat().st_mode & 0o077 == 0
        kept = [one for one in file.parent.iterdir() if one.suffix != ".lock"]
        assert len(kept) == 3
        assert [one.name for one in kept if one.stat().st_mode & 0o077] == []
    file.chmod(0o644)  # as it was made before
    with databases.connected(f"sqlite:///{file}"):
        assert file.stat().st_mode & 0o077 == 0
