"""What a position promises to each side, from weighted features: points in the end, and the chance to win.

Weights are whole numbers, millionths, and change with the stage of the game: one set holds at its start, one at its
end, and between them they blend. Nothing here is a float, so that every machine comes to the same numbers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ONE: Final[i64] = 1_000_000  # a certain win; also the unit of weights
STAGES: Final[i64] = 20  # a game begins at stage 0 and ends at this one
PER_UNIT: Final[i64] = 64  # steps of the table of exponentials to one unit of log-odds
FADES: Final[i64] = 984_496_437  # a step leaves so many thousand-millionths: e to the power of -1/64
STEPS: Final[i64] = 16 * PER_UNIT  # beyond them a chance is nothing
FAR_AHEAD: Final[i64] = 1500  # hundredths of a point that make half of all the difference that points can make
NUMBERS: Final[i64] = 512
ZEROS: Final = vec[i64]([0 for _ in range(NUMBERS)])  # a copy is quicker than a loop


def exponentials() -> vec[i64]:
    """ONE and its fading, step by step."""
    found = vec[i64]()
    value: i64 = ONE * 1000
    for _ in range(STEPS):
        found = append(found, value // 1000)
        value = value * FADES // 1_000_000_000
    return found


EXPONENTIALS: Final = exponentials()


@final
@mypyc_attr(acyclic=True)
class Weights:
    """How much each feature counts, at the start of a game and at its end: for points, and for the log-odds of a win.

    Points come out in hundredths, log-odds in thousandths.
    """

    def __init__(self, points: list[tuple[int, int]], odds: list[tuple[int, int]]) -> None:
        self.features: i64 = len(points)
        self.points = blended(points)
        self.odds = blended(odds)


def blended(pairs: list[tuple[int, int]]) -> vec[i64]:
    """For each stage the weight of each feature."""
    found = vec[i64]()
    for stage in range(STAGES + 1):
        for early, late in pairs:
            first: i64 = early
            last: i64 = late
            found = append(found, (first * (STAGES - stage) + last * stage) // STAGES)
    return found


def weighted(rows: vec[i64], weights: vec[i64], features: i64, stage: i64) -> vec[i64]:
    """For each side the sum of its features, each times its weight."""
    sides = len(rows) // features
    found = ZEROS[:sides]
    first = stage * features
    for side in range(sides):
        total: i64 = 0
        for index in range(features):
            total += rows[side * features + index] * weights[first + index]
        found[side] = total // ONE
    return found


def shares(odds: vec[i64]) -> vec[i64]:
    """Log-odds as chances that add up to nearly ONE."""
    count = len(odds)
    best = odds[0]
    for side in range(count):
        best = max(best, odds[side])
    found = ZEROS[:count]
    total: i64 = 0
    for side in range(count):
        step = (best - odds[side]) * PER_UNIT // 1000
        found[side] = EXPONENTIALS[step] if step < STEPS else 0
        total += found[side]
    for side in range(count):
        found[side] = found[side] * ONE // total
    return found


def against_the_game(odds: i64) -> vec[i64]:
    """The chance of the only side."""
    return shares(vec[i64]([odds, 0]))


def divided(winners: vec[i64], sides: i64) -> vec[i64]:
    """The victory, shared among those that are marked with 1."""
    count: i64 = 0
    for side in range(sides):
        count += winners[side]
    found = ZEROS[:sides]
    for side in range(sides):
        if winners[side] == 1:
            found[side] = ONE // count
    return found


def satisfaction(lead: i64) -> i64:
    """A lead in hundredths of a point as a number between 0 and ONE: half for none, and never quite certain."""
    size = lead if lead > 0 else -lead
    share = ONE // 2 * size // (size + FAR_AHEAD)
    return ONE // 2 + share if lead > 0 else ONE // 2 - share
