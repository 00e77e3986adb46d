"""Positions of La Gloire de Rome as text: the reading half."""

from collections.abc import Callable, Iterator
from typing import Final

from ...core import block
from ...core.block import Line
from ...core.declare import is_number
from ...core.errors import NotationError
from .declaration import *
from .rules.box import Box
from .rules.state import State
from .sound import check, pack
from .writing import FLAG_NAMES, KEYS, ROWS

# What an `asked` line may ask besides the steps of the turn itself: the role of the turn, if the table names none.
ROLE_STEPS: Final = {
    "laborer": LABORER, "craftsman": CRAFTSMAN, "architect": ARCHITECT, "demand": LEGIONARY, "merchant": MERCHANT,
    "patron": PATRON,
}  # fmt: skip


def position(text: str, box_for: Callable[[dict[str, str]], Box]) -> State:
    """A position from its text.

    Left out: the leader is asked to lead, nobody has anything, and all cards not named lie in the deck in the order of
    the file, the first on top. A stockpile, a clientele, a vault or the pool may name materials or roles instead of
    cards. Where a deck is written but not what is gone, the rest is gone; a deck, or what is removed, that ends in
    `...` goes on with the rest.
    """
    return Reader(text, box_for).state


class Reader:
    """Reads the lines of a position into a state; `sound.check` has the last word."""

    def __init__(self, text: str, box_for: Callable[[dict[str, str]], Box]) -> None:
        self.lines = block.read(text, KEYS)
        table = self.line("table")
        self.box = self.read_box(table, box_for)
        self.names = {card.id: index for index, card in enumerate(self.box.deck.designs)}
        self.left = list(self.box.copies)
        self.loose: list[tuple[list[int], int, int, Line]] = []  # cards named by their material: row, material, count
        self.seats = block.seats(self.lines, SEATS)
        state = self.state = State(self.box)
        state.seats = self.seats
        self.read_table(table)
        self.read_seats()
        self.read_sites()
        self.read_cards(table)
        block.read_generator(self.line("random"), self.state)
        self.read_stack(table)
        for line in self.lines.values():
            line.finish()
        try:
            check(state)
        except NotationError as error:
            raise NotationError(f"this position cannot be played: {error}") from None
        state.restore()
        if not state.pending and not state.reason:
            raise table.wrong("nobody is asked")

    def line(self, key: str) -> Line:
        return self.lines.get(key) or Line(key)

    def read_box(self, table: Line, box_for: Callable[[dict[str, str]], Box]) -> Box:
        options = {}
        for word in table.take("variant") or []:
            name, _, value = word.partition("=")
            options[name] = value or "yes"
        try:
            return box_for(options)
        except ValueError as error:
            raise table.wrong(str(error)) from None

    def read_table(self, table: Line) -> None:
        state = self.state
        state.turns = self.within(table, "turn", table.number_of("turn", 1), TURNS)
        state.leader = self.within(table, "leader", table.number_of("leader", 0), self.seats - 1)
        state.question = table.number_of("question", 1)
        state.barrier = table.number_of("barrier", 0)
        role = table.take("role") or ["-"]
        if role == ["-"]:
            state.role = NONE
        elif len(role) == 1 and role[0] in ROLE_NAMES:
            state.role = ROLE_NAMES.index(role[0])
        else:
            raise table.wrong(f"role {' '.join(role)}: expected one of {', '.join(ROLE_NAMES)}")
        over = table.take("over")
        if over is not None:
            if not over or over[0] not in REASONS[1:] or not all(is_number(word) for word in over[1:]):
                raise table.wrong(f"over {' '.join(over)}: expected one of {', '.join(REASONS[1:])} and the winners")
            state.reason = REASONS.index(over[0])
            winners = [self.within(table, "over", int(word), self.seats - 1) for word in over[1:]]
            state.winners = sum(1 << seat for seat in set(winners))
        state.demanded = self.counts(table, MATERIAL_NAMES, table.take("demanded"))

    def within(self, line: Line, name: str, value: int, most: int) -> int:
        if not 0 <= value <= most:
            raise line.wrong(f"{name} {value}: expected 0 to {most}")
        return value

    # ------------------------------------------------------------------ words with numbers

    def pairs(self, line: Line, words: list[str]) -> list[tuple[str, int]]:
        """`bar*2 road -` as names and counts."""
        found = []
        for word in words:
            if word == "-":
                continue
            name, _, count = word.partition("*")
            if not name or (count and not is_number(count)) or word.endswith("*") or count == "0":
                raise line.wrong(f"{word}: expected a name, or a name and how many, as bar*2")
            found.append((name, self.within(line, name, int(count or 1), CARDS)))
        return found

    def counts(self, line: Line, names: tuple[str, ...], words: list[str] | None) -> list[int]:
        found = [0] * len(names)
        for name, count in self.pairs(line, words or []):
            if name not in names:
                raise line.wrong(f"{name} is not known here, expected {', '.join(names)}")
            found[names.index(name)] = self.within(line, name, found[names.index(name)] + count, 100)
        return found

    def words_of(self, key: str) -> tuple[Line, list[str] | None]:
        """The words of a line without section names; None if the line is not there."""
        line = self.line(key)
        if key not in self.lines:
            return line, None
        return line, line.words()

    # ------------------------------------------------------------------ cards

    def card(self, line: Line, name: str, count: int = 1) -> int:
        """A card by its name; no more of it than the box holds."""
        if name not in self.names:
            raise line.wrong(f"{name} is not in the deck")
        design = self.names[name]
        if self.left[design] < count:
            raise line.wrong(f"{name}: the box holds only {self.box.copies[design]}")
        self.left[design] -= count
        return design

    def put(self, row: list[int], design: int, count: int) -> None:
        row[design] += count
        row[OF + self.box.material[design]] += count

    def row(self, line: Line, words: list[str] | None, by_material: bool = True) -> list[int]:
        """A row of cards; what is named by its material or role only is found later."""
        found = [0] * ROW
        for name, count in self.pairs(line, words or []):
            if by_material and name in (*MATERIAL_NAMES, *ROLE_NAMES):
                kind = MATERIAL_NAMES.index(name) if name in MATERIAL_NAMES else ROLE_NAMES.index(name)
                self.loose.append((found, kind, count, line))
            else:
                self.put(found, self.card(line, name, count), count)
        return found

    def read_seats(self) -> None:
        """Everything in front of a seat."""
        state = self.state
        rows = {name: [[0] * ROW for _ in range(SEATS)] for name in ROWS}
        flags = {name: [[0] * len(kinds) for _ in range(SEATS)] for name, kinds in FLAG_NAMES.items()}
        single = {name: [0] * SEATS for name in ("senators", "senator_played", "units", "used")}
        held, favour = [NONE] * SEATS, [NONE] * SEATS
        self.buildings = [[0] * DESIGNS for _ in range(SEATS)]
        self.under = [[0] * DESIGNS for _ in range(SEATS)]
        self.boards: list[list[int] | None] = [None] * SEATS
        self.spent = [0] * ROW
        self.lying: list[tuple[int, Line]] = []  # materials under and on buildings
        for seat in range(self.seats):
            line = self.line(f"seat {seat}")
            for name in ROWS:
                words = line.take(name) or []
                if name in ("hand", "played"):
                    senators = [count for word, count in self.pairs(line, words) if word == "senator"]
                    single["senators" if name == "hand" else "senator_played"][seat] = sum(senators)
                    words = [word for word in words if word.partition("*")[0] != "senator"]
                rows[name][seat] = self.row(line, words)
            for name, kinds in FLAG_NAMES.items():
                flags[name][seat] = self.counts(line, kinds, line.take(name))
            for name, most in (("units", 100), ("used", 1)):
                single[name][seat] = self.within(line, name, line.number_of(name, 0), most)
            words = line.take("held") or []
            if words:
                held[seat] = self.card(line, " ".join(words))
            if "favour" in line.sections:
                favour[seat] = self.within(line, "favour", line.number_of("favour", 0), self.seats - 1)
            for word in line.take("buildings") or []:
                if word != "-":
                    self.read_building(line, seat, word)
            board = line.take("sites")
            self.boards[seat] = None if board is None else self.counts(line, MATERIAL_NAMES, board)
            if single["senator_played"][seat] > 1:
                raise line.wrong("never more than one Senator is played (G-SEN-3)")
            for kind in range(MATERIALS):  # what was shown this turn is known
                flags["shown"][seat][kind] = max(flags["shown"][seat][kind], flags["seen"][seat][kind])
                flags["known"][seat][kind] = max(flags["known"][seat][kind], flags["seen"][seat][kind])
        self.rows = rows
        for name, figures in (flags | single).items():
            setattr(state, name, figures)
        state.held, state.favour = held, favour

    def read_building(self, line: Line, seat: int, word: str) -> None:
        head, at, rest = word.partition("@")
        name, *marks = head.split("!")
        design = self.card(line, name)
        if self.buildings[seat][design]:
            raise line.wrong(f"{name} stands twice (G-BUILD-4)")
        if at:
            site, *under = rest.split("+")
            if site not in MATERIAL_NAMES or marks or len(under) > MOST_UNDER or set(under) - set(MATERIAL_NAMES):
                raise line.wrong(f"{word}: expected a building on its site, as villa@stone+stone")
            self.buildings[seat][design] = MATERIAL_NAMES.index(site) + 1
            self.under[seat][design] = pack([MATERIAL_NAMES.index(material) for material in under])
            self.lying += [(MATERIAL_NAMES.index(material), line) for material in under]
            return
        if set(marks) - {"taken", "public"} or len(set(marks)) != len(marks):
            raise line.wrong(f"{word}: expected a completed building, as bath or bath!taken!public")
        self.buildings[seat][design] = DONE | (TAKEN if "taken" in marks else 0) | (PUBLIC if "public" in marks else 0)
        if "public" in marks:
            self.lying.append((self.box.material[design], line))

    def read_sites(self) -> None:
        """Left out: a site of its material for every completed building, and the rest in and out of town."""
        state, box = self.state, self.box
        for seat in range(SEATS):
            if self.boards[seat] is None:
                completed = [design for design in range(DESIGNS) if self.buildings[seat][design] & DONE]
                board = [0] * MATERIALS
                for design in completed:
                    board[box.material[design]] += 1
                self.boards[seat] = board
        sites = [board or [0] * MATERIALS for board in self.boards]
        used = [sum(board[material] for board in sites) for material in range(MATERIALS)]
        for row in self.buildings:
            for status in row:
                if status & SITE_MASK and status & SITE_MASK <= MATERIALS:
                    used[(status & SITE_MASK) - 1] += 1
        start = box.sites_in[self.seats]
        town = [max(start - count, 0) for count in used]
        country = [max(box.sites - max(count - start, 0) - start, 0) for count in used]
        line, words = self.words_of("town")
        state.town = town if words is None else self.counts(line, MATERIAL_NAMES, words)
        line, words = self.words_of("country")
        state.country = country if words is None else self.counts(line, MATERIAL_NAMES, words)
        state.sites, state.building, state.under = sites, self.buildings, self.under

    def read_cards(self, table: Line) -> None:
        """Pool, deck and what is gone; cards named by material are chosen from those nobody has named."""
        state = self.state
        line, words = self.words_of("pool")
        pool = self.row(line, words)
        gone_line, gone = self.words_of("gone")
        if gone is not None:
            self.spent = self.row(gone_line, gone)
        else:
            self.loose += [(self.spent, material, 1, line) for material, line in self.lying]
        deck_line, deck = self.words_of("deck")
        open_deck = deck is None or deck[-1:] == ["..."]
        top = [self.card(deck_line, word) for word in deck or [] if word not in ("-", "...")]
        line, words = self.words_of("removed")
        open_box = words is not None and words[-1:] == ["..."]
        removed = [self.card(line, word) for word in words or [] if word not in ("-", "...")]
        frames = self.fountain_cards()
        for row, material, count, line in self.loose:
            for _ in range(count):
                free = [d for d in range(DESIGNS) if self.left[d] and self.box.material[d] == material]
                if not free:
                    raise line.wrong(f"no card of {MATERIAL_NAMES[material]} is left for it")
                self.left[free[0]] -= 1
                self.put(row, free[0], 1)
        rest = [design for design in range(DESIGNS) for _ in range(self.left[design])]
        if open_deck:
            top += rest
        elif open_box:
            removed += rest
        elif gone is None:
            for design in rest:
                self.put(self.spent, design, 1)
        elif rest:
            raise deck_line.wrong(f"{self.box.deck.designs[rest[0]].id} lies nowhere")
        if state.reason and frames:
            raise table.wrong("the game is over, nothing is drawn")
        whole = [*reversed(removed), *reversed(top)]
        state.deck = whole + [NONE] * (CARDS - len(whole))
        state.top, state.bottom = len(whole), len(removed)
        state.pool, state.spent = pool, self.spent
        for name, rows in self.rows.items():
            setattr(state, name, rows)
        unseen = self.box.senators - sum(state.senators) - sum(state.senator_played)
        state.pile = self.within(table, "pile", table.number_of("pile", max(unseen, 0)), 100)

    def fountain_cards(self) -> list[int]:
        """Cards drawn with a Fountain lie on the stack."""
        line = self.line("stack")
        found = []
        for words in line.sections.values():
            if len(words) == 3 and words[0] == FOUNTAIN_STEP.name:
                found.append(self.card(line, words[2]))
        return found

    # ------------------------------------------------------------------ what is asked

    def numbered(self, line: Line, what: str) -> Iterator[list[str]]:
        """The words of each section of a line, which are numbered from 1."""
        for number in range(1, len(line.sections) + 1):
            words = line.take(str(number))
            if words is None:
                raise line.wrong(f"expected {what} numbered from 1, and {number} is missing")
            yield words

    def read_stack(self, table: Line) -> None:
        state = self.state
        line = self.line("stack")
        frames = [self.read_frame(line, words) for words in self.numbered(line, "frames")]
        asked_line, asked = self.words_of("asked")
        if not state.reason and not frames:
            frames = self.short_stack(asked_line, asked or [str(state.leader), "lead"])
        elif asked is not None:
            raise asked_line.wrong("expected either what is asked or the whole stack")
        if len(frames) > FRAMES - 8:
            raise line.wrong(f"expected at most {FRAMES - 8} frames")
        state.depth = len(frames)
        state.frame = frames + [[0] * PARTS_OF_FRAME for _ in range(FRAMES - len(frames))]
        if frames and frames[0][KIND] == SETUP_STEP:
            state.pending = sum(1 << seat for seat in range(self.seats) if state.held[seat] == NONE)
            state.turn = 0
        elif frames:
            state.turn = frames[-1][WHO]
            state.pending = 1 << state.turn
        line = self.line("picked")
        picks = [SPACE.read(state, state.turn, " ".join(words)) for words in self.numbered(line, "choices")]
        if len(picks) > PICKS:
            raise line.wrong(f"expected at most {PICKS} choices")
        state.picked = len(picks)
        state.picks = picks + [0] * (PICKS - len(picks))

    def read_frame(self, line: Line, words: list[str]) -> list[int]:
        if len(words) < 2 or words[0] not in STEP_NAMES[:KINDS] or not is_number(words[1]):
            raise line.wrong(f"{' '.join(words)}: expected a step and a seat")
        kind = STEP_NAMES.index(words[0])
        seat = self.within(line, words[0], int(words[1]), self.seats - 1)
        a, b = (NONE if kind == CRAFTSMAN_STEP else 0), 0
        match words[2:]:
            case []:
                pass
            case [stage, done] if kind == TURN and stage in STAGE_NAMES and is_number(done):
                a, b = STAGE_NAMES.index(stage), int(done)
            case [part, left] if kind == PERFORM and part in PERFORM_NAMES and is_number(left):
                a, b = PERFORM_NAMES.index(part), int(left)
            case [role, left] if kind == BATCH and role in ROLE_NAMES and is_number(left):
                a, b = ROLE_NAMES.index(role), int(left)
            case [*closed] if kind in SOURCE_STEPS and set(closed) <= {*SOURCE_NAMES}:
                a = sum(1 << SOURCE_NAMES.index(zone) for zone in set(closed))
            case [role] if kind == BATH_STEP and role in ROLE_NAMES:
                a = ROLE_NAMES.index(role)
            case [name] if kind in (CRAFTSMAN_STEP, FOUNTAIN_STEP) and name in self.names:
                a = self.names[name]
            case [material, gives] if kind == PRISON_STEP and material in MATERIAL_NAMES and is_number(gives):
                a, b = MATERIAL_NAMES.index(material), int(gives)
            case [number, stage] if kind == DEMAND_STEP and is_number(number) and is_number(stage):
                a, b = int(number), int(stage)
            case [number] if kind in (OFFER_STEP, GIVE_STEP) and is_number(number):
                a = int(number)
            case _:
                raise line.wrong(f"{' '.join(words)}: cannot be read")
        if max(a, b) > CARDS:
            raise line.wrong(f"{' '.join(words)}: a figure is too large")
        return [kind, seat, a, b]

    def short_stack(self, line: Line, words: list[str]) -> list[list[int]]:
        """`asked 0 laborer`: the stack of a turn that has come so far; a last number says how many units are left."""
        state = self.state
        if len(words) not in (2, 3) or not is_number(words[0]) or not all(is_number(word) for word in words[2:]):
            raise line.wrong(f"{' '.join(words)}: expected a seat, a step, and perhaps a number")
        seat = self.within(line, "asked", int(words[0]), self.seats - 1)
        step = words[1]
        number = int(words[2]) if len(words) == 3 else 0
        done = (seat - state.leader) % self.seats + 1
        if step in ROLE_STEPS:
            if state.role == NONE:
                state.role = ROLE_STEPS[step]
            kind = STEP_NAMES.index(step)
            top = [kind, seat, NONE if kind == CRAFTSMAN_STEP else 0, 0]
            if kind == DEMAND_STEP:
                top[A], number = number or 1, 0
            return [[TURN, state.leader, PERFORMING, done], [PERFORM, seat, WORKING, number], top]
        if step == "setup_card":
            state.turns = 0
            return [[SETUP_STEP, 0, 0, 0]]
        if step == "lead":
            return [[TURN, state.leader, FOLLOWING, 1], [LEAD_STEP, seat, 0, 0]]
        if step in ("think", "think_discard"):
            alone = seat == state.leader and state.role == NONE
            turn = [TURN, state.leader, PASSING, 0] if alone else [TURN, state.leader, FOLLOWING, done]
            return [turn, [STEP_NAMES.index(step), seat, 0, 0]]
        stages = {"follow": FOLLOWING, "senate": SENATES, "sewer": SEWERS, "offer_think": ACADEMIES}
        if step not in stages:
            raise line.wrong(f"{words[1]}: expected {', '.join((*stages, *ROLE_STEPS, 'lead', 'think'))}")
        a = (number or 1) if step == "offer_think" else 0
        return [[TURN, state.leader, stages[step], done], [STEP_NAMES.index(step), seat, a, 0]]
