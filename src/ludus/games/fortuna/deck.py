"""The card file of Fortuna, read and checked; nothing starts on a bad one. The engine knows no figure but these."""

from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from ...core.cards import Source, show
from ...languages import LANGUAGES
from .declaration import *

COUNTS: Final = ("2", "3", "4")
KINDS: Final = ("A", "B", "C")
EFFECTS: Final = {
    "vestal_or_centurion": (PIECE_CARD, "A", NONE),
    "water_and_any_cube": (CUBE_CARD, "A", WATER),
    "wheat_and_any_cube": (CUBE_CARD, "A", WHEAT),
    "wine_and_any_cube": (CUBE_CARD, "A", WINE),
    "advance_one": (STEP_CARD, "B", NONE),
    "score": (SCORE_CARD, "C", NONE),
}
BUILDING_EFFECTS: Final = ("sale_bonus", "phase1_water", "fortuna_favor_plus_one", "keep_second_privilege")
FAVOR_PAYMENTS: Final = ("water", "wine", "wheat", "centurion", "nothing", "nothing")

# Every figure of the plain tables, and what it may be.
FIGURES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "meta": {"min_players": (2, 2), "max_players": (SEATS, SEATS), "data_version": (1, 1)},
    "components": {
        "water_cubes": (0, MOST_CUBES), "wheat_cubes": (0, MOST_CUBES), "wine_cubes": (0, MOST_CUBES),
        "vestals": (0, 24), "centurions": (0, 24), "dice": (0, 24), "privilege_tokens": (0, 24),
        "action_cards": (CARDS, CARDS), "favor_cards": (FAVORS, FAVORS), "building_cards": (0, 99),
        "privilege_cards": (PRIVILEGES, PRIVILEGES),
    },
    "setup": {
        "money": (0, 99), "water": (0, 9), "wheat": (0, 9), "wine": (0, 9), "dice": (1, MOST_PIECES),
        "vestals": (0, MOST_PIECES), "centurions": (0, MOST_PIECES), "square": (0, 30),
        "palace_tokens": (0, MOST_TOKENS), "favor_token_supply": (0, 24), "action_cards_per_side": (SLOTS, SLOTS),
    },
    "limits": {
        "money_min": (0, 0), "money_max": (1, MOST_MONEY), "dice_max": (1, MOST_PIECES),
        "vestals_max": (1, MOST_PIECES), "centurions_max": (1, MOST_PIECES),
        "buildings_max": (0, BUILDINGS), "buildings_per_type": (1, 1),
        "aqueduct_capacity": (1, MOST_ON_AQUEDUCT), "favor_tokens_max": (0, MOST_TOKENS), "b_cards_per_round": (0, 9),
    },
    "track": {"start_square": (0, 0), "last_square": (1, LAST_SQUARE), "gate_square": (1, 30), "vp_per_square": (1, 9)},
    "prices": {
        "wheat_sale": (0, 9), "wine_sale": (0, 9), "market_bonus_per_unit": (0, 9), "marriage": (0, 20),
        "married_family_money": (0, 20), "corruption_gain": (0, 20), "corruption_bribe": (0, 20), "tax": (0, 20),
        "tax_steps_back_if_broke": (0, 9),
    },
    "amounts": {
        "die_faces": (1, FACES), "aqueduct_refill": (1, MOST_ON_AQUEDUCT), "goods_per_water": (1, 9),
        "steps_per_good": (1, 9), "steps_married": (1, 9), "steps_palace_bonus": (0, 9), "steps_per_vestal": (1, 9),
        "a_card_pieces": (1, 3), "a_card_fixed_cubes": (1, 3), "a_card_free_cubes": (1, 3), "b_card_steps": (1, 9),
        "military_centurions": (1, MOST_PIECES), "cards_per_token": (1, 2), "keep_cards": (1, 1),
        "keep_cards_basilica": (2, 2), "keep_cards_palace": (1, 1), "tokens_per_round": (0, MOST_TOKENS),
        "two_player_flips": (1, 1),
    },
}  # fmt: skip
WORDS: Final = {"meta": ("game", "designers", "year"), "setup": ("by_players",), "track": ("square",)}
# What each action card may say besides its names: a table of figures, a word that must stand there, or a flag.
ACTION_KEYS: Final[dict[str, dict[str, object]]] = {
    "water_supply": {"gain": {"reservoir_water": (1, 9)}},
    "harvest": {"gain": {"wheat": (1, 9)}, "water_converts_to": "wheat"},
    "vintage": {"gain": {"wine": (1, 9)}, "water_converts_to": "wine"},
    "wheat_trade": {"sells": "wheat"},
    "wine_trade": {"sells": "wine"},
    "enlist_centurions": {"buys": "centurion"},
    "hire_vestals": {"buys": "vestal"},
    "religious_ceremony": {"cost": {"vestals": (1, 1)}, "gain": {"dice": (1, 1)}},
    "family": {"choices_married": None, "early_roll_when_married": True},
    "construction": {"builds": 1},
    "corruption": {},
    "fortuna": {"gain": {"squares": (1, 9)}, "first_player_card": True},
}
NAMED: Final = ("id", *(f"name_{language}" for language in LANGUAGES))
BUILDING_KEYS: Final = (*NAMED, "copies", "cost", "reconstructed", "requires_marriage", "effect")
FAVOR_KEYS: Final = (*NAMED, "number", "pays", "min", "max", "steps", "refusable")
PRIVILEGE_KEYS: Final = ("id", "kind", "effect", "counts", "per", "vp", "four_player", "reconstructed")
SQUARE_KEYS: Final = ("n", "label", "gate", "in_rome", "palace")
SEAT_KEYS: Final = ("id", "clockwise", "reconstructed")


