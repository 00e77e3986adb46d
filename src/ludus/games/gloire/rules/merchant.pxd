cimport cython

from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(room=bint)
cdef void begin(Zones s, int seat) noexcept nogil
cdef void options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void store(Zones s, int seat, int design, int source) noexcept nogil
