"""Deltas: which fields of a table have changed; what all see alike is compared and put into JSON once for all of them.

The part that all see alike is what somebody sees who only watches, so nobody can be told too much by it; what a viewer
has to itself is made for each by itself.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.view import View
from ecliptic.server.hub.views import OPEN, OWN, events_told, open_values, own_values
from ecliptic.server.table.room import Room
from ecliptic.server.wire import ENCODER

NOTHING: Final = b""

Keys = tuple[bytes, ...]  # the names of fields, as they stand in JSON
News = tuple[bytes, bytes, bytes | None]  # fields of the table and of the view, and the message with nothing else in it


class Part:
    """Fields by their names, as JSON, and when each of them last changed.

    Of what they were only hashes are kept, in one piece of memory: a move at one of many tables finds nothing of that
    table in the processor's caches, and to look at each field as it was would take longer than to make it anew.
    """

    __slots__ = ("changed", "hashes", "keys", "texts")

    def __init__(self) -> None:
        self.keys: Keys = ()
        self.hashes = vec[i64]()
        self.changed = vec[i64]()
        self.texts: list[bytes] = []  # while they are told

    def take(self, keys: Keys, values: Sequence[Any], now: i64) -> None:
        """They are like this now."""
        if keys is not self.keys:
            self.keys = keys
            self.hashes, self.changed = vec[i64]([0] * len(keys)), vec[i64]([now] * len(keys))
        texts = [ENCODER.encode(value) for value in values]
        hashes, changed = self.hashes, self.changed
        count: i64 = len(texts)
        for place in range(count):
            known: i64 = hash(texts[place])
            if known != hashes[place]:
                hashes[place] = known
                changed[place] = now
        self.texts = texts

    def after(self, then: i64) -> bytes:
        """What has changed after that time, as JSON between the braces."""
        changed = self.changed
        count: i64 = len(changed)
        return b",".join([self.keys[place] + self.texts[place] for place in range(count) if changed[place] > then])

    def let_go(self) -> None:
        """Everybody was told."""
        self.texts = []


class SharedView:
    """A table as all see it who look at it."""

    __slots__ = ("events", "insiders", "news", "now", "number", "present", "table", "view")

    def __init__(self) -> None:
        self.now = 0  # when it was last looked at
        self.number = -1  # of the last entry
        self.present: frozenset[str] = frozenset()
        self.table = Part()
        self.view = Part()
        self.news: dict[int, News] = {}  # by the time after which they are new
        self.insiders: dict[int, frozenset[int]] = {}  # by the number of the first event: who has seen more than others
        self.events: dict[tuple[int, int | None], bytes] = {}  # by that number and by the insider

    def look(self, room: Room, present: frozenset[str], now: int) -> None:
        """It is like this now."""
        self.number, self.present, self.now = room.number, present, now
        self.news, self.insiders, self.events = {}, {}, {}
        self._take(room)

    def _take(self, room: Room) -> None:
        self.table.take(OPEN_KEYS, open_values(room, self.present), self.now)
        play = room.play
        if play is not None and play.game.own_fields is not None:  # or all of the view is told to each by itself
            seen = play.view(None)
            keys, values = open_fields(type(seen), play.game.own_fields)
            self.view.take(keys, values(seen), self.now)

    def let_go(self) -> None:
        """Who looks has been told; whoever comes later, or was slow, lets it be made once more."""
        self.table.let_go()
        self.view.let_go()

    def after(self, room: Room, then: int) -> News:
        """What of the table and of the view has changed after that time: mostly all ask for the same."""
        known = self.news.get(then)
        if known is None:
            was_let_go = not self.table.texts
            if was_let_go:
                self._take(room)
            table, view = self.table.after(then), self.view.after(then)
            known = table, view, changed(table, view) if table or view else None
            if then:  # who comes wants all of it: that is long, and nobody else will ask
                self.news[then] = known
            if was_let_go:
                self.let_go()
        return known

    def told(self, room: Room, seat: int | None, first: int) -> bytes:
        """What has happened after so many events; to most it is the same."""
        if first not in self.insiders:
            self.insiders[first] = room.game_in_progress.insiders(first)
        viewer = seat if seat in self.insiders[first] else None
        known = self.events.get((first, viewer))
        if known is None:
            known = ENCODER.encode(events_told(room, viewer, first))
            if first:
                self.events[first, viewer] = known
        return known


class ClientState:
    """What one viewer's client has been told of a table."""

    __slots__ = ("own", "then", "view")

    def __init__(self) -> None:
        self.then = 0  # how new that is which all see
        self.own: tuple[Any, ...] = ()  # of the table
        self.view = 0  # the hash of what is its own of the view: there are many viewers, and a view is long

    def news(self, common: SharedView, room: Room, user: str, seat: int | None) -> bytes | None:
        """The message that makes this user's client know all; None: there is nothing to tell."""
        then, self.then = self.then, common.now
        shared, shared_view, message = common.after(room, then)
        own = own_values(room, user, seat)
        mine = NOTHING if room.play is None else ENCODER.encode(room.play.own(seat))
        known = hash(mine)
        if then and own == self.own and known == self.view:
            return message
        table = joined(shared, fields(dict(zip(OWN, own, strict=True))) if own != self.own else NOTHING)
        view = joined(shared_view, mine[1:-1] if known != self.view else NOTHING)
        self.own, self.view = own, known
        if then:
            return changed(table, view)
        return b'{"type":"table",%b,"view":%b}' % (table, b"{%b}" % view if view else b"null")


def changed(table: bytes, view: bytes) -> bytes:
    """The message that tells these fields."""
    return b'{"type":"changed","table":{%b},"view":{%b}}' % (table, view)


def keys_of(names: Iterable[str]) -> Keys:
    """With what follows them."""
    return tuple(f'"{name}":'.encode() for name in names)


OPEN_KEYS: Final = keys_of(OPEN)


@functools.cache
def open_fields(kind: type[View], own: tuple[str, ...]) -> tuple[Keys, Callable[[View], tuple[Any, ...]]]:
    """The names of the fields of such a view that are nobody's own, and what gets them."""
    names = tuple(name for name in kind.__struct_fields__ if name not in own)
    return keys_of(names), attrgetter(*names)


def joined(one: bytes, other: bytes) -> bytes:
    """The fields of two objects."""
    return b"%b,%b" % (one, other) if one and other else one or other


def fields(values: dict[str, Any]) -> bytes:
    """As JSON between the braces."""
    return ENCODER.encode(values)[1:-1]
