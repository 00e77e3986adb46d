from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s) noexcept nogil
cdef int menu(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void ask(Zones s) noexcept nogil
