"""Lutèce at the terminal: short answers in three languages, the story of a round, and nothing a seat may not know."""

import dataclasses
from textwrap import dedent
from typing import Any

import pytest

from ludus import bots, registry
from ludus.cli.faces import Face, More, Question, Unclear, face
from ludus.cli.people import People
from ludus.cli.screen import Screen
from ludus.core.record import Record
from ludus.games.lutece import declaration as events
from ludus.games.lutece.game import GAME
from ludus.locale import LANGUAGES, Speech

BIDS = "table seats 4\nslots 1 field-1 | 2 market-1 | 3 market-2 | 4 mill-1"
BRIBES = """
    table   seats 4 | step bribes
    seat 0  purse 6 | bid D revenue
    seat 1  bid A B
    seat 2  bid 1 2
    seat 3  bid A 1
"""
LEGION = """
    table   seats 3 | step legion B | pending 0
    slots   A - | B smith-2
    seat 0  bid A B | cards legionnaire-1
    seat 1  bid A B
    seat 2  bid 1 2
"""
ATTACH = """
    table   seats 2 | step attach A apprentice-1 | pending 0
    slots   A -
    seat 0  bid A 1 | cards baker-1 baker-4 druid-1 apprentice-1
    seat 1  bid 1 2
"""


def sit(text: str, language: str = "en") -> tuple[Face, Question, Any]:
    """Seat 0 of a position, and what it is asked."""
    state = GAME.position(dedent(text))
    speech = Speech(language, "lutece")
    people = People(speech, {1: "greedy", 2: "greedy", 3: "greedy"}, state.seats, 0)
    answers = {action: GAME.write_action(state, 0, action) for action in state.legal(0)}
    return face(GAME, speech, people, {}), Question(0, GAME.view(state, 0), answers, frozenset()), state


def read(text: str, typed: str, language: str = "en") -> str:
    """The notation of what somebody typed; dots begin what is still asked, a question mark what is unclear."""
    game_face, question, state = sit(text, language)
    try:
        found = game_face.read(question, typed.split())
    except Unclear as unclear:
        return f"? {unclear}"
    return f"... {found.sentence}" if isinstance(found, More) else GAME.write_action(state, 0, found)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("a 2", "bid A 2"),
        ("2 A", "bid 2 A"),
        ("bid A 2", "bid A 2"),
        ("c3", "bid C 3"),
        ("g g", "bid revenue revenue"),
        ("revenue d", "bid revenue D"),
        ("a", "... Left: A Baker. And the right card? (u takes it back)"),
        ("tavern 1", "? Type two keys"),
        ("a b c", "? Type two keys"),
        ("field a", "bid 1 A"),
        ("", "... Type two keys"),
    ],
)
def test_bids_are_typed_by_their_keys_or_names(typed: str, answer: str) -> None:
    assert read(BIDS, typed).startswith(answer)


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "raise left 3", "raise left 3"),
        ("en", "l 3", "raise left 3"),
        ("en", "2 right", "raise right 2"),
        ("en", "d 2", "raise left 2"),
        ("en", "ok", "agree"),
        ("en", "raise", "... On which card"),
        ("en", "3", "... 3 on which card"),
        ("en", "a 2", "? Type l"),
        ("en", "l 0", "? Lay 1 to 20"),
        ("en", "l 9", "raise left 9"),  # the rules will say why not
        ("fr", "g 3", "raise left 3"),
        ("fr", "droite 3", "raise right 3"),
        ("fr", "d 3", "? d peut désigner un côté ou une carte"),
        ("fr", "accord", "agree"),
        ("pl", "p 3", "raise right 3"),
        ("pl", "poloz lewa 3", "raise left 3"),
        ("pl", "zgoda", "agree"),
    ],
)
def test_bribes_name_a_side_or_the_card_that_lies_there(language: str, typed: str, answer: str) -> None:
    assert read(BRIBES, typed, language).startswith(answer)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("1", "support 0"), ("2", "support 1"), ("gaius", "support 1"), ("for g", "support 1"), ("▲", "support 1"),
     ("livia", "support 2"), ("p", "pass"), ("3", "? Type the number"), ("nero", "? Type the number")],
)  # fmt: skip
def test_legionnaires_are_played_for_somebody_by_number_or_name(typed: str, answer: str) -> None:
    assert read(LEGION, typed).startswith(answer)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("3", "attach druid-1"), ("druid", "attach druid-1"), ("attach baker-4", "attach baker-4"), ("baker", "? Type"),
     ("4", "? Type"), ("agree", "agree")],
)  # fmt: skip
def test_an_apprentice_finds_its_host(typed: str, answer: str) -> None:
    assert read(ATTACH, typed).startswith(answer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [BIDS, BRIBES, LEGION, ATTACH])
