from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s) noexcept nogil
cdef int menu(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void ask(Zones s) noexcept nogil
cdef int strength(Zones s, int seat) noexcept nogil
cdef int winner(Zones s) noexcept nogil
cdef void give_back(Zones s, int acquirer) noexcept nogil
cdef void clear(Zones s) noexcept nogil
