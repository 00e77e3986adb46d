"""The arrays of a position of La Gloire de Rome, the stack of steps, and the small moves every rule is made of."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a bare Python
    from ....core import nocython as cython

from ....core import image
from ....core.position import Position
from ..declaration import *
from .box import Box

FIELDS: image.Fields = (
    image.Field("turns", "h", low=0, high=TURNS),
    image.Field("leader", "b", low=0, high=SEATS - 1),
    image.Field("role", "b", low=NONE, high=ROLES - 1),
    image.Field("reason", "b", low=NO_REASON, high=TURNS_OUT),
    image.Field("winners", "b", low=0, high=31),
    image.Field("depth", "h", low=0, high=FRAMES),
    image.Field("frame", "h", (FRAMES, PARTS_OF_FRAME), low=NONE, high=CARDS),
    image.Field("picked", "h", low=0, high=PICKS),
    image.Field("picks", "h", (PICKS,), low=0, high=ACTIONS - 1),
    image.Field("deck", "b", (CARDS,), low=NONE, high=DESIGNS - 1),
    image.Field("top", "h", low=0, high=CARDS),
    image.Field("bottom", "h", low=0, high=CARDS),
    image.Field("pile", "b", low=0),
    image.Field("pool", "b", (ROW,), low=0),
    image.Field("spent", "b", (ROW,), low=0),
    image.Field("town", "b", (MATERIALS,), low=0),
    image.Field("country", "b", (MATERIALS,), low=0),
    image.Field("hand", "b", (SEATS, ROW), low=0),
    image.Field("stockpile", "b", (SEATS, ROW), low=0),
    image.Field("clients", "b", (SEATS, ROW), low=0),
    image.Field("vault", "b", (SEATS, ROW), low=0),
    image.Field("played", "b", (SEATS, ROW), low=0),
    image.Field("building", "b", (SEATS, DESIGNS), low=0, high=63),
    image.Field("under", "b", (SEATS, DESIGNS), low=0, high=48),
    image.Field("sites", "b", (SEATS, MATERIALS), low=0),
    image.Field("senators", "b", (SEATS,), low=0),
    image.Field("senator_played", "b", (SEATS,), low=0, high=1),
    image.Field("units", "b", (SEATS,), low=0),
    image.Field("held", "b", (SEATS,), low=NONE, high=DESIGNS - 1),
    image.Field("used", "b", (SEATS,), low=0, high=1),
    image.Field("surveys", "b", (SEATS, 2), low=0),
    image.Field("fresh", "b", (SEATS, ROLES), low=0),
    image.Field("acted", "b", (SEATS, ROLES), low=0),
    image.Field("shown", "b", (SEATS, MATERIALS), low=0),
    image.Field("seen", "b", (SEATS, MATERIALS), low=0),
    image.Field("known", "b", (SEATS, MATERIALS), low=0),
    image.Field("demanded", "b", (MATERIALS,), low=0),
    image.Field("favour", "b", (SEATS,), low=NONE, high=SEATS - 1),
)


class Zones(Position):
    """All cards, sites and turn flags.

    Rows of cards count designs, then materials. `deck[bottom:top]` is the deck, its top card last; what lies below is
    the half removed in the introductory game. `spent` holds the cards under buildings, crosswise on public ones, and
    out of the game: nothing brings them back. `power` and `functions` follow from the buildings.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        if not cython.compiled:
            self.turns = self.leader = self.role = self.reason = self.winners = 0
            self.depth = self.picked = self.top = self.bottom = self.pile = self.watched = self.count = self.lost = 0
            self.frame = [[0] * PARTS_OF_FRAME for _ in range(FRAMES)]
            self.picks = [0] * PICKS
            self.deck = [0] * CARDS
            self.pool, self.spent = [0] * ROW, [0] * ROW
            self.town, self.country, self.demanded = [0] * MATERIALS, [0] * MATERIALS, [0] * MATERIALS
            self.hand, self.stockpile, self.clients = table(ROW), table(ROW), table(ROW)
            self.vault, self.played = table(ROW), table(ROW)
            self.building, self.under = table(DESIGNS), table(DESIGNS)
            self.sites, self.fresh, self.acted = table(MATERIALS), table(ROLES), table(ROLES)
            self.shown, self.seen, self.known = table(MATERIALS), table(MATERIALS), table(MATERIALS)
            self.surveys, self.power = table(2), table(POWERS)
            self.senators, self.senator_played, self.units = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.held, self.used, self.favour = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.influence, self.functions = [0] * SEATS, [0] * SEATS
            self.scratch = [0] * ACTIONS
            self.points, self.total = table(PARTS), [0] * SEATS
            self.left = [0] * MATERIALS
            self.loose = [0] * CARDS
            self.hand_size, self.vault_size = [0] * SEATS, [0] * SEATS

    def copy_zones(self, other: Zones) -> None:
        seats = max(self.seats, other.seats)
        depth = max(self.depth, other.depth)
        picked = max(self.picked, other.picked)
        self.copy_position(other)
        other.turns = self.turns
        other.leader = self.leader
        other.role = self.role
        other.reason = self.reason
        other.winners = self.winners
        other.depth = self.depth
        for i in range(depth):
            other.frame[i][:] = self.frame[i]
        other.picked = self.picked
        for i in range(picked):
            other.picks[i] = self.picks[i]
        other.deck[:] = self.deck
        other.top = self.top
        other.bottom = self.bottom
        other.pile = self.pile
        other.pool[:] = self.pool
        other.spent[:] = self.spent
        other.town[:] = self.town
        other.country[:] = self.country
        for seat in range(seats):
            other.hand[seat][:] = self.hand[seat]
            other.stockpile[seat][:] = self.stockpile[seat]
            other.clients[seat][:] = self.clients[seat]
            other.vault[seat][:] = self.vault[seat]
            other.played[seat][:] = self.played[seat]
            other.building[seat][:] = self.building[seat]
            other.under[seat][:] = self.under[seat]
            other.sites[seat][:] = self.sites[seat]
            other.surveys[seat][:] = self.surveys[seat]
            other.fresh[seat][:] = self.fresh[seat]
            other.acted[seat][:] = self.acted[seat]
            other.shown[seat][:] = self.shown[seat]
            other.seen[seat][:] = self.seen[seat]
            other.known[seat][:] = self.known[seat]
            other.power[seat][:] = self.power[seat]
        other.senators[:] = self.senators
        other.senator_played[:] = self.senator_played
        other.units[:] = self.units
        other.held[:] = self.held
        other.used[:] = self.used
        other.demanded[:] = self.demanded
        other.favour[:] = self.favour
        other.influence[:] = self.influence
        other.functions[:] = self.functions
        other.watched = self.watched

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
        self.tell(DECLINED, seat, kind)

    # ------------------------------------------------------------------ cards

    def add(self, row: list[int], design: int) -> None:
        row[design] += 1
        row[OF + self.box.material[design]] += 1

    def take(self, row: list[int], design: int) -> None:
        row[design] -= 1
        row[OF + self.box.material[design]] -= 1

    def lowest(self, row: list[int], material: int) -> int:
        """G-RULING-40: of several cards of a material the one with the lowest number moves."""
        for i in range(self.box.members[material]):
            if row[self.box.member[material][i]]:
                return self.box.member[material][i]
        return NONE

    def size(self, row: list[int]) -> int:
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
        self.tell(CARD_DRAWN, seat, design)

    def leave_hand(self, seat: int, design: int) -> None:
        """A card leaves a hand, seen by all; one that was shown this turn leaves first (G-LEGION-11)."""
        material = self.box.material[design]
        self.take(self.hand[seat], design)
        if self.shown[seat][material]:
            self.shown[seat][material] -= 1
        if self.seen[seat][material]:
            self.seen[seat][material] -= 1
        if self.known[seat][material]:
            self.known[seat][material] -= 1
        self.barrier += 1

    def leave_hand_unseen(self, seat: int, design: int) -> None:
        """G-B-BASILICA-1: for the others it may be any of the cards they know of."""
        material = self.box.material[design]
        self.take(self.hand[seat], design)
        if self.shown[seat][material]:
            self.shown[seat][material] -= 1
        for material in range(MATERIALS):
            if self.seen[seat][material]:
                self.seen[seat][material] -= 1
            if self.known[seat][material]:
                self.known[seat][material] -= 1
        self.barrier += 1

    # ------------------------------------------------------------------ limits

    def grants(self, seat: int, bit: int) -> bool:
        """Whether an active function of a seat grants something."""
        return self.power[seat][GRANTS] & bit != 0

    def clientele_room(self, seat: int) -> int:
        """G-LIM-2, G-LIM-7."""
        limit = (self.influence[seat] + self.power[seat][CLIENT_ADD]) * self.power[seat][CLIENT_FACTOR]
        return limit - self.size(self.clients[seat])

    def vault_room(self, seat: int) -> int:
        """G-LIM-3, G-LIM-7."""
        return self.influence[seat] + self.power[seat][VAULT_ADD] - self.size(self.vault[seat])


def table(width: int) -> list[list[int]]:
    return [[0] * width for _ in range(SEATS)]
