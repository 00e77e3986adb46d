cimport cython

from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(found=int)
cdef int sources(Zones s, int seat) noexcept nogil
cdef void store(Zones s, int seat, int design, int source) noexcept nogil
