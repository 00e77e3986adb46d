"""People among each other: blocks, friends by link, invitations, reports, and the operator."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludus.server.people import office, relations
from ludus.server.people.people import WEEK, People
from ludus.server.people.relations import Relations, TooMany, Unknown
from ludus.server.protocol.profiles import ReportIn
from ludus.server.store import database as databases
from ludus.server.store.social import BLOCKS, FRIENDS, REPORTS
from ludus.server.store.store import Store
from tests.server.client import Guest, guest
from tests.server.finished import finished
from tests.server.running import Server, serving, sqlite


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = databases.connect(database)
    yield Store(engine)
    engine.dispose()


def persons(store: Store, *names: str) -> list[str]:
    people = People(store, "secret")
    return [people.new(name, "en", 1).id for name in names]


async def befriend(one: Guest, other: Guest) -> None:
    token = (await one.post("/api/me/friends/link"))["token"]
    await other.post("/api/me/friends", {"token": token})


# ---------------------------------------------------------------------------------------------- blocks


@pytest.mark.anyio
async def test_who_is_blocked_is_not_heard_and_neither_joins_the_others_tables(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea, guest(server, "Cléo") as cleo:
        both = await ania.table("me", "open")
        await bea.join(both)
        async with ania.sit(both) as one, bea.sit(both) as two:
            assert (await ania.client.put(f"/api/me/blocks/{bea.id}")).status_code == 204
            await two.ask("chat", text="Hear me")
            await one.until(lambda: any(said["type"] == "chatted" for said in one.happened()))
            assert "Hear me" not in "".join(one.texts)
            assert (await two.answer())["type"] == "accepted"  # a game that runs goes on
        async with ania.sit(both) as again:
            assert "Hear me" not in "".join(again.texts)
        hers, theirs = await ania.table("me", "open", public=True), await bea.table("me", "open", public=True)
        cleos = await cleo.table("me", "open", "open")
        await ania.join(cleos)
        for who, table in ((bea, hers), (ania, theirs), (bea, cleos)):
            reply = await who.client.post(f"/api/tables/{table}/join", json={})
            assert (reply.status_code, reply.json()["code"]) == (403, "not-your-seat")
            assert "block" not in reply.text  # nobody is told why
        for who, other in ((bea, hers), (ania, theirs)):
            assert other not in [row["table"]["id"] for row in (await who.get("/api/lobby"))["waiting"]]
        assert hers in [row["table"]["id"] for row in (await cleo.get("/api/lobby"))["waiting"]]
        assert [one["name"] for one in await ania.get("/api/me/blocks")] == ["Bea"]
        assert (await ania.client.delete(f"/api/me/blocks/{bea.id}")).status_code == 204
        await bea.join(hers)


@pytest.mark.anyio
async def test_who_adds_salt_to_a_seat_of_theirs_may_whoever_came_since(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open", "open")
        await bea.join(table)
        await ania.client.put(f"/api/me/blocks/{bea.id}")
        await ania.post(f"/api/tables/{table}/join", {"salt": "ab"})


def test_blocks_end_friendships_and_have_a_bound(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bea, cleo = persons(store, "Ania", "Bea", "Cléo")
    found = Relations(store)
    found.befriend(ania, bea)
    assert [one.name for one in found.friends(bea)] == ["Ania"]
    found.block(bea, ania, True)
    found.block(bea, ania, True)  # twice is once
    assert found.friends(ania) == found.friends(bea) == []
    with pytest.raises(Unknown):
        found.befriend(ania, bea)
    assert found.apart(ania) == {bea}
    assert found.apart(bea) == {ania}
    assert found.apart(cleo) == frozenset()
    assert found.kept_apart([ania, None, bea])
    assert not found.kept_apart([ania, cleo])
    for nobody in ("nobody", bea):
        with pytest.raises(Unknown):
            found.block(bea, nobody, True)
    monkeypatch.setattr(relations, "MOST_BLOCKED", 1)
    with pytest.raises(TooMany):
        found.block(bea, cleo, True)
    People(store, "secret").delete(ania)
    assert found.apart(bea) == frozenset()


def test_mutes_are_of_people_and_have_a_bound(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are read whenever somebody comes to a table, and kept as long as they are there."""
    ania, bea, cleo = persons(store, "Ania", "Bea", "Cléo")
    found = Relations(store)
    for nobody in ("nobody", ania):
        with pytest.raises(Unknown):
            found.mute(ania, nobody, True)
    found.mute(ania, bea, True)
    found.mute(ania, bea, True)  # twice is once
    assert store.mutes(ania) == {bea}
    monkeypatch.setattr(relations, "MOST_MUTED", 1)
    with pytest.raises(TooMany):
        found.mute(ania, cleo, True)
    found.mute(ania, bea, False)
    found.mute(ania, cleo, True)
    assert store.mutes(ania) == {cleo}


