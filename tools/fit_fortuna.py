"""Fits what things are worth in Fortuna to the results of games: `python tools/fit_fortuna.py [GAMES] [SEED]`.

Games of 2, 3 and 4 seats are played by the policy of the playouts, with a random answer now and then. At the start of
each turn every seat has features; the chance to win is taken as a softmax of their weighted sum (conditional logit),
which Newton's method fits. Printed are the weights in steps towards Rome, `a + b * rounds`, in the form of
src/ludus/games/fortuna/judgement/worth.py.
"""

import sys
from math import exp, log
from random import Random

import ludus
from ludus import bots
from ludus.bots.ismcts import Ismcts
from ludus.games.fortuna.declaration import *
from ludus.games.fortuna.rules.state import State

RANDOM = 0.06  # how often an answer is random
COOLING = 0.3  # a step decides less while many rounds are left
RIDGE = 3.0
Rows = list[list[float]]


def main(games: int, seed: int) -> None:
    data = [row for number in range(games) for row in play(seed + number, 2 + number % 3)]
    names = list(features(ludus.game("fortuna").new(2, 0), 0))
    weights = fit(data, len(names))
    print(f"{games} games, {len(data)} turns, loss {loss(data, weights):.4f} (without knowledge {blank(data):.4f})")
    print(f"sureness {weights[0]:.3f}")
    for name, weight in zip(names, weights, strict=True):
        print(f"{name:16}{weight / weights[0]:7.3f}")


def play(seed: int, seats: int) -> list[tuple[Rows, list[float]]]:
    """One game: the features of all seats at the start of each turn, and how it ended for each."""
    random = Random(seed)
    minds = [Ismcts(iterations=1, seed=random.getrandbits(32)) for _ in range(seats)]
    state = ludus.game("fortuna").new(seats, seed)
    found = []
    while not state.over:
        if state.depth == 1 and state.step[0] == D_CARD:
            found.append([list(features(state, seat).values()) for seat in range(seats)])
        legal = state.legal(state.seat)
        if random.random() < RANDOM:
            state.apply(state.seat, random.choice(legal))
        else:
            state.apply(state.seat, bots.decide(minds[state.seat], state, state.seat, random.getrandbits(64)))
    return [(rows, state.outcome()) for rows in found]


def features(state: State, seat: int) -> dict[str, float]:
    """What a seat has. Things that serve as long as the game goes on count alone (a) and times the rounds left (b)."""
    last, furthest = state.box.last_square, max(state.square)
    rounds = 0.0 if furthest == last else min(6.0, max(0.5, (last - furthest) / 1.7))
    weight = 1 / (1 + COOLING * rounds)
    own, money, built, hand = state.own[seat], state.money[seat], state.built[seat], state.hand[seat]
    married, dice, water = state.married >> seat & 1, own[DIE] - 1, own[WATER] + own[ON_AQUEDUCT]
    counted = (built.bit_count(), own[WHEAT], money, own[CENTURION], own[VESTAL], water, own[WINE], married)
    held = [card for card in range(PRIVILEGES) if hand >> card & 1]
    effects = [state.box.effect[card] for card in held]
    points = sum(
        state.box.vp[card] * (counted[state.box.counts[card]] // state.box.per[card])
        for card, effect in zip(held, effects, strict=True)
        if effect == SCORE_CARD
    )
    live = float(rounds > 0)
    serving = {
        "crop": min(own[WHEAT], 2) + min(own[WINE], 2),
        "spare crop": max(own[WHEAT] - 2, 0) + max(own[WINE] - 2, 0),
        "water": min(water, 1),
        "more water": max(water - 1, 0),
        "coin": min(money, 6),
        "centurion": min(own[CENTURION], 2),
        "vestal": own[VESTAL],
        "die": dice,
        "married": married,
        "aqueduct": built >> AQUEDUCT & 1,
    }
    once = {
        "square": float(state.square[seat]),
        "turn": float(list(state.podium).index(seat) >= state.at),
        "points": live * points,
        "last points": (1 - live) * points,
        "scoring card": live * effects.count(SCORE_CARD),
        "step card": live * effects.count(STEP_CARD),
        "other card": live * (effects.count(PIECE_CARD) + effects.count(CUBE_CARD)),
        "spare coin": live * max(money - 6, 0),
        "dice married": live * married * dice,
        "palace": live * (built >> PALACE & 1),
        "basilica": live * (built >> BASILICA & 1),
        "market": live * (built >> MARKET & 1),
    }
    found = {name: weight * value for name, value in once.items()}
    for name, value in serving.items():
        found[f"{name} a"] = live * weight * value
        found[f"{name} b"] = rounds * weight * value
    return found


def chances(rows: Rows, weights: list[float]) -> list[float]:
    sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    powers = [exp(value - max(sums)) for value in sums]
    return [power / sum(powers) for power in powers]


def loss(data: list[tuple[Rows, list[float]]], weights: list[float]) -> float:
    """The surprise at the results, per turn."""
    total = 0.0
    for rows, shares in data:
        total -= sum(share * log(p) for share, p in zip(shares, chances(rows, weights), strict=True) if share)
    return total / len(data)


def blank(data: list[tuple[Rows, list[float]]]) -> float:
    return sum(log(len(rows)) for rows, _ in data) / len(data)


def fit(data: list[tuple[Rows, list[float]]], size: int) -> list[float]:
    """Newton's method; a small ridge keeps rare features near zero."""
    weights = [0.0] * size
    for _ in range(6):
        slope = [-RIDGE * w for w in weights]
        curve = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for rows, shares in data:
            found = chances(rows, weights)
            mean = [sum(p * row[i] for p, row in zip(found, rows, strict=True)) for i in range(size)]
            for row, share, p in zip(rows, shares, found, strict=True):
                off = [(i, x - m) for i, (x, m) in enumerate(zip(row, mean, strict=True)) if x != m]
                for i, x in off:
                    slope[i] += (share - p) * x
                    line, px = curve[i], p * x
                    for j, y in off:
                        line[j] += px * y
        weights = [w + s for w, s in zip(weights, solve(curve, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss elimination; the matrix is positive definite."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for j, row in enumerate(rows):
            if i != j and row[i]:
                factor = row[i] / pivot[i]
                rows[j] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


if __name__ == "__main__":
    main(int((sys.argv[1:2] or ["1500"])[0]), int((sys.argv[2:3] or ["1"])[0]))
