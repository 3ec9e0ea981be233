"""Sockets without a library: bytes that no client would send, to see what a server makes of them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import struct
from typing import Final, Self

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PATIENCE: Final = 60.0  # seconds until a server must have shown us out


def frame(kind: int, data: bytes = b"", *, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as RFC 6455 has it, or not: it is not asked whether it may be."""
    first = (last << 7) | (reserved << 4) | kind
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", first, (masked << 7) | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, (masked << 7) | 126, size)
    else:
        head = struct.pack("!BBQ", first, (masked << 7) | 127, size)
    if not masked:
        return head + data
    mask = secrets.token_bytes(4)
    return head + mask + bytes(sign ^ mask[place % 4] for place, sign in enumerate(data))


def announced(size: int) -> bytes:
    """The head of a frame that will be so long, they say."""
    return struct.pack("!BBQ", 0x80 | TEXT, 0xFF, size) + bytes(4)


RIGHT: Final = b'{"type":"hello","version":2}'
BAD_FRAMES: Final = {
    **{f"kind {kind}": frame(kind, b"x") for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    **{f"reserved {bits}": frame(TEXT, RIGHT, reserved=bits) for bits in range(1, 8)},
    "not masked": frame(TEXT, RIGHT, masked=False),
    "ping not masked": frame(PING, masked=False),
    "no UTF-8": frame(TEXT, b"\xff\xfe"),
    "half a character": frame(TEXT, b"\xd0"),
    "half of a pair": frame(TEXT, b"\xed\xa0\x80"),
    "too long for UTF-8": frame(TEXT, b"\xf8\x88\x80\x80\x80"),
    "no UTF-8 in parts": frame(TEXT, b"\xe2\x82", last=False) + frame(CONTINUED, b"\x28"),
    "nothing to go on with": frame(CONTINUED, RIGHT),
    "another before the end": frame(TEXT, b"x", last=False) + frame(TEXT, RIGHT),
    "ping in parts": frame(PING, b"x", last=False),
    "long ping": frame(PING, b"x" * 126),
    "close with one byte": frame(CLOSE, b"\x03"),
    "close without UTF-8": frame(CLOSE, b"\x03\xe8\xff"),
    **{f"close {code}": frame(CLOSE, struct.pack("!H", code)) for code in (0, 999, 1004, 1005, 1006, 1015, 65_535)},
    "longer than we read": announced(16_385),
    "longer than anything": announced(2**63 - 1),
    "longer than can be": announced(2**64 - 1),
    "too long in parts": frame(TEXT, b"x" * 9000, last=False) + frame(CONTINUED, b"x" * 9000),
    "first right, then wrong": frame(TEXT, RIGHT) * 30 + frame(3),
    "first right, then no UTF-8": frame(TEXT, RIGHT) * 30 + frame(TEXT, b"\xff"),
}
UNFINISHED: Final = {
    "half a head": b"\x81",
    "half a frame": frame(TEXT, RIGHT)[:20],
    "half a message": frame(TEXT, RIGHT[:20], last=False),
    "right, and gone": frame(TEXT, RIGHT) * 30,
    "nothing": b"",
}
UPGRADE: Final = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEY: Final = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
BAD_HEADERS: Final = {
    "no key": UPGRADE,
    "short key": f"{UPGRADE}Sec-WebSocket-Key: AAAA\r\n",
    "no base64": f"{UPGRADE}Sec-WebSocket-Key: \xff\xfe\r\n",
    "two keys": UPGRADE + KEY + KEY,
    "other version": UPGRADE.replace("13", "8") + KEY,
    "no version": UPGRADE.replace("Sec-WebSocket-Version: 13\r\n", "") + KEY,
    "bad extensions": f"{UPGRADE}{KEY}Sec-WebSocket-Extensions: ;;=,\xff\r\n",
    "bad protocols": f"{UPGRADE}{KEY}Sec-WebSocket-Protocol: ,,\xff\r\n",
    "foreign page": f"{UPGRADE}{KEY}Origin: http://[\r\nCookie: ecliptic_session=x\r\n",
    "bad cookie": f"{UPGRADE}{KEY}Cookie: ecliptic_session=\xff\xfe;;=;\r\n",
    "bad token": f"{UPGRADE}{KEY}Authorization: Bearer \xff\xfe\r\n",
}
BAD_WORDS: Final = {
    "%00", "%ff", "%ed%a0%80", "..", "%2e%2e", "0" * 15, "0" * 17, "0123456789abcdef%0a", "0123456789ABCDEF", "\xff",
    "x" * 5000, "%", "%zz", " ", "a b",
}  # fmt: skip


class Raw:
    """A connection to a server; what is sent is sent as it is."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()

    async def ask(self, path: str, headers: str = UPGRADE + KEY) -> int:
        """Ask for a socket; the status of the answer, 0 if there is none."""
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n".encode("latin-1"))
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, OSError):
            return 0
        return int(head.split(b" ", 2)[1])

    async def send(self, data: bytes) -> None:
        """Whatever it is."""
        self.writer.write(data)
        with contextlib.suppress(OSError):
            await self.writer.drain()

    async def is_shown_out(self) -> bool:
        """The server ends it."""
        with contextlib.suppress(OSError):
            await asyncio.wait_for(self.reader.read(), PATIENCE)
        return self.reader.at_eof() or self.reader.exception() is not None

    async def is_told(self, code: int) -> bool:
        """The server closes the socket with this code; whether it waits for our leave is its own affair."""
        try:
            await asyncio.wait_for(self.reader.readuntil(struct.pack("!H", code)), PATIENCE)
        except (asyncio.IncompleteReadError, OSError):
            return False
        return True

    def vanish(self) -> None:
        """Without a word."""
        self.writer.transport.abort()
