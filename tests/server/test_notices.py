"""Notices over real servers: letters, webhooks and pushes arrive, say nothing hidden, and never too much."""

import asyncio
import base64
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from ludus.languages import LANGUAGES
from ludus.locale import text
from ludus.server.app import create_app
from ludus.server.hall.turns import waiting
from ludus.server.notices import courier, outside, push, times, words
from ludus.server.notices.words import Item, Notice
from ludus.server.people.people import People
from ludus.server.protocol import Answer, Settle
from ludus.server.protocol.notices import DeviceIn, Wishes
from ludus.server.settings import Settings
from ludus.server.store import asked as kept
from ludus.server.store import database as databases
from ludus.server.store import vacations, wishes
from ludus.server.store.asked import TOLD, UNTOLD, Asked, Turn
from ludus.server.store.database import DEVICES, NOTICES, TABLES, TURNS, VACATIONS
from ludus.server.store.store import Store
from ludus.server.store.wishes import Waiting
from ludus.server.tables.clock import DAY
from ludus.server.trouble import Trouble
from tests.server.client import Guest, guest, stranger
from tests.server.desk import NAMES, Bench
from tests.server.receivers import Browser, Mailbox, Web, listening
from tests.server.running import Server, free_port, serving, sqlite
from tests.server.test_hall import hall, table
from tests.server.test_hidden import swapped
from tests.server.test_pleas import agreeing
from tests.server.test_pleas import asked as pleaded

