"""Who meets whom: the same deals for everybody, every seat as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.arena.contest import FORMATS, PARALLEL, Contest
from ecliptic.core.errors import SetupProblem
from tests.arena.playing import contest

TABLES = [(form, players, seats) for form in FORMATS for players in (2, 3, 4) for seats in (2, 3, 4, 5, 6)]


@pytest.mark.parametrize(("form", "players", "seats"), TABLES)
def test_everybody_has_every_seat_equally_often_on_each_deal(form: str, players: int, seats: int) -> None:
    """So neither luck nor the order of play favours anybody."""
    for deal in range(2):
        found = [one for one in contest(players, seats, format=form).fixtures() if one.deal == deal]
        assert len({one.seed for one in found}) == 1
        for who in range(players):
            held = Counter(seat for one in found for seat, other in enumerate(one.seating) if other == who)
            assert set(held) == set(range(seats)) and len(set(held.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_pair_has_every_seat_equally_often(seats: int) -> None:
    """Within each pair as well, whatever the others do."""
    asked = contest(3, seats, format="round-robin", deals=1)
    for pair in asked.pairs():
        held = Counter(
            (who, seat)
            for one in asked.fixtures()
            if set(one.seating) == set(pair)
            for seat, who in enumerate(one.seating)
        )
        assert len(held) == 2 * seats and len(set(held.values())) == 1


def test_deals_differ_and_fixtures_are_numbered() -> None:
    """One seed for each deal; another seed of the contest gives other deals."""
    found = list(contest(3, 4, deals=5).fixtures())
    assert [one.number for one in found] == list(range(contest(3, 4, deals=5).size)) == list(range(40))
    assert len({one.seed for one in found}) == len({one.deal for one in found}) == 5
    assert not {one.seed for one in found} & {one.seed for one in contest(3, 4, deals=5, seed=8).fixtures()}


def test_a_gauntlet_is_one_against_each() -> None:
    """In each seat in turn, all others being the same opponent."""
    found = [one.seating for one in contest(3, 3, format="gauntlet", deals=1).fixtures()]
    assert found == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 2, 2), (2, 0, 2), (2, 2, 0)]


def test_a_ladder_is_a_gauntlet_of_each_against_the_next_weaker() -> None:
    """The weakest is named first."""
    found = [one.seating for one in contest(3, 2, format="ladder", deals=1).fixtures()]
    assert found == [(1, 0), (0, 1), (2, 1), (1, 2)]


def test_a_round_robin_alternates_and_mirrors() -> None:
    """With an odd number of seats, in every rotation."""
    even = [one.seating for one in contest(2, 4, format="round-robin", deals=1).fixtures()]
    assert even == [(0, 1, 0, 1), (1, 0, 1, 0)]
    odd = [one.seating for one in contest(2, 3, format="round-robin", deals=1).fixtures()]
    assert odd == [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]


def test_in_parallel_each_plays_by_itself() -> None:
    """All seats of the same deal."""
    assert [one.seating for one in contest(3, 2, format=PARALLEL, deals=1).fixtures()] == [(0, 0), (1, 1), (2, 2)]


@pytest.mark.parametrize("form", FORMATS)
def test_one_seat_is_for_parallel_games_only(form: str) -> None:
    """There is nobody to meet."""
    if form == PARALLEL:
        assert Contest("ares", "solo", 1, ("random",), form).size == 100
    else:
        with pytest.raises(SetupProblem, match="cli-arena-one-seat"):
            Contest("ares", "solo", 1, ("random", "greedy"), form)


def test_what_is_no_contest_is_refused() -> None:
    """An unknown format, nobody to meet, no deals."""
    for changes, message in (({"format": "cup"}, "format"), ({"players": 1}, "too-few"), ({"deals": 0}, "no-deals")):
        with pytest.raises(SetupProblem, match=f"cli-arena-{message}"):
            contest(**changes)
