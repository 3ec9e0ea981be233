"""Chapter 18b: everybody acts at the same time, and speed is worth nothing."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.game import Refused
from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position, random_game


@rule("AE-18.12", "AE-Q1")
def test_nobody_waits_for_another_within_a_phase() -> None:
    """The last seat does all it wants and is done before the others have begun."""
    p = Position(3).in_play(2, "tardigrades").give(2, heat=16).plan("research", "action", "production")
    p.act(2, "use", "tardigrades").act(2, "standard", "temperature_heat").done(2)
    assert (p.has(2, "heat", "rating", "done"), p.view(None).waiting, p.s.phase) == ((0, 7, 1), (0, 1), 2)


@rule("AE-18.12", "AE-Q1")
def test_somebody_in_the_middle_of_a_payment_holds_up_nobody() -> None:
    """Seat 0 is asked which card to sell; seat 1 plays meanwhile; then seat 0 goes on where it was."""
    p = Position().hand(0, "comet", "fish", "mine").give(0, mc=22).hand(1, "research").give(1, mc=5)
    p.tile(0, plants=2).plan("construction", "production").act(0, "play", "comet")
    assert p.asked(0) == "SellToPay"
    p.act(1, "play", "research")
    assert (p.played(1), p.played(0), p.asked(0)) == (["research"], [], "SellToPay")
    p.act(0, "sell_card", "fish")
    assert (p.played(0), p.in_hand(0), p.has(0, "mc", "rating")) == (["comet"], ["mine"], (0, 7))


@rule("AE-18.13", "AE-Q1")
def test_others_do_not_change_what_one_may_do_in_the_action_phase() -> None:
    """Another completes all three parameters: the options are the same as before."""
    p = Position().give(0, mc=15, heat=8, plants=8).give(1, mc=40, heat=8, plants=8).in_play(1, "ironworks")
    p.mars(temperature=6, oxygen=13, oceans=8).plan("research", "action")
    before = p.options(1)
    for standard in ("temperature_heat", "forest_plants", "ocean_mc"):
        p.act(0, "standard", standard)
    assert p.options(1) == before
    assert p.things(1, "standard") == ["forest_plants", "forest_mc", "temperature_heat", "temperature_mc", "ocean_mc"]


@rule("AE-18.13", "AE-Q1")
def test_others_do_not_change_which_cards_one_may_play() -> None:
    """Cards that need more, or fewer, than Mars had when the phase began: another's comet changes nothing."""
    p = Position().hand(0, "giant_ice_asteroid").give(0, mc=36).mars(temperature=-20, oceans=4)
    p.hand(1, "herbivores", "fish", "extreme_cold_fungus").give(1, mc=40).plan("production", "construction")
    before = [p.reason(1, "play", card) for card in ("herbivores", "fish", "extreme_cold_fungus")]
    assert before == ["too-few-oceans", "too-cold", None]
    p.act(0, "play", "giant_ice_asteroid")
    assert (p.temperature(), p.s.oceans) == (-16, 6)
    assert [p.reason(1, "play", card) for card in ("herbivores", "fish", "extreme_cold_fungus")] == before


@rule("AE-Q1")
def test_the_values_of_the_phase_start_stay_while_mars_changes() -> None:
    """All see both; the next phase begins with the new ones."""
    p = Position().hand(0, "comet").give(0, mc=25).plan("construction", "action").act(0, "play", "comet")
    view = p.view(None)
    assert (view.temperature, view.oceans, view.temperature_before, view.oceans_before) == (1, 1, 0, 0)
    p.done(0, 1)
    assert (p.view(None).temperature_before, p.view(None).oceans_before) == (1, 1)


@rule("AE-Q1")
def test_others_see_at_once_what_one_does() -> None:
    """Public changes are shown live, in the middle of the phase."""
    p = Position().give(0, heat=8).plan("action", "research").act(0, "standard", "temperature_heat")
    seen = p.view(1)
    assert (seen.temperature, seen.players[0].heat, seen.players[0].rating) == (1, 0, 6)


@rule("AE-18.14")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_deck_is_drawn_from_in_the_order_of_arrival(order: tuple[int, int]) -> None:
    """Whoever acts first has the top card."""
    p = Position().in_play(0, "circuit_board_factory").in_play(1, "ai_central").on_deck("comet", "fish", "mine")
    p.plan("research", "action")
    for seat in order:
        p.act(seat, "use", ("circuit_board_factory", "ai_central")[seat])
    hands = (["comet"], ["fish", "mine"]) if order == (0, 1) else (["mine"], ["comet", "fish"])
    assert (p.in_hand(0), p.in_hand(1)) == hands


