"""Chapter 9c: heat and plants that must be used before one is done with the action phase."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-9.19", "AE-18.19")
@pytest.mark.parametrize(("heat", "left", "steps"), [(7, 7, 0), (8, 0, 1), (15, 7, 1), (16, 0, 2), (25, 1, 3)])
def test_enough_heat_must_raise_the_temperature(heat: int, left: int, steps: int) -> None:
    """Done uses it, eight by eight, with the usual reward, and only then the seat is done."""
    p = Position().give(1, heat=heat).plan("action", "research").done(1)
    assert (p.has(1, "heat", "rating", "done"), p.temperature()) == ((left, 5 + steps, 1), -30 + 2 * steps)


@rule("AE-9.20", "AE-18.19")
@pytest.mark.parametrize(("plants", "left", "forests"), [(7, 7, 0), (8, 0, 1), (15, 7, 1), (16, 0, 2), (25, 1, 3)])
def test_enough_plants_must_become_forests(plants: int, left: int, forests: int) -> None:
    """Done uses them, eight by eight: forests, oxygen and TR."""
    p = Position().give(1, plants=plants).plan("action", "research").done(1)
    seen = p.has(1, "plants", "forests", "rating", "done")
    assert (seen, p.s.oxygen) == ((left, forests, 5 + forests, 1), forests)


@rule("AE-9.21")
def test_the_duty_ends_when_the_parameter_is_complete() -> None:
    """One step of temperature and one of oxygen are left: one conversion of each, the rest is kept."""
    p = Position().give(1, heat=25, plants=25).mars(temperature=6, oxygen=13).plan("action", "research").done(1)
    assert p.has(1, "heat", "plants", "forests", "rating", "done") == (17, 17, 1, 7, 1)


@rule("AE-9.22")
def test_nobody_has_to_spend_money() -> None:
    """A hundred M€ are kept."""
    p = Position().give(1, mc=100).plan("action", "research").done(1)
    assert (p.has(1, "mc", "rating", "done"), p.s.oceans) == ((100, 5, 1), 0)


@rule("AE-9.23")
def test_heat_and_plants_are_kept_where_the_parameter_is_complete() -> None:
    """Nothing is converted with both complete from the start."""
    p = Position().give(1, heat=30, plants=30).mars(temperature=8, oxygen=14).plan("action", "research").done(1)
    assert p.has(1, "heat", "plants", "forests", "rating", "done") == (30, 30, 0, 5, 1)


@rule("AE-X4", "AE-9.19", "AE-9.23")
def test_heat_must_go_while_plants_may_be_kept() -> None:
    """Oxygen is complete, temperature is not: 1 heat and all 9 plants are left."""
    p = Position().give(0, heat=9, plants=9).mars(oxygen=14).plan("action", "research").done(0)
    assert (p.has(0, "heat", "plants", "forests"), p.temperature()) == ((1, 9, 0), -28)


@rule("AE-9.24")
@pytest.mark.parametrize("phase", ["development", "construction", "production", "research"])
def test_there_is_no_such_duty_outside_the_action_phase(phase: str) -> None:
    """A whole round of another phase leaves heat and plants alone."""
    p = Position().give(0, heat=50, plants=50).plan(phase, phase)
    if p.s.round == 1:
        p.on()
    assert (p.s.round, p.has(0, "heat", "plants", "rating"), p.temperature()) == (2, (50, 50, 5), -30)


@rule("AE-9.24")
def test_the_duty_comes_with_the_next_action_phase() -> None:
    """Heat that was kept through production goes when the action phase is left."""
    p = Position().give(0, heat=9).plan("production", "development").on()
    assert p.has(0, "heat") == (9,)
    p.plan("action", "research").done(0)
    assert p.has(0, "heat", "rating") == (1, 6)


@rule("AE-9.25")
def test_a_forced_conversion_is_rewarded_like_a_free_one() -> None:
    """Effects react, and the news is the same, whether the player asked for it or not."""
    p = Position().in_play(1, "livestock", "small_animals").give(1, heat=8, plants=8).plan("action", "research")
    free = p.clone().act(1, "standard", "temperature_heat").act(1, "standard", "forest_plants").done(1)
    p.forget_news().done(1)
    assert (p.on_card(1, "livestock"), p.on_card(1, "small_animals")) == (1, 1)
    assert p.has(1, "heat", "plants", "forests", "rating") == (0, 0, 1, 7)
    assert p.news(0) == free.news(0)


@rule("AE-9.26", "AE-Q18")
@pytest.mark.parametrize(("plants", "left", "forests"), [(6, 6, 0), (7, 0, 1), (15, 1, 2)])
def test_enough_means_the_price_that_a_card_has_made(plants: int, left: int, forests: int) -> None:
    """Ecoline plants a forest for 7 plants, so 7 are enough to be obliged."""
    p = Position().corporation(1, "ecoline").give(1, plants=plants).plan("action", "research").done(1)
    assert p.has(1, "plants", "forests", "rating") == (left, forests, 5 + forests)


@rule("AE-Q18")
def test_heat_is_converted_before_plants() -> None:
    """All the heat first, then the plants."""
    p = Position().give(1, heat=16, plants=16).plan("action", "research").forget_news().done(1)
    assert [event.parts["standard"] for event in p.news(None, "StandardUsed")] == [2, 2, 0, 0]
    assert [event.name for event in p.news(None)][-1] == "SeatDone"


@rule("AE-18.19", "AE-Q18")
def test_a_question_in_a_conversion_comes_before_done() -> None:
    """The player may buy TR for the step just gained; only when they have answered the rest is converted."""
    p = Position().corporation(1, "united_nations_mars_initiative").give(1, mc=6, heat=16).plan("action", "research")
    p.done(1)
    assert (p.asked(1), p.has(1, "heat", "rating", "done")) == ("BuyRating", (8, 6, 0))
    p.act(1, "pay")
    assert p.has(1, "mc", "heat", "rating", "done") == (0, 0, 8, 1)


@rule("AE-18.19", "AE-Q18")
def test_who_thinks_again_and_gains_more_must_convert_again() -> None:
    """Heat gained after the first done is converted by the second."""
    p = Position().in_play(1, "hydro_electric_energy").give(1, heat=14, mc=1).plan("action", "research").done(1)
    assert p.has(1, "heat", "rating") == (6, 6)
    p.act(1, "resume").act(1, "use", "hydro_electric_energy").done(1)
    assert p.has(1, "heat", "rating", "done") == (0, 7, 1)


@rule("AE-Q19", "AE-9.23")
def test_a_parameter_completed_in_this_phase_obliges_nobody_any_more() -> None:
    """Another player's last steps lift the duty, though a free conversion would still be rewarded."""
    p = Position().give(0, heat=8, plants=8).give(1, heat=8, plants=8).mars(temperature=6, oxygen=13)
    p.plan("action", "research").done(0)
    free = p.clone().act(1, "standard", "temperature_heat").act(1, "standard", "forest_plants").done(1)
    p.done(1)
    assert p.has(1, "heat", "plants", "forests", "rating") == (8, 8, 0, 5)
    assert free.has(1, "heat", "plants", "forests", "rating") == (0, 0, 1, 7)


@rule("AE-Q19")
def test_a_group_may_oblige_all_until_the_phase_ends() -> None:
    """What was below its maximum when the phase began must be converted, with its reward."""
    p = Position(must_convert_at_maximum=True).give(0, heat=8, plants=8).give(1, heat=17, plants=17)
    p.mars(temperature=6, oxygen=13).plan("action", "research").done(0).done(1)
    assert p.has(1, "heat", "plants", "forests", "rating") == (1, 1, 2, 9)
    assert (p.temperature(), p.s.oxygen) == (8, 14)


@rule("AE-Q19", "AE-9.23")
def test_even_then_nothing_is_owed_for_what_was_complete_before() -> None:
    """A parameter complete when the phase began obliges nobody under either ruling."""
    p = Position(must_convert_at_maximum=True).give(1, heat=17, plants=17).mars(temperature=8, oxygen=14)
    p.plan("action", "research").done(1)
    assert p.has(1, "heat", "plants", "rating") == (17, 17, 5)
