"""Rules of thumb for Fortuna: what goods, pieces and cards are worth, in steps towards Rome, while they still serve."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ..games.fortuna.declaration import *
from ..games.fortuna.judgement import sense
from ..games.fortuna.rules.state import State

STEPS_A_ROUND: Final = 1.7  # how fast the leader is expected to move
HORIZON: Final = 6.0  # rounds worth planning for
IN_ROME: Final = 2.0  # who stays outside cannot win
GOOD: Final = 0.42  # steps a cube brings while two can be delivered
SPARE: Final = 0.22  # and beyond
COIN: Final = 0.13
SPARE_COIN: Final = 0.05
CENTURION_WORTH: Final = (0.0, 0.55, 1.0, 1.4)
OPEN: Final = 0.55  # how often a favor is still face up
INSTEAD: Final = 0.6  # what a favor adds to the one that would be used otherwise
TOKENS: Final = (0.0, 0.7, 1.0, 1.25)
SLIGHT: Final = 0.1  # what the other player may keep
FIRST: Final = 0.35  # being first in the next round
BUILDING_WORTH: Final = (0.5, 0.0, 0.0, 0.5)  # of Market and Basilica; the others are counted by what they bring
LIKED: Final = (4, 8, 9, 5, 6, 7, 7, 8, 10, 6, 9, 10)  # action cards in a draft


def choose(state: State, seat: int, random: Random) -> int:
    """One legal answer, from what the seat knows."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    step = state.step[state.depth - 1]
    if PLAY <= legal[-1] < PLAY + PRIVILEGES * PLAYS:
        play = choose_play(state, seat, legal)
        if play != NONE:
            return play
        legal = tuple(action for action in legal if action < PLAY)
    if step == D_DRAFT:
        return max(legal, key=lambda action: LIKED[action - DRAFT])
    if step == D_LOCK:
        return max(legal, key=lambda action: gain(state, seat, action - LOCK))
    if step == D_CARD:
        return max(legal, key=lambda action: gain(state, seat, action - CHOOSE))
    if step == D_EXEC:
        return choose_execution(state, seat, legal)
    if step == D_ROLL:
        return ROLL_NOW
    if step == D_GIFT:
        return max(legal, key=lambda action: gift_worth(state, seat, action - GIFT))
    if step == D_SWAP:
        return max(legal, key=lambda action: taken_worth(state, seat, (action - SWAP) % CARDS))
    if step == D_MIL:
        return choose_military(state, seat, legal)
    if step == D_FAVOR:
        return max(legal, key=lambda action: favor_worth(state, seat, action))
    if step == D_FLIP:
        return choose_flip(state, seat, legal)
    if step in (D_KEEP, D_PALACE):
        return max(legal, key=lambda action: sum(card_worth(state, seat, card) for card in kept(action)))
    return legal[0]


def worth(state: State, seat: int) -> float:
    """What a seat's province and place on the road are worth, in steps."""
    return province_worth(state, seat, state.own[seat], state.money[seat], state.square[seat])


def province_worth(state: State, seat: int, own: list[int], money: int, square: int) -> float:
    rounds = rounds_left(state)
    married, built = state.married >> seat & 1, state.built[seat]
    service = min(rounds, HORIZON)
    total = float(square) + (IN_ROME if square >= state.box.gate_square else 0)
    if rounds > 0:
        water = own[WATER] + own[ON_AQUEDUCT]
        total += cubes_worth(own[WHEAT]) + 1.1 * cubes_worth(own[WINE]) + 0.75 * cubes_worth(water)
        total += COIN * min(money, 12) + SPARE_COIN * max(money - 12, 0)
        total += CENTURION_WORTH[min(own[CENTURION], 3)]
        dice = own[DIE]
        sixes, fives = 1 - (5 / 6) ** dice, 1 - (4 / 6) ** dice
        total += own[VESTAL] * (0.3 + sixes * OPEN * INSTEAD * service)
        total += (dice - 1) * 0.16 * service - (0.05 * service if dice > 2 else 0)
        if married:
            steps = 1 + (built >> PALACE & 1)
            total += 0.4 + fives * OPEN * INSTEAD * service * steps
        if built >> AQUEDUCT & 1:
            total += 0.3 * service
        for building, value in enumerate(BUILDING_WORTH):
            total += value * (built >> building & 1)
    for card in cards_of(state.hand[seat]):
        if state.box.effect[card] == SCORE_CARD:
            total += points(state, seat, card, own, money)
    return total


