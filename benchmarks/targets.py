"""What is measured, and what we want to reach: the figures of the report and its targets, once."""

from dataclasses import dataclass
from typing import Final

HEARTS: Final = "OpenSpiel hearts"
FASTCATAN: Final = "fastcatan"


@dataclass(frozen=True, slots=True)
class Figure:
    """One column of the report. Where less is better a target is a most, else a least."""

    title: str
    unit: str
    less_is_better: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """A bound for one game at four seats: on ours / theirs, or on the figure itself where nobody is named."""

    game: str
    figure: str
    bound: float
    against: str | None = HEARTS


FIGURES: Final = {
    "native": Figure("native", "/s"),
    "native_whole": Figure("native, whole games", "/s"),
    "driven": Figure("driven", "/s"),
    "driven_dealt": Figure("driven, after the deal", "/s"),
    "clone": Figure("clone", "s", less_is_better=True),
    "bytes": Figure("image, bytes", "", less_is_better=True),
    "length": Figure("decisions a game", ""),
    "choices": Figure("with a choice", "%"),
    "search": Figure("search", "/s"),
    "search_to_end": Figure("search, to the end", "/s"),
    "ismcts": Figure("ISMCTS", "/s"),
    "threads": Figure("two threads", ""),
    "batch": Figure("batch steps", "/s"),
    "per_thread": Figure("each of two threads", ""),
    "observe": Figure("observation alone", "s", less_is_better=True),
    "net": Figure("an answer of a net", "s", less_is_better=True),
    "observation_bytes": Figure("observation, bytes", ""),
}

# The same work measured another way, shown beside a target so that nobody has to trust the definition of the figure.
OTHER_WAY: Final = {"native": "native_whole", "driven": "driven_dealt", "search": "search_to_end"}

TARGETS: Final = (
    Target("lutece", "native", 3.1),
    Target("lutece", "driven", 4.7),
    Target("lutece", "driven", 2.0, FASTCATAN),
    Target("lutece", "clone", 0.15),
    Target("lutece", "bytes", 1536, None),
    Target("lutece search", "search", 2.5, f"{HEARTS} search"),
    Target("fortuna", "native", 3.6),
    Target("fortuna", "driven", 3.3),
    Target("fortuna", "clone", 0.16),
    Target("fortuna search", "search", 2.0, f"{HEARTS} search"),
    Target("gloire", "native", 1.5),
    Target("gloire", "driven", 3.4),
    Target("gloire", "clone", 0.25),
    Target("gloire search", "search", 1.46, f"{HEARTS} search"),
    Target("lutece batch", "batch", 0.9e6, None),
    Target("lutece batch", "per_thread", 0.85, None),
    Target("fortuna batch", "batch", 0.8e6, None),
    Target("fortuna batch", "per_thread", 0.85, None),
    Target("gloire batch", "batch", 0.5e6, None),
    Target("gloire batch", "per_thread", 0.85, None),
    Target("lutece net", "net", 150e-6, None),
    Target("fortuna net", "net", 150e-6, None),
    Target("gloire net", "net", 300e-6, None),
)
