"""Standing orders: what they mean, who may give them, and that nobody else can tell them from clicks."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import ludus
from ludus.core.standing import STEP
from ludus.server.hall.standing import DAYS, HAND, drawn
from ludus.server.protocol import Answer
from ludus.server.protocol.standing import MOST_ORDERS, OrderIn
from ludus.server.store import database as databases
from ludus.server.store import standing as kept
from ludus.server.store.database import TABLES, connected
from ludus.server.store.standing import ORDERS
from ludus.server.tables import seating, standing
from ludus.server.tables.entries import Sitting
from ludus.server.tables.orders import Denied
from ludus.server.tables.standing import StandingOrder
from ludus.server.tables.table import Decision, Table
from tests.server.client import Guest, Json, Tab, guest, stranger
from tests.server.desk import NAMES, Bench
from tests.server.running import Server, serving, sqlite
from tests.server.test_hall import hall
from tests.server.test_hall import table as at_table
from tests.server.test_processes import elsewhere

pytestmark = pytest.mark.anyio


def order(sentence: str, life: Any = "off", id_: str = "o", seat: int = 0, **chosen: str) -> StandingOrder:
    return StandingOrder(id_, NAMES[seat], seat, OrderIn(sentence, chosen, life, id=id_), given=1, turn=1)


def answers(table: Table, seat: int, *orders: StandingOrder) -> list[str] | None:
    """What orders answer to the question a seat is asked, in words; None where they do not speak of it."""
    found = standing.meant(table, table.position, seat, orders)
    if found is None:
        return None
    state, texts = table.position.clone(), []
    for action in found.actions:
        texts.append(table.game.write_action(state, seat, action))
        state.apply(seat, action)
    return texts


def legal(table: Table, seat: int) -> list[str]:
    return [table.game.write_action(table.position, seat, one) for one in table.position.legal(seat)]


def moments(game: str, step: str, seat: int = 0) -> Iterator[Table]:
    """Random games, at every question of a step to a seat."""
    for number in range(1, 7):
        bench, random = Bench(game, seats=3, seed=number), Random(number)
        for _ in range(300):
            if bench.table.phase != "running":
                break
            if bench.table.position.pending >> seat & 1 and asked(bench.table, seat) == step:
                yield bench.table
            bench.play_on(random, answers=1)


def asked(table: Table, seat: int) -> str:
    return standing.asked(table, table.position, seat).step


# ---------------------------------------------------------------------------------------------- what sentences mean


def in_bribes() -> Bench:
    bench = Bench()
    for seat, bid in enumerate(("bid revenue revenue", "bid A 1", "bid B 2")):
        bench.answer(seat, bid)
    return bench


def test_bribes_are_matched_up_to_so_much_and_then_agreed() -> None:
    bench = in_bribes()
    three = order("match", left="3", right="0")
    assert answers(bench.table, 0, three) == ["agree"]
    bench.answer(1, "raise left 1")
    assert answers(bench.table, 0, three) == ["raise left 1"]
    bench.answer(0, "raise left 1")
    assert answers(bench.table, 0, three) == ["agree"]
    bench.answer(0, "agree")
    assert answers(bench.table, 0, three) is None  # nothing is asked
    bench.answer(1, "raise left 2")
    assert answers(bench.table, 0, order("match", left="2", right="1")) == ["raise left 1"]
    assert answers(bench.table, 0, order("match", left="0", right="1")) == ["raise right 1"]
    assert answers(bench.table, 0, order("match", left="1", right="0")) == ["agree"]


def test_bribes_never_make_a_card_too_dear_to_pay() -> None:
    for table in moments("lutece", "bribes"):
        view = table.game.view(table.position, 0)
        (text,) = answers(table, 0, order("match", left="9", right="9")) or [""]
        assert text in legal(table, 0)
        gold = int(text.split()[2]) if text.startswith("raise") else 0
        assert not gold or all(left is None or gold <= left for left in view.leeway[0])


def test_the_tax_is_paid_where_nothing_can_be_delivered_and_the_coins_are_there() -> None:
    seen = set()
    for table in moments("fortuna", "favor"):
        texts = legal(table, 0)
        delivers = any(text.startswith("favor ") for text in texts)
        money = table.game.view(table.position, 0).provinces[0].money
        paid = ["tax"] if "tax" in texts else []
        found = answers(table, 0, order("tax", when="nothing", coins="3"))
        assert found == (None if delivers or money < 3 else paid)
        assert answers(table, 0, order("tax", when="whatever", coins="1")) == (paid if money else None)
        seen.add((delivers, money >= 3))
    assert {(False, True), (True, True), (False, False)} <= seen


def test_a_privilege_card_waits_for_its_moment() -> None:
    gates, ends, others = 0, 0, 0
    for table in moments("fortuna", "end"):
        menu = next(one for one in standing.sentences(table, 0) if one.name == "play").menus if hand(table) else []
        for text in menu[0].choices if menu else []:
            if text not in legal(table, 0):
                assert answers(table, 0, order("play", card=text, when="at-once")) == []  # it says so
                others += 1
                continue
            assert answers(table, 0, order("play", card=text, when="end")) == [text]
            ends += 1
            province = table.game.view(table.position, 0).provinces[0]
            gate = answers(table, 0, order("play", card=text, when="gate"))
            steps = table.position.box.card_steps if len(text.split()) == 2 else 0
            assert gate == ([text] if 0 < province.to_gate <= steps else None)
            gates += gate is not None
    assert ends
    assert others or gates  # what cannot be played yet is part of the menu too


def hand(table: Table) -> bool:
    """Whether somebody holds a card that can be played at all."""
    return any(one.name == "play" for one in standing.sentences(table, 0))


def test_an_order_for_a_card_that_is_gone_does_not_speak() -> None:
    table = next(moments("fortuna", "end"))
    held = table.game.view(table.position, 0).hands[0]
    other = next(card.id for card in table.position.box.deck.privileges if card.id not in held)
    assert answers(table, 0, order("play", card=f"play {other}", when="at-once")) is None


def test_who_follows_thinks_in_the_same_breath() -> None:
    seen = set[tuple[Any, ...]]()
    for table in moments("gloire", "follow"):
        view = table.game.view(table.position, 0)
        cards = [text for text in legal(table, 0) if text.startswith("play ") and text != "play senator"]
        if view.picks[0]:
            continue
        found = answers(table, 0, order("follow", role="any", held="none", does="one"))
        assert (found is None) == bool(cards)
        if not cards:
            assert found in (["think", "one"], ["think"])  # a building may ask something between
            seen.add(tuple(found or ()))
        assert answers(table, 0, order("follow", role=another(view.role), held="whatever", does="fill")) is None
        assert (answers(table, 0, order("follow", role=view.role, held="whatever", does="fill")) or [""])[0] == "think"
        card = answers(table, 0, order("follow", role="any", held="whatever", does="card"))
        assert card == (cards if len(cards) == 1 else [] if not cards else None)
        seen.add(("card", len(cards)))
    assert ("think", "one") in seen
    assert {("card", 0), ("card", 1)} <= seen


def another(role: str) -> str:
    return "laborer" if role != "laborer" else "patron"


def test_a_power_is_used_always_or_never_and_what_must_be_answered_is_asked() -> None:
    for table in islice(moments("gloire", "bath"), 6):
        found = answers(table, 0, order("use", step="bath", how="never"))
        texts = legal(table, 0)
        assert found == (["pass"] if len(texts) > 1 else None)
        always = answers(table, 0, order("use", step="bath", how="always"))
        assert always == ([text for text in texts if text != "pass"] if len(texts) == 2 else None)
    bench = in_bribes()
    assert answers(bench.table, 0, order("use", step="bribes", how="never")) == ["agree"]
    assert answers(bench.table, 0, order("use", step="legion", how="never")) is None
    assert answers(Bench().table, 0, order("use", step="bids", how="never")) is None


def test_the_first_order_that_speaks_is_obeyed() -> None:
    table = in_bribes().table
    one, two = order("answer", step="bribes", text="raise left 1"), order("use", step="bribes", how="never")
    assert answers(table, 0, one, two) == ["raise left 1"]
    assert answers(table, 0, two, one) == ["agree"]
    assert answers(table, 0, order("answer", step="legion", text="pass"), two) == ["agree"]
    assert answers(table, 0, order("answer", step="bribes", text="raise left 20"), two) == []  # not legal: nothing


@pytest.mark.parametrize("game", ["lutece", "fortuna", "gloire"])
def test_an_order_obeys_nothing_its_owner_does_not_know(game: str) -> None:
    """What it answers, and what its menus hold, is the same whatever is hidden from the seat."""
    random, bench, compared = Random(7), Bench(game, seats=3, seed=7), 0
    said = {
        "lutece": [order("match", left="5", right="5")],
        "fortuna": [order("tax", when="nothing", coins="1"), order("use", step="mil", how="never")],
        "gloire": [order("follow", role="any", held="none", does="senator"), order("use", step="sewer", how="always")],
    }[game]
    while bench.table.phase == "running" and compared < 40:
        for seat in bench.table.pending():
            other = Table(bench.table.setup)
            other.__dict__.update(bench.table.__dict__)
            other.state = bench.table.position.determinize(seat, random.getrandbits(64))
            assert answers(other, seat, *said) == answers(bench.table, seat, *said)
            assert standing.sentences(other, seat) == standing.sentences(bench.table, seat)
            compared += 1
        bench.play_on(random, answers=1)
    assert compared >= 40


@pytest.mark.parametrize("game", ["lutece", "fortuna", "gloire"])
def test_every_sentence_of_the_menus_can_be_ordered(game: str) -> None:
    table = Bench(game, seats=3).table
    (seat, *_) = table.pending()
    for one in standing.sentences(table, seat):
        for menu in one.menus:
            for choice in menu.choices:
                chosen = {other.name: other.choices[0] for other in one.menus if other.choices} | {menu.name: choice}
                if one.name == "answer":
                    chosen = {"step": asked(table, seat), "text": legal(table, seat)[0]}
                standing.check(table, seat, OrderIn(one.name, chosen))
    for wrong in (
        OrderIn("never", {}),
        OrderIn("use", {"step": "bids"}),
        OrderIn("use", {"step": "nowhere", "how": "never"}),
        OrderIn("answer", {"step": asked(table, seat), "text": "sing a song"}),
        OrderIn("answer", {"step": "over", "text": legal(table, seat)[0]}),
    ):
        with pytest.raises(Denied):
            standing.check(table, seat, wrong)


def test_bots_from_outside_and_tables_without_a_game_have_none() -> None:
    bench = in_bribes()
    standing.may_order(bench.table, 1)
    bench.adopt(Decision([Sitting(seating.outside_seat(1, "b0", "Fabius"))]))
    with pytest.raises(Denied):
        standing.may_order(bench.table, 1)
    waiting = Table(bench.table.setup)
    with pytest.raises(Denied):
        standing.may_order(waiting, 0)


def test_how_often_an_order_would_have_answered() -> None:
    bench = in_bribes()
    bench.answer(0, "agree")
    states = standing.recent(bench.table, 0)
    assert len(states) == 2
    tried = [order("use", step="bribes", how="never"), order("use", step="legion", how="never")]
    assert standing.would(bench.table, 0, tried, states) == [1, 0]


def test_the_pause_is_drawn_from_the_same_times_for_everybody() -> None:
    """It is drawn before anything is known of the order; every time between its bounds comes."""
    for low, high in (HAND, DAYS):
        times = sorted(1000 * drawn((low, high), "order", number) for number in range(2000))
        assert low <= times[0] < low + (high - low) / 20
        assert high - (high - low) / 20 < times[-1] <= high
        assert abs(sum(times) / len(times) - (low + high) / 2) < (high - low) / 20


def test_every_game_has_orders_and_every_step_a_name() -> None:
    for game in ("lutece", "fortuna", "gloire"):
        found = ludus.game(game)
        assert {"use", "answer"} < set(found.sentences)
        table = Bench(game, seats=3).table
        number, whose = standing.turn(table)
        assert number >= 0
        assert -1 <= whose < 3
        (use,) = [one for one in standing.sentences(table, 0) if one.name == "use"]
        assert use.menus[0].name == STEP
        assert set(use.menus[0].choices) <= {step.name for step in found.steps}


# ---------------------------------------------------------------------------------------------- what is kept


def test_orders_are_kept_in_their_order_until_they_are_used(database: str) -> None:
    with connected(database) as engine:
        with engine.begin() as connection:
            row = {"id": "t", "setup": "{}", "game": "lutece", "public": False, "phase": "running", "changed": 0}
            connection.execute(TABLES.insert(), row)
        once, twice = (
            order("use", "used", "a", step="legion", how="never"),
            order("match", id_="b", left="1", right="2"),
        )
        kept.write(engine, "t", 0, [twice, once])
        kept.write(engine, "t", 1, [order("use", id_="c", seat=1, step="bribes", how="never")])
        assert kept.read(engine, "t")[0] == [twice, once]
        with engine.begin() as connection:
            kept.spend(connection, "t", once)
            kept.spend(connection, "t", twice)
        (left,) = kept.read(engine, "t")[0]
        assert (left.id, left.used) == ("b", 1)
        with engine.begin() as connection:
            assert [one["order"]["sentence"] for one in kept.export(connection, "ania")] == ["match"]
            kept.forget(connection, "ania")
        assert list(kept.read(engine, "t")) == [1]
        with engine.begin() as connection:
            kept.end(connection, "t")
        assert kept.read(engine, "t") == {}


def rows(server: Server) -> int:
    with databases.connected(server.database) as engine, engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(ORDERS)) or 0


# ---------------------------------------------------------------------------------------------- at a real server


async def give(person: Guest, table: str, *orders: Json, seat: int = 0, status: int = 200) -> Any:
    reply = await person.client.put(f"/api/tables/{table}/orders", json={"seat": seat, "orders": list(orders)})
    assert reply.status_code == status, reply.text
    return reply.json()


def bid(text: str, life: str = "off") -> Json:
    return {"sentence": "answer", "chosen": {"step": "bids", "text": text}, "life": life}


AGREE: Json = {"sentence": "use", "chosen": {"step": "bribes", "how": "never"}}


async def sheet(person: Guest, table: str, true: Callable[[Json], bool], seat: int = 0) -> Json:
    """The orders of a seat, once something is true of them."""
    async with asyncio.timeout(60):
        while not true(found := await person.get(f"/api/tables/{table}/orders?seat={seat}")):
            await asyncio.sleep(0.05)
    return dict(found)


async def test_an_order_answers_when_the_question_comes_and_nobody_has_a_page_open(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        found = await give(ania, table, bid("bid A 1", "used"), AGREE)
        assert [one["sentence"] for one in found["orders"]] == ["answer", "use"]
        async with bea.sit(table) as tab:
            await tab.until(lambda: tab.situation["pending"] == [1])
            (told,) = [one for one in tab.happened() if one["type"] == "answered"]
            (began,) = [one for one in tab.happened() if one["type"] == "started"]
            assert told["seat"] == 0
            assert told["at"] - began["at"] >= HAND[0]
            await tab.answer("bid B 2")
            await tab.answer("agree")
            await tab.until(lambda: tab.situation["view"]["step"] != "bribes")
        left = await sheet(ania, table, lambda one: one["orders"][0]["used"] == 1)
        assert [one["sentence"] for one in left["orders"]] == ["use"]  # the other was to be used once
        assert (await ania.get("/api/me/export"))["orders"][0]["order"]["sentence"] == "use"


async def test_its_owner_alone_is_told_also_that_it_could_not_answer(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with ania.sit(table) as mine, bea.sit(table) as other:
            await give(ania, table, {"sentence": "answer", "chosen": {"step": "bids", "text": "agree"}}, status=400)
            await give(ania, table, {"sentence": "answer", "chosen": {"step": "bribes", "text": "raise left 20"}})
            await mine.until(lambda: any(one["type"] == "orders" for one in mine.messages))
            await mine.answer("bid A 1")
            await other.answer("bid B 2")

            def missed() -> bool:
                told = [one for one in mine.messages if one["type"] == "orders"]
                return bool(told) and told[-1]["orders"][0]["missed"] is not None

            await mine.until(missed)
            assert mine.situation["legal"]  # the question waits
            assert not any(one["type"] == "orders" for one in other.messages)
            assert len(other.happened()) == len(mine.happened())
            await give(ania, table)  # all revoked
            await mine.until(lambda: [one for one in mine.messages if one["type"] == "orders"][-1]["orders"] == [])


async def test_what_is_known_of_orders_ends_with_them(tmp_path: Path) -> None:
    """Somebody may give and revoke as many as they like that can never be obeyed."""
    async with hall(tmp_path) as here:
        live = await at_table(here, "ania", "bea")
        for number in range(20):
            live.standing.orders = {0: [order("bid", id_=f"o{number}")], 1: []}
            live.standing.miss(live.standing.orders[0][0])
            assert list(live.standing.missed) == [f"o{number}"]
            await live.standing.keep(0, [])
            assert live.standing.missed == {}


async def test_who_may_order_what(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", "greedy")
        await give(ania, table, AGREE, status=409)  # it has not begun
        await bea.join(table)
        await give(bea, table, AGREE, seat=0, status=403)
        await give(bea, table, AGREE, seat=2, status=403)
        assert (await bea.client.get(f"/api/tables/{table}/orders?seat=0")).status_code == 403
        await give(ania, table, *([AGREE] * MOST_ORDERS))
        await give(ania, table, *([AGREE] * (MOST_ORDERS + 1)), status=400)
        await give(ania, table, {**AGREE, "chosen": {"step": "bribes", "how": "perhaps"}}, status=400)
        await give(ania, table, {**AGREE, "life": "for ever"}, status=400)
        taught = await ania.post("/api/lessons/lutece-1", {"again": False})
        await give(ania, taught["id"], AGREE, seat=taught_seat(taught), status=409)


def taught_seat(table: Json) -> int:
    return next(int(one["seat"]) for one in table["seats"] if one["kind"] == "person")


async def test_an_order_used_up_meanwhile_is_not_given_again_by_an_old_sheet(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        old = (await give(ania, table, bid("bid A 1", "used")))["orders"]
        async with bea.sit(table) as tab:
            await tab.until(lambda: tab.situation["pending"] == [1])
        await sheet(ania, table, lambda one: not one["orders"])
        said = [{name: one[name] for name in ("id", "sentence", "chosen", "life", "on")} for one in old]
        assert (await give(ania, table, *said, AGREE))["orders"][0]["sentence"] == "use"


async def test_until_my_next_turn_it_holds_and_no_longer(server: Server) -> None:
    """In Lutèce everybody's turn is the round."""
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        await give(ania, table, {**bid("bid revenue revenue"), "life": "turn"}, {**AGREE, "life": "turn"})
        async with bea.sit(table) as tab:
            await tab.until(lambda: tab.situation["pending"] == [1])
            await tab.answer("bid revenue revenue")
            await tab.answer("agree")
            await tab.until(lambda: tab.situation["view"]["round"] == 2)
            found = await sheet(ania, table, lambda one: not one["orders"])
            assert found["of"] == 2
            assert tab.situation["view"]["submitted"] == [False, False]


