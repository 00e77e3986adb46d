"""Who knows what, and when (L-INFO). Two states that differ in a hidden thing only are the same to who may not know."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from ludus.core.record import Record
from ludus.games.lutece import GAME
from ludus.games.lutece.declaration import (
    BIDS,
    BRIBES,
    BidPlaced,
    BidsRevealed,
    BribeLost,
    BribeReturned,
    CardAcquired,
    CardsValued,
    ContestWon,
    LegionnairePlayed,
    RevenueTaken,
)
from ludus.games.lutece.rules.state import State
from ludus.games.lutece.view import Owned, Slot
from tests.support import rule

from .tables import SPECTATOR, edited, edited_card, of, play, position, random_game, received, told, with_cards

EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
OTHERS = pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
# Three players in the bribe phase. Seat 0 hides A and Revenue; two Markets lie aside, two in the pile.
TABLE = """
    table   round 3 | step bribes
    slots   A baker-1 +2 | B baker-2 | C legionnaire-1 | 1 field-1 | 2 mill-1 +1 | 3 market-1
    seat 0  purse 4 | bid A revenue | bribe 1 0 | cards druid-1 apprentice-1@druid-1 market-2
    seat 1  purse 2 | bid B 1       | bribe 0 2 | cards apprentice-2
    seat 2  purse 0 | bid 2 C       | cards -
    piles   characters smith-1 smith-2 smith-3 smith-4 | locations tavern-1 market-3 statue-1 market-4
    aside   market-5 market-6
    gone    baker-3 baker-4 druid-2 druid-3 druid-4 brewer-1 brewer-2 brewer-3 brewer-4 legionnaire-2 bakery-1 forest-1 laboratory-1 herbalist-1 mine-1 forge-1 armoury-1
    random  1f 2e 5
