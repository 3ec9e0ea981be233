"""Chapter 4: choosing an event, escaping it or buying it, and the event deck."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.kosmonauts.names import EVENT_NAMES
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position


@rule("KO-4.1")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_instructor_chooses_one_of_the_three_open_cards(slot: int) -> None:
    """All three are offered, to nobody else, and the chosen one becomes the event of the round."""
    p = Position(3).event_phase("overdrive", "fuel_leak", "hyper_gift")
    card = p.s.row[slot]
    assert p.asked() == (0, "ChooseEvent")
    assert p.options() == [("event", 0), ("event", 1), ("event", 2)]
    refusal = p.why_not(1, "event", slot)
    assert refusal is not None and refusal.reason == "not-asked" and p.options(2) == []
    p.act(0, "event", slot)
    assert p.view(None).event == card


@rule("KO-4.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_card_works_on_every_player_the_instructor_too(seats: int) -> None:
    """Nobody has a shield to escape with: all lose fuel, the instructor no less than the others."""
    p = Position(seats)
    for seat in range(seats):
        p.load(seat, 6, 2, shields=0)
    p.event("fuel_leak")
    assert p.s.instructor == 0
    assert [p.carries(seat) for seat in range(seats)] == [(1, 2, 0)] * seats


@rule("KO-4.3", "KO-4.4")
def test_one_shield_protects_the_one_player_who_pays_it_from_a_fuel_leak() -> None:
    """The payer loses one shield and no fuel; who does not pay keeps the shields and loses fuel."""
    p = Position(3)
    p.event("fuel_leak").act(0, "refuse").act(1, "pay").act(2, "refuse")
    assert [p.carries(seat) for seat in range(3)] == [(3, 2, 3), (8, 2, 2), (3, 2, 3)]


@rule("KO-4.3", "KO-4.4")
def test_one_shield_protects_the_one_player_who_pays_it_from_an_engine_failure() -> None:
    """The payer may order as always; the other may not, though a shield was paid at the table."""
    p = Position(2).event("engine_failure").act(0, "pay").act(1, "refuse")
    assert [p.carries(seat)[2] for seat in range(2)] == [2, 3]
    assert p.why_not(0, "order", "fuel E") is None
    assert p.why_not(1, "order", "fuel E") is not None


@rule("KO-4.5")
def test_drift_is_escaped_by_a_shield_or_by_staying_on_the_body() -> None:
    """A payer in flight and a ship that stays are spared; one in flight and one that takes off are not."""
    p = Position(4).fly(0, (0, -8)).fly(1, (0, -8)).landed(2, "mars").landed(3, "mars").event("drift SE")
    p.act(0, "pay").act(1, "refuse").act(2, "refuse").act(3, "refuse")
    p.orders(0).orders(1).orders(2).orders(3, "fuel NE")
    assert [p.rose(seat) for seat in range(4)] == [{}, {"SE": 1}, {}, {"SE": 1, "NE": 1}]
    assert [p.carries(seat)[2] for seat in range(4)] == [2, 3, 3, 3]
    assert [p.on_body(seat) for seat in range(4)] == [None, None, "mars", None]


@rule("KO-4.5")
def test_a_landed_ship_that_pays_may_take_off_without_drift() -> None:
    """The shield alone is enough."""
    p = Position(2).event("drift SE").act(0, "pay").act(1, "refuse").orders(0, "fuel NE").all_done()
    assert (p.rose(0), p.carries(0)) == ({"NE": 1}, (7, 2, 2))


@rule("KO-4.6", "KO-4.7")
def test_a_bonus_is_bought_with_one_shield_and_who_will_not_pay_is_not_affected() -> None:
    """The tanker fills the payer's tanks; the other keeps shields and tanks as they were."""
    p = Position(2).load(0, 1, 1).load(1, 1, 1).event("tanker").act(0, "pay").act(1, "refuse")
    assert (p.carries(0), p.carries(1)) == ((6, 1, 2), (1, 1, 3))


@rule("KO-4.7", "KO-4.8")
def test_without_a_shield_no_bonus_can_be_bought() -> None:
    """The player is not even asked, and nothing changes."""
    p = Position(2).load(0, 1, 1, shields=0).load(1, 1, 1, shields=1).event("tanker")
    assert p.asked() == (1, "BuyFuel") and p.why_not(0, "pay") is not None
    p.act(1, "pay")
    assert (p.carries(0), p.carries(1)) == ((1, 1, 0), (6, 1, 0))


