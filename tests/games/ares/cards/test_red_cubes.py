"""Red projects that put animals, microbes or science on a card, or give plants instead."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

PLANTS, MICROBES, ANIMALS = 0, 1, 2  # the ways of Imported Hydrogen


def played(p: Position, name: str, mc: int) -> Position:
    """The first player, with so many M€, plays this card in the construction phase."""
    return p.give(0, mc=mc).hand(0, name).plan("construction", "research").forget_news().act(0, "play", name)


def lost(p: Position) -> list[int | None]:
    """How many cubes were lost, time by time."""
    return [event.parts["count"] for event in p.news(None, "CubesLost")]


# Imported Hydrogen.


@rule("AE-8.30", "AE-13.9")
def test_imported_hydrogen_without_a_host_is_an_ocean_and_three_plants() -> None:
    """There is nothing to choose."""
    p = played(Position(2).tile(0, mc=4), "imported_hydrogen", 17)
    assert (p.s.oceans, p.has(0, "mc", "plants", "rating"), p.asked(0)) == (1, (4, 3, 6), "ConstructionPhase")


@rule("AE-14.6", "AE-13.9")
def test_imported_hydrogen_asks_after_the_ocean_which_way_to_go() -> None:
    """Plants, microbes or animals; only what can be put somewhere is offered."""
    p = played(Position(2).tile(0, mc=4).in_play(0, "tardigrades"), "imported_hydrogen", 17)
    assert (p.s.oceans, p.things(0, "way"), p.reason(0, "way", ANIMALS)) == (1, [PLANTS, MICROBES], "no-host")
    p = played(Position(2).in_play(0, "birds"), "imported_hydrogen", 17)
    assert (p.things(0, "way"), p.reason(0, "way", MICROBES)) == ([PLANTS, ANIMALS], "no-host")
    p = played(Position(2).in_play(0, "birds", "tardigrades"), "imported_hydrogen", 17)
    assert p.things(0, "way") == [PLANTS, MICROBES, ANIMALS]


@rule("AE-14.5")
@pytest.mark.parametrize(
    ("way", "plants", "microbes", "animals", "points"),
    [(PLANTS, 3, 0, 0, 0), (MICROBES, 0, 3, 0, 1), (ANIMALS, 0, 0, 2, 2)],
)
def test_each_way_of_imported_hydrogen(way: int, plants: int, microbes: int, animals: int, points: int) -> None:
    """Three plants, three microbes or two animals; with one host each nothing more is asked."""
    p = played(Position(2).tile(0, mc=4).in_play(0, "birds", "tardigrades"), "imported_hydrogen", 17).act(0, "way", way)
    assert p.has(0, "mc", "plants", "rating") == (4, plants, 6)
    assert (p.on_card(0, "tardigrades"), p.on_card(0, "birds")) == (microbes, animals)
    assert p.points(0, "tardigrades") + p.points(0, "birds") == points
    assert p.asked(0) == "ConstructionPhase"


@rule("AE-14.6")
def test_all_microbes_of_imported_hydrogen_go_on_one_card() -> None:
    """With two hosts the player is asked which, and an animal card is refused."""
    p = Position(2).in_play(0, "tardigrades", "regolith_eaters", "birds")
    played(p, "imported_hydrogen", 17).act(0, "way", MICROBES)
    assert set(p.things(0, "put")) == {"tardigrades", "regolith_eaters"}
    assert p.reason(0, "put", "birds") == "cannot-hold"
    p.act(0, "put", "regolith_eaters")
    assert (p.on_card(0, "tardigrades"), p.on_card(0, "regolith_eaters"), p.asked(0)) == (0, 3, "ConstructionPhase")


@rule("AE-14.6", "AE-14.15")
def test_a_host_across_the_table_is_no_host() -> None:
    """Cubes never go to another player's card."""
    p = played(Position(2).tile(0, mc=4).in_play(1, "birds", "tardigrades"), "imported_hydrogen", 17)
    assert (p.has(0, "plants"), p.on_card(1, "birds"), p.on_card(1, "tardigrades")) == ((3,), 0, 0)


