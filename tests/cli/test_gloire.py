"""La Gloire de Rome at the terminal: a whole game, the screens in three languages, nothing a seat may not know."""

import dataclasses
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludus.cli.faces import Face, More, Question, Unclear, face
from ludus.cli.people import People
from ludus.cli.screen import Screen
from ludus.games.gloire import declaration as events
from ludus.games.gloire.declaration import MATERIAL_NAMES
from ludus.games.gloire.game import GAME
from ludus.locale import LANGUAGES, Speech

from .terminal import Terminal

LEAD = "pool rubble*2 wood\nseat 0  hand wall bar villa senator\nseat 1  hand bath\nseat 2  hand dock"
BUILD = (
    "table role architect\nasked 0 architect\nseat 0  hand temple statue | stockpile brick marble*2 | "
    "buildings bath@brick palace@marble+marble scriptorium\nseat 1  buildings wall!public\nseat 2"
)
GIVE = "table leader 1\nseat 0  hand bar road\nseat 1  hand insula senator\nseat 2"
BEFORE_GIVING = ((1, "lead legionary"), (2, "senator"), (0, "think"), (0, "senator"), (1, "take rubble"))
HIRE = "table role patron\nasked 0 patron\npool bar wall\nseat 0  buildings bath insula\nseat 1\nseat 2"


def sit(text: str, language: str = "en") -> tuple[Face, Question, Any]:
    """The seat that is asked in a position."""
    state = GAME.position(text)
    if text == GIVE:
        for seat, answer in BEFORE_GIVING:
            GAME.answer(state, seat, GAME.read_action(state, seat, answer))
    seat = state.seat
    return *asked(state, seat, language), state


def asked(state: Any, seat: int, language: str) -> tuple[Face, Question]:
    speech = Speech(language, "gloire")
    answers = {action: GAME.write_action(state, seat, action) for action in state.legal(seat)}
    question = Question(seat, GAME.view(state, seat), answers, frozenset(list(answers)[:1]))
    return face(GAME, speech, People(speech, {}, state.seats, seat), GAME.options(state)), question


def drawn(*parts: Any, width: int = 78) -> str:
    screen = Screen()
    screen.width = width
    with screen.capture() as captured:
        for part in parts:
            screen.print(part)
    return captured.get().replace("\N{NO-BREAK SPACE}", " ")


def read(text: str, typed: str, language: str = "en") -> str:
    game_face, question, state = sit(text, language)
    try:
        found = game_face.read(question, typed.split())
    except Unclear as unclear:
        return f"? {unclear}"
    return f"... {found.sentence}" if isinstance(found, More) else GAME.write_action(state, question.seat, found)


@pytest.mark.parametrize(
    ("text", "language", "typed", "answer"),
    [
        (LEAD, "en", "1", "think"),
        (LEAD, "en", "lead arch", "lead architect"),
        (LEAD, "fr", "mener ouvrier", "lead laborer"),
        (LEAD, "pl", "prowadz kup", "lead merchant"),
        (LEAD, "en", "99", "? That is not one answer"),
        (LEAD, "en", "", "... Type a number"),
        (BUILD, "en", "lay temple", "lay temple"),
        (BUILD, "en", "lay temple out", "lay temple out"),
        (BUILD, "en", "use brick from stockpile", "use brick from stockpile"),
        (BUILD, "en", "statue rubble", "lay statue on rubble"),
        (BUILD, "fr", "poser temple", "lay temple"),
        (BUILD, "pl", "pas", "pass"),
        (GIVE, "en", "road", "card road"),
        (GIVE, "pl", "oddaj tawerna", "card bar"),
        (HIRE, "en", "hire architect", "take concrete"),
    ],
)  # fmt: skip
def test_answers_are_typed_by_number_notation_or_words(text: str, language: str, typed: str, answer: str) -> None:
    assert read(text, typed, language).startswith(answer)


def test_an_answer_that_is_not_legal_is_read_and_refused_in_words() -> None:
    for text, typed, why in (
        (LEAD, "fill", "That is not the question now: Lead."),
        (BUILD, "lay villa", "Villa is not in your hand: choose a card you hold."),
        (BUILD, "use from pool rubble", "Archway is not active for you: it must be completed first."),
        (HIRE, "hire patron", "The pool has no marble, only: rubble, concrete."),
    ):
        game_face, question, state = sit(text)
        action = game_face.read(question, typed.split())
        assert isinstance(action, int)
        refusal = GAME.why_not(state, question.seat, action)
        assert refusal
        assert game_face.refuse(refusal) == why


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [LEAD, BUILD, GIVE, HIRE])
def test_every_refusal_can_be_said(text: str, language: str) -> None:
    game_face, question, state = sit(text, language)
    for action in range(GAME.actions + 1):
        refusal = GAME.why_not(state, question.seat, action)
        if refusal:
            assert "{" not in game_face.refuse(refusal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told(language: str) -> None:
    game_face, _, _ = sit(LEAD, language)
    values = {
        "card": "wall", "building": "bath", "material": "brick", "site": "brick", "role": "patron", "source": "hand",
        "way": "fill", "step": "patron", "reason": "deck", "winners": (1,), "out": True,
    }  # fmt: skip
    kinds: list[Any] = list(events.TOLD.events)
    for kind in kinds:
        facts = {field.name: values.get(field.name, 1) for field in dataclasses.fields(kind)}
        (line,) = game_face.tell([kind(**facts)])
        assert line.endswith((".", "!"))
        assert "{" not in line


def test_a_turn_is_told_in_a_line_a_person() -> None:
    game_face, _, state = sit(LEAD)
    state.listen()
    told: list[Any] = []
    for text in ("lead laborer", "play bar"):
        GAME.answer(state, 0, GAME.read_action(state, 0, text))
        told += GAME.events(state, 0)
    assert game_face.tell(told)[0].replace("\N{NO-BREAK SPACE}", " ") == "● You: role Laborer, with Bar."


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("∴Ru", "Deck", "stock 3", "vault", "◈Palace 1/3", "▦Bath 0/2", "▣Wall*", "Hand  ◈Statue  ◈Temple")),
        (
            "fr",
            ("∴Dé", "Pioche", "stocks 3", "ch. forte", "◈Palais 1/3", "▦Thermes 0/2", "▣Muraille*", "Main  ◈Statue"),
        ),
        ("pl", ("∴Gr", "Stos", "zapasy 3", "skarb.", "◈Pałac 1/3", "▦Termy 0/2", "▣Mur*", "Ręka  ◈Posąg")),
    ],
)
def test_the_table_shows_what_lies_on_it(language: str, parts: tuple[str, ...]) -> None:
    game_face, question, _ = sit(BUILD, language)
    text = drawn(game_face.table(question.view, 78, full=False))
    for part in parts:
        assert part in text
    listed = drawn(game_face.choices(question, 78))
    verb = Speech(language, "gloire").say("group-stock")
    assert any(line.startswith(verb) for line in listed.splitlines())
    assert max(map(len, (text + listed).splitlines())) <= 78


