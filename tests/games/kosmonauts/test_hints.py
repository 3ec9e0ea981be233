"""What tells how well a seat stands: each feature answers to its name; habits and ranks are the pilot's."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import SPAN
from ecliptic.core.imagination import OUTLOOK
from ecliptic.core.prospects import ONE, STAGES
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.mind.hints import NEAR
from ecliptic.games.kosmonauts.names import BODY_NAMES
from tests.games.kosmonauts.position import Position, random_game

NAMES = list(KOSMONAUTS.feature_names)
HINTS = KOSMONAUTS.hints("classic")
SEVEN = [name for name in BODY_NAMES if name != "earth"][:7]


def row(p: Position, seat: int = 0) -> dict[str, int]:
    """A seat's features by name."""
    found, size = list(HINTS.features(p.s)), len(NAMES)
    return dict(zip(NAMES, found[seat * size : (seat + 1) * size], strict=True))


def test_at_the_start_all_stand_alike() -> None:
    """Landed on Earth with full tanks, and three missions open; how near a body is depends on the sky alone."""
    p = Position()
    assert row(p) == row(p, 1) == row(p, 2)
    assert {name: value for name, value in row(p).items() if name not in ("approach", "soon")} == {
        "tokens": 0,
        "fulfilled": 0,
        "open": 300,
        "landings": 0,
        "home": 0,
        "fuel": 800,
        "hyper": 200,
        "shields": 300,
        "landed": 100,
        "ahead": 0,
        "always": 100,
    }


def test_tokens_count_with_their_values_and_by_number() -> None:
    """The first on a body takes 4, the second 3."""
    p = Position().tokens(0, "mars", "venus").tokens(1, "mars")
    assert (row(p)["tokens"], row(p)["landings"]) == (800, 200)
    assert (row(p, 1)["tokens"], row(p, 1)["landings"]) == (300, 100)


def test_ahead_is_measured_by_the_best_of_the_others() -> None:
    """In tokens, more or fewer."""
    p = Position().tokens(0, "mars", "venus", "mercury").tokens(1, "mars")
    assert [row(p, seat)["ahead"] for seat in range(3)] == [200, -200, -300]


def test_missions_count_as_they_stand() -> None:
    """Two points for being first; four for being second, or the only one so far."""
    p = Position(2).missions(0, "mars", "jupiter", "comet")
    p.tokens(0, "mars")
    assert (row(p)["fulfilled"], row(p)["open"]) == (200, 200)
    p.tokens(0, "jupiter")
    assert (row(p)["fulfilled"], row(p)["open"]) == (600, 100)


def test_a_mission_that_others_spoilt_is_not_open() -> None:
    """Mission 1 once anybody was there; a Mission 2 once two were."""
    p = Position(4).missions(0, "mars", "jupiter", "comet").tokens(1, "mars", "jupiter")
    assert row(p)["open"] == 200
    p.tokens(2, "jupiter")
    assert row(p)["open"] == 100
    assert row(p)["fulfilled"] == 0


def test_what_a_ship_carries_is_counted() -> None:
    """Fuel, hyper-fuel and shields."""
    p = Position().load(0, 5, 4, 1)
    assert (row(p)["fuel"], row(p)["hyper"], row(p)["shields"]) == (500, 400, 100)
    assert row(p, 1)["fuel"] == 800


def test_who_is_landed_is_counted() -> None:
    """A ship in flight is not."""
    p = Position().fly(0, (5, 0))
    assert (row(p)["landed"], row(p, 1)["landed"]) == (0, 100)


def test_who_has_come_home_needs_no_body_any_more() -> None:
    """Nothing is near, and nothing need be."""
    p = Position().tokens(0, *SEVEN)
    assert row(p)["home"] == 0
    p.s.came_home[0] = 3
    assert (row(p)["home"], row(p)["approach"]) == (100, 0)


