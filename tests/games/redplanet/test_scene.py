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
from ecliptic.games.redplanet.game import REDPLANET, edition_of
from ecliptic.games.redplanet.names import COLOUR_NAMES
from ecliptic.games.redplanet.scene import PRODUCTIONS, RedPlanetScene
from ecliptic.games.redplanet.state import RedPlanet

GRAPHS = Path(__file__).parents[3] / "web" / "src" / "games" / "redplanet" / "fixtures" / "graphs.json"
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
