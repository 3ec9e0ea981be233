"""What a run has found, in figures, and how far it is from what we want."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from ecliptic.bench.figures import Spread, spread
from ecliptic.bench.footprint import Footprint
from ecliptic.bench.run import FILES, MEMORY, NODES, ONE_NODE, SQLITE, Round

BUSY: Final = 0.9  # of the time: who wants to run so much has no more to give
MANY: Final = 5000  # sockets of which a target speaks
MANY_MOVES: Final = 1000  # moves a second of which a target speaks
A_KILOBYTE: Final = 1000
A_MEGABYTE: Final = 1_000_000


class Figures(Struct, frozen=True):
    """One server over all rounds. Milliseconds are those at the offered rate."""

    moves_a_second: Spread
    cpu_a_move: Spread | None  # microseconds of the server's processes
    median: Spread | None
    p99: Spread | None
    view_p99: Spread | None
    lag_p99: Spread | None
    views_a_move: float
    frames_a_move: float
    bytes_a_move: float
    server: float | None  # of a core, while as many moves were made as possible
    client: float | None
    others: float | None  # what other programs took of the server's core
    stolen: Spread | None  # what other virtual machines took of all cores, at the offered rate
    client_was_the_limit: bool
    refused: int
    unanswered: int
    idle: int
    gone: int
    acknowledged: int
    kept: int | None


class Target(Struct, frozen=True):
    """Something that should be so much; nothing is found where it was not measured."""

    name: str
    wanted: float
    at_least: bool
    found: float | None

    @property
    def reached(self) -> bool | None:
        """None: who knows."""
        if self.found is None:
            return None
        return self.found >= self.wanted if self.at_least else self.found <= self.wanted


def figures(rounds: Sequence[Round]) -> Figures:
    """The middle of all rounds, and the ends where they matter."""
    fast, steady = [each.flat_out for each in rounds], [each.steady for each in rounds]
    used = [(each.server, each.client, each) for each in fast if each.server is not None and each.client is not None]
    kept = [each.kept for each in rounds if each.kept is not None]
    return Figures(
        moves_a_second=spread([each.rate for each in fast]),
        cpu_a_move=_spread([1e6 * server.running / each.rate for server, _, each in used if each.moves]),
        median=_spread([each.answer.median for each in steady if each.answer]),
        p99=_spread([each.answer.p99 for each in steady if each.answer]),
        view_p99=_spread([each.view.p99 for each in steady if each.view]),
        lag_p99=_spread([each.lag.p99 for each in steady if each.lag]),
        views_a_move=statistics.median(each.views / max(1, each.moves) for each in fast),
        frames_a_move=statistics.median(each.frames / max(1, each.moves) for each in fast),
        bytes_a_move=statistics.median(each.size / max(1, each.moves) for each in fast),
        server=_median([server.running for server, _, _ in used]),
        client=_median([client.running for _, client, _ in used]),
        others=_median([server.others for server, _, _ in used if server.others is not None]),
        stolen=_spread([each.stolen for each in steady if each.stolen is not None]),
        client_was_the_limit=any(BUSY < client.wanting > server.wanting for server, client, _ in used),
        refused=sum(each.refused for each in (*fast, *steady)),
        unanswered=sum(each.unanswered for each in steady),
        idle=sum(each.idle for each in steady),
        gone=sum(each.gone for each in steady),
        acknowledged=sum(each.acknowledged for each in rounds),
        kept=sum(kept) if kept else None,
    )


def _median(values: Sequence[float]) -> float | None:
    return statistics.median(values) if values else None


def _spread(values: Sequence[float]) -> Spread | None:
    return spread(values) if values else None


def ratio(found: Mapping[str, Sequence[Round]], ours: str, theirs: str) -> Spread | None:
    """Moves a second of the one against the other, round by round."""
    pairs = zip(found.get(ours, ()), found.get(theirs, ()), strict=False)
    return _spread([one.flat_out.rate / other.flat_out.rate for one, other in pairs if other.flat_out.moves])


def cpu_ratio(found: Mapping[str, Sequence[Round]], ours: str, theirs: str) -> float | None:
    """How much more processor time a move costs the other; a busy machine hardly changes that."""
    mine, other = (figures(found[part]).cpu_a_move if found.get(part) else None for part in (ours, theirs))
    return None if mine is None or other is None else other.median / mine.median


def targets(
    found: Mapping[str, Sequence[Round]], footprints: Mapping[str, Footprint | None], rate: float
) -> list[Target]:
    """All that design.md asks for."""
    ours = figures(found[SQLITE]) if found.get(SQLITE) else None
    mine = footprints.get(SQLITE)
    sockets = None if mine is None else mine.a_socket
    p99 = ours.p99 if ours is not None and rate >= MANY_MOVES else None
    return [
        Target("memory", 2.0, True, _middle(ratio(found, SQLITE, MEMORY))),
        Target("files", 5.0, True, _middle(ratio(found, SQLITE, FILES))),
        Target("moves", 3000.0, True, None if ours is None else ours.moves_a_second.median),
        Target("p99", 10.0, False, _middle(p99)),
        Target("socket", 30.0, False, None if sockets is None else sockets / A_KILOBYTE),
        Target("sockets", 200.0, False, None if sockets is None else sockets * MANY / A_MEGABYTE),
        Target("nodes", 1.5, True, _middle(ratio(found, NODES, ONE_NODE))),
    ]


def _middle(found: Spread | None) -> float | None:
    return None if found is None else found.median
