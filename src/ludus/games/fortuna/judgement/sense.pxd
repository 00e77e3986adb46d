cimport cython

from ....core.types cimport u64
from ..rules cimport execute, favor
from . cimport worth
from ..declaration cimport *
from ..rules.zones cimport Zones

cdef double FIRST, PEACE, TOKEN, TOKENS, GROWTH, NOISE

@cython.locals(step=int, best=int, most=double, value=double, rounds=double, before=double, i=int, noise=int)
cdef int suggest(Zones s, int seat, u64 roll) noexcept nogil
@cython.locals(card=int, gained=double)
cdef double brings(Zones s, int seat, int step, int action, double before, double rounds) noexcept nogil
@cython.locals(best=double, kind=int, building=int)
cdef double gain(Zones s, int seat, int card, double before, double rounds) noexcept nogil
@cython.locals(value=double)
cdef double done(Zones s, int seat, int card, double rounds) noexcept nogil
@cython.locals(kind=int, goods=int, value=double)
cdef double grown(Zones s, int seat, int card, int reservoir, int aqueduct, double rounds) noexcept nogil
@cython.locals(coins=int)
cdef double sold(Zones s, int seat, int kind, int number, double rounds) noexcept nogil
@cython.locals(cost=int, slot=int)
cdef double bought(Zones s, int seat, int kind, int number, double rounds) noexcept nogil
@cython.locals(value=double)
cdef double built(Zones s, int seat, int building, double rounds) noexcept nogil
@cython.locals(value=double, less=double)
cdef double marched(Zones s, int seat, int card, double before, double rounds) noexcept nogil
@cython.locals(value=double, width=int)
cdef double execution(Zones s, int seat, int card, int action, double before, double rounds) noexcept nogil
@cython.locals(value=double, number=int, highest=int, face=int)
cdef double gift(Zones s, int seat, int which, double rounds) noexcept nogil
@cython.locals(value=double, number=int, given=int, kind=int)
cdef double favor_gain(Zones s, int seat, int action, double rounds) noexcept nogil
cpdef double denied(Zones s, int other, int number) noexcept nogil
@cython.locals(pair=int)
cdef double kept(Zones s, int seat, int action, double rounds) noexcept nogil
@cython.locals(value=double)
cdef double drawn(Zones s, int seat, int card, double rounds) noexcept nogil
@cython.locals(value=double, card=int, what=int)
cdef double play_gain(Zones s, int seat, int action, double rounds) noexcept nogil
