"""From a box and the chosen switches to an `Edition`: names become numbers, rows become columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Action, Box, Discovery, Layout, Mission
from ecliptic.games.redplanet.edition import Edition
from ecliptic.games.redplanet.names import REGION_KINDS, RESOURCES, ROLE_NAMES, WINDOW_NAMES

NONE: Final = -1
PLACE_MODES: Final = {
    "any": t.ANY_SHIPS,
    "split": t.ANY_SHIPS,
    "different": t.DIFFERENT_SHIPS,
    "together": t.ONE_SHIP_OR_NONE,
}
TIMINGS: Final = {"reveal": t.AT_REVEAL, "production": t.AT_PRODUCTION, "final": t.AT_SCORING}
EFFECTS: Final = {
    "none": t.NOTHING,
    "no_production": t.NO_PRODUCTION,
    "adjacent_bonus": t.NEIGHBOURS_PRODUCE_MORE,
    "second_place_takes": t.SECOND_TAKES,
    "each_color_loses": t.EACH_COLOUR_LOSES,
    "set_resource": t.RESOURCE_BECOMES,
    "swap_with_unused_resource": t.SWAP_UNUSED_RESOURCE,
    "evacuate_to_adjacent": t.EVACUATE,
    "docked_crew_lands_here": t.DOCKED_CREWS_LAND,
    "extra_tokens": t.PRODUCES_MORE,
    "leader_points": t.LEADERS_SCORE,
    "presence_points": t.PRESENT_SCORE,
    "presence_tiers": t.PRESENCE,
    "presence_count": t.PRESENCE,
    "presence_all": t.PRESENCE,
    "most_total": t.MOST_ASTRONAUTS,
    "most_tokens": t.MOST_TOKENS,
    "token_set": t.TOKENS_OF_EACH_KIND,
    "most_lost": t.MOST_LOST,
    "sole_occupant": t.ALONE,
    "majority_count": t.MAJORITIES,
    "gain_tokens": t.GAIN_TOKENS,
    "return_lost": t.RESCUE,
    "force_launch": t.LAUNCH_OWN,
    "reselect_character": t.CHOOSE_AGAIN,
}
# What each rulebook says where they differ; a switch of the same name overrides it.
RULEBOOKS: Final[dict[str, dict[str, Any]]] = {
    "2005": {
        "hidden_resources": False,
        "new_ships_first": True,
        "deals_events": True,
        "swaps_tokens": True,
        "leftovers_leave": True,
        "any_tie_keeps": True,
    },
    "2015": {"drops_at_once": True},
    "2025": {},
}
OPEN_START: Final = {"redraw": 0, "owner": 1, "wait": 2}


def events(box: Box) -> list[Mission | Discovery | Action]:
    """The event cards, each as often as it is in the box: missions, then discoveries, then actions."""
    discoveries = [card for card in box.discoveries for _ in range(card.count)]
    return [*box.missions, *discoveries, *box.actions]


def layout_of(box: Box, wanted: str) -> Layout:
    """The arrangement of the map with this letter."""
    return next(layout for layout in box.layouts if layout.id == wanted)


def build(box: Box, switches: Mapping[str, Any]) -> Edition:
    """The tables of one game."""
    edition = Edition()
    _lay_map(edition, box, layout_of(box, switches.get("layout", "A")))
    _list_ships(edition, box)
    _list_characters(edition, box)
    _list_events(edition, box)
    for name, value in RULEBOOKS[box.edition.id].items():
        setattr(edition, name, value)
    for name, value in switches.items():
        if name == "open_start":
            edition.open_start = OPEN_START[value]
        elif name == "drop_most":
            edition.drop_most = value or edition.drop_most
        elif name != "layout":
            setattr(edition, name, value)
    return edition


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _lay_map(edition: Edition, box: Box, layout: Layout) -> None:
    ids = [region.id for region in box.regions]
    edition.region_kind = _column([REGION_KINDS.index(region.kind) for region in box.regions])
    edition.phobos = next((i for i, region in enumerate(box.regions) if region.kind == "moon"), NONE)
    adjacent = [0] * (t.REGIONS * t.REGIONS)
    for one, other in layout.edges:
        a, b = ids.index(one), ids.index(other)
        adjacent[a * t.REGIONS + b] = adjacent[b * t.REGIONS + a] = 1
    edition.adjacent = _column(adjacent)


def _list_ships(edition: Edition, box: Box) -> None:
    ids = [region.id for region in box.regions]
    ships = [ship for ship in box.ships for _ in range(ship.count)]
    edition.ship_bound = _column([NONE if s.destination == "open" else ids.index(s.destination) for s in ships])
    edition.ship_capacity = _column([ship.capacity for ship in ships])
    edition.resource_tokens = _column([getattr(box.resources.tokens, kind) for kind in RESOURCES])
    edition.token_value = _column([getattr(box.resources.values, kind) for kind in RESOURCES])


def _list_characters(edition: Edition, box: Box) -> None:
    by_role = {character.role: character for character in box.characters}
    edition.place_count = _column([by_role[role].place.count for role in ROLE_NAMES])
    edition.place_mode = _column([PLACE_MODES[by_role[role].place.mode] for role in ROLE_NAMES])
    edition.explorer_moves = by_role["explorer"].moves
    edition.drop_most = by_role["soldier"].drop_max


def _list_events(edition: Edition, box: Box) -> None:
    ids = [region.id for region in box.regions]
    cards = events(box)
    edition.events = len(cards)
    edition.first_discovery = len(box.missions)
    edition.first_action = len(cards) - len(box.actions)
    edition.event_kind = _column([_kind(card) for card in cards])
    edition.effect = _column([_effect(card) for card in cards])
    edition.timing = _column([_timing(card) for card in cards])
    edition.amount = _column([_amount(card) for card in cards])
    edition.resource = _column([_resource(card) for card in cards])
    edition.points = _column([_points(card) for card in cards])
    edition.limit = _column([getattr(card, "points_max", 0) for card in cards])
    edition.named = _column([flag for card in cards for flag in _named(card, ids)])
    edition.tiers = _column([points for card in cards for points in _tiers(card)])


def _kind(card: Mission | Discovery | Action) -> int:
    return {Mission: t.MISSION, Discovery: t.DISCOVERY, Action: t.ACTION}[type(card)]


def _effect(card: Mission | Discovery | Action) -> int:
    name = card.condition if isinstance(card, Mission) else card.effect
    if name == "parity_filter":
        return t.ONLY_EVEN_COUNT if getattr(card, "counts_only", "") == "even" else t.ONLY_ODD_COUNT
    return EFFECTS[name]


def _timing(card: Mission | Discovery | Action) -> int:
    if isinstance(card, Discovery):
        return TIMINGS[card.timing]
    return WINDOW_NAMES.index(card.window) if isinstance(card, Action) else NONE


def _amount(card: Mission | Discovery | Action) -> int:
    if isinstance(card, Mission):
        return card.min_each or card.min_regions
    return card.tokens or card.astronauts


def _resource(card: Mission | Discovery | Action) -> int:
    return RESOURCES.index(card.resource) if card.resource else NONE


def _points(card: Mission | Discovery | Action) -> int:
    if isinstance(card, Mission):
        return card.points_each or card.points
    return card.points if isinstance(card, Discovery) else 0


def _named(card: Mission | Discovery | Action, ids: list[str]) -> list[int]:
    if not isinstance(card, Mission):
        return [0] * t.REGIONS
    everywhere = card.condition == "presence_count"
    return [int(everywhere or region in card.regions) for region in ids]


def _tiers(card: Mission | Discovery | Action) -> list[int]:
    """Points for presence in 0, 1, 2 … 10 of the named regions."""
    points = [0] * (t.REGIONS + 1)
    if not isinstance(card, Mission):
        return points
    steps = dict(card.thresholds) | {i + 1: tier for i, tier in enumerate(card.tiers)}
    if card.condition == "presence_all":
        steps[len(card.regions)] = card.points
    for count in range(1, t.REGIONS + 1):
        points[count] = steps.get(count, points[count - 1])
    return points
