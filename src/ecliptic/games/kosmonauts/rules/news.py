"""What can happen, as small numbers: `names.py` says what each part of an event is and who may see it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BODY_PLACED: Final[i64] = 0
MISSIONS_DRAWN: Final[i64] = 1
MISSION_REPLACED: Final[i64] = 2
ROUND_STARTED: Final[i64] = 3
EVENT_CHOSEN: Final[i64] = 4
EVENT_LAID_OPEN: Final[i64] = 5
SHIELD_PAID: Final[i64] = 6
DRIFTED: Final[i64] = 7
DRIFT_WAITS: Final[i64] = 8
FUEL_TAKEN: Final[i64] = 9
HYPER_TAKEN: Final[i64] = 10
FUEL_SWAPPED: Final[i64] = 11
FUEL_LOST: Final[i64] = 12
LIMIT_CHANGED: Final[i64] = 13
ORDERS_CONFIRMED: Final[i64] = 14
SHIELD_TURNED: Final[i64] = 15
FUEL_ORDERED: Final[i64] = 16
TOOK_OFF: Final[i64] = 17
FLEW: Final[i64] = 18
REFUELLED: Final[i64] = 19
SHIELD_LOST: Final[i64] = 20
EVACUATED: Final[i64] = 21
LEFT_FIELD: Final[i64] = 22
HIT_SUN: Final[i64] = 23
STRANDED: Final[i64] = 24
LANDED: Final[i64] = 25
TOKEN_TAKEN: Final[i64] = 26
CAME_HOME: Final[i64] = 27
BODIES_MOVED: Final[i64] = 28
INSTRUCTOR_CHANGED: Final[i64] = 29
MISSION_SCORED: Final[i64] = 30
SCORED: Final[i64] = 31
GAME_WON: Final[i64] = 32
VICTORY_SHARED: Final[i64] = 33
ROUND_LIMIT_MET: Final[i64] = 34
