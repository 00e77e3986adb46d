"""Runs the notebooks of examples/ and writes what they show into them: `python tools/notebooks.py [NAME...]`."""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

EXAMPLES: Final = Path(__file__).parents[1] / "examples"


def run(path: Path) -> Any:
    """A notebook with what its cells show, run in a folder of its own."""
    found = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    with tempfile.TemporaryDirectory() as folder:
        NotebookClient(found, timeout=1200, kernel_name="python3", resources={"metadata": {"path": folder}}).execute()
    return found


def main(names: list[str]) -> None:
    for path in sorted(EXAMPLES.glob("*.ipynb")):
        if not names or path.stem in names:
            found = run(path)
            for cell in found.cells:
                cell.metadata.pop("execution", None)  # when it ran is nobody's business
            nbformat.write(found, path)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main(sys.argv[1:])
