"""Every way to change a rose in one round, and what each change of speed costs: tables made once.

An order without waste puts cubes on at most one direction of each axis. Two tables follow from that: `ORDERS` with the
signed steps along each axis, and `CHANGES` with the plain displacement (q, r), of which only the cheapest are kept.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

UNITS: Final[i64] = 3  # KO-6.2; an overdrive is not counted on


@final
@mypyc_attr(acyclic=True)
class Orderings:
    """Rows of changes: steps along the axes, or a displacement; and the cubes that they cost."""

    def __init__(self) -> None:
        self.a = vec[i64]()
        self.b = vec[i64]()
        self.c = vec[i64]()
        self.q = vec[i64]()
        self.r = vec[i64]()
        self.fuel = vec[i64]()
        self.hyper = vec[i64]()

    def add(self, a: i64, b: i64, c: i64, fuel: i64, hyper: i64) -> None:
        """One more row."""
        self.a = append(self.a, a)
        self.b = append(self.b, b)
        self.c = append(self.c, c)
        self.q = append(self.q, a - c)
        self.r = append(self.r, b + c)
        self.fuel = append(self.fuel, fuel)
        self.hyper = append(self.hyper, hyper)


@final
@mypyc_attr(acyclic=True)
class AxisPush:
    """Cubes on one direction of an axis."""

    def __init__(self, steps: i64, fuel: i64, hyper: i64) -> None:
        self.steps = steps
        self.fuel = fuel
        self.hyper = hyper


def pushes() -> list[AxisPush]:
    """Every way to put up to three cubes on one axis, nothing included."""
    found = [AxisPush(0, 0, 0)]
    for fuel in range(UNITS + 1):
        for hyper in range(UNITS + 1 - fuel):
            if fuel + hyper > 0:
                found.append(AxisPush(fuel + 2 * hyper, fuel, hyper))
                found.append(AxisPush(-fuel - 2 * hyper, fuel, hyper))
    return found


def all_orders() -> Orderings:
    """Every order without waste of at most three units, those of fewer units first."""
    found = Orderings()
    ways = pushes()
    for units in range(UNITS + 1):
        for one in ways:
            for two in ways:
                for three in ways:
                    fuel = one.fuel + two.fuel + three.fuel
                    hyper = one.hyper + two.hyper + three.hyper
                    if fuel + hyper == units:
                        found.add(one.steps, two.steps, three.steps, fuel, hyper)
    return found


def cheapest(orders: Orderings) -> Orderings:
    """Of orders with the same displacement only those that no other undercuts in both kinds of fuel."""
    found = Orderings()
    for index in range(len(orders.a)):
        if not is_undercut(orders, index):
            found.add(orders.a[index], orders.b[index], orders.c[index], orders.fuel[index], orders.hyper[index])
    return found


def is_undercut(orders: Orderings, index: i64) -> bool:
    """Another order has the same displacement for no more of either fuel; of equals the first is kept."""
    for other in range(len(orders.a)):
        if other == index or orders.q[other] != orders.q[index] or orders.r[other] != orders.r[index]:
            continue
        no_dearer = orders.fuel[other] <= orders.fuel[index] and orders.hyper[other] <= orders.hyper[index]
        equal = orders.fuel[other] == orders.fuel[index] and orders.hyper[other] == orders.hyper[index]
        if no_dearer and (not equal or other < index):
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class Ways:
    """The orders by displacement: the rows of ORDERS from `index[first[n]]` up to `first[n + 1]` lead to cell n."""

    def __init__(self) -> None:
        self.q = vec[i64]()
        self.r = vec[i64]()
        self.first = vec[i64]()
        self.index = vec[i64]()

    def cell(self, q: i64, r: i64) -> i64:
        """The number of a displacement; -1 if no order leads there."""
        for cell in range(len(self.q)):
            if self.q[cell] == q and self.r[cell] == r:
                return cell
        return -1


def by_displacement(orders: Orderings) -> Ways:
    """Every displacement once, with all orders that lead there."""
    ways = Ways()
    for index in range(len(orders.a)):
        if ways.cell(orders.q[index], orders.r[index]) == -1:
            ways.q = append(ways.q, orders.q[index])
            ways.r = append(ways.r, orders.r[index])
    for cell in range(len(ways.q)):
        ways.first = append(ways.first, len(ways.index))
        for index in range(len(orders.a)):
            if orders.q[index] == ways.q[cell] and orders.r[index] == ways.r[cell]:
                ways.index = append(ways.index, index)
    ways.first = append(ways.first, len(ways.index))
    return ways


def longest(fuel: i64, hyper: i64) -> i64:
    """The longest displacement that so much in the tanks can buy in one round."""
    strong = min(UNITS, hyper)
    weak = min(UNITS - strong, fuel)
    return 2 * strong + weak


ORDERS: Final = all_orders()
CHANGES: Final = cheapest(ORDERS)
WAYS: Final = by_displacement(ORDERS)


TOO_DEAR: Final[i64] = 99
ONE_ROUND: Final[i64] = 6  # the longest displacement by a change of speed: three hyper cubes
TWO_ROUNDS: Final[i64] = 18  # by one change that works for two rounds, and another one
HYPER_KINDS: Final[i64] = 2 * UNITS + 1


@final
@mypyc_attr(acyclic=True)
class Prices:
    """For each displacement up to `reach`, and each number of hyper cubes, the fuel that it takes at least."""

    def __init__(self, reach: i64) -> None:
        self.reach = reach
        self.across: i64 = 2 * reach + 1
        self.fuel = vec[i64]([TOO_DEAR for _ in range(self.across * self.across * HYPER_KINDS)])

    def cell(self, q: i64, r: i64) -> i64:
        """Where the prices of a displacement begin."""
        return ((q + self.reach) * self.across + r + self.reach) * HYPER_KINDS

    def offer(self, q: i64, r: i64, fuel: i64, hyper: i64) -> None:
        """It can be had for this."""
        cell = self.cell(q, r)
        for enough in range(hyper, HYPER_KINDS):
            self.fuel[cell + enough] = min(self.fuel[cell + enough], fuel)

    def covered(self, q: i64, r: i64, fuel: i64, hyper: i64) -> bool:
        """The displacement can be had with what is in the tanks."""
        reach = self.reach
        if q > reach or q < -reach or r > reach or r < -reach:
            return False
        strong = hyper if hyper < HYPER_KINDS else HYPER_KINDS - 1
        return self.fuel[((q + reach) * self.across + r + reach) * HYPER_KINDS + strong] <= fuel


def single_prices(changes: Orderings) -> Prices:
    """What one change of speed costs."""
    found = Prices(ONE_ROUND)
    for index in range(len(changes.q)):
        found.offer(changes.q[index], changes.r[index], changes.fuel[index], changes.hyper[index])
    return found


def double_prices(changes: Orderings) -> Prices:
    """What it costs to be elsewhere in two rounds: the first change works twice, the second once."""
    found = Prices(TWO_ROUNDS)
    for first in range(len(changes.q)):
        for second in range(len(changes.q)):
            found.offer(
                changes.q[first] * 2 + changes.q[second],
                changes.r[first] * 2 + changes.r[second],
                changes.fuel[first] + changes.fuel[second],
                changes.hyper[first] + changes.hyper[second],
            )
    return found


SINGLE: Final = single_prices(CHANGES)
DOUBLE: Final = double_prices(CHANGES)
