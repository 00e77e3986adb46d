"""Many tables stepped at once, into the caller's arrays.

    batch = Batch("lutece", tables=4096, seats=4, seed=7, threads=2)
    frame = batch.frame()
    batch.observe(frame)
    while True:
        batch.step(policy(frame.observations, frame.masks), frame)

A table asks one seat at a time: `frame.seats` says which, its row of `observations` is what that seat knows, its row
of `masks` what it may answer. After the end of a game the next one is dealt at once: then `ends` is 1, the row of
`rewards` holds each seat's share of the victory (1 for a win, a half for two who share it, 0 for all others; 0 for all
before the end), and the observation is the first of the new game.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from operator import index
from typing import Any, Final, Self

from .. import compiled, registry
from ..core.errors import IllegalAction
from ..core.game import Game
from ..core.names import MOST_SEATS
from ..core.observation import layout
from ..core.random import mix
from .hands import Hands
from .names import DEALS, FINE, LUCK, SEED, UNFIT, WORDS
from .needs import BadInput, checked_game, checked_seats, needed, whole
from .rivals import Crew, Rival, choose, crew
from .tables import Tables

numpy: Any = needed("numpy")
MAGIC: Final = b"ludus batch 1\n"
MASK: Final = (1 << 64) - 1


@dataclass
class Frame:
    """The arrays a batch writes into, a row for each table. `everything` hides nothing, and may be left out."""

    observations: Any  # uint8
    masks: Any  # uint8 or bool
    seats: Any  # uint8
    rewards: Any  # float32
    ends: Any  # uint8 or bool
    everything: Any = None  # uint8


class Batch:
    """Tables of one game. Same seeds and answers, same games, whatever the number of threads.

    `seats` is one number, or several that the tables take in turn; `seed` likewise one number or one for each table.
    `rivals` are the names of bots, policies (`learn/rivals.py`), or None for a seat the caller plays, too; the caller's
    own seat moves on with every deal. At the first `alone` tables there are no rivals, the caller plays every seat.
    Other arguments are options of the game.
    """

    def __init__(
        self,
        game: str | Game[Any],
        tables: int,
        seats: int | Sequence[int] | None = None,
        seed: int | Sequence[int] = 0,
        rivals: Sequence[Rival] = (),
        threads: int = 1,
        alone: int = 0,
        **options: Any,
    ) -> None:
        self.game: Game[Any] = checked_game(game)
        self.tables = tables = whole("tables", tables, 1)
        self.threads = min(whole("threads", threads, 1), tables)
        self.alone = whole("alone", alone, 0, tables)
        several: list[Any] = list(seats) if isinstance(seats, Iterable) else []
        self.counts = tuple(checked_seats(self.game, count) for count in several or [seats])
        self.options = options
        self.crew: Crew = crew(rivals, max(self.counts))
        self.observation = self.game.observation
        self.shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((tables, self.observation.size), "uint8"),
            "masks": ((tables, self.game.actions), "uint8"),
            "seats": ((tables,), "uint8"),
            "rewards": ((tables, self.game.seats[-1]), "float32"),
            "ends": ((tables,), "uint8"),
            "everything": ((tables, self.observation.everything.size), "uint8"),
        }
        self.words = array("Q", bytes(8 * WORDS * tables))
        for table, first in enumerate(self.seeds(seed)):
            self.words[WORDS * table + SEED] = first
            self.words[WORDS * table + LUCK] = mix(first)
        blanks = [self.blank(count) for count in self.counts]
        laid = [blanks[table % len(blanks)] for table in range(tables)]
        sizes = self.game.actions, self.observation.size, self.observation.everything.size, self.game.seats[-1]
        roles = bytearray(MOST_SEATS * tables)
        hands = self.threads if compiled else 1  # plain Python has no use for others
        self.native = Tables([blank.clone() for blank in laid], laid, self.words, roles, sizes, hands)
        self.hands = Hands(self.native, hands - 1)
        self.pool: ThreadPoolExecutor | None = None  # for bots that search, where there are any
        self.closed = False
        self.begin(True)

    # ------------------------------------------------------------------ what a caller does

    def frame(self, everything: bool = False) -> Frame:
        """New arrays of the right sizes."""
        made = {name: numpy.zeros(shape, kind) for name, (shape, kind) in self.shapes.items() if name != "everything"}
        shape, kind = self.shapes["everything"]
        return Frame(**made, everything=numpy.zeros(shape, kind) if everything else None)

    def observe(self, frame: Frame) -> None:
        """Writes the questions as they stand; rewards and ends are left alone."""
        self.check(frame)
        if self.crew.python:
            self.settle(frame)
        self.native.show(0, self.tables)

    def step(self, actions: Any, frame: Frame) -> None:
        """Answers for the asked seat of every table, and writes what comes of it. An illegal answer changes nothing."""
        if self.crew.python and self.native.rivals():
            raise BadInput("a rival has not answered yet: observe asks again")
        wrong = self.native.step(actions, frame) if isinstance(frame, Frame) else UNFIT
        if wrong == UNFIT:
            self.check(frame)
            wrong = self.native.play(numpy.ascontiguousarray(numbers("actions are", actions, self.tables), "int64"))
        if wrong != FINE:
            self.native.complain(wrong)
            table = self.native.illegal()
            seat, action = self.native.states[table].seat, self.native.answers[table]
            raise IllegalAction(f"table {table}, seat {seat}: action {action} is not legal here")
        if self.crew.python:
            self.settle(frame)

    def advise(self, seed: int = 0) -> Any:
        """What playouts of a search would answer at every table, for one who learns from it; nothing is played."""
        self.check_open()
        try:
            luck = mix(index(seed) & MASK)
        except TypeError:
            raise BadInput(f"seed is {seed!r}, expected a whole number") from None
        self.native.advise(luck)
        return numpy.array(self.native.answers)

    @property
    def players(self) -> Any:
        """How many sit at each table."""
        return numpy.array([state.seats for state in self.native.states], "uint8")

    def state(self, table: int) -> Any:
        """A copy of the position at a table, with all that is hidden."""
        self.check_open()
        return self.native.states[whole("table", table, 0, self.tables - 1)].clone()

    def close(self) -> None:
        """Lets the threads go; a closed batch only says so."""
        self.hands.close()
        if self.pool is not None:
            self.pool.shutdown()
        self.closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ------------------------------------------------------------------ saved and loaded

    def save(self) -> bytes:
        """The whole batch: loaded, it goes on as it would have."""
        self.check_open()
        head = {
            "game": self.game.name,
            "rules": self.game.version,
            "observation": self.observation.name,
            "tables": self.tables,
            "seats": self.counts,
            "options": self.options,
            "alone": self.alone,
            "rivals": [rival if rival is None or isinstance(rival, str) else "" for rival in self.crew.rivals],
        }
        images = b"".join(state.to_bytes() for state in self.native.states)
        return MAGIC + json.dumps(head).encode() + b"\n" + self.words.tobytes() + images

    @classmethod
    def load(cls, data: bytes, rivals: Sequence[Rival] | None = None, threads: int = 1) -> Self:
        """A batch from what `save` wrote. Policies among its rivals are not saved, so they are handed over again."""
        if not isinstance(data, bytes) or not data.startswith(MAGIC):
            raise BadInput("this is no saved batch")
        line, _, rest = data[len(MAGIC) :].partition(b"\n")
        try:
            head = json.loads(line)
            game = registry.game(head["game"])
            known = head["rules"], head["observation"]
            made = game.version, game.observation.name
            tables, seats, alone = head["tables"], head["seats"], head.get("alone", 0)
            options, saved = {**head["options"]}, [*head["rivals"]]
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(f"the head of the saved batch cannot be read: {error}") from None
        if known != made:
            raise BadInput(
                f"the batch was saved with rules {known[0]} and {known[1]}, here are {made[0]} and {made[1]}"
            )
        if rivals is None:
            if "" in saved:
                raise BadInput("a policy among the rivals was not saved: hand the rivals over again")
            rivals = saved
        batch = cls(game, tables, seats, 0, ["uniform"] * len(saved), threads, alone, **options)
        batch.crew = crew(rivals, max(batch.counts))
        batch.put_back(rest)
        return batch

    def put_back(self, data: bytes) -> None:
        size = 8 * len(self.words)
        images = data[size:]
        each = len(images) // self.tables
        if len(data) < size or len(images) != each * self.tables:
            raise BadInput(f"the saved batch is cut off: {len(data)} bytes")
        self.words[:] = array("Q", data[:size])
        for table, state in enumerate(self.native.states):
            found = type(state).from_bytes(images[table * each : (table + 1) * each], state.box)
            if found.seats != state.seats or found.over:
                raise BadInput(f"table {table} of the saved batch has no question for {state.seats} players")
            found.copy_into(state)
        self.begin(False)

    # ------------------------------------------------------------------ within

    def seeds(self, seed: int | Sequence[int]) -> Iterable[int]:
        try:
            if not isinstance(seed, Iterable):
                first = mix(index(seed) & MASK)
                return [mix(first + table & MASK) for table in range(self.tables)]
            found = [mix(mix(index(one) & MASK)) for one in seed]
        except TypeError:
            raise BadInput(f"seed is {seed!r}, expected a whole number, or one for each table") from None
        if len(found) != self.tables:
            raise BadInput(f"{len(found)} seeds, expected {self.tables}: one for each table")
        return found

    def blank(self, seats: int) -> Any:
        """A table that is set for so many, before anything is dealt."""
        first = self.game.new(seats, 0, **self.options)
        found = type(first)(first.box)
        for field in first.declared:
            if field.kept:
                setattr(found, field.name, getattr(first, field.name))
        for one in (self.observation, self.observation.everything):  # what is written must fit where it is written to
            if layout(type(first), type(first.box), one is not self.observation).size != one.size:
                raise BadInput(f"{self.game.name} does not name the classes of its states and figures")
        return found

    def begin(self, anew: bool) -> None:
        """Deals, or takes up what was dealt, to where every table waits for the caller."""
        self.seat_rivals()
        self.native.begin(anew)
        if self.crew.python:
            unseen = self.frame()
            self.check(unseen)
            self.settle(unseen)

    def seat_rivals(self) -> None:
        """Says who answers for which seat."""
        for table in range(self.alone, self.tables):
            row = bytes(self.crew.roles[: self.native.states[table].seats])
            self.native.roles[MOST_SEATS * table : MOST_SEATS * table + len(row)] = row

    def settle(self, frame: Frame) -> None:
        """Asks rivals that need Python until every table waits for the caller."""
        while waiting := self.native.rivals():
            for role in sorted({role for _, role in waiting}):
                tables = [table for table, which in waiting if which == role]
                for table, action in zip(tables, self.answers(role, tables, frame), strict=True):
                    state = self.native.states[table]
                    if not 0 <= action < self.game.actions or not state.allows(state.seat, action):
                        raise IllegalAction(f"table {table}: a rival's action {action} is not legal here")
                    self.native.answer_one(table, action)

    def answers(self, role: int, tables: list[int], frame: Frame) -> list[int]:
        rival = self.crew.of(role)
        if isinstance(rival, str):
            asked = [
                (rival, self.native.states[table], self.native.states[table].seat, self.luck(table)) for table in tables
            ]
            if self.threads == 1:
                return [choose(*one) for one in asked]
            self.pool = self.pool or ThreadPoolExecutor(self.threads, "ludus")
            return list(self.pool.map(lambda one: choose(*one), asked))
        for table in tables:
            self.native.show(table, table + 1)
        rows = numpy.array(tables)
        said = rival(frame.observations[rows], frame.masks[rows], frame.seats[rows])
        return [int(one) for one in numbers("a rival answered", said, len(tables))]

    def luck(self, table: int) -> int:
        return mix(self.words[WORDS * table + LUCK] + self.words[WORDS * table + DEALS] & MASK)

    def check(self, frame: Frame) -> None:
        self.check_open()
        if not isinstance(frame, Frame):
            raise BadInput(f"frame is {type(frame).__name__}, expected a Frame")
        if self.native.holds(frame):
            return
        arrays = [getattr(frame, name) for name in self.shapes]
        for (name, (shape, kind)), given in zip(self.shapes.items(), arrays, strict=True):
            if given is None and name == "everything":
                continue
            if not isinstance(given, numpy.ndarray):
                raise BadInput(f"{name} is {type(given).__name__}, expected a NumPy array")
            fits = given.dtype == kind or (given.dtype == bool and name in ("masks", "ends"))
            if given.shape != shape or not fits:
                raise BadInput(f"{name} is {given.dtype} {given.shape}, expected {kind} {shape}")
            if not given.flags.c_contiguous or not given.flags.writeable:
                raise BadInput(f"{name} cannot be written row after row: expected a contiguous, writeable array")
        given = [(name, array) for name, array in zip(self.shapes, arrays, strict=True) if array is not None]
        for (name, one), (other, another) in combinations(given, 2):
            if numpy.may_share_memory(one, another):
                raise BadInput(f"{name} and {other} share their memory: expected an array for each")
        self.native.hold(*arrays)

    def check_open(self) -> None:
        if self.closed:
            raise BadInput("the batch is closed")
        self.native.check_idle()

    def __reduce__(self) -> Any:
        """Copied and pickled as it is saved, with its rivals."""
        return type(self).load, (self.save(), self.crew.rivals, self.threads)

    def __repr__(self) -> str:
        seats = "/".join(map(str, self.counts))
        return f"Batch({self.game.name}, {self.tables} tables of {seats}, {self.threads} threads)"


def numbers(what: str, given: Any, number: int) -> Any:
    """So many whole numbers, as an array."""
    try:
        found = numpy.asarray(given)
    except (TypeError, ValueError) as error:
        raise BadInput(f"{what} no array: {error}") from None
    if found.shape != (number,) or found.dtype.kind not in "iu":
        raise BadInput(f"{what} {found.dtype} {found.shape}, expected {number} whole numbers")
    return found
