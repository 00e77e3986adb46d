"""Bots from outside: tokens, what they permit, what is told to them; the example plays as a real process."""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets

import ludus
from ludus.core import record as records
from ludus.server import protocol
from ludus.server.protocol import Answer, Chat
from ludus.server.store import database as databases
from ludus.server.tables import situation
from ludus.server.tables.entries import Answering
from ludus.server.tables.orders import Denied
from ludus.server.wire.routes.bots import news
from tests.server.client import Guest, Json, Tab, guest, stranger
from tests.server.running import ROOT, Server, serving, sqlite
from tests.server.test_hall import hall, table
from tests.server.test_hidden import after, hidden_choices, rebuilt, swapped

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets one bot play as fast as it can."""
    folder = tmp_path_factory.mktemp("server")
    with serving(sqlite(folder), dealt=folder / "deal", LUDUS_COMMANDS="5000") as found:
        yield found


async def made(keeper: Guest, name: str = "Hannibal") -> tuple[str, str]:
    """A bot of somebody's, and its token."""
    found = await keeper.post("/api/me/bots", {"name": name})
    return str(found["bot"]["id"]), str(found["token"])


class Robot:
    """A bot over HTTP and a socket."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.server.url, headers=self.headers, timeout=60) as client:
            return await client.request(method, path, json=None if method == "GET" else body or {})

    async def join(self, table: str, **more: Any) -> httpx.Response:
        return await self.ask("POST", f"/api/bot/tables/{table}/join", more)

    async def connect(self, table: str) -> Tab:
        url = f"ws://{self.server.address}/api/tables/{table}/socket"
        tab = Tab(await websockets.connect(url, additional_headers=self.headers, max_size=2**22, compression=None))
        await tab.until(lambda: bool(tab.hello))
        return tab


@pytest.mark.parametrize("game", ludus.titles())
async def test_the_example_plays_to_the_end_as_a_real_process(server: Server, game: str) -> None:
    async with guest(server, "Ania") as ania:
        tokens = [(await made(ania, name))[1] for name in ("Hannibal", "Hasdrubal")]
        seats = ("open", "open") if game == "micatio" else ("open", "greedy", "open")
        table = await ania.table(*seats, game=game, bots=True, pace=0)
        programs = [
            await asyncio.create_subprocess_exec(
                sys.executable, "examples/bot.py", server.url, token, table, cwd=ROOT, stdout=asyncio.subprocess.PIPE
            )
            for token in tokens
        ]
        async with asyncio.timeout(120):
            said = [json.loads((await one.communicate())[0]) for one in programs]
        assert [one.returncode for one in programs] == [0, 0]
        found = await ania.get(f"/api/tables/{table}")
        assert found["phase"] == "over"
        outside = [chair for chair in found["seats"] if chair["person"] is not None]
        assert sorted(chair["name"] for chair in outside) == ["Hannibal", "Hasdrubal"]
        assert {(chair["kind"], chair["bot"]) for chair in outside} == {("bot", None)}  # marked, and no one of ours
        text = (await ania.client.get(f"/api/tables/{table}/record")).text
        record = records.read(text, ludus.game)
        assert list(record.last(ludus.game(game)).scores()) == said[0] == said[1]
        assert [one.startswith("bot ") for one in record.players] == [True] * len(seats)
        assert "bot Hannibal" in record.players


async def test_a_token_is_told_once_and_only_a_hash_is_kept(server: Server) -> None:
    async with guest(server) as ania:
        bot, token = await made(ania)
        assert token.startswith("ludus_")
        assert [one["id"] for one in await ania.get("/api/me/bots")] == [bot]
        exported = await ania.get("/api/me/export")
        assert [one["id"] for one in exported["bots"]] == [bot]
        assert token not in json.dumps(exported)
    with databases.connected(server.database) as engine, engine.connect() as connection:
        kept = str([connection.execute(sa.select(one)).all() for one in databases.METADATA.sorted_tables])
    assert bot in kept
    assert token not in kept


async def test_a_token_permits_to_play_and_nothing_else(server: Server) -> None:
    async with guest(server) as ania, stranger(server) as other:
        bot, token = await made(ania)
        robot = Robot(server, token)
        assert (await robot.ask("GET", "/api/bot")).json()["id"] == bot
        table = await ania.table("me", "open", bots=True)
        for method, path in (
            ("GET", "/api/me"), ("GET", "/api/me/export"), ("DELETE", "/api/me"), ("GET", "/api/me/bots"),
            ("POST", "/api/me/bots"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/join"),
            ("POST", f"/api/tables/{table}/fill"), ("POST", f"/api/tables/{table}/rematch"),
            ("POST", f"/api/tables/{table}/continue"),
        ):  # fmt: skip
            body = {
                "name": "x",
                "game": "lutece",
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "seat": 1,
                "bot": "x",
                "at": 0,
            }
            reply = await robot.ask(method, path, body)
            assert reply.status_code in (400, 401), (path, reply.text)
        assert (await robot.join(table)).status_code == 200
        tab = await robot.connect(table)
        for type_, fields in (
            ("chat", {"text": "buy my coins"}), ("hint", {"seat": 1}), ("undo", {"seat": 1, "seq": 1}),
            ("draft", {"seat": 1, "question": 0, "actions": []}), ("learn", {"want": "next", "step": 1}),
        ):  # fmt: skip
            assert (await tab.ask(type_, **fields))["code"] == "not-for-bots"
        assert (await tab.ask("ping"))["type"] == "pong"
        look = await tab.ask("look", seat=0)
        assert look["code"] == "not-your-seat"
        await tab.close()
        for wrong in ("x", "ludus_no", "ludus_" + "x" * 5000, "żółć".encode().decode("latin-1")):
            other.client.headers["Authorization"] = f"Bearer {wrong}"
            assert (await other.client.get("/api/bot")).status_code in (401, 431)


async def test_a_bot_sits_where_its_keeper_or_the_host_wants_it(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        robot = Robot(server, (await made(ania))[1])
        closed = await bea.table("me", "open", public=True)
        refused = await robot.join(closed)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-for-bots")
        assert (await robot.join(await ania.table("me", "open"))).status_code == 200
        asked = await bea.table("me", "open", bots=True)
        assert (await robot.join(asked)).json()["seats"][1]["name"] == "Hannibal"
        assert (await robot.join(asked)).status_code == 200  # a retry
        rows = (await robot.ask("GET", "/api/bot/tables")).json()
        assert asked in [row["table"]["id"] for row in rows]
        (row,) = [row for row in (await bea.get("/api/lobby"))["mine"] if row["table"]["id"] == asked]
        assert row["table"]["seats"][1]["kind"] == "bot"


async def test_over_http_a_bot_waits_for_its_turn_and_answers_once(server: Server) -> None:
    async with guest(server) as ania:
        robot = Robot(server, (await made(ania))[1])
        table = await ania.table("me", "open")
        path = f"/api/bot/tables/{table}"
        assert (await robot.ask("GET", path)).status_code == 403
        await robot.join(table)
        here = (await robot.ask("GET", path)).json()
        assert here["type"] == "hello"
        answer = {
            "id": "one",
            "question": here["situation"]["question"],
            "actions": [here["situation"]["legal"][0]["id"]],
        }
        first = await robot.ask("POST", f"{path}/answer", answer)
        assert first.status_code == 200, first.text
        assert (await robot.ask("POST", f"{path}/answer", answer)).json() == first.json()  # sent again, played once
        late = await robot.ask("POST", f"{path}/answer", {**answer, "id": "two"})
        assert late.status_code == 409
        waiting = asyncio.create_task(robot.ask("GET", f"{path}?since={first.json()['seq']}&wait=20"))
        async with ania.sit(table, seat=0) as tab:
            await asyncio.sleep(0.3)
            assert not waiting.done()
            await tab.answer()
        news = (await waiting).json()
        assert [one["seat"] for one in news["happened"] if one["type"] == "answered"] == [0]
        assert (await robot.ask("GET", f"{path}?wait=26")).status_code == 400


async def test_who_waits_for_news_costs_nothing_until_there_are_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds may wait, each for half a minute."""
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        loop, set_ = asyncio.get_running_loop(), list[float]()
        call_at = loop.call_at

        def counted(when: float, *more: Any, **words: Any) -> asyncio.TimerHandle:
            set_.append(when)
            return call_at(when, *more, **words)

        monkeypatch.setattr(loop, "call_at", counted)
        waiting = [asyncio.create_task(news(here, live, live.table.seq, 30)) for _ in range(50)]
        await asyncio.sleep(1)
        assert len(set_) < 100  # one for each of them, and ours
        await live.perform("ania", Chat("c", "Salve"))
        await asyncio.wait_for(asyncio.gather(*waiting), 10)
        late = asyncio.create_task(news(here, live, live.table.seq, 30))
        await asyncio.sleep(0)
        await here.dismiss()
        await asyncio.wait_for(late, 10)
        await news(here, live, live.table.seq, 0)


