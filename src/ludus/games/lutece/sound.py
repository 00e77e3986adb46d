"""Whether a position can be played on: no text and no image may lead the rules astray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.errors import require
from .declaration import *

if TYPE_CHECKING:
    from .rules.state import State

REVEALED = (LEGION, ATTACH)  # the steps of the purchase that ask


def check(state: State) -> None:
    """Refuses cards in two places or in none, gold on nothing, and a step the rules could not have come to."""
    require(2 <= state.seats <= SEATS, f"{state.seats} seats, expected 2 to {SEATS}")
    require(state.tiles == state.box.tiles[state.seats], "the tiles are not those of so many players (L-SETUP-1)")
    require(1 <= state.round <= ROUNDS, f"round {state.round}: expected 1 to {ROUNDS}")
    require(state.turn < state.seats, f"turn {state.turn}: expected a seat")
    check_places(state)
    check_piles(state)
    check_offers(state)
    check_step(state)
    check_hosts(state)
    for seat in range(SEATS):
        check_bids(state, seat)
    check_pending(state)


def check_places(state: State) -> None:
    """Who may own a card, and which cards are out of the game from the start (L-SETUP-4, L-SETUP-5)."""
    aside = 0
    for card, place in zip(state.box.deck.cards, state.place, strict=True):
        used = card.min_players <= state.seats
        require((place != UNUSED) == used, f"{card.id} is for another number of players (L-SETUP-4)")
        require(place >= SEATS or place < state.seats, f"{card.id} belongs to nobody at the table")
        if place == ASIDE:
            aside += 1
            require(card.kind.role == MARKET, f"{card.id} is set aside, expected Markets (L-SETUP-5)")
    expected = state.box.markets_removed[state.seats]
    require(aside == expected, f"{aside} Markets are set aside, expected {expected} (L-SETUP-5)")


def check_piles(state: State) -> None:
    places, piles, sizes = state.place, state.pile, state.left
    for row in range(ROWS):
        pile, rest = piles[row][: sizes[row]], piles[row][sizes[row] :]
        lying = [card for card in cards_of(row) if places[card] == IN_PILE]
        require(sorted(pile) == lying and all(card == NONE for card in rest), "a pile is not in order (L-SETUP-6)")


def check_offers(state: State) -> None:
    """One card a slot, coins on cards only."""
    places = state.place
    for row in range(ROWS):
        found = []
        for slot in range(row * ROW, (row + 1) * ROW):
            card = state.offer[slot]
            if card != NONE:
                require(slot % ROW < state.tiles, f"slot {SLOT_NAMES[slot]} is not in play (L-SETUP-1)")
                found.append(card)
            require(card != NONE or state.coins[slot] == 0, f"slot {SLOT_NAMES[slot]}: coins lie on a card")
        lying = [card for card in cards_of(row) if places[card] == IN_SLOT]
        require(sorted(found) == lying, "a card lies in two slots, or in none")


def check_step(state: State) -> None:
    """What each step takes for granted of its slot and of the slots still to come."""
    over, slot = state.step == OVER, state.slot
    require(state.step != PURCHASE, "the purchase itself asks nothing (L-PROTO-3)")
    require(over == (state.reason != NO_REASON), "the game is over, or has no reason to be (L-END)")
    require(state.step == ATTACH or state.taken == NONE, "no Apprentice looks for a host (L-PROTO-4)")
    if state.step in REVEALED:
        row_end = SLOTS if state.step == LEGION else ROW
        require(slot < row_end and slot % ROW < state.tiles, "this slot cannot be asked about (L-BUY-4)")
    else:
        require(slot == 0, "no slot is being resolved (L-BUY-4)")
    if state.step == LEGION:
        bidders = sum(slot in state.bid[seat] for seat in range(state.seats))
        require(bidders > 1, f"slot {SLOT_NAMES[slot]} is not contested (L-BUY-7)")
    if state.step == ATTACH:
        require(state.offer[slot] == NONE, f"slot {SLOT_NAMES[slot]}: the Apprentice has left it, expected -")
    for to_come in range(first_open(state), SLOTS):
        empty = to_come % ROW < state.tiles and state.offer[to_come] == NONE
        require(over or not empty, f"slot {SLOT_NAMES[to_come]} is empty (L-OFFER-1)")


def first_open(state: State) -> int:
    """The first slot that is not finished."""
    return state.slot + (state.step == ATTACH)


def check_hosts(state: State) -> None:
    """L-APP-1, L-APP-3, L-APP-4: an Apprentice waits only while its owner has no host, or is asked for one."""
    places, hosts, cards = state.place, state.host, state.box.deck.cards
    with_hosts = {places[card] for card in range(CHARACTERS) if cards[card].resource != NONE}
    for card, host in enumerate(hosts):
        name, owner, apprentice = cards[card].id, places[card], cards[card].kind.role == APPRENTICE
        if host != NONE:
            fits = owner < SEATS and places[host] == owner and cards[host].resource != NONE
            require(apprentice and fits, f"{name}@{cards[host].id}: expected an Apprentice and its host (L-APP-4)")
        elif apprentice and owner < SEATS and card != state.taken:
            require(owner not in with_hosts, f"{name} waits beside a host, expected {name}@HOST (L-APP-3)")


def check_bids(state: State, seat: int) -> None:
    """Two cards of the hand, bribes on what is not settled yet, support for bidders; an empty place holds nothing."""
    left, right = state.bid[seat]
    bribes, support = state.bribe[seat], state.support[seat]
    if left == NONE or right == NONE:
        require(left == right, f"seat {seat}: a bid is two cards (L-BID-1)")
        require(not any(bribes), f"seat {seat}: a bribe lies on a card that was played (L-BRIBE-1)")
        waits = seat >= state.seats or state.step in (BIDS, OVER)
        require(waits, f"seat {seat}: every seat needs a bid")
    else:
        require(seat < state.seats, f"seat {seat} is not at the table, but bids")
        action = BID + left * HAND + right
        require(
            action in state.box.menus.lists[BID_MENU + state.tiles],
            f"bid {HAND_NAMES[left]} {HAND_NAMES[right]}: expected two cards of the hand (L-BID-2)",
        )
        require(state.step != OVER, f"seat {seat}: all cards are back in hand (L-ROUND-2)")
    for card, gold in zip((left, right), bribes, strict=True):
        settled = state.step in REVEALED and (card == REVENUE or card < first_open(state))
        require(
            gold == 0 or not (settled or state.step == BIDS),
            f"seat {seat}: a bribe lies on {HAND_NAMES[card]}, which cannot be in this step",
        )
    supported = state.step == LEGION and state.slot in (left, right)
    require(support == 0 or supported, f"seat {seat}: support is for a bidder on a contested card (L-LEGION-2)")
    require(seat < state.seats or state.purse[seat] == 0, f"seat {seat} is not at the table, but has gold")


def check_pending(state: State) -> None:
    """Nobody is asked who cannot answer, and somebody is, until the game is over."""
    asked = sum(1 << seat for seat in range(state.seats) if can_be_asked(state, seat))
    require(state.pending & ~asked == 0, "pending: expected seats that can be asked now (L-PROTO-1 to L-PROTO-4)")
    require((state.pending == 0) == (state.step == OVER), "nobody is pending")
    require(state.step != BIDS or state.pending == asked, "who has not chosen is pending (L-BID-4)")
    require(state.step != ATTACH or state.pending == 1 << state.turn, "the owner of the Apprentice is asked (L-APP-1)")


def can_be_asked(state: State, seat: int) -> bool:
    """Whether the step of a position can have a question for a seat."""
    if state.step == BIDS:
        return bool(state.bid[seat][0] == NONE)
    if state.step == BRIBES:
        return bool(state.purse[seat] > 0)
    places, cards = state.place, state.box.deck.cards
    if state.step == LEGION:
        return any(places[card] == seat and cards[card].kind.role == LEGIONNAIRE for card in range(CHARACTERS))
    if state.step == ATTACH and state.taken != NONE:
        hosts = sum(places[card] == seat and cards[card].resource != NONE for card in range(CHARACTERS))
        waits = cards[state.taken].kind.role == APPRENTICE and state.host[state.taken] == NONE
        return bool(places[state.taken] == seat and waits and hosts > 1)
    return False


def cards_of(row: int) -> range:
    return range(CHARACTERS) if row == CHARACTER_ROW else range(CHARACTERS, CARDS)
