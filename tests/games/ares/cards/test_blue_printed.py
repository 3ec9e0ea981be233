"""All blue projects: what each costs, bears, needs and is worth at once, written down by hand from the card list."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.box.contents import load_box
from ecliptic.games.ares.names import TAG_NAMES
from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import SCIENCE, construction, cubes, ready
from tests.games.ares.position import Position

# Card, M€, tags, points as soon as it lies there (Ecological Zone: two animals; Water Import: its own Jupiter tag).
PRINTED = (
    ("adaptation_technology", 12, "science", 1),
    ("advanced_alloys", 9, "building", 0),
    ("advanced_screening_technology", 6, "science", 0),
    ("ai_central", 22, "science building", 2),
    ("anaerobic_microorganisms", 10, "microbe", 0),
    ("anti_gravity_technology", 18, "science", 3),
    ("aquifer_pumping", 14, "building", 0),
    ("arctic_algae", 19, "plant", 2),
    ("artificial_jungle", 5, "", 0),
    ("assembly_lines", 13, "space", 0),
    ("asset_liquidation", 0, "science", 0),
    ("birds", 15, "animal", 0),
    ("brainstorming_session", 8, "space", 0),
    ("caretaker_contract", 18, "", 2),
    ("circuit_board_factory", 14, "building", 0),
    ("community_gardens", 20, "plant", 0),
    ("composting_factory", 13, "building", 1),
    ("conserved_biome", 25, "building microbe animal", 0),
    ("decomposers", 7, "microbe", 1),
    ("decomposing_fungus", 10, "microbe", 0),
    ("developed_infrastructure", 12, "", 1),
    ("development_center", 7, "science building", 0),
    ("earth_catapult", 24, "building earth", 2),
    ("ecological_zone", 11, "plant animal", 1),
    ("energy_subsidies", 5, "space", 0),
    ("extended_resources", 10, "science building", 0),
    ("extreme_cold_fungus", 10, "microbe", 0),
    ("farmers_market", 12, "plant", 1),
    ("farming_co_ops", 15, "plant", 0),
    ("fish", 11, "animal", 0),
    ("ghg_producing_bacteria", 10, "science microbe", 0),
    ("greenhouses", 11, "building plant", 0),
    ("herbivores", 25, "animal", 0),
    ("hydro_electric_energy", 11, "building", 0),
    ("interplanetary_relations", 35, "space jupiter", 0),
    ("interns", 3, "science", 0),
    ("interplanetary_conference", 6, "earth", 0),
    ("ironworks", 12, "building", 0),
    ("livestock", 15, "animal", 0),
    ("mars_university", 10, "science building", 1),
    ("matter_manufacturing", 9, "science", 0),
    ("media_group", 11, "earth", 0),
    ("nitrite_reducing_bacteria", 11, "microbe", 0),
    ("olympus_conference", 15, "science building earth", 1),
    ("optimal_aerobraking", 10, "space", 0),
    ("physics_complex", 5, "science building", 0),
    ("power_infrastructure", 4, "building power", 0),
    ("recycled_detritus", 24, "", 1),
    ("redrafted_contracts", 4, "", 0),
    ("regolith_eaters", 10, "science microbe", 0),
    ("research_outpost", 6, "science building", 0),
    ("restructured_resources", 7, "", 0),
    ("small_animals", 9, "animal", 0),
    ("solarpunk", 15, "space plant", 1),
    ("standard_technology", 15, "science", 1),
    ("steelworks", 15, "building", 1),
    ("symbiotic_fungus", 3, "microbe", 0),
    ("tardigrades", 6, "microbe", 0),
    ("think_tank", 13, "science", 0),
    ("united_planetary_alliance", 11, "science earth", 0),
    ("viral_enhancers", 8, "microbe plant", 0),
    ("volcanic_pools", 17, "space", 1),
    ("water_import_from_europa", 22, "space jupiter", 1),
    ("wood_burning_stoves", 13, "building", 0),
)
# What these do at once, or because their own play counts, is shown with the rest of what they do.
NOT_QUIET = (
    "anaerobic_microorganisms",
    "decomposers",
    "decomposing_fungus",
    "ecological_zone",
    "farming_co_ops",
    "nitrite_reducing_bacteria",
    "olympus_conference",
    "viral_enhancers",
    "wood_burning_stoves",
)


@rule("AE-8.6", "AE-1.21", "AE-Q28")
@pytest.mark.parametrize(("name", "cost"), [row[:2] for row in PRINTED])
def test_a_blue_card_is_played_in_the_construction_phase_for_exactly_its_cost(name: str, cost: int) -> None:
    """Its own discounts do not count for itself, and it lies in play, out of the hand."""
    p = construction(ready(Position(2), name).hand(0, name).give(0, mc=cost)).act(0, "play", name)
    assert (p.has(0, "mc"), p.played(0)[-1], name in p.in_hand(0)) == ((0,), name, False)


@rule("AE-8.4", "AE-8.12")
@pytest.mark.parametrize(("name", "cost"), [row[:2] for row in PRINTED if row[0] != "asset_liquidation"])
def test_a_blue_card_is_refused_for_one_less_than_its_cost(name: str, cost: int) -> None:
    """The card itself cannot be sold for it; with one M€ more it can be played."""
    p = construction(ready(Position(2), name).hand(0, name).give(0, mc=cost - 1))
    assert (p.reason(0, "play", name), p.things(0, "play")) == ("too-dear", [])
    assert p.give(0, mc=cost).things(0, "play") == [name]


@rule("AE-14.11", "AE-14.13", "AE-15.8")
@pytest.mark.parametrize(("name", "cost", "tags", "points"), PRINTED)
def test_a_blue_card_adds_its_tags_and_points(name: str, cost: int, tags: str, points: int) -> None:
    """Each tag that it bears counts from now on, no other does, and it is worth what it says."""
    p = construction(ready(Position(2), name).hand(0, name).give(0, mc=cost))
    before = {tag: p.tags(0, tag) for tag in TAG_NAMES}
    p.act(0, "play", name)
    added = {tag: p.tags(0, tag) - before[tag] for tag in TAG_NAMES}
    assert ({tag: count for tag, count in added.items() if count}, p.points(0, name)) == (
        dict.fromkeys(tags.split(), 1),
        points,
    )


@rule("AE-8.34")
@pytest.mark.parametrize(("name", "cost"), [row[:2] for row in PRINTED if row[0] not in NOT_QUIET])
def test_other_blue_cards_do_nothing_when_they_are_played(name: str, cost: int) -> None:
    """They wait for what comes: heat, plants, TR, hand, cubes, levels and Mars stay as they were."""
    p = construction(ready(Position(2), name).hand(0, name).give(0, mc=cost, heat=3, plants=3))
    mars = (p.s.temperature, p.s.oxygen, p.s.oceans)
    p.act(0, "play", name)
    assert p.has(0, "heat", "plants", "rating", "forests", "steel", "titanium") == (3, 3, 5, 0, 0, 0)
    assert (p.in_hand(0), cubes(p, 0), p.production(0)) == ([], 0, (0, 0, 0, 0))
    assert (p.s.temperature, p.s.oxygen, p.s.oceans, p.asked(0)) == (*mars, "ConstructionPhase")


@rule("AE-8.13", "AE-8.18", "AE-Q7")
@pytest.mark.parametrize(
    ("name", "short", "enough", "reason"),
    [
        ("arctic_algae", {"temperature": -20}, {"temperature": -18}, "too-cold"),
        ("birds", {"oxygen": 11}, {"oxygen": 12}, "too-little-oxygen"),
        ("caretaker_contract", {"temperature": -10}, {"temperature": -8}, "too-cold"),
        ("decomposers", {"oxygen": 2}, {"oxygen": 3}, "too-little-oxygen"),
        ("extreme_cold_fungus", {"temperature": -18}, {"temperature": -20}, "too-warm"),
        ("fish", {"temperature": -20}, {"temperature": -18}, "too-cold"),
        ("ghg_producing_bacteria", {"oxygen": 2}, {"oxygen": 3}, "too-little-oxygen"),
        ("greenhouses", {"temperature": -10}, {"temperature": -8}, "too-cold"),
        ("herbivores", {"oceans": 4}, {"oceans": 5}, "too-few-oceans"),
        ("livestock", {"oxygen": 6}, {"oxygen": 7}, "too-little-oxygen"),
        ("regolith_eaters", {"temperature": -20}, {"temperature": -18}, "too-cold"),
        ("small_animals", {"temperature": -20}, {"temperature": -18}, "too-cold"),
        ("symbiotic_fungus", {"temperature": -20}, {"temperature": -18}, "too-cold"),
    ],
)
def test_what_mars_must_be_like(name: str, short: dict[str, int], enough: dict[str, int], reason: str) -> None:
    """One step short the card is refused; at the border it can be played."""
    p = construction(Position(2).hand(0, name).give(0, mc=40).mars(**short))
    assert (p.reason(0, "play", name), p.things(0, "play")) == (reason, [])
    assert p.mars(**enough).things(0, "play") == [name]


@rule("AE-8.16", "AE-8.17")
@pytest.mark.parametrize(
    ("name", "needed"), [("ai_central", 5), ("anti_gravity_technology", 5), ("physics_complex", 4)]
)
def test_science_tags_that_must_be_in_play(name: str, needed: int) -> None:
    """One tag short the card is refused, for its own tag does not help; with one more it can be played."""
    p = construction(Position(2).hand(0, name).give(0, mc=40).in_play(0, *SCIENCE[: needed - 2]))
    assert (p.tags(0, "science"), p.reason(0, "play", name)) == (needed - 1, "too-few-tags")
    assert p.in_play(0, "gene_repair").things(0, "play") == [name]


@rule("AE-8.20")
def test_what_a_card_needed_does_not_matter_any_more_once_it_is_in_play() -> None:
    """Extreme-Cold Fungus still works on a warm Mars."""
    p = Position(2).in_play(0, "extreme_cold_fungus").mars(temperature=2).plan("action", "research")
    assert p.act(0, "use", "extreme_cold_fungus").act(0, "way", 0).has(0, "plants") == (1,)


@rule("AE-1.2", "AE-1.21")
def test_no_blue_card_is_missing_from_the_list() -> None:
    """The box holds exactly the sixty-four cards written down above, in the order of their numbers."""
    blue = [card.id for card in load_box().cards if card.colour == "blue"]
    assert [row[0] for row in PRINTED] == blue
    assert len(blue) == 64
