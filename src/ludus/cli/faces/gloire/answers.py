"""The questions of La Gloire de Rome: what is asked, the answers by groups, and how one is typed."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ....games.gloire.declaration import (
    ANSWERS,
    MATERIAL_NAMES,
    ROLE_NAMES,
    STEPS,
    Abdicate,
    Action,
    AddTo,
    ClaimSenator,
    CompleteWith,
    DiscardHand,
    Draw,
    DrawOne,
    Fill,
    Hold,
    Lay,
    LayOut,
    LayStatue,
    LayStatueOut,
    NameCard,
    Pass,
    Petition,
    Play,
    PlaySenator,
    RivalBuilding,
    Role,
    Survey,
    Take,
    TakeSenator,
    Think,
    Throw,
    UseHand,
    UsePool,
    UseStock,
    Withdraw,
)
from ....games.gloire.view import View
from ....locale import Speech, fold
from ...people import People
from ..face import More, Question, Unclear, holds, meant
from .table import flow
from .words import SENATOR, Words

SHORT: Final = 9  # answers that are listed at once


class Answers:
    """The answers to one question."""

    def __init__(self, speech: Speech, people: People, words: Words, question: Question) -> None:
        self.speech = speech
        self.people = people
        self.words = words
        self.question = question
        self.view: View = question.view
        self.picks = (self.view.picks[question.seat] or ()) if question.seat >= 0 else ()

    # ------------------------------------------------------------------ asking

    def ask(self) -> tuple[str, str]:
        """One sentence: what, why, how much is left; and the answers if they are few."""
        actions = list(self.question.answers)
        asked = self.asked()
        if len(actions) > SHORT:
            return asked, self.speech.say("how-many", count=len(actions))
        listed = [f"{number} {self.told(action)}" for number, action in enumerate(actions, start=1)]
        return asked, "   ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in listed)

    def asked(self) -> str:
        speech, words, view = self.speech, self.words, self.view
        if self.picks:
            last = ANSWERS[self.picks[-1]]
            if isinstance(last, Role):
                return speech.say("ask-units", role=words.role(last.role))
            if isinstance(last, UseStock | UsePool | UseHand):
                return speech.say("ask-place", what=self.parts(self.picks[-1])[1])
            return speech.say("ask-another", what=", ".join(self.parts(pick)[1] for pick in self.picks))
        frame = view.stack[-1]
        step = view.step.replace("_", "-")
        count = frame.a or 0
        asked = speech.say(
            f"ask-{step}",
            building=words.building(next(step.asked_by for step in STEPS if step.name == view.step)),
            card=words.building(view.drawn[self.question.seat] or ""),
            count=count,
            demanded=words.counted(view.demanded),
            role=words.role(ROLE_NAMES[count] if view.step == "bath" else view.role or ROLE_NAMES[0]),
            who=str(self.people[count if view.step == "give" else view.leader]),
        )
        left = next((frame.b for frame in view.stack[-2:-1] if frame.step in ("perform", "batch")), 0)
        return f"{asked} {speech.say('ask-left', count=left)}" if left else asked

    def choices(self, width: int) -> RenderableType:
        """A line for each group: its verb, and the numbered answers."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="quiet", no_wrap=True)
        rows: dict[str, list[Text]] = {}
        some = 0 < len(self.question.final) < len(self.question.answers)
        for number, action in enumerate(self.question.answers, start=1):
            group, short = self.parts(action)
            mark = f" ({self.speech.say('final-mark')})" if some and action in self.question.final else ""
            rows.setdefault(group, []).append(self.people.paint(f"{number} {short}{mark}"))
        verbs = {group: self.speech.say(f"group-{group}") if group else "" for group in rows}
        left = width - max(map(len, verbs.values())) - 2
        for group, entries in rows.items():
            grid.add_row(verbs[group], flow(entries, left))
        return grid

    def explain(self, action: int) -> str:
        typed = list(self.question.answers).index(action) + 1
        return self.speech.say("explained", what=self.told(action), typed=typed)

    # ------------------------------------------------------------------ reading

    def read(self, typed: Sequence[str]) -> int | More:
        """A number, the notation, or words of the list in any order; an answer that is not legal is read too."""
        text = fold(" ".join(typed))
        if not text:
            return More(self.speech.say("how-many", count=len(self.question.answers)))
        found = meant(self.question, text, self.label)
        if not found:
            found = [action for action in self.others() if holds(fold(self.label(action)), text)]
            found = [action for action in found if fold(self.label(action)) == text] or found
        if len(found) == 1:
            return found[0]
        raise Unclear(self.speech.say("unclear", count=len(self.question.answers)))

    def others(self) -> list[int]:
        """Answers that are not legal now; the rules will say why."""
        seats = self.view.seats
        return [
            action
            for action, answer in enumerate(ANSWERS)
            if action not in self.question.answers and getattr(answer, "distance", 0) < seats
        ]

    # ------------------------------------------------------------------ words

    def told(self, action: int) -> str:
        """An answer as it is read: a colon, because names stay as they are whatever the verb asks of them."""
        group, short = self.parts(action)
        return self.speech.say("answer-told", verb=self.speech.say(f"group-{group}"), what=short) if group else short

    def label(self, action: int) -> str:
        """An answer as it is typed."""
        group, short = self.parts(action)
        return f"{self.speech.say(f'group-{group}')} {short}" if group else short

    def person(self, distance: int) -> str:
        return str(self.people[(self.question.seat + distance) % self.view.seats])

    def parts(self, action: int) -> tuple[str, str]:
        """The group of an answer, and what it adds to the verb of the group."""
        answer = ANSWERS[action]
        return "" if isinstance(answer, Pass) else answer.group_in(self.view.step), self.short(answer)

    def short(self, answer: Action) -> str:
        speech, words, view = self.speech, self.words, self.view
        match answer:
            case Pass():
                return speech.say(f"answer-{'done' if self.picks else answer.group_in(view.step)}")
            case Think():
                return speech.say("answer-think")
            case TakeSenator():
                return speech.say("answer-senator", count=view.pile)
            case Fill():
                seat = self.question.seat
                return speech.say("answer-fill", limit=view.limits[seat].hand, count=view.refill[seat])
            case DrawOne():
                return speech.say("answer-one")
            case Role(role):
                return words.role(role)
            case PlaySenator():
                return words.building(SENATOR)
            case Play(card) | NameCard(card) | Lay(card) | LayOut(card) | CompleteWith(card):
                return words.design(card)
            case Take(material) if view.step == "patron":
                return words.role(ROLE_NAMES[MATERIAL_NAMES.index(material)])
            case Petition(material) | Take(material) | UseStock(material) | UsePool(material):
                return words.material(material)
            case DiscardHand():
                return speech.say("answer-discard-hand")
            case Draw():
                return speech.say("answer-draw", step=view.step.replace("_", "-"))
            case LayStatue(site) | LayStatueOut(site):
                statue = next((id_ for id_, card in words.designs.items() if card.figures.get("site_any")), "statue")
                return speech.say("on-site", card=words.building(statue), site=words.material(site))
            case UseHand(card):
                return f"{words.design(card)} ({words.material(words.of(words.ids[card]))})"
            case AddTo(building):
                return self.progress(building)
            case RivalBuilding(distance, building):
                return f"{self.person(distance)} {words.design(building)}"
            case Survey():
                return speech.say("answer-survey")
            case Hold():
                return speech.say("answer-hold")
            case Throw(distance, role):
                return f"{self.person(distance)} {words.role(role)}"
            case ClaimSenator(distance) | Abdicate(distance):
                return self.person(distance)
            case Withdraw():
                return speech.say("answer-withdraw")

    def progress(self, building: int) -> str:
        """An own building in work, and how far it has come."""
        words = self.words
        for own in self.view.buildings[self.question.seat]:
            if own.name == words.ids[building] and own.site:
                return f"{words.design(building)} ({len(own.materials)}/{own.needed})"
        return words.design(building)
