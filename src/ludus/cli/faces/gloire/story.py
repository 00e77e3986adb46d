"""What happened in La Gloire de Rome, in short sentences; those of one person in a row stand in one line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ....core.declare import Event
from ....games.gloire.declaration import (
    Abdicated,
    AbdicationWithdrawn,
    BuildingCompleted,
    BuildingOpened,
    BuildingTaken,
    CardChosen,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardHeld,
    CardKept,
    CardPlayed,
    CardVaulted,
    ClientActs,
    ClientHired,
    ClientLost,
    Declined,
    FirstCardShown,
    FoundationLaid,
    FountainDrawn,
    GameEnded,
    HeldCardJoined,
    LeaderFound,
    MaterialAdded,
    MaterialDemanded,
    MaterialTaken,
    NothingGiven,
    PetitionPlayed,
    PlayedCardKept,
    PlayedCardPooled,
    RoleFollowed,
    RoleLed,
    SenatorClaimed,
    SenatorDiscarded,
    SenatorPlayed,
    SenatorReturned,
    SenatorTaken,
    StockLost,
    SurveyMade,
    Thought,
    TurnBegan,
)
from ....locale import Speech
from ...people import People
from ..face import in_a_row, sentences
from .words import Words

QUIET: Final = (PlayedCardPooled, SenatorReturned, Declined)  # nothing to know, or the table shows it
NOBODYS: Final = (TurnBegan, LeaderFound, GameEnded)


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Several cards drawn in a row; None where nobody else may know them."""

    seat: int
    cards: tuple[str | None, ...]


def tell(speech: Speech, people: People, words: Words, events: Sequence[Any]) -> list[str]:
    """The events of some answers as lines: one for each person in a row, one for what is nobody's."""
    return sentences(speech, people, ((subject(event), say(speech, people, words, event)) for event in merged(events)))


def subject(event: Any) -> object:
    return object() if isinstance(event, NOBODYS) else event.seat


def merged(events: Sequence[Event]) -> list[Any]:
    """Without what is quiet, unless it is all there is; draws in a row as one."""
    told = [event for event in events if len(events) == 1 or not isinstance(event, QUIET)]
    return in_a_row(told, CardDrawn, lambda seat, drawn: CardsDrawn(seat, tuple(one.card for one in drawn)))


def say(speech: Speech, people: People, words: Words, event: Any) -> str:
    """One sentence, without its subject."""

    def card(name: str | None) -> str:
        return speech.say("hidden-card") if name is None else words.building(name)

    def source(name: str) -> str:
        return speech.say(f"zone-{name}")

    match event:
        case TurnBegan(seat, number):
            return speech.say("event-turn-began", number=number, who=str(people[seat]))
        case CardChosen(_, chosen):
            return speech.say("event-card-chosen", card=card(chosen))
        case FirstCardShown(_, first):
            return speech.say("event-first-card-shown", card=card(first))
        case LeaderFound(seat):
            return speech.say("event-leader-found", who=str(people[seat]))
        case RoleLed(_, role):
            return speech.say("event-role-led", role=words.role(role))
        case RoleFollowed(_, role):
            return speech.say("event-role-followed", role=words.role(role))
        case CardPlayed(_, played):
            return speech.say("event-card-played", card=card(played))
        case SenatorPlayed():
            return speech.say("event-card-played", card=words.building("senator"))
        case PetitionPlayed(_, material):
            return speech.say("event-petition-played", material=words.material(material))
        case Thought():
            return speech.say("event-thought")
        case CardDiscarded(_, lost):
            return speech.say("event-card-discarded", card=card(lost))
        case SenatorDiscarded():
            return speech.say("event-card-discarded", card=words.building("senator"))
        case SenatorTaken():
            return speech.say("event-senator-taken")
        case CardsDrawn(_, cards) if None in cards:
            return speech.say("event-cards-drawn", count=len(cards))
        case CardsDrawn(_, cards):
            return speech.say("event-cards-seen", cards=", ".join(map(card, cards)))
        case ClientHired(_, hired, role, zone):
            return speech.say("event-client-hired", role=words.role(role), card=card(hired), source=source(zone))
        case ClientActs(_, role):
            return speech.say("event-client-acts", role=words.role(role))
        case MaterialTaken(_, taken, material, zone):
            name = words.material(material)
            return speech.say("event-material-taken", material=name, card=card(taken), source=source(zone))
        case FoundationLaid(_, building, site, out):
            place = "out" if out else "town"
            return speech.say("event-foundation-laid", card=card(building), site=words.material(site), place=place)
        case MaterialAdded(_, _, material, building, zone):
            name = words.material(material)
            return speech.say("event-material-added", material=name, card=card(building), source=source(zone))
        case BuildingCompleted(_, building, _):
            return speech.say("event-building-completed", card=card(building))
        case BuildingOpened(_, owner, building, _):
            return speech.say("event-building-opened", card=card(building), who=str(people[owner]))
        case SurveyMade():
            return speech.say("event-survey-made")
        case FountainDrawn(_, drawn):
            return speech.say("event-fountain-drawn", card=card(drawn))
        case CardHeld(_, held):
            return speech.say("event-card-held", card=card(held))
        case CardKept(_, kept) | HeldCardJoined(_, kept):
            return speech.say("event-card-kept", card=card(kept))
        case MaterialDemanded(_, material, count):
            return speech.say("event-material-demanded", material=words.material(material), count=count)
        case CardGiven(_, given, demander):
            return speech.say("event-card-given", card=words.marked(given), who=str(people[demander]))
        case NothingGiven():
            return speech.say("event-nothing-given")
        case StockLost(_, lost, demander):
            name = words.material(words.of(lost))
            return speech.say("event-stock-lost", material=name, who=str(people[demander]))
        case ClientLost(_, lost, demander):
            return speech.say("event-client-lost", card=card(lost), who=str(people[demander]))
        case CardVaulted(_, vaulted, zone):
            return speech.say("event-card-vaulted", card=card(vaulted), source=source(zone))
        case BuildingTaken(_, building, owner, site):
            facts = {"card": card(building), "who": str(people[owner]), "site": words.material(site)}
            return speech.say("event-building-taken", **facts)
        case SenatorClaimed(_, owner):
            return speech.say("event-senator-claimed", who=str(people[owner]))
        case PlayedCardKept(_, kept):
            return speech.say("event-played-card-kept", card=words.marked(kept))
        case PlayedCardPooled(_, pooled):
            return speech.say("event-played-card-pooled", card=words.marked(pooled))
        case SenatorReturned():
            return speech.say("event-senator-returned")
        case Declined(_, step):
            return speech.say("event-declined", step=speech.say(f"step-{step}".replace("_", "-")))
        case Abdicated(_, favoured):
            return speech.say("event-abdicated", who=str(people[favoured]))
        case AbdicationWithdrawn():
            return speech.say("event-abdication-withdrawn")
        case GameEnded(reason, _):
            return speech.say(f"ended-{reason}")
        case _:
            raise TypeError(f"{event} is no event of La Gloire de Rome")
