"""What a net reckons: the numbers of its file; the best answer where all see it, one by lot where nobody does."""

from collections import Counter
from fractions import Fraction
from math import log2
from random import Random
from threading import Thread
from typing import Any

import pytest

import ludus
from ludus import nets
from ludus.core.names import BRIGHTEST, COOL, OCTAVE, WHOLE
from ludus.nets.file import Kept, sizes
from tests.bots.test_bots import positions
from tests.nets.made import made


def outputs(kept: Kept, seen: bytes) -> tuple[list[Fraction], list[Fraction]]:
    """Logits of the policy and of the value, in octaves, with fractions instead of shifts; levels are rounded."""
    inputs = [byte << lift for byte, lift in zip(seen, kept.lifts, strict=True)]
    weight = number = 0
    found = []
    for layer, ((width, height), (_, shift)) in enumerate(zip(sizes(len(seen), kept.layers), kept.layers, strict=True)):
        sums = []
        for j in range(height):
            step = [i * height + j if layer == 0 else j * width + i for i in range(width)]
            total = kept.numbers[number + j] + sum(
                kept.weights[weight + at] * one for at, one in zip(step, inputs, strict=True)
            )
            sums.append(Fraction(total * kept.numbers[number + height + j], 1 << shift))
        weight += width * height
        number += 2 * height
        if layer < len(kept.layers) - 2:
            inputs = [min(max(int(one + Fraction(1, 2)), 0), BRIGHTEST) if one > 0 else 0 for one in sums]
        else:
            found.append([one / OCTAVE for one in sums])
    return found[0], found[1]


@pytest.mark.parametrize("name", ludus.titles())
def test_policy_and_value_are_those_of_the_numbers_in_the_file(name: str) -> None:
    game = ludus.game(name)
    kept = made(game)
    for state, seat in positions(name, 12):
        policy, value = outputs(kept, game.observation.of(state, seat))
        legal = state.legal(seat)
        powers = [2.0 ** float(policy[action]) for action in legal]
        told = kept.net.policy(state, seat)
        assert [action for action, _ in told] == list(legal)
        for (_, part), expected in zip(told, powers, strict=True):
            assert part / WHOLE == pytest.approx(expected / sum(powers), abs=0.004)
        chances = [2.0 ** float(value[(other - seat) % state.seats]) for other in range(state.seats)]
        for share, expected in zip(kept.net.value(state, seat), chances, strict=True):
            assert share / WHOLE == pytest.approx(expected / sum(chances), abs=0.004)
        best = max(legal, key=lambda action: (round(policy[action] * OCTAVE), -action))
        if not is_mixed(kept, state, seat):
            assert kept.net.choose(state, seat, 0, 1) == best


def is_mixed(kept: Kept, state: Any, seat: int) -> bool:
    return len({kept.net.choose(state, seat, 0, roll) for roll in range(1 << 60, 1 << 64, 1 << 58)}) > 1


def test_levels_do_not_pass_the_brightest() -> None:
    """All weights as heavy as they may be, all bytes as large: the sums still fit, and the answer is legal."""
    game = ludus.game("lutece")
    kept = made(game, (64, 32))
    for i in range(len(kept.weights)):
        kept.weights[i] = 127
    state = game.new(2, 1)
    assert sum(part for _, part in kept.net.policy(state, 0)) <= WHOLE
    assert sum(kept.net.value(state, 0)) in range(WHOLE - 2, WHOLE + 1)


def test_hidden_bids_are_drawn_as_the_net_mixes_them() -> None:
    game = ludus.game("lutece")
    net = made(game).net
    state = game.new(2, 5)
    random = Random(1)
    drawn = Counter(net.choose(state, 0, 0, random.getrandbits(64)) for _ in range(4000))
    for action, part in net.policy(state, 0):
        assert drawn[action] / 4000 == pytest.approx(part / WHOLE, abs=0.03)
    for seat in range(2):
        state.apply(seat, state.legal(seat)[0])
    if len(state.legal(state.seat)) > 1:  # bribes lie open: the best answer, always
        assert len({net.choose(state, state.seat, 0, random.getrandbits(64)) for _ in range(40)}) == 1


def test_warmth_strays_and_cold_is_near_the_best() -> None:
    game = ludus.game("fortuna")
    net = made(game).net
    state = next(state for state, seat in positions("fortuna", 20) if len(state.legal(seat)) > 3)
    random = Random(1)
    best = net.choose(state, state.seat, 0, 0)
    often = [
        sum(net.choose(state, state.seat, cool, random.getrandbits(64)) == best for _ in range(800))
        for cool in (COOL, 4 * COOL, 100 * COOL)
    ]
    assert often == sorted(often)
    assert often[0] < 780 <= often[2]


def test_powers_of_two_are_exact() -> None:
    game = ludus.game("fortuna")
    kept = made(game)
    state = game.new(2, 1)
    parts = dict(kept.net.policy(state, 0))
    policy, _ = outputs(kept, game.observation.of(state, 0))
    first, second = sorted(parts, key=lambda action: -parts[action])[:2]
    apart = float(policy[first] - policy[second])
    assert log2(parts[first] / parts[second]) == pytest.approx(apart, abs=0.01)


def test_a_net_refuses_the_table_of_another_game() -> None:
    net = made(ludus.game("fortuna")).net
    with pytest.raises(ValueError, match="a net for fortuna cannot play lutece"):
        net.choose(ludus.game("lutece").new(2, 1), 0, 0, 0)


@pytest.mark.usefixtures("with_nets")
def test_each_thread_has_paper_of_its_own_and_all_share_the_weights() -> None:
    found = [nets.net("lutece")]
    thread = Thread(target=lambda: found.append(nets.net("lutece")))
    thread.start()
    thread.join()
    assert found[0] is nets.net("lutece")
    assert found[0] is not found[1]
    assert found[0].weights is found[1].weights