async def test_a_revoked_bot_loses_its_socket_and_ours_keep_its_seat(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        bot, token = await made(ania)
        robot = Robot(server, token)
        table = await ania.table("me", "open", pace=0)
        await robot.join(table)
        tab = await robot.connect(table)
        assert (await bea.client.delete(f"/api/me/bots/{bot}")).status_code == 404  # not hers
        assert (await ania.client.delete(f"/api/me/bots/{bot}")).status_code == 204
        assert await tab.closed() == 4401
        assert (await robot.ask("GET", "/api/bot")).status_code == 401
        assert (await ania.get(f"/api/tables/{table}"))["seats"][1]["bot"] == "greedy"
        assert await ania.get("/api/me/bots") == []
        assert (await ania.client.delete(f"/api/me/bots/{bot}")).status_code == 404


async def test_a_new_token_ends_the_old_one(server: Server) -> None:
    async with guest(server) as ania:
        bot, old = await made(ania)
        table = await ania.table("me", "open")
        await Robot(server, old).join(table)
        tab = await Robot(server, old).connect(table)
        new = (await ania.post(f"/api/me/bots/{bot}/token"))["token"]
        assert await tab.closed() == 4401
        assert (await Robot(server, old).ask("GET", "/api/bot")).status_code == 401
        again = await Robot(server, new).connect(table)
        assert again.hello["mine"] == [1]
        await again.close()


async def test_who_leaves_for_good_takes_their_bots_along(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        bot, token = await made(ania, "Ania's own Hannibal")
        gone, _ = await made(ania, "Ania's old Hannibal")
        table = await bea.table("me", "open", bots=True, pace=0)
        await Robot(server, token).join(table)
        await ania.client.delete(f"/api/me/bots/{gone}")
        assert (await ania.client.delete("/api/me")).status_code == 204
        assert (await Robot(server, token).ask("GET", "/api/bot")).status_code == 401
        assert (await bea.get(f"/api/tables/{table}"))["seats"][1]["name"] == "greedy"
    with databases.connected(server.database) as engine, engine.connect() as connection:
        kept = str([connection.execute(sa.select(one)).all() for one in databases.METADATA.sorted_tables])
    for trace in (ania.id, bot, gone, "Hannibal'"):
        assert trace not in kept.replace("'Hannibal'", "")


async def test_a_bot_that_floods_is_slowed_down_wherever_it_asks(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(sqlite(tmp_path_factory.mktemp("slow")), LUDUS_COMMANDS="2", LUDUS_SOCKETS="3") as slow:
        async with guest(slow) as ania:
            robot, calm = Robot(slow, (await made(ania))[1]), Robot(slow, (await made(ania, "Fabius"))[1])
            table = await ania.table("me", "open", "open")
            await calm.join(table)
            await robot.join(table)
            tab = await robot.connect(table)
            replies = await asyncio.gather(*(robot.ask("GET", "/api/bot") for _ in range(30)))
            assert 429 in [reply.status_code for reply in replies]
            pings = await asyncio.gather(*(tab.ask("ping") for _ in range(20)))  # out of the same bucket
            assert "too-fast" in [reply.get("code") for reply in pings]
            assert (await calm.ask("GET", "/api/bot")).status_code == 200  # others do not wait for it
            for _ in range(80):
                await tab.send("ping")
            assert await tab.closed() == 4429
            path = f"/api/bot/tables/{table}?since=1000&wait=8"  # in which all four have surely come
            waits = await asyncio.gather(*(calm.ask("GET", path) for _ in range(4)))
            assert sorted(reply.status_code for reply in waits) == [200, 200, 200, 429]  # three at once, and no more


async def test_a_bot_that_does_not_read_is_let_go(server: Server) -> None:
    """What waits for a bot has a bound, as for anybody."""
    from ludus.server.hall.connection import BACKLOG, PATIENCE, Connection

    connection = Connection("bot", 0, frozenset(), bot=True)
    for _ in range(BACKLOG * PATIENCE // 1000 + 2):
        connection.put("x" * 1000)
    assert connection.closed
    assert len(connection.outbox.items) <= 2


@pytest.mark.parametrize("game", ludus.titles())
async def test_everything_its_socket_receives_is_the_same_when_hidden_things_are_swapped(
    server: Server, game: str
) -> None:
    server.deal(1, game)  # few games of Fortuna hide a choice from anybody: these do
    random = Random(3)
    async with guest(server) as ania:
        table, tabs, asked = await played(server, ania, game, random)
    check(server, table, tabs, asked, random)


async def played(
    server: Server, ania: Guest, game: str, random: Random
) -> tuple[str, dict[int, Tab], list[tuple[int, int, str, Any, Json]]]:
    """A game of bots alone: what their sockets received, and what they asked."""
    seats = min(3, ludus.game(game).seats[-1])
    robots = [Robot(server, (await made(ania, f"Bot {seat}"))[1]) for seat in range(seats)]
    table = await ania.table(*["open"] * seats, game=game)
    for robot in robots:
        await robot.join(table)
    tabs = {seat: await robot.connect(table) for seat, robot in enumerate(robots)}
    asked: list[tuple[int, int, str, Any, Json]] = []
    seq = max(tab.situation["seq"] for tab in tabs.values())
    unseen = 0 if game == "fortuna" else 2  # privileges kept: only favors lead to them
    for answers in range(3000):
        for tab in tabs.values():
            await tab.at(seq)
        if tabs[0].situation["sheet"] is not None or (answers >= 300 and unseen >= 2):
            break
        seat = random.choice(tabs[0].situation["pending"])
        tab, here = tabs[seat], tabs[seat].situation
        if answers % 4 == 0:
            other = random.randrange(ludus.game(game).actions)
            asked.append((seq, seat, "why", other, await tab.ask("why", seat=seat, action=other)))
            wrong = {"seat": seat, "question": here["question"], "actions": [other]}
            if asked[-1][4]["because"]:
                asked.append((seq, seat, "answer", other, await tab.ask("answer", **wrong)))
            text = random.choice(here["legal"])["text"]
            asked.append((seq, seat, "read", text, await tab.ask("read", seat=seat, text=text)))
            looked = (await robots[seat].ask("GET", f"/api/bot/tables/{table}")).json()
            asked.append((seq, seat, "http", None, looked))
            asked.append((seq, seat, "recall", seq + 1, await tab.ask("recall", before=seq + 1)))
        favors = [one for one in here["legal"] if one["text"].startswith("favor")]
        choice = random.choice(favors or here["legal"])["id"]
        unseen += len(here["legal"]) > 1 and here["legal"][0]["text"].startswith("keep")
        accepted = await tab.ask("answer", seat=seat, question=here["question"], actions=[choice])
        seq = accepted["seq"]
    for tab in tabs.values():
        await tab.at(seq)
        await tab.close()
    return table, tabs, asked


def check(
    server: Server, table: str, tabs: dict[int, Tab], asked: list[tuple[int, int, str, Any, Json]], random: Random
) -> None:
    """Every message, by kind: none is left out."""
    compared = hidden = 0
    told: dict[int, dict[int, Any]] = {seat: {} for seat in tabs}  # what may be told of each entry
    known = {"hello", "happened", "accepted", "refused", "explained", "understood", "recalled", "present"}
    assert {message["type"] for tab in tabs.values() for message in tab.messages} <= known
    for here, entry in rebuilt(server, table):
        if here.state is not None and not here.over:
            for seat, tab in tabs.items():
                other = swapped(here, seat, random)
                for message in tab.messages:
                    found = message.get("situation")
                    if found is not None and found["seq"] == here.seq:
                        assert found == plain(situation.situation(other, seat, found["at"]))
                        assert message.get("table") in (None, plain(situation.info(other)))
                        compared += 1
            for seq, seat, kind, what, reply in asked:
                if seq == here.seq:
                    compare(swapped(here, seat, random), seat, kind, what, reply, told[seat])
        again, _, events = after(here, entry) if here.state is not None else (here, entry, {seat: [] for seat in tabs})
        for seat in tabs:
            told[seat][entry.seq] = plain(situation.happening(again, entry, events[seat]))
        if isinstance(entry.deed, Answering):
            hidden += hidden_choices(here, entry, random)
    for seat, tab in tabs.items():
        for message in tab.messages:
            if message["type"] == "happened":
                assert message["happening"] == told[seat][message["happening"]["seq"]]
    assert compared > 100
    assert hidden > 0
    assert {kind for _, _, kind, _, _ in asked} == {"why", "answer", "read", "http", "recall"}


def compare(other: Any, seat: int, kind: str, what: Any, reply: Json, told: dict[int, Any]) -> None:
    """A reply, by the table on which everything hidden is swapped."""
    match kind:
        case "why":
            assert reply["because"] == plain(other.because(other.position, seat, what))
            assert reply["action"] == plain(situation.choices(other, other.position, seat, [what])[0])
        case "answer":
            with pytest.raises(Denied) as denied:
                other.decide(other.chairs[seat].person, Answer("again", seat, other.question, [what]), 0)
            assert (reply["code"], reply["text"]) == (denied.value.code, denied.value.text)
            assert reply["because"] == plain(denied.value.because)
        case "read":
            action = other.game.read_action(other.position, seat, what)
            assert reply["action"] == plain(situation.choices(other, other.position, seat, [action])[0])
        case "http":
            assert reply["situation"] == plain(situation.situation(other, seat, reply["situation"]["at"]))
            assert reply["happened"] == [told[one["seq"]] for one in reply["happened"]]
        case "recall":
            assert reply["happened"] == [told[one["seq"]] for one in reply["happened"]]


def plain(struct: Any) -> Any:
    return json.loads(protocol.write(struct))