async def test_who_takes_an_answer_back_or_composes_one_is_left_alone(server: Server) -> None:
    async with guest(server) as ania, guest(server, "Bea") as bea:
        table, other = await ania.table("me", "open"), await ania.table("me", "open")
        for one in (table, other):
            await bea.join(one)
        async with ania.sit(table) as mine, bea.sit(table) as hers, ania.sit(other) as composing:
            draft = {"seat": 0, "question": composing.situation["question"]}
            await composing.ask("draft", **draft, actions=[composing.situation["legal"][0]["id"]])
            await give(ania, other, bid("bid A 1"))
            await give(ania, table, AGREE)
            await mine.answer("bid A 1")
            await hers.answer("bid B 2")
            await mine.until(lambda: mine.situation["pending"] == [1] and mine.situation["undo"] is not None)
            seq = mine.situation["seq"]
            assert (await mine.ask("undo", seat=0, seq=mine.situation["undo"]))["type"] == "accepted"
            await asyncio.sleep(HAND[1] / 1000 + 0.5)
            assert mine.situation["seq"] == seq + 1
            assert (await mine.answer("raise left 1"))["type"] == "accepted"
            assert composing.situation["pending"] == [0, 1]
            await composing.ask("draft", **draft, actions=[])
            assert (await composing.answer("bid A 1"))["type"] == "accepted"


