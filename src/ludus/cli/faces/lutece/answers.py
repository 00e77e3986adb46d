"""The questions of Lutèce: what is asked, which answers there are, and what one means."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....bots.outlook import Reason
from ....games.lutece.declaration import *
from ....games.lutece.declaration import ANSWERS, POSITION_NAMES, Agree, Attach, Bid, Pass, Raise, Support
from ....games.lutece.view import View
from ....locale import Speech
from ...people import People
from ..face import Question
from . import table
from .cards import Cards
from .reader import Reader, key


def ask(speech: Speech, people: People, cards: Cards, question: Question) -> tuple[str, str]:
    """One sentence, and what to type."""
    view: View = question.view
    reader = Reader(speech, people, cards, question)
    if view.step == "bids":
        return speech.say("ask-bids"), speech.say("how-bids", gold=cards.deck.setup["revenue_gold"])
    if view.step == "bribes":
        left, right = (priced(speech, cards, view, reader, card) for card in view.bids[question.seat] or ("", ""))
        purse = view.purses[question.seat]
        return speech.say("ask-bribes", left=left, right=right, purse=purse), speech.say("how-bribes")
    listed = "   ".join(f"{number} {text}" for number, text in enumerate(named(people, cards, question), start=1))
    if view.step == "legion":
        slot = next(slot for slot in view.slots if slot.name == view.slot)
        asked = speech.say(
            "ask-legion", card=f"{slot.name} {cards.name(slot.card or '')}", count=view.legionnaires[question.seat]
        )
        return asked, f"{listed}   {speech.words('words-pass')[0]}"
    return speech.say("ask-attach", card=cards.name(view.attaching or "")), listed


def priced(speech: Speech, cards: Cards, view: View, reader: Reader, card: str) -> str:
    """One of my two cards, and what it will cost."""
    slot = next((slot for slot in view.slots if slot.name == card), None)
    if slot is None or slot.card is None:
        return reader.card_name(card)
    return speech.say("priced", card=reader.card_name(card), cost=cards.cost(slot.card))


def named(people: People, cards: Cards, question: Question) -> list[str]:
    """The answers that are numbered: bidders to support, or hosts."""
    found = []
    for action in question.answers:
        match ANSWERS[action]:
            case Support(distance):
                found.append(str(people[(question.seat + distance) % question.view.seats]))
            case Attach(host):
                card = cards.deck.cards[host]
                found.append(f"{cards.name(card.id)} ({cards.brings(card, short=True)})")
            case _:
                pass
    return found


def choices(speech: Speech, people: People, cards: Cards, question: Question, width: int) -> RenderableType:
    """All answers, grouped: the market itself for bids, two ranges for bribes, a numbered list else."""
    view: View = question.view
    grid = Table.grid(padding=(0, 2))
    if view.step == "bids":
        how = speech.say("choices-bids", gold=cards.deck.setup["revenue_gold"], count=len(question.answers))
        return Group(table.market(speech, cards, view, width), Text(how))
    if view.step == "bribes":
        most = min(view.purses[question.seat], LARGEST_RAISE)
        grid.add_row(speech.words("words-agree")[0], speech.say("explain-agree"))
        for place, card in zip(POSITION_NAMES, view.bids[question.seat] or ("", ""), strict=True):
            name = Reader(speech, people, cards, question).card_name(card)
            typed = (
                f"{speech.words(f'words-{place}')[0]} 1–{most}"
                if most > 1
                else f"{speech.words(f'words-{place}')[0]} 1"
            )
            grid.add_row(typed, speech.say("choices-raise", place=place, card=name))
        return grid
    for number, text in enumerate(named(people, cards, question), start=1):
        grid.add_row(str(number), people.paint(text))
    if view.step == "legion":
        grid.add_row(speech.words("words-pass")[0], speech.say("explain-pass"))
    return grid


def explain(speech: Speech, people: People, cards: Cards, question: Question, action: int) -> str:
    """An answer in words, and how to type it."""
    reader = Reader(speech, people, cards, question)
    match ANSWERS[action]:
        case Bid(left, right):
            what = speech.say("explain-bid", left=reader.card_name(left), right=reader.card_name(right))
            typed = f"{key(left)} {key(right)}".lower()
        case Agree():
            what, typed = speech.say("explain-agree"), speech.words("words-agree")[0]
        case Raise(position, gold):
            what = speech.say("explain-raise", place=position, gold=speech.say("gold-amount", count=gold))
            typed = f"{speech.words(f'words-{position}')[1]} {gold}"  # in full: a letter may be a card too
        case Pass():
            what, typed = speech.say("explain-pass"), speech.words("words-pass")[0]
        case Support(distance):
            bidder = people[(question.seat + distance) % question.view.seats]
            own = "no" if distance else "yes"
            what = speech.say("explain-support", own=own, bidder=str(bidder))
            typed = numbered(question, action)
        case Attach(host):
            card = cards.deck.cards[host]
            name = f"{cards.name(card.id)} ({cards.brings(card, short=True)})"
            what, typed = speech.say("explain-attach", host=name), numbered(question, action)
    return speech.say("explained", what=what, typed=typed)


def numbered(question: Question, action: int) -> str:
    """The number of an answer among those that are listed by number."""
    listed = [one for one in question.answers if isinstance(ANSWERS[one], Support | Attach)]
    return str(listed.index(action) + 1)


def about(speech: Speech, people: People, cards: Cards, question: Question, reason: Reason) -> str:
    """A part of the score, a Resource, or the card of a slot."""
    if reason.message == "reason-part":
        return speech.say(f"part-{reason.about}")
    if reason.message == "reason-majority":
        return speech.say(f"resource-{reason.about}")
    return Reader(speech, people, cards, question).card_name(reason.about) if reason.about else ""
