"""Components, setup, the first player, and the variants (G-COMP, G-SETUP, G-START, G-VAR)."""

from collections import Counter

import pytest

from ludus import CardsError, NotationError
from ludus.games.gloire import deck
from ludus.games.gloire.declaration import MATERIAL_NAMES, ROLE_NAMES, FirstCardShown
from ludus.games.gloire.game import GAME
from ludus.games.gloire.rules.state import State
from tests.games.gloire.tables import OPTIONS, after, asked, hand, influence, legal, play, pool, position, why_not
from tests.support import rule

CARDS = deck.read(deck.shipped())


@rule("G-COMP-1", "G-COMP-2", "G-RULING-1")
def test_every_material_has_its_designs_value_role_and_copies() -> None:
    table = {
        "rubble": (1, "laborer", "bar insula latrine road", 6),
        "wood": (1, "craftsman", "circus dock market palisade", 6),
        "concrete": (2, "architect", "amphitheatre aqueduct bridge senate storeroom tower vomitorium wall", 3),
        "brick": (2, "legionary", "academy archway atrium bath foundry gate school shrine", 3),
        "stone": (3, "merchant", "catacomb circus_maximus coliseum garden prison scriptorium sewer villa", 3),
        "marble": (3, "patron", "basilica forum fountain ludus_magnus palace stairway statue temple", 3),
    }
    for number, (material, (value, role, names, copies)) in enumerate(table.items()):
        designs = [card for card in CARDS.designs if card.material == number]
        assert MATERIAL_NAMES[number] == material
        assert ROLE_NAMES[number] == role
        assert CARDS.values[number] == value
        assert sorted(card.id for card in designs) == names.split()
        assert {card.copies for card in designs} == {copies}
    assert sum(card.copies for card in CARDS.designs) == 144
    assert len(CARDS.designs) == 40


@rule("G-COMP-3")
def test_what_a_card_is_depends_on_where_it_lies() -> None:
    state = position("seat 0 hand bar | stockpile bar | clients bar | vault bar | buildings bar\nseat 1 hand -")
    view = GAME.view(state, 0)
    assert (view.hands[0], view.stockpiles[0], view.clients[0], view.vault_sizes[0]) == (
        ("bar",),
        ("bar",),
        ("bar",),
        1,
    )
    assert view.functions[0] == ("bar",)
    assert influence(state) == 3


@rule("G-COMP-4", "G-PET-3", "G-B-DOCK-2", "G-B-AQUEDUCT-3", "G-B-BASILICA-2", "G-B-LATRINE-2", "G-RULING-33")
def test_a_senator_is_never_a_card_like_others() -> None:
    for built, step in (("dock", "laborer"), ("aqueduct", "patron"), ("basilica", "merchant")):
        start = f"seat 0 hand road senator | buildings {built}\nseat 1 hand -\nasked 0 {step}"
        assert legal(start) == ["pass", "card road"]
    assert legal("seat 0 hand road senator | buildings latrine\nseat 1 hand -\nasked 0 think_discard") == [
        "pass",
        "card road",
    ]
    assert "petition" not in " ".join(legal(after("seat 0 hand senator*2 road\nseat 1 hand -", "0 lead laborer")))


@rule("G-COMP-5", "G-COMP-7")
def test_sites_have_the_value_of_their_material() -> None:
    assert CARDS.sites == 6
    assert CARDS.influence == CARDS.needed == (1, 1, 2, 2, 3, 3)
    assert CARDS.limits["merchant_bonus_vp"] == 3


@rule("G-COMP-6", "G-VAR-1")
def test_alternative_cards_replace_their_namesakes_and_nothing_else() -> None:
    for circus in (False, True):
        for forum in (False, True):
            cards = CARDS.cards_in_use(circus, forum)
            ids = [card.id for card in cards]
            assert ("circus_alt" in ids, "forum_alt" in ids) == (circus, forum)
            assert ("circus" in ids, "forum" in ids) == (not circus, not forum)
            assert sum(card.copies for card in cards) == 144
    assert sum(card.copies for card in CARDS.alternatives.values()) == 9


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule(
    "G-COMP-8", "G-SETUP-1", "G-SETUP-2", "G-SETUP-3", "G-SETUP-4", "G-SETUP-5", "G-SETUP-6", "G-SETUP-7", "G-RULING-6"
)
def test_the_table_is_set(seats: int) -> None:
    for seed in range(20):
        state = GAME.new(seats, seed)
        view = GAME.view(state, -1)
        assert view.hand_sizes == (5,) * seats
        assert view.senators == (1,) * seats
        assert view.pile == 6 - seats
        inside = max(seats, 3)
        assert view.town == (inside,) * 6
        assert view.country == (6 - inside,) * 6
        assert len(view.pool) >= seats
        assert view.deck == 144 - 4 * seats - len(view.pool)
        assert view.influence == (2,) * seats
        assert not any((*view.stockpiles, *view.clients, *view.buildings, *view.vault_sizes))
        assert view.asked == view.leader


