"""Why an answer is not allowed, with the rule that forbids it. It looks at nothing the seat may not know."""

from typing import Final

from ...core.game import Refusal, refuse
from .declaration import *
from .rules.state import State
from .view import rolled

# The cards that are executed by an answer.
EXECUTED_BY: Final[dict[type, tuple[int, ...]]] = {
    Go: (WATER_SUPPLY, RELIGIOUS_CEREMONY, FAMILY, FORTUNA), GoWith: (HARVEST, VINTAGE),
    Sell: (WHEAT_TRADE, WINE_TRADE), Buy: (ENLIST_CENTURIONS, HIRE_VESTALS), Marry: (FAMILY,),
    Build: (CONSTRUCTION,), TakeTwo: (CORRUPTION,), Bribe: (CORRUPTION,),
}  # fmt: skip
FAVOR_RULES: Final = (
    "F-FAVOR-WATER-1", "F-FAVOR-ORGY-1", "F-FAVOR-FOOD-1", "F-FAVOR-BATTLE-1", "F-FAVOR-FORTUNA-1",
    "F-FAVOR-RELIGION-1",
)  # fmt: skip


def why_not(state: State, seat: int, action: int) -> Refusal | None:
    """The rule and the reason; None if the answer is legal."""
    if not 0 <= action < len(ANSWERS):
        return refuse("F-PROTO-2", "no-such-action", action=action)
    if not 0 <= seat < state.seats:
        return refuse("F-SETUP-1", "no-such-seat", seat=seat)
    if state.allows(seat, action):
        return None
    if state.over:
        return refuse("F-END-1", "game-over")
    if not state.pending >> seat & 1:
        return refuse("F-PROTO-1", "not-your-turn", seat=state.turn)
    answer = ANSWERS[action]
    step = state.step[state.depth - 1]
    if step not in answer.steps:
        rule = "F-PROTO-4" if isinstance(answer, Play) else "F-PROTO-2"
        return refuse(rule, "not-asked-now", step=STEPS[step].name)
    match answer:
        case Play():
            return about_play(state, seat, answer)
        case FulfilFrom() | FulfilWith() | Fulfil():
            return about_favor(state, seat, answer)
        case Choose(card):
            return refuse("F-CARD-2", "card-not-on-your-side", card=card)
        case Draft(card):
            return refuse("F-SETUP-11", "card-already-taken", card=card)
        case Lock(card):
            return refuse("F-SETUP-13", "card-not-on-your-side", card=card)
        case Swap(distance, card):
            if not state.cards[(state.side[seat] + distance) % SIDES] >> CARD_NAMES.index(card) & 1:
                return refuse("F-SWAP-1", "card-not-there", card=card)
            return refuse("F-SWAP-3", "card-is-face-down", card=card)
        case Use(card):
            return about_military(state, seat, card)
        case Nothing():
            return refuse("F-FAVOR-3", "a-favor-is-open")
        case PayTax():
            if all(state.turned >> face & 1 for face in range(max(rolled(state)))):
                return refuse("F-FAVOR-3", "no-favor-is-open")
            return refuse("F-FAVOR-5", "a-favor-must-be-used")
        case TurnFavor(favor) if state.turned >> favor - 1 & 1:
            return refuse("F-2P-1", "favor-is-face-down", favor=favor)
        case TurnFavor(favor):
            return refuse("F-2P-2", "favor-bears-tokens", favor=favor, tokens=state.tokens[favor - 1])
        case Keep(cards):
            return about_keeping(state, seat, cards)
        case TakeGift(gift):
            return refuse("F-ACTION-FAMILY-2", "supply-is-empty", kind=gift)
        case RollNow() | Later() | EndTurn():  # always among the answers of their step
            raise AssertionError(f"{answer} is legal for a pending seat")
        case _:
            return about_execution(state, seat, state.about[state.depth - 1], answer)


