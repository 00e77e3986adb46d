"""The proofs of the rules: `--rule ID` runs those of one rule, `--rules-page FILE` writes the page that lists them."""

import os
import re
import sysconfig
from collections import defaultdict
from pathlib import Path

# Before NumPy is there: its threads wait for each other in loops, and so for the other testers' on the same cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest

import ludus
from ludus.conformance import options
from tests.micatio import install

pytest.register_assert_rewrite("tests.support")
ROOT = Path(__file__).parent.parent
FILES = {
    "core": ("names", "random", "position", "plain", "net"),
    "bots": ("search",),
    "learn": ("names", "tables"),
}  # compiled outside the games
# An id is introduced where a table row, a list item or a paragraph begins with it.
INTRODUCED = re.compile(r"^(?:\| *|- |\d+\. )?(?:\*\*)?([LFG]-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\b", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run the proofs of one rule, or of all rules beginning like this")
    parser.addoption("--rules-page", help="write the page that lists rules and proofs")
    parser.addoption("--golden", action="store_true", help="rewrite the golden files")
    parser.addoption("--deal", type=int, help="deal the tables of the browser's tests from this number")
    options.pytest_addoption(parser)


@pytest.fixture(scope="session")
def micatio(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example of another package is installed."""
    return install(tmp_path_factory.mktemp("micatio"))


def pytest_configure(config: pytest.Config) -> None:
    """Yesterday's rules must not be tested: a compiled file is never older than its sources."""
    for binary in (ROOT / "src").rglob(f"_native{sysconfig.get_config_var('EXT_SUFFIX')}"):
        folders = [binary.parent / name for name in ("rules", "judgement")]
        files = [binary.parent / "declaration.py", *(path for folder in folders for path in folder.glob("*.py"))]
        if binary.parent.name in FILES:
            files = [binary.parent / f"{name}.py" for name in FILES[binary.parent.name]]
        for source in files:
            if binary.stat().st_mtime < source.stat().st_mtime:
                place = binary.parent.relative_to(ROOT)
                raise pytest.UsageError(f"{place}/{binary.name} is older than {source.name}: run `make build`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = {id_ for path in (ROOT / "docs/rules").glob("*.md") for id_ in rule_ids(path)}
    proofs: dict[str, list[str]] = defaultdict(list)
    for item in items:
        for mark in item.iter_markers("rule"):
            for id_ in mark.args:
                if id_ not in known:
                    raise pytest.UsageError(f"{item.nodeid} is marked with {id_}, which no rule document knows")
                proofs[id_].append(item.nodeid.partition("[")[0])
    if page := config.getoption("--rules-page"):
        Path(page).write_text(rules_page(proofs), encoding="utf-8")
    if wanted := config.getoption("--rule"):
        kept = [item for item in items if any(proves(mark, wanted) for mark in item.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    if not wanted and is_whole(config):
        config.stash[PROOFS] = dict(proofs)


# By rule, where all tests that prove rules were collected.
PROOFS = pytest.StashKey[dict[str, list[str]]]()


def is_whole(config: pytest.Config) -> bool:
    """Whether all of tests/ was collected, and nothing of it chosen or left out."""
    chosen = [getattr(config.option, name) for name in ("keyword", "markexpr", "deselect", "ignore", "ignore_glob")]
    return not any(chosen) and any(Path(one).resolve() == ROOT / "tests" for one in config.args)


def proves(mark: pytest.Mark, wanted: str) -> bool:
    return any(id_ == wanted or id_.startswith(wanted + "-") for id_ in mark.args)


def rule_ids(path: Path) -> list[str]:
    """The ids a rule document introduces, in order, each once."""
    return list(dict.fromkeys(INTRODUCED.findall(path.read_text(encoding="utf-8"))))


def rules_page(proofs: dict[str, list[str]]) -> str:
    lines = ["# Rules and their proofs", "", "Written by `make rules`; every rule names the tests that prove it.", ""]
    for name in ludus.titles():
        ids = rule_ids(ROOT / f"docs/rules/{name}.md")
        proven = sum(id_ in proofs for id_ in ids)
        lines += [f"## {name}", "", f"{proven} of {len(ids)} rules are proven.", "", "| rule | tests |", "|---|---|"]
        for id_ in ids:
            tests = "<br>".join(f"`{node.removeprefix('tests/')}`" for node in dict.fromkeys(proofs.get(id_, [])))
            lines.append(f"| {id_} | {tests or '**none**'} |")
        lines.append("")
    return "\n".join(lines)
