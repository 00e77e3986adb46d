cimport cython

from ....core.position cimport Position
from ....core.types cimport i8, i16
from .box cimport Box
from ..declaration cimport *

cdef class Zones(Position):
    cdef readonly Box box
    cdef public int tiles, round, step, slot, taken, reason
    cdef public i8[CARDS] place, host
    cdef public i8[ROWS][CHARACTERS] pile
    cdef public i8[ROWS] left
    cdef public i8[SLOTS] offer
    cdef public int[SLOTS] coins
    cdef public int[SEATS] purse
    cdef public i8[SEATS][POSITIONS] bid
    cdef public int[SEATS][POSITIONS] bribe
    cdef public i8[SEATS] support
    # Scratch: no part of the position.
    cdef i16[CHARACTERS] scratch
    cdef int[SEATS][PARTS] points
    cdef int[SEATS] total, cards, romans
    cdef i16[SEATS][RESOURCES] controlled, best, lowest, worth
    cdef i16[RESOURCES] spare, holders
    cdef double[SEATS] chance
    cdef int end_of_zones

    @cython.final
    cdef void copy_zones(self, Zones other) noexcept nogil
    @cython.final
    cdef int lead(self) noexcept nogil
    @cython.final
    cdef bint revealed(self) noexcept nogil
    @cython.final
    cdef int bid_on(self, int seat, int slot) noexcept nogil
    @cython.final
    cdef int units(self, int seat, int resource) noexcept nogil
    @cython.final
    cdef int legionnaires(self, int seat) noexcept nogil
