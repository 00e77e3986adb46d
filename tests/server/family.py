"""Processes that a process has begun, as Linux tells of them."""

from pathlib import Path


def children(pid: int) -> list[int]:
    """Those that do its work; not the one that only tidies up after them."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                command = (folder / "cmdline").read_text()
            except (OSError, IndexError):  # it has ended meanwhile
                continue
            if parent == pid and "spawn_main" in command:
                found.append(int(folder.name))
    return found
