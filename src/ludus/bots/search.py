"""Information-set search: one tree for each seat, over what that seat sees, and a newly imagined table each time.

Every iteration draws anew what the searching seat does not know, walks down all trees together, adds a leaf, plays on
to the end and counts each seat's share of the victory. A seat chooses in its own tree, which branches on its own
answers and on what it sees of the others', so nobody profits from what he could not know (many observers, max^n).

With a net, its policy says which answers are tried first and how much they are worth a try, and its value stands for
the game that would have been played on.
"""

from __future__ import annotations

import math
from typing import Final

from ..core import random
from ..core.names import *
from ..core.native import compiled, face, nogil, record
from ..core.net import Net
from ..core.position import Position
from ..core.types import Number, u64
from ..core.zone import Arrays, figure, workspace

MARGIN: Final = 1e-9  # far more than rounding can do
FEW: Final = 50  # answers a net holds less likely than one in so many are added later


@record
class Node(Arrays):
    """A branch of a tree: an answer as its seat saw it. Compiled, nodes are structs that lie side by side."""

    first: int = workspace()  # child; 0 is none
    following: int = workspace()  # the next child of the same parent
    visits: int = workspace()
    available: int = workspace()
    prior: int = workspace()  # how likely the net holds the answer, as parts of WHOLE
    answer: int = workspace()  # beside the other ints, so that a node takes 32 bytes
    reward: float = workspace(kind="f64")


