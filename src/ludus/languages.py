"""The languages Ludus speaks: each is a folder of words in `locale`, and a name for every card in the card files."""

from pathlib import Path
from typing import Final

LANGUAGES: Final = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("locale/*/shell.ftl")))
