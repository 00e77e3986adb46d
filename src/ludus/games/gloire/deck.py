"""The card file of La Gloire de Rome, read and checked; nothing starts on a bad one."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, TypeAlias

from ...core.cards import Source, show
from ...languages import LANGUAGES
from .declaration import *

TABLES: Final = (
    "schema", "edition", "counts", "limits", "start_hand", "in_town", "role", "material", "site", "senator", "building",
    "alternative",
)  # fmt: skip
EDITION: Final = (*(f"game_{language}" for language in LANGUAGES), "year", "players_min", "players_max")
COUNTS: Final = (
    "order_cards", "order_designs", "cards_per_material", "senators", "sites", "sites_per_material", "rome_demands",
    "alternative_cards", "all_cards", "merchant_bonus_tokens", "leader_pawn", "player_boards",
)  # fmt: skip
# The figures of [limits]: the least and the most the rules can work with.
LIMITS: Final = {
    "start_influence": (1, 20),
    "hand_limit": (1, 20),
    "merchant_bonus_vp": (0, 99),
    "petition_cards": (2, 9),
    "petition_cards_alternative": (2, 9),
    "petition_cards_alternative_owner": (2, 9),
    "units": (1, 1),
    "senators_per_turn": (1, 1),
    "actions_per_unit": (1, 1),
    "actions_per_client": (1, 1),
    "think_senators": (1, 1),
    "think_cards": (1, 9),
    "out_of_town_actions": (1, 2),
    "demand_neighbours": (1, 1),
    "demand_pool_cards": (0, 3),
    "demand_hand_cards": (1, 3),
    "first_player_cards": (1, 1),
    "introductory_deck_divisor": (2, 99),
}
START_HAND: Final = {
    "order": (1, 9), "senators": (0, 1), "order_experienced": (2, 9), "senators_experienced": (0, 1),
}  # fmt: skip
IN_TOWN: Final = ("2", "2_strict", "3", "4", "5", "introductory_max")
ROLE_KEYS: Final = ("id", *LANGUAGES, "material", "from", "to", "cards")
MATERIAL_KEYS: Final = (
    "id", *LANGUAGES, "colour_fr", "colour", "value", "role", "designs", "copies_per_design",
)  # fmt: skip
SITE_KEYS: Final = ("id", "material", "copies", "value", "materials_needed")
SENATOR_KEYS: Final = ("id", *LANGUAGES, "en_cambridge", "copies", "value")
CARD_KEYS: Final = (
    "id", "rule", *LANGUAGES, "material", "copies", "alpha", "kind", "on_completion", "text_en", "en_literal",
    "note",
)  # fmt: skip
# What the plain actions move: the rules know no other way.
ROLE_MOVES: Final = {
    "laborer": ("pool", "stockpile"),
    "craftsman": ("hand", "building"),
    "architect": ("stockpile", "building"),
    "legionary": ("pool", "stockpile"),
    "merchant": ("stockpile", "vault"),
    "patron": ("pool", "clientele"),
}
# One more source of an action: role, from, to (G-PATRON-5, G-LABORER-3, G-MERCHANT-4).
EXTRAS: Final = {
    ("patron", "hand", "clientele"): PATRON_FROM_HAND,
    ("patron", "deck", "clientele"): PATRON_FROM_DECK,
    ("laborer", "hand", "stockpile"): LABORER_FROM_HAND,
    ("merchant", "hand", "vault"): MERCHANT_FROM_HAND,
}
SOURCES: Final = {
    ("architect", "pool"): ARCHITECT_FROM_POOL,
    ("merchant", "deck"): MERCHANT_FROM_DECK,
    ("craftsman", "deck"): CRAFTSMAN_FROM_DECK,
}
# What may be said of a function: the figures that add up, and those that are looked up where they act.
NUMBERS: Final = {
    **{one.name: (one.low, one.high) for one in FIGURES if one.high},
    "completion_per_influence": (1, 1),
    "completion_takes": (1, 1),
    "extra_cards": (1, 1),
    "public_cards": (1, 1),
    "vp": (0, 99),
    "vp_stockpile": (0, 99),
    "vp_stockpile_per": (1, 99),
}
FLAGS: Final = (
    *(one.name for one in FIGURES if not one.high and not one.words),
    "completion_ends_game",
    "completion_gives_site",
    "site_any",
)
WORDS: Final[dict[str, tuple[str, ...]]] = {
    **{one.name: one.words for one in FIGURES if one.words},
    "completion_role": (*ROLE_NAMES, "think"),
    "extra_role": ROLE_NAMES,
    "extra_from": ("hand", "deck"),
    "extra_to": ("clientele", "stockpile", "vault"),
    "source_role": ROLE_NAMES,
    "source_from": ("pool", "deck"),
    "client_of": (*ROLE_NAMES, "any"),
    "client_as": (*ROLE_NAMES, "any"),
    "completing_role": ("architect", "craftsman"),
    "active_unfinished": MATERIAL_NAMES,
    "think_after": ("craftsman",),
    "end_step": ("a", "b", "d"),
}
LISTS: Final = ("protects", "demand_ignores")
# Fields that only mean something together: whoever has one has the others.
TOGETHER: Final = (
    ("extra_role", "extra_from", "extra_to", "extra_cards"),
    ("source_role", "source_from"),
    ("client_of", "client_as"),
    ("completion_role", "completion_per_influence"),
    ("public_role", "public_cards"),
    ("think_after", "think_actions"),
    ("vp_stockpile", "vp_stockpile_per"),
)
ON_COMPLETION: Final = ("completion_role", "completion_ends_game", "completion_takes")
END_STEPS: Final = {"takes_senators": "a", "keeps_played": "b", "think_after": "d"}  # G-ENDTURN-1
REPLACED: Final = ("circus", "forum")  # G-VAR-1

Path: TypeAlias = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Design:
    """One of the forty Order cards: its name, its material, and the figures of its function."""

    id: str
    rule: str
    names: dict[str, str]
    material: int
    copies: int
    alpha: int
    figures: Mapping[str, Any]  # as in the file; absent means none

    def number(self, name: str, default: int = 0) -> int:
        return int(self.figures.get(name, default))


@dataclass(frozen=True)
class Deck:
    """A checked card file."""

    text: str
    limits: dict[str, int]
    start_hand: dict[str, int]
    in_town: dict[str, int]
    senators: int
    sites: int  # of each material
    values: tuple[int, ...]  # of the materials
    needed: tuple[int, ...]  # materials for a building on each site
    influence: tuple[int, ...]  # that each site gives
    material_names: tuple[dict[str, str], ...]
    role_names: tuple[dict[str, str], ...]
    designs: tuple[Design, ...]
    alternatives: dict[str, Design]  # by the id of the card they replace

    def cards_in_use(self, alternative_circus: bool, alternative_forum: bool) -> tuple[Design, ...]:
        """G-VAR-1: the forty designs, with a swapped one under its own name."""
        swapped = dict(zip(REPLACED, (alternative_circus, alternative_forum), strict=True))
        return tuple(self.alternatives[card.id] if swapped.get(card.id) else card for card in self.designs)

    @cached_property
    def names(self) -> list[str]:
        """What views, answers and events call the cards, by number."""
        return [card.id for card in self.designs]


@cache
def shipped() -> str:
    """The text of the card file that comes with the game."""
    return resources.files(__package__).joinpath("cards.toml").read_text("utf-8")


def read(text: str, name: str = "cards.toml") -> Deck:
    """A deck from the text of its file, or a CardsError with every mistake and its line."""
    source = Source(name, text)
    source.only(TABLES)
    source.number(1, 1, "schema")
    source.only(EDITION, "edition")
    counts = read_counts(source)
    limits = numbers(source, "limits", LIMITS)
    start_hand = numbers(source, "start_hand", START_HAND)
    if start_hand["order_experienced"] != start_hand["order"] + 1:
        text = "order_experienced: expected one card more than order (G-START-5)"
        source.wrong("problem-one-more", text, "start_hand")
    if start_hand["senators_experienced"] != start_hand["senators"]:
        text = "senators_experienced: expected as many as senators (G-START-5)"
        source.wrong("problem-as-many", text, "start_hand")
    source.only(IN_TOWN, "in_town")
    in_town = {key: source.number(1, counts["sites_per_material"], "in_town", key) for key in IN_TOWN}
    role_names = tuple(read_role(source, index) for index in range(same_length(source, "role", ROLES)))
    materials = tuple(read_material(source, index) for index in range(same_length(source, "material", MATERIALS)))
    sites = tuple(read_site(source, index, counts) for index in range(same_length(source, "site", MATERIALS)))
    source.only(SENATOR_KEYS, "senator")
    source.number(counts["senators"], counts["senators"], "senator", "copies")
    designs = tuple(
        read_design(source, ("building", index)) for index in range(same_length(source, "building", DESIGNS))
    )
    check_designs(source, designs, counts)
    alternatives = read_alternatives(source, designs)
    source.finish()
    return Deck(
        text=text,
        limits=limits,
        start_hand=start_hand,
        in_town=in_town,
        senators=counts["senators"],
        sites=counts["sites_per_material"],
        values=tuple(value for _, value in materials),
        needed=tuple(needed for _, needed in sites),
        influence=tuple(value for value, _ in sites),
        material_names=tuple(names for names, _ in materials),
        role_names=role_names,
        designs=designs,
        alternatives=alternatives,
    )


def numbers(source: Source, table: str, bounds: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    source.only(tuple(bounds), table)
    return {key: source.number(low, high, table, key) for key, (low, high) in bounds.items()}


def read_counts(source: Source) -> dict[str, int]:
    """How many of everything; what the rules build arrays for is fixed."""
    exact = {"order_cards": CARDS, "order_designs": DESIGNS}
    bounds = {key: (exact.get(key, 0), exact.get(key, 999)) for key in COUNTS}
    bounds |= {"senators": (SEATS, 20), "sites_per_material": (1, 20), "cards_per_material": (1, 100)}
    return numbers(source, "counts", bounds)


def same_length(source: Source, name: str, expected: int) -> int:
    """The number of [[name]] tables, which must be as expected."""
    found = len(source.rows(name))
    if found != expected:
        text = "{count} [[{name}]] tables, expected {expected}"
        source.wrong("problem-rows", text, name, max(found - 1, 0), count=found, name=name, expected=expected)
    return min(found, expected)


def read_names(source: Source, path: Path) -> dict[str, str]:
    return {language: source.word(*path, language) for language in LANGUAGES}


def read_role(source: Source, index: int) -> dict[str, str]:
    path = ("role", index)
    source.only(ROLE_KEYS, *path)
    name = ROLE_NAMES[index]
    source.word(*path, "id", among=(name,))
    source.word(*path, "material", among=(MATERIAL_NAMES[index],))
    source.word(*path, "from", among=(ROLE_MOVES[name][0],))
    source.word(*path, "to", among=(ROLE_MOVES[name][1],))
    source.number(1, 1, *path, "cards")
    return read_names(source, path)


def read_material(source: Source, index: int) -> tuple[dict[str, str], int]:
    path = ("material", index)
    source.only(MATERIAL_KEYS, *path)
    source.word(*path, "id", among=(MATERIAL_NAMES[index],))
    source.word(*path, "role", among=(ROLE_NAMES[index],))
    return read_names(source, path), source.number(0, 20, *path, "value")


def read_site(source: Source, index: int, counts: Mapping[str, int]) -> tuple[int, int]:
    path = ("site", index)
    source.only(SITE_KEYS, *path)
    source.word(*path, "material", among=(MATERIAL_NAMES[index],))
    source.number(counts["sites_per_material"], counts["sites_per_material"], *path, "copies")
    return source.number(0, 5, *path, "value"), source.number(1, MOST_UNDER + 1, *path, "materials_needed")


def read_design(source: Source, path: Path) -> Design:
    known = CARD_KEYS + tuple(NUMBERS) + FLAGS + tuple(WORDS) + LISTS
    source.only((*known, "replaces") if path[0] == "alternative" else known, *path)
    material = source.word(*path, "material", among=MATERIAL_NAMES)
    figures = read_figures(source, path)
    completing = any(name in figures for name in ON_COMPLETION)
    if source.flag(*path, "on_completion") != completing:
        text = "on_completion: expected {expected} for these figures"
        source.wrong("problem-completion", text, *path, "on_completion", expected=show(completing))
    return Design(
        id=source.word(*path, "id"),
        rule=source.word(*path, "rule"),
        names=read_names(source, path),
        material=MATERIAL_NAMES.index(material) if material else 0,
        copies=source.number(1, 24, *path, "copies"),
        alpha=source.number(1, DESIGNS, *path, "alpha"),
        figures=figures,
    )


def read_figures(source: Source, path: Path) -> dict[str, Any]:
    """The figures of a function that are there, each of its kind, and complete."""
    table = source.table(*path)
    found: dict[str, Any] = {}
    for key in table:
        if key in NUMBERS:
            found[key] = source.number(*NUMBERS[key], *path, key)
        elif key in FLAGS and source.flag(*path, key):
            found[key] = True
        elif key in WORDS:
            found[key] = source.word(*path, key, among=WORDS[key])
        elif key == "protects":
            found[key] = source.words(*path, key, among=ZONE_NAMES)
        elif key == "demand_ignores":
            ids = tuple(str(row.get("id")) for row in source.rows("building"))
            found[key] = source.words(*path, key, among=ids)
    for group in TOGETHER:
        given = [key for key in group if key in table]
        missing = [key for key in group if key not in table]
        if given and missing:
            text = "{missing} missing, expected together with {key}"
            source.wrong("problem-together", text, *path, given[0], missing=", ".join(missing), key=given[0])
    check_parts(source, path, found)
    return found


def check_parts(source: Source, path: Path, found: Mapping[str, Any]) -> None:
    """Parts and sources of actions the rules know, and the step of the end of the turn that belongs to a function."""
    if "extra_role" in found:
        part = tuple(found.get(key) for key in ("extra_role", "extra_from", "extra_to"))
        if part not in EXTRAS:
            text = "no such part of an action, expected one of {known}"
            source.wrong("problem-part", text, *path, "extra_role", known=shown(EXTRAS))
    if "source_role" in found and (found["source_role"], found.get("source_from")) not in SOURCES:
        text = "no such source, expected one of {known}"
        source.wrong("problem-source", text, *path, "source_role", known=shown(SOURCES))
    for key, step in END_STEPS.items():
        if key in found and found.get("end_step") != step:
            text = 'end_step: expected "{step}" with {key} (G-ENDTURN-1)'
            source.wrong("problem-end-step", text, *path, "end_step", step=step, key=key)
    if "end_step" in found and not any(key in found for key in END_STEPS):
        text = "end_step: expected together with one of {known}"
        source.wrong("problem-end-alone", text, *path, "end_step", known=", ".join(END_STEPS))


def shown(table: Mapping[tuple[Any, ...], int]) -> str:
    return "; ".join(" ".join(map(str, key)) for key in table)


def check_designs(source: Source, designs: tuple[Design, ...], counts: Mapping[str, int]) -> None:
    """Ids that differ, numbers in the order of the alphabet, and as many cards as the box says."""
    seen: set[str] = {*MATERIAL_NAMES, "senator"}
    for index, card in enumerate(designs):
        path = ("building", index, "id")
        if not all(letter.isascii() and (letter.isalnum() or letter == "_") for letter in card.id):
            source.wrong("problem-id-plain", "id {id}: expected letters, digits and _", *path, id=repr(card.id))
        if card.id in seen:
            text = "id {id} stands twice or is taken, expected ids that differ"
            source.wrong("problem-id-taken", text, *path, id=card.id)
        seen.add(card.id)
        if card.alpha != index + 1:
            text = "alpha is {value}, expected {expected}, the place in the file"
            source.wrong("problem-alpha", text, "building", index, "alpha", value=card.alpha, expected=index + 1)
    for name in REPLACED:
        if designs and name not in seen:
            text = "no building is called {name}, expected one (G-VAR-1)"
            source.wrong("problem-no-building", text, "building", name=name)
    anywhere = [index for index, card in enumerate(designs) if card.figures.get("site_any")]
    for index in anywhere[1:]:
        text = "site_any: expected on one building at most"
        source.wrong("problem-site-any", text, "building", index, "site_any")
    for material, name in enumerate(MATERIAL_NAMES):
        total = sum(card.copies for card in designs if card.material == material)
        if total != counts["cards_per_material"]:
            text = "{count} {name} cards, expected {expected}"
            source.wrong(
                "problem-material",
                text,
                "counts",
                "cards_per_material",
                count=total,
                name=name,
                expected=counts["cards_per_material"],
            )
    if sum(card.copies for card in designs) != counts["order_cards"]:
        total = sum(card.copies for card in designs)
        text = "{count} Order cards, expected {expected}"
        source.wrong("problem-orders", text, "counts", "order_cards", count=total, expected=counts["order_cards"])


def read_alternatives(source: Source, designs: tuple[Design, ...]) -> dict[str, Design]:
    """G-VAR-1: one set for each of the two names, alike in all but the function."""
    regular = {card.id: card for card in designs}
    found: dict[str, Design] = {}
    for index in range(same_length(source, "alternative", len(REPLACED))):
        path = ("alternative", index)
        card = read_design(source, path)
        name = source.word(*path, "replaces", among=REPLACED)
        if name in found:
            source.wrong("problem-replaced", "{name} is replaced twice", *path, "replaces", name=name)
        if name not in regular:
            continue
        for key in ("material", "copies", "alpha"):
            if getattr(card, key) != getattr(regular[name], key):
                source.wrong("problem-same", "{key}: expected that of {name}", *path, key, key=key, name=name)
        if "site_any" in card.figures:
            source.wrong("problem-site-alternative", "site_any: not on an alternative card", *path, "site_any")
        found[name] = card
    return found
