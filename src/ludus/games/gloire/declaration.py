"""La Gloire de Rome, declared once: its figures, steps, answers, events, options and the parts of its score.

What lies where is declared in rules/zones.py, the figures of the cards in rules/box.py. Rules, edge, terminal, browser
and build read these three; nothing of them is told again.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from ...core.declare import (
    Among,
    Answer,
    Distance,
    Event,
    Flag,
    Follows,
    Named,
    Option,
    Seat,
    Seats,
    Secret,
    Space,
    Spoken,
    Step,
    Told,
    answer,
    event,
    steps,
)
from ...core.zone import Places

NONE: Final = -1

SEATS: Final = Places(5)  # G-COMP-8
TURNS: Final = 400  # G-END-10
FRAMES: Final = 128  # G-PROTO-7
PICKS: Final = 160  # simple choices in one compound answer: every card of a hand, and the petition around it

CARDS: Final = 144  # G-COMP-1
DESIGNS: Final = 40
MATERIALS: Final = 6  # number n of the materials, the roles and the sites belong together (G-COMP-2)
MATERIAL_NAMES: Final = ("rubble", "wood", "concrete", "brick", "stone", "marble")
MOST_UNDER: Final = 2  # materials under an unfinished building

# A row of cards: how many of each design, then of each material.
OF: Final = DESIGNS
ROW: Final = OF + MATERIALS
ANY: Final = 127  # all bits of a number in a row

# Roles, in the order of the card file.
LABORER: Final = 0
CRAFTSMAN: Final = 1
ARCHITECT: Final = 2
LEGIONARY: Final = 3
MERCHANT: Final = 4
PATRON: Final = 5
ROLES: Final = 6
ROLE_NAMES: Final = ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")
THINKING: Final = 6  # what a School grants instead of a role's actions

# A building in front of a seat: its site + 1 while unfinished, or DONE; 0 is none.
SITE_MASK: Final = 7
DONE: Final = 8
PUBLIC: Final = 16  # opened by a Stairway
TAKEN: Final = 32  # lies on a Prison

# A frame of the stack.
KIND: Final = 0
WHO: Final = 1
A: Final = 2
B: Final = 3
PARTS_OF_FRAME: Final = 4

# Steps that ask (section 11 of the rules); where a building asks, its name.
SETUP_STEP: Final = Step(0, "setup_card", topic="G-START")
LEAD_STEP: Final = Step(1, "lead", topic="G-LEAD")
FOLLOW_STEP: Final = Step(2, "follow", topic="G-FOLLOW")
DISCARD_STEP: Final = Step(3, "think_discard", topic="G-THINK-5")
THINK_STEP: Final = Step(4, "think", topic="G-THINK")
OFFER_STEP: Final = Step(5, "offer_think", topic="G-THINK")  # a: Thinker actions left
PATRON_STEP: Final = Step(
    6, "patron", topic="G-PATRON"
)  # a: sources that are closed, as bits; so for the Laborer and the Merchant
BATH_STEP: Final = Step(7, "bath", topic="G-B-BATH", by="bath")  # a: role of the new client
LABORER_STEP: Final = Step(8, "laborer", topic="G-LABORER")
ARCHITECT_STEP: Final = Step(9, "architect", topic="G-BUILD")
CRAFTSMAN_STEP: Final = Step(10, "craftsman", topic="G-BUILD")  # a: the held card that has just joined the hand
FOUNTAIN_STEP: Final = Step(11, "fountain", topic="G-B-FOUNTAIN", by="fountain")  # a: the card drawn
DEMAND_STEP: Final = Step(12, "demand", topic="G-LEGION")  # a: how many cards may be shown, b: how far it has come
GIVE_STEP: Final = Step(13, "give", topic="G-LEGION")  # a: who demands
LIONS_STEP: Final = Step(14, "lions", topic="G-B-COLISEUM", by="coliseum")
MERCHANT_STEP: Final = Step(15, "merchant", topic="G-MERCHANT")
PRISON_STEP: Final = Step(
    16, "prison", topic="G-B-PRISON", by="prison"
)  # a: the Prison's site, b: whether it goes to the former owner
SENATE_STEP: Final = Step(17, "senate", topic="G-B-SENATE", by="senate")
SEWER_STEP: Final = Step(18, "sewer", topic="G-B-SEWER", by="sewer")
# Frames that only work.
TURN: Final = Step(19, "turn")  # who: the leader, a: stage, b: seats done in this stage
PERFORM: Final = Step(20, "perform")  # a: stage, b: units left
BATCH: Final = Step(21, "batch")  # a: role, b: actions left
KINDS: Final = 22
OVER: Final = Step(22, "over", topic="G-SCORE")  # no frame is left
STEPS: Final = steps(globals())
STEP_NAMES: Final = tuple(step.name for step in STEPS)
SOURCE_STEPS: Final = (PATRON_STEP, LABORER_STEP, MERCHANT_STEP)
BUILD_STEPS: Final = (ARCHITECT_STEP, CRAFTSMAN_STEP)

# Stages of a turn (G-TURN-1, G-ENDTURN-1).
LEADING: Final = 0
FOLLOWING: Final = 1
PERFORMING: Final = 2
SENATES: Final = 3
SEWERS: Final = 4
RETURNING: Final = 5
ACADEMIES: Final = 6
PASSING: Final = 7
STAGES: Final = 8
STAGE_NAMES: Final = (
    "leading", "following", "performing", "senates", "sewers", "returning", "academies", "passing",
)  # fmt: skip

# Stages of one seat's part.
STARTING: Final = 0
WORKING: Final = 1
ENDING: Final = 2
PERFORM_NAMES: Final = ("starting", "working", "ending")

# Stages of a demand: asked, then hand and stockpile of each opponent in turn, then the lions (G-LEGION-9).
ASKING: Final = 0
FROM_OPPONENTS: Final = 1
ZONES_DEMANDED: Final = 2

# Surveys by the role that made them (G-B-ACADEMY-3).
CRAFTSMAN_SURVEY: Final = 0
ARCHITECT_SURVEY: Final = 1

# Why the game ended (G-END).
NO_REASON: Final = 0
DECK_OUT: Final = 1
SITES_OUT: Final = 2
CATACOMB_DONE: Final = 3
FORUM_WON: Final = 4
ABDICATED_ALL: Final = 5
TURNS_OUT: Final = 6
REASONS: Final = ("", "deck", "sites", "catacomb", "forum", "abdication", "turns")

# Names of what answers and events speak of.
WAY_NAMES: Final = ("senator", "fill", "one")


def card_names(box: Any) -> list[str]:
    found: list[str] = box.deck.names
    return found


def unit_verb(state: Any) -> str:
    return "act" if state.depth and state.frame[state.depth - 1][KIND] == BATH_STEP else "lead"


def statue_name(state: Any) -> str:
    """The card that may lie on any site; in a game without functions there is none (G-VAR-5)."""
    return "statue" if state.box.statue == NONE else card_names(state.box)[state.box.statue]


Card = Annotated[int, Named(card_names, DESIGNS)]
Rival = Annotated[int, Distance(SEATS)]
CardName = Annotated[str, Named(card_names)]
OwnCard = Annotated[str | None, Named(card_names), Secret()]
MaterialName = Annotated[str, Among(MATERIAL_NAMES)]
MaterialOf = Annotated[str, Follows(lambda box, card: MATERIAL_NAMES[box.material[card]])]
RoleName = Annotated[str, Among(ROLE_NAMES)]
RoleOf = Annotated[str, Follows(lambda box, card: ROLE_NAMES[box.material[card]])]

# The action space, version 1 (G-PROTO-13).
SPACE: Final = Space()
STATUE: Final = Spoken(statue_name)


@answer(
    SPACE,
    "pass",
    *(step for step in STEPS[:TURN] if step not in (SETUP_STEP, THINK_STEP)),
    group={FOLLOW_STEP: "pass", DISCARD_STEP: "keep", FOUNTAIN_STEP: "keep"},
    declines=True,
)
class Pass(Answer):
    """Declines, keeps, or has named enough."""


@answer(SPACE, "think", LEAD_STEP, FOLLOW_STEP, OFFER_STEP)
class Think(Answer):
    """Thinks instead of leading or following, or uses a Thinker action granted by a building."""


@answer(SPACE, "senator", THINK_STEP)
class TakeSenator(Answer):
    """Thinks of a Senator (G-THINK-1)."""


@answer(SPACE, "fill", THINK_STEP)
class Fill(Answer):
    """Draws up to the hand limit (G-THINK-2)."""


@answer(SPACE, "one", THINK_STEP)
class DrawOne(Answer):
    """Draws one card (G-THINK-3)."""


@answer(
    SPACE,
    "{verb} {role}",
    LEAD_STEP,
    BATH_STEP,
    group={LEAD_STEP: "lead", BATH_STEP: "act"},
    words={"verb": Spoken(unit_verb, ("lead", "act"))},
)
class Role(Answer):
    """The role led, or the one a new client acts as."""

    role: RoleName


@answer(SPACE, "play {card}", LEAD_STEP, FOLLOW_STEP, group="play")
class Play(Answer):
    """An Order card as a unit (G-TERM-3)."""

    card: Card


@answer(SPACE, "play senator", LEAD_STEP, FOLLOW_STEP, group="play")
class PlaySenator(Answer):
    """A Senator as a unit (G-SEN-1)."""


@answer(SPACE, "petition {material}", LEAD_STEP, FOLLOW_STEP, group="petition")
class Petition(Answer):
    """Several cards of one material as a unit (G-PET-1); its cards follow."""

    material: MaterialName


CARD_GROUPS: Final = {
    SETUP_STEP: "choose",
    LEAD_STEP: "petition-card",
    FOLLOW_STEP: "petition-card",
    DISCARD_STEP: "discard",
    PATRON_STEP: "hire-hand",
    LABORER_STEP: "store",
    MERCHANT_STEP: "vault",
    GIVE_STEP: "give",
    SEWER_STEP: "keep",
}


@answer(SPACE, "card {card}", *CARD_GROUPS, group=CARD_GROUPS)
class NameCard(Answer):
    """A card by its name, for whatever is asked."""

    card: Card


@answer(SPACE, "discard hand", DISCARD_STEP)
class DiscardHand(Answer):
    """The whole hand goes before thinking (G-B-VOMITORIUM-1)."""


TAKE_GROUPS: Final = {LABORER_STEP: "take", PATRON_STEP: "hire", MERCHANT_STEP: "sell", DEMAND_STEP: "demand"}


@answer(SPACE, "take {material}", *TAKE_GROUPS, group=TAKE_GROUPS)
class Take(Answer):
    """A card by its material or role, or one card shown in a demand."""

    material: MaterialName


@answer(SPACE, "draw", PATRON_STEP, MERCHANT_STEP, CRAFTSMAN_STEP)
class Draw(Answer):
    """The top card of the deck (Bar, Atrium, Fountain)."""


@answer(SPACE, "lay {card}", *BUILD_STEPS, FOUNTAIN_STEP, group="lay")
class Lay(Answer):
    """A foundation on a site of its own material (G-BUILD-2)."""

    card: Card


@answer(SPACE, "lay {card} out", *BUILD_STEPS, FOUNTAIN_STEP, group="lay-out")
class LayOut(Answer):
    """The same out of town (G-OUT-1)."""

    card: Card


@answer(SPACE, "lay {statue} on {site}", *BUILD_STEPS, FOUNTAIN_STEP, group="lay", words={"statue": STATUE})
class LayStatue(Answer):
    """A foundation that may lie on any site (G-B-STATUE-1)."""

    site: MaterialName


@answer(SPACE, "lay {statue} on {site} out", *BUILD_STEPS, FOUNTAIN_STEP, group="lay-out", words={"statue": STATUE})
class LayStatueOut(Answer):
    """The same out of town."""

    site: MaterialName


@answer(SPACE, "use {material} from stockpile", ARCHITECT_STEP, group="stock")
class UseStock(Answer):
    """A material of the stockpile; where it goes follows (G-MAT-2)."""

    material: MaterialName


@answer(SPACE, "use {material} from pool", ARCHITECT_STEP, group="pool")
class UsePool(Answer):
    """A material of the pool (G-B-ARCHWAY-1)."""

    material: MaterialName


@answer(SPACE, "use {card} from hand", CRAFTSMAN_STEP, group="hand")
class UseHand(Answer):
    """A material of the hand (G-MAT-2)."""

    card: Card


@answer(SPACE, "to {building}", *BUILD_STEPS, FOUNTAIN_STEP, group="to")
class AddTo(Answer):
    """The material goes under an unfinished building of one's own."""

    building: Card


