"""What the program can print is said in three languages; what stays English is listed here, and why."""

import ast
import re
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludus
from ludus.core.errors import Problem
from ludus.locale import LANGUAGES, Speech
from ludus.server.protocol import RefusalCode
from ludus.server.wire import refusals

SOURCE = Path(ludus.__file__).parent

# They carry a message of locale/, or a code for which the browser has one, beside their English.
SPOKEN = {
    "BadOption", "BadParameter", "BadSave", "BadSetting", "Denied", "NotAllowed", "Nudge", "Refusal", "Refused",
    "Trouble", "fail",
}  # fmt: skip
# Bugs, and what only a program written against ours can run into.
PROGRAMS = {"AssertionError", "KeyError", "NotImplementedError", "RuntimeError", "TooLarge", "TypeError", "ValueError"}
# Where English sentences are left, and why.
ENGLISH = {
    "cli/mcp/away.py": "for the program that speaks for a language model",
    "server/hall/apart.py": "for the log of the server: another bot answers",
    "server/hall/hall.py": "for the log of the server; the page says `web-closed-why`",
    "server/notices/mail.py": "for the operator, and for the log",
    "server/notices/outside.py": "for the log; the page says `web-refused-not-delivered`",
    "server/notices/push.py": "for the log",
    "server/tables/imported.py": "the lines of a record; the page says that it cannot be read",
    "books/__init__.py": "asked by programs: people choose among the games that have a book",
    "bots/hint.py": "the command line and the tables say for themselves that there is no hint",
    "cli/saves.py": "the line of a saved game; `save-wrong` stands around it",
    "core/block.py": "the notation of positions, written by programmers; it is English itself",
    "core/declare.py": "the notation of answers, as above; people who type are helped by their faces",
    "core/image.py": "bytes, read by programs",
    "core/plain.py": "what is wrong with the code of a game, for whoever writes it",
    "core/plain_game.py": "the notation of positions, of games from elsewhere",
    "core/record.py": "the lines of a record; `save-wrong` stands around it",
    "core/zone.py": "the notation of positions",
    "core/game.py": "an answer given by a program; people are told by `why_not`",
    "core/position.py": "as above",
    "games/fortuna/sound.py": "positions that cannot be, read from notation or bytes",
    "games/fortuna/reading.py": "the notation of positions",
    "games/gloire/reading.py": "the notation of positions",
    "games/lutece/reading.py": "the notation of positions",
    "lessons/__init__.py": "`wrong-lesson` is said instead",
    "lessons/course.py": "lessons are written by us, and tested",
    "lessons/lesson.py": "lessons are written by us, and tested",
    "lessons/walk.py": "a lesson that was written anew is begun anew, without a word",
    "registry.py": "names are checked before, with `wrong-game` and `wrong-bot`; else for packages of games",
    "rulebook.py": "`rules-missing` is said instead",
    "server/tables/table.py": "for the log of the server; the page says `web-closed-why`",
    "server/tables/teaching.py": "for the log of the server",
}
# Not for people at a keyboard: notebooks, and those who train or measure.
APART = ("learn/", "train/", "lab/", "nets/", "conformance/")
# Codes of the server that no page of ours can meet; one that does says `web-went-wrong`.
PROGRAM_CODES = {
    "foreign-host", "foreign-origin", "internal", "no-such-method", "not-allowed", "not-json", "too-large",
    "unknown-bot",
}  # fmt: skip
SAID_ELSEWHERE = {"lesson"}  # its reason is a message itself


def raised(path: Path) -> Iterator[str]:
    """The classes a file raises with a sentence of its own."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            name = node.exc.func.attr if isinstance(node.exc.func, ast.Attribute) else getattr(node.exc.func, "id", "")
            if any(" " in text for text in texts(node.exc)):
                yield name


def texts(call: ast.Call) -> Iterator[str]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
        elif isinstance(argument, ast.JoinedStr):
            yield "".join(str(one.value) for one in argument.values if isinstance(one, ast.Constant))


def test_what_is_still_english_is_known() -> None:
    found = {
        place
        for path in SOURCE.rglob("*.py")
        if not (place := path.relative_to(SOURCE).as_posix()).startswith(APART)
        if set(raised(path)) - SPOKEN - PROGRAMS
    }
    assert found == set(ENGLISH)


def noted() -> Iterator[tuple[str, str]]:
    """What card files are told: the message, and the English beside it."""
    for path in (SOURCE / "core/cards.py", *SOURCE.glob("games/*/deck.py")):
        text = ""  # the newest name of that kind: what stands before the call
        for node in sorted(
            (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Assign | ast.Call)),
            key=lambda node: (node.lineno, node.col_offset),
        ):
            if isinstance(node, ast.Assign):
                if [ast.unparse(one) for one in node.targets] == ["text"] and isinstance(node.value, ast.Constant):
                    text = str(node.value.value)
            elif isinstance(node.func, ast.Attribute) and node.func.attr in ("wrong", "doubt"):
                message, english = node.args[0], node.args[1]
                assert isinstance(message, ast.Constant), ast.unparse(node)
                yield str(message.value), str(english.value) if isinstance(english, ast.Constant) else text


def test_the_problems_of_card_files_are_said_in_every_language() -> None:
    found = list(noted())
    assert len(found) > 60
    for message, english in found:
        facts = {name: f"<{name}>" for name in re.findall(r"{(\w+)}", english)}
        assert Speech("en").say(message, **facts) == english.format(**facts)
        for language in set(LANGUAGES) - {"en"}:
            said = Speech(language).say(message, **facts)
            assert said != english.format(**facts), (language, message)
            assert all(fact in said for fact in facts.values()), (language, message)


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "cost manque, il faut"), ("en", "cost is missing, expected"), ("pl", "cost: brak")]
)
def test_a_value_that_is_missing_is_said_to_be(language: str, said: str) -> None:
    facts = {"key": "cost", "value": "missing", "low": "0", "high": "9"}
    assert Speech(language).say("problem-number", **facts).startswith(said)


def test_problems_of_a_game_from_elsewhere_are_told_as_they_are() -> None:
    from ludus.cli.cards import told

    assert told(Speech("pl"), Problem(1, "no fingers")) == "no fingers"


def codes() -> set[str]:
    """Every code the server refuses with."""
    found = set(typing.get_args(RefusalCode)) | set(refusals.CODES.values())
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                at = {"Denied": 0, "NotAllowed": 0, "Problem": 0, "Refusal": 1}.get(node.func.id)
                if at is not None and isinstance(code := node.args[at], ast.Constant):
                    found.add(str(code.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_a_sentence(language: str) -> None:
    text = (SOURCE / "locale" / language / "web.ftl").read_text("utf-8")
    said = set(re.findall(r"^web-refused-([a-z-]+) =", text, re.MULTILINE))
    assert codes() - said - SAID_ELSEWHERE == PROGRAM_CODES
