"""The tools a language model is given: look, answer, wait, read the rules. All they tell comes of `Seen`."""

import io
import json
from dataclasses import asdict, is_dataclass, replace
from threading import Lock
from typing import Any, Final

from rich.console import Console

from ... import __version__, rulebook
from ...core.errors import LudusError
from ...locale import Speech, fold
from ...needs import needed
from ..faces import face
from ..people import People
from ..screen import THEME
from .desk import Desk, Seen

WIDTH: Final = 120
MOST_RULES: Final = 12
LONGEST: Final = 300  # seconds one may wait in one call


class Tools:
    """Each method is a tool, and returns what the model reads."""

    def __init__(self, speech: Speech, desk: Desk) -> None:
        self.desk = desk
        self.speech = speech.of(desk.game.name)
        self.people = People(self.speech, {}, desk.seats, desk.seat)
        self.face = face(desk.game, self.speech, self.people, desk.options)
        self.lock = Lock()  # one call at a time

    def look(self) -> str:
        with self.lock:
            return self.told(self.desk.look())

    def view(self) -> str:
        with self.lock:
            seen = self.desk.look().view
        return json.dumps(
            asdict(seen) if is_dataclass(seen) and not isinstance(seen, type) else seen, ensure_ascii=False
        )

    def answer(self, text: str) -> str:
        with self.lock:
            seen = self.desk.look()
            if seen.question is None:
                return self.told(seen)
            typed, answers = text.strip(), seen.question.answers
            found = [action for action, written in answers.items() if written == typed]
            found = found or [action for action, written in answers.items() if fold(written) == fold(typed)]
            if not found:
                return self.speech.say("mcp-no-answer", answer=text)
            try:
                self.desk.answer(found[0])
            except LudusError as error:
                return str(error)
            return self.told(self.desk.look())

    def wait(self, seconds: int = 60) -> str:
        with self.lock:
            self.desk.wait(max(0, min(seconds, LONGEST)))
            return self.told(self.desk.look())

    def rules(self, query: str) -> str:
        try:
            found, _ = rulebook.of(self.desk.game.name).find(query)
        except rulebook.NoRules as error:
            return str(error)
        return "\n".join(f"{rule.id}: {rule.text}" for rule in found[:MOST_RULES]) or self.speech.say("mcp-no-rule")

    # ------------------------------------------------------------------ words

    def told(self, seen: Seen) -> str:
        """The table, what happened, what is asked: in words."""
        self.call()
        if seen.view is None:
            return self.speech.say("mcp-not-begun")
        parts = [self.face.title() + " · " + ", ".join(str(one) for one in self.people.all)]
        if news := self.face.tell(seen.news):
            parts.append(self.speech.say("mcp-news") + "\n" + "\n".join(news))
        parts.append(self.drawn(self.face.table(seen.view, WIDTH, True)))
        if seen.outcome is not None:
            parts += [self.face.ended(seen.outcome.reason), self.drawn(self.face.score(seen.view))]
            places = (f"{place}. {self.people[at]}" for at, place in enumerate(seen.outcome.places))
            parts.append(self.speech.say("places", places="; ".join(sorted(places))))
        elif seen.question is not None:
            asked = seen.question
            lines = [f"{text}   {self.face.explain(asked, action)}" for action, text in asked.answers.items()]
            parts += [self.face.ask(asked)[0], self.speech.say("mcp-answers") + "\n" + "\n".join(lines)]
        else:
            parts.append(self.speech.say("mcp-waiting", people=", ".join(str(self.people[at]) for at in seen.pending)))
        return "\n\n".join(part for part in parts if part)

    def call(self) -> None:
        """People go by the names the table has for them."""
        names = self.desk.names
        self.people.all = tuple(
            replace(one, name=names[one.seat]) if names and names[one.seat] and one.seat != self.desk.seat else one
            for one in self.people.all
        )

    @staticmethod
    def drawn(thing: Any) -> str:
        screen = Console(
            file=io.StringIO(), width=WIDTH, color_system=None, theme=THEME, highlight=False, markup=False, emoji=False
        )
        with screen.capture() as captured:
            screen.print(thing)
        return "\n".join(line.rstrip() for line in captured.get().splitlines())


def serve(speech: Speech, desk: Desk) -> None:
    """Until the client closes the standard input."""
    library = needed("mcp.server.mcpserver", "mcp")
    tools = Tools(speech, desk)
    server = library.MCPServer(
        "ludus", version=__version__, instructions=tools.speech.say("mcp-about"), log_level="WARNING"
    )
    for tool, about in (
        (tools.look, "mcp-tool-look"),
        (tools.view, "mcp-tool-view"),
        (tools.answer, "mcp-tool-answer"),
        (tools.wait, "mcp-tool-wait"),
        (tools.rules, "mcp-tool-rules"),
    ):
        server.tool(description=speech.say(about), structured_output=False)(tool)
    server.run("stdio")