@pytest.mark.anyio
async def test_who_is_blocked_and_no_longer_muted_is_still_not_read(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        table = await ania.table("me", "open")
        await bea.join(table)
        async with ania.sit(table) as tab, bea.sit(table) as other:
            for path in (f"/api/me/mutes/{ania.id}", f"/api/me/blocks/{ania.id}"):
                assert (await bea.client.put(path)).status_code == 204
            assert (await bea.client.delete(f"/api/me/mutes/{ania.id}")).status_code == 204
            await other.at((await tab.ask("chat", text="Salve"))["seq"])
            assert other.happened()[-1]["text"] is None
            assert (await bea.client.delete(f"/api/me/blocks/{ania.id}")).status_code == 204
            await other.at((await tab.ask("chat", text="Vale"))["seq"])
            assert other.happened()[-1]["text"] == "Vale"


# ---------------------------------------------------------------------------------------------- friends


@pytest.mark.anyio
async def test_friends_by_link_are_invited_and_come(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea, guest(server, "Cléo") as cleo:
        token = (await ania.post("/api/me/friends/link"))["token"]
        assert "." not in token  # it stands in an address of the browser
        assert (await bea.get(f"/api/friends/{token}"))["name"] == "Ania"
        await ania.post("/api/me/friends", {"token": token}, status=404)  # one's own
        await bea.post("/api/me/friends", {"token": f"x{token}"}, status=404)
        assert (await bea.post("/api/me/friends", {"token": token}))["name"] == "Ania"
        assert [one["person"] for one in await ania.get("/api/me/friends")] == [bea.id]
        table = await ania.table("me", "open")
        path = f"/api/tables/{table}/invite"
        assert (await ania.client.post(path, json={"person": bea.id})).status_code == 204
        assert (await ania.client.post(path, json={"person": cleo.id})).status_code == 404  # no friend
        assert (await cleo.client.post(path, json={"person": bea.id})).status_code == 403  # not at the table
        (found,) = await bea.get("/api/me/invitations")
        assert (found["table"]["id"], found["host"]["name"]) == (table, "Ania")
        other = await ania.table("me", "open")
        await ania.client.post(f"/api/tables/{other}/invite", json={"person": bea.id})
        assert (await bea.client.delete(f"/api/me/invitations/{other}")).status_code == 204
        await bea.join(table)
        assert await bea.get("/api/me/invitations") == []
        assert (await ania.client.post(path, json={"person": bea.id})).status_code == 409  # it has begun
        assert (await bea.client.delete(f"/api/me/friends/{ania.id}")).status_code == 204
        assert await ania.get("/api/me/friends") == []


def test_a_link_is_good_for_a_week(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(store, "secret")
    token = people.friend_token("ania")
    assert people.read_friend(token) == "ania"
    assert People(store, "another").read_friend(token) == ""
    late = time.time() + WEEK + 60
    monkeypatch.setattr(time, "time", lambda: late)
    assert people.read_friend(token) == ""
    for odd in ("", "~", "\udcff", "x" * 200, people.cookie("ania", 1)):
        assert people.read_friend(odd) == ""


def test_friends_have_a_bound_on_both_sides(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bea, cleo = persons(store, "Ania", "Bea", "Cléo")
    monkeypatch.setattr(relations, "MOST_FRIENDS", 1)
    Relations(store).befriend(ania, bea)
    for pair in ((ania, cleo), (cleo, ania)):
        with pytest.raises(TooMany):
            Relations(store).befriend(*pair)
    with store.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(FRIENDS)) == 2


@pytest.mark.anyio
async def test_a_rematch_goes_on_in_the_order_of_seats_and_not_between_who_keep_apart(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with guest(server, "Ania") as ania, guest(server, "Bea") as bea, guest(server, "Cléo") as cleo:
            table = await ania.table("me", "open", "open", "beginner", pace=0)
            for seat, who in ((1, bea), (2, cleo)):
                await who.join(table, seat)
            async with ania.sit(table) as one, bea.sit(table) as two, cleo.sit(table) as three:
                while one.situation["sheet"] is None:
                    for tab in (one, two, three):
                        if tab.situation["legal"]:
                            await tab.answer()
                    await asyncio.sleep(0)
            await cleo.client.delete("/api/me")
            again = await ania.post(f"/api/tables/{table}/rematch")
            assert [one["name"] for one in again["seats"]] == ["Bea", "greedy", "beginner", "Ania"]
            assert again["seats"][1]["kind"] == "bot"  # Cléo is gone for good: nobody waits for her
            await bea.client.put(f"/api/me/blocks/{ania.id}")
            assert (await ania.client.post(f"/api/tables/{table}/rematch")).status_code == 403


# ---------------------------------------------------------------------------------------------- reports


def test_reports_reach_the_operator_and_have_a_bound(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bea, cleo = persons(store, "Ania", "Bea", "Cléo")
    found = Relations(store)
    found.report(ania, ReportIn(bea, "chat", "t", "first"), 1)
    found.report(ania, ReportIn(bea, "chat", "t", "again"), 2)  # of the same table: one report
    found.report(ania, ReportIn(bea, "leaving"), 3)
    assert [(one.name, one.reason, one.text, one.table) for one in office.reports(store.engine)] == [
        ("Bea", "chat", "again", "t"), ("Bea", "leaving", "", None),
    ]  # fmt: skip
    with pytest.raises(Unknown):
        found.report(ania, ReportIn("nobody", "chat"), 4)
    for bound in ("MOST_REPORTS", "ALL_REPORTS"):
        with monkeypatch.context() as small:
            small.setattr(relations, bound, 2)
            with pytest.raises(TooMany):
                found.report(ania, ReportIn(cleo, "other"), 5)
    first, second = office.reports(store.engine)
    assert office.settle(store.engine, first.id)
    assert not office.settle(store.engine, first.id)
    People(store, "secret").delete(ania)
    assert [one.reporter for one in office.reports(store.engine)] == [None]
    People(store, "secret").delete(bea)
    assert office.reports(store.engine) == []
    assert second.person == bea


def test_an_operator_finds_people_the_most_reported_first(store: Store) -> None:
    ania, bea, cleo = persons(store, "Ania", "Bea", "Cl_éo")
    store.append(finished("t", ania, bea, gone=[1]))
    Relations(store).report(ania, ReportIn(bea, "leaving"), 1)
    Relations(store).block(cleo, bea, True)
    first = office.people(store.engine)[0]
    assert (first.name, first.games, first.gone, first.blocked, first.reports) == ("Bea", 1, 1, 1, 1)
    assert [one.name for one in office.people(store.engine, "l_é")] == ["Cl_éo"]
    assert [one.name for one in office.people(store.engine, "l%o")] == []
    assert [one.name for one in office.people(store.engine, ania)] == ["Ania"]


@pytest.mark.anyio
async def test_who_is_shut_out_stays_out_until_let_in_again(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as server:
        async with guest(server, "Ania") as ania:
            account = {"login": "ania", "password": "correct horse"}
            await ania.client.put("/api/me/account", json=account)
            table = await ania.table("me", "here:Jan")
            async with ania.sit(table) as tab:
                with databases.connected(url) as engine:
                    assert office.suspend(engine, ania.id, True)
                    assert not office.suspend(engine, "nobody", True)
                assert await tab.closed() == 4401
            assert (await ania.client.get("/api/me")).status_code == 401
            for path, body in (("/api/me", {"name": "Ania"}), ("/api/session", account)):
                reply = await ania.client.post(path, json=body)
                assert (reply.status_code, reply.json()["code"]) == (403, "suspended")
            with databases.connected(url) as engine:
                office.suspend(engine, ania.id, False)
            assert (await ania.client.get("/api/me")).status_code == 200


@pytest.mark.anyio
async def test_reports_over_http_are_bounded_by_person(server: Server) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        codes = []
        for number in range(14):
            body = {"person": bea.id, "reason": "other", "table": f"t{number}"}
            codes.append((await ania.client.post("/api/reports", json=body)).status_code)
        assert codes[:10] == [204] * 10
        assert codes[-1] == 429
    with databases.connected(server.database) as engine, engine.connect() as connection:
        assert (connection.scalar(sa.select(sa.func.count()).select_from(REPORTS)) or 0) <= 12
        assert connection.scalar(sa.select(sa.func.count()).select_from(BLOCKS)) is not None
