"""One JSON Schema for all that travels: `python -m ludus.server.protocol.schema` prints it for the browser's types."""

import json
import typing
from typing import Any, Final

import msgspec

from ... import registry
from .. import protocol
from . import bodies, finished, notices, outside, profiles, recap, resets, standing, tournaments

REF: Final = "#/$defs/{name}"
UNIONS: Final = {"Command": protocol.AnyCommand, "Message": protocol.AnyMessage, "Happening": protocol.AnyHappening}


def document() -> dict[str, Any]:
    """The definitions by name; a game's own types carry its name in front: `lutece.View`."""
    structs = [
        value
        for room in (bodies, notices, profiles, outside, finished, recap, standing, resets, tournaments)
        for value in vars(room).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    roots, found = msgspec.json.schema_components([*UNIONS.values(), *structs], ref_template=REF)
    defs: dict[str, Any] = dict(found)
    defs.update({f"Any{name}": root for name, root in zip(UNIONS, roots, strict=False)})
    for name in registry.names("ludus.games"):
        defs.update(game_types(name))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludus table protocol",
        "version": protocol.VERSION,
        "$defs": dict(sorted(defs.items())),
    }


def game_types(name: str) -> dict[str, Any]:
    """The view of a game, and its events by name, from what it declares."""
    game = registry.game(name)
    view = typing.get_type_hints(type(game).view)["return"]
    known = [one for one in (view, *game.told.events) if one is not Any]
    _, found = msgspec.json.schema_components(known, ref_template=REF.format(name=f"{name}.{{name}}"))
    defs = {f"{name}.{one}": schema for one, schema in found.items()}
    defs[f"{name}.AnyEvent"] = {
        "anyOf": [
            {
                "type": "object",
                "required": ["name", "facts"],
                "properties": {
                    "name": {"const": one.__name__},
                    "facts": {"$ref": REF.format(name=f"{name}.{one.__name__}")},
                },
            }
            for one in known[1:]
        ]
    }
    return defs


if __name__ == "__main__":
    print(json.dumps(document(), indent=2, ensure_ascii=False))
