"""What a socket tells of a table: what has changed, so that a client that puts it together has all of it."""

from __future__ import annotations

import json
import random
from itertools import count
from typing import Any

import msgspec
import pytest

from ecliptic.core import chance as chances
from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.server.hub.deltas import ClientState, SharedView
from ecliptic.server.hub.views import OPEN, table_seen
from ecliptic.server.table.deeds import Acted, Proposed
from ecliptic.server.table.room import Room
from ecliptic.server.table.seats import Motion
from ecliptic.server.wire import TableSeen
from tests.server.clients import merged
from tests.server.rooms import ANN, BOB, begun, do, gathered, move

NOBODY = ""
USERS = (ANN, BOB, NOBODY)
GAMES_AND_EDITIONS = [(game.id, info.id) for game in GAMES for info in game.editions if info.seats_max > 1]
ALONE = frozenset({ANN})


class Page:
    """A client that puts together what it is told."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.known = ClientState()
        self.table: dict[str, Any] = {}
        self.told: list[bytes] = []

    def hear(self, shared_view: SharedView, room: Room) -> bytes | None:
        """The next message, if there is one."""
        message = self.known.news(shared_view, room, self.user, room.seat_of(self.user))
        if message is not None:
            self.told.append(message)
            heard = json.loads(message)
            self.table = heard if heard["type"] == "table" else merged(self.table, heard)
        return message

    def must_know(self, room: Room, present: frozenset[str] = ALONE) -> None:
        """All that somebody is told who asks for the whole table."""
        assert self.table == json.loads(msgspec.json.encode(table_seen(room, self.user, present)))


def look(shared_view: SharedView, room: Room, times: Any, present: frozenset[str] = ALONE) -> None:
    """At the table as it is now."""
    shared_view.look(room, present, next(times))


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_what_changes_makes_up_the_whole_table(game: str, edition: str) -> None:
    """In whole games, for players and for somebody who watches, however seldom one of them is told."""
    room = gathered(people=2, bots=0 if edition == "coop" else 1, game=game, edition=edition)
    chooser, times, shared_view = random.Random(3), count(1), SharedView()
    pages = [Page(user) for user in USERS]
    look(shared_view, room, times)
    for page in pages:
        page.hear(shared_view, room)
        page.must_know(room)
    room.begin(5)
    for _ in range(300):
        look(shared_view, room, times)
        for page in pages:
            if chooser.random() < 0.6:
                page.hear(shared_view, room)
                page.must_know(room)
        if room.phase != "playing":
            break
        move(room, chooser=chooser)
    assert sum(len(page.told) for page in pages) > 100


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_changes_know_nothing_that_is_hidden(game: str, edition: str) -> None:
    """Byte for byte the same messages, if the truth were at each move another that the viewer cannot tell apart."""
    room = begun(people=2, bots=0 if edition == "coop" else 1, game=game, edition=edition)
    play, chooser, times = room.game_in_progress, random.Random(8), count(1)
    pairs = [(Page(user), SharedView(), Page(user), SharedView()) for user in USERS]
    for step in range(120):
        if room.phase != "playing":
            break
        for page, shared_view, other, elsewhere in pairs:
            now, truth = next(times), play.state
            shared_view.look(room, ALONE, now)
            message = page.hear(shared_view, room)
            play.state = play.game.imagine(play.view(room.seat_of(page.user)), chances.from_seed(step))
            play.state.news, play.state.learnt = [], truth.learnt
            elsewhere.look(room, ALONE, now)
            assert other.hear(elsewhere, room) == message, (step, page.user)
            play.state = truth
        move(room, chooser=chooser)


def test_what_others_do_in_secret_sends_no_message() -> None:
    """A cube is laid behind the screen: nobody else hears that anything has happened."""
    room = begun(people=3, bots=0, game="kosmonauts", edition=find("kosmonauts").default_edition)
    play, times, shared_view = room.game_in_progress, count(1), SharedView()
    while (decision := play.game.decision(play.state, 0)) is None or "order" not in dict(decision.actions):
        move(room)
    pages = {user: Page(user) for user in USERS}
    look(shared_view, room, times)
    for page in pages.values():
        page.hear(shared_view, room)
    do(room, Acted(0, next(action for action in decision.actions if action[0] == "order"), "person"), ANN)
    look(shared_view, room, times)
    assert pages[BOB].hear(shared_view, room) is None
    assert pages[NOBODY].hear(shared_view, room) is None
    assert pages[ANN].hear(shared_view, room) is not None
    for page in pages.values():
        page.must_know(room)


def test_it_tells_who_comes_and_goes_and_what_is_proposed() -> None:
    """Also where the game stands still; and nothing else is told again."""
    room = begun(people=3, bots=0)
    times, shared_view, page = count(1), SharedView(), Page(ANN)
    look(shared_view, room, times)
    page.hear(shared_view, room)
    look(shared_view, room, times, frozenset({ANN, BOB}))
    assert json.loads(page.hear(shared_view, room) or b"") == {
        "type": "changed",
        "table": {"seats": page.table["seats"]},
        "view": {},
    }
    page.must_know(room, frozenset({ANN, BOB}))
    do(room, Proposed(1, "pause"), BOB)
    assert isinstance(room.motion, Motion)
    look(shared_view, room, times)
    page.hear(shared_view, room)
    page.must_know(room)
    look(shared_view, room, times)
    assert page.hear(shared_view, room) is None


def test_what_was_told_is_let_go_and_told_all_the_same_to_whoever_comes() -> None:
    """Nothing of the view is kept then, and nothing that has not changed is told again."""
    room = begun(people=3, bots=0)
    times, shared_view, page = count(1), SharedView(), Page(ANN)
    for step in range(60):
        look(shared_view, room, times)
        page.hear(shared_view, room)
        page.must_know(room)
        assert shared_view.view.texts
        if step % 5 == 4:
            shared_view.let_go()
            assert not shared_view.view.texts
            late = Page(BOB)
            late.hear(shared_view, room)
            late.must_know(room)
            assert not shared_view.view.texts
            assert page.hear(shared_view, room) is None
            look(shared_view, room, times)
            assert page.hear(shared_view, room) is None
        move(room)
    assert sum(map(len, page.told[1:])) < len(page.told) * len(page.told[0]) / 2


def test_a_small_change_is_a_small_message() -> None:
    """That is what it is for."""
    room = begun(people=3, bots=0)
    times, shared_view, page = count(1), SharedView(), Page(ANN)
    for _ in range(40):
        look(shared_view, room, times)
        page.hear(shared_view, room)
        move(room)
    first, *rest = page.told
    assert sum(map(len, rest)) < len(rest) * len(first) / 2


def test_every_field_of_a_table_is_somebodys() -> None:
    """Open to all, the viewer's own, or the view."""
    room = gathered()
    page, shared_view = Page(ANN), SharedView()
    shared_view.look(room, ALONE, 1)
    page.hear(shared_view, room)
    assert set(page.table) == {"type", *TableSeen.__struct_fields__}
    assert set(OPEN) < set(page.table)
