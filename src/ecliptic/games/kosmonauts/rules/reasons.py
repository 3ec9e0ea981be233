"""Why an action is refused, as small numbers: `names.py` gives the rule and the message of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOT_YOUR_DISC: Final[i64] = 5
PLACED_ALREADY: Final[i64] = 6
NO_SUCH_POINT: Final[i64] = 7
LIMIT_REACHED: Final[i64] = 8
ENGINE_FAILED: Final[i64] = 9
NO_FUEL: Final[i64] = 10
NO_HYPER: Final[i64] = 11
NO_SHIELD: Final[i64] = 12
SHIELD_TURNED_ALREADY: Final[i64] = 13
ORDERS_BEGUN: Final[i64] = 14
NOT_IN_SECTOR: Final[i64] = 15
NOT_NEAREST: Final[i64] = 16
EVACUATED_NOW: Final[i64] = 17
