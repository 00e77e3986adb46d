"""Many tables at once: what is done to each of them needs no Python, and touches nothing of the others."""

from __future__ import annotations

from array import array
from typing import Any, cast

from ..core import random
from ..core.names import *
from ..core.native import (
    announce,
    bytes_of,
    expect,
    face,
    floats_of,
    items_of,
    longs_of,
    nogil,
    report,
    taken,
    words_of,
)
from ..core.position import Position
from ..core.types import Bytes, Floats, Items, Longs, Words, u64
from ..core.zone import Arrays, figure
from .names import *


class Tables(Arrays):
    """The states, a blank one for each to be dealt anew from, their words, and who answers for which role.

    Roles are numbered from the caller's; with every deal they move on by a seat. What happens at a table follows from
    its seed and the answers given there, not from its neighbours.
    """

    states: list[Any]
    blanks: list[Any]
    words: array[int]
    roles: bytearray
    work: array[int]
    actions: int = figure(kind="i32")
    size: int = figure(kind="i32")
    whole: int = figure(kind="i32")
    width: int = figure(kind="i32")

    def __init__(
        self,
        states: list[Any],
        blanks: list[Any],
        words: array[int],
        roles: bytearray,
        sizes: tuple[int, int, int, int],
    ) -> None:
        self.states = states
        self.blanks = blanks
        self.words = words
        self.roles = roles
        self.work = array("Q", bytes(8 * (TURN + parts_of(len(states)))))
        self.actions, self.size, self.whole, self.width = sizes

    @face
    def begin(self) -> None:
        """Deals the first games, up to the first question of the caller or of a rival in Python."""
        number: u64 = len(self.states)
        states: Items = items_of(self.states)
        blanks: Items = items_of(self.blanks)
        words: Words = words_of(self.words, WORDS * number)
        roles: Bytes = bytes_of(self.roles, MOST_SEATS * number)
        unsaid = bytearray(1)  # nobody asks yet what a game before the first question brought
        untold = bytearray(4 * MOST_SEATS)
        ends: Bytes = bytes_of(unsaid, 1)
        rewards: Floats = floats_of(untold, MOST_SEATS)
        wrong: int = -1
        i: u64 = 0
        with nogil:
            for i in range(number):
                deal(cast(Position, states[i]), cast(Position, blanks[i]), words, i)
                if go_on(cast(Position, states[i]), cast(Position, blanks[i]), words, roles, i, rewards, 0, ends, 0):
                    wrong = i
        self.complain(wrong)

    @face
    def illegal(self, actions: Any) -> int:
        """The first table whose answer is not legal; -1 if all are."""
        number: u64 = len(self.states)
        states: Items = items_of(self.states)
        said: Longs = longs_of(actions, number)
        i: u64 = 0
        found: int = -1
        with nogil:
            for i in range(number):
                if said[i] < 0 or said[i] >= self.actions or not is_legal(cast(Position, states[i]), said[i]):
                    found = i
                    break
        return found

    @face
    def step(
        self,
        turn: u64,
        home: u64,
        own: bool,
        actions: Any,
        rewards: Any,
        ends: Any,
        observations: Any,
        masks: Any,
        seats: Any,
        everything: Any = None,
    ) -> None:
        """Plays an answer at each table, goes on to the next question, and shows it as `show` does.

        Two turns: in the first the answers are looked at, and if one is not legal nothing is played. Every thread that
        has a hand in them calls it, the caller's `own` too, and takes parts of the tables as long as there are any:
        first those from its home on, which lie in its cache.
        """
        number: u64 = len(self.states)
        states: Items = items_of(self.states)
        blanks: Items = items_of(self.blanks)
        words: Words = words_of(self.words, WORDS * number)
        roles: Bytes = bytes_of(self.roles, MOST_SEATS * number)
        said: Longs = longs_of(actions, number)
        shares: Floats = floats_of(rewards, number * self.width)
        over: Bytes = bytes_of(ends, number)
        known: Bytes = bytes_of(observations, number * self.size)
        legal: Bytes = bytes_of(masks, number * self.actions)
        asked: Bytes = bytes_of(seats, number)
        size: u64 = self.size
        space: u64 = self.actions
        whole: u64 = 0 if everything is None else self.whole
        lying: Bytes = known if everything is None else bytes_of(everything, number * self.whole)
        width: u64 = self.width
        at: u64 = 0
        wrong: u64 = 0
        i: u64 = 0
        parts: u64 = parts_of(number)
        work: Words = words_of(self.work, TURN + parts)
        part: int = 0
        with nogil:
            part = taken(work, turn, home, parts)
            while part >= 0:
                for i in range(part * PART, end_of(part, number)):
                    if said[i] < 0 or said[i] >= self.actions or not is_legal(cast(Position, states[i]), said[i]):
                        wrong = i + 1
                report(work, wrong)
                part = taken(work, turn, part, parts)
            expect(work, turn, parts, 0)
            if work[2] == 0:
                if own:
                    announce(work, turn + 1)
                else:
                    expect(work, turn, 0, 0)
                part = taken(work, turn + 1, home, parts)
                while part >= 0:
                    for i in range(part * PART, end_of(part, number)):
                        at = i * width
                        clear(shares, at, self.width)
                        over[i] = 0
                        answer(cast(Position, states[i]), said[i])
                        if go_on(
                            cast(Position, states[i]), cast(Position, blanks[i]), words, roles, i, shares, at, over, i
                        ) or look(cast(Position, states[i]), i, known, size, legal, space, asked, lying, whole):
                            wrong = i + 1
                    report(work, wrong)
                    part = taken(work, turn + 1, part, parts)
                leave(work, turn + 1, parts, own)
            elif own:
                skip(work, turn + 1, parts)

    @face
    def advise(self, turn: u64, home: u64, own: bool, luck: u64, actions: Any) -> None:
        """Writes what playouts of a search would answer at each table, and plays nothing; shared as in `step`."""
        number: u64 = len(self.states)
        states: Items = items_of(self.states)
        said: Longs = longs_of(actions, number)
        i: u64 = 0
        parts: u64 = parts_of(number)
        work: Words = words_of(self.work, TURN + parts)
        part: int = 0
        with nogil:
            part = taken(work, turn, home, parts)
            while part >= 0:
                for i in range(part * PART, end_of(part, number)):
                    said[i] = advice(cast(Position, states[i]), random.mix((luck + i * random.GOLDEN) & random.MASK))
                report(work, 0)
                part = taken(work, turn, part, parts)
            leave(work, turn, parts, own)
            if own:
                skip(work, turn + 1, parts)

    @face
    def announce(self, turn: u64) -> None:
        """Lets a turn begin."""
        announce(words_of(self.work, len(self.work)), turn)

    @face
    def await_turn(self, turn: u64) -> None:
        """Waits a moment for a turn after this one."""
        work: Words = words_of(self.work, len(self.work))
        with nogil:
            expect(work, turn, 0, LOOKS)

    @face
    def answer_one(self, table: int, action: int, rewards: Any, ends: Any) -> None:
        """Plays the legal answer of a rival at one table, and goes on likewise."""
        number: u64 = len(self.states)
        states: Items = items_of(self.states)
        blanks: Items = items_of(self.blanks)
        words: Words = words_of(self.words, WORDS * number)
        roles: Bytes = bytes_of(self.roles, MOST_SEATS * number)
        shares: Floats = floats_of(rewards, number * self.width)
        over: Bytes = bytes_of(ends, number)
        width: u64 = self.width
        at: u64 = 0
        wrong: int = -1
        i: u64 = table
        with nogil:
            answer(cast(Position, states[i]), action)
            at = i * width
            if go_on(cast(Position, states[i]), cast(Position, blanks[i]), words, roles, i, shares, at, over, i):
                wrong = table
        self.complain(wrong)

    @face
    def show(self, first: u64, last: u64, observations: Any, masks: Any, seats: Any, everything: Any = None) -> None:
        """Writes what the asked seats of some tables know, what they may answer, and who they are."""
        number: u64 = len(self.states)
        states: Items = items_of(self.states)
        known: Bytes = bytes_of(observations, number * self.size)
        legal: Bytes = bytes_of(masks, number * self.actions)
        asked: Bytes = bytes_of(seats, number)
        size: u64 = self.size
        actions: u64 = self.actions
        wrong: int = -1
        whole: u64 = 0 if everything is None else self.whole
        lying: Bytes = known if everything is None else bytes_of(everything, number * self.whole)
        i: u64 = 0
        with nogil:
            for i in range(first, last):
                if look(cast(Position, states[i]), i, known, size, legal, actions, asked, lying, whole):
                    wrong = i
        self.complain(wrong)

    @face
    def rivals(self) -> list[tuple[int, int]]:
        """The tables that wait for a rival in Python, and which."""
        found = []
        number: u64 = len(self.states)
        states: Items = items_of(self.states)
        words: Words = words_of(self.words, WORDS * number)
        roles: Bytes = bytes_of(self.roles, MOST_SEATS * number)
        i: u64 = 0
        role: int = 0
        for i in range(number):
            role = role_of(cast(Position, states[i]), words, roles, i)
            if role > GUIDED:
                found.append((i, role))
        return found

    @face
    def complain(self, table: int) -> None:
        """Raises what the rules of a game in plain Python raised at a table."""
        states: Items = items_of(self.states)
        if table >= 0 and cast(Position, states[table]).lost:
            self.states[table].complain()


