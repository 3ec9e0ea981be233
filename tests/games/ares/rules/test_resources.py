"""Chapter 14: M€, heat, plants and special resources; steel and titanium; what has no limit."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import IDS, Position

HEATERS = ("biomass_combustors", "soletta", "smelting", "mohole_area", "undersea_vents")  # 5 + 5 + 5 + 4 + 4
STEEL = ("mine", "building_industries", "strip_mine", "dusty_quarry", "great_escarpment_consortium", "micro_mills")


@rule("AE-14.1")
@pytest.mark.parametrize(
    ("card", "phase", "gained"),
    [
        ("investment_loan", "construction", ("mc", 10)),
        ("imported_ghg", "development", ("heat", 5)),
        ("trading_post", "development", ("plants", 3)),
    ],
)
def test_mc_heat_and_plants_are_kept_each_for_itself(card: str, phase: str, gained: tuple[str, int]) -> None:
    """A card that gives one of them gives none of the others."""
    p = Position(2).hand(0, card).give(0, mc=20).plan("research", phase)
    cost = p.price(0, card)
    p.act(0, "play", card)
    found = {"mc": p.has(0, "mc")[0] - 20 + cost, "heat": p.has(0, "heat")[0], "plants": p.has(0, "plants")[0]}
    assert found == {"mc": 0, "heat": 0, "plants": 0, gained[0]: gained[1]}


@rule("AE-14.1", "AE-14.5", "AE-14.7")
def test_special_resources_lie_on_their_card_and_nowhere_else() -> None:
    """A microbe put on Tardigrades is on that card, open to all, and no M€, heat or plant."""
    p = Position(2).in_play(0, "tardigrades", "fish").plan("action", "research").act(0, "use", "tardigrades")
    assert p.view(1).players[0].cubes == {IDS["tardigrades"]: 1, IDS["fish"]: 0}
    assert p.has(0, "mc", "heat", "plants") == (0, 0, 0)


@rule("AE-14.2")
def test_mc_pay_for_card_actions_and_standard_actions() -> None:
    """2 M€ for the think tank, 14 for a step of temperature."""
    p = Position(2).in_play(0, "think_tank").give(0, mc=17).plan("action", "research")
    p.act(0, "use", "think_tank").act(0, "standard", "temperature_mc")
    assert (p.has(0, "mc"), p.temperature(), len(p.in_hand(0))) == ((1,), -28, 1)


@rule("AE-14.3", "AE-14.4")
@pytest.mark.parametrize(
    ("what", "standard", "mars"), [("heat", "temperature_heat", (-28, 0)), ("plants", "forest_plants", (-30, 1))]
)
def test_eight_heat_warm_mars_and_eight_plants_are_a_forest(what: str, standard: str, mars: tuple[int, int]) -> None:
    """Seven are refused; eight are spent for the step and 1 TR, and the forest is a token too."""
    p = Position(2).give(0, **{what: 7}).plan("action", "research")
    assert p.reason(0, "standard", standard) == "too-dear"
    p.give(0, **{what: 8}).act(0, "standard", standard)
    assert (p.temperature(), p.s.oxygen) == mars
    assert p.has(0, what, "rating", "forests") == (0, 6, int(what == "plants"))


@rule("AE-14.5")
@pytest.mark.parametrize(
    ("card", "raiser"), [("fish", "ocean_mc"), ("livestock", "temperature_mc"), ("physics_complex", "temperature_mc")]
)
def test_each_card_says_how_its_resources_are_gained(card: str, raiser: str) -> None:
    """Animals for oceans, animals for warmth, discoveries for warmth: one for one raise."""
    p = Position(2).in_play(0, card).give(0, mc=20).plan("action", "research").act(0, "standard", raiser)
    assert p.on_card(0, card) == 1


@rule("AE-14.6")
def test_a_resource_goes_only_to_a_card_that_holds_its_kind() -> None:
    """Symbiotic Fungus puts a microbe: cards for animals and for science are refused, so are another's."""
    p = Position(2).in_play(0, "symbiotic_fungus", "fish", "physics_complex", "tardigrades", "regolith_eaters")
    p.in_play(1, "decomposing_fungus").plan("action", "research").act(0, "use", "symbiotic_fungus")
    assert p.things(0, "put") == ["regolith_eaters", "tardigrades"]
    wrong = ("fish", "physics_complex", "symbiotic_fungus", "decomposing_fungus")
    assert [p.reason(0, "put", card) for card in wrong] == ["cannot-hold"] * 4
    assert p.act(0, "put", "tardigrades").on_card(0, "tardigrades") == 1


