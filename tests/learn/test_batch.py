"""A batch plays the games its rules say, whoever shares its threads, and refuses what it cannot take."""

import copy
import gc
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
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


def test_nobody_keeps_a_processor_busy_while_nobody_steps() -> None:
    batch, frame = started("fortuna", tables=64, seats=2, threads=4)
    batch.step(frame.masks.argmax(1), frame)
    time.sleep(0.2)  # a moment they may stay awake
    before = time.process_time()
    time.sleep(0.5)
    assert time.process_time() - before < 0.1
    batch.close()


@pytest.mark.parametrize("threads", [1, 4])
def test_bad_answers_new_arrays_and_pauses_in_between_change_no_game(threads: int) -> None:
    """Whoever helps may be asleep, late, or still looking when the next turn begins."""
    one, plain = started("fortuna", tables=97, seats=3, seed=8, rivals=("uniform", None))
    batch, frame = started("fortuna", tables=97, seats=3, seed=8, rivals=("uniform", None), threads=threads)
    random = numpy.random.default_rng(8)
    for number in range(120):
        actions = chosen(frame, random)
        one.step(actions, plain)
        if number % 3 == 0:
            wrong = actions.copy()
            wrong[number % 97] = -1
            with pytest.raises(IllegalAction, match=f"table {number % 97}, "):
                batch.step(wrong, frame)
        if number % 5 == 0:
            with pytest.raises(BadInput, match="whole numbers"):
                batch.step(actions[:-1], frame)
        if number % 7 == 0:
            frame = batch.frame()
        if number % 11 == 0:
            time.sleep(0.015)
        kinds = (actions, actions.astype("int32"), actions.tolist(), numpy.repeat(actions, 2)[::2])
        batch.step(kinds[number % 4], frame)
        assert same(copied(frame), copied(plain))
    assert batch.save() == one.save()
    batch.close()


def test_a_second_thread_is_refused_and_nobody_waits_for_ever() -> None:
    batch, refused = Batch("fortuna", tables=256, seats=4, seed=1, threads=2), list[str]()

    def play() -> None:
        frame = batch.frame()
        for _ in range(300):
            try:
                batch.observe(frame)
                batch.step(frame.masks.argmax(1), frame)
                batch.save()
            except (BadInput, IllegalAction) as error:  # where the other has answered in between
                refused.append(str(error))

    players = [threading.Thread(target=play, daemon=True) for _ in range(3)]
    for one in players:
        one.start()
    for one in players:
        one.join(60)
        assert not one.is_alive()
    if ludus.compiled:
        assert "another thread is at work in this batch" in refused
    frame = batch.frame()
    batch.observe(frame)
    batch.step(frame.masks.argmax(1), frame)
    batch.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
def test_a_forked_process_plays_on_without_its_helpers() -> None:
    batch, frame = started("fortuna", tables=64, seats=3, seed=2, threads=3)
    batch.step(frame.masks.argmax(1), frame)
    for pause in (0.0, 0.05):  # they are awake, and asleep
        time.sleep(pause)
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            signal.alarm(60)
            try:
                for _ in range(30):
                    batch.step(frame.masks.argmax(1), frame)
                os.write(writing, batch.save()[-4096:])
            finally:
                os._exit(0)
        os.close(writing)
        twin = Batch.load(batch.save())
        again = twin.frame()
        twin.observe(again)
        for _ in range(30):
            twin.step(again.masks.argmax(1), again)
        with os.fdopen(reading, "rb") as found:
            assert found.read() == twin.save()[-4096:]
        os.waitpid(child, 0)
    batch.close()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no such clock")
