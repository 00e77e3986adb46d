"""docs/learning.md tells of every field of every observation, as it is declared."""

from tools import observations


def test_the_page_is_up_to_date() -> None:
    """Another layout has another version: raise `observed` of the game, then `make rules`."""
    text = observations.PAGE.read_text(encoding="utf-8")
    assert observations.page(text) == text