@dataclass(frozen=True, slots=True)
class Building:
    """One of the four types; `copies` cards of it are in the box."""

    id: str
    names: dict[str, str]
    copies: int
    cost: int
    requires_marriage: bool
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class Favor:
    """A favor card: what it takes at least and at most, and whether it may be refused for the tax (F-FAVOR-5)."""

    id: str
    names: dict[str, str]
    least: int
    most: int
    refusable: bool


@dataclass(frozen=True, slots=True)
class Privilege:
    """A privilege card. `cube` is the fixed cube of a cube card; C cards give `vp` for every full `per` of `counts`."""

    id: str
    kind: str
    effect: int
    cube: int
    counts: int
    per: int
    vp: int
    four_player: bool
    reconstructed: bool


@dataclass(frozen=True, slots=True)
class Deck:
    """A checked card file."""

    text: str
    figures: dict[str, dict[str, int]]
    gains: dict[str, int]  # of the action cards that give something, by their id
    gifts: tuple[int, int, int]  # wheat, wine, money for a married family (F-ACTION-FAMILY-2)
    centurion_price: tuple[int, ...]
    vestal_price: tuple[int, ...]
    building_copies: dict[int, int]
    labels: tuple[str, ...]
    colours: tuple[str, ...]  # clockwise
    card_names: tuple[dict[str, str], ...]
    favors: tuple[Favor, ...]
    buildings: tuple[Building, ...]
    privileges: tuple[Privilege, ...]


def shipped() -> str:
    """The text of the card file that comes with the game."""
    return resources.files(__package__).joinpath("cards.toml").read_text("utf-8")


def read(text: str, name: str = "cards.toml") -> Deck:
    """A deck from the text of its file, or a CardsError with every mistake and its line."""
    source = Source(name, text)
    source.only((*FIGURES, "seat", "ranks", "action", "building", "favor", "privilege"))
    source.word("meta", "game", among=("Fortuna",))
    figures = {table: read_figures(source, table) for table in FIGURES}
    source.only(("centurion_price", "vestal_price"), "ranks")
    limits = figures["limits"]
    privileges = read_privileges(source)
    deck = Deck(
        text=text,
        figures=figures,
        gains=read_actions(source),
        gifts=read_gifts(source, figures["prices"]["married_family_money"]),
        centurion_price=read_prices(source, "centurion_price", limits["centurions_max"]),
        vestal_price=read_prices(source, "vestal_price", limits["vestals_max"]),
        building_copies=read_by_players(source, privileges),
        labels=read_squares(source, figures["track"]),
        colours=read_colours(source),
        card_names=tuple(read_names(source, "action", i) for i in range(len(source.rows("action")))),
        favors=read_favors(source),
        buildings=read_buildings(source),
        privileges=privileges,
    )
    check_sums(source, deck)
    source.finish()
    return deck


