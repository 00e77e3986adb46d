cimport cython
from libc cimport math

from ..core cimport random
from ..core.names cimport *
from ..core.position cimport Position
from ..core.types cimport i16, u64

cdef struct Branch:
    int first, following, visits, available
    double reward
    i16 answer

@cython.final
cdef class Search:
    cdef Position root, work
    cdef int seat, count, guided, horizon
    cdef readonly int iterations
    cdef u64 state, luck
    cdef double explore, widen
    cdef Branch[NODES] nodes
    cdef int[MOST_SEATS] at, length
    cdef int[MOST_SEATS][DEPTH] path
    cdef int[SPACE + DICE] child
    cdef double[LOGS] logs
    cdef int end

    cpdef aim(self, Position root, int seat, seed, tuple habits)
    cpdef iterate(self, int n)
    cpdef list results(self)
    @cython.locals(seat=int, depth=int, action=int, kept=u64)
    cdef void iteration(self) noexcept nogil
    @cython.locals(viewer=int, seen=int, known=bint, shown=int)
    cdef bint descend(self, int seat, int action) noexcept nogil
    @cython.locals(viewer=int, known=bint)
    cdef bint branch(self, int shown) noexcept nogil
    cdef void imagine(self, u64 seed) noexcept nogil
    @cython.locals(node=int)
    cdef int seen(self, int answer) noexcept nogil
    @cython.locals(n=int, node=int, other=int, tried=int, best=int, room=bint, most=double, value=double, i=int, chosen=int)
    cdef int select(self, Position table, int seat) noexcept nogil
    @cython.locals(visits=int, available=int, doubt=double)
    cdef double promise(self, int node) noexcept nogil
    @cython.locals(action=int, start=int, i=int)
    cdef int untried(self, Position table, int seat, int n) noexcept nogil
    @cython.locals(node=int, other=int)
    cdef bint step(self, int viewer, int seen) noexcept nogil
    @cython.locals(seat=int, n=int, node=int, i=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(seat=int, n=int, played=int)
    cdef bint look(self) noexcept nogil
    cdef u64 roll(self) noexcept nogil
    cdef int pick(self, u64 n) noexcept nogil
