"""What is sent to a viewer does not change when what is hidden from them is swapped for something else."""

from __future__ import annotations

import random

import pytest

from ecliptic.core import chance as chances
from ecliptic.games import GAMES
from ecliptic.server.hub.views import events_told, table_seen
from ecliptic.server.live.words import log_told, scene_told, words_told
from ecliptic.server.table.room import Room
from ecliptic.server.wire import ENCODER
from tests.server.rooms import ANN, BOB, begun, move

GAMES_AND_EDITIONS = [(game.id, info.id) for game in GAMES for info in game.editions if info.seats_max > 1]


def sent(room: Room, user: str) -> bytes:
    """The frame for this user: all of it, with every event so far, and the same in words as a page gets it."""
    seat = room.seat_of(user)
    table, events = table_seen(room, user, frozenset()), events_told(room, seat, 0)
    scene = scene_told(room.game_in_progress)
    return ENCODER.encode([table, events, scene, words_told(room, seat), log_told(room, seat, 0)])


def swapped(room: Room, viewer: int | None, seed: int) -> bytes:
    """The same frame, if the truth were another of those that this viewer cannot tell apart."""
    play = room.game_in_progress
    truth = play.state
    play.state = play.game.imagine(play.view(viewer), chances.from_seed(seed))
    play.state.news, play.state.learnt = [], truth.learnt  # what the last move taught is no part of an imagined world
    try:
        return sent(room, "" if viewer is None else room.seats[viewer].user)
    finally:
        play.state = truth


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_the_bytes_sent_to_a_viewer_know_nothing_that_is_hidden(game: str, edition: str) -> None:
    """At positions all over a game; for both players, and for somebody who only watches."""
    room = begun(people=2, bots=0 if edition == "coop" else 1, game=game, edition=edition)
    chooser = random.Random(5)
    looked = 0
    for step in range(400):
        if room.phase != "playing":
            break
        if step % 9 == 0:
            for viewer, user in ((0, ANN), (1, BOB), (None, "")):
                assert swapped(room, viewer, step) == sent(room, user), (step, viewer)
                looked += 1
        move(room, chooser=chooser)
    assert looked > 20
