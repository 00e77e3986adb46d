"""A stored game: how it was set up, and the answers in order. Everything else is computed again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from .errors import IllegalAction, NotationError
from .game import Game, S

ANSWER = re.compile(r"([0-9]{1,9})\. ([0-9]{1,2}) (\S.*)")
END = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{16})")
DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
NUMBER = re.compile(r"[0-9]{1,39}")
SALT = re.compile(r"[0-9a-f]{1,64}")
SALTS = re.compile(r"[0-9a-f,]{1,600}")
WORDS = ("game", "version", "seats", "seed", "salt", "salts", "date")
MARK = "| "  # before the lines of an option that is a whole text
PLAYERS = "players"  # before those that say who sat where
SITTER = re.compile(r"(person|bot)( \S.{0,99})?")
POSITION = "position"  # before those of the position a record begins with, where it is not that of a new game


@dataclass(frozen=True, slots=True)
class Record:
    """Game, version of its rules, setup, and (seat, action) pairs. It holds the seed: for after the game only.

    `position` is a written one, generator included, where a game goes on from there; it then stands for the seed.
    `salt` is what the seed was promised with (server/tables/commitment.py), `salts` what the players added to it.
    `players`, where it is known, says of each seat whether a person or a bot sat there, and the name: `bot greedy`.
    """

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    answers: tuple[tuple[int, int], ...] = ()
    date: str = ""
    position: str = ""
    salt: str = ""
    salts: str = ""
    players: tuple[str, ...] = ()

    def start(self, game: Game[S]) -> S:
        """The first position."""
        if (self.game, self.version) != (game.name, game.version):
            raise NotationError(
                f"a record of {self.game}, rules {self.version}, cannot be played by {game.name}, rules {game.version}"
            )
        if not self.position:
            return game.new(self.seats, mixed(self.seed, self.salts), **self.options)
        state = game.position(self.position, **self.options)
        if state.seats != self.seats:
            raise NotationError(f"the record has {self.seats} seats, its position {state.seats}")
        return state

    def replay(self, game: Game[S]) -> Iterator[S]:
        """The positions, first to last: one state that moves on. An answer the rules refuse is an error."""
        state = self.start(game)
        yield state
        for number, (seat, action) in enumerate(self.answers, start=1):
            try:
                game.answer(state, seat, action)
            except IllegalAction as error:
                raise NotationError(f"answer {number}: {error}") from None
            yield state

    def last(self, game: Game[S]) -> S:
        """The position after all answers."""
        state = self.start(game)
        for state in self.replay(game):  # noqa: B007
            pass
        return state

    def until(self, count: int) -> Record:
        """The same game up to an answer, to be continued in another way."""
        return replace(self, answers=self.answers[:count])

    def write(self, game: Game[Any]) -> str:
        """The record as text, one answer a line, closed by their number and a digest of the last position."""
        words = {"seats": str(self.seats), "seed": "" if self.position else str(self.seed)}
        words.update(salt=self.salt, salts=self.salts, date=self.date)
        lines = ["   ".join([f"game {self.game} {self.version}", *(f"{k} {v}" for k, v in words.items() if v)])]
        texts = {**self.options, **({POSITION: self.position} if self.position else {})}
        if self.players:
            texts[PLAYERS] = "".join(f"{one}\n" for one in self.players)
        for name, value in sorted(texts.items()):
            if "\n" in value:
                lines.append(f"{name}")
                lines += [f"{MARK}{line}".rstrip() for line in value.splitlines()]
            else:
                lines.append(f"{name} {value}")
        state = self.start(game)
        for number, (seat, action) in enumerate(self.answers, start=1):
            lines.append(f"{number}. {seat} {game.write_action(state, seat, action)}")
            game.answer(state, seat, action)
        lines.append(f"end {len(self.answers)} {state.digest()[:16]}")
        return "\n".join(lines) + "\n"


def mixed(seed: int, salts: str) -> int:
    """The seed the cards are dealt from: the one that was promised, with what the players added after the promise, so
    that nobody alone has chosen it.

    >>> mixed(5, "") == 5 != mixed(5, "c0ffee,,1234")
    True
    """
    if not salts:
        return seed
    return int.from_bytes(sha256(f"ludus:seed:{seed:032x}:{salts}".encode()).digest()[:16])


def read(text: str, find: Callable[[str], Game[Any]]) -> Record:
    """A record from its text. Every answer is played: what cannot have happened is refused with its line."""
    lines = list(enumerate(text.splitlines(), start=1))
    while lines and not lines[-1][1].strip():
        lines.pop()
    if not lines:
        raise NotationError("the record is empty")
    record = read_head(lines[0][1])
    game = find(record.game)
    at = 1
    while at < len(lines) and not ANSWER.fullmatch(lines[at][1]) and not lines[at][1].startswith("end"):
        at = read_option(record.options, lines, at)
    position = record.options.pop(POSITION, "")
    players = tuple(record.options.pop(PLAYERS, "").splitlines())
    if players and (len(players) != record.seats or not all(map(SITTER.fullmatch, players))):
        raise NotationError(f"there are {record.seats} seats, expected as many players: 'person NAME' or 'bot NAME'")
    if record.seed < 0 and not position:
        raise NotationError("line 1: there is no seed, and no position to begin with")
    record = replace(record, seed=max(0, record.seed), position=position, players=players)
    try:
        state = record.start(game)
    except (ValueError, TypeError) as error:
        raise NotationError(f"line 1: {error}") from None
    answers: list[tuple[int, int]] = []
    for number, line in lines[at:-1]:
        found = ANSWER.fullmatch(line)
        if found is None or int(found[1]) != len(answers) + 1:
            raise NotationError(f"line {number}: {line!r}, expected answer {len(answers) + 1}, a seat and an action")
        seat = int(found[2])
        try:
            action = game.read_action(state, seat, found[3])
            game.answer(state, seat, action)
        except (IllegalAction, NotationError) as error:
            raise NotationError(f"line {number}: {error}") from None
        answers.append((seat, action))
    number, line = lines[-1]
    closing = END.fullmatch(line)
    if closing is None:
        raise NotationError(f"line {number}: the record is cut off, expected its closing line 'end COUNT DIGEST'")
    if int(closing[1]) != len(answers):
        raise NotationError(f"line {number}: {len(answers)} answers, the closing line says {closing[1]}")
    if closing[2] != state.digest()[:16]:
        raise NotationError(f"line {number}: the answers lead to another position than the record was closed on")
    return replace(record, answers=tuple(answers))


def read_head(line: str) -> Record:
    """`game NAME VERSION   seats N   seed N   salt HEX   salts HEX,HEX   date DAY`; no seed (-1) before a position."""
    words = line.split()
    values: dict[str, str] = {}
    if words[:1] == ["game"] and len(words) > 2 and len(words) % 2:
        values = dict(zip(["game", "version", *words[3::2]], [words[1], words[2], *words[4::2]], strict=True))
    numbers = [values.get(name, "") for name in ("version", "seats")] + [values.get("seed", "0")]
    if not set(values) <= set(WORDS) or not all(map(NUMBER.fullmatch, numbers)):
        raise NotationError(f"line 1: {line!r}, expected 'game NAME VERSION   seats N   seed N   date YYYY-MM-DD'")
    date, salt, salts = values.get("date", ""), values.get("salt", ""), values.get("salts", "")
    if date and not DATE.fullmatch(date):
        raise NotationError(f"line 1: date {date}, expected YYYY-MM-DD")
    if salt and not SALT.fullmatch(salt):
        raise NotationError(f"line 1: salt {salt}, expected hexadecimal digits")
    if salts and not SALTS.fullmatch(salts):
        raise NotationError(f"line 1: salts {salts}, expected hexadecimal digits with commas between the seats")
    version, seats, seed = map(int, numbers)
    return Record(values["game"], version, seats, seed if "seed" in values else -1, date=date, salt=salt, salts=salts)


def read_option(options: dict[str, str], lines: list[tuple[int, str]], at: int) -> int:
    """`NAME value`, or `NAME` alone and its text in marked lines."""
    number, line = lines[at]
    name, _, value = line.partition(" ")
    if not name.isidentifier() or name in options:
        raise NotationError(f"line {number}: {line!r}, expected an option or answer 1")
    at += 1
    if not value:
        texts = []
        while at < len(lines) and lines[at][1].startswith(MARK.strip()):
            texts.append(lines[at][1][len(MARK) :])
            at += 1
        if not texts:
            raise NotationError(f"line {number}: option {name} has no value")
        value = "\n".join(texts) + "\n"
    options[name] = value
    return at
