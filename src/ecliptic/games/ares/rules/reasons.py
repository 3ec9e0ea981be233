"""Why an action is refused, as small numbers: `names.py` gives the rule and the message of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOT_DEALT: Final[i64] = 5
NOT_IN_HAND: Final[i64] = 6
CHOSEN_LAST_ROUND: Final[i64] = 7
CHOSEN_ALREADY: Final[i64] = 8
HAND_EMPTY: Final[i64] = 9
WRONG_COLOUR: Final[i64] = 10
NO_PLAY_LEFT: Final[i64] = 11
SAID_DONE: Final[i64] = 12
NOT_DONE: Final[i64] = 13
DONE_IS_FINAL: Final[i64] = 14
TOO_COLD: Final[i64] = 15
TOO_WARM: Final[i64] = 16
TOO_LITTLE_OXYGEN: Final[i64] = 17
TOO_MUCH_OXYGEN: Final[i64] = 18
TOO_FEW_OCEANS: Final[i64] = 19
TOO_MANY_OCEANS: Final[i64] = 20
TOO_FEW_TAGS: Final[i64] = 21
RATING_TOO_LOW: Final[i64] = 22
TOO_LITTLE_TO_SPEND: Final[i64] = 23
TOO_DEAR: Final[i64] = 24
NO_BONUS: Final[i64] = 25
DRAW_NEEDS_PLAY: Final[i64] = 26
NOT_IN_PLAY: Final[i64] = 27
NO_ACTION: Final[i64] = 28
USED_ALREADY: Final[i64] = 29
CANNOT_PAY_ACTION: Final[i64] = 30
AT_MAXIMUM: Final[i64] = 31
NO_HOST: Final[i64] = 32
NO_CUBES: Final[i64] = 33
NOT_LOOKED_AT: Final[i64] = 34
DOES_NOT_MATCH: Final[i64] = 35
FLIPPED_ALREADY: Final[i64] = 36
TOO_MUCH: Final[i64] = 37
TOO_LITTLE: Final[i64] = 38
MUST_PAY_SO: Final[i64] = 39
COSTS_TOO_MUCH_TO_BE_FREE: Final[i64] = 40
NOT_PENDING: Final[i64] = 41
NONE_LEFT: Final[i64] = 42
USED_IN_THIS_PASS: Final[i64] = 43
NO_OTHER_CHOICE: Final[i64] = 44
CANNOT_HOLD: Final[i64] = 45
