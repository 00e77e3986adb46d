cimport cython

from . cimport build, ends, patron
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(kind=int)
cdef void begin(Zones s, int seat) noexcept nogil
cdef void options(Zones s, int seat) noexcept nogil
cdef void resolve(Zones s, int seat, int action) noexcept nogil
@cython.locals(stage=int, done=int, seat=int)
cdef void go_on(Zones s, int leader) noexcept nogil
cdef void to_stage(Zones s, int stage, int done) noexcept nogil
cdef void lead(Zones s, int leader) noexcept nogil
cdef void follow(Zones s, int seat) noexcept nogil
@cython.locals(stage=int, left=int)
cdef void perform(Zones s, int seat) noexcept nogil
cdef bint client_acts(Zones s, int seat) noexcept nogil
cdef int client_actions(Zones s, int seat) noexcept nogil
cdef void batch(Zones s, int seat) noexcept nogil
cdef void senate(Zones s, int seat) noexcept nogil
@cython.locals(action=int)
cdef void senate_options(Zones s, int seat) noexcept nogil
@cython.locals(other=int)
cdef void senate_resolve(Zones s, int seat, int action) noexcept nogil
cdef void sewer(Zones s, int seat) noexcept nogil
cdef void clear_played(Zones s, int seat) noexcept nogil
@cython.locals(first=int)
cdef void sewer_options(Zones s, int seat) noexcept nogil
@cython.locals(count=int)
cdef void sewer_resolve(Zones s, int seat, int action) noexcept nogil
cdef void return_senators(Zones s) noexcept nogil
cdef void pass_pawn(Zones s, int leader) noexcept nogil
