"""The card file of Lutèce, read and checked: nothing starts on a bad one, and what is only unexpected is noted.

The shipped file is partly a guess: whoever owns the box may correct all that the rules can play (L-RULING-32).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Final, TypeAlias

from ...core.cards import Source, show
from ...core.errors import Problem
from ...languages import LANGUAGES
from .declaration import *

ROLES: Final = (
    "producer", "legionnaire", "apprentice", "tavern", "bonus_resource", "bonus_family", "bonus_roman", "market",
)  # fmt: skip
ROW_NAMES: Final = ("character", "location")
ROW_SIZES: Final = (CHARACTERS, LOCATIONS)
MARKET_VP: Final = 6  # L-SCORE-11
MOST_UNITS: Final = 9  # that one card gives
MOST_FIGURE: Final = 20  # a figure of gold: sixty rounds of it stay below MOST_GOLD
COLOURS: Final = {LEGIONNAIRE: "red", MARKET: "purple", BONUS_ROMAN: "purple"}  # L-CARD-10
SETUP: Final = (
    "start_gold", "revenue_gold", "compensation_gold", "valuation_gold", "legionnaire_bribe", "action_cards_played",
    "revenue_cards_per_player", "coins_of_1", "coins_of_3", "majority_vp", "middle_vp", "minority_vp",
    "fortune_divisor", "tiles_per_row", "markets_removed",
)  # fmt: skip
KIND: Final = (
    "deck", *LANGUAGES, "name_source", "role", "gold_on_buy_per", "gold_on_buy_base", "bonus_base",
    "bonus_per_unit_of",
)  # fmt: skip
CARD: Final = ("id", "kind", "family", "cost", "vp", "resources", "talent", "roman", "min_players", "requires")
COUNTS: Final = ("2", "3", "4", "5")
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Kind:
    """What all cards of one kind do, and what they are called."""

    id: str
    row: int
    role: int
    names: dict[str, str]
    effect: int  # the Resource that pays gold on purchase, or NONE (L-FX)
    effect_base: int
    bonus: int  # the Resource whose units score, or NONE (L-SCORE-8)
    bonus_base: int


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the box."""

    id: str
    kind: Kind
    family: str
    cost: int
    vp: int
    resource: int  # or NONE
    amount: int
    talent: int  # 0: none
    roman: bool
    min_players: int
    requires: tuple[int, ...]


@dataclass(frozen=True)
class Deck:
    """A checked card file: 40 Characters, then 34 Locations, and the figures of the setup."""

    text: str
    verified: bool
    setup: dict[str, int]
    tiles: dict[int, int]
    markets_removed: dict[int, int]
    cards: tuple[Card, ...]
    doubts: tuple[Problem, ...]

    @cached_property
    def names(self) -> list[str]:
        """What views, answers and events call the cards, by number."""
        return [card.id for card in self.cards]


Placed: TypeAlias = tuple[Card, tuple[str, int]]  # a card and where it stands in the file


@cache
def shipped() -> str:
    """The text of the card file that comes with the game."""
    return resources.files(__package__).joinpath("cards.toml").read_text("utf-8")


def read(text: str, name: str = "cards.toml") -> Deck:
    """A deck from the text of its file, or a CardsError with every mistake and its line."""
    source = Source(name, text)
    source.only(("schema", "game", "deck_status", "setup", "kinds", "character", "location"))
    source.number(1, 1, "schema")
    source.word("game", among=("lutece",))
    status = source.word("deck_status", among=("reconstructed", "verified"))
    setup = read_setup(source)
    tiles = {int(n): source.number(1, ROW, "setup", "tiles_per_row", n) for n in COUNTS}
    removed = {int(n): source.number(0, LOCATIONS, "setup", "markets_removed", n) for n in COUNTS}
    kinds = {name: read_kind(source, name) for name in source.table("kinds")}
    placed: list[Placed] = []
    for row in range(ROWS):
        placed += read_row(source, row, kinds)
    cards = tuple(card for card, _ in placed)
    check_ids(source, placed)
    check_talents(source, placed)
    check_counts(source, cards, tiles, removed)
    source.finish()
    return Deck(text, status == "verified", setup, tiles, removed, cards, tuple(source.doubts))


