"""Clocks: sums over the times of entries."""

from __future__ import annotations

from ecliptic.server.table.clock import Clock
from ecliptic.server.table.settings import DAY, Live, OverDays, Untimed

MINUTE = 60_000


def test_a_live_clock_runs_for_whom_we_wait_and_gives_seconds_for_each_answer() -> None:
    """Ten minutes, and twenty seconds more each time."""
    clock = Clock(Live(10, 20), 2)
    clock.turn(1000, [0], None)
    assert clock.deadline(0) == 1000 + 10 * MINUTE
    assert clock.deadline(1) is None
    clock.turn(61_000, [1], 0)
    assert clock.left == [9 * MINUTE + 20_000, 10 * MINUTE]
    assert clock.since == [None, 61_000]
    assert clock.due() == 61_000 + 10 * MINUTE


def test_who_is_asked_again_gets_the_seconds_and_goes_on() -> None:
    """A turn of several steps is not one long thought."""
    clock = Clock(Live(1, 5), 1)
    clock.turn(0, [0], None)
    clock.turn(10_000, [0], 0)
    assert clock.left == [55_000]
    assert clock.since == [10_000]
    assert clock.deadline(0) == 65_000


def test_what_others_do_changes_nothing_for_who_still_thinks() -> None:
    """Two think at the same time; the second is not given time for what the first does."""
    clock = Clock(Live(1, 5), 2)
    clock.turn(0, [0, 1], None)
    clock.turn(20_000, [1], 0)
    assert clock.since == [None, 0]
    assert clock.deadline(1) == 60_000


def test_a_pause_takes_time_off_but_gives_none() -> None:
    """Nobody earns seconds by pausing."""
    clock = Clock(Live(1, 5), 1)
    clock.turn(0, [0], None)
    clock.turn(30_000, [], None)
    assert clock.left == [30_000]
    assert clock.due() is None


def test_time_that_was_overdrawn_is_over_at_once() -> None:
    """Not before the seat is asked."""
    clock = Clock(Live(1, 0), 1)
    clock.turn(0, [0], None)
    clock.turn(90_000, [0], 0)
    assert clock.left == [-30_000]
    assert clock.deadline(0) == 90_000


def test_days_count_from_when_a_seat_is_asked() -> None:
    """Anew for each decision."""
    clock = Clock(OverDays(2), 2)
    clock.turn(500, [0, 1], None)
    assert clock.due() == 500 + 2 * DAY
    clock.turn(900, [0, 1], 0)
    assert clock.deadline(0) == 900 + 2 * DAY
    assert clock.deadline(1) == 500 + 2 * DAY


def test_without_a_clock_nothing_is_ever_due() -> None:
    """But it is known since when a seat is waited for."""
    clock = Clock(Untimed(), 1)
    clock.turn(7, [0], None)
    assert clock.due() is None
    assert clock.since == [7]
