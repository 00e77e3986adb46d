"""The messages whose ids are built from names of the rules: all of them, from the lists the rules use themselves."""

import ast
from pathlib import Path

from ludus.cli.faces.lutece.cards import FAMILIES
from ludus.games.lutece import why
from ludus.games.lutece.actions import POSITION_NAMES
from ludus.games.lutece.deck import RESOURCE_NAMES
from ludus.games.lutece.events import REASONS
from ludus.games.lutece.game import PARTS_NAMES
from ludus.games.lutece.view import STEP_NAMES


def refusals(module: str) -> set[str]:
    """Every reason a module refuses with."""
    tree = ast.parse(Path(module).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    reasons = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "refuse"]
    return {reason.value for reason in reasons if isinstance(reason, ast.Constant) and isinstance(reason.value, str)}


DYNAMIC = {
    "shell": set[str](),
    "lutece": {
        *(f"step-{name}" for name in STEP_NAMES),
        *(f"resource-{name}" for name in RESOURCE_NAMES),
        *(f"family-{name}" for name in FAMILIES),
        *(f"part-{name}" for name in PARTS_NAMES),
        *(f"ended-{name}" for name in REASONS if name),
        *(f"row-{name}" for name in ("characters", "locations")),
        *(f"words-{name}" for name in POSITION_NAMES),
        *(f"refusal-{reason}" for reason in refusals(why.__file__)),
    },
}
