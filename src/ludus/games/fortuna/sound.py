"""Whether the parts of a position fit together. The rules trust what they find: no text and no image may fool them."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from operator import or_
from typing import TYPE_CHECKING

from ...core.errors import NotationError
from .declaration import *

if TYPE_CHECKING:
    from .rules.zones import Zones

QUESTIONS = (
    D_DRAFT, D_LOCK, D_CARD, D_EXEC, D_ROLL, D_GIFT, D_SWAP, D_MIL, D_FAVOR, D_FLIP, D_KEEP, D_END, D_PALACE, OVER,
)  # fmt: skip
SETUP = (D_DRAFT, D_LOCK)
# Steps that may lie on the stack above others.
ABOVE = {
    D_EXEC: (D_SWAP, DICE_DUE),
    D_GIFT: (D_SWAP, DICE_DUE),
    D_ROLL: (D_GIFT,),
    D_KEEP: (D_END,),
    D_PALACE: (
        D_CARD, D_EXEC, D_ROLL, D_GIFT, D_SWAP, D_MIL, DICE_DUE, D_FAVOR, TOKENS_DUE, D_FLIP, D_END,
    ),
}  # fmt: skip


def check(s: Zones) -> None:
    """Refuses a position that no game can reach, with a sentence."""
    check_table(s)
    check_stack(s)
    check_cards(s)
    check_goods(s)
    check_favors(s)
    check_privileges(s)


def wrong(text: str) -> NotationError:
    return NotationError(f"the position does not hold together: {text}")


def check_table(s: Zones) -> None:
    if not 2 <= s.seats <= SEATS:
        raise wrong(f"{s.seats} seats, expected 2 to {SEATS}")
    rest = [NONE] * (SEATS - s.seats)
    if sorted(s.podium[: s.seats]) != list(range(s.seats)) or s.podium[s.seats :] != rest:
        raise wrong("the Podium holds every seat once (F-SETUP-3)")
    sides = s.side[: s.seats]
    if sides != sorted(set(sides)) or min(sides) < 0 or s.side[s.seats :] != rest:
        raise wrong("every seat has a side of its own, clockwise (F-SETUP-1)")
    if s.turn >= s.seats or s.pending != (0 if s.step[0] == OVER else 1 << s.turn):
        raise wrong("one seat is asked, or none when the game is over (F-PROTO-1)")
    if s.at >= s.seats or (s.step[0] not in (D_DRAFT, OVER) and s.podium[s.at] != s.turn):
        raise wrong("turns follow the Podium (F-ROUND-1)")
    if s.step[0] == D_DRAFT and not s.draft:
        raise wrong("a draft is asked only when there is one (F-SETUP-11)")
    if (s.round == 0) != (s.step[0] in SETUP) or (s.reason != NO_REASON) != (s.step[0] == OVER):
        raise wrong("the round or the end of the game does not go with the step")


def check_stack(s: Zones) -> None:
    steps, about = s.step[: s.depth], s.about[: s.depth]
    if any(s.step[s.depth :]) or any(s.about[s.depth :]):
        raise wrong("something lies above the stack")
    if steps[-1] not in QUESTIONS or steps[0] in ABOVE:
        raise wrong("no question is asked")
    for below, above in pairwise(steps):
        if below not in ABOVE.get(STEPS[above], ()):
            raise wrong("the steps do not follow from each other")
    for step, what in zip(steps, about, strict=True):
        top = {D_EXEC: CARDS, D_SWAP: CARDS, TOKENS_DUE: FAVORS, D_FLIP: MOST_TOKENS + 1}.get(STEPS[step], 1)
        if what >= top:
            raise wrong("a step is about something that does not exist")
    own = s.cards[s.side[s.turn]]
    if steps[0] == D_SWAP and not own >> about[0] & 1:
        raise wrong("the chosen card lies on its seat's side (F-CARD-2)")
    if len(steps) > 1 and steps[1] == D_EXEC:
        paid_by = about[0] if steps[0] == D_SWAP else about[1] if own & ~s.locked & 1 << about[1] else CORRUPTION
        bribed = paid_by == CORRUPTION and not own >> about[1] & 1 and own & ~s.locked & 1 << CORRUPTION
        if about[1] != paid_by and not bribed:
            raise wrong("this card cannot be executed now (F-MIL-1, F-ACTION-CORRUPTION-2)")
    if D_GIFT in steps and not s.married >> s.turn & 1:
        raise wrong("a gift is for the married (F-ACTION-FAMILY-2)")
    if s.step[0] == D_FLIP and not (s.seats == 2 and s.podium[0] == s.turn):
        raise wrong("only the first of two players turns a favor (F-2P-1)")


def check_cards(s: Zones) -> None:
    if sum(s.cards) != reduce(or_, s.cards):
        raise wrong("an action card lies on two sides")
    seats = {s.side[seat]: seat for seat in range(s.seats)}
    drafting = s.step[0] == D_DRAFT
    for side in range(SIDES):
        count = s.cards[side].bit_count()
        if count != SLOTS and not (drafting and count < (SLOTS + 1 if side in seats else 1)):
            raise wrong("a side holds three action cards (F-SWAP-4)")
        face_down = (s.cards[side] & s.locked).bit_count()
        if side not in seats or drafting:
            expected = 0
        elif s.step[0] == D_LOCK:
            expected = s.podium.index(seats[side]) < s.at
        else:
            expected = not (seats[side] == s.turn and s.step[0] in (D_CARD, D_SWAP))
        if face_down != expected:
            raise wrong("one card of a player is face down outside his choice, none of an empty side (F-SWAP-4)")
    if s.locked & ~reduce(or_, s.cards):
        raise wrong("a face-down card lies nowhere")
    if drafting and (not s.cards[s.side[s.podium[0]]] >> FORTUNA & 1 or s.cards[s.side[s.turn]].bit_count() == SLOTS):
        raise wrong("the first player has Fortuna, and who has three cards is passed over (F-SETUP-11)")


def check_goods(s: Zones) -> None:
    box = s.box
    for kind in range(PIECES):
        owned = sum(s.own[seat][kind] + (s.own[seat][ON_AQUEDUCT] if kind == WATER else 0) for seat in range(s.seats))
        if owned + s.supply[kind] != box.total[kind]:
            raise wrong("the goods are not those of the box (F-COMP-7)")
    for building in range(BUILDINGS):
        if sum(s.built[seat] >> building & 1 for seat in range(s.seats)) + s.stock[building] != box.copies[s.seats]:
            raise wrong("the buildings are not those of the box (F-SETUP-5)")
    for seat in range(SEATS):
        own, built = s.own[seat], s.built[seat]
        if seat >= s.seats:
            if any(own) or built or s.money[seat] or s.square[seat] or s.married >> seat & 1:
                raise wrong("nobody sits there")
            continue
        if any(own[kind] > box.most[kind] for kind in range(CUBES, PIECES)) or own[DIE] == 0:
            raise wrong("a player has one to three dice and at most three vestals and centurions (F-COMP-5)")
        if own[ON_AQUEDUCT] > (box.aqueduct_capacity if built >> AQUEDUCT & 1 else 0):
            raise wrong("water lies on an Aqueduct, one at most (F-WATER-2)")
        if s.money[seat] > box.money_max or s.square[seat] > box.last_square:
            raise wrong("money or square is beyond its track (F-MONEY-1)")
        if built.bit_count() > box.buildings_max:
            raise wrong("a player has at most three buildings (F-ACTION-BUILD-2)")
        if any(built >> building & 1 and box.needs_marriage[building] for building in range(BUILDINGS)):
            if not s.married >> seat & 1:
                raise wrong("a Palace needs marriage (F-ACTION-BUILD-3)")


def check_favors(s: Zones) -> None:
    arrived = any(s.rank)
    held = s.about[0] if s.step[0] == D_FLIP else 0
    supply = s.box.all_tokens - sum(s.tokens) - held - (0 if arrived else s.box.palace_tokens)
    if supply < 0 or max(*s.tokens, held) > s.box.tokens_max:
        raise wrong("there are not so many tokens (F-SETUP-7)")
    dice, rolled = s.own[s.turn][DIE], sum(s.faces)
    if rolled > dice or any(s.faces[s.box.die_faces :]):
        raise wrong("more dice are rolled than the player has, or with other faces (F-DICE-1)")
    if s.step[0] in (*SETUP, OVER) and (rolled or s.stepped):
        raise wrong("nobody rolls or steps outside a turn")
    if s.step[0] in (D_FAVOR, TOKENS_DUE) and rolled != dice:
        raise wrong("all dice are rolled in phase 4 (F-DICE-1)")
    if s.stepped > s.box.step_cards_per_round:
        raise wrong("more type B cards were played than a round allows (F-PRIV-B-2)")


def check_privileges(s: Zones) -> None:
    pile = s.pile[: s.left]
    if len(set(pile)) != len(pile) or NONE in pile or any(card != NONE for card in s.pile[s.left :]):
        raise wrong("the pile is not in order")
    zones = [s.discards, s.palace, s.choice, *s.hand, sum(1 << card for card in pile)]
    used = ALL_PRIVILEGES if s.seats == SEATS else ALL_PRIVILEGES & ~s.box.four_player
    if reduce(or_, zones) != used or sum(zones) != used:
        raise wrong("every privilege card in use lies in one place (F-SETUP-6)")
    if any(s.hand[s.seats :]):
        raise wrong("nobody holds these cards")
    ranks = sorted(rank for rank in s.rank if rank)
    if ranks != list(range(1, len(ranks) + 1)) or any(s.rank[s.seats :]):
        raise wrong("arrivals are numbered from 1 (F-CAESAR-1)")
    for seat in range(s.seats):
        if (s.rank[seat] > 0) != (s.square[seat] == s.box.last_square):
            raise wrong("who is in the palace has arrived (F-END-1)")
        if s.took[seat] != NONE and (s.rank[seat] < 2 or s.step[0] == OVER):
            raise wrong("only later arrivals take a card laid aside (F-CAESAR-2)")
        if s.took[seat] >= 0 and not s.hand[seat] >> s.took[seat] & 1:
            raise wrong("a card taken in the palace is in the hand, or has come to light")
    if any(card != NONE for card in s.took[s.seats :]):
        raise wrong("nobody took that card")
    check_choice(s)


def check_choice(s: Zones) -> None:
    top, rank = s.step[s.depth - 1], s.rank[s.turn]
    choosing = top == D_KEEP or (top == D_PALACE and rank == 1)
    if bool(s.choice) != choosing:
        raise wrong("cards are in the choice of a player who is asked to keep one (F-PRIV-2)")
    if top == D_PALACE and (rank == 0 or (rank > 1 and not s.palace)):
        raise wrong("there is nothing to take in the palace (F-CAESAR-2)")
    if s.palace and (not any(s.rank) or (top == D_PALACE and rank == 1)):
        raise wrong("cards are laid aside by the first to arrive (F-CAESAR-1)")
    if s.step[s.depth - 1] in (D_FAVOR, D_ROLL) and rank:
        raise wrong("a player in the palace has no phase 4 (F-FAVOR-7)")