def about_play(state: State, seat: int, play: Play) -> Refusal:
    card = state.box.deck.privileges[play.card]
    if not state.hand[seat] >> play.card & 1:
        return refuse("F-PRIV-5", "card-not-in-hand", card=card.id)
    if card.effect == SCORE_CARD:
        return refuse("F-PRIV-C-1", "kept-to-the-end", card=card.id)
    if card.effect == STEP_CARD:
        if play.what:
            return refuse("F-PROTO-5", "card-gives-a-step", card=card.id)
        if state.square[seat] == state.box.last_square:
            return refuse("F-PRIV-B-3", "palace-is-reached")
        return refuse("F-PRIV-B-2", "step-card-already-played", limit=state.box.step_cards_per_round)
    if card.effect == PIECE_CARD:
        if play.what not in ("vestal", "centurion"):
            return refuse("F-PRIV-A-2", "vestal-or-centurion", card=card.id)
        kind = VESTAL if play.what == "vestal" else CENTURION
        if state.own[seat][kind] >= state.box.most[kind]:
            return refuse("F-PRIV-A-2", "no-free-slot", kind=play.what)
        return refuse("F-RULING-37", "supply-is-empty", kind=play.what)
    if play.what in ("vestal", "centurion"):
        return refuse("F-PRIV-A-3", "card-gives-cubes", card=card.id)
    if not any(state.supply[:CUBES]):
        return refuse("F-RULING-37", "no-cube-left")
    if play.what:
        return refuse("F-PROTO-5", "supply-is-empty", kind=play.what)
    return refuse("F-PROTO-5", "choose-the-second-cube", card=card.id)


def about_favor(state: State, seat: int, answer: FulfilFrom | FulfilWith | Fulfil) -> Refusal:
    favor = answer.favor - 1
    if state.turned >> favor & 1:
        return refuse("F-FAVOR-1", "favor-is-face-down", favor=answer.favor)
    if max(rolled(state)) < answer.favor:
        return refuse("F-DICE-2", "no-die-reaches-it", favor=answer.favor, die=max(rolled(state)))
    rule = FAVOR_RULES[favor]
    match answer:
        case FulfilFrom(_, place):
            return refuse(rule, "no-water-there", place=place)
        case FulfilWith(_, number):
            own = state.own[seat][state.box.paid_with[favor]]
            if own < number:
                return refuse(rule, "not-enough-goods", number=number, own=own)
            if not state.box.least[favor] <= number <= state.box.largest[favor]:
                return refuse(rule, "not-that-many", number=number, most=state.box.largest[favor])
            return refuse("F-FAVOR-6", "beyond-the-palace", number=number)
        case Fulfil():
            return refuse(rule, "not-married" if favor == FORTUNA_FAVOR else "no-vestal")


def about_military(state: State, seat: int, name: str) -> Refusal:
    card = CARD_NAMES.index(name)
    if state.own[seat][CENTURION] < state.box.military_centurions:
        return refuse("F-MIL-1", "no-centurion")
    if not state.cards[state.side[seat]] >> card & 1:
        return refuse("F-MIL-1", "card-not-on-your-side", card=name)
    if state.locked >> card & 1:
        return refuse("F-MIL-1", "card-is-face-down", card=name)
    return refuse("F-MIL-4", "card-cannot-be-executed", card=name)


def about_keeping(state: State, seat: int, cards: tuple[int, ...]) -> Refusal:
    at_palace = state.step[state.depth - 1] == D_PALACE
    among = state.choice or state.palace
    for card in cards:
        if not among >> card & 1:
            rule = "F-CAESAR-1" if at_palace else "F-PRIV-2"
            return refuse(rule, "card-not-among-them", card=state.box.deck.privileges[card].id)
    if at_palace:
        return refuse("F-CAESAR-5", "one-card-only")
    return refuse("F-PRIV-3", "no-basilica")


