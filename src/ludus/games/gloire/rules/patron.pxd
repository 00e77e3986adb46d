cimport cython

from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

cdef void hire(Zones s, int seat, int design, int source) noexcept nogil
@cython.locals(roles=int)
cdef void options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void act(Zones s, int seat, int role) noexcept nogil
