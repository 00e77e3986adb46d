"""What one seat knows: a row per zone, from the information table of the rules (section 12)."""

from dataclasses import dataclass
from typing import Final

from ...core.visibility import Who, Zone, look
from .declaration import *
from .rules.box import Box
from .rules.state import State
from .sound import unpack

NAMING: Final = (FOUNTAIN_STEP, CRAFTSMAN_STEP)  # steps with a card among their figures
BEGINNING: Final = (LEAD_STEP, *BUILD_STEPS)  # steps whose answers have a first choice and then another


@dataclass(frozen=True, slots=True)
class Frame:
    """One step on the stack, and its figures; where one of them is a hidden card it is None."""

    step: str
    seat: int
    a: int | None
    b: int


@dataclass(frozen=True, slots=True)
class Building:
    """A building in front of its owner; `site`, `materials` and how many are `needed` while it is unfinished, and
    whether one more completes it by itself: the `last` one."""

    name: str
    completed: bool
    public: bool
    taken: bool
    site: str | None
    materials: tuple[str, ...]
    needed: int | None
    last: bool


@dataclass(frozen=True, slots=True)
class Limits:
    """How many cards fit: a thinker's hand, clientele, vault (G-LIM)."""

    hand: int
    clientele: int
    vault: int


@dataclass(frozen=True, slots=True)
class Acts:
    """The actions of one seat's part in the turn: how many are done, and how many there are."""

    done: int
    all: int


