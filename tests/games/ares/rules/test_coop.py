"""Chapter 16: two players against Mars: the supply, the length of the game, and whether they have won."""

from __future__ import annotations

import functools

import pytest

from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@functools.cache
def last_round_of_a_game() -> Position:
    """Round 15 after fourteen quiet ones; to be cloned."""
    p = Position(2, "coop")
    for _ in range(14):
        p.on()
    return p


def last_round() -> Position:
    """Round 15 is planned; nobody has played a card or raised anything."""
    return last_round_of_a_game().clone()


def taking(p: Position) -> Position:
    """Plan, so that the first player is to take an item."""
    return p.plan("action", "research")


@rule("AE-16.2", "AE-16.3")
def test_a_game_together_is_set_up_as_usual_and_a_supply_is_added() -> None:
    """Eight projects and two corporations each; 27 cubes and 3 markers."""
    seen = Position(2, "coop", as_dealt=True).view(0)
    assert [(len(player.hand), len(player.offers)) for player in seen.players] == [(8, 2), (8, 2)]
    assert (seen.supply_cubes, seen.supply_markers, seen.deck) == (27, 3, 192)


@rule("AE-16.5", "AE-16.9")
def test_each_player_takes_one_item_after_the_reveal_and_before_the_first_phase() -> None:
    """Choices lie open, no phase has begun; then it begins."""
    p = taking(Position(2, "coop").forget_news())
    assert (p.asked(0), p.asked(1), p.view(None).called, p.s.phase) == ("TakeItem", None, [2, 4], -1)
    p.act(0, "take_cube")
    assert (p.asked(0), p.asked(1), p.news(None, "PhaseStarted")) == (None, "TakeItem", [])
    p.act(1, "take_marker")
    assert (p.s.phase, p.s.supply_cubes, p.s.supply_markers) == (2, 26, 2)


@rule("AE-16.5")
def test_items_are_taken_in_every_round() -> None:
    """Two a round, one each."""
    p = taking(Position(2, "coop")).act(0, "take_cube").act(1, "take_cube").on()
    taking(p.last_phase(0, "development").last_phase(1, "development")).act(0, "take_cube").act(1, "take_cube")
    takers = [event.parts["colour"] for event in p.news(None, "ItemTaken")]
    assert (takers, p.s.supply_cubes, p.s.supply_markers) == ([0, 1, 0, 1], 23, 3)


@rule("AE-16.6", "AE-16.11")
def test_a_cube_is_one_more_for_the_player_who_takes_it() -> None:
    """The partner gets nothing of it."""
    p = taking(Position(2, "coop").give(0, mc=7)).act(0, "take_cube")
    assert (p.has(0, "mc"), p.has(1, "mc")) == ((8,), (0,))


@rule("AE-16.7")
def test_a_marker_is_no_money_and_leaves_the_game() -> None:
    """One marker fewer, M€ and cubes as before."""
    p = taking(Position(2, "coop")).act(0, "take_marker")
    assert (p.has(0, "mc"), p.s.supply_cubes, p.s.supply_markers) == ((0,), 27, 2)


@rule("AE-16.9", "AE-Q47")
def test_the_lower_seat_takes_the_last_marker_if_both_want_it() -> None:
    """The other finds only cubes left and takes one without being asked."""
    p = taking(Position(2, "coop")).act(0, "take_marker").act(1, "take_marker").on()
    taking(p.last_phase(0, "development").last_phase(1, "development"))
    assert p.things(0, "take_marker") == [0]
    p.act(0, "take_marker").act(0, "decline")
    assert (p.asked(1), p.s.phase) == ("ActionPhase", 2)
    assert (p.has(1, "mc"), p.s.supply_cubes, p.s.supply_markers) == ((1,), 26, 0)


@rule("AE-Q47")
def test_the_last_items_must_be_taken_even_if_they_are_markers() -> None:
    """Whoever has taken only cubes has three markers to take in the last two rounds."""
    p = last_round()
    assert (p.s.supply_cubes, p.s.supply_markers) == (0, 2)
    p.plan("action", "construction")
    assert (p.asked(0), p.s.supply_markers) == ("OfferCard", 1)
    p.act(0, "decline")
    assert (p.asked(1), p.s.supply_markers) == ("OfferCard", 0)


@rule("AE-Q47")
def test_a_group_may_leave_the_item_to_chance() -> None:
    """Nobody is asked; in many games some markers come, about one in ten."""
    games = [Position(2, "coop", seed, supply_by_lot=True).plan("action", "action") for seed in range(60)]
    assert {p.asked(0) for p in games} == {"ActionPhase"}
    markers = sum(3 - p.s.supply_markers for p in games)
    assert 3 <= markers <= 25  # 120 items, three in thirty of them markers
    assert [27 - p.s.supply_cubes + 3 - p.s.supply_markers for p in games] == [2] * 60
    assert [p.has(0, "mc")[0] + p.has(1, "mc")[0] for p in games] == [27 - p.s.supply_cubes for p in games]


