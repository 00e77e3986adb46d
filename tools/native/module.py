"""The joined module of a package as Cython text, and the declarations that other packages use of the shared one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

from .names import GIVEN, Names, Static, finished
from .observing import observing
from .source import SHARED, TYPES, Class, File, Package, Unknown, marks
from .types import Locals, annotated, bound

PRELUDE: Final = """\
# Written by tools/native.
cimport cython
from libc cimport math
from libc.string cimport memcpy, memset
from cpython.object cimport PyObject_GenericSetAttr as set_attribute
"""
SMALL: Final = """\
# Declared through the header, a byte array reads from Python as a list, not as a string cut at its first zero.
cdef extern from "<stdint.h>":
    ctypedef short i8 "int8_t"
    ctypedef unsigned short u8 "uint8_t"
    ctypedef short i16 "int16_t"
    ctypedef int i32 "int32_t"
    ctypedef unsigned long long u64 "uint64_t"
from cpython.long cimport PyLong_FromLong
from cpython.ref cimport Py_INCREF, PyObject
from cpython.tuple cimport PyTuple_New, PyTuple_SET_ITEM

from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_FORMAT, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer

cdef inline u8 *bytes_of(object out, Py_ssize_t size) except? NULL:
    cdef Py_buffer found
    try:
        PyObject_GetBuffer(out, &found, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)
    except (BufferError, ValueError):
        raise ValueError(f"expected {size} bytes side by side that can be written") from None
    cdef Py_ssize_t length = found.len
    cdef u8 *place = <u8 *>found.buf
    PyBuffer_Release(&found)
    if length != size:
        raise ValueError(f"expected {size} bytes side by side that can be written, not {length}")
    return place

cdef inline i16 *shorts_of(object out, Py_ssize_t count) except? NULL:
    return <i16 *>bytes_of(out, 2 * count)

cdef inline i32 *ints_of(object out, Py_ssize_t count) except? NULL:
    return <i32 *>bytes_of(out, 4 * count)

cdef inline long long *longs_of(object out, Py_ssize_t count) except? NULL:
    return <long long *>bytes_of(out, 8 * count)

cdef inline bint longs_from(object given, long long *into, Py_ssize_t count):
    cdef Py_buffer found
    try:
        PyObject_GetBuffer(given, &found, PyBUF_FORMAT | PyBUF_C_CONTIGUOUS)
    except (TypeError, BufferError, ValueError):
        return False
    cdef bint fits = found.ndim == 1 and found.shape[0] == count and found.itemsize == 8
    fits = fits and (found.format[0] == c"l" or found.format[0] == c"q")
    if fits:
        memcpy(into, found.buf, 8 * count)
    PyBuffer_Release(&found)
    return fits

cdef inline u64 *words_of(object out, Py_ssize_t count) except? NULL:
    return <u64 *>bytes_of(out, 8 * count)

cdef inline float *floats_of(object out, Py_ssize_t count) except? NULL:
    return <float *>bytes_of(out, 4 * count)

cdef extern from "Python.h":
    ctypedef struct PyListObject:
        void *ob_item

cdef inline void **items_of(list objects):
    return <void **>(<PyListObject *>objects).ob_item

cdef inline tuple as_tuple(const i16 *answers, Py_ssize_t count):
    cdef tuple made = PyTuple_New(count)
    cdef Py_ssize_t i
    cdef object one
    for i in range(count):
        one = PyLong_FromLong(answers[i])
        Py_INCREF(one)
        PyTuple_SET_ITEM(made, i, one)
    return made

# A state as it lies in memory, without the zeros Python writes into a new object first; see `copying`.
cdef extern from *:
    '''
    static inline PyObject *twin_of(PyObject *state, PyObject *box, PyObject *told) {
        PyObject *made = PyObject_GC_New(PyObject, Py_TYPE(state));
        if (made) {
            memcpy(made + 1, state + 1, Py_TYPE(state)->tp_basicsize - sizeof(PyObject));
            Py_INCREF(box);
            Py_INCREF(told);
            PyObject_GC_Track(made);
        }
        return made;
    }
    '''
    object twin_of(PyObject *state, PyObject *box, PyObject *told)

