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
LETTER: Final = re.compile(r"(?<=\w )(?:A\b|a\W*$)")  # the letter that names a card: "card A", and nothing empty
ELIDED: Final = re.compile(r"\b\w{1,2}['’](?=\w)")  # what is left of a small word: c'est, l’or, it's
SHORTEST: Final = 3  # letters that an ending leaves
SYNONYM: Final = 0.5  # what another word for the same is worth
BEGUN: Final = 0.7  # what a word is worth of which only the beginning was typed
NEAR: Final = 0.5  # what one is worth that is written a little differently, where nobody knows the one typed
TITLE, HINT, HEADING = 4.0, 2.0, 0.5  # a word in the title, among the words to look for, in the heading of the part
LONGEST: Final = 12  # words of a query that are looked at


@dataclass(frozen=True, slots=True)
class Tongue:
    """What is known of a language."""

    silent: frozenset[str]
    plurals: tuple[str, ...]  # letters that make a plural: off before any other ending
    endings: tuple[str, ...]
    forms: dict[str, str]  # stems of a word that changes inside, and the one they are read as
    alike: dict[str, frozenset[str]]  # a stem and those that mean the same

    def stem(self, word: str) -> str:
        """A folded word without its endings."""
        if word.endswith(self.plurals) and len(word) > SHORTEST and word[-2] != word[-1]:
            word = word[:-1]
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                word = word.removesuffix(ending)
                break
        return self.forms.get(word, word)

    def stems(self, text: str) -> list[str]:
        words = WORD.findall(ELIDED.sub(" ", LETTER.sub("a_", text).casefold()))
        return [self.stem(fold(word)) for word in words if word not in self.silent]  # "dés" is not "des"


@cache
def tongue(language: str) -> Tongue:
    text = resources.files(__package__).joinpath("words", f"{language}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    endings = tuple(sorted(map(fold, data["endings"]), key=len, reverse=True))
    made = Tongue(frozenset(data["silent"]), tuple(data.get("plurals", ())), endings, {}, {})
    for first, *others in data.get("forms", ()):
        made.forms.update({made.stem(fold(other)): made.stem(fold(first)) for other in others})
    for group in data["alike"]:
        stems = frozenset(stem for word in group for stem in made.stems(word))
        for stem in stems:
            made.alike[stem] = made.alike.get(stem, frozenset()) | stems
    return made


def slip(typed: str, meant: str) -> bool:
    """Whether a stem is another one with a letter too many, too few, wrong or in the wrong place; in long ones two."""
    left = 0 if len(typed) < 5 else 1 if len(typed) < 8 else 2
    if typed[0] != meant[0] or abs(len(typed) - len(meant)) > left:
        return False
    before, row = [0] * (len(meant) + 1), list(range(len(meant) + 1))
    for at, letter in enumerate(typed, start=1):
        before, last, row = row, before, [at]
        for to, other in enumerate(meant, start=1):
            changed = before[to - 1] + (letter != other)
            if at > 1 and to > 1 and (letter, typed[at - 2]) == (meant[to - 2], other):
                changed = min(changed, last[to - 2] + 1)
            row.append(min(changed, before[to] + 1, row[to - 1] + 1))
    return row[-1] <= left


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
        every = [meant for stem in wanted if (meant := self.meant(stem))]
        if not every:
            return []
        scored = [(self.worth(one, every), -at) for at, one in enumerate(self.texts)]
        return [-at for points, at in sorted(scored, reverse=True) if points > 0]

    def knows(self, query: str) -> bool:
        """Whether at least half of its words are known as they are typed."""
        known = [bool(self.typed(stem)) for stem in self.tongue.stems(query)[:LONGEST]]
        return 2 * sum(known) >= len(known) > 0

    def typed(self, stem: str) -> dict[str, float]:
        """What stems are worth to somebody who typed one: itself, others for the same, and those it begins."""
        sure = dict.fromkeys(self.tongue.alike.get(stem, ()), SYNONYM)
        for other in self.known:
            if len(stem) > SHORTEST and other.startswith(stem):
                sure[other] = max(sure.get(other, 0), BEGUN)
        sure[stem] = 1.0
        most = self.rarity(stem) if stem in self.known else math.inf  # no other word says more than the one typed
        return {other: sure[other] * min(self.rarity(other), most) for other in sure if other in self.known}

    def meant(self, stem: str) -> dict[str, float]:
        """The same, and where nobody knows it what it may be a slip for."""
        return self.typed(stem) or {other: NEAR * self.rarity(other) for other in self.known if slip(stem, other)}

    def rarity(self, stem: str) -> float:
        return math.log(1 + len(self.texts) / (1 + self.known[stem]))

    def worth(self, one: Stems, every: Sequence[dict[str, float]]) -> float:
        """What a text is worth to somebody who means these; its heading, too, says a word if the text says another."""
        held = [max(worth * about(one, stem) for stem, worth in meant.items()) for meant in every]
        if any(held):
            held = [
                best or max(HEADING * worth * bool(one.heading[stem]) for stem, worth in meant.items())
                for best, meant in zip(held, every, strict=True)
            ]
        share = sum(map(bool, held)) / len(every)
        return one.worth * sum(held) * share**2 if 2 * share >= 1 else 0


def about(one: Stems, stem: str) -> float:
    """How much a text is about a word: more the shorter the title and the text are."""
    found = one.text[stem] / (one.text[stem] + 1.0 + one.text.total() / 60)
    found += TITLE * bool(one.title[stem]) / math.sqrt(one.title.total() or 1) + HINT * bool(one.hints[stem])
    return found + HEADING * bool(one.heading[stem]) if found else 0