def test_what_an_explanation_says_to_type_is_that_answer(text: str, language: str) -> None:
    game_face, question, _ = sit(text, language)
    for action in question.answers:
        typed = game_face.explain(question, action).rpartition(": ")[2].rstrip(")")
        assert game_face.read(question, typed.split()) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [BIDS, BRIBES, LEGION, ATTACH])
def test_every_question_has_its_sentence_and_its_list(text: str, language: str) -> None:
    game_face, question, _ = sit(text, language)
    assert all(game_face.ask(question))
    screen = Screen()
    with screen.capture() as shown:
        screen.print(game_face.choices(question, 60))
    assert 0 < len(shown.get().splitlines()) < 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told(language: str) -> None:
    game_face, _, _ = sit(BIDS, language)
    values = {"seat": 1, "lead": 1, "bidder": 0, "slot": "A", "card": "baker-1", "host": "baker-2", "position": "left",
              "cards": ("A", "revenue"), "reason": "rounds"}  # fmt: skip
    kinds: list[Any] = list(events.TOLD.events)
    for kind in kinds:
        facts = {field.name: values.get(field.name, 2) for field in dataclasses.fields(kind)}
        (line,) = game_face.tell([kind(**facts)])
        assert line
        assert "{" not in line


def test_everything_about_one_slot_stands_in_one_line() -> None:
    game_face, _, state = sit("""
        table   seats 3 | step bribes | pending 2
        slots   A baker-2 | B druid-1 +2
        seat 0  purse 0 | bid A B | bribe 1 0
        seat 1  purse 4 | bid A revenue | bribe 3 1
        seat 2  purse 9 | bid revenue revenue
    """)
    state.listen()
    GAME.answer(state, 2, GAME.read_action(state, 2, "agree"))
    told = [line.replace("\N{NO-BREAK SPACE}", " ") for line in game_face.tell(GAME.events(state, 0))]
    assert told[:5] == [
        "Agreed: ■ Livia.",
        "Cards up: ● You A B  ▲ Gaius A +3  ■ Livia +3 +3",
        "▲ Gaius takes 3 gold of revenue. ▲ Gaius loses the bribe of 1 on it. ■ Livia takes 6 gold of revenue.",
        "Baker at A is contested. ▲ Gaius wins it with strength 3. Returned: ● You 1+1. "
        "▲ Gaius buys A Baker for 1 gold and a bribe of 3.",
        "● You buy B Druid for 0 gold. Coins on it: 2.",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_the_table_shows_nothing_that_its_reader_may_not_know(seed: int) -> None:
    """What is hidden is drawn anew, and the screen stays the same."""
    speech = Speech("en", "lutece")
    game_face = face(GAME, speech, People(speech, {}, 4, 1), {})
    state = GAME.new(4, seed)
    mind = bots.make("uniform", seed=seed)
    screen = Screen()
    shown = 0
    while not state.over and shown < 40:
        other = state.determinize(1, seed + shown)
        screens = []
        for one in (state, other):
            with screen.capture() as captured:
                screen.print(game_face.table(GAME.view(one, 1), 100, full=True))
            screens.append(captured.get())
        assert screens[0] == screens[1]
        shown += 1
        state.apply(state.seat, mind.choose(state, state.seat))


def test_a_deck_of_ones_own_shows_its_own_cards() -> None:
    text = GAME.new(2, 1).box.deck.text.replace('en = "Baker"', 'en = "Pastry Cook"')
    record = Record("lutece", 1, 2, 1, {"cards": text})
    speech = Speech("en", "lutece")
    game_face = face(registry.game("lutece"), speech, People(speech, {}, 2), record.options)
    assert game_face.card("pastry")
    assert not game_face.card("baker x")
