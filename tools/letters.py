"""Makes the fonts of web/src/fonts: the letters Polish needs besides those of French and English, in small files.

`python tools/letters.py` takes them from the packages of web/node_modules, with fonttools and brotli. Letters of other
languages, in the names people go by, come from those packages when they are met.
"""

from pathlib import Path
from typing import Final

from fontTools import subset

WEB: Final = Path(__file__).parents[1] / "web"
FONTS: Final = ("cinzel-600", "alegreya-sans-400", "alegreya-sans-700")
POLISH: Final = "ĄąĆćĘęŁłŃńŚśŹźŻż"


def main() -> None:
    for font in FONTS:
        family, _, weight = font.rpartition("-")
        source = WEB / f"node_modules/@fontsource/{family}/files/{family}-latin-ext-{weight}-normal.woff2"
        options = subset.Options(flavor="woff2", hinting=False)
        found = subset.load_font(str(source), options)
        maker = subset.Subsetter(options)
        maker.populate(text=POLISH)
        maker.subset(found)
        out = WEB / "src" / "fonts" / f"{font}-polish.woff2"
        subset.save_font(found, str(out), options)
        print(f"{out.name}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
