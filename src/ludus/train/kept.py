"""A run as files: parts of a limited size."""

from __future__ import annotations

import io
import zlib
from pathlib import Path
from typing import Any

from ..learn.needs import BadInput, needed

torch: Any = needed("torch", extra="train")
PART = 15 << 20  # bytes


def write(folder: Path, state: dict[str, Any], size: int = PART) -> None:
    """Keeps a state; the one before goes only when the new one is written beside it."""
    packed = {**state, "batches": [zlib.compress(one, 1) for one in state["batches"]]}
    out = io.BytesIO()
    torch.save(packed, out)
    data = out.getvalue()
    cut = [data[at : at + size] for at in range(0, len(data), size)]
    folder.mkdir(parents=True, exist_ok=True)
    for number, part in enumerate(cut):
        (folder / f"part{number:02}.new").write_bytes(part)
    for old in parts(folder):
        old.unlink()
    for number in range(len(cut)):
        (folder / f"part{number:02}.new").rename(folder / f"part{number:02}.{len(cut)}")


def parts(folder: Path) -> list[Path]:
    return sorted(folder.glob("part*.[0-9]*"))


def read(folder: Path, device: Any) -> dict[str, Any] | None:
    """What was kept in a folder; None if nothing was."""
    found = parts(folder)
    if not found:
        return None
    if len(found) != int(found[0].suffix[1:]):
        raise BadInput(f"{folder}: {len(found)} parts of {found[0].suffix[1:]} are there")
    data = b"".join(part.read_bytes() for part in found)
    state: dict[str, Any] = torch.load(io.BytesIO(data), map_location=device, weights_only=True)
    state["batches"] = [zlib.decompress(one) for one in state["batches"]]
    return state
