"""The messages whose ids are built from names of the rules: all of them, from the lists the rules use themselves."""

import ast
import re
import typing
from pathlib import Path

from ludus import bots, lessons, registry
from ludus.cli.faces.fortuna.table import COLUMNS
from ludus.cli.faces.lutece.cards import FAMILIES
from ludus.cli.office import COLUMNS as COLUMNS_OF_PEOPLE
from ludus.games.fortuna import declaration as fortuna
from ludus.games.fortuna import why as fortuna_why
from ludus.games.gloire import deck as gloire_deck
from ludus.games.gloire import declaration as gloire
from ludus.games.gloire import why as gloire_why
from ludus.games.gloire.declaration import MATERIAL_NAMES, ROLE_NAMES, SOURCE_NAMES
from ludus.games.lutece import why
from ludus.games.lutece.deck import RESOURCE_NAMES
from ludus.games.lutece.declaration import PART_NAMES, POSITION_NAMES, REASONS, STEPS
from ludus.server.protocol import profiles, standing, tournaments


def refusals(module: str) -> set[str]:
    """Every reason a module refuses with."""
    tree = ast.parse(Path(module).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "refuse"]
    reasons = [call.args[1] for call in named if len(call.args) > 1]  # others come from a table
    return {reason.value for reason in reasons if isinstance(reason, ast.Constant) and isinstance(reason.value, str)}


GLOIRE = gloire_deck.read(gloire_deck.shipped())
WORKING = ("turn", "perform", "batch", "over")  # steps of La Gloire that ask nothing
AUTOMATIC = ("dice", "tokens", "draw", "over")  # steps that ask nothing

# The verbs answers of La Gloire are grouped by; to pass has none.
GROUPS = {
    kind.group_in(step.name) for kind in gloire.SPACE.families if kind is not gloire.Pass for step in gloire.STEPS
}

# What somebody does in Fortuna, as the log of the browser tells it.
STORY = Path(__file__).parents[2] / "web" / "src" / "games" / "fortuna" / "story.ts"
TOLD = re.findall(r'this\.deed\(\s*[a-z.]+,\s*"([a-z-]+)"', STORY.read_text("utf-8"))
# When a power of La Gloire works, as the browser draws it: with a role, when thinking, or by a sign of its own.
WHEN = (*ROLE_NAMES, "think", "standing", "finish", "hourglass", "sigma", "guard", "crown")
# Events of La Gloire that the log of the browser tells inside the sentence of another one, or in the terminal's words.
WITHIN = ("CardPlayed", "SenatorPlayed", "PetitionPlayed", "CardDrawn", "SenatorTaken", "SenatorDiscarded")
TURNS = ("TurnBegan", "LeaderFound", "GameEnded")
SENTENCES = {
    re.sub("(?<!^)([A-Z])", r"-\1", one.__name__).lower()
    for one in gloire.TOLD.events
    if one.__name__ not in (*WITHIN, *TURNS)
}

ORDERED = {name for one in registry.titles() for name in registry.game(one).sentences}  # the kinds of standing orders
REASONS_TO_REPORT = typing.get_args(profiles.Reason)

