"""The book beside the table: it lies open at what is decided, is searched in one's language, and says why not."""

import re

import pytest
from playwright.sync_api import expect

from ludus import books, registry
from tests.web.conftest import PHONE, Visitors
from tests.web.player import Player
from tests.web.test_help import bribes
from tests.web.test_look import serious

TITLES = {("lutece", "en"): "Lutetia", ("fortuna", "fr"): "Fortuna", ("gloire", "pl"): "Chwała Rzymowi"}
# What may be asked first, a word people look for, and the paragraph it leads to.
LOOKED_UP = {
    ("lutece", "en"): (("bids",), "how to win", "winner"),
    ("fortuna", "fr"): (("lock",), "vestale", "card-hire-vestals"),
    ("gloire", "pl"): (("lead", "follow"), "petycja", "lead-petition"),
}


def title(game: str, language: str, anchor: str) -> str:
    return next(one.title for one in books.of(game, language).paragraphs if one.anchor == anchor)


def opened(player: Player) -> None:
    expect(player.page.locator("#prompt.mine")).to_be_visible()
    player.page.keyboard.press("/")
    expect(player.page.get_by_label(player.words["web-search-rules"])).to_be_focused()


@pytest.mark.parametrize(("game", "language"), LOOKED_UP)
def test_the_book_lies_open_at_what_is_decided_and_finds_what_is_typed(
    visit: Visitors, game: str, language: str
) -> None:
    steps, typed, anchor = LOOKED_UP[game, language]
    ania = visit(language=language)
    ania.open_table("bot", "bot", game=TITLES[game, language])
    opened(ania)
    book = books.of(game, language)
    topics = [step.topic for step in registry.game(game).steps if step.name in steps]
    asked = [found.title for topic in topics if (found := book.about(topic))]
    pinned = ania.page.locator("article section", has_text=ania.words["web-decided-now"])
    expect(pinned.get_by_role("heading")).to_have_text(re.compile("|".join(map(re.escape, asked))))
    expect(pinned).to_be_in_viewport()

    ania.page.get_by_label(ania.words["web-search-rules"]).fill(typed)
    first = ania.page.locator(".found li").first
    expect(first).to_contain_text(title(game, language, anchor))
    assert book.find(typed)[0].anchor == anchor
    expect(first.locator("mark").first).to_be_visible()
    ania.page.keyboard.press("Enter")
    read = ania.page.locator("article .wanted")
    expect(read.get_by_role("heading")).to_have_text(title(game, language, anchor))

    read.get_by_role("button").click()
    exact = ania.page.get_by_role("dialog", name=ania.words["web-precisely"])
    expect(exact).to_contain_text(next(one.rules[0] for one in book.paragraphs if one.anchor == anchor))
    ania.page.keyboard.press("Escape")
    expect(exact).to_be_hidden()
    expect(read.get_by_role("button")).to_be_focused()


def test_a_word_of_another_language_is_found_and_arrows_choose(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.open_table("bot")
    opened(ania)
    field = ania.page.get_by_label("Search the rules")
    for word in ("bribe", "pot de vin", "łapówka"):
        field.fill(word)
        expect(ania.page.locator(".found")).to_contain_text(title("lutece", "en", "bribes-lay"))
    ania.page.keyboard.press("ArrowDown")
    expect(ania.page.locator(".found li").nth(1)).to_have_class(re.compile("chosen"))
    ania.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(ania.page.locator("article")).to_be_visible()


def test_a_refusal_opens_the_book_at_its_paragraph(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.open_table("bot")
    bribes(ania)
    ania.page.get_by_role("button", name=re.compile("^A: ")).click()
    expect(ania.prompt).to_contain_text("That is not what is asked now: Bribes.")

    ania.button("the book").click()

    expect(ania.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    read = ania.page.locator("article .wanted")
    expect(read).to_contain_text("What you decide now")  # no paragraph speaks of it: here is what is asked
    read.get_by_role("button").click()
    expect(ania.page.get_by_role("dialog", name="Precisely")).to_contain_text("L-PROTO-2")


def test_a_typed_answer_that_is_refused_opens_the_paragraph_that_forbids_it(visit: Visitors) -> None:
    ania = visit("Ania", size=PHONE)
    ania.open_table("bot")
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    ania.page.keyboard.press(":")
    ania.page.get_by_label("Command line").fill("bid A A")
    ania.page.get_by_label("Command line").press("Enter")
    expect(ania.prompt).to_contain_text("choose two different cards")

    ania.button("the book").click()

    told = books.of("lutece", "en").about("L-BID-2")
    assert told
    read = ania.page.locator("article .wanted")
    expect(read.get_by_role("heading")).to_have_text(told.title)
    expect(read).to_be_in_viewport()
    assert serious(ania.page) == []


def test_pages_are_turned_and_read_large(visit: Visitors) -> None:
    ania = visit("Ania")
    ania.open_table("bot")
    opened(ania)
    ania.button("Contents").click()
    ania.button("In one minute").click()
    expect(ania.page.locator("article").get_by_role("img")).to_have_accessible_name(re.compile("^Lutetia on its river"))
    ania.button("The page after: Before the first round").click()
    expect(ania.page.locator("article")).to_contain_text("One round")
    ania.button("Read large").click()
    large = ania.page.get_by_role("dialog", name="Lutetia")
    expect(large.locator("article")).to_be_visible()
    assert serious(ania.page) == []
    large.get_by_role("button", name="Phase 3: bribes").click()
    expect(large.get_by_role("img")).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(large).to_be_hidden()


def test_on_a_phone_the_book_is_read_without_a_keyboard_over_it(visit: Visitors) -> None:
    ania = visit(size=PHONE)
    ania.open_table("bot", "bot")
    expect(ania.page.locator("#prompt.mine")).to_be_visible()
    ania.page.get_by_role("navigation").get_by_role("button", name=ania.words["web-log"]).click()
    ania.page.get_by_role("tab", name=ania.words["web-rules"]).click()
    expect(ania.page.get_by_text(ania.words["web-decided-now"]).first).to_be_visible()
    ania.page.wait_for_timeout(100)  # the field would have the focus by then
    expect(ania.page.get_by_label(ania.words["web-search-rules"])).not_to_be_focused()
