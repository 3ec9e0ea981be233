"""Red projects that warm Mars, bring oxygen, water or forests, or raise the rating."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

EVENTS = ("bribed_committee", "lava_flows", "release_of_inert_gases")
JUPITER = ("ganymede_shipyard", "asteroid_mining")
PLANTS = ("lichen", "heather", "nitrophilic_moss", "grass")


def played(p: Position, name: str, mc: int) -> Position:
    """The first player, with so many M€, plays this card in the construction phase."""
    return p.give(0, mc=mc).hand(0, name).plan("construction", "research").act(0, "play", name)


def mars(p: Position) -> tuple[int, int, int]:
    """Degrees, per cent of oxygen, oceans."""
    return p.temperature(), p.s.oxygen, p.s.oceans


@rule("AE-13.9", "AE-13.27", "AE-E8")
@pytest.mark.parametrize(
    ("name", "cost", "temperature", "others"),
    [
        ("artificial_lake", 13, -8, ()),
        ("crater", 7, -30, EVENTS),
        ("ice_cap_melting", 4, 2, ()),
        ("permafrost_extraction", 8, -8, ()),
        ("subterranean_reservoir", 10, -30, ()),
    ],
)
def test_a_card_that_brings_one_ocean(name: str, cost: int, temperature: int, others: tuple[str, ...]) -> None:
    """One tile is flipped: a step of TR and what the tile shows, here 2 M€ and a plant."""
    p = Position(2).mars(temperature).tile(0, mc=2, plants=1).in_play(0, *others)
    played(p, name, cost)
    assert (mars(p), p.has(0, "mc", "plants", "rating")) == ((temperature, 0, 1), (2, 1, 6))


@rule("AE-13.9", "AE-13.10")
@pytest.mark.parametrize(("name", "cost", "temperature"), [("ice_asteroid", 21, -30), ("lake_marineris", 17, -8)])
def test_a_card_that_brings_two_oceans(name: str, cost: int, temperature: int) -> None:
    """Each tile gives its own step of TR and its own reward."""
    p = Position(2).mars(temperature).tile(0, mc=2, plants=1).tile(1, mc=4)
    played(p, name, cost)
    assert (mars(p), p.has(0, "mc", "plants", "rating")) == ((temperature, 0, 2), (6, 1, 7))


@rule("AE-13.7", "AE-13.9")
def test_a_comet_warms_and_brings_an_ocean() -> None:
    """One step and one tile, two steps of TR."""
    p = played(Position(2).tile(0, plants=2), "comet", 27)
    assert (mars(p), p.has(0, "mc", "plants", "rating")) == ((-28, 0, 1), (2, 2, 7))


@rule("AE-13.7", "AE-13.10")
def test_deimos_down_warms_by_three_steps_and_brings_money() -> None:
    """The seven M€ come after the price of thirty was paid."""
    p = played(Position(2), "deimos_down", 30)
    assert (mars(p), p.has(0, "mc", "heat", "rating")) == ((-24, 0, 0), (7, 0, 8))


@rule("AE-8.4")
def test_the_money_of_deimos_down_does_not_help_to_pay_for_it() -> None:
    """Twenty-nine M€ are too few."""
    p = Position(2).give(0, mc=29).hand(0, "deimos_down").plan("construction", "research")
    assert p.reason(0, "play", "deimos_down") == "too-dear"


@rule("AE-13.10")
def test_a_giant_ice_asteroid_is_worth_four_steps_of_tr() -> None:
    """Two steps of temperature and two oceans with their rewards."""
    p = played(Position(2).tile(0, mc=4).tile(1, plants=2), "giant_ice_asteroid", 36)
    assert (mars(p), p.has(0, "mc", "plants", "rating")) == ((-26, 0, 2), (4, 2, 9))


@rule("AE-13.7", "AE-13.10")
def test_lava_flows_warm_by_two_steps() -> None:
    """Four degrees, two steps of TR, nothing else."""
    p = played(Position(2), "lava_flows", 17)
    assert (mars(p), p.has(0, "mc", "heat", "plants", "rating")) == ((-26, 0, 0), (0, 0, 0, 7))


@rule("AE-13.8")
def test_atmosphere_filtering_brings_a_step_of_oxygen() -> None:
    """And no forest."""
    p = played(Position(2).in_play(0, "research"), "atmosphere_filtering", 6)
    assert (mars(p), p.has(0, "mc", "forests", "rating")) == ((-30, 1, 0), (0, 0, 6))


@rule("AE-13.8", "AE-13.9")
def test_towing_a_comet_brings_oxygen_an_ocean_and_two_plants() -> None:
    """The tile's plant comes on top."""
    p = played(Position(2).tile(0, mc=1, plants=1), "towing_a_comet", 22)
    assert (mars(p), p.has(0, "mc", "plants", "forests", "rating")) == ((-30, 1, 1), (1, 3, 0, 7))