def about_execution(state: State, seat: int, card: int, answer: object) -> Refusal:
    """An answer to D-EXEC that the card in question does not allow."""
    name = CARD_NAMES[card]
    if isinstance(answer, Skip):
        return refuse("F-PROTO-7", "already-paid-for", card=name)
    if card not in EXECUTED_BY[type(answer)]:
        return refuse("F-ACTION-1", "not-this-card", card=name)
    own, money = state.own[seat], state.money[seat]
    match answer:
        case GoWith(reservoir, aqueduct) if reservoir > own[WATER] or aqueduct > own[ON_AQUEDUCT]:
            rule = "F-ACTION-HARVEST-2" if card == HARVEST else "F-ACTION-VINTAGE-2"
            return refuse(rule, "not-enough-water", reservoir=own[WATER], aqueduct=own[ON_AQUEDUCT])
        case GoWith():
            return refuse("F-ACTION-2", "supply-too-small", supply=state.supply[WHEAT if card == HARVEST else WINE])
        case Sell(number):
            rule = "F-ACTION-WHEATTRADE-1" if card == WHEAT_TRADE else "F-ACTION-WINETRADE-1"
            return refuse(rule, "not-enough-goods", number=number, own=own[WHEAT if card == WHEAT_TRADE else WINE])
        case Buy(number):
            return about_buying(state, seat, card, number)
        case Marry() if state.married >> seat & 1:
            return refuse("F-ACTION-FAMILY-4", "already-married")
        case Marry():
            return refuse("F-ACTION-FAMILY-1", "not-enough-money", cost=state.box.marriage, money=money)
        case Build(building):
            return about_building(state, seat, BUILDING_NAMES.index(building))
        case Bribe(distance, target):
            if money < state.box.bribe:
                return refuse("F-ACTION-CORRUPTION-3", "not-enough-money", cost=state.box.bribe, money=money)
            if not state.cards[(state.side[seat] + distance) % SIDES] >> CARD_NAMES.index(target) & 1:
                return refuse("F-ACTION-CORRUPTION-2", "card-not-there", card=target)
            return refuse("F-ACTION-CORRUPTION-7", "card-cannot-be-executed", card=target)
        case _:
            return about_going(state, seat, card)


def about_going(state: State, seat: int, card: int) -> Refusal:
    if card == FAMILY:
        return refuse("F-ACTION-FAMILY-1", "not-married")
    if card == FORTUNA:
        return refuse("F-ACTION-1", "palace-is-reached")
    if card == WATER_SUPPLY:
        return refuse("F-ACTION-2", "supply-is-empty", kind="water")
    if state.own[seat][VESTAL] == 0:
        return refuse("F-ACTION-CEREMONY-2", "no-vestal")
    if state.own[seat][DIE] == state.box.most[DIE]:
        return refuse("F-ACTION-CEREMONY-2", "no-free-slot", kind="die")
    return refuse("F-ACTION-CEREMONY-2", "supply-is-empty", kind="die")


def about_buying(state: State, seat: int, card: int, number: int) -> Refusal:
    kind, rules = (CENTURION, "ENLIST") if card == ENLIST_CENTURIONS else (VESTAL, "VESTALS")
    owned = state.own[seat][kind]
    if owned + number > state.box.most[kind]:
        return refuse(f"F-ACTION-{rules}-2", "no-free-slot", kind="centurion" if kind == CENTURION else "vestal")
    if state.supply[kind] < number:
        return refuse("F-ACTION-2", "supply-too-small", supply=state.supply[kind])
    cost = sum(state.box.price[kind][owned : owned + number])
    return refuse(f"F-ACTION-{rules}-2", "not-enough-money", cost=cost, money=state.money[seat])


def about_building(state: State, seat: int, building: int) -> Refusal:
    name = BUILDING_NAMES[building]
    if state.built[seat] >> building & 1:
        return refuse("F-ACTION-BUILD-2", "already-built", building=name)
    if state.built[seat].bit_count() >= state.box.buildings_max:
        return refuse("F-ACTION-BUILD-2", "no-place-to-build", most=state.box.buildings_max)
    if state.stock[building] == 0:
        return refuse("F-ACTION-BUILD-3", "pile-is-empty", building=name)
    if state.box.needs_marriage[building] and not state.married >> seat & 1:
        return refuse("F-ACTION-BUILD-3", "not-married")
    return refuse("F-MONEY-3", "not-enough-money", cost=state.box.cost[building], money=state.money[seat])
