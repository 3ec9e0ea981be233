"""Why an action is refused, as small numbers: `names.py` gives the rule and the message of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAYED_ALREADY: Final[i64] = 5
SAME_CHARACTER: Final[i64] = 6
NO_SHIP: Final[i64] = 7
SHIP_LEFT: Final[i64] = 8
SHIP_FULL: Final[i64] = 9
TOO_FEW_SEATS: Final[i64] = 10
NO_RESERVE: Final[i64] = 11
TOO_FEW_IN_RESERVE: Final[i64] = 12
SAME_SHIP: Final[i64] = 13
NO_TOKEN_LEFT: Final[i64] = 14
NO_TOKENS_AT_ALL: Final[i64] = 15
NONE_HERE_OF_YOURS: Final[i64] = 16
NO_WAY_FROM_PHOBOS: Final[i64] = 17
NOT_ADJACENT: Final[i64] = 18
NO_DISCOVERY_HERE: Final[i64] = 19
DECK_EMPTY: Final[i64] = 20
ALL_COVERED: Final[i64] = 21
NOT_OUTER: Final[i64] = 22
HAS_DISCOVERY: Final[i64] = 23
NOT_FULL_ONLY: Final[i64] = 24
EMPTY_SHIP: Final[i64] = 25
NOT_PRESENT: Final[i64] = 26
NOBODY_TO_REPLACE: Final[i64] = 27
NOT_ANOTHER_COLOUR: Final[i64] = 28
NOT_HERE: Final[i64] = 29
OUT_OF_REACH: Final[i64] = 30
NOBODY_HERE: Final[i64] = 31
NOT_ON_MARS: Final[i64] = 32
MUST_MOVE_ONE: Final[i64] = 33
SAME_DESTINATION: Final[i64] = 34
NO_TOKEN_ON_SHIP: Final[i64] = 35
NO_TWO_TOKENS: Final[i64] = 36
NOT_YOUR_CARD: Final[i64] = 37
WRONG_MOMENT: Final[i64] = 38
NO_EFFECT_NOW: Final[i64] = 39
NOT_A_MISSION: Final[i64] = 40
COMPULSORY: Final[i64] = 41
CARD_IS_NO_DISCOVERY: Final[i64] = 42
MUST_ATTACH: Final[i64] = 43
NONE_LOST: Final[i64] = 44
NOT_DEALT: Final[i64] = 45
NO_SWAPPING: Final[i64] = 46
