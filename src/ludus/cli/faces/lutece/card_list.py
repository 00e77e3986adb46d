"""Looking a card up, and the whole deck: what each kind does, and its copies."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....books.cards import lutece_does
from ....games.lutece.deck import Card
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
        Group(
            title(speech, copies[0]),
            Text(lutece_does(speech, cards.deck, copies[0])),
            copies_table(speech, cards, copies),
        )
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
        table.add_row(str(len(copies)), name, Text(price, style="gold"), Text(lutece_does(speech, cards.deck, card)))
    return table
