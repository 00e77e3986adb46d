"""The table of Fortuna: the race to Rome, provinces, the twelve cards around the board, favors, and one's own hand."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....games.fortuna.declaration import PART_NAMES, PIECE_NAMES
from ....games.fortuna.view import FavorCard, Side, View
from ....locale import Speech
from ...people import People
from .words import Words

SIDE_BY_SIDE = 78  # columns that hold the sides beside the favors
COLUMNS = ("money", *PIECE_NAMES)
TOKEN = "●"


def draw(speech: Speech, people: People, words: Words, view: View, width: int, full: bool) -> RenderableType:
    parts: list[RenderableType] = [heading(speech, people, view), race(people, words, view), Text()]
    parts += [provinces(speech, people, words, view), Text()]
    around, rome = sides(speech, people, words, view), favors(speech, words, view)
    if width < SIDE_BY_SIDE:
        parts += [around, Text(), rome]
    else:
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(around, rome)
        parts.append(grid)
    parts += hand(speech, words, view)
    if full:
        parts += [Text(), supply(speech, words, view)]
    return Group(*parts)


def heading(speech: Speech, people: People, view: View) -> RenderableType:
    left = speech.say("heading", number=view.round, step=speech.say(f"step-{view.steps[-1].name}"))
    right = speech.say("podium", people="  ".join(str(people[seat]) for seat in view.podium))
    return Rule(Text.assemble((left, "accent"), "  ·  ", people.paint(right)), align="left")


def race(people: People, words: Words, view: View) -> RenderableType:
    """One road a person, from the village to the palace; the gate of Rome is a wall."""
    track = words.deck.figures["track"]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat in range(view.seats):
        square = view.provinces[seat].square
        road = Text()
        for step in range(track["last_square"] + 1):
            road.append("|" if step == track["gate_square"] else "", style="accent")
            road.append(
                people[seat].mark if step == square else "·", style=people[seat].colour if step == square else "quiet"
            )
        grid.add_row(people.title(seat), road, Text(words.square(square), style="strong"))
    return grid


def provinces(speech: Speech, people: People, words: Words, view: View) -> Table:
    """One line a person: money, goods, marriage, buildings, and how many privilege cards."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", no_wrap=True, min_width=9)
    for name in COLUMNS:
        table.add_column(speech.say(f"column-{name}"), justify="right", no_wrap=True)
    for name in ("married", "cards", "buildings"):
        table.add_column(speech.say(f"column-{name}"), no_wrap=name != "buildings")
    for seat, province in enumerate(view.provinces):
        goods = [number(getattr(province, kind)) for kind in PIECE_NAMES]
        if province.aqueduct:
            goods[0].append(f"+{province.aqueduct}", style="good")
        built = ", ".join(map(words.building, province.buildings)) or "·"
        rings = Text("∞" if province.married else "·", style="good" if province.married else "quiet")
        money = Text(str(province.money), style="gold")
        cards = number(view.hand_sizes[seat])
        table.add_row(people.title(seat), money, *goods, rings, cards, Text(built))
    return table


def number(count: int) -> Text:
    """Nothing is a dot: the eye finds the figures."""
    return Text(str(count)) if count else Text("·", style="quiet")


def sides(speech: Speech, people: People, words: Words, view: View) -> Table:
    """The twelve cards; those face down are locked."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for side in view.sides:
        owner = speech.say("empty-side") if side.seat is None else str(people[side.seat])
        table.add_row(words.side(side.colour), people.paint(owner), cards(words, side))
    if view.open_cards:
        table.add_row("", speech.say("open-cards"), ", ".join(map(words.card, view.open_cards)))
    return table


def cards(words: Words, side: Side) -> Text:
    text = Text()
    for at, card in enumerate(side.cards):
        down = card in side.down
        text.append(", " if at else "").append(
            f"▒{words.card(card)}" if down else words.card(card), "quiet" if down else ""
        )
    return text


def favors(speech: Speech, words: Words, view: View) -> Table:
    """The six favors with their tokens; a card face down is over for this round."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for favor in view.favors:
        table.add_row(favor_name(words, favor), Text(TOKEN * favor.tokens, style="gold"))
    if view.rolled:
        table.add_row(Text(speech.say("rolled", dice=" ".join(map(str, view.rolled))), style="strong"), "")
    return table


def favor_name(words: Words, favor: FavorCard) -> Text:
    name = words.favor(favor.number)
    return Text(name) if favor.up else Text(f"▒{name}", style="quiet")


def hand(speech: Speech, words: Words, view: View) -> list[RenderableType]:
    """The privilege cards the reader may see, and what they know of the palace."""
    lines: list[RenderableType] = []
    if view.seat >= 0 and view.hands[view.seat]:
        held = ", ".join(map(words.privilege, view.hands[view.seat] or ()))
        lines += [Text(), Text(speech.say("hand", cards=held))]
    seen = view.palace_seen[view.seat] if view.seat >= 0 else None
    if seen:
        lines.append(Text(speech.say("palace-seen", cards=", ".join(map(words.privilege, seen.cards)))))
    return lines


def supply(speech: Speech, words: Words, view: View) -> RenderableType:
    """The general supply, the buildings left, tokens, pile and discards."""
    goods = ", ".join(f"{words.good(kind)} {count}" for kind, count in view.supply.items())
    left = ", ".join(f"{words.building(kind)} {count}" for kind, count in view.buildings.items())
    discards = ", ".join(map(words.privilege, view.discards)) or "-"
    lines = [
        speech.say("supply", goods=goods, tokens=view.tokens),
        speech.say("supply-buildings", buildings=left),
        speech.say("supply-cards", pile=view.pile, palace=view.palace, discards=discards),
    ]
    return Group(*(Text(line, style="quiet") for line in lines))


def score(speech: Speech, people: People, words: Words, view: View) -> Table:
    """Squares and privilege cards; while the game runs, what can be seen of it. At the end, none outside Rome."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", no_wrap=True)
    for part in PART_NAMES:
        table.add_column(speech.say(f"part-{part}"), justify="right")
    table.add_column(speech.say("total"), justify="right", style="strong")
    for seat, province in enumerate(view.provinces):
        points = view.points[seat]
        cells = ["?" if count is None else str(count) for count in points]
        total = str(view.totals[seat])
        if view.reason and province.to_gate:
            cells, total = ["-" for _ in points], speech.say("outside-rome")  # F-TIE-3: without a score
        table.add_row(people.title(seat), *cells, total)
    return table