def parts_of(number: u64) -> u64:
    return (number + PART - 1) // PART


def end_of(part: u64, number: u64) -> u64:
    """The table after the last one of a part."""
    end: u64 = part * PART + PART
    return end if end < number else number


def leave(work: Words, turn: u64, parts: u64, own: bool) -> None:
    """The caller waits for the others, the others a moment for more work: whoever returns needs Python, which is the
    caller's now."""
    expect(work, turn, parts if own else 0, 0 if own else LOOKS)


def skip(work: Words, turn: u64, parts: u64) -> None:
    """Nothing is done in a turn."""
    i: u64 = 0
    for i in range(parts):
        work[TURN + i] = turn


def is_legal(table: Position, action: int) -> bool:
    return table.is_listed(table.asked(), action)


def answer(table: Position, action: int) -> None:
    seat = table.asked()
    table.listed = 0
    table.perform(seat, action)


def clear(shares: Floats, at: u64, width: int) -> None:
    for i in range(width):
        shares[at + i] = 0.0


def deal(table: Position, blank: Position, words: Words, i: u64) -> None:
    """The next game of a table."""
    words[WORDS * i + DEALS] += 1
    blank.copy_core(table)
    table.reseed((words[WORDS * i + SEED] + words[WORDS * i + DEALS] * random.GOLDEN) & random.MASK)
    table.deal()


