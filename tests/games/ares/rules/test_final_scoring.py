"""Chapter 15: what counts in the end."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def finished(p: Position) -> Position:
    """Mars is finished in a development phase in which nobody does anything."""
    seats = range(p.s.seats)
    return p.mars(8, 14, 9).plan(*["development" for _ in seats]).done(*seats)


@rule("AE-E3", "AE-15.5")
def test_forty_three_points() -> None:
    """TR 25, six forests, four cards of 9 together, and six animals on a card that counts two of them as a point."""
    p = Position(2).give(0, rating=25, forests=6).in_play(0, "interstellar_colony_ship", "gene_repair")
    p.in_play(0, "quantum_extractor", "solar_power", "ecological_zone").cubes(0, "ecological_zone", 6)
    assert finished(p).view(None).score == [25 + 6 + 9 + 3, 5]
    assert [event.parts for event in p.news(None, "Scored")] == [
        {"colour": 0, "points": 43},
        {"colour": 1, "points": 5},
    ]


@rule("AE-15.5", "AE-E3")
def test_the_points_are_told_by_source() -> None:
    """TR, forests, and each card that is worth something."""
    p = finished(Position(2).give(0, rating=25, forests=6).in_play(0, "gene_repair", "mine"))
    rows = [(row["source"], row["of"], row["points"]) for row in ARES.scores(p.s) if row["colour"] == 0]
    assert rows == [("rating", None, 25), ("forests", None, 6), ("card", p.card("gene_repair"), 2)]


@rule("AE-15.6", "AE-15.7", "AE-1.8")
@pytest.mark.parametrize(("rating", "forests"), [(0, 0), (1, 0), (0, 1), (12, 7)])
def test_each_step_of_rating_and_each_forest_is_a_point(rating: int, forests: int) -> None:
    """And nothing else of the board is."""
    p = Position(2).give(0, rating=rating, forests=forests, mc=50, heat=7, plants=7).in_play(0, "surface_mines")
    assert finished(p).view(None).score[0] == rating + forests


@rule("AE-15.8", "AE-Q36")
@pytest.mark.parametrize(
    ("card", "points"),
    [("interstellar_colony_ship", 4), ("farming", 2), ("mine", 0), ("bribed_committee", -2), ("nuclear_plants", -1)],
)
def test_a_fixed_value_scores_also_when_it_is_negative(card: str, points: int) -> None:
    """Printed points are added; negative ones are taken off."""
    assert finished(Position(2).in_play(0, card)).view(None).score == [5 + points, 5]


@rule("AE-15.8", "AE-15.9", "AE-Q36")
@pytest.mark.parametrize(
    ("card", "each"),
    [
        ("birds", 1),
        ("fish", 1),
        ("livestock", 1),
        ("ecological_zone", 2),
        ("herbivores", 2),
        ("small_animals", 2),
        ("physics_complex", 2),
        ("tardigrades", 3),
    ],
)
@pytest.mark.parametrize("cubes", [0, 1, 2, 3, 5, 8])
def test_resources_on_a_card_score_rounded_down(card: str, each: int, cubes: int) -> None:
    """A point for each, for every two, or for every three."""
    assert finished(Position(2).in_play(0, card).cubes(0, card, cubes)).view(None).score[0] == 5 + cubes // each


@rule("AE-15.9", "AE-Q36")
def test_each_card_is_rounded_down_by_itself() -> None:
    """Three, one and one animals on cards that count two: one point, not two."""
    p = Position(2).in_play(0, "ecological_zone", "herbivores", "small_animals")
    p.cubes(0, "ecological_zone", 3).cubes(0, "herbivores", 1).cubes(0, "small_animals", 1)
    assert finished(p).view(None).score[0] == 5 + 1


@rule("AE-15.8", "AE-15.9")
@pytest.mark.parametrize(("forests", "points"), [(0, 0), (1, 0), (5, 2), (6, 3)])
def test_the_biome_counts_every_two_forests(forests: int, points: int) -> None:
    """Beside the points of the forests themselves."""
    p = finished(Position(2).in_play(0, "conserved_biome").give(0, forests=forests))
    assert p.view(None).score[0] == 5 + forests + points


@rule("AE-15.8", "AE-15.9")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("water_import_from_europa", [], 1),
        ("water_import_from_europa", ["ganymede_shipyard", "colonizer_training_camp"], 1 + 1 + 1 + 2),
        ("io_mining_industries", ["asteroid_mining"], 2 + 2),
        ("immigration_shuttles", [], 0),
        ("immigration_shuttles", ["sponsors", "business_contacts", "cartel"], 2),
    ],
)
def test_tags_score_as_they_are_in_the_end(card: str, others: list[str], points: int) -> None:
    """Jupiter tags one by one, Earth tags in pairs, those of red cards too, with the printed points of the others."""
    assert finished(Position(2).in_play(0, card, *others)).view(None).score[0] == 5 + points


@rule("AE-15.8", "AE-15.9")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("interplanetary_relations", ["mine", "lichen"], 0),
        ("interplanetary_relations", ["mine", "lichen", "comet"], 1),
        ("think_tank", ["tardigrades", "mine"], 0),
        ("think_tank", ["tardigrades", "interns", "comet"], 1),
    ],
)
def test_cards_in_play_score_where_a_card_counts_them(card: str, others: list[str], points: int) -> None:
    """Every four projects, or every three blue ones, the counting card included and the corporation not."""
    assert finished(Position(2).in_play(0, card, *others)).view(None).score[0] == 5 + points


@rule("AE-Q36")
def test_resources_on_a_card_without_a_value_score_nothing() -> None:
    """Nine microbes on bacteria, ten on a card of one fixed point."""
    p = Position(2).in_play(0, "ghg_producing_bacteria", "decomposers")
    p.cubes(0, "ghg_producing_bacteria", 9).cubes(0, "decomposers", 10)
    assert finished(p).view(None).score[0] == 5 + 1


@rule("AE-15.10")
def test_cards_in_hand_score_nothing() -> None:
    """Neither 4 points nor -2 points, until they are played."""
    p = Position(2).hand(0, "interstellar_colony_ship").hand(1, "bribed_committee")
    assert finished(p).view(None).score == [5, 5]


@rule("AE-15.11")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win(winner: int) -> None:
    """One more than the others is enough, and the tie-break is not looked at."""
    p = Position(3).give((winner + 1) % 3, mc=99).give(winner, rating=6)
    assert finished(p).view(None).winners == [winner]
    assert [event.parts["colour"] for event in p.news(None, "GameWon")] == [winner]
    assert p.news(None, "TieBroken") == []
