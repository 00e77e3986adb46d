"""State: a position of Lutèce as the core contract wants it."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.native import face
from ....core.position import Position
from ....core.types import u64
from .. import sound
from ..declaration import *
from ..judgement import sense
from . import bribes, contest, gain, hide, offers, play, scoring, setup
from .look import Look


class State(Look):
    """One game in progress, hidden cards included."""

    @property
    def game(self) -> str:
        return "lutece"

    def deal(self) -> None:
        setup.deal(self)
        offers.begin_round(self)

    def list_answers(self, seat: int) -> int:
        menu = play.menu(self, seat)
        if menu == NONE:
            self.offered = self.scratch
            return gain.answers(self, seat)
        self.offered = self.box.menus.ids[menu]
        return self.box.menus.count[menu]

    @face
    def legal(self, seat: int) -> tuple[int, ...]:
        if not self.is_pending(seat):
            return ()
        menu: int = play.menu(self, seat)
        if menu == NONE:
            return Position.legal(self, seat)
        return self.box.menus.lists[menu]

    def perform(self, seat: int, action: int) -> None:
        play.resolve(self, seat, action)

    def aside(self, seat: int) -> Sequence[int]:
        """L-BRIBE-4: who has agreed may still raise, as long as somebody is asked."""
        if seat < 0 or seat >= self.seats or self.pending >> seat & 1 or self.step != BRIBES:
            return ()
        return self.box.menus.lists[bribes.menu(self, seat)][1:]  # all but to agree

    def hide(self, seat: int) -> None:
        hide.hide(self, seat)

    def observed(self, viewer: int, seat: int, action: int) -> int:
        return BID if self.step == BIDS else action  # L-INFO-9: that a player has chosen, not what

    def suggest(self, seat: int, roll: u64) -> int:
        if self.step == BIDS:
            return sense.suggest_bid(self, seat, roll)
        if self.step == BRIBES:
            return sense.suggest_raise(self, seat, roll)
        if self.step == LEGION:
            return sense.suggest_support(self, seat, roll)
        return Position.suggest(self, seat, roll)

    def estimate(self) -> bool:
        if self.step != BIDS or self.pending != (1 << self.seats) - 1:
            return False
        sense.estimate(self)
        return True

    def tally(self) -> None:
        scoring.score(self)

    def beats(self, seat: int, other: int) -> int:
        return scoring.beats(self, seat, other)  # L-WIN-4

    def scores(self) -> list[int]:
        """The total of every seat, as if the game ended now; all of it is public."""
        scoring.score(self)
        return [self.total[seat] for seat in range(self.seats)]

    def sheet(self) -> list[list[int]]:
        """The four parts of every seat's score (I to IV of the rules)."""
        scoring.score(self)
        return [[self.points[seat][part] for part in range(PARTS)] for seat in range(self.seats)]

    def majorities(self) -> list[list[int]]:
        """Who holds the majority of each Resource now (L-SCORE-2): nobody, one seat, or several who share it."""
        scoring.score(self)
        return [[seat for seat in range(self.seats) if self.holders[i] >> seat & 1] for i in range(RESOURCES)]

    def goods(self) -> list[list[int]]:
        """The units of each Resource that every seat controls."""
        scoring.score(self)
        return [[self.controlled[seat][i] for i in range(RESOURCES)] for seat in range(self.seats)]

    def resource_points(self) -> list[list[int]]:
        """What the majority or minority of each Resource is worth to every seat now (L-SCORE-1 to L-SCORE-7)."""
        scoring.score(self)
        return [[self.worth[seat][i] for i in range(RESOURCES)] for seat in range(self.seats)]

    def leads(self) -> list[tuple[int, int]]:
        """By how many units each majority is ahead of everybody else, and the highest Talent of who holds it."""
        scoring.score(self)
        found = []
        for resource in range(RESOURCES):
            held = [(self.controlled[seat][resource], self.holders[resource] >> seat & 1) for seat in range(self.seats)]
            most = max((units for units, holds in held if holds), default=0)
            rest = max((units for units, holds in held if not holds), default=0)
            talent = max((self.best[seat][resource] for seat, (_, holds) in enumerate(held) if holds), default=0)
            found.append((most - rest, talent))
        return found

    def prizes(self) -> list[int]:
        """What every card in front of somebody scores by itself at the end, by its number; 0 for all others."""
        scoring.score(self)
        found = [0] * CARDS
        for card in range(CARDS):
            if self.place[card] < SEATS and self.box.role[card] != MARKET:
                found[card] = scoring.prize(self, self.place[card], card) + self.box.vp[card]
        for seat in range(self.seats):  # L-SCORE-12: the Markets that the best use of the units fulfils
            for resource in range(RESOURCES):
                self.spare[resource] = self.controlled[seat][resource]
            for card in range(CHARACTERS, CARDS):
                if self.place[card] == seat and self.box.role[card] == MARKET:
                    left = self.box.markets >> card - CHARACTERS << card - CHARACTERS  # from this one on
                    if scoring.most_markets(self, seat, left) > scoring.most_markets(self, seat, left & left - 1):
                        scoring.spend(self, card, 1)
                        found[card] = self.box.vp[card]
        return found

    def brings(self, seat: int) -> list[list[int] | None]:
        """By slot, how each part of a seat's score would change if it bought the card there now; None without one."""
        before = self.sheet()[seat]
        found: list[list[int] | None] = [None] * SLOTS
        for slot in range(SLOTS):
            if self.offer[slot] != NONE:
                after = self.bought(seat, slot).sheet()[seat]
                found[slot] = [after[part] - before[part] for part in range(PARTS)]
        return found

    def bought(self, seat: int, slot: int) -> State:
        """This state after a seat has paid for the card in a slot and has taken it, whatever comes of the rest."""
        after: State = self.clone()
        after.step = PURCHASE
        after.purse[seat] -= min(after.purse[seat], after.box.cost[after.offer[slot]])
        gain.acquire(after, seat, slot)
        return after

    def leeway(self, seat: int) -> list[int | None]:
        """How much gold may still leave the purse before the card at each place could no longer be paid (L-PAY-4).

        Whatever becomes of the card that is visited first: it is bought, or the bribe on it comes back (L-CONTEST-3).
        Below 0 the card is out of reach already; None is Revenue, which costs nothing.
        """
        found: list[int | None] = [None] * POSITIONS
        before: State = self.clone()
        places = [place for place in range(POSITIONS) if self.bid[seat][place] != REVENUE]
        before.purse[seat] += (POSITIONS - len(places)) * self.box.revenue_gold  # L-BUY-3: first of all
        purse = before.purse[seat]
        for place in sorted(places, key=lambda place: self.bid[seat][place]):
            slot = self.bid[seat][place]
            found[place] = purse - self.box.cost[self.offer[slot]]
            if purse >= self.box.cost[self.offer[slot]]:
                lost = purse + self.bribe[seat][place] + self.box.compensation_gold
                purse = min(lost, before.bought(seat, slot).purse[seat])
        return found

    def legions(self) -> list[int]:
        """The Legionnaires every seat owns (L-LEGION-1)."""
        return [self.legionnaires(seat) for seat in range(self.seats)]

    def strengths(self) -> list[int]:
        """How strong every seat is in the contest (L-CONTEST-2); NONE for those that have no bid in it."""
        if self.step != LEGION:
            return [NONE] * self.seats
        bidding = [self.bid_on(seat, self.slot) != NONE for seat in range(self.seats)]
        return [contest.strength(self, seat) if bids else NONE for seat, bids in enumerate(bidding)]

    def aided(self) -> list[int]:
        """How strong each of them would be with one more Legionnaire (L-LEGION-2)."""
        more = self.box.legionnaire_bribe
        return [strength if strength == NONE else strength + more for strength in self.strengths()]

    @face
    def check(self) -> None:
        sound.check(self)
