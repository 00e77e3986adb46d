"""The faces show what a view tells. Neither the browser nor the terminal works out a rule: there it would be written
twice, and wrong for a card file of one's own."""

import re
from pathlib import Path
from typing import Final

from tests.web.conftest import ROOT

BROWSER: Final = ROOT / "web" / "src"
TERMINAL: Final = ROOT / "src" / "ludus" / "cli" / "faces"
# Drawings know no game; the types are generated, with the words of the views, which quote their rules.
LEFT_OUT: Final = (BROWSER / "art", BROWSER / "protocol.ts")
RULE: Final = r"\b[LFG]-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+"

# What must not stand in a face, and where the fact is to be had instead.
BROWSER_HAS_NO: Final = {
    RULE: "a rule is named by the view or by a refusal",
    r"\.toml\b": "the cards of the table: GET /api/tables/{id}/cards",
    r"\.reduce\(": "sums are facts of the view",
    r"materials_needed|needed\(": "GloireBuilding.needed",
    r"hand_sizes\[[^\]]*\]\s*\?\?\s*0\)+\s*\)|limit\s*-": "GloireView.refill",
    r"vaults\s*===\s*null": "GloireView.points has null where nobody knows",
    r"gate_square\s*[-<>=]|[-<]\s*box\(\)\.track": "FortunaProvince.to_gate and .to_palace",
    r"palace\s*=\s*labels|\.square\s*[-<>=]": "FortunaView.ahead and .last_round",
    r"\*\s*setup\(\)|\b[0-9] \* .*legion": "the strength of a bidder",
    r"resources\.length": "LuteceView.units",
    r"function (?:units|leader|talent)|const (?:talent|legionnaires) =": "LuteceView.units, .majorities",
}
TERMINAL_HAS_NO: Final = {
    r"def (?:units|holders|talent|legionnaires|square_points|by_rule)\b": "the view tells it",
    r"- view\.hand_sizes": "View.refill",
    r"vaults is None and": "View.points has None where nobody knows",
    r"deck\.needed\[MATERIAL_NAMES": "Building.needed",
    r'\* cards\.deck\.setup\["legionnaire_bribe"\]': "the strength of a bidder",
}
# What the views do not tell yet, or what is still a table of the faces. Whoever mends one strikes it out here.
AWAITED: Final = {
    ("games/fortuna/index.ts", "F-SETUP-11"),
    ("games/fortuna/index.ts", "F-SETUP-13"),
}


def found(folder: Path, forbidden: dict[str, str]) -> dict[tuple[str, str], str]:
    """Every place that holds one of the forbidden things, with what to use instead."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte", ".py")]
    files = [path for path in files if not any(path.is_relative_to(out) for out in LEFT_OUT)]
    assert files
    return {
        (str(path.relative_to(folder)), match[0]): instead
        for path in files
        for pattern, instead in forbidden.items()
        for match in re.finditer(pattern, path.read_text("utf-8"))
    }


def test_no_face_works_out_a_rule() -> None:
    places = found(BROWSER, BROWSER_HAS_NO) | found(TERMINAL, TERMINAL_HAS_NO)
    assert {place: instead for place, instead in places.items() if place not in AWAITED} == {}
    assert set(places) >= AWAITED, "strike out what is mended"


def test_what_is_forbidden_would_be_found(tmp_path: Path) -> None:
    lines = (
        'const rule = "G-B-ATRIUM-1";',
        'import box from "../../src/ludus/games/gloire/cards.toml";',
        "const left = Math.max(0, limit - (view.hand_sizes[seat] ?? 0));",
        "const outside = box().track.gate_square - square(seat);",
        "const hidden = view.vaults === null;",
        "const strength = gold - 2 * column.legion;",
        "const total = view.points.reduce((sum, part) => sum + part, 0);",
    )
    for line in lines:
        (tmp_path / "one.ts").write_text(line, "utf-8")
        assert found(tmp_path, BROWSER_HAS_NO), line