def read_setup(source: Source) -> dict[str, int]:
    source.only(SETUP, "setup")
    source.only(COUNTS, "setup", "tiles_per_row")
    source.only(COUNTS, "setup", "markets_removed")
    bounds = {key: (0, MOST_FIGURE if "gold" in key or "bribe" in key else 99) for key in SETUP[:-2]}
    bounds |= {"action_cards_played": (POSITIONS, POSITIONS), "revenue_cards_per_player": (2, 2)}
    bounds |= {"fortune_divisor": (1, 99)}
    return {key: source.number(*bound, "setup", key) for key, bound in bounds.items()}


def read_kind(source: Source, name: str) -> Kind:
    path = ("kinds", name)
    source.only(KIND, *path)
    row = ROW_NAMES.index(source.word(*path, "deck", among=ROW_NAMES) or "character")
    role = ROLES.index(source.word(*path, "role", among=ROLES) or "producer")
    if (role in (LEGIONNAIRE, APPRENTICE)) != (row == CHARACTER_ROW) and role != PRODUCER:
        text = "role {role} does not go with deck {deck}"  # L-RULING-4
        source.wrong("problem-role", text, *path, "role", role=ROLES[role], deck=ROW_NAMES[row])
    table = source.table(*path)
    effect = bonus = NONE
    if "gold_on_buy_per" in table:
        effect = resource_index(source.word(*path, "gold_on_buy_per", among=RESOURCE_NAMES))
    if "bonus_per_unit_of" in table:
        bonus = resource_index(source.word(*path, "bonus_per_unit_of", among=RESOURCE_NAMES))
    if role == TAVERN and effect == NONE:
        source.wrong("problem-tavern", "gold_on_buy_per is missing, expected a Resource", *path)
    if (role == BONUS_RESOURCE) != (bonus != NONE):
        text = "bonus_per_unit_of belongs to the role bonus_resource, and only there"
        source.wrong("problem-bonus", text, *path)
    return Kind(
        id=name,
        row=row,
        role=role,
        names={language: source.word(*path, language) for language in LANGUAGES},
        effect=effect,
        effect_base=source.number(0, MOST_FIGURE, *path, "gold_on_buy_base", default=0),
        bonus=bonus,
        bonus_base=source.number(0, 99, *path, "bonus_base", default=0),
    )


def read_row(source: Source, row: int, kinds: dict[str, Kind]) -> list[Placed]:
    name = ROW_NAMES[row]
    found = source.rows(name)
    if len(found) != ROW_SIZES[row]:
        text = "{count} [[{name}]] cards, expected {expected}"
        source.wrong("problem-cards", text, name, len(found) - 1, count=len(found), name=name, expected=ROW_SIZES[row])
    known = {kind.id: kind for kind in kinds.values() if kind.row == row}
    cards = []
    for index in range(len(found)):
        kind = known.get(source.word(name, index, "kind", among=known))
        if kind is not None:
            cards.append((read_card(source, (name, index), kind), (name, index)))
    return cards


