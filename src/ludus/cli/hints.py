"""Hints on the screen: every answer with its share as a bar, its chance to win, and the reasons in a sentence."""

from typing import Final

from ..bots.hint import Advice, Hint
from ..bots.outlook import Reason
from ..locale import Speech
from .faces import Question
from .shell import Table

BAR: Final = 10  # letters of the longest bar


def show(table: Table, question: Question, advice: Advice) -> None:
    """Where nothing can be drawn, or somebody listens to it, sentences without bars."""
    speech, drawn = table.speech, table.screen.is_terminal and not table.screen.is_dumb_terminal
    for rank, hint in enumerate(advice.best, start=1):
        share, chance = (speech.say("percent-whole", share=part) for part in (hint.share, hint.chance))
        what = table.face.explain(question, hint.action)
        if drawn:
            table.show(f"{bar(hint.share)} {share} · {what}", "strong" if rank == 1 else "")
        else:
            table.say("hint-told", rank=rank, what=what, share=share)
        table.show(f"  {speech.say('hint-chance', chance=chance)} {why(table, question, hint)}")
    if advice.mixed:
        table.say("hint-mixed", style="quiet")


def bar(share: float) -> str:
    """Full and empty blocks, so that it is read without colour too."""
    full = round(share * BAR)
    return "█" * full + "░" * (BAR - full)


def why(table: Table, question: Question, hint: Hint) -> str:
    """The reasons, or why there are none."""
    if len(question.answers) == 1:
        return table.speech.say("hint-only")
    told = [because(table.speech, table.face.about(question, reason), reason) for reason in hint.reasons]
    if not any(not reason.risky for reason in hint.reasons):
        told.insert(0, table.speech.say("hint-close"))
    return " ".join(told)


def because(speech: Speech, about: str, reason: Reason) -> str:
    return speech.say(
        reason.message,
        about=about,
        mean=speech.say("percent-whole", share=min(1.0, reason.mean)),
        other=speech.say("percent-whole", share=min(1.0, reason.otherwise)),
        more=speech.say("decimal", number=abs(reason.mean - reason.otherwise)),
    )
