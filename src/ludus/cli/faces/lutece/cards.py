"""The cards of the deck in words: their names, and what each brings in a few letters."""

from collections import Counter
from collections.abc import Iterable

from ....books.cards import lutece_family
from ....games.lutece import deck
from ....games.lutece.deck import RESOURCE_NAMES, Card
from ....games.lutece.declaration import *
from ....games.lutece.declaration import HAND_NAMES
from ....games.lutece.view import Owned
from ....locale import Speech

FAMILIES = ("yellow", "green", "blue", "orange", "red", "purple", "neutral")


class Cards:
    """A card file, read for a person. All of it is public (L-INFO-5)."""

    def __init__(self, speech: Speech, text: str | None) -> None:
        self.speech = speech
        self.deck = deck.read(text or deck.shipped())
        self.of = {card.id: card for card in self.deck.cards}
        self.resources = [speech.say(f"resource-{name}") for name in RESOURCE_NAMES]

    def name(self, id_: str) -> str:
        return self.of[id_].kind.names[self.speech.language]

    def named(self, kind: str, value: str | int) -> str | int:
        """A fact of a refusal by its name."""
        if kind == "card":
            return self.name(str(value))
        return self.speech.say(f"step-{value}") if kind == "step" else value

    def in_hand(self, card: str) -> str:
        """A card of the hand, as it lies on the table: its slot, or the gold of Revenue."""
        return f"+{self.deck.setup['revenue_gold']}" if card == HAND_NAMES[REVENUE] else card

    def cost(self, id_: str) -> int:
        return self.of[id_].cost

    def family(self, card: Card) -> str:
        return lutece_family(self.speech, card)

    def resource(self, index: int, short: bool) -> str:
        """Bread, or Br: the first two letters tell the four apart in every language."""
        return self.resources[index][:2].capitalize() if short else self.resources[index]

    def brings(self, card: Card, short: bool) -> str:
        """What a card is good for, as short as on the card itself."""
        parts = []
        kind = card.kind
        if card.resource != NONE:
            parts.append(" ".join([self.resource(card.resource, short)] * card.amount) + f" t{card.talent}")
        if kind.role == APPRENTICE:
            parts.append(self.speech.say("brings-apprentice"))
        elif kind.role == LEGIONNAIRE:
            bribe = self.deck.setup["legionnaire_bribe"]
            parts.append(self.speech.say("brings-legionnaire", points=card.vp, bribe=bribe))
        elif kind.role == BONUS_RESOURCE:
            parts.append(self.speech.say("brings-per-unit", resource=self.resource(kind.bonus, short)))
        elif kind.role == BONUS_FAMILY:
            parts.append(self.speech.say("brings-per-family", points=kind.bonus_base, family=self.family(card)))
        elif kind.role == BONUS_ROMAN:
            parts.append(self.speech.say("brings-per-roman", points=kind.bonus_base))
        elif kind.role == MARKET:
            asked = " ".join(self.resource(resource, short) for resource in card.requires)
            parts.append(self.speech.say("brings-market", points=card.vp, resources=asked))
        if kind.effect != NONE:
            base = f"{kind.effect_base}¤ +1" if kind.effect_base else "1¤"
            parts.append(f"{base}/{self.resource(kind.effect, short)}")
        return ", ".join(parts)

    def families(self, cards: Iterable[Owned]) -> list[tuple[str, list[str]]]:
        """What somebody owns, by family: each kind with its number, and the Apprentices under it."""
        found: dict[str, Counter[str]] = {}
        under: Counter[str] = Counter()
        for owned in cards:
            if owned.host:
                under[self.of[owned.host].kind.id] += 1
            else:
                card = self.of[owned.card]
                found.setdefault(card.family, Counter())[card.kind.id] += 1
        names = {card.kind.id: card.kind.names[self.speech.language] for card in self.deck.cards}
        return [
            (family, [listed(names[kind], count, under[kind]) for kind, count in kinds.items()])
            for family, kinds in sorted(found.items(), key=lambda pair: order(pair[0]))
        ]


def listed(name: str, count: int, apprentices: int) -> str:
    return name + (f" ×{count}" if count > 1 else "") + (f" (+{apprentices})" if apprentices else "")


def order(family: str) -> int:
    return FAMILIES.index(family) if family in FAMILIES else len(FAMILIES)


def style(family: str) -> str:
    """The colour of a family; unknown ones and those without colour look like any text."""
    return f"{family}-card"
