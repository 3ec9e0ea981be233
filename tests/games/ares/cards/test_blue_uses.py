"""Every action of a blue project: once a phase, twice for one card of who chose the phase, and not elsewhere."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import action, construction, quick_answers
from tests.games.ares.cards.test_blue_printed import PRINTED
from tests.games.ares.position import Position

ACTIONS = (
    "advanced_screening_technology",
    "ai_central",
    "aquifer_pumping",
    "artificial_jungle",
    "asset_liquidation",
    "birds",
    "brainstorming_session",
    "caretaker_contract",
    "circuit_board_factory",
    "community_gardens",
    "conserved_biome",
    "decomposing_fungus",
    "developed_infrastructure",
    "development_center",
    "extreme_cold_fungus",
    "farmers_market",
    "farming_co_ops",
    "ghg_producing_bacteria",
    "greenhouses",
    "hydro_electric_energy",
    "ironworks",
    "matter_manufacturing",
    "nitrite_reducing_bacteria",
    "power_infrastructure",
    "redrafted_contracts",
    "regolith_eaters",
    "solarpunk",
    "steelworks",
    "symbiotic_fungus",
    "tardigrades",
    "think_tank",
    "volcanic_pools",
    "water_import_from_europa",
    "wood_burning_stoves",
)
EFFECTS_ONLY = [row[0] for row in PRINTED if row[0] not in ACTIONS]


def rich(*names: str) -> Position:
    """Seat 0 has these cards in play and enough of everything for many uses."""
    hand = ("moss", "trees", "comet", "mine", "sponsors", "worms", "algae")
    p = Position(2).in_play(0, "livestock", *names).cubes(0, "livestock", 9)
    return p.hand(0, *hand).give(0, mc=90, heat=60, plants=30, rating=20)


@rule("AE-9.1", "AE-1.24")
@pytest.mark.parametrize("name", ACTIONS)
def test_who_did_not_choose_the_phase_uses_each_action_once(name: str) -> None:
    """The second use is refused, though it could be paid."""
    p = action(rich(name))
    assert p.things(0, "use") == [name]
    quick_answers(p.act(0, "use", name))
    assert (p.reason(0, "use", name), p.things(0, "use")) == ("used-already", [])


@rule("AE-9.4", "AE-Q34", "AE-X10")
@pytest.mark.parametrize("name", ACTIONS)
def test_who_chose_the_phase_uses_one_action_twice_and_none_thrice(name: str) -> None:
    """After the second use of this card, no other card can be used twice either."""
    other = "ironworks" if name != "ironworks" else "steelworks"
    p = quick_answers(action(rich(name, other), chosen=True).act(0, "use", name)).act(0, "use", other)
    quick_answers(p.act(0, "use", name))
    assert [p.reason(0, "use", card) for card in (name, other)] == ["used-already", "used-already"]


@rule("AE-9.7")
@pytest.mark.parametrize("name", ["tardigrades", "greenhouses", "conserved_biome"])
def test_an_action_can_be_used_again_in_the_next_action_phase(name: str) -> None:
    """In the next round, by a player who has not chosen the phase and so has no second use."""
    p = quick_answers(action(rich(name), chosen=True).act(0, "use", name)).on()
    assert (p.s.round, action(p).things(0, "use")) == (2, [name])


@rule("AE-1.24", "AE-9.1")
@pytest.mark.parametrize("name", EFFECTS_ONLY)
def test_cards_without_an_action_cannot_be_used(name: str) -> None:
    """Their effects work by themselves."""
    p = action(Position(2).in_play(0, name).give(0, mc=90, heat=90, plants=90))
    assert (p.reason(0, "use", name), p.things(0, "use")) == ("no-action", [])


@rule("AE-9.1", "AE-14.15")
def test_only_own_cards_in_play_can_be_used() -> None:
    """Not one in hand, and not one of seat 1."""
    p = action(Position(2).hand(0, "tardigrades").in_play(1, "circuit_board_factory"))
    assert [p.reason(0, "use", name) for name in ("tardigrades", "circuit_board_factory")] == ["not-in-play"] * 2


@rule("AE-9.27")
def test_card_actions_are_for_the_action_phase() -> None:
    """In the construction phase the same card cannot be used, not even one just played."""
    p = construction(Position(2).in_play(0, "tardigrades").hand(0, "circuit_board_factory").give(0, mc=14))
    p.act(0, "play", "circuit_board_factory")
    assert [p.reason(0, "use", name) for name in ("tardigrades", "circuit_board_factory")] == ["other-question"] * 2
