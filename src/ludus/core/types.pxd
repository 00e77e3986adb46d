# The small ints of the arrays. Declared through the header, a byte array reads from Python as a list, not as a string.
cdef extern from "<stdint.h>":
    ctypedef short i8 "int8_t"
    ctypedef short i16 "int16_t"
    ctypedef unsigned long long u64 "uint64_t"
