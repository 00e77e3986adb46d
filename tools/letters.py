"""Makes the fonts of web/src/fonts: the letters of French and English, and in small files those Polish needs besides.

`python tools/letters.py` takes them from the packages of web/node_modules, with fonttools and brotli; hints for screens
of the past and features the pages do not use stay behind. Letters of other languages, in the names people go by, come
from those packages when they are met.
"""

from pathlib import Path
from typing import Final

from fontTools import subset

WEB: Final = Path(__file__).parents[1] / "web"
FONTS: Final = ("cinzel-600", "alegreya-sans-400", "alegreya-sans-700")
LATIN: Final = [*range(0x100), 0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC, *range(0x2000, 0x2070), 0x20AC, 0x2122, 0x2212]
POLISH: Final = [ord(letter) for letter in "ĄąĆćĘęŁłŃńŚśŹźŻż"]
# Accents and pairs of letters, and the figures of src/app.css.
FEATURES: Final = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]


def main() -> None:
    for font in FONTS:
        make(font, "latin", "latin", LATIN)
        make(font, "latin-ext", "polish", POLISH)


def make(font: str, part: str, name: str, letters: list[int]) -> None:
    """Some letters of a part of a font: those its `unicode-range` in fonts.css names."""
    family, _, weight = font.rpartition("-")
    source = WEB / f"node_modules/@fontsource/{family}/files/{family}-{part}-{weight}-normal.woff2"
    options = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES)
    found = subset.load_font(str(source), options)
    maker = subset.Subsetter(options)
    maker.populate(unicodes=letters)
    maker.subset(found)
    out = WEB / "src" / "fonts" / f"{font}-{name}.woff2"
    subset.save_font(found, str(out), options)
    print(f"{out.name}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
