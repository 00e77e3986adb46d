"""Errors that teach: every refusal says what would be needed, in every language, and opens its paragraph."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludus import books, registry
from ludus.games.fortuna import why as fortuna
from ludus.games.gloire import why as gloire
from ludus.games.lutece import why as lutece
from ludus.languages import LANGUAGES
from ludus.locale import Speech

WHY = {"fortuna": fortuna, "gloire": gloire, "lutece": lutece}
# How a program asks and answers is no rule of the game: the book opens at what is being decided.
RULE = re.compile(r"[FGL]-[A-Z0-9-]+-\d+")
PROTOCOL = re.compile(r"[FGL]-PROTO-\d+|F-RULING-37")
# They say nothing else than what it takes.
WISHES = {"name-the-material-first", "not-enough-goods", "petition-first"}
EVERY = [(game, language) for game in WHY for language in LANGUAGES]


def refusals(game: str) -> Iterator[tuple[str, str]]:
    """Every rule a refusal of a game names, with its reason."""
    tree = ast.parse(Path(str(WHY[game].__file__)).read_text("utf-8"))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "refuse"
            and node.args[1:]
        ):
            for rule in rules(node.args[0], tree):
                for reason in words(node.args[1]):
                    yield rule, reason
    if game == "gloire":
        yield from gloire.MANDATORY.values()
        yield from (("G-FOLLOW-4", "no-passing"), *((rule, "source-closed") for rule in gloire.WHOLE_ACTION.values()))
    if game == "fortuna":
        yield from ((rule, "not-enough-goods") for rule in fortuna.FAVOR_RULES)
    if game == "lutece":
        yield from ((step.rule, "not-asked-now") for step in registry.game(game).steps if step.rule)


def words(node: ast.AST) -> list[str]:
    """The texts an expression may come to, as far as they stand in it."""
    return [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def rules(node: ast.expr, tree: ast.Module) -> list[str]:
    """The ids an expression may come to: written there, or given to the name that stands there."""
    if isinstance(node, ast.Name):
        given = [one.value for one in ast.walk(tree) if isinstance(one, ast.Assign) and names(one.targets[0], node.id)]
        return [rule for value in given for rule in rules(value, tree)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        called = node.func.id
        made = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and one.name == called]
        return [rule for one in made for line in one.body for rule in words(line) if RULE.fullmatch(rule)]
    return [word for word in words(node) if RULE.fullmatch(word)]


def names(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


@pytest.mark.parametrize("game", WHY)
def test_refusals_are_found(game: str) -> None:
    found = {reason for _, reason in refusals(game)}
    said = {id_.removeprefix("refusal-") for id_ in messages(game) if id_.startswith("refusal-")}
    assert said - found <= {"function-not-active"}  # its rule is the first of the building it names


def messages(game: str) -> list[str]:
    text = (Path(books.__file__).parents[1] / "locale/en" / f"{game}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("game", WHY)
def test_a_refusal_has_the_facts_that_its_sentence_tells(game: str) -> None:
    tree = ast.parse(Path(str(WHY[game].__file__)).read_text("utf-8"))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "refuse"
            and node.args[1:]
        ):
            for reason in words(node.args[1]):
                given = {str(one.arg) for one in node.keywords}
                assert facts(game, f"refusal-{reason}") <= given, (reason, given)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_refusal_opens_its_paragraph(game: str, language: str) -> None:
    book = books.of(game, language)
    for rule, reason in refusals(game):
        if not PROTOCOL.fullmatch(rule):
            paragraph = book.about(rule)
            assert paragraph is not None, (rule, reason)
            assert rule in paragraph.rules, (rule, reason)


@pytest.mark.parametrize(
    "function", ["archway", "atrium", "aqueduct", "bar", "basilica", "dock", "fountain", "latrine"]
)
def test_a_function_that_is_not_active_opens_its_card(function: str) -> None:
    paragraph = books.of("gloire", "fr").about(f"G-B-{function.upper()}-1")
    assert paragraph is not None
    assert paragraph.anchor == f"card-{function}"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_refusal_does_not_only_say_no(game: str, language: str) -> None:
    """One half says what is in the way, the other what it takes."""
    speech = Speech(language, game)
    for id_ in messages(game):
        if id_.startswith("refusal-"):
            said = speech.say(id_, **dict.fromkeys(facts(game, id_), 1))
            assert re.search(r"\w.*?[:;,]\s.*\w", said) or id_.removeprefix("refusal-") in WISHES, said


def facts(game: str, id_: str) -> set[str]:
    text = (Path(books.__file__).parents[1] / "locale/en" / f"{game}.ftl").read_text("utf-8")
    body = re.search(rf"^{id_} =(.*?)(?=^\S)", text, re.MULTILINE | re.DOTALL)
    assert body
    return set(re.findall(r"\$(\w+)", body[1]))


@pytest.mark.parametrize("game", WHY)
def test_a_refusal_opens_a_question_of_players_only_where_nothing_else_speaks_of_its_rule(game: str) -> None:
    book = books.of(game, "en")
    for rule, reason in refusals(game):
        opened = book.about(rule)
        if opened and opened.part == "questions":
            assert {one.part for one in book.paragraphs if rule in one.rules} <= {"questions"}, (reason, opened.title)
