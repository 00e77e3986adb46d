"""The cards, materials and roles of La Gloire de Rome in words."""

from typing import Final

from ....games.gloire import deck
from ....games.gloire.deck import Design
from ....games.gloire.declaration import MATERIAL_NAMES, ROLE_NAMES
from ....locale import Speech

GLYPHS: Final = dict(zip(MATERIAL_NAMES, "∴▮▣▦⬡◈", strict=True))  # none of them is the shape of a person
STYLES: Final = dict(
    zip(MATERIAL_NAMES, ("yellow", "#b5793c", "bright_black", "red", "bright_blue", "magenta"), strict=True)
)
SENATOR: Final = "senator"


class Words:
    """A card file, read for a person. All of it is public."""

    def __init__(self, speech: Speech, options: dict[str, str]) -> None:
        self.speech = speech
        self.deck = deck.read(options.get("cards") or deck.shipped())
        swapped = [options.get(f"alternative_{name}") in ("yes", "true") for name in deck.REPLACED]
        used = self.deck.cards_in_use(*swapped)
        self.ids = tuple(card.id for card in self.deck.designs)  # what views and events call them
        self.designs: dict[str, Design] = dict(zip(self.ids, used, strict=True))

    def building(self, id_: str) -> str:
        """A card by its name; Senators are cards too."""
        if id_ == SENATOR:
            return self.speech.say("senator-card")
        return self.designs[id_].names[self.speech.language] if id_ in self.designs else id_

    def design(self, number: int) -> str:
        return self.building(self.ids[number])

    def material(self, name: str) -> str:
        return self.deck.material_names[MATERIAL_NAMES.index(name)][self.speech.language]

    def role(self, name: str) -> str:
        return self.deck.role_names[ROLE_NAMES.index(name)][self.speech.language]

    def of(self, id_: str) -> str:
        """The material of a card."""
        return MATERIAL_NAMES[self.designs[id_].material]

    def marked(self, id_: str) -> str:
        """A card with the glyph of its material."""
        return self.building(id_) if id_ == SENATOR else f"{GLYPHS[self.of(id_)]}{self.building(id_)}"

    def short(self, name: str) -> str:
        """A material as glyph and two letters."""
        return f"{GLYPHS[name]}{self.speech.say(f'short-{name}')}"

    def counted(self, counts: tuple[int, ...]) -> str:
        """So many of each material."""
        rows = zip(MATERIAL_NAMES, counts, strict=True)
        return ", ".join(
            f"{self.material(name)} {count}" if count > 1 else self.material(name) for name, count in rows if count
        )

    def named(self, kind: str, value: str | int) -> str | int:
        """A fact of a refusal by its name."""
        match kind:
            case "card" | "building" | "function":
                return self.building(str(value))
            case "material" | "site":
                return self.material(str(value))
            case "role":
                return self.role(str(value))
            case "pool":
                return ", ".join(self.material(name) for name in str(value).split(", ") if name) or "-"
            case "step" | "zone":
                return self.speech.say(f"{kind}-{value}".replace("_", "-"))
            case "out":
                return "yes" if value else "no"
        return value