@pytest.mark.parametrize(
    ("language", "told"), [("en", "hire from pool: "), ("fr", "engager du lot : "), ("pl", "zatrudnij z puli: ")]
)
def test_a_name_stands_as_it_is_whatever_the_verb_before_it(language: str, told: str) -> None:
    game_face, question, state = sit(HIRE, language)
    action = GAME.read_action(state, 0, "take concrete")
    explained = game_face.explain(question, action).replace("\N{NO-BREAK SPACE}", " ")
    assert explained.startswith(told)
    assert explained.removeprefix(told).split(" (")[0] in game_face.ask(question)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_game_of_five_fits_80_columns_and_every_answer_can_be_typed(language: str) -> None:
    random, state = Random(language), GAME.new(5, 11)
    while not state.over:
        seat = state.seat
        if random.random() < 0.1:
            game_face, question = asked(state, seat, language)
            assert all(game_face.ask(question))
            shown = drawn(game_face.table(question.view, 78, full=True), game_face.choices(question, 78))
            assert max(map(len, shown.splitlines())) <= 78
            for number, action in enumerate(question.answers, start=1):
                assert str(number) in game_face.explain(question, action)
                assert game_face.read(question, [str(number)]) == action
        state.apply(seat, random.choice(state.legal(seat)))
    game_face, _ = asked(state, 0, language)
    assert "?" not in drawn(game_face.score(GAME.view(state, 0)))
    assert game_face.ended(GAME.outcome(state).reason)


def test_the_table_shows_nothing_that_its_reader_may_not_know() -> None:
    random, state = Random(2), GAME.new(4, 2)
    speech = Speech("en", "gloire")
    game_face = face(GAME, speech, People(speech, {}, 4, 1), {})
    while not state.over:
        if random.random() < 0.03:
            other = state.determinize(1, random.getrandbits(32))
            mine, theirs = (drawn(game_face.table(GAME.view(one, 1), 78, full=True)) for one in (state, other))
            assert mine == theirs
            assert "?" in drawn(game_face.score(GAME.view(state, 1)))
        state.apply(state.seat, random.choice(state.legal(state.seat)))


@pytest.mark.parametrize(
    ("language", "typed", "parts"),
    [
        ("en", "bath", ("Bath", "▦Br brick, Legionary, value 2", "2 materials", "may act once at once")),
        ("fr", "marche aux", ("Marché aux esclaves", "Marchand", "agit deux fois")),
        ("pl", "wiez", ("Wieża", "Więzienie", "Gruz pasuje")),
    ],
)
def test_a_building_is_shown_in_full(language: str, typed: str, parts: tuple[str, ...]) -> None:
    speech = Speech(language, "gloire")
    game_face = face(GAME, speech, People(speech, {}, 0), {})
    text = " ".join(drawn(*game_face.card(typed)).split())
    assert all(part in text for part in parts)
    assert not game_face.card("lunch")
    assert len(drawn(game_face.cards()).splitlines()) >= 40


def test_a_swapped_card_says_what_it_does() -> None:
    speech = Speech("en", "gloire")
    game_face = face(GAME, speech, People(speech, {}, 0), {"alternative_circus": "yes"})
    assert "petition needs three" in drawn(*game_face.card("circus (alt"))
    assert len(MATERIAL_NAMES) == 6


def test_a_whole_game_is_played_by_taking_the_first_answer_that_does_something(tmp_path: Path) -> None:
    words = ("play", "gloire", "--seats", "2", "--bots", "uniform", "--seed", "5", "--language", "en")
    with Terminal(tmp_path, *words, rows=45) as terminal:
        shown = terminal.wait()
        assert "You lead" in shown or "leads" in shown
        for _ in range(800):
            if terminal.over:
                break
            shown = terminal.type("2" if " 2 " in shown.rpartition("Hand")[2] else "1")
        assert terminal.close() == 0
        assert "the game is over" in terminal.text
        assert "total" in terminal.text