@dataclass(frozen=True, slots=True)
class Spoils:
    """What cards shown in a demand would bring: from the pool and from each stockpile for sure, from each hand at
    most."""

    pool: int
    stockpiles: tuple[int, ...]
    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat, or a spectator (-1), may know it. Cards are named by their ids."""

    seat: int
    variants: tuple[str, ...]
    seats: int
    turn: int
    leader: int
    role: str | None
    step: str
    stack: tuple[Frame, ...]
    drawn: tuple[str | None, ...]
    asked: int
    pending: tuple[bool, ...]
    question: int
    deck: int
    removed: int
    pile: int
    pool: tuple[str, ...]
    gone: tuple[str, ...]
    town: tuple[int, ...]
    country: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    senators: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    known: tuple[tuple[int, ...], ...]
    played: tuple[tuple[str, ...], ...]
    senators_played: tuple[bool, ...]
    units: tuple[int, ...]
    acts: tuple[Acts | None, ...]
    helpers: tuple[tuple[int, ...], ...]
    stockpiles: tuple[tuple[str, ...], ...]
    clients: tuple[tuple[str, ...], ...]
    new_clients: tuple[tuple[int, ...], ...]
    acted_clients: tuple[tuple[int, ...], ...]
    buildings: tuple[tuple[Building, ...], ...]
    sites: tuple[tuple[int, ...], ...]
    influence: tuple[int, ...]
    limits: tuple[Limits, ...]
    refill: tuple[int, ...]
    thinks: tuple[int, ...]
    functions: tuple[tuple[str, ...], ...]
    vault_sizes: tuple[int, ...]
    vaults: tuple[tuple[str, ...], ...] | None
    holds: tuple[bool, ...]
    held: tuple[str | None, ...]
    surveys: tuple[tuple[int, int], ...]
    used_craftsman: tuple[bool, ...]
    seen: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, ...] | None, ...]
    demanded: tuple[int, ...]
    reach: tuple[tuple[str, ...], ...]
    spoils: tuple[tuple[tuple[Spoils, ...], ...] | None, ...]
    picks: tuple[tuple[int, ...] | None, ...]
    opens: tuple[tuple[tuple[str, tuple[str, ...]], ...] | None, ...]
    forum: tuple[tuple[int, int], ...]
    favours: tuple[int | None, ...]
    reason: str
    winners: tuple[int, ...]
    points: tuple[tuple[int | None, ...], ...]
    totals: tuple[int, ...]  # of what can be seen


def cards(state: State, row: list[int]) -> tuple[str, ...]:
    """The cards of a row by name, in the order of the file."""
    return tuple(name for name, count in zip(state.box.deck.names, row, strict=False) for _ in range(count))


def each(state: State, name: str) -> tuple[tuple[str, ...], ...]:
    return tuple(cards(state, row) for row in getattr(state, name)[: state.seats])


def figures(state: State, name: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(row) for row in getattr(state, name)[: state.seats])


def hand(state: State, seat: int) -> tuple[str, ...]:
    return cards(state, state.hand[seat]) + ("senator",) * state.senators[seat]


def size(row: list[int]) -> int:
    return sum(row[OF:])


def hand_sizes(state: State) -> tuple[int, ...]:
    return tuple(size(state.hand[seat]) + state.senators[seat] for seat in range(state.seats))


def chosen(box: Box) -> dict[str, str]:
    """The options that are not the usual ones, as `new` takes them."""
    found = {option.name: "yes" for option in OPTIONS if getattr(box, option.name) is True}
    if box.two_player_sites != box.deck.in_town["2"]:
        found["two_player_sites"] = str(box.two_player_sites)
    return found


def variants(state: State) -> tuple[str, ...]:
    return tuple(name if word == "yes" else f"{name}={word}" for name, word in chosen(state.box).items())


def buildings(state: State) -> tuple[tuple[Building, ...], ...]:
    names, found = state.box.deck.names, []
    statuses, unders = state.building, state.under
    for seat in range(state.seats):
        own = []
        for design, status in enumerate(statuses[seat]):
            if not status:
                continue
            site = status & SITE_MASK
            materials = tuple(MATERIAL_NAMES[material] for material in unpack(unders[seat][design]) or ())
            needed = state.box.needed[site - 1] if site else None
            own.append(
                Building(
                    name=names[design],
                    completed=bool(status & DONE),
                    public=bool(status & PUBLIC),
                    taken=bool(status & TAKEN),
                    site=MATERIAL_NAMES[site - 1] if site else None,
                    materials=materials,
                    needed=needed,
                    last=needed is not None and (len(materials) + 1 >= needed or finishes(state, design)),
                )
            )
        found.append(tuple(own))
    return tuple(found)


def finishes(state: State, design: int) -> bool:
    """Whether the action that is asked completes a building with one material (G-B-VILLA-1)."""
    kind = state.frame[state.depth - 1][KIND] if state.depth else OVER
    role = ARCHITECT if kind == ARCHITECT_STEP else CRAFTSMAN if kind in (CRAFTSMAN_STEP, FOUNTAIN_STEP) else THINKING
    return bool(state.box.completing_role[design] == role)


def limits(state: State) -> tuple[Limits, ...]:
    return tuple(Limits(state.power[seat][HAND_LIMIT], *state.limits(seat)) for seat in range(state.seats))


def refill(state: State) -> tuple[int, ...]:
    """How many cards a thinker who fills his hand draws."""
    short = (limit.hand - held for limit, held in zip(limits(state), hand_sizes(state), strict=True))
    return tuple(min(max(cards, 0), state.top - state.bottom) for cards in short)


def thinks(state: State) -> tuple[int, ...]:
    """How many cards a thinker draws who wants the most: those that fill his hand, or one."""
    return tuple(max(cards, min(1, state.top - state.bottom)) for cards in refill(state))


def functions(state: State) -> tuple[tuple[str, ...], ...]:
    if state.box.introductory:  # G-VAR-2
        return ((),) * state.seats
    names = state.box.deck.names
    return tuple(
        tuple(name for design, name in enumerate(names) if state.functions[seat] >> design & 1)
        for seat in range(state.seats)
    )


def stack(state: State) -> tuple[Frame, ...]:
    """The steps to be done, top last; a card drawn or held is its owner's alone (G-INFO-28)."""
    return tuple(
        Frame(STEPS[kind].name, seat, None if kind in NAMING and a != NONE else a, b)
        for kind, seat, a, b in state.frame[: state.depth]
    )


def drawn(state: State, seat: int) -> str | None:
    """The Fountain card a seat looks at, or the held card that has just joined its hand."""
    kind, who, a, _ = state.frame[max(state.depth - 1, 0)]
    return state.box.deck.names[a] if state.depth and kind in NAMING and who == seat and a != NONE else None


