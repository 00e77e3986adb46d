"""A forgotten password in the browser: asked for at the door, a letter, its link, and the new password counts."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.receivers import Mailbox, listening
from tests.server.running import Server, serving, sqlite
from tests.web.conftest import DESKTOP, PHONE, Visitors
from tests.web.player import ROOT, Player
from tests.web.test_look import serious

ADDRESS = "https://ludus.example.org"
OLD, NEW = "carthago delenda", "quo vadis domine"


class Office:
    """A post office in a thread of its own: the browser has this one."""

    def __init__(self) -> None:
        self.mailbox = Mailbox()
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.closing = asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.run(),))
        self.thread.start()
        self.ready.wait()

    async def run(self) -> None:
        async with listening(self.mailbox):
            self.ready.set()
            await self.closing.wait()

    def until(self, true: Callable[[], bool]) -> None:
        asyncio.run_coroutine_threadsafe(self.mailbox.until(true), self.loop).result()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.closing.set)
        self.thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    found = Office()
    yield found
    found.close()


@pytest.fixture(scope="module")
def mailing(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        sqlite(tmp_path_factory.mktemp("reset")), LUDUS_SMTP=f"smtp://127.0.0.1:{office.mailbox.port}",
        LUDUS_MAIL_FROM="ludus@example.org", LUDUS_ADDRESS=ADDRESS,
    ) as found:  # fmt: skip
        yield found


def account(player: Player, office: Office, login: str) -> str:
    """Somebody gets a password and confirms an address."""
    request, address, came = player.page.request, f"{login}@example.org", len(office.mailbox.letters)
    assert request.post("/api/me", data={"name": player.name, "language": player.language}).ok
    assert request.put("/api/me/account", data={"login": login, "password": OLD}).ok
    assert request.put("/api/me/notices", data={"address": address, "password": OLD}).ok
    office.until(lambda: len(office.mailbox.letters) > came)
    token = re.search(r"confirm=(\S+)", office.mailbox.text(-1))
    assert token
    assert request.post(f"/api/notices/confirm/{token[1]}").ok
    return address


def said(language: str, name: str, file: str = "reset") -> str:
    text = (ROOT / f"src/ludus/locale/{language}/{file}.ftl").read_text("utf-8")
    found = re.search(f"^{name} = (.+)$", text, re.M)
    assert found
    return found[1]


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE), ("pl", PHONE)])
def test_a_letter_leads_to_a_new_password(
    visit: Visitors, mailing: Server, office: Office, language: str, size: tuple[int, int]
) -> None:
    ania = visit("Ania", language=language, server=mailing)
    address = account(ania, office, f"ania-{language}")
    other = visit("", size=size, language=language, server=mailing)
    page = other.page
    page.goto("/")
    page.get_by_role("button", name=said(language, "web-account", "web")).click()
    page.get_by_role("link", name=said(language, "web-forgotten", "web")).click()
    expect(page.get_by_role("heading", name=said(language, "reset-title"))).to_be_visible()
    assert serious(page) == []
    came = len(office.mailbox.letters)
    page.get_by_label(said(language, "reset-address")).fill(address)
    page.get_by_role("button", name=said(language, "reset-send")).click()
    expect(page.get_by_role("status")).to_have_text(said(language, "reset-sent"))
    office.until(lambda: len(office.mailbox.letters) > came)
    link = re.search(rf"{ADDRESS}(/reset#\S+)", office.mailbox.text(-1))
    assert link

    page.goto(link[1])
    expect(page.get_by_text("Ania")).to_be_visible()
    assert serious(page) == []
    page.get_by_label(said(language, "reset-password")).fill(NEW)
    page.get_by_role("button", name=said(language, "reset-keep")).click()

    expect(page.get_by_role("status")).to_have_text(said(language, "reset-done"))
    assert "#" not in page.url
    assert page.request.get("/api/me").json()["login"] == f"ania-{language}"
    assert ania.page.request.get("/api/me").status == 401
    ania.page.goto(link[1])
    expect(ania.page.get_by_role("status")).to_have_text(said(language, "web-refused-old-link", "web"))
    expect(ania.page.get_by_label(said(language, "reset-address"))).to_be_visible()  # and another can be asked for


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE), ("pl", PHONE)])
def test_who_has_a_password_says_it_to_choose_another_address(
    visit: Visitors, mailing: Server, office: Office, language: str, size: tuple[int, int]
) -> None:
    bea = visit("Bea", size=size, language=language, server=mailing)
    address = account(bea, office, f"bea-{language}")
    page, came = bea.page, len(office.mailbox.letters)
    page.goto("/notices")
    field = page.get_by_label(said(language, "notices-address", "notices"), exact=True)
    expect(field).to_have_value(address)
    field.fill(f"b-{language}@example.org")
    password = page.get_by_label(said(language, "notices-password", "notices"))
    password.fill("a guess of mine")
    letters = page.get_by_role("combobox", name=said(language, "notices-mail", "notices"))
    letters.select_option("all")  # the address does not go with it
    expect(page.get_by_role("status")).to_have_text(said(language, "notices-saved", "notices"))
    assert page.request.get("/api/me/notices").json()["wishes"]["address"] == address
    assert serious(page) == []
    change = page.get_by_role("button", name=said(language, "notices-move", "notices"))
    change.click()
    expect(page.get_by_role("status")).to_have_text(said(language, "web-refused-wrong-password", "web"))
    password.fill(OLD)
    change.click()
    expect(page.get_by_role("status")).to_have_text(said(language, "notices-saved", "notices"))
    expect(password).to_have_count(0)
    office.until(lambda: len(office.mailbox.letters) == came + 2)
    assert {to for to, _ in office.mailbox.letters[came:]} == {address, f"b-{language}@example.org"}


def test_a_server_without_mail_offers_no_letter(visit: Visitors) -> None:
    ania = visit()
    ania.page.goto("/reset")
    expect(ania.page.get_by_text(said("en", "reset-none"))).to_be_visible()
    with ania.page.expect_response("**/api/reset"):
        ania.page.goto("/")
        ania.page.get_by_role("button", name="Account").click()
    expect(ania.page.get_by_role("button", name="Sign in")).to_be_visible()
    expect(ania.page.get_by_role("link", name=said("en", "web-forgotten", "web"))).to_have_count(0)
