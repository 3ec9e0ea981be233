"""Chapter 15: who wins when points are equal."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def finished(p: Position) -> Position:
    """Mars is finished in a development phase in which nobody does anything."""
    seats = range(p.s.seats)
    return p.mars(8, 14, 9).plan(*["development" for _ in seats]).done(*seats)


@rule("AE-X15", "AE-15.12", "AE-15.13")
def test_four_cards_and_four_mc_beat_fifteen() -> None:
    """10 + 3 + 2 against 4 + 12: the second player wins."""
    p = Position(2).give(0, mc=10, heat=3, plants=2).give(1, mc=4).hand(1, "lichen", "mine", "comet", "fish")
    assert finished(p).view(None).winners == [1]
    assert [event.parts for event in p.news(None, "WealthCounted")] == [
        {"colour": 0, "wealth": 15},
        {"colour": 1, "wealth": 16},
    ]


@rule("AE-15.12")
@pytest.mark.parametrize("what", ["mc", "heat", "plants"])
def test_heat_plants_and_mc_count_alike(what: str) -> None:
    """One more of any of them decides."""
    p = Position(2).give(0, mc=2, heat=2, plants=2).give(1, **{"mc": 2, "heat": 2, "plants": 2, what: 3})
    assert finished(p).view(None).winners == [1]


@rule("AE-15.12")
def test_only_the_tied_players_are_compared() -> None:
    """The richest of all has a point less, and that decides."""
    p = Position(3).give(0, mc=99, rating=4).give(1, mc=3).give(2, mc=2)
    assert finished(p).view(None).winners == [1]
    assert [event.parts["wealth"] for event in p.news(None, "WealthCounted")] == [99, 3, 2]  # told of all: AE-Q38


@rule("AE-15.13")
@pytest.mark.parametrize(("mc", "winners"), [(5, [1]), (6, [0, 1]), (7, [0])])
def test_unplayed_cards_are_three_mc_each(mc: int, winners: list[int]) -> None:
    """Two cards against 5, 6 and 7 M€."""
    p = Position(2).give(0, mc=mc).hand(1, "lichen", "mine")
    assert finished(p).view(None).winners == winners


@rule("AE-15.13", "AE-Q57")
def test_a_card_that_makes_sales_dearer_counts_in_the_tie_break() -> None:
    """Two cards are 8 M€ with the composting factory, whose point the other has in TR."""
    p = Position(2).give(0, mc=7, rating=6).in_play(1, "composting_factory").hand(1, "lichen", "mine")
    assert finished(p).view(None).winners == [1]


@rule("AE-15.14")
def test_special_resources_and_stocks_do_not_count() -> None:
    """Nine microbes, steel and titanium are nothing against 1 M€."""
    p = Position(2).in_play(0, "ghg_producing_bacteria", "mine", "titanium_mine", "micro_mills").give(1, mc=1)
    p.cubes(0, "ghg_producing_bacteria", 9)
    assert finished(p).view(None).winners == [1]


@rule("AE-15.15")
def test_the_sale_for_the_tie_break_changes_no_points() -> None:
    """The scores stay equal, and nothing is paid out."""
    p = finished(Position(2).give(0, mc=1).hand(1, "interstellar_colony_ship"))
    assert (p.view(None).score, p.view(None).winners, p.has(1, "mc")) == ([5, 5], [1], (0,))


@rule("AE-15.16", "AE-Q37")
def test_players_who_are_still_tied_share_the_victory() -> None:
    """Two of three have the same points and the same wealth."""
    p = finished(Position(3).give(0, rating=7, mc=5).give(1, rating=4, mc=50).give(2, rating=6, forests=1, plants=5))
    assert p.view(None).winners == [0, 2]
    assert [event.parts["colour"] for event in p.news(None, "VictoryShared")] == [0, 2]
    assert p.news(None, "GameWon") == []


@rule("AE-Q37")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", [0, 1]), ("rating", [1]), ("seat", [0])])
def test_a_group_may_settle_the_last_tie(tie_break: str, winners: list[int]) -> None:
    """Equal points and wealth; seat 1 has more TR and fewer forests. The richer third has fewer points."""
    p = Position(3, tie_break=tie_break).give(0, rating=6, forests=2).give(1, rating=8).give(2, mc=9)
    assert finished(p).view(None).winners == winners
    assert len(p.news(None, "GameWon")) == int(len(winners) == 1)


@rule("AE-Q37")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", [1, 2]), ("rating", [1, 2]), ("seat", [1])])
def test_equal_rating_leaves_the_victory_shared_and_seats_never_do(tie_break: str, winners: list[int]) -> None:
    """Seats 1 and 2 are equal in all; seat 0 is behind, with the most TR of all but points lost by a card."""
    p = Position(3, tie_break=tie_break).give(0, rating=9).in_play(0, "bribed_committee").give(1, rating=8)
    assert finished(p.give(2, rating=8)).view(None).winners == winners


@rule("AE-Q37", "AE-15.12")
@pytest.mark.parametrize("tie_break", ["shared", "rating", "seat"])
def test_wealth_comes_before_every_house_rule(tie_break: str) -> None:
    """Seat 1 has less TR and a higher seat, but 1 M€ more."""
    p = Position(2, tie_break=tie_break).give(0, rating=8).give(1, rating=6, forests=2, mc=1)
    assert finished(p).view(None).winners == [1]
