"""The cards of a table, as a browser gets them."""

import asyncio
import tomllib
from importlib import resources
from pathlib import Path

import httpx
import pytest

from tests.server.client import Json, guest
from tests.server.running import Server, serving, sqlite

pytestmark = pytest.mark.anyio


def shipped(game: str) -> str:
    return resources.files(f"ludus.games.{game}").joinpath("cards.toml").read_text("utf-8")


def table(game: str, **options: str) -> Json:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}


@pytest.mark.parametrize("game", ["lutece", "fortuna", "gloire"])
async def test_whoever_has_the_link_gets_the_cards_of_the_game(server: Server, game: str) -> None:
    async with guest(server) as ania:
        made = await ania.post("/api/tables", table(game))
    reply = httpx.get(f"{server.url}/api/tables/{made['id']}/cards", timeout=60)  # by nobody
    assert reply.headers["content-type"].startswith("application/json")
    assert reply.json() == tomllib.loads(shipped(game))  # the file and nothing else: no order, no seed


async def test_a_card_file_of_one_s_own_is_the_one_that_is_told(server: Server) -> None:
    own = shipped("lutece").replace('en = "Baker"', 'en = "Pastry Cook"')
    async with guest(server) as ania:
        one = await ania.post("/api/tables", table("lutece", cards=own))
        other = await ania.post("/api/tables", table("lutece"))
        names = [(await ania.get(f"/api/tables/{made['id']}/cards"))["kinds"]["baker"]["en"] for made in (one, other)]
    assert names == ["Pastry Cook", "Baker"]


@pytest.mark.parametrize(("many", "cards"), [(10, False), (2, True)])
async def test_one_address_fills_no_disk_with_tables(tmp_path: Path, many: int, cards: bool) -> None:
    """They stay, and are over as soon as bots have played; cards of one's own weigh as much as several."""
    own = {"cards": shipped("lutece").ljust(38_000)} if cards else {}
    body = {**table("lutece", **own), "seats": [{"kind": "bot", "bot": "uniform"}] * 2, "pace": 0}
    with serving(sqlite(tmp_path), LUDUS_RATE="100") as small:
        async with guest(small) as ania, guest(small, "Bea") as bea:
            async with asyncio.timeout(30):
                codes = [(await ania.client.post("/api/tables", json=body)).status_code for _ in range(many)]
            assert codes == [201] * many
            refused = await bea.post("/api/tables", body, status=429)  # another name is no other address
            assert refused["code"] == "too-fast"
            assert (await bea.client.get("/api/lobby")).status_code == 200


async def test_cards_are_sent_again_only_if_they_are_others(server: Server) -> None:
    async with guest(server) as ania:
        made = await ania.post("/api/tables", table("gloire"))
        path = f"/api/tables/{made['id']}/cards"
        first = await ania.client.get(path)
        assert first.headers["cache-control"] == "no-cache"
        assert first.headers["content-encoding"] == "gzip"
        again = await ania.client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("id_", ["nowhere", "..", "%00", "a" * 64, "a" * 65])
async def test_a_table_that_is_not_there_has_no_cards(server: Server, id_: str) -> None:
    reply = httpx.get(f"{server.url}/api/tables/{id_}/cards", timeout=60)
    assert reply.status_code in (400, 404), reply.text
    assert "Traceback" not in reply.text
