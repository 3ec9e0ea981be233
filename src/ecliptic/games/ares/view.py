"""What one viewer may know, built up field by field from nothing (chapter 18a)."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.core.view import View


class PlayerSeen(Struct, frozen=True):
    """One player as a viewer sees them; faces that the viewer may not see are None."""

    mc: int
    heat: int
    plants: int
    rating: int
    forests: int
    production: list[int]  # M€, heat, plants, cards: levels as they are now
    fixed_production: list[int]  # without what counts tags or forests
    steel: int
    titanium: int
    corporation: int | None
    chose_corporation: bool
    hand: list[int | None]
    looked: list[int | None]
    looked_open: bool
    keeps: int
    marked: list[int]  # for the exchange; the viewer's own
    offers: list[int | None]
    offered: int | None
    has_offered: bool
    playing: int | None
    played: list[int]
    tags: list[int]
    cubes: dict[int, int]  # by card
    actions: list[int]
    used: dict[int, int]  # by card: how often in this action phase
    pending: list[int]
    phase: int | None
    chose_phase: bool
    last_phase: int | None
    done: bool
    plays: int
    has_played: bool
    bonus: bool
    next_less: int
    next_shift: bool
    rating_rose: bool
    sale: int
    prices: dict[int, int]  # of the cards in the viewer's own hand, as they would cost now
    standard_prices: list[int]  # by standard action, in its own means
    points: int  # what all can see of the score


class AresView(View, frozen=True, kw_only=True):
    """All that this viewer may know."""

    round: int
    phase: int | None
    called: list[int]
    ended: bool
    temperature: int
    oxygen: int
    oceans: int
    temperature_before: int
    oxygen_before: int
    oceans_before: int
    tiles: list[int | None]  # by space: the tile, if it is flipped
    last_flipped: int | None
    deck: int
    discards: int
    known_discards: list[int]
    known_to: dict[int, int]  # cards in sight of the viewer that others know too, or that the viewer knows elsewhere
    supply_cubes: int
    supply_markers: int
    neutral: list[int]  # phases left in the stack; in the order in which they will come only when that is open
    neutral_phase: int | None
    marker: int
    players: list[PlayerSeen]
    score: list[int]
    winners: list[int]
    track: list[int]
