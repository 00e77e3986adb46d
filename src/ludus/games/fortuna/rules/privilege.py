"""Privilege cards: playing A and B cards, drawing for tokens, keeping (F-PRIV, F-PROTO-5)."""

from ..declaration import *
from . import palace, pile
from .zones import Zones


def answers(s: Zones, seat: int) -> None:
    """F-PROTO-5: the plays of the hand, each card by itself."""
    cards = s.hand[seat] & s.box.playable
    card = 0
    while cards:
        if cards & 1:
            base = PLAY + card * PLAYS
            if s.box.effect[card] == STEP_CARD:
                if s.stepped < s.box.step_cards_per_round and s.square[seat] < s.box.last_square:
                    s.offer(base + ALONE)
            elif s.box.effect[card] == PIECE_CARD:
                if has_room(s, seat, VESTAL):
                    s.offer(base + FOR_VESTAL)
                if has_room(s, seat, CENTURION):
                    s.offer(base + FOR_CENTURION)
            else:
                cubes(s, s.box.cube[card], base)
        cards >>= 1
        card += 1


def has_room(s: Zones, seat: int, kind: int) -> bool:
    return s.own[seat][kind] < s.box.most[kind] and s.supply[kind] > 0


def cubes(s: Zones, fixed: int, base: int) -> None:
    """The second cube, out of what the supply holds after the first; alone only if there is no second."""
    first = min(s.box.card_fixed_cubes, s.supply[fixed])
    second = False
    for cube in range(CUBES):
        if s.supply[cube] > (first if cube == fixed else 0):
            s.offer(base + FOR_CUBE + cube)
            second = True
    if first and not second:
        s.offer(base + ALONE)


def play(s: Zones, seat: int, action: int) -> None:
    """Carries a play out completely and discards the card face up; the step asked before is asked again."""
    card = (action - PLAY) // PLAYS
    what = (action - PLAY) % PLAYS
    s.hand[seat] &= ~(1 << card)
    s.discards |= 1 << card
    s.barrier += 1
    if s.took[seat] == card:
        s.took[seat] = GONE
    s.tell(PrivilegePlayed, seat, card, what)
    if s.box.effect[card] == STEP_CARD:
        s.stepped += 1
        palace.approach(s, seat, s.box.card_steps)
    elif s.box.effect[card] == PIECE_CARD:
        kind = VESTAL + what - FOR_VESTAL
        s.take(seat, kind, min(s.box.card_pieces, s.box.most[kind] - s.own[seat][kind]))
    else:
        s.take(seat, s.box.cube[card], s.box.card_fixed_cubes)  # F-PRIV-A-4: water into the reservoir
        if what != ALONE:
            s.take(seat, what - FOR_CUBE, s.box.card_free_cubes)


def draw(s: Zones, seat: int) -> None:
    """Phase 5: a card for each token taken; the tokens are back in the supply (F-PRIV-1, F-PRIV-4)."""
    tokens = s.about[s.depth - 1]
    s.become(D_END)
    if tokens:
        pile.draw(s, seat, tokens * s.box.cards_per_token)
        if s.choice:
            s.push(D_KEEP)


def keep_answers(s: Zones, seat: int) -> None:
    """Each single card; with a Basilica each pair, too (F-PRIV-2, F-PRIV-3)."""
    for card in range(PRIVILEGES):
        if s.choice >> card & 1:
            s.offer(KEEP + card)
    if s.has_built(seat, BASILICA):
        for card in range(PRIVILEGES):
            for other in range(card + 1, PRIVILEGES):
                if s.choice >> card & s.choice >> other & 1:
                    s.offer(KEEP_TWO + s.box.menus.pair[card][other])


def kept_by(s: Zones, action: int) -> int:
    """The set of cards an answer keeps."""
    if action < KEEP_TWO:
        return 1 << (action - KEEP)
    return 1 << s.box.menus.first[action - KEEP_TWO] | 1 << s.box.menus.second[action - KEEP_TWO]


def discarding(s: Zones, action: int) -> int:
    """The answer that would keep what this one discards: to the others, answers with the same discards look alike."""
    rest = s.choice & ~kept_by(s, action)
    first = NONE
    for card in range(PRIVILEGES):
        if rest >> card & 1:
            if first != NONE:
                return KEEP_TWO + s.box.menus.pair[first][card]
            first = card
    return KEEP + first if first != NONE else NOTHING


def keep(s: Zones, seat: int, action: int) -> None:
    kept = kept_by(s, action)
    s.pop()
    s.hand[seat] |= kept
    s.discards |= s.choice & ~kept
    for card in range(PRIVILEGES):
        if kept >> card & 1:
            s.tell(PrivilegeKept, seat, card)
    for card in range(PRIVILEGES):
        if s.choice & ~kept & 1 << card:
            s.tell(PrivilegeDiscarded, seat, card)
    s.choice = 0
    s.barrier += 1
