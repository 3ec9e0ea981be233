"""Figures, schedules and targets: small sums that everything else stands on."""

from __future__ import annotations

from collections import Counter
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from ecliptic.bench.figures import Latency, Spread, latency, percentile, spread
from ecliptic.bench.footprint import Footprint
from ecliptic.bench.load import Measured
from ecliptic.bench.machine import Used
from ecliptic.bench.results import cpu_ratio, figures, ratio, targets
from ecliptic.bench.run import FILES, MEMORY, SQLITE, Round, games
from ecliptic.bench.schedule import due_moves
from ecliptic.cli.bench_report import ends, grid

IN_TIME = Latency(1.0, 4.0, 9.0)
MEASURED = Measured(
    seconds=2.0,
    moves=4000,
    answer=IN_TIME,
    view=IN_TIME,
    lag=IN_TIME,
    frames=20_000,
    views=16_000,
    size=32_000_000,
    server=Used(0.5, 0.8, 0.1),
    client=Used(0.2, 0.3, None),
)


def round_of(moves: int, kept: int | None = None, **changes: object) -> Round:
    """One round in which so many moves were made in two seconds."""
    measured = msgspec.structs.replace(MEASURED, moves=moves, **changes)
    return Round(measured, MEASURED, moves, kept)


@pytest.mark.parametrize(("share", "value"), [(1, 1), (50, 50), (99, 99), (99.5, 100), (100, 100)])
def test_a_percentile_is_the_least_value_that_so_many_do_not_exceed(share: float, value: int) -> None:
    """Of a hundred values, ninety-nine do not exceed the ninety-ninth."""
    assert percentile(range(1, 101), share) == value


@pytest.mark.parametrize("share", [0, 1, 50, 99, 100])
def test_one_value_is_every_percentile(share: float) -> None:
    """There is no other."""
    assert percentile([7.0], share) == 7.0


def test_latencies_are_told_in_milliseconds_whatever_their_order() -> None:
    """And nothing is told of none."""
    assert latency([0.003, 0.001, 0.002]) == Latency(2.0, 3.0, 3.0)
    assert latency([]) is None


def test_a_spread_has_the_middle_and_the_ends() -> None:
    """Of rounds in any order."""
    assert spread([5.0, 1.0, 3.0]) == Spread(3.0, 1.0, 5.0)


def test_no_figure_is_cut_where_there_is_little_room() -> None:
    """It goes on in the next line."""
    table = grid("server", "moves/s", "and more")
    table.add_row("Ecliptic, SQLite", ends(Spread(4_243.0, 3_936.0, 14_355.0), 0), "1")
    out = StringIO()
    Console(file=out, width=30).print(table)
    assert all(figure in out.getvalue() for figure in ("4,243", "3,936", "14,355"))


def test_moves_are_due_evenly_and_each_table_once_in_a_sweep() -> None:
    """Nobody is asked how the server is doing."""
    due = list(due_moves(rate=100, seconds=2, tables=8))
    assert len(due) == 200
    assert [when for when, _ in due] == [number / 100 for number in range(200)]
    sweeps = [sorted(table for _, table in due[first : first + 8]) for first in range(0, 200, 8)]
    assert all(sweep == list(range(8)) for sweep in sweeps)


def test_tables_do_not_always_move_in_the_same_order() -> None:
    """But in every run they do so in the same ways."""
    order = [table for _, table in due_moves(rate=1000, seconds=1, tables=10)]
    assert len({tuple(order[first : first + 10]) for first in range(0, 1000, 10)}) > 50
    assert order == [table for _, table in due_moves(rate=1000, seconds=1, tables=10)]
    assert set(Counter(order).values()) == {100}


def test_nobody_waits_for_the_end_of_an_endless_game() -> None:
    """Of others there are enough."""
    assert games(1000, 160) == 7
    assert games(1000, 5000) == 0


# What follows from rounds.


def test_figures_are_those_of_the_middle_round() -> None:
    """With the ends beside them; what was counted is added up."""
    found = figures([round_of(4000, 4000), round_of(2000, 2000), round_of(6000, 6001)])
    assert found.moves_a_second == Spread(2000.0, 1000.0, 3000.0)
    assert found.cpu_a_move is not None
    assert found.cpu_a_move.median == pytest.approx(250)  # half a core for 2,000 moves a second
    assert found.p99 == Spread(4.0, 4.0, 4.0)
    assert (found.views_a_move, found.bytes_a_move) == (4.0, 8000.0)
    assert (found.acknowledged, found.kept) == (12_000, 12_001)
    assert not found.client_was_the_limit


def test_a_client_that_always_wants_to_run_was_the_limit() -> None:
    """Unless the server wanted to even more."""
    tired = Used(0.6, 0.97, None)
    assert figures([round_of(1000, client=tired)]).client_was_the_limit
    assert not figures([round_of(1000, client=tired, server=Used(0.9, 0.99, 0.0))]).client_was_the_limit


def test_where_the_system_tells_nothing_nothing_is_told() -> None:
    """Moves are counted all the same."""
    found = figures([round_of(1000, client=None, server=None)])
    assert (found.cpu_a_move, found.server, found.client, found.others, found.kept) == (None,) * 5
    assert found.moves_a_second.median == 500


def test_ratios_are_taken_round_by_round() -> None:
    """A slow minute of the machine is slow for both."""
    found = {SQLITE: [round_of(4000), round_of(400)], MEMORY: [round_of(2000), round_of(100)]}
    assert ratio(found, SQLITE, MEMORY) == Spread(3.0, 2.0, 4.0)
    assert ratio(found, SQLITE, FILES) is None


def test_processor_time_is_compared_apart() -> None:
    """On a busy machine a server that got less time made fewer moves, at the same price."""
    found = {SQLITE: [round_of(1000, server=Used(0.1, 0.9, 0.8))], MEMORY: [round_of(4000, server=Used(0.8, 0.9, 0.1))]}
    assert cpu_ratio(found, SQLITE, MEMORY) == pytest.approx(2)
    assert cpu_ratio(found, SQLITE, FILES) is None


def test_targets_are_reached_missed_or_not_measured() -> None:
    """Some want much and some want little."""
    found = {SQLITE: [round_of(6400)], MEMORY: [round_of(3000)], FILES: [round_of(2000)]}
    footprints = {SQLITE: Footprint(50_000_000, 100, 51_000_000, 1000, 92_000_000)}
    told = {target.name: (target.found, target.reached) for target in targets(found, footprints, 1000)}
    assert told["memory"] == (3200 / 1500, True)
    assert told["files"] == (3.2, False)
    assert told["moves"] == (3200.0, True)
    assert told["p99"] == (4.0, True)
    assert told["socket"] == (41.0, False)
    assert told["sockets"] == (205.0, False)
    assert told["nodes"] == (None, None)


def test_a_latency_at_another_rate_says_nothing_about_the_target() -> None:
    """It speaks of a thousand moves a second."""
    told = {target.name: target.reached for target in targets({SQLITE: [round_of(6400)]}, {}, 100)}
    assert told["p99"] is None
