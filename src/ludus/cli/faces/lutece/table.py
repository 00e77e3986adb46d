"""The table of Lutèce: the market, everybody's gold, bribes, goods and points, and the cards they own."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....games.lutece.declaration import *
from ....games.lutece.declaration import PART_NAMES
from ....games.lutece.view import Slot, View
from ....locale import Speech
from ...people import People
from .cards import Cards, style

SIDE_BY_SIDE = 78  # columns that hold both rows of the market
SPACIOUS = 100  # columns that hold whole words
ROMAN = ("I", "II", "III", "IV")
CAMPS = ("bids", "attach")  # steps in which the cards one owns are worth their lines


def draw(speech: Speech, people: People, cards: Cards, view: View, width: int, full: bool) -> RenderableType:
    parts: list[RenderableType] = [heading(speech, people, view), market(speech, cards, view, width), Text()]
    parts.append(players(speech, people, cards, view, width))
    if any(view.owned) and (full or view.step in CAMPS):
        parts += [Text(), camps(people, cards, view)]
    if view.step == "legion":
        parts += [Text(), podium(speech, people, view)]
    return Group(*parts)


def heading(speech: Speech, people: People, view: View) -> RenderableType:
    left = speech.say("heading", number=view.round, step=speech.say(f"step-{view.step}"))
    right = speech.say("lead", who=str(people[view.lead]))
    text = Text.assemble((left, "accent"), "  ·  ", people.paint(right))
    return Rule(text, align="left")


def market(speech: Speech, cards: Cards, view: View, width: int) -> RenderableType:
    """Both rows side by side where they fit, else one above the other."""
    half = len(view.slots) // 2
    rows = [
        row(cards, speech.say(f"row-{name}", count=pile), slots, short=width < SPACIOUS)
        for name, pile, slots in zip(
            ("characters", "locations"), view.piles, (view.slots[:half], view.slots[half:]), strict=True
        )
    ]
    if width < SIDE_BY_SIDE:
        return Group(*rows)
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*rows)
    return grid


def row(cards: Cards, title: str, slots: tuple[Slot, ...], short: bool) -> Group:
    """One line a slot: its key, the card, what it costs, what it brings, and the coins on it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="strong")
    table.add_column(no_wrap=True, overflow="ellipsis")
    table.add_column(no_wrap=True, justify="right", style="gold")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right", style="gold", min_width=3)
    for slot in slots:
        if slot.card is None:
            table.add_row(slot.name, "-")
            continue
        card = cards.of[slot.card]
        name = Text(cards.name(slot.card), style=style(card.family))
        coins = f"+{slot.coins}¤" if slot.coins else ""
        table.add_row(slot.name, name, f"{card.cost}¤", cards.brings(card, short), coins)
    return Group(Text(title, style="quiet", no_wrap=True), table)


def players(speech: Speech, people: People, cards: Cards, view: View, width: int) -> Table:
    """One line a person: gold, the two face-down cards with their bribes, units of each Resource, points."""
    narrow = width < SIDE_BY_SIDE
    table = Table(box=None, padding=(0, 2 if width >= SPACIOUS else 1, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", no_wrap=True, min_width=9)
    table.add_column("¤", justify="right", style="gold", min_width=2)
    for position in ("column-left", "column-right"):
        table.add_column(speech.say(position), no_wrap=True, min_width=6)
    table.add_column("", min_width=1)
    for resource in range(RESOURCES):
        table.add_column(cards.resource(resource, short=narrow), justify="right", no_wrap=True)
    for numeral in () if narrow else ROMAN:
        table.add_column(numeral, justify="right", min_width=3)
    table.add_column(speech.say("points-short"), justify="right", style="strong", min_width=3)
    for seat in range(view.seats):
        units = zip(view.units[seat], view.majorities, strict=True)
        goods = [goods_cell(count, seat in holders) for count, holders in units]
        sheet = [] if narrow else [number(part) for part in view.points[seat]]
        places = [place(cards, view, seat, position) for position in range(POSITIONS)]
        gold, total = str(view.purses[seat]), str(view.totals[seat])
        table.add_row(people.title(seat), gold, *places, status(view, seat), *goods, *sheet, total)
    return table


def goods_cell(count: int, majority: bool) -> Text:
    """Units of a Resource; a star marks who has the majority now."""
    return Text(f"{count}*", style="good") if majority else number(count).append(" ")


def number(count: int) -> Text:
    """Nothing is a dot: the eye finds the figures."""
    return Text(str(count)) if count else Text("·", style="quiet")


def place(cards: Cards, view: View, seat: int, position: int) -> Text:
    """A card on the rail: its name where it may be known, a back where not, and the bribe on it."""
    if not view.submitted[seat]:
        return Text("·", style="quiet")
    bid = view.bids[seat]
    name = cards.in_hand(bid[position]) if bid else "▒"
    gold = view.bribes[seat][position]
    return Text.assemble((name, "strong"), (f" ¤{gold}" if gold else "", "gold"))


def status(view: View, seat: int) -> str:
    """Whether somebody still has to answer."""
    return ("…" if view.pending[seat] else "✓") if view.step in ("bids", "bribes", "legion") else ""


def camps(people: People, cards: Cards, view: View) -> Table:
    """The cards everybody owns, by family."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in (seat for seat in range(view.seats) if view.owned[seat]):
        text = Text()
        for number, (family, kinds) in enumerate(cards.families(view.owned[seat])):
            text.append(" · " if number else "", style="quiet").append(", ".join(kinds), style=style(family))
        table.add_row(people.title(seat), text)
    return table


def podium(speech: Speech, people: People, view: View) -> Text:
    """A contested card: everybody's bribe, Legionnaires and strength (L-CONTEST-2)."""
    text = Text(speech.say("podium"), style="strong")
    for seat, strength in enumerate(view.strengths):
        bid = view.bids[seat]
        if bid and view.slot and strength is not None:
            bribe = view.bribes[seat][bid.index(view.slot)]
            sum_ = f"¤{bribe} + {strength - bribe} = {strength}" if view.support[seat] else f"¤{bribe}"
            text.append("   ").append_text(people.title(seat)).append(f" {sum_}")
    return text


def score(speech: Speech, people: People, view: View) -> Table:
    """The score sheet, as the paper one."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", no_wrap=True)
    for numeral, part in zip(ROMAN, PART_NAMES, strict=True):
        table.add_column(f"{numeral} {speech.say(f'part-{part}')}", justify="right")
    table.add_column(speech.say("total"), justify="right", style="strong")
    for seat in range(view.seats):
        table.add_row(people.title(seat), *map(str, view.points[seat]), str(view.totals[seat]))
    return table
