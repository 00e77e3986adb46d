"""Everything that is kept of a table, as data: for a game that is over, or that no rules here can play any more."""

from typing import Any, Final

import msgspec

from ..store.store import Store

SECRET: Final = ("seed", "salt", "start")  # as long as the game might go on elsewhere


def export(store: Store, table: str, person: str | None) -> dict[str, Any] | None:
    """A table as one person may have it: what others answered in secret stays so until the game is over."""
    kept = store.kept(table)
    if kept is None:
        return None
    over = kept.phase == "over"
    setup = read(kept.setup)
    if isinstance(setup, dict) and not over:
        setup = {name: value for name, value in setup.items() if name not in SECRET}
    mine = {seat for seat, whose in kept.seats if person is not None and whose == person}
    entries = [{"seq": seq, "at": at, "deed": deed(read(text), over, mine)} for seq, at, text in kept.entries]
    return {"table": table, "phase": kept.phase, "setup": setup, "entries": entries}


def deed(found: Any, over: bool, mine: set[int]) -> Any:
    if over or not isinstance(found, dict) or "actions" not in found or found.get("seat") in mine:
        return found
    return {name: value for name, value in found.items() if name != "actions"}


def read(text: str) -> Any:
    """What is written there; None where it is damaged."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None
