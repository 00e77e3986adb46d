cimport cython

from . cimport laborer, merchant, patron
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(found=int)
cdef void begin(Zones s, int seat) noexcept nogil
@cython.locals(kind=int, grants=int, found=int)
cdef int still_open(Zones s, int seat) noexcept nogil
@cython.locals(found=int)
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(kind=int, source=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef int source_of(int kind, int action) noexcept nogil
cdef int closed_by(int kind, int source) noexcept nogil
@cython.locals(design=int)
cdef int fetch(Zones s, int seat, int action, int source) noexcept nogil
