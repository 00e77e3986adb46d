from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

cdef bint stock(Zones s, int seat, int design, int source) noexcept nogil
