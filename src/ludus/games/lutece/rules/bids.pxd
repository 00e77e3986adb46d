from ..declaration cimport *
from .zones cimport Zones

cdef int menu(Zones s) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
