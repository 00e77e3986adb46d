cimport cython
from libc cimport math

from ..rules cimport scoring
from ..declaration cimport *
from ..rules.zones cimport Zones

cdef double LONGEST, SHORTEST, STEPS_A_ROUND, SURENESS, DOUBT, TURN, CROP, CROP_ON
cdef double SPARE_CROP, SPARE_CROP_ON, WATER_NEEDED, SPARE_WATER, SPARE_WATER_ON, COIN, COIN_ON, ANY_COIN
cdef double SOLDIER, SOLDIER_ON, PRIESTESS, PRIESTESS_ON, NEW_DIE_ON, NEW_DIE_COST, MARRIAGE, MARRIAGE_ON
cdef double MARRIED_DIE, MARRIED_PALACE, AQUEDUCT_BUILT, AQUEDUCT_ON, BASILICA_BUILT, SCORING, POINT, STEP
cdef double GOODS_CARD

@cython.locals(furthest=int, seat=int)
cdef double service(Zones s) noexcept nogil
@cython.locals(value=double, card=int, cards=int, dice=int, water=int)
cdef double standing(Zones s, int seat, double rounds) noexcept nogil
cdef double cubes(int number, double rounds) noexcept nogil
@cython.locals(points=int)
cdef double promise(Zones s, int seat, int card, double rounds) noexcept nogil
@cython.locals(money=int, value=double)
cdef double having(Zones s, int seat, int kind, int number, int coins, double rounds) noexcept nogil
@cython.locals(value=double, square=int)
cdef double moved(Zones s, int seat, int steps, double rounds) noexcept nogil
@cython.locals(rounds=double, sureness=double, total=double, ahead=double, seat=int, place=int)
cdef void estimate(Zones s) noexcept nogil
