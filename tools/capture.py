"""Films a table of bots as somebody who looks on sees it, with Chromium and ffmpeg: tools/capture.py [FILE.webm]."""

import argparse
import base64
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, sync_playwright

WIDTH: Final = 1280
HEIGHT: Final = 720
LARGEST: Final = 3_000_000  # bytes: a page that shows it must stay quick
RATE: Final = 12  # frames a second
PACE: Final = 1400  # ms a bot takes for an answer


def film(page: CDPSession, frames: Path, seconds: float, wait: Any) -> list[tuple[Path, float]]:
    """Every picture the browser paints, and how long it stood."""
    seen: list[tuple[Path, float]] = []

    def keep(frame: dict[str, Any]) -> None:
        path = frames / f"{len(seen):05}.jpg"
        path.write_bytes(base64.b64decode(frame["data"]))
        seen.append((path, frame["metadata"]["timestamp"]))
        page.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    page.on("Page.screencastFrame", keep)
    page.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "maxWidth": WIDTH, "maxHeight": HEIGHT})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        wait(100)
        print(f"\r{max(0, end - time.monotonic()):3.0f} s to go, {len(seen)} pictures ", end="", file=sys.stderr)
    print(file=sys.stderr)
    page.send("Page.stopScreencast")
    times = [at for _, at in seen] + [seen[-1][1] + 1]
    return [(path, after - at) for (path, at), after in zip(seen, times[1:], strict=True)]


def encode(frames: list[tuple[Path, float]], out: Path, quality: int) -> None:
    listed = frames[0][0].parent / "frames.txt"
    lines = [f"file '{path}'\nduration {stood:.3f}" for path, stood in frames]
    listed.write_text("\n".join(lines) + "\n")
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", str(listed)]
    command += ["-vf", f"fps={RATE}", "-c:v", "libvpx-vp9", "-crf", str(quality), "-b:v", "0", "-row-mt", "1"]
    subprocess.run([*command, "-an", "-pix_fmt", "yuv420p", str(out)], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", nargs="?", type=Path, default=Path("docs/images/game.webm"))
    parser.add_argument("--game", default="lutece")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--language", default="en")
    parser.add_argument("--skip", type=float, default=20, help="seconds of the game before the film begins")
    parser.add_argument("--seconds", type=float, default=60)
    wanted = parser.parse_args()
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not browser or not shutil.which("ffmpeg"):
        parser.error("Chromium and ffmpeg are needed. On Debian: apt-get install chromium ffmpeg")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as driver:
        serve = [sys.executable, "-m", "ludus", "serve", "--port", "0", "--level", "warning"]
        environment = {**os.environ, "LUDUS_HOME": home, "LUDUS_DATABASE": f"sqlite:///{home}/tables.sqlite"}
        server = subprocess.Popen(serve, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            told = re.search(r"http://\S+", server.stdout.readline())
            if not told:
                parser.error("the server did not start")
            context = driver.chromium.launch(executable_path=browser, args=["--no-sandbox"]).new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, locale=wanted.language, base_url=told[0].rstrip("/")
            )
            page = context.new_page()
            page.goto("/")
            seats = [{"kind": "bot", "bot": "skilled"}] * wanted.seats
            context.request.post("/api/me", data={"name": "Ania"})
            table = {"game": wanted.game, "seats": seats, "pace": PACE}
            opened = context.request.post("/api/tables", data=table).json()
            page.goto(f"/t/{opened['id']}")
            page.locator("#prompt").wait_for()
            page.wait_for_timeout(wanted.skip * 1000)
            frames = Path(home) / "frames"
            frames.mkdir()
            made = film(context.new_cdp_session(page), frames, wanted.seconds, page.wait_for_timeout)
        finally:
            server.terminate()
            server.wait(15)
        wanted.out.parent.mkdir(parents=True, exist_ok=True)
        for quality in range(36, 64, 4):
            encode(made, wanted.out, quality)
            if (size := wanted.out.stat().st_size) <= LARGEST:
                print(f"{wanted.out}: {len(made)} pictures, {size / 1e6:.1f} MB")
                return
    raise SystemExit(f"{wanted.out} is larger than {LARGEST / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
