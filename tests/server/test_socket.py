"""Tables over real sockets: playing, coming back, tabs, hot seat, chat, hints, rematches."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.core import record
from ludus.server.protocol import PAGE, NoClock
from ludus.server.store import database
from ludus.server.store.store import Append, Store
from ludus.server.tables import commitment, seating
from ludus.server.tables.entries import Answering, AnyDeed, Chatting, Entry, Opening, Setup, Sitting, Starting
from tests.server.client import Guest, Tab, guest, stranger
from tests.server.running import Server, serving, sqlite

pytestmark = pytest.mark.anyio
TABLE = {"game": "lutece", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def play(*tabs: Tab, answers: int = 10_000) -> None:
    """Everybody gives the first answer they may, until the end; a bot may be faster and make it stale."""
    async with asyncio.timeout(30):
        while answers and tabs[0].situation["sheet"] is None:
            await asyncio.sleep(0.001)
            for tab in tabs:
                await tab.at(max(one.situation["seq"] for one in tabs))
                if tab.situation["legal"] and answers:
                    reply = await tab.answer()
                    assert reply["type"] == "accepted" or reply["code"] == "stale", reply
                    answers -= reply["type"] == "accepted"


async def bids(*tabs: Tab) -> None:
    for tab in tabs:
        await tab.answer("bid revenue revenue")
    for tab in tabs:
        await tab.at(max(one.situation["seq"] for one in tabs))


async def test_two_people_play_a_game_and_the_promise_is_kept(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", public=True)
        lobby = await bea.get("/api/lobby")
        assert table in [row["table"]["id"] for row in lobby["waiting"]]
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two:
            promised = one.hello["table"]["commitment"]
            assert (one.hello["mine"], two.hello["mine"]) == ([0], [1])
            await play(one, two)
            sheet = two.situation["sheet"]
        text = (await ania.client.get(f"/api/tables/{table}/record")).text
        found = record.read(text, ludus.game)
        assert found.salt == sheet["salt"]
        assert commitment.of_record(found, ludus.game("lutece")) == promised
        assert commitment.of_record(replace(found, seed=found.seed ^ 1), ludus.game("lutece")) != promised
        assert found.seed == int(sheet["seed"], 16)
        outcome = ludus.game("lutece").outcome(found.last(ludus.game("lutece")))
        assert sheet["scores"] == list(outcome.scores)
        assert sheet["places"] == list(outcome.places)


async def test_entries_are_numbered_without_gaps_and_the_same_for_all(server: Server) -> None:
    async with guest(server) as ania, stranger(server) as watcher:
        table = await ania.table("me", "greedy", "uniform", pace=0)
        async with ania.sit(table) as one, watcher.sit(table) as two:
            await play(one)
            await two.at(one.situation["seq"])
            for tab in (one, two):
                numbers = [happening["seq"] for happening in tab.happened()]
                assert numbers == list(range(1, one.situation["seq"] + 1))
            assert two.hello["mine"] == []
            assert two.hello["situation"]["legal"] == []


async def test_spectators_see_the_table_one_move_late(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea, stranger(server) as watcher:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two, watcher.sit(table) as three:
            start = three.situation["seq"]
            first = (await one.answer("bid A 1"))["seq"]
            await two.at(first)
            said = (await two.ask("chat", text="Hmm"))["seq"]
            assert (await three.ask("ping"))["type"] == "pong"
            assert (three.situation["seq"], three.situation["pending"]) == (start, [0, 1])
            async with watcher.sit(table) as late:
                assert late.situation["seq"] == start
                assert "Hmm" not in late.texts[0]
            async with bea.sit(table, seat=-1) as curtain:  # a player who looks from outside is no spectator
                assert curtain.situation["seq"] == said
            assert (await watcher.get(f"/api/tables/{table}/moments/0"))["answers"] == 0
            await watcher.get(f"/api/tables/{table}/moments/1", status=409)
            assert (await bea.get(f"/api/tables/{table}/moments/1"))["answers"] == 1
            async with guest(server, "Cleo") as cleo:
                seats = [{"kind": "me"}, {"kind": "here", "name": "Jan"}]
                await cleo.post(f"/api/tables/{table}/continue", {"at": 1, "seat": -1, "seats": seats}, status=409)
                await cleo.post(f"/api/tables/{table}/continue", {"at": 0, "seat": -1, "seats": seats})
            await two.answer("bid B 2")
            await three.at(said)
            assert (three.situation["seq"], three.situation["pending"]) == (said, [1])
            await play(one, two)
            await three.at(one.situation["seq"])
            assert three.situation["sheet"] == one.situation["sheet"]


async def test_somebody_who_comes_back_misses_nothing(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with bea.sit(table) as whole, ania.sit(table) as away:
            await play(away, whole, answers=6)
            seen = away.situation["seq"]
            before = away.happened()
            await away.close()
            while whole.situation["legal"]:
                await whole.answer()
            await whole.ask("chat", text="Where are you?")
            async with ania.sit(table, since=seen) as back:
                assert [one["seq"] for one in back.hello["happened"]] == list(
                    range(seen + 1, whole.situation["seq"] + 1)
                )
                async with ania.sit(table) as anew:
                    assert anew.hello["happened"] == before + back.hello["happened"]
                    assert anew.situation["view"] == back.situation["view"]


async def test_the_same_command_sent_again_is_played_once(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        async with ania.sit(table, seat=0) as tab:
            here = tab.situation
            command = {"seat": 0, "question": here["question"], "actions": [here["legal"][5]["id"]]}
            first = await tab.ask("answer", id="once", **command)
            second = await tab.ask("answer", id="once", **command)
            async with ania.sit(table, seat=0) as other:
                third = await other.ask("answer", id="once", **command)
                assert first == second == third
                assert first["type"] == "accepted"
                assert other.situation["seq"] == first["seq"]


async def test_all_tabs_of_a_person_stay_in_step_drafts_included(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with ania.sit(table) as one, ania.sit(table) as two, bea.sit(table) as other:
            here = one.situation
            action = here["legal"][0]
            reply = await one.ask("draft", seat=0, question=here["question"], actions=[action["id"]])
            assert reply == {"type": "accepted", "id": reply["id"], "seq": 0}
            await two.until(lambda: two.messages[-1]["type"] == "drafted")
            assert two.messages[-1]["draft"]["actions"] == [action]
            async with ania.sit(table) as three:
                assert three.situation["draft"]["actions"] == [action]
            assert (await two.ask("confirm", seat=0, question=here["question"]))["type"] == "accepted"
            await one.at(two.situation["seq"])
            assert one.situation["view"]["bids"][0] is not None
            assert "drafted" not in [message["type"] for message in other.messages]
            await one.until(lambda: one.messages[-1]["type"] == "drafted")
            assert one.messages[-1]["draft"] is None


async def test_undo_is_offered_and_done(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two:
            await bids(one, two)
            await one.answer("agree")
            entry = one.situation["undo"]
            assert (await two.ask("undo", seat=1, seq=entry))["code"] == "no-undo"
            assert (await one.ask("undo", seat=0, seq=entry))["type"] == "accepted"
            await two.at(entry + 1)
            assert two.messages[-1]["happening"] == {**two.messages[-1]["happening"], "type": "undone", "undone": entry}
            assert two.situation["view"]["pending"] == [True, True]


async def test_a_refusal_names_the_rule_and_why_not_explains(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan", pace=0)
        async with ania.sit(table) as tab:
            reply = await tab.ask("answer", seat=0, question=tab.situation["question"], actions=[0])
            assert (reply["code"], reply["because"]["rule"]) == ("illegal", "L-BID-2")
            reply = await tab.ask("why", seat=0, action=0)
            assert (reply["type"], reply["because"]["rule"]) == ("explained", "L-BID-2")
            reply = await tab.ask("read", seat=0, text="bid A 1")
            assert (reply["action"]["text"], reply["because"]) == ("bid A 1", None)
            assert (await tab.ask("read", seat=0, text="veni vidi vici"))["code"] == "unreadable"
            assert (await tab.ask("why", seat=0, action=99_999))["code"] == "illegal"
            assert (await tab.ask("ping"))["type"] == "pong"


async def test_hints_come_from_a_bot_where_the_table_allows_them(server: Server) -> None:
    async with guest(server) as ania:
        for hints in (True, False):
            table = await ania.table("me", "here:Jan", hints=hints)
            async with ania.sit(table) as tab:
                reply = await tab.ask("hint", seat=0)
                if hints:
                    best = reply["best"]
                    assert best[0]["action"] == reply["action"]
                    assert all(one["action"] in tab.situation["legal"] for one in best)
                    assert [one["share"] for one in best] == sorted((one["share"] for one in best), reverse=True)
                    assert all(0 <= one["chance"] <= 1 and 0 < one["doubt"] < 1 for one in best)
                    again = await tab.ask("hint", seat=0)
                    assert again["best"] == best  # asked again, the same is said
                else:
                    assert reply["code"] == "no-hints"


async def test_two_people_share_a_device(server: Server) -> None:
    async with guest(server) as ania:
        table = await ania.table("me", "here:Jan")
        async with ania.sit(table, seat=-1) as tab:
            assert tab.situation["legal"] == []  # the curtain
            for seat, text in ((0, "bid A 1"), (1, "bid B 2")):
                await tab.ask("look", seat=seat)
                await tab.until(lambda seat=seat: tab.situation["seat"] == seat)  # type: ignore[misc]
                await tab.answer(text)
            await tab.until(lambda: tab.situation["view"]["step"] == "bribes")
            assert tab.situation["view"]["bids"] == [None, ["B", "2"]]
            assert [seat["name"] for seat in tab.hello["table"]["seats"]] == ["Ania", "Jan"]


async def test_chat_reaches_all_but_those_who_muted_it(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea, stranger(server) as watcher:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two, watcher.sit(table) as three:
            assert (await three.ask("chat", text="Hello"))["code"] == "not-your-seat"
            reply = await one.ask("chat", text="Salve <b>Bea</b>")
            await two.at(reply["seq"])
            assert two.happened()[-1]["text"] == "Salve <b>Bea</b>"
            muted = await bea.client.put(f"/api/me/mutes/{ania.id}")
            assert muted.status_code == 204
            reply = await one.ask("chat", text="Do you hear me?")
            for tab in (two, three):
                await tab.at(reply["seq"])
            assert two.happened()[-1]["text"] is None
            assert three.happened()[-1]["text"] == "Do you hear me?"
            async with bea.sit(table) as again:
                assert again.happened()[-1]["text"] is None
            assert (await bea.client.delete(f"/api/me/mutes/{ania.id}")).status_code == 204


async def test_a_bot_sits_in_when_the_clock_runs_out_and_the_person_comes_back(server: Server) -> None:
    async with guest(server) as ania:
        speed = {"kind": "live", "seconds": 10, "increment": 0}
        table = await ania.table("me", "greedy", pace=0, speed=speed)
        async with ania.sit(table) as tab:
            clock = tab.situation["clocks"][0]
            assert clock["running"]
            assert clock["left"] <= 10_000
            await tab.ask("leave", seat=0)  # as the clock would: ten seconds are long for a test
            await tab.until(lambda: tab.situation["sheet"] is not None or len(tab.messages) > 20)
        table = await ania.table("me", "greedy", pace=10_000)
        async with ania.sit(table) as tab:
            await tab.ask("leave", seat=0)
            assert tab.table["seats"][0]["away"]
            assert (await tab.ask("return", seat=0))["type"] == "accepted"
            await tab.answer()


async def test_a_rematch_turns_the_seats_and_tells_the_others(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", "greedy", pace=0)
        assert (await ania.post(f"/api/tables/{table}/rematch", status=409))["code"] == "not-running"
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two:
            await play(one, two)
            again = await bea.post(f"/api/tables/{table}/rematch")
            assert [seat["name"] for seat in again["seats"]] == ["Bea", "greedy", "Ania"]
            assert (await ania.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
            await one.until(lambda: one.happened()[-1]["type"] == "repeated")
            assert one.happened()[-1]["table"] == again["id"]
            assert again["commitment"] != one.hello["table"]["commitment"]


async def test_many_who_ask_for_a_rematch_at_once_get_one(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", pace=0)
        await bea.join(table)
        async with ania.sit(table) as one, bea.sit(table) as two:
            await play(one, two)
            asked = [who.client.post(f"/api/tables/{table}/rematch") for who in (ania, bea) * 5]
            replies = await asyncio.gather(*asked)
            assert {reply.status_code for reply in replies} == {201}
            assert len({reply.json()["id"] for reply in replies}) == 1
            assert len({reply.json()["commitment"] for reply in replies}) == 1
            assert [one["type"] for one in one.happened()].count("repeated") == 1
        assert len([row for row in (await ania.get("/api/lobby"))["mine"] if row["table"]["parent"] == table]) == 1


async def over(ania: Guest, **more: Any) -> str:
    """A table whose game is over."""
    table = await ania.table("uniform", "uniform", "greedy", pace=0, **more)
    async with ania.sit(table) as tab:
        await tab.until(lambda: tab.situation["sheet"] is not None)
    return table


async def test_the_past_can_be_looked_at_and_continued(server: Server) -> None:
    async with guest(server) as ania:
        table = await over(ania)
        last = (await ania.get(f"/api/tables/{table}/moments/0"))["answers"]
        for at in (0, 1, last):
            moment = await ania.get(f"/api/tables/{table}/moments/{at}?seat=1")
            assert (moment["at"], moment["seat"], bool(moment["happened"])) == (at, 1, at > 0)
        assert moment["view"]["step"] == "over"
        await ania.get(f"/api/tables/{table}/moments/{last + 1}", status=409)
        story = (await ania.get(f"/api/tables/{table}/moments/5?seat=0&whole=true"))["happened"]
        each = [(await ania.get(f"/api/tables/{table}/moments/{at}?seat=0"))["happened"] for at in range(1, 6)]
        assert story == [one for happened in each for one in happened]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "uniform"}]
        body = {"at": 5, "seat": 0, "seats": seats, "pace": 0}
        new = await ania.post(f"/api/tables/{table}/continue", body)
        assert (new["parent"], new["parent_at"]) == (table, 5)
        then = await ania.get(f"/api/tables/{table}/moments/5?seat=0")
        async with ania.sit(new["id"]) as tab:
            seen = dict((await ania.get(f"/api/tables/{new['id']}/moments/0?seat=0"))["view"])
            assert seen == then["view"]
            await play(tab)
            text = (await ania.client.get(f"/api/tables/{new['id']}/record")).text
            found = record.read(text, ludus.game)
            assert found.position
            assert "seed" not in text.splitlines()[0]
            assert commitment.of_record(found, ludus.game("lutece")) == new["commitment"]
            assert found.last(ludus.game("lutece")).over
        await ania.post(f"/api/tables/{table}/continue", {**body, "at": last}, status=409)


async def test_while_a_game_runs_its_seed_and_others_seats_stay_secret(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        reply = await ania.client.get(f"/api/tables/{table}/record")
        assert (reply.status_code, reply.json()["code"]) == (409, "not-running")
        await ania.get(f"/api/tables/{table}/moments/0?seat=1", status=403)
        await bea.get(f"/api/tables/{table}/moments/0?seat=1")
        seats = [{"kind": "me"}, {"kind": "here", "name": "Jan"}]
        await ania.post(f"/api/tables/{table}/continue", {"at": 0, "seat": 1, "seats": seats}, status=403)


async def test_the_lobby_says_whose_turn_it_is_at_ones_own_tables(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", public=True)
        await bea.join(table)
        async with ania.sit(table) as tab:
            await tab.answer()
            for person in (ania, bea):
                row = next(one for one in (await person.get("/api/lobby"))["mine"] if one["table"]["id"] == table)
                assert row["asked"] == [1]
            async with guest(server, "Cy") as cy:
                rows = (await cy.get("/api/lobby"))["running"]
                assert next(one for one in rows if one["table"]["id"] == table)["asked"] == []  # the gallery is late


async def test_a_bot_may_have_settings_but_not_all_the_cores(server: Server) -> None:
    async with guest(server) as ania:
        for bot, status in (
            ("master:seconds=0.1", 201),
            ("beginner:slips=0.3", 201),
            ("master:seconds=60", 400),
            ("strong:iterations=1000000", 400),
            ("master:threads=2", 400),
            ("master:seconds=soon", 400),
            ("nobody", 400),
        ):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            reply = await ania.client.post("/api/tables", json={"game": "lutece", "seats": seats})
            assert reply.status_code == status, (bot, reply.text)


async def test_everybody_sees_who_is_there(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea, stranger(server) as watcher:
        table = await ania.table("me", "open")
        await bea.join(table)

        def present(tab: Tab) -> dict[str, Any]:
            found = [message for message in tab.messages if message["type"] == "present"]
            return found[-1] if found else {}

        async with ania.sit(table) as one:
            async with bea.sit(table), watcher.sit(table):
                await one.until(lambda: present(one).get("people") == sorted([ania.id, bea.id]))
                await one.until(lambda: present(one).get("spectators") == 1)
            await one.until(lambda: present(one).get("people") == [ania.id])


async def test_the_rules_are_found_in_three_languages(server: Server) -> None:
    async with stranger(server) as anybody:
        for word in ("L-BRIBE-2", "bribe", "pot-de-vin", "łapówka"):
            found = (await anybody.client.get("/api/rules/lutece", params={"query": word})).json()["rules"]
            assert found[0]["id"].startswith("L-BRIBE")
        assert len((await anybody.get("/api/rules/lutece"))["rules"]) > 100
        await anybody.get("/api/rules/chess", status=404)


async def test_a_table_of_other_rules_is_shown_closed_and_can_be_had(server: Server) -> None:
    async with guest(server) as ania, stranger(server) as anybody:
        old = Setup("old", "lutece", 99, 2, 1, "5a17", 1, {}, NoClock(), host=ania.id)
        chairs = [seating.person_seat(0, ania.id, "Ania"), seating.person_seat(1, "bea", "Bea")]
        deeds: list[AnyDeed] = [Opening(), *(Sitting(one) for one in chairs), Starting()]
        deeds += [Answering(0, (5,)), Answering(1, (6,)), Chatting(ania.id, "Ania", "I live in Lutetia")]
        with database.connected(server.database) as engine:
            entries = [Entry(seq, 1, deed) for seq, deed in enumerate(deeds, start=1)]
            Store(engine).append(Append("old", entries, "running", old))
        for path in ("/record", "/moments/0", "/analysis"):
            problem = await anybody.get(f"/api/tables/old{path}", status=409)
            assert problem["code"] == "old-rules"
            assert "version 99 of the rules of lutece" in problem["text"]
        info = await anybody.get("/api/tables/old")
        assert (info["phase"], [seat["name"] for seat in info["seats"]]) == ("closed", ["Ania", "Bea"])
        assert [row["table"]["phase"] for row in (await ania.get("/api/lobby"))["mine"]] == ["closed"]
        with pytest.raises(ConnectionError, match="4410"):
            await anybody.connect("old")
        for who, shown in ((ania, [[5], None]), (anybody, [None, None])):
            kept = await who.get("/api/tables/old/export")
            answers = [entry["deed"].get("actions") for entry in kept["entries"] if "Lutetia" not in str(entry)][4:]
            assert answers == shown  # nobody learns what others chose: another server may know these rules
            assert "seed" not in kept["setup"]
        assert (await ania.client.delete("/api/me")).status_code == 204
        with database.connected(server.database) as engine, engine.connect() as connection:
            for one in database.METADATA.sorted_tables:
                for row in connection.execute(one.select()):
                    assert ania.id not in str(row)
                    assert "Lutetia" not in str(row)


async def test_a_game_that_is_over_can_be_had_whole(server: Server) -> None:
    async with guest(server) as ania:
        table = await over(ania)
        kept = await ania.get(f"/api/tables/{table}/export")
        assert int(kept["setup"]["seed"]) >= 0
        assert [entry["seq"] for entry in kept["entries"]] == list(range(1, len(kept["entries"]) + 1))
        running = await ania.table("me", "here:Jan")
        await ania.get(f"/api/tables/{running}/export", status=409)
        await ania.get("/api/tables/nothing/export", status=404)


async def test_a_long_story_is_told_page_by_page(server: Server) -> None:
    async with guest(server) as ania, stranger(server) as watcher:
        table = await over(ania, game="gloire")
        async with watcher.sit(table) as tab:
            greeted = [tab.texts[0]]
            async with asyncio.timeout(60):
                while len({*greeted}) == len(greeted):  # made once for all who come at about the same time
                    others = await asyncio.gather(*(watcher.connect(table) for _ in range(4)))
                    greeted += [one.texts[0] for one in others]
                    for other in others:
                        await other.close()
            story = tab.hello["happened"]
            assert len(story) == PAGE
            while (first := story[0]["seq"]) > 1:
                page = (await tab.ask("recall", before=first))["happened"]
                assert len(page) == min(PAGE, first - 1)
                story = page + story
                await asyncio.sleep(0.5)  # a page costs as much as ten other commands
            assert [one["seq"] for one in story] == list(range(1, tab.situation["seq"] + 1))
            assert (await tab.ask("recall", before=1))["happened"] == []
            answered = [one for one in story if one["type"] == "answered"]
            moment = await watcher.get(f"/api/tables/{table}/moments/{answered[70]['answers']}")
            assert moment["happened"][0]["seq"] == answered[70]["seq"]


async def test_who_comes_too_often_waits(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), LUDUS_SOCKETS="5") as small:
        async with guest(small) as ania:
            table = await ania.table("me", "here:Jan")

            async def come(times: int) -> None:
                for _ in range(times):
                    async with ania.sit(table):
                        pass

            await come(5)
            with pytest.raises(ConnectionError, match="4429"):
                await come(50)  # the first, unless the machine is slow
            async with asyncio.timeout(60):
                while True:
                    with suppress(ConnectionError):
                        async with ania.sit(table):
                            break
                    await asyncio.sleep(1)


async def test_who_comes_with_many_names_counts_as_one_address(tmp_path: Path) -> None:
    """Each of them is told the past anew; a cookie costs nothing. Who has a seat there still comes in."""
    with serving(sqlite(tmp_path), LUDUS_SOCKETS="5") as small:
        async with AsyncExitStack() as stack:
            ania = await stack.enter_async_context(guest(small))
            names = [await stack.enter_async_context(guest(small, f"Name {number}")) for number in range(20)]
            table = await ania.table("me", "here:Jan")
            came = 0
            for one in names:
                with suppress(ConnectionError):
                    await (await one.connect(table)).close()
                    came += 1
            assert 5 <= came < 15
            async with ania.sit(table) as tab:
                assert (await tab.ask("ping"))["type"] == "pong"


async def test_nobody_fills_the_house_alone(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), LUDUS_TABLES="3") as small:
        async with guest(small) as ania, guest(small, "Bea") as bea:
            tables = [await ania.table("me", "here:Jan") for _ in range(3)]
            assert (await ania.post("/api/tables", TABLE, status=429))["code"] == "too-many-tables"
            seats = [{"kind": "me"}, {"kind": "here", "name": "Jan"}]
            body = {"at": 0, "seat": 0, "seats": seats}
            await ania.post(f"/api/tables/{tables[0]}/continue", body, status=429)
            await bea.table("me", "here:Jan")


async def test_hints_nobody_waits_for_hold_up_no_one(server: Server) -> None:
    """Twenty sockets ask and vanish; the hint of somebody else comes as soon as one that is being worked on is done."""
    async with guest(server) as ania, guest(server, "Bea") as bea:
        mine, theirs, later = [await host.table("me", "here:Jan") for host in (ania, bea, bea)]

        async def hint(tab: Tab, seat: int) -> float:
            start = time.perf_counter()
            assert (await tab.ask("hint", seat=seat))["type"] == "hinted"  # not thought of before
            return time.perf_counter() - start

        async with bea.sit(theirs, seat=0) as tab, bea.sit(later, seat=0) as afterwards:
            alone = await hint(tab, 0)
            for _ in range(20):
                async with ania.sit(mine, seat=0) as other:
                    for _ in range(6):
                        await other.send("hint", seat=0)
            beside = await hint(tab, 1)
            assert beside < 8 * max(alone, await hint(afterwards, 0))  # the machine may be slower than it was


async def test_a_table_without_hints_is_not_continued_while_it_runs(server: Server) -> None:
    """A bot at one's own seat of a copy would be a hint."""
    async with guest(server) as ania:
        seats = [{"kind": "bot", "bot": "uniform"}] * 2
        body = {"at": 0, "seat": 0, "seats": seats, "pace": 0}
        for hints, status in ((True, 2), (False, 409)):
            table = await ania.table("me", "here:Jan", hints=hints)
            reply = await ania.post(f"/api/tables/{table}/continue", body, status=status)
        assert reply["code"] == "no-hints"
        table = await over(ania, hints=False)
        await ania.post(f"/api/tables/{table}/continue", {**body, "seats": [*seats, *seats[:1]]})


