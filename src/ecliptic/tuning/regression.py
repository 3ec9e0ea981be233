"""Which weights would have foretold how games ended: ridge regression for points, a conditional logit for odds.

A weight changes evenly from the start of a game to its end, so each feature stands in the equations twice: times what
is left of the game, and times what is done. Floats are used here only; what is found is rounded to whole millionths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ecliptic.core.prospects import ONE, STAGES
from ecliptic.core.weights import Pairs
from ecliptic.tuning.selfplay import Fit, Told, nothing

Numbers = NDArray[np.float64]

RIDGE: Final = 30.0  # how strongly weights are held small, in positions
STEADY: Final = (
    100.0  # and how strongly late weights are held near early ones: few games differ there by more than luck
)
ROUNDS: Final = 30  # of Newton's method at most
CLOSE: Final = 1e-7
CHUNK: Final = 4096  # positions whose products are in memory at once
MILLI: Final = 1000  # log-odds are kept in thousandths


class Table:
    """All positions with equally many sides: doubled features, points and victory by position and side."""

    def __init__(self, games: Sequence[Told], features: int) -> None:
        counts = [len(game.stages) for game in games]
        sides = len(games[0].points)
        rows = np.array([row for game in games for row in game.rows], dtype=float).reshape(-1, sides, features)
        done = np.array([stage for game in games for stage in game.stages], dtype=float)[:, None, None] / int(STAGES)
        self.features = np.concatenate([rows * (1 - done), rows * done], axis=2)
        self.points = np.repeat(np.array([game.points for game in games], dtype=float), counts, axis=0)
        self.victory = np.repeat(np.array([game.victory for game in games], dtype=float) / int(ONE), counts, axis=0)
        if not games[0].rivals:  # the game itself is the other side: nothing speaks for it, and it wins the rest
            self.features = np.concatenate([self.features, np.zeros_like(self.features)], axis=1)
            self.victory = np.concatenate([self.victory, 1 - self.victory], axis=1)
        someone = self.victory.sum(axis=1) > 0.5
        self.contested, self.victory = self.features[someone], self.victory[someone]
        self.own = self.features[:, :sides]


def tables(games: Sequence[Told], features: int) -> list[Table]:
    """One for each number of sides."""
    by_sides: dict[int, list[Told]] = {}
    for game in games:
        if game.stages:
            by_sides.setdefault(len(game.points), []).append(game)
    return [Table(found, features) for _, found in sorted(by_sides.items())]


def regress(games: Sequence[Told], features: int) -> Fit:
    """The weights that fit these games best; none where no game tells anything."""
    found = tables(games, features)
    if not found:
        return nothing(features)
    every = np.concatenate([table.own.reshape(-1, 2, features).sum(axis=1) for table in found])
    usual = np.sqrt(np.mean(every**2, axis=0))
    usual[usual == 0] = 1.0
    spread = np.concatenate([usual, usual])
    return Fit(
        points=_pairs(_points(found, spread) / spread * int(ONE)),
        odds=_pairs(_odds(found, spread) / spread * int(ONE) * MILLI),
    )


def _pairs(weights: Numbers) -> Pairs:
    early, late = weights.reshape(2, -1)
    return [(round(one), round(other)) for one, other in zip(early, late, strict=True)]


def _held(columns: int) -> Numbers:
    """What holds weights near zero, and those early and late near each other."""
    half = columns // 2
    apart = np.kron(np.array([[1.0, -1.0], [-1.0, 1.0]]), np.eye(half))
    held: Numbers = RIDGE * np.eye(columns) + STEADY * apart
    return held


def _points(found: Sequence[Table], spread: Numbers) -> Numbers:
    """Least squares with a ridge."""
    x = np.concatenate([table.own.reshape(-1, len(spread)) for table in found]) / spread
    y = np.concatenate([table.points.reshape(-1) for table in found])
    solved: Numbers = np.linalg.solve(x.T @ x + _held(len(spread)), x.T @ y)
    return solved


def _odds(found: Sequence[Table], spread: Numbers) -> Numbers:
    """Newton's method: each side wins with a chance that grows exponentially with its weighted features."""
    weights = np.zeros(len(spread))
    held = _held(len(spread))
    for _ in range(ROUNDS):
        slope = -held @ weights
        bend = held.copy()
        for table in found:
            for first in range(0, len(table.victory), CHUNK):
                part = slice(first, first + CHUNK)
                _add(slope, bend, table.contested[part] / spread, table.victory[part], weights)
        step = np.linalg.solve(bend, slope)
        weights += step
        if float(np.abs(step).max()) < CLOSE:
            break
    return weights


def _add(slope: Numbers, bend: Numbers, x: Numbers, victory: Numbers, weights: Numbers) -> None:
    """What these positions say about where to go, and how sharply it bends there."""
    odds = x @ weights
    chance = np.exp(odds - odds.max(axis=1, keepdims=True))
    chance /= chance.sum(axis=1, keepdims=True)
    slope += np.einsum("psf,ps->f", x, victory - chance)
    mean = np.einsum("psf,ps->pf", x, chance)
    flat = (x * np.sqrt(chance)[:, :, None]).reshape(-1, x.shape[2])
    bend += flat.T @ flat - mean.T @ mean


def quality(games: Sequence[Told], features: int, fit: Fit) -> dict[str, Any]:
    """How well weights foretell these games: the mean error in points, and the mean log-likelihood of who won."""
    points = np.array(fit.points, dtype=float).T.reshape(-1) / int(ONE)
    odds = np.array(fit.odds, dtype=float).T.reshape(-1) / int(ONE) / MILLI
    errors, likelihoods, blind = [], [], []
    for table in tables(games, features):
        errors.append(np.abs(table.own @ points - table.points).reshape(-1) / 100)
        logits = table.contested @ odds
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        likelihoods.append((logs * table.victory).sum(axis=1))
        blind.append(np.full(len(logs), -np.log(logs.shape[1])))
    return {
        "positions": int(sum(len(each) for each in likelihoods)),
        "error in points": round(_mean(errors), 2),
        "log-likelihood": round(_mean(likelihoods), 4),
        "of a blind guess": round(_mean(blind), 4),
    }


def _mean(parts: Sequence[Numbers]) -> float:
    """Of all numbers in them; 0 if there are none, as where nobody has won."""
    return float(sum(part.sum() for part in parts)) / max(1, sum(part.size for part in parts))
