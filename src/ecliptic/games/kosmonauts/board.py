"""The field and its cards as tables: filled once by `tables.py`, then never changed; all clones share it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.games.kosmonauts.terms import HAZARD, OUTSIDE, POINTS, SUN

REACH: Final[i64] = 20  # sectors lie at most so far from the Sun in each coordinate
WIDTH: Final[i64] = 41

# One step in each direction, in axial coordinates (q to the right, r down-right).
STEP_Q: Final = vec[i64]([1, 0, -1, -1, 0, 1])
STEP_R: Final = vec[i64]([0, 1, 1, 0, -1, -1])


@final
@mypyc_attr(acyclic=True)
class Board:
    """Sectors, orbits, event cards, missions, and the switches that a group may set."""

    def __init__(self) -> None:
        self.sector = vec[i64]()  # WIDTH x WIDTH: what kind of sector
        self.points = vec[i64]()  # by body: points of its orbit: KO-1.18
        self.orbit_q = vec[i64]()  # bodies x POINTS
        self.orbit_r = vec[i64]()
        self.event_kind = vec[i64]()  # by event card
        self.event_amount = vec[i64]()
        self.event_drift = vec[i64]()  # cards x AXES: signed steps
        self.mission_body = vec[i64]()  # by mission card: first the Missions 1, then 2 Alpha, then 2 Beta
        self.first_alpha: i64 = 8
        self.first_beta: i64 = 12
        self.mission_1_points: i64 = 2
        self.mission_2_points: i64 = 4
        # Switches.
        self.well_can_be_escaped = True  # KO-A11
        self.leak_can_be_escaped = True  # KO-A12
        self.failure_can_be_escaped = True  # KO-A12
        self.well_takes_the_near = True  # KO-A13: a ship in the very sector of a body lands too
        self.fallen_may_refuel = True  # KO-A15
        self.evacuate_after_flight = False  # KO-A34
        self.youngest_by_lot = False  # KO-A43
        self.round_limit: i64 = 60  # KO-A51

    def kind(self, q: i64, r: i64) -> i64:
        """What kind of sector this is; OUTSIDE where the field ends: KO-11.2."""
        if q < -REACH or q > REACH or r < -REACH or r > REACH:
            return OUTSIDE
        return self.sector[(q + REACH) * WIDTH + r + REACH]

    def is_hazard(self, q: i64, r: i64) -> bool:
        """In the belt or next to the Sun: KO-10.1, KO-10.2."""
        return self.kind(q, r) == HAZARD

    def is_flyable(self, q: i64, r: i64) -> bool:
        """A ship can end a flight here: KO-10.4, KO-11.2."""
        kind = self.kind(q, r)
        return kind != OUTSIDE and kind != SUN

    def body_q(self, body: i64, point: i64) -> i64:
        """Where a point of an orbit lies."""
        return self.orbit_q[body * POINTS + point]

    def body_r(self, body: i64, point: i64) -> i64:
        """Where a point of an orbit lies."""
        return self.orbit_r[body * POINTS + point]


def distance(q: i64, r: i64) -> i64:
    """Hexes between two sectors that differ by (q, r): KO-A14."""
    a = q if q >= 0 else -q
    b = r if r >= 0 else -r
    c = q + r if q + r >= 0 else -q - r
    return max(max(a, b), c)  # noqa: PLW3301  (compiled, max of two is a comparison, max of three makes a tuple)
