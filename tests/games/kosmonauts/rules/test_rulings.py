"""Our rulings on setup, the deck, the supply and the rose; those on one chapter stand with that chapter's tests."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import branch, calm, full, names, next_orders


@rule("KO-A42")
@pytest.mark.parametrize(("seats", "discs"), [(2, [5, 4]), (3, [3, 3, 3]), (4, [3, 2, 2, 2])])
def test_discs_are_dealt_and_placed_one_at_a_time_beginning_with_the_youngest(seats: int, discs: list[int]) -> None:
    """Whoever is first gets the odd one; they place in turn, each only the own discs, until all nine are placed."""
    p = Position(seats, as_dealt=True)
    assert [list(p.s.disc_of).count(seat) for seat in range(seats)] == discs
    for number in range(9):
        asked = p.asked()
        assert asked is not None and asked[0] == number % seats and p.s.round == 0
        if asked[1] == "ChooseDisc":  # who has one disc left is not asked which
            assert {p.s.disc_of[p.body(body)] for _, body in p.options()} == {asked[0]}
            p.act(asked[0], *p.options()[0])
        p.act(asked[0], "point", 1)
        assert sum(point == 1 for point in p.s.body_at) == number + 1
    assert p.s.round == 1


@rule("KO-A44")
def test_the_supply_never_runs_out() -> None:
    """Three ships have 24 ordinary cubes in tanks and 30 on roses, more than the box has: green still gets 9."""
    p = full(Position(4)).load(1, 0, 0)
    for seat in (0, 2, 3):
        p.fly(seat, (3, 3), E=5, SW=5).load(seat, 8, 2)
    p.all_done().act(0, "fly")
    assert p.carries(1) == (9, 1, 3)


@rule("KO-A45")
def test_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_and_the_deck_is_empty() -> None:
    """The last card leaves an empty deck; only the next draw turns the pile over, with the card just used."""
    p = calm(2).on()
    p.open_row("overdrive", "overdrive", "overdrive")
    deck = list(p.s.event_deck)
    p.s.event_deck, p.s.event_discard = vec[i64](deck[:1]), vec[i64](deck[1:])
    p.act(1, "event", 0)
    assert (len(p.s.event_deck), len(p.s.event_discard), p.s.row[0]) == (0, 27, deck[0])
    p.on()
    used = p.s.row[1]
    p.act(0, "event", 1)
    assert (len(p.s.event_deck), len(p.s.event_discard)) == (27, 0)
    assert sorted([*p.s.event_deck, *p.s.row]) == list(range(30))
    assert used in [*p.s.event_deck, p.s.row[1]]


@rule("KO-A5")
@pytest.mark.parametrize(
    ("before", "orders", "after"),
    [
        ({"E": 1}, ["hyper W"], {"W": 1}),
        ({"E": 2}, ["hyper W"], {}),
        ({"SW": 2}, ["hyper NE"], {}),
        ({"SW": 2}, ["fuel NE", "fuel NE"], {}),
        ({"SE": 3}, ["hyper NW"], {"SE": 1}),
    ],
)
def test_hyper_cubes_and_ordinary_ones_remove_each_other_step_by_step(
    before: dict[str, int], orders: list[str], after: dict[str, int]
) -> None:
    """Whichever was there first: one ordinary step is left of a hyper cube, two hyper cubes leave none."""
    p = calm().fly(0, (3, 3), **before).orders(0, *orders).all_done()
    assert p.rose(0) == after


@rule("KO-A6")
def test_opposite_cubes_are_removed_at_once_after_an_event_and_at_the_end_of_the_orders() -> None:
    """A drift brakes before anybody orders; an order brakes when all have confirmed, not before."""
    p = calm().fly(0, (3, 3), E=2).load(0, 6, 4, 0).event("drift W")
    assert p.rose(0) == {"E": 1}
    p.act(1, "refuse").act(2, "refuse").orders(0, "fuel W").act(1, "done")
    assert p.rose(0) == {"E": 1}
    p.act(2, "done")
    assert (p.rose(0), p.s.phase) == ({}, 3)


@rule("KO-A7")
def test_cubes_at_120_degrees_are_not_merged() -> None:
    """E with SW moves like SE, but a cube NW does not brake it and a cube W removes the E."""
    p = calm().fly(0, (3, 3), E=1, SW=1)
    alike = branch(p).all_done().act(0, "fly")
    assert alike.sector(0) == (3, 4)
    aside = branch(p).orders(0, "fuel NW").all_done()
    assert aside.rose(0) == {"E": 1, "SW": 1, "NW": 1}
    assert p.orders(0, "fuel W").all_done().rose(0) == {"SW": 1}


@rule("KO-A8")
def test_opposite_cells_may_be_ordered_in_one_phase_and_are_wasted() -> None:
    """Two units cancel: the limit and the tanks are used up, the rose is as before."""
    p = calm().fly(0, (3, 3), SE=1).act(0, "order", "fuel E").act(0, "order", "fuel W").act(0, "order", "hyper SW")
    refusal = p.why_not(0, "order", "fuel E")
    assert refusal is not None and refusal.reason == "limit-reached"
    p.act(0, "done").all_done()
    assert (p.rose(0), p.carries(0)) == ({"SE": 1, "SW": 2}, (4, 3, 3))


def drifting() -> Position:
    """White is landed on Saturn, and red in flight, when a drift of one cube E is chosen; nobody has paid yet."""
    p = calm().landed(0, "saturn").fly(2, (3, 2)).event("drift E")
    assert p.options() == [("pay", 0), ("refuse", 0)]
    return p


@rule("KO-A9")
def test_the_drift_of_a_landed_ship_waits_for_its_take_off() -> None:
    """Taking off it has the cube on its rose; staying it never has, not in the next round either."""
    p = drifting().act(0, "refuse").act(1, "refuse").act(2, "refuse")
    assert (p.rose(0), p.view(1).ships[0].drifts) == ({}, True)
    away = branch(p).orders(0, "fuel SE").all_done()
    assert away.rose(0) == {"E": 1, "SE": 1}
    p.all_done()
    assert (p.s.phase, p.rose(0), p.view(1).ships[0].drifts, p.on_body(0)) == (3, {}, False, "saturn")
    next_orders(p.act(2, "fly")).orders(0, "fuel SE").all_done()
    assert p.rose(0) == {"SE": 1}


@rule("KO-A9")
def test_a_landed_ship_may_pay_a_shield_against_a_drift_all_the_same() -> None:
    """Then it takes off without the cube."""
    p = drifting().act(0, "pay").act(1, "refuse").act(2, "refuse").orders(0, "fuel SE").all_done()
    assert (p.rose(0), p.carries(0)[2]) == ({"SE": 1}, 2)
    assert names(p, "ShieldPaid", "DriftWaits") == ["ShieldPaid", "DriftWaits"]  # the second is green