def read_figures(source: Source, table: str) -> dict[str, int]:
    if not source.table(table):
        return {key: low for key, (low, _) in FIGURES[table].items()}
    source.only((*FIGURES[table], *WORDS.get(table, ())), table)
    return {key: source.number(low, high, table, key) for key, (low, high) in FIGURES[table].items()}


def read_prices(source: Source, name: str, slots: int) -> tuple[int, ...]:
    """One price a slot, lowest slot first (F-RULING-14)."""
    found = source.table("ranks").get(name)
    if isinstance(found, list) and len(found) == slots and all(whole(price, 0, 99) for price in found):
        return tuple(found)
    text = "{key} is {value}, expected {slots} prices from 0 to 99, one a slot"
    source.wrong("problem-prices", text, "ranks", name, key=name, value=show(found), slots=slots)
    return (0,) * slots


def read_by_players(source: Source, privileges: tuple[Privilege, ...]) -> dict[int, int]:
    """Building cards of a type, and the check that the four-pawn marks give the stated pile (F-SETUP-5, F-SETUP-6)."""
    path = ("setup", "by_players")
    source.only(COUNTS, *path)
    copies = {}
    for count in COUNTS:
        source.only(("building_copies", "privilege_cards"), *path, count)
        copies[int(count)] = source.number(0, 9, *path, count, "building_copies")
        used = sum(int(count) == SEATS or not card.four_player for card in privileges)
        source.number(used, used, *path, count, "privilege_cards")
    return copies


def read_squares(source: Source, track: dict[str, int]) -> tuple[str, ...]:
    rows = source.table("track").get("square")
    if not isinstance(rows, list) or len(rows) != track["last_square"] + 1:
        text = "expected {expected} [[track.square]] tables, 0 to last_square"
        source.wrong("problem-squares", text, "track", expected=track["last_square"] + 1)
        return ()
    if track["gate_square"] > track["last_square"]:
        too_much(source, track["gate_square"], track["last_square"], "track", "gate_square")
    for n in range(len(rows)):
        source.only(SQUARE_KEYS, "track", "square", n)
        source.number(n, n, "track", "square", n, "n")
        expected = {
            "gate": n == track["gate_square"],
            "in_rome": n >= track["gate_square"],
            "palace": n == track["last_square"],
        }
        for key, value in expected.items():
            if source.flag("track", "square", n, key) != value:
                text = "{key} of square {number}: expected {value} (F-COMP-2)"
                source.wrong("problem-square", text, "track", "square", n, key, key=key, number=n, value=show(value))
    return tuple(source.word("track", "square", n, "label") for n in range(len(rows)))


def read_colours(source: Source) -> tuple[str, ...]:
    """The sides clockwise (F-RULING-10)."""
    found: dict[int, str] = {}
    rows = source.rows("seat")
    for i in range(len(rows)):
        source.only(SEAT_KEYS, "seat", i)
        source.flag("seat", i, "reconstructed")
        place, colour = source.number(0, SIDES - 1, "seat", i, "clockwise"), source.word("seat", i, "id", among=COLOURS)
        if place in found or colour in found.values():
            text = "{colour} {place} stands twice, expected each colour and place once"
            source.wrong("problem-side-twice", text, "seat", i, colour=colour, place=place)
        found[place] = colour
    if len(rows) != SIDES:
        too_many(source, "seat", len(rows), SIDES)
    return tuple(found[place] for place in sorted(found))


def read_names(source: Source, table: str, index: int) -> dict[str, str]:
    return {language: source.word(table, index, f"name_{language}") for language in LANGUAGES}


def read_rows(source: Source, table: str, names: tuple[str, ...]) -> int:
    """The tables of a sort: all of them, each once, in the order of the space (F-PROTO-2)."""
    rows = source.rows(table)
    if len(rows) != len(names):
        too_many(source, table, len(rows), len(names))
    for i, name in enumerate(names[: len(rows)]):
        source.word(table, i, "id", among=(name,))
    return min(len(rows), len(names))