@rule("G-SETUP-5", "G-RULING-6")
def test_two_players_may_play_with_two_sites() -> None:
    for value in (2, "2"):
        view = GAME.view(GAME.new(2, 1, two_player_sites=value), 0)
        assert (view.town, view.country) == ((2,) * 6, (4,) * 6)
    with pytest.raises(ValueError, match="two_player_sites is 4, expected 3 or 2"):
        GAME.new(2, 1, two_player_sites=4)


def opened(seats: int, seed: int) -> tuple[State, list[tuple[int, str]]]:
    """A new game, and who showed which card to find the first player."""
    state = State(GAME.box(None, {}))
    state.listen()
    state.start(seats, f"test:{seed}")
    return state, [(e.seat, e.card) for e in GAME.events(state, -1) if isinstance(e, FirstCardShown)]


@rule("G-RULING-42", "G-START-1", "G-START-4")
def test_first_player_cards_are_drawn_in_seat_order_and_go_to_the_pool() -> None:
    for seed in range(30):
        state, shown = opened(3, seed)
        assert [seat for seat, _ in shown[:3]] == [0, 1, 2]
        assert Counter(card for _, card in shown) == Counter(GAME.view(state, -1).pool)
        assert state.top == 144 - 3 * 4 - len(shown)


@rule("G-START-2", "G-START-3", "G-START-7", "G-RULING-2", "G-RULING-3")
def test_the_alphabetically_first_card_decides_and_only_those_tied_for_it_draw_again() -> None:
    plain = str.maketrans("ÀÂÄÉÈÊËÎÏÔÖÛÜÇ", "AAAEEEEIIOOUUC")
    french = {card.id: card.names["fr"].upper().translate(plain) for card in CARDS.designs}
    again = 0
    for seed in range(200):
        state, shown = opened(4, seed)
        players = [0, 1, 2, 3]
        while len(players) > 1:
            round_, shown = shown[: len(players)], shown[len(players) :]
            assert [seat for seat, _ in round_] == players
            first = min(french[card] for _, card in round_)
            players = [seat for seat, card in round_ if french[card] == first]
            again += len(players) > 1
        assert shown == []
        assert players == [state.leader]
    assert again > 0
    assert french["market"] < french["circus_maximus"]  # Marché before Marché aux esclaves


@rule("G-START-3")
def test_a_tie_further_back_changes_nothing() -> None:
    start = """
        table   variant experienced_start
        seat 0  hand road wall*2 dock*2 senator
        seat 1  hand road wall dock*2 bar senator
        seat 2  hand academy gate*2 bath*2 senator
        asked   0 setup_card
    """
    done = after(start, "0 card road", "1 card road", "2 card academy")
    assert pool(done) == {"rubble": 2, "brick": 1}
    assert asked(done) == (2, "lead")


EXPERIENCED = """
    table   variant experienced_start
    seat 0  hand road wall*2 dock*2 senator
    seat 1  hand road wall dock*2 bar senator
    deck    palace bath ...
    asked   0 setup_card
"""


@rule("G-START-5", "G-START-6", "G-RULING-4", "G-INFO-39")
def test_experienced_players_choose_a_card_in_secret() -> None:
    start = position(EXPERIENCED)
    assert (start.pending, start.seat) == (3, 0)
    assert legal(start, 0) == ["card wall", "card dock", "card road"]  # no Senator
    one, events = play(start, "1 card bar")
    assert (one.pending, one.seat) == (1, 0)
    assert GAME.view(one, 1).held == (None, "bar")
    assert GAME.view(one, 0).held == (None, None)
    assert GAME.view(one, 0).holds == (False, True)
    assert [str(event) for event in GAME.events(one, 0)] == ["CardChosen(seat=1, card=None)"]
    assert [str(event) for event in events] == ["CardChosen(seat=1, card='bar')"]
    assert why_not(one, "1 card road") == "G-START-5"
    done = after(one, "0 card wall")
    assert pool(done) == {"rubble": 1, "concrete": 1}
    assert asked(done) == (0, "lead")  # Muraille comes before Taverne
    assert [len(hand(done, seat)) for seat in range(2)] == [5, 5]


