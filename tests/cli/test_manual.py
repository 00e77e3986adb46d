"""The manual page tells of the commands as they are."""

from tools import manual


def test_the_page_is_what_the_commands_say_of_themselves() -> None:
    assert manual.PAGE.read_text(encoding="utf-8") == manual.written(), "run `make rules`"