class Search(Arrays):
    """The trees of one search at a time. They are large: a bot keeps its search and aims it anew for each question."""

    root: Position
    work: Position
    net: Net
    guided: bool
    netted: bool = workspace()
    ripe: int = workspace()
    halve: int = workspace()
    seat: int = workspace()
    count: int = figure()  # of nodes
    found: int = workspace()  # the branch of the answer that was just chosen; 0 if it is new
    prior: int = workspace()  # of the answer that was just chosen, if it is new
    horizon: int = workspace()
    iterations: int = figure()
    state: u64 = workspace(kind="u64")
    luck: u64 = workspace(kind="u64")
    now: u64 = workspace(kind="u64")  # how many choices were made: `fresh` need not be wiped for the next one
    explore: float = workspace(kind="f64")
    reach: float = workspace(kind="f64")  # the square of `explore`, and a little more
    widen: float = workspace(kind="f64")
    below: float = workspace(kind="f64")
    nodes: list[Node] = workspace(NODES, kind=Node)
    at: list[int] = workspace(MOST_SEATS, kind="i32")
    length: list[int] = workspace(MOST_SEATS, kind="i32")
    path: list[list[int]] = workspace(MOST_SEATS, DEPTH, kind="i32")
    fresh: list[u64] = workspace(SPACE + DICE, kind="u64")  # `now`: the answers that are offered and were not tried yet
    logs: list[float] = workspace(LOGS, kind="f64")

    def __init__(self, guided: bool) -> None:
        self.guided = guided
        for i in range(1, LOGS):
            self.logs[i] = math.log(i)

    @face
    def aim(
        self,
        root: Position,
        seat: int,
        seed: Number,
        habits: tuple[float, float, int, float, int, int],
        net: Net | None = None,
    ) -> None:
        """Starts afresh from a state determinized for `seat`, as bots get it (`bots.decide`)."""
        self.explore, self.widen, self.horizon, self.below, self.ripe, self.halve = habits
        self.reach = self.explore * self.explore * (1.0 + MARGIN) + MARGIN * MARGIN
        self.netted = net is not None
        if net is not None:
            net.check(root)
            self.net = net
        self.root = root.clone()
        self.work = root.clone()
        self.seat = seat
        self.state = random.mix(seed & MASK)
        self.luck = random.mix(self.state)
        self.prior = 0
        self.iterations = 0
        self.count = root.seats  # the roots of the trees are nodes 0 to seats - 1
        if not compiled:
            self.nodes = [Node() for _ in range(root.seats)]
        for node in range(root.seats):
            self.nodes[node].first = self.nodes[node].visits = 0
            self.nodes[node].reward = 0.0

    @face
    def iterate(self, n: int) -> None:
        """Goes on for so many iterations, without the GIL."""
        with nogil:
            for _ in range(n):
                self.iteration()
        if self.root.lost or self.work.lost:
            (self.root if self.root.lost else self.work).complain()

    @face
    def cut(self, keep: int) -> None:
        """Of the answers of the question that are still compared the best remain."""
        found = []
        node = self.nodes[self.seat].first
        while node:
            if self.nodes[node].available > 0:
                found.append((-self.nodes[node].reward / max(1, self.nodes[node].visits), node))
            node = self.nodes[node].following
        for _, lost in sorted(found)[keep:]:
            self.nodes[lost].available = 0

    def results(self) -> list[tuple[int, int, float]]:
        """Every answer tried at the root: the action, its visits, and the mean share of the victory."""
        found = []
        node = self.nodes[self.seat].first
        while node:
            visits = self.nodes[node].visits
            if visits:
                found.append((self.nodes[node].answer, visits, self.nodes[node].reward / visits))
            node = self.nodes[node].following
        return found

    def iteration(self) -> None:
        for seat in range(self.work.seats):
            self.at[seat] = seat
            self.path[seat][0] = seat
            self.length[seat] = 1
        seat = self.seat  # the question is this seat's, also where several are asked at once and others come first
        action = self.select(self.root, seat)
        tries = self.nodes[self.found].visits if self.found else 0
        kept: u64 = self.state
        self.state = random.mix(self.luck + random.GOLDEN * tries & MASK)
        self.imagine(self.roll())  # luck cancels: the n-th visit of every answer imagines the same table
        depth = 1
        while self.descend(seat, action) and self.work.pending and depth < DEPTH:
            seat = self.work.asked()
            if self.nodes[self.at[seat]].visits < self.ripe:
                break
            action = self.select(self.work, seat)
            depth += 1
        self.finish()
        self.state = kept
        self.iterations += 1

    def descend(self, seat: int, action: int) -> bool:
        """Plays an answer and follows it in all trees; says whether they know it, so that one may go on."""
        known = True
        for viewer in range(self.work.seats):
            if viewer == seat:
                other = self.found
                seen = action
            else:
                seen = self.work.observed(viewer, seat, action)
                other = self.child(viewer, seen)
            if not self.step(viewer, other, seen):
                known = False
        if self.nodes[self.at[seat]].visits == 0:
            known = False
        self.work.perform(seat, action)
        shown = self.work.dice()
        if known and shown:
            known = self.branch(SPACE + shown)
        return known

    def branch(self, shown: int) -> bool:
        """Follows in all trees what dice have shown: after a six other answers are good than after a one."""
        known = True
        for viewer in range(self.work.seats):
            if not self.step(viewer, self.child(viewer, shown), shown):
                known = False
        return known and self.nodes[self.at[self.work.asked()]].visits > 0

    def imagine(self, seed: u64) -> None:
        """Puts the root on the table, with everything the searching seat does not know drawn anew."""
        self.root.copy_core(self.work)
        self.work.reseed(seed)
        self.work.hide(self.seat)

    def select(self, table: Position, seat: int) -> int:
        """An answer that was not tried yet, as long as the tree is to be widened; else the most promising one (UCB)."""
        n = table.list_answers(seat)
        node = self.at[seat]
        self.now += 1
        for i in range(n):
            self.fresh[table.offered[i]] = self.now
        if self.halve and node == self.seat:
            return self.turn(table, seat, n)
        tried = 0
        best = 0
        most = -1.0
        visits = self.nodes[node].visits
        weight = 0.0
        even = 0.0
        if self.netted:
            weight = self.explore * math.sqrt(visits + 1)
            even = self.nodes[node].reward / max(1, visits)
        other = self.nodes[node].first
        while other:
            answer = self.nodes[other].answer
            if self.fresh[answer] == self.now:
                self.fresh[answer] = 0
                tried += 1
                self.nodes[other].available += 1
                if self.netted:
                    value = self.expect(other, weight, even)
                else:
                    value = self.promise(other, most)
                if value > most or (value == most and answer < self.nodes[best].answer):
                    most = value
                    best = other
            other = self.nodes[other].following
        self.found = best
        room = self.count + table.seats < NODES
        if tried < n and tried <= self.width(node) * math.sqrt(visits + 1) and room:
            if self.netted and self.count + SPACE < NODES:
                return self.spread(table, seat, node, weight, even, most)
            return self.untried(table, seat, n)
        if tried == 0:
            return table.offered[self.pick(n)]
        return self.nodes[best].answer

    def turn(self, table: Position, seat: int, n: int) -> int:
        """All answers of the question in turn, as long as they are compared: `cut` lets the worse half go.

        The n-th visit of each imagines the same table, so they are compared at the same tables.
        """
        tried = 0
        self.found = 0
        fewest = -1
        other = self.nodes[self.seat].first
        while other:
            self.fresh[self.nodes[other].answer] = 0
            tried += 1
            if self.nodes[other].available and (fewest < 0 or self.nodes[other].visits < fewest):
                fewest = self.nodes[other].visits
                self.found = other
            other = self.nodes[other].following
        if tried < n and tried < self.halve:
            return self.untried(table, seat, n)
        return self.nodes[self.found].answer

    def width(self, node: int) -> float:
        """How fast answers are added. The question itself is widened by its whole budget; what is asked below it by
        its visits, or a longer search would see no more answers of the others than a short one."""
        return self.widen if node == self.seat or self.below == 0.0 else self.below

    def expect(self, node: int, weight: float, even: float) -> float:
        """What an answer has brought, and how much the net expects of one that was hardly tried (PUCT); one that was
        never tried is taken to bring a little less than the others did."""
        visits = self.nodes[node].visits
        known = self.nodes[node].reward / visits if visits else 0.9 * even
        return known + weight * self.nodes[node].prior / WHOLE / (1.0 + visits)

    def promise(self, node: int, most: float) -> float:
        """What an answer has brought, and how much is still unknown about it (UCB over available answers).

        Of one that clearly promises less than `most`, only that it does: roots and divisions are slow.
        """
        visits = max(1, self.nodes[node].visits)
        available = self.nodes[node].available
        doubt = self.logs[available] if available < LOGS else math.log(available)
        short = most * visits - self.nodes[node].reward
        if short > 0.0 and short * short > self.reach * doubt * visits:
            return -1.0
        return self.nodes[node].reward / visits + self.explore * math.sqrt(doubt / visits)

    def untried(self, table: Position, seat: int, n: int) -> int:
        """A new answer: what the playouts' policy suggests, or after a few tries any other; a net's likeliest."""
        self.found = 0
        if self.netted:
            return self.likeliest(table, seat)
        if self.guided:
            for _ in range(4):
                action = table.suggest(seat, self.roll())
                if self.fresh[action] == self.now:
                    return action
            n = table.list_answers(seat)  # the policy may have used the list
        start = self.pick(n)
        for i in range(n):
            action = table.offered[(start + i) % n]
            if self.fresh[action] == self.now:
                return action
        return table.offered[start]

    def spread(self, table: Position, seat: int, node: int, weight: float, even: float, most: float) -> int:
        """Adds the answers the net holds likely, and at least the likeliest of those not there yet; which of all is
        tried, the net's expectations say: unlikely ones need not be."""
        self.likeliest(table, seat)
        n = table.list_answers(seat)
        part: u64 = 0
        least: u64 = self.prior
        for i in range(n):
            answer = table.offered[i]
            if self.fresh[answer] == self.now:
                part = self.net.parts[i]
                part = part * WHOLE // self.net.total
                if part >= least or part * FEW >= WHOLE:
                    other = self.grow(node, answer, part)
                    value = self.expect(other, weight, even)
                    if value > most or (value == most and answer < self.nodes[self.found].answer):
                        most = value
                        self.found = other
        return self.nodes[self.found].answer

    def likeliest(self, table: Position, seat: int) -> int:
        """Of the answers not tried yet the one the net holds likeliest."""
        self.net.think(table, seat)
        self.net.weigh(table, seat, COOL)
        n = table.list_answers(seat)
        best = -1
        for i in range(n):
            if self.fresh[table.offered[i]] == self.now and (best < 0 or self.net.parts[i] > self.net.parts[best]):
                best = i
        part: u64 = self.net.parts[best]
        self.prior = part * WHOLE // self.net.total
        return table.offered[best]

    def child(self, viewer: int, seen: int) -> int:
        """The branch of a tree for what its seat has seen; 0 if there is none yet."""
        other = self.nodes[self.at[viewer]].first
        while other and self.nodes[other].answer != seen:
            other = self.nodes[other].following
        return other

    def step(self, viewer: int, other: int, seen: int) -> bool:
        """Walks down one tree by what its seat has seen; a new branch grows, unless there is no room for it."""
        if other == 0:
            if self.count >= NODES:
                return False
            other = self.grow(self.at[viewer], seen, self.prior)
        self.at[viewer] = other
        if self.length[viewer] < DEPTH:
            self.path[viewer][self.length[viewer]] = other
            self.length[viewer] += 1
        return True

    def grow(self, node: int, seen: int, prior: int) -> int:
        """A new branch."""
        other = self.count
        self.count += 1
        if not compiled:
            self.nodes.append(Node())
        self.nodes[other].answer = seen
        self.nodes[other].visits = 0
        self.nodes[other].available = 1
        self.nodes[other].prior = prior
        self.nodes[other].reward = 0.0
        self.nodes[other].first = 0
        self.nodes[other].following = self.nodes[node].first
        self.nodes[node].first = other
        return other

    def finish(self) -> None:
        """Plays on, to the end or to the horizon, and tells every node on the way how it went for its seat."""
        for seat in range(self.work.seats):
            self.work.shares[seat] = 0.0
        if self.netted and self.work.pending:
            self.judge()
        elif self.horizon == 0 or not self.look():
            self.work.run(self.roll(), self.guided, -1)
            self.work.share()
        for seat in range(self.work.seats):
            for i in range(self.length[seat]):
                node = self.path[seat][i]
                self.nodes[node].visits += 1
                self.nodes[node].reward += self.work.shares[seat]

    def judge(self) -> None:
        """Each seat's chance as the net sees it when the searching seat is asked next, if that is before the horizon:
        what it holds is known then."""
        for _ in range(self.horizon):
            if self.work.pending == 0 or self.work.pending >> self.seat & 1:
                break
            seat = self.work.asked()
            self.work.perform(seat, self.work.suggest(seat, self.roll()))
        if self.work.pending == 0:
            self.work.share()
        else:
            seat = self.seat if self.work.pending >> self.seat & 1 else self.work.asked()
            self.net.think(self.work, seat)
            self.net.judge(self.work, seat)
            for other in range(self.work.seats):
                self.work.shares[other] = 1.0 * self.net.shares[other] / WHOLE

    def look(self) -> bool:
        """Plays on for some answers, and then to the first moment the game can be judged without playing it out."""
        played = 0
        while self.work.pending:
            if played >= self.horizon and self.work.estimate():
                return True
            seat = self.work.asked()
            if self.guided:
                self.work.perform(seat, self.work.suggest(seat, self.roll()))
            else:
                n = self.work.list_answers(seat)
                self.work.perform(seat, self.work.offered[self.pick(n)])
            played += 1
        return False

    def roll(self) -> u64:
        """64 random bits of the search's own generator."""
        self.state = (self.state + random.GOLDEN) & MASK
        return random.mix(self.state)

    def pick(self, n: u64) -> int:
        return ((self.roll() >> 32) * n) >> 32
