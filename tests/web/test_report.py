"""The page of `ludus report` in a real browser that has no network: every plot is drawn, nothing is called for."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.cli.terminal import piped

from .conftest import DESKTOP, PHONE

DATA = ("data", "fortuna", "--bots", "greedy,beginner,uniform", "--games", "12", "--seed", "1", "--jobs", "1")
PLOTS = ["wins", "seats", "lengths", "scores", "sources"] + [
    f"{what}-{kind}" for kind in ("building", "favor", "action") for what in ("taken", "owners")
]
# For every plot: its name, how many marks it has, and whether something of it lies outside its section.
DRAWN = """[...document.querySelectorAll("[data-chart]")].map(place => {
    const box = place.closest("section").getBoundingClientRect();
    const out = [...place.querySelectorAll("svg")].some(svg => svg.getBoundingClientRect().right > box.right);
    return [place.dataset.chart, place.querySelectorAll("svg .mark-rect path, svg .mark-symbol path").length, out];
})"""

# Nine bots, more than there are colours, with names as long as settings make them.
BOTS = (
    "uniform,beginner,casual,greedy,strong:iterations=4,strong:iterations=8:threads=2,search:iterations=4,"
    "search:iterations=6:threads=1,old-master:iterations=4"
)
# Of every plot the words that are cut off by its edge, and those that stand on others.
WORDS = """[...document.querySelectorAll("[data-chart] svg")].flatMap(svg => {
    const edge = svg.getBoundingClientRect();
    const upright = one => !/rotate\\((?!-90)/.test(one.getAttribute("transform"));
    const shown = one => one.textContent && one.getAttribute("opacity") !== "0";
    const words = [...svg.querySelectorAll("text")].filter(shown).map(one => [one, one.getBoundingClientRect()]);
    const cut = words.filter(([, box]) => box.left < edge.left - 1 || box.right > edge.right + 1);
    const boxes = words.filter(([one]) => upright(one));
    const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 4 < b.bottom && b.top + 4 < a.bottom;
    const over = boxes.filter(([, a], i) => boxes.slice(i + 1).some(([, b]) => meet(a, b)));
    return [...cut, ...over].map(([one]) => svg.closest("[data-chart]").dataset.chart + ": " + one.textContent);
})"""
LINES = """[...document.querySelectorAll("#ratings svg .mark-line path")].map(
    line => line.getAttribute("stroke") + " " + line.getAttribute("stroke-dasharray"))"""


@pytest.fixture(scope="module")
def ladder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("ladder")
    file = home / "ladder.jsonl"
    words = ("--seats", "2", "--games", "2", "--seed", "1", "--jobs", "1", "--file", str(file))
    done = piped(home, "ladder", "lutece", "--bots", BOTS, *words)
    assert done.returncode == 0, done.stderr
    assert piped(home, "report", str(file), language="pl").returncode == 0
    return file.with_suffix(".html")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("report")
    file = home / "fortuna.parquet"
    assert piped(home, *DATA, "--file", str(file)).returncode == 0
    done = piped(home, "report", str(file), language="fr")
    assert done.returncode == 0, done.stderr
    return file.with_suffix(".html")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_plot_is_drawn_without_a_network(browser: Browser, report: Path, size: tuple[int, int]) -> None:
    context = browser.new_context(offline=True, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: wrong.append(request.url) if not request.url.startswith("file:") else None)
    page.goto(report.as_uri())
    page.wait_for_function(
        "document.querySelectorAll('[data-shown]').length == document.querySelectorAll('[data-chart]').length"
    )
    drawn = page.evaluate(DRAWN)
    assert [name for name, _, _ in drawn] == PLOTS
    assert all(marks > 0 for _, marks, _ in drawn), drawn
    assert not any(out for _, _, out in drawn), drawn
    assert page.evaluate(WORDS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("h1").inner_text() == "Fortuna"
    counted = page.locator("#lengths svg .role-axis-label text").all_text_contents()
    assert counted
    assert [number for number in counted if not number.isdecimal()] == []  # no half a game
    assert "Marché" in (page.locator("#taken-building svg").text_content() or "")
    assert "Approvisionnement en eau" in (page.locator("#taken-favor svg").text_content() or "")
    page.locator("#taken-favor summary").click()
    assert page.locator("#taken-favor tbody tr").count() == 6  # every favor, used or not
    assert wrong == []
    context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_many_bots_with_long_names_can_be_told_apart(browser: Browser, ladder: Path, size: tuple[int, int]) -> None:
    context = browser.new_context(offline=True, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.goto(ladder.as_uri())
    page.wait_for_function(
        "document.querySelectorAll('[data-shown]').length == document.querySelectorAll('[data-chart]').length"
    )
    assert page.evaluate(WORDS) == []
    legend = page.locator("#ratings svg .role-legend-label text")
    assert sorted(legend.all_text_contents()) == sorted(BOTS.split(","))
    lines = page.evaluate(LINES)
    assert len(lines) == len(set(lines)) == 9
    assert told == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_names_cannot_leave_their_place(tmp_path: Path) -> None:
    """A file may come from anywhere: what it calls a bot is text, wherever it is written."""
    file = tmp_path / "bad.jsonl"
    piped(
        tmp_path,
        "match",
        "lutece",
        "--bots",
        "uniform",
        "--games",
        "2",
        "--seed",
        "1",
        "--file",
        str(file),
        "--jobs",
        "1",
    )
    file.write_text(file.read_text().replace('"uniform"', '"</script><script>alert(1)</script>"'))
    assert piped(tmp_path, "report", str(file), "--out", str(tmp_path / "page.html")).returncode == 0
    assert "<script>alert" not in (tmp_path / "page.html").read_text()
