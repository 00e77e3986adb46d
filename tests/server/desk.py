"""A table on the test bench, without socket or database."""

from collections.abc import Sequence
from random import Random

import ludus
from ludus.server.protocol import Answer, GameEvent, NoClock, SeatInfo, Speed
from ludus.server.tables import seating
from ludus.server.tables.entries import Entry, Opening, Setup, Sitting, Starting
from ludus.server.tables.orders import Wanted
from ludus.server.tables.table import Decision, Table

NAMES = ("ania", "bea", "carl", "dora", "emil")


class Bench:
    """A table whose people are called like NAMES; `now` is what its clock says."""

    def __init__(
        self,
        game: str = "lutece",
        seats: int = 3,
        seed: int = 1,
        speed: Speed | None = None,
        setup: Setup | None = None,
        chairs: Sequence[SeatInfo] = (),
    ) -> None:
        version = ludus.game(game).version
        plain = Setup("t", game, version, seats, seed, "5a17", 0, {}, speed or NoClock(), host="ania")
        self.table = Table(setup or plain)
        self.now = 1000
        self.told: dict[int, list[GameEvent]] = {}
        people = [seating.person_seat(seat, NAMES[seat], NAMES[seat]) for seat in range(seats)]
        self.adopt(Decision([Opening(), *(Sitting(chair) for chair in chairs or people), Starting()]))

    def adopt(self, decision: Decision, person: str | None = None, command: str | None = None) -> None:
        trial = decision.trial
        for entry in self.table.entries(decision.deeds, self.now, person, command):
            self.told = self.table.adopt(entry, range(-1, self.table.setup.seats), trial)
            trial = None  # of the first alone

    def do(self, person: str | None, wanted: Wanted) -> Entry:
        """An order, decided and adopted."""
        self.adopt(self.table.decide(person, wanted, self.now), person, getattr(wanted, "id", None))
        return self.table.log[-1]

    def answer(self, seat: int, *texts: str, question: int | None = None) -> Entry:
        state = self.table.position
        actions = [self.table.game.read_action(state, seat, text) for text in texts]
        asked = self.table.question if question is None else question
        return self.do(NAMES[seat], Answer(f"c{self.table.seq}", seat, asked, actions))

    def play_on(self, random: Random, answers: int = 10_000) -> None:
        """Random answers, seats in any order."""
        while self.table.phase == "running" and answers:
            seat = random.choice(self.table.pending())
            action = random.choice(self.table.position.legal(seat))
            self.do(NAMES[seat], Answer(f"c{self.table.seq}", seat, self.table.question, [action]))
            answers -= 1
