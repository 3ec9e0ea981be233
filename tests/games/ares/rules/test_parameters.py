"""Chapter 13a and 13b: the scales, what raises them, and what a step is worth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position, random_game


@rule("AE-13.1")
@pytest.mark.parametrize(("raises", "degrees"), [(0, -30), (1, -28), (18, 6), (19, 8)])
def test_temperature_has_nineteen_steps_of_two_degrees(raises: int, degrees: int) -> None:
    """From -30 to +8."""
    p = Position().give(0, heat=8 * 19).plan("action", "research")
    for _ in range(raises):
        p.act(0, "standard", "temperature_heat")
    assert (p.temperature(), p.has(0, "rating")) == (degrees, (5 + raises,))
    assert (p.news(None, "MaximumReached") != []) == (raises == 19)


@rule("AE-13.2")
@pytest.mark.parametrize("raises", [0, 1, 13, 14])
def test_oxygen_has_fourteen_steps_of_one_per_cent(raises: int) -> None:
    """From 0 to 14."""
    p = Position().give(0, plants=8 * 14).plan("action", "research")
    for _ in range(raises):
        p.act(0, "standard", "forest_plants")
    assert (p.s.oxygen, p.has(0, "rating", "forests")) == (raises, (5 + raises, raises))
    assert (p.news(None, "MaximumReached") != []) == (raises == 14)


@rule("AE-13.3")
@pytest.mark.parametrize("flips", [0, 1, 8, 9])
def test_nine_oceans_can_be_flipped(flips: int) -> None:
    """Each flip turns one more tile over."""
    p = Position().give(0, mc=15 * 9).plan("action", "research")
    for _ in range(flips):
        p.act(0, "standard", "ocean_mc")
    assert (p.s.oceans, sum(tile is not None for tile in p.view(None).tiles)) == (flips, flips)
    assert (p.news(None, "MaximumReached") != []) == (flips == 9)


@rule("AE-13.4")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_lowers_a_parameter(seed: int) -> None:
    """In a whole game of anything at all no scale ever falls."""
    seen = [(p.s.temperature, p.s.oxygen, p.s.oceans) for p in random_game(2, seed)]
    fallen = [after for before, after in pairwise(seen) if any(map(int.__lt__, after, before))]
    assert fallen == [] and seen[-1] == (19, 14, 9)


@rule("AE-13.5")
@pytest.mark.parametrize(
    ("mars", "standard", "parameter"),
    [
        ({"temperature": 6}, "temperature_heat", 0),
        ({"oxygen": 13}, "forest_plants", 1),
        ({"oceans": 8}, "ocean_mc", 2),
    ],
)
def test_the_last_step_is_the_maximum(mars: dict[str, int], standard: str, parameter: int) -> None:
    """+8 degrees, 14 per cent, nine tiles: all are told when the last step is made, and only then."""
    p = Position().give(0, mc=15, heat=8, plants=8).mars(**mars).plan("action", "research")
    p.forget_news().act(0, "standard", standard)
    assert [event.parts for event in p.news(None, "MaximumReached")] == [{"parameter": parameter}]


@rule("AE-13.5")
@pytest.mark.parametrize(
    ("mars", "standard"),
    [({"temperature": 4}, "temperature_heat"), ({"oxygen": 12}, "forest_plants"), ({"oceans": 7}, "ocean_mc")],
)
def test_the_step_before_is_not_the_maximum(mars: dict[str, int], standard: str) -> None:
    """One step short nothing is told."""
    p = Position().give(0, mc=15, heat=8, plants=8).mars(**mars).plan("action", "research")
    assert p.act(0, "standard", standard).news(None, "MaximumReached") == []


@rule("AE-13.6", "AE-13.7", "AE-13.8", "AE-13.9")
@pytest.mark.parametrize(
    ("phase", "verb", "thing", "risen"),
    [
        ("action", "standard", "temperature_heat", (1, 0, 0)),
        ("action", "standard", "temperature_mc", (1, 0, 0)),
        ("action", "use", "developed_infrastructure", (1, 0, 0)),
        ("development", "play", "deep_well_heating", (1, 0, 0)),
        ("action", "standard", "forest_plants", (0, 1, 0)),
        ("action", "standard", "forest_mc", (0, 1, 0)),
        ("action", "use", "ironworks", (0, 1, 0)),
        ("construction", "play", "towing_a_comet", (0, 1, 1)),
        ("action", "standard", "ocean_mc", (0, 0, 1)),
        ("action", "use", "aquifer_pumping", (0, 0, 1)),
        ("construction", "play", "subterranean_reservoir", (0, 0, 1)),
    ],
)
def test_heat_plants_money_and_cards_raise(phase: str, verb: str, thing: str, risen: tuple[int, int, int]) -> None:
    """Each raise is a step of TR for the one who made it, and for nobody else."""
    p = Position().in_play(0, "developed_infrastructure", "ironworks", "aquifer_pumping")
    p.hand(0, "deep_well_heating", "towing_a_comet", "subterranean_reservoir").give(0, mc=40, heat=8, plants=8)
    p.plan(phase, phase).act(0, verb, thing)
    assert (p.s.temperature, p.s.oxygen, p.s.oceans) == risen
    assert (p.has(0, "rating"), p.has(1, "rating")) == ((5 + sum(risen),), (5,))


@rule("AE-13.10")
@pytest.mark.parametrize(
    ("card", "steps"),
    [("lava_flows", 2), ("deimos_down", 3), ("ice_asteroid", 2), ("comet", 2), ("giant_ice_asteroid", 4)],
)
def test_each_step_of_one_card_is_worth_a_step_of_rating(card: str, steps: int) -> None:
    """Two, three or four steps at once, of one parameter or of two."""
    p = Position().hand(0, card).give(0, mc=40).plan("construction", "research").act(0, "play", card)
    assert (p.has(0, "rating"), p.s.temperature + p.s.oceans) == ((5 + steps,), steps)


@rule("AE-13.13")
def test_a_forest_is_a_token_and_then_a_step_of_oxygen() -> None:
    """In this order, and the TR comes from the oxygen."""
    p = Position().give(0, plants=8).plan("action", "research").forget_news().act(0, "standard", "forest_plants")
    names = [event.name for event in p.news(None)]
    assert names == ["StandardUsed", "Spent", "ForestPlanted", "OxygenRaised", "Gained"]
    assert (p.has(0, "forests", "rating"), p.s.oxygen) == ((1, 6), 1)


@rule("AE-13.13", "AE-13.10")
def test_two_forests_of_one_card_are_two_steps_of_oxygen() -> None:
    """Two tokens, two steps, 2 TR."""
    p = Position().in_play(0, "research", "interns", "media_group", "adaptation_technology").hand(0, "plantation")
    p.give(0, mc=22).plan("construction", "research").act(0, "play", "plantation")
    assert (p.has(0, "forests", "rating"), p.s.oxygen) == ((2, 7), 2)


@rule("AE-13.14")
def test_a_forest_belongs_to_whoever_planted_it() -> None:
    """It is a point for the planter, besides the point of TR, and nothing for others."""
    p = Position().give(0, plants=8).plan("action", "research").act(0, "standard", "forest_plants")
    assert [(p.has(seat, "forests"), p.points(seat)) for seat in (0, 1)] == [((1,), 7), ((0,), 5)]


@rule("AE-Q7")
@pytest.mark.parametrize(
    ("card", "degrees", "reason"),
    [
        ("fish", -20, "too-cold"),
        ("fish", -18, None),
        ("caretaker_contract", -10, "too-cold"),
        ("caretaker_contract", -8, None),
        ("ice_cap_melting", 0, "too-cold"),
        ("ice_cap_melting", 2, None),
        ("fish", 8, None),
        ("extreme_cold_fungus", -20, None),
        ("extreme_cold_fungus", -18, "too-warm"),
    ],
)
def test_where_the_zones_of_temperature_begin(card: str, degrees: int, reason: str | None) -> None:
    """Red at -18, yellow at -8, white at +2; a least zone includes all above it, a most zone all below it."""
    p = Position().hand(0, card).give(0, mc=40).mars(temperature=degrees).plan("construction", "research")
    assert p.reason(0, "play", card) == reason


@rule("AE-Q7")
@pytest.mark.parametrize(("degrees", "reason"), [(-30, None), (-10, None), (-8, "too-warm")])
def test_red_or_lower_includes_purple_and_red(degrees: int, reason: str | None) -> None:
    """A green card that wants it cold."""
    p = Position().hand(0, "designed_microorganisms").give(0, mc=40).mars(temperature=degrees)
    assert p.plan("development", "research").reason(0, "play", "designed_microorganisms") == reason


@rule("AE-Q7")
@pytest.mark.parametrize(
    ("card", "oxygen", "reason"),
    [
        ("decomposers", 2, "too-little-oxygen"),
        ("decomposers", 3, None),
        ("livestock", 6, "too-little-oxygen"),
        ("livestock", 7, None),
        ("birds", 11, "too-little-oxygen"),
        ("birds", 12, None),
        ("decomposers", 14, None),
        ("colonizer_training_camp", 6, None),
        ("colonizer_training_camp", 7, "too-much-oxygen"),
    ],
)
def test_where_the_zones_of_oxygen_begin(card: str, oxygen: int, reason: str | None) -> None:
    """Red at 3, yellow at 7, white at 12."""
    p = Position().hand(0, card).give(0, mc=40).mars(oxygen=oxygen).plan("construction", "research")
    assert p.reason(0, "play", card) == reason
