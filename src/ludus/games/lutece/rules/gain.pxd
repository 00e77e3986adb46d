from ..declaration cimport *
from .zones cimport Zones

cdef void acquire(Zones s, int seat, int slot) noexcept nogil
cdef void find_host(Zones s, int seat, int apprentice) noexcept nogil
cdef int options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef bint is_host(Zones s, int seat, int card) noexcept nogil
cdef void attach(Zones s, int seat, int apprentice, int host) noexcept nogil
cdef void effect(Zones s, int seat, int card) noexcept nogil