@rule("AE-16.1", "AE-16.12")
def test_phases_bonuses_and_hand_limit_are_the_usual_ones() -> None:
    """A phase cannot be repeated, choosing production brings 4 M€ more, and eleven cards are one too many."""
    p = Position(2, "coop").hand(0, *range(11)).plan("production", "research")
    p.act(0, "take_cube").act(1, "take_cube")
    assert (p.has(0, "mc"), p.has(1, "mc")) == ((10,), (6,))
    assert len(p.to("SellExcess").on().in_hand(0)) == 10
    assert [p.reason(0, "plan", "production"), p.reason(1, "plan", "production")] == ["chosen-last-round", None]


@rule("AE-16.12")
def test_what_is_complete_pays_no_more_in_later_phases() -> None:
    """The rules of the end of a scale hold as well."""
    p = Position(2, "coop").mars(8, 0, 0).give(0, mc=14, plants=8).plan("action", "action")
    p.act(0, "take_cube").act(1, "take_cube")
    assert p.reason(0, "standard", "temperature_mc") == "at-maximum"
    assert p.act(0, "standard", "forest_plants").has(0, "rating") == (6,)


@rule("AE-16.11")
def test_partners_share_nothing() -> None:
    """What one has and gains is that player's alone."""
    p = Position(2, "coop").give(0, mc=20).give(1, mc=19).plan("action", "action")
    p.act(0, "take_marker").act(1, "take_marker")
    assert p.reason(1, "standard", "forest_mc") == "too-dear"
    p.act(0, "standard", "forest_mc")
    assert (p.has(0, "mc", "rating", "forests"), p.has(1, "mc", "rating", "forests")) == ((0, 6, 1), (19, 5, 0))


@rule("AE-16.8", "AE-16.13", "AE-E12")
def test_the_game_ends_with_the_fifteenth_round_when_the_supply_is_empty() -> None:
    """After fourteen rounds two items are left; the fifteenth is played to its end."""
    p = last_round()
    assert (p.s.round, p.s.supply_cubes + p.s.supply_markers, p.s.over) == (15, 2, False)
    p.hand(0, *range(100, 111)).plan("action", "construction").to("ConstructionPhase")
    assert p.s.supply_cubes + p.s.supply_markers == 0
    assert (p.s.over, p.to("SellExcess").s.over) == (False, False)
    p.on()
    assert (p.s.over, p.s.round) == (True, 15)


@rule("AE-16.14", "AE-Q49")
def test_a_complete_mars_does_not_end_the_game() -> None:
    """The players go on collecting points."""
    p = Position(2, "coop").mars(8, 14, 9).on()
    assert (p.s.over, p.s.round) == (False, 2)


@rule("AE-Q49", "AE-Q52")
def test_a_group_may_stop_when_mars_is_complete() -> None:
    """With the house rule the phase in which it became so is the last."""
    p = Position(2, "coop", stops_when_terraformed=True).round(3).mars(6, 14, 9).give(0, heat=8, rating=79)
    p.plan("action", "research").act(0, "take_cube").act(1, "take_cube").act(0, "standard", "temperature_heat")
    p.done(0, 1)
    assert [event.parts for event in p.news(None, "MarsTerraformed")] == [{"round": 3}]
    assert (p.s.over, p.view(None).winners) == (True, [0, 1])


@rule("AE-16.15", "AE-16.16", "AE-16.17", "AE-X17", "AE-Q50")
@pytest.mark.parametrize(
    ("ratings", "mars", "winners", "told"),
    [
        ((41, 39), (8, 14, 9), [0, 1], ("TeamWon", 80)),
        ((75, 5), (8, 14, 9), [0, 1], ("TeamWon", 80)),
        ((41, 38), (8, 14, 9), [], ("TeamLost", 79)),
        ((60, 60), (6, 14, 9), [], ("TeamLost", 120)),
        ((60, 60), (8, 13, 9), [], ("TeamLost", 120)),
        ((60, 60), (8, 14, 8), [], ("TeamLost", 120)),
    ],
)
def test_together_they_need_a_complete_mars_and_80_points(
    ratings: tuple[int, int], mars: tuple[int, int, int], winners: list[int], told: tuple[str, int]
) -> None:
    """Both win or both lose; their common score is told either way."""
    p = last_round().mars(*mars).give(0, rating=ratings[0]).give(1, rating=ratings[1]).forget_news().on()
    assert (p.s.over, p.view(None).winners) == (True, winners)
    end = [(event.name, event.parts["points"]) for event in p.news(None) if event.name.startswith("Team")]
    assert (end, ARES.totals(p.s)) == ([told], list(ratings))
    assert [p.news(None, name) for name in ("GameWon", "VictoryShared", "TieBroken")] == [[], [], []]


@rule("AE-16.16")
def test_there_is_no_tie_break_between_partners() -> None:
    """Equal points and unequal wealth: both win."""
    p = last_round().mars(8, 14, 9).give(0, rating=40, mc=30).give(1, rating=40, mc=0).on()
    assert p.view(None).winners == [0, 1]


@rule("AE-16.18")
def test_points_are_counted_as_in_any_game() -> None:
    """Rating, forests and the cards in play; cards in hand count nothing."""
    p = last_round().in_play(0, "commercial_district", "fish").cubes(0, "fish", 5).hand(1, "farming")
    p.give(0, rating=20, forests=3).give(1, rating=10).on()
    assert ARES.totals(p.s) == [20 + 3 + 2 + 5, 10]