# Eight numbers at a time: the sum carries into the highest bit of each that is not 0, the product gathers those bits.
cdef extern from *:
    '''
    static inline uint64_t marked(const int8_t *row, int bits, int count) {
        const uint64_t each = 0x0101010101010101;
        uint64_t found = 0;
        int i = 0;
        for (; i + 8 <= count; i += 8) {
            uint64_t eight = 0;
            for (int j = 0; j < 8; j++)
                eight |= (uint64_t)(uint8_t)row[i + j] << 8 * j;
            eight = ((eight & bits * each) + 0x7F * each) & 0x80 * each;
            found |= eight * 0x0002040810204081 >> 56 << i;
        }
        for (; i < count; i++)
            found |= (uint64_t)((row[i] & bits) != 0) << i;
        return found;
    }
    static inline int first_bit(uint64_t found) {
        return __builtin_ctzll(found);
    }
    '''
    u64 marked(const i8 *row, int bits, int count) noexcept nogil
    int first_bit(u64 found) noexcept nogil

# Whole numbers are the same however many are multiplied at a time: the loader takes what this processor does fastest.
cdef extern from *:
    '''
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    #define WIDE __attribute__((unused, target_clones("avx2", "default")))
    #elif defined(__GNUC__)
    #define WIDE __attribute__((unused))
    #else
    #define WIDE
    #endif
    WIDE static void add_times(int32_t *sums, const int16_t *weights, uint64_t at, int16_t times, uint64_t n) {
        for (uint64_t i = 0; i < n; i++)
            sums[i] += times * weights[at + i];
    }
    WIDE static int dot(const int16_t *weights, uint64_t at, const int16_t *levels, uint64_t n) {
        int total = 0;
        for (uint64_t i = 0; i < n; i++)
            total += weights[at + i] * levels[i];
        return total;
    }
    WIDE static void lit(
        int16_t *levels, const int32_t *sums, const int32_t *factors,
        uint64_t at, uint64_t n, uint64_t shift, uint64_t most
    ) {
        uint64_t half = (uint64_t)1 << (shift - 1);
        for (uint64_t i = 0; i < n; i++) {
            uint32_t sum = sums[i] > 0 ? (uint32_t)sums[i] : 0;
            uint64_t level = ((uint64_t)sum * (uint32_t)factors[at + i] + half) >> shift;
            levels[i] = (int16_t)(level < most ? level : most);
        }
    }
    static inline int filled(const uint8_t *row, int count, int16_t *places) {
        int found = 0;
        for (int i = 0; i < count; i += 8) {  // eight at a time: most of a row is empty
            uint64_t eight;
            memcpy(&eight, row + i, 8);
            if (eight)
                for (int j = i; j < i + 8 && j < count; j++)
                    if (row[j])
                        places[found++] = (int16_t)j;
        }
        return found;
    }
    '''
    void add_times(i32 *sums, const i16 *weights, u64 at, int times, u64 n) noexcept nogil
    int dot(const i16 *weights, u64 at, const i16 *levels, u64 n) noexcept nogil
    void lit(i16 *levels, const i32 *sums, const i32 *factors, u64 at, u64 n, u64 shift, u64 most) noexcept nogil
    int filled(const u8 *row, int count, i16 *places) noexcept nogil

