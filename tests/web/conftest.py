"""Fixtures of the browser's tests: a real server, the built front end, the system's Chromium."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import Server, serving, sqlite
from tests.web.player import Player

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "ludus" / "server" / "static"
ARGUMENTS: Final = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
DESKTOP: Final = (1280, 720)
PHONE: Final = (360, 640)
PATIENCE: Final = 10_000
MET: Final = '{"goals": ["lutece", "fortuna", "gloire"], "level": ""}'  # what a device keeps of them

Visit = Callable[..., Player]


def chromium() -> str:
    """The system's Chromium; on a Debian where we may, it is installed."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, stdout=subprocess.DEVNULL)
        return "/usr/bin/chromium"
    pytest.fail("no Chromium was found. On Debian: apt-get install chromium")


def build() -> None:
    """Builds the front end if it is older than its sources; workers wait for each other."""
    sources = [*WEB.glob("src/**/*"), *WEB.glob("locale/**/*"), *(ROOT / "src/ludus/locale").glob("*/*.ftl")]
    newest = max(path.stat().st_mtime for path in sources if path.is_file())
    with (Path(tempfile.gettempdir()) / "ludus-web-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        index = STATIC / "index.html"
        if index.is_file() and index.stat().st_mtime >= newest:
            return
        if not (WEB / "node_modules").is_dir():
            subprocess.run(["npm", "ci", "--silent"], cwd=WEB, check=True)
        subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For these tests alone: while it is open an event loop runs in this thread, and others could not run theirs."""
    build()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(tmp_path_factory.mktemp("web"))) as found:
        yield found


class Visitors:
    """Makes people with a browser of their own, and sees that none of their pages fails or calls outside."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []

    def __call__(
        self,
        name: str = "Ania",
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        motion: bool = False,
        theme: str = "light",
        server: Server | None = None,
        first: bool = False,
    ) -> Player:
        """`first`: somebody on whose device no game was played before."""
        url = (server or self.server).url
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if theme == "dark" else "light",
            base_url=url,
        )
        context.set_default_timeout(PATIENCE)
        if not first:
            context.add_init_script(f"localStorage.setItem('ludus-met', '{MET}')")
        self.contexts.append(context)
        page = self.watch(context.new_page(), url)
        return Player(page, name, language)

    def watch(self, page: Page, url: str) -> Page:
        page.on("pageerror", lambda error: self.problems.append(f"{page.url}: {error}"))
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((url, "data:", "blob:"))
                else self.problems.append(f"a request to the outside: {request.url}")
            ),
        )
        return page


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitors]:
    visitors = Visitors(browser, server)
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert not visitors.problems
