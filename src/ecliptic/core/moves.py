"""A move, and whether it can be taken back."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ecliptic.core.words import Action


class Move(Struct, frozen=True):
    """Who did what."""

    seat: int
    action: Action


class Undo(Struct, frozen=True):
    """Whether a seat can take back its last move; if not, the message id that says why."""

    possible: bool
    reason: str = ""


NOTHING_TO_UNDO: Final = Undo(possible=False, reason="undo-nothing")
OTHERS_HAVE_ACTED: Final = Undo(possible=False, reason="undo-others")
CHANCE_HAS_ANSWERED: Final = Undo(possible=False, reason="undo-chance")
A_SECRET_IS_OUT: Final = Undo(possible=False, reason="undo-secret")
CAN_UNDO: Final = Undo(possible=True)
