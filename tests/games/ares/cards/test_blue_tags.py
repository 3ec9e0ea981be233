"""Blue projects that react to the cards their owner plays: who draws, who gains, and for which tags."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import SCIENCE, construction, cubes, development, quick_answers, shows
from tests.games.ares.position import Position


def plays(effect: str, name: str, *, green: bool = False) -> Position:
    """Seat 0 has this effect and plays a card."""
    p = Position(2).in_play(0, effect).hand(0, name).give(0, mc=50).mars(temperature=-18)
    return (development if green else construction)(p).act(0, "play", name)


@shows("anti_gravity_technology")
@rule("AE-8.34")
@pytest.mark.parametrize(("name", "green"), [("interns", False), ("breathing_filters", False), ("sponsors", True)])
def test_anti_gravity_technology_gives_heat_and_plants_for_every_card(name: str, green: bool) -> None:
    """Two of each, for blue, red and green."""
    p = Position(2).in_play(0, "anti_gravity_technology").hand(0, name).give(0, mc=20).mars(oxygen=7)
    assert (development if green else construction)(p).act(0, "play", name).has(0, "heat", "plants") == (2, 2)


@shows("anti_gravity_technology")
@rule("AE-Q28")
@pytest.mark.parametrize(("itself", "gained"), [(False, 0), (True, 2)])
def test_anti_gravity_technology_counts_itself_only_where_the_group_says_so(itself: bool, gained: int) -> None:
    """Its own play gives nothing, unless the switch is on; the next card does in both cases."""
    p = Position(2, anti_gravity_counts_itself=itself).in_play(0, *SCIENCE)
    construction(p.hand(0, "anti_gravity_technology", "interns").give(0, mc=30))
    assert p.act(0, "play", "anti_gravity_technology").has(0, "heat", "plants") == (gained, gained)
    assert p.act(0, "play", "interns").has(0, "heat", "plants") == (gained + 2, gained + 2)


@shows("optimal_aerobraking")
@rule("AE-8.33", "AE-1.31")
@pytest.mark.parametrize(
    ("name", "gained"), [("bribed_committee", 2), ("research", 2), ("interns", 0), ("solarpunk", 0)]
)
def test_optimal_aerobraking_gives_heat_and_plants_for_events(name: str, gained: int) -> None:
    """Two of each for a red card, nothing for a blue one."""
    assert plays("optimal_aerobraking", name).has(0, "heat", "plants") == (gained, gained)


@shows("recycled_detritus", "energy_subsidies", "interplanetary_conference", "olympus_conference")
@rule("AE-8.32")
@pytest.mark.parametrize(
    ("effect", "name", "drawn"),
    [
        ("recycled_detritus", "bribed_committee", 2),
        ("recycled_detritus", "interns", 0),
        ("energy_subsidies", "power_infrastructure", 1),
        ("energy_subsidies", "solarpunk", 0),
        ("interplanetary_conference", "bribed_committee", 1),
        ("interplanetary_conference", "terraforming_ganymede", 1),
        ("interplanetary_conference", "interns", 0),
        ("olympus_conference", "interns", 1),
        ("olympus_conference", "bribed_committee", 0),
        ("olympus_conference", "research", 2 + 2),  # two tags, and Research itself draws two
    ],
)
def test_cards_are_drawn_for_the_tags_that_the_effect_names(effect: str, name: str, drawn: int) -> None:
    """Once for each tag, and not for others."""
    assert len(plays(effect, name).in_hand(0)) == drawn


@shows("energy_subsidies", "interplanetary_conference", "olympus_conference")
@rule("AE-8.32")
@pytest.mark.parametrize(
    ("effect", "name", "drawn"),
    [
        ("energy_subsidies", "windmills", 1),
        ("interplanetary_conference", "miranda_resort", 2),
        ("olympus_conference", "artificial_photosynthesis", 1),
        ("recycled_detritus", "artificial_photosynthesis", 0),
    ],
)
def test_green_cards_count_too(effect: str, name: str, drawn: int) -> None:
    """Miranda Resort bears Earth and Jupiter: two cards."""
    assert len(plays(effect, name, green=True).in_hand(0)) == drawn


@shows("olympus_conference")
@rule("AE-8.34")
def test_olympus_conference_draws_for_its_own_science_tag() -> None:
    """One card, and neither its building nor its Earth tag brings another."""
    p = construction(Position(2).hand(0, "olympus_conference").give(0, mc=15).on_deck("moss"))
    assert p.act(0, "play", "olympus_conference").in_hand(0) == ["moss"]


@shows("ecological_zone")
@rule("AE-8.32", "AE-8.34")
def test_ecological_zone_enters_with_two_animals() -> None:
    """Its own plant and its own animal tag count."""
    p = construction(Position(2).hand(0, "ecological_zone").give(0, mc=11)).act(0, "play", "ecological_zone")
    assert (p.on_card(0, "ecological_zone"), p.points(0, "ecological_zone")) == (2, 1)


@shows("ecological_zone")
@rule("AE-8.32")
@pytest.mark.parametrize(
    ("name", "gained"), [("fish", 1), ("farmers_market", 1), ("tardigrades", 0), ("viral_enhancers", 1), ("comet", 0)]
)
def test_ecological_zone_gets_an_animal_for_animals_and_plants(name: str, gained: int) -> None:
    """Microbes do not count; Viral Enhancers, whose plants are taken here, counts for its plant tag alone."""
    assert quick_answers(plays("ecological_zone", name)).on_card(0, "ecological_zone") == gained


@shows("decomposers")
@rule("AE-8.34")
def test_decomposers_begins_with_a_microbe_of_its_own() -> None:
    """With nothing on it there is nothing to choose."""
    p = construction(Position(2).hand(0, "decomposers").give(0, mc=7).mars(oxygen=3)).act(0, "play", "decomposers")
    assert (p.on_card(0, "decomposers"), p.in_hand(0), p.asked(0)) == (1, [], "ConstructionPhase")


@shows("decomposers")
@rule("AE-8.32")
@pytest.mark.parametrize(("way", "microbes", "hand"), [(0, 3, []), (1, 1, ["moss"])])
def test_decomposers_takes_a_microbe_or_gives_one_for_a_card(way: int, microbes: int, hand: list[str]) -> None:
    """A plant is played while two microbes lie there."""
    p = Position(2).in_play(0, "decomposers").cubes(0, "decomposers", 2).hand(0, "farmers_market").give(0, mc=12)
    construction(p.on_deck("moss")).act(0, "play", "farmers_market")
    assert p.options(0) == [("way", 0), ("way", 1)]
    p.act(0, "way", way)
    assert (p.on_card(0, "decomposers"), p.in_hand(0), p.asked(0)) == (microbes, hand, "ConstructionPhase")


@shows("decomposers")
@rule("AE-8.32")
def test_decomposers_reacts_to_each_living_tag_and_to_no_other() -> None:
    """Conserved Biome bears two: the first microbe comes unasked, the second time there is a choice."""
    p = plays("decomposers", "conserved_biome")
    assert (p.on_card(0, "decomposers"), p.options(0)) == (1, [("way", 0), ("way", 1)])
    p.act(0, "way", 1)
    assert (p.on_card(0, "decomposers"), len(p.in_hand(0)), p.asked(0)) == (0, 1, "ConstructionPhase")
    p.hand(0, "comet").act(0, "play", "comet")
    assert (p.on_card(0, "decomposers"), p.asked(0)) == (0, None)


TRIGGERS = {
    "anaerobic_microorganisms": "conserved_biome",
    "anti_gravity_technology": "research",
    "decomposers": "conserved_biome",
    "ecological_zone": "solarpunk",
    "energy_subsidies": "power_infrastructure",
    "interplanetary_conference": "bribed_committee",
    "mars_university": "research",
    "olympus_conference": "research",
    "optimal_aerobraking": "research",
    "recycled_detritus": "research",
    "viral_enhancers": "conserved_biome",
}


@rule("AE-8.33")
@pytest.mark.parametrize(("effect", "name"), TRIGGERS.items())
def test_what_another_player_plays_triggers_nothing(effect: str, name: str) -> None:
    """Seat 1 plays a card with just these tags; seat 0, with a card in hand, gains nothing and is asked nothing."""
    p = construction(Position(2).in_play(0, effect).hand(0, "moss").hand(1, name).give(1, mc=40))
    p.act(1, "play", name)
    assert (p.has(0, "mc", "heat", "plants"), p.in_hand(0), cubes(p, 0)) == ((0, 0, 0), ["moss"], 0)
    assert (p.asked(0), p.has(1, "heat", "plants"), cubes(p, 1)) == ("ConstructionPhase", (0, 0), 0)