# Threads that share work: the turn, its parts that are done, what went wrong, and whether all is over. Then for each
# thread, on lines of the cache that no other writes to: which of its parts are taken, if it sleeps, and its bell, a
# lock of Python's that needs no Python. A turn begins when all parts of the one before are done, so who wakes late
# finds nothing to take, and reads of the work itself only what he has taken a part of. To wake takes as long as some
# parts do: so one stays awake between turns, but for a moment, and only while nobody else wants the processor.
cdef extern from *:
    '''
    #include <time.h>
    #ifdef _MSC_VER
    #include <windows.h>
    #define give_way() SwitchToThread()
    #define linger() YieldProcessor()
    static inline int word_becomes(uint64_t *place, uint64_t *from, uint64_t to) {
        volatile long long *word = (volatile long long *)place;
        uint64_t found = (uint64_t)_InterlockedCompareExchange64(word, (long long)to, (long long)*from);
        int done = found == *from;
        *from = found;
        return done;
    }
    static inline uint64_t word_at(uint64_t *place) {
        uint64_t found = 0;
        word_becomes(place, &found, 0);
        return found;
    }
    #else
    #include <sched.h>
    #define give_way() sched_yield()
    #if defined(__x86_64__) || defined(__i386__)
    #define linger() __builtin_ia32_pause()
    #elif defined(__aarch64__)
    #define linger() __asm__ volatile("yield")
    #else
    #define linger()
    #endif
    static inline int word_becomes(uint64_t *place, uint64_t *from, uint64_t to) {
        return __atomic_compare_exchange_n(place, from, to, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    }
    static inline uint64_t word_at(uint64_t *place) {
        return __atomic_load_n(place, __ATOMIC_SEQ_CST);
    }
    #endif
    enum { TURN, DONE, WRONG, OVER, TAKEN = 0, ASLEEP, BELL, LINE = 16, PART_BITS = 24 };
    enum { LOOKS = 1000, AWAKE = 10000000, OUSTED = 100000 };  /* the last two in nanoseconds */
    static inline uint64_t word_was(uint64_t *place, uint64_t to) {
        uint64_t before = word_at(place);
        while (!word_becomes(place, &before, to)) {
        }
        return before;
    }
    static void take_down(PyObject *bell) {
        PyThread_free_lock(PyCapsule_GetPointer(bell, NULL));
    }
    static inline PyObject *hung(uint64_t *place, uint64_t hand) {
        PyThread_type_lock bell = PyThread_allocate_lock();
        if (!bell)
            return PyErr_NoMemory();
        PyThread_acquire_lock(bell, 1);
        place[LINE * (hand + 1) + BELL] = (uint64_t)(uintptr_t)bell;
        return PyCapsule_New(bell, NULL, take_down);
    }
    static inline void rouse(uint64_t *place, uint64_t hands) {
        for (uint64_t hand = 1; hand < hands; hand++) {
            uint64_t *line = place + LINE * (hand + 1);
            if (word_at(line + ASLEEP) && word_was(line + ASLEEP, 0))
                PyThread_release_lock((PyThread_type_lock)(uintptr_t)line[BELL]);
        }
    }
    static inline void dismiss(uint64_t *place, uint64_t hands) {
        word_was(place + OVER, 1);
        rouse(place, hands);
    }
    static inline uint64_t announce(uint64_t *place, uint64_t hands) {
        uint64_t turn = place[TURN] + 1;
        place[DONE] = place[WRONG] = 0;
        word_was(place + TURN, turn);
        rouse(place, hands);
        return turn;
    }
    static inline uint64_t now(void) {
        struct timespec time;
        timespec_get(&time, TIME_UTC);
        return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
    }
    static inline uint64_t awaited(uint64_t *place, uint64_t hand, uint64_t turn) {
        uint64_t *line = place + LINE * (hand + 1);
        for (;;) {
            uint64_t begun = now(), last = begun, look = 0;
            while (last - begun < AWAKE) {
                if (word_at(place + OVER))
                    return 0;
                if (word_at(place + TURN) != turn)
                    return word_at(place + TURN);
                if (++look < LOOKS) {
                    linger();
                    continue;
                }
                uint64_t before = look == LOOKS ? now() : last;
                give_way();
                last = now();
                if (last - before > OUSTED)
                    break;
            }
            word_was(line + ASLEEP, 1);
            if ((word_at(place + TURN) == turn && !word_at(place + OVER)) || !word_was(line + ASLEEP, 0))
                PyThread_acquire_lock((PyThread_type_lock)(uintptr_t)line[BELL], 1);
        }
    }
    static inline long long taken(uint64_t *place, uint64_t turn, uint64_t hand, uint64_t hands, uint64_t parts) {
        for (uint64_t ahead = 0; ahead < hands; ahead++, hand = hand + 1 < hands ? hand + 1 : 0) {
            uint64_t first = parts * hand / hands, number = parts * (hand + 1) / hands - first;
            uint64_t *word = place + LINE * (hand + 1) + TAKEN, before = word_at(word), next = 0;
            do {
                if (before >> PART_BITS == turn)
                    next = before & ((1 << PART_BITS) - 1);
                else
                    next = before >> PART_BITS == turn - 1 ? 0 : number;
            } while (next < number && !word_becomes(word, &before, (turn << PART_BITS) + next + 1));
            if (next < number)
                return (long long)(first + next);
        }
        return -1;
    }
    static inline void report(uint64_t *place, uint64_t parts, uint64_t wrong) {
        uint64_t done = word_at(place + DONE);
        if (wrong)
            word_was(place + WRONG, wrong);
        while (!word_becomes(place + DONE, &done, done + parts)) {
        }
    }
    static inline uint64_t completed(uint64_t *place, uint64_t parts) {
        for (uint64_t look = 0; word_at(place + DONE) < parts; look++)
            if (look < LOOKS)
                linger();
            else
                give_way();
        return place[WRONG];
    }
    '''
    object hung(u64 *place, u64 hand)
    void rouse(u64 *place, u64 hands) noexcept nogil
    void dismiss(u64 *place, u64 hands) noexcept nogil
    u64 announce(u64 *place, u64 hands) noexcept nogil
    u64 awaited(u64 *place, u64 hand, u64 turn) noexcept nogil
    long long taken(u64 *place, u64 turn, u64 hand, u64 hands, u64 parts) noexcept nogil
    void report(u64 *place, u64 parts, u64 wrong) noexcept nogil
    u64 completed(u64 *place, u64 parts) noexcept nogil