def test_a_ship_on_its_way_to_a_body_is_near() -> None:
    """In its very sector nothing is missing; a hex away something is; a body whose token it has does not count."""
    p = Position()
    q, r = p.body_sector("neptune")
    assert row(p.fly(0, (q, r)))["approach"] == NEAR
    away = Position().fly(0, next(sector for sector in around(q, r) if p.s.board.is_flyable(*sector)))
    assert 0 < row(away)["approach"] < NEAR
    assert row(Position().tokens(0, "neptune").fly(0, (q, r)))["approach"] < NEAR


def test_a_landing_that_is_near_in_rounds_is_soon() -> None:
    """On the body it can land this round; without fuel it drifts, and nothing is foreseen; at home nothing need be."""
    p = Position()
    q, r = p.body_sector("neptune")
    assert row(p.fly(0, (q, r)))["soon"] == 300
    far = Position().fly(0, (q, r), W=2).load(0, 0, 0, 3).tokens(0, "neptune")
    assert row(far)["soon"] == 100
    p.s.came_home[0] = 3
    assert row(p)["soon"] == 0


def around(q: int, r: int) -> list[tuple[int, int]]:
    """The neighbours of a sector."""
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


def test_the_stage_is_the_tour_of_whoever_is_furthest() -> None:
    """Seven tokens are the end of it, eight no more."""
    stages = []
    for count in range(9):
        p = Position().tokens(1, *[name for name in BODY_NAMES if name != "earth"][:count])
        stages.append(int(HINTS.stage(p.s)))
    assert stages == [count * STAGES // 7 for count in range(8)] + [STAGES]


def test_a_tied_victory_is_shared() -> None:
    """A third each, rounded down."""
    p = Position(4)
    for seat in (0, 2, 3):
        p.s.winner[seat] = 1
    assert list(HINTS.victory(p.s)) == [ONE // 3, 0, ONE // 3, ONE // 3]


def test_two_seats_that_change_places_change_values() -> None:
    """All that one had the other has; the third stands as before."""
    seen = []
    for one, other in ((0, 1), (1, 0)):
        p = Position(3).missions(2, "mars", "jupiter", "comet")
        p.missions(one, "venus", "venus", "uranus").tokens(one, "venus").load(one, 3, 1, 2)
        p.missions(other, "mercury", "mercury", "neptune").fly(other, (6, 0), W=1)
        seen.append(list(HINTS.outlook(p.s)))
    size = int(OUTLOOK)
    assert seen[0][:size] == seen[1][size : 2 * size]
    assert seen[0][size : 2 * size] == seen[1][:size]
    assert seen[0][2 * size :] == seen[1][2 * size :]
    assert seen[0][0] != seen[0][size]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_habit_is_legal_and_the_advice_where_there_is_one(seed: int) -> None:
    """At every question of a random game."""
    advised = 0
    for p in random_game(2, seed):
        if not p.s.over:
            habit, advice = HINTS.habit(p.s, seed), HINTS.advise(p.s, p.s.asked)
            assert habit in list(p.s.legal)
            if advice in list(p.s.legal):
                assert habit == advice
                advised += 1
    assert advised > 10


def test_what_is_no_order_is_ranked_by_chance_and_a_turned_shield_last() -> None:
    """At the orders the cubes have worths; a shield for fuel is below them all."""
    p = Position()
    actions = p.s.legal_actions(0)
    ranks = list(HINTS.rank(p.s, 0, actions, 1))
    verbs = [KOSMONAUTS.unpacked(action)[0] for action in actions]
    assert verbs[ranks.index(min(ranks))] == "shield_fuel"
    assert ranks.count(min(ranks)) == 1
    assert ranks == list(HINTS.rank(p.s, 0, actions, 2))
    dealt = Position(as_dealt=True)
    some = vec[i64]([0 * SPAN, 1 * SPAN, 2 * SPAN])
    assert list(HINTS.rank(dealt.s, dealt.s.asked, some, 1)) != list(HINTS.rank(dealt.s, dealt.s.asked, some, 2))