# Imported Nitrogen.


@rule("AE-8.30", "AE-8.31")
def test_imported_nitrogen_without_hosts_loses_both_kinds_of_cubes() -> None:
    """TR and plants come all the same."""
    p = played(Position(2), "imported_nitrogen", 20)
    assert (p.has(0, "mc", "plants", "rating"), lost(p)) == ((0, 4, 6), [2, 3])


@rule("AE-8.30", "AE-14.6")
@pytest.mark.parametrize(
    ("host", "cubes", "missing"),
    [("birds", 2, 3), ("tardigrades", 3, 2)],
)
def test_imported_nitrogen_puts_what_has_a_place_and_loses_the_rest(host: str, cubes: int, missing: int) -> None:
    """Two animals or three microbes find the only host by themselves."""
    p = played(Position(2).in_play(0, host), "imported_nitrogen", 20)
    assert (p.on_card(0, host), lost(p), p.asked(0)) == (cubes, [missing], "ConstructionPhase")


@rule("AE-14.5", "AE-14.6")
def test_imported_nitrogen_asks_for_animals_and_for_microbes() -> None:
    """Two placements, each on one card of its kind."""
    p = Position(2).in_play(0, "birds", "small_animals", "tardigrades", "regolith_eaters")
    played(p, "imported_nitrogen", 20)
    assert set(p.things(0, "put")) == {"birds", "small_animals"}
    p.act(0, "put", "small_animals")
    assert set(p.things(0, "put")) == {"tardigrades", "regolith_eaters"}
    p.act(0, "put", "tardigrades")
    cubes = [p.on_card(0, name) for name in ("birds", "small_animals", "tardigrades", "regolith_eaters")]
    assert (cubes, lost(p), p.has(0, "plants")) == ([0, 2, 3, 0], [], (4,))


# Large Convoy.


@rule("AE-8.30", "AE-13.9", "AE-15.8")
def test_a_large_convoy_without_animals_brings_five_plants() -> None:
    """An ocean and two cards besides, and nothing to choose; microbes are no use to it."""
    p = Position(2).tile(0, mc=4).on_deck("moss", "trees").in_play(0, "tardigrades")
    played(p, "large_convoy", 36)
    assert (p.s.oceans, p.in_hand(0), p.has(0, "mc", "plants", "rating")) == (1, ["moss", "trees"], (4, 5, 6))
    assert p.on_card(0, "tardigrades") == 0 and p.asked(0) == "ConstructionPhase"


@rule("AE-14.5")
@pytest.mark.parametrize(("way", "plants", "animals"), [(0, 5, 0), (1, 0, 3)])
def test_a_large_convoy_brings_plants_or_animals(way: int, plants: int, animals: int) -> None:
    """The way is chosen after the cards were drawn."""
    p = Position(2).tile(0, mc=4).on_deck("moss", "trees").in_play(0, "birds")
    played(p, "large_convoy", 36)
    assert (p.in_hand(0), p.things(0, "way"), p.s.oceans) == (["moss", "trees"], [0, 1], 1)
    p.act(0, "way", way)
    assert (p.has(0, "plants"), p.on_card(0, "birds"), p.points(0, "birds")) == ((plants,), animals, animals)


@rule("AE-14.6")
def test_a_large_convoy_puts_all_animals_on_one_card() -> None:
    """Which of two is the player's choice."""
    p = played(Position(2).in_play(0, "birds", "small_animals"), "large_convoy", 36).act(0, "way", 1)
    assert set(p.things(0, "put")) == {"birds", "small_animals"}
    p.act(0, "put", "birds")
    assert (p.on_card(0, "birds"), p.on_card(0, "small_animals")) == (3, 0)


# Local Heat Trapping.


