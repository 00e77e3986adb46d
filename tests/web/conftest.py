"""Fixtures of the browser's tests: a real server, the built front end, the system's Chromium."""

import fcntl
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect as expects

from tests.server.running import Server, serving, sqlite
from tests.web.player import LISTEN, Player

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "ludus" / "server" / "static"
ARGUMENTS: Final = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
DESKTOP: Final = (1280, 720)
PHONE: Final = (360, 640)
PATIENCE: Final = 10_000
MET: Final = '{"goals": ["lutece", "fortuna", "gloire"], "level": ""}'  # what a device keeps of them

STANDING: Final = """() => {
  const lines = [...document.querySelectorAll('.log li[data-seq]')].map(one => Number(one.dataset.seq));
  return `after ${Math.max(0, ...lines)} entries: ${document.querySelector('#prompt')?.innerText ?? ''}`;
}"""
# What a browser adds to a seed is the same in every run, too.
SALT: Final = "crypto.getRandomValues = into => into.fill(7);"


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
    sources = [
        *WEB.glob("src/**/*"),
        *WEB.glob("public/*"),
        WEB / "vite.config.ts",
        *(ROOT / "src/ludus/locale").glob("*/*.ftl"),
    ]
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
    expects.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web")
    with serving(sqlite(folder), folder / "deal", LUDUS_COMMANDS="5000") as found:
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
        worker: bool = False,
    ) -> Player:
        """`first`: somebody on whose device no game was played before; `worker`: one that keeps pages for later."""
        url = (server or self.server).url
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if theme == "dark" else "light",
            base_url=url,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SALT + LISTEN)
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


VISITORS: Final = pytest.StashKey[tuple[int, Visitors]]()


@pytest.fixture
def deal(request: pytest.FixtureRequest) -> int:
    """The number the tables of a test are dealt from: the same number, the same games. `make soak` takes any for tests
    that must pass with all."""
    if number := request.config.getoption("--deal"):
        return int(number)
    if mark := request.node.get_closest_marker("deal"):
        return int(mark.args[0])
    any_deal = request.config.getoption("--soak") and "soaked" in request.fixturenames
    return random.randrange(1_000_000) if any_deal else 1


@pytest.fixture
def soaked(request: pytest.FixtureRequest) -> bool:
    """Whether whole games are played, however long they are."""
    return bool(request.config.getoption("--soak"))


@pytest.fixture
def visit(browser: Browser, server: Server, deal: int, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    server.deal(deal, request.node.nodeid)
    visitors = Visitors(browser, server)
    request.node.stash[VISITORS] = deal, visitors
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert not visitors.problems


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What failed can be seen again: which deal it was, and where its tables stood."""
    report = yield
    if report.failed and (found := item.stash.get(VISITORS, None)):
        number, visitors = found
        pages = [f"{page.url}: {standing(page)}" for one in visitors.contexts for page in one.pages]
        report.sections.append((f"deal {number} (pytest --deal {number})", "\n".join(pages)))
    return report


def standing(page: Page) -> str:
    """The decision a page shows."""
    try:
        told: str = page.evaluate(STANDING)
    except PlaywrightError as gone:
        return str(gone)
    return told
