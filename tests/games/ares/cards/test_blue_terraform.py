"""Blue projects whose action warms Mars, adds oxygen, flips an ocean or plants a forest."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import action, construction, shows
from tests.games.ares.position import Position

STEEL_5 = ("mine", "strip_mine", "industrial_center")
TITANIUM_7 = ("asteroid_mining", "ganymede_shipyard", "io_mining_industries", "strip_mine")
TITANIUM_8 = (*TITANIUM_7, "surface_mines")
TITANIUM_11 = (*TITANIUM_8, "fuel_factory", "mass_converter", "titanium_mine")
TITANIUM_12 = (*TITANIUM_11, "space_station")
TITANIUM_13 = (*TITANIUM_12, "vesta_shipyard")
POWER_11 = (
    "aerated_magma",
    "beam_from_a_thorium_asteroid",
    "biomass_combustors",
    "biothermal_power",
    "deep_well_heating",
    "energy_storage",
    "fueled_generators",
    "fusion_power",
    "geothermal_power",
    "giant_space_mirror",
    "great_dam",
)
POWER_12 = (*POWER_11, "lunar_beam")
POWER_13 = (*POWER_12, "wave_power")


@shows("aquifer_pumping", "solarpunk", "volcanic_pools", "water_import_from_europa", "developed_infrastructure")
@rule("AE-9.5", "AE-8.25")
@pytest.mark.parametrize(
    ("name", "others", "price"),
    [
        ("aquifer_pumping", (), 10),
        ("aquifer_pumping", ("mine",), 6),
        ("aquifer_pumping", STEEL_5, 0),
        ("aquifer_pumping", (*STEEL_5, "micro_mills"), 0),
        ("aquifer_pumping", ("mine", "advanced_alloys"), 6),
        ("aquifer_pumping", ("ganymede_shipyard",), 10),
        ("solarpunk", (), 15),
        ("solarpunk", ("ganymede_shipyard",), 11),
        ("solarpunk", TITANIUM_7, 1),
        ("solarpunk", TITANIUM_8, 0),
        ("solarpunk", ("ganymede_shipyard", "advanced_alloys"), 11),
        ("solarpunk", ("mine",), 15),
        ("volcanic_pools", (), 12),
        ("volcanic_pools", POWER_11, 1),
        ("volcanic_pools", POWER_12, 0),
        ("volcanic_pools", POWER_13, 0),
        ("water_import_from_europa", (), 12),
        ("water_import_from_europa", ("ganymede_shipyard", "advanced_alloys"), 10),
        ("water_import_from_europa", TITANIUM_11, 1),
        ("water_import_from_europa", TITANIUM_12, 0),
        ("water_import_from_europa", TITANIUM_13, 0),
        ("developed_infrastructure", ("fish", "birds", "interns", "mine", "comet"), 10),
        ("developed_infrastructure", ("fish", "birds", "interns", "ironworks"), 5),
        ("developed_infrastructure", ("fish", "birds", "interns", "ironworks", "steelworks"), 5),
    ],
)
def test_the_price_of_the_action_falls_with_what_the_owner_has_and_stops_at_0(
    name: str, others: tuple[str, ...], price: int
) -> None:
    """One M€ less is refused; with the price it is all gone, TR rises, and neither steel nor titanium is used up."""
    p = action(Position(2).in_play(0, name, *others).tile(0, plants=2))
    stock = p.has(0, "steel", "titanium")
    assert p.give(0, mc=max(0, price - 1)).reason(0, "use", name) == ("cannot-pay-action" if price else None)
    assert p.give(0, mc=price).act(0, "use", name).has(0, "mc", "rating") == (0, 6)
    assert p.has(0, "steel", "titanium") == stock


@rule("AE-8.33")
@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("aquifer_pumping", ("mine",)),
        ("solarpunk", ("ganymede_shipyard",)),
        ("volcanic_pools", ("power_plant",)),
        ("water_import_from_europa", ("ganymede_shipyard",)),
        ("developed_infrastructure", ("fish", "birds", "interns", "ironworks")),
    ],
)
def test_what_another_player_has_does_not_lower_the_price(name: str, others: tuple[str, ...]) -> None:
    """With 9 M€ none of them can be used."""
    p = action(Position(2).in_play(0, name).in_play(1, *others).give(0, mc=9))
    assert p.reason(0, "use", name) == "cannot-pay-action"


@shows("aquifer_pumping", "volcanic_pools", "water_import_from_europa")
@rule("AE-13.9")
@pytest.mark.parametrize("name", ["aquifer_pumping", "volcanic_pools", "water_import_from_europa"])
def test_an_ocean_is_flipped_with_its_reward(name: str) -> None:
    """One tile, one step of TR, and the two plants on the tile."""
    p = action(Position(2).in_play(0, name).give(0, mc=12).tile(0, plants=2)).act(0, "use", name)
    assert (p.s.oceans, p.temperature(), p.s.oxygen, p.has(0, "rating", "plants")) == (1, -30, 0, (6, 2))


@shows("solarpunk")
@rule("AE-13.13")
def test_solarpunk_plants_a_forest() -> None:
    """A token, a step of oxygen and one of TR."""
    p = action(Position(2).in_play(0, "solarpunk").give(0, mc=15)).act(0, "use", "solarpunk")
    assert (p.has(0, "forests", "rating"), p.s.oxygen) == ((1, 6), 1)


@shows("developed_infrastructure")
@rule("AE-13.7")
def test_developed_infrastructure_warms_mars() -> None:
    """One step for ten M€."""
    p = action(Position(2).in_play(0, "developed_infrastructure").give(0, mc=10)).act(
        0, "use", "developed_infrastructure"
    )
    assert (p.temperature(), p.s.oxygen, p.has(0, "mc", "rating")) == (-28, 0, (0, 6))


@shows("ironworks", "steelworks")
@rule("AE-9.5", "AE-13.8")
@pytest.mark.parametrize(("name", "heat", "mc"), [("ironworks", 4, 0), ("steelworks", 6, 2)])
def test_heat_becomes_oxygen(name: str, heat: int, mc: int) -> None:
    """Four heat, or six with two M€ besides; one heat less is refused."""
    p = action(Position(2).in_play(0, name).give(0, heat=heat - 1, plants=9))
    assert p.reason(0, "use", name) == "cannot-pay-action"
    p.give(0, heat=heat).act(0, "use", name)
    assert (p.has(0, "heat", "mc", "rating", "forests"), p.s.oxygen) == ((0, mc, 6, 0), 1)


@shows("wood_burning_stoves")
@rule("AE-8.38")
def test_wood_burning_stoves_gives_four_plants_at_once() -> None:
    """When it is played."""
    p = construction(Position(2).hand(0, "wood_burning_stoves").give(0, mc=13, plants=1))
    assert p.act(0, "play", "wood_burning_stoves").has(0, "mc", "plants") == (0, 5)


@shows("wood_burning_stoves")
@rule("AE-9.5", "AE-13.7")
@pytest.mark.parametrize(("chosen", "plants"), [(False, 4), (True, 3)])
def test_wood_burning_stoves_burns_fewer_plants_for_who_chose_the_phase(chosen: bool, plants: int) -> None:
    """Four plants warm Mars by a step, or three; one less is refused."""
    p = action(Position(2).in_play(0, "wood_burning_stoves").give(0, plants=plants - 1), chosen=chosen)
    assert p.reason(0, "use", "wood_burning_stoves") == "cannot-pay-action"
    p.give(0, plants=plants).act(0, "use", "wood_burning_stoves")
    assert (p.has(0, "plants", "rating"), p.temperature()) == ((0, 6), -28)


@shows("wood_burning_stoves")
@rule("AE-9.4")
def test_the_second_use_of_the_stoves_costs_three_plants_too() -> None:
    """Six plants for two steps."""
    p = action(Position(2).in_play(0, "wood_burning_stoves").give(0, plants=6), chosen=True)
    p.act(0, "use", "wood_burning_stoves").act(0, "use", "wood_burning_stoves")
    assert (p.has(0, "plants", "rating"), p.temperature()) == ((0, 7), -26)


FULL = {"temperature": 8, "oxygen": 14, "oceans": 8}


@shows("aquifer_pumping", "ironworks", "steelworks", "solarpunk", "developed_infrastructure", "wood_burning_stoves")
@rule("AE-13.18", "AE-13.19", "AE-Q21")
@pytest.mark.parametrize(
    ("name", "mars", "left"),
    [
        ("aquifer_pumping", {"oceans": 9}, (20, 12, 7, 5, 0)),
        ("volcanic_pools", {"oceans": 9}, (18, 12, 7, 5, 0)),
        ("water_import_from_europa", {"oceans": 9}, (18, 12, 7, 5, 0)),
        ("developed_infrastructure", FULL, (20, 12, 7, 5, 0)),
        ("ironworks", FULL, (30, 8, 7, 5, 0)),
        ("steelworks", FULL, (32, 6, 7, 5, 0)),
        ("solarpunk", FULL, (15, 12, 7, 5, 1)),
        ("wood_burning_stoves", FULL, (30, 12, 3, 5, 0)),
    ],
)
def test_a_full_scale_makes_the_action_worthless_but_the_cost_is_paid(
    name: str, mars: dict[str, int], left: tuple[int, ...]
) -> None:
    """No TR and no tile; the forest of Solarpunk and the M€ of Steelworks still come."""
    p = action(Position(2).in_play(0, name).mars(**mars).give(0, mc=30, heat=12, plants=7)).act(0, "use", name)
    assert p.has(0, "mc", "heat", "plants", "rating", "forests") == left


@shows("ironworks", "steelworks")
@rule("AE-13.15")
def test_in_the_phase_that_reaches_the_end_of_the_scale_every_action_is_rewarded() -> None:
    """Oxygen stands at 13: both works bring a step of TR."""
    p = action(Position(2).in_play(0, "ironworks", "steelworks").mars(oxygen=13).give(0, heat=10))
    assert p.act(0, "use", "ironworks").act(0, "use", "steelworks").has(0, "heat", "rating") == (0, 7)
    assert p.s.oxygen == 14


@shows("water_import_from_europa")
@rule("AE-15.8", "AE-14.13")
@pytest.mark.parametrize(
    ("others", "points"),
    [((), 1), (("terraforming_ganymede",), 2), (("miranda_resort", "vesta_shipyard", "terraforming_ganymede"), 4)],
)
def test_water_import_is_worth_a_point_for_each_jupiter_tag(others: tuple[str, ...], points: int) -> None:
    """Its own, and those of green and red cards; not those of seat 1. Saturn Systems brings another."""
    p = Position(2).in_play(0, "water_import_from_europa", *others).in_play(1, "callisto_penal_mines")
    assert p.points(0, "water_import_from_europa") == points
    p = Position(2).corporation(0, "saturn_systems").in_play(0, "water_import_from_europa", *others)
    assert p.points(0, "water_import_from_europa") == points + 1
