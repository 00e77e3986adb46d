"""Several processes share tables through PostgreSQL; when one dies, another takes over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from ludus.server.app import channels
from ludus.server.processes.channels import EVERYBODY, Channels
from ludus.server.processes.notes import Written, read_note
from ludus.server.settings import Settings
from ludus.server.store import database as databases
from tests.server.client import Guest, Tab, guest, stranger
from tests.server.running import Server, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def elsewhere(person: Guest, server: Server) -> AsyncIterator[Guest]:
    """The same person, by the same cookie, at another process."""
    async with guest(server) as other:
        other.client.cookies.clear()
        for name, value in person.client.cookies.items():
            other.client.cookies.set(name, value)
        other.id = person.id
        yield other


def owner(database: str, table: str) -> str | None:
    with databases.connected(database) as engine, engine.connect() as connection:
        found: str | None = connection.scalar(sa.select(databases.TABLES.c.owner).where(databases.TABLES.c.id == table))
        return found


async def test_people_at_two_processes_play_one_game(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, guest(two, "Bea") as bea:
            table = await ania.table("me", "open", "greedy", pace=0)
            await bea.join(table)
            async with ania.sit(table) as first, bea.sit(table) as second:
                async with elsewhere(ania, two) as other, other.sit(table) as tab:
                    here = tab.situation
                    draft = {"seat": 0, "question": here["question"], "actions": [here["legal"][3]["id"]]}
                    assert (await tab.ask("draft", **draft))["type"] == "accepted"
                    await first.until(lambda: any(one["type"] == "drafted" for one in first.messages))
                    assert (await tab.ask("confirm", seat=0, question=here["question"]))["type"] == "accepted"
                    reply = await first.ask("chat", text="Salve from here")
                    await tab.at(reply["seq"])
                    assert tab.happened()[-1]["text"] == "Salve from here"
                async with asyncio.timeout(60):
                    while first.situation["sheet"] is None or second.situation["sheet"] is None:
                        for tab in (first, second):
                            if tab.situation["legal"]:
                                await tab.answer()
                        await asyncio.sleep(0.005)
                assert first.situation["sheet"] == second.situation["sheet"]
                public = [[one for one in tab.happened() if one["type"] != "answered"] for tab in (first, second)]
                assert public[0] == public[1]


async def test_when_the_owner_dies_another_process_takes_over(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, guest(two, "Bea") as bea:
            table = await ania.table("me", "open", "greedy", pace=50)
            await bea.join(table)
            async with bea.sit(table) as tab:
                reply = await tab.answer()
                before = owner(postgres, table)
                one.kill()
                async with elsewhere(ania, two) as other, other.sit(table, seat=0) as back:
                    assert reply["seq"] <= back.situation["seq"]
                    reply = await back.answer()
                    while reply.get("code") == "busy":
                        reply = await back.answer()
                    assert reply["type"] == "accepted"
                    assert owner(postgres, table) not in (None, before)
                    await tab.until(lambda: tab.situation["view"]["step"] == "bribes")  # the bot has answered too


async def test_a_copy_nobody_looks_at_is_read_when_it_is_asked_for(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, guest(two, "Bea") as bea:
            table = await ania.table("me", "open", pace=0)
            await bea.join(table)  # leaves a copy there
            async with ania.sit(table) as tab:
                await tab.answer()
                assert (await bea.get(f"/api/tables/{table}/moments/0?seat=1"))["answers"] == 1
                await tab.ask("chat", text="Salve")
                async with bea.sit(table) as other:
                    assert other.situation["seq"] == tab.situation["seq"]


async def test_who_was_at_a_process_that_died_is_no_longer_there(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, guest(two, "Bea") as bea:
            table = await ania.table("me", "open")
            await bea.join(table)
            async with ania.sit(table) as tab:

                def there() -> set[str]:
                    told = [one["people"] for one in tab.messages if one["type"] == "present"]
                    return set(told[-1]) if told else set()

                other = await bea.connect(table)
                await tab.until(lambda: there() == {ania.id, bea.id})
                two.kill()
                await tab.until(lambda: there() == {ania.id})
                await other.closed()


async def test_tables_of_a_dead_process_go_on_without_anybody_looking(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania:
            table = await ania.table("greedy", "uniform", pace=400)
            one.kill()
        async with guest(two) as bea, bea.sit(table) as tab:
            seen = tab.situation["seq"]
            await tab.until(lambda: tab.situation["seq"] > seen + 3)


async def test_when_the_database_cuts_every_connection_the_game_goes_on(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, guest(two, "Bea") as bea:
            table = await ania.table("me", "open")
            await bea.join(table)
            async with ania.sit(table) as first, bea.sit(table) as second:
                cut(postgres)
                for tab in (first, second):
                    async with asyncio.timeout(60):
                        while (await tab.answer()).get("code") == "busy":
                            await asyncio.sleep(0.2)
                for tab in (first, second):
                    await tab.until(lambda tab=tab: tab.situation["view"]["step"] == "bribes")  # type: ignore[misc]


async def test_what_a_person_changes_at_one_process_reaches_their_sockets_at_another(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, guest(two, "Bea") as bea, elsewhere(ania, two) as other:
            table = await ania.table("me", "open")
            await bea.join(table)
            async with bea.sit(table) as neighbour, other.sit(table) as tab:
                assert (await ania.client.put(f"/api/me/mutes/{bea.id}")).status_code == 204
                await said(neighbour, tab, "Salve", heard=None)
                assert (await ania.client.delete(f"/api/me/mutes/{bea.id}")).status_code == 204
                await said(neighbour, tab, "Vale", heard="Vale")
                account = {"login": "ania", "password": "correct horse"}
                assert (await ania.client.put("/api/me/account", json=account)).status_code == 200
                assert await tab.closed() == 4401
            assert (await other.client.get("/api/me")).status_code == 401
            async with elsewhere(ania, two) as third, stranger(two) as fourth:
                assert (await fourth.client.post("/api/session", json=account)).status_code == 200
                async with third.sit(table) as kept, fourth.sit(table) as gone:
                    assert kept.hello["mine"] == gone.hello["mine"] == [0]
                    await ania.client.delete("/api/session")  # the third one has the same cookie, not the fourth
                    assert await kept.closed() == 4401
                    assert (await gone.ask("chat", text="still here"))["type"] == "accepted"
                    ania.client.cookies.update(fourth.client.cookies)
                    assert (await ania.client.delete("/api/me")).status_code == 204
                    assert await gone.closed() == 4401


async def said(speaker: Tab, listener: Tab, text: str, heard: str | None) -> None:
    """Something is said until it is heard as expected: a notice may take a moment."""
    async with asyncio.timeout(60):
        while True:
            reply = await speaker.ask("chat", text=text)
            await listener.at(reply["seq"])
            if listener.happened()[-1]["text"] == heard:
                return


async def test_a_lost_notice_keeps_nobody_signed_in(postgres: str) -> None:
    with serving(postgres) as one:
        async with guest(one) as ania:
            table = await ania.table("me", "greedy")
            async with ania.sit(table) as tab:
                with databases.connected(postgres) as engine, engine.begin() as connection:
                    connection.execute(databases.PEOPLE.update().values(generation=2))  # as another process would
                assert await tab.closed() == 4401


async def test_a_note_that_cannot_be_carried_stops_no_other(postgres: str) -> None:
    """PostgreSQL carries no more than 8,000 bytes at once."""
    plugin = channels(Settings(postgres), "here")
    relay = Channels("here", plugin)
    async with plugin, plugin.start_subscription([EVERYBODY]) as subscriber:
        for table in ("before", "x" * 9_000, "after"):
            relay.tell(Written("here", {table: 1}))
        told = []
        async with asyncio.timeout(60):
            async for data in subscriber.iter_events():
                told.append(read_note(data))
                if len(told) == 2:
                    break
    assert told == [Written("here", {"before": 1}), Written("here", {"after": 1})]


def cut(database: str) -> None:
    with databases.connected(database) as engine, engine.connect() as connection:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