"""  # noqa: E501
BIDDING = TABLE.replace("step bribes", "step bids").replace("bribe 1 0 |", "").replace("bribe 0 2 |", "")
BIDDING = BIDDING.replace("bid 2 C       |", "")  # seat 2 has not chosen yet


def assert_same_to(viewer: int, one: str, other: str, *answers: str) -> None:
    """All a seat receives is the same at two tables, now and after each of the answers."""
    assert one != other
    states = position(one), position(other)
    for state in states:
        state.listen()
    assert states[0].to_bytes() != states[1].to_bytes()
    assert received(states[0], viewer) == received(states[1], viewer)
    for answer in answers:
        seat, _, text = answer.partition(" ")
        for state in states:
            GAME.answer(state, int(seat), GAME.read_action(state, int(seat), text))
        assert received(states[0], viewer) == received(states[1], viewer)
    # And what a program may imagine from there is the same to the byte.
    assert states[0].determinize(viewer, 5).to_bytes() == states[1].determinize(viewer, 5).to_bytes()


@rule("L-INFO-1")
@EVERYBODY
def test_cards_in_slots_and_the_coins_on_them_are_public(viewer: int) -> None:
    assert GAME.view(position(TABLE), viewer).slots == (
        Slot("A", "baker-1", 2), Slot("B", "baker-2", 0), Slot("C", "legionnaire-1", 0),
        Slot("1", "field-1", 0), Slot("2", "mill-1", 1), Slot("3", "market-1", 0),
    )  # fmt: skip


@rule("L-INFO-2")
@EVERYBODY
def test_the_number_of_cards_left_in_each_deck_is_public(viewer: int) -> None:
    shorter = TABLE.replace("smith-3 smith-4", "smith-3").replace("gone    ", "gone    smith-4 ")

    assert GAME.view(position(TABLE), viewer).piles == (4, 4)
    assert GAME.view(position(shorter), viewer).piles == (3, 4)


@rule("L-INFO-3")
@EVERYBODY
def test_nobody_knows_the_order_of_the_decks(viewer: int) -> None:
    other = TABLE.replace("smith-1 smith-2 smith-3 smith-4", "smith-4 smith-2 smith-1 smith-3")
    other = other.replace("tavern-1 market-3 statue-1 market-4", "market-4 statue-1 tavern-1 market-3")

    assert_same_to(viewer, TABLE, other, "0 raise left 1", "0 agree")


@rule("L-INFO-3")
@EVERYBODY
def test_nobody_knows_the_generator(viewer: int) -> None:
    assert_same_to(viewer, TABLE, TABLE.replace("1f 2e 5", "77 88 12"), "0 raise left 1", "0 agree")


@rule("L-INFO-4")
@EVERYBODY
def test_nobody_knows_which_markets_were_removed_though_their_number_is_public(viewer: int) -> None:
    other = TABLE.replace("market-5 market-6", "market-3 market-5").replace("tavern-1 market-3", "tavern-1 market-6")

    assert_same_to(viewer, TABLE, other, "0 raise left 1", "0 agree")
    assert GAME.view(position(TABLE), viewer).markets_removed == 2


@rule("L-INFO-5")
@EVERYBODY
def test_the_list_of_cards_used_is_public_with_the_markets_before_removal(viewer: int) -> None:
    used = GAME.view(position(TABLE), viewer).used

    characters = [f"{kind}-{number}" for kind in ("baker", "druid", "smith", "brewer") for number in range(1, 5)]
    characters += ["legionnaire-1", "legionnaire-2", "apprentice-1", "apprentice-2"]
    kinds = "field mill bakery forest laboratory herbalist mine forge armoury tavern statue"
    locations = [f"{kind}-1" for kind in kinds.split()] + [f"market-{number}" for number in range(1, 7)]
    assert sorted(used) == sorted(characters + locations)


@rule("L-INFO-6", "L-CARD-11")
@EVERYBODY
def test_cards_owned_hosts_and_waiting_apprentices_are_public(viewer: int) -> None:
    assert GAME.view(position(TABLE), viewer).owned == (
        (Owned("druid-1", None), Owned("apprentice-1", "druid-1"), Owned("market-2", None)),
        (Owned("apprentice-2", None),),
        (),
    )  # fmt: skip


@rule("L-INFO-7", "L-RULING-25")
@EVERYBODY
def test_purses_are_public(viewer: int) -> None:
    assert GAME.view(position(TABLE), viewer).purses == (4, 2, 0)
    assert GAME.view(play(TABLE, "0 raise left 3")[0], viewer).purses == (1, 2, 0)


@rule("L-INFO-8")
@EVERYBODY
def test_cards_removed_during_play_are_public(viewer: int) -> None:
    start = """
        table   step legion A
        slots   A baker-1 | B baker-4
        seat 0  purse 0 | bid A B | cards legionnaire-1
        seat 1  purse 0 | bid A revenue | bribe 2 0
        seat 2  purse 0 | bid revenue revenue
    """  # a Legionnaire is played, A is tied, and seat 0 cannot pay for B
    after, _ = play(start, "0 support 0")

    assert GAME.view(after, viewer).gone == ("baker-1", "baker-4", "legionnaire-1")


@rule("L-INFO-9")
@EVERYBODY
def test_whether_a_player_has_submitted_a_bid_is_public(viewer: int) -> None:
    assert GAME.view(position(BIDDING), viewer).submitted == (True, True, False)
    after, _ = play("seat 0\nseat 1\nseat 2", "2 bid A 1")
    assert GAME.view(after, viewer).submitted == (False, False, True)


@rule("L-INFO-10")
@OTHERS
@pytest.mark.parametrize("hidden", ["B 3", "revenue A", "revenue revenue", "1 2"])
def test_the_two_chosen_cards_are_hidden_from_the_others(viewer: int, hidden: str) -> None:
    assert_same_to(viewer, TABLE, TABLE.replace("bid A revenue", f"bid {hidden}"), "0 raise left 1", "0 agree")
    assert_same_to(viewer, BIDDING, BIDDING.replace("bid A revenue", f"bid {hidden}"))
    assert GAME.view(position(TABLE), viewer).bids[0] is None


@rule("L-INFO-10")
def test_the_chosen_cards_are_known_to_their_owner() -> None:
    for text in (TABLE, BIDDING):
        assert GAME.view(position(text), 0).bids == (("A", "revenue"), None, None)
        assert GAME.view(position(text), 1).bids == (None, ("B", "1"), None)
    assert told("seat 0\nseat 1", 0, "0 bid A 1") == [BidPlaced(0, ("A", "1"))]


@rule("L-INFO-10", "L-INFO-11", "L-BUY-1")
@EVERYBODY
def test_the_purchase_reveals_the_chosen_cards_and_the_hands_to_all(viewer: int) -> None:
    start = """
        table   step bribes | pending 0
        seat 0  purse 4 | bid A revenue | cards legionnaire-1
        seat 1  purse 0 | bid 2 A
        seat 2  purse 0 | bid revenue revenue
    """
    asked, _ = play(start, "0 agree")
    view = GAME.view(asked, viewer)

    assert view.step == "legion"
    assert view.bids == (("A", "revenue"), ("2", "A"), ("revenue", "revenue"))
    assert [sorted(hand or ()) for hand in view.hands] == [
        ["1", "2", "3", "B", "C", "revenue"],
        ["1", "3", "B", "C", "revenue", "revenue"],
        ["1", "2", "3", "A", "B", "C"],
    ]


@rule("L-INFO-11")
@OTHERS
def test_the_rest_of_a_hand_is_hidden_like_the_cards_that_left_it(viewer: int) -> None:
    view = GAME.view(position(TABLE), viewer)

    assert view.hands[0] is None
    if viewer >= 0:
        assert view.hands[viewer] is not None


@rule("L-INFO-11")
def test_a_player_knows_the_rest_of_his_own_hand() -> None:
    view = GAME.view(position(TABLE), 0)

    assert sorted(view.hands[0] or ()) == ["1", "2", "3", "B", "C", "revenue"]
    assert view.hands[1:] == (None, None)


@rule("L-INFO-12")
@EVERYBODY
def test_the_bribes_on_every_position_are_public_from_each_raise_on(viewer: int) -> None:
    assert GAME.view(position(TABLE), viewer).bribes == ((1, 0), (0, 2), (0, 0))
    assert GAME.view(play(TABLE, "1 raise left 1")[0], viewer).bribes == ((1, 0), (1, 2), (0, 0))


@rule("L-INFO-13")
@EVERYBODY
def test_who_is_pending_and_who_has_agreed_or_passed_is_public(viewer: int) -> None:
    assert GAME.view(position(TABLE), viewer).pending == (True, True, False)
    assert GAME.view(play(TABLE, "0 agree")[0], viewer).pending == (False, True, False)
    contest = """
        table   step legion A
        seat 0  bid A 1 | cards legionnaire-1
        seat 1  bid A 2
        seat 2  bid B C | cards legionnaire-2
    """
    assert GAME.view(position(contest), viewer).pending == (True, False, True)
    assert GAME.view(play(contest, "2 pass")[0], viewer).pending == (True, False, False)


@rule("L-INFO-14")
def test_bids_and_payments_are_told_to_all_from_the_reveal_on() -> None:
    start = """
        table   step bribes | pending 0
        slots   A baker-2 | B baker-1 | C baker-3
        seat 0  purse 4 | bid A revenue | bribe 2 1
        seat 1  purse 0 | bid 2 A
        seat 2  purse 0 | bid revenue revenue
    """
    logs = [told(start, viewer, "0 agree") for viewer in (0, 1, 2, SPECTATOR)]

    assert logs[0] == logs[1] == logs[2] == logs[3]
    payments = (BidsRevealed, RevenueTaken, BribeLost, ContestWon, BribeReturned, CardAcquired, CardsValued)
    log = [event for event in logs[3] if isinstance(event, payments)]
    assert log[:12] == [
        BidsRevealed(0, ("A", "revenue")), BidsRevealed(1, ("2", "A")), BidsRevealed(2, ("revenue", "revenue")),
        RevenueTaken(0, 3), BribeLost(0, 1), RevenueTaken(2, 3), RevenueTaken(2, 3),
        ContestWon(0, "A", "baker-2", 2), BribeReturned(1, 0, 1), BribeLost(0, 2), CardAcquired(0, "A", "baker-2", 1),
        CardsValued(1),
    ]  # fmt: skip


@rule("L-INFO-15")
def test_neither_a_list_of_answers_nor_a_refusal_depends_on_a_face_down_card() -> None:
    pairs = list(permutations(["A", "B", "C", "1", "2", "3", "revenue", "revenue"], 2))
    for viewer in (1, 2, SPECTATOR):
        texts = [TABLE.replace("bid A revenue", f"bid {left} {right}") for left, right in pairs]
        first = received(position(texts[0]), viewer)
        for text in texts[1:]:
            assert received(position(text), viewer) == first


@rule("L-INFO-15")
def test_no_log_line_and_no_size_of_a_message_tells_a_face_down_card() -> None:
    for viewer in (1, 2, SPECTATOR):
        logs = set()
        for cards in ("A B", "B A", "revenue revenue", "3 revenue", "revenue 3"):
            start = "seat 0\nseat 1\nseat 2"
            log = told(
                start, viewer, "2 bid A 1", f"0 bid {cards}", "1 bid A 1", "0 raise right 2", "0 agree", "1 agree"
            )
            logs.add(str([event for event in log if event != BidPlaced(viewer, ("A", "1"))]))
        assert len(logs) == 1
        assert "revenue" not in logs.pop()


@rule("L-INFO-15")
def test_the_two_positions_are_not_sorted_for_anybody() -> None:
    start = """
        table   step bribes | pending 0
        seat 0  purse 4 | bid revenue A | cards legionnaire-1
        seat 1  purse 0 | bid 2 A
    """
    asked, events = play(start, "0 agree")

    assert of(BidsRevealed, events) == [BidsRevealed(0, ("revenue", "A")), BidsRevealed(1, ("2", "A"))]
    assert GAME.view(asked, SPECTATOR).bids == (("revenue", "A"), ("2", "A"))


def twin(state: State, viewer: int, dice: random.Random) -> State:
    """The same table to a viewer, with other hidden things: decks, Markets aside, generator, bids of the others."""
    lines = {line.split()[0] + line.split()[1] if line[:4] == "seat" else line.split()[0]: line
             for line in GAME.write(state).splitlines()}  # fmt: skip
    characters, locations = (part.split()[1:] for part in lines["piles"][8:].split("|"))
    unseen = [card for card in locations + lines["aside"].split()[1:] if card != "-"]
    number = len([card for card in lines["aside"].split()[1:] if card != "-"])
    away = dice.sample([card for card in unseen if card.startswith("market-")], number)
    rest = [card for card in unseen if card not in away]
    dice.shuffle(characters)
    dice.shuffle(rest)
    lines["piles"] = f"piles characters {' '.join(characters)} | locations {' '.join(rest) or '-'}"
    lines["aside"] = f"aside {' '.join(away) or '-'}"
    lines["random"] = f"random {dice.getrandbits(64):x} {dice.getrandbits(64):x} {dice.randrange(99)}"
    if GAME.view(state, viewer).step in ("bids", "bribes"):
        hand = [*"ABCDE"[: state.tiles], *"12345"[: state.tiles], "revenue", "revenue"]
        for seat in range(state.seats):
            if seat != viewer and " bid - " not in lines[f"seat{seat}"]:
                parts = lines[f"seat{seat}"].split("|")
                parts[1] = f" bid {' '.join(dice.sample(hand, 2))} "
                lines[f"seat{seat}"] = "|".join(parts)
    return GAME.position("\n".join(lines.values()))


@rule("L-INFO-3", "L-INFO-4", "L-INFO-10", "L-INFO-11", "L-INFO-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_played_games_hidden_things_change_nothing_that_a_seat_receives(seats: int) -> None:
    dice = random.Random(seats)
    for state, seat, action in random_game(seats, 11):
        if seat < 0 or dice.random() < 0.7:
            continue
        for viewer in (*range(seats), SPECTATOR):
            one, other = state.clone(), twin(state, viewer, dice)
            hidden = one.step == BIDS and seat != viewer  # then the answer may be another one, too
            other_action = dice.choice(state.legal(seat)) if hidden else action
            for table in (one, other):
                table.listen()
            assert received(one, viewer) == received(other, viewer)
            assert one.determinize(viewer, 9).to_bytes() == other.determinize(viewer, 9).to_bytes()
            step, number = one.step, one.round
            one.apply(seat, action)
            other.apply(seat, other_action)
            if (one.step, one.round) == (step, number) or (step, one.step) == (
                BIDS,
                BRIBES,
            ):  # nothing revealed or drawn
                assert received(one, viewer) == received(other, viewer)


@rule("L-INFO-16")
@OTHERS
def test_a_replay_during_the_game_shows_a_seat_what_it_could_see_then(viewer: int) -> None:
    """Two games that differ in the seed's decks and in seat 0's hidden cards are one replay to the others."""

    def replay(cards: str, generator: str) -> list[Any]:
        answers = ("2 bid A 1", f"0 bid {cards}", "1 bid A 1", "0 raise left 2", "1 agree")
        state = position(f"seat 0\nseat 1\nseat 2\nrandom {generator}")
        state.listen()
        pages = [received(state, viewer)]
        for answer in answers:
            seat, _, text = answer.partition(" ")
            GAME.answer(state, int(seat), GAME.read_action(state, int(seat), text))
            pages.append(received(state, viewer))
        return pages

    assert replay("A revenue", "1 2 3") == replay("3 B", "4 5 6")


@rule("L-INFO-16")
@OTHERS
def test_a_saved_game_for_a_seat_holds_nothing_hidden(viewer: int) -> None:
    """What a seat may be handed is the position as it may imagine it: the same text whatever is hidden."""
    other = TABLE.replace("bid A revenue", "bid 3 B").replace("smith-1 smith-2", "smith-2 smith-1")
    other = other.replace("1f 2e 5", "77 88 12")

    saved = [GAME.write(position(text).determinize(viewer, 1)) for text in (TABLE, other)]
    assert saved[0] == saved[1]
    assert "random  1f 2e 5" in GAME.write(position(TABLE))
    assert "random  1f 2e" not in saved[0]


@rule("L-INFO-16")
def test_a_record_is_for_after_the_game_since_it_names_the_seed() -> None:
    state = GAME.new(2, 20417)
    action = GAME.read_action(state, 0, "bid A 1")
    record = Record("lutece", GAME.version, 2, 20417, answers=((0, action),))

    assert "seed 20417" in record.write(GAME)
    for viewer in (0, 1, SPECTATOR):
        assert "20417" not in str(GAME.view(state, viewer))


@rule("L-INFO-17")
@EVERYBODY
def test_an_imagined_state_is_the_same_to_its_seat(viewer: int) -> None:
    state = position(TABLE)
    for seed in range(20):
        assert GAME.view(state.determinize(viewer, seed), viewer) == GAME.view(state, viewer)


@rule("L-INFO-17")
def test_imagined_markets_are_chosen_from_the_unseen_ones_and_the_piles_are_shuffled() -> None:
    """Seen are market-1 (slot) and market-2 (owned); two of the four others lie aside, the rest is the pile."""
    aside, tops, characters = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(600):
        text = GAME.write(position(TABLE).determinize(0, seed))
        lines = {line.split()[0]: line.split()[1:] for line in text.splitlines()}
        pile = lines["piles"][lines["piles"].index("locations") + 1 :]
        away = lines["aside"]
        assert sorted(pile + away) == ["market-3", "market-4", "market-5", "market-6", "statue-1", "tavern-1"]
        assert len(away) == 2
        aside.update(away)
        tops[pile[0]] += 1
        characters[lines["piles"][1]] += 1
    assert sorted(aside) == ["market-3", "market-4", "market-5", "market-6"]
    assert all(240 < count < 360 for count in aside.values())  # 300 on average
    assert sorted(tops) == ["market-3", "market-4", "market-5", "market-6", "statue-1", "tavern-1"]
    assert all(110 < tops[card] < 190 for card in ("statue-1", "tavern-1"))  # 150: they are never aside
    assert sorted(characters) == ["smith-1", "smith-2", "smith-3", "smith-4"]
    assert all(110 < count < 190 for count in characters.values())


@rule("L-INFO-17")
def test_imagined_bids_of_the_others_are_any_legal_pair_and_ones_own_stays() -> None:
    start = position(TABLE)
    found = Counter[str]()
    for seed in range(1500):
        state = start.determinize(0, seed)
        found[str(GAME.view(state, 1).bids[1])] += 1
        assert GAME.view(state, 0).bids[0] == ("A", "revenue")
    hand = ["A", "B", "C", "1", "2", "3", "revenue", "revenue"]
    assert set(found) == {str(pair) for pair in permutations(hand, 2)}


@rule("L-INFO-17")
def test_after_the_reveal_the_bids_of_the_others_are_not_imagined_any_more() -> None:
    state = position("table step legion A\nseat 0 bid A 1 | cards legionnaire-1\nseat 1 bid 2 A")
    for seed in range(10):
        assert GAME.view(state.determinize(0, seed), 0).bids == (("A", "1"), ("2", "A"))


@rule("L-INFO-17")
def test_an_imagined_game_goes_on_from_another_generator() -> None:
    state = GAME.new(3, 1)
    assert "random" in GAME.write(state)
    imagined = state.determinize(0, 1)
    assert (imagined.key0, imagined.key1) != (state.key0, state.key1)
    assert state.determinize(0, 1).to_bytes() == imagined.to_bytes()
    assert state.determinize(0, 2).to_bytes() != imagined.to_bytes()


@rule("L-SCORE-1", "L-SCORE-2", "L-CARD-3", "L-INFO-6")
@EVERYBODY
def test_everybody_sees_units_majorities_and_what_each_resource_is_worth(viewer: int) -> None:
    start = """
        seat 0  cards baker-4 apprentice-1@baker-4 druid-1
        seat 1  cards baker-3 druid-2
        seat 2  cards baker-1 tavern-1
    """
    view = GAME.view(position(start), viewer)

    assert view.units == ((3, 1, 0, 0), (1, 1, 0, 0), (1, 0, 0, 0))
    assert view.majorities == ((0,), (1,), (), ())
    assert view.resource_points == ((10, 4, 0, 0), (4, 10, 0, 0), (0, 0, 0, 0))
    assert [parts[0] for parts in view.points] == [14, 14, 0]


@rule("L-CONTEST-2", "L-LEGION-1")
@EVERYBODY
def test_everybody_sees_who_is_how_strong_in_a_contest_and_who_owns_legionnaires(viewer: int) -> None:
    start = """
        table   step legion A | pending 1 2
        slots   A baker-1
        seat 0  purse 0 | bid A 1 | bribe 3 9
        seat 1  purse 0 | bid A revenue | bribe 1 0 | cards legionnaire-1
        seat 2  purse 0 | bid revenue revenue | cards legionnaire-2 druid-1
    """
    view = GAME.view(position(start), viewer)
    assert view.strengths == (3, 1, None)  # the 9 lie on another card; seat 2 has no bid here
    assert view.aided == (5, 3, None)
    assert view.legionnaires == (0, 1, 1)

    after, events = play(start, "1 support 1")
    view = GAME.view(after, viewer)
    assert view.strengths == (3, 3, None)
    assert view.legionnaires == (0, 0, 1)
    assert events == [LegionnairePlayed(1, "A", 1, 3)]

    assert GAME.view(position(TABLE), viewer).strengths == (None, None, None)  # L-INFO-10: before the cards are up


@rule("L-CONTEST-2")
def test_a_legionnaire_is_as_strong_as_the_card_file_says() -> None:
    start = """
        table   step legion A
        slots   A baker-1
        seat 0  bid A 1 | bribe 3 0 | support 2
        seat 1  bid A revenue | cards legionnaire-2
        seat 2  bid revenue revenue
    """
    cards = edited("legionnaire_bribe = 2", "legionnaire_bribe = 5")

    view = GAME.view(with_cards(start, cards), SPECTATOR)
    assert view.strengths == (13, 0, None)
    assert view.aided == (18, 5, None)


@rule("L-INFO-6")
@EVERYBODY
def test_everybody_sees_the_totals(viewer: int) -> None:
    view = GAME.view(position("seat 0 purse 3 | cards baker-4 druid-1\nseat 1 cards baker-3\nseat 2"), viewer)

    assert view.totals == tuple(map(sum, view.points))
    assert view.totals[0] > view.totals[1] > view.totals[2]


@rule("L-RULING-26")
def test_a_shared_majority_names_everybody_who_holds_it() -> None:
    cards = edited_card("baker-3", "talent = 8", "talent = 5")
    view = GAME.view(with_cards("seat 0 cards baker-2\nseat 1 cards baker-3\nseat 2", cards), 2)

    assert view.majorities == ((0, 1), (), (), ())
    assert view.resource_points == ((10, 0, 0, 0), (10, 0, 0, 0), (0, 0, 0, 0))


@rule("L-SCORE-1")
def test_in_played_games_the_worth_of_the_resources_adds_up_to_the_majority_part() -> None:
    for seats in GAME.seats:
        for state, _, _ in random_game(seats, 4):
            view = GAME.view(state, SPECTATOR)
            assert [sum(row) for row in view.resource_points] == [parts[0] for parts in view.points]
