"""boardgame.io's server, as npm installs it, with a small game of ours: in memory, or with its FlatFile storage."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from typing import Final

import httpx
import msgspec
from msgspec import Raw, Struct, field

from ecliptic.bench import socketio
from ecliptic.bench.machine import Cores
from ecliptic.bench.node import Installed
from ecliptic.bench.processes import Program
from ecliptic.bench.subject import Shape, Subject, post
from ecliptic.bench.talk import NOTHING, VIEW, Line, Place, Say, Seen

GAME: Final = "table"  # as boardgame_io.js calls it
NAMESPACE: Final = socketio.Namespace(GAME)
SYNC: Final = NAMESPACE.opening("sync")
UPDATE: Final = NAMESPACE.opening("update")
NOT_YET: Final = Raw()  # a match that is not over says nothing of how it ended


class _Context(Struct):
    currentPlayer: str  # noqa: N815  (boardgame.io's word)
    gameover: Raw = NOT_YET


class _Board(Struct):
    hand: list[int]
    places: list[Raw]


class _State(Struct):
    """Only what is needed: msgspec skips the rest."""

    ctx: _Context
    board: _Board = field(name="G")
    number: int = field(name="_stateID")


class _Synced(Struct):
    state: _State


UPDATED: Final = msgspec.json.Decoder(tuple[str, str, _State, Raw])
SYNCED: Final = msgspec.json.Decoder(tuple[str, str, _Synced])


class TheirTalk:
    """Somebody at a table of boardgame.io's: a move is done when the state with the next number comes."""

    answers = False
    whole = True

    def __init__(self, match: str, seat: str | None, credentials: str | None) -> None:
        self.match = match
        self.seat = seat
        self.credentials = credentials

    def hello(self) -> None:
        """The server speaks first."""

    def hear(self, packet: bytes, say: Say) -> int:
        """Told by how it begins; engine.io's and socket.io's own words are answered."""
        if packet.startswith((UPDATE, SYNC)):
            return VIEW
        if packet == socketio.PING:
            say(socketio.PONG)
        elif packet.startswith(socketio.OPEN):
            say(NAMESPACE.connect)
        elif packet.startswith(NAMESPACE.connected):
            say(NAMESPACE.event("sync", self.match, self.seat, self.credentials))
        return NOTHING

    def see(self, packets: Sequence[bytes]) -> Seen:
        """The state as this seat sees it."""
        packet = packets[-1]
        body = NAMESPACE.body(packet)
        state = UPDATED.decode(body)[2] if packet.startswith(UPDATE) else SYNCED.decode(body)[2].state
        over = state.ctx.gameover is not NOT_YET
        mine = state.ctx.currentPlayer == self.seat and not over
        options = [len(state.board.hand), len(state.board.places)] if mine else ()
        return Seen(state.number, state.number, [int(state.ctx.currentPlayer)], options, over=over)

    def move(self, seen: Seen, chance: Random) -> bytes:
        """Any card to any place."""
        hand, places = seen.options
        args = [int(chance.random() * hand), int(chance.random() * places)]
        payload = {"type": "play", "args": args, "playerID": self.seat, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return NAMESPACE.event("update", action, seen.turn, self.match, self.seat)


class _Created(Struct):
    match: str = field(name="matchID")


class _Joined(Struct):
    credentials: str = field(name="playerCredentials")


class Theirs(Subject):
    """One process of node."""

    def __init__(self, shape: Shape, folder: Path, cores: Cores, node: Installed, *, on_disk: bool) -> None:
        super().__init__(shape, folder, cores)
        self.node = node
        self.on_disk = on_disk

    async def start(self) -> None:
        """In production, as its authors would run it."""
        program = Program("boardgame.io", self.folder, self.cores.of(0))
        self.programs.append(program)
        environment = {"NODE_ENV": "production"}
        if self.on_disk:
            environment["FLATFILE_DIR"] = str(self.folder / "matches")
        with as_file(files("ecliptic.bench") / "boardgame_io.js") as script:
            numbers = map(str, (program.port, self.shape.bytes, self.shape.length))
            program.start([self.node.node, "--expose-gc", str(script), str(self.node.folder), *numbers], environment)
            await program.until(partial(program.serves, "/games"))

    async def make(self, http: httpx.AsyncClient, number: int) -> Place:
        """Everybody joins; then the game has begun."""
        games = f"{self.base(number)}/games/{GAME}"
        match = (await post(http, f"{games}/create", {"numPlayers": self.shape.seats}, _Created)).match
        address = f"ws://127.0.0.1:{self.programs[0].port}{socketio.PATH}"
        place: Place = []
        for seat in map(str, range(self.shape.seats)):
            asked = {"playerID": seat, "playerName": f"Guest {seat}"}
            joined = await post(http, f"{games}/{match}/join", asked, _Joined)
            place.append(Line(address, {}, TheirTalk(match, seat, joined.credentials)))
        watchers = self.shape.sockets - self.shape.seats
        return place + [Line(address, {}, TheirTalk(match, None, None)) for _ in range(watchers)]

    def breathe(self) -> None:
        """Our script collects its garbage when it hears this."""
        if sys.platform != "win32":
            os.kill(self.programs[0].ident, signal.SIGUSR2)