@rule("AE-8.30", "AE-Q5")
def test_local_heat_trapping_without_a_host_is_heat_for_plants() -> None:
    """Three heat go, four plants come, two cubes are lost."""
    p = played(Position(2).give(0, heat=3), "local_heat_trapping", 0)
    assert (p.has(0, "heat", "plants"), lost(p)) == ((0, 4), [2])


@rule("AE-14.6")
@pytest.mark.parametrize("host", ["birds", "tardigrades"])
def test_local_heat_trapping_feeds_one_animal_or_microbe_card(host: str) -> None:
    """Either kind may get the two cubes, a science card may not."""
    p = Position(2).give(0, heat=3).in_play(0, "birds", "tardigrades", "physics_complex")
    played(p, "local_heat_trapping", 0)
    assert set(p.things(0, "put")) == {"birds", "tardigrades"}
    assert p.reason(0, "put", "physics_complex") == "cannot-hold"
    p.act(0, "put", host)
    assert [p.on_card(0, name) for name in ("birds", "tardigrades")] == [
        2 * (name == host) for name in ("birds", "tardigrades")
    ]


# CEO's Favorite Project.


@rule("AE-14.5", "AE-14.6")
@pytest.mark.parametrize(("host", "points"), [("birds", 2), ("tardigrades", 0), ("physics_complex", 1)])
def test_the_favorite_project_is_any_card_that_holds_cubes(host: str, points: int) -> None:
    """Two animals, microbes or science, as the card can hold; it need not hold any before."""
    p = played(Position(2).in_play(0, "birds", "tardigrades", "physics_complex"), "ceos_favorite_project", 3)
    assert set(p.things(0, "put")) == {"birds", "tardigrades", "physics_complex"}
    p.act(0, "put", host)
    assert (p.on_card(0, host), p.points(0, host), p.has(0, "mc")) == (2, points, (0,))


@rule("AE-8.30")
def test_the_favorite_project_without_any_such_card_is_nothing() -> None:
    """The card is played and paid for, two cubes are lost."""
    p = played(Position(2).in_play(0, "lichen"), "ceos_favorite_project", 3)
    assert (lost(p), p.has(0, "mc"), p.played(0)) == ([2], (0,), ["lichen", "ceos_favorite_project"])


@rule("AE-8.30")
def test_the_only_card_that_holds_cubes_is_the_favorite_without_a_question() -> None:
    """Nothing is asked."""
    p = played(Position(2).in_play(0, "physics_complex"), "ceos_favorite_project", 3)
    assert (p.on_card(0, "physics_complex"), p.asked(0)) == (2, "ConstructionPhase")


@rule("AE-8.30")
def test_a_group_may_want_the_favorite_to_hold_a_cube_already() -> None:
    """Then of three hosts only those with a cube are offered."""
    p = Position(2, favorite_needs_cube=True).in_play(0, "birds", "tardigrades", "physics_complex")
    p.cubes(0, "birds", 1).cubes(0, "tardigrades", 4)
    played(p, "ceos_favorite_project", 3)
    assert set(p.things(0, "put")) == {"birds", "tardigrades"}
    assert p.reason(0, "put", "physics_complex") == "cannot-hold"
    p.act(0, "put", "birds")
    assert (p.on_card(0, "birds"), p.on_card(0, "tardigrades")) == (3, 4)


@rule("AE-8.30")
def test_in_such_a_group_empty_hosts_are_none() -> None:
    """The cubes are lost, but other cards may still put theirs on an empty host."""
    p = Position(2, favorite_needs_cube=True).in_play(0, "birds")
    p.give(0, mc=40).hand(0, "ceos_favorite_project", "imported_nitrogen").plan("construction", "research")
    p.forget_news().act(0, "play", "ceos_favorite_project")
    assert (lost(p), p.on_card(0, "birds")) == ([2], 0)
    p.act(0, "play", "imported_nitrogen")
    assert p.on_card(0, "birds") == 2
