cimport cython

from . cimport scoring
from ..declaration cimport *
from .zones cimport Zones

cdef bint moved(Zones s) noexcept nogil
@cython.locals(found=int)
cdef bint forum(Zones s) noexcept nogil
@cython.locals(each=int, needed=int, able=int, roles=int)
cdef bint fulfils(Zones s, int seat) noexcept nogil
cdef void finish(Zones s, int reason) noexcept nogil
