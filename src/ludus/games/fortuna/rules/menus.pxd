from ....core.types cimport i8, i16
from ..declaration cimport *

cdef class Menus:
    cdef i8[ALL_CARDS + 1][SLOTS] cards
    cdef readonly i8[PAIRS] first, second
    cdef i16[PRIVILEGES][PRIVILEGES] pair