def held(state: State, seat: int) -> str | None:
    return None if state.held[seat] == NONE else state.box.deck.names[state.held[seat]]


def picks(state: State, seat: int) -> tuple[int, ...]:
    """The simple choices of an answer that is not complete (G-PROTO-12)."""
    return tuple(state.picks[: state.picked]) if state.turn == seat else ()


def asked_at(state: State, seat: int, *kinds: int) -> bool:
    """Whether a seat is asked at one of some steps."""
    return bool(state.depth and state.pending >> seat & 1 and state.frame[state.depth - 1][KIND] in kinds)


def opens(state: State, seat: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Where an answer begins with a role or a material: what may follow each of them."""
    if not asked_at(state, seat, *BEGINNING) or state.picked:
        return ()
    found = []
    for first in state.legal(seat):
        after = state.clone()
        if isinstance(ANSWERS[first], Role | UseStock | UsePool | UseHand) and after.choose(seat, first):
            texts = tuple(SPACE.write(after, seat, action) for action in after.legal(seat))
            found.append((SPACE.write(state, seat, first), texts))
    return tuple(found)


def helping(state: State, seat: int, role: int, acted: bool = False) -> int:
    """Clients that may act as a role this turn; those that have acted too, if wanted (G-CLIENT-2)."""
    power, clients, fresh, done = (getattr(state, zone)[seat] for zone in ("power", "clients", "fresh", "acted"))
    able = (own for own in range(ROLES) if power[CLIENT_AS + own] >> role & 1)
    return sum(clients[OF + own] - fresh[own] - (0 if acted else done[own]) for own in able)


def helpers(state: State) -> tuple[tuple[int, ...], ...]:
    """For each seat and role: the actions of clients, were the role led and the seat took part (G-ACT-4)."""
    return tuple(
        tuple(helping(state, seat, role) * state.power[seat][CLIENT_ACTIONS] for role in range(ROLES))
        for seat in range(state.seats)
    )


def acts(state: State) -> tuple[Acts | None, ...]:
    """The actions of the turn, of those who have answered; who performs, how far (G-ACT-1)."""
    if not state.depth or state.role == NONE or state.frame[0][KIND] != TURN:
        return (None,) * state.seats
    return tuple(acts_of(state, seat) for seat in range(state.seats))


def acts_of(state: State, seat: int) -> Acts | None:
    _, leader, stage, passed = state.frame[0]
    place = (seat - leader) % state.seats
    asked = state.depth > 1 and stage == FOLLOWING and place == passed - 1 and state.frame[1][WHO] == seat
    if asked or (stage == FOLLOWING and place >= passed):
        return None
    each = state.power[seat][CLIENT_ACTIONS] if state.units[seat] else 1
    every = state.units[seat] + helping(state, seat, state.role, acted=True) * each
    if stage > PERFORMING or (stage == PERFORMING and place < passed - 1):
        return Acts(every, every)
    if stage < PERFORMING or place >= passed or state.depth < 2 or state.frame[1][KIND] != PERFORM:
        return Acts(0, every)
    left = state.frame[1][B] + helping(state, seat, state.role) * each
    return Acts(max(every - left - 1, 0), every)


def reach(state: State) -> tuple[tuple[str, ...], ...]:
    """What a demand of each seat can take from each other one: nothing, what it likes, its hand, its stockpile too."""
    return tuple(
        tuple(reached(state, seat, (other - seat) % state.seats) for other in range(state.seats))
        for seat in range(state.seats)
    )


def reached(state: State, seat: int, distance: int) -> str:
    other = (seat + distance) % state.seats
    if distance == 0 or not state.reaches(seat, distance):
        return ""
    if state.keeps(other, seat, KEEPS_HAND):
        return "protected"
    stock = state.power[seat][DEMAND_STOCK] and not state.keeps(other, seat, KEEPS_STOCKPILE)
    return "both" if stock else "hand"


def spoils(state: State, seat: int) -> tuple[tuple[Spoils, ...], ...]:
    """For each material what 1, 2 ... cards of it would bring, shown in the demand that is asked (G-LEGION-5)."""
    if not asked_at(state, seat, DEMAND_STEP):
        return ()
    ways = reach(state)[seat]
    orders = [size(state.hand[other]) for other in range(state.seats)]

    def of(material: int, shown: int) -> Spoils:
        stock = shown * state.power[seat][DEMAND_STOCK]  # G-B-BRIDGE-3
        return Spoils(
            min(shown * state.box.demand_pool, state.pool[OF + material]),
            tuple(
                min(stock, state.stockpile[o][OF + material]) if ways[o] == "both" else 0 for o in range(state.seats)
            ),
            tuple(min(shown * state.box.demand_hand, orders[o]) if ways[o] else 0 for o in range(state.seats)),
        )

    most = state.frame[state.depth - 1][A]
    held = [min(state.hand[seat][OF + material], most) for material in range(MATERIALS)]
    return tuple(tuple(of(material, shown + 1) for shown in range(held[material])) for material in range(MATERIALS))


def forum(state: State) -> tuple[tuple[int, int], ...]:
    """How many roles the clients of each seat can fill, and kinds of material in its stockpile (G-B-FORUM-1)."""
    return tuple(
        (filled(state, seat), sum(count > 0 for count in state.stockpile[seat][OF:])) for seat in range(state.seats)
    )


def filled(state: State, seat: int) -> int:
    """The most roles that can have a client of their own (G-B-FORUM-4)."""
    able = [
        {role for role in range(ROLES) if state.power[seat][CLIENT_AS + own] >> role & 1}
        for own in range(ROLES)
        for _ in range(min(state.clients[seat][OF + own], ROLES))
    ]
    taken: dict[int, int] = {}

    def place(client: int, tried: set[int]) -> bool:
        for role in able[client] - tried:
            tried.add(role)
            if role not in taken or place(taken[role], tried):
                taken[role] = client
                return True
        return False

    return sum(place(client, set()) for client in range(len(able)))


def points(state: State) -> tuple[tuple[int | None, ...], ...]:
    """The score sheet as it stands; nobody may know what vaults bring before the end (G-INFO-22)."""
    hidden = () if state.over else (VAULT_VP, BONUS_VP)
    return tuple(tuple(None if part in hidden else count for part, count in enumerate(row)) for row in state.sheet())


def step(state: State) -> str:
    return STEPS[state.frame[state.depth - 1][KIND] if state.depth else OVER].name


def winners(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if state.winners >> seat & 1)


def bits(state: State) -> tuple[bool, ...]:
    return tuple(bool(state.pending >> seat & 1) for seat in range(state.seats))


EVERYONE, OWNER, NOBODY = Who.EVERYONE, Who.OWNER, Who.NOBODY
SEEN: Final[tuple[Zone[State], ...]] = (
    Zone("variants", "G-VAR-1", EVERYONE, variants),
    Zone("seats", "G-COMP-8", EVERYONE, lambda s: s.seats),
    Zone("turn", "G-TERM-1", EVERYONE, lambda s: s.turns),
    Zone("leader", "G-START-7", EVERYONE, lambda s: s.leader),
    Zone("role", "G-LEAD-1", EVERYONE, lambda s: None if s.role == NONE else ROLE_NAMES[s.role]),
    Zone("step", "G-PROTO-1", EVERYONE, step),
    Zone("stack", "G-PROTO-1", EVERYONE, stack),
    Zone("drawn", "G-INFO-28", OWNER, drawn),
    Zone("asked", "G-PROTO-1", EVERYONE, lambda s: s.seat),
    Zone("pending", "G-START-5", EVERYONE, bits),
    Zone("question", "G-PROTO-12", EVERYONE, lambda s: s.question),
    Zone("deck", "G-INFO-13", EVERYONE, lambda s: s.top - s.bottom),
    Zone("order of the deck", "G-INFO-14", NOBODY),
    Zone("generator", "G-INFO-14", NOBODY),
    Zone("removed", "G-VAR-4", EVERYONE, lambda s: s.bottom),
    Zone("removed cards", "G-INFO-40", NOBODY),
    Zone("pile", "G-INFO-15", EVERYONE, lambda s: s.pile),
    Zone("pool", "G-INFO-15", EVERYONE, lambda s: cards(s, s.pool)),
    Zone("gone", "G-INFO-41", EVERYONE, lambda s: cards(s, s.spent)),
    Zone("town", "G-INFO-15", EVERYONE, lambda s: tuple(s.town)),
    Zone("country", "G-INFO-15", EVERYONE, lambda s: tuple(s.country)),
    Zone("hand_sizes", "G-INFO-10", EVERYONE, hand_sizes),
    Zone("senators", "G-INFO-12", EVERYONE, lambda s: tuple(s.senators[: s.seats])),
    Zone("hands", "G-INFO-11", OWNER, hand),
    Zone("known", "G-INFO-11", EVERYONE, lambda s: figures(s, "known")),
    Zone("played", "G-INFO-16", EVERYONE, lambda s: each(s, "played")),
    Zone("senators_played", "G-INFO-16", EVERYONE, lambda s: tuple(map(bool, s.senator_played[: s.seats]))),
    Zone("units", "G-INFO-16", EVERYONE, lambda s: tuple(s.units[: s.seats])),
    Zone("acts", "G-ACT-1", EVERYONE, acts),
    Zone("helpers", "G-CLIENT-2", EVERYONE, helpers),
    Zone("stockpiles", "G-INFO-17", EVERYONE, lambda s: each(s, "stockpile")),
    Zone("clients", "G-INFO-18", EVERYONE, lambda s: each(s, "clients")),
    Zone("new_clients", "G-INFO-18", EVERYONE, lambda s: figures(s, "fresh")),
    Zone("acted_clients", "G-PROTO-8", EVERYONE, lambda s: figures(s, "acted")),
    Zone("buildings", "G-INFO-19", EVERYONE, buildings),
    Zone("sites", "G-INFO-20", EVERYONE, lambda s: figures(s, "sites")),
    Zone("influence", "G-INFO-20", EVERYONE, lambda s: tuple(s.influence[: s.seats])),
    Zone("limits", "G-INFO-20", EVERYONE, limits),
    Zone("refill", "G-THINK-2", EVERYONE, refill),
    Zone("thinks", "G-THINK-3", EVERYONE, thinks),
    Zone("functions", "G-INFO-20", EVERYONE, functions),
    Zone("vault_sizes", "G-INFO-21", EVERYONE, lambda s: tuple(size(row) for row in s.vault[: s.seats])),
    Zone("vaults", "G-INFO-22", EVERYONE, lambda s: each(s, "vault") if s.scored else None),
    Zone("holds", "G-INFO-28", EVERYONE, lambda s: tuple(card != NONE for card in s.held[: s.seats])),
    Zone("held", "G-INFO-39", OWNER, held),
    Zone("surveys", "G-OUT-2", EVERYONE, lambda s: figures(s, "surveys")),
    Zone("used_craftsman", "G-B-ACADEMY-1", EVERYONE, lambda s: tuple(map(bool, s.used[: s.seats]))),
    Zone("seen", "G-INFO-30", EVERYONE, lambda s: figures(s, "seen")),
    Zone("shown", "G-INFO-31", OWNER, lambda s, seat: tuple(s.shown[seat])),
    Zone("demanded", "G-INFO-30", EVERYONE, lambda s: tuple(s.demanded)),
    Zone("reach", "G-LEGION-8", EVERYONE, reach),
    Zone("spoils", "G-LEGION-5", OWNER, spoils),
    Zone("picks", "G-PROTO-12", OWNER, picks),
    Zone("opens", "G-PROTO-12", OWNER, opens),
    Zone("forum", "G-B-FORUM-1", EVERYONE, forum),
    Zone("favours", "G-INFO-42", EVERYONE, lambda s: tuple(None if x == NONE else x for x in s.favour[: s.seats])),
    Zone("reason", "G-PROTO-11", EVERYONE, lambda s: REASONS[s.reason]),
    Zone("winners", "G-PROTO-11", EVERYONE, winners),
    Zone("points", "G-SCORE-7", EVERYONE, points),
    Zone("totals", "G-SCORE-7", EVERYONE, lambda s: tuple(sum(filter(None, row)) for row in points(s))),
)


def view(state: State, seat: int) -> View:
    """What a seat may know of a state."""
    return View(seat=seat, **look(SEEN, state, seat))
