"""Makes the database of an old version: a server of that version, and people who play at it. See README.md."""

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Guest, Tab, guest
from tests.server.running import Server, serving, sqlite

PASSWORD = "carthago delenda"
# To be played to their end: how many people, which bots, which options. Of the last some are no longer allowed by later
# rules (G-RULING-29).
GAMES: list[tuple[str, int, tuple[str, ...], dict[str, str]]] = [
    ("lutece", 2, (), {}), ("lutece", 3, ("greedy",), {}), ("fortuna", 2, (), {}),
    ("fortuna", 2, ("casual",), {"draft": "true"}), ("gloire", 2, (), {}),
    ("gloire", 2, ("greedy",), {"introductory": "true"}), *[("gloire", 3, (), {})] * 8,
]  # fmt: skip


async def play(tab: Tab, random: Random, answers: int = 10_000) -> None:
    """Answers by chance, to the end of the game or so often."""
    for _ in range(answers):
        await tab.asked()
        here = tab.situation
        if here["sheet"] is not None:
            return
        choice = random.choice(here["legal"])["id"]
        reply = await tab.ask("answer", seat=here["seat"], question=here["question"], actions=[choice])
        if reply["type"] == "accepted":
            await tab.at(reply["seq"])
        elif reply["code"] == "stale":
            await asyncio.sleep(0.01)
        else:
            raise AssertionError(reply)


async def together(people: list[Guest], table: str, seed: int, answers: int = 10_000) -> Any:
    """Everybody plays through a tab of their own, and says something. Returns the sheet of a game that is over."""
    tabs = [await one.connect(table) for one in people]
    for tab, line in zip(tabs, ("Ave!", "Salut à tous", "Cześć"), strict=False):
        await tab.ask("chat", text=line)
    plays = [asyncio.create_task(play(tab, Random(seed + at), answers)) for at, tab in enumerate(tabs)]
    done, _ = await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)  # at the end, or enough is played
    for one in plays:
        one.cancel()
    await asyncio.gather(*done)
    await asyncio.gather(*plays, return_exceptions=True)
    sheets = [tab.situation["sheet"] for tab in tabs]
    for tab in tabs:
        await tab.close()
    return next(filter(None, sheets), None)


async def change_of_mind(one: Guest) -> None:
    """At one's own device: an answer is taken back, and another is drafted and confirmed."""
    table = await one.table("me", "here:Jan", public=True)
    tab = await one.connect(table, seat=0)
    for seat in (0, 1):
        if tab.situation["seat"] != seat:
            await tab.ask("look", seat=seat)
            await tab.until(lambda seat=seat: tab.situation["seat"] == seat)  # type: ignore[misc]
        await tab.asked()
        reply = await tab.answer()
        await tab.at(reply["seq"])
    for _ in range(400):
        here = tab.situation
        if here["undo"] is not None:
            await tab.ask("undo", seat=here["seat"], seq=here["undo"])
            break
        if here["legal"]:
            await tab.at((await tab.answer())["seq"])
        else:
            await tab.ask("look", seat=1 - here["seat"])
            await tab.until(lambda here=here: tab.situation["seat"] != here["seat"])  # type: ignore[misc]
    await tab.close()


async def account(one: Guest, login: str) -> None:
    reply = await one.client.put("/api/me/account", json={"login": login, "password": PASSWORD})
    assert reply.status_code == 200, reply.text


async def season(server: Server) -> dict[str, list[int]]:
    """Everything that happens; the points of every game that was played to its end."""
    points = {}
    async with (
        guest(server, "Ania", "pl") as ania,
        guest(server, "Bruno", "fr") as bruno,
        guest(server, "Cléo") as cleo,
        guest(server, "Dora") as dora,
    ):
        await account(ania, "ania")
        await account(bruno, "bruno")
        await account(dora, "dora")
        people = [ania, bruno, cleo]

        async def table(game: str, *bots: str, seats: int = 2, **more: object) -> str:
            """One of Ania's at which the first people sit, and bots."""
            found = await ania.table("me", *["open"] * (seats - 1), *bots, game=game, pace=0, **more)
            for one in people[1:seats]:
                await one.join(found)
            return found

        # Finished: every game, by people and by bots, with the options there were.
        for number, (game, seats, bots, options) in enumerate(GAMES):
            found = await table(game, *bots, seats=seats, public=number % 2 == 0, options=options)
            points[found] = (await together(people[:seats], found, 10 * number))["scores"]
        again = await ania.post(f"/api/tables/{found}/rematch")
        # Open: a rematch, one in the middle of each game, with clocks and without, one that waits, one that goes on
        # from the middle of another, one at a single device.
        await together(people, again["id"], 7, 4)
        for game, speed in (
            ("lutece", {"kind": "days", "days": 14}),
            ("fortuna", {"kind": "none"}),
            ("gloire", {"kind": "none"}),
        ):
            await together(people[:2], await table(game, speed=speed, public=True), 5, 6)
        await ania.table("me", "open", "open", public=True)
        wanted = {"at": 5, "seat": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]}
        await ania.post(f"/api/tables/{found}/continue", wanted)
        await change_of_mind(cleo)
        # Dora has played and talked, and leaves for good; Bruno does not want to hear Cléo.
        left = await dora.table("me", "greedy", pace=0)
        await together([dora], left, 3, 5)
        assert (await dora.client.delete("/api/me")).status_code == 204
        assert (await bruno.client.put(f"/api/me/mutes/{cleo.id}")).status_code == 204
    return points


def main(into: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with serving(sqlite(Path(folder)), LUDUS_COMMANDS="5000") as server:
            points = asyncio.run(season(server))
        file = Path(folder) / "tables.sqlite"
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        connection.close()
        into.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    into.with_name(into.name.replace(".sqlite.gz", ".json")).write_text(json.dumps(points, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
