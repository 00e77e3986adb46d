"""What one sees in imagined games of Fortuna: how far up the road, who enters Rome, and what was gathered for it."""

from ...core.random import mix
from ...games.fortuna.declaration import *
from ...games.fortuna.rules.state import State
from . import Seen, Sight, ending

ROME = 8.0  # who stays outside has no points at all (F-SCORE-1)
HELD = {VESTAL: ("vestals", 0.6), CENTURION: ("centurions", 0.4), DIE: ("dice", 0.5)} | {
    cube: (name, 0.2) for cube, name in enumerate(CUBE_NAMES)
}


def look(trial: State, seat: int, action: int, seed: int) -> Seen:
    """The province when somebody else is asked, usually as the own turn ends; then the end of the game."""
    trial.apply(seat, action)
    while trial.seat == seat:
        seed = mix(seed)
        trial.playout(seed, guided=True, most=1)
    seen = province(trial, seat)
    trial.playout(seed, guided=True)
    seen |= ending(trial, seat)
    seen.pop(Sight("reason-part", "squares"))  # told in steps, and by the gate
    square = trial.square[seat]
    seen[Sight("reason-steps", worth=float(trial.box.vp_per_square))] = float(square)
    seen[Sight("reason-rome", worth=ROME)] = float(square >= trial.box.gate_square)
    seen[Sight("reason-married", worth=1.0)] = float(trial.married >> seat & 1)
    for building, name in enumerate(BUILDING_NAMES):
        seen[Sight("reason-building", name, 1.5)] = float(trial.built[seat] >> building & 1)
    return seen


def province(trial: State, seat: int) -> Seen:
    """What lies in a province."""
    own = trial.own[seat]
    seen = {Sight("reason-goods", name, worth): float(own[kind]) for kind, (name, worth) in HELD.items()}
    seen[Sight("reason-goods", "money", 0.25)] = float(trial.money[seat])
    return seen