def goods(state: State, seat: int) -> list[int]:
    """The goods of a province, to be changed in thought: the array of a plain state is the state itself."""
    return list(state.own[seat])


def cubes_worth(number: int) -> float:
    return GOOD * min(number, 2) + SPARE * max(number - 2, 0)


def rounds_left(state: State) -> float:
    """0 in the last round; else how many the leader still needs."""
    if any(state.rank):
        return 0.0
    return max((state.box.last_square - max(state.square)) / STEPS_A_ROUND, 0.5)


def points(state: State, seat: int, card: int, own: list[int], money: int) -> int:
    """What a C card would score with these goods."""
    water = own[WATER] + own[ON_AQUEDUCT]
    married, built = state.married >> seat & 1, state.built[seat].bit_count()
    counted = (built, own[WHEAT], money, own[CENTURION], own[VESTAL], water, own[WINE], married)
    score: int = state.box.vp[card] * (counted[state.box.counts[card]] // state.box.per[card])
    return score


def cards_of(cards: int) -> list[int]:
    return [card for card in range(PRIVILEGES) if cards >> card & 1]


def imagine(state: State, seat: int, card: int, spent: int = 0) -> State:
    """The same position with a card of the table chosen for execution, some centurions being spent on it."""
    trial = state.clone()
    cards, side = state.cards, state.side[seat]
    if not cards[side] >> card & 1:
        mine = next(other for other in range(CARDS) if cards[side] >> other & 1)
        both = 1 << card | 1 << mine
        trial.cards = [held ^ both if held & both else held for held in cards]
    if spent:
        own, supply = trial.own, trial.supply
        own[seat][CENTURION] -= spent
        supply[CENTURION] += spent
        trial.own, trial.supply = own, supply
    trial.turn, trial.pending, trial.depth = seat, 1 << seat, 2
    trial.step, trial.about = [D_SWAP, D_EXEC, 0, 0], [card, card, 0, 0]
    return trial


def gain(state: State, seat: int, card: int, spent: int = 0) -> float:
    """What executing a card would bring now, at best."""
    trial = imagine(state, seat, card, spent)
    before = worth(trial, seat)
    if card == CORRUPTION:
        return COIN * state.box.corruption_gain + 0.15
    if card == FAMILY and state.married >> seat & 1:
        return 0.55
    best = 0.0
    for action in trial.legal(seat):
        if SKIP < action < PLAY:
            after = trial.clone()
            after.apply(seat, action)
            best = max(best, worth(after, seat) - before)
    return best


def choose_execution(state: State, seat: int, legal: Sequence[int]) -> int:
    card = state.about[state.depth - 1]
    if card == FAMILY and GO in legal:
        return GO
    before = worth(state, seat)

    def result(action: int) -> float:
        if action == SKIP:
            return 0.0
        if BRIBE <= action < ROLL_NOW:
            return gain(state, seat, (action - BRIBE) % CARDS) - COIN * state.box.bribe
        after = imagine(state, seat, card)
        after.apply(seat, action)
        return worth(after, seat) - before

    return max(legal, key=result)


def gift_worth(state: State, seat: int, gift: int) -> float:
    """A cube that a rolled die can use is worth a step."""
    own, money = goods(state, seat), state.money[seat]
    if gift == MONEY_GIFT:
        money = min(money + state.box.gift[gift], state.box.money_max)
    else:
        own[WHEAT + gift] += state.box.gift[gift]
    value = province_worth(state, seat, own, money, state.square[seat])
    highest = max((face + 1 for face in range(FACES) if state.faces[face]), default=0)
    favor = FOOD_DISTRIBUTION if gift == WHEAT_GIFT else ORGY
    if gift != MONEY_GIFT and highest > favor and not state.turned >> favor & 1 and own[WHEAT + gift] <= 2:
        value += 0.4
    return value


def taken_worth(state: State, seat: int, card: int) -> float:
    """A card that is taken is locked for the next turn."""
    return gain(state, seat, card) + (FIRST if card == FORTUNA else 0)


def choose_military(state: State, seat: int, legal: Sequence[int]) -> int:
    spent = state.box.military_centurions
    own = state.own[seat]
    cost = CENTURION_WORTH[min(own[CENTURION], 3)] - CENTURION_WORTH[max(min(own[CENTURION], 3) - spent, 0)]
    best, found = cost + 0.1, NOTHING
    for action in legal:
        if action != NOTHING:
            value = gain(state, seat, action - USE, spent)
            if value > best:
                best, found = value, action
    return found


def favor_worth(state: State, seat: int, action: int) -> float:
    own, money, square = goods(state, seat), state.money[seat], state.square[seat]
    last, tokens = state.box.last_square, 0
    if action == TAX:
        if money:
            money -= 1
        else:
            square = max(square - 1, 0)
    elif action != NOTHING:
        answer = ANSWERS[action]
        assert isinstance(answer, FulfilFrom | FulfilWith | Fulfil)
        favor = answer.favor - 1
        tokens = state.tokens[favor]
        match answer:
            case FulfilFrom(_, place):
                brought = 1
                own[ON_AQUEDUCT if place == "aqueduct" else WATER] -= brought
            case FulfilWith(_, brought):
                own[state.box.paid_with[favor]] -= brought
            case Fulfil():
                brought = own[VESTAL] if favor == RELIGION else 1 + (state.built[seat] >> PALACE & 1)
        square = min(square + brought, last)
    return province_worth(state, seat, own, money, square) + TOKENS[tokens]


def choose_flip(state: State, seat: int, legal: Sequence[int]) -> int:
    """Takes away what would bring the other player most, if it is worth mentioning."""
    return max(legal, key=lambda a: SLIGHT if a == NOTHING else sense.denied(state, 1 - seat, a - FLIP))


def kept(action: int) -> tuple[int, ...]:
    answer = ANSWERS[action]
    return answer.cards if isinstance(answer, Keep) else ()


def card_worth(state: State, seat: int, card: int) -> float:
    """What a privilege card promises, in steps or points."""
    rounds = rounds_left(state)
    effect = state.box.effect[card]
    if effect == STEP_CARD:
        return 1.1 if state.square[seat] < state.box.last_square else 0.0
    if effect != SCORE_CARD:
        return 0.75 if rounds else 0.05
    return points(state, seat, card, state.own[seat], state.money[seat]) + (0.8 if rounds else 0.0)


def choose_play(state: State, seat: int, legal: Sequence[int]) -> int:
    """Whatever is worth more on the table than in the hand; NONE to hold on."""
    best, found = 0.0, NONE
    for action in legal:
        if not PLAY <= action < DRAFT:
            continue
        card, what = divmod(action - PLAY, PLAYS)
        if state.box.effect[card] == STEP_CARD:
            value = 1.0 if worth_arriving(state, seat) else 0.0
        else:
            own, money, square = goods(state, seat), state.money[seat], state.square[seat]
            before = province_worth(state, seat, own, money, square)
            if state.box.effect[card] == PIECE_CARD:
                own[VESTAL + what] += 1
            else:
                own[state.box.cube[card]] += 1
                if what != ALONE:
                    own[what - FOR_CUBE] += 1
            value = province_worth(state, seat, own, money, square) - before
        if value > best:
            best, found = value, action
    return found


def worth_arriving(state: State, seat: int) -> bool:
    """The last step ends the game: one should be ahead, as far as one can see."""
    if state.square[seat] + state.box.card_steps < state.box.last_square or any(state.rank):
        return True
    mine = state.box.last_square + sum(card_worth(state, seat, card) for card in cards_of(state.hand[seat]))
    squares, hands = state.square, state.hand
    others = [squares[o] + 1.5 * hands[o].bit_count() for o in range(state.seats) if o != seat]
    return mine >= max(others)
