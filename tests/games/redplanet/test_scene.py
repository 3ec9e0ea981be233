"""The scene of a drawn board: what it tells is what the rules play with, and the page's fixtures tell the same."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.core.playout import play_out
from ecliptic.core.setup import Rules, Setup
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.opened import edition_of
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import COLOUR_NAMES
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.telling.scene import (
    PRODUCTIONS,
    CardPlaceScene,
    PlaceScene,
    RedPlanetScene,
    SpaceScene,
)
from ecliptic.games.redplanet.view import RedPlanetView
from tests.games.redplanet.position import Position

GRAPHS = Path(__file__).parents[3] / "web" / "src" / "games" / "redplanet" / "mars" / "fixtures" / "graphs.json"
MAPS = [("2005", ""), ("2015", ""), *[("2025", letter) for letter in "ABCD"]]


def table(edition: str, layout: str = "", seats: int = 3) -> Rules:
    """Rules of a table."""
    return REDPLANET.rules(edition, seats, {"layout": layout} if layout else {})


def graph(scene: RedPlanetScene) -> dict[str, Any]:
    """The map as the page's tests draw it."""
    return {"ring": scene.ring, "inner": scene.inner, "edges": [list(edge) for edge in scene.edges]}


def test_the_graphs_that_the_page_is_tested_with_are_ours() -> None:
    """All six maps."""
    ours = {edition + layout: graph(REDPLANET.scene(table(edition, layout))) for edition, layout in MAPS}
    assert msgspec.json.decode(GRAPHS.read_bytes()) == ours


@pytest.mark.parametrize(("edition", "layout"), MAPS)
def test_the_map_is_that_of_the_rules(edition: str, layout: str) -> None:
    """Every pair of regions touches in the scene exactly where astronauts can walk."""
    rules = table(edition, layout)
    scene, tables = REDPLANET.scene(rules), edition_of(rules)
    edges = {frozenset(edge) for edge in scene.edges}
    for one, other in itertools.combinations(range(int(t.REGIONS)), 2):
        assert (frozenset((one, other)) in edges) == tables.are_adjacent(one, other)
    assert {*scene.ring} == {region for region in range(int(t.REGIONS)) if tables.is_outer(region)}
    assert {*scene.inner} == {region for region in range(int(t.REGIONS)) if tables.is_inner(region)}
    assert scene.moon == (None if tables.phobos < 0 else tables.phobos)


@pytest.mark.parametrize("edition", ["2005", "2015", "2025"])
def test_ships_and_cards_have_the_numbers_of_the_rules(edition: str) -> None:
    """A view names them by number only."""
    rules = table(edition)
    scene, tables = REDPLANET.scene(rules), edition_of(rules)
    assert [-1 if ship.bound_for is None else ship.bound_for for ship in scene.ships] == list(tables.ship_bound)
    assert [ship.capacity for ship in scene.ships] == list(tables.ship_capacity)
    kinds = {int(t.MISSION): "mission", int(t.DISCOVERY): "discovery", int(t.ACTION): "action"}
    assert [card.kind for card in scene.cards] == [kinds[kind] for kind in tables.event_kind]
    for number, card in enumerate(scene.cards):
        is_presence = card.kind == "mission" and tables.effect[number] == t.PRESENCE
        named = [region for region in range(int(t.REGIONS)) if tables.is_named(number, region)]
        assert card.presence == (named if is_presence else [])