DYNAMIC = {
    "lessons": {"lesson-gloire-2-read-typed", *(id_ for name in lessons.NAMES for id_ in lessons.of(name).messages)},
    "people": {f"people-reason-{name}" for name in REASONS_TO_REPORT},
    "outside": set(),
    "orders": {
        *(f"orders-life-{life}" for life in typing.get_args(standing.Life)),
        *(f"order-{name}{part}" for name in ORDERED for part in ("", "-name")),
        *(f"order-match-{place}" for place in POSITION_NAMES),
        *(f"order-tax-when-{when}" for when in ("nothing", "whatever")),
        "order-tax-coins",
        *(f"order-play-when-{when}" for when in ("at-once", "end", "gate", "palace")),
        *(f"order-follow-role-{role}" for role in ("any", *ROLE_NAMES)),
        *(f"order-follow-held-{held}" for held in ("whatever", "none")),
        *(f"order-follow-does-{does}" for does in (*gloire.WAY_NAMES, "card", "with-senator")),
        *(f"order-use-how-{how}" for how in ("never", "always")),
    },
    "reset": set(),
    "tournaments": {
        *(f"tournament-kind-{name}" for name in typing.get_args(tournaments.TournamentKind)),
        *(f"tournament-phase-{name}" for name in typing.get_args(tournaments.TournamentPhase)),
        *(f"tournament-state-{name}" for name in typing.get_args(tournaments.PairingState)),
    },
    "recap": {f"figure-others-{name}" for name in ("points", "gold", "money", "hand", "influence", "palace")},
    "notices": {
        *(f"notice-{kind}-{many}" for kind in ("turn", "remind", "plea", "waits") for many in ("one", "many")),
        *(f"notices-{kind}" for kind in ("off", "reminders", "all")),
        *(f"notices-every-{minutes}" for minutes in (0, 60, 1440)),
    },
    "shell": {f"bot-{name}" for name in bots.names()},
    "lab": {
        *(f"option-{prefix}{name}" for prefix in ("", "ladder-") for name in ("file", "json")),
        *(f"column-person-{name}" for name in COLUMNS_OF_PEOPLE),
        *(f"reports-reason-{name}" for name in REASONS_TO_REPORT),
    },
    "fortuna": {
        "example-card",
        "example-rules",
        *(f"step-{step.name}" for step in fortuna.STEPS),
        *(f"ask-{step.name}" for step in fortuna.STEPS if step.name not in AUTOMATIC),
        *(f"colour-{name}" for name in fortuna.COLOURS),
        *(f"good-{name}" for name in fortuna.GOODS_NAMES),
        *(f"piece-{name}" for name in (*fortuna.GIFT_NAMES, *fortuna.PLAY_NAMES, "die") if name),
        *(f"place-{name}" for name in fortuna.PLACE_NAMES),
        *(f"column-{name}" for name in (*COLUMNS, "married", "cards", "buildings")),
        *(f"does-{name.replace('_', '-')}" for name in (*fortuna.CARD_NAMES, *fortuna.BUILDING_NAMES)),
        *(f"does-favor-{number}" for number in range(1, 7)),
        *(f"card-{name.replace('_', '-')}" for name in fortuna.CARD_NAMES),
        *(f"goods-{name}" for name in (*fortuna.GOODS_NAMES, "money", "square")),
        *(f"cell-{name}" for name in ("water", "wheat", "wine", "centurions", "vestals")),
        *(f"effect-{name}-card" for name in fortuna.CUBE_NAMES),
        *(f"score-{name}" for name in fortuna.COUNTED_NAMES),
        *(f"v-{name}" for name in fortuna.PLACE_NAMES),
        *(f"tale-{deed}" for deed in TOLD),
        *(f"part-{name}" for name in fortuna.PART_NAMES),
        *(f"ended-{name}" for name in fortuna.REASONS if name),
        *(f"refusal-{reason}" for reason in refusals(fortuna_why.__file__)),
    },
    "gloire": {
        "example-card",
        "example-rules",
        *(f"step-{name.replace('_', '-')}" for name in gloire.STEP_NAMES),
        *(f"ask-{name.replace('_', '-')}" for name in gloire.STEP_NAMES if name not in WORKING),
        *(f"zone-{name}" for name in SOURCE_NAMES),
        *(f"group-{name}" for name in GROUPS if name),
        *(f"short-{name}" for name in (*MATERIAL_NAMES, *ROLE_NAMES)),
        *(f"column-{name}" for name in ("influence", "hand", "vault")),
        *(f"fountain-{name}" for name in ("drawn", "held")),
        *(f"answer-{name}" for name in ("done", "keep", "pass")),
        *(f"does-{card.id.replace('_', '-')}" for card in (*GLOIRE.designs, *GLOIRE.alternatives.values())),
        *(
            f"{length}-{card.id.replace('_', '-')}"
            for length in ("power", "micro")
            for card in (*GLOIRE.designs, *GLOIRE.alternatives.values())
        ),
        *(f"when-{name}" for name in WHEN),
        *(f"from-{name}" for name in SOURCE_NAMES),
        *(f"tell-{name}" for name in (*SENTENCES, "role-led-petition", "role-followed-petition")),
        *(f"verb-{name}" for name in ("lead", "follow", "laborer", "patron", "merchant")),
        *(f"filter-{name}" for name in ("play", "hits")),
        *(f"part-{name}" for name in gloire.PART_NAMES),
        *(f"ended-{name}" for name in gloire.REASONS if name),
        *(f"refusal-{reason}" for reason in refusals(gloire_why.__file__)),
        *(f"refusal-{reason}" for _, reason in gloire_why.MANDATORY.values()),
        "refusal-no-passing",
    },
    "lutece": {
        "example-card",
        "example-rules",
        *(f"phase-{name}" for name in ("offers", "bids", "bribes", "purchase", "valuation")),
        *(f"square-{name}" for name in ("bids", "bribes", "over", "quiet")),
        *(f"part-{name}-how" for name in PART_NAMES),
        *(f"auto-{name}" for name in POSITION_NAMES),
        *(f"pile-{name}" for name in ("character", "location")),
        *(f"asked-{name}-1" for name in ("apprentice", "legionnaire", "market", "tavern")),
        *(f"prompt-legion{tie}{small}" for tie in ("", "-tie") for small in ("", "-small")),
        # What a card does, as short as on its face; some shorter still on a phone.
        *(
            f"card-{name}{small}"
            for name in ("apprentice", "legionnaire", "pay", "per-roman")
            for small in ("", "-small")
        ),
        *(f"card-{name}" for name in ("market", "per-family", "per-unit")),
        *(f"step-{name}" for name in (step.name for step in STEPS)),
        *(f"resource-{name}" for name in RESOURCE_NAMES),
        *(f"family-{name}" for name in FAMILIES),
        *(f"part-{name}" for name in PART_NAMES),
        *(f"ended-{name}" for name in REASONS if name),
        *(f"row-{name}" for name in ("characters", "locations")),
        *(f"words-{name}" for name in POSITION_NAMES),
        *(f"refusal-{reason}" for reason in refusals(why.__file__)),
    },
}