@rule("AE-13.13", "AE-13.14")
def test_a_mangrove_is_a_forest_with_its_oxygen() -> None:
    """One token and one step; with the rise of TR it is worth two points."""
    p = played(Position(2).mars(2), "mangrove", 12)
    assert (mars(p), p.has(0, "mc", "forests", "rating"), p.points(0)) == ((2, 1, 0), (0, 1, 6), 7)
    assert p.has(1, "forests", "rating") == (0, 5)


@rule("AE-13.10", "AE-13.13")
def test_a_plantation_is_two_forests() -> None:
    """Two tokens, two steps of oxygen, two of TR."""
    p = played(Position(2).in_play(0, "research", "artificial_photosynthesis", "gene_repair"), "plantation", 22)
    assert (mars(p), p.has(0, "mc", "forests", "rating")) == ((-30, 2, 0), (0, 2, 7))


@rule("AE-13.25", "AE-15.8")
def test_a_bribed_committee_gives_tr_that_its_points_take_back() -> None:
    """Two steps more income, and in the end nothing won."""
    p = played(Position(2), "bribed_committee", 5)
    assert (p.has(0, "mc", "rating"), p.points(0)) == ((0, 7), 5)
    assert mars(p) == (-30, 0, 0)


@rule("AE-13.25")
def test_release_of_inert_gases_is_two_steps_of_tr() -> None:
    """Mars itself stays as it is."""
    p = played(Position(2), "release_of_inert_gases", 16)
    assert (mars(p), p.has(0, "mc", "rating"), p.points(0)) == ((-30, 0, 0), (0, 7), 7)


@rule("AE-13.25", "AE-14.13", "AE-14.15")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_terraforming_ganymede_counts_the_owners_jupiter_tags_and_its_own(others: int) -> None:
    """One step of TR for itself and one for each other; tags across the table do not count."""
    p = Position(2).in_play(0, *JUPITER[:others]).in_play(1, "vesta_shipyard")
    titanium = 2 * others  # two on each of these cards
    played(p, "terraforming_ganymede", 28 - 3 * titanium)
    assert (p.has(0, "mc", "rating"), p.has(1, "rating")) == ((0, 5 + 1 + others), (5,))


@rule("AE-13.7", "AE-13.25", "AE-14.13")
@pytest.mark.parametrize(("tags", "plants"), [(0, 2), (2, 2), (3, 6), (4, 6)])
def test_a_nitrogen_rich_asteroid_feeds_a_world_that_has_plants(tags: int, plants: int) -> None:
    """Two plants, and four more from three plant tags on; the TR is 2 and that of one step."""
    p = Position(2).in_play(0, *PLANTS[:tags]).in_play(1, "trees")  # a plant tag that does not count
    played(p, "nitrogen_rich_asteroid", 30)
    assert (mars(p), p.has(0, "mc", "plants", "rating")) == ((-28, 0, 0), (0, plants, 8))


@rule("AE-8.29", "AE-8.31", "AE-13.19")
def test_what_is_full_already_gives_nothing_and_the_rest_of_the_card_works() -> None:
    """Deimos Down on a warm Mars is paid for, brings its money and no TR."""
    p = played(Position(2).mars(8), "deimos_down", 30)
    assert (mars(p), p.has(0, "mc", "rating")) == ((8, 0, 0), (7, 5))


@rule("AE-8.29", "AE-13.19")
def test_nine_oceans_leave_a_comet_its_warmth() -> None:
    """No tile and no reward, but the step of temperature counts."""
    p = played(Position(2).mars(-30, 0, 9).tile(8, mc=4), "comet", 25)
    assert (mars(p), p.has(0, "mc", "rating")) == ((-28, 0, 9), (0, 6))


@rule("AE-13.18", "AE-8.29")
def test_a_mangrove_on_a_mars_full_of_oxygen_is_still_a_forest() -> None:
    """The token comes without a step and without TR."""
    p = played(Position(2).mars(2, 14), "mangrove", 12)
    assert (mars(p), p.has(0, "forests", "rating")) == ((2, 14, 0), (1, 5))


@rule("AE-13.17", "AE-13.21", "AE-Q22")
def test_a_giant_ice_asteroid_that_meets_both_ends_is_rewarded_in_full() -> None:
    """From +6 degrees and eight oceans: four steps of TR, and the last tile pays twice."""
    p = played(Position(2).mars(6, 0, 8).tile(8, mc=4), "giant_ice_asteroid", 36)
    assert (mars(p), p.has(0, "mc", "rating")) == ((8, 0, 9), (8, 9))


@rule("AE-X9", "AE-13.21")
def test_a_plantation_from_thirteen_per_cent_gives_both_steps_of_tr() -> None:
    """Oxygen stops at 14 and the second forest is rewarded all the same."""
    p = Position(2).mars(-30, 13).in_play(0, "research", "artificial_photosynthesis", "gene_repair")
    played(p, "plantation", 22)
    assert (mars(p), p.has(0, "forests", "rating")) == ((-30, 14, 0), (2, 7))
