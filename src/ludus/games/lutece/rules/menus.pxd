from ....core.types cimport i16
from ..declaration cimport *

cdef class Menus:
    cdef i16[MENUS][AGREE] ids
    cdef i16[MENUS] count
    cdef readonly list lists

    cdef void add(self, int menu, int action) noexcept

cdef bint in_hand(int card, int tiles) noexcept
