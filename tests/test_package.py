"""What is installed is whole: words, rules, migrations, and the pages of the browser where they were built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from ludus import lessons
from ludus.books import GAMES
from ludus.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
LEFT = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info")


def test_the_package_holds_everything_the_program_reads(tmp_path: Path) -> None:
    here = tmp_path / "ludus"
    shutil.copytree(ROOT / "src", here / "src", ignore=LEFT)
    shutil.copytree(ROOT / "docs" / "rules", here / "docs" / "rules")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, here / name)
    pages = here / "src" / "ludus" / "server" / "static"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets" / "index-1a2b.js").write_text("")
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", "lib"]
    subprocess.run(command, cwd=here, env={**os.environ, "LUDUS_BUILD": "plain"}, check=True, capture_output=True)
    found = {str(path.relative_to(here / "lib" / "ludus")) for path in (here / "lib").rglob("*") if path.is_file()}
    wanted = {
        "server/static/index.html",
        "server/static/assets/index-1a2b.js",
        "server/store/migrations/env.py",
        "server/store/migrations/script.py.mako",
        "py.typed",
    }
    wanted |= {
        f"games/{game}/{name}" for game in ("lutece", "fortuna", "gloire") for name in ("cards.toml", "rules.md")
    }
    wanted |= {f"locale/{language}/shell.ftl" for language in LANGUAGES}
    wanted |= {f"books/{game}/{language}.md" for game in GAMES for language in LANGUAGES}
    wanted |= {f"books/words/{language}.toml" for language in LANGUAGES} | {"books/page.css"}
    wanted |= {f"lessons/{name.replace('-', '/')}.toml" for name in lessons.NAMES}
    versions = (ROOT / "src/ludus/server/store/migrations/versions").glob("*.py")
    wanted |= {f"server/store/migrations/versions/{path.name}" for path in versions}
    assert wanted - found == set()
