"""The icons of the installed page as pictures of dots, drawn by a browser from the one drawing, `web/public/icon.svg`.

    python -m tools.icons

An icon that a device cuts to its own shape (`maskable`) has ground up to the edges, and the drawing in its middle.
"""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
SHRUNK: Final = "translate(32 32) scale(.78) translate(-32 -32)"  # within the circle every device shows


def maskable(drawing: str) -> str:
    whole = re.sub(r' rx="\d+"', "", drawing)
    return whole.replace("<g ", f'<g transform="{SHRUNK}" ', 1)


def main() -> None:
    from tests.web.conftest import ARGUMENTS, chromium

    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    wanted = {"icon-192": (192, drawing), "icon-512": (512, drawing), "icon-maskable-512": (512, maskable(drawing))}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, (size, svg) in wanted.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