"""
MARKS: Final = {"face", "hook", "held", "record"}
PYTHON: Final = {"property", "staticmethod", "classmethod"}
ACCESS: Final = {"zone": "public ", "derived": "readonly ", "figure": "readonly ", "workspace": ""}
NATIVE: Final = " noexcept nogil"
NAMED: Final = {"f64": "double", "answers": "const i16 *"}  # of a field; rows of numbers are named as in annotations


class Module:
    """`lines` are the module, `header` its declarations; only those of the shared package are ever used."""

    def __init__(self, package: Package) -> None:
        self.package = package
        self.shared = package.name == SHARED
        self.lines: list[str] = []
        self.header: list[str] = [PRELUDE, SMALL]

    def write(self) -> tuple[str, str]:
        self.lines += [f'"""{self.package.name}, compiled."""', PRELUDE]
        if not self.shared:
            self.lines.append(f"from {SHARED}._native cimport *")
        imports = {line for file in self.package.files for line in self.imports(file)}
        self.lines += ["from ludus.core.zone import As, Field, Places, Who, declare", *sorted(imports), ""]
        for one in self.package.classes.values():
            self.record(one) if one.record else self.class_(one)
        for file in self.package.files:
            for node in file.tree.body:
                if isinstance(node, ast.FunctionDef):
                    self.function(file, node)
                elif isinstance(node, ast.Assign | ast.AnnAssign):
                    self.assignment(file, node)
        files = {file.path: self.names_of(file) for file in self.package.files}
        self.lines += [f"FILES = {files!r}", ""]
        return finished("\n".join(self.lines)), finished("\n".join(self.header))

    # ------------------------------------------------------------------ names

    def names_of(self, file: File) -> dict[str, str]:
        """What a file defines, and what it is called here."""
        found = {}
        for node in file.tree.body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = node.name
            elif isinstance(node, ast.FunctionDef):
                made = self.package.functions[file.plain.__name__, node.name]
                found[node.name] = f"py_{made.name}" if self.shared and made.native else made.name
        return found | {name: f"{file.stem}_{name}" for name in file.assigned()}

    def imports(self, file: File) -> Iterator[str]:
        """What a file takes from outside the compiled packages; `math` is C's own."""
        packages = [one for one in (self.package, self.package.shared) if one]
        compiled = {one.plain.__name__ for package in packages for one in package.files}
        for node in file.tree.body:
            if isinstance(node, ast.Import):
                yield from (f"import {one.name}" for one in node.names if one.name != "math")
            if not isinstance(node, ast.ImportFrom) or node.module in ("__future__", "typing", "collections.abc"):
                continue
            above = file.plain.__name__.split(".")[: -node.level] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            if module in compiled or module in ("ludus.core.types", "ludus.core.zone"):
                continue
            for one in node.names:
                value = getattr(file.plain, one.asname or one.name, None)
                if isinstance(value, ModuleType) and value.__name__ in compiled:
                    yield from self.shared_functions(value)
                elif one.name not in {"*", *GIVEN, *MARKS} and not isinstance(value, int | float):
                    yield f"from {module} import {one.name}" + (f" as {one.asname}" if one.asname else "")

    def shared_functions(self, module: ModuleType) -> Iterator[str]:
        """Functions of the shared package that are Python; C ones are there already."""
        shared = self.package.shared.functions if self.package.shared else {}
        for (place, _), function in shared.items():
            if place == module.__name__ and not function.native:
                yield f"from {SHARED}._native import {function.name}"

    # ------------------------------------------------------------------ classes

    def record(self, one: Class) -> None:
        self.lines += [f"cdef struct {one.name}:", *(f"    {c_type(field)} {field.name}" for field in one.fields()), ""]

    def class_(self, one: Class) -> None:
        head = [f"cdef class {one.name}{f'({one.base.name})' if one.base else ''}:"]
        if one.whole or not one.derives:
            head.insert(0, "@cython.final")
        body = self.declarations(one)
        if self.shared:
            self.header += [*head, *body]
            body = []
        self.lines += [*head, *body]
        if doc := ast.get_docstring(one.node):
            self.lines.append(f"    {doc!r}")
        if one.derives or any(field.read.value != "nothing" for field in one.fields()):
            before = f"{one.base.name}.declared + " if one.base else ""
            self.lines.append(f"    declared = {before}({''.join(f'{again(field)}, ' for field in one.fields())})")
        for name, kind in one.attributes().items():
            if name == "box" and ast.unparse(kind) != "Any":
                self.lines += [f"    def __init__(self, {ast.unparse(kind)} box):", "        self.box = box"]
        for node in one.methods():
            if one.name == "Position" and node.name == "copy_core":
                continue  # written below
            self.method(one, node)
        if one.name == "Position":
            self.header.append(f"    cdef void copy_core(self, Position other){NATIVE}")
            self.lines += [f"    cdef void copy_core(self, Position other){NATIVE}:", "        pass"]
        if one.whole:
            self.lines += copying(one) + observing(one, self.package.classes["Box"].plain)
        self.lines.append("")
        self.header.append("")

    def declarations(self, one: Class) -> list[str]:
        """The fields of a class; those that are copied as one block lie side by side."""
        found = []
        kept = [field for field in one.fields() if field.use != "fact"]
        for field in sorted(kept, key=lambda field: (field.use == "workspace", bool(field.rows))):
            shape = "".join(f"[{size}]" for size in field.shape)
            found.append(f"    cdef {ACCESS[field.use]}{c_type(field)}{shape} {field.name}")
        for name, kind in one.attributes().items():
            if ast.unparse(kind) != "Any":
                found.append(f"    cdef readonly {self.package.type_of(kind, one) or 'object'} {name}")
        # An array in the last place would escape the bounds check.
        return [*found, f"    cdef int end_of_{one.name.lower()}"] if found else []

    def method(self, one: Class, node: ast.FunctionDef) -> None:
        marked = marks(node)
        if unknown := marked - MARKS - PYTHON:
            raise Unknown(f"{one.name}.{node.name}: nobody knows what {', '.join(unknown)} means in C")
        python = node.name.startswith("__") or bool(marked & PYTHON)
        if "held" in marked:
            head = f"cdef {self.signature(node, one, node.name)} noexcept with gil"
            self.lines += indented([head + ":", *self.python_body(one.file, node, one)])
        elif self.package.is_native(node, one) and not python and "face" not in marked:
            head = f"{self.signature(node, one, node.name)}{NATIVE}"
            body = self.native_body(one.file, node, one)
            if node.name in one.hooks() or (self.shared and not one.derives):
                self.header.append(f"    cdef {head}")
                self.lines += indented([f"cdef {head}:", *body])
            elif self.shared:  # a tool of the rules: written into every module that calls it
                self.header += indented([f"cdef inline {head}:", *body])
            else:
                self.lines += indented(["@cython.final", f"cdef {head}:", *body])
        elif "face" in marked:
            kind = self.package.type_of(node.returns, one)
            words = "" if kind in (None, "void") else f"{kind} "
            head = f"cpdef {words}{node.name}({self.arguments(node, one)})"
            self.header.append("    " + re.sub(r"=[^,)]+", "=*", head))
            self.lines += indented([head + ":", *self.python_body(one.file, node, one)])
        else:
            head = f"def {node.name}({self.arguments(node, one)})"
            ways = [f"@{mark}" for mark in sorted(marked & PYTHON)]
            self.lines += indented([*ways, head + ":", *self.python_body(one.file, node, one)])

    # ------------------------------------------------------------------ functions

    def function(self, file: File, node: ast.FunctionDef) -> None:
        made = self.package.functions[file.plain.__name__, node.name]
        if not made.native:
            self.lines += [f"def {made.name}({self.arguments(node)}):", *self.python_body(file, node), ""]
            return
        head = f"{self.signature(node, None, made.name)}{NATIVE}:"
        body = self.native_body(file, node)
        if self.shared:
            self.header += [f"cdef inline {head}", *body, ""]
            call = ", ".join(one.arg for one in node.args.args)
            if "*" in self.arguments(node):
                return  # Python has no numbers that lie side by side
            self.lines += [f"def py_{made.name}({self.arguments(node)}):", f"    return {made.name}({call})", ""]
        else:
            self.lines += [f"{'cpdef' if 'face' in marks(node) else 'cdef'} {head}", *body, ""]

    def assignment(self, file: File, node: ast.Assign | ast.AnnAssign) -> None:
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and target.id in file.assigned() and node.value is not None:
            value = Names(self.package, file, set()).visit(node.value)
            self.lines += [f"{file.stem}_{target.id} = {ast.unparse(value)}", ""]

    def signature(self, node: ast.FunctionDef, own: Class | None, name: str) -> str:
        return f"{self.package.type_of(node.returns, own)} {name}({self.arguments(node, own)})"

    def arguments(self, node: ast.FunctionDef, own: Class | None = None) -> str:
        every = node.args.args
        if node.args.vararg or node.args.kwarg or node.args.kwonlyargs:
            raise Unknown(f"{node.name}: only plain arguments can be written in C")
        defaults = [None] * (len(every) - len(node.args.defaults)) + list(node.args.defaults)
        words = []
        for one, default in zip(every, defaults, strict=True):
            kind = None if one.arg in ("self", "cls") else self.package.type_of(one.annotation, own)
            text = f"{kind} {one.arg}" if kind else one.arg
            words.append(text if default is None else f"{text}={ast.unparse(default)}")
        return ", ".join(words)

    def native_body(self, file: File, node: ast.FunctionDef, own: Class | None = None) -> list[str]:
        kinds = Locals(self.package, file, node, own).kinds
        declared = [f"    cdef {kind} {name}" for name, kind in sorted(kinds.items())]
        return declared + self.statements(file, node)

    def python_body(self, file: File, node: ast.FunctionDef, own: Class | None = None) -> list[str]:
        """A function that holds Python objects: only what it annotates has a C type."""
        doc = ast.get_docstring(node)
        found = [f"    {doc!r}"] if doc else []
        for name, annotation in annotated(node).items():
            if kind := self.package.type_of(annotation, own):
                found.append(f"    cdef {kind} {name}")
        return found + self.statements(file, node)

    def statements(self, file: File, node: ast.FunctionDef) -> list[str]:
        names = Names(self.package, file, bound(node))
        kept = ast.Module(node.body[1:] if ast.get_docstring(node) else node.body, [])
        made = names.visit(Static().visit(ast.parse(ast.unparse(kept))))
        return indented(ast.unparse(ast.fix_missing_locations(made)).split("\n")) if made.body else ["    pass"]


