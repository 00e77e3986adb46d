cimport cython

from . cimport opening, scoring
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(unknown=int, looked=int, known=int, at=int)
cdef void hide(Zones s, int viewer) noexcept nogil
cdef bint revealed(Zones s, int seat) noexcept nogil
@cython.locals(end=int, top=int, at=int, card=int)
cdef int shuffled(Zones s, int cards, int start) noexcept nogil
@cython.locals(cards=int)
cdef int hand_out(Zones s, int start, int number) noexcept nogil
@cython.locals(seen=int, at=int, number=int)
cdef int hide_hands(Zones s, int viewer, int looked, int known) noexcept nogil
cdef bint knows(Zones s, int viewer, int seat) noexcept nogil
