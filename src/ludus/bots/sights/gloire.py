"""What one sees in imagined games of La Gloire de Rome: buildings that get done, clients, and how the game was won."""

from ...core.random import mix
from ...games.gloire.declaration import *
from ...games.gloire.rules.state import State
from . import Seen, Sight, ending

SOON, LATER = 1.8, 1.2  # what it is worth to complete a building within a round, or at all, beside its influence
FORUM = 20.0  # the game itself (G-END)


def look(trial: State, seat: int, action: int, seed: int) -> Seen:
    """Once around the table, then the end of the game: the sheet, the buildings done, the clients hired."""
    around = trial.turns + trial.seats
    trial.apply(seat, action)
    while trial.pending and trial.turns < around:
        seed = mix(seed)
        trial.playout(seed, guided=True, most=1)
    seen = done(trial, seat, "reason-building-soon", SOON)
    trial.playout(seed, guided=True)
    seen |= ending(trial, seat)
    seen |= done(trial, seat, "reason-building", LATER)
    seen[Sight("reason-clients", worth=0.4)] = float(sum(trial.clients[seat][OF:]))
    won = trial.reason == FORUM_WON
    seen[Sight("reason-forum", worth=FORUM)] = float(won and trial.winners >> seat & 1)
    return seen


def done(trial: State, seat: int, message: str, worth: float) -> Seen:
    """The buildings a seat has completed."""
    designs = trial.box.deck.designs
    own = enumerate(trial.building[seat])
    return {Sight(message, designs[design].id, worth): 1.0 for design, building in own if building & DONE}
