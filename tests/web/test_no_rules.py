"""The faces show what a view tells. Neither the browser nor the terminal works out a rule: there it would be written
twice, and wrong for a card file of one's own."""

import re
from pathlib import Path
from typing import Final

import pytest

import ludus
from tests.web.conftest import ROOT

BROWSER: Final = ROOT / "web" / "src"
TERMINAL: Final = ROOT / "src" / "ludus" / "cli" / "faces"
# Drawings know no game; the types are generated, with the words of the views, which quote their rules.
LEFT_OUT: Final = (BROWSER / "art", BROWSER / "protocol.ts")
RULE: Final = r"\b[LFG]-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*"  # or a topic of them

# What must not stand in a face, and where the fact is to be had instead.
BROWSER_HAS_NO: Final = {
    RULE: "a rule is named by the view or by a refusal, a topic by a declared step",
    r"\b(?:TOPICS|OPTIONS)\b|\btopic: [\"']|\bwithout: \[": "the steps and options of the declaration",
    r"/\.test\(\s*(?:\w+\.)*name\b|\bname\.(?:startsWith|endsWith|includes|match|search)\(": "the cue of an event",
    r"\bscoring: \[": "the events that score",
    r"\.toml\b": "the cards of the table: GET /api/tables/{id}/cards",
    r"\.reduce\(": "sums are facts of the view",
    r"materials_needed|needed\(": "GloireBuilding.needed",
    r"hand_sizes\[[^\]]*\]\s*\?\?\s*0\)+\s*\)|limit\s*-": "GloireView.refill",
    r"Math\.max\(1, view\.": "GloireView.thinks",
    r"vaults\s*===\s*null": "GloireView.points has null where nobody knows",
    r"gate_square\s*[-<>=]|[-<]\s*box\(\)\.track": "FortunaProvince.to_gate and .to_palace",
    r"palace\s*=\s*labels|\.square\s*[-<>=]": "FortunaView.ahead and .last_round",
    r"\*\s*setup\(\)|\b[0-9] \* .*legion": "the strength of a bidder",
    r"\+\s*setup\(\)": "LuteceView.aided",
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
    assert found(BROWSER, BROWSER_HAS_NO) | found(TERMINAL, TERMINAL_HAS_NO) == {}


def tables_of_steps(folder: Path, steps: set[str]) -> list[str]:
    """Objects with the names of several steps as their keys."""
    found = []
    for path in sorted(folder.rglob("*.ts")):
        for body in re.findall(r"=\s*\{([^{}]*)\}", path.read_text("utf-8")):
            keys = steps & set(re.findall(r"(\w+):", body))
            if len(keys) > 2:
                found.append(f"{path.name}: {', '.join(sorted(keys))}")
    return found


@pytest.mark.parametrize("name", ludus.titles())
def test_no_face_keeps_a_table_of_steps(name: str) -> None:
    steps = {step.name for step in ludus.game(name).steps}
    assert tables_of_steps(BROWSER / "games" / name, steps) == [], "topics and groups are declared"


def test_what_is_forbidden_would_be_found(tmp_path: Path) -> None:
    lines = (
        'const rule = "G-B-ATRIUM-1";',
        'import box from "../../src/ludus/games/gloire/cards.toml";',
        "const left = Math.max(0, limit - (view.hand_sizes[seat] ?? 0));",
        "const outside = box().track.gate_square - square(seat);",
        "const after = before + Math.max(1, view.refill[seat] ?? 0);",
        "const hidden = view.vaults === null;",
        "const strength = gold - 2 * column.legion;",
        "const total = view.points.reduce((sum, part) => sum + part, 0);",
        'const first = { bids: "L-BID" };',
        'const options = [{ name: "introductory", without: ["alternative_forum"] }];',
        "const coin = events.some(({ name }) => /Bribe|Coin|Gold/.test(name));",
        'scoring: ["CardVaulted", "GameEnded"],',
        'if (event.name.startsWith("Senator")) facts.card = card("senator");',
    )
    for line in lines:
        (tmp_path / "one.ts").write_text(line, "utf-8")
        assert found(tmp_path, BROWSER_HAS_NO), line
    (tmp_path / "one.ts").write_text('const VERBS = { bids: "bid", bribes: "raise", legion: "support" };', "utf-8")
    assert tables_of_steps(tmp_path, {"bids", "bribes", "legion", "attach"}) == ["one.ts: bids, bribes, legion"]
