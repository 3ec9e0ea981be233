"""Chapter 1: the regions of Mars, Phobos, and who borders whom."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from ecliptic.core.agenda import NONE
from ecliptic.core.errors import SetupProblem
from ecliptic.games.redplanet.box.contents import Layout
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_PHOBOS = ("2015", "2025")
MAPS = (("2005", "A"), ("2015", "A"), ("2025", "A"), ("2025", "B"), ("2025", "C"), ("2025", "D"))

Map = dict[str, set[str]]


def on_map(edition: str, letter: str, seed: int = 1, corrections: dict[str, object] | None = None) -> Position:
    """Set a table with this arrangement of the map."""
    if edition == "2025":
        return Position(edition, 3, seed, layout=letter, corrections=corrections)
    return Position(edition, 3, seed, corrections=corrections)


def walked(edition: str, letter: str, seed: int = 1, corrections: dict[str, object] | None = None) -> Map:
    """Where an Explorer can go from each region of Mars."""
    found: Map = {}
    for region in on_map(edition, letter).box.regions:
        if region.kind != "moon":
            p = on_map(edition, letter, seed, corrections).ships().stand(region.id, red=1)
            p.choose("explorer", "travel_agent", "travel_agent").act(0, "move_from", region.id)
            found[region.id] = {str(other) for other in p.things("move_to")}
    return found


def printed(layout: Layout) -> Map:
    """Read the neighbours of each region from the card data."""
    regions = (*layout.ring, *layout.inner)
    return {one: {other for other in regions if {one, other} in map(set, layout.edges)} for one in regions}


def kinds(p: Position) -> dict[str, set[str]]:
    """List the regions on the rim, in the middle and beside the planet, as the game takes them."""
    tests = {"outer": p.s.edition.is_outer, "inner": p.s.edition.is_inner}
    found = {kind: {p.regions[region] for region in range(10) if test(region)} for kind, test in tests.items()}
    return found | {"beside": set(p.regions) - found["outer"] - found["inner"]}


@rule("RP-1.24")
def test_regions_of_2025() -> None:
    """Three regions are inner; the six others of Mars are outer."""
    found = kinds(Position("2025", 3))
    assert found["inner"] == {"valles_marineris", "hellas", "syrtis_major"}
    assert len(found["outer"]) == 6
    assert found["beside"] == {"phobos"}


@rule("RP-1.25")
def test_regions_of_2015() -> None:
    """Two regions are inner; seven are outer, Hellas and Tritonis Sinus among them."""
    found = kinds(Position("2015", 3))
    assert found["inner"] == {"syrtis_major", "valles_marineris"}
    assert len(found["outer"]) == 7
    assert {"hellas", "tritonis_sinus"} <= found["outer"]
    assert found["beside"] == {"phobos"}


@rule("RP-1.26", "RP-1.28")
def test_regions_of_2005() -> None:
    """Ten areas, all on Mars: six outer and four inner; no Phobos, and no shuttle that goes there."""
    p = Position("2005", 3)
    found = kinds(p)
    assert (len(found["outer"]), len(found["inner"]), found["beside"]) == (6, 4, set())
    assert all(p.s.edition.on_mars(region) for region in range(10))
    assert "phobos" not in p.regions
    assert p.s.edition.phobos == NONE
    assert set(walked("2005", "A")) == set(p.regions)


@rule("RP-1.27")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_phobos_is_a_tenth_region_beside_the_planet(edition: str) -> None:
    """A ship can go there, astronauts stand there and find a resource; no walk from Mars leads there."""
    p = Position(edition, 3).first("red").ships("phobos:3", "", "")
    assert len(p.regions) == 10
    p.choose("travel_agent", "travel_agent", "travel_agent").act(0, "place", 0)
    assert (p.present("phobos", "red"), p.is_explored("phobos")) == (3, True)
    assert not p.s.edition.on_mars(p.region("phobos"))
    assert all("phobos" not in neighbours for neighbours in walked(edition, "A").values())


@rule("RP-1.29")
def test_the_four_arrangements_of_2025_differ_in_who_is_next_to_whom() -> None:
    """Each arrangement has neighbours of its own, as printed; inner and outer regions are the same in all four."""
    box = Position("2025", 3).box
    assert [layout.id for layout in box.layouts] == ["A", "B", "C", "D"]
    found = {layout.id: walked("2025", layout.id) for layout in box.layouts}
    for layout in box.layouts:
        assert found[layout.id] == printed(layout)
        assert kinds(on_map("2025", layout.id)) == kinds(on_map("2025", "A"))
        assert set(layout.inner) == kinds(on_map("2025", "A"))["inner"]
    assert all(found[one] != found[other] for one, other in combinations("ABCD", 2))


@rule("RP-1.30", "RP-1.31")
@pytest.mark.parametrize("edition", ["2015", "2005"])
def test_older_maps_are_always_the_same(edition: str) -> None:
    """There is one arrangement, no choice of another, and every game is played on it."""
    p = Position(edition, 3)
    assert len(p.box.layouts) == 1
    for letter in ("A", "B", "random"):
        with pytest.raises(SetupProblem, match="setup-unknown-switch"):
            Position(edition, 3, layout=letter)
    assert all(walked(edition, "A", seed) == printed(p.box.layouts[0]) for seed in (2, 3, 4))


@rule("RP-1.32")
@pytest.mark.parametrize(("edition", "letter"), MAPS)
def test_neighbours_are_mutual(edition: str, letter: str) -> None:
    """Who can walk from one region to another can walk back, and no region is its own neighbour."""
    neighbours = walked(edition, letter)
    for region, others in neighbours.items():
        assert region not in others
        assert all(region in neighbours[other] for other in others)
    p = on_map(edition, letter)
    assert neighbours == printed(next(layout for layout in p.box.layouts if layout.id == letter))


@rule("RP-1.32")
@pytest.mark.parametrize("edition", ["2005", "2015", "2025"])
def test_neighbours_are_map_data(edition: str) -> None:
    """With a border less on the owner's map, nobody can cross it any more, in either direction."""
    layout = Position(edition, 3).box.layouts[0]
    gone, *edges = layout.edges
    fewer = msgspec.structs.replace(layout, edges=tuple(edges))
    corrections: dict[str, object] = {"edition": edition, "layouts": [msgspec.to_builtins(fewer)]}
    before, after = walked(edition, "A"), walked(edition, "A", corrections=corrections)
    for one, other in (gone, gone[::-1]):
        assert before[one] - after[one] == {other}
