"""Corporations whose effect is more than a price: Ecoline, Inventrix, Mining Guild, Saturn Systems and Tharsis."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def company(name: str, **amounts: int) -> Position:
    """The first of two players has this corporation and so much."""
    return Position(2).corporation(0, name).give(0, **amounts)


# Ecoline.


@rule("AE-9.9", "AE-9.26")
def test_ecoline_plants_a_forest_for_seven_plants() -> None:
    """Six are too few; of seven nothing is left."""
    assert company("ecoline", plants=6).plan("action", "research").reason(0, "standard", "forest_plants") == "too-dear"
    p = company("ecoline", plants=7).plan("action", "research").act(0, "standard", "forest_plants")
    assert (p.has(0, "plants", "forests", "rating"), p.s.oxygen) == ((0, 1, 6), 1)


@rule("AE-9.20", "AE-9.26", "AE-Q18")
@pytest.mark.parametrize(("plants", "forests", "left"), [(6, 0, 6), (7, 1, 0), (13, 1, 6), (14, 2, 0)])
def test_ecoline_must_plant_at_the_end_from_seven_plants_on(plants: int, forests: int, left: int) -> None:
    """The compulsory forests cost seven too."""
    p = company("ecoline", plants=plants).plan("action", "research").done(0)
    assert p.has(0, "plants", "forests", "rating") == (left, forests, 5 + forests)


@rule("AE-9.9", "AE-9.20")
def test_others_need_eight_plants() -> None:
    """Seven are kept by whoever is not Ecoline."""
    p = company("ecoline").give(1, plants=7).plan("action", "research")
    assert p.reason(1, "standard", "forest_plants") == "too-dear"
    assert p.done(1).has(1, "plants", "forests") == (7, 0)


@rule("AE-9.10")
def test_ecoline_pays_twenty_for_a_forest_in_money() -> None:
    """Only the plants are fewer."""
    p = company("ecoline", mc=19).plan("action", "research")
    assert p.reason(0, "standard", "forest_mc") == "too-dear"


@rule("AE-10.3", "AE-10.6")
def test_ecoline_helion_and_thorgate_produce_from_the_start() -> None:
    """A plant, three heat and one heat, besides the M€ of TR and of the phase bonus."""
    p = Position(3).corporation(0, "ecoline").corporation(1, "helion").corporation(2, "thorgate")
    p.plan("production", "production", "production")
    assert [p.has(seat, "mc", "heat", "plants") for seat in range(3)] == [
        (27 + 9, 0, 1),
        (28 + 9, 3, 0),
        (45 + 9, 1, 0),
    ]


# Inventrix.


@rule("AE-8.13", "AE-Q4")
@pytest.mark.parametrize(
    ("name", "temperature", "oxygen", "refused"),
    [
        ("permafrost_extraction", -18, 0, None),
        ("permafrost_extraction", -20, 0, "too-cold"),
        ("breathing_filters", -30, 3, None),
        ("breathing_filters", -30, 2, "too-little-oxygen"),
        ("colonizer_training_camp", -30, 11, None),
        ("colonizer_training_camp", -30, 12, "too-much-oxygen"),
        ("extreme_cold_fungus", -10, 0, None),
        ("extreme_cold_fungus", -8, 0, "too-warm"),
    ],
)
def test_inventrix_reads_zones_one_colour_off(name: str, temperature: int, oxygen: int, refused: str | None) -> None:
    """Up or down, temperature or oxygen, and never two colours."""
    p = company("inventrix").mars(temperature, oxygen).hand(0, name).plan("construction", "research")
    assert p.reason(0, "play", name) == refused


@rule("AE-8.13", "AE-Q4")
def test_inventrix_helps_card_after_card() -> None:
    """It is no help for one card only."""
    p = company("inventrix", mc=40).mars(-18).hand(0, "permafrost_extraction", "lake_marineris")
    p.plan("construction", "research").act(0, "play", "permafrost_extraction").act(0, "play", "lake_marineris")
    assert p.s.oceans == 3


@rule("AE-8.13", "AE-Q4")
@pytest.mark.parametrize("more", ["adaptation_technology", "special_design"])
def test_inventrix_and_another_shift_are_still_one_colour(more: str) -> None:
    """White cannot be read from red, nor yellow from purple."""
    p = company("inventrix", mc=40).mars(-10).hand(0, more, "ice_cap_melting", "permafrost_extraction")
    p.plan("construction", "research").act(0, "play", more)
    assert p.reason(0, "play", "ice_cap_melting") == "too-cold"
    assert p.reason(0, "play", "permafrost_extraction") is None


@rule("AE-8.13", "AE-Q4")
def test_inventrix_does_not_count_an_ocean_more() -> None:
    """Four oceans are not five."""
    p = company("inventrix", mc=40).mars(oceans=4).hand(0, "herbivores").plan("construction", "research")
    assert p.reason(0, "play", "herbivores") == "too-few-oceans"


# Mining Guild and Saturn Systems.


@rule("AE-8.32", "AE-8.34")
@pytest.mark.parametrize(
    ("name", "counts", "rating"),
    [
        ("great_escarpment_consortium", True, 6),  # 1 steel
        ("mine", True, 7),  # 2 steel
        ("surface_mines", True, 6),  # 1 steel and 1 titanium
        ("titanium_mine", True, 5),
        ("coal_imports", True, 5),  # a building without steel
        ("great_escarpment_consortium", False, 6),
        ("mine", False, 6),
        ("titanium_mine", False, 5),
    ],
)
def test_the_mining_guild_gains_tr_for_steel(name: str, *, counts: bool, rating: int) -> None:
    """A step for each steel; in some groups one for each card with steel."""
    p = Position(2, guild_counts_steel=counts).corporation(0, "mining_guild").hand(0, name)
    assert p.has(0, "rating", "steel") == (5, 1)
    p.plan("development", "research").act(0, "play", name)
    assert p.has(0, "rating") == (rating,)


@rule("AE-8.28", "AE-8.33")
def test_steel_of_others_is_nothing_to_the_mining_guild() -> None:
    """Only its own cards count."""
    p = company("mining_guild").give(1, mc=10).hand(1, "mine").plan("research", "development").act(1, "play", "mine")
    assert (p.has(0, "rating"), p.has(1, "rating", "steel")) == ((5,), (5, 2))


@rule("AE-8.32", "AE-8.33")
@pytest.mark.parametrize(
    ("phase", "name", "rating"),
    [
        ("construction", "colonizer_training_camp", 6),
        ("construction", "water_import_from_europa", 6),
        ("development", "ganymede_shipyard", 6),
        ("construction", "media_group", 5),
    ],
)
def test_saturn_systems_gain_tr_for_each_jupiter_tag_they_play(phase: str, name: str, rating: int) -> None:
    """Of any colour; the tag of the corporation itself gave nothing."""
    p = company("saturn_systems", mc=40).hand(0, name).plan(phase, "research").act(0, "play", name)
    assert p.has(0, "rating") == (rating,)


@rule("AE-2.29", "AE-8.32")
def test_saturn_systems_terraform_ganymede() -> None:
    """Two tags count for the card, its own and the corporation's, and the corporation adds a step for the new one."""
    p = company("saturn_systems", mc=25).hand(0, "terraforming_ganymede").plan("construction", "research")
    p.act(0, "play", "terraforming_ganymede")
    assert p.has(0, "mc", "rating") == (0, 8)


