"""Looking something up as people type it: without accents, with other endings, with other words for the same thing.

What a language needs for it stands in `words/<language>.toml`: empty words, endings, and words that mean the same.
"""

import math
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from ..locale import fold

WORD: Final = re.compile(r"\w+")
SHORTEST: Final = 3  # letters that an ending leaves
SYNONYM: Final = 0.5  # what another word for the same is worth
BEGUN: Final = 0.7  # what a word is worth of which only the beginning was typed
TITLE, HINT, HEADING = 4.0, 2.0, 0.5  # a word in the title, among the words to look for, in the heading of the part
LONGEST: Final = 12  # words of a query that are looked at


@dataclass(frozen=True, slots=True)
class Tongue:
    """What is known of a language."""

    silent: frozenset[str]
    endings: tuple[str, ...]
    alike: dict[str, frozenset[str]]  # a stem and those that mean the same

    def stem(self, word: str) -> str:
        """A folded word without its ending."""
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                return word.removesuffix(ending)
        return word

    def stems(self, text: str) -> list[str]:
        words = WORD.findall(text.casefold())
        return [self.stem(fold(word)) for word in words if word not in self.silent]  # "dés" is not "des"


@cache
def tongue(language: str) -> Tongue:
    text = resources.files(__package__).joinpath("words", f"{language}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    endings = tuple(sorted(map(fold, data["endings"]), key=len, reverse=True))
    made = Tongue(frozenset(data["silent"]), endings, {})
    for group in data["alike"]:
        stems = frozenset(stem for word in group for stem in made.stems(word))
        for stem in stems:
            made.alike[stem] = made.alike.get(stem, frozenset()) | stems
    return made


class Searched(NamedTuple):
    """Something to find: its title, other words one may look for, the heading it stands under, and what it says."""

    title: str
    hints: str
    heading: str
    text: str
    worth: float = 1.0  # less where it only repeats others


class Stems(NamedTuple):
    title: Counter[str]
    hints: Counter[str]
    heading: Counter[str]
    text: Counter[str]
    worth: float


class Index:
    """The words of some texts."""

    def __init__(self, language: str, texts: Iterable[Searched]) -> None:
        self.tongue = tongue(language)
        self.texts = [self.read(one) for one in texts]
        self.known = Counter(stem for one in self.texts for stem in {*one.title, *one.hints, *one.text})

    def read(self, one: Searched) -> Stems:
        title, hints, heading, text = (
            Counter(self.tongue.stems(words)) for words in (one.title, one.hints, one.heading, one.text)
        )
        return Stems(title, hints, heading, text, one.worth)

    def find(self, query: str) -> list[int]:
        """The numbers of the texts that hold at least half of the words, best first: most of them, and the rarest."""
        wanted = list(dict.fromkeys(self.tongue.stems(query)))[:LONGEST]
        if not wanted:
            return []
        every = [self.meant(stem) for stem in wanted]
        scored = [(self.worth(one, every), -at) for at, one in enumerate(self.texts)]
        return [-at for points, at in sorted(scored, reverse=True) if points > 0]

    def meant(self, stem: str) -> dict[str, float]:
        """The stems somebody may mean, and how surely."""
        found = dict.fromkeys(self.tongue.alike.get(stem, ()), SYNONYM)
        for other in self.known:
            if len(stem) > SHORTEST and other.startswith(stem):
                found[other] = max(found.get(other, 0), BEGUN)
        return {**found, stem: 1.0}

    def worth(self, one: Stems, every: Sequence[dict[str, float]]) -> float:
        points, held = 0.0, 0
        for meant in every:
            best = max(sure * self.weight(one, stem) for stem, sure in meant.items())
            points += best
            held += best > 0
        return one.worth * points * (held / len(every)) ** 2 if 2 * held >= len(every) else 0

    def weight(self, one: Stems, stem: str) -> float:
        """How much a text is about a word: more the shorter the title and the text are, and the rarer the word is."""
        found = one.text[stem] / (one.text[stem] + 1.0 + one.text.total() / 60)
        found += TITLE * bool(one.title[stem]) / math.sqrt(one.title.total() or 1) + HINT * bool(one.hints[stem])
        found += HEADING * bool(one.heading[stem]) if found else 0
        return found * math.log(1 + len(self.texts) / (1 + self.known[stem]))
