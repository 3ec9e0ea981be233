"""Blue projects whose action brings M€, heat, plants or TR."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import action, construction, shows
from tests.games.ares.position import Position


@shows("caretaker_contract")
@rule("AE-9.5", "AE-13.25")
@pytest.mark.parametrize("temperature", [-30, 8])
def test_caretaker_contract_turns_eight_heat_into_a_step_of_rating(temperature: int) -> None:
    """Mars is not warmed by it, so it works on a warm Mars too; seven heat are too few."""
    p = action(Position(2).in_play(0, "caretaker_contract").mars(temperature=temperature).give(0, heat=7))
    assert p.reason(0, "use", "caretaker_contract") == "cannot-pay-action"
    p.give(0, heat=9).act(0, "use", "caretaker_contract")
    assert (p.has(0, "heat", "rating"), p.temperature()) == ((1, 6), temperature)


@shows("community_gardens")
@rule("AE-9.1")
@pytest.mark.parametrize(("chosen", "plants"), [(False, 0), (True, 1)])
def test_community_gardens_gives_a_plant_only_to_who_chose_the_phase(chosen: bool, plants: int) -> None:
    """Two M€ in any case, for nothing."""
    p = action(Position(2).in_play(0, "community_gardens"), chosen=chosen).act(0, "use", "community_gardens")
    assert p.has(0, "mc", "plants") == (2, plants)


@shows("community_gardens")
@rule("AE-9.4")
def test_the_second_use_of_community_gardens_is_as_good_as_the_first() -> None:
    """Who chose the phase gets the plant each time."""
    p = action(Position(2).in_play(0, "community_gardens"), chosen=True)
    assert p.act(0, "use", "community_gardens").act(0, "use", "community_gardens").has(0, "mc", "plants") == (4, 2)


@shows("hydro_electric_energy")
@rule("AE-9.5")
@pytest.mark.parametrize(("chosen", "heat"), [(False, 2), (True, 3)])
def test_hydro_electric_energy_gives_more_heat_to_who_chose_the_phase(chosen: bool, heat: int) -> None:
    """One M€ for two heat, or for three; without it nothing."""
    p = action(Position(2).in_play(0, "hydro_electric_energy"), chosen=chosen)
    assert p.reason(0, "use", "hydro_electric_energy") == "cannot-pay-action"
    assert p.give(0, mc=1).act(0, "use", "hydro_electric_energy").has(0, "mc", "heat") == (0, heat)


@shows("farmers_market")
@rule("AE-9.5")
def test_farmers_market_sells_two_plants_for_one() -> None:
    """One M€; without it nothing."""
    p = action(Position(2).in_play(0, "farmers_market"))
    assert p.reason(0, "use", "farmers_market") == "cannot-pay-action"
    assert p.give(0, mc=2).act(0, "use", "farmers_market").has(0, "mc", "plants") == (1, 2)


@shows("farming_co_ops")
@rule("AE-8.38")
def test_farming_co_ops_gives_three_plants_at_once() -> None:
    """When it is played."""
    p = construction(Position(2).hand(0, "farming_co_ops").give(0, mc=15, plants=1))
    assert p.act(0, "play", "farming_co_ops").has(0, "mc", "plants") == (0, 4)


@shows("farming_co_ops")
@rule("AE-8.36", "AE-9.5")
def test_farming_co_ops_turns_a_card_into_three_plants() -> None:
    """Any one card of the hand, which brings no money; with an empty hand it is refused."""
    p = action(Position(2).in_play(0, "farming_co_ops", "composting_factory"))
    assert p.reason(0, "use", "farming_co_ops") == "cannot-pay-action"
    p.hand(0, "fish", "moss").act(0, "use", "farming_co_ops")
    assert p.options(0) == [("discard", "fish"), ("discard", "moss")]
    p.act(0, "discard", "moss")
    assert (p.has(0, "mc", "plants"), p.in_hand(0), p.s.discards) == ((0, 3), ["fish"], 1)


@shows("greenhouses")
@rule("AE-Q21")
@pytest.mark.parametrize(("heat", "amounts"), [(9, [1, 2, 3, 4]), (4, [1, 2, 3, 4]), (2, [1, 2])])
def test_greenhouses_turns_up_to_four_heat_into_plants(heat: int, amounts: list[int]) -> None:
    """As much as the player says, but not nothing, not more than four, and not more than there is."""
    p = action(Position(2).in_play(0, "greenhouses").give(0, heat=heat)).act(0, "use", "greenhouses")
    assert (p.things(0, "amount"), p.things(0, "more")) == (amounts, [])
    assert [p.reason(0, "amount", number) for number in (0, amounts[-1] + 1)] == ["too-little", "too-much"]
    assert p.act(0, "amount", 2).has(0, "heat", "plants") == (heat - 2, 2)


@shows("greenhouses", "power_infrastructure")
@rule("AE-9.5", "AE-Q21")
@pytest.mark.parametrize(("name", "gained"), [("greenhouses", (0, 1)), ("power_infrastructure", (1, 0))])
def test_without_heat_there_is_nothing_to_turn_and_with_one_nothing_to_ask(name: str, gained: tuple[int, int]) -> None:
    """Zero is no use of the action; a single heat is turned at once."""
    p = action(Position(2).in_play(0, name))
    assert p.reason(0, "use", name) == "cannot-pay-action"
    p.give(0, heat=1).act(0, "use", name)
    assert (p.has(0, "heat"), p.has(0, "mc", "plants"), p.asked(0)) == ((0,), gained, "ActionPhase")


@shows("power_infrastructure")
@rule("AE-Q21")
def test_power_infrastructure_turns_any_heat_into_money() -> None:
    """From one to all there is; up to 32 are named at once."""
    p = action(Position(2).in_play(0, "power_infrastructure").give(0, heat=32)).act(0, "use", "power_infrastructure")
    assert (p.things(0, "amount"), p.things(0, "more")) == (list(range(1, 33)), [])
    assert p.reason(0, "amount", 0) == "too-little"
    assert p.act(0, "amount", 20).has(0, "heat", "mc") == (12, 20)


@shows("power_infrastructure")
@rule("AE-Q21")
@pytest.mark.parametrize(("heat", "mores", "last", "options"), [(33, 1, 0, 1), (40, 1, 7, 8), (70, 2, 4, 5)])
def test_more_than_32_heat_are_named_with_more(heat: int, mores: int, last: int, options: int) -> None:
    """Each "more" stands for 33; after it the rest is named, which may be nothing."""
    p = action(Position(2).in_play(0, "power_infrastructure").give(0, heat=heat)).act(0, "use", "power_infrastructure")
    assert ("more", 0) in p.options(0)
    for _ in range(mores):
        p.act(0, "more")
    if options > 1:  # with a single answer nobody is asked
        assert p.things(0, "amount") == list(range(options))
        p.act(0, "amount", last)
    assert (p.has(0, "heat", "mc"), p.asked(0)) == ((0, heat), "ActionPhase")


@shows("power_infrastructure")
@rule("AE-Q21")
def test_after_more_less_than_all_may_be_turned() -> None:
    """Thirty-five of forty."""
    p = action(Position(2).in_play(0, "power_infrastructure").give(0, heat=40)).act(0, "use", "power_infrastructure")
    assert p.act(0, "more").act(0, "amount", 2).has(0, "heat", "mc") == (5, 35)


@shows("extreme_cold_fungus")
@rule("AE-9.1", "AE-14.6")
def test_extreme_cold_fungus_gives_a_plant_or_feeds_another_card() -> None:
    """The player chooses; it holds nothing itself and never feeds animals."""
    p = action(Position(2).in_play(0, "extreme_cold_fungus", "tardigrades", "birds")).act(
        0, "use", "extreme_cold_fungus"
    )
    assert p.options(0) == [("way", 0), ("way", 1)]
    other = p.clone().act(0, "way", 1)
    assert (p.act(0, "way", 0).has(0, "plants"), p.on_card(0, "tardigrades")) == ((1,), 0)
    assert (other.has(0, "plants"), other.on_card(0, "tardigrades"), other.asked(0)) == ((0,), 1, "ActionPhase")


@shows("assembly_lines")
@rule("AE-9.1", "AE-9.4")
def test_assembly_lines_gives_money_for_each_use_of_a_card_action() -> None:
    """For the first use, for another card, and for the repeated use too."""
    p = Position(2).in_play(0, "assembly_lines", "tardigrades", "circuit_board_factory")
    action(p, chosen=True).act(0, "use", "tardigrades").act(0, "use", "circuit_board_factory")
    assert p.has(0, "mc") == (2,)
    assert p.act(0, "use", "tardigrades").has(0, "mc") == (3,)


@shows("assembly_lines")
@rule("AE-9.16", "AE-8.33")
def test_assembly_lines_gives_nothing_for_standard_actions_and_for_others() -> None:
    """Neither own standard actions nor the card actions of seat 1 count."""
    p = action(Position(2).in_play(0, "assembly_lines").in_play(1, "tardigrades").give(0, heat=8))
    p.act(0, "standard", "temperature_heat").act(1, "use", "tardigrades")
    assert (p.has(0, "mc"), p.has(1, "mc")) == ((0,), (0,))


@shows("assembly_lines")
@rule("AE-9.5")
def test_the_money_of_assembly_lines_comes_too_late_for_the_action_itself() -> None:
    """Matter Manufacturing asks for one M€ first."""
    p = action(Position(2).in_play(0, "assembly_lines", "matter_manufacturing"))
    assert p.reason(0, "use", "matter_manufacturing") == "cannot-pay-action"
    assert p.give(0, mc=1).act(0, "use", "matter_manufacturing").has(0, "mc") == (1,)