def role_of(table: Position, words: Words, roles: Bytes, i: u64) -> int:
    """Who answers for the seat that is asked."""
    seats: u64 = table.seats
    seat: u64 = table.asked()
    moved: u64 = ((words[WORDS * i + SEED] >> 32) + words[WORDS * i + DEALS] + seat) % seats
    return roles[MOST_SEATS * i + moved]


def go_on(
    table: Position,
    blank: Position,
    words: Words,
    roles: Bytes,
    i: u64,
    shares: Floats,
    at: u64,
    ends: Bytes,
    end: u64,
) -> int:
    """Lets native rivals answer, and deals anew after the end, until somebody else is asked; says what was lost."""
    while table.lost == 0:
        if table.pending == 0:
            count(table, shares, at)
            ends[end] = 1
            deal(table, blank, words, i)
        else:
            role = role_of(table, words, roles, i)
            if role != UNIFORM and role != GUIDED:
                return 0
            words[WORDS * i + LUCK] = (words[WORDS * i + LUCK] + random.GOLDEN) & random.MASK
            suggest(table, random.mix(words[WORDS * i + LUCK]), role == GUIDED)
    return table.lost


def suggest(table: Position, roll: u64, guided: bool) -> None:
    """Plays as playouts do."""
    if guided:
        answer(table, advice(table, roll))
    else:
        seat = table.asked()
        table.listed = 0
        n: u64 = table.options(seat)
        table.perform(seat, table.offered[((roll >> 32) * n) >> 32])


def advice(table: Position, roll: u64) -> int:
    """What a playout would answer."""
    table.listed = 0  # the list of answers is written over
    return table.suggest(table.asked(), roll)


def count(table: Position, shares: Floats, at: u64) -> None:
    """The rewards of a game that is over: each seat's share of the victory."""
    for seat in range(MOST_SEATS):
        table.shares[seat] = 0.0
    table.share()
    for seat in range(table.seats):
        shares[at + seat] = table.shares[seat]


def look(
    table: Position,
    i: u64,
    known: Bytes,
    size: u64,
    legal: Bytes,
    actions: u64,
    asked: Bytes,
    lying: Bytes,
    whole: u64,
) -> int:
    seat = table.asked()
    asked[i] = seat
    table.observe(seat, known, i * size)
    if whole:
        table.observe_all(seat, lying, i * whole)
    table.mark(seat, actions, legal, i * actions)
    return table.lost