@rule("AE-8.33")
def test_saturn_systems_do_not_react_to_others() -> None:
    """A jupiter tag across the table gives nothing."""
    p = company("saturn_systems").give(1, mc=10).hand(1, "colonizer_training_camp").plan("research", "construction")
    assert p.act(1, "play", "colonizer_training_camp").has(0, "rating") == (5,)


# Tharsis Republic.


@rule("AE-11.1", "AE-11.4", "AE-11.7")
@pytest.mark.parametrize(
    ("phase", "others", "looks", "keeps"),
    [
        ("production", (), 3, 2),
        ("research", (), 6, 3),
        ("research", ("interns",), 8, 3),
        ("production", ("united_planetary_alliance",), 4, 3),
    ],
)
def test_tharsis_looks_at_one_card_more_and_keeps_one_more(
    phase: str, others: tuple[str, ...], looks: int, keeps: int
) -> None:
    """In every research phase, with the bonus or without; other cards add to it."""
    p = company("tharsis_republic").in_play(0, *others).plan(phase, "research")
    assert len(p.things(0, "keep")) == looks
    for _ in range(keeps):
        p.act(0, "keep", p.things(0, "keep")[0])
    assert (len(p.in_hand(0)), p.s.discards, p.things(0, "keep")) == (keeps, looks - keeps, [])
