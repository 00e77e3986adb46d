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
from operator import is_
from typing import Any, Final, Self

from .. import registry
from ..core.errors import IllegalAction
from ..core.game import Game
from ..core.names import MOST_SEATS
from ..core.observation import layout
from ..core.random import mix
from .hands import Hands
from .names import DEALS, LUCK, SEED, WORDS
from .needs import BadInput, needed
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
    own seat moves on with every deal. Other arguments are options of the game.
    """

    def __init__(
        self,
        game: str | Game[Any],
        tables: int,
        seats: int | Sequence[int] | None = None,
        seed: int | Sequence[int] = 0,
        rivals: Sequence[Rival] = (),
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.game: Game[Any] = registry.game(game) if isinstance(game, str) else game
        if not isinstance(tables, int) or tables < 1:
            raise BadInput(f"tables is {tables!r}, expected a whole number from 1 on")
        if not isinstance(threads, int) or threads < 1:
            raise BadInput(f"threads is {threads!r}, expected a whole number from 1 on")
        counts = list(seats) if isinstance(seats, Sequence) else [self.game.seats[0] if seats is None else seats]
        if not counts or any(count not in self.game.seats for count in counts):
            least, most = self.game.seats[0], self.game.seats[-1]
            raise BadInput(f"seats is {seats!r}: {self.game.name} is for {least} to {most} players")
        self.tables = tables
        self.counts = tuple(counts)
        self.options = options
        self.threads = min(threads, tables)
        self.crew: Crew = crew(rivals, max(counts))
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
        roles = bytearray(MOST_SEATS * tables)
        for table, blank in enumerate(laid):
            row = bytes(self.crew.roles[: blank.seats])
            roles[MOST_SEATS * table : MOST_SEATS * table + len(row)] = row
        sizes = self.game.actions, self.observation.size, self.observation.everything.size, self.game.seats[-1]
        self.native = Tables([blank.clone() for blank in laid], laid, self.words, roles, sizes)
        self.hands = Hands(self.native, self.threads)
        self.pool: ThreadPoolExecutor | None = None  # for bots that search, where there are any
        self.fitting: list[Any] = [self]  # the arrays that were looked at last, as most callers use the same again
        self.closed = False
        self.native.begin()
        if self.crew.python:
            self.settle(self.frame())

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
        self.native.show(0, self.tables, frame.observations, frame.masks, frame.seats, frame.everything)

    def step(self, actions: Any, frame: Frame) -> None:
        """Answers for the asked seat of every table, and writes what comes of it. An illegal answer changes nothing."""
        self.hands.rouse()
        self.check(frame)
        said = self.read(actions)
        into = frame.rewards, frame.ends, frame.observations, frame.masks, frame.seats, frame.everything
        wrong = self.hands.do(self.native.step, said, *into)
        if wrong >= 0:
            self.native.complain(wrong)
            table = self.native.illegal(said)
            state = self.native.states[table]
            raise IllegalAction(f"table {table}, seat {state.seat}: action {said[table]} is not legal here")
        if self.crew.python:
            self.settle(frame)

    def advise(self, seed: int = 0) -> Any:
        """What playouts of a search would answer at every table, for one who learns from it; nothing is played."""
        self.check_open()
        advised = numpy.zeros(self.tables, "int64")
        self.hands.do(self.native.advise, mix(seed & MASK), advised)
        return advised

    @property
    def players(self) -> Any:
        """How many sit at each table."""
        return numpy.array([state.seats for state in self.native.states], "uint8")

    def state(self, table: int) -> Any:
        """A copy of the position at a table, with all that is hidden."""
        if not isinstance(table, int) or not 0 <= table < self.tables:
            raise BadInput(f"table {table!r}: expected 0 to {self.tables - 1}")
        return self.native.states[table].clone()

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
            "rivals": [rival if rival is None or isinstance(rival, str) else "" for rival in self.crew.rivals],
        }
        images = b"".join(state.to_bytes() for state in self.native.states)
        return MAGIC + json.dumps(head).encode() + b"\n" + self.words.tobytes() + images

    @classmethod
    def load(cls, data: bytes, rivals: Sequence[Rival] | None = None, threads: int = 1) -> Self:
        """A batch from what `save` wrote. Policies among its rivals are not saved, so they are handed over again."""
        if not data.startswith(MAGIC):
            raise BadInput("this is no saved batch")
        line, _, rest = data[len(MAGIC) :].partition(b"\n")
        try:
            head = json.loads(line)
            game = registry.game(head["game"])
            known = head["rules"], head["observation"]
            made = game.version, game.observation.name
            tables, seats, saved = head["tables"], head["seats"], head["rivals"]
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
        batch = cls(game, tables, seats, 0, ["uniform"] * len(saved), threads, **head["options"])
        batch.crew = crew(rivals, max(seats))
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
            row = bytes(self.crew.roles[: state.seats])
            self.native.roles[MOST_SEATS * table : MOST_SEATS * table + len(row)] = row

    # ------------------------------------------------------------------ within

    def seeds(self, seed: int | Sequence[int]) -> Iterable[int]:
        if isinstance(seed, int):
            return (mix(mix(seed & MASK) + table & MASK) for table in range(self.tables))
        if len(seed) != self.tables:
            raise BadInput(f"{len(seed)} seeds, expected {self.tables}: one for each table")
        return (mix(mix(int(one) & MASK)) for one in seed)

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

    def settle(self, frame: Frame) -> None:
        """Asks rivals that need Python until every table waits for the caller."""
        while waiting := self.native.rivals():
            for role in sorted({role for _, role in waiting}):
                tables = [table for table, which in waiting if which == role]
                for table, action in zip(tables, self.answers(role, tables, frame), strict=True):
                    state = self.native.states[table]
                    if not 0 <= action < self.game.actions or not state.allows(state.seat, action):
                        raise IllegalAction(f"table {table}: a rival's action {action} is not legal here")
                    self.native.answer_one(table, action, frame.rewards, frame.ends)
                    self.show_one(table, frame)

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
            self.show_one(table, frame)
        rows = numpy.array(tables)
        said = numpy.asarray(rival(frame.observations[rows], frame.masks[rows], frame.seats[rows]))
        if said.shape != (len(tables),) or said.dtype.kind not in "iu":
            raise BadInput(f"a rival answered {said.dtype} {said.shape}, expected {len(tables)} whole numbers")
        return [int(one) for one in said]

    def luck(self, table: int) -> int:
        return mix(self.words[WORDS * table + LUCK] + self.words[WORDS * table + DEALS] & MASK)

    def show_one(self, table: int, frame: Frame) -> None:
        self.native.show(table, table + 1, frame.observations, frame.masks, frame.seats, frame.everything)

    def read(self, actions: Any) -> Any:
        found = numpy.asarray(actions)
        if found.shape != (self.tables,) or found.dtype.kind not in "iu":
            raise BadInput(f"actions are {found.dtype} {found.shape}, expected {self.tables} whole numbers")
        return numpy.array(found, "int64")  # a copy of our own: nobody changes an answer between check and play

    def check(self, frame: Frame) -> None:
        self.check_open()
        arrays = [getattr(frame, name) for name in self.shapes]
        if all(map(is_, arrays, self.fitting)):
            return
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
        self.fitting = arrays

    def check_open(self) -> None:
        if self.closed:
            raise BadInput("the batch is closed")

    def __repr__(self) -> str:
        seats = "/".join(map(str, self.counts))
        return f"Batch({self.game.name}, {self.tables} tables of {seats}, {self.threads} threads)"
