"""The browser's types are those of the server."""

import json
import subprocess
from pathlib import Path

from ludus.server.protocol import schema
from tests.web.conftest import WEB, build


def test_the_types_of_the_browser_follow_the_server_s(tmp_path: Path) -> None:
    build()  # brings what the script needs
    made = tmp_path / "protocol.ts"
    text = json.dumps(schema.document(), ensure_ascii=False)
    subprocess.run(["node", "scripts/protocol.mjs", str(made)], cwd=WEB, input=text, text=True, check=True)
    assert made.read_text("utf-8") == (WEB / "src" / "protocol.ts").read_text("utf-8"), (
        "run: python -m ludus.server.protocol.schema | npm --prefix web run protocol"
    )
