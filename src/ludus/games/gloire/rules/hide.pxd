cimport cython

from . cimport buildings, setup
from ..declaration cimport *
from .zones cimport Zones

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
