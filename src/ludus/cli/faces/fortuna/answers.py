"""The questions of Fortuna: what is asked, the numbered answers, and how one is typed."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table

from ....bots.outlook import Reason
from ....games.fortuna.declaration import (
    ANSWERS,
    SIDES,
    Bribe,
    Build,
    Buy,
    Choose,
    Draft,
    EndTurn,
    Fulfil,
    FulfilFrom,
    FulfilWith,
    Go,
    GoWith,
    Keep,
    Later,
    Lock,
    Marry,
    Nothing,
    PayTax,
    Play,
    RollNow,
    Sell,
    Skip,
    Swap,
    TakeGift,
    TakeTwo,
    TurnFavor,
    Use,
)
from ....games.fortuna.view import View
from ....locale import Speech, fold
from ...people import People
from ..face import More, Question, Unclear, meant
from .words import Words

SHORT = 6  # answers that are listed at once


def ask(speech: Speech, words: Words, question: Question) -> tuple[str, str]:
    """One sentence, and the answers if they are few."""
    view: View = question.view
    step = view.steps[-1]
    asked = speech.say(f"ask-{step.name}", card=words.card(step.card) if step.card else "")
    if len(question.answers) > SHORT:
        return asked, speech.say("how-many", count=len(question.answers))
    listed = (f"{number} {label(speech, words, question, action)}" for number, action in enumerate(question.answers, 1))
    return asked, "   ".join(listed)


def choices(speech: Speech, people: People, words: Words, question: Question) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for number, action in enumerate(question.answers, start=1):
        final = speech.say("final-mark") if action in question.final else ""
        grid.add_row(str(number), label(speech, words, question, action), final)
    return grid


def read(speech: Speech, words: Words, question: Question, typed: Sequence[str]) -> int | More:
    """A number of the list, the notation, or the beginning of what the list shows; words in any order are enough."""
    text = fold(" ".join(typed))
    if not text:
        return More(speech.say("how-many", count=len(question.answers)))
    found = meant(question, text, lambda action: label(speech, words, question, action))
    if len(found) == 1:
        return found[0]
    raise Unclear(speech.say("unclear", count=len(question.answers)))


def explain(speech: Speech, words: Words, question: Question, action: int) -> str:
    typed = list(question.answers).index(action) + 1
    return speech.say("explained", what=label(speech, words, question, action), typed=typed)


def about(speech: Speech, words: Words, reason: Reason) -> str:
    """A part of the score, a building, or something that lies in a province."""
    if reason.message == "reason-part":
        return speech.say(f"part-{reason.about}")
    if reason.message == "reason-building":
        return words.building(reason.about)
    if reason.message == "reason-goods":
        return speech.say("piece-money") if reason.about == "money" else words.good(reason.about)
    return ""


def label(speech: Speech, words: Words, question: Question, action: int) -> str:
    """An answer in words."""
    view: View = question.view

    def side(distance: int) -> str:
        own = next(at for at, side in enumerate(view.sides) if side.seat == question.seat)
        return words.side(view.sides[(own + distance) % SIDES].colour)

    match ANSWERS[action]:
        case Choose(card) | Lock(card) | Draft(card) | Use(card):
            return words.card(card)
        case Skip():
            return speech.say("answer-skip")
        case Go():
            return speech.say("answer-go")
        case GoWith(reservoir, aqueduct):
            return speech.say("answer-go-with", reservoir=reservoir, aqueduct=aqueduct)
        case Sell(number):
            return speech.say("answer-sell", number=number)
        case Buy(number):
            return speech.say("answer-buy", number=number)
        case Marry():
            return speech.say("answer-marry", cost=words.deck.figures["prices"]["marriage"])
        case Build(building):
            return speech.say("answer-build", building=words.building(building), cost=words.cost(building))
        case TakeTwo():
            return speech.say("answer-take-two", number=words.deck.figures["prices"]["corruption_gain"])
        case Bribe(distance, card):
            return speech.say("answer-bribe", side=side(distance), card=words.card(card))
        case RollNow():
            return speech.say("answer-roll-now")
        case Later():
            return speech.say("answer-later")
        case TakeGift(gift):
            return speech.say("answer-gift", kind=speech.say(f"piece-{gift}"))
        case Swap(distance, card):
            return speech.say("answer-swap", side=side(distance), card=words.card(card))
        case Nothing():
            return speech.say("answer-nothing")
        case FulfilFrom(favor, place):
            return speech.say("answer-favor-place", favor=words.favor(favor), place=speech.say(f"place-{place}"))
        case FulfilWith(favor, number):
            return speech.say("answer-favor-goods", favor=words.favor(favor), number=number)
        case Fulfil(favor):
            return words.favor(favor)
        case PayTax():
            return speech.say("answer-pay-tax")
        case TurnFavor(favor):
            return speech.say("answer-flip", favor=words.favor(favor))
        case EndTurn():
            return speech.say("answer-end-turn")
        case Play(number, what):
            card = words.privilege(words.deck.privileges[number].id)
            return (
                speech.say("answer-play-for", card=card, kind=speech.say(f"piece-{what}"))
                if what
                else (speech.say("answer-play", card=card))
            )
        case Keep(cards):
            names = " + ".join(words.privilege(words.deck.privileges[card].id) for card in cards)
            return speech.say("answer-keep", cards=names)
