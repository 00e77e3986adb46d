"""Positions of Fortuna as text: the reading half."""

from ...core import block
from ...core.block import Line
from ...core.declare import is_number
from . import sound
from .declaration import *
from .rules.box import Box
from .rules.state import State
from .writing import KEYS


def position(text: str, box: Box, sides: tuple[str, ...] = (), draft: bool = False) -> State:
    """A position from its text. Left out: a province as at the start, cards and pile in the order of the file."""
    return Reader(text, box, sides, draft).state


class Reader:
    """Reads the lines of a position into a state, checking that every card lies in one place only."""

    def __init__(self, text: str, box: Box, sides: tuple[str, ...], draft: bool) -> None:
        self.lines = block.read(text, KEYS)
        self.box = box
        self.state = State(box)
        table = self.line("table")
        self.seats = block.seats(self.lines, SEATS, len(sides))
        self.read_asked()
        self.read_table(table, sides, draft)
        self.read_cards()
        self.read_favors()
        self.read_seats()
        self.read_privileges()
        block.read_generator(self.line("random"), self.state)
        for line in self.lines.values():
            line.finish()
        sound.check(self.state)

    def line(self, key: str) -> Line:
        return self.lines.get(key) or Line(key)

    def figure(self, line: Line, name: str, default: int, high: int, low: int = 0) -> int:
        """A number within its bounds."""
        number = line.number_of(name, default)
        if not low <= number <= high:
            raise line.wrong(f"{name} {number}: expected {low} to {high}")
        return number

    def answer(self, line: Line, name: str, default: bool) -> bool:
        words = line.take(name)
        if words not in (None, ["yes"], ["no"]):
            raise line.wrong(f"{name} {' '.join(words or [])}: expected yes or no")
        return default if words is None else words == ["yes"]

    def numbers(self, line: Line, name: str, words: list[str], low: int, high: int) -> list[int]:
        """A list of numbers within their bounds; `-` is none."""
        if words == ["-"]:
            return []
        if not all(is_number(word) and low <= int(word) <= high for word in words):
            raise line.wrong(f"{name} {' '.join(words)}: expected numbers from {low} to {high}")
        return [int(word) for word in words]

    def names(self, line: Line, name: str, among: tuple[str, ...]) -> list[int] | None:
        """Names by their place in a list, each at most once; `-` is none, None if the section is left out."""
        words = line.take(name)
        if words is None:
            return None
        found = [] if words == ["-"] else words
        for word in found:
            if word not in among or found.count(word) > 1:
                raise line.wrong(f"{name} {word}: expected names of {', '.join(among)}, each once")
        return [among.index(word) for word in found]

    def read_asked(self) -> None:
        """The stack, lowest step first."""
        line = self.line("asked")
        found: list[tuple[int, int]] = []
        for name, words in list(line.sections.items()) or [("card", [])]:
            line.take(name)
            step = next((step for step in STEPS if step.name == name), NONE)
            match words:
                case [card] if step in (D_EXEC, D_SWAP) and card in CARD_NAMES:
                    found.append((step, CARD_NAMES.index(card)))
                case [favor] if step == TOKENS_DUE and favor in ("1", "2", "3", "4", "5", "6"):
                    found.append((step, int(favor) - 1))
                case [tokens] if step == D_FLIP and tokens in ("0", "1", "2", "3"):
                    found.append((step, int(tokens)))
                case [] if step == D_FLIP:
                    found.append((step, 0))
                case [reason] if step == OVER and reason in REASONS[1:]:
                    found.append((step, 0))
                    self.state.reason = REASONS.index(reason)
                case [] if step not in (NONE, D_EXEC, D_SWAP, TOKENS_DUE, OVER):
                    found.append((step, 0))
                case _:
                    raise line.wrong(
                        f"{' '.join([name, *words])}: expected {', '.join(step.name for step in STEPS)}; "
                        "exec and swap with a card, "
                        "tokens and flip with a number, over with palace or rounds"
                    )
        if len(found) > STACK:
            raise line.wrong(f"{len(found)} steps, expected at most {STACK}")
        rest = [0] * (STACK - len(found))
        self.state.depth = len(found)
        self.state.step = [step for step, _ in found] + rest
        self.state.about = [about for _, about in found] + rest
        self.first, self.top = found[0][0], found[-1][0]

    def read_table(self, table: Line, sides: tuple[str, ...], draft: bool) -> None:
        state, seats = self.state, self.seats
        colours = self.box.deck.colours
        default = sides if len(sides) == seats else colours[:seats]
        words = self.names(table, "sides", colours)
        taken = [colours.index(name) for name in default] if words is None else words
        if len(taken) != seats or taken != sorted(taken):
            raise table.wrong(f"sides: expected {seats} of {', '.join(colours)}, clockwise")
        state.seats = seats
        state.side = taken + [NONE] * (SEATS - seats)
        state.draft = self.answer(table, "draft", draft or self.first == D_DRAFT)
        in_setup = self.first in (D_DRAFT, D_LOCK)
        state.round = self.figure(table, "round", 0 if in_setup else 1, ROUNDS)
        default_podium = [str(seat) for seat in range(seats)]
        podium = self.numbers(table, "podium", table.take("podium") or default_podium, 0, seats - 1)
        if sorted(podium) != list(range(seats)):
            raise table.wrong(f"podium: expected the seats 0 to {seats - 1}, each once")
        state.podium = podium + [NONE] * (SEATS - seats)
        first_asked = (podium[0] + 1) % seats if self.first == D_DRAFT else podium[0]
        state.turn = self.figure(table, "turn", 0 if self.first == OVER else first_asked, seats - 1)
        state.at = seats - 1 if self.first == OVER else 0 if self.first == D_DRAFT else podium.index(state.turn)
        state.pending = 0 if self.first == OVER else 1 << state.turn
        dice = self.numbers(table, "dice", table.take("dice") or ["-"], 1, FACES)
        if len(dice) > MOST_PIECES:
            raise table.wrong(f"dice: {len(dice)} dice, expected at most {MOST_PIECES}")
        state.faces = [dice.count(face + 1) for face in range(FACES)]
        state.stepped = self.figure(table, "stepped", 0, 99)
        state.question = table.number_of("question", 1)
        state.barrier = table.number_of("barrier", 0)

    def read_cards(self) -> None:
        """The sides; what is named nowhere fills the free slots in the order of the file."""
        state = self.state
        sides: list[list[int]] = []
        down: list[list[int] | None] = []
        for colour in self.box.deck.colours:
            line = self.line(colour)
            sides.append(self.names(line, "cards", CARD_NAMES) or [])
            down.append(self.names(line, "down", CARD_NAMES))
        named_cards = [card for side in sides for card in side]
        for card in named_cards:
            if named_cards.count(card) > 1:
                raise self.line("asked").wrong(f"{CARD_NAMES[card]} lies on two sides")
        if self.first == D_DRAFT:
            if FORTUNA not in named_cards:
                sides[state.side[state.podium[0]]].append(FORTUNA)
        else:
            free = [card for card in range(CARDS) if card not in named_cards]
            for cards in sides:
                while len(cards) < SLOTS and free:
                    cards.append(free.pop(0))
        state.cards = [sum(1 << card for card in cards) for cards in sides]
        locked = 0
        for side, colour in enumerate(self.box.deck.colours):
            chosen = down[side]
            if chosen is None:
                chosen = self.default_down(side, sides[side])
            if any(card not in sides[side] for card in chosen):
                raise self.line(colour).wrong("down: expected a card of this side")
            locked |= sum(1 << card for card in chosen)
        state.locked = locked

    def default_down(self, side: int, cards: list[int]) -> list[int]:
        """The last card that no step is about, where one lies face down."""
        state = self.state
        if side not in state.side[: self.seats] or self.first == D_DRAFT:
            return []
        seat = state.side.index(side)
        if self.first == D_LOCK:
            if state.podium.index(seat) >= state.at:
                return []
        elif seat == state.turn and self.first in (D_CARD, D_SWAP):
            return []
        needed = state.about[1] if D_EXEC in state.step[: state.depth] else NONE
        return [card for card in cards if card != needed and card != CORRUPTION][-1:] or cards[-1:]

    def read_favors(self) -> None:
        line = self.line("favors")
        words = line.take("tokens") or ["0"] * FAVORS
        tokens = self.numbers(line, "tokens", words, 0, MOST_TOKENS)
        if len(tokens) != FAVORS:
            raise line.wrong(f"tokens: expected {FAVORS} numbers, one a favor card")
        self.state.tokens = tokens
        down = self.numbers(line, "down", line.take("down") or ["-"], 1, FAVORS)
        self.state.turned = sum(1 << favor - 1 for favor in set(down))

    def read_seats(self) -> None:
        state, box = self.state, self.box
        own = [[0] * GOODS for _ in range(SEATS)]
        money, square, built = [0] * SEATS, [0] * SEATS, [0] * SEATS
        rank = [0] * SEATS
        married = 0
        supply, stock = list(box.total), [box.copies[self.seats]] * BUILDINGS
        for seat in range(self.seats):
            line = self.line(f"seat {seat}")
            square[seat] = self.figure(line, "square", box.start_square, box.last_square)
            money[seat] = self.figure(line, "money", box.start_money, box.money_max)
            buildings = self.names(line, "buildings", BUILDING_NAMES) or []
            built[seat] = sum(1 << building for building in buildings)
            for kind, name in enumerate(GOODS_NAMES):
                own[seat][kind] = self.figure(line, name, box.start[kind], MOST_CUBES)
                supply[WATER if kind == ON_AQUEDUCT else kind] -= own[seat][kind]
            for building in buildings:
                stock[building] -= 1
            married |= self.answer(line, "married", False) << seat
            earlier = sum(square[other] == box.last_square for other in range(seat))
            rank[seat] = self.figure(line, "arrived", earlier + 1 if square[seat] == box.last_square else 0, SEATS)
        for kind, left in enumerate(supply):
            if left < 0:
                raise self.line("asked").wrong(f"{GOODS_NAMES[kind]}: {-left} more than the box holds (F-COMP-7)")
        for building, left in enumerate(stock):
            if left < 0:
                raise self.line("asked").wrong(f"{BUILDING_NAMES[building]}: more than the pile holds (F-SETUP-5)")
        state.own, state.supply, state.stock = own, supply, stock
        state.money, state.square, state.built, state.married, state.rank = money, square, built, married, rank

    def read_privileges(self) -> None:
        """Hands, pile and the rest; what is named nowhere lies in the pile in the order of the file."""
        state = self.state
        ids = tuple(card.id for card in self.box.deck.privileges)
        used = [n for n in range(PRIVILEGES) if self.seats == SEATS or not self.box.four_player >> n & 1]
        hand, took = [0] * SEATS, [NONE] * SEATS
        placed: list[int] = []
        for seat in range(self.seats):
            line = self.line(f"seat {seat}")
            cards = self.names(line, "hand", ids) or []
            placed += cards
            hand[seat] = sum(1 << card for card in cards)
            words = line.take("took")
            if words == ["gone"]:
                took[seat] = GONE
            elif words is not None:
                if len(words) != 1 or words[0] not in ids:
                    raise line.wrong(f"took {' '.join(words)}: expected a privilege card, or gone")
                took[seat] = ids.index(words[0])
        line = self.line("deck")
        sets = []
        for name in ("discards", "palace", "choice"):
            cards = self.names(line, name, ids) or []
            placed += cards
            sets.append(sum(1 << card for card in cards))
        pile = self.names(line, "pile", ids)
        rest = [card for card in used if card not in placed and card not in (pile or [])]
        if pile is not None and rest:
            raise line.wrong(f"{ids[rest[0]]} lies nowhere")
        pile = rest if pile is None else pile
        for card in [*placed, *pile]:
            if card not in used or (placed + pile).count(card) > 1:
                raise line.wrong(f"{ids[card]} is not used with {self.seats} players, or lies in two places")
        state.hand, state.took = hand, took
        state.discards, state.palace, state.choice = sets
        state.left = len(pile)
        state.pile = pile[::-1] + [NONE] * (PRIVILEGES - len(pile))
