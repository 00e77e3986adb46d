"""The generators: SipHash-2-4 of a counter for games, SplitMix64 for playouts; plain and compiled agree bit for bit."""

import hashlib
from typing import Final

from .names import MASK as MASK  # callers say `random.MASK`
from .native import face
from .types import u64

GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_A: Final = 0xBF58476D1CE4E5B9
MIX_B: Final = 0x94D049BB133111EB
SIP_A: Final = 0x736F6D6570736575
SIP_B: Final = 0x646F72616E646F6D
SIP_C: Final = 0x6C7967656E657261
SIP_D: Final = 0x7465646279746573
SIP_END: Final = 0x0800000000000000  # the length of the message, 8 bytes, in the last byte of the closing block


def key_of(seed: str) -> tuple[int, int]:
    """The 128-bit key of a seed: a short seed must not lead to a weak key."""
    digest = hashlib.sha256(seed.encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")


@face
def siphash(key0: u64, key1: u64, message: u64) -> u64:
    """SipHash-2-4 of one 64-bit number. A player who sees every card and die cannot solve for the key."""
    v0: u64 = key0 ^ SIP_A
    v1: u64 = key1 ^ SIP_B
    v2: u64 = key0 ^ SIP_C
    v3: u64 = key1 ^ SIP_D
    for turn in range(8):
        if turn == 0:
            v3 ^= message
        elif turn == 2:
            v0 ^= message
            v3 ^= SIP_END
        elif turn == 4:
            v0 ^= SIP_END
            v2 ^= 255
        v0 = (v0 + v1) & MASK
        v1 = ((v1 << 13) & MASK | v1 >> 51) ^ v0
        v0 = (v0 << 32) & MASK | v0 >> 32
        v2 = (v2 + v3) & MASK
        v3 = ((v3 << 16) & MASK | v3 >> 48) ^ v2
        v0 = (v0 + v3) & MASK
        v3 = ((v3 << 21) & MASK | v3 >> 43) ^ v0
        v2 = (v2 + v1) & MASK
        v1 = ((v1 << 17) & MASK | v1 >> 47) ^ v2
        v2 = (v2 << 32) & MASK | v2 >> 32
    return v0 ^ v1 ^ v2 ^ v3


@face
def mix(state: u64) -> u64:
    """The number of SplitMix64 at this state; the next state is `state + GOLDEN`. For playouts and search only."""
    z: u64 = state
    z = ((z ^ (z >> 30)) * MIX_A) & MASK
    z = ((z ^ (z >> 27)) * MIX_B) & MASK
    return z ^ (z >> 31)
