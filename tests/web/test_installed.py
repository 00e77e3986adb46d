"""The page as an app on a phone: it can be installed, says something without a network, keeps nothing that was told to
a player, and never loads a new version under somebody's hands."""

import json
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.running import Server, serving, sqlite
from tests.web.conftest import STATIC, Visitors, build

ACTIVE = "navigator.serviceWorker?.controller?.state === 'activated'"
# Everything that is kept, by its path.
KEPT = """async () => (await Promise.all((await caches.keys()).map(
  async name => (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"""
SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications())
  .map(({ title, body, data }) => [title, body, data.url])"""
LOOK = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose pages are its own: they may change."""
    build()
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(STATIC, folder / "static")
    with serving(sqlite(folder), folder / "deal", LUDUS_STATIC=str(folder / "static")) as found:
        yield found


def test_the_manifest_is_whole_and_its_icons_are_what_it_says(own: Server) -> None:
    page = httpx.get(own.url).text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    reply = httpx.get(f"{own.url}/manifest.webmanifest")
    assert reply.headers["content-type"].startswith("application/manifest+json")
    manifest = reply.json()
    assert manifest["name"] == manifest["short_name"] == "Ludus"
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        found = httpx.get(own.url + icon["src"])
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert found.content[:8] == b"\x89PNG\r\n\x1a\n"
            assert "{}x{}".format(*struct.unpack("!II", found.content[16:24])) == icon["sizes"]
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    worker = httpx.get(f"{own.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "%" not in worker.text.partition("NAME")[0].partition("VERSION =")[2]


def test_a_browser_finds_nothing_that_keeps_it_from_being_installed(visit: Visitors, own: Server) -> None:
    ania = visit(server=own, worker=True)
    ania.page.goto("/")
    ania.until(ACTIVE)
    session = ania.page.context.new_cdp_session(ania.page)
    assert json.loads(session.send("Page.getAppManifest")["data"])["name"] == "Ludus"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


def test_without_a_network_there_is_a_page_that_says_so_and_nothing_told_is_kept(visit: Visitors, own: Server) -> None:
    ania = visit(server=own, worker=True)
    ania.page.goto("/")
    ania.until(ACTIVE)
    ania.open_table("bot")
    expect(ania.slots().first).to_be_visible()
    ania.page.goto("/")
    expect(ania.page.get_by_role("region", name="Your turn")).to_be_visible()
    kept: list[str] = ania.page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api/", "/health/", "/t/"))]
    named = {path for path in kept if path.startswith("/assets/")}
    assert any("TablePage" in path for path in named)  # what was needed once
    assert all(re.search(r"-[\w-]{8}\.\w+$", path) for path in named)

    ania.page.context.set_offline(True)
    ania.page.goto("/")
    expect(ania.page.get_by_role("heading", name="Ludus")).to_be_visible()
    expect(ania.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    ania.page.goto("/t/some-table")
    expect(ania.page.get_by_text("Coming to the table")).to_be_visible()
    ania.page.context.set_offline(False)
    ania.page.goto("/")
    expect(ania.page.get_by_role("region", name="Your turn")).to_be_visible()


def change(server: Server) -> None:
    """The server has a new version: its worker keeps another first page."""
    worker = Path(server.environment["LUDUS_STATIC"], "sw.js")
    text = worker.read_text("utf-8")
    text = re.sub(r'const VERSION = "(\w+)"', r'const VERSION = "\1x"', text)
    worker.write_text(re.sub(r'"/assets/index-[\w-]+\.js",', "", text), "utf-8")


def test_a_new_version_waits_until_it_is_wanted_and_never_takes_a_composed_move(visit: Visitors, own: Server) -> None:
    ania, bruno = visit("Ania", server=own, worker=True), visit("Bruno", server=own)
    ania.page.goto("/")
    ania.until(ACTIVE)
    url = ania.open_table("open")
    bruno.join(url)
    slot = ania.slots().first
    expect(slot).to_be_visible()
    slot.click()
    ania.until("remote.situation?.draft || document.querySelector('[aria-pressed=true]')")
    ania.page.evaluate("window.same = true")
    change(own)
    ania.page.evaluate(LOOK)
    bar = ania.page.get_by_text("There is a new version.")
    expect(bar).to_contain_text("It can be loaded once your answer is sent.")
    load = ania.button("Load it")
    expect(load).to_have_count(0)
    assert ania.page.evaluate("window.same")
    ania.moves()
    expect(load).to_be_visible()
    assert ania.page.evaluate("window.same")  # nothing happens by itself
    with ania.page.expect_navigation():
        load.click()
    assert not ania.page.evaluate("window.same")
    expect(ania.prompt).to_be_visible()


def test_a_push_is_shown_and_a_click_leads_to_the_table(visit: Visitors, own: Server) -> None:
    ania = visit(server=own, worker=True)
    ania.page.context.grant_permissions(["notifications"], origin=own.url)
    ania.page.goto("/")
    ania.until(ACTIVE)
    told: dict[str, Any] = {"title": "Your turn: Lutetia", "body": "with Bea", "url": "/t/x", "count": 1}
    session = ania.page.context.new_cdp_session(ania.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ania.page.wait_for_timeout(500)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": own.url, "registrationId": found[-1], "data": json.dumps(told)},
    )
    ania.until(f"({SHOWN})().then(all => all.length)")
    shown = ania.page.evaluate(SHOWN)[0]
    assert shown == ["Your turn: Lutetia", "with Bea", "/t/x"]