@rule("G-START-6", "G-START-3", "G-START-4", "G-RULING-3")
def test_experienced_ties_are_broken_by_drawing_from_the_deck() -> None:
    done = after(EXPERIENCED, "0 card road", "1 card road")
    assert asked(done) == (0, "lead")  # Palais before Thermes
    assert sorted(GAME.view(done, 0).pool) == ["bath", "palace", "road", "road"]
    tie = after(EXPERIENCED.replace("palace bath", "gate gate bath palace"), "1 card road", "0 card road")
    assert asked(tie) == (1, "lead")


@rule("G-START-5")
def test_an_experienced_game_deals_five_cards() -> None:
    state = GAME.new(3, 4, experienced_start=True)
    assert state.pending == 7
    assert GAME.view(state, 0).hand_sizes == (6, 6, 6)
    assert GAME.view(state, 0).pool == ()


@rule("G-VAR-2", "G-VAR-3", "G-VAR-4", "G-VAR-5", "G-RULING-5", "G-INFO-40")
def test_the_introductory_game_has_no_functions_three_sites_and_half_a_deck() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.new(seats, 3, introductory="yes")
        view = GAME.view(state, 0)
        left = 144 - 4 * seats
        assert view.removed == left // 2
        assert view.deck == left - left // 2 - len(view.pool)
        assert (view.town, view.country) == ((3,) * 6, (3,) * 6)
        assert not hasattr(view, "removed_cards")


@rule("G-VAR-4", "G-INFO-40")
def test_a_written_introductory_game_may_remove_all_that_it_does_not_name() -> None:
    state = GAME.position("table variant introductory\nseat 0 hand bar\ndeck dock road\nremoved ...")

    view = GAME.view(state, 0)
    assert (view.deck, view.removed, view.gone) == (2, 144 - 3, ())
    assert GAME.position(GAME.write(state)) == state


@rule("G-VAR-2", "G-VAR-5", "G-RULING-5")
def test_without_functions_a_building_gives_its_influence_and_nothing_else() -> None:
    start = """
        table   variant introductory
        seat 0  hand statue villa wall | stockpile stone*3
                | buildings temple statue villa@stone wall gate catacomb@stone+stone+stone
        seat 1  hand -
        asked   0 architect
    """.replace("\n                |", " |")
    state = position(start)
    assert influence(state) == 2 + 3 + 3 + 2 + 2
    assert GAME.view(state, 0).limits[0].hand == 5
    assert GAME.view(state, 0).functions[0] == ()
    assert GAME.outcome(state).sheet[0] == (12, 0, 0, 0, 0)  # neither Statue nor Wall scores
    added = after(state, "0 use stone from stockpile", "0 to villa")
    assert "villa" not in GAME.view(added, 0).functions[0]
    assert [b.completed for b in GAME.view(added, 0).buildings[0] if b.name == "villa"] == [False]
    ended = after(state, "0 use stone from stockpile", "0 to catacomb")
    assert not ended.over
    assert influence(ended) == 15


@rule("G-VAR-5")
def test_an_introductory_statue_needs_a_marble_site_and_names_stay_single() -> None:
    start = "table variant introductory\nseat 0 hand statue road bar | buildings road\nseat 1 hand -\nasked 0 craftsman"
    assert legal(start) == ["pass", "lay statue", "lay bar", "survey"]
    assert why_not(start, "0 lay statue on wood") == "G-VAR-5"
    led = after("table variant introductory\nseat 0 hand bar road | buildings road\nseat 1 hand -", "0 lead patron")
    assert led.units[0] == 1  # a petition of two cards


@rule("G-RULING-5", "G-VAR-1")
def test_the_introductory_game_excludes_alternative_cards() -> None:
    with pytest.raises(ValueError, match=r"introductory cannot be played with alternative_forum \(G-RULING-5\)"):
        GAME.new(2, 1, introductory=True, alternative_forum=True)


