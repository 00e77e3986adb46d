"""What somebody typed, read as an answer of Lutèce: notation, short forms, and the words of the reader's language."""

from collections.abc import Sequence

from ....games.lutece.declaration import *
from ....games.lutece.declaration import (
    ANSWERS,
    HAND_NAMES,
    POSITION_NAMES,
    SLOT_NAMES,
    SPACE,
    Agree,
    Attach,
    Bid,
    Pass,
    Raise,
    Support,
)
from ....games.lutece.view import View
from ....locale import Speech, fold
from ...people import NOBODY, People
from ..face import More, Question, Unclear
from .cards import Cards

REVENUE_KEY = "g"
LEAST = 3  # letters that name a card without its whole name


class Reader:
    """Reads the answer to one question. What it returns may be illegal: the rules say why."""

    def __init__(self, speech: Speech, people: People, cards: Cards, question: Question) -> None:
        self.speech = speech
        self.people = people
        self.cards = cards
        self.question = question
        self.view: View = question.view

    def read(self, words: Sequence[str]) -> int | More:
        typed = [fold(word) for word in words]
        step = self.view.step
        if step == "bids":
            return self.read_bid(typed)
        if step == "bribes":
            return self.read_bribe(typed)
        if step == "legion":
            return self.read_support(typed)
        return self.read_host(typed)

    def is_word(self, typed: str, name: str) -> bool:
        return typed in map(fold, self.speech.words(name))

    def without(self, typed: list[str], verb: str) -> list[str]:
        """The words after a verb that may be left out."""
        return typed[1:] if typed and self.is_word(typed[0], verb) else typed

    def elsewhere(self, typed: list[str], name: str) -> Unclear | int:
        """An answer to another question, so that the refusal can say so; else what could be typed here."""
        if len(typed) == 1 and len(typed[0]) > 1:
            for verb, action in (("words-agree", Agree()), ("words-pass", Pass())):
                if self.is_word(typed[0], verb):
                    return SPACE.ids[action]
        return Unclear(self.speech.say(name))

    def read_bid(self, typed: list[str]) -> int | More:
        chosen = self.without(typed, "words-bid")
        if len(chosen) == 1 and len(chosen[0]) == 2 and all(self.hand_card(letter) for letter in chosen[0]):
            chosen = list(chosen[0])
        found = [self.hand_card(word) for word in chosen]
        if not all(found) or len(found) > POSITIONS:
            return settle(self.elsewhere(typed, "unclear-bid"))
        if len(found) < POSITIONS:
            first = self.card_name(found[0] or "") if found else ""
            return More(self.speech.say("more-bid", card=first) if first else self.speech.say("unclear-bid"))
        return SPACE.ids[Bid(found[0] or "", found[1] or "")]

    def hand_card(self, word: str) -> str | None:
        """A card of the hand: a slot, Revenue, or the card that lies in a slot."""
        if word.upper() in SLOT_NAMES:
            return word.upper()
        if self.is_word(word, "words-revenue"):
            return "revenue"
        named = [
            slot.name for slot in self.view.slots if slot.card and fold(self.cards.name(slot.card)).startswith(word)
        ]
        return named[0] if len(word) >= LEAST and len(named) == 1 else None

    def card_name(self, card: str) -> str:
        """A card of the hand and what lies in its slot."""
        if card == "revenue":
            return self.speech.say("revenue", gold=self.cards.deck.setup["revenue_gold"])
        slot = next((slot for slot in self.view.slots if slot.name == card), None)
        return f"{card} {self.cards.name(slot.card)}" if slot and slot.card else card

    def read_bribe(self, typed: list[str]) -> int | More:
        if len(typed) == 1 and self.is_word(typed[0], "words-agree"):
            return SPACE.ids[Agree()]
        words = self.without(typed, "words-raise")
        if len(words) == 2 and self.place(words[0]) is None and self.place(words[1]) is not None:
            words = words[::-1]  # "2 left"
        if not words and typed:
            return More(self.speech.say("more-raise"))
        where = self.place(words[0]) if words else None
        if where is None:
            if len(words) == 1 and words[0].isdecimal():
                return More(self.speech.say("more-place", count=int(words[0]) if len(words[0]) < 4 else 0))
            return settle(self.elsewhere(typed, "unclear-bribe"))
        if len(words) == 1:
            return More(self.speech.say("more-gold", place=where, purse=self.view.purses[self.question.seat]))
        if len(words) > 2 or not words[1].isdecimal():
            raise Unclear(self.speech.say("unclear-bribe"))
        if len(words[1]) > 4 or not 1 <= int(words[1]) <= LARGEST_RAISE:
            raise Unclear(self.speech.say("unclear-gold", most=LARGEST_RAISE))
        return SPACE.ids[Raise(where, int(words[1]))]

    def place(self, word: str) -> str | None:
        """Left, right, or one's own card that lies there; a word that means both is refused: gold laid is laid."""
        sides = [position for position in POSITION_NAMES if self.is_word(word, f"words-{position}")]
        bid = self.view.bids[self.question.seat] or ("", "")
        cards = [POSITION_NAMES[at] for at, card in enumerate(bid) if card in SLOT_NAMES and word == fold(card)]
        found = {*sides, *cards}
        if sides and len(found) > 1:
            raise Unclear(self.speech.say("unclear-place", word=word))
        return found.pop() if len(found) == 1 else None

    def read_support(self, typed: list[str]) -> int | More:
        if len(typed) == 1 and self.is_word(typed[0], "words-pass"):
            return SPACE.ids[Pass()]
        words = self.without(typed, "words-support")
        listed = [action for action in self.question.answers if isinstance(ANSWERS[action], Support)]
        if len(words) == 1 and words[0].isdecimal() and 1 <= int(words[0]) <= len(listed):
            return listed[int(words[0]) - 1]
        seat = self.people.find(words[0]) if len(words) == 1 else NOBODY
        if seat == NOBODY:
            return settle(self.elsewhere(typed, "unclear-legion"))
        return SPACE.ids[Support((seat - self.question.seat) % self.view.seats)]

    def read_host(self, typed: list[str]) -> int | More:
        words = self.without(typed, "words-attach")
        listed = list(self.question.answers)
        if len(words) == 1 and words[0].isdecimal() and 1 <= int(words[0]) <= len(listed):
            return listed[int(words[0]) - 1]
        named = [action for action in listed if self.is_host(action, " ".join(words))]
        if len(named) == 1:
            return named[0]
        return settle(self.elsewhere(typed, "unclear-host"))

    def is_host(self, action: int, typed: str) -> bool:
        answer = ANSWERS[action]
        if not isinstance(answer, Attach):
            return False
        card = self.cards.deck.cards[answer.host]
        name = fold(card.kind.names[self.speech.language])
        return typed == card.id or (len(typed) >= LEAST and name.startswith(typed))


def key(card: str) -> str:
    """What one types for a card of the hand."""
    return REVENUE_KEY if card == HAND_NAMES[REVENUE] else card


def settle(found: Unclear | int) -> int:
    if isinstance(found, Unclear):
        raise found
    return found
