"""What the pages show is so: their commands are understood, their Python runs or stands in the sources.

Examples with `>>>` are run by doctest (`testpaths` of pyproject.toml); here is the rest.
"""

import json
import re
import shlex
import tomllib
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from ludus.cli import program
from ludus.cli.screen import Screen
from ludus.cli.shell import Shell
from ludus.locale import Speech
from tests.pages import PAGES, ROOT, shown

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# Of packages that a page tells one to write; and a number where a page says that there is one.
OTHERS = {"thrifty": "greedy", "micatio": "lutece"}
NUMBER = {"N": "3"}


def commands(name: str) -> list[tuple[str, str]]:
    """All that begin with a word, and the page they stand on; settings may stand before it."""
    found = []
    for page in PAGES:
        for line in shown(page.read_text(encoding="utf-8")):
            words = re.sub(r"^(?:[A-Z_]+=\S+ )+", "", line)
            if words.startswith(f"{name} "):
                found.append((page.relative_to(ROOT).as_posix(), words))
    return sorted(set(found))


@pytest.mark.parametrize(("page", "line"), commands("ludus"))
def test_ludus_understands_what_a_page_tells_one_to_type(page: str, line: str) -> None:
    words = [NUMBER.get(word, word) for word in shlex.split(line)[1:]]
    words = [re.sub("|".join(OTHERS), lambda one: OTHERS[one[0]], word) for word in words]
    if words == ["--version"]:
        return
    command = program.commands[words[0]]
    complete = len(words) > 1 and not {"GAME", "FILE"} & {*words}
    with click.Context(program, obj=Shell(Speech("en"), Screen(), Screen(stderr=True))) as above:
        command.make_context(words[0], words[1:], parent=above, resilient_parsing=not complete)


@pytest.mark.parametrize(("page", "line"), commands("make"))
def test_make_knows_what_a_page_tells_one_to_type(page: str, line: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    target = line.split()[1]
    assert re.search(rf"^(?:[\w ]* )?{re.escape(target)}(?: [\w ]*)?:", makefile, re.MULTILINE), line


@pytest.mark.parametrize(("page", "line"), commands("pip"))
def test_pip_finds_what_a_page_tells_one_to_install(page: str, line: str) -> None:
    for extras in re.findall(r"ludus\[([\w,]+)\]", line):
        assert set(extras.split(",")) <= PROJECT["project"]["optional-dependencies"].keys()


@pytest.mark.parametrize(("page", "line"), commands("python"))
def test_python_finds_what_a_page_tells_one_to_run(page: str, line: str) -> None:
    words = shlex.split(line)
    if words[1] == "-m" and words[2].partition(".")[0] in ("ludus", "tools", "benchmarks"):
        spec = find_spec(words[2])
        assert spec is not None, line
        folder = spec.submodule_search_locations
        files = [Path(spec.origin or "")] if folder is None else sorted(Path(folder[0]).glob("*.py"))
    elif words[1].endswith(".py"):
        files = [ROOT / words[1]]
    else:
        return
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == [], line


@pytest.mark.parametrize(("page", "line"), commands("npm"))
def test_npm_knows_what_a_page_tells_one_to_run(page: str, line: str) -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
    words = line.split()
    assert words[1] == "ci" or words[-1] in scripts, line


@pytest.mark.parametrize(("page", "line"), commands("pytest"))
def test_pytest_knows_what_a_page_tells_one_to_run(page: str, line: str, pytestconfig: pytest.Config) -> None:
    words = shlex.split(line)[1:]
    known = pytestconfig._parser.parse_known_args([NUMBER.get(word, word) for word in words if word != "--pyargs"])
    assert [word for word in words if word.startswith("--") and getattr(known, word[2:], None) is None] == [], line
    assert all(find_spec(name) for name in words if name.startswith("ludus.")), line


def test_what_a_page_tells_one_to_write_into_a_project_stands_in_the_example() -> None:
    example = (ROOT / "examples/micatio/pyproject.toml").read_text(encoding="utf-8").splitlines()
    for page in PAGES:
        for block in re.findall(r"^```toml\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            assert [line for line in block.splitlines() if line not in example] == [], page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_python_on_a_page_runs_or_stands_in_the_sources(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    run = page.relative_to(ROOT).as_posix() in PROJECT["tool"]["pytest"]["ini_options"]["testpaths"]
    for block in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        if ">>>" in block:
            assert run, f"{page.name} has examples that nobody runs"
        else:
            whole = "\n".join(one.read_text(encoding="utf-8") for one in (ROOT / "src").rglob("*.py"))
            known = {line.strip() for line in whole.splitlines()}
            assert [line for line in map(str.strip, block.splitlines()) if line and line not in known] == []


def test_there_is_something_to_look_at() -> None:
    assert len(commands("ludus")) > 40
    assert len(commands("make")) > 15


def test_every_test_a_page_names_is_there() -> None:
    text = "\n".join(one.read_text(encoding="utf-8") for one in (ROOT / "tests").rglob("*.py"))
    for page in PAGES:
        for name in re.findall(r"`(test_\w+)`", page.read_text(encoding="utf-8")):
            assert f"def {name}(" in text, f"{page.name}: {name}"