@rule("AE-14.6")
def test_all_resources_of_one_placement_go_on_one_card() -> None:
    """Two cubes of the favorite project, on the one card that is chosen; with one card nobody is asked."""
    p = Position(2).in_play(0, "fish", "tardigrades").hand(0, "ceos_favorite_project").give(0, mc=3)
    p.plan("research", "construction").act(0, "play", "ceos_favorite_project").act(0, "put", "fish")
    assert (p.on_card(0, "fish"), p.on_card(0, "tardigrades"), p.asked(0)) == (2, 0, None)


@rule("AE-14.7", "AE-9.5")
def test_resources_on_one_card_do_not_pay_for_the_action_of_another() -> None:
    """Bacteria with one microbe cannot raise the temperature, though Tardigrades hold nine."""
    p = Position(2).in_play(0, "ghg_producing_bacteria", "tardigrades").cubes(0, "tardigrades", 9)
    p.cubes(0, "ghg_producing_bacteria", 1).plan("action", "research").act(0, "use", "ghg_producing_bacteria")
    assert (p.on_card(0, "ghg_producing_bacteria"), p.on_card(0, "tardigrades"), p.temperature()) == (2, 9, -30)


@rule("AE-14.8", "AE-Q27", "AE-1.12")
def test_resources_are_kept_from_round_to_round_without_limit() -> None:
    """More than all cubes of the box are still there two rounds later."""
    p = Position(2).in_play(0, "tardigrades").cubes(0, "tardigrades", 90).give(0, mc=500, heat=300, plants=200)
    p.plan("research", "development").on().plan("development", "research").on()
    assert (p.s.round, p.has(0, "mc", "heat", "plants")) == (3, (500, 300, 200))
    assert p.on_card(0, "tardigrades") == 90


@rule("AE-Q27", "AE-1.9")
def test_there_is_always_one_more_forest() -> None:
    """With more forests than all tokens make, another is planted and counts."""
    p = Position(2).give(0, mc=20, forests=56).plan("action", "research").act(0, "standard", "forest_mc")
    assert (p.has(0, "forests"), p.points(0)) == ((57,), 57 + 6)


@rule("AE-14.9")
def test_stocks_are_levels_that_no_phase_changes() -> None:
    """Production and action leave steel and titanium as they are, and steel and titanium bring nothing."""
    p = Position(2).in_play(0, "surface_mines", "mine").plan("production", "action").done(0, 1)
    assert p.has(0, "steel", "titanium", "mc", "heat", "plants") == (3, 1, 5 + 4, 0, 0)


@rule("AE-Q26", "AE-1.19")
def test_production_has_no_cap() -> None:
    """23 heat and 3 more are 26, and 26 are produced."""
    p = Position(2).in_play(0, *HEATERS).hand(0, "coal_imports").give(0, mc=13).plan("production", "development")
    p.act(0, "play", "coal_imports")
    assert p.production(0)[1] == 26
    assert p.done(1).has(0, "heat") == (26,)


@rule("AE-Q26", "AE-1.18")
def test_stocks_have_no_cap() -> None:
    """Nine steel and one more are ten, and another one eleven: 22 M€ off."""
    p = Position(2).in_play(0, *STEEL, "industrial_center").hand(0, "underground_city").give(0, mc=0)
    p.plan("production", "development").act(0, "play", "underground_city")
    assert p.has(0, "steel") == (11,) and p.price(0, "commercial_district") == 25 - 22


@rule("AE-14.15")
def test_what_one_player_does_leaves_the_others_as_they_are() -> None:
    """Cards, standard actions and actions of seat 0 change nothing that seat 1 or 2 has."""
    p = Position(3).in_play(1, "fish", "sponsors").give(1, mc=9, heat=7, plants=6, rating=8, forests=2)
    p.cubes(1, "fish", 3).hand(2, "lichen").in_play(0, "ironworks").hand(0, "comet").give(0, mc=40, heat=4)
    p.plan("construction", "action", "action")
    before = p.view(None).players[1:]
    p.act(0, "play", "comet")
    assert p.view(None).players[1:] == before
    p.done(0, 1, 2)
    before = p.view(None).players[1:]
    p.act(0, "use", "ironworks").act(0, "standard", "temperature_mc")
    assert p.view(None).players[1:] == before and p.has(0, "rating") == (9,)
