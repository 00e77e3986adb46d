from ....core.types cimport i8
from .menus cimport Menus
from ..declaration cimport *

cdef class Box:
    cdef readonly object deck
    cdef readonly Menus menus
    cdef readonly i8[CARDS] cost, resource, amount, talent, role, family, roman, least
    cdef readonly i8[CARDS] vp, effect, effect_base, bonus, bonus_base
    cdef readonly i8[CARDS][RESOURCES] requires
    cdef readonly i8[CHARACTERS] legionnaire, apprentice
    cdef readonly i8[SEATS + 1] tiles, markets_removed
    cdef readonly int legionnaires, apprentices
    cdef readonly int start_gold, revenue_gold, compensation_gold, valuation_gold, legionnaire_bribe
    cdef readonly int majority_vp, middle_vp, minority_vp, fortune_divisor