async def test_the_cards_are_dealt_from_what_everybody_has_added(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", "greedy", pace=0)
        promised = (await ania.get(f"/api/tables/{table}"))["commitment"]
        await ania.post(f"/api/tables/{table}/join", {"salt": "c0ffee"})
        await bea.post(f"/api/tables/{table}/join", {"salt": "not hex"}, status=400)
        await bea.post(f"/api/tables/{table}/join", {"salt": "1234"})
        await ania.post(f"/api/tables/{table}/join", {"salt": "ffff"})  # too late: the cards are dealt
        async with ania.sit(table) as one, bea.sit(table) as two:
            await play(one, two)
            sheet = two.situation["sheet"]
        assert sheet["salts"] == "c0ffee,1234,"
        found = record.read((await bea.client.get(f"/api/tables/{table}/record")).text, ludus.game)
        assert found.salts == sheet["salts"]
        game = ludus.game("lutece")
        assert commitment.of_record(found, game) == promised == one.hello["table"]["commitment"]
        dealt = int.from_bytes(sha256(f"ludus:seed:{found.seed:032x}:c0ffee,1234,".encode()).digest()[:16])
        assert found.start(game).to_bytes() == game.new(3, dealt).to_bytes()
        assert replace(found, salts="c0ffee,1235,").start(game).to_bytes() != found.start(game).to_bytes()