def read_actions(source: Source) -> dict[str, int]:
    gains: dict[str, int] = {}
    for i in range(read_rows(source, "action", CARD_NAMES)):
        name = CARD_NAMES[i]
        source.only((*NAMED, *ACTION_KEYS[name]), "action", i)
        for key, expected in ACTION_KEYS[name].items():
            if isinstance(expected, dict):
                source.only(tuple(expected), "action", i, key)
                for what, (low, high) in expected.items():
                    gains[name] = source.number(low, high, "action", i, key, what)
            elif expected is True:
                if not source.flag("action", i, key):
                    source.wrong("problem-missing", "{key} is missing, expected true", "action", i, key, key=key)
            elif isinstance(expected, int):
                source.number(expected, expected, "action", i, key)
            elif isinstance(expected, str):
                source.word("action", i, key, among=(expected,))
    return gains


def read_gifts(source: Source, money: int) -> tuple[int, int, int]:
    """Wheat, wine or money, in this order; the money stands among the prices too."""
    at = CARD_NAMES.index("family")
    rows = source.rows("action")
    found: Any = rows[at].get("choices_married") if at < len(rows) else None
    keys = ("wheat", "wine", "money")
    if (
        isinstance(found, list)
        and [tuple(row) if isinstance(row, dict) else () for row in found] == [(key,) for key in keys]
        and all(whole(row[key], 1, 20) for row, key in zip(found, keys, strict=True))
        and found[2]["money"] == money
    ):
        return found[0]["wheat"], found[1]["wine"], found[2]["money"]
    expected = f"[{{ wheat = 1 }}, {{ wine = 1 }}, {{ money = {money} }}]"
    text = "choices_married: expected {expected} or other amounts"
    source.wrong("problem-gifts", text, "action", at, "choices_married", expected=expected)
    return 1, 1, money


def read_buildings(source: Source) -> tuple[Building, ...]:
    found = []
    for i in range(read_rows(source, "building", BUILDING_NAMES)):
        source.only(BUILDING_KEYS, "building", i)
        source.word("building", i, "effect", among=(BUILDING_EFFECTS[i],))
        building = Building(
            id=BUILDING_NAMES[i],
            names=read_names(source, "building", i),
            copies=source.number(0, 9, "building", i, "copies"),
            cost=source.number(0, 99, "building", i, "cost"),
            requires_marriage=source.flag("building", i, "requires_marriage"),
            reconstructed=source.flag("building", i, "reconstructed"),
        )
        found.append(building)
    return tuple(found)


def read_favors(source: Source) -> tuple[Favor, ...]:
    found = []
    for i in range(read_rows(source, "favor", FAVOR_NAMES)):
        source.only(FAVOR_KEYS, "favor", i)
        source.number(i + 1, i + 1, "favor", i, "number")
        source.word("favor", i, "pays", among=(FAVOR_PAYMENTS[i],))
        least = most = 0
        if FAVOR_PAYMENTS[i] == "nothing":
            source.word("favor", i, "steps")
            source.only(tuple(key for key in FAVOR_KEYS if key not in ("min", "max")), "favor", i)
        else:
            source.only(tuple(key for key in FAVOR_KEYS if key != "steps"), "favor", i)
            top = 1 if i == CITY_WATER else MOST_PIECES
            most = source.number(1, top, "favor", i, "max")
            least = source.number(1, max(most, 1), "favor", i, "min")
        favor = Favor(FAVOR_NAMES[i], read_names(source, "favor", i), least, most, source.flag("favor", i, "refusable"))
        found.append(favor)
    return tuple(found)


def read_privileges(source: Source) -> tuple[Privilege, ...]:
    rows = source.rows("privilege")
    if len(rows) != PRIVILEGES:
        text = "{count} [[{name}]] cards, expected {expected}"
        source.wrong(
            "problem-cards", text, "privilege", len(rows) - 1, count=len(rows), name="privilege", expected=PRIVILEGES
        )
    found: list[Privilege] = []
    for i in range(len(rows)):
        card = read_privilege(source, i)
        if any(card.id == other.id for other in found):
            source.wrong(
                "problem-id-twice", "id {id} stands twice, expected ids that differ", "privilege", i, "id", id=card.id
            )
        found.append(card)
    return tuple(found)