def test_roles_are_called_in_the_order_of_the_rail() -> None:
    """Up in 2005, down in the newer editions."""
    assert [role.number for role in REDPLANET.scene(table("2005")).roles] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [role.number for role in REDPLANET.scene(table("2025")).roles] == [9, 8, 7, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_colours_know_who_decides_for_them(seats: int) -> None:
    """With two players there are four colours, and those in the middle are neutral."""
    rules = table("2025", "A", seats)
    state = REDPLANET.new(Setup(rules, 1))
    assert isinstance(state, RedPlanet)
    colours = REDPLANET.scene(rules).colours
    assert [colour.look for colour in colours] == list(COLOUR_NAMES[: state.colours])
    assert [colour.seat for colour in colours] == [state.owner(colour) for colour in range(state.colours)]
    assert [colour.neutral for colour in colours] == [state.is_neutral(colour) for colour in range(state.colours)]
    assert REDPLANET.scene(rules).docks == state.docks()


def test_productions_are_where_the_track_has_them() -> None:
    """The track is printed; the rules know the same rounds."""
    state = REDPLANET.new(Setup(table("2015"), 1))
    assert isinstance(state, RedPlanet)
    ended: dict[int, int] = {}
    while not state.over:
        seen, happened = state.round, state.productions
        play_out(state, 1, 1)
        if state.productions > happened:
            ended[state.productions] = seen
    assert tuple(ended.values()) == PRODUCTIONS
    track = REDPLANET.scene(table("2015")).track
    before = {space.number: track[index - 1] for index, space in enumerate(track) if space.kind == "production"}
    assert [before[number].number for number in (1, 2)] == list(PRODUCTIONS[:2])
    assert [space.kind for space in track[-4:]] == ["round", "reveal", "production", "scoring"]


def spots(view: RedPlanetView, scene: RedPlanetScene) -> list[CardPlaceScene]:
    """Where the cards lie that a viewer knows, as the scene tells it."""
    found = [scene.card_places[place] for place in view.cards.places if place is not None]
    assert None not in found
    return [spot for spot in found if spot is not None]


def test_cards_lie_where_the_scene_says() -> None:
    """In a view that is a number: dealt to the seat, kept by it, attached to a region, drawn, discarded."""
    dealt = Position("2015", 3, as_dealt=True)
    scene = REDPLANET.scene(dealt.rules)
    assert {(spot.where, spot.seat) for spot in spots(dealt.view(1), scene)} == {("dealt", 1)}
    p = Position("2015", 3)
    discovery = p.events[p.s.edition.first_discovery]
    p.attach("hellas", discovery, 1)
    assert spots(p.view(1), scene)[-1] == CardPlaceScene("attached", region=p.region("hellas"))
    assert ("held", 1) in {(spot.where, spot.seat) for spot in spots(p.view(1), scene)}
    p.top_event(p.events[p.s.edition.first_discovery + 1]).ships("hellas:4", "syrtis_major:4", "ausonia:4")
    p.choose("travel_agent", "scientist", "travel_agent").act(1, "place", 0).act(1, "place", 1).act(1, "draw")
    assert CardPlaceScene("drawn", seat=1) in spots(p.view(1), scene)


def test_places_are_ships_and_then_regions() -> None:
    """As the rules count them where somebody is replaced."""
    p = (
        Position("2015", 3)
        .ships("hellas:4", "syrtis_major:4", "ausonia:4")
        .crew(1, blue=1, red=1)
        .stand("syrtis_major", red=1, blue=1)
    )
    places = REDPLANET.scene(p.rules).places
    assert len(places) == t.DOCKS + t.REGIONS
    p.choose("femme_fatale", "travel_agent", "travel_agent").act(0, "place", 0)
    decision = REDPLANET.decision(p.s, 0)
    assert decision is not None
    assert [places[thing] for verb, thing in decision.actions if verb == "replace_at"] == [
        PlaceScene("ship", 1),
        PlaceScene("region", p.region("syrtis_major")),
    ]


def test_the_present_space_is_the_last_one_reached() -> None:
    """At each decision of a game the space follows from what the view says of rounds, productions and discoveries."""
    rules = table("2015")
    state = REDPLANET.new(Setup(rules, 2))
    track = REDPLANET.scene(rules).track
    seen: list[tuple[str, int]] = []
    while not state.over:
        view = REDPLANET.view(state, rules, None)
        if view.round > 0 and (not seen or now(view, track) != seen[-1]):
            seen.append(now(view, track))
        play_out(state, 1, 1)
    rounds = [("round", number) for number in range(1, 11)]
    assert [space for space in seen if space[0] == "round"] == rounds
    assert now(REDPLANET.view(state, rules, None), track) == ("scoring", 0)


def now(view: RedPlanetView, track: list[SpaceScene]) -> tuple[str, int]:
    """The last space of which all is true."""
    reached = [
        (space.kind, space.number)
        for space in track
        if view.round >= space.round
        and view.productions >= space.productions
        and view.shown >= space.shown
        and view.over >= space.over
    ]
    return reached[-1]
