"""Many tables at once: what is done to each of them needs no Python, and touches nothing of the others."""

from __future__ import annotations

from array import array
from typing import Any, cast

from ..core import random
from ..core.names import *
from ..core.native import (
    announce,
    awaited,
    bytes_of,
    completed,
    dismiss,
    face,
    floats_of,
    hung,
    items_of,
    longs_from,
    longs_of,
    nogil,
    report,
    rouse,
    taken,
    words_of,
)
from ..core.position import Position
from ..core.types import Bytes, Floats, Items, Longs, Words, u64
from ..core.zone import Arrays, figure, workspace
from .names import *
from .needs import BadInput


class Tables(Arrays):
    """The states, a blank one for each to be dealt anew from, their words, and who answers for which role.

    Roles are numbered from the caller's; with every deal they move on by a seat. What happens at a table follows from
    its seed and the answers given there, not from its neighbours: so many threads may share a turn of work. The caller
    lays out what it is about, and reads the outcome when all of it is done; who helps needs no Python in between.
    """

    states: list[Any]
    blanks: list[Any]
    words: array[int]
    roles: bytearray
    work: array[int]
    bells: list[Any]
    answers: array[int]
    arrays: tuple[Any, ...]
    actions: int = figure(kind="i32")
    size: int = figure(kind="i32")
    whole: int = figure(kind="i32")
    width: int = figure(kind="i32")
    hands: u64 = workspace(kind="u64")
    number: u64 = workspace(kind="u64")
    parts: u64 = workspace(kind="u64")
    state: Items = workspace(kind="items")
    blank: Items = workspace(kind="items")
    word: Words = workspace(kind="words")
    role: Bytes = workspace(kind="bytes")
    turn: Words = workspace(kind="words")
    job: int = workspace(kind="i32")
    luck: u64 = workspace(kind="u64")
    said: Longs = workspace(kind="longs")
    shares: Floats = workspace(kind="floats")
    over: Bytes = workspace(kind="bytes")
    known: Bytes = workspace(kind="bytes")
    legal: Bytes = workspace(kind="bytes")
    asked: Bytes = workspace(kind="bytes")
    lying: Bytes = workspace(kind="bytes")
    lies: int = workspace(kind="i32")
    busy: int = workspace(kind="i32")

    def __init__(
        self,
        states: list[Any],
        blanks: list[Any],
        words: array[int],
        roles: bytearray,
        sizes: tuple[int, int, int, int],
        hands: int,
    ) -> None:
        self.states = states
        self.blanks = blanks
        self.words = words
        self.roles = roles
        self.actions, self.size, self.whole, self.width = sizes
        self.hands = hands
        self.number = len(states)
        self.parts = (len(states) + PART - 1) // PART
        self.work = array("Q", bytes(8 * LINE * (hands + 1)))
        self.state = items_of(self.states)
        self.blank = items_of(self.blanks)
        self.word = words_of(self.words, WORDS * self.number)
        self.role = bytes_of(self.roles, MOST_SEATS * self.number)
        self.turn = words_of(self.work, len(self.work))
        self.bells = [hung(self.turn, hand) for hand in range(1, hands)]
        self.answers = array("q", bytes(8 * len(states)))
        self.said = longs_of(self.answers, self.number)
        self.arrays = ()
        self.busy = False

    # ------------------------------------------------------------------ a turn of work, and who shares it

    @face
    def help(self, hand: u64) -> None:
        """Lends a hand turn after turn, until there is no more work."""
        turn: u64 = 0
        with nogil:
            turn = awaited(self.turn, hand, 0)
            while turn:
                self.share(turn, hand)
                turn = awaited(self.turn, hand, turn)

    @face
    def dismiss(self) -> None:
        """There will be none; no arrays are held any longer."""
        self.arrays = ()
        dismiss(self.turn, self.hands)

    def together(self, job: int) -> int:
        """Does a job at every table; says at which it went wrong, FINE if at none."""
        self.job = job
        turn: u64 = announce(self.turn, self.hands)
        self.share(turn, 0)
        wrong: int = completed(self.turn, self.parts)
        return wrong - 1

    def share(self, turn: u64, hand: u64) -> None:
        """Takes parts of a turn as long as there are any: first those of this hand, which lie in its cache."""
        done: u64 = 0
        wrong: u64 = 0
        i: u64 = 0
        end: u64 = 0
        part: int = taken(self.turn, turn, hand, self.hands, self.parts)
        while part >= 0:
            end = part * PART + PART
            for i in range(part * PART, end if end < self.number else self.number):
                if self.do(cast(Position, self.state[i]), i):
                    wrong = i + 1
            done += 1
            part = taken(self.turn, turn, hand, self.hands, self.parts)
        if done:
            report(self.turn, done, wrong)

    def do(self, table: Position, i: u64) -> int:
        """The job at one table; says if it went wrong."""
        if self.job == CHECK:
            return not self.is_legal(table, i)
        if self.job == PLAY:
            self.clear(i)
            answer(table, self.said[i])
            return self.go_on(table, i) or self.look(table, i)
        self.said[i] = advice(table, random.mix((self.luck + i * random.GOLDEN) & random.MASK))
        return 0

    # ------------------------------------------------------------------ what a batch asks for

    @face
    def begin(self, anew: bool) -> None:
        """Deals the first games, or takes up those that were, to where the caller or a rival in Python is asked."""
        untold = bytearray(4 * self.number * self.width)  # nobody asks what a game before the first question brought
        unsaid = bytearray(self.number)
        wrong: int = FINE
        i: u64 = 0
        self.shares = floats_of(untold, self.number * self.width)
        self.over = bytes_of(unsaid, self.number)
        with nogil:
            for i in range(self.number):
                if anew:
                    self.deal(cast(Position, self.state[i]), i)
                if self.go_on(cast(Position, self.state[i]), i):
                    wrong = i
        self.complain(wrong)

    @face
    def hold(self, observations: Any, masks: Any, seats: Any, rewards: Any, ends: Any, everything: Any) -> None:
        """The arrays of a frame, to write into from now on."""
        self.check_idle()
        self.known = bytes_of(observations, self.number * self.size)
        self.legal = bytes_of(masks, self.number * self.actions)
        self.asked = bytes_of(seats, self.number)
        self.shares = floats_of(rewards, self.number * self.width)
        self.over = bytes_of(ends, self.number)
        self.lies = everything is not None
        self.lying = self.known if everything is None else bytes_of(everything, self.number * self.whole)
        self.arrays = observations, masks, seats, rewards, ends, everything

    @face
    def holds(self, frame: Any) -> bool:
        """Whether those of this frame are held: most callers use the same again."""
        held: tuple[Any, ...] = self.arrays
        return (
            len(held) > 0
            and frame.observations is held[0]
            and frame.masks is held[1]
            and frame.seats is held[2]
            and frame.rewards is held[3]
            and frame.ends is held[4]
            and frame.everything is held[5]
        )

    @face
    def step(self, actions: Any, frame: Any) -> int:
        """What a batch does most often, in few words: after a caller's own work neither his arrays nor Python itself
        are in the cache, and looking through them costs as much as the work. UNFIT: they must be, first."""
        rouse(self.turn, self.hands)
        return self.play(actions) if self.holds(frame) else UNFIT

    @face
    def play(self, actions: Any) -> int:
        """Plays an answer at each table, goes on to the next question, and shows it as `show` does.

        Two turns: in the first the answers are looked at, and if one is not legal nothing is played. Says at which
        table something went wrong, FINE if at none, UNFIT if these are no answers.
        """
        wrong: int = UNFIT
        self.check_idle()
        if longs_from(actions, self.said, self.number):
            self.busy = True
            try:
                with nogil:
                    wrong = self.together(CHECK)
                    if wrong == FINE:
                        wrong = self.together(PLAY)
            finally:
                self.busy = False
        return wrong

    @face
    def advise(self, luck: u64) -> None:
        """What playouts of a search would answer at each table becomes what was said there, and is not played."""
        self.check_idle()
        self.luck = luck
        self.busy = True
        try:
            with nogil:
                self.together(ADVISE)
        finally:
            self.busy = False

    @face
    def illegal(self) -> int:
        """The first table where what was said is not legal, FINE if there is none."""
        i: u64 = 0
        self.check_idle()
        for i in range(self.number):
            if not self.is_legal(cast(Position, self.state[i]), i):
                return i
        return FINE

    @face
    def answer_one(self, table: int, action: int) -> None:
        """Plays the legal answer of a rival at one table, goes on likewise, and shows it."""
        i: u64 = table
        self.check_idle()
        answer(cast(Position, self.state[i]), action)
        if self.go_on(cast(Position, self.state[i]), i) or self.look(cast(Position, self.state[i]), i):
            self.complain(table)

    @face
    def show(self, first: u64, last: u64) -> None:
        """Writes what the asked seats of some tables know, what they may answer, and who they are."""
        i: u64 = 0
        self.check_idle()
        for i in range(first, last):
            if self.look(cast(Position, self.state[i]), i):
                self.complain(i)

    @face
    def rivals(self) -> list[tuple[int, int]]:
        """The tables that wait for a rival in Python, and which."""
        found = []
        i: u64 = 0
        role: int = 0
        self.check_idle()
        for i in range(self.number):
            role = self.role_of(cast(Position, self.state[i]), i)
            if role > GUIDED:
                found.append((i, role))
        return found

    @face
    def check_idle(self) -> None:
        """A second thread would play the same tables, and each would wait for parts that the other has taken. What
        keeps Python to itself is done before a second one begins."""
        if self.busy:
            raise BadInput("another thread is at work in this batch")

    @face
    def complain(self, table: int) -> None:
        """Raises what the rules of a game in plain Python raised at a table."""
        if table >= 0 and cast(Position, self.state[table]).lost:
            self.states[table].complain()

    # ------------------------------------------------------------------ one table

    def is_legal(self, table: Position, i: u64) -> bool:
        """Whether what was said there is."""
        return 0 <= self.said[i] < self.actions and table.is_listed(table.asked(), self.said[i])

    def clear(self, i: u64) -> None:
        at: u64 = i * self.width
        self.over[i] = 0
        for seat in range(self.width):
            self.shares[at + seat] = 0.0

    def deal(self, table: Position, i: u64) -> None:
        """The next game of a table."""
        at: u64 = WORDS * i
        self.word[at + DEALS] += 1
        cast(Position, self.blank[i]).copy_core(table)
        table.reseed((self.word[at + SEED] + self.word[at + DEALS] * random.GOLDEN) & random.MASK)
        table.deal()

    def role_of(self, table: Position, i: u64) -> int:
        """Who answers for the seat that is asked."""
        seats: u64 = table.seats
        seat: u64 = table.asked()
        moved: u64 = ((self.word[WORDS * i + SEED] >> 32) + self.word[WORDS * i + DEALS] + seat) % seats
        return self.role[MOST_SEATS * i + moved]

    def go_on(self, table: Position, i: u64) -> int:
        """Lets native rivals answer, and deals anew after the end, until somebody else is asked; says what was lost."""
        while table.lost == 0:
            if table.pending == 0:
                self.count(table, i)
                self.over[i] = 1
                self.deal(table, i)
            else:
                role = self.role_of(table, i)
                if role != UNIFORM and role != GUIDED:
                    return 0
                self.word[WORDS * i + LUCK] = (self.word[WORDS * i + LUCK] + random.GOLDEN) & random.MASK
                suggest(table, random.mix(self.word[WORDS * i + LUCK]), role == GUIDED)
        return table.lost

    def count(self, table: Position, i: u64) -> None:
        """The rewards of a game that is over: each seat's share of the victory."""
        at: u64 = i * self.width
        for seat in range(MOST_SEATS):
            table.shares[seat] = 0.0
        table.share()
        for seat in range(table.seats):
            self.shares[at + seat] = table.shares[seat]

    def look(self, table: Position, i: u64) -> int:
        """Shows what is asked there."""
        seat = table.asked()
        size: u64 = self.size
        whole: u64 = self.whole
        actions: u64 = self.actions
        self.asked[i] = seat
        table.observe(seat, self.known, i * size)
        if self.lies:
            table.observe_all(seat, self.lying, i * whole)
        table.mark(seat, actions, self.legal, i * actions)
        return table.lost


def answer(table: Position, action: int) -> None:
    seat = table.asked()
    table.listed = 0
    table.perform(seat, action)


def suggest(table: Position, roll: u64, guided: bool) -> None:
    """Plays as playouts do."""
    if guided:
        answer(table, advice(table, roll))
    else:
        seat = table.asked()
        table.listed = 0
        n: u64 = table.list_answers(seat)
        table.perform(seat, table.offered[((roll >> 32) * n) >> 32])


def advice(table: Position, roll: u64) -> int:
    """What a playout would answer."""
    table.listed = 0  # the list of answers is written over
    return table.suggest(table.asked(), roll)
