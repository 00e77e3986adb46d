"""What one seat knows: a row per zone, from the information table of the rules (section 17)."""

from dataclasses import dataclass
from typing import Final

from ...core.visibility import Who, Zone, look
from .declaration import (
    ALL_CARDS,
    BASILICA,
    BUILDING_NAMES,
    CARD_NAMES,
    D_CARD,
    D_EXEC,
    D_FAVOR,
    D_FLIP,
    D_GIFT,
    D_MIL,
    D_PALACE,
    D_SWAP,
    DRAFT,
    DRAW_DUE,
    FACES,
    FAVORS,
    GOODS_NAMES,
    NONE,
    PIECE_NAMES,
    PLAY,
    REASONS,
    SCORE_CARD,
    SEATS,
    SKIP,
    STEPS,
    TOKENS_DUE,
    TOLD,
    FavorUsed,
    NoFavor,
    SteppedBack,
    TaxPaid,
)
from .rules import play, rounds, scoring
from .rules.state import State

SETTLED: Final = (D_CARD, D_EXEC, D_GIFT, D_SWAP, D_MIL, D_FAVOR)  # steps whose answers do something at once


@dataclass(frozen=True, slots=True)
class Step:
    """A question, or what follows one; `card` is the action card it is about, `number` a favor or tokens."""

    name: str
    card: str | None
    number: int | None


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the board: its player, if any, and its action cards; `down` are face down."""

    colour: str
    seat: int | None
    cards: tuple[str, ...]
    down: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Province:
    """What lies before a player, and where his figure and his discs are; how far the gate and the palace still are."""

    square: int
    to_gate: int
    to_palace: int
    money: int
    water: int
    aqueduct: int
    wheat: int
    wine: int
    vestals: int
    centurions: int
    dice: int
    married: bool
    buildings: tuple[str, ...]
    arrived: int


@dataclass(frozen=True, slots=True)
class FavorCard:
    """A favor card around Rome."""

    number: int
    up: bool
    tokens: int


@dataclass(frozen=True, slots=True)
class Seen:
    """Palace cards a seat has looked at, still face down or in a later arrival's hand; which is where stays open."""

    cards: tuple[str, ...]
    holders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What an answer does at once, before anything is rolled or drawn.

    `changes` of the province by name, the square among them; `draws` privilege cards follow, of which `keeps` may be
    kept; `die` is the smallest that allows it; `podium` stands if the round ended so; an `idle` card can be chosen,
    but only to be exchanged (F-ACTION-1).
    """

    action: int
    changes: dict[str, int]
    draws: int
    keeps: int
    die: int
    podium: tuple[int, ...]
    idle: bool


@dataclass(frozen=True, slots=True)
class Die:
    """A value rolled, the favors it designates (F-DICE-2), and the answers it allows by itself (F-DICE-3)."""

    value: int
    reach: tuple[int, ...]
    answers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat, or a spectator (-1), may know it."""

    seat: int
    seats: int
    draft: bool
    round: int
    podium: tuple[int, ...]
    podium_next: tuple[int, ...]
    to_play: tuple[int, ...]
    ahead: int
    last_round: bool
    turn: int
    asked: int
    question: int
    steps: tuple[Step, ...]
    sides: tuple[Side, ...]
    open_cards: tuple[str, ...]
    provinces: tuple[Province, ...]
    favors: tuple[FavorCard, ...]
    rolled: tuple[int, ...]
    stepped: int
    supply: dict[str, int]
    buildings: dict[str, int]
    tokens: int
    palace_tokens: int
    hands: tuple[tuple[str, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    choices: tuple[tuple[str, ...] | None, ...]
    choice_size: int
    pile: int
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    palace: int
    palace_seen: tuple[Seen | None, ...]
    palace_takers: tuple[int, ...]
    palace_taken: tuple[str | None, ...]
    reason: str
    points: tuple[tuple[int | None, ...], ...]
    totals: tuple[int, ...]  # of what can be seen
    worths: tuple[dict[str, int] | None, ...]
    effects: tuple[tuple[Effect, ...] | None, ...]
    dice: tuple[Die, ...]


def privileges(state: State, cards: int) -> tuple[str, ...]:
    """A set of privilege cards by their ids."""
    return tuple(card.id for number, card in enumerate(state.box.deck.privileges) if cards >> number & 1)


def named(cards: int) -> tuple[str, ...]:
    """A set of action cards by their names."""
    return tuple(name for card, name in enumerate(CARD_NAMES) if cards >> card & 1)


def asked(state: State) -> tuple[Step, ...]:
    found = []
    for step, about in zip(state.step[: state.depth], state.about[: state.depth], strict=True):
        card = CARD_NAMES[about] if step in (D_EXEC, D_SWAP) else None
        number = {TOKENS_DUE: about + 1, D_FLIP: about, DRAW_DUE: about}.get(STEPS[step])
        found.append(Step(STEPS[step].name, card, number))
    return tuple(found)


def sides(state: State) -> tuple[Side, ...]:
    seats = {state.side[seat]: seat for seat in range(state.seats)}
    return tuple(
        Side(colour, seats.get(side), named(state.cards[side]), named(state.cards[side] & state.locked))
        for side, colour in enumerate(state.box.deck.colours)
    )


def open_cards(state: State) -> tuple[str, ...]:
    """F-SETUP-11: the cards not drafted yet."""
    return named(ALL_CARDS & ~sum(state.cards))


def province(state: State, seat: int) -> Province:
    own, box, square = state.own[seat], state.box, state.square[seat]
    return Province(
        square=square,
        to_gate=max(box.gate_square - square, 0),
        to_palace=box.last_square - square,
        money=state.money[seat],
        married=bool(state.married >> seat & 1),
        buildings=tuple(name for i, name in enumerate(BUILDING_NAMES) if state.built[seat] >> i & 1),
        arrived=state.rank[seat],
        **dict(zip(GOODS_NAMES, own, strict=True)),
    )


def ahead(state: State) -> int:
    """Who is nearest to the palace; of several the one who plays first."""
    return max(state.podium[: state.seats], key=lambda seat: state.square[seat])


def podium_next(state: State) -> tuple[int, ...]:
    """The Podium as it would be set now (F-PODIUM-1 to F-PODIUM-4)."""
    copy = state.clone()
    rounds.set_podium(copy)
    return tuple(copy.podium[: state.seats])


def to_play(state: State) -> tuple[int, ...]:
    """Who plays after the one whose turn it is, this round."""
    return tuple(state.podium[state.at + 1 : state.seats]) if state.round and not state.over else ()


def effects(state: State, seat: int) -> tuple[Effect, ...] | None:
    """What the answers to the question do, for the one who is asked."""
    if seat != state.seat:
        return None
    settled = state.step[state.depth - 1] in SETTLED
    return tuple(effect(state, seat, one) for one in state.legal(seat) if settled or PLAY <= one < DRAFT)


def effect(state: State, seat: int, action: int) -> Effect:
    """An answer carried out on a copy, and no further: neither dice nor draws that follow can show in it."""
    copy = state.clone()
    copy.listen()
    play.resolve(copy, seat, action)
    before, after = province(state, seat), province(copy, seat)
    figures = ("square", "money", *GOODS_NAMES)
    changes = {name: getattr(after, name) - getattr(before, name) for name in figures}
    used = [one for one in TOLD.read(copy, seat) if isinstance(one, FavorUsed | NoFavor | TaxPaid | SteppedBack)]
    tokens = sum(state.tokens[one.favor - 1] for one in used if isinstance(one, FavorUsed))
    draws = min(tokens * state.box.cards_per_token, state.left + state.discards.bit_count())  # F-PRIV-7
    chosen = state.step[state.depth - 1] == D_CARD and not PLAY <= action < DRAFT
    return Effect(
        action=action,
        changes={name: change for name, change in changes.items() if change},
        draws=draws,
        keeps=min(draws, 1 + (draws > 1 and state.built[seat] >> BASILICA & 1)),
        die=used[0].die if used else 0,
        podium=podium_next(copy),
        idle=chosen and all(one == SKIP or PLAY <= one < DRAFT for one in copy.legal(seat)),
    )


def dice(state: State) -> tuple[Die, ...]:
    """Each value once, while a favor is chosen."""
    if state.step[state.depth - 1] != D_FAVOR:
        return ()
    found = []
    for face in range(FACES):
        if state.faces[face]:
            copy = state.clone()
            copy.faces = [int(one == face) for one in range(FACES)]
            answers = tuple(one for one in copy.legal(state.turn) if not PLAY <= one < DRAFT)
            found.append(Die(face + 1, tuple(range(1, face + 2)), answers))
    return tuple(found)


def worths(state: State, seat: int) -> dict[str, int]:
    """What the C cards a seat holds, or chooses from, are worth to it now (F-PRIV-C-1)."""
    among = state.hand[seat]
    if seat == state.seat:
        among |= state.choice or (state.palace if state.step[state.depth - 1] == D_PALACE else 0)
    return {
        card.id: scoring.scored(state, seat, number)
        for number, card in enumerate(state.box.deck.privileges)
        if among >> number & 1 and card.effect == SCORE_CARD
    }


def favors(state: State) -> tuple[FavorCard, ...]:
    return tuple(FavorCard(i + 1, not state.turned >> i & 1, state.tokens[i]) for i in range(FAVORS))


def rolled(state: State) -> tuple[int, ...]:
    return tuple(face + 1 for face in range(FACES) for _ in range(state.faces[face]))


def palace_tokens(state: State) -> int:
    return 0 if any(state.rank) else state.box.palace_tokens


def token_supply(state: State) -> int:
    """Those that lie on no card, in no palace and in no hand."""
    held = state.about[0] if state.step[0] == D_FLIP else 0
    return state.box.all_tokens - sum(state.tokens) - palace_tokens(state) - held


def hand(state: State, seat: int) -> tuple[str, ...]:
    return privileges(state, state.hand[seat])


def revealed(state: State, seat: int) -> bool:
    """F-INFO-9."""
    return state.over and state.square[seat] >= state.box.gate_square


def choice(state: State, seat: int) -> tuple[str, ...] | None:
    """F-INFO-6: the cards one has to choose from."""
    return privileges(state, state.choice) if seat == state.turn and state.choice else None


def palace_seen(state: State, seat: int) -> Seen | None:
    """F-INFO-7."""
    if not state.rank[seat]:
        return None
    later = [h for h in range(state.seats) if state.rank[h] > state.rank[seat] and state.took[h] >= 0]
    cards = state.palace | sum(1 << state.took[h] for h in later)
    return Seen(privileges(state, cards), tuple(later)) if cards else None


def palace_taken(state: State, seat: int) -> str | None:
    card = state.took[seat]
    return state.box.deck.privileges[card].id if card >= 0 else None


def takers(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if state.took[seat] != NONE)


def removed(state: State) -> tuple[str, ...]:
    return () if state.seats == SEATS else privileges(state, state.box.four_player)


def points(state: State, seat: int) -> tuple[int, ...]:
    """Squares and privilege cards as if the game ended now; nothing for who is outside Rome (F-SCORE-1)."""
    return tuple(state.sheet()[seat])


def total(state: State, seat: int) -> int:
    return sum(points(state, seat))


def seen_points(state: State, seat: int) -> tuple[int | None, ...]:
    """The others do not know what privilege cards bring."""
    return points(state, seat)[0], None


EVERYONE, OWNER, NOBODY = Who.EVERYONE, Who.OWNER, Who.NOBODY
SEEN: Final[tuple[Zone[State], ...]] = (
    Zone("seats", "F-SETUP-1", EVERYONE, lambda s: s.seats),
    Zone("draft", "F-SETUP-11", EVERYONE, lambda s: bool(s.draft)),
    Zone("round", "F-ROUND-1", EVERYONE, lambda s: s.round),
    Zone("podium", "F-INFO-8", EVERYONE, lambda s: tuple(s.podium[: s.seats])),
    Zone("podium_next", "F-PODIUM-1", EVERYONE, podium_next),
    Zone("to_play", "F-ROUND-1", EVERYONE, to_play),
    Zone("ahead", "F-INFO-8", EVERYONE, ahead),
    Zone("last_round", "F-END-1", EVERYONE, lambda s: any(s.rank)),
    Zone("turn", "F-ROUND-1", EVERYONE, lambda s: s.turn),
    Zone("asked", "F-PROTO-1", EVERYONE, lambda s: s.seat),
    Zone("question", "F-PROTO-1", EVERYONE, lambda s: s.question),
    Zone("steps", "F-PROTO-3", EVERYONE, asked),
    Zone("sides", "F-INFO-1", EVERYONE, sides),  # face-down cards too: F-INFO-2
    Zone("open_cards", "F-SETUP-11", EVERYONE, open_cards),
    Zone("provinces", "F-INFO-8", EVERYONE, lambda s: tuple(province(s, seat) for seat in range(s.seats))),
    Zone("favors", "F-INFO-8", EVERYONE, favors),
    Zone("rolled", "F-INFO-8", EVERYONE, rolled),
    Zone("stepped", "F-PRIV-B-2", EVERYONE, lambda s: s.stepped),
    Zone("supply", "F-INFO-8", EVERYONE, lambda s: dict(zip(PIECE_NAMES, s.supply, strict=True))),
    Zone("buildings", "F-INFO-8", EVERYONE, lambda s: dict(zip(BUILDING_NAMES, s.stock, strict=True))),
    Zone("tokens", "F-INFO-8", EVERYONE, token_supply),
    Zone("palace_tokens", "F-INFO-8", EVERYONE, palace_tokens),
    Zone("hands", "F-INFO-3", OWNER, hand, opened=revealed),
    Zone("hand_sizes", "F-INFO-3", EVERYONE, lambda s: tuple(s.hand[seat].bit_count() for seat in range(s.seats))),
    Zone("order of the pile", "F-INFO-4", NOBODY),
    Zone("generator", "F-INFO-11", NOBODY),
    Zone("pile", "F-INFO-4", EVERYONE, lambda s: s.left),
    Zone("discards", "F-INFO-5", EVERYONE, lambda s: privileges(s, s.discards)),
    Zone("choices", "F-INFO-6", OWNER, choice),
    Zone("choice_size", "F-INFO-6", EVERYONE, lambda s: s.choice.bit_count()),
    Zone("palace", "F-INFO-7", EVERYONE, lambda s: s.palace.bit_count()),
    Zone("palace_seen", "F-INFO-7", OWNER, palace_seen),
    Zone("palace_takers", "F-INFO-7", EVERYONE, takers),
    Zone("palace_taken", "F-INFO-7", OWNER, palace_taken),
    Zone("removed", "F-INFO-10", EVERYONE, removed),
    Zone("reason", "F-END-1", EVERYONE, lambda s: REASONS[s.reason]),
    Zone("points", "F-SCORE-2", OWNER, points, hidden=seen_points, opened=lambda s, seat: s.over),
    Zone("totals", "F-SCORE-1", OWNER, total, hidden=lambda s, seat: points(s, seat)[0], opened=lambda s, seat: s.over),
    Zone("worths", "F-PRIV-C-1", OWNER, worths),
    Zone("effects", "F-PROTO-2", OWNER, effects),
    Zone("dice", "F-DICE-2", EVERYONE, dice),
)


def view(state: State, seat: int) -> View:
    """What a seat may know of a state."""
    return View(seat=seat, **look(SEEN, state, seat))