def read_privilege(source: Source, i: int) -> Privilege:
    source.only(PRIVILEGE_KEYS, "privilege", i)
    name = source.word("privilege", i, "id")
    if not (name[:1].isalnum() and all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in name)):
        source.wrong("problem-id", "id {id}: expected letters, digits, - and _", "privilege", i, "id", id=repr(name))
    kind = source.word("privilege", i, "kind", among=KINDS)
    effect, expected, cube = EFFECTS[source.word("privilege", i, "effect", among=EFFECTS) or "score"]
    if kind and kind != expected:
        text = "kind is {kind}, expected {expected} for this effect"
        source.wrong("problem-kind", text, "privilege", i, "kind", kind=kind, expected=expected)
    counts, per, vp = "building", 1, 0
    if effect == SCORE_CARD:
        counts = source.word("privilege", i, "counts", among=COUNTED_NAMES) or counts
        per, vp = source.number(1, 99, "privilege", i, "per"), source.number(0, 99, "privilege", i, "vp")
    else:
        source.only(tuple(key for key in PRIVILEGE_KEYS if key not in ("counts", "per", "vp")), "privilege", i)
    return Privilege(
        id=name,
        kind=kind,
        effect=effect,
        cube=cube,
        counts=COUNTED_NAMES.index(counts),
        per=per,
        vp=vp,
        four_player=source.flag("privilege", i, "four_player"),
        reconstructed=source.flag("privilege", i, "reconstructed"),
    )


def check_sums(source: Source, deck: Deck) -> None:
    """The parts of the box must fit together."""
    box, setup, limits = deck.figures["components"], deck.figures["setup"], deck.figures["limits"]
    dealt = {
        "water_cubes": "water", "wheat_cubes": "wheat", "wine_cubes": "wine", "vestals": "vestals",
        "centurions": "centurions", "dice": "dice",
    }  # fmt: skip
    for whole_box, start in dealt.items():
        if box[whole_box] < SEATS * setup[start]:
            text = "{key} is {value}, expected at least {least} for {players} players"
            source.wrong(
                "problem-least",
                text,
                "components",
                whole_box,
                key=whole_box,
                value=box[whole_box],
                least=SEATS * setup[start],
                players=SEATS,
            )
    for start, limit in (("dice", "dice_max"), ("vestals", "vestals_max"), ("centurions", "centurions_max")):
        if setup[start] > limits[limit]:
            too_much(source, setup[start], limits[limit], "setup", start)
    if setup["money"] > limits["money_max"]:
        too_much(source, setup["money"], limits["money_max"], "setup", "money")
    if setup["square"] >= deck.figures["track"]["last_square"]:
        source.wrong("problem-start", "square: expected one before last_square", "setup", "square")
    if setup["palace_tokens"] + setup["favor_token_supply"] != box["privilege_tokens"]:
        text = "favor_token_supply is {value}, expected {expected} so that all tokens are used"
        source.wrong(
            "problem-tokens",
            text,
            "setup",
            "favor_token_supply",
            value=setup["favor_token_supply"],
            expected=box["privilege_tokens"] - setup["palace_tokens"],
        )
    copies = sum(building.copies for building in deck.buildings)
    if copies != box["building_cards"]:
        text = "{key} is {value}, expected {expected}"
        source.wrong(
            "problem-equal",
            text,
            "components",
            "building_cards",
            key="building_cards",
            value=box["building_cards"],
            expected=copies,
        )
    for players, kept in deck.building_copies.items():
        least = min((building.copies for building in deck.buildings), default=0)
        if kept > least:
            source.wrong(
                "problem-most",
                "{key} is {value}, expected at most {most}",
                "setup",
                "by_players",
                str(players),
                key="building_copies",
                value=kept,
                most=least,
            )


def too_much(source: Source, value: int, most: int, table: str, key: str) -> None:
    text = "{key} is {value}, expected at most {most}"
    source.wrong("problem-most", text, table, key, key=key, value=value, most=most)


def too_many(source: Source, name: str, count: int, expected: int) -> None:
    """More tables of a name than there may be, or fewer."""
    text = "{count} [[{name}]] tables, expected {expected}"
    source.wrong("problem-rows", text, name, max(count - 1, 0), count=count, name=name, expected=expected)


def whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