@rule("AE-18.14")
@pytest.mark.parametrize(
    ("verb", "thing"),
    [("play", "mine"), ("play", "comet"), ("standard", 2), ("keep", "fish"), ("plan", 3), ("resume", 0)],
)
def test_a_refused_command_changes_nothing(verb: str, thing: str | int) -> None:
    """Not even a part of it happens."""
    p = Position().hand(0, "mine", "comet").give(0, mc=20).plan("construction", "research")
    before = ARES.digest(p.s)
    with pytest.raises(Refused):
        p.act(0, verb, thing)
    assert ARES.digest(p.s) == before


@rule("AE-18.15", "AE-Q1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@pytest.mark.parametrize("standard", ["temperature_mc", "forest_mc", "ocean_mc"])
def test_the_order_of_arrival_does_not_change_the_rating(standard: str, order: tuple[int, int, int]) -> None:
    """One step is left and three players raise: each has 1 TR, whoever comes first."""
    p = Position(3).mars(temperature=6, oxygen=13, oceans=8)
    for seat in range(3):
        p.give(seat, mc=20)
    p.plan("research", "action", "production")
    for seat in order:
        p.act(seat, "standard", standard)
    assert [p.has(seat, "rating") for seat in range(3)] == [(6,)] * 3


@rule("AE-18.16")
def test_hands_are_dealt_seat_by_seat() -> None:
    """Eight cards for the first seat, then eight for the second, then for the third."""
    p = Position(3, as_dealt=True)
    drawn = [event.parts["colour"] for event in p.news(None, "CardDrawn")]
    assert drawn == [0] * 8 + [1] * 8 + [2] * 8


def founding(*corporations: str) -> Position:
    """Each seat has founded the corporation named for it."""
    p = Position(len(corporations), as_dealt=True)
    spare = [card for card in range(208, 220) if card not in [p.card(name) for name in corporations]]
    for seat, name in enumerate(corporations):
        p.player(seat).offers = vec[i64]([p.card(name), spare[seat]])
    p.s.settle()
    for seat, name in enumerate(corporations):
        assert p.reason(seat, "sell") == "other-question"
        p.act(seat, "found", name)
    return p


@rule("AE-Q32", "AE-18.16")
@pytest.mark.parametrize("corporations", [("inventrix", "helion"), ("helion", "inventrix")])
def test_a_corporation_that_draws_does_so_after_all_are_shown(corporations: tuple[str, str]) -> None:
    """Three cards from the deck, once both corporations lie open, before the first round begins."""
    p = founding(*corporations)
    names = [event.name for event in p.news(None)][-6:]
    assert names == ["CorporationFounded"] * 2 + ["CardDrawn"] * 3 + ["RoundStarted"]
    assert [len(p.in_hand(seat)) for seat in (0, 1)] == [11 if name == "inventrix" else 8 for name in corporations]


@rule("AE-Q32")
def test_cards_can_be_sold_as_soon_as_planning_has_begun() -> None:
    """Not while corporations are chosen (nor while cards are exchanged), but right after that."""
    p = founding("inventrix", "helion")
    card = p.player(0).hand[-1]
    p.act(0, "sell").act(0, "sell_card", card)
    assert p.has(0, "mc") == (36,)
    assert Position(set_up="experienced", as_dealt=True).reason(0, "sell") == "other-question"


@rule("AE-18.17", "AE-Q1")
@pytest.mark.parametrize(("seats", "mode"), [(3, "versus"), (2, "coop"), (1, "solo")])
def test_the_same_seed_and_commands_make_the_same_game(seats: int, mode: str) -> None:
    """Every state on the way is the same, shuffles and all."""
    first, again = ([ARES.digest(p.s) for p in random_game(seats, 7, mode)] for _ in range(2))
    assert first == again
    assert len(set(first)) == len(first)


@rule("AE-18.17", "AE-Q1")
def test_a_log_of_commands_is_the_whole_game() -> None:
    """Commands of three seats in any order, played again on a fresh table."""
    dice, log = random.Random(3), []
    p = Position(3, seed=11, as_dealt=True)
    while not p.s.over:
        decision = dice.choice(ARES.decisions(p.s))
        log.append((decision.seat, dice.choice(decision.actions)))
        ARES.apply(p.s, *log[-1])
    again = Position(3, seed=11, as_dealt=True)
    for seat, action in log:
        ARES.apply(again.s, seat, action)
    assert ARES.digest(again.s) == ARES.digest(p.s)


@rule("AE-18.17")
def test_another_seed_makes_another_game() -> None:
    """Other hands, other tiles."""
    deals = [([*p.player(0).hand], [*p.s.tile]) for p in (Position(seed=seed, as_dealt=True) for seed in (1, 2))]
    assert deals[0][0] != deals[1][0] and deals[0][1] != deals[1][1]