@answer(SPACE, "complete {building}", *BUILD_STEPS, FOUNTAIN_STEP, group="complete")
class CompleteWith(Answer):
    """The material completes a building whatever is missing (G-B-SCRIPTORIUM-1)."""

    building: Card


@answer(SPACE, "rival {distance} {building}", ARCHITECT_STEP, PRISON_STEP, group="rival")
class RivalBuilding(Answer):
    """A completed building of an opponent (G-B-STAIRWAY-1, G-B-PRISON-1)."""

    distance: Rival
    building: Card


@answer(SPACE, "survey", *BUILD_STEPS)
class Survey(Answer):
    """The first of two actions for an out-of-town foundation (G-OUT-2)."""


@answer(SPACE, "hold", FOUNTAIN_STEP)
class Hold(Answer):
    """Sets the Fountain card aside for an out-of-town foundation (G-B-FOUNTAIN-5)."""


@answer(SPACE, "throw {distance} {role}", LIONS_STEP, group="throw")
class Throw(Answer):
    """A client of an opponent for the lions (G-B-COLISEUM-1)."""

    distance: Rival
    role: RoleName


@answer(SPACE, "claim {distance}", SENATE_STEP, group="claim")
class ClaimSenator(Answer):
    """A Senator played by an opponent (G-B-SENATE-1)."""

    distance: Rival


