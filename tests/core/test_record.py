"""A record: written, read and proved, it is the same game; unfinished, it can be played on."""

from __future__ import annotations

import pytest
from msgspec import structs

from ecliptic.core import record as records
from ecliptic.core.errors import RecordProblem
from ecliptic.core.moves import Move
from ecliptic.core.record import Record
from ecliptic.core.table import Table
from tests.core.playing import REDPLANET, claims, play, proved, read, seated
from tests.core.toy import CLAIMS, ClaimsGame

GOLDEN = """\
ecliptic-record 1
game claims 1
edition first
seats 2
switch may_change true
player 0 "Ann"
player 1 "Bob"
seed 000000000000002a
start be1f75e29b2735eb
1 0 lay 3 584d09d7a86b654a
2 0 lay 2 2498e6b01d65880f
3 1 lay 1 3a8b17b824129fe1
4 1 lay 3 7d405960a4ea6632
"""
EDITIONS = [("2005", 3), ("2005", 5), ("2015", 2), ("2015", 4), ("2025", 2), ("2025", 6)]


def same(one: Record, other: Record) -> bool:
    """Equal but for where the lines stand in a file."""
    return structs.replace(one, lines=()) == structs.replace(other, lines=())


@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_a_finished_game_survives_writing_and_reading(edition: str, seats: int) -> None:
    """The same record, the same text when it is written again, and the same end when it is played again."""
    table = play(seated(REDPLANET, edition, seats))
    text = records.write(table.record)
    game, record = read(text)
    assert game is REDPLANET
    assert same(record, table.record)
    assert records.write(record) == text
    end = records.verify(game, record)
    assert end.over
    assert game.digest(end) == game.digest(table.state)
    assert game.totals(end) == game.totals(table.state)


@pytest.mark.parametrize("moves", [0, 1, 2, 7, 60])
def test_an_unfinished_game_survives_writing_and_reading_and_goes_on_the_same(moves: int) -> None:
    """At any move: what is resumed ends as the game that was never interrupted."""
    table = play(seated(REDPLANET, "2015", 3), moves)
    text = records.write(table.record)
    game, record = read(text)
    assert not record.finished
    assert "end" not in {line.split(" ")[0] for line in text.splitlines()}
    resumed = Table.resume(game, record)
    assert records.write(resumed.record) == text
    assert records.write(play(resumed, choices=5).record) == records.write(play(table, choices=5).record)


def test_a_record_begins_as_documented() -> None:
    """Format, game and its version, edition, seats, switches in full, players, seed, and the seal."""
    lines = records.write(seated(CLAIMS, "first", 2, seed=0x00C0FFEE, may_change=False).record).splitlines()
    assert lines[:-1] == [
        "ecliptic-record 1",
        "game claims 1",
        "edition first",
        "seats 2",
        "switch may_change false",
        'player 0 "Ann"',
        'player 1 "Bob"',
        "seed 0000000000c0ffee",
    ]
    assert lines[-1].split(" ")[0] == "start"


def test_a_record_goes_on_with_a_line_for_each_move_and_one_for_the_end() -> None:
    """Number, seat, verb, thing, link; and in the end their number with the last link again."""
    table = claims()
    text = records.write(table.record)
    assert text.endswith("\n")
    lines = text.splitlines()[len(records.header_lines(table.record)) + 1 :]
    for number, (move, line) in enumerate(zip(table.record.moves, lines[:-1], strict=True), 1):
        assert line.split(" ")[:4] == [str(number), str(move.seat), *map(str, move.action)]
    assert lines[-1] == f"end {len(lines) - 1} {lines[-2].split(' ')[4]}"


def test_a_known_game_has_a_known_record() -> None:
    """Header, seal and chain never change for the same game: old records hold for ever."""
    table = seated(CLAIMS, "first", 2, seed=42)
    for seat, number in ((0, 3), (0, 2), (1, 1), (1, 3)):
        table.act(seat, ("lay", number))
    assert records.write(table.record) == GOLDEN


def test_the_chain_binds_every_state() -> None:
    """An engine that leads to another state by the same moves is found, at the first move where it differs."""

    class Generous(ClaimsGame):
        """Another table entry is digested from the fourth move on."""

        def digest(self, state: object) -> str:
            assert isinstance(state, type(table.state))
            return super().digest(state) + ("" if state.moves < 4 else "!")

    table = claims()
    _, record = read(records.write(table.record))
    with pytest.raises(RecordProblem) as caught:
        records.verify(Generous(), record)
    assert caught.value.phrase.id == "record-broken-chain"
    assert caught.value.phrase.args == {"line": record.lines[3]}


def test_replaying_shows_every_move_and_the_state_it_led_to() -> None:
    """One state after the other, up to the end."""
    table = claims()
    shown = [(move, state.moves) for move, state in records.replay(CLAIMS, table.record)]
    assert shown == [(move, number) for number, move in enumerate(table.record.moves, 1)]


def test_a_record_that_claims_to_be_finished_too_early_is_refused() -> None:
    """Whoever cuts a game short and writes an end is found out."""
    record = claims(5).record
    early = records.write(structs.replace(record, finished=True))
    with pytest.raises(RecordProblem) as caught:
        proved(early)
    assert caught.value.phrase.args["line"] == len(early.splitlines())


def test_a_move_after_the_end_is_refused() -> None:
    """Even with a link that would fit."""
    record = claims().record
    move = Move(0, ("lay", 0))
    after = structs.replace(record, moves=(*record.moves, move), chain=(*record.chain, "0" * 16), finished=False)
    with pytest.raises(RecordProblem) as caught:
        proved(records.write(after))
    assert caught.value.phrase.id == "record-illegal-move"
    assert caught.value.phrase.args == {"line": len(records.write(after).splitlines()), "move": "lay 0"}
