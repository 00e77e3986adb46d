"""The example of another package, installed beside ours: into a folder of its own, without a network."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from ludus import registry

ROOT: Final = Path(__file__).parent.parent


def install(work: Path) -> Path:
    """Installs it below a folder and tells where it lies."""
    left = shutil.ignore_patterns("build", "*.egg-info")
    source = shutil.copytree(ROOT / "examples/micatio", work / "source", ignore=left)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(work / "target"), str(source)], check=True, capture_output=True)
    return work / "target"


def path_with(installed: Path, ludus: Path | None = None) -> str:
    """PYTHONPATH with the example, and with another build of ours."""
    here = str(Path(registry.__file__).parents[1])
    return os.pathsep.join([*([str(ludus)] if ludus else []), str(installed), here])