@answer(SPACE, "abdicate {distance}", group="abdicate")
class Abdicate(Answer):
    """Declares for an opponent, outside any question (G-ABD-1)."""

    distance: Rival


@answer(SPACE, "withdraw")
class Withdraw(Answer):
    """Takes the declaration back, outside any question."""


Action = (
    Pass | Think | TakeSenator | Fill | DrawOne | Role | Play | PlaySenator | Petition | NameCard | DiscardHand | Take
    | Draw | Lay | LayOut | LayStatue | LayStatueOut | UseStock | UsePool | UseHand | AddTo | CompleteWith
    | RivalBuilding | Survey | Hold | Throw | ClaimSenator | Abdicate | Withdraw
)  # fmt: skip
ANSWERS: Final[list[Action]] = SPACE.answers
PASS: Final = Pass.first
THINK: Final = Think.first
SENATOR: Final = TakeSenator.first
FILL: Final = Fill.first
ONE: Final = DrawOne.first
ROLE: Final = Role.first  # + role
PLAY: Final = Play.first  # + design
PLAY_SENATOR: Final = PlaySenator.first
PETITION: Final = Petition.first  # + material of its cards
CARD: Final = NameCard.first  # + design
DISCARD_HAND: Final = DiscardHand.first
TAKE: Final = Take.first  # + material
DRAW: Final = Draw.first
LAY_IN: Final = Lay.first  # + design
LAY_OUT: Final = LayOut.first  # + design
STATUE_IN: Final = LayStatue.first  # + material of the site
STATUE_OUT: Final = LayStatueOut.first  # + material of the site
STOCK: Final = UseStock.first  # + material
POOL: Final = UsePool.first  # + material
HAND: Final = UseHand.first  # + design
ADD: Final = AddTo.first  # + building
COMPLETE: Final = CompleteWith.first  # + building
RIVAL: Final = RivalBuilding.first  # + (distance clockwise - 1) * DESIGNS + building
SURVEY: Final = Survey.first
HOLD: Final = Hold.first
LION: Final = Throw.first  # + (distance clockwise - 1) * ROLES + role
SEAT: Final = ClaimSenator.first  # + distance clockwise - 1
ABDICATE: Final = Abdicate.first  # + distance clockwise - 1; out of band (G-PROTO-6)
WITHDRAW: Final = Withdraw.first  # out of band
ACTIONS: Final = len(SPACE)
OFFERED: Final = 192  # the answers to one question at most: PASS, or one of the buildings of four opponents (Prison)