def read_card(source: Source, path: tuple[str, int], kind: Kind) -> Card:
    source.only(CARD, *path)
    table = source.table(*path)
    given = source.words(*path, "resources", among=(*RESOURCE_NAMES, "?"))
    fixed = tuple(name for name in given if name != "?")
    if len(set(fixed)) > 1:
        text = "resources are of two kinds, expected one kind (L-RULING-29)"
        source.wrong("problem-two-kinds", text, *path, "resources")
    expected = {APPRENTICE: ("?",), LEGIONNAIRE: ()}.get(kind.role)
    if expected is not None:
        if given != expected:
            text = "resources of a {role}: expected {expected}"
            source.wrong(
                "problem-resources-of", text, *path, "resources", role=ROLES[kind.role], expected=str(list(expected))
            )
    elif len(fixed) != len(given) or len(fixed) > MOST_UNITS or (kind.role == PRODUCER and not fixed):
        least = 1 if kind.role == PRODUCER else 0
        text = "resources: expected {least} to {most} units of one Resource"
        source.wrong("problem-units", text, *path, "resources", least=least, most=MOST_UNITS)
    elif fixed and kind.role != PRODUCER:
        text = "resources: a {kind} gives none as a rule (L-RULING-16)"
        source.doubt("problem-none-as-a-rule", text, *path, "resources", kind=kind.id)
    talent = source.number(1, 99, *path, "talent", default=None if fixed else 0)
    if "talent" in table and not given:
        text = "talent: only on cards that give a Resource (L-CARD-4)"
        source.wrong("problem-talent", text, *path, "talent")
    roman = source.flag(*path, "roman")
    if roman != (kind.role in (BONUS_RESOURCE, BONUS_FAMILY)):  # L-RULING-3
        text = "roman is {value} for {kind}, against L-RULING-3"
        source.doubt("problem-roman", text, *path, "roman", value=show(roman), kind=kind.id)
    requires = source.words(*path, "requires", among=RESOURCE_NAMES)
    if bool(requires) != (kind.role == MARKET):
        source.wrong("problem-requires", "requires: expected on Markets, and only there", *path, "requires")
    family = source.word(*path, "family")
    if family != COLOURS.get(kind.role, family):
        text = 'family is "{value}" for {kind}, not "{usual}" (L-CARD-10)'
        source.doubt("problem-family", text, *path, "family", value=family, kind=kind.id, usual=COLOURS[kind.role])
    vp = source.number(0, 99, *path, "vp")
    if kind.role == MARKET and vp != MARKET_VP:
        text = "vp is {value} for {kind}, not {usual} (L-RULING-23)"
        source.doubt("problem-points", text, *path, "vp", value=vp, kind=kind.id, usual=MARKET_VP)
    players = source.number(2, 5, *path, "min_players")
    if players == 3:
        source.doubt("problem-players", "min_players is 3, not 2, 4 or 5 (L-CARD-5)", *path, "min_players")
    return Card(
        id=source.word(*path, "id"),
        kind=kind,
        family=family,
        cost=source.number(0, MOST_FIGURE, *path, "cost"),
        vp=vp,
        resource=resource_index(fixed[0]) if fixed else NONE,
        amount=len(fixed),
        talent=talent,
        roman=roman,
        min_players=players,
        requires=tuple(resource_index(word) for word in requires),
    )


def check_ids(source: Source, placed: list[Placed]) -> None:
    for card, path in placed:
        if card.id and not NAME.fullmatch(card.id):
            text = "id {id}: expected a letter, then letters, digits, - and _"
            source.wrong("problem-id-letter", text, *path, "id", id=repr(card.id))
    for card, path in repeated(placed, [card.id for card, _ in placed]):
        source.wrong("problem-id-twice", "id {id} stands twice, expected ids that differ", *path, "id", id=card.id)


def check_talents(source: Source, placed: list[Placed]) -> None:
    """L-RULING-26: which are equal, so that others decide; an Apprentice's may meet any, as its Resource is open."""
    given = [(card, path) for card, path in placed if card.talent]
    anywhere = {card.talent for card, _ in given if card.kind.role == APPRENTICE}
    keys = [(NONE if card.talent in anywhere else card.resource, card.talent) for card, _ in given]
    for card, path in repeated(given, keys):
        text = "talent {value} stands twice in its Resource (L-RULING-26)"
        source.doubt("problem-talent-twice", text, *path, "talent", value=card.talent)


def check_counts(source: Source, cards: tuple[Card, ...], tiles: dict[int, int], removed: dict[int, int]) -> None:
    """Enough cards for the first offers, and enough Markets to remove (L-SETUP-5)."""
    for players in tiles:
        used = [card for card in cards if card.min_players <= players]
        markets = sum(card.kind.role == MARKET for card in used)
        if markets < removed[players]:
            text = "{count} Markets to remove with {players} players, but only {used} are used"
            source.wrong(
                "problem-markets",
                text,
                "setup",
                "markets_removed",
                str(players),
                count=removed[players],
                players=players,
                used=markets,
            )
        for row in range(ROWS):
            count = sum(card.kind.row == row for card in used) - (removed[players] if row == LOCATION_ROW else 0)
            if count < tiles[players]:
                text = "{count} {deck} cards with {players} players, expected at least {least}"
                source.wrong(
                    "problem-offers",
                    text,
                    "setup",
                    "tiles_per_row",
                    str(players),
                    count=count,
                    deck=ROW_NAMES[row],
                    players=players,
                    least=tiles[players],
                )


def repeated(placed: list[Placed], keys: Sequence[object]) -> list[Placed]:
    """The second and later cards of each key."""
    seen: set[object] = set()
    found = []
    for card, key in zip(placed, keys, strict=True):
        if key in seen:
            found.append(card)
        seen.add(key)
    return found


def resource_index(name: str) -> int:
    return RESOURCE_NAMES.index(name) if name in RESOURCE_NAMES else NONE
