cimport cython

from ....core.position cimport Position
from ....core.types cimport i8, i16
from .box cimport Box
from ..declaration cimport *

cdef class Zones(Position):
    cdef readonly Box box
    cdef public int draft, round, at, locked, married, turned
    cdef public int discards, palace, choice, left, stepped, reason, depth
    cdef public i8[SEATS] side, podium, money, square, built, rank, took
    cdef public i16[SIDES] cards
    cdef public i8[SEATS][GOODS] own
    cdef public i8[PIECES] supply
    cdef public i8[BUILDINGS] stock
    cdef public i8[FAVORS] tokens
    cdef public int[SEATS] hand
    cdef public i8[PRIVILEGES] pile
    cdef public i8[FACES] faces
    cdef public i8[STACK] step, about
    # Scratch: no part of the position.
    cdef i16[OFFERED] scratch
    cdef int count
    cdef i16[SEATS] points, total
    cdef double[SEATS] chance
    cdef int end_of_zones

    @cython.final
    cdef void copy_zones(self, Zones other) noexcept nogil
    @cython.final
    cdef void offer(self, int action) noexcept nogil
    @cython.final
    cdef void push(self, int step, int about=*) noexcept nogil
    @cython.final
    cdef void pop(self) noexcept nogil
    @cython.final
    cdef void become(self, int step, int about=*) noexcept nogil
    @cython.final
    @cython.locals(before=int)
    cdef void earn(self, int seat, int amount) noexcept nogil
    @cython.final
    cdef void pay(self, int seat, int amount) noexcept nogil
    @cython.final
    cdef void take(self, int seat, int kind, int amount) noexcept nogil
    @cython.final
    cdef void give(self, int seat, int kind, int amount) noexcept nogil
    @cython.final
    cdef int seat_at(self, int side) noexcept nogil
    @cython.final
    cdef int has_built(self, int seat, int building) noexcept nogil
    @cython.final
    cdef int is_married(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(dice=int)
    cdef int rolled(self) noexcept nogil
