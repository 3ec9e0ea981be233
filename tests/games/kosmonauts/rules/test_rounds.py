"""Chapter 3: the phases of a round, the instructor token, and how long rounds go on."""

from __future__ import annotations

import pytest

from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.names import BODY_NAMES
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position

SEVEN = tuple(name for name in BODY_NAMES if name not in ("earth", "comet"))


@rule("KO-3.1")
def test_a_round_is_event_orders_flight_or_refuel_movement() -> None:
    """Each phase is over before the next begins: seen in what is asked, and in what has happened by then."""
    p = Position(2).at("jupiter", 11).fly(0, (-1, -8), E=1).landed(1, "mars").load(1, 5, 2)
    p.event_phase("drift E", "tanker", "tanker")
    assert (p.s.phase, p.asked()) == (1, (0, "ChooseEvent"))
    p.act(0, "event", 1).act(0, "refuse").act(1, "refuse")
    assert (p.s.phase, p.asked()) == (2, (0, "GiveOrders"))
    p.all_done()
    assert (p.s.phase, p.asked(), p.carries(1)) == (3, (0, "FlyOrEvacuate"), (5, 2, 3))
    p.act(0, "fly")
    assert (p.s.phase, p.asked(), p.body_sector("jupiter")) == (4, (0, "MayLand"), (0, -8))
    p.act(0, "land", "jupiter")
    told = [event.name for event in p.news(None)]
    order = ["EventChosen", "OrdersConfirmed", "Flew", "Refuelled", "BodiesMoved", "Landed", "RoundStarted"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)


@rule("KO-3.2")
def test_the_first_round_has_no_event() -> None:
    """Orders are asked for at once; the three open cards lie unused, and in the second round one is chosen."""
    p = Position(3)
    assert (p.s.round, p.asked(), p.view(None).event) == (1, (0, "GiveOrders"), None)
    row = p.view(None).row
    p.on()
    assert (p.s.round, p.asked(), p.view(None).row) == (2, (1, "ChooseEvent"), row)
    assert p.news(None, "EventChosen") == []


@rule("KO-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_instructor_token_goes_to_the_left_after_every_round(seats: int) -> None:
    """After the first round too, which had no event, and round the whole table."""
    p = Position(seats).instructor(seats - 1)
    holders = []
    for _ in range(6):
        holders.append(p.view(None).instructor)
        p.quiet_round()
    assert holders == [(seats - 1 + number) % seats for number in range(6)]


@rule("KO-3.4")
def test_rounds_repeat_while_nobody_has_come_home_with_seven_tokens() -> None:
    """Neither seven tokens alone nor a landing on Earth with six end the game; all rounds of the cap are played."""
    p = Position(2, round_limit=30).tokens(0, *SEVEN).tokens(1, *SEVEN[:6]).landed(0, "mars")
    p.fly(1, p.body_sector("earth")).flies(1).act(1, "land", "earth")
    assert (p.on_body(1), p.s.ended) == ("earth", 0)
    for number in range(2, 31):
        assert p.quiet_round().s.round == number
    p.on()
    assert p.s.over and p.news(None, "CameHome") == []


@rule("KO-3.4")
def test_the_condition_is_looked_at_when_phase_4_is_over() -> None:
    """With the seventh token at home the round is still played: others fly, bodies move; then it is over."""
    p = Position(2).tokens(0, *SEVEN).fly(1, (0, -8), W=1)
    p.fly(0, p.body_sector("earth")).flies(0).act(0, "land", "earth")
    assert not p.s.over and p.asked() == (1, "FlyOrEvacuate")
    p.act(1, "fly")
    assert (p.s.over, p.s.round, p.sector(1)) == (True, 1, (-1, -8))
    assert p.body_sector("earth") == p.sector(0) == (2, 2)
    assert KOSMONAUTS.decisions(p.s) == []
