"""Phase 4: the reveal, Revenue, then one slot after the other (L-BUY, L-PAY)."""

from ....core.native import first_bit
from ..declaration import *
from . import contest, gain
from .zones import Zones


def begin(s: Zones) -> None:
    """L-BUY-1, L-BUY-3: all cards are turned up, and Revenue is paid first."""
    s.step = PURCHASE
    s.slot = 0
    s.question += 1
    s.barrier += 1
    for seat in range(s.seats):
        s.tell(BidsRevealed, seat, s.bid[seat][0], s.bid[seat][1])
    for seat in range(s.seats):
        for position in range(POSITIONS):
            if s.bid[seat][position] == REVENUE:
                s.purse[seat] += s.box.revenue_gold
                s.tell(RevenueTaken, seat, s.box.revenue_gold)
                if s.bribe[seat][position]:
                    s.tell(BribeLost, seat, s.bribe[seat][position])
                    s.bribe[seat][position] = 0


def visit(s: Zones) -> None:
    """One slot, completely; or up to the question it asks (L-BUY-4)."""
    bidders = s.bidders(s.slot)
    if bidders & bidders - 1:  # L-BUY-7: more than one
        contest.begin(s)
        return
    if bidders:  # L-BUY-6
        pay(s, first_bit(bidders))
    leave(s)


def settle(s: Zones) -> None:
    """The Legionnaire step is over: who gets the card, who gets what back (L-CONTEST)."""
    s.step = PURCHASE
    winner = contest.winner(s)
    if winner == NONE:
        s.tell(ContestTied, NONE, s.slot, s.offer[s.slot])
        contest.give_back(s, NONE)
        remove(s)  # L-CONTEST-4
    else:
        s.tell(ContestWon, winner, s.slot, s.offer[s.slot], contest.strength(s, winner))
        contest.give_back(s, winner)
        pay(s, winner)
    contest.clear(s)
    leave(s)


def leave(s: Zones) -> None:
    """On to the next slot, unless an Apprentice looks for a host."""
    if s.step == PURCHASE:
        s.slot += 1


def pay(s: Zones, seat: int) -> None:
    """The acquirer's bribe is gone; then the full cost out of the purse, or the card is lost (L-PAY)."""
    position = s.bid_on(seat, s.slot)
    card = s.offer[s.slot]
    if s.bribe[seat][position]:
        s.tell(BribeLost, seat, s.bribe[seat][position])
        s.bribe[seat][position] = 0  # L-PAY-1
    if s.purse[seat] >= s.box.cost[card]:
        s.purse[seat] -= s.box.cost[card]
        gain.acquire(s, seat, s.slot)
    else:
        s.tell(CostUnpaid, seat, card, s.box.cost[card])
        remove(s)  # L-PAY-4, L-PAY-5


def remove(s: Zones) -> None:
    """The card leaves the game, and the coins on it go to the bank (L-RULING-12)."""
    s.place[s.offer[s.slot]] = GONE
    s.offer[s.slot] = NONE
    s.coins[s.slot] = 0
