"""A net that answers: what a seat knows goes in as bytes; how likely each answer is, and each seat's chance, come out.

Whole numbers only, so that every build on every machine gives the same answer to the last bit. Weights are bytes;
what a layer hands to the next are levels from 0 to `BRIGHTEST`; sums fit into 32 bits, which whoever reads a net checks
(`ludus.nets`). Most bytes of an observation are zero and cost nothing.
"""

from __future__ import annotations

from array import array
from math import isqrt
from typing import Any

from .names import *
from .native import add_times, dot, face, filled, ints_of, lit, nogil, shorts_of
from .position import Position
from .types import Ints, Shorts, u64
from .zone import Arrays, figure, workspace


class Net(Arrays):
    """One net and the room one thread works in; `twin` is another thread's, with the same weights.

    `numbers` has for each output of a layer what its sum begins with and what it is multiplied by, before it is
    shifted by the layer's `shift`. The layers come in their order, the policy's and the value's last.
    """

    game: str
    weights: array[int]
    numbers: array[int]
    layers: tuple[tuple[int, int], ...]  # of each layer its outputs and its shift
    lifts: bytes
    depth: int = figure(kind="i32")
    size: int = figure(kind="i32")
    actions: int = figure(kind="i32")
    seats: int = figure(kind="i32")
    weight: Shorts = workspace(kind="shorts")
    number: Ints = workspace(kind="ints")
    width: list[int] = workspace(LAYERS + 2, kind="i32")
    shift: list[int] = workspace(LAYERS + 2, kind="i32")
    weights_at: list[int] = workspace(LAYERS + 2, kind="i32")
    numbers_at: list[int] = workspace(LAYERS + 2, kind="i32")
    lift: list[int] = workspace(MOST_BYTES, kind="u8")
    seen: Any = workspace(MOST_BYTES, kind="u8")
    places: list[int] = workspace(MOST_BYTES, kind="i16")  # of what is not 0 there
    sums: list[int] = workspace(WIDEST, kind="i32")
    levels: list[list[int]] = workspace(LAYERS + 1, WIDEST, kind="i16")
    logits: list[int] = workspace(SPACE, kind="i32")
    parts: list[int] = workspace(SPACE, kind="i32")
    shares: list[int] = workspace(MOST_SEATS, kind="i32")
    powers: list[int] = workspace(COOL, kind="i32")
    total: u64 = workspace(kind="u64")

    def __init__(
        self, game: str, weights: array[int], numbers: array[int], layers: tuple[tuple[int, int], ...], lifts: bytes
    ) -> None:
        self.game = game
        self.weights = weights
        self.numbers = numbers
        self.layers = layers
        self.lifts = lifts
        self.weight = shorts_of(weights, len(weights))
        self.number = ints_of(numbers, len(numbers))
        self.size = len(lifts)
        self.depth = len(layers) - 2
        weight = number = 0
        inputs = self.size
        for i, (outputs, shift) in enumerate(layers):
            self.width[i], self.shift[i], self.weights_at[i], self.numbers_at[i] = outputs, shift, weight, number
            weight += inputs * outputs
            number += 2 * outputs
            if i < self.depth:
                inputs = outputs
        self.actions, self.seats = self.width[self.depth], self.width[self.depth + 1]
        for i, lift in enumerate(lifts):
            self.lift[i] = lift
        for i in range(COOL):
            self.powers[i] = power(i)

    def twin(self) -> Net:
        """The same net for another thread."""
        return Net(self.game, self.weights, self.numbers, self.layers, self.lifts)

    # ------------------------------------------------------------------ the layers

    def think(self, table: Position, seat: int) -> None:
        """What a seat knows, through all layers but the last two."""
        table.observe(seat, self.seen, 0)
        width = self.width[0]
        begin(self.sums, self.number, 0, width)
        for i in range(filled(self.seen, self.size, self.places)):
            place = self.places[i]
            add_times(self.sums, self.weight, place * width, self.seen[place] << self.lift[place], width)
        self.light(0)
        for layer in range(1, self.depth):
            inputs = width
            width = self.width[layer]
            begin(self.sums, self.number, self.numbers_at[layer], width)
            for j in range(width):
                self.sums[j] += dot(self.weight, self.weights_at[layer] + j * inputs, self.levels[layer - 1], inputs)
            self.light(layer)

    def light(self, layer: int) -> None:
        """Sums become levels: nothing below 0, nothing above the brightest."""
        width = self.width[layer]
        lit(
            self.levels[layer],
            self.sums,
            self.number,
            self.numbers_at[layer] + width,
            width,
            self.shift[layer],
            BRIGHTEST,
        )

    def logit(self, layer: int, output: int) -> int:
        """One output of one of the last two layers, in parts of an octave."""
        at = self.numbers_at[layer]
        width = self.width[self.depth - 1]
        total = self.number[at + output] + dot(
            self.weight, self.weights_at[layer] + output * width, self.levels[self.depth - 1], width
        )
        factor = self.number[at + self.width[layer] + output]
        if total < 0:
            return -scaled(-total, factor, self.shift[layer], FARTHEST)
        return scaled(total, factor, self.shift[layer], FARTHEST)

    # ------------------------------------------------------------------ what comes out

    def weigh(self, table: Position, seat: int, cool: u64) -> int:
        """After `think`: `parts` of `total` for each answer offered to a seat; returns which of them has most."""
        n = table.list_answers(seat)
        best = 0
        for i in range(n):
            self.logits[i] = self.logit(self.depth, table.offered[i])
            if self.logits[i] > self.logits[best]:
                best = i
        self.total = 0
        for i in range(n):
            self.parts[i] = self.part(self.logits[best] - self.logits[i], cool)
            self.total += self.parts[i]
        return best

    def judge(self, table: Position, seat: int) -> None:
        """After `think`: each seat's share of the victory in `shares`, as parts of `WHOLE`."""
        most = -FARTHEST
        for i in range(table.seats):
            self.logits[i] = self.logit(self.depth + 1, i)
            if self.logits[i] > most:
                most = self.logits[i]
        total: u64 = 0
        for i in range(table.seats):
            self.parts[i] = self.part(most - self.logits[i], COOL)
            total += self.parts[i]
        for i in range(table.seats):
            share: u64 = self.parts[i]
            self.shares[(seat + i) % table.seats] = share * WHOLE // total

    def part(self, below: u64, cool: u64) -> int:
        """How likely an answer is whose logit lies so far below the best one's; `ONE` is as likely."""
        far: u64 = below * cool // COOL
        octaves: u64 = far // OCTAVE
        if octaves > 24:
            return 0
        return self.powers[far % OCTAVE * COOL // OCTAVE] >> octaves

    def draw(self, n: int, roll: u64) -> int:
        """After `weigh`: one of the answers offered, each as likely as its part."""
        left: u64 = roll % self.total
        for i in range(n):
            part: u64 = self.parts[i]
            if left < part:
                return i
            left -= part
        return 0

    # ------------------------------------------------------------------ the face

    @face
    def check(self, table: Position) -> None:
        """Refuses the table of another game."""
        if table.game != self.game:
            raise ValueError(f"a net for {self.game} cannot play {table.game}")

    @face
    def choose(self, table: Position, seat: int, cool: int, roll: u64) -> int:
        """An answer of a seat that is asked: the best one where `cool` is 0, else one by lot.

        Where the others cannot tell the answers apart nobody may foresee them: they are drawn as the net mixes them.
        """
        self.check(table)
        choice: int = 0
        with nogil:
            choice = self.chosen(table, seat, cool, roll)
        if table.lost:
            table.complain()
        return choice

    def chosen(self, table: Position, seat: int, cool: int, roll: u64) -> int:
        self.think(table, seat)
        mixed = is_unseen(table, seat)
        best = self.weigh(table, seat, COOL if mixed or cool == 0 else cool)
        if mixed or cool:
            best = self.draw(table.list_answers(seat), roll)
        return table.offered[best]

    @face
    def policy(self, table: Position, seat: int) -> list[tuple[int, int]]:
        """Each legal answer of a seat that is asked, and how likely it is, as parts of `WHOLE`."""
        self.check(table)
        self.think(table, seat)
        self.weigh(table, seat, COOL)
        found = []
        part: u64 = 0
        for i in range(table.list_answers(seat)):
            part = self.parts[i]
            found.append((table.offered[i], part * WHOLE // self.total))
        return found

    @face
    def value(self, table: Position, seat: int) -> list[int]:
        """Each seat's share of the victory as one of them sees it, as parts of `WHOLE`."""
        self.check(table)
        self.think(table, seat)
        self.judge(table, seat)
        return [self.shares[i] for i in range(table.seats)]


def begin(sums: Ints, numbers: Ints, at: u64, n: u64) -> None:
    j: u64 = 0
    for j in range(n):
        sums[j] = numbers[at + j]


def scaled(total: u64, factor: u64, shift: u64, most: u64) -> int:
    """A sum above 0 times a fraction, rounded."""
    half: u64 = 1
    half <<= shift - 1
    return min((total * factor + half) >> shift, most)


def is_unseen(table: Position, seat: int) -> bool:
    """Whether the others cannot tell the answers of a seat apart."""
    n = table.list_answers(seat)
    other = seat + 1 if seat + 1 < table.seats else 0
    first = table.observed(other, seat, table.offered[0])
    return n > 1 and first == table.observed(other, seat, table.offered[n - 1])


def power(part: int) -> Any:
    """2 to the power of -part/256, times `ONE`: in whole numbers, by eight square roots."""
    found = ONE << 40
    root = 1 << 63
    for bit in range(8):
        root = isqrt(root << 64)
        if part >> (7 - bit) & 1:
            found = found * root >> 64
    return (found + (1 << 39)) >> 40
