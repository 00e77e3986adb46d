"""The frame of the game: turns, the end of a round, the Podium, the last round (F-ROUND, F-EOR, F-PODIUM, F-END)."""

from ....core.native import face
from ..declaration import *
from .zones import Zones


def begin(s: Zones) -> None:
    s.round += 1
    s.at = 0
    s.tell(RoundBegan, s.podium[0], s.round)
    begin_turn(s)


def begin_turn(s: Zones) -> None:
    """Phase 1, and one's own card face up (F-WATER-1, F-CARD-1)."""
    seat = s.podium[s.at]
    s.turn = seat
    s.stepped = 0
    s.tell(TurnBegan, seat)
    if s.has_built(seat, AQUEDUCT) and s.own[seat][ON_AQUEDUCT] == 0 and s.supply[WATER] > 0:
        water = min(min(s.box.aqueduct_refill, s.box.aqueduct_capacity), s.supply[WATER])
        s.supply[WATER] -= water
        s.own[seat][ON_AQUEDUCT] = water
        s.tell(AqueductFilled, seat, water)
    own_card = s.locked & s.cards[s.side[seat]]
    if own_card:
        s.locked &= ~own_card
        s.tell(CardTurnedUp, seat, s.box.menus.cards[own_card][0])
    s.become(D_CARD)


def end_turn(s: Zones) -> None:
    for value in range(FACES):
        s.faces[value] = 0
    s.stepped = 0
    if s.at + 1 < s.seats:
        s.at += 1
        begin_turn(s)
    else:
        end_round(s)


def end_round(s: Zones) -> None:
    """F-EOR-1 to F-EOR-4; the last round has none of it (F-END-2)."""
    for seat in range(s.seats):
        if s.rank[seat]:
            end(s, PALACE_REACHED)  # F-END-1
            return
    if s.round == ROUNDS:
        end(s, ROUNDS_OUT)  # F-END-3
        return
    set_podium(s)
    place_tokens(s)
    s.turned = 0
    s.tell(FavorsTurnedUp, NONE)
    begin(s)


@face
def set_podium(s: Zones) -> None:
    """The holder of Fortuna first, then the richest; ties go to the one nearer clockwise from the first."""
    first = s.podium[0]  # F-PODIUM-4: unless a player holds Fortuna
    for seat in range(s.seats):
        if s.cards[s.side[seat]] >> FORTUNA & 1:
            first = seat
    s.podium[0] = first
    for distance in range(1, SEATS):
        if distance == s.seats:
            break
        seat = (first + distance) % s.seats
        place = distance
        while place > 1 and s.money[s.podium[place - 1]] < s.money[seat]:
            s.podium[place] = s.podium[place - 1]
            place -= 1
        s.podium[place] = seat
    for place in range(s.seats):
        s.tell(PodiumSet, s.podium[place], place + 1)


def place_tokens(s: Zones) -> None:
    """F-EOR-2, F-RULING-13: ascending numbers, until the supply is empty."""
    supply = s.box.all_tokens - s.box.palace_tokens
    for favor in range(FAVORS):
        supply -= s.tokens[favor]
    for favor in range(FAVORS):
        if not s.turned >> favor & 1:
            more = min(min(s.box.tokens_per_round, s.box.tokens_max - s.tokens[favor]), supply)
            if more > 0:
                s.tokens[favor] += more
                supply -= more
                s.tell(TokenPlaced, NONE, favor + 1, s.tokens[favor])


def end(s: Zones, reason: int) -> None:
    """F-SCORE-1: who is in Rome reveals his privilege cards."""
    s.depth = 1
    s.become(OVER)
    s.reason = reason
    s.turn = 0
    s.question += 1
    s.barrier += 1
    for seat in range(SEATS):
        s.took[seat] = NONE  # nothing is left to be guessed
    for seat in range(s.seats):
        if s.square[seat] >= s.box.gate_square:
            for card in range(PRIVILEGES):
                if s.hand[seat] >> card & 1:
                    s.tell(HandRevealed, seat, card)
    s.tell(GameEnded, NONE, reason)
