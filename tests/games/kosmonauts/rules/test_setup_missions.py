"""Chapter 2: dealing the missions, and keeping them secret."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position, random_game

SEATS = (2, 3, 4)


@rule("KO-2.13")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_draws_one_card_from_each_stack_unseen_by_the_others(seats: int) -> None:
    """The own three cards are one of each stack; of the others', and for onlookers of all, nothing is to be seen."""
    drawn = set()
    for seed in range(10):
        p = Position(seats, seed, as_dealt=True)
        board = p.s.board
        for viewer in range(seats):
            first, alpha, beta = (card or 0 for card in p.view(viewer).missions[viewer])
            assert 0 <= first < board.first_alpha <= alpha < board.first_beta <= beta < 16
            drawn.add((first, alpha, beta))
            others = [cards for seat, cards in enumerate(p.view(viewer).missions) if seat != viewer]
            assert others == [[None] * 3] * (seats - 1)
            seen = [event.parts["alpha"] for event in p.news(viewer, "MissionsDrawn")]
            assert seen == [alpha if seat == viewer else None for seat in range(seats)]
        assert p.view(None).missions == [[None] * 3] * seats
    assert len(drawn) > 5 * seats


@rule("KO-2.14")
@pytest.mark.parametrize("seats", SEATS)
def test_mission_1_is_replaced_until_its_target_is_no_target_of_mission_2(seats: int) -> None:
    """Nobody has a target twice; only cards with such a target were given back, and some players gave back two."""
    counts = set()
    for seed in range(150):
        p = Position(seats, seed, as_dealt=True)
        target = p.s.board.mission_body
        for seat in range(seats):
            first, alpha, beta = (target[card or 0] for card in p.view(seat).missions[seat])
            assert first not in (alpha, beta)
            replaced = [event.parts for event in p.news(seat, "MissionReplaced") if event.parts["colour"] == seat]
            assert all(target[parts["card"] or 0] in (alpha, beta) for parts in replaced)
            assert p.view(seat).replaced_counts[seat] == len(replaced)
            counts.add(len(replaced))
    assert counts >= {0, 1, 2}


@rule("KO-2.15")
def test_missions_stay_secret_until_the_points_are_counted() -> None:
    """At no decision of a game is another player's mission to be seen; at the end all are open."""
    for seed in range(4):
        for p in random_game(3, seed):
            if p.s.over:
                break
            for viewer in range(3):
                shown = [cards != [None] * 3 for cards in p.view(viewer).missions]
                assert shown == [seat == viewer for seat in range(3)]
            assert p.view(None).missions == [[None] * 3] * 3
            assert p.news(None, "MissionScored") == []
        cards = [list(p.s.mission)[seat * 3 : seat * 3 + 3] for seat in range(3)]
        assert [p.view(viewer).missions for viewer in (0, 1, 2, None)] == [cards] * 4
        assert len(p.news(None, "MissionScored")) == 9
