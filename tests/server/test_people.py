"""People over HTTP: cookies, accounts, what is stored about them, leaving for good; and what operators look at."""

import asyncio
from itertools import chain, cycle, takewhile
from pathlib import Path

import httpx
import pytest

from ludus.server.store import database as databases
from tests.server.client import Guest, guest, stranger
from tests.server.running import Server, serving, sqlite

pytestmark = pytest.mark.anyio
TABLE = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def test_a_name_is_enough_and_the_cookie_is_closed_to_scripts(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        assert (await client.get("/api/me")).status_code == 401
        reply = await client.post("/api/me", json={"name": "Łucja", "language": "pl"})
        cookie = reply.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        me = (await client.get("/api/me")).json()
        assert (me["name"], me["login"]) == ("Łucja", None)
        await client.post("/api/me", json={"name": "Lucie", "language": "fr"})
        changed = (await client.get("/api/me")).json()
        assert (changed["id"], changed["name"]) == (me["id"], "Lucie")


async def test_a_password_makes_a_person_known_elsewhere(server: Server) -> None:
    async with guest(server) as ania, guest(server) as other, stranger(server) as elsewhere:
        account = {"login": "ania.k", "password": "correct horse"}
        reply = await ania.client.put("/api/me/account", json=account)
        assert reply.json()["login"] == "ania.k"
        reply = await other.client.put("/api/me/account", json=account)
        assert (reply.status_code, reply.json()["code"]) == (409, "login-taken")
        wrong = {**account, "password": "wrong horse"}
        assert (await elsewhere.client.post("/api/session", json=wrong)).status_code == 403
        assert (await elsewhere.client.post("/api/session", json=account)).json()["id"] == ania.id
        assert (await elsewhere.get("/api/me"))["id"] == ania.id
        await elsewhere.client.delete("/api/session")
        assert (await elsewhere.client.get("/api/me")).status_code == 401
        assert (await ania.get("/api/me"))["id"] == ania.id
        short = await other.client.put("/api/me/account", json={"login": "bea", "password": "short"})
        assert short.status_code == 400


async def test_a_cookie_is_dead_once_signed_out(server: Server) -> None:
    async with guest(server) as ania, stranger(server) as thief:
        account = {"login": "ania.dead", "password": "correct horse"}
        await ania.client.put("/api/me/account", json=account)
        thief.client.cookies.update(ania.client.cookies)
        assert (await thief.client.get("/api/me")).status_code == 200
        assert (await ania.client.delete("/api/session")).status_code == 204
        assert (await thief.client.get("/api/me")).status_code == 401
        table = await (await signed_in(ania, account)).table("me", "here:Jan")
        assert (await thief.client.post(f"/api/tables/{table}/join", json={})).status_code == 401
        async with thief.sit(table) as tab:
            assert tab.hello["mine"] == []
        assert (await ania.client.get("/api/me")).status_code == 200  # a new session of the same person


async def signed_in(who: Guest, account: dict[str, str]) -> Guest:
    assert (await who.client.post("/api/session", json=account)).status_code == 200
    return who


async def test_everything_stored_about_a_person_can_be_had_and_deleted(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", pace=0)
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two:
            await one.answer()
            await one.ask("chat", text="I live in Lutetia")
            exported = (await ania.client.get("/api/me/export")).json()
            assert exported["person"]["name"] == "Ania"
            assert [said["text"] for said in exported["chat"]] == ["I live in Lutetia"]
            assert len(exported["answers"]) == 1
            assert exported["seats"] == [{"table": table, "seat": 0, "name": "Ania"}]
            assert (await ania.client.delete("/api/me")).status_code == 204
            assert await one.closed() == 4401
            await two.until(lambda: two.table["seats"][0]["kind"] == "bot")
            assert (await ania.client.get("/api/me")).status_code == 401
        async with bea.sit(table) as again:
            assert "Lutetia" not in again.texts[0]
            assert ania.id not in again.texts[0]
            assert "Ania" not in again.texts[0]
            await again.asked()
            assert (await again.answer())["type"] == "accepted"


async def test_a_table_that_cannot_be_read_holds_nobody_hostage(server: Server) -> None:
    async with guest(server, "Ania") as ania:
        table = await ania.table("me", "open")
        async with ania.sit(table) as tab:
            await tab.ask("chat", text="I live in Lutetia")
        server.kill()
        with databases.connected(server.database) as engine, engine.begin() as connection:
            for column, damage, rows in (("setup", "{", databases.TABLES), ("deed", "?", databases.ENTRIES)):
                connection.execute(rows.update().values({column: damage}))
        server.start()
        assert (await ania.client.delete("/api/me")).status_code == 204
    with databases.connected(server.database) as engine, engine.connect() as connection:
        assert ania.id not in str([connection.execute(one.select()).all() for one in databases.METADATA.sorted_tables])


async def test_who_talks_while_being_deleted_leaves_no_trace(server: Server) -> None:
    async with guest(server, "Bea") as bea:
        for _ in range(4):
            async with guest(server, "Ania") as ania:
                table = await ania.table("me", "here:Jan")
                async with ania.sit(table) as tab:
                    talking = [asyncio.create_task(tab.send("chat", text="I live in Lutetia")) for _ in range(9)]
                    more = [asyncio.create_task(ania.client.post("/api/tables", json=TABLE)) for _ in range(5)]
                    assert (await ania.client.delete("/api/me")).status_code == 204
                    await asyncio.gather(*talking, *more, return_exceptions=True)
                    await tab.closed()
        await bea.table("me", "here:Jan")  # whatever waited is written before this
    with databases.connected(server.database) as engine, engine.connect() as connection:
        kept = str([connection.execute(one.select()).all() for one in databases.METADATA.sorted_tables])
        assert ania.id not in kept
        assert "Lutetia" not in kept


async def test_operators_see_health_and_figures(server: Server) -> None:
    async with stranger(server) as anybody:
        assert (await anybody.get("/health/live"))["status"] == "ok"
        assert (await anybody.get("/health/ready"))["status"] == "ok"
        figures = server.figures()
        for name in ("ludus_tables", "ludus_connections", "ludus_entries_total", "ludus_loop_lag_seconds_count"):
            assert figures[name] >= 0
        assert "ludus_tables" not in (await anybody.client.get("/metrics")).text  # nobody else sees them


async def test_the_pages_are_served_or_said_to_be_missing(server: Server) -> None:
    async with stranger(server) as anybody:
        for path in ("/", "/t/some-table"):
            reply = await anybody.client.get(path)
            assert reply.status_code == 200
            assert reply.headers["content-type"].startswith("text/html")


async def test_a_password_cannot_be_guessed_in_a_hurry(server: Server) -> None:
    async with stranger(server) as anybody:
        body = {"login": "victim", "password": "guess"}
        codes = [(await anybody.client.post("/api/session", json=body)).status_code for _ in range(12)]
        assert codes[0] == 403
        assert codes[-1] == 429


async def test_nobody_locks_the_door_for_others(server: Server) -> None:
    """Guesses from one address: neither the person they are about nor anybody else is kept out, nor made to wait."""
    account = {"login": "ania.door", "password": "correct horse"}
    async with (
        guest(server) as ania,
        httpx.AsyncClient(base_url=server.url, transport=elsewhere(), timeout=60) as guesser,
    ):
        await ania.client.put("/api/me/account", json=account)
        bodies = [{"login": "ania.door", "password": f"guess {n}"} for n in range(60)]
        bodies += [{"login": f"nobody{n}", "password": "guess"} for n in range(60)]
        codes, served = [], asyncio.Event()

        async def guess(some: list[dict[str, str]]) -> None:
            for body in chain(some, takewhile(lambda _: not served.is_set(), cycle(some))):
                codes.append((await guesser.post("/api/session", json=body, timeout=60)).status_code)

        flood = [asyncio.create_task(guess(bodies[number::20])) for number in range(20)]
        while len(codes) < 20:
            await asyncio.sleep(0.001)
        async with asyncio.timeout(60):  # who had to wait behind them would wait for ever
            assert (await ania.client.get("/api/me")).status_code == 200
            assert (await ania.client.post("/api/session", json=account)).status_code == 200
        served.set()
        await asyncio.gather(*flood)
        assert codes[:120].count(429) > 90


def elsewhere() -> httpx.AsyncHTTPTransport:
    """Somebody at another address."""
    return httpx.AsyncHTTPTransport(local_address="127.0.0.7")


async def test_one_address_makes_no_crowd_of_newcomers(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), LUDUS_RATE="100") as small:
        async with httpx.AsyncClient(base_url=small.url, timeout=60) as one:
            codes = []
            for _ in range(12):
                one.cookies.clear()
                codes.append((await one.post("/api/me", json={"name": "Ania"})).status_code)
            assert codes[:10] == [200] * 10
            assert codes[-1] == 429
