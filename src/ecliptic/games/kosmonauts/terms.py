"""The nouns and verbs of Kosmonauts as small numbers; `names.py` turns them back into words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 4
BODIES: Final[i64] = 9
POINTS: Final[i64] = 40  # of an orbit: the most that a board may have
AXES: Final[i64] = 3
DIRECTIONS: Final[i64] = 6
ROW: Final[i64] = 3  # open event cards: KO-2.9
MISSIONS: Final[i64] = 16  # cards: KO-1.17

# Bodies, from the Sun outwards, then the comet: KO-1.3.
MERCURY: Final[i64] = 0
VENUS: Final[i64] = 1
EARTH: Final[i64] = 2
MARS: Final[i64] = 3
JUPITER: Final[i64] = 4
SATURN: Final[i64] = 5
URANUS: Final[i64] = 6
NEPTUNE: Final[i64] = 7
COMET: Final[i64] = 8

# Directions, clockwise from the right. The opposite of d is d + 3; an axis is a direction below 3 and its opposite.
E: Final[i64] = 0
SE: Final[i64] = 1
SW: Final[i64] = 2
W: Final[i64] = 3
NW: Final[i64] = 4
NE: Final[i64] = 5

# A ship: KO-1.7, KO-1.8, KO-1.9, KO-2.10.
TANKS: Final[i64] = 10
MOST_HYPER: Final[i64] = 4
MOST_SHIELDS: Final[i64] = 3
START_FUEL: Final[i64] = 8
START_HYPER: Final[i64] = 2
START_SHIELDS: Final[i64] = 3
ORDER_LIMIT: Final[i64] = 3  # KO-6.2
FUEL_FOR_SHIELD: Final[i64] = 2  # KO-6.19
TOKENS_TO_FINISH: Final[i64] = 7  # KO-13.1
HIGHEST_TOKEN: Final[i64] = 4  # KO-2.7
EARTH_TOKEN: Final[i64] = 2  # KO-2.8

# Kinds of event card: KO-5.
DRIFT: Final[i64] = 0
TANKER: Final[i64] = 1
HYPER_GIFT: Final[i64] = 2
GRAVITY_WELL: Final[i64] = 3
OVERDRIVE: Final[i64] = 4
FUEL_LEAK: Final[i64] = 5
ENGINE_FAILURE: Final[i64] = 6

# Sectors.
OUTSIDE: Final[i64] = 0
OPEN_SPACE: Final[i64] = 1
HAZARD: Final[i64] = 2
SUN: Final[i64] = 3

# Phases in which a landing ranks: KO-8.8, KO-12.6, KO-A16.
BY_EVENT: Final[i64] = 1
BY_FLIGHT: Final[i64] = 3
BY_MOVEMENT: Final[i64] = 4

# Verbs.
DISC: Final[i64] = 0
POINT: Final[i64] = 1
EVENT: Final[i64] = 2
ORDER: Final[i64] = 3  # things: 0 … 5 ordinary fuel in a direction, 6 … 11 hyper-fuel in a direction
SHIELD_FUEL: Final[i64] = 4
DONE: Final[i64] = 5
PAY: Final[i64] = 6
REFUSE: Final[i64] = 7
SWAP: Final[i64] = 8
FLY: Final[i64] = 9
EVACUATE: Final[i64] = 10
LAND: Final[i64] = 11
PASS: Final[i64] = 12
FALL: Final[i64] = 13