def test_a_step_that_is_interrupted_is_played_or_not() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    one, plain = started("fortuna", tables=97, seats=3, seed=8)
    batch, frame = started("fortuna", tables=97, seats=3, seed=8, threads=3)
    random, before = numpy.random.default_rng(8), signal.signal(signal.SIGALRM, interrupt)
    interrupted = 0
    try:
        while interrupted < 20:
            actions = chosen(frame, random)
            saved = batch.save()
            try:
                signal.setitimer(signal.ITIMER_REAL, random.random() * 4e-4 + 1e-6)
                batch.step(actions, frame)
                signal.setitimer(signal.ITIMER_REAL, 0)
            except KeyboardInterrupt:
                interrupted += 1
            if batch.save() == saved:
                batch.step(actions, frame)
            one.step(actions, plain)
            assert same(copied(frame), copied(plain))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert batch.save() == one.save()
    batch.close()


@pytest.mark.parametrize("pause", [0, 0.05])
def test_a_program_ends_with_a_batch_still_open(pause: float) -> None:
    program = f"""
import time
from ludus.learn import Batch
batch = Batch("fortuna", tables=256, seats=4, seed=1, threads=4)
frame = batch.frame()
batch.observe(frame)
for _ in range(20):
    batch.step(frame.masks.argmax(1), frame)
time.sleep({pause})
"""
    done = subprocess.run([sys.executable, "-X", "dev", "-c", program], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


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


def last_legal(observations: Any, masks: Any, seats: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)


def test_a_policy_may_be_a_rival() -> None:
    asked = []

    def last(observations: Any, masks: Any, seats: Any) -> Any:
        asked.append((observations.shape[0], masks.shape[1], seats.dtype))
        return last_legal(observations, masks, seats)

    batch, frame = started("lutece", tables=6, seats=2, rivals=[last])
    for _ in range(30):
        batch.step(frame.masks.argmax(1), frame)
    assert asked
    assert {words[1:] for words in asked} == {(208, numpy.dtype("uint8"))}


def test_a_policy_that_answers_nonsense_is_refused_by_name() -> None:
    for nonsense, sentence in (
        (lambda o, m, s: m, "whole numbers"),
        (lambda o, m, s: m.argmin(1), "not legal"),
        (lambda o, m, s: [[1], [2, 3]], "a rival answered no array"),
    ):
        with pytest.raises(LudusError, match=sentence):
            Batch("lutece", tables=3, seats=2, rivals=[nonsense])


def test_a_rival_that_failed_is_asked_again_and_nobody_answers_for_it() -> None:
    fails = False

    def moody(observations: Any, masks: Any, seats: Any) -> Any:
        if fails:
            raise RuntimeError("not today")
        return masks.argmax(1)

    batch, frame = started("lutece", tables=8, seats=2, seed=1, rivals=[moody])
    other, plain = started("lutece", tables=8, seats=2, seed=1, rivals=[moody])
    met = 0
    for number in range(40):
        actions = frame.masks.argmax(1)
        other.step(actions, plain)
        fails = number % 3 == 0
        try:
            batch.step(actions, frame)
        except RuntimeError:
            met += 1
            saved = batch.save()
            for again in (frame.masks.argmax(1), actions):
                with pytest.raises(BadInput, match="a rival has not answered yet: observe asks again"):
                    batch.step(again, frame)
            assert batch.save() == saved
            fails = False
            batch.observe(frame)
        fails = False
        assert same(copied(frame), copied(plain))
    assert met > 5


@pytest.mark.parametrize("rival", ["uniform", "greedy", lambda o, m, s: m.argmax(1)])
def test_other_rivals_may_sit_down_at_a_loaded_batch(rival: Any) -> None:
    """Those who were to answer for the caller are asked at once, native or not."""
    batch, frame = started("lutece", tables=8, seats=2, seed=1, rivals=[None])
    for _ in range(3):
        batch.step(frame.masks.argmax(1), frame)
    loaded = Batch.load(batch.save(), rivals=[rival])
    asked: list[list[set[int]]] = [[set()] for _ in range(8)]  # the seats, by table and game
    frame = loaded.frame()
    loaded.observe(frame)
    random = numpy.random.default_rng(1)
    for _ in range(60):
        for table, seat in enumerate(frame.seats):
            asked[table][-1].add(int(seat))
        loaded.step(chosen(frame, random), frame)
        for table in frame.ends.nonzero()[0]:
            asked[table].append(set())
    assert {len(seats) for games in asked for seats in games[:-1]} == {1}


@pytest.mark.parametrize("rival", ["guided", "greedy"])
def test_rivals_sit_at_some_tables_only(rival: str) -> None:
    batch, frame = started("lutece", tables=6, seats=2, seed=5, rivals=[rival], alone=4)
    random = numpy.random.default_rng(3)
    for turn in ("begun", "loaded"):
        asked: list[list[set[int]]] = [[set()] for _ in range(6)]  # the seats, by table and game
        for _ in range(120):
            for table, seat in enumerate(frame.seats):
                asked[table][-1].add(int(seat))
            batch.step(chosen(frame, random), frame)
            for table in frame.ends.nonzero()[0]:
                asked[table].append(set())
        whole = [games[1:-1] for games in asked]
        assert all(whole), turn
        assert [{len(seats) for seats in games} for games in whole] == [{2}] * 4 + [{1}] * 2
        batch = Batch.load(batch.save())  # they sit where they sat
        frame = batch.frame()
        batch.observe(frame)


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


@pytest.mark.parametrize("rivals", [[], ["greedy", None], [last_legal, "uniform"]])
def test_a_batch_is_copied_and_pickled_as_it_is_saved(rivals: list[Any]) -> None:
    batch, frame = started("lutece", tables=5, seats=3, seed=2, rivals=rivals, alone=1, threads=2)
    random = numpy.random.default_rng(6)
    for _ in range(20):
        batch.step(chosen(frame, random), frame)
    before = batch.save()
    for other in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        assert (other.save(), other.threads) == (before, 2)
        again = other.frame()
        other.observe(again)
        other.step(again.masks.argmax(1), again)
        assert batch.save() == before
    batch.step(frame.masks.argmax(1), frame)
    assert batch.save() == other.save()


def test_what_is_no_saved_batch_is_refused() -> None:
    batch = Batch("lutece", tables=2, seats=2)
    data = batch.save()
    for broken in (b"", b"ludus", data[:-1], data[:60], data.replace(b"lutece-v1", b"lutece-v9"), data[:-400] + data):
        with pytest.raises(LudusError, match=r"[a-z]"):
            Batch.load(broken)
    head, line, rest = data.split(b"\n", 2)
    told: dict[str, Any] = json.loads(line)
    words: list[tuple[str, Any]] = [("seats", "ab"), ("seats", []), ("options", 3), ("rivals", 3), ("rivals", [3])]
    for name, value in (*words, ("alone", "q"), ("tables", -1)):
        with pytest.raises(BadInput, match=rf"{name[:5]}|the head of the saved batch cannot be read"):
            Batch.load(head + b"\n" + json.dumps({**told, name: value}).encode() + b"\n" + rest)
    for other in (None, 3, "ludus batch 1"):
        with pytest.raises(BadInput, match="no saved batch"):
            Batch.load(other)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="hand the rivals over"):
        Batch.load(Batch("lutece", 2, 2, rivals=[lambda o, m, s: m.argmax(1)]).save())


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"tables": 0}, "tables is 0"),
        ({"seats": 6}, "lutece is for 2 to 5 players"),
        ({"seats": [2, 9]}, "lutece is for 2 to 5 players"),
        ({"seats": []}, "lutece is for 2 to 5 players"),
        ({"seats": 2.0}, "seats is 2.0: lutece is for 2 to 5 players"),
        ({"tables": 2.5}, "tables is 2.5, expected a whole number from 1 on"),
        ({"threads": 0}, "threads is 0"),
        ({"threads": "2"}, "threads is '2'"),
        ({"rivals": ["greedy"], "seats": 3}, "1 rivals, expected 2"),
        ({"rivals": "greedy", "seats": 2}, "expected a list"),
        ({"rivals": ["guided"], "seats": 2, "alone": 9}, "alone is 9, expected a whole number from 0 to 2"),
        ({"rivals": None}, "rivals is None, expected a list"),
        ({"rivals": ["nobody"], "seats": 2}, "'nobody' is not known"),
        ({"rivals": [7], "seats": 2}, "rival 7"),
        ({"seed": [1, 2, 3]}, "3 seeds, expected 2"),
        ({"seed": 1.5}, "seed is 1.5, expected a whole number"),
        ({"seed": [1.5, 2]}, r"seed is \[1.5, 2\], expected a whole number"),
        ({"seed": None}, "seed is None, expected a whole number"),
        ({"wine": "yes"}, "wine"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises((LudusError, ValueError), match=sentence):
        Batch("lutece", **{"tables": 2, "seats": 2, **settings})


def test_numbers_of_numpy_are_numbers() -> None:
    one = Batch("lutece", tables=3, seats=[2, 3], seed=7, threads=2)
    other = Batch(
        "lutece",
        tables=numpy.int64(3),  # type: ignore[arg-type]
        seats=numpy.array([2, 3]),  # type: ignore[arg-type]
        seed=numpy.uint32(7),  # type: ignore[arg-type]
        threads=numpy.int8(2),  # type: ignore[arg-type]
    )
    assert other.save() == one.save()
    assert other.state(numpy.int64(2)) == one.state(2)  # type: ignore[arg-type]
    assert other.advise(numpy.int64(2)).tolist() == one.advise(2).tolist()  # type: ignore[arg-type]
    assert Batch("lutece", 3, 2, numpy.arange(3)).save() == Batch("lutece", 3, 2, [0, 1, 2]).save()  # type: ignore[arg-type]


def test_bad_input_is_refused_with_a_sentence_and_changes_nothing() -> None:
    batch, frame = started("lutece", tables=3, seats=2, seed=8)
    legal = frame.masks.argmax(1)
    bad: list[tuple[Any, Any, str]] = [
        (legal.astype("float32"), frame, "actions are float32"),
        (legal[:2], frame, "expected 3 whole numbers"),
        ([int(legal[0]), -1, 0], frame, "table 1, seat 0: action -1 is not legal"),
        ([int(legal[0]), int(legal[1]), 1 << 40], frame, "table 2, seat 0: action 1099511627776 is not legal"),
        ([207, 0, 0], frame, "table 0, seat 0: action 207 is not legal"),
        ([[1], [2, 3], [4]], frame, "actions are no array"),
        (legal, None, "frame is NoneType, expected a Frame"),
        (legal, vars(frame), "frame is dict, expected a Frame"),
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
    bad.append((legal, Frame(**{**vars(frame), "ends": frame.seats}), "seats and ends share their memory"))
    line = numpy.zeros(3 * (batch.observation.size + 1), "uint8")
    over = {"observations": line[: 3 * batch.observation.size].reshape(3, -1), "ends": line[-4:-1]}
    bad.append((legal, Frame(**{**vars(frame), **over}), "observations and ends share their memory"))
    before, written = batch.save(), copied(frame)
    for actions, into, sentence in bad:
        with pytest.raises((BadInput, IllegalAction), match=sentence):
            batch.step(actions, into)
        assert batch.save() == before
        assert same(copied(frame), written)


def test_a_seed_of_advice_is_a_whole_number() -> None:
    batch, _ = started("lutece", tables=2, seats=2)
    with pytest.raises(BadInput, match="seed is 'x', expected a whole number"):
        batch.advise("x")  # type: ignore[arg-type]


def test_a_closed_batch_says_so() -> None:
    with Batch("lutece", tables=2, seats=2, threads=2) as batch:
        frame = batch.frame()
        batch.observe(frame)
    calls = (
        lambda: batch.observe(frame),
        lambda: batch.step([0, 0], frame),
        batch.save,
        lambda: batch.state(0),
        batch.advise,
        lambda: pickle.dumps(batch),
    )
    for call in calls:
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