pytestmark = pytest.mark.anyio
SMTP = free_port()
HOUR = words.HOUR
NOON = 1_767_268_800_000  # 2026-01-01 12:00 UTC
DAYS = {"kind": "days", "days": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that tells at once, and may reach this machine."""
    folder = tmp_path_factory.mktemp("notices")
    with serving(
        sqlite(folder), dealt=folder / "deal", LUDUS_SMTP=f"smtp://127.0.0.1:{SMTP}",
        LUDUS_MAIL_FROM="ludus@example.org", LUDUS_ADDRESS="https://ludus.example.org/", LUDUS_INWARD="yes",
        LUDUS_NOTICE_AFTER="0",
    ) as found:  # fmt: skip
        yield found


@pytest.fixture
async def mailbox() -> AsyncIterator[Mailbox]:
    found = Mailbox()
    found.port = SMTP
    async with listening(found):
        yield found


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    found = Web()
    async with listening(found):
        yield found


async def choose(someone: Guest, **wishes: Any) -> Any:
    reply = await someone.client.put("/api/me/notices", json=wishes)
    assert reply.status_code == 200, reply.text
    return reply.json()


async def asked(someone: Guest, rival: Guest, **more: Any) -> str:
    """A table at which somebody is asked, and nobody looks."""
    table = await rival.table("me", "open", **more)
    await someone.join(table)
    return table


# ---------------------------------------------------------------------------------------------- letters


async def test_a_letter_comes_once_its_address_is_confirmed_and_no_more_after_one_click(
    server: Server, mailbox: Mailbox
) -> None:
    async with guest(server, "Ania", "fr") as ania, guest(server, "Bea") as bea, stranger(server) as nobody:
        await asked(ania, bea)
        assert not (await choose(ania, mail="all", address="ania@example.org"))["confirmed"]
        _, text = await mailbox.letter("ania@example.org", "confirm=")
        link = re.search(r"https://ludus\.example\.org/notices\?confirm=(\S+)", text)
        assert link
        await asyncio.sleep(3)
        assert len(mailbox.of("ania@example.org")) == 1  # nothing but the question whose address it is
        assert (await nobody.post(f"/api/notices/confirm/{link[1]}x", status=404))["code"] == "not-found"
        assert await nobody.post(f"/api/notices/confirm/{link[1]}") == {"channel": "mail", "on": True}
        assert (await ania.get("/api/me/notices"))["confirmed"]

        table = await asked(ania, bea, speed=DAYS)
        letter, text = await mailbox.letter("ania@example.org", table)
        assert letter["From"] == "Ludus <ludus@example.org>"
        assert letter["Subject"] == "À vous de jouer\xa0: Lutèce"
        assert "Lutèce avec Bea\xa0: encore 2 jours" in text
        assert f"https://ludus.example.org/t/{table}" in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        out = str(letter["List-Unsubscribe"]).strip("<>").removeprefix("https://ludus.example.org")
        reply = await nobody.client.post(out, data={"List-Unsubscribe": "One-Click"})
        assert reply.json() == {"channel": "mail", "on": False}
        assert (await ania.get("/api/me/notices"))["wishes"]["mail"] == "off"
        came = len(mailbox.of("ania@example.org"))
        await asked(ania, bea)
        await asyncio.sleep(3)
        assert len(mailbox.of("ania@example.org")) == came


async def test_another_address_must_be_confirmed_too(server: Server, mailbox: Mailbox) -> None:
    async with guest(server, "Ania") as ania:
        await choose(ania, mail="all", address="one@example.org")
        token = re.search(r"confirm=(\S+)", (await mailbox.letter("one@example.org", "confirm="))[1])
        assert token
        await ania.post(f"/api/notices/confirm/{token[1]}")
        assert not (await choose(ania, mail="all", address="two@example.org"))["confirmed"]
        await mailbox.letter("two@example.org", "confirm=")
        await mailbox.letter("one@example.org", "another address")
        await ania.post(f"/api/notices/confirm/{token[1]}", status=404)  # the old link is for the old address
        for address in ("x", "a b@c.org", "a@b.org\nbcc: c@d.org", "<a@b.org>"):
            reply = await ania.client.put("/api/me/notices", json={"address": address})
            assert reply.status_code == 400, address


async def test_a_letter_that_is_put_off_is_brought_again(server: Server, mailbox: Mailbox) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        await choose(ania, mail="all", address="later@example.org")
        token = re.search(r"confirm=(\S+)", (await mailbox.letter("later@example.org", "confirm="))[1])
        assert token
        await ania.post(f"/api/notices/confirm/{token[1]}")
        mailbox.refuse = ["451 later"]
        table = await asked(ania, bea)
        await mailbox.letter("later@example.org", table)
        assert not mailbox.refuse


# ---------------------------------------------------------------------------------------------- webhooks


async def test_a_webhook_is_tried_again_and_switched_off_once_it_is_gone(server: Server, web: Web) -> None:
    async with guest(server, "Ania", "pl") as ania, guest(server, "Bea") as bea:
        await choose(ania, hook="all", url=f"{web.url}/hook?key=1")
        web.replies = ["503 Busy"]
        table = await asked(ania, bea)
        await web.until(lambda: len(web.posted) == 2)
        first, again = web.posted
        assert first.path == "/hook?key=1"
        assert first.body == again.body
        told = json.loads(again.body)
        assert told["text"] == told["content"]
        assert told["text"].startswith("Twoja kolej: Lutecja\n")
        assert told["turns"] == [
            {"table": table, "game": "lutece", "left": None, "reminder": False, "plea": False,
             "url": f"https://ludus.example.org/t/{table}"}
        ]  # fmt: skip
        web.replies = ["410 Gone"]
        await asked(ania, bea)
        await web.until(lambda: len(web.posted) == 3)
        async with asyncio.timeout(60):
            while (await ania.get("/api/me/notices"))["wishes"]["hook"] != "off":
                await asyncio.sleep(0.1)


async def test_nobody_waits_for_a_receiver_that_is_silent(server: Server, web: Web) -> None:
    silent = Web()
    silent.silent = True
    async with listening(silent), guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        await choose(ania, hook="all", url=silent.url)
        await choose(bea, hook="all", url=web.url)
        for _ in range(6):
            await asked(ania, bea)
        await silent.until(lambda: bool(silent.posted))
        await web.until(lambda: bool(web.posted))
        async with ania.sit(await ania.table("me", "here:Jan")) as tab:
            start = time.monotonic()
            await tab.answer()
            assert time.monotonic() - start < outside.TIMEOUT  # which is how long one waits for who is silent


async def test_who_looks_at_the_table_is_not_told(server: Server, web: Web) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        await choose(ania, hook="all", url=web.url)
        table = await bea.table("me", "open")
        async with ania.sit(table):
            await ania.join(table)
            await asyncio.sleep(4)
            assert not web.posted
        await web.until(lambda: len(web.posted) == 1)  # she left without an answer
        await asyncio.sleep(3)
        assert len(web.posted) == 1  # once


async def test_who_is_asked_to_let_somebody_take_back_an_answer_is_told_beside_their_turn(
    server: Server, web: Web
) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea, guest(server, "Carl") as carl:
        table = await ania.table("me", "open", "open")
        await bea.join(table, 1)
        await carl.join(table, 2)
        async with ania.sit(table) as one, bea.sit(table) as two, carl.sit(table) as three:
            for tab in (one, two, three):
                await tab.answer("bid revenue revenue")
            await choose(bea, hook="all", url=f"{web.url}/bea")
            await choose(carl, hook="reminders", url=f"{web.url}/carl")
            await one.until(lambda: 0 in one.situation["pending"])
            await one.answer("agree")
            await two.answer("agree")
            await one.until(lambda: one.situation["plead"] is not None)
        async with ania.sit(table) as one:
            assert (await one.ask("plead", seat=0, seq=one.situation["plead"]))["type"] == "accepted"
            await web.until(lambda: bool(web.posted))
            (first,) = web.posted  # not to Carl: he wants reminders alone
            told = json.loads(first.body)
            assert first.path == "/bea"
            assert told["text"].startswith(
                "May an answer be taken back? Lutetia\nLutetia with Ania and Carl: somebody asks to take back an answer"
            )
            assert [(row["table"], row["plea"], row["left"]) for row in told["turns"]] == [(table, True, None)]
            assert [row["table"] for row in await bea.get("/api/me/turns")] == [table]  # and on the pages
            (row,) = (await bea.get("/api/lobby"))["mine"]
            assert 1 in row["asked"]
            async with bea.sit(table) as two:
                assert (await two.ask("settle", seat=1, seq=one.situation["plea"]["seq"], want="refuse"))[
                    "type"
                ] == "accepted"
            async with asyncio.timeout(60):
                while await bea.get("/api/me/turns"):
                    await asyncio.sleep(0.1)
            assert len(web.posted) == 1  # once


def test_receivers_get_what_they_read_and_a_name_rings_no_bell() -> None:
    item = Item("t1", "lutece", ("@everyone <b>",), DAY)
    notice = Notice("p", "en", Wishes(), None, (item,))
    discord = json.loads(words.hooked(notice, "https://l.org", "discord.com"))
    assert discord.keys() == {"content", "allowed_mentions"}
    assert discord["allowed_mentions"] == {"parse": []}
    slack = json.loads(words.hooked(notice, "https://l.org", "hooks.slack.com"))
    assert slack == {"text": "Your turn: Lutetia\nLutetia with @everyone &lt;b&gt;: 24 hours left https://l.org/t/t1"}


# ---------------------------------------------------------------------------------------------- pushes


async def test_a_push_can_be_read_by_its_browser_alone_and_is_signed(server: Server, web: Web) -> None:
    mine, other = Browser(), Browser()
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        found = await choose(ania, push="all")
        assert (await ania.post("/api/me/notices/devices", mine.device(f"{web.url}/push/1")))["devices"] == 1
        table = await asked(ania, bea)
        await web.until(lambda: len(web.posted) == 1)
        sent = web.posted[0]
        told = json.loads(mine.read(sent.body))
        assert told == {"title": "Your turn: Lutetia", "body": "Lutetia with Bea: no clock", "url": f"/t/{table}",
                        "count": 1}  # fmt: skip
        with pytest.raises(InvalidTag):
            other.read(sent.body)
        assert table.encode() not in sent.body
        assert sent.headers["content-encoding"] == "aes128gcm"
        assert int(sent.headers["ttl"]) > 0
        claims = signed(sent.headers["authorization"], found["key"])
        assert claims["aud"] == web.url
        assert claims["sub"] == "mailto:ludus@example.org"
        assert time.time() < claims["exp"] < time.time() + 86_400


def signed(header: str, key: str) -> Any:
    """The claims of a sender, if the key of the server has signed them."""
    found = re.fullmatch(r"vapid t=([^.]+\.[^.]+)\.([^,]+), k=(\S+)", header)
    assert found
    assert found[3] == key
    raw = push.decode(found[2])
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(key))
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(whole, found[1].encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(push.decode(found[1].partition(".")[2]))


async def test_a_device_that_is_gone_is_forgotten(server: Server, web: Web) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        await choose(ania, push="all")
        for number in (1, 2):
            await ania.post("/api/me/notices/devices", Browser().device(f"{web.url}/push/{number}"))
        web.replies = ["410 Gone"]
        await asked(ania, bea)
        await web.until(lambda: len(web.posted) == 2)
        async with asyncio.timeout(60):
            while (await ania.get("/api/me/notices"))["devices"] != 1:
                await asyncio.sleep(0.1)
        exported = (await ania.get("/api/me/export"))["notices"]
        assert exported["devices"] == [f"{web.url}/push/2"]
        gone = await ania.post("/api/me/notices/devices/gone", {"endpoint": f"{web.url}/push/2"})
        assert gone["devices"] == 0
        reply = await ania.client.post(
            "/api/me/notices/devices", json={"endpoint": web.url, "p256dh": "AAAA", "auth": "AAAA"}
        )
        assert reply.status_code == 200
        await ania.post("/api/me/notices/try", {"channel": "push"}, status=409)  # such keys are none


def test_the_length_of_a_push_tells_nothing() -> None:
    device = Browser().device("https://push.example.org/1")
    lengths = {len(push.encrypt(b"x" * size, device["p256dh"], device["auth"])) for size in (0, 1, 100, 2000)}
    assert len(lengths) == 1
    assert max(lengths) <= 4096
    with pytest.raises(ValueError, match="negative"):
        push.encrypt(b"x" * 5000, device["p256dh"], device["auth"])


async def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        async with guest(server) as ania:
            key = (await ania.get("/api/me/notices"))["key"]
            server.stop()
            server.start()
            assert (await ania.get("/api/me/notices"))["key"] == key
            assert (tmp_path / "tables.sqlite").stat().st_mode & 0o777 == 0o600
            assert len(base64.urlsafe_b64decode(key + "=")) == 65


# ---------------------------------------------------------------------------------------------- without any of it


async def test_a_server_that_was_told_nothing_sends_no_mail_and_goes_nowhere_inside(tmp_path: Path, web: Web) -> None:
    with serving(sqlite(tmp_path), LUDUS_NOTICE_AFTER="0") as server:
        async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
            assert (await ania.get("/api/me/notices"))["channels"] == ["hook", "push"]
            reply = await ania.client.put("/api/me/notices", json={"hook": "all", "url": web.url})
            assert reply.status_code == 400  # only TLS
            await choose(ania, hook="all", url=f"https://127.0.0.1:{web.port}/", mail="all", address="a@example.org")
            await ania.post("/api/me/notices/try", {"channel": "hook"}, status=409)
            await ania.post("/api/me/notices/try", {"channel": "mail"}, status=409)
            async with bea.sit(await asked(ania, bea)) as tab:
                await asyncio.sleep(3)
                await tab.answer()
            assert not web.posted


@pytest.mark.parametrize(
    ("address", "ours"),
    [
        ("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False), ("192.168.1.1", False), ("0.0.0.0", False),
        ("169.254.169.254", False), ("100.64.0.1", False), ("224.0.0.1", False), ("::1", False),
        ("fe80::1%eth0", False),         ("fc00::1", False), ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False), ("2002:a00:1::1", False),
        ("93.184.216.34", True), ("2606:4700::1111", True),
    ],
)  # fmt: skip
def test_only_public_addresses_are_outside(address: str, ours: bool) -> None:
    assert outside.public(address) is ours


@pytest.mark.parametrize(
    "url", ["http://a.org/", "ftp://a.org/", "https://me:pw@a.org/", "https:///x", "https://a.org:x/"]
)
def test_only_plain_addresses_over_tls_are_gone_to(url: str) -> None:
    with pytest.raises(outside.Forbidden):
        outside.parts(url, inward=False)


class Drip(Web):
    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not reader.at_eof():
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.1)


async def test_who_answers_a_letter_at_a_time_is_left_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LONGEST", 1.0)
    web = Drip()
    async with listening(web):
        start = time.monotonic()
        with pytest.raises(outside.Unreachable):
            await asyncio.to_thread(outside.post, web.url, b"", {}, True)
        assert time.monotonic() - start < outside.TIMEOUT  # it would have gone on for ever


def test_a_name_that_leads_inside_is_refused() -> None:
    with pytest.raises(outside.Forbidden):
        outside.post("https://localhost/", b"", {}, inward=False)


@pytest.mark.parametrize(
    ("url", "sender", "address"),
    [
        ("mail.org", "a@b.org", "https://l.org"),
        ("smtp://mail.org", "", "https://l.org"),
        ("smtp://m.org", "a@b.org", ""),
    ],
)
def test_mail_that_is_half_set_up_is_told_at_once(url: str, sender: str, address: str) -> None:
    with pytest.raises(Trouble):
        create_app(Settings("sqlite://", smtp=url, sender=sender, address=address))


# ---------------------------------------------------------------------------------------------- when


def row(told: int = UNTOLD, since: int = NOON - HOUR, due: int | None = None, sent: int = 0, **wishes: Any) -> Waiting:
    return Waiting("p", "en", Wishes(hook="all", **wishes), None, sent, "t", "lutece", 0, since, due, told)


async def test_who_has_answered_meanwhile_is_not_told_whatever_was_written_down(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        live = await table(here, "ania", "bea")
        brings = courier.Courier(here, Settings("sqlite://"), "secret", push.new_key())
        asked_then = row()._replace(person="bea", seat=1)
        assert brings.waits(asked_then)
        await here.perform("t", "bea", Answer("c", 1, live.table.question, list(live.table.position.legal(1)[:1])))
        assert not brings.waits(asked_then)
        assert brings.waits(asked_then._replace(table="put-away"))  # where nothing has happened since
        brings.close()


def test_many_turns_are_one_notice_and_not_more_often_than_wanted() -> None:
    rows = [row()._replace(table=f"t{number}") for number in range(9)]
    found = courier.due(rows, NOON, 60)
    assert found is not None
    assert len(found.rows) == 9
    assert courier.due([row(sent=NOON - 30_000)], NOON, 60) is None
    assert courier.due([row(sent=NOON - 59 * 60_000, every=60)], NOON, 60) is None
    assert courier.due([row(sent=NOON - 61 * 60_000, every=60)], NOON, 60) is not None
    assert courier.due([row(sent=NOON - 23 * HOUR, every=1440)], NOON, 60) is None


def test_a_reminder_comes_once_before_the_time_is_up_and_does_not_wait_for_others() -> None:
    due = NOON + 12 * HOUR
    long = {"told": TOLD, "since": NOON - 3 * DAY, "due": due, "sent": NOON - HOUR, "every": 1440}
    assert courier.due([row(**long, remind=12)], NOON - 1, 60) is None
    found = courier.due([row(**long, remind=12)], NOON, 60)
    assert found is not None
    assert len(found.late) == 1
    assert courier.due([row(**long, remind=0)], due - 1, 60) is None
    assert times.remind_at(Wishes(remind=24), NOON, NOON + DAY) == NOON + 12 * HOUR  # not with the turn itself


@pytest.mark.parametrize(
    ("quiet", "zone", "silent"),
    [
        (None, "UTC", False), ((11, 13), "UTC", True), ((13, 11), "UTC", False), ((22, 8), "UTC", False),
        ((22, 8), "Asia/Tokyo", False), ((21, 8), "Asia/Tokyo", True), ((22, 8), "America/Los_Angeles", True),
    ],
)  # fmt: skip
def test_quiet_hours_are_those_of_the_person(quiet: tuple[int, int] | None, zone: str, silent: bool) -> None:
    assert times.is_quiet(Wishes(quiet=quiet, zone=zone), NOON) is silent
    assert (courier.due([row(quiet=quiet, zone=zone)], NOON, 60) is None) is silent


async def test_a_zone_that_does_not_exist_is_refused(server: Server) -> None:
    async with guest(server) as ania:
        for zone in ("Nowhere/Atall", "../../etc/passwd", "/etc/passwd", ""):
            assert (await ania.client.put("/api/me/notices", json={"zone": zone})).status_code == 400


async def test_who_wants_reminders_alone_hears_of_the_time_that_runs_out_and_of_nothing_else(
    server: Server, web: Web
) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        await choose(ania, hook="reminders", url=web.url, remind=3)
        table = await asked(ania, bea, speed=DAYS)
        mine = sa.and_(TURNS.c.table_id == table, TURNS.c.person == ania.id)
        with databases.connected(server.database) as engine:
            async with asyncio.timeout(60):
                told = UNTOLD
                while told != TOLD:  # her turn is known, and not told
                    await asyncio.sleep(0.2)
                    with engine.connect() as connection:
                        told = connection.scalar(sa.select(TURNS.c.told).where(mine)) or UNTOLD
            assert not web.posted
            now = int(time.time() * 1000)
            with engine.begin() as connection:  # three days later
                connection.execute(TURNS.update().where(mine).values(since=now - 3 * DAY, due=now + 2 * HOUR + 60_000))
        await web.until(lambda: len(web.posted) == 1)
        said = json.loads(web.posted[0].body)
        assert said["text"].startswith("Your time is running out: Lutetia\nLutetia with Bea: 2 hours left")
        assert said["turns"][0]["reminder"]
        await asyncio.sleep(4)
        assert len(web.posted) == 1


async def test_who_leaves_for_good_is_forgotten_here_too(server: Server, web: Web) -> None:
    async with guest(server, "Ania") as ania, guest(server, "Bea") as bea:
        await choose(ania, url=web.url, address="gone@example.org")
        await ania.post("/api/me/notices/devices", Browser().device(f"{web.url}/gone"))
        await ania.post("/api/me/vacation", {"days": 2})
        await asked(ania, bea)
        exported = await ania.get("/api/me/export")
        assert exported["notices"]["wishes"]["address"] == "gone@example.org"
        assert (await ania.client.delete("/api/me")).status_code == 204
        await asyncio.sleep(2)
        with databases.connected(server.database) as engine, engine.connect() as connection:
            for one in (TURNS, NOTICES, DEVICES, VACATIONS):
                query = sa.select(sa.func.count()).select_from(one).where(one.c.person == ania.id)
                assert connection.scalar(query) == 0, one.name


def test_the_store_knows_who_is_to_be_told(database: str) -> None:
    """In either kind of database."""
    with databases.connected(database) as engine:
        store = Store(engine)
        person = People(store, "secret").new("Ania", "pl", 1).id
        with engine.begin() as connection:
            row = {"id": "t", "setup": "{}", "game": "lutece", "public": False, "phase": "running", "changed": 0}
            connection.execute(TABLES.insert(), row)
        kept.write(engine, {"t": Asked((Turn(0, person, 10, 500 + DAY, None), Turn(1, person, 10, None, 900)))})
        assert wishes.waiting(engine, "here", 10, 100) == []  # nothing is wanted
        wishes.choose(store, person, Wishes(push="all", address="a@b.org"))
        wishes.choose(store, person, Wishes(push="all", address="a@b.org", quiet=(22, 8)))
        assert wishes.confirm(engine, person, "other@b.org") is False
        assert wishes.confirm(engine, person, "a@b.org") is True
        assert [one.seat for one in wishes.waiting(engine, "here", 10, 100)] == [0]  # the other clock stands
        assert [one.seat for one in wishes.waiting(engine, "here", 10, 900)] == [0, 1]
        assert wishes.waiting(engine, "here", 9, 900) == []  # too soon
        (found, _) = wishes.waiting(engine, "here", 10, 900)
        assert (found.language, found.confirmed, found.wishes.quiet) == ("pl", "a@b.org", (22, 8))
        with engine.begin() as connection:
            connection.execute(TABLES.update().values(owner="elsewhere"))
        assert wishes.waiting(engine, "here", 10, 900) == []  # its owner tells
        wishes.switch_off(engine, person, "push")
        assert wishes.waiting(engine, "elsewhere", 10, 900) == []
        for number in range(12):
            wishes.add_device(store, person, DeviceIn(f"https://p.org/{number}", "k", "a"), number)
        assert [one.endpoint for one in wishes.devices(engine, person)] == [f"https://p.org/{n}" for n in range(2, 12)]
        assert vacations.take(engine, person, 3, NOON) == (NOON + 3 * DAY, 27)
        assert vacations.running(engine, [person], NOON) == {person: NOON + 3 * DAY}


# ---------------------------------------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("game", ["lutece", "fortuna", "gloire"])
def test_a_notice_is_the_same_whatever_is_hidden(game: str) -> None:
    bench, random = Bench(game), Random(7)
    for _ in range(12):
        bench.play_on(random, 5)
        for seat in range(bench.table.setup.seats):
            other = swapped(bench.table, seat, random)
            mine = [turn for turn in waiting(bench.table, {}).values() if turn.seat == seat]
            assert mine == [turn for turn in waiting(other, {}).values() if turn.seat == seat]


def test_a_plea_waits_for_whoever_has_not_had_their_word() -> None:
    bench = agreeing()
    turns = waiting(bench.table, {})
    assert turns.keys() == {(2, False)}
    seq = pleaded(bench)
    asked = waiting(bench.table, turns)
    assert asked.keys() == {(2, False), (1, True), (2, True)}
    assert asked[2, False] == turns[2, False]  # her turn goes on
    assert asked[1, True] == Turn(1, NAMES[1], bench.table.log[-1].at, None, None, plea=True)
    bench.do(NAMES[2], Settle("yes", 2, seq, "agree"))
    assert waiting(bench.table, asked).keys() == {(2, False), (1, True)}
    bench.do(NAMES[1], Settle("no", 1, seq, "refuse"))
    assert waiting(bench.table, asked).keys() == {(2, False)}


def test_a_turn_and_a_plea_at_one_table_are_two_lines_of_one_notice() -> None:
    def told(*items: Item) -> str:
        return str(json.loads(words.hooked(Notice("p", "en", Wishes(), None, items), "", "example.org"))["text"])

    turn, plea = Item("t1", "lutece", ("Bea",), DAY), Item("t1", "lutece", ("Bea",), None, plea=True)
    assert told(turn, plea) == (
        "You are waited for: Lutetia\nLutetia with Bea: 24 hours left\n"
        "Lutetia with Bea: somebody asks to take back an answer"
    )
    assert told(plea, turn._replace(table="t2")).startswith("You are waited for at 2 tables\n")
    assert told(plea, plea._replace(table="t2")).startswith("May an answer be taken back? At 2 tables\n")
    assert json.loads(words.pushed(Notice("p", "en", Wishes(), None, (turn, plea))))["url"] == "/t/t1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_can_be_said(language: str) -> None:
    for items in ((None,), (HOUR // 2,), (5 * HOUR,), (3 * DAY, None), (3 * DAY,) * 30):
        for late in (False, True):
            told = tuple(
                Item(f"t{at}", "gloire", ("Bea", "Carl")[: at % 3], left, late) for at, left in enumerate(items)
            )
            for pleas in (0, 1, len(told)):
                some = tuple(one._replace(plea=at < pleas) for at, one in enumerate(told))
                notice = Notice("p", language, Wishes(), None, some)
                assert words.title(notice)
                assert len(words.letter(notice, "https://l.org", "https://l.org/out").splitlines()) > 3
                assert len(words.pushed(notice)) < push.SIZE


def test_all_languages_say_the_same() -> None:
    ids = {language: re.findall(r"^([a-z0-9-]+) =", text(language, "notices"), re.M) for language in LANGUAGES}
    assert ids["fr"] == ids["en"] == ids["pl"]
