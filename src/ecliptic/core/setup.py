"""How a game is set up: edition, seats, switches, an owner's corrections, and the seed."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct, field

SEED_BITS = 64


class Rules(Struct, frozen=True):
    """What everybody at the table knows from the start."""

    game: str
    edition: str
    seats: int
    switches: dict[str, bool | int | str] = field(default_factory=dict)
    corrections: dict[str, Any] = field(default_factory=dict)


class Setup(Struct, frozen=True):
    """The rules and the seed, which tells every deck and so stays with the table until the game is over."""

    rules: Rules
    seed: int


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)
