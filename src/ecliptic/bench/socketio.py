"""The little of engine.io's and socket.io's text protocol that a client needs which uses WebSockets from the start.

A packet of engine.io is a digit and a text: 0 opens, 2 is a ping and 3 its answer, 4 is a message. A message of
socket.io is another digit, the namespace with a comma, and JSON: 0 connects, 2 is an event, 4 says why not.
"""

from __future__ import annotations

from typing import Final

import msgspec

PATH: Final = "/socket.io/?EIO=4&transport=websocket"
OPEN: Final = b"0"
PING: Final = b"2"
PONG: Final = b"3"
CONNECT: Final = b"40"
EVENT: Final = b"42"
REFUSED: Final = b"44"


class Namespace:
    """What is said and heard within one namespace."""

    def __init__(self, name: str) -> None:
        self.connect: Final = CONNECT + f"/{name},".encode()
        self.connected: Final = self.connect + b"{"
        self.refused: Final = REFUSED + f"/{name},".encode()
        self.prefix: Final = EVENT + f"/{name},".encode()

    def event(self, name: str, *args: object) -> bytes:
        """An event to be sent."""
        return self.prefix + msgspec.json.encode([name, *args])

    def opening(self, name: str) -> bytes:
        """How an event of this name begins that has arguments."""
        return self.prefix + b'["' + name.encode() + b'",'

    def body(self, packet: bytes) -> memoryview:
        """The JSON of an event: a list of its name and its arguments."""
        return memoryview(packet)[len(self.prefix) :]
