"""Chapter 13c: the phase in which a parameter comes to its maximum, and the phases after it."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-X1", "AE-13.15", "AE-13.20")
def test_two_players_warm_the_last_step() -> None:
    """A reaches +8, B spends 8 heat after that: both have their TR, and it is no warmer than +8."""
    p = Position().give(0, heat=8).give(1, heat=8).mars(temperature=6).plan("action", "research")
    p.act(0, "standard", "temperature_heat").act(1, "standard", "temperature_heat")
    assert (p.has(0, "rating"), p.has(1, "rating"), p.temperature()) == ((6,), (6,), 8)


@rule("AE-X1", "AE-13.19")
def test_in_the_next_phase_a_raise_gives_nothing() -> None:
    """The maximum is reached in construction; heat in the action phase of the same round is not even taken."""
    p = Position().hand(0, "lava_flows").in_play(1, "developed_infrastructure").give(0, mc=17).give(1, mc=10)
    p.mars(temperature=6).plan("construction", "action").act(0, "play", "lava_flows").done(0, 1)
    p.act(1, "use", "developed_infrastructure")
    assert (p.s.phase, p.has(1, "mc", "rating"), p.temperature()) == (2, (0, 5), 8)
    assert p.reason(1, "standard", "temperature_heat") == "at-maximum"


@rule("AE-13.15")
@pytest.mark.parametrize(
    ("mars", "verb", "thing", "gained"),
    [
        ({"temperature": 6}, "standard", "temperature_heat", (1, 0, 0)),
        ({"temperature": 6}, "standard", "temperature_mc", (1, 0, 0)),
        ({"temperature": 6}, "use", "developed_infrastructure", (1, 0, 0)),
        ({"oxygen": 13}, "standard", "forest_plants", (1, 1, 0)),
        ({"oxygen": 13}, "standard", "forest_mc", (1, 1, 0)),
        ({"oxygen": 13}, "use", "ironworks", (1, 0, 0)),
        ({"oceans": 8}, "standard", "ocean_mc", (1, 0, 1)),
        ({"oceans": 8}, "use", "aquifer_pumping", (1, 0, 1)),
    ],
)
def test_until_the_phase_ends_every_raise_is_rewarded_in_full(
    mars: dict[str, int], verb: str, thing: str, gained: tuple[int, int, int]
) -> None:
    """Seat 0 makes the last step, seat 1 one more by any means: TR, forests, cards of the tile."""
    last = {"temperature": "temperature_heat", "oxygen": "forest_plants", "oceans": "ocean_mc"}[next(iter(mars))]
    p = Position().in_play(1, "developed_infrastructure", "ironworks", "aquifer_pumping").tile(8, cards=1)
    p.give(0, mc=15, heat=8, plants=8).give(1, mc=20, heat=8, plants=8).mars(**mars).plan("action", "research")
    p.act(0, "standard", last).act(1, verb, thing)
    rating, forests = p.has(1, "rating", "forests")
    assert (rating - 5, forests, len(p.in_hand(1))) == gained
    assert (p.s.temperature in (0, 19), p.s.oxygen in (0, 14), p.s.oceans in (0, 9)) == (True, True, True)


@rule("AE-13.16")
@pytest.mark.parametrize(("degrees", "rating"), [(4, 7), (6, 7), (8, 5)])
def test_only_the_value_when_the_phase_began_decides(degrees: int, rating: int) -> None:
    """Two steps by a card: rewarded from any value below the maximum, and not at all at it."""
    p = Position().hand(0, "lava_flows").give(0, mc=17).mars(temperature=degrees).plan("construction", "research")
    p.act(0, "play", "lava_flows")
    assert (p.has(0, "rating"), p.temperature()) == ((rating,), 8)


@rule("AE-13.16", "AE-13.22")
def test_each_phase_looks_anew() -> None:
    """Complete in development: the same event is worth nothing in construction."""
    p = Position().hand(0, "deep_well_heating", "lava_flows").give(0, mc=40).mars(temperature=6)
    p.plan("development", "construction").act(0, "play", "deep_well_heating").done(1)
    assert p.has(0, "rating") == (6,)
    p.act(0, "play", "lava_flows")
    assert (p.has(0, "rating"), p.temperature()) == ((6,), 8)


@rule("AE-X3", "AE-13.18")
def test_a_forest_at_full_oxygen_is_still_a_forest() -> None:
    """8 plants: one forest, no TR, and oxygen stays at 14."""
    p = Position().give(0, plants=8).mars(oxygen=14).plan("action", "research").act(0, "standard", "forest_plants")
    assert (p.has(0, "plants", "forests", "rating"), p.s.oxygen) == ((0, 1, 5), 14)


@rule("AE-13.18")
def test_forests_can_be_planted_in_every_later_round() -> None:
    """By money, by plants and by a card, round after round."""
    p = Position().hand(0, "protected_valley").give(0, mc=39, plants=8).mars(oxygen=14)
    p.plan("development", "research").act(0, "play", "protected_valley").to("ChoosePhase")
    p.plan("action", "production").act(0, "standard", "forest_mc").act(0, "standard", "forest_plants")
    assert (p.s.round, p.has(0, "forests", "rating", "mc", "plants"), p.s.oxygen) == (2, (3, 5, 0, 0), 14)


@rule("AE-13.19")
@pytest.mark.parametrize(
    ("card", "left", "plants"),
    [("lava_flows", 23, 0), ("ice_asteroid", 19, 0), ("comet", 15, 0), ("towing_a_comet", 18, 2)],
)
def test_raises_of_what_is_complete_give_nothing(card: str, left: int, plants: int) -> None:
    """The card is paid and lies in play; whatever else it says still happens."""
    p = Position().hand(0, card).give(0, mc=40).mars(temperature=8, oxygen=14, oceans=9).tile(8, mc=4)
    p.plan("construction", "research").act(0, "play", card)
    assert (p.has(0, "mc", "plants", "rating"), p.played(0)) == ((left, plants, 5), [card])


@rule("AE-13.20")
def test_no_scale_goes_beyond_its_end() -> None:
    """Many raises in the phase of the maximum: +8, 14 per cent and nine tiles."""
    p = (
        Position()
        .give(0, mc=75, heat=40, plants=40)
        .mars(temperature=6, oxygen=13, oceans=8)
        .plan("action", "research")
    )
    for standard in ("temperature_heat", "forest_plants", "ocean_mc"):
        for _ in range(5):
            p.act(0, "standard", standard)
    assert (p.temperature(), p.s.oxygen, p.s.oceans) == (8, 14, 9)
    assert p.has(0, "rating", "forests") == (20, 5)


@rule("AE-X9", "AE-13.21")
def test_two_steps_of_oxygen_with_one_left() -> None:
    """Two forests of one card: 2 TR, and oxygen is 14."""
    p = Position().in_play(0, "research", "interns", "media_group", "adaptation_technology").hand(0, "plantation")
    p.give(0, mc=22).mars(oxygen=13).plan("construction", "research").act(0, "play", "plantation")
    assert (p.has(0, "rating"), p.s.oxygen) == ((7,), 14)


@rule("AE-Q22", "AE-13.21")
@pytest.mark.parametrize(
    ("pays", "card", "degrees", "steps"),
    [
        (True, "lava_flows", 6, 2),
        (False, "lava_flows", 6, 1),
        (True, "deimos_down", 4, 3),
        (False, "deimos_down", 4, 2),
        (False, "deimos_down", 6, 1),
        (False, "lava_flows", 4, 2),
    ],
)
def test_steps_beyond_the_end_pay_unless_the_group_says_otherwise(
    pays: bool, card: str, degrees: int, steps: int
) -> None:
    """Where they do not pay, a card is worth as many steps as were left."""
    p = Position(overshoot_pays=pays).hand(0, card).give(0, mc=30).mars(temperature=degrees)
    p.plan("construction", "research").act(0, "play", card)
    assert (p.has(0, "rating"), p.temperature()) == ((5 + steps,), 8)


@rule("AE-13.22", "AE-13.15")
def test_the_last_step_by_green_cards_is_rewarded_to_all() -> None:
    """In the development phase two players each play a card that warms Mars, with one step left."""
    p = Position().hand(0, "deep_well_heating").hand(1, "soil_warming").give(0, mc=14).give(1, mc=24)
    p.mars(temperature=6).plan("development", "research")
    p.act(0, "play", "deep_well_heating").act(1, "play", "soil_warming")
    assert (p.has(0, "rating"), p.has(1, "rating"), p.temperature()) == ((6,), (6,), 8)


@rule("AE-Q23", "AE-13.23")
def test_effects_react_to_rewarded_raises_beyond_the_end() -> None:
    """Three raises with one step left: an animal for each of them, and 4 plants for each ocean."""
    p = Position().in_play(0, "livestock", "arctic_algae", "herbivores").give(0, heat=24, mc=30).tile(8, mc=4)
    p.mars(temperature=6, oceans=8).plan("action", "research")
    for _ in range(3):
        p.act(0, "standard", "temperature_heat")
    p.act(0, "standard", "ocean_mc").act(0, "standard", "ocean_mc")
    assert (p.on_card(0, "livestock"), p.on_card(0, "herbivores"), p.has(0, "plants")) == (3, 5, (8,))


@rule("AE-Q23", "AE-13.23")
def test_effects_do_not_react_to_raises_that_count_for_nothing() -> None:
    """All complete when the phase began: no animal, no plants."""
    p = Position().in_play(0, "livestock", "arctic_algae", "herbivores", "physics_complex").hand(0, "comet")
    p.give(0, mc=25).mars(temperature=8, oceans=9).plan("construction", "research").act(0, "play", "comet")
    cubes = [p.on_card(0, name) for name in ("livestock", "herbivores", "physics_complex")]
    assert (cubes, p.has(0, "plants")) == ([0, 0, 0], (0,))


@rule("AE-Q23")
@pytest.mark.parametrize(("oxygen", "herbivores"), [(12, 2), (13, 2), (14, 0)])
def test_planting_always_counts_and_oxygen_only_while_rewarded(oxygen: int, herbivores: int) -> None:
    """Two forests: Small Animals see both in any case, Herbivores only the steps that count."""
    p = Position().in_play(0, "small_animals", "herbivores").give(0, plants=16).mars(oxygen=oxygen)
    p.plan("action", "research").act(0, "standard", "forest_plants").act(0, "standard", "forest_plants")
    assert (p.on_card(0, "small_animals"), p.on_card(0, "herbivores")) == (2, herbivores)
