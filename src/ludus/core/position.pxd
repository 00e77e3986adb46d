cimport cython
from cpython.object cimport PyObject_GenericSetAttr as set_attribute

from . cimport random
from .names cimport *
from .types cimport i16, u64

@cython.final
cdef class Told:
    cdef public int count, lost
    cdef i16[EVENTS] kind, seat
    cdef int[EVENTS] a, b, c
    cdef int end

cdef class Position:
    cdef public u64 key0, key1, drawn
    cdef public int seats, turn, pending, barrier, question
    cdef readonly Told told
    cdef const i16 *offered
    cdef int listed, answers
    cdef double[MOST_SEATS] shares
    cdef int end

    cdef int options(self, int seat) noexcept nogil
    cdef void perform(self, int seat, int action) noexcept nogil
    cdef void copy_core(self, Position other) noexcept nogil
    cdef void hide(self, int seat) noexcept nogil
    cdef void share(self) noexcept nogil
    cdef int observed(self, int viewer, int seat, int action) noexcept nogil
    @cython.locals(n=u64)
    cdef int suggest(self, int seat, u64 roll) noexcept nogil
    cdef int dice(self) noexcept nogil
    cdef bint estimate(self) noexcept nogil
    cpdef Position clone(self)
    cpdef copy_into(self, Position other)
    cpdef list aside(self, int seat)

    @cython.final
    cdef int list_for(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(limit=u64, value=u64)
    cdef int below(self, int n) noexcept nogil
    @cython.final
    cdef void tell(self, int kind, int seat, int a=*, int b=*, int c=*) noexcept nogil
    @cython.final
    cdef void copy_position(self, Position other) noexcept nogil
    @cython.final
    cdef int asked(self) noexcept nogil
    @cython.final
    cdef void reseed(self, u64 seed) noexcept nogil
    @cython.final
    @cython.locals(state=u64, roll=u64, n=u64, decisions=long)
    cdef long run(self, u64 seed, bint guided, long most=*) noexcept nogil

    @cython.locals(n=int, i=int)
    cpdef legal(self, int seat)
    @cython.locals(low=int, high=int, middle=int, n=int)
    cpdef bint allows(self, int seat, int action)
    cpdef apply(self, int seat, int action)
    @cython.locals(other=Position)
    cpdef Position determinize(self, int seat, seed)
    @cython.locals(start=u64, decisions=long)
    cpdef long playout(self, seed, bint guided=*, long most=*)
    @cython.locals(other=Position, state=u64, decisions=long, i=int)
    cpdef tuple playouts(self, int n, seed, bint guided=*)
    @cython.locals(i=int)
    cpdef list outcome(self)
