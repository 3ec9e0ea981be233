"""The two languages: what is heard is told apart, what is read is right, and what is said is understood."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ecliptic.bench import socketio
from ecliptic.bench.ours import OurTalk
from ecliptic.bench.talk import ANSWER, NOTHING, REFUSED, VIEW, Talk
from ecliptic.bench.theirs import TheirTalk
from ecliptic.core.words import Phrase
from ecliptic.games import GAMES
from ecliptic.server import wire as w
from ecliptic.server.hub.views import events_told, table_seen
from ecliptic.server.table.room import Room
from ecliptic.server.table.settings import SeatWish, Settings

CHANCE = Random(5)


def silent(packet: bytes) -> None:
    """Nothing should be said."""
    raise AssertionError(packet)


# Ours.


def a_table() -> Room:
    """A game that has begun, with four at the table."""
    game = GAMES[0]
    room = Room("0" * 16, "u0", Settings(game.id, game.default_edition, [SeatWish() for _ in range(4)]))
    for number, seat in enumerate(room.seats):
        seat.user = f"u{number}"
    room.begin(7)
    return room


def heard(told: w.Told) -> int:
    """What the client takes a message of the server for."""
    return OurTalk(0).hear(w.ENCODER.encode(told), silent)


def test_messages_of_ours_are_told_apart_as_the_server_writes_them() -> None:
    """By their first letters, without being read."""
    room = a_table()
    assert heard(table_seen(room, "u0", frozenset())) == VIEW
    assert heard(w.Done("12345678")) == ANSWER
    assert heard(w.Refused("12345678", Phrase("table-stale"))) == REFUSED
    assert heard(events_told(room, 0, 0)) == NOTHING
    assert heard(w.Welcome(w.VERSION, 0)) == NOTHING


def test_a_view_of_ours_tells_who_is_to_move_and_what_they_may_do() -> None:
    """Whoever is asked has options, and nobody else."""
    room = a_table()
    for seat in range(4):
        seen = OurTalk(seat).see([w.ENCODER.encode(table_seen(room, f"u{seat}", frozenset()))])
        play = room.game_in_progress
        decision = play.game.decision(play.state, seat)
        assert tuple(seen.waiting) == room.waiting()
        assert list(seen.options) == ([] if decision is None else list(decision.actions))
        assert (seen.turn, seen.told, seen.over) == (0, play.told, False)


def test_a_move_of_ours_is_one_that_the_server_understands_and_the_game_allows() -> None:
    """And the next view is of a later turn."""
    room = a_table()
    seat = room.waiting()[0]
    talk = OurTalk(seat)
    before = talk.see([w.ENCODER.encode(table_seen(room, f"u{seat}", frozenset()))])
    act = w.SAID.decode(talk.move(before, CHANCE))
    assert isinstance(act, w.Act)
    assert (act.seat, act.turn) == (seat, room.seats[seat].turns)
    room.act(act.seat, act.action)
    after = talk.see([w.ENCODER.encode(table_seen(room, f"u{seat}", frozenset()))])
    assert after.turn == before.turn + 1
    assert after.told >= before.told


def test_changes_of_ours_are_read_one_after_the_other() -> None:
    """What is not told is as it was."""
    talk = OurTalk(0)
    room = a_table()
    before = talk.see([w.ENCODER.encode(table_seen(room, "u0", frozenset()))])
    assert before.options
    some = w.TableChanged({"turn": 3}, {"decision": None})
    more = w.TableChanged({"told": 9, "phase": "over"}, {"waiting": [2]})
    assert OurTalk(0).hear(w.ENCODER.encode(some), silent) == VIEW
    after = talk.see([w.ENCODER.encode(some), w.ENCODER.encode(more)])
    assert (after.turn, after.told, list(after.waiting), after.options, after.over) == (3, 9, [2], (), True)
    assert list(talk.see([w.ENCODER.encode(w.TableChanged({}, {}))]).waiting) == [2]


def test_no_two_moves_have_the_same_id() -> None:
    """The server would do the second one only once."""
    room = a_table()
    seat = room.waiting()[0]
    seen = OurTalk(seat).see([w.ENCODER.encode(table_seen(room, f"u{seat}", frozenset()))])
    said = [w.SAID.decode(OurTalk(seat).move(seen, CHANCE)) for _ in range(100)]
    assert len({act.id for act in said if isinstance(act, w.Act)}) == 100


def test_a_table_that_is_over_is_over() -> None:
    """Whatever its view says."""
    room = a_table()
    room.end("agreed")
    assert OurTalk(0).see([w.ENCODER.encode(table_seen(room, "u0", frozenset()))]).over


# socket.io.


def test_packets_are_written_as_the_protocol_wants_them() -> None:
    """Version 5 of socket.io's, in version 4 of engine.io's."""
    table = socketio.Namespace("table")
    assert table.connect == b"40/table,"
    assert table.event("sync", "match", "0", None) == b'42/table,["sync","match","0",null]'
    assert table.event("chat") == b'42/table,["chat"]'


def test_an_event_is_known_by_its_beginning_and_read_from_its_body() -> None:
    """A name that begins like another is another."""
    table = socketio.Namespace("table")
    packet = table.event("update", "match", {"G": {}})
    assert packet.startswith(table.opening("update"))
    assert not packet.startswith(table.opening("up"))
    assert msgspec.json.decode(table.body(packet)) == ["update", "match", {"G": {}}]


# boardgame.io's.


STATE = {
    "G": {"places": [{"owner": None}] * 9, "hand": [101, 102], "deck": 40},
    "ctx": {"numPlayers": 4, "turn": 3, "currentPlayer": "2", "phase": None},
    "plugins": {"random": {}},
    "_stateID": 17,
}


def update(**changes: Any) -> bytes:
    """A packet with a new state."""
    return b"42/table," + msgspec.json.encode(["update", "match", STATE | changes, [{"action": {}}]])


def test_a_conversation_is_opened_as_socket_io_wants_it() -> None:
    """Open, connect to the namespace, ask for the match; a ping is answered."""
    said: list[bytes] = []
    talk: Talk = TheirTalk("match", "2", "secret")
    assert talk.hello() is None
    for packet in (b'0{"sid":"x","upgrades":[],"pingInterval":10000}', b'40/table,{"sid":"y"}', b"2"):
        assert talk.hear(packet, said.append) == NOTHING
    assert said == [b"40/table,", b'42/table,["sync","match","2","secret"]', b"3"]


@pytest.mark.parametrize("packet", [b'42/table,["matchData","match",[]]', b'44/table,{"message":"no"}', b"6"])
def test_what_concerns_nobody_is_left_alone(packet: bytes) -> None:
    """It is neither a view nor answered."""
    assert TheirTalk("match", "2", "secret").hear(packet, silent) == NOTHING


def test_a_state_tells_who_is_to_move() -> None:
    """Only that seat has options: its cards, and the places."""
    assert TheirTalk("match", "2", "secret").hear(update(), silent) == VIEW
    mine = TheirTalk("match", "2", "secret").see([update()])
    others = TheirTalk("match", "1", "secret").see([update()])
    assert (mine.turn, list(mine.waiting), list(mine.options), mine.over) == (17, [2], [2, 9], False)
    assert (list(others.waiting), list(others.options)) == ([2], [])


def test_the_first_state_comes_in_another_packet() -> None:
    """It is read the same."""
    synced = b"42/table," + msgspec.json.encode(["sync", "match", {"state": STATE, "log": [], "initialState": STATE}])
    talk = TheirTalk("match", "2", "secret")
    assert talk.hear(synced, silent) == VIEW
    assert talk.see([synced]) == talk.see([update()])


def test_a_match_that_is_over_asks_nobody() -> None:
    """boardgame.io says so in its context."""
    over = TheirTalk("match", "2", "secret").see([update(ctx={"currentPlayer": "2", "gameover": {"scores": [1]}})])
    assert over.over and list(over.options) == []


def test_a_move_names_the_state_that_it_answers() -> None:
    """And a card of the hand, a place of the board, and who we are."""
    talk = TheirTalk("match", "2", "secret")
    name, action, state, match, seat = msgspec.json.decode(talk.move(talk.see([update()]), CHANCE)[len(b"42/table,") :])
    assert (name, state, match, seat) == ("update", 17, "match", "2")
    card, place = action["payload"].pop("args")
    assert 0 <= card < 2 and 0 <= place < 9
    assert action == {"type": "MAKE_MOVE", "payload": {"type": "play", "playerID": "2", "credentials": "secret"}}
