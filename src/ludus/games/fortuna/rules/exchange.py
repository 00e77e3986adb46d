"""Phase 2, its beginning and its end: a card is chosen, and exchanged once it is done (F-CARD, F-SWAP)."""

from ..declaration import *
from .zones import Zones


def choose_answers(s: Zones, seat: int) -> None:
    """F-CARD-2: the three cards of one's own side, executable or not."""
    for slot in range(SLOTS):
        s.offer(CHOOSE + s.box.menus.cards[s.cards[s.side[seat]]][slot])


def choose(s: Zones, seat: int, action: int) -> None:
    card = action - CHOOSE
    s.tell(CardChosen, seat, card)
    s.become(D_SWAP, card)  # F-CARD-3: whether it is executed or not
    s.push(D_EXEC, card)


def swap_answers(s: Zones, seat: int) -> None:
    """F-SWAP-1: every face-up card of the three other sides."""
    for distance in range(1, SIDES):
        cards = s.cards[(s.side[seat] + distance) % SIDES] & ~s.locked
        for slot in range(SLOTS):
            card = s.box.menus.cards[cards][slot]
            if card == NONE:
                break
            s.offer(SWAP + (distance - 1) * CARDS + card)


def swap(s: Zones, seat: int, action: int) -> None:
    """F-SWAP-2: the chosen card arrives face up, the taken one lies face down."""
    given = s.about[s.depth - 1]
    side = (s.side[seat] + (action - SWAP) // CARDS + 1) % SIDES
    taken = (action - SWAP) % CARDS
    both = 1 << given | 1 << taken
    s.cards[s.side[seat]] ^= both
    s.cards[side] ^= both
    s.locked |= 1 << taken
    s.tell(CardsExchanged, seat, given, side, taken)
    s.become(D_MIL)
