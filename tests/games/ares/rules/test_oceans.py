"""Chapter 13b: flipping ocean tiles, which tile it is, and what it brings."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-E8", "AE-13.9")
def test_a_tile_with_two_plants() -> None:
    """2 plants and a step of TR at once; the tile lies face up for all and cannot be flipped again."""
    p = Position(ask_everything=True).give(0, mc=30).tile(4, plants=2).plan("action", "research")
    p.act(0, "standard", "ocean_mc").act(0, "flip", 4)
    assert (p.has(0, "plants", "rating"), p.has(1, "plants", "rating")) == ((2, 6), (0, 5))
    assert p.view(None).tiles[4] == p.s.tile[4]
    p.act(0, "standard", "ocean_mc")
    assert p.reason(0, "flip", 4) == "flipped-already"


@rule("AE-Q8", "AE-13.9")
@pytest.mark.parametrize(
    ("mc", "plants", "cards"), [(0, 2, 0), (0, 0, 1), (4, 0, 0), (1, 0, 1), (0, 1, 1), (2, 1, 0), (1, 1, 0)]
)
def test_each_tile_gives_what_it_shows(mc: int, plants: int, cards: int) -> None:
    """Exactly that, and a step of TR."""
    p = Position().give(0, mc=15).tile(0, mc=mc, plants=plants, cards=cards).plan("action", "research")
    p.act(0, "standard", "ocean_mc")
    assert (p.has(0, "mc", "plants", "rating"), len(p.in_hand(0))) == ((mc, plants, 6), cards)


@rule("AE-Q8")
def test_the_nine_tiles() -> None:
    """2 plants twice, a card twice, and five others."""
    found = Counter((tile.mc, tile.plants, tile.cards) for tile in Position().box.tiles)
    once = {(4, 0, 0): 1, (1, 0, 1): 1, (0, 1, 1): 1, (2, 1, 0): 1, (1, 1, 0): 1}
    assert found == {(0, 2, 0): 2, (0, 0, 1): 2} | once


@rule("AE-Q8")
def test_all_nine_together_bring_eight_credits_seven_plants_and_four_cards() -> None:
    """Wherever the tiles lie."""
    p = Position().give(0, mc=15 * 9).plan("action", "research")
    for _ in range(9):
        p.act(0, "standard", "ocean_mc")
    assert (p.has(0, "mc", "plants", "rating"), len(p.in_hand(0))) == ((8, 7, 14), 4)


@rule("AE-13.11", "AE-13.12")
def test_any_tile_that_is_still_face_down_may_be_picked() -> None:
    """Where everything is asked: spaces 0 to 2 were flipped before, so 3 to 8 are offered."""
    p = Position(ask_everything=True).give(0, mc=15).mars(oceans=3).tile(7, mc=4).plan("action", "research")
    p.act(0, "standard", "ocean_mc")
    assert (p.things(0, "flip"), p.reason(0, "flip", 1)) == ([3, 4, 5, 6, 7, 8], "flipped-already")
    p.act(0, "flip", 7)
    assert (p.has(0, "mc"), [space for space in range(9) if p.s.flipped[space]]) == ((4,), [0, 1, 2, 7])


@rule("AE-Q2", "AE-13.11")
def test_where_no_space_is_named_the_lowest_is_flipped() -> None:
    """All look alike, so nobody is asked."""
    p = Position().give(0, mc=30).mars(oceans=3).tile(3, mc=4).tile(4, plants=2).plan("action", "research")
    p.act(0, "standard", "ocean_mc")
    assert (p.asked(0), p.has(0, "mc", "plants"), p.s.last_flipped) == ("ActionPhase", (19, 0), 3)
    p.act(0, "standard", "ocean_mc")
    assert (p.has(0, "mc", "plants"), p.s.last_flipped) == ((4, 2), 4)


@rule("AE-Q2", "AE-18.14")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_who_comes_first_has_the_first_tile(order: tuple[int, int]) -> None:
    """The rewards are fixed by where the tiles lie; only who gets which depends on the order."""
    p = Position().give(0, mc=15).give(1, mc=15).tile(0, mc=4).tile(1, plants=2).plan("action", "research")
    first, second = order
    p.act(first, "standard", "ocean_mc").act(second, "standard", "ocean_mc")
    assert p.has(first, "mc", "plants", "rating") == (4, 0, 6)
    assert p.has(second, "mc", "plants", "rating") == (0, 2, 6)


@rule("AE-13.27")
def test_the_tile_is_turned_then_rating_comes_then_the_reward() -> None:
    """In this order, and all see it."""
    p = Position().give(0, mc=15).tile(0, mc=2, plants=1).plan("action", "research").forget_news()
    p.act(0, "standard", "ocean_mc")
    told = [(event.name, event.parts.get("good")) for event in p.news(None)]
    assert told[2:] == [("OceanFlipped", None), ("Gained", 4), ("Gained", 0), ("Gained", 2)]


@rule("AE-X2", "AE-13.17")
def test_after_the_ninth_tile_its_reward_is_given_again() -> None:
    """A flips the ninth, which shows a card; B flips twice after that: 2 TR and two cards."""
    p = Position().give(0, mc=15).give(1, mc=30).mars(oceans=8).tile(8, cards=1).plan("action", "research")
    p.act(0, "standard", "ocean_mc").act(1, "standard", "ocean_mc").act(1, "standard", "ocean_mc")
    assert (p.has(0, "rating"), len(p.in_hand(0))) == ((6,), 1)
    assert (p.has(1, "rating", "mc"), len(p.in_hand(1)), p.s.oceans) == ((7, 0), 2, 9)


@rule("AE-13.17", "AE-Q22")
def test_it_is_the_tile_flipped_last_wherever_it_lies() -> None:
    """Space 7 is flipped as the ninth, after space 8: its 4 M€ come again."""
    p = Position(ask_everything=True).give(0, mc=45).mars(oceans=7).tile(7, mc=4).tile(8, plants=2)
    p.plan("action", "research").act(0, "standard", "ocean_mc").act(0, "flip", 8)
    p.act(0, "standard", "ocean_mc").act(0, "standard", "ocean_mc")
    assert (p.has(0, "mc", "plants", "rating"), p.s.last_flipped) == ((8, 2, 8), 7)


@rule("AE-Q22", "AE-13.17", "AE-13.21")
@pytest.mark.parametrize(("pays", "rating", "mc"), [(True, 7, 8), (False, 6, 4)])
def test_two_oceans_with_one_tile_left(pays: bool, rating: int, mc: int) -> None:
    """The second one repeats the last tile, unless the group plays otherwise."""
    p = Position(overshoot_pays=pays).hand(0, "ice_asteroid").give(0, mc=21).mars(oceans=8).tile(8, mc=4)
    p.plan("construction", "research").act(0, "play", "ice_asteroid")
    assert (p.has(0, "rating", "mc"), p.s.oceans) == ((rating, mc), 9)


@rule("AE-Q22")
@pytest.mark.parametrize("pays", [True, False])
def test_two_oceans_with_two_tiles_left_are_two_under_either_ruling(pays: bool) -> None:
    """Nothing overshoots."""
    p = Position(overshoot_pays=pays).hand(0, "ice_asteroid").give(0, mc=21).mars(oceans=7)
    p.plan("construction", "research").act(0, "play", "ice_asteroid")
    assert (p.has(0, "rating"), p.s.oceans) == ((7,), 9)


@rule("AE-13.19")
def test_a_flip_in_a_later_phase_brings_nothing() -> None:
    """Nine were flipped before: neither TR nor a reward, and all are told that nothing rose."""
    p = Position().hand(0, "ice_asteroid").give(0, mc=21).mars(oceans=9).tile(8, mc=4)
    p.plan("construction", "research").forget_news().act(0, "play", "ice_asteroid")
    assert p.has(0, "rating", "mc") == (5, 0)
    assert [event.parts for event in p.news(None, "NothingRaised")] == [{"colour": 0, "parameter": 2}] * 2


def racing(oceans: int) -> Position:
    """Seat 0 is choosing a tile while seat 1 has money to flip the others."""
    p = Position(ask_everything=True).give(0, mc=15).give(1, mc=60).mars(oceans=oceans).tile(8, plants=2)
    p.plan("action", "research").act(0, "standard", "ocean_mc")
    assert p.asked(0) == "FlipOne"
    return p


@rule("AE-Q2")
def test_who_is_still_choosing_may_pick_what_is_left() -> None:
    """Another player was faster with one of three tiles; the other two are still there."""
    p = racing(6).act(1, "standard", "ocean_mc").act(1, "flip", 6)
    assert p.things(0, "flip") == [7, 8]
    p.act(0, "flip", 8)
    assert (p.has(0, "rating", "plants"), p.s.oceans) == ((6, 2), 8)


@rule("AE-Q2")
def test_the_only_tile_left_is_flipped_without_asking() -> None:
    """Another player takes one of two while seat 0 is choosing: the other one is turned over at once."""
    p = racing(7).act(1, "standard", "ocean_mc").act(1, "flip", 7)
    assert (p.has(0, "rating", "plants"), p.s.oceans, p.asked(0)) == ((6, 2), 9, "ActionPhase")


@rule("AE-Q2", "AE-13.17")
def test_a_flip_is_not_lost_because_others_took_the_last_tiles() -> None:
    """The seat paid before; with no tile left it has the TR and the reward of the ninth."""
    p = Position(ask_everything=True).hand(0, "ice_asteroid").hand(1, "subterranean_reservoir").mars(oceans=7)
    p.give(0, mc=21).give(1, mc=10).tile(8, plants=2).plan("production", "construction")
    p.act(1, "play", "subterranean_reservoir").act(0, "play", "ice_asteroid")
    assert (p.asked(0), p.asked(1)) == ("FlipOne", "FlipOne")
    p.act(0, "flip", 7)
    assert (p.s.oceans, p.has(1, "mc", "rating", "plants"), p.asked(1)) == (9, (0, 6, 2), "ConstructionPhase")


@rule("AE-Q2")
def test_naming_a_tile_that_was_flipped_meanwhile_loses_nothing() -> None:
    """The player is told, and names another one."""
    p = racing(4).act(1, "standard", "ocean_mc").act(1, "flip", 6)
    assert (p.reason(0, "flip", 6), p.things(0, "flip")) == ("flipped-already", [4, 5, 7, 8])
    p.act(0, "flip", 7)
    assert (p.s.last_flipped, p.has(0, "rating")) == (7, (6,))
