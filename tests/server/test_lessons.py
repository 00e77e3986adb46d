"""A table at which a lesson is given, over the real server."""

from pathlib import Path
from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from ludus import lessons
from ludus.server.hall import school
from ludus.server.protocol import Learn
from ludus.server.protocol.bodies import Person
from ludus.server.tables.orders import Denied
from ludus.server.tables.table import RulesChanged, Table
from tests.server.client import Tab, guest, stranger
from tests.server.running import Server, serving, sqlite
from tests.server.test_hall import hall

pytestmark = pytest.mark.anyio
LESSON = "lutece-1"


async def go_to(tab: Tab, kind: str) -> None:
    """Skips until a step of a kind."""
    while (at := tab.situation["lesson"])["kind"] != kind:
        reply = await tab.ask("learn", want="skip", step=at["step"])
        assert reply["type"] == "accepted", reply
        await tab.until(lambda at=at: tab.situation["lesson"] != at)  # type: ignore[misc]


async def test_a_lesson_is_done_step_by_step_and_then_it_is_known_as_done(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post(f"/api/lessons/{LESSON}")
        assert (table["lesson"], table["public"], table["speed"]) == (LESSON, False, {"kind": "none"})
        async with ania.sit(table["id"]) as tab:
            steps = len(lessons.of(LESSON).steps)
            for step in range(1, steps + 1):
                at = tab.situation["lesson"]
                assert (at["name"], at["step"], at["of"]) == (LESSON, step, steps)
                if at["kind"] == "do":
                    assert (await tab.answer(at["answers"][0]["text"]))["type"] == "accepted"
                else:
                    want = "next" if at["kind"] == "tell" else "skip"
                    assert (await tab.ask("learn", want=want, step=step))["type"] == "accepted"
                await tab.until(lambda at=at: tab.situation["lesson"] != at)  # type: ignore[misc]
            assert tab.situation["lesson"]["kind"] == "done"
        row = next(one for one in await ania.get("/api/lessons") if one["name"] == LESSON)
        assert (row["done"], row["table"], len(row["steps"])) == (True, None, steps)


async def test_another_legal_answer_is_nudged_and_plays_nothing(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post(f"/api/lessons/{LESSON}", {"again": True})
        async with ania.sit(table["id"]) as tab:
            await go_to(tab, "do")
            before = tab.situation
            wanted = {one["text"] for one in before["lesson"]["answers"]}
            other = next(one["text"] for one in before["legal"] if one["text"] not in wanted)
            reply = await tab.answer(other)
            assert (reply["type"], reply["code"]) == ("refused", "lesson")
            assert reply["because"]["reason"] in {"lesson-nudge", *lessons.of(LESSON).messages}
            assert reply["because"]["facts"] == {"answer": other}
            async with ania.sit(table["id"]) as again:
                assert again.situation["seq"] == before["seq"]
                assert again.situation["view"] == before["view"]


async def test_an_illegal_answer_gets_the_usual_reason(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post(f"/api/lessons/{LESSON}", {"again": True})
        async with ania.sit(table["id"]) as tab:
            await go_to(tab, "do")
            read = await tab.ask("read", seat=0, text="bid A A")
            reply = await tab.ask("answer", seat=0, question=tab.situation["question"], actions=[read["action"]["id"]])
            assert (reply["code"], reply["because"]["rule"]) == ("illegal", "L-BID-2")


async def test_back_is_the_position_of_before_and_an_old_step_is_stale(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post(f"/api/lessons/{LESSON}", {"again": True})
        async with ania.sit(table["id"]) as tab:
            await go_to(tab, "do")
            before = tab.situation
            step = before["lesson"]["step"]
            await tab.ask("learn", want="skip", step=step)
            await tab.until(lambda: tab.situation["lesson"]["step"] == step + 1)
            assert (await tab.ask("learn", want="skip", step=step))["code"] == "stale"
            await tab.ask("learn", want="back", step=step + 1)
            await tab.until(lambda: tab.situation["lesson"]["step"] == step)
            assert tab.situation["view"] == before["view"]
            assert tab.happened()[-1]["type"] == "stepped"
            stale = await tab.ask("answer", seat=0, question=before["question"], actions=[before["legal"][0]["id"]])
            assert stale["code"] == "stale"


async def test_a_lesson_is_gone_on_with_after_the_server_was_stopped(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(database) as first:
        async with guest(first) as ania:
            cookie = ania.client.cookies
            table = await ania.post(f"/api/lessons/{LESSON}")
            async with ania.sit(table["id"]) as tab:
                await go_to(tab, "do")
                left = tab.situation
    with serving(database) as second:
        async with stranger(second) as ania:
            ania.client.cookies = cookie
            row = next(one for one in await ania.get("/api/lessons") if one["name"] == LESSON)
            assert (row["table"], row["at"], row["done"]) == (table["id"], left["lesson"]["step"], False)
            assert (await ania.post(f"/api/lessons/{LESSON}"))["id"] == table["id"]
            async with ania.sit(table["id"]) as tab:
                assert tab.situation["lesson"] == left["lesson"]
                assert tab.situation["view"] == left["view"]


async def test_a_lesson_that_is_done_is_begun_anew_at_another_table(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post(f"/api/lessons/{LESSON}")
        async with ania.sit(table["id"]) as tab:
            await go_to(tab, "done")
            assert tab.situation["sheet"] is not None
            await ania.post(f"/api/tables/{table['id']}/rematch", status=409)
            await ania.post(f"/api/tables/{table['id']}/play-on", status=409)
            assert (await tab.ask("learn", want="next", step=tab.situation["lesson"]["of"]))["code"] == "not-running"
        again = await ania.post(f"/api/lessons/{LESSON}")
        assert again["id"] != table["id"]
        row = next(one for one in await ania.get("/api/lessons") if one["name"] == LESSON)
        assert (row["table"], row["at"], row["done"]) == (again["id"], 1, True)


async def test_a_lesson_goes_to_and_fro_so_often_and_then_it_begins_at_another_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes to its table is told its past, which is played again from the beginning."""
    monkeypatch.setattr("ludus.server.tables.table.MOST_STEPPED", 40)
    monkeypatch.setattr(school, "WORN", 20)
    ania = Person("ania", "Ania", "pl", None)
    async with hall(tmp_path) as here:
        live = await school.sit_down(here, ania, LESSON, False)

        async def learn() -> int:
            step = live.table.course.at + 1 if live.table.course is not None else 0
            id_ = f"l{live.table.seq}"
            return await here.perform(live.id, "ania", Learn(id_, "back" if step > 1 else "skip", step))

        while live.table.seq < 40:
            await learn()
        with pytest.raises(Denied, match="begin the lesson anew"):
            await learn()
        assert (await school.sit_down(here, ania, LESSON, False)).id == live.id
        again = await school.sit_down(here, ania, LESSON, True)
        assert again.id != live.id
        assert again.table.seq < 20
        assert (await school.sit_down(here, ania, LESSON, True)).id == again.id


async def test_nobody_sits_in_for_a_learner_who_leaves(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post(f"/api/lessons/{LESSON}")
        async with ania.sit(table["id"]) as tab:
            before = tab.situation["seq"]
            assert (await tab.ask("leave", seat=0)) == {"type": "accepted", "id": ANY, "seq": 0}
            async with ania.sit(table["id"]) as again:
                assert again.situation["seq"] == before
                assert again.table["seats"][0]["bot"] is None


def test_a_lesson_that_was_written_anew_is_not_gone_on_with() -> None:
    setup = school.setup(lessons.of(LESSON), Person("ania", "Ania", "en", None))
    assert Table(setup).course is not None
    for other in ({"lesson_digest": "0"}, {"lesson": "lutece-9"}):
        with pytest.raises(RulesChanged):
            Table(replace(setup, **other))


async def test_one_plays_on_against_beginners_and_the_lesson_stays(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.post(f"/api/lessons/{LESSON}", {"again": True})
        async with ania.sit(table["id"]) as tab:
            await go_to(tab, "do")
            game = await ania.post(f"/api/tables/{table['id']}/play-on")
            assert (game["lesson"], game["parent"]) == (None, table["id"])
            assert [seat["bot"] for seat in game["seats"]] == [None, "beginner", "beginner"]
            async with ania.sit(game["id"]) as other:
                assert other.situation["view"]["slots"] == tab.situation["view"]["slots"]
                assert other.situation["lesson"] is None
                assert (await other.answer())["type"] == "accepted"
        assert (await ania.post(f"/api/lessons/{LESSON}"))["id"] == table["id"]
        assert [row["table"]["id"] for row in (await ania.get("/api/lobby"))["mine"]] == [game["id"]]


async def test_nobody_else_has_to_do_with_a_lesson(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.post(f"/api/lessons/{LESSON}")
        lobby = await bea.get("/api/lobby")
        assert table["id"] not in {row["table"]["id"] for rows in lobby.values() for row in rows}
        assert all(row["table"] is None for row in await bea.get("/api/lessons"))
        assert (await bea.post(f"/api/lessons/{LESSON}"))["id"] != table["id"]
        await bea.post(f"/api/tables/{table['id']}/play-on", status=403)
        async with bea.sit(table["id"]) as tab:
            assert tab.situation["lesson"] is None
            assert (await tab.ask("learn", want="skip", step=1))["code"] == "not-your-seat"
        async with stranger(server) as nobody:
            await nobody.post(f"/api/lessons/{LESSON}", status=401)


async def test_what_is_no_lesson_is_not_found(server: Server) -> None:
    async with guest(server) as ania:
        await ania.post("/api/lessons/chess-1", status=404)
        table = await ania.table("me", "greedy")
        await ania.post(f"/api/tables/{table}/play-on", status=409)
        async with ania.sit(table) as tab:
            assert (await tab.ask("learn", want="next", step=1))["code"] == "not-running"
