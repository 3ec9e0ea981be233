"""The load: who moves when, what counts as how long, and what happens when something does not come."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from ecliptic.bench import load
from ecliptic.bench.load import Hall
from ecliptic.bench.machine import Cores
from ecliptic.bench.tables import BUSY, HEARD, IDLE, READY, Socket, Table
from ecliptic.bench.talk import ANSWER, REFUSED, VIEW, Line, Say, Seen

pytestmark = pytest.mark.anyio

DONE = b"D"
NO = b"R"


@pytest.fixture
def anyio_backend() -> str:
    """The loop that everything runs on."""
    return "asyncio"


class PlainTalk:
    """Views are what they say."""

    answers = True
    whole = True

    def hello(self) -> None:
        """Nothing."""

    def hear(self, packet: bytes, _: Say) -> int:
        """By its first letter."""
        return {b"V": VIEW, b"D": ANSWER, b"R": REFUSED}[packet[:1]]

    def see(self, packets: Sequence[bytes]) -> Seen:
        """What follows the letter."""
        assert len(packets) == 1
        return msgspec.json.decode(packets[0][1:], type=Seen)

    def move(self, seen: Seen, _: Random) -> bytes:
        """The first option."""
        return str(seen.options[0]).encode()


class Quiet(Socket):
    """A socket that leads nowhere."""

    def __init__(self) -> None:
        super().__init__(Line("", {}, PlainTalk()))
        self.said: list[bytes] = []

    def say(self, packet: bytes) -> None:
        """Remember it."""
        self.said.append(packet)


def view(turn: int, *, waiting: tuple[int, ...] = (), options: tuple[str, ...] = (), told: int = 0) -> bytes:
    """A view."""
    return b"V" + msgspec.json.encode(Seen(turn, told, waiting, options, over=False))


OVER = b"V" + msgspec.json.encode(Seen(9, 9, (), (), over=True))


def table_of(first: tuple[str, ...] = ("a",)) -> tuple[Table, Quiet, Quiet]:
    """Two at a table; the first one is to move."""
    sockets = Quiet(), Quiet()
    sockets[0].hear(view(0, waiting=(0,), options=first))
    sockets[1].hear(view(0, waiting=(0,)))
    return Table(sockets), *sockets


def hall_of(*tables: Table) -> Hall:
    """Some tables, and no server."""
    return Hall(list(tables), [], Cores())


async def test_nobody_moves_before_somebody_wants_them_to() -> None:
    """A table that is ready waits."""
    table, first, _ = table_of()
    hall_of(table)
    assert table.state == READY
    assert first.said == []


async def test_the_next_one_moves_when_the_answer_and_its_own_new_view_are_there() -> None:
    """The mover's answer alone is not enough, nor its view."""
    table, first, second = table_of()
    hall = hall_of(table)
    hall.eager = True
    table.begin(0, hall)
    assert (first.said, table.state) == ([b"a"], BUSY)
    first.hear(DONE)
    assert (hall.acknowledged, table.state) == (1, HEARD)
    first.hear(view(1, waiting=(1,), told=3))
    assert (second.said, table.state) == ([], HEARD)
    second.hear(view(0, waiting=(1,), options=("b",), told=3))
    assert (second.said, table.state) == ([b"b"], BUSY)


async def test_what_comes_in_one_frame_is_heard_line_by_line() -> None:
    """An answer and a view together are one frame, one view, and enough to go on."""
    table, first, _ = table_of()
    hall = hall_of(table)
    hall.eager = True
    table.begin(0, hall)
    frames, views = first.frames, first.views
    first.hear(DONE + b"\n" + view(1, waiting=(0,), options=("b",)))
    assert (first.frames, first.views, hall.acknowledged) == (frames + 1, views + 1, 1)
    assert first.said == [b"a", b"b"]


