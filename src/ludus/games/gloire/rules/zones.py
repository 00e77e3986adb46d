"""The arrays of a position of La Gloire de Rome, the stack of steps, and the small moves every rule is made of."""

from __future__ import annotations

from ....core.native import first_bit, marked
from ....core.position import Position
from ....core.types import Row, u64
from ....core.zone import NOBODY, OWNER, SOME, As, derived, workspace, zone
from ..declaration import *
from .box import Box


class Zones(Position):
    """All cards, sites and turn flags.

    Rows of cards count designs, then materials. `deck[bottom:top]` is the deck, its top card last; what lies below is
    the half removed in the introductory game. `spent` holds the cards under buildings, crosswise on public ones, and
    out of the game: nothing brings them back. `power` and `functions` follow from the buildings.
    """

    box: Box
    turns: int = zone(low=0, high=TURNS, rule="G-END-10", means="turns played")
    leader: int = zone(low=0, high=SEATS - 1, rule="G-TURN-1", read=As.SEAT, means="who leads")
    role: int = zone(
        low=NONE,
        high=ROLES - 1,
        rule="G-LEAD-1",
        read=As.ONE,
        means="the role that is led: none, Laborer, Craftsman, Architect, Legionary, Merchant, Patron",
    )
    reason: int = zone(
        low=NO_REASON,
        high=TURNS_OUT,
        rule="G-END-1",
        read=As.ONE,
        means="why the game is over: it is not, deck, sites, Catacomb, Forum, abdication, turns",
    )
    winners: int = zone(low=0, high=31, rule="G-SCORE-8", read=As.SEATED, means="who has won")
    depth: int = zone(low=0, high=FRAMES, rule="G-PROTO-7", means="steps on the stack")
    frame: list[list[int]] = zone(
        FRAMES,
        PARTS_OF_FRAME,
        low=NONE,
        high=CARDS,
        seen=SOME,
        rule="G-PROTO-7",
        rows="depth",
        last=16,
        means="the steps on the stack, from the top: kind, seat, and their two figures",
    )
    picked: int = zone(
        low=0,
        high=PICKS,
        seen=SOME,
        rule="G-PROTO-12",
        means="simple choices made so far in this answer, if it is one's own",
    )
    picks: list[int] = zone(
        PICKS,
        low=0,
        high=ACTIONS - 1,
        seen=SOME,
        rule="G-PROTO-12",
        rows="picked",
        last=16,
        means="the last of these choices, by their action numbers",
    )
    deck: list[int] = zone(
        CARDS,
        low=NONE,
        high=DESIGNS - 1,
        seen=NOBODY,
        rule="G-INFO-14",
        means="the deck from the bottom up, designs by their numbers from 1",
    )
    top: int = zone(low=0, high=CARDS, rule="G-INFO-13", means="cards in the deck, with those removed")
    bottom: int = zone(low=0, high=CARDS, rule="G-INFO-40", means="cards removed at the start")
    pile: int = zone(low=0, rule="G-INFO-15", means="Senators left")
    pool: list[int] = zone(ROW, low=0, rule="G-INFO-15", means="cards in the pool by design, then by material")
    spent: list[int] = zone(ROW, low=0, rule="G-INFO-41", means="cards that are out of the game, likewise")
    town: list[int] = zone(MATERIALS, low=0, rule="G-INFO-15", means="sites left in town by material")
    country: list[int] = zone(MATERIALS, low=0, rule="G-INFO-15", means="sites left out of town by material")
    hand: list[list[int]] = zone(
        SEATS, ROW, low=0, seen=OWNER, rule="G-INFO-11", means="cards in hand by design, then by material"
    )
    stockpile: list[list[int]] = zone(SEATS, ROW, low=0, rule="G-INFO-17", means="cards in the stockpile, likewise")
    clients: list[list[int]] = zone(SEATS, ROW, low=0, rule="G-INFO-18", means="clients, likewise")
    vault: list[list[int]] = zone(
        SEATS, ROW, low=0, seen=NOBODY, rule="G-INFO-22", means="cards in the vault, likewise, once the game is scored"
    )
    played: list[list[int]] = zone(SEATS, ROW, low=0, rule="G-INFO-16", means="cards played this turn, likewise")
    building: list[list[int]] = zone(
        SEATS,
        DESIGNS,
        low=0,
        high=63,
        rule="G-INFO-19",
        read=As.SET,
        means="the building of each design: three bits for its site from 1 while unfinished, completed, public, taken",
    )
    under: list[list[int]] = zone(
        SEATS,
        DESIGNS,
        low=0,
        high=48,
        rule="G-INFO-19",
        means="materials under each unfinished building: first from 1, and seven times the second",
    )
    sites: list[list[int]] = zone(
        SEATS, MATERIALS, low=0, rule="G-INFO-19", means="sites of completed buildings by material"
    )
    senators: list[int] = zone(SEATS, low=0, rule="G-INFO-12", means="Senators in hand")
    senator_played: list[int] = zone(
        SEATS, low=0, high=1, rule="G-INFO-16", means="whether a Senator was played this turn"
    )
    units: list[int] = zone(SEATS, low=0, rule="G-INFO-16", means="actions of the led role each seat still has")
    held: list[int] = zone(
        SEATS,
        low=NONE,
        high=DESIGNS - 1,
        seen=OWNER,
        rule="G-INFO-28",
        read=As.ONE,
        means="the card a seat holds aside: none, or which",
    )
    used: list[int] = zone(SEATS, low=0, high=1, rule="G-B-ACADEMY-1", means="whether a Craftsman was used this turn")
    surveys: list[list[int]] = zone(
        SEATS, 2, low=0, rule="G-OUT-2", means="sites that may be laid out of town, by Craftsman and by Architect"
    )
    fresh: list[list[int]] = zone(SEATS, ROLES, low=0, rule="G-INFO-18", means="clients hired this turn, by role")
    acted: list[list[int]] = zone(SEATS, ROLES, low=0, rule="G-CLIENT-2", means="clients that have acted, by role")
    shown: list[list[int]] = zone(
        SEATS, MATERIALS, low=0, seen=SOME, rule="G-INFO-31", means="cards one has shown this turn, by material"
    )
    seen: list[list[int]] = zone(
        SEATS, MATERIALS, low=0, seen=SOME, rule="G-INFO-30", means="cards all have seen this turn, by material"
    )
    known: list[list[int]] = zone(
        SEATS, MATERIALS, low=0, seen=SOME, rule="G-INFO-11", means="cards in hand that all know of, by material"
    )
    demanded: list[int] = zone(MATERIALS, low=0, rule="G-INFO-30", means="materials demanded")
    favour: list[int] = zone(
        SEATS, low=NONE, high=SEATS - 1, rule="G-INFO-42", read=As.SEAT, means="for whom each seat has abdicated"
    )

    power: list[list[int]] = derived(SEATS, POWERS, kind="i16")
    influence: list[int] = derived(SEATS, kind="i16", read=As.NUMBER, means="influence")
    functions: list[int] = derived(
        SEATS, kind="u64", read=As.SET, high=(1 << DESIGNS) - 1, means="active functions by design"
    )
    watched: int = derived()

    scratch: list[int] = workspace(OFFERED, kind="i16")
    count: int = workspace()
    points: list[list[int]] = workspace(
        SEATS,
        PARTS,
        kind="i16",
        read=As.NUMBER,
        means="points by part, as far as all may know them: influence, vault, bonuses, Statue, Wall",
    )
    total: list[int] = workspace(SEATS, kind="i16", read=As.NUMBER, means="all these points")
    left: list[int] = workspace(MATERIALS, kind="i16")
    loose: list[int] = workspace(CARDS)
    hidden: list[int] = workspace(DESIGNS)
    hand_size: list[int] = workspace(SEATS, kind="i16")
    vault_size: list[int] = workspace(SEATS, kind="i16")
    chance: list[float] = workspace(SEATS, kind="f64")

    # ------------------------------------------------------------------ the stack and the question

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Puts a step on the stack. The cards keep it far below its size (G-PROTO-7); beyond it, `apply` raises."""
        if self.depth == FRAMES:
            self.lost += 1
            return
        self.frame[self.depth][KIND] = kind
        self.frame[self.depth][WHO] = seat
        self.frame[self.depth][A] = a
        self.frame[self.depth][B] = b
        self.depth += 1

    def pop(self) -> None:
        """Takes the top step off; what lies above the stack stays zero, so that equal positions have equal bytes."""
        self.depth -= 1
        self.frame[self.depth][KIND] = 0
        self.frame[self.depth][WHO] = 0
        self.frame[self.depth][A] = 0
        self.frame[self.depth][B] = 0

    def kind(self) -> int:
        """The kind of the top step."""
        return self.frame[self.depth - 1][KIND]

    def turn_to(self, kind: int) -> None:
        """Makes another step of the top one: the next part of the same action."""
        self.frame[self.depth - 1][KIND] = kind

    def ask(self, seat: int) -> None:
        self.turn = seat
        self.pending = 1 << seat
        self.question += 1

    def offer(self, action: int) -> None:
        self.scratch[self.count] = action
        self.count += 1

    def offer_each(self, first: int, designs: u64) -> None:
        """One answer for each of these designs."""
        while designs:
            self.offer(first + first_bit(designs))
            designs &= designs - 1

    def pick(self, action: int) -> None:
        """Keeps one simple choice of a compound answer (G-PROTO-12)."""
        self.picks[self.picked] = action
        self.picked += 1

    def close(self) -> None:
        """The answer is complete."""
        for i in range(self.picked):
            self.picks[i] = 0
        self.picked = 0
        self.pending = 0

    def close_into_loose(self, first: int) -> int:
        """The answer is complete: its choices, counted from the first of their kind, lie in `loose`; how many."""
        count = self.picked
        for i in range(count):
            self.loose[i] = self.picks[i] - first
        self.close()
        return count

    def last(self) -> int:
        """The last simple choice, NONE before the first."""
        return self.picks[self.picked - 1] if self.picked else NONE

    def times(self, action: int) -> int:
        """How often a simple choice was made in this answer."""
        found = 0
        for i in range(self.picked):
            if self.picks[i] == action:
                found += 1
        return found

    def decline(self, seat: int, kind: int) -> None:
        """G-ACT-3: declining is final."""
        self.barrier += 1
        self.tell(Declined, seat, kind)

    # ------------------------------------------------------------------ cards

    def add(self, row: Row, design: int) -> None:
        row[design] += 1
        row[OF + self.box.material[design]] += 1

    def take(self, row: Row, design: int) -> None:
        row[design] -= 1
        row[OF + self.box.material[design]] -= 1

    def designs(self, row: Row) -> u64:
        """Which designs lie in a row, as bits."""
        return marked(row, ANY, DESIGNS)

    def take_lowest(self, row: Row, material: int) -> int:
        """G-RULING-40: of several cards of a material the one with the lowest number moves; one lies there."""
        design = first_bit(self.designs(row) & self.box.designs_of[material])
        self.take(row, design)
        return design

    def size(self, row: Row) -> int:
        """How many cards lie in a row."""
        return row[OF] + row[OF + 1] + row[OF + 2] + row[OF + 3] + row[OF + 4] + row[OF + 5]

    def orders(self, seat: int) -> int:
        """Order cards in hand; their number is public (G-PROTO-3)."""
        return self.size(self.hand[seat])

    def in_hand(self, seat: int) -> int:
        """G-LIM-5: Senators count."""
        return self.size(self.hand[seat]) + self.senators[seat]

    def draw(self) -> int:
        """The top card of the deck; the caller puts it in its place and looks whether it was the last (G-END-7)."""
        self.top -= 1
        design = self.deck[self.top]
        self.deck[self.top] = NONE
        self.barrier += 1
        return design

    def draw_to_hand(self, seat: int) -> None:
        design = self.draw()
        self.add(self.hand[seat], design)
        self.tell(CardDrawn, seat, design)

    def leave_hand(self, seat: int, design: int) -> None:
        """A card leaves a hand, seen by all; one that was shown this turn leaves first (G-LEGION-11)."""
        self.leave_shown(seat, design)
        self.forget(seat, self.box.material[design])

    def leave_hand_unseen(self, seat: int, design: int) -> None:
        """G-B-BASILICA-1: for the others it may be any of the cards they know of."""
        self.leave_shown(seat, design)
        for material in range(MATERIALS):
            self.forget(seat, material)

    def leave_shown(self, seat: int, design: int) -> None:
        material = self.box.material[design]
        self.take(self.hand[seat], design)
        if self.shown[seat][material]:
            self.shown[seat][material] -= 1
        self.barrier += 1

    def forget(self, seat: int, material: int) -> None:
        """One card less of a material is known to lie in a hand."""
        if self.seen[seat][material]:
            self.seen[seat][material] -= 1
        if self.known[seat][material]:
            self.known[seat][material] -= 1

    # ------------------------------------------------------------------ limits

    def grants(self, seat: int, bit: int) -> bool:
        """Whether an active function of a seat grants something."""
        return self.power[seat][GRANTS] & bit != 0

    def clientele_limit(self, seat: int) -> int:
        """G-LIM-2, G-LIM-7."""
        return (self.influence[seat] + self.power[seat][CLIENT_ADD]) * self.power[seat][CLIENT_FACTOR]

    def clientele_room(self, seat: int) -> int:
        return self.clientele_limit(seat) - self.size(self.clients[seat])

    def vault_limit(self, seat: int) -> int:
        """G-LIM-3, G-LIM-7."""
        return self.influence[seat] + self.power[seat][VAULT_ADD]

    def vault_room(self, seat: int) -> int:
        return self.vault_limit(seat) - self.size(self.vault[seat])