def test_options_are_told_as_text_and_taken_back() -> None:
    for options in OPTIONS:
        state = GAME.new(3, 1, **options)
        assert GAME.options(state) == options
    assert GAME.options(GAME.new(3, 1, introductory=False, experienced_start="no")) == {}
    with pytest.raises(ValueError, match="gloire has no option speed, expected alternative_circus"):
        GAME.new(2, 1, speed=3)
    with pytest.raises(ValueError, match="introductory is 'maybe', expected yes or no"):
        GAME.new(2, 1, introductory="maybe")
    with pytest.raises(ValueError, match="for 2 to 5 players, not 6"):
        GAME.new(6, 1)


BAD = [
    ('id = "bar"', 'id = "insula"', "stands twice"),
    ("hand_limit_add = 4", 'hand_limit_add = "many"', "expected a whole number from 0 to 20"),
    ('extra_from = "deck"', 'extra_from = "pool"', "expected one of hand, deck"),
    ("petition_cards = 2 ", "petition_cards = 1 ", "expected a whole number from 2 to 9"),
    ("hand_limit = 5", "hand_limits = 5", "hand_limits is not known here"),
    ('end_step = "d"', 'end_step = "a"', 'expected "d" with think_after'),
    ("order_experienced = 5 ", "order_experienced = 7 ", "expected one card more than order"),
    ("think_actions = 1\n", "", "think_actions missing, expected together with think_after"),
    ('material = "rubble"\ncopies = 6\nalpha = 35', 'material = "rubble"\ncopies = 5\nalpha = 35', "23 rubble cards"),
    ("alpha = 40", "alpha = 39", "alpha is 39, expected 40"),
    ("completion_ends_game = true", "completion_ends_game = false", "on_completion: expected false"),
    ('id = "legionary"', 'id = "soldier"', "expected one of legionary"),
    ('replaces = "forum"', 'replaces = "bar"', "expected one of circus, forum"),
    ("schema = 1", "schema = 2", "schema is 2"),
    ("site_any = true", 'site_any = "yes"', "expected true or false"),
]


@pytest.mark.parametrize(("old", "new", "message"), BAD, ids=[message for _, _, message in BAD])
def test_a_mistake_in_the_card_file_is_named_with_its_line(old: str, new: str, message: str) -> None:
    text = deck.shipped()
    assert old in text
    with pytest.raises(CardsError) as error:
        GAME.new(2, 1, cards=text.replace(old, new, 1))
    assert message in str(error.value)
    line = error.value.problems[0].line
    assert 0 < line <= len(text.splitlines())


def test_every_mistake_is_named_at_once() -> None:
    text = deck.shipped().replace("hand_limit_add = 4", "hand_limit_add = 99").replace("vp = 3", "vp = -1")
    with pytest.raises(CardsError) as error:
        deck.read(text, "mine.toml")
    assert len(error.value.problems) == 3
    assert all(str(problem).startswith("line ") for problem in error.value.problems)
    assert "mine.toml, line" in str(error.value)


def test_figures_of_ones_own_cards_are_played_with() -> None:
    text = (
        deck.shipped()
        .replace("hand_limit_add = 4", "hand_limit_add = 9")
        .replace("start_influence = 2", "start_influence = 3")
    )
    state = GAME.new(3, 1, cards=text)
    assert GAME.view(state, 0).influence == (3, 3, 3)
    built = GAME.position(
        "seat 0 hand - | buildings temple\nseat 1 hand road\nasked 1 lead\ntable leader 1", cards=text
    )
    assert GAME.view(built, 0).limits[0].hand == 14
    assert GAME.options(state) == {"cards": text}
    assert GAME.box(text, {}) is state.box


def test_a_position_that_cannot_be_is_refused() -> None:
    for text in (
        "seat 0 hand bar*7\nseat 1 hand -",
        "seat 0 hand - | buildings villa@wood\nseat 1 hand -",
        "seat 0 hand - | buildings road@rubble+rubble\nseat 1 hand -",
        "seat 0 hand - | known wood\nseat 1 hand -",
        "seat 0 hand senator*7\nseat 1 hand -",
        "seat 0 hand bar\nseat 1 hand -\nstack 1 turn 0 performing 1 | 2 lead 0",
        "seat 0 hand bar\nseat 1 hand -\nasked 1 lead",
        "seat 0 hand bar\nseat 1 hand -\ndeck -",
        "table seats 7",
        "seat 0 hand nothing\nseat 1 hand -",
    ):
        with pytest.raises(NotationError):
            position(text)
