cimport cython

from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s, int seat) noexcept nogil
cdef void options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void discard(Zones s, int seat, int action) noexcept nogil
cdef void to_pool(Zones s, int seat, int design) noexcept nogil
@cython.locals(cards=int)
cdef void think(Zones s, int seat, int action) noexcept nogil
