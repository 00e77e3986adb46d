cimport cython

from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(found=int)
cdef int sources(Zones s, int seat) noexcept nogil
cdef void hire(Zones s, int seat, int design, int source) noexcept nogil
@cython.locals(roles=int)
cdef void bath_options(Zones s, int seat) noexcept nogil
cdef void bath(Zones s, int seat, int action) noexcept nogil
cdef void act(Zones s, int seat, int role) noexcept nogil
