from ....core.types cimport i8
from .menus cimport Menus
from ..declaration cimport *

cdef class Box:
    cdef readonly object deck
    cdef readonly Menus menus
    cdef readonly i8[PIECES] total, most
    cdef readonly i8[GOODS] start
    cdef readonly i8[PIECES][MOST_PIECES] price
    cdef readonly i8[SEATS + 1] copies
    cdef readonly i8[BUILDINGS] cost, needs_marriage
    cdef readonly i8[CARDS] gain
    cdef readonly i8[GIFTS] gift
    cdef readonly i8[CUBES] sale
    cdef readonly i8[FAVORS] least, largest, paid_with
    cdef readonly i8[PRIVILEGES] effect, cube, counts, per, vp
    cdef readonly int refusable, playable, four_player
    cdef readonly int start_money, start_square, palace_tokens, all_tokens, last_square, gate_square, vp_per_square
    cdef readonly int money_max, buildings_max, aqueduct_capacity, tokens_max, step_cards_per_round
    cdef readonly int market_bonus, marriage, corruption_gain, bribe, tax, steps_back
    cdef readonly int die_faces, aqueduct_refill, goods_per_water, steps_per_good
    cdef readonly int steps_married, steps_palace_bonus, steps_per_vestal
    cdef readonly int card_pieces, card_fixed_cubes, card_free_cubes, card_steps
    cdef readonly int military_centurions, cards_per_token, tokens_per_round
