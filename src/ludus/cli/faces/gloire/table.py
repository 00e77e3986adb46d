"""The table of La Gloire de Rome: pool and sites, everybody's board, buildings in short, and one's own hand."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....games.gloire.declaration import MATERIAL_NAMES, PART_NAMES, ROLE_NAMES
from ....games.gloire.view import Building, View
from ....locale import Speech
from ...people import People
from .words import GLYPHS, SENATOR, STYLES, Words

SILENT = ("turn", "lead")  # frames that the heading tells


def draw(speech: Speech, people: People, words: Words, view: View, width: int, full: bool) -> RenderableType:
    parts: list[RenderableType] = [heading(speech, people, words, view), boards(speech, people, words, view), Text()]
    parts.append(camps(speech, people, words, view, width, full))
    parts += now(speech, people, words, view) + hand(speech, words, view, width)
    if full:
        parts += shown(speech, people, words, view)
    return Group(*parts)


def heading(speech: Speech, people: People, words: Words, view: View) -> RenderableType:
    left = speech.say("heading", number=view.turn, step=speech.say(f"step-{view.step}".replace("_", "-")))
    leader = people.paint(speech.say("led", who=str(people[view.leader])))
    text = Text.assemble((left, "accent"), "  ·  ", leader)
    if view.role:
        text.append("  ·  ").append(words.role(view.role), style="strong")
    return Rule(text, align="left")


def boards(speech: Speech, people: People, words: Words, view: View) -> Table:
    """Pool and sites, then two lines a person: the stockpile, and the clients below their materials' roles."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", no_wrap=True, min_width=9)
    for name in ("influence", "hand", "vault"):
        table.add_column(speech.say(f"column-{name}"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, style="quiet")
    for material, role in zip(MATERIAL_NAMES, ROLE_NAMES, strict=True):
        title = Text.assemble((words.short(material), STYLES[material]), f"\n{speech.say(f'short-{role}')}")
        table.add_column(title, justify="right", no_wrap=True, min_width=4)
    none = ("",) * 3
    pool = Counter(map(words.of, view.pool))
    table.add_row(speech.say("pool"), *none, "", *(number(pool[name]) for name in MATERIAL_NAMES))
    sites = (
        Text(f"{town}+{out}", style="" if town else "quiet") for town, out in zip(view.town, view.country, strict=True)
    )
    table.add_row(speech.say("sites"), *none, speech.say("town-and-out"), *sites)
    for seat in range(view.seats):
        stock = Counter(map(words.of, view.stockpiles[seat]))
        clients = Counter(map(words.of, view.clients[seat]))
        limits = view.limits[seat]
        held = Text(f"{view.hand_sizes[seat] - view.senators[seat]}").append("+S" * view.senators[seat], "gold")
        vault = Text(f"{view.vault_sizes[seat]}/{limits.vault}")
        figures = (Text(str(view.influence[seat]), style="strong"), held, vault)
        goods = (number(stock[name]) for name in MATERIAL_NAMES)
        table.add_row(people.title(seat), *figures, speech.say("stock", count=len(view.stockpiles[seat])), *goods)
        hired = speech.say("clients", count=len(view.clients[seat]), limit=limits.clientele)
        table.add_row("", *none, hired, *(number(clients[name], "good") for name in MATERIAL_NAMES))
    table.caption = Text(speech.say("piles", deck=view.deck, senators=view.pile), style="strong")
    table.caption_justify = "left"
    return table


def number(count: int, style: str = "") -> Text:
    """Nothing is a dot: the eye finds the figures."""
    return Text(str(count), style=style) if count else Text("·", style="quiet")


def camps(speech: Speech, people: People, words: Words, view: View, width: int, full: bool) -> Table:
    """Everybody's buildings: finished ones, then those in work with their materials."""
    table = Table.grid(padding=(0, 1, 0, 0))
    names = max(len(str(person)) for person in people.all)
    for seat in range(view.seats):
        ordered = sorted(view.buildings[seat], key=lambda building: not building.completed)
        text = flow([short(words, building) for building in ordered], width - names - 1)
        table.add_row(people.title(seat), text if text else Text("·", style="quiet"))
        if full and view.functions[seat]:
            active = ", ".join(map(words.building, view.functions[seat]))
            table.add_row("", Text(speech.say("active", buildings=active), style="quiet"))
        if full and view.vaults is not None:
            vault = ", ".join(map(words.marked, view.vaults[seat])) or "-"
            table.add_row("", Text(speech.say("vault", cards=vault), style="quiet"))
    return table


def short(words: Words, building: Building) -> Text:
    """One building without a break: a star is public, a cross was taken for a Prison, 1/3 is in work on its site."""
    name = words.building(building.name)
    material = building.site or words.of(building.name)
    text = Text(f"{GLYPHS[material]}{name}", style=STYLES[material])
    if not building.completed:
        return text.append(f" {len(building.materials)}/{building.needed}", style="strong")
    return text.append("*" * building.public + "†" * building.taken, style="strong")


def flow(parts: list[Text], width: int) -> Text:
    """Side by side; lines break between the parts, never within one."""
    text, used = Text(), 0
    for part in parts:
        if used and used + 2 + part.cell_len > width:
            text.append("\n")
            used = 0
        text.append("  " if used else "").append_text(part)
        used += part.cell_len + (2 if used else 0)
    return text


def now(speech: Speech, people: People, words: Words, view: View) -> list[RenderableType]:
    """The cards played this turn, and what is being done: the innermost step stands last."""
    lines: list[RenderableType] = []
    played = []
    for seat in range(view.seats):
        cards = (*view.played[seat], *(SENATOR,) * view.senators_played[seat])
        if cards:
            played.append(f"{people[seat]} {' + '.join(map(words.building, cards))}")
    if played:
        lines.append(people.paint(speech.say("played", cards="  ".join(played))))
    steps = [
        f"{people[frame.seat]} {speech.say(f'step-{frame.step}'.replace('_', '-'))}"
        for frame in view.stack
        if frame.step not in SILENT
    ]
    if len(steps) > 1:
        lines.append(people.paint(speech.say("steps", steps=" ▸ ".join(steps))))
    return [Text(), *lines] if lines else []


def hand(speech: Speech, words: Words, view: View, width: int) -> list[RenderableType]:
    """The own cards by name, and the card a Fountain has shown or holds."""
    if view.seat < 0:
        return []
    cards = [Text(speech.say("hand"), style="strong")]
    for card, count in Counter(view.hands[view.seat] or ("-",)).items():
        name = words.marked(card) if card in words.designs else words.building(card)
        text = Text(name, style=STYLES[words.of(card)] if card in words.designs else "gold")
        cards.append(text.append(f" ×{count}" if count > 1 else "", style="quiet"))
    text = flow(cards, width)
    lines: list[RenderableType] = [Text(), text]
    for name, kept in (("drawn", view.drawn[view.seat]), ("held", view.held[view.seat])):
        if kept:
            lines.append(Text(speech.say(f"fountain-{name}", card=words.marked(kept)), style="strong"))
    return lines


def shown(speech: Speech, people: People, words: Words, view: View) -> list[RenderableType]:
    """What one knows by heart after a look: the cards of the pool, and materials that demands have shown in hands."""
    pool = ", ".join(
        f"{words.marked(card)}{f' ×{count}' if count > 1 else ''}" for card, count in Counter(view.pool).items()
    )
    lines: list[RenderableType] = [Text(), Text(speech.say("pool-cards", cards=pool or "-"), style="quiet")]
    for seat in range(view.seats):
        if any(view.known[seat]):
            known = speech.say("known", who=str(people[seat]), materials=words.counted(view.known[seat]))
            lines.append(people.paint(known))
    return lines


def score(speech: Speech, people: People, view: View) -> Table:
    """The score sheet; while the game runs, vaults and their bonuses are nobody's to know."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    table.add_column("", no_wrap=True)
    for part in PART_NAMES:
        table.add_column(speech.say(f"part-{part}"), justify="right")
    table.add_column(speech.say("total"), justify="right", style="strong")
    for seat in range(view.seats):
        cells = ("?" if count is None else str(count) for count in view.points[seat])
        table.add_row(people.title(seat), *cells, str(view.totals[seat]))
    return table