def copying(one: Class) -> list[str]:
    """The copy of a state: what all games have, then one block of memory; of long arrays only the rows in use."""
    first, *others = one.family()
    if one.fields():
        raise Unknown(f"{one.name}: what lies where is declared in its base, where it is one block of memory")
    objects = {name for kind in one.family() for name, said in kind.attributes().items() if ast.unparse(said) != "Any"}
    if objects != {"box", "told"}:
        raise Unknown(f"{one.name}: a copy knows of its box and of what is told, not of {sorted(objects)}")
    shared = [field for field in first.fields() if field.use == "zone"]
    copied = [field for kind in others for field in kind.fields() if field.use in ("zone", "derived")]
    block, partly = [f for f in copied if not f.rows], [f for f in copied if f.rows]
    start, end = block[0].name, block[-1].name
    return indented([
        f"cdef void copy_core(self, Position other){NATIVE}:",
        f"    self.copy_zones(<{one.name}>other)",
        "@cython.final",
        f"cdef void copy_zones(self, {one.name} other){NATIVE}:",
        # As many as either uses: those of the other that are left over must become zero again.
        *(f"    cdef int rows_of_{f.name} = max(self.{f.rows}, other.{f.rows})" for f in partly),
        *(f"    other.{field.name} = self.{field.name}" for field in shared),
        "    other.listed = 0",
        f"    memcpy(<char *><void *>other + (<char *>&self.{start} - <char *><void *>self), &self.{start},",
        f"           <size_t>(<char *>&self.{end} - <char *>&self.{start}) + sizeof(self.{end}))",
        *(f"    memcpy(&other.{f.name}, &self.{f.name}, rows_of_{f.name} * sizeof(self.{f.name}[0]))" for f in partly),
        "cpdef Position clone(self):",
        f"    cdef {one.name} other",
        f"    other = <{one.name}>twin_of(<PyObject *>self, <PyObject *>self.box, <PyObject *>self.told)",
        "    other.told = None",
        "    other.listed = other.lost = 0",
        "    return other",
        "cpdef copy_into(self, Position other):",
        f"    if type(other) is not {one.name}:",
        f'        raise TypeError(f"expected a {one.name}, got {{other!r}}")',
        f"    (<{one.name}>other).box = self.box",
        f"    self.copy_zones(<{one.name}>other)",
    ])  # fmt: skip


def c_type(field: Any) -> str:
    """Numbers that stand alone are ints: only arrays are worth being small."""
    if isinstance(field.kind, type):
        return field.kind.__name__
    named = NAMED.get(field.kind) or TYPES.get(field.kind.capitalize(), field.kind)
    return "int" if not field.shape and named in ("i8", "u8", "i16", "i32") else named


def again(field: Any) -> str:
    """A declared field as Python, for the table of the image."""
    kind = field.kind if isinstance(field.kind, str) else "record"
    shape = "".join(f"Places({n}), " if type(n).__name__ == "Places" else f"{n}, " for n in field.shape)
    rest = f"{field.low}, {field.high}, Who({field.seen.value!r}), {field.rule!r}, {field.rows!r}"
    read = f"As({field.read.value!r}), {field.around!r}, {field.last}, {field.kept}, {field.means!r}"
    return f"Field({field.use!r}, ({shape}), {kind!r}, {rest}, {read}, {field.looked}, {field.opened}, {field.name!r})"


def indented(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]
