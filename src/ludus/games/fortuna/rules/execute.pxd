cimport cython

from . cimport palace
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(slot=int, count=int)
cdef bint possible(Zones s, int seat, int card, int money, int spent) noexcept nogil
@cython.locals(count=int)
cdef bint can_build(Zones s, int seat, int building, int money) noexcept nogil
cdef bint may_skip(Zones s, int seat, int card) noexcept nogil
@cython.locals(card=int, number=int)
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(supply=int, reservoir=int, aqueduct=int, water=int)
cdef void growing(Zones s, int seat, int card) noexcept nogil
@cython.locals(cost=int, slot=int, number=int)
cdef void buying(Zones s, int seat, int kind) noexcept nogil
@cython.locals(money=int, distance=int, cards=int, card=int, slot=int)
cdef void bribing(Zones s, int seat) noexcept nogil
@cython.locals(card=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void go(Zones s, int seat, int card) noexcept nogil
@cython.locals(reservoir=int, aqueduct=int, goods=int)
cdef void grow(Zones s, int seat, int card, int given) noexcept nogil
@cython.locals(each=int)
cdef void sell(Zones s, int seat, int kind, int number) noexcept nogil
@cython.locals(cost=int, slot=int)
cdef void buy(Zones s, int seat, int kind, int number) noexcept nogil
cdef void marry(Zones s, int seat) noexcept nogil
cdef void build(Zones s, int seat, int building) noexcept nogil
@cython.locals(side=int, card=int, owner=int)
cdef void bribe(Zones s, int seat, int action) noexcept nogil
cdef void roll_options(Zones s, int seat) noexcept nogil
cdef void gift_options(Zones s, int seat) noexcept nogil
@cython.locals(which=int)
cdef void gift(Zones s, int seat, int action) noexcept nogil
