cimport cython

from ....core cimport random
from ....core.position cimport Position
from ....core.types cimport u64
from . cimport buildings, hide, play, scoring, setup
from ..judgement cimport sense
from .box cimport Box
from ..declaration cimport *
from .zones cimport Zones

cdef class State(Zones):
    cdef int options(self, int seat) noexcept nogil
    cdef void perform(self, int seat, int action) noexcept nogil
    cpdef apply(self, int seat, int action)
    @cython.locals(distance=int)
    cpdef list aside(self, int seat)
    cdef void copy_core(self, Position other) noexcept nogil
    cdef void hide(self, int seat) noexcept nogil
    cdef int observed(self, int viewer, int seat, int action) noexcept nogil
    cdef int suggest(self, int seat, u64 roll) noexcept nogil
    cdef bint estimate(self) noexcept nogil
    @cython.locals(winners=int)
    cdef void share(self) noexcept nogil
    @cython.locals(other=State)
    cpdef Position clone(self)
    @cython.locals(into=State)
    cpdef copy_into(self, Position other)
    @cython.locals(seat=int)
    cpdef list scores(self)
    @cython.locals(seat=int, part=int)
    cpdef list sheet(self)
    cpdef restore(self)
    cpdef bint choose(self, int seat, int action)
