"""Where the chance of a server comes from: the system, whose numbers nobody foretells.

No setting and no message leads here. A program that serves tables which must repeat exactly, as tests do, puts a
`source` of its own in this place before it begins.
"""

import secrets


class Source:
    def bits(self, many: int, *about: object) -> int:
        """So many bits. `about` is what they decide: only a source that repeats itself looks at it."""
        return secrets.randbits(many)


source = Source()


def bits(many: int, *about: object) -> int:
    return source.bits(many, *about)
