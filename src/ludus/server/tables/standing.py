"""Standing orders at a table: which of them speaks of the question a seat is asked, and what it answers.

What an order means is read from a position in which everything its owner does not know is drawn anew: it cannot obey
what nobody has told them. The answer is then given as the command a click would send.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from ...core.errors import NotationError
from ...core.position import Position
from ...core.standing import ANSWER, STEP, TEXT, Asked, Sentence
from ..protocol.parts import MOST_ACTIONS
from ..protocol.standing import MenuInfo, OrderIn, OrderInfo, SentenceInfo
from .orders import Denied
from .table import Table

LOOKED_AT: Final = 5  # questions of the past an order is tried on


class StandingOrder(Struct, frozen=True):
    """An order as it is kept; `turn` is the number of the turn in which it was given."""

    id: str
    person: str
    seat: int
    said: OrderIn
    given: int
    turn: int
    used: int = 0
    missed: int | None = None

    @property
    def info(self) -> OrderInfo:
        said = self.said
        return OrderInfo(self.id, said.sentence, said.chosen, said.life, said.on, self.used, self.missed)


class Meant(NamedTuple):
    """The order that speaks of a question, and the answer it gives; none where that is not legal."""

    order: StandingOrder
    actions: tuple[int, ...]


def may_order(table: Table, seat: int) -> None:
    """People order what they would click; bots from outside answer for themselves, a lesson is there to be learnt."""
    if table.course is not None or table.game.standing is None or table.chairs[seat].kind != "person":
        raise Denied("not-running", "nothing can be ordered here")
    if table.phase != "running":
        raise Denied("not-running", "the game is over" if table.over else "the game has not begun")


def check(table: Table, seat: int, said: OrderIn) -> None:
    """An order is a sentence of the game, with a choice of each of its menus."""
    sentence = table.game.sentences.get(said.sentence)
    if sentence is None:
        known = ", ".join(table.game.sentences)
        raise Denied("malformed", f"no order is called {said.sentence!r}, expected one of {known}")
    menus = sentence.menus(table.position.determinize(seat, 0), seat)
    if said.chosen.keys() != {menu.name for menu in menus}:
        raise Denied("malformed", f"{said.sentence}: expected {', '.join(menu.name for menu in menus)}")
    for menu in menus:
        word = said.chosen[menu.name]
        if menu.choices and word not in menu.choices:
            raise Denied("malformed", f"{menu.name}: {word!r} is none of {', '.join(menu.choices)}")
    if said.sentence == ANSWER:
        check_text(table, seat, said.chosen[STEP], said.chosen[TEXT])


def check_text(table: Table, seat: int, step: str, text: str) -> None:
    """The text of an answer to a step."""
    game, state = table.game, table.position
    try:
        family = game.space.answers[game.read_action(state, seat, text)]
    except NotationError as error:
        raise Denied("unreadable", str(error)) from None
    if step not in [one.name for one in family.steps]:
        raise Denied("malformed", f"{text!r} does not answer {step}")


def sentences(table: Table, seat: int) -> list[SentenceInfo]:
    """What can be ordered now; a sentence with a menu in which nothing stands is left out."""
    imagined, found = table.position.determinize(seat, 0), []
    for one in table.game.sentences.values():
        menus = [MenuInfo(menu.name, list(menu.choices)) for menu in one.menus(imagined, seat)]
        if all(menu.choices or menu.name == TEXT for menu in menus):
            found.append(SentenceInfo(one.name, menus))
    return found


def turn(table: Table) -> tuple[int, int]:
    """The number of the turn, and whose it is."""
    assert table.game.standing is not None
    return table.game.standing.turn(table.game.view(table.position, -1))


def asked(table: Table, state: Position, seat: int) -> Asked:
    """What a seat is asked in a position, as it sees it."""
    game = table.game
    assert game.standing is not None
    view = game.view(state, seat)
    legal = {game.write_action(state, seat, action): action for action in state.legal(seat)}
    declining = tuple(text for text, action in legal.items() if game.space.answers[action].declines)
    return Asked(seat, game.standing.step(view), view, legal, declining)


def meant(table: Table, state: Position, seat: int, orders: Sequence[StandingOrder]) -> Meant | None:
    """The first order that speaks of the question a seat is asked, and its answer."""
    if not state.pending >> seat & 1:
        return None
    imagined = state.determinize(seat, 0)
    question = asked(table, imagined, seat)
    for order in orders:
        sentence = table.game.sentences.get(order.said.sentence)
        if sentence is not None and (text := sentence.means(question, order.said.chosen)) is not None:
            if (action := question.legal.get(text)) is None:
                return Meant(order, ())
            return Meant(order, (action, *rest(table, imagined, seat, order, sentence, question.step, action)))
    return None


def rest(
    table: Table, state: Position, seat: int, order: StandingOrder, sentence: Sentence, step: str, action: int
) -> list[int]:
    """What the same sentence says to the questions that follow at once, each of another step: to think, and of what."""
    before, after, actions, steps = state.barrier, state.clone(), list[int](), {step}
    after.apply(seat, action)
    while after.pending == 1 << seat and after.barrier == before and len(actions) + 1 < MOST_ACTIONS:
        question = asked(table, after, seat)
        text = None if question.step in steps else sentence.means(question, order.said.chosen)
        if text is None or text not in question.legal:
            break
        steps.add(question.step)
        actions.append(question.legal[text])
        after.apply(seat, actions[-1])
    return actions


def recent(table: Table, seat: int) -> list[Position]:
    """The positions in which a seat answered last."""
    return [table.after(at) for at in [at for at, (whose, _) in enumerate(table.answers) if whose == seat][-LOOKED_AT:]]


def would(table: Table, seat: int, orders: Sequence[StandingOrder], states: Sequence[Position]) -> list[int]:
    """How many of some questions each order would have answered."""
    tried = [[meant(table, state, seat, [order]) for state in states] for order in orders]
    return [sum(one is not None and bool(one.actions) for one in row) for row in tried]
