cimport cython

from ....core.types cimport u64
from . cimport ends
from ..declaration cimport *
from .zones cimport Zones

cdef u64 ONE_BIT

@cython.locals(public=u64)
cdef void refresh(Zones s) noexcept nogil
@cython.locals(found=u64, changed=int, materials=int, design=int)
cdef void renew(Zones s, int seat, u64 public) noexcept nogil
cdef void add_up(Zones s, int seat, int design) noexcept nogil
@cython.locals(ignored=u64, design=int)
cdef bint protected(Zones s, int seat, int demander, int zone) noexcept nogil
cdef bint unfinished(Zones s, int seat, int design) noexcept nogil
@cython.locals(found=int, material=int)
cdef int accepts(Zones s, int seat, int building) noexcept nogil
@cython.locals(packed=int)
cdef int under_count(Zones s, int seat, int building) noexcept nogil
@cython.locals(site=int)
cdef bint would_complete(Zones s, int seat, int building, int role) noexcept nogil
cdef void lay(Zones s, int seat, int design, int site, bint out) noexcept nogil
@cython.locals(material=int, completed=bint, first=int, low=int, high=int)
cdef void add(Zones s, int seat, int design, int building, int source, int role, bint complete_it) noexcept nogil
@cython.locals(site=int)
cdef void complete(Zones s, int seat, int building) noexcept nogil
@cython.locals(role=int)
cdef void on_completion(Zones s, int seat, int building, int site) noexcept nogil