# What the active functions of a seat add up to, one column each.
HAND_LIMIT: Final = 0
VAULT_ADD: Final = 1
CLIENT_ADD: Final = 2
CLIENT_FACTOR: Final = 3
GRANTS: Final = 4  # bits, see below
ANY_CARD_AS: Final = 5  # bits: roles any card may be played as
CLIENT_AS: Final = 6  # + role of a client, bits: roles it may act as
CLIENT_ACTIONS: Final = CLIENT_AS + ROLES
HIRE_ACTIONS: Final = CLIENT_ACTIONS + 1
OUT_ACTIONS: Final = HIRE_ACTIONS + 1
ANY_MATERIAL_ON: Final = OUT_ACTIONS + 1  # bits: materials of buildings
MATERIAL_ON_ANY: Final = ANY_MATERIAL_ON + 1  # bits: materials
COMPLETING: Final = MATERIAL_ON_ANY + 1  # bits: materials
DEMAND_STOCK: Final = COMPLETING + 1
DEMAND_CLIENTS: Final = DEMAND_STOCK + 1
THINK_AFTER: Final = DEMAND_CLIENTS + 1
PETITION_CARDS: Final = THINK_AFTER + 1
WIN_CLIENTS: Final = PETITION_CARDS + 1
WIN_MATERIALS: Final = WIN_CLIENTS + 1
POWERS: Final = WIN_MATERIALS + 1

