"""The nouns and verbs of Mission: Red Planet as small numbers.

The rules use the names, the state holds the numbers, and at the edges (log, wire, prompt) `names.py` turns them back
into words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Strides of the flat tables in the state: the most that any edition needs.
COLOURS: Final[i64] = 6
DOCKS: Final[i64] = 6
REGIONS: Final[i64] = 10
KINDS: Final[i64] = 3
ROLES: Final[i64] = 9
EVENTS: Final[i64] = 40  # event cards, with room for an owner's corrections

ASTRONAUTS: Final[i64] = 22  # RP-1.6
ROUNDS: Final[i64] = 10  # RP-3.1
TOKENS_PER_REGION: Final[i64] = 2  # RP-1.11, RP-1.12
ICE_POINTS: Final[i64] = 9  # RP-10.13, RP-10.14

# Roles, in the order in which they act in every edition: RP-5.3.
RECRUITER: Final[i64] = 0
EXPLORER: Final[i64] = 1
SCIENTIST: Final[i64] = 2
SECRET_AGENT: Final[i64] = 3
SABOTEUR: Final[i64] = 4
FEMME_FATALE: Final[i64] = 5
TRAVEL_AGENT: Final[i64] = 6
SOLDIER: Final[i64] = 7
PILOT: Final[i64] = 8

# Resources: RP-1.17.
ICE: Final[i64] = 0
SYLVANITE: Final[i64] = 1
CELERIUM: Final[i64] = 2

# Kinds of region.
OUTER: Final[i64] = 0
INNER: Final[i64] = 1
MOON: Final[i64] = 2

# Kinds of event card.
MISSION: Final[i64] = 0
DISCOVERY: Final[i64] = 1
ACTION: Final[i64] = 2

# Where an event card is. An attached discovery is at ATTACHED + its region, a card held by a seat at HELD + the seat.
IN_DECK: Final[i64] = 0
DISCARDED: Final[i64] = 1  # face up, for all to see
BOXED: Final[i64] = 2  # out of the game, unseen
HELD: Final[i64] = 10  # kept face down by seat 0 … 5
DEALT: Final[i64] = 20  # dealt in setup to seat 0 … 5, who has not kept one yet
DRAWN: Final[i64] = 30  # drawn by the Scientist of seat 0 … 5, not yet placed
ATTACHED: Final[i64] = 40  # face down at region 0 … 9

# How the astronauts of a character are placed.
ANY_SHIPS: Final[i64] = 0  # each on any docked ship
DIFFERENT_SHIPS: Final[i64] = 1
ONE_SHIP_OR_NONE: Final[i64] = 2

# When a discovery acts: RP-9.17.
AT_REVEAL: Final[i64] = 0
AT_PRODUCTION: Final[i64] = 1
AT_SCORING: Final[i64] = 2

# What a discovery does.
NOTHING: Final[i64] = 0
ONLY_EVEN_COUNT: Final[i64] = 1
ONLY_ODD_COUNT: Final[i64] = 2
NO_PRODUCTION: Final[i64] = 3
NEIGHBOURS_PRODUCE_MORE: Final[i64] = 4
SECOND_TAKES: Final[i64] = 5
EACH_COLOUR_LOSES: Final[i64] = 6
RESOURCE_BECOMES: Final[i64] = 7
SWAP_UNUSED_RESOURCE: Final[i64] = 8
EVACUATE: Final[i64] = 9
DOCKED_CREWS_LAND: Final[i64] = 10
PRODUCES_MORE: Final[i64] = 11
LEADERS_SCORE: Final[i64] = 12
PRESENT_SCORE: Final[i64] = 13

# What a mission asks for.
PRESENCE: Final[i64] = 20
MOST_ASTRONAUTS: Final[i64] = 21
MOST_TOKENS: Final[i64] = 22
TOKENS_OF_EACH_KIND: Final[i64] = 23
MOST_LOST: Final[i64] = 24
ALONE: Final[i64] = 25
MAJORITIES: Final[i64] = 26

# What an action card does.
GAIN_TOKENS: Final[i64] = 30
RESCUE: Final[i64] = 31
LAUNCH_OWN: Final[i64] = 32
CHOOSE_AGAIN: Final[i64] = 33

# When an action card may be played: RP-Q53.
AFTER_CHOOSING: Final[i64] = 0
AFTER_CHARACTERS: Final[i64] = 1
BEFORE_DISCOVERIES: Final[i64] = 2
BEFORE_SCORING: Final[i64] = 3

# Verbs.
KEEP: Final[i64] = 0
CHOOSE: Final[i64] = 1
PLACE: Final[i64] = 2
BOUND: Final[i64] = 3
MOVE_FROM: Final[i64] = 4
MOVE_TO: Final[i64] = 5
LOOK: Final[i64] = 6
DRAW: Final[i64] = 7
ATTACH: Final[i64] = 8
BOX: Final[i64] = 9
LAUNCH: Final[i64] = 10
DESTROY: Final[i64] = 11
REPLACE_AT: Final[i64] = 12
REPLACE: Final[i64] = 13
KILL_AT: Final[i64] = 14
KILL: Final[i64] = 15
DROP: Final[i64] = 16
REDIRECT: Final[i64] = 17
SWAP: Final[i64] = 18
SWAP_FIRST: Final[i64] = 19
SWAP_SECOND: Final[i64] = 20
PLAY: Final[i64] = 21
RESCUE_AT: Final[i64] = 22
RESCUE_MORE: Final[i64] = 23
EVACUATE_TO: Final[i64] = 24
STOP: Final[i64] = 25
PASS: Final[i64] = 26
DECLINE: Final[i64] = 27
