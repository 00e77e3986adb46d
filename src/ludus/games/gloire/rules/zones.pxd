cimport cython

from ....core.position cimport Position
from ....core.types cimport i8, i16, u64
from .box cimport Box
from ..declaration cimport *

cdef class Zones(Position):
    cdef readonly Box box
    cdef public int turns, leader, role, reason, winners, depth, picked, top, bottom, pile
    cdef public i8[CARDS] deck
    cdef public i8[ROW] pool, spent
    cdef public i8[MATERIALS] town, country, demanded
    cdef public i8[SEATS][ROW] hand, stockpile, clients, vault, played
    cdef public i8[SEATS][DESIGNS] building, under
    cdef public i8[SEATS][MATERIALS] sites, fresh, acted, shown, seen, known
    cdef public i8[SEATS][2] surveys
    cdef public i8[SEATS] senators, senator_played, units, held, used, favour
    # Follows from the buildings and sites: copied, but no part of the image.
    cdef readonly i16[SEATS][POWERS] power
    cdef readonly i16[SEATS] influence
    cdef readonly u64[SEATS] functions
    cdef readonly int watched
    cdef public i16[PICKS] picks
    cdef public i16[FRAMES][PARTS_OF_FRAME] frame
    # Scratch: no part of the position.
    cdef i16[ACTIONS] scratch
    cdef int count
    cdef readonly int lost
    cdef i16[SEATS][PARTS] points
    cdef i16[SEATS] total
    cdef i16[MATERIALS] left
    cdef i8[CARDS] loose
    cdef i16[SEATS] hand_size, vault_size
    cdef int end_of_zones

    @cython.final
    @cython.locals(seats=int, depth=int, picked=int, i=int, seat=int)
    cdef void copy_zones(self, Zones other) noexcept nogil
    @cython.final
    cdef void push(self, int kind, int seat, int a=*, int b=*) noexcept nogil
    @cython.final
    cdef void pop(self) noexcept nogil
    @cython.final
    cdef int kind(self) noexcept nogil
    @cython.final
    cdef void turn_to(self, int kind) noexcept nogil
    @cython.final
    cdef void ask(self, int seat) noexcept nogil
    @cython.final
    cdef void offer(self, int action) noexcept nogil
    @cython.final
    cdef void pick(self, int action) noexcept nogil
    @cython.final
    cdef void close(self) noexcept nogil
    @cython.final
    cdef int last(self) noexcept nogil
    @cython.final
    cdef int times(self, int action) noexcept nogil
    @cython.final
    cdef void decline(self, int seat, int kind) noexcept nogil
    @cython.final
    cdef void add(self, i8 *row, int design) noexcept nogil
    @cython.final
    cdef void take(self, i8 *row, int design) noexcept nogil
    @cython.final
    cdef int lowest(self, i8 *row, int material) noexcept nogil
    @cython.final
    cdef int size(self, i8 *row) noexcept nogil
    @cython.final
    cdef int orders(self, int seat) noexcept nogil
    @cython.final
    cdef int in_hand(self, int seat) noexcept nogil
    @cython.final
    cdef int draw(self) noexcept nogil
    @cython.final
    cdef void draw_to_hand(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(material=int)
    cdef void leave_hand(self, int seat, int design) noexcept nogil
    @cython.final
    @cython.locals(material=int)
    cdef void leave_hand_unseen(self, int seat, int design) noexcept nogil
    @cython.final
    cdef bint grants(self, int seat, int bit) noexcept nogil
    @cython.final
    cdef int clientele_room(self, int seat) noexcept nogil
    @cython.final
    cdef int vault_room(self, int seat) noexcept nogil