async def test_a_view_from_before_the_move_is_not_taken_for_the_new_one() -> None:
    """It may have been on its way; the turn tells."""
    table, first, second = table_of()
    hall = hall_of(table)
    hall.eager = True
    table.begin(0, hall)
    first.hear(view(0, waiting=(0,), options=("a", "c")))
    first.hear(DONE)
    assert (first.said, table.state) == ([b"a"], HEARD)
    second.hear(view(0, waiting=(1,), options=("old",), told=1))
    first.hear(view(1, waiting=(1,), told=2))
    assert second.said == []
    second.hear(view(0, waiting=(1,), options=("new",), told=2))
    assert second.said == [b"new"]


async def test_where_the_view_is_the_answer_only_a_newer_one_counts() -> None:
    """As at boardgame.io's tables."""
    table, first, _ = table_of()
    for socket in table.sockets:
        socket.line.talk.answers = False
    hall = hall_of(table)
    hall.eager = True
    table.begin(0, hall)
    first.hear(view(0, waiting=(0,), options=("a",)))
    assert hall.acknowledged == 0
    first.hear(view(1, waiting=(0,), options=("b",)))
    assert hall.acknowledged == 1
    assert first.said == [b"a", b"b"]


async def test_who_was_refused_tries_again_when_it_knows_better() -> None:
    """Not with what it knew before; and the move that was due is not forgotten."""
    table, first, _ = table_of()
    hall = hall_of(table)
    hall.eager = True
    table.begin(0, hall)
    first.hear(NO)
    assert (first.said, hall.refusals, hall.acknowledged) == ([b"a"], 1, 0)
    first.hear(view(0, waiting=(0,), options=("b",)))
    assert first.said == [b"a", b"b"]


async def test_a_new_game_takes_the_place_of_one_that_has_ended() -> None:
    """As long as there are any; then the place is counted as idle."""
    table, first, _ = table_of()
    spare, spare_first, _ = table_of(("z",))
    hall = hall_of(table)
    hall.bring([spare])
    hall.eager = True
    table.begin(0, hall)
    first.hear(DONE)
    first.hear(OVER)
    assert hall.tables == [spare]
    assert spare_first.said == [b"z"]
    spare_first.hear(DONE)
    spare_first.hear(OVER)
    assert hall.tables[0].state == IDLE


async def test_a_place_without_a_game_goes_on_when_one_is_brought() -> None:
    """The warm-up may need more than we thought."""
    table, first, _ = table_of()
    spare, spare_first, _ = table_of(("z",))
    hall = hall_of(table)
    hall.eager = True
    table.begin(0, hall)
    first.hear(DONE)
    first.hear(OVER)
    hall.bring([spare])
    assert spare_first.said == [b"z"]


async def test_what_is_never_answered_counts_with_all_the_time_it_was_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that stops is not made to look quick by moves that it kept from being sent."""
    monkeypatch.setattr(load, "GRACE", 0.01)
    table, first, _ = table_of()
    measured = await hall_of(table).at_rate(rate=100, seconds=0.1)
    assert len(first.said) == 1  # the others wait for it
    assert (measured.moves, measured.unanswered) == (0, 10)
    assert measured.answer is not None
    assert measured.answer.longest >= 100  # due at the beginning, and given up after the end: both are on our clock


async def test_moves_that_were_due_while_the_table_was_busy_follow_at_once() -> None:
    """Each counts from when it was due."""
    table, first, _ = table_of()
    hall = hall_of(table)
    for due in (1.0, 2.0, 3.0):
        hall._due(0, due)
    assert (first.said, hall.under_way) == ([b"a"], 3)
    first.hear(DONE)
    first.hear(view(1, waiting=(0,), options=("b",)))
    assert (first.said, table.due) == ([b"a", b"b"], 2.0)
    assert hall.under_way == 2


async def test_frames_views_and_bytes_are_counted() -> None:
    """So that it can be seen that two servers sent as much."""
    table, first, second = table_of()
    hall = hall_of(table)
    with hall._measuring() as count:
        hall.eager = True
        table.begin(0, hall)
        first.hear(DONE)
        first.hear(OVER)
        second.hear(OVER)
        found = count()
    assert (found.moves, found.frames, found.views) == (1, 3, 2)
    assert found.size == len(DONE) + 2 * len(OVER)
