"""Settings in the name of a bot: `master:seconds=0.1`, `strong:iterations=2000:threads=2`."""

from collections.abc import Callable
from inspect import signature
from typing import Any

from .bot import BadSetting, Bot


def read(name: str, maker: Callable[..., Bot], words: list[str]) -> dict[str, Any]:
    """What the words set: arguments of the maker, each of the type it has there."""
    known = {key: of.default for key, of in signature(maker).parameters.items() if key != "seed"}
    found: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in known:
            choice = ", ".join(known) or "-"
            text = f"{name} has no setting {key!r}, expected one of: {choice}"
            raise BadSetting(text, "wrong-setting", bot=name, setting=key, known=choice)
        try:
            found[key] = type(known[key])(value)
        except ValueError:
            text = f"{name}: {key} is {value!r}, expected a number like {known[key]}"
            facts = {"bot": name, "setting": key, "value": value, "like": str(known[key])}
            raise BadSetting(text, "wrong-setting-value", **facts) from None
    return found
