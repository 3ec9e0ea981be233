"""Blue projects whose action puts special resources on cards, or uses them up."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import action, construction, cubes, shows
from tests.games.ares.position import Position


@shows("birds", "tardigrades")
@rule("AE-9.1", "AE-14.5")
@pytest.mark.parametrize("name", ["birds", "tardigrades"])
def test_a_cube_is_put_on_the_card_itself(name: str) -> None:
    """One each time, and on no other card that could hold it."""
    p = action(Position(2).in_play(0, name, "fish", "regolith_eaters").cubes(0, name, 2)).act(0, "use", name)
    assert (p.on_card(0, name), cubes(p, 0)) == (3, 3)


@shows("decomposing_fungus", "nitrite_reducing_bacteria")
@rule("AE-8.38")
@pytest.mark.parametrize(
    ("name", "cost", "count"), [("decomposing_fungus", 10, 2), ("nitrite_reducing_bacteria", 11, 3)]
)
def test_microbes_lie_on_the_card_from_the_start(name: str, cost: int, count: int) -> None:
    """On the card itself, though another could hold them."""
    p = construction(Position(2).in_play(0, "tardigrades").hand(0, name).give(0, mc=cost)).act(0, "play", name)
    assert (p.on_card(0, name), p.on_card(0, "tardigrades")) == (count, 0)


@shows("ghg_producing_bacteria", "regolith_eaters", "nitrite_reducing_bacteria")
@rule("AE-9.1", "AE-9.5")
@pytest.mark.parametrize(
    ("name", "price"), [("ghg_producing_bacteria", 2), ("regolith_eaters", 2), ("nitrite_reducing_bacteria", 3)]
)
def test_with_too_few_microbes_one_more_comes_unasked(name: str, price: int) -> None:
    """One short of what the other way costs; microbes on another card do not help."""
    p = Position(2).in_play(0, name, "tardigrades").cubes(0, name, price - 1).cubes(0, "tardigrades", 5)
    action(p).act(0, "use", name)
    assert (p.on_card(0, name), p.on_card(0, "tardigrades"), p.has(0, "rating")) == (price, 5, (5,))


@shows("ghg_producing_bacteria", "regolith_eaters", "nitrite_reducing_bacteria")
@rule("AE-9.5", "AE-13.9")
@pytest.mark.parametrize(
    ("name", "price", "mars"),
    [
        ("ghg_producing_bacteria", 2, (-28, 0, 0)),
        ("regolith_eaters", 2, (-30, 1, 0)),
        ("nitrite_reducing_bacteria", 3, (-30, 0, 1)),
    ],
)
def test_microbes_of_the_card_become_a_step_for_mars(name: str, price: int, mars: tuple[int, int, int]) -> None:
    """Temperature, oxygen or an ocean, with its TR; or the player adds a microbe instead."""
    p = action(Position(2).in_play(0, name).cubes(0, name, price + 1)).act(0, "use", name)
    assert p.options(0) == [("way", 0), ("way", 1)]
    other = p.clone().act(0, "way", 0)
    p.act(0, "way", 1)
    assert (p.on_card(0, name), p.has(0, "rating"), (p.temperature(), p.s.oxygen, p.s.oceans)) == (1, (6,), mars)
    assert (other.on_card(0, name), other.has(0, "rating")) == (price + 2, (5,))


@shows("ghg_producing_bacteria")
@rule("AE-13.7", "AE-8.32")
def test_ghg_producing_bacteria_triggers_effects_once() -> None:
    """One step of temperature is one animal for Livestock."""
    p = Position(2).in_play(0, "ghg_producing_bacteria", "livestock").cubes(0, "ghg_producing_bacteria", 2)
    assert action(p).act(0, "use", "ghg_producing_bacteria").act(0, "way", 1).on_card(0, "livestock") == 1


@shows("regolith_eaters")
@rule("AE-13.19", "AE-Q21")
def test_microbes_may_be_wasted_on_a_full_scale() -> None:
    """They go, and nothing comes of it."""
    p = Position(2).in_play(0, "regolith_eaters").cubes(0, "regolith_eaters", 2).mars(oxygen=14)
    action(p).act(0, "use", "regolith_eaters").act(0, "way", 1)
    assert (p.on_card(0, "regolith_eaters"), p.has(0, "rating")) == (0, (5,))


@shows("decomposing_fungus")
@rule("AE-9.5", "AE-14.6")
def test_decomposing_fungus_turns_a_cube_of_any_card_into_three_plants() -> None:
    """An animal or a microbe, of whichever card the player names; science is neither."""
    p = Position(2).in_play(0, "decomposing_fungus", "birds", "physics_complex", "tardigrades")
    p.cubes(0, "decomposing_fungus", 1).cubes(0, "birds", 2).cubes(0, "physics_complex", 2)
    action(p).act(0, "use", "decomposing_fungus")
    assert sorted(map(str, p.things(0, "remove"))) == ["birds", "decomposing_fungus"]
    assert [p.reason(0, "remove", name) for name in ("physics_complex", "tardigrades")] == ["no-cubes", "no-cubes"]
    p.act(0, "remove", "birds")
    assert (p.on_card(0, "birds"), p.on_card(0, "decomposing_fungus"), p.has(0, "plants")) == (1, 1, (3,))


@shows("decomposing_fungus")
@rule("AE-9.5")
def test_decomposing_fungus_needs_an_animal_or_a_microbe_of_its_owner() -> None:
    """With science alone, or with the animals of seat 1, it is refused; its own last microbe goes unasked."""
    p = Position(2).in_play(0, "decomposing_fungus", "physics_complex").cubes(0, "physics_complex", 2)
    action(p.in_play(1, "birds").cubes(1, "birds", 4))
    assert p.reason(0, "use", "decomposing_fungus") == "cannot-pay-action"
    p.cubes(0, "decomposing_fungus", 1).act(0, "use", "decomposing_fungus")
    assert (p.on_card(0, "decomposing_fungus"), p.has(0, "plants"), p.on_card(1, "birds")) == (0, (3,), 4)


@shows("conserved_biome")
@rule("AE-9.1", "AE-14.6")
def test_conserved_biome_feeds_a_microbe_or_an_animal_card() -> None:
    """First the kind, then the card where there are several that hold it."""
    p = Position(2).in_play(0, "conserved_biome", "birds", "fish", "tardigrades", "physics_complex")
    action(p).act(0, "use", "conserved_biome")
    assert p.options(0) == [("way", 0), ("way", 1)]
    other = p.clone().act(0, "way", 0)
    assert (other.on_card(0, "tardigrades"), cubes(other, 0)) == (1, 1)
    p.act(0, "way", 1)
    assert sorted(map(str, p.things(0, "put"))) == ["birds", "fish"]
    assert p.reason(0, "put", "tardigrades") == "cannot-hold"
    assert (p.act(0, "put", "fish").on_card(0, "fish"), cubes(p, 0)) == (1, 1)


@shows("conserved_biome", "symbiotic_fungus", "extreme_cold_fungus")
@rule("AE-8.30", "AE-14.6", "AE-Q21")
@pytest.mark.parametrize(
    ("name", "way"),
    [("conserved_biome", 0), ("conserved_biome", 1), ("symbiotic_fungus", None), ("extreme_cold_fungus", 1)],
)
def test_without_another_card_to_hold_it_the_cube_is_lost(name: str, way: int | None) -> None:
    """The card that speaks holds nothing, and the cards of seat 1 are no help."""
    p = action(Position(2).in_play(0, name, "physics_complex").in_play(1, "birds", "tardigrades")).act(0, "use", name)
    if way is not None:
        p.act(0, "way", way)
    assert (cubes(p, 0), cubes(p, 1), p.asked(0)) == (0, 0, "ActionPhase")
    assert [event.parts for event in p.news(1, "CubesLost")] == [{"colour": 0, "count": 1}]


@shows("symbiotic_fungus")
@rule("AE-9.1", "AE-14.6")
def test_symbiotic_fungus_feeds_a_microbe_card() -> None:
    """The only one unasked, one of two as the player says; never an animal card."""
    p = action(Position(2).in_play(0, "symbiotic_fungus", "birds", "tardigrades"), chosen=True)
    assert p.act(0, "use", "symbiotic_fungus").on_card(0, "tardigrades") == 1
    p.in_play(0, "decomposers").act(0, "use", "symbiotic_fungus")
    assert sorted(map(str, p.things(0, "put"))) == ["decomposers", "tardigrades"]
    assert (p.act(0, "put", "decomposers").on_card(0, "decomposers"), cubes(p, 0)) == (1, 2)


@shows("conserved_biome")
@rule("AE-15.9")
@pytest.mark.parametrize(("forests", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_conserved_biome_is_worth_a_point_for_two_forests(forests: int, points: int) -> None:
    """Those of its owner, rounded down."""
    p = Position(2).in_play(0, "conserved_biome").give(0, forests=forests).give(1, forests=6)
    assert (p.points(0, "conserved_biome"), p.points(0)) == (points, 5 + forests + points)