async def test_the_end_of_a_table_and_of_a_person_is_the_end_of_their_orders(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), LUDUS_COMMANDS="5000") as server:
        async with guest(server) as ania, guest(server, "Bea") as bea:
            table, other = await ania.table("me", "here:Jan"), await bea.table("me", "greedy")
            await give(ania, table, {**AGREE, "chosen": {"step": "legion", "how": "always"}, "on": False})
            await give(bea, other, AGREE)
            assert rows(server) == 2
            assert (await bea.client.delete("/api/me")).status_code == 204
            assert rows(server) == 1
            async with ania.sit(table, seat=0) as one, ania.sit(table, seat=1) as two:
                while one.situation["sheet"] is None:
                    for tab in (one, two):
                        if tab.situation["legal"] and (await tab.answer())["type"] == "accepted":
                            await one.at(tab.situation["seq"])
                            await two.at(one.situation["seq"])
            assert rows(server) == 0
            await give(ania, table, AGREE, status=409)


async def test_a_server_that_was_killed_goes_on_obeying(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with guest(server) as ania, guest(server, "Bea") as bea:
            table = await ania.table("me", "open")
            await bea.join(table)
            await give(ania, table, bid("bid A 1"))
            server.kill()
            server.start()
            bea.client.base_url = ania.client.base_url = server.url
            async with bea.sit(table) as tab:
                await tab.until(lambda: tab.situation["pending"] == [1])


# ---------------------------------------------------------------------------------------------- nobody can tell


def masked(tab: Tab, since: int, names: dict[str, str]) -> list[str]:
    """What a tab received, but for times and for names that are drawn: of equal length, and put in their place."""
    found = []
    for text in tab.texts[since:]:
        message = json.loads(text)
        if message["type"] == "present":
            people = sorted(names[person] for person in message["people"])
            found.append(f"present {people} {message['spectators']} {len(text)}")
            continue
        for id_, name in names.items():
            text = text.replace(id_, name.ljust(len(id_), "."))
        found.append(re.sub(r'"(at|left)":\d+', lambda it: f'"{it[1]}":{"0" * len(it[0])}', text))
    return found


@asynccontextmanager
async def watched(server: Server, run: str) -> AsyncIterator[tuple[Guest, str, Tab, Tab, dict[str, str]]]:
    """The same deal each time: Ania, who has no page open; Bea at the table and somebody in the gallery look on."""
    server.deal(11, run)
    async with guest(server) as ania, guest(server, "Bea") as bea, stranger(server) as nobody:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with bea.sit(table) as tab:
            await tab.until(lambda: present(tab) == ([bea.id], 0))
            async with nobody.sit(table) as gallery:
                await tab.until(lambda: present(tab) == ([bea.id], 1))
                await gallery.until(lambda: present(gallery) == ([bea.id], 1))
                yield ania, table, tab, gallery, {ania.id: "ania", bea.id: "bea", table: "table"}


def present(tab: Tab) -> tuple[list[str], int] | None:
    told = [one for one in tab.messages if one["type"] == "present"]
    return (told[-1]["people"], told[-1]["spectators"]) if told else None


async def seen_by_others(server: Server, run: str, ordered: bool, open_page: bool) -> list[list[str]]:
    async with watched(server, run) as (ania, table, tab, gallery, names):
        page = await ania.connect(table) if open_page else None
        if page is not None:
            await tab.until(lambda: len((present(tab) or ([], 0))[0]) == 2)
            await gallery.until(lambda: len((present(gallery) or ([], 0))[0]) == 2)
        marks = len(tab.texts), len(gallery.texts)
        if ordered:
            await give(ania, table, bid("bid A 1", "used"))
        else:
            clicks = page or await ania.connect(table)
            if page is None:
                await tab.until(lambda: len((present(tab) or ([], 0))[0]) == 2)  # who comes takes a moment to look
                await gallery.until(lambda: len((present(gallery) or ([], 0))[0]) == 2)
            await clicks.answer("bid A 1")
            if page is None:
                await tab.until(lambda: tab.situation["pending"] == [1])
                await clicks.close()
        await tab.until(lambda: tab.situation["pending"] == [1])
        if page is None:
            await tab.until(lambda: len((present(tab) or ([], 0))[0]) == 1)
            await gallery.until(lambda: len((present(gallery) or ([], 0))[0]) == 1)
        reply = await tab.answer("bid B 2")
        await gallery.until(lambda: gallery.situation["seq"] >= reply["seq"] - 1)
        received = [masked(one, mark, names) for one, mark in zip((tab, gallery), marks, strict=True)]
        if page is not None:
            await page.close()
        return [[text for text in one if '"accepted"' not in text[:20]] for one in received]


@pytest.mark.parametrize("open_page", [False, True])
async def test_what_others_receive_of_an_order_is_what_they_receive_of_a_click(tmp_path: Path, open_page: bool) -> None:
    """Every message, its bytes and their order: who comes, the answer, who goes; at the table and in the gallery."""
    with serving(sqlite(tmp_path), dealt=tmp_path / "deal") as server:
        by_order = await seen_by_others(server, "order", ordered=True, open_page=open_page)
        by_click = await seen_by_others(server, "click", ordered=False, open_page=open_page)
        assert by_order == by_click
        assert sum("answered" in text for text in by_order[0]) == 2  # Ania's, and Bea's own
        assert sum(text.startswith("present") for text in by_order[0]) == (0 if open_page else 2)


def test_an_entry_of_an_order_is_told_like_any_other() -> None:
    """The log holds no sign of it either."""
    by_order, by_click = Bench(), Bench()
    action = by_order.table.game.read_action(by_order.table.position, 0, "bid A 1")
    for bench, command in ((by_order, "order 5f 5"), (by_click, "k2f-1")):
        bench.do("ania", Answer(command, 0, bench.table.question, [action]))
    assert by_order.told == by_click.told
    assert by_order.table.log[-1].deed == by_click.table.log[-1].deed


# ---------------------------------------------------------------------------------------------- several processes


async def test_an_order_given_at_one_process_is_obeyed_at_another(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as two:
        async with guest(one) as ania, guest(two, "Bea") as bea, elsewhere(ania, two) as other:
            table = await ania.table("me", "open")  # the first owns it
            await bea.join(table)
            async with ania.sit(table) as mine, other.sit(table) as same, bea.sit(table) as tab:
                await give(other, table, bid("bid A 1"), AGREE)
                for page in (mine, same):
                    await page.until(lambda page=page: any(one["type"] == "orders" for one in page.messages))  # type: ignore[misc]
                await tab.until(lambda: tab.situation["pending"] == [1])
                await same.until(
                    lambda: [one for one in same.messages if one["type"] == "orders"][-1]["orders"][0]["used"] == 1
                )
                assert not any(one["type"] == "orders" for one in tab.messages)
            async with other.sit(table) as again:
                await again.until(lambda: any(one["type"] == "orders" for one in again.messages))
            one.kill()
            async with bea.sit(table) as tab:  # the second takes over, and goes on
                async with asyncio.timeout(60):
                    while (await tab.answer("bid B 2")).get("code") == "busy":
                        await asyncio.sleep(0.2)
                await tab.until(lambda: tab.situation["view"]["step"] == "bribes" and 0 not in tab.situation["pending"])
