"""The cards, sides and goods of Fortuna in words."""

from ....books.cards import fortuna_privilege
from ....games.fortuna import deck
from ....games.fortuna.deck import Privilege
from ....games.fortuna.declaration import *
from ....locale import Speech


class Words:
    """A card file, read for a person. All of it is public."""

    def __init__(self, speech: Speech, text: str | None) -> None:
        self.speech = speech
        self.deck = deck.read(text or deck.shipped())
        self.privileges = {card.id: card for card in self.deck.privileges}

    def card(self, name: str) -> str:
        """An action card."""
        return self.deck.card_names[CARD_NAMES.index(name)][self.speech.language]

    def building(self, name: str) -> str:
        return self.deck.buildings[BUILDING_NAMES.index(name)].names[self.speech.language]

    def cost(self, name: str) -> int:
        return self.deck.buildings[BUILDING_NAMES.index(name)].cost

    def favor(self, number: int) -> str:
        return f"{number} {self.deck.favors[number - 1].names[self.speech.language]}"

    def side(self, colour: str) -> str:
        return self.speech.say(f"colour-{colour}")

    def good(self, kind: str) -> str:
        return self.speech.say(f"good-{kind}")

    def goods(self, kind: str, number: int) -> str:
        """So many of them, as somebody takes or gives them."""
        return self.speech.say(f"goods-{kind}", count=number)

    def privilege(self, id_: str) -> str:
        """What a privilege card does, as short as on the card, and its id."""
        return f"{id_} {self.effect(self.privileges[id_])}"

    def effect(self, card: Privilege) -> str:
        return fortuna_privilege(self.speech, card)

    def square(self, number: int) -> str:
        return self.deck.labels[number] if number else "0"

    def named(self, kind: str, value: str | int) -> str | int:
        """A fact of a refusal by its name."""
        if kind == "card":
            return self.card(str(value)) if value in CARD_NAMES else self.privilege(str(value))
        if kind == "building":
            return self.building(str(value))
        if kind == "kind":
            return self.speech.say(f"piece-{value}")
        if kind == "place":
            return self.speech.say(f"place-{value}")
        if kind == "step":
            return self.speech.say(f"step-{value}")
        return value
