"""The outbox of one viewer: answers to what was asked, and whatever is new at the table.

Nobody waits for it: what there is to say lies in an outbox, and a newer view takes the place of an older one. It goes
out as one frame with a message on each line: a frame costs more than what is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ecliptic.server import wire as w
from ecliptic.server.hub.coalescing import Coalescer, Sink
from ecliptic.server.hub.deltas import ClientState, SharedView
from ecliptic.server.live.words import log_told, scene_told, words_told
from ecliptic.server.table.room import Room

MOST_WAITING: Final = 200  # answers that a client has not read yet


@mypyc_attr(allow_interpreted_subclasses=True)
class Outbox:
    """All that waits to be sent to one viewer of a table; what the viewer says is read elsewhere."""

    def __init__(
        self, sink: Sink, outgoing: Coalescer, shared_view_of: Callable[[Room], SharedView], room: Room, user: str
    ) -> None:
        self.sink = sink
        self.outgoing = outgoing
        self.shared_view_of = shared_view_of
        self.room = room
        self.user_id = user
        self.seen = 0  # events that the client has
        self.backs = 0  # of which telling
        self.known = ClientState()
        self.greeted = False  # before it has said hello we do not know what the client has
        self.words = False  # the client wants everything in words as well
        self.staged = False  # it has been told what they speak of
        self.outdated = False
        self.is_closing = False
        self.is_busy = False  # something that the client has said is under way, and its answer comes with the news
        self.answers: list[w.Told] = []
        self.sender: asyncio.Handle | None = None  # while there is something to say

    def too_slow(self) -> None:
        """The client does not read what it asked for."""
        raise NotImplementedError

    def broken(self, problem: Exception) -> None:
        """We could not say it."""
        raise NotImplementedError

    def changed(self, room: Room) -> None:
        """The table has changed; who waits for an answer is told together with it."""
        self.room = room
        self.outdated = True
        if self.is_busy or self.sender is not None:
            self.speak()
        else:
            self._send()

    def answer(self, told: w.Told) -> None:
        """Something for this client alone."""
        self.answers.append(told)
        self.speak()

    def speak(self) -> None:
        """Soon: whatever comes up until then goes out with it."""
        if self.sender is None and not self.is_closing:
            self.sender = asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        """All that there is to say; a client that does not read must not keep us waiting, nor fill our memory."""
        self.sender = None
        if self.is_closing:
            return
        if not self.sink.can_speak:
            if len(self.answers) > MOST_WAITING:
                self.too_slow()
            return
        try:
            lines = self._lines()
            if lines:
                self.outgoing.say(self.sink, b"\n".join(lines))
        except Exception as problem:  # noqa: BLE001  (who cannot be told something must not spoil it for the others)
            self.broken(problem)

    def _lines(self) -> list[bytes]:
        lines: list[bytes] = []
        if self.answers:
            lines = [w.ENCODER.encode(told) for told in self.answers]
            self.answers = []
        if self.outdated and self.greeted:
            self.outdated = False
            self._add_news(lines)
        return lines

    def _add_news(self, lines: list[bytes]) -> None:
        """Only what is new to this viewer: what others do in secret must not show by a message that comes."""
        room, play = self.room, self.room.play
        shared_view, seat = self.shared_view_of(room), room.seat_of(self.user_id)
        told = 0 if play is None else play.told
        if self.backs != room.backs or self.seen > told:
            self.seen, self.backs = 0, room.backs
        if self.words and not self.staged and play is not None:
            self.staged = True
            lines.append(w.ENCODER.encode(scene_told(play)))  # what all that follows speaks of
        if self.seen < told:
            lines.append(shared_view.told(room, seat, self.seen))
            if self.words:
                lines.append(w.ENCODER.encode(log_told(room, seat, self.seen)))
            self.seen = told
        table = self.known.news(shared_view, room, self.user_id, seat)
        if table is not None:
            lines.append(table)
            if self.words and play is not None:
                lines.append(w.ENCODER.encode(words_told(room, seat)))
