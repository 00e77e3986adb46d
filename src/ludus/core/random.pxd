cimport cython

from .types cimport u64

cdef u64 MASK, GOLDEN, MIX_A, MIX_B, SIP_A, SIP_B, SIP_C, SIP_D, SIP_END

@cython.locals(v0=u64, v1=u64, v2=u64, v3=u64, turn=int)
cpdef u64 siphash(u64 key0, u64 key1, u64 message) noexcept nogil
@cython.locals(z=u64)
cpdef u64 mix(u64 state) noexcept nogil
