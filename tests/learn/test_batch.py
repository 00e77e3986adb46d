"""A batch plays the games its rules say, whoever shares its threads, and refuses what it cannot take."""

import gc
import threading
from typing import Any

import numpy
import pytest

import ludus
from ludus import IllegalAction, LudusError
from ludus.learn import Batch, Frame
from ludus.learn.needs import BadInput

TITLES = ("fortuna", "gloire", "lutece")


def chosen(frame: Frame, random: Any) -> Any:
    """A legal action for every table."""
    return (random.random(frame.masks.shape) * frame.masks).argmax(1)


def started(*words: Any, **options: Any) -> tuple[Batch, Frame]:
    batch = Batch(*words, **options)
    frame = batch.frame()
    batch.observe(frame)
    return batch, frame


def copied(frame: Frame) -> list[Any]:
    return [one.copy() for one in (frame.observations, frame.masks, frame.seats, frame.rewards, frame.ends)]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(numpy.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("title", TITLES)
def test_every_table_is_a_game_by_the_rules(title: str) -> None:
    game = ludus.game(title)
    batch, frame = started(title, tables=3, seats=(2, 3, 4), seed=5)
    states = [batch.state(table) for table in range(3)]
    random, ends = numpy.random.default_rng(1), 0
    for _ in range(700):
        for table, state in enumerate(states):
            assert frame.seats[table] == state.seat
            assert frame.observations[table].tobytes() == game.observation.of(state, state.seat)
            assert tuple(numpy.flatnonzero(frame.masks[table])) == state.legal(state.seat)
        actions = chosen(frame, random)
        batch.step(actions, frame)
        for table, state in enumerate(states):
            state.apply(state.seat, int(actions[table]))
            assert frame.ends[table] == state.over
            shares = state.outcome() + [0.0] * (game.seats[-1] - state.seats)
            assert frame.rewards[table].tolist() == pytest.approx(shares)
            if state.over:
                ends += 1
                states[table] = batch.state(table)
    assert ends >= 1


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("rivals", [(), ("uniform", "guided")])
def test_threads_change_nothing(title: str, rivals: tuple[str, ...]) -> None:
    runs = []
    for threads in (1, 2, 5):
        batch, frame = started(title, tables=131, seats=3, seed=9, rivals=rivals, threads=threads)
        random, found = numpy.random.default_rng(2), []
        for number in range(60):
            batch.step(chosen(frame, random), frame)
            found += copied(frame)
            if number % 7 == 0:  # other work in between
                found.append(batch.advise(number))
        runs.append(found)
        batch.close()
    assert same(runs[0], runs[1])
    assert same(runs[0], runs[2])


@pytest.mark.parametrize("threads", [1, 3])
def test_one_illegal_answer_among_many_plays_nothing(threads: int) -> None:
    batch, frame = started("fortuna", tables=200, seats=4, seed=4, threads=threads)
    random = numpy.random.default_rng(5)
    for number in range(30):
        actions = chosen(frame, random)
        before, saved = copied(frame), batch.save()
        wrong = actions.copy()
        for table in (number * 6, 199):
            wrong[table] = frame.masks[table].argmin()
        with pytest.raises(IllegalAction, match=f"table {number * 6}, "):
            batch.step(wrong, frame)
        assert same(before, copied(frame))
        assert batch.save() == saved
        batch.step(actions, frame)
    batch.close()


def test_threads_end_with_their_batch() -> None:
    def mine() -> set[threading.Thread]:
        return {one for one in threading.enumerate() if one.name.startswith("ludus ")} - others

    others: set[threading.Thread] = set()
    others = mine()
    batch, frame = started("lutece", tables=64, seats=2, threads=4)
    batch.step(frame.masks.argmax(1), frame)
    assert len(mine()) == (3 if ludus.compiled else 0)
    del batch  # not closed
    gc.collect()
    for one in mine():
        one.join(20)
    assert not mine()


def test_a_table_follows_from_its_own_seed() -> None:
    many, all_of_them = started("lutece", tables=4, seats=3, seed=[1, 2, 3, 2])
    alone, one = started("lutece", tables=1, seats=3, seed=[2])
    for _ in range(90):  # some games, so that new deals are met as well
        actions = all_of_them.masks.argmax(1)
        many.step(actions, all_of_them)
        alone.step(one.masks.argmax(1), one)
        assert numpy.array_equal(all_of_them.observations[1], one.observations[0])
        assert numpy.array_equal(all_of_them.observations[1], all_of_them.observations[3])
        assert not numpy.array_equal(all_of_them.observations[1], all_of_them.observations[0])


def test_no_two_deals_are_alike() -> None:
    batch, frame = started("lutece", tables=1, seats=2, seed=3)
    offers = {tuple(batch.state(0).offer)}
    deals = 0
    while deals < 20:
        batch.step(frame.masks.argmax(1), frame)
        if frame.ends[0]:
            deals += 1
            offers.add(tuple(batch.state(0).offer))
    assert len(offers) == 21


def test_options_hold_for_every_deal() -> None:
    batch, frame = started("fortuna", tables=2, seats=3, draft="yes", sides="gray orange violet")
    sides = batch.state(0).side
    ends, random = 0, numpy.random.default_rng(3)
    while ends < 2:
        batch.step(chosen(frame, random), frame)
        ends += int(frame.ends.sum())
    state = batch.state(0)
    assert (state.draft, state.side) == (1, sides)
    assert ludus.game("fortuna").options(state) == ludus.game("fortuna").options(batch.blank(3))


@pytest.mark.parametrize("rivals", [["greedy", "uniform"], ["guided", "strong:iterations=8"], ["uniform", None]])
def test_the_caller_is_asked_for_his_own_seats_alone(rivals: list[str | None]) -> None:
    batch, frame = started("lutece", tables=4, seats=3, seed=4, rivals=rivals)
    random, met = numpy.random.default_rng(4), set[int]()
    own: dict[int, set[int]] = {table: set() for table in range(4)}
    for _ in range(60):
        for table in range(4):
            own[table].add(int(frame.seats[table]))
        batch.step(chosen(frame, random), frame)
        for table in map(int, numpy.flatnonzero(frame.ends)):
            assert len(own[table]) <= 1 + rivals.count(None)
            met |= own[table]
            own[table] = set()
    assert met == {0, 1, 2}  # the caller's seat moves on with every deal


def test_a_policy_may_be_a_rival() -> None:
    asked = []

    def last(observations: Any, masks: Any, seats: Any) -> Any:
        asked.append((observations.shape[0], masks.shape[1], seats.dtype))
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)

    batch, frame = started("lutece", tables=6, seats=2, rivals=[last])
    for _ in range(30):
        batch.step(frame.masks.argmax(1), frame)
    assert asked
    assert {words[1:] for words in asked} == {(208, numpy.dtype("uint8"))}


