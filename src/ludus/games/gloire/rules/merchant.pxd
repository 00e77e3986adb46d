from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

cdef void store(Zones s, int seat, int design, int source) noexcept nogil
