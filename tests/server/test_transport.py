"""Frames that go past ASGI are those that the library would send, and nothing that comes is lost or heard twice."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from ecliptic.server.base.internals import is_between, opened
from ecliptic.server.hub.coalescing import Coalescer, head, text_of
from ecliptic.server.live.fast_transport import short_text
from tests.server.clients import Client
from tests.server.running import Server

pytestmark = pytest.mark.anyio

MESSAGES = 300


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_head_is_the_one_that_the_library_writes(size: int) -> None:
    """Of every length that a frame may have."""
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert text_of(head(size) + text) == text


def frame(text: bytes, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("text", ["", "x", "{}", '{"type":"act"}', "żółć, ёж, perché", "x" * 125])
def test_a_short_text_is_read_as_the_library_reads_it(text: str) -> None:
    """Whatever its mask is."""
    for _ in range(20):
        data = frame(text.encode())
        conn = opened()
        conn.receive_data(data)
        [read] = conn.events_received()
        assert isinstance(read, Frame)
        assert short_text(data) == text == bytes(read.data).decode()


OTHERS = {
    "nothing": b"",
    "too little": frame(b"x")[:-1],
    "too much": frame(b"x") + b"x",
    "two": frame(b"x") * 2,
    "long": frame(b"x" * 126),
    "a part": frame(b"x", fin=False),
    "bytes": frame(b"x", opcode=Opcode.BINARY),
    "the rest": frame(b"x", opcode=Opcode.CONT),
    "a ping": frame(b"x", opcode=Opcode.PING),
    "the end": frame(b"", opcode=Opcode.CLOSE),
    "no text": frame(b"\xff"),
    "no mask": Frame(Opcode.TEXT, b"x").serialize(mask=False),
    "an extension's": bytes([0xC1]) + frame(b"x")[1:],
}


@pytest.mark.parametrize("kind", OTHERS)
def test_everything_else_is_left_to_the_library(kind: str) -> None:
    """Whatever is not one short text."""
    assert short_text(OTHERS[kind]) is None


def test_what_looks_like_a_text_within_another_message_is_not_taken_for_one() -> None:
    """However the bytes arrive: only between two frames may a short way be taken."""
    inner = frame(b'{"type":"act"}')
    outer = frame(inner, opcode=Opcode.BINARY)
    for cut in range(1, len(outer)):
        conn = opened()
        assert is_between(conn)
        conn.receive_data(outer[:cut])
        assert not is_between(conn), cut
        conn.receive_data(outer[cut:])
        assert is_between(conn)
    conn.receive_data(frame(b"1000", opcode=Opcode.CLOSE))
    assert not is_between(conn)


class Heard:
    """A connection that keeps what it is given."""

    can_speak = True

    def __init__(self, loop: asyncio.AbstractEventLoop, written: list[tuple[int, bytes]], number: int) -> None:
        self.loop = loop
        self.written = written
        self.number = number

    def write(self, data: bytes) -> None:
        """Remember it."""
        self.written.append((self.number, data))


async def test_what_is_said_in_one_turn_goes_out_together_and_in_order() -> None:
    """To each what was said to it, not before the turn is over, and nothing twice."""
    written: list[tuple[int, bytes]] = []
    loop, outgoing = asyncio.get_running_loop(), Coalescer()
    mouths = [Heard(loop, written, number) for number in range(3)]
    for turn in range(2):
        for sink in (*mouths, mouths[0]):
            outgoing.say(sink, b"%d" % turn)
        assert len(written) == 4 * turn
        await asyncio.sleep(0)
        assert written[4 * turn :] == [(number, head(1) + b"%d" % turn) for number in (0, 1, 2, 0)]


async def test_whoever_speaks_much_at_once_is_answered_in_order(sqlite_server: Server) -> None:
    """Also what comes before the handler listens, and while it attends to something that takes time."""
    async with Client(sqlite_server.address, "Ann") as ann:
        made = await ann.post("/api/tables", {"game": "redplanet", "edition": "2015", "seats": [{}, {}]})
        await ann.connect(made["id"], made["code"])
        requests = []
        for number in range(MESSAGES):
            kind = "chat" if number % 7 == 0 else "why"
            rest = {"text": f"line {number}"} if kind == "chat" else {"seat": 0, "action": ["nothing", 0]}
            requests.append(ann.request(kind, **rest))
        await asyncio.gather(*map(ann.send, requests))
        answered: list[str] = []
        while len(answered) < MESSAGES:
            told = await ann.hear()
            if told["type"] in {"done", "refused"}:
                answered.append(told["id"])
        assert answered == [request["id"] for request in requests]