def test_a_policy_that_answers_nonsense_is_refused_by_name() -> None:
    for nonsense, sentence in ((lambda o, m, s: m, "whole numbers"), (lambda o, m, s: m.argmin(1), "not legal")):
        with pytest.raises(LudusError, match=sentence):
            Batch("lutece", tables=3, seats=2, rivals=[nonsense])


@pytest.mark.parametrize("rivals", [[], ["greedy", "guided"]])
@pytest.mark.parametrize("title", TITLES)
def test_a_loaded_batch_goes_on_as_the_saved_one(title: str, rivals: list[str]) -> None:
    batch, frame = started(title, tables=5, seats=3, seed=6, rivals=rivals)
    random = numpy.random.default_rng(6)
    for _ in range(40):
        batch.step(chosen(frame, random), frame)
    other = Batch.load(batch.save(), threads=2)
    again = other.frame()
    other.observe(again)
    for _ in range(25):
        assert same(copied(again)[:3], copied(frame)[:3])
        actions = chosen(frame, random)
        batch.step(actions, frame)
        other.step(actions, again)
    assert other.save() == batch.save()


def test_what_is_no_saved_batch_is_refused() -> None:
    batch = Batch("lutece", tables=2, seats=2)
    data = batch.save()
    for broken in (b"", b"ludus", data[:-1], data[:60], data.replace(b"lutece-v1", b"lutece-v9"), data[:-400] + data):
        with pytest.raises(LudusError, match=r"[a-z]"):
            Batch.load(broken)
    with pytest.raises(BadInput, match="hand the rivals over"):
        Batch.load(Batch("lutece", 2, 2, rivals=[lambda o, m, s: m.argmax(1)]).save())


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"tables": 0}, "tables is 0"),
        ({"seats": 6}, "lutece is for 2 to 5 players"),
        ({"seats": [2, 9]}, "lutece is for 2 to 5 players"),
        ({"seats": []}, "lutece is for 2 to 5 players"),
        ({"threads": 0}, "threads is 0"),
        ({"rivals": ["greedy"], "seats": 3}, "1 rivals, expected 2"),
        ({"rivals": "greedy", "seats": 2}, "expected a list"),
        ({"rivals": ["nobody"], "seats": 2}, "'nobody' is not known"),
        ({"rivals": [7], "seats": 2}, "rival 7"),
        ({"seed": [1, 2, 3]}, "3 seeds, expected 2"),
        ({"wine": "yes"}, "wine"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises((LudusError, ValueError), match=sentence):
        Batch("lutece", **{"tables": 2, "seats": 2, **settings})


def test_bad_input_is_refused_with_a_sentence_and_changes_nothing() -> None:
    batch, frame = started("lutece", tables=3, seats=2, seed=8)
    legal = frame.masks.argmax(1)
    bad: list[tuple[Any, Frame, str]] = [
        (legal.astype("float32"), frame, "actions are float32"),
        (legal[:2], frame, "expected 3 whole numbers"),
        ([int(legal[0]), -1, 0], frame, "table 1, seat 0: action -1 is not legal"),
        ([int(legal[0]), int(legal[1]), 1 << 40], frame, "table 2, seat 0: action 1099511627776 is not legal"),
        ([207, 0, 0], frame, "table 0, seat 0: action 207 is not legal"),
    ]
    for name, wrong, sentence in (
        ("observations", frame.observations.astype("int8"), "observations is int8"),
        ("observations", frame.observations[:2], r"observations is uint8 \(2,"),
        ("observations", numpy.asfortranarray(frame.observations), "contiguous"),
        ("masks", frame.masks.tolist(), "masks is list, expected a NumPy array"),
        ("rewards", frame.rewards.astype("float64"), "rewards is float64"),
        ("seats", None, "seats is NoneType"),
    ):
        bad.append((legal, Frame(**{**vars(frame), name: wrong}), sentence))
    fixed = frame.ends.copy()
    fixed.flags.writeable = False
    bad.append((legal, Frame(**{**vars(frame), "ends": fixed}), "writeable"))
    before, written = batch.save(), copied(frame)
    for actions, into, sentence in bad:
        with pytest.raises((BadInput, IllegalAction), match=sentence):
            batch.step(actions, into)
        assert batch.save() == before
        assert same(copied(frame), written)


def test_a_closed_batch_says_so() -> None:
    with Batch("lutece", tables=2, seats=2, threads=2) as batch:
        frame = batch.frame()
        batch.observe(frame)
    for call in (lambda: batch.observe(frame), lambda: batch.step([0, 0], frame), batch.save):
        with pytest.raises(BadInput, match="the batch is closed"):
            call()


def test_arrays_of_the_caller_are_written_in_place() -> None:
    """Bools for masks and ends, parts of larger arrays, memory shared through DLPack, and everything for a critic."""
    batch = Batch("gloire", tables=2, seats=2)
    large = numpy.zeros((5, batch.observation.size), "uint8")
    shared = numpy.from_dlpack(large)
    frame = Frame(
        observations=large[1:3],
        masks=numpy.zeros((2, 525), bool),
        seats=numpy.zeros(2, "uint8"),
        rewards=numpy.zeros((2, 5), "float32"),
        ends=numpy.zeros(2, bool),
        everything=numpy.zeros((2, batch.observation.everything.size), "uint8"),
    )
    batch.observe(frame)
    batch.step(frame.masks.argmax(1), frame)
    state = batch.state(1)
    assert shared[2].tobytes() == batch.observation.of(state, state.seat)
    assert not shared[[0, 3, 4]].any()
    assert frame.everything[1].tobytes() == batch.observation.everything.of(state, state.seat)
    assert tuple(numpy.flatnonzero(frame.masks[1])) == state.legal(state.seat)
