"""Chance is one integer: it lives in the state, is copied with it, and tells nobody anything.

The arithmetic stays below 2**62, so that compiled code (64-bit, wrapping) and plain Python agree on every bit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF
_STRIDE: Final[i64] = 4354685564936845319  # odd, so that the counter visits every value before it repeats
_FACTOR: Final[i64] = 3202034522624059733  # of the form 4k + 1, for the same reason
_SPREAD: Final[i64] = 2685821657736338717


def advance(chance: i64) -> i64:
    """The chance that follows this one."""
    return (chance * _FACTOR + _STRIDE) & MASK


def number(chance: i64) -> i64:
    """Forty well-mixed bits of this chance."""
    mixed = ((chance ^ (chance >> 29)) * _SPREAD) & MASK
    return (mixed ^ (mixed >> 31)) >> 22


def below(chance: i64, count: i64) -> i64:
    """A number in 0 … count - 1; for the counts of a game (up to 1000) the bias is below one in 10**9."""
    return number(chance) % count


def from_seed(seed: int) -> int:
    """The first chance of a game; neighbouring seeds have nothing in common."""
    folded = (seed ^ (seed >> 62)) & 0x3FFF_FFFF_FFFF_FFFF
    chance: i64 = folded
    for _ in range(4):
        chance = advance(chance ^ (chance >> 33))
    return chance
