"""A bot from outside: python examples/bot.py http://127.0.0.1:8000 TOKEN TABLE

It sits down and answers at random until the game is over; `choose` is for a better idea (docs/bots.md).
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect


def choose(situation: dict) -> int:
    """All the seat knows is in `situation["view"]`, all it may answer in `situation["legal"]`, as ids and in words."""
    return int(random.choice(situation["legal"])["id"])


def play(server: str, token: str, table: str) -> dict:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    urllib.request.urlopen(urllib.request.Request(f"{server}/api/bot/tables/{table}/join", b"{}", headers)).close()
    here, sent, prefix = {"legal": [], "sheet": None}, 0, f"{random.getrandbits(64):x}"
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=headers) as socket:
        waiting = ""  # the id of an answer whose reply is on its way: until then nothing else is said
        while here["sheet"] is None:
            message = json.loads(socket.recv())
            here = message.get("situation", here)
            if message.get("id") == waiting:
                waiting = ""
                time.sleep(1 if message.get("code") in ("too-fast", "busy") else 0)
            if here["legal"] and not waiting:
                sent, waiting = sent + 1, f"{prefix}-{sent}"
                answer = {"seat": here["seat"], "question": here["question"], "actions": [choose(here)]}
                socket.send(json.dumps({"type": "answer", "id": waiting, **answer}))
    return dict(here["sheet"])


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:4])["scores"]))
