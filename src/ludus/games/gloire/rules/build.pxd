cimport cython

from . cimport buildings, ends
from ..declaration cimport *
from .zones cimport Zones

@cython.locals(kind=int)
cdef void begin(Zones s, int seat) noexcept nogil
cdef void release(Zones s, int seat) noexcept nogil
@cython.locals(kind=int, craftsman=bint, fitting=int, opening=int, design=int)
cdef void options(Zones s, int seat) noexcept nogil
@cython.locals(released=int, surveyed=bint, statue=int, design=int)
cdef void offer_foundations(Zones s, int seat) noexcept nogil
cdef void offer_statue(Zones s, bint out) noexcept nogil
cdef bint can_go_out(Zones s, int seat) noexcept nogil
@cython.locals(left=int)
cdef int country_left(Zones s) noexcept nogil
@cython.locals(found=int)
cdef int fits_somewhere(Zones s, int seat) noexcept nogil
@cython.locals(found=int)
cdef int fits_rivals(Zones s, int seat) noexcept nogil
cdef bint is_closed(Zones s, int seat, int design) noexcept nogil
cdef int material_of(Zones s, int action) noexcept nogil
@cython.locals(role=int, fits=int, distance=int, other=int)
cdef void offer_places(Zones s, int seat, int material, bint rivals) noexcept nogil
@cython.locals(kind=int, source=int, released=int, design=int, role=int)
cdef void resolve(Zones s, int seat, int action) noexcept nogil
cdef void draw(Zones s, int seat) noexcept nogil
cdef int laid(Zones s, int action) noexcept nogil
@cython.locals(site=int, out=bint)
cdef void lay(Zones s, int seat, int action, int design, bint free) noexcept nogil
cdef int origin(int source) noexcept nogil
@cython.locals(design=int)
cdef int fetch(Zones s, int seat, int source) noexcept nogil
cdef void put_under(Zones s, int seat, int action, int design, int source, int role) noexcept nogil
@cython.locals(other=int, building=int)
cdef void open_rival(Zones s, int seat, int place, int design) noexcept nogil
@cython.locals(design=int, material=int, nameable=bint, out=bint)
cdef void fountain_options(Zones s, int seat) noexcept nogil
@cython.locals(design=int)
cdef void fountain(Zones s, int seat, int action) noexcept nogil
