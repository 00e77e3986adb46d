cimport cython
from libc cimport math

from ...core.types cimport u64
from . cimport execute, favor, scoring
from .names cimport *
from .zones cimport Zones

cdef double GOOD, SPARE, COIN, IN_ROME, FIRST, FAVOR_SHARE, STEPS_A_ROUND, NOISE

@cython.locals(step=int, answers=int, plays=int, best=int, most=double, value=double, rounds=double, i=int, noise=int)
cdef int suggest(Zones s, int seat, u64 roll) noexcept nogil
@cython.locals(furthest=int, seat=int)
cdef double service(Zones s) noexcept nogil
@cython.locals(card=int)
cdef double worth(Zones s, int seat, int step, int action, double rounds) noexcept nogil
cdef double cubes(int number) noexcept nogil
@cython.locals(sixes=double)
cdef double vestal(Zones s, int seat, double rounds) noexcept nogil
@cython.locals(fives=double)
cdef double marriage(Zones s, int seat, double rounds) noexcept nogil
@cython.locals(best=double, kind=int, building=int)
cdef double gain(Zones s, int seat, int card, double rounds) noexcept nogil
@cython.locals(coins=int, need=double)
cdef double sale(Zones s, int seat, int kind, int number) noexcept nogil
@cython.locals(value=double)
cdef double built(Zones s, int seat, int building, double rounds) noexcept nogil
@cython.locals(crop=int, water=int, held=int)
cdef double execution(Zones s, int seat, int card, int action, double rounds) noexcept nogil
@cython.locals(value=double, slot=int)
cdef double buying(Zones s, int seat, int kind, int number, double rounds) noexcept nogil
@cython.locals(number=int, given=double, steps=int, kind=int, held=int, square=int, value=double)
cdef double favor_gain(Zones s, int seat, int action) noexcept nogil
@cython.locals(rounds=double, warmth=double, total=double, seat=int)
cdef void estimate(Zones s) noexcept nogil
@cython.locals(value=double, card=int)
cdef double standing(Zones s, int seat, double rounds) noexcept nogil
