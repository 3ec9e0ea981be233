"""Is this a box one can play with? Its counts are the rulebook's, its cards use known words, its map hangs together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from ecliptic.core.boxes import BoxError, check_count, check_parameters, check_unique

if TYPE_CHECKING:
    from ecliptic.games.redplanet.box.contents import Action, Box, Character, Discovery, Layout, Mission

Words = tuple[str, ...]

ANY_TIME: Final[Words] = ("reveal", "production", "final")
ROUND: Final[Words] = ("after_character_selection", "end_of_character_step")
ANY_WINDOW: Final[Words] = (*ROUND, "start_of_discovery_phase", "start_of_final_scoring")

# What a discovery can do: when, and with which parameters.
DISCOVERIES: Final[dict[str, tuple[Words, Words]]] = {
    "none": (ANY_TIME, ()),
    "extra_tokens": (("production",), ("tokens",)),
    "adjacent_bonus": (("production",), ("tokens",)),
    "no_production": (("production",), ()),
    "second_place_takes": (("production",), ()),
    "parity_filter": (("production",), ("counts_only",)),
    "each_color_loses": (("reveal",), ("astronauts",)),
    "set_resource": (("reveal",), ("resource",)),
    "swap_with_unused_resource": (("reveal",), ()),
    "evacuate_to_adjacent": (("reveal",), ()),
    "docked_crew_lands_here": (("reveal",), ()),
    "leader_points": (("final",), ("points",)),
    "presence_points": (("final",), ("points",)),
}

# What an action card can do: when, and with which parameters.
ACTIONS: Final[dict[str, tuple[Words, Words]]] = {
    "gain_tokens": (ANY_WINDOW, ("resource", "tokens")),
    "return_lost": (ANY_WINDOW, ("astronauts",)),
    "force_launch": (ROUND, ()),
    "reselect_character": (("after_character_selection",), ()),
}

# What a mission can ask for, and with which parameters.
MISSIONS: Final[dict[str, Words]] = {
    "presence_tiers": ("regions", "tiers"),
    "presence_all": ("regions", "points"),
    "presence_count": ("thresholds",),
    "most_total": ("regions", "points"),
    "most_tokens": ("resource", "points"),
    "most_lost": ("points",),
    "token_set": ("min_each", "points"),
    "majority_count": ("min_regions", "points"),
    "sole_occupant": ("points_each", "points_max"),
}

PARAMETERS: Final = frozenset(
    parameter
    for words in (*MISSIONS.values(), *(words for _, words in (*DISCOVERIES.values(), *ACTIONS.values())))
    for parameter in words
)


class Counts(NamedTuple):
    """What the rulebook counts."""

    ships: int  # RP-1.8, RP-1.9
    tokens: int  # RP-1.13, RP-1.14
    outer: int  # RP-1.24 to RP-1.28
    inner: int
    moon: int
    missions: int  # RP-1.19 to RP-1.22, RP-Q2
    discoveries: int
    actions: int
    missions_dealt: int  # to each player, at least: RP-2.21, RP-2.35


RULEBOOK: Final = {
    "2005": Counts(34, 14, outer=6, inner=4, moon=0, missions=13, discoveries=11, actions=0, missions_dealt=1),
    "2015": Counts(36, 11, outer=7, inner=2, moon=1, missions=12, discoveries=13, actions=4, missions_dealt=2),
    "2025": Counts(36, 11, outer=6, inner=3, moon=1, missions=12, discoveries=13, actions=4, missions_dealt=2),
}


def validate(box: Box) -> None:
    """Raise a BoxError for the first problem found; a box without one can be played with."""
    counts = RULEBOOK[box.edition.id]
    check_regions(box, counts)
    check_layouts(box)
    check_ships(box, counts)
    check_resources(box, counts)
    check_characters(box, counts)
    check_events(box, counts)


def check_known(where: str, regions: Iterable[str], known: Collection[str]) -> None:
    """All of these are regions of this box."""
    for region in regions:
        if region not in known:
            raise BoxError("box-unknown-region", where, {"region": region})


def check_regions(box: Box, counts: Counts) -> None:
    """RP-1.24 to RP-1.28."""
    ids = [region.id for region in box.regions]
    check_unique("regions", ids)
    if "open" in ids:  # that is what a ship without destination is called
        raise BoxError("box-reserved-id", "regions[open].id", {"id": "open"})
    kinds: Counter[str] = Counter(region.kind for region in box.regions)
    for kind, needed in (("outer", counts.outer), ("inner", counts.inner), ("moon", counts.moon)):
        check_count("box-region-count", "regions", kinds[kind], needed, kind=kind)


def check_layouts(box: Box) -> None:
    """RP-1.29 to RP-1.32."""
    if not box.layouts:
        raise BoxError("box-no-layout", "layouts", {})
    check_unique("layouts", [layout.id for layout in box.layouts])
    outer = [region.id for region in box.regions if region.kind == "outer"]
    inner = [region.id for region in box.regions if region.kind == "inner"]
    for layout in box.layouts:
        check_circle(f"layouts[{layout.id}].ring", layout.ring, outer)
        check_circle(f"layouts[{layout.id}].inner", layout.inner, inner)
        check_edges(layout, outer + inner)


def check_circle(where: str, circle: Sequence[str], regions: Sequence[str]) -> None:
    """The circle names each of these regions once."""
    check_known(where, circle, regions)
    check_unique(where, circle)
    for region in regions:
        if region not in circle:
            raise BoxError("box-region-left-out", where, {"region": region})


def check_edges(layout: Layout, mars: Sequence[str]) -> None:
    """Edges join two different regions of Mars, each pair once, and leave nobody apart."""
    where = f"layouts[{layout.id}].edges"
    seen: set[frozenset[str]] = set()
    for region, other in layout.edges:
        check_known(where, (region, other), mars)
        if region == other:
            raise BoxError("box-self-edge", where, {"region": region})
        if frozenset((region, other)) in seen:
            raise BoxError("box-duplicate-edge", where, {"region": region, "other": other})
        seen.add(frozenset((region, other)))
    check_connected(where, seen, mars)


def check_connected(where: str, edges: set[frozenset[str]], mars: Sequence[str]) -> None:
    """Every region has a neighbour, and one can walk from each to each."""
    for region in mars:
        if not any(region in edge for edge in edges):
            raise BoxError("box-no-neighbour", where, {"region": region})
    reached = {mars[0]}
    for _ in mars:
        reached |= {region for edge in edges if edge & reached for region in edge}
    for region in mars:
        if region not in reached:
            raise BoxError("box-unreachable", where, {"region": region, "other": mars[0]})


def check_ships(box: Box, counts: Counts) -> None:
    """RP-1.8 to RP-1.10; the first row of docks needs ships that are not open: RP-2.7."""
    known = {region.id for region in box.regions} | {"open"}
    for index, ship in enumerate(box.ships):
        check_known(f"ships[{index}].destination", [ship.destination], known)
    check_count("box-ship-count", "ships", sum(ship.count for ship in box.ships), counts.ships)
    open_ships = sum(ship.count for ship in box.ships if ship.destination == "open")
    most = counts.ships - box.edition.players_max
    if open_ships > most:
        raise BoxError("box-open-ships", "ships", {"count": open_ships, "most": most})


def check_resources(box: Box, counts: Counts) -> None:
    """RP-1.13, RP-1.14."""
    tokens = box.resources.tokens
    count = tokens.ice + tokens.sylvanite + tokens.celerium
    check_count("box-resource-count", "resources.tokens", count, counts.tokens)


def check_characters(box: Box, counts: Counts) -> None:
    """Nine roles, numbered 1 to 9: RP-1.7."""
    check_unique("characters", [character.role for character in box.characters])
    check_count("box-role-count", "characters", len(box.characters), 9)
    for number, count in Counter(character.number for character in box.characters).items():
        if count > 1:
            raise BoxError("box-duplicate-number", "characters", {"number": number})
    needed: dict[str, Words] = {"explorer": ("moves",), "soldier": ("drop_max",) if counts.moon else ()}
    for character in box.characters:
        where = f"characters[{character.role}]"
        check_parameters(where, character, needed.get(character.role, ()), ("moves", "drop_max"))
        check_place(where, character)


def check_place(where: str, character: Character) -> None:
    """One astronaut goes to any ship; of several, the card says how they are spread."""
    place = character.place
    if (place.count == 1) != (place.mode == "any"):
        raise BoxError("box-place-mode", f"{where}.place", {"count": place.count, "mode": place.mode})


def check_events(box: Box, counts: Counts) -> None:
    """RP-1.19 to RP-1.22, RP-2.39."""
    cards: list[Discovery | Mission | Action] = [*box.discoveries, *box.missions, *box.actions]
    check_unique("", [card.id for card in cards])
    for discovery in box.discoveries:
        check_effect(f"discoveries[{discovery.id}]", discovery, discovery.timing, "timing", DISCOVERIES)
    for mission in box.missions:
        check_mission(mission, {region.id for region in box.regions})
    for action in box.actions:
        check_effect(f"actions[{action.id}]", action, action.window, "window", ACTIONS)
    check_deal(box, counts)
    check_count("box-card-count", "missions", len(box.missions), counts.missions)
    check_count("box-card-count", "discoveries", sum(card.count for card in box.discoveries), counts.discoveries)
    check_count("box-card-count", "actions", len(box.actions), counts.actions)


def check_deal(box: Box, counts: Counts) -> None:
    """The deal never runs short of missions: RP-2.39."""
    needed = counts.missions_dealt * box.edition.players_max
    if len(box.missions) < needed:
        raise BoxError("box-too-few-missions", "missions", {"count": len(box.missions), "needed": needed})


def check_effect(
    where: str, card: Discovery | Action, moment: str, field: str, effects: dict[str, tuple[Words, Words]]
) -> None:
    """The effect is one we know, at a moment at which it can happen, with the parameters it needs."""
    if card.effect not in effects:
        raise BoxError("box-unknown-word", f"{where}.effect", {"given": card.effect})
    moments, needed = effects[card.effect]
    if moment not in moments:
        raise BoxError("box-wrong-moment", f"{where}.{field}", {"effect": card.effect, "given": moment})
    check_parameters(where, card, needed, PARAMETERS)


def check_mission(mission: Mission, regions: Collection[str]) -> None:
    """The condition is one we know, with the parameters it needs."""
    where = f"missions[{mission.id}]"
    if mission.condition not in MISSIONS:
        raise BoxError("box-unknown-word", f"{where}.condition", {"given": mission.condition})
    check_parameters(where, mission, MISSIONS[mission.condition], PARAMETERS)
    check_known(f"{where}.regions", mission.regions, regions)
    check_unique(f"{where}.regions", mission.regions)
    check_rising(f"{where}.tiers", mission.tiers)
    check_rising(f"{where}.thresholds", [regions for regions, _ in mission.thresholds])
    check_rising(f"{where}.thresholds", [points for _, points in mission.thresholds])
    if mission.tiers:
        check_count("box-tier-count", f"{where}.tiers", len(mission.tiers), len(mission.regions))


def check_rising(where: str, numbers: Sequence[int]) -> None:
    """More is worth more."""
    for number, following in pairwise(numbers):
        if following <= number:
            raise BoxError("box-not-rising", where, {"number": number, "following": following})
