"""Plays one game at a table server over its WebSocket: random actions against bots. The protocol: docs/socket.md."""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

BASE, GAME, EDITION, SEATS = sys.argv[1:5]  # http://127.0.0.1:8025 redplanet 2015 3
HEADERS = {"Content-Type": "application/json"}


def post(path: str, **data: Any) -> Any:
    """Send JSON over HTTP and return the answer."""
    with urlopen(Request(BASE + path, json.dumps(data).encode(), HEADERS)) as answer:
        return json.load(answer)


def play(socket: ClientConnection) -> bool:
    """Answer every question by chance; True: the game is over, False: the server has closed the socket."""
    table: dict[str, Any] = {"phase": "unknown"}
    answered = -1  # the last turn that was answered
    socket.send(json.dumps({"type": "hello", "version": 2}))
    for frame in socket:
        for message in map(json.loads, str(frame).split("\n")):
            if message["type"] == "table":
                table = message
            elif message["type"] == "changed":
                table |= message["table"] | {"view": (table["view"] or {}) | message["view"]}
            elif message["type"] == "refused":
                answered = -1  # another seat was quicker: answer what is asked now
            assert message["type"] != "reload", "the server speaks another version"
        if table["phase"] == "over":
            print("The game is over. Winning seats:", table["winners"])
            return True
        if table["phase"] == "playing" and table["seats"][0]["waited_for"] and table["turn"] > answered:
            time.sleep(0.05)  # a server takes 20 messages a second
            act = {"seat": 0, "turn": table["turn"], "action": random.choice(table["view"]["decision"]["actions"])}
            socket.send(json.dumps({"type": "act", "id": random.randbytes(8).hex(), **act}))
            answered = table["turn"]
    return False


HEADERS["Authorization"] = f"Bearer {post('/api/guests', name='Random')['token']}"
made = post("/api/tables/", game=GAME, edition=EDITION, seats=[{}] + [{"bot": "novice"}] * (int(SEATS) - 1))
place, code, over = f"/api/tables/{made['id']}", f"?code={made['code']}", False
post(f"{place}/requests{code}", type="sit", id=random.randbytes(8).hex(), seat=0)
post(f"{place}/requests{code}", type="begin", id=random.randbytes(8).hex())
while not over:
    try:
        with connect(BASE.replace("http", "ws", 1) + f"{place}/socket{code}", additional_headers=HEADERS) as line:
            over = play(line)
    except (OSError, WebSocketException) as problem:  # a lost connection: the next `table` tells all
        if isinstance(problem, ConnectionClosed) and problem.rcvd and problem.rcvd.code > 4000:
            raise
        time.sleep(1)
