"""Where can this ship be in 1, 2, 3 rounds? The exact answer, for boards, hints and bots.

One round is tried order by order. A second is every change of speed from each place that the first leads to. For a
third it is enough to know towards which sectors a ship can drift and what is left in its tanks: every sector then asks
whether a ship drifts so near that it can turn to it.

The Sun needs more care: a flight along one axis is stopped by it, but a rose with cubes on two axes flies round it
(KO-A1). Sectors that could be reached only straight across the Sun are proved or dropped one by one.

Orders are of at most three units from the tanks as they are: an overdrive, or a shield turned into fuel, comes on top.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.kosmonauts.board import REACH, WIDTH, Board
from ecliptic.games.kosmonauts.mind.orderings import CHANGES, ORDERS, UNITS, WAYS, longest
from ecliptic.games.kosmonauts.rules.flight import SAFE, peril
from ecliptic.games.kosmonauts.terms import HAZARD, OUTSIDE, SUN

FIELD: Final[i64] = WIDTH * WIDTH
CLASSES: Final[i64] = 32  # what is left after two rounds: up to 3 fuel, up to 3 hyper, a shield or none
RAYS: Final[i64] = 6
NO_RAY: Final[i64] = -1
# Ships that drift after two rounds, on sheets apart: on no ray from the Sun, on each ray, perhaps flown round it.
FREE: Final[i64] = 0
FIRST_RAY: Final[i64] = 1
AROUND: Final[i64] = 7
ANY_RAY: Final[i64] = 8  # all but the first sheet together
SHEETS: Final[i64] = 9
OPPOSITE: Final = vec[i64]([1, 0, 3, 2, 5, 4])
BITS: Final = vec[i64]([0, 1, 2, 4])
EDGE: Final[i64] = REACH + 6  # a drift may point a little further out than any sector: such a ship can still turn back
WIDE: Final[i64] = 2 * EDGE + 1


BLANK: Final = vec[i64]([0 for _ in range(SHEETS * WIDE * WIDE)])


def zeros(count: i64) -> vec[i64]:
    """So many zeros; a copy of a blank table is much quicker than a loop."""
    return BLANK[:count]


def capped(value: i64) -> i64:
    """More than one round can use does not matter."""
    return min(UNITS, value)


def covers(one: i64, other: i64) -> bool:
    """What is left in one case is at least what is left in the other."""
    return one // 8 >= other // 8 and one // 2 % 4 >= other // 2 % 4 and one % 2 >= other % 2


def powers() -> vec[i64]:
    """1, 2, 4, 8, … one for each class."""
    found = vec[i64]()
    power: i64 = 1
    for _ in range(CLASSES):
        found = append(found, power)
        power += power
    return found


def coverers() -> vec[i64]:
    """For each class the bits of all classes that leave no less, itself included."""
    found = vec[i64]()
    for what in range(CLASSES):
        total: i64 = 0
        for other in range(CLASSES):
            if covers(other, what):
                total += POWERS[other]
        found = append(found, total)
    return found


def needed(shield: i64) -> vec[i64]:
    """For each change of speed the bits of the classes that can pay for it, with a shield left if one is needed."""
    found = vec[i64]()
    for index in range(len(CHANGES.q)):
        total: i64 = 0
        for what in range(CLASSES):
            if covers(what, CHANGES.fuel[index] * 8 + CHANGES.hyper[index] * 2 + shield):
                total += POWERS[what]
        found = append(found, total)
    return found


POWERS: Final = powers()
COVERED_BY: Final = coverers()
NEEDS: Final = needed(0)
NEEDS_SHIELD: Final = needed(1)


@final
class Reach:
    """For every sector the rounds in which a ship can end there: 1, 2 and 4 for the first, second and third, added."""

    def __init__(self, board: Board, q: i64, r: i64, rose: vec[i64], fuel: i64, hyper: i64, shields: i64) -> None:
        self.board = board
        self.q = q
        self.r = r
        self.rose = rose
        self.fuel = fuel
        self.hyper = hyper
        self.shields = shields
        self.rounds = zeros(FIELD)
        self.doubtful = vec[i64]()  # sectors seen only straight across the Sun: index * 4 + round
        self.doubted = zeros(FIELD)  # the rounds for which a sector is among them
        # Where the ship can be after one round: sector, where it drifts to, what is left.
        self.at_q = vec[i64]()
        self.at_r = vec[i64]()
        self.to_q = vec[i64]()
        self.to_r = vec[i64]()
        self.fuel_left = vec[i64]()
        self.hyper_left = vec[i64]()
        self.shields_left = vec[i64]()
        self.cheapest = zeros(FIELD)  # what the first order that led to a sector cost, plus 1
        # Where it can drift to after two rounds, sheet by sheet: the classes left, as bits.
        self.drifts = zeros(SHEETS * WIDE * WIDE)

    def ends_in(self, q: i64, r: i64, number: i64) -> bool:
        """The ship can end in this sector in just this round (1, 2 or 3)."""
        if self.board.kind(q, r) == OUTSIDE:
            return False
        return has(self.rounds[(q + REACH) * WIDTH + r + REACH], number)

    def explore(self, rounds: i64) -> None:
        """Find all that can be reached in so many rounds (at most three)."""
        self._first_round()
        if rounds >= 2:
            self._second_round(rounds)
        if rounds >= 3:
            self._third_round()
        self._settle_doubts()

    def _mark(self, sector: i64, number: i64) -> None:
        if not has(self.rounds[sector], number):
            self.rounds[sector] += BITS[number]

    def _doubt(self, sector: i64, number: i64) -> None:
        if not has(self.doubted[sector], number):
            self.doubted[sector] += BITS[number]
            self.doubtful = append(self.doubtful, sector * 4 + number)

    def _first_round(self) -> None:
        a, b, c = self.rose[0], self.rose[1], self.rose[2]
        for index in range(len(ORDERS.a)):
            if ORDERS.fuel[index] > self.fuel or ORDERS.hyper[index] > self.hyper:
                continue
            x, y, z = a + ORDERS.a[index], b + ORDERS.b[index], c + ORDERS.c[index]
            if peril(self.board, self.q, self.r, x, y, z) != SAFE:
                continue
            q, r = self.q + x - z, self.r + y + z
            shields = self.shields - (1 if self.board.is_hazard(q, r) else 0)
            if shields < 0:
                continue
            self._mark((q + REACH) * WIDTH + r + REACH, 1)
            self._remember(q, r, q + x - z, r + y + z, index, shields)

    def _remember(self, q: i64, r: i64, to_q: i64, to_r: i64, index: i64, shields: i64) -> None:
        """A place after one round; the same place with no more left is forgotten."""
        spent = ORDERS.fuel[index] * 4 + ORDERS.hyper[index]
        kept = self.cheapest[(q + REACH) * WIDTH + r + REACH]
        if kept > 0 and covers_cost(kept - 1, spent):
            return
        if kept == 0:
            self.cheapest[(q + REACH) * WIDTH + r + REACH] = spent + 1
        fuel, hyper = self.fuel - ORDERS.fuel[index], self.hyper - ORDERS.hyper[index]
        self.at_q = append(self.at_q, q)
        self.at_r = append(self.at_r, r)
        self.to_q = append(self.to_q, to_q)
        self.to_r = append(self.to_r, to_r)
        self.fuel_left = append(self.fuel_left, fuel)
        self.hyper_left = append(self.hyper_left, hyper)
        self.shields_left = append(self.shields_left, shields)

    def _second_round(self, rounds: i64) -> None:
        for place in range(len(self.at_q)):
            self._turn(place, rounds)

    def _turn(self, place: i64, rounds: i64) -> None:
        """Every change of speed from one place."""
        board = self.board
        at_q, at_r = self.at_q[place], self.at_r[place]
        to_q, to_r = self.to_q[place], self.to_r[place]
        fuel, hyper, shields = self.fuel_left[place], self.hyper_left[place], self.shields_left[place]
        ray = ray_of(at_q, at_r)
        for index in range(len(CHANGES.q)):
            if CHANGES.fuel[index] > fuel or CHANGES.hyper[index] > hyper:
                continue
            q, r = to_q + CHANGES.q[index], to_r + CHANGES.r[index]
            kind = board.kind(q, r)
            if kind == OUTSIDE or kind == SUN or (kind == HAZARD and shields == 0):
                continue
            sector = (q + REACH) * WIDTH + r + REACH
            new_ray = ray_of(q, r)
            across = ray >= 0 and new_ray == OPPOSITE[ray]
            if across:
                self._doubt(sector, 2)
            else:
                self._mark(sector, 2)
            if rounds >= 3:
                left = shields - 1 if kind == HAZARD else shields
                what = capped(fuel - CHANGES.fuel[index]) * 8 + capped(hyper - CHANGES.hyper[index]) * 2
                what += 1 if left > 0 else 0
                next_q, next_r = 2 * q - at_q, 2 * r - at_r
                if next_q < -EDGE or next_q > EDGE or next_r < -EDGE or next_r > EDGE:
                    continue
                cell = (next_q + EDGE) * WIDE + next_r + EDGE
                self._drift(AROUND if across else FIRST_RAY + new_ray, cell, what)

    def _drift(self, sheet: i64, cell: i64, what: i64) -> None:
        """After two rounds a ship, of one of the sheets, drifts towards this sector with so much left."""
        slot = sheet * WIDE * WIDE + cell
        kept = self.drifts[slot]
        if kept & COVERED_BY[what] != 0:
            return
        self.drifts[slot] = kept + POWERS[what]
        if sheet != FREE:
            self.drifts[ANY_RAY * WIDE * WIDE + cell] |= POWERS[what]

    def _third_round(self) -> None:
        """Every sector asks whether a ship that drifts nearby can turn to it."""
        for q in range(-REACH, REACH + 1):
            for r in range(-REACH, REACH + 1):
                sector = (q + REACH) * WIDTH + r + REACH
                kind = self.board.sector[sector]
                if kind == OUTSIDE or kind == SUN:
                    continue
                if self._is_turned_to(FREE, q, r, kind):
                    self.rounds[sector] += 4
                elif self._is_turned_to(ANY_RAY, q, r, kind):
                    self._ask_rays(q, r, kind, sector)

    def _ask_rays(self, q: i64, r: i64, kind: i64, sector: i64) -> None:
        """From a ray of the Sun a sector can be reached, but for one straight across: that is doubtful."""
        ray = ray_of(q, r)
        opposite = NO_RAY if ray == NO_RAY else OPPOSITE[ray]
        for other in range(RAYS):
            if other != opposite and self._is_turned_to(FIRST_RAY + other, q, r, kind):
                self.rounds[sector] += 4
                return
        self._doubt(sector, 3)

    def _is_turned_to(self, sheet: i64, q: i64, r: i64, kind: i64) -> bool:
        """Some ship of this sheet drifts so near, with so much left, that it can end in this sector."""
        first = sheet * WIDE * WIDE + (q + EDGE) * WIDE + r + EDGE
        needs = NEEDS_SHIELD if kind == HAZARD else NEEDS
        for index in range(len(CHANGES.q)):
            kept = self.drifts[first - CHANGES.q[index] * WIDE - CHANGES.r[index]]
            if kept & needs[index] != 0:
                return True
        return False

    def _settle_doubts(self) -> None:
        """Prove or drop what was seen only across the Sun, or after that."""
        for doubt in self.doubtful:
            sector, number = doubt // 4, doubt % 4
            q, r = sector // WIDTH - REACH, sector % WIDTH - REACH
            if not has(self.rounds[sector], number) and can_end(self, q, r, number):
                self._mark(sector, number)


def covers_cost(one: i64, other: i64) -> bool:
    """One cost (fuel * 4 + hyper) is no more than the other in both kinds."""
    return one // 4 <= other // 4 and one % 4 <= other % 4


def has(rounds: i64, number: i64) -> bool:
    """The round is among these."""
    if number == 1:
        return rounds % 2 == 1
    return rounds // 2 % 2 == 1 if number == 2 else rounds >= 4


def ray_of(q: i64, r: i64) -> i64:
    """The straight ray from the Sun on which a sector lies (0 … 5, opposite ones differ by one), or NO_RAY."""
    if q == 0:
        return 0 if r > 0 else 1
    if r == 0:
        return 2 if q > 0 else 3
    if q + r == 0:
        return 4 if q > 0 else 5
    return NO_RAY


def can_end(reach: Reach, q: i64, r: i64, rounds: i64) -> bool:
    """Some orders lead to this sector in exactly so many rounds: tried one after the other, roses and all."""
    return tries(reach.board, q, r, rounds, reach.q, reach.r, reach.rose, reach.fuel, reach.hyper, reach.shields)


def tries(  # noqa: C901  (one question after the other)
    board: Board,
    end_q: i64,
    end_r: i64,
    rounds: i64,
    q: i64,
    r: i64,
    rose: vec[i64],
    fuel: i64,
    hyper: i64,
    shields: i64,
) -> bool:
    """Follow every order of this round, cell by cell: first whether a cell can help at all, then each way to it."""
    drift_q, drift_r = rose[0] - rose[2], rose[1] + rose[2]
    most = longest(fuel, hyper)
    for cell in range(len(WAYS.q)):
        speed_q, speed_r = drift_q + WAYS.q[cell], drift_r + WAYS.r[cell]
        left_q, left_r = end_q - q - speed_q, end_r - r - speed_r
        if rounds == 1:
            if left_q != 0 or left_r != 0:
                continue
        elif not is_within(left_q, left_r, speed_q, speed_r, rounds - 1, most):
            continue
        for row in range(WAYS.first[cell], WAYS.first[cell + 1]):
            index = WAYS.index[row]
            if ORDERS.fuel[index] > fuel or ORDERS.hyper[index] > hyper:
                continue
            a, b, c = rose[0] + ORDERS.a[index], rose[1] + ORDERS.b[index], rose[2] + ORDERS.c[index]
            if peril(board, q, r, a, b, c) != SAFE:
                continue
            left = shields - (1 if board.is_hazard(q + speed_q, r + speed_r) else 0)
            if left < 0:
                continue
            if rounds == 1:
                return True
            tanks_fuel, tanks_hyper = fuel - ORDERS.fuel[index], hyper - ORDERS.hyper[index]
            at_q, at_r, after = q + speed_q, r + speed_r, vec[i64]([a, b, c])
            if tries(board, end_q, end_r, rounds - 1, at_q, at_r, after, tanks_fuel, tanks_hyper, left):
                return True
    return False


def is_within(q: i64, r: i64, speed_q: i64, speed_r: i64, rounds: i64, most: i64) -> bool:
    """Near enough to be worth trying: the way left, less what the speed covers, if each round can add `most`."""
    bound = most if rounds == 1 else 3 * most  # a change made with two rounds to go counts twice
    a, b = q - speed_q * rounds, r - speed_r * rounds
    return -bound <= a <= bound and -bound <= b <= bound and -bound <= a + b <= bound


def reach_of(board: Board, q: i64, r: i64, rose: vec[i64], fuel: i64, hyper: i64, shields: i64, rounds: i64) -> Reach:
    """All sectors that can be reached in so many rounds."""
    found = Reach(board, q, r, rose, fuel, hyper, shields)
    found.explore(rounds)
    return found


def body_round(reach: Reach, body: i64, point: i64) -> i64:
    """The first round in which the ship can land on a body that is now at this point of its orbit; 0 for none.

    Either the flight of a round ends where the body is, or the body then moves to where the flight ended (KO-12.4).
    """
    board = reach.board
    for number in range(1, 4):
        here = (point + number - 1) % board.points[body]
        there = (point + number) % board.points[body]
        if reach.ends_in(board.body_q(body, here), board.body_r(body, here), number):
            return number
        if reach.ends_in(board.body_q(body, there), board.body_r(body, there), number):
            return number
    return 0


def ends_this_round(board: Board, q: i64, r: i64, rose: vec[i64], units: i64, fuel: i64, hyper: i64) -> vec[i64]:
    """Every sector where a flight can end this round with at most so many units more (as indices of the field)."""
    marked = zeros(FIELD)
    found = vec[i64]()
    extra: i64 = 1 if units > UNITS else 0  # an overdrive: one cube first, then any order of three
    for first in range(len(ORDERS.a) if extra == 1 else 1):
        if ORDERS.fuel[first] + ORDERS.hyper[first] > extra:
            break  # orders of fewer units come first
        for index in range(len(ORDERS.a)):
            spent_fuel = ORDERS.fuel[first] + ORDERS.fuel[index]
            spent_hyper = ORDERS.hyper[first] + ORDERS.hyper[index]
            if spent_fuel > fuel or spent_hyper > hyper or spent_fuel + spent_hyper > units:
                continue
            a = rose[0] + ORDERS.a[first] + ORDERS.a[index]
            b = rose[1] + ORDERS.b[first] + ORDERS.b[index]
            c = rose[2] + ORDERS.c[first] + ORDERS.c[index]
            if peril(board, q, r, a, b, c) == SAFE:
                sector = (q + a - c + REACH) * WIDTH + r + b + c + REACH
                if marked[sector] == 0:
                    marked[sector] = 1
                    found = append(found, sector)
    return found