# Grants: functions that are there or not.
PATRON_FROM_HAND: Final = 1
PATRON_FROM_DECK: Final = 2
LABORER_FROM_HAND: Final = 4
MERCHANT_FROM_HAND: Final = 8
ARCHITECT_FROM_POOL: Final = 16
MERCHANT_FROM_DECK: Final = 32
CRAFTSMAN_FROM_DECK: Final = 64
SEVERAL_UNITS: Final = 128
OPENS_RIVALS: Final = 256
DISCARDS_CARD: Final = 512
DISCARDS_HAND: Final = 1024
KEEPS_PLAYED: Final = 2048
TAKES_SENATORS: Final = 4096
REACHES_ALL: Final = 8192

# How the figure of one more active function joins those before it; 0 is no figure.
ADDED: Final = 0
TIMES: Final = 1
EITHER: Final = 2  # bits
MOST: Final = 3
LEAST: Final = 4
INSTEAD: Final = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a function in the card file: its column, how it joins, and what may be said, a number or a word.

    Its words stand for bits in their order, unless the figure grants something: then that it is there is enough.
    """

    name: str
    column: int
    how: int
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    grants: int = 0

    def given(self, value: Any) -> int:
        """What stands in the column."""
        return self.grants or (1 << self.words.index(value) if self.words else int(value))


FIGURES: Final = (
    Figure("hand_limit_add", HAND_LIMIT, ADDED, high=20),
    Figure("vault_limit_add", VAULT_ADD, ADDED, high=20),
    Figure("clientele_limit_add", CLIENT_ADD, ADDED, high=20),
    Figure("clientele_limit_factor", CLIENT_FACTOR, TIMES, low=1, high=4),  # G-B-AQUEDUCT-2: after the additions
    Figure("client_actions", CLIENT_ACTIONS, MOST, low=1, high=3),
    Figure("hire_actions", HIRE_ACTIONS, MOST, low=1, high=1),
    Figure("out_of_town_actions", OUT_ACTIONS, LEAST, low=1, high=2),
    Figure("demand_stockpile_cards", DEMAND_STOCK, MOST, low=1, high=3),
    Figure("demand_clients", DEMAND_CLIENTS, MOST, low=1, high=3),
    Figure("think_actions", THINK_AFTER, MOST, low=1, high=20),
    Figure("win_clients_per_role", WIN_CLIENTS, INSTEAD, low=1, high=9),
    Figure("win_materials_per_type", WIN_MATERIALS, INSTEAD, high=9),
    Figure("any_card_as", ANY_CARD_AS, EITHER, words=ROLE_NAMES),
    Figure("any_material_on", ANY_MATERIAL_ON, EITHER, words=MATERIAL_NAMES),
    Figure("material_on_any", MATERIAL_ON_ANY, EITHER, words=MATERIAL_NAMES),
    Figure("completing_material", COMPLETING, EITHER, words=MATERIAL_NAMES),
    Figure("several_units", GRANTS, EITHER, grants=SEVERAL_UNITS),
    Figure("public_role", GRANTS, EITHER, words=("architect",), grants=OPENS_RIVALS),
    Figure("discard_cards", GRANTS, EITHER, low=1, high=1, grants=DISCARDS_CARD),
    Figure("discard_hand", GRANTS, EITHER, grants=DISCARDS_HAND),
    Figure("keeps_played", GRANTS, EITHER, words=("own",), grants=KEEPS_PLAYED),
    Figure("takes_senators", GRANTS, EITHER, words=("opponents",), grants=TAKES_SENATORS),
    Figure("demand_reach", GRANTS, EITHER, words=("all",), grants=REACHES_ALL),
)

# What a protection keeps.
KEEPS_HAND: Final = 1
KEEPS_STOCKPILE: Final = 2
KEEPS_CLIENTELE: Final = 4
ZONE_NAMES: Final = ("hand", "stockpile", "clientele")

# Where a card comes from, in events.
FROM_POOL: Final = 0
FROM_HAND: Final = 1
FROM_DECK: Final = 2
FROM_STOCKPILE: Final = 3
SOURCE_NAMES: Final = ("pool", "hand", "deck", "stockpile")
# The same as bits: what an action may take from (G-RULING-29).
POOL_OPEN: Final = 1 << FROM_POOL
HAND_OPEN: Final = 1 << FROM_HAND
DECK_OPEN: Final = 1 << FROM_DECK
STOCKPILE_OPEN: Final = 1 << FROM_STOCKPILE

# Parts of the score (section 7).
INFLUENCE_VP: Final = 0
VAULT_VP: Final = 1
BONUS_VP: Final = 2
STATUE_VP: Final = 3
WALL_VP: Final = 4
PARTS: Final = 5
PART_NAMES: Final = ("influence", "vault", "bonus", "statue", "wall")

# Events, in the order of their numbers.
TOLD: Final = Told()
SourceName = Annotated[str, Among(SOURCE_NAMES)]


@event(TOLD, "turn")
class TurnBegan(Event):
    seat: Seat
    number: int


@event(TOLD, "move")
class CardChosen(Event):
    """The card is None for everybody but its owner, until all are shown together (G-START-5)."""

    seat: Seat
    card: OwnCard


@event(TOLD, "reveal")
class FirstCardShown(Event):
    """A card drawn or chosen to find the first player; it goes to the pool (G-START-4)."""

    seat: Seat
    card: CardName


@event(TOLD, "turn")
class LeaderFound(Event):
    seat: Seat


@event(TOLD, "move")
class RoleLed(Event):
    seat: Seat
    role: RoleName


@event(TOLD, "move")
class RoleFollowed(Event):
    seat: Seat
    role: RoleName


@event(TOLD, "card")
class CardPlayed(Event):
    seat: Seat
    card: CardName


@event(TOLD, "card")
class SenatorPlayed(Event):
    seat: Seat


@event(TOLD, "move")
class PetitionPlayed(Event):
    """Its cards follow."""

    seat: Seat
    material: MaterialName


@event(TOLD, "move")
class Thought(Event):
    """What the Thinker action was: senator, fill or one."""

    seat: Seat
    way: Annotated[str, Among(WAY_NAMES)]


@event(TOLD, "card")
class CardDiscarded(Event):
    seat: Seat
    card: CardName


@event(TOLD, "card")
class SenatorDiscarded(Event):
    seat: Seat


@event(TOLD, "card")
class SenatorTaken(Event):
    seat: Seat


@event(TOLD, "card")
class CardDrawn(Event):
    """The card is None for everybody but its owner (G-THINK-6)."""

    seat: Seat
    card: OwnCard


@event(TOLD, "card")
class ClientHired(Event):
    seat: Seat
    card: CardName
    role: RoleOf
    source: SourceName


@event(TOLD, "move")
class ClientActs(Event):
    """A client acts at the moment it is hired (G-B-BATH-1)."""

    seat: Seat
    role: RoleName


@event(TOLD, "card")
class MaterialTaken(Event):
    seat: Seat
    card: CardName
    material: MaterialOf
    source: SourceName


@event(TOLD, "build")
class FoundationLaid(Event):
    seat: Seat
    building: CardName
    site: MaterialName
    out: Annotated[bool, Flag()]


@event(TOLD, "build")
class MaterialAdded(Event):
    seat: Seat
    card: CardName
    material: MaterialOf
    building: CardName
    source: SourceName


@event(TOLD, "build", scores=True)
class BuildingCompleted(Event):
    seat: Seat
    building: CardName
    site: MaterialName


@event(TOLD, "build")
class BuildingOpened(Event):
    """An opponent's building became public; the card lies crosswise on it (G-B-STAIRWAY-1)."""

    seat: Seat
    owner: int
    building: CardName
    card: CardName


