"""Random play, as fast as the engine goes: for benches, rollouts and the conformance suite."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core.state import State


def play_out(s: State, chance: i64, limit: i64) -> i64:
    """Let every seat choose at random until the game is over or `limit` decisions were made; how many were made."""
    made: i64 = 0
    while not s.over and made < limit:
        legal = s.legal
        chance = chances.advance(chance)
        s.follow(legal[chances.below(chance, len(legal))])
        made += 1
    return made
