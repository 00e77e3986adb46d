cimport cython
from libc cimport math

from ....core.types cimport u64
from ..rules cimport build, buildings
from ..declaration cimport *
from ..rules.zones cimport Zones

cpdef int asked_for(Zones s)
@cython.locals(rest=int, time=double, soon=double, total=double, material=int, clients=int, unfinished=int, design=int)
cpdef double worth(Zones s, int seat) noexcept nogil
@cython.locals(cards=int, full=int, total=double)
cdef double hand_worth(Zones s, int seat) noexcept nogil
@cython.locals(total=double, room=int, i=int, material=int, number=int, sold=int)
cdef double stock_worth(Zones s, int seat) noexcept nogil
cdef double promise(Zones s, int design, int site, double time) noexcept nogil
@cython.locals(site=int, done=int, needed=int, missing=int, fitting=int, stock=int, cards=int, material=int, value=double)
cdef double site_worth(Zones s, int seat, int design, double time) noexcept nogil
@cython.locals(site=int)
cpdef double card_worth(Zones s, int seat, int design) noexcept nogil
cdef int client_lure(int role) noexcept nogil
@cython.locals(found=int)
cdef int lure(Zones s, int design) noexcept nogil
@cython.locals(mine=int, other=int)
cdef bint ahead(Zones s, int seat) noexcept nogil
@cython.locals(kind=int, best=int, most=int, i=int, noise=int, value=int)
cdef int suggest(Zones s, int seat, u64 roll) noexcept nogil
cdef int appeal(Zones s, int seat, int kind, int action) noexcept nogil
@cython.locals(value=int)
cdef int unit_appeal(Zones s, int seat, int kind, int action) noexcept nogil
@cython.locals(value=int, fitting=int, material=int, design=int)
cdef int useful(Zones s, int seat, int role) noexcept nogil
@cython.locals(found=int, design=int)
cdef int started(Zones s, int seat) noexcept nogil
@cython.locals(fits=int, value=int)
cdef int take_appeal(Zones s, int seat, int kind, int material) noexcept nogil
@cython.locals(design=int, role=int)
cdef int build_appeal(Zones s, int seat, int kind, int action) noexcept nogil
@cython.locals(warmth=double, first=double, total=double, seat=int)
cdef void estimate(Zones s) noexcept nogil
