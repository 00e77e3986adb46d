"""Leaving for good: everything can be had before, nothing is left after, and nobody waits for who is gone."""

import gzip
import threading
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludus.server.people.export import packed
from ludus.server.people.people import People
from ludus.server.people.profiles import Profiles
from ludus.server.store import database as databases
from ludus.server.store.store import Append, Store
from ludus.server.tables import seating
from ludus.server.tables.entries import Answering, Chatting, Entry, Sitting
from ludus.server.tables.table import Table
from tests.server.client import guest
from tests.server.finished import fill, finished
from tests.server.running import Server

MANY = 2_000


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


def exported(store: Store, person: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(gzip.decompress(packed(store, person)))
    return found


def running(store: Store, id_: str, person: str) -> None:
    """A table at which somebody plays against another person."""
    append = finished(id_, person, "bea")
    assert append.setup is not None
    store.append(append._replace(phase="running", ended=None))


def kept(store: Store) -> str:
    with store.engine.connect() as connection:
        return str([connection.execute(one.select()).all() for one in databases.METADATA.sorted_tables])


def test_an_export_holds_everything_also_what_is_damaged(store: Store) -> None:
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1).id
    store.append(finished("over", ania, "bot:skilled", rated=True))
    running(store, "t", ania)
    said = [Entry(5, 2, Chatting(ania, "Ania", "hej"), ania, "c1"), Entry(6, 3, Answering(0, (1, 2)), ania, "c2")]
    store.append(Append("t", said))
    Profiles(store).hide(ania, "over", True)
    found = exported(store, ania)
    assert found["person"] == {"id": ania, "name": "Ania", "language": "pl", "login": None}
    assert [one["table"] for one in found["seats"]] == ["over", "t"]
    assert [(one["table_id"], one["place"], one["hidden"]) for one in found["results"]] == [("over", 1, True)]
    assert [(one["game"], one["games"]) for one in found["ratings"]] == [("lutece", 1)]
    assert [one["text"] for one in found["chat"]] == ["hej"]
    assert [one["actions"] for one in found["answers"]] == [[1, 2]]
    assert {"c1", "c2"} <= {one["command"] for one in found["commands"]}
    with store.engine.begin() as connection:
        connection.execute(databases.ENTRIES.update().where(databases.ENTRIES.c.seq == 5).values(deed="?"))
    assert exported(store, ania)["chat"] == []
    assert exported(store, ania)["answers"] == found["answers"]


def test_a_table_that_could_not_let_somebody_go_finds_a_bot_at_their_seat(store: Store) -> None:
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1).id
    running(store, "t", ania)
    assert people.delete(ania) == ["t"]
    setup = store.setup("t")
    assert setup is not None
    table = Table(setup)
    for entry in store.entries("t"):
        table.adopt(entry)
    assert 0 in table.bots()
    assert (table.chairs[0].person, table.chairs[0].name, table.chairs[0].away) == (None, "", True)
    assert ania not in kept(store)


def test_nobody_waits_for_who_is_forgotten_however_much_there_is_of_them(store: Store) -> None:
    people = People(store, "secret")
    ania = people.new("Ania", "pl", 1).id
    fill(store, ania, ["bea"], MANY, every=1)
    with store.engine.begin() as connection:
        deed = Sitting(seating.person_seat(0, ania, "Ania"))
        rows = [
            {
                "table_id": f"g{number:06}",
                "seq": seq,
                "at": 1,
                "deed": msgspec.json.encode(deed).decode(),
                "about": ania,
            }
            for number in range(MANY)
            for seq in (1, 2, 3)
        ]
        connection.execute(databases.ENTRIES.insert(), rows)
    leaving = threading.Thread(target=people.delete, args=(ania,))
    begin = time.perf_counter()
    leaving.start()
    longest, number = 0.0, 0
    while leaving.is_alive():
        start = time.perf_counter()
        store.append(finished(f"other{number}", "bea", "cleo"))
        longest, number = max(longest, time.perf_counter() - start), number + 1
        time.sleep(0.003)  # the others are no crowd
    leaving.join()
    assert longest < (time.perf_counter() - begin) / 2  # the work is done in pieces, others come between them
    assert ania not in kept(store)
    assert number > 3


@pytest.mark.anyio
async def test_deleting_works_with_running_tables_and_the_others_play_on(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        tables = [await ania.table("me", "open", pace=0) for _ in range(3)]
        for table in tables[:2]:
            await bea.join(table)
        assert (await ania.client.delete("/api/me")).status_code == 204
        for table in tables[:2]:
            async with bea.sit(table) as tab:
                assert ania.id not in tab.texts[0]
                await tab.asked()
                assert (await tab.answer())["type"] == "accepted"
                assert tab.table["seats"][0]["bot"] == "greedy"
        waiting = await bea.get(f"/api/tables/{tables[2]}")
        assert [one["kind"] for one in waiting["seats"]] == ["open", "open"]


@pytest.mark.anyio
async def test_an_export_is_a_file_that_any_client_can_read(server: Server) -> None:
    async with guest(server, "Ania") as ania:
        for encoding in ("gzip", "identity"):
            reply = await ania.client.get("/api/me/export", headers={"accept-encoding": encoding})
            assert reply.json()["person"]["id"] == ania.id
            assert reply.headers["content-disposition"] == 'attachment; filename="ludus.json"'
            assert reply.headers.get("content-encoding", "identity") == encoding
