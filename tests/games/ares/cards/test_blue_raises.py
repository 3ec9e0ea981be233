"""Blue projects that react when their owner warms Mars, adds oxygen, flips an ocean or plants a forest."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import SCIENCE, action, construction, cubes, shows
from tests.games.ares.position import Position

ALL = ("arctic_algae", "fish", "herbivores", "livestock", "physics_complex", "small_animals")


def plays(effect: str, name: str, **mars: int) -> Position:
    """Seat 0 has this effect and plays a red card; the oceans bring no plants."""
    p = Position(2).in_play(0, effect, *SCIENCE).hand(0, name).give(0, mc=50).mars(**mars)
    for space, reward in ((0, {"mc": 4}), (1, {"cards": 1}), (8, {"mc": 1, "cards": 1})):
        p.tile(space, **reward)
    return construction(p).act(0, "play", name)


@shows("fish", "herbivores", "livestock", "physics_complex", "small_animals")
@rule("AE-8.32", "AE-13.10")
@pytest.mark.parametrize(
    ("effect", "name", "gained"),
    [
        ("fish", "comet", 1),
        ("fish", "ice_asteroid", 2),
        ("fish", "lava_flows", 0),
        ("fish", "plantation", 0),
        ("herbivores", "giant_ice_asteroid", 4),
        ("herbivores", "towing_a_comet", 2),
        ("herbivores", "plantation", 2),
        ("livestock", "comet", 1),
        ("livestock", "deimos_down", 3),
        ("livestock", "towing_a_comet", 0),
        ("physics_complex", "comet", 1),
        ("physics_complex", "deimos_down", 3),
        ("physics_complex", "towing_a_comet", 0),
        ("small_animals", "plantation", 2),
        ("small_animals", "towing_a_comet", 0),
        ("small_animals", "comet", 0),
    ],
)
def test_a_cube_for_each_step_that_the_card_names(effect: str, name: str, gained: int) -> None:
    """Each degree, percent, tile or forest counts; a forest is one step of oxygen for Herbivores, not two things."""
    p = plays(effect, name)
    assert (p.on_card(0, effect), cubes(p, 0)) == (gained, gained)


@shows("arctic_algae")
@rule("AE-8.32", "AE-13.10")
@pytest.mark.parametrize(("name", "plants"), [("comet", 4), ("ice_asteroid", 8), ("deimos_down", 0), ("plantation", 0)])
def test_arctic_algae_gives_four_plants_for_each_ocean(name: str, plants: int) -> None:
    """Only oceans count."""
    assert plays("arctic_algae", name).has(0, "plants") == (plants,)


@shows("arctic_algae", "fish", "herbivores", "livestock", "physics_complex", "small_animals")
@rule("AE-9.8", "AE-13.6")
@pytest.mark.parametrize(
    ("standard", "fed"),
    [
        ("temperature_heat", {"herbivores", "livestock", "physics_complex"}),
        ("temperature_mc", {"herbivores", "livestock", "physics_complex"}),
        ("forest_plants", {"herbivores", "small_animals"}),
        ("forest_mc", {"herbivores", "small_animals"}),
        ("ocean_mc", {"herbivores", "fish"}),
    ],
)
def test_standard_actions_feed_them_too(standard: str, fed: set[str]) -> None:
    """With all of them in play each gets one cube for what it names; the algae give plants for the ocean alone."""
    p = action(Position(2).in_play(0, *ALL).give(0, mc=20, heat=8, plants=8).tile(0, mc=4)).act(0, "standard", standard)
    assert {name: p.on_card(0, name) for name in ALL[1:]} == {name: int(name in fed) for name in ALL[1:]}
    assert p.has(0, "plants") == ({"ocean_mc": 12, "forest_plants": 0}.get(standard, 8),)


@shows("arctic_algae", "fish", "herbivores", "livestock", "physics_complex", "small_animals")
@rule("AE-8.33")
def test_what_another_player_raises_feeds_nothing() -> None:
    """Seat 1 warms Mars, flips an ocean and plants a forest: neither player gains from the cards of seat 0."""
    p = action(Position(2).in_play(0, *ALL).give(1, mc=49).tile(0, mc=4))
    p.act(1, "standard", "temperature_mc").act(1, "standard", "ocean_mc").act(1, "standard", "forest_mc")
    assert [(cubes(p, seat), p.has(seat, "plants")) for seat in (0, 1)] == [(0, (0,))] * 2


@shows("fish", "herbivores", "livestock", "physics_complex")
@rule("AE-13.23", "AE-13.21")
@pytest.mark.parametrize(
    ("effect", "name", "mars", "gained"),
    [
        ("livestock", "deimos_down", {"temperature": 6}, 3),
        ("physics_complex", "deimos_down", {"temperature": 6}, 3),
        ("fish", "ice_asteroid", {"oceans": 8}, 2),
        ("herbivores", "giant_ice_asteroid", {"temperature": 6, "oceans": 8}, 4),
        ("herbivores", "plantation", {"oxygen": 13}, 2),
    ],
)
def test_steps_beyond_the_end_of_the_scale_count_in_the_phase_that_reaches_it(
    effect: str, name: str, mars: dict[str, int], gained: int
) -> None:
    """One step was left; each further one is rewarded all the same."""
    assert plays(effect, name, **mars).on_card(0, effect) == gained


@shows("arctic_algae")
@rule("AE-13.17", "AE-13.23")
def test_arctic_algae_grows_when_the_last_ocean_is_repeated() -> None:
    """Eight oceans, and Ice Asteroid for two more."""
    assert plays("arctic_algae", "ice_asteroid", oceans=8).has(0, "plants", "rating") == (8, 7)


@shows("arctic_algae", "fish", "herbivores", "livestock", "physics_complex", "small_animals")
@rule("AE-13.19", "AE-13.23")
@pytest.mark.parametrize(
    ("effect", "name", "mars", "gained"),
    [
        ("livestock", "deimos_down", {"temperature": 8}, 0),
        ("physics_complex", "deimos_down", {"temperature": 8}, 0),
        ("fish", "ice_asteroid", {"oceans": 9}, 0),
        ("herbivores", "giant_ice_asteroid", {"temperature": 8, "oceans": 9}, 0),
        ("herbivores", "plantation", {"oxygen": 14}, 0),
        ("small_animals", "plantation", {"oxygen": 14}, 2),
    ],
)
def test_steps_that_bring_nothing_any_more_feed_nothing(
    effect: str, name: str, mars: dict[str, int], gained: int
) -> None:
    """The scale was full when the phase began; only forests still come, and Small Animals with them."""
    p = plays(effect, name, **mars)
    assert (p.on_card(0, effect), p.has(0, "rating")) == (gained, (5,))


@shows("arctic_algae")
@rule("AE-13.19")
def test_arctic_algae_gives_nothing_when_all_oceans_lay_open() -> None:
    """Nine oceans at the start of the phase: no tile, no plants."""
    assert plays("arctic_algae", "ice_asteroid", oceans=9).has(0, "plants") == (0,)


@rule("AE-15.8", "AE-15.9", "AE-Q36")
@pytest.mark.parametrize(
    ("name", "count", "points"),
    [
        ("birds", 0, 0),
        ("birds", 3, 3),
        ("fish", 1, 1),
        ("fish", 4, 4),
        ("livestock", 1, 1),
        ("livestock", 5, 5),
        ("ecological_zone", 1, 0),
        ("ecological_zone", 5, 2),
        ("herbivores", 1, 0),
        ("herbivores", 6, 3),
        ("physics_complex", 1, 0),
        ("physics_complex", 4, 2),
        ("small_animals", 1, 0),
        ("small_animals", 5, 2),
        ("tardigrades", 2, 0),
        ("tardigrades", 3, 1),
        ("tardigrades", 8, 2),
        ("anaerobic_microorganisms", 9, 0),
        ("decomposing_fungus", 9, 0),
        ("ghg_producing_bacteria", 9, 0),
        ("nitrite_reducing_bacteria", 9, 0),
        ("regolith_eaters", 9, 0),
        ("decomposers", 9, 1),
    ],
)
def test_what_cubes_are_worth(name: str, count: int, points: int) -> None:
    """A point for one, two or three cubes, rounded down, and nothing where the card does not say so."""
    p = Position(2).in_play(0, name).cubes(0, name, count)
    assert (p.points(0, name), p.points(0)) == (points, 5 + points)
