"""Chapter 8b: production where colours tie or nobody stands, and the tokens left there."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
SHARING = ("2015", "2025")
COLOURS = ("red", "blue", "yellow", "green", "violet", "white")
UNMET = ("fallen_heroes", "wide_settlement", "broad_portfolio")  # by three players without tokens and losses


def produce(p: Position, phase: int) -> Position:
    """Play the round before this production, in which nobody can do anything, and the production."""
    p.round((5, 8, 10)[phase - 1]).ships()
    return p.choose(*["recruiter"] * p.s.seats)


def total(p: Position, colour: str) -> int:
    """Point tokens of a colour, whatever their kind."""
    return sum(p.tokens(colour).values())


def totals(p: Position) -> list[int]:
    """Point tokens of every colour."""
    return [total(p, colour) for colour in COLOURS[: p.s.colours]]


def tied(edition: str, count: int, pool: int, seats: int = 6) -> Position:
    """So many colours with 2 astronauts each in Hellas, the others with 1, where so many tokens lie."""
    p = Position(edition, seats).explore("hellas", "ice").pool("hellas", ice=pool)
    return p.stand("hellas", **{colour: 2 if n < count else 1 for n, colour in enumerate(COLOURS[:seats])})


# Ties are shared.


@rule("RP-8.11", "RP-8.12")
@pytest.mark.parametrize("edition", SHARING)
@pytest.mark.parametrize("pool", range(2, 12))
def test_two_tied_colours_get_half_each_rounded_down_and_the_odd_token_stays(edition: str, pool: int) -> None:
    """Nobody else gets any of it, and whoever leads alone at the next production takes the rest with the new ones."""
    p = produce(tied(edition, 2, pool - 1), 1)
    assert totals(p) == [pool // 2, pool // 2, 0, 0, 0, 0]
    assert p.left_in("hellas") == pool % 2
    produce(p.stand("hellas", green=5), 2)
    assert (p.tokens("green")["ice"], p.left_in("hellas")) == (2 + pool % 2, 0)


@rule("RP-8.13")
@pytest.mark.parametrize("edition", SHARING)
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_and_more_tied_colours_share_by_the_same_formula(edition: str, count: int) -> None:
    """Each gets the pool divided by their number, rounded down; the remainder stays."""
    for pool in range(3, 15):
        p = produce(tied(edition, count, pool - 3), 3)
        assert totals(p) == [pool // count] * count + [0] * (6 - count)
        assert p.left_in("hellas") == pool % count


@rule("RP-E1")
@pytest.mark.parametrize("edition", SHARING)
def test_two_tie_for_three_tokens(edition: str) -> None:
    """Each gets 1, and 1 stays for a later phase."""
    p = produce(tied(edition, 2, 1, seats=3), 2)
    assert (totals(p), p.left_in("hellas")) == ([1, 1, 0], 1)


@rule("RP-E2")
@pytest.mark.parametrize("edition", SHARING)
def test_three_tie_for_two_tokens(edition: str) -> None:
    """Nobody gets a token and both stay."""
    p = produce(tied(edition, 3, 0, seats=3), 2)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 0], 2)


@rule("RP-X13")
@pytest.mark.parametrize("edition", SHARING)
def test_leftovers_are_pooled_with_the_next_production(edition: str) -> None:
    """A token that two could not share is won with the next two, by a lone leader or by three who tie."""
    p = produce(tied(edition, 2, 0, seats=3).stand("hellas", yellow=0), 1)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 0], 1)
    alone, three = p.clone(), p.clone()
    produce(alone.stand("hellas", red=3), 2)
    assert (totals(alone), alone.left_in("hellas")) == ([3, 0, 0], 0)
    produce(three.stand("hellas", yellow=2), 2)
    assert (totals(three), three.left_in("hellas")) == ([1, 1, 1], 0)


@rule("RP-8.25")
@pytest.mark.parametrize("edition", SHARING)
def test_each_kind_of_a_mixed_pool_is_divided_separately(edition: str) -> None:
    """Of 3 celerium left and 3 new ice two tied colours get one of each; one of each stays."""
    p = Position(edition, 3).explore("ausonia", "celerium").pool("ausonia", celerium=3)
    p.attach("ausonia", "frozen_ground").stand("ausonia", red=1, blue=1)
    produce(p, 3)
    for colour in ("red", "blue"):
        assert p.tokens(colour) == {"ice": 1, "sylvanite": 0, "celerium": 1}
    assert p.view(None).regions[p.region("ausonia")].pool == [1, 0, 1]


# Ties leave everything.


@rule("RP-8.14")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_tie_for_most_takes_nothing(phase: int, count: int) -> None:
    """However many tokens could be shared, all stay for the next production."""
    p = produce(tied("2005", count, 10, seats=5), phase)
    assert totals(p) == [0, 0, 0, 0, 0]
    assert [event.parts["count"] for event in p.news(None, "TokensLeft")] == [10 + phase]
    if phase < 3:
        assert p.left_in("hellas") == 10 + phase


@rule("RP-E12")
def test_the_token_of_a_tie_in_round_5_is_won_in_round_8() -> None:
    """One token waits; who leads alone after round 8 takes it and the 2 new ones."""
    p = produce(tied("2005", 2, 0, seats=3), 1)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 0], 1)
    produce(p.stand("hellas", red=3), 2)
    assert (totals(p), p.left_in("hellas")) == ([3, 0, 0], 0)


@rule("RP-E13")
def test_tokens_left_after_round_8_are_won_in_the_last_production() -> None:
    """2 tokens left and 3 new ones go to the lone leader."""
    p = produce(Position("2005", 3).explore("hellas", "ice").pool("hellas", ice=2).stand("hellas", red=1, blue=2), 3)
    assert totals(p) == [0, 5, 0]


@rule("RP-E14", "RP-8.24")
def test_tokens_that_nobody_takes_in_the_last_production_leave_the_game() -> None:
    """Tied or deserted areas are emptied after the last production, and only then."""
    p = tied("2005", 2, 1, seats=3).explore("arabia", "celerium")
    early = produce(p.clone(), 2)
    assert (early.left_in("hellas"), early.left_in("arabia")) == (3, 2)
    produce(p, 3)
    assert totals(p) == [0, 0, 0]
    assert (p.left_in("hellas"), p.left_in("arabia")) == (0, 0)
    removed = {event.parts["region"]: event.parts["count"] for event in p.news(None, "TokensRemoved")}
    assert removed == {p.region("hellas"): 4, p.region("arabia"): 3}


@rule("RP-X14")
@pytest.mark.parametrize(("red", "taken"), [(3, 6), (2, 0)])
def test_the_tokens_of_two_ties_wait_for_the_last_production(red: int, taken: int) -> None:
    """1 + 2 tokens wait; a lone leader then takes 6, and with another tie all 6 leave the game."""
    p = produce(produce(tied("2005", 2, 0, seats=3), 1), 2)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 0], 3)
    produce(p.stand("hellas", red=red), 3)
    assert (totals(p), p.left_in("hellas")) == ([taken, 0, 0], 0)
    assert sum(int(event.parts["count"] or 0) for event in p.news(None, "TokensRemoved")) == 6 - taken


# Nobody there, and what becomes of the tokens.


@rule("RP-8.15")
@pytest.mark.parametrize("edition", SHARING)
def test_tokens_of_a_deserted_region_stay_for_a_later_production(edition: str) -> None:
    """They are laid out all the same, and the next leader takes them."""
    p = produce(Position(edition, 3).explore("hellas", "ice"), 1)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 0], 1)
    produce(p.stand("hellas", yellow=1), 2)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 3], 0)


@rule("RP-8.16")
def test_tokens_of_a_deserted_area_are_laid_out_and_wait() -> None:
    """They are laid out all the same, and the next leader takes them."""
    p = produce(Position("2005", 3).explore("hellas", "ice"), 1)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 0], 1)
    produce(p.stand("hellas", yellow=1), 2)
    assert (totals(p), p.left_in("hellas")) == ([0, 0, 3], 0)


@rule("RP-8.23")
@pytest.mark.parametrize("edition", SHARING)
def test_tokens_left_after_the_third_production_belong_to_nobody(edition: str) -> None:
    """The token left by a tie lies in its region and is in nobody's score."""
    p = Position(edition, 3).explore("hellas", "celerium").stand("hellas", red=1, blue=1).explore("ausonia", "ice")
    for seat, mission in enumerate(UNMET):
        p.start_mission(seat, mission)
    produce(p, 3)
    assert p.s.over and (p.left_in("hellas"), p.left_in("ausonia")) == (1, 3)
    assert [p.score(colour) for colour in ("red", "blue", "yellow")] == [3, 3, 0]


@rule("RP-8.26")
@pytest.mark.parametrize("edition", ALL)
def test_leftovers_stay_when_the_tied_colours_leave_and_go_to_whoever_leads_next(edition: str) -> None:
    """Red and Blue tie, walk out before the second production, and Yellow takes what they left."""
    p = Position(edition, 3).explore("ausonia", "ice").stand("ausonia", red=1, blue=1).explore("syrtis_major", "ice")
    produce(p, 1)
    assert (totals(p), p.left_in("ausonia")) == ([0, 0, 0], 1)
    p.round(7).ships().choose("explorer", "explorer", "recruiter")
    for seat in sorted((0, 1), key=lambda seat: (seat - p.s.first) % 3):
        p.act(seat, "move_from", "ausonia").act(seat, "move_to", "syrtis_major").act(seat, "stop")
    assert (p.present("ausonia", "red"), p.present("ausonia", "blue"), p.left_in("ausonia")) == (0, 0, 1)
    produce(p.stand("ausonia", yellow=1), 2)
    assert (total(p, "yellow"), p.left_in("ausonia")) == (3, 0)
