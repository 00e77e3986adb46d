"""Lutèce on the test bench: positions and answers as text, what a seat receives, and decks that differ in one line."""

import random
from collections.abc import Iterator
from textwrap import dedent
from typing import Any, Final

from ludus.games.lutece import GAME, deck
from ludus.games.lutece.declaration import AGREE, PASS
from ludus.games.lutece.rules.state import State
from tests.support import Desk

DESK: Final = Desk(GAME)
play, legal, why_not, position, assert_position = (
    DESK.play, DESK.legal, DESK.why_not, DESK.position, DESK.assert_position,
)  # fmt: skip
SHIPPED: Final = deck.shipped()
SPECTATOR: Final = -1


def edited(old: str, new: str, cards: str = SHIPPED) -> str:
    """The card file with one passage written differently; the passage stands there once."""
    assert cards.count(old) == 1, f"{old!r} stands {cards.count(old)} times"
    return cards.replace(old, new)


def edited_card(id_: str, old: str, new: str, cards: str = SHIPPED) -> str:
    """The card file with one card changed."""
    head, mark, tail = cards.partition(f'id = "{id_}"\n')
    card, gap, rest = tail.partition("\n\n")
    return head + mark + edited(old, new, card) + gap + rest


def with_cards(text: str, cards: str) -> State:
    """A position of a game that is played with another card file."""
    return GAME.position(dedent(text), cards)


def told(start: Any, listener: int, *answers: str) -> list[Any]:
    """The events one seat, or a spectator, sees while others answer."""
    state = position(start) if isinstance(start, str) else start.clone()
    state.listen()
    events: list[Any] = []
    for answer in answers:
        seat, _, text = answer.partition(" ")
        GAME.answer(state, int(seat), GAME.read_action(state, int(seat), text))
        events += GAME.events(state, listener)
    return events


def of(kind: type, events: list[Any]) -> list[Any]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def received(state: State, seat: int) -> tuple[Any, ...]:
    """All that a seat is given: its view, what everybody may answer, the last events, and every refusal."""
    return (
        GAME.view(state, seat),
        [(state.legal(other), state.aside(other)) for other in range(state.seats)],
        GAME.events(state, seat),
        [GAME.why_not(state, seat, action) for action in range(GAME.actions)],
        state.question,
        state.seat,
    )


def pending(start: Any) -> list[int]:
    """The seats that are asked."""
    state = position(start) if isinstance(start, str) else start
    return [seat for seat in range(state.seats) if state.pending >> seat & 1]


def aside(state: State, seat: int) -> list[str]:
    """What a seat may answer outside the question, as text."""
    return [GAME.write_action(state, seat, action) for action in state.aside(seat)]


def points(start: Any, part: int) -> list[int]:
    """One of the four parts of the score of every seat: 0 Majority, 1 Prestige, 2 Influence, 3 Fortune."""
    state = position(start) if isinstance(start, str) else start
    return [seat[part] for seat in GAME.outcome(state).sheet]


MAJORITY, PRESTIGE, INFLUENCE, FORTUNE = range(4)


def random_game(seats: int, seed: int, cards: str | None = None) -> Iterator[tuple[State, int, int]]:
    """A listening state before each answer, with the answer; it often agrees and passes, so that costs get paid."""
    dice = random.Random(f"{seats}:{seed}")
    state = GAME.new(seats, seed, cards)
    state.listen()
    while not state.over:
        seat = dice.choice(pending(state))
        answers = state.legal(seat)
        quiet = answers[0] in (AGREE, PASS) and dice.random() < 0.6
        action = answers[0] if quiet else dice.choice(answers)
        yield state, seat, action
        state.apply(seat, action)
    yield state, SPECTATOR, SPECTATOR