@rule("KO-4.8")
@pytest.mark.parametrize("kind", ["fuel_leak", "engine_failure", "drift E", "gravity_well"])
def test_without_a_shield_no_card_can_be_escaped_by_shield(kind: str) -> None:
    """The card works without a question to who has none; who has one is asked."""
    p = Position(2).fly(0, (6, -1), W=1).load(0, 8, 2, shields=0).fly(1, (6, -1)).event(kind)
    assert p.asked() == (1, "Escape") and p.why_not(0, "pay") is not None
    touched = {
        "fuel_leak": p.carries(0) == (3, 2, 0),
        "engine_failure": p.view(0).ships[0].limit == 0,
        "drift E": p.rose(0) == {},
        "gravity_well": p.on_body(0) == "mars",
    }
    assert touched[kind]


@rule("KO-4.9")
def test_events_about_one_fuel_leave_the_other_alone() -> None:
    """The gift brings only hyper-fuel; the leak and the tanker change only ordinary fuel."""
    gift = Position(2).load(0, 5, 1).event("hyper_gift")
    leak = Position(2).load(0, 2, 4, shields=0).event("fuel_leak")
    tanker = Position(2).load(0, 2, 3).event("tanker").act(0, "pay")
    assert [p.carries(0)[:2] for p in (gift, leak, tanker)] == [(5, 2), (0, 4), (7, 3)]


@rule("KO-4.10")
def test_ordinary_fuel_may_be_given_up_for_given_hyper_fuel_when_the_tanks_are_full() -> None:
    """It is the player's choice, and only with full tanks."""
    p = Position(3).load(0, 7, 3).load(1, 7, 3).load(2, 6, 3).event("hyper_gift")
    assert p.options(0) == [("swap", 0), ("refuse", 0)]
    p.act(0, "swap").act(1, "refuse")
    assert [p.carries(seat)[:2] for seat in range(3)] == [(6, 4), (7, 3), (6, 4)]
    assert p.asked() == (0, "GiveOrders")


@rule("KO-4.10")
def test_ordinary_fuel_never_takes_the_place_of_hyper_fuel() -> None:
    """Full tanks are not asked about the tanker's fuel: there is nothing to give up for it."""
    p = Position(2).load(0, 6, 4).event("tanker").act(0, "pay")
    assert p.carries(0) == (6, 4, 2) and p.asked() == (1, "BuyFuel")


@rule("KO-4.11", "KO-4.12", "KO-4.13")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_used_card_is_discarded_open_and_the_gap_filled_from_the_deck(slot: int) -> None:
    """The top card of the deck is in the gap, the two others lie where they lay, the used one is open to all."""
    p = Position(2).event_phase("overdrive", "overdrive", "overdrive").top_event("gravity_well")
    row, deck, pile = list(p.s.row), list(p.s.event_deck), list(p.s.event_discard)
    p.act(0, "event", slot)
    expected = [*row[:slot], deck[-1], *row[slot + 1 :]]
    assert EVENT_NAMES[p.s.board.event_kind[deck[-1]]] == "gravity_well"
    for viewer in (0, 1, None):
        view = p.view(viewer)
        assert (view.event_discard, view.row) == ([*pile, row[slot]], expected)
    assert list(p.s.event_deck) == deck[:-1]


@rule("KO-4.14")
def test_the_discard_pile_becomes_the_deck_when_it_has_run_out() -> None:
    """With the last card gone, the pile and the card just used are shuffled; nothing else changes."""
    p = Position(2).event_phase("overdrive", "hyper_gift", "tanker")
    p.s.event_discard, p.s.event_deck = p.s.event_deck, vec[i64]()
    pile = [*p.s.event_discard, p.s.row[0]]
    p.act(0, "event", 0)
    mixed = [*p.s.event_deck, p.s.row[0]]
    assert sorted(mixed) == sorted(pile) and mixed not in (pile, pile[::-1])
    assert list(p.s.event_discard) == []


@rule("KO-4.14")
def test_the_last_card_of_the_deck_is_drawn_before_the_pile_is_shuffled() -> None:
    """One card is enough to fill the gap: the pile stays as it is."""
    p = Position(2).event_phase("overdrive", "hyper_gift", "tanker")
    deck = list(p.s.event_deck)
    p.s.event_discard, p.s.event_deck = vec[i64](deck[:-1]), vec[i64](deck[-1:])
    used = p.s.row[0]
    p.act(0, "event", 0)
    assert (list(p.s.event_deck), list(p.s.event_discard)) == ([], [*deck[:-1], used])
    assert p.s.row[0] == deck[-1]
