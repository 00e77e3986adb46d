cimport cython

from ...core.types cimport i8
from . cimport buildings, ends
from .names cimport *
from .zones cimport Zones

cdef void deal(Zones s, int seats) noexcept nogil
@cython.locals(card=int)
cdef void swap(i8 *row, int i, int j) noexcept nogil
@cython.locals(lowest=int, front=int, design=int)
cdef void find_first(Zones s, int among, int first) noexcept nogil
cdef void show(Zones s, int seat, int design) noexcept nogil
cdef int only(Zones s, int among) noexcept nogil
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(design=int, lowest=int, among=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(pending=int, unseen=int, at=int, i=int)
cdef void hide(Zones s, int viewer) noexcept nogil
@cython.locals(opened=bint, unseen=int, hidden=int)
cdef int gather(Zones s, int viewer) noexcept nogil
cdef int drop(Zones s, int at, int unseen) noexcept nogil
cdef int hand_material(Zones s, int seat, int material, int unseen) noexcept nogil
@cython.locals(kind=int, seat=int, at=int)
cdef int hide_frames(Zones s, int viewer, int unseen) noexcept nogil
@cython.locals(design=int, i=int)
cdef int find_holdable(Zones s, int seat, int unseen) noexcept nogil
@cython.locals(choices=int, needed=int, loose=int, chosen=int)
cdef int hide_giver(Zones s, int seat, int unseen) noexcept nogil
