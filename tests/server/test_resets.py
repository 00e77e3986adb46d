"""A forgotten password: a letter brings a link, which holds once and for half an hour; nobody learns who is here."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ludus.languages import LANGUAGES
from ludus.locale import text
from ludus.server.notices.resets import letter
from ludus.server.people import office, resets
from ludus.server.people.people import NotAllowed, People
from ludus.server.protocol.bodies import Person
from ludus.server.protocol.notices import Wishes
from ludus.server.store import database as databases
from ludus.server.store import wishes
from ludus.server.store.database import PEOPLE, RESETS
from ludus.server.store.store import Store
from tests.server.client import Guest, guest, stranger
from tests.server.receivers import Mailbox, listening
from tests.server.running import Server, free_port, serving, sqlite

pytestmark = pytest.mark.anyio
SMTP = free_port()
HOUR = 3_600_000


class Slow(Mailbox):
    """One that says nothing until it is open."""

    def __init__(self) -> None:
        super().__init__()
        self.port = SMTP
        self.open = asyncio.Event()
        self.open.set()
        self.came = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.came += 1
        self.changed.set()
        await self.open.wait()
        await super().serve(reader, writer)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        sqlite(tmp_path_factory.mktemp("resets")), LUDUS_SMTP=f"smtp://127.0.0.1:{SMTP}",
        LUDUS_MAIL_FROM="ludus@example.org", LUDUS_ADDRESS="https://ludus.example.org",
    ) as found:  # fmt: skip
        yield found


@pytest.fixture
async def mailbox() -> AsyncIterator[Slow]:
    found = Slow()
    async with listening(found):
        yield found


async def account(someone: Guest, mailbox: Mailbox, login: str) -> str:
    """Somebody gets a password and confirms an address."""
    reply = await someone.client.put("/api/me/account", json={"login": login, "password": "carthago delenda"})
    assert reply.status_code == 200, reply.text
    address, came = f"{login}@example.org", len(mailbox.letters)
    wanted = {"address": address, "password": "carthago delenda"}
    assert (await someone.client.put("/api/me/notices", json=wanted)).status_code == 200
    await mailbox.until(lambda: len(mailbox.letters) > came)
    token = re.search(r"confirm=(\S+)", mailbox.text(-1))
    assert token
    await someone.post(f"/api/notices/confirm/{token[1]}")
    return address


async def ask(someone: Guest, address: str) -> httpx.Response:
    return await someone.client.post("/api/reset", json={"address": address})


def token_of(mailbox: Mailbox) -> str:
    found = re.search(r"https://ludus\.example\.org/reset#(\S+)", mailbox.text(-1))
    assert found, mailbox.text(-1)
    return found[1]


def kept(server: Server) -> list[Any]:
    with databases.connected(server.database) as engine, engine.connect() as connection:
        return list(connection.execute(sa.select(RESETS)))


async def test_a_letter_brings_a_link_that_signs_in_here_and_out_everywhere_else(server: Server, mailbox: Slow) -> None:
    async with guest(server, "Ania", "pl") as ania, stranger(server) as other:
        address = await account(ania, mailbox, "ania")
        table = await ania.table("me", "here:Jan")
        tab = await ania.connect(table)
        came = len(mailbox.letters)
        assert (await ask(other, address.upper())).status_code == 204  # however it is spelt
        await mailbox.until(lambda: len(mailbox.letters) > came)
        to, sent = mailbox.letters[-1]
        assert to == address
        assert sent["Subject"] == "Ludus: nowe hasło"
        assert "Ania" in mailbox.text(-1)
        token = token_of(mailbox)
        assert token not in str(kept(server))  # a hash of it is
        assert await other.post("/api/reset/link", {"token": token}) == {"name": "Ania", "login": "ania"}
        assert (await ania.get("/api/me"))["id"] == ania.id  # nothing has changed yet
        short = await other.client.put("/api/reset/link", json={"token": token, "password": "short"})
        assert short.status_code == 400

        reply = await other.client.put("/api/reset/link", json={"token": token, "password": "quo vadis domine"})

        assert reply.status_code == 200, reply.text
        assert reply.json()["id"] == ania.id
        assert (await other.get("/api/me"))["id"] == ania.id
        assert await tab.closed() == 4401
        await ania.get("/api/me", status=401)
        again = await other.client.put("/api/reset/link", json={"token": token, "password": "another one"})
        assert (again.status_code, again.json()["code"]) == (403, "old-link")  # it holds once
        assert (await other.client.post("/api/reset/link", json={"token": token})).status_code == 403
        for password, status in (("carthago delenda", 403), ("quo vadis domine", 200)):
            signed = await ania.client.post("/api/session", json={"login": "ania", "password": password})
            assert signed.status_code == status


async def test_a_stolen_session_changes_no_address_that_brings_a_new_password(server: Server, mailbox: Slow) -> None:
    """Whoever sits down at a device that is signed in does not know the password."""
    async with guest(server, "Dora", "fr") as dora, stranger(server) as thief:
        address = await account(dora, mailbox, "dora")
        thief.client.cookies.update(dora.client.cookies)
        thief.client.headers["X-Forwarded-For"] = "203.0.113.8"  # this machine is believed: limits of its own
        came = len(mailbox.letters)
        for wanted in ({"address": "thief@example.org"}, {"address": ""}, {}):
            for password in ({}, {"password": "delenda carthago"}):
                reply = await thief.client.put("/api/me/notices", json=wanted | password)
                assert (reply.status_code, reply.json()["code"]) == (403, "wrong-password"), wanted
        found = await dora.get("/api/me/notices")
        assert (found["wishes"]["address"], found["confirmed"]) == (address, True)
        reply = await thief.client.put("/api/me/notices", json={"address": address, "mail": "all"})
        assert reply.status_code == 200  # all else is chosen as before
        assert len(mailbox.letters) == came

        moved = {"address": "new@example.org", "password": "carthago delenda"}
        assert (await dora.client.put("/api/me/notices", json=moved)).status_code == 200
        await mailbox.until(lambda: len(mailbox.letters) == came + 2)
        letters = {to: str(letter.get_content()) for to, letter in mailbox.letters[came:]}
        assert letters.keys() == {address, "new@example.org"}
        assert "Dora" in letters[address]
        assert "new@example.org" not in letters[address]  # it may be somebody else's by now
        assert "carthago" not in str(await dora.get("/api/me/export"))


async def test_who_has_no_password_yet_need_not_say_one(server: Server, mailbox: Slow) -> None:
    async with guest(server, "Emil") as emil:
        for address in ("one@example.org", "two@example.org"):
            assert (await emil.client.put("/api/me/notices", json={"address": address})).status_code == 200
        await mailbox.until(lambda: len(mailbox.letters) == 2)
        assert {to for to, _ in mailbox.letters} == {"one@example.org", "two@example.org"}  # to confirm each, no more


async def test_nobody_learns_whether_an_address_is_known(server: Server, mailbox: Slow) -> None:
    """The reply is there before the post office, or even the database, was asked."""
    async with guest(server, "Bea") as bea, stranger(server) as other:
        address = await account(bea, mailbox, "bea")
        mailbox.open.clear()
        came, letters = mailbox.came, len(mailbox.letters)
        known, unknown = await ask(other, address), await ask(other, "nobody@example.org")
        assert known.status_code == unknown.status_code == 204
        assert known.content == unknown.content == b""
        assert told(known) == told(unknown)
        await mailbox.until(lambda: mailbox.came > came)
        assert len(mailbox.letters) == letters
        mailbox.open.set()
        await mailbox.until(lambda: len(mailbox.letters) > letters)
        assert [to for to, _ in mailbox.letters[letters:]] == [address]
        assert len([row for row in kept(server) if row.person == bea.id]) == 1


def told(reply: httpx.Response) -> dict[str, str]:
    """What the head of a reply says, but for the time."""
    return {name: value for name, value in reply.headers.items() if name != "date"}


async def test_letters_have_a_bound_for_a_person_and_for_an_address(server: Server, mailbox: Slow) -> None:
    async with guest(server, "Cléo", "fr") as cleo, stranger(server) as other:
        address = await account(cleo, mailbox, "cleo")
        other.client.headers["X-Forwarded-For"] = "203.0.113.7"  # this machine is believed: limits of its own
        came = len(mailbox.letters)
        codes = [(await ask(other, address)).status_code for _ in range(5)]
        assert codes == [204] * 5  # who asks cannot tell
        await mailbox.until(lambda: len(mailbox.letters) >= came + 3)
        others = [(await ask(other, f"{number}@example.org")).status_code for number in range(12)]
        assert others[-1] == 429  # from one place
        assert [to for to, _ in mailbox.letters[came:]] == [address] * 3
        assert len([row for row in kept(server) if row.person == cleo.id]) == 3
        token = token_of(mailbox)
        await other.client.put("/api/reset/link", json={"token": token, "password": "quo vadis domine"})
        assert [row for row in kept(server) if row.person == cleo.id] == []  # the other links are void too


async def test_a_server_without_mail_offers_none(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as plain:
        async with stranger(plain) as other:
            assert await other.get("/api/reset") == {"offered": False}
            assert (await ask(other, "ania@example.org")).status_code == 404


async def test_a_server_with_mail_offers_it_and_reads_only_addresses(server: Server) -> None:
    async with stranger(server) as other:
        assert await other.get("/api/reset") == {"offered": True}
        for address in ("", "ania", "a b@example.org", "a@example.org\nbcc: b@example.org", "a@b.org\0"):
            assert (await ask(other, address)).status_code == 400, address
        for token in ("", "x" * 101, "\0"):
            assert (await other.client.post("/api/reset/link", json={"token": token})).status_code == 400
        assert (await other.client.post("/api/reset/link", json={"token": "x"})).status_code == 403


# ---------------------------------------------------------------------------------------------- the store


@pytest.fixture
def people(database: str) -> Iterator[People]:
    """Ania and Bea with passwords and one confirmed address, in either kind of database; Cléo without a password."""
    engine = databases.connect(database)
    found = People(Store(engine), "secret")
    for number, name in enumerate(("Ania", "Bea", "Cléo")):
        person = found.new(name, "en", number).id
        if name != "Cléo":
            found.set_password(person, name.lower(), "carthago delenda", "")
        wishes.choose(found.store, person, Wishes(address="House@Example.org"))
        assert wishes.confirm(engine, person, "House@Example.org")
    yield found
    engine.dispose()


def id_of(people: People, login: str) -> str:
    with people.engine.connect() as connection:
        return str(connection.scalar(sa.select(PEOPLE.c.id).where(PEOPLE.c.login == login)))


def test_everybody_of_an_address_gets_a_link_of_their_own(people: People) -> None:
    found = resets.asked(people.engine, "house@example.org", 0)
    assert [(one.person.login, one.address) for one in found] == [
        ("ania", "House@Example.org"), ("bea", "House@Example.org"),
    ]  # fmt: skip
    assert resets.asked(people.engine, "other@example.org", 0) == []
    assert resets.whose(people.engine, found[1].token, 1).login == "bea"


def test_a_link_ends_after_half_an_hour(people: People) -> None:
    (one, _) = resets.asked(people.engine, "house@example.org", 0)
    end = resets.MINUTES * 60_000
    assert resets.whose(people.engine, one.token, end - 1).login == "ania"
    for late in (end, end + HOUR):
        with pytest.raises(NotAllowed, match="does not hold"):
            resets.use(people, one.token, "quo vadis domine", late)
    assert people.sign_in("ania", "carthago delenda")
    resets.asked(people.engine, "house@example.org", end)
    with people.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.min(RESETS.c.made))) == end  # what has ended is not kept


def test_an_address_that_is_no_longer_confirmed_gets_nothing(people: People) -> None:
    wishes.choose(people.store, id_of(people, "ania"), Wishes(address="other@example.org"))
    assert [one.person.login for one in resets.asked(people.engine, "house@example.org", 0)] == ["bea"]
    assert resets.asked(people.engine, "other@example.org", 0) == []


def test_a_link_is_void_once_its_address_or_the_password_is_another(people: People) -> None:
    ania, bea = resets.asked(people.engine, "house@example.org", 0)
    assert wishes.choose(people.store, ania.person.id, Wishes(address="House@Example.org", mail="all")) is None
    assert resets.whose(people.engine, ania.token, 1).login == "ania"
    assert wishes.choose(people.store, ania.person.id, Wishes(address="other@example.org")) == "House@Example.org"
    people.set_password(bea.person.id, "bea", "quo vadis domine", "carthago delenda")
    for one in (ania, bea):
        with pytest.raises(NotAllowed, match="does not hold"):
            resets.use(people, one.token, "another one", 1)


def test_who_is_shut_out_stays_out(people: People) -> None:
    ania = id_of(people, "ania")
    token = resets.make(people.engine, ania, 0)
    assert token is not None
    office.suspend(people.engine, ania, True)
    with pytest.raises(NotAllowed, match="shut"):
        resets.use(people, token, "quo vadis domine", 1)
    assert [one.person.login for one in resets.asked(people.engine, "house@example.org", 0)] == ["bea"]


def test_who_is_deleted_leaves_no_link(people: People) -> None:
    ania = id_of(people, "ania")
    token = resets.make(people.engine, ania, 0)
    people.delete(ania)
    with pytest.raises(NotAllowed, match="does not hold"):
        resets.use(people, str(token), "quo vadis domine", 1)
    with people.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(RESETS)) == 0


def test_an_operator_makes_links_for_who_has_a_password(people: People) -> None:
    for _ in range(resets.MOST + 1):
        link = office.reset(people.engine, id_of(people, "bea"), "https://ludus.example.org")
    assert link is not None
    token = link.removeprefix("https://ludus.example.org/reset#")
    person, generation = resets.use(people, token, "quo vadis domine", 1)
    assert (person.login, generation) == ("bea", 3)
    assert people.sign_in("bea", "quo vadis domine") == (person, 3)
    assert office.reset(people.engine, "nobody", "") is None


# ---------------------------------------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_is_said_in_every_language(language: str) -> None:
    one = resets.Asked(Person("p", "Ania", language, "ania"), "ania@example.org", "t0k3n")
    found = letter(one, "https://l.org")
    assert found.to == "ania@example.org"
    assert "https://l.org/reset#t0k3n" in found.text.splitlines()
    assert "30" in found.text


def test_all_languages_say_the_same() -> None:
    ids = {language: re.findall(r"^([a-z0-9-]+) =", text(language, "reset"), re.M) for language in LANGUAGES}
    assert ids["fr"] == ids["en"] == ids["pl"]