@event(TOLD, "move")
class SurveyMade(Event):
    seat: Seat


@event(TOLD, "card")
class FountainDrawn(Event):
    """The card is None for everybody but the drawer (G-B-FOUNTAIN-2)."""

    seat: Seat
    card: OwnCard


@event(TOLD, "card")
class CardHeld(Event):
    """The card is None for everybody but its owner (G-B-FOUNTAIN-5)."""

    seat: Seat
    card: OwnCard


@event(TOLD, "card")
class CardKept(Event):
    """A Fountain card joins the hand; it is None for everybody but its owner."""

    seat: Seat
    card: OwnCard


@event(TOLD, "card")
class HeldCardJoined(Event):
    """The card is None for everybody but its owner."""

    seat: Seat
    card: OwnCard


@event(TOLD, "reveal")
class MaterialDemanded(Event):
    """Rome demands: so many cards of a material were shown (G-RULING-43)."""

    seat: Seat
    material: MaterialName
    cards: int


@event(TOLD, "card")
class CardGiven(Event):
    seat: Seat
    card: CardName
    demander: int


@event(TOLD, "move")
class NothingGiven(Event):
    """Glory to Rome, or a protected seat that gives nothing (G-LEGION-7)."""

    seat: Seat
    demander: int


@event(TOLD, "lost")
class StockLost(Event):
    seat: Seat
    card: CardName
    demander: int


