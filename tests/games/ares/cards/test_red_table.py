"""Every red project by its printed number: the name, the price, the tags and the points, written down by hand."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.box.contents import load_box
from ecliptic.games.ares.names import TAG_NAMES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

RED = (
    (65, "advanced_ecosystems", 10, "microbe animal event", 3),
    (66, "artificial_lake", 13, "event", 1),
    (67, "atmosphere_filtering", 6, "space event", 0),
    (68, "breathing_filters", 9, "event", 2),
    (69, "bribed_committee", 5, "earth event", -2),
    (70, "business_contacts", 5, "earth event", 0),
    (71, "ceos_favorite_project", 3, "event", 0),
    (72, "colonizer_training_camp", 10, "building jupiter event", 2),
    (73, "comet", 25, "space event", 0),
    (74, "convoy_from_europa", 14, "space event", 0),
    (75, "crater", 7, "event", 0),
    (76, "deimos_down", 30, "space event", 0),
    (77, "giant_ice_asteroid", 36, "space event", 0),
    (78, "ice_asteroid", 21, "space event", 0),
    (79, "ice_cap_melting", 4, "event", 0),
    (80, "imported_hydrogen", 17, "space earth event", 0),
    (81, "imported_nitrogen", 20, "space earth event", 0),
    (82, "interstellar_colony_ship", 20, "space earth event", 4),
    (83, "invention_contest", 1, "science event", 0),
    (84, "investment_loan", 1, "earth event", 1),
    (85, "lagrange_observatory", 7, "science space event", 1),
    (86, "lake_marineris", 17, "event", 1),
    (87, "large_convoy", 36, "space earth event", 2),
    (88, "lava_flows", 17, "event", 0),
    (89, "local_heat_trapping", 0, "event", 0),
    (90, "mangrove", 12, "plant event", 0),
    (91, "nitrogen_rich_asteroid", 30, "space event", 0),
    (92, "permafrost_extraction", 8, "event", 0),
    (93, "phobos_falls", 32, "space event", 1),
    (94, "plantation", 22, "plant event", 0),
    (95, "release_of_inert_gases", 16, "event", 0),
    (96, "research", 5, "science science event", 0),
    (97, "special_design", 3, "event", 0),
    (98, "subterranean_reservoir", 10, "event", 0),
    (99, "technology_demonstration", 17, "science space event", 0),
    (100, "terraforming_ganymede", 28, "space jupiter event", 2),
    (101, "towing_a_comet", 22, "space event", 0),
    (102, "work_crews", 5, "event", 0),
)
NAMES = [row[1] for row in RED]
SCIENCE = ("artificial_photosynthesis", "balanced_portfolios", "gene_repair", "lightning_harvest")
LIFE = ("birds", "tardigrades", "lichen")  # an animal, a microbe and a plant tag
EVENTS = ("bribed_committee", "lava_flows", "release_of_inert_gases", "subterranean_reservoir")


def ready(name: str, mc: int, phase: str = "construction") -> Position:
    """Whatever this card needs but money is there; the phase has begun, the card is alone in its owner's hand."""
    oxygen = 6 if name == "colonizer_training_camp" else 7
    others = [event for event in EVENTS if event != name][:3]
    p = Position(2).mars(temperature=2, oxygen=oxygen).in_play(0, *SCIENCE, *LIFE, *others)
    return p.give(0, mc=mc, heat=3).hand(0, name).plan(phase, "research")


def all_tags(p: Position) -> dict[str, int]:
    """All tags that count for the first player."""
    return {tag: p.tags(0, tag) for tag in TAG_NAMES}


@rule("AE-1.2", "AE-1.21")
def test_the_table_names_every_red_card_of_the_box() -> None:
    """Thirty-eight numbers in a row, none left out."""
    assert {card.number: card.id for card in load_box().cards if card.colour == "red"} == {
        number: name for number, name, *_ in RED
    }
    assert len(RED) == 38


@rule("AE-7.1", "AE-8.6")
@pytest.mark.parametrize(("name", "cost"), [(name, cost) for _, name, cost, *_ in RED if cost > 0])
def test_a_red_card_can_be_played_for_exactly_its_cost(name: str, cost: int) -> None:
    """One M€ less is too little; with just enough that much is paid, and the card lies in play."""
    assert ready(name, cost - 1).reason(0, "play", name) == "too-dear"
    p = ready(name, cost).forget_news().act(0, "play", name)
    assert [event.parts["count"] for event in p.news(None, "Paid")] == [cost]
    assert p.played(0)[-1] == name and name not in p.in_hand(0)


@rule("AE-7.1")
def test_local_heat_trapping_costs_no_money() -> None:
    """It is played with an empty purse, and nothing is paid."""
    p = ready("local_heat_trapping", 0).forget_news().act(0, "play", "local_heat_trapping")
    assert p.news(None, "Paid") == [] and p.played(0)[-1] == "local_heat_trapping"


@rule("AE-1.30", "AE-1.31", "AE-14.13", "AE-Q30")
@pytest.mark.parametrize(("name", "tags"), [(name, tags) for _, name, _, tags, _ in RED])
def test_the_tags_of_a_red_card_count_after_it_was_played(name: str, tags: str) -> None:
    """Each of its tags adds one to the owner's, the event tag too, and no other tag changes."""
    p = ready(name, 40)
    before = all_tags(p)
    after = all_tags(p.act(0, "play", name))
    assert after == {tag: before[tag] + tags.split().count(tag) for tag in TAG_NAMES}


@rule("AE-8.5", "AE-15.8")
@pytest.mark.parametrize(("name", "points"), [(name, points) for _, name, _, _, points in RED])
def test_a_red_card_in_play_is_worth_its_points(name: str, points: int) -> None:
    """What is printed, also below zero."""
    assert ready(name, 40).act(0, "play", name).points(0, name) == points


@rule("AE-6.2", "AE-7.1")
@pytest.mark.parametrize("name", NAMES)
def test_a_red_card_is_not_played_in_the_development_phase(name: str) -> None:
    """There the colour is wrong, whatever else is met."""
    p = ready(name, 40, "development")
    assert p.reason(0, "play", name) == "wrong-colour" and p.things(0, "play") == []


@rule("AE-8.21", "AE-8.22", "AE-8.24")
@pytest.mark.parametrize(
    ("name", "stock", "paid"),
    [
        ("colonizer_training_camp", "mine", 6),  # 2 steel
        ("colonizer_training_camp", "asteroid_mining_consortium", 10),  # titanium is for space
        ("comet", "asteroid_mining_consortium", 22),  # 1 titanium
        ("comet", "mine", 25),
        ("terraforming_ganymede", "ganymede_shipyard", 22),  # 2 titanium
        ("lava_flows", "ganymede_shipyard", 17),  # neither building nor space
    ],
)
def test_steel_and_titanium_lower_the_price_of_red_cards(name: str, stock: str, paid: int) -> None:
    """Two a steel for a building, three a titanium for space."""
    p = Position(2).in_play(0, stock).give(0, mc=40).hand(0, name).plan("construction", "research").forget_news()
    p.act(0, "play", name)
    assert [event.parts["count"] for event in p.news(None, "Paid")] == [paid]
