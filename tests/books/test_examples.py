"""The figures of the worked examples are those of the engine."""

from textwrap import dedent

import pytest

from ludus import books, registry
from ludus.languages import LANGUAGES

FINAL = {
    "fortuna": """
        asked   over palace
        seat 0  square 13 | money 14 | water 1 | aqueduct 1 | married yes | buildings market aqueduct palace | hand P14 P18 P23 P25
        seat 1  square 15 | money 7 | centurions 2 | hand P19 P17
        seat 2  square 11 | money 2 | wheat 4 | vestals 3 | hand P21 P16
    """,  # noqa: E501
    "gloire": """
        seat 0  hand bar | buildings statue | sites rubble stone*2 | vault marble*2 stone brick rubble
        seat 1  hand - | buildings wall | sites marble*3 | vault stone*2 brick | stockpile rubble*3 wood*4
        seat 2  hand - | sites rubble stone | vault marble*2 wood*2 rubble
        deck    bar
        asked   0 think
    """,
    "lutece": """
        seat 0  purse 7 | cards baker-2 baker-4 apprentice-1@baker-2 mill-1 bakery-1 smith-1 legionnaire-1
        seat 1  purse 4 | cards druid-2 druid-3 forest-1 brewer-1 market-1 baker-1 statue-1 laboratory-1
        seat 2  purse 11 | cards smith-2 smith-4 mine-1 forge-1 brewer-4 druid-1 legionnaire-2
    """,
}

LAST = {"gloire": "one"}  # vaults are counted when the last card is drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", books.GAMES)
def test_the_count_of_the_book_is_right(game: str, language: str) -> None:
    engine = registry.game(game)
    state = engine.position(dedent(FINAL[game]))
    if game in LAST:
        engine.answer(state, 0, engine.read_action(state, 0, LAST[game]))
    outcome = engine.outcome(state)
    paragraph = next(one for one in books.of(game, language).paragraphs if one.anchor == "example")
    table = next(block for block in paragraph.blocks if block.kind == "table")
    figures = [tuple(int(cell) for cell in row[1:]) for row in table.rows[1:]]
    parts = list(zip(*outcome.sheet, strict=True))
    assert figures[-len(parts) - 1 : -1] == parts
    assert figures[-1] == outcome.scores
    detail = figures[: -len(parts) - 1]  # what the first part is made of, where the book tells
    if detail:
        assert tuple(map(sum, zip(*detail, strict=True))) == parts[0]
