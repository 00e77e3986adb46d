"""`ludus mcp`, with a real client over standard input and output: whole games, here and at a server; nothing hidden."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import ludus
from ludus.cli.mcp.desk import Here
from ludus.cli.mcp.tools import Tools
from ludus.cli.seating import deal
from ludus.cli.sitting import Sitting
from ludus.locale import Speech
from tests.server.running import ROOT, Server, serving, sqlite

from .conftest import Run

SEAT = 0
MOST = 400  # answers of one game


@asynccontextmanager
async def client(*words: str, **environment: str) -> AsyncIterator[Any]:
    """A session with `ludus mcp` in a process of its own."""
    from mcp.client.session import ClientSession
    from mcp.client.stdio import StdioServerParameters, stdio_client

    env = {"PYTHONPATH": str(ROOT / "src"), **environment}
    program = StdioServerParameters(command=sys.executable, args=["-m", "ludus", "mcp", *words], env=env, cwd=ROOT)
    async with stdio_client(program) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        yield session


async def call(session: Any, tool: str, **arguments: Any) -> str:
    async with asyncio.timeout(60):
        reply = await session.call_tool(tool, arguments)
    assert not reply.is_error, reply
    (content,) = reply.content
    return str(content.text)


def answers(told: str) -> list[str]:
    """The answers a model reads; none when nothing is asked."""
    _, mark, listed = told.partition("Your answers, each with what it means:\n")
    return [line.split("   ")[0] for line in listed.splitlines() if line.strip()] if mark else []


def local(game: str, seed: int) -> Here:
    """The same game in this process."""
    title = ludus.game(game)
    record = ludus.Record(game, title.version, 2, seed)
    return Here(Sitting(title, record, deal("greedy", [1], game), SEAT))


@pytest.mark.parametrize("game", ludus.titles())
def test_a_model_plays_to_the_end_and_reads_nothing_that_is_hidden_from_it(game: str) -> None:
    """All it reads is what it would read had everything hidden been drawn anew."""

    async def play() -> tuple[list[tuple[str, str]], list[str]]:
        random, said = Random(1), list[tuple[str, str]]()
        async with client(game, "--seats", "2", "--seed", "7") as session:
            tools = await session.list_tools()
            told, views = await call(session, "look"), [await call(session, "view")]
            said.append(("", told))
            while (listed := answers(told)) and len(said) < MOST:
                chosen = random.choice(listed)
                told = await call(session, "answer", text=chosen)
                said.append((chosen, told))
                views.append(await call(session, "view"))
        assert sorted(tool.name for tool in tools.tools) == ["answer", "look", "rules", "view", "wait"]
        return said, views

    said, views = asyncio.run(play())
    desk, random = local(game, seed=7), Random(2)
    tools = Tools(Speech("en"), desk)
    for (chosen, told), view in zip(said, views, strict=True):
        if chosen:
            question = desk.look().question
            assert question is not None
            (action,) = [id_ for id_, text in question.answers.items() if text == chosen]
            desk.answer(action)
        sitting = desk.sitting
        real = sitting.state
        if not real.over:
            sitting.state = real.determinize(SEAT, random.getrandbits(64))
        assert tools.look() == told
        assert tools.view() == view
        assert tools.answer("seed") == Speech("en").say("mcp-no-answer", answer="seed") or real.over
        sitting.state = real
    assert desk.look().outcome is not None
    assert "Places:" in said[-1][1]
    assert len(said) > 5


def test_what_is_no_answer_is_said_and_changes_nothing_and_rules_are_read() -> None:
    async def talk() -> None:
        async with client("lutece", "--seats", "2", "--seed", "7", "--language", "en") as session:
            before = await call(session, "look")
            assert "not among your answers" in await call(session, "answer", text="take everything")
            assert await call(session, "look") == before
            assert await call(session, "wait", seconds=1) == before
            assert "L-BRIBE-1:" in await call(session, "rules", query="L-BRIBE-1")
            assert "No rule" in await call(session, "rules", query="dragon")
            upper = answers(before)[0].upper()
            assert await call(session, "answer", text=f" {upper} ") != before  # as a model may write it

    asyncio.run(talk())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(sqlite(tmp_path_factory.mktemp("server")), LUDUS_COMMANDS="1000") as found:
        yield found


def table_with_a_bot(server: Server, game: str) -> tuple[str, str]:
    """The link of a table with an open seat, and a token."""
    with httpx.Client(base_url=server.url, timeout=60) as ania:
        ania.post("/api/me", json={"name": "Ania"})
        token = ania.post("/api/me/bots", json={"name": "Hannibal"}).json()["token"]
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
        made = ania.post("/api/tables", json={"game": game, "seats": seats, "pace": 0}).json()
    return f"{server.url}/t/{made['id']}", token


@pytest.mark.parametrize("game", ludus.titles())
def test_at_a_server_it_plays_with_the_token_of_a_bot(server: Server, game: str) -> None:
    link, token = table_with_a_bot(server, game)

    async def play() -> list[str]:
        random, said = Random(4), list[str]()
        async with client("--table", link, LUDUS_TOKEN=token) as session:
            said.append(await call(session, "wait", seconds=30))
            while (listed := answers(said[-1])) and len(said) < MOST:
                await call(session, "answer", text=random.choice(listed))
                said.append(await call(session, "wait", seconds=30))
            said.append(await call(session, "view"))
        return said

    *_, last, view = asyncio.run(play())
    assert "Places:" in last
    found = httpx.get(f"{server.url}/api/tables/{link.rpartition('/')[2]}", timeout=60).json()
    assert found["phase"] == "over"
    assert found["seats"][1]["name"] == "Hannibal"
    assert json.loads(view)["seat"] == 1


def test_what_is_missing_is_said_in_a_sentence(
    run: Run, server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    link, _ = table_with_a_bot(server, "lutece")
    monkeypatch.delenv("LUDUS_TOKEN", raising=False)
    assert "LUDUS_TOKEN" in run("mcp", "--table", link)[2]
    monkeypatch.setenv("LUDUS_TOKEN", "ludus_none")
    code, _, err = run("mcp", "--table", link)
    assert code == 1
    assert "show a token" in err
    assert "expected the link of a table" in run("mcp", "--table", "nowhere")[2]
    assert run("mcp", "--seat", "9")[0] == 2
