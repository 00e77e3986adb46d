"""Every message exists in every language, with the same facts, is used, and can be said."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludus
from ludus.locale import LANGUAGES, Speech

from .dynamic import DYNAMIC

SOURCE = Path(ludus.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
# Those of the browser are looked at by its own tests (web/tests/locale.test.ts).
FILES = sorted(path.stem for path in (SOURCE / "locale/en").glob("*.ftl") if path.stem != "web")
SAYING = ("say", "words", "about")  # methods whose first argument is the id of a message


class Found(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.keys: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        names = [variant.key for variant in node.variants]
        self.keys.append({key.name for key in names if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


@cache
def messages(language: str, name: str) -> dict[str, Found]:
    text = (SOURCE / "locale" / language / f"{name}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl says {entry.id.name} twice"
            found[entry.id.name] = Found()
            found[entry.id.name].visit(entry)
    return found


@cache
def said() -> tuple[set[str], set[str]]:
    """The ids that sources say, and all that may be one: what stands in quotes and has a hyphen."""
    ids, words = set(), set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
                words.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                if called in SAYING and isinstance(node.args[0], ast.Constant):
                    ids.add(str(node.args[0].value))
    for path in BROWSER.rglob("*.*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text("utf-8")
            words.update(found for found in re.findall(r"""["']([a-z][a-z0-9-]+)["']""", text) if "-" in found)
            words.update(re.findall(r"""\bword\(\s*["']([a-z]+)["']""", text))  # of one word alone: said for certain
    return ids, words


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_message(language: str, name: str) -> None:
    assert set(messages(language, name)) == set(messages("en", name))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_facts_in_every_language(language: str, name: str) -> None:
    english = {id_: found.variables for id_, found in messages("en", name).items()}
    assert {id_: found.variables for id_, found in messages(language, name).items()} == english


@pytest.mark.parametrize("name", FILES)
def test_no_message_is_left_unused(name: str) -> None:
    ids, words = said()
    used = ids | DYNAMIC[name] | words
    assert set(messages("en", name)) - used == set()


def test_every_message_that_is_said_exists() -> None:
    ids, _ = said()
    known = {id_ for name in FILES for id_ in messages("en", name)}
    assert ids - known == set()
    for name, built in DYNAMIC.items():
        assert built - set(messages("en", name)) == set()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, name: str) -> None:
    speech = Speech(language, name)
    for id_, found in messages(language, name).items():
        for value in (0, 1, 3, 12, "yes", "left"):
            if isinstance(value, int) or not numeric(id_):
                assert speech.say(id_, **dict.fromkeys(found.variables, value))


def numeric(id_: str) -> bool:
    return id_ in ("percent", "percent-whole", "decimal", "hundredths", "whole")


@pytest.mark.parametrize("name", [*FILES, "web"])
def test_polish_counts_in_three_forms(name: str) -> None:
    for id_, found in messages("pl", name).items():
        for keys in found.keys:
            assert "one" not in keys or {"one", "few", "other"} <= keys, id_


@pytest.mark.parametrize("name", [*FILES, "web"])
def test_french_signs_keep_to_their_word(name: str) -> None:
    """A space that does not break stands before : ; ! ? » and after «."""
    for id_, found in messages("fr", name).items():
        text = "".join(found.texts)
        if not id_.startswith(("command-", "how-help")):  # there ? is what one types
            assert not re.search(r" [:;!?»%]|« |[a-zé)][;!?»]|'", text), (id_, text)
