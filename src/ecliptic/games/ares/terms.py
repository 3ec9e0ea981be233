"""The nouns and verbs of Ares Expedition as small numbers; `names.py` turns them back into words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 4
PROJECTS: Final[i64] = 208  # AE-1.2; a card is its printed number less one, so corporations follow the projects
CORPORATIONS: Final[i64] = 12  # AE-1.3
CARDS: Final[i64] = 220
TILES: Final[i64] = 9  # AE-1.6
HOSTS: Final[i64] = 14  # cards that hold special resources
ACTIONS: Final[i64] = 34  # cards with an action

# Numbers of the rulebook: see the table of constants in docs/rules/ares.md.
STARTING_RATING: Final[i64] = 5
STARTING_HAND: Final[i64] = 8
STARTER_CARDS: Final[i64] = 4  # AE-2.19
SALE: Final[i64] = 3
DEVELOPMENT_DISCOUNT: Final[i64] = 3
STEEL_VALUE: Final[i64] = 2
TITANIUM_VALUE: Final[i64] = 3
FOREST_PLANTS: Final[i64] = 8
TEMPERATURE_HEAT: Final[i64] = 8
FOREST_MC: Final[i64] = 20
TEMPERATURE_MC: Final[i64] = 14
OCEAN_MC: Final[i64] = 15
PRODUCTION_BONUS: Final[i64] = 4
RESEARCH_DRAW: Final[i64] = 2
RESEARCH_KEEP: Final[i64] = 1
RESEARCH_BONUS_DRAW: Final[i64] = 3
RESEARCH_BONUS_KEEP: Final[i64] = 1
HAND_LIMIT: Final[i64] = 10
HOTTEST: Final[i64] = 19  # steps from -30 °C: AE-13.1
RICHEST: Final[i64] = 14  # per cent of oxygen: AE-13.2
SUPPLY_CUBES: Final[i64] = 27  # AE-16.3
SUPPLY_MARKERS: Final[i64] = 3
COOP_TARGET: Final[i64] = 80  # AE-16.15
SOLO_ROUNDS: Final[i64] = 25  # AE-17.13
PASS_OF_STACK: Final[i64] = 5  # rounds: AE-17.9
LAST_MARKER: Final[i64] = 5  # AE-17.12

# Modes: AE-1.1.
VERSUS: Final[i64] = 0
COOP: Final[i64] = 1
SOLO: Final[i64] = 2

# Ways to set up: AE-2b, AE-2c, AE-2d.
NORMAL: Final[i64] = 0
FIRST_GAME: Final[i64] = 1
EXPERIENCED: Final[i64] = 2

# Colours of project cards; a corporation has a colour of its own, so that no phase plays it.
GREEN: Final[i64] = 0
BLUE: Final[i64] = 1
RED: Final[i64] = 2
CORPORATE: Final[i64] = 3

# Tags: AE-14.11. What production may count besides tags is the forests.
BUILDING: Final[i64] = 0
SPACE: Final[i64] = 1
POWER: Final[i64] = 2
SCIENCE: Final[i64] = 3
JUPITER: Final[i64] = 4
EARTH: Final[i64] = 5
PLANT: Final[i64] = 6
MICROBE: Final[i64] = 7
ANIMAL: Final[i64] = 8
EVENT: Final[i64] = 9
TAGS: Final[i64] = 10
FORESTS: Final[i64] = 10

# Production: AE-1.17.
MC: Final[i64] = 0
HEAT: Final[i64] = 1
PLANTS: Final[i64] = 2
CARD: Final[i64] = 3
PRODUCTIONS: Final[i64] = 4
RATING: Final[i64] = 4  # gained like these, but not produced

# Special resources, and sets of them as bits.
ANIMALS: Final[i64] = 1
MICROBES: Final[i64] = 2
DISCOVERIES: Final[i64] = 4  # the rulebook's word for science on cards

# Where cubes are put: on this card, on another, on any.
HERE: Final[i64] = 0
ELSEWHERE: Final[i64] = 1
ANYWHERE: Final[i64] = 2

# Colour zones, in rising order: AE-1.16.
PURPLE: Final[i64] = 0
RED_ZONE: Final[i64] = 1
YELLOW: Final[i64] = 2
WHITE: Final[i64] = 3

# Phases: AE-5.1.
DEVELOPMENT: Final[i64] = 0
CONSTRUCTION: Final[i64] = 1
ACTION: Final[i64] = 2
PRODUCTION: Final[i64] = 3
RESEARCH: Final[i64] = 4
PHASES: Final[i64] = 5

# What is raised, as bits: triggers name a set of them.
ON_TEMPERATURE: Final[i64] = 1
ON_OXYGEN: Final[i64] = 2
ON_OCEAN: Final[i64] = 4
ON_FOREST: Final[i64] = 8

# Standard actions: AE-9.9 to AE-9.13.
FOREST_BY_PLANTS: Final[i64] = 0
FOREST_BY_MC: Final[i64] = 1
TEMPERATURE_BY_HEAT: Final[i64] = 2
TEMPERATURE_BY_MC: Final[i64] = 3
OCEAN_BY_MC: Final[i64] = 4
STANDARDS: Final[i64] = 5

# How the points of a card are counted.
FIXED: Final[i64] = 0
PER_CUBE: Final[i64] = 1
PER_TAG: Final[i64] = 2
PER_FOREST: Final[i64] = 3
PER_CARD: Final[i64] = 4
PER_BLUE: Final[i64] = 5

# Verbs.
FOUND: Final[i64] = 0  # a corporation
EXCHANGE: Final[i64] = 1
PLAN: Final[i64] = 2
NEUTRAL: Final[i64] = 3
SELL: Final[i64] = 4
SELL_CARD: Final[i64] = 5
STOP: Final[i64] = 6
PLAY: Final[i64] = 7
DRAW: Final[i64] = 8
DONE: Final[i64] = 9
RESUME: Final[i64] = 10
USE: Final[i64] = 11
STANDARD: Final[i64] = 12
WAY: Final[i64] = 13
AMOUNT: Final[i64] = 14
MORE: Final[i64] = 15
PAY_HEAT: Final[i64] = 16
PAY_MICROBES: Final[i64] = 17
PAY_PLANTS: Final[i64] = 18
PAY: Final[i64] = 19
DECLINE: Final[i64] = 20
DISCARD: Final[i64] = 21
KEEP: Final[i64] = 22
TAKE: Final[i64] = 23
PUT: Final[i64] = 24
REMOVE: Final[i64] = 25
FLIP: Final[i64] = 26
RESOLVE: Final[i64] = 27
RAISE: Final[i64] = 28
TAKE_CUBE: Final[i64] = 29
TAKE_MARKER: Final[i64] = 30
OFFER: Final[i64] = 31
GIVE: Final[i64] = 32

AMOUNTS: Final[i64] = 33  # 0 … 32; beyond that one says "more" first
HEATS: Final[i64] = 64  # heat that can go into one payment; no price is higher
