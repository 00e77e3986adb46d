from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s, int seat) noexcept nogil
cdef void options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef bint take_from_pool(Zones s, int seat, int material) noexcept nogil