@event(TOLD, "lost", scores=True)
class ClientLost(Event):
    """A client for the lions, now in the demander's vault (G-B-COLISEUM-7)."""

    seat: Seat
    card: CardName
    demander: int


@event(TOLD, "coin", scores=True)
class CardVaulted(Event):
    """From the hand the card is None for everybody but its owner, from the deck for all (G-RULING-38)."""

    seat: Seat
    card: OwnCard
    source: SourceName

    @classmethod
    def hidden(cls, seat: int, viewer: int, numbers: tuple[int, ...]) -> bool:
        """G-INFO-24, G-INFO-25."""
        source = numbers[1]
        return source == FROM_DECK or (source == FROM_HAND and seat != viewer)


@event(TOLD, "lost", scores=True)
class BuildingTaken(Event):
    seat: Seat
    building: CardName
    owner: int
    site: MaterialName


@event(TOLD, "card")
class SenatorClaimed(Event):
    seat: Seat
    owner: int


@event(TOLD, "card")
class PlayedCardKept(Event):
    """A Sewer puts a played card into the stockpile (G-B-SEWER-1)."""

    seat: Seat
    card: CardName


@event(TOLD, "card")
class PlayedCardPooled(Event):
    seat: Seat
    card: CardName


@event(TOLD, "card")
class SenatorReturned(Event):
    seat: Seat


@event(TOLD, "move")
class Declined(Event):
    seat: Seat
    step: Annotated[str, Among(STEP_NAMES)]


@event(TOLD, "move")
class Abdicated(Event):
    seat: Seat
    favoured: int


@event(TOLD, "move")
class AbdicationWithdrawn(Event):
    seat: Seat


@event(TOLD, "end", scores=True)
class GameEnded(Event):
    reason: Annotated[str, Among(REASONS)]
    winners: Annotated[tuple[int, ...], Seats()]


# Rules of the game that are not the usual ones. How many sites two players may have, the card file says.
OPTIONS: Final = (
    Option("alternative_circus", "G-VAR-1", without=("introductory",)),
    Option("alternative_forum", "G-VAR-1", without=("introductory",)),
    Option("introductory", "G-RULING-5", without=("alternative_circus", "alternative_forum")),
    Option("experienced_start", "G-START-5"),
    Option("two_player_sites", "G-SETUP-5", choices=("3", "2"), default="3", seats=(2,)),
)
