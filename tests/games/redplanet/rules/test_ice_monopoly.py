"""Chapter 10: Ice Monopoly, and the ice bonus of the first edition."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
COLOURS = ("red", "blue", "yellow", "green", "violet", "white")
UNMET = ("fallen_heroes", "wide_settlement", "broad_portfolio")  # by players with tokens of one kind and no losses


def seats_of(edition: str) -> int:
    """The most players of an edition."""
    return REDPLANET.edition(edition).seats_max


def ice(edition: str, *numbers: int, seats: int = 3) -> Position:
    """So many ice tokens for each colour; the first three have missions that they do not meet."""
    p = Position(edition, seats)
    for seat, mission in enumerate(UNMET):
        p.start_mission(seat, mission)
    for colour, number in zip(COLOURS, numbers, strict=False):
        p.own(colour, ice=number)
    return p


def finish(p: Position) -> Position:
    """Play round 10, in which nobody can do anything, and the rest of the game."""
    p.round(10).ships()
    return p.choose(*["recruiter"] * p.s.seats)


def bonus(p: Position) -> list[int]:
    """What each colour got for most ice."""
    given = {event.parts["colour"]: int(event.parts["points"] or 0) for event in finish(p).news(None, "IceScored")}
    return [given.get(colour, 0) for colour in range(p.s.colours)]


@rule("RP-10.13")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_colour_with_most_ice_tokens_gets_9_points(edition: str) -> None:
    """One token more than the others is enough, and the others get nothing."""
    p = ice(edition, 4, 5, 3)
    assert bonus(p) == [0, 9, 0]
    assert [p.score(colour) for colour in COLOURS[:3]] == [4, 5 + 9, 3]


@rule("RP-10.14")
def test_the_player_with_most_ice_tokens_gets_9_points_in_the_first_edition() -> None:
    """One token more than the others is enough, and the others get nothing."""
    p = ice("2005", 4, 5, 3)
    assert bonus(p) == [0, 9, 0]
    assert [p.score(colour) for colour in COLOURS[:3]] == [4, 5 + 9, 3]


@rule("RP-10.15")
@pytest.mark.parametrize("edition", ALL)
def test_tied_colours_share_the_9_points_rounded_down(edition: str) -> None:
    """4, 3, 2, 1 and 1 point each for two to six of them; who has fewer tokens gets nothing."""
    seats = seats_of(edition)
    for tied, share in zip(range(2, seats + 1), (4, 3, 2, 1, 1), strict=False):
        tokens = [2] * tied + [1] * (seats - tied)
        assert bonus(ice(edition, *tokens, seats=seats)) == [share] * tied + [0] * (seats - tied)


@rule("RP-E23")
@pytest.mark.parametrize("edition", ALL)
def test_two_tied_for_most_ice_get_4_each_and_three_get_3(edition: str) -> None:
    """It shows in their scores."""
    p = finish(ice(edition, 5, 5, 2))
    assert [p.score(colour) for colour in COLOURS[:3]] == [9, 9, 2]
    p = finish(ice(edition, 5, 5, 5))
    assert [p.score(colour) for colour in COLOURS[:3]] == [8, 8, 8]


@rule("RP-10.16")
@pytest.mark.parametrize("edition", ALL)
def test_the_number_of_ice_tokens_counts_and_no_value(edition: str) -> None:
    """Other tokens, however valuable, neither win it nor break a tie for it."""
    assert bonus(ice(edition, 2, 3).own("red", celerium=9, sylvanite=9)) == [0, 9, 0]
    assert bonus(ice(edition, 3, 3).own("red", celerium=9, sylvanite=9)) == [4, 4, 0]


@rule("RP-10.17")
@pytest.mark.parametrize("edition", ALL)
def test_without_any_ice_token_nobody_gets_the_9_points(edition: str) -> None:
    """Nobody has the most of nothing."""
    p = ice(edition, 0, 0, 0).own("red", celerium=1)
    assert bonus(p) == [0, 0, 0]
    assert p.score("red") == 3


@rule("RP-10.18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("winner", range(6))
def test_every_player_can_win_ice_monopoly_and_it_belongs_to_nobody(edition: str, winner: int) -> None:
    """Whoever has most ice gets it, with no card: it is none of the cards that are shuffled, dealt and drawn."""
    tokens = [4 if seat == winner else 1 for seat in range(6)]
    p = ice(edition, *tokens, seats=6)
    assert not [card for card in p.events if "ice_monopoly" in card]
    assert bonus(p) == [9 if seat == winner else 0 for seat in range(6)]
    assert len(p.news(None, "MissionScored")) == 6  # one private mission each, and no card for the ice
