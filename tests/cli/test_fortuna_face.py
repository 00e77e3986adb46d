"""Fortuna at the terminal: the table, the story and the answers in three languages, and nothing a seat may not know."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from ludus import bots
from ludus.cli.faces import Face, More, Question, Unclear, face
from ludus.cli.people import People
from ludus.cli.screen import Screen
from ludus.cli.shell import Table
from ludus.games.fortuna import deck
from ludus.games.fortuna import declaration as events
from ludus.games.fortuna.game import GAME
from ludus.locale import LANGUAGES, Speech
from tests.support import rule

from .conftest import Run

CARD = "seat 0\nseat 1\nseat 2"
FAVOR = "table dice 3\nasked favor\nfavors tokens 1 0 2 0 0 0 | down 2\nseat 0  wheat 2 | hand P04 P14\nseat 1\nseat 2"
BRIBE = "asked swap corruption | exec corruption\nblue cards corruption\ngray cards harvest\nseat 0\nseat 1"
KEEP = "asked end | keep\ndeck choice P03 P17\nseat 0  buildings basilica\nseat 1"
QUESTIONS = [CARD, FAVOR, BRIBE, KEEP, "asked swap harvest", "asked lock", "asked draft"]


def sit(text: str, language: str = "en") -> tuple[Face, Question, Any]:
    """The seat that is asked in a position."""
    state = GAME.position(text)
    seat = state.seat
    speech = Speech(language, "fortuna")
    people = People(speech, {1: "greedy", 2: "greedy"}, state.seats, seat)
    answers = {action: GAME.write_action(state, seat, action) for action in state.legal(seat)}
    return face(GAME, speech, people, {}), Question(seat, GAME.view(state, seat), answers, frozenset()), state


def read(text: str, typed: str, language: str = "en") -> str:
    game_face, question, state = sit(text, language)
    try:
        found = game_face.read(question, typed.split())
    except Unclear as unclear:
        return f"? {unclear}"
    return f"... {found.sentence}" if isinstance(found, More) else GAME.write_action(state, question.seat, found)


def shown(game_face: Face, view: Any, width: int = 100, full: bool = True) -> str:
    screen = Screen()
    screen.width = width
    with screen.capture() as captured:
        screen.print(game_face.table(view, width, full))
    return captured.get()


@pytest.mark.parametrize(
    ("text", "language", "typed", "answer"),
    [
        (CARD, "en", "2", "choose harvest"),
        (CARD, "en", "har", "choose harvest"),
        (CARD, "en", "choose vintage", "choose vintage"),
        (CARD, "fr", "moisson", "choose harvest"),
        (CARD, "pl", "zniwa", "choose harvest"),
        (CARD, "en", "7", "? "),
        (CARD, "en", "", "... Type a number"),
        (FAVOR, "en", "tax", "tax"),
        (FAVOR, "fr", "taxe", "tax"),
        (FAVOR, "en", "food 2", "favor 3 2"),
        (FAVOR, "en", "favor 1 reservoir", "favor 1 reservoir"),
        (FAVOR, "en", "play wine", "play P04 wine"),
        (BRIBE, "en", "bribe harvest", "bribe gray harvest"),
        (BRIBE, "pl", "przekup szara zniwa", "bribe gray harvest"),
        (BRIBE, "en", "take", "take two"),
        (KEEP, "en", "keep p17", "keep P17"),
        (KEEP, "en", "3", "keep P03 P17"),
    ],
)
def test_answers_are_typed_by_number_notation_or_words(text: str, language: str, typed: str, answer: str) -> None:
    assert read(text, typed, language).startswith(answer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", QUESTIONS)
def test_every_question_is_asked_listed_and_explained(text: str, language: str) -> None:
    game_face, question, _ = sit(text, language)
    assert all(game_face.ask(question))
    screen = Screen()
    with screen.capture() as captured:
        screen.print(game_face.choices(question, 80))
    assert len(captured.get().splitlines()) == len(question.answers)
    for action in question.answers:
        typed = game_face.explain(question, action).rpartition(": ")[2].rstrip(")").replace("\N{NO-BREAK SPACE}", "")
        typed = typed.rpartition(":")[2]
        assert game_face.read(question, typed.split()) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told(language: str) -> None:
    game_face, _, _ = sit(CARD, language)
    values = {
        "seat": 1, "first": 1, "owner": 0, "side": "gray", "building": "market", "kind": "wheat", "reason": "palace",
        "given": "harvest", "taken": "family", "what": "wine",
    }  # fmt: skip
    kinds: list[Any] = list(events.TOLD.events)
    for kind in kinds:
        action = kind.__name__.startswith(("Card", "Action", "Bribed", "Military"))
        facts = {
            field.name: ("harvest" if action else "P14") if field.name == "card" else values.get(field.name, 2)
            for field in dataclasses.fields(kind)
        }
        (line,) = game_face.tell([kind(**facts)])
        assert line
        assert "{" not in line


def test_a_turn_is_told_in_a_line() -> None:
    game_face, _, state = sit("blue cards harvest\nseat 0\nseat 1\nseat 2")
    state.listen()
    told: list[Any] = []
    for text in ("choose harvest", "go 1 0"):
        GAME.answer(state, 0, GAME.read_action(state, 0, text))
        told += GAME.events(state, 0)
    (line,) = game_face.tell(told)
    assert line.replace("\N{NO-BREAK SPACE}", " ") == "● You choose Harvest, return 1 water, take 3 wheat."


@pytest.mark.parametrize(
    ("language", "one", "two", "card"),
    [
        ("en", "buy 1 vestal for 1 ¤", "return 2 wheat", "2 VP per 5 coins"),
        ("fr", "achetez 1 vestale pour 1 ¤", "rendez 2 blés", "2 PV pour 5 pièces"),
        ("pl", "kupujesz 1 westalkę za 1 ¤", "oddajesz 2 zboża", "2 PZ za 5 monet"),
    ],
)
def test_what_is_counted_has_its_form(language: str, one: str, two: str, card: str) -> None:
    game_face, _, _ = sit(CARD, language)
    told = [events.PiecesBought(0, "vestals", 1, 1), events.GoodsReturned(0, "wheat", 2), events.HandRevealed(0, "P18")]
    (line,) = game_face.tell(told)
    assert all(words in line.replace("\N{NO-BREAK SPACE}", " ") for words in (one, two, card)), line


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "● You buy 1 vestal for 1 ¤.", "▲ Gaius sells 2 wine for 6 ¤, rolls ⚄ 3 and ⚄ 5."),
        ("fr", "● Vous achetez 1 vestale pour 1 ¤.", "▲ Gaius vend 2 vins pour 6 ¤, lance ⚄ 3 et ⚄ 5."),
        ("pl", "● Ty kupujesz 1 westalkę za 1 ¤.", "▲ Gaius sprzedaje 2 wina za 6 ¤, rzuca: ⚄ 3 i ⚄ 5."),
    ],
)
def test_the_log_reads_as_what_happened_and_says_a_trade_once(language: str, yours: str, theirs: str) -> None:
    game_face, _, _ = sit(CARD, language)
    told = game_face.tell([
        events.PiecesBought(0, "vestals", 1, 1), events.MoneyPaid(0, 1), events.GoodsTaken(0, "vestals", 1),
        events.GoodsSold(1, "wine", 2, 6), events.GoodsReturned(1, "wine", 2), events.MoneyTaken(1, 6, 0),
        events.DieRolled(1, 3), events.DieRolled(1, 5),
    ])  # fmt: skip
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in told] == [yours, theirs]


def test_money_beyond_the_track_is_told_after_a_sale() -> None:
    game_face, _, _ = sit(CARD)
    (line,) = game_face.tell([events.GoodsSold(1, "wine", 2, 6), events.MoneyTaken(1, 4, 2)])
    assert "take" in line
    assert "(2 lost)" in line


def test_the_cards_dealt_are_nobodys_doing() -> None:
    game_face, _, _ = sit(CARD)
    (line,) = game_face.tell([events.CardDealt(0, "blue", "harvest"), events.CardDealt(None, "gray", "family")])
    assert line == "Harvest goes to blue, Family goes to gray."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    game_face, question, state = sit(FAVOR, language)
    for text in QUESTIONS:
        game_face, question, state = sit(text, language)
        for action in range(GAME.actions):
            refusal = GAME.why_not(state, question.seat, action)
            if refusal:
                assert game_face.refuse(refusal)


def test_the_table_shows_the_race_the_cards_the_favors_and_the_own_hand() -> None:
    game_face, question, _ = sit(FAVOR.replace("wheat 2", "wheat 2 | square 11 | buildings market"))
    text = shown(game_face, question.view)
    assert "|·●" in text
    assert "3 Food Distribution ●●" in text
    assert "▒2 Orgy" in text
    assert "▒Enlist Centurions" in text
    assert "Market" in text
    assert "P04 1 wheat and any cube" in text
    assert "dice: 3" in text
    assert max(map(len, shown(game_face, question.view, 60).splitlines())) <= 60


def ending(table: str, language: str) -> str:
    """What is printed at the end of a game."""
    state = GAME.position(f"asked over rounds\n{table}")
    speech = Speech(language, "fortuna")
    people = People(speech, dict.fromkeys(range(1, state.seats), "greedy"), state.seats, 0)
    screen = Screen()
    screen.width = 100
    with screen.capture() as captured:
        Table(speech, screen, people, face(GAME, speech, people, {})).finish(GAME.view(state, 0), GAME.outcome(state))
    return captured.get().replace("\N{NO-BREAK SPACE}", " ")


@rule("F-TIE-1", "F-TIE-3")
def test_the_end_shows_places_and_who_is_not_in_rome() -> None:
    told = ending("seat 0 square 9\nseat 1 square 12\nseat 2 square 2\nseat 3 square 11", "en")
    assert "Places: 1. ▲ Gaius; 2. ◆ Marcus; 4. ● You and ■ Livia." in told
    assert told.count("not in Rome") == 2


@rule("F-END-3", "F-RULING-48")
@pytest.mark.parametrize(
    ("language", "nobody", "outside"),
    [
        ("en", "Nobody wins.", "not in Rome"),
        ("fr", "Personne ne gagne.", "hors de Rome"),
        ("pl", "Nikt nie wygrywa.", "poza Rzymem"),
    ],
)
def test_the_end_says_so_if_nobody_has_entered_rome(language: str, nobody: str, outside: str) -> None:
    told = ending("seat 0 square 9\nseat 1 square 9", language)
    assert nobody in told
    assert told.count(outside) == 2


@pytest.mark.parametrize("seed", range(3))
def test_the_table_shows_nothing_that_its_reader_may_not_know(seed: int) -> None:
    speech = Speech("en", "fortuna")
    game_face = face(GAME, speech, People(speech, {}, 4, 1), {})
    state = GAME.new(4, seed)
    mind = bots.make("greedy", seed=seed)
    count = 0
    while not state.over:
        if count % 7 == 0:
            other = state.determinize(1, seed + count)
            assert shown(game_face, GAME.view(state, 1)) == shown(game_face, GAME.view(other, 1))
        count += 1
        state.apply(state.seat, mind.choose(state, state.seat))
    assert "?" not in str(game_face.score(GAME.view(state, 1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_looked_up_by_name_or_id(language: str) -> None:
    speech = Speech(language, "fortuna")
    game_face = face(GAME, speech, People(speech, {}, 0), {})
    assert len(game_face.card("P17")) == 1
    assert game_face.card("fortuna")
    assert not game_face.card("lunch")
    assert game_face.cards()


def test_a_card_file_is_checked_for_the_game_it_names(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(deck.shipped(), "utf-8")
    code, out, _ = run("cards", "check", str(file))
    assert code == 0
    assert "good card file for Fortuna" in out
    file.write_text(deck.shipped().replace("cost = 3", "cost = -3"), "utf-8")
    code, _, err = run("cards", "check", str(file))
    assert code == 1
    assert "cost is -3, expected a whole number from 0 to 99" in err
