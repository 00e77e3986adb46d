"""Positions of Lutèce as text: the reading half."""

from ...core import block
from ...core.block import Line
from ...core.declare import is_number as small
from ...core.errors import NotationError
from . import sound
from .declaration import *
from .rules.box import Box
from .rules.state import State
from .writing import KEYS, PILE_NAMES


def position(text: str, box: Box) -> State:
    """A position from its text. Left out: a full purse, no cards, slots filled from piles in the order of the file."""
    return Reader(text, box).state


class Reader:
    """Reads the lines of a position into a state; `sound.check` has the last word."""

    def __init__(self, text: str, box: Box) -> None:
        self.lines = block.read(text, KEYS)
        self.box = box
        self.cards = {card.id: index for index, card in enumerate(box.deck.cards)}
        table = self.line("table")
        self.seats = block.seats(self.lines, SEATS)
        self.tiles = box.deck.tiles[self.seats]
        self.place = [UNUSED if card.min_players > self.seats else NONE for card in box.deck.cards]
        self.host = [NONE] * CARDS
        self.state = State(box)
        self.state.seats = self.seats
        self.state.tiles = self.tiles
        self.state.round = table.number_of("round", 1)
        self.read_seats()
        self.read_places()
        self.read_step(table)
        self.read_pending(table)
        for line in self.lines.values():
            line.finish()
        try:
            sound.check(self.state)
        except NotationError as error:
            raise table.wrong(str(error)) from None

    def line(self, key: str) -> Line:
        return self.lines.get(key) or Line(key)

    def card(self, line: Line, name: str, place: int) -> int:
        """A card by its id, put in its place; nothing lies in two."""
        if name not in self.cards:
            raise line.wrong(f"{name} is not in the deck")
        card = self.cards[name]
        if self.place[card] == UNUSED:
            raise line.wrong(f"{name} is not used with {self.seats} players (L-SETUP-4)")
        if self.place[card] != NONE:
            raise line.wrong(f"{name} lies in two places")
        self.place[card] = place
        return card

    def names(self, key: str) -> tuple[Line, list[str]]:
        """The cards of a line without section names."""
        line = self.line(key)
        return line, [word for word in line.words() if word != "-"]

    def read_seats(self) -> None:
        purse, support = [0] * SEATS, [0] * SEATS
        bids, bribes = [[NONE] * POSITIONS for _ in range(SEATS)], [[0] * POSITIONS for _ in range(SEATS)]
        for seat in range(self.seats):
            line = self.line(f"seat {seat}")
            purse[seat] = line.number_of("purse", self.box.start_gold)
            support[seat] = line.number_of("support", 0)
            words = line.take("bid") or ["-"]
            if words != ["-"]:
                bids[seat] = self.read_bid(line, words)
            bribes[seat] = line.numbers("bribe", line.take("bribe") or ["0", "0"], POSITIONS)
            if max(purse[seat], *bribes[seat]) > MOST_GOLD or support[seat] > CHARACTERS:
                raise line.wrong("a figure is too large")
            self.read_owned(line, seat)
        self.state.purse, self.state.bid, self.state.bribe, self.state.support = purse, bids, bribes, support

    def read_bid(self, line: Line, words: list[str]) -> list[int]:
        cards = [HAND_NAMES.index(word) for word in words if word in HAND_NAMES]
        if len(cards) != POSITIONS or len(words) != POSITIONS:
            raise line.wrong(f"bid {' '.join(words)}: expected two cards of the hand (L-BID-2)")
        return cards

    def read_owned(self, line: Line, seat: int) -> None:
        hosts = []
        for word in line.take("cards") or []:
            if word == "-":
                continue
            name, _, host = word.partition("@")
            card = self.card(line, name, seat)
            if host:
                hosts.append((card, host))
        for card, name in hosts:
            self.host[card] = self.cards.get(name, NONE)
            if not 0 <= self.host[card] < CHARACTERS:
                raise line.wrong(f"{name} is no Character of the deck (L-APP-4)")

    def read_places(self) -> None:
        """Slots, piles, what is set aside and gone; what is named nowhere lies in its pile in the order of the file."""
        state = self.state
        offer, coins = [NONE] * SLOTS, [0] * SLOTS
        line = self.line("slots")
        empty = []
        for slot, name in enumerate(SLOT_NAMES):
            words = line.take(name)
            if words is None:
                continue
            if slot % ROW >= self.tiles:
                raise line.wrong(f"{name} is not in play with {self.seats} players (L-SETUP-1)")
            if not words or len(words) > 2 or (len(words) == 2 and not (words[1][:1] == "+" and small(words[1][1:]))):
                raise line.wrong(f"{name} {' '.join(words)}: expected a card and the coins on it, as +2")
            if words == ["-"]:
                empty.append(slot)
            elif words[0] == "-":
                raise line.wrong(f"{name} {' '.join(words)}: coins lie on a card")
            else:
                offer[slot] = self.card(line, words[0], IN_SLOT)
                self.check_row(line, offer[slot], slot // ROW)
                coins[slot] = int(words[1][1:]) if len(words) == 2 else 0
        for key, place in (("aside", ASIDE), ("gone", GONE)):
            found, words = self.names(key)
            for word in words:
                self.card(found, word, place)
        piles: list[list[int] | None] = []
        line = self.line("piles")
        for row in range(ROWS):
            words = line.take(PILE_NAMES[row])
            piles.append(None if words is None else [self.card(line, word, IN_PILE) for word in words if word != "-"])
            for card in piles[row] or []:
                self.check_row(line, card, row)
        self.set_markets_aside()
        for row in range(ROWS):
            rest = [card for card in range(CARDS) if self.place[card] == NONE and (card >= CHARACTERS) == bool(row)]
            for slot in range(row * ROW, row * ROW + self.tiles):
                if offer[slot] == NONE and slot not in empty and rest:
                    offer[slot] = rest.pop(0)
                    self.place[offer[slot]] = IN_SLOT
            top_first = piles[row]
            if top_first is None:
                top_first = rest
            elif rest:
                raise line.wrong(f"{self.box.deck.cards[rest[0]].id} lies nowhere")
            for card in top_first:
                self.place[card] = IN_PILE
            piles[row] = top_first
        whole = [list(reversed(pile or [])) for pile in piles]
        state.left = [len(pile) for pile in whole]
        state.pile = [pile + [NONE] * (CHARACTERS - len(pile)) for pile in whole]
        state.offer, state.coins, state.place, state.host = offer, coins, self.place, self.host
        block.read_generator(self.line("random"), state)

    def check_row(self, line: Line, card: int, row: int) -> None:
        if (card >= CHARACTERS) != bool(row):
            raise line.wrong(f"{self.box.deck.cards[card].id} is no {PILE_NAMES[row][:-1]}")

    def set_markets_aside(self) -> None:
        """L-SETUP-5: as many Markets as the number of players asks for; the last of the file, if none are named."""
        wanted = self.box.deck.markets_removed[self.seats]
        named = self.place.count(ASIDE)
        for card in reversed(range(CHARACTERS, CARDS)):
            if named == 0 and wanted and self.place[card] == NONE and self.box.deck.cards[card].kind.role == MARKET:
                self.place[card] = ASIDE
                wanted -= 1

    def read_step(self, table: Line) -> None:
        state = self.state
        words = table.take("step") or ["bids"]
        state.taken, state.slot, state.reason = NONE, 0, NO_REASON
        match words:
            case ["bids"] | ["bribes"]:
                pass
            case ["legion", slot] if slot in SLOT_NAMES:
                state.slot = SLOT_NAMES.index(slot)
            case ["attach", slot, name] if slot in SLOT_NAMES and name in self.cards:
                state.slot, state.taken = SLOT_NAMES.index(slot), self.cards[name]
            case ["over", reason] if reason in REASONS[1:]:
                state.reason = REASONS.index(reason)
            case _:
                raise table.wrong(
                    f"step {' '.join(words)}: expected bids, bribes, legion SLOT, attach SLOT CARD or over REASON"
                )
        state.step = [step.name for step in STEPS].index(words[0])

    def read_pending(self, table: Line) -> None:
        state = self.state
        words = table.take("pending")
        if words is None:
            pending = [seat for seat in range(self.seats) if sound.can_be_asked(state, seat)]
        else:
            pending = [int(word) for word in words if small(word) and int(word) < self.seats]
            if len(pending) != len(words):
                raise table.wrong(f"pending {' '.join(words)}: expected seats")
        state.pending = sum(1 << seat for seat in set(pending))
        lead = (state.round - 1) % self.seats
        state.turn = table.number_of("turn", {int(ATTACH): max(pending, default=0), int(OVER): 0}.get(state.step, lead))
        state.question = table.number_of("question", 1)
        state.barrier = table.number_of("barrier", 0)
