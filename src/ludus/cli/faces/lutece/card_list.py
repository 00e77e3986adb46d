"""Looking a card up, and the whole deck: what each kind does, and its copies."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.lutece.deck import Card, Kind
from ....games.lutece.declaration import *
from ....locale import Speech, fold
from .cards import Cards, style


def find(speech: Speech, cards: Cards, name: str) -> list[RenderableType]:
    """The kinds of a name, in any language, or of a card id; the beginning is enough where no name is the whole."""
    typed = fold(name.strip())
    every = list(kinds(cards).values())
    found = [copies for copies in every if typed in titles(copies)]
    found = found or [copies for copies in every if typed and any(title.startswith(typed) for title in titles(copies))]
    return [
        Group(title(speech, copies[0]), does(speech, cards, copies[0]), copies_table(speech, cards, copies))
        for copies in found
    ]


def titles(copies: list[Card]) -> list[str]:
    """All that cards of one kind are called."""
    kind = copies[0].kind
    return [fold(name) for name in (*kind.names.values(), kind.id)] + [card.id for card in copies]


def kinds(cards: Cards) -> dict[str, list[Card]]:
    """The cards of each kind, in the order of the file."""
    found: dict[str, list[Card]] = {}
    for card in cards.deck.cards:
        found.setdefault(card.kind.id, []).append(card)
    return found


def title(speech: Speech, card: Card) -> Text:
    row = speech.say("kind-character" if card.kind.row == CHARACTER_ROW else "kind-location")
    return Text.assemble((card.kind.names[speech.language], f"bold {style(card.family)}"), f" · {row}")


def does(speech: Speech, cards: Cards, card: Card) -> Text:
    """What all cards of a kind do, in sentences."""
    kind = card.kind
    sentences = []
    if kind.role == PRODUCER:
        sentences.append(speech.say("does-produce"))
    elif kind.role == APPRENTICE:
        sentences.append(speech.say("does-apprentice"))
    elif kind.role == LEGIONNAIRE:
        bribe = cards.deck.setup["legionnaire_bribe"]
        sentences.append(speech.say("does-legionnaire", points=card.vp, bribe=bribe))
    elif kind.role == BONUS_RESOURCE:
        sentences.append(speech.say("does-per-unit", resource=cards.resource(kind.bonus, short=False)))
    elif kind.role == BONUS_FAMILY:
        sentences.append(speech.say("does-per-family", points=kind.bonus_base, family=cards.family(card)))
    elif kind.role == BONUS_ROMAN:
        sentences.append(speech.say("does-per-roman", points=kind.bonus_base))
    elif kind.role == MARKET:
        sentences.append(speech.say("does-market", points=card.vp))
    sentences += effect(speech, cards, kind)
    if card.roman:
        sentences.append(speech.say("does-roman"))
    return Text(" ".join(sentences))


def effect(speech: Speech, cards: Cards, kind: Kind) -> list[str]:
    if kind.effect == NONE:
        return []
    return [speech.say("does-pay", gold=kind.effect_base, resource=cards.resource(kind.effect, short=False))]


def copies_table(speech: Speech, cards: Cards, copies: list[Card]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    for name in ("column-card", "column-cost", "column-brings", "column-players"):
        table.add_column(speech.say(name), no_wrap=True)
    for card in copies:
        players = f"{card.min_players}+" if card.min_players > 2 else ""
        table.add_row(card.id, Text(f"{card.cost}¤", style="gold"), cards.brings(card, short=False), players)
    return table


def whole(speech: Speech, cards: Cards) -> Table:
    """One line a kind."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(speech.say("column-card"), no_wrap=True)
    table.add_column(speech.say("column-cost"), no_wrap=True)
    table.add_column(speech.say("column-does"))
    for copies in kinds(cards).values():
        card = copies[0]
        costs = sorted({other.cost for other in copies})
        price = f"{costs[0]}¤" if len(costs) == 1 else f"{costs[0]}–{costs[-1]}¤"
        name = Text(card.kind.names[speech.language], style=style(card.family))
        table.add_row(str(len(copies)), name, Text(price, style="gold"), does(speech, cards, card))
    return table
