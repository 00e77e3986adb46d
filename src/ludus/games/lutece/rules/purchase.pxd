from . cimport contest, gain
from ..declaration cimport *
from .zones cimport Zones

cdef void begin(Zones s) noexcept nogil
cdef void visit(Zones s) noexcept nogil
cdef void settle(Zones s) noexcept nogil
cdef void leave(Zones s) noexcept nogil
cdef void pay(Zones s, int seat) noexcept nogil
cdef void remove(Zones s) noexcept nogil
