from ..declaration cimport *
from .zones cimport Zones

cdef void begin_round(Zones s) noexcept nogil
cdef void end_round(Zones s) noexcept nogil
cdef void end(Zones s, int reason) noexcept nogil
