"""Red projects that need something: refused one step short, allowed at the border."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

SCIENCE = ("artificial_photosynthesis", "balanced_portfolios", "gene_repair", "lightning_harvest")
EVENTS = ("bribed_committee", "lava_flows", "release_of_inert_gases")


def ready(p: Position, name: str) -> Position:
    """The first player is rich and holds this card in the construction phase."""
    return p.give(0, mc=40).hand(0, name).plan("construction", "research")


@rule("AE-8.13", "AE-8.18", "AE-Q7")
@pytest.mark.parametrize(
    ("name", "border"),
    [
        ("artificial_lake", -8),
        ("lake_marineris", -8),
        ("permafrost_extraction", -8),
        ("ice_cap_melting", 2),
        ("mangrove", 2),
    ],
)
def test_it_must_be_warm_enough(name: str, border: int) -> None:
    """Yellow begins at -8 degrees, white at +2; one step below it is too cold."""
    assert ready(Position(2).mars(border - 2), name).reason(0, "play", name) == "too-cold"
    assert ready(Position(2).mars(border), name).things(0, "play") == [name]
    assert ready(Position(2).mars(8), name).things(0, "play") == [name]


@rule("AE-8.13", "AE-8.18", "AE-Q7")
def test_breathing_filters_need_yellow_oxygen() -> None:
    """Six per cent are too little, seven are enough, and so is all that Mars can have."""
    name = "breathing_filters"
    assert ready(Position(2).mars(oxygen=6), name).reason(0, "play", name) == "too-little-oxygen"
    assert ready(Position(2).mars(oxygen=7), name).reason(0, "play", name) is None
    assert ready(Position(2).mars(oxygen=14), name).reason(0, "play", name) is None


@rule("AE-8.13", "AE-8.15", "AE-Q4", "AE-Q7")
def test_the_training_camp_needs_red_oxygen_or_less() -> None:
    """None at all will do, six per cent too; seven are too much."""
    name = "colonizer_training_camp"
    assert ready(Position(2).mars(oxygen=0), name).reason(0, "play", name) is None
    assert ready(Position(2).mars(oxygen=6), name).reason(0, "play", name) is None
    assert ready(Position(2).mars(oxygen=7), name).reason(0, "play", name) == "too-much-oxygen"


@rule("AE-8.16", "AE-8.17", "AE-8.18")
@pytest.mark.parametrize(
    ("name", "enough"),
    [
        ("atmosphere_filtering", SCIENCE[:2]),
        ("interstellar_colony_ship", SCIENCE),
        ("plantation", SCIENCE),
        ("crater", EVENTS),
    ],
)
def test_so_many_tags_must_be_in_play(name: str, enough: tuple[str, ...]) -> None:
    """With one fewer the card is refused; its own event tag does not help it."""
    assert ready(Position(2).in_play(0, *enough[1:]), name).reason(0, "play", name) == "too-few-tags"
    assert ready(Position(2).in_play(0, *enough), name).reason(0, "play", name) is None


@rule("AE-8.16", "AE-14.15")
def test_tags_of_another_player_meet_no_need() -> None:
    """Two science tags across the table are no help."""
    p = ready(Position(2).in_play(1, *SCIENCE), "atmosphere_filtering")
    assert p.reason(0, "play", "atmosphere_filtering") == "too-few-tags"


@rule("AE-8.16", "AE-8.17")
@pytest.mark.parametrize("missing", ["birds", "tardigrades", "lichen"])
def test_advanced_ecosystems_need_an_animal_a_microbe_and_a_plant(missing: str) -> None:
    """Without any one of them it is refused: its own animal and microbe do not count."""
    life = [name for name in ("birds", "tardigrades", "lichen") if name != missing]
    p = ready(Position(2).in_play(0, *life), "advanced_ecosystems")
    assert p.reason(0, "play", "advanced_ecosystems") == "too-few-tags"


@rule("AE-8.16")
def test_advanced_ecosystems_need_one_tag_of_each_kind_and_no_more() -> None:
    """Two cards that bear the three tags will do."""
    p = ready(Position(2).in_play(0, "birds", "adapted_lichen"), "advanced_ecosystems")
    assert p.reason(0, "play", "advanced_ecosystems") is None


@rule("AE-1.30", "AE-8.38")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("advanced_ecosystems", 3),
        ("breathing_filters", 2),
        ("colonizer_training_camp", 2),
        ("interstellar_colony_ship", 4),
    ],
)
def test_a_card_of_points_alone_changes_nothing_else(name: str, points: int) -> None:
    """TR, resources, hand and Mars stay; the points are there."""
    oxygen = 3 if name == "colonizer_training_camp" else 7
    p = Position(2).mars(oxygen=oxygen).in_play(0, *SCIENCE, "birds", "tardigrades", "lichen")
    ready(p, name)
    before = p.points(0)
    p.act(0, "play", name)
    assert p.has(0, "rating", "heat", "plants", "forests") == (5, 0, 0, 0) and p.in_hand(0) == []
    assert (p.temperature(), p.s.oxygen, p.s.oceans) == (-30, oxygen, 0)
    assert p.points(0) == before + points


@rule("AE-Q5", "AE-Q25", "AE-8.16")
def test_an_investment_loan_costs_a_step_of_tr_that_must_be_there() -> None:
    """At TR 0 it is refused; at TR 1 the last step goes, and ten M€ come after one was paid."""
    p = Position(2).give(0, rating=0)
    assert ready(p, "investment_loan").reason(0, "play", "investment_loan") == "too-little-to-spend"
    p = ready(Position(2).give(0, rating=1), "investment_loan").act(0, "play", "investment_loan")
    assert p.has(0, "mc", "rating") == (40 - 1 + 10, 0)


@rule("AE-Q5", "AE-8.4")
def test_an_investment_loan_does_not_pay_for_itself() -> None:
    """Without the one M€ it costs it cannot be played."""
    p = Position(2).hand(0, "investment_loan").plan("construction", "research")
    assert p.reason(0, "play", "investment_loan") == "too-dear"


@rule("AE-Q5", "AE-8.16")
def test_local_heat_trapping_spends_three_heat() -> None:
    """Two are too little; of five two are left, and four plants grow."""
    p = ready(Position(2).give(0, heat=2), "local_heat_trapping")
    assert p.reason(0, "play", "local_heat_trapping") == "too-little-to-spend"
    p = ready(Position(2).give(0, heat=5), "local_heat_trapping").act(0, "play", "local_heat_trapping")
    assert p.has(0, "mc", "heat", "plants") == (40, 2, 4)


@rule("AE-X7", "AE-7.8", "AE-8.16")
def test_the_two_tags_of_research_help_the_next_card_of_the_phase() -> None:
    """Atmosphere Filtering, refused at first, is played after it."""
    p = Position(2).give(0, mc=40).hand(0, "research", "atmosphere_filtering").plan("construction", "research")
    assert p.reason(0, "play", "atmosphere_filtering") == "too-few-tags"
    p.act(0, "play", "research").act(0, "play", "atmosphere_filtering")
    assert (p.s.oxygen, p.has(0, "mc", "rating")) == (1, (40 - 5 - 6, 6))


@rule("AE-8.13", "AE-8.14", "AE-7.9")
def test_warmth_of_the_same_phase_does_not_help_a_card() -> None:
    """Lava Flows bring -6 degrees, but it was -10 when the phase began."""
    p = Position(2).mars(-10).give(0, mc=40).hand(0, "lava_flows", "permafrost_extraction")
    p.plan("construction", "research").act(0, "play", "lava_flows")
    assert p.temperature() == -6 and p.reason(0, "play", "permafrost_extraction") == "too-cold"


@rule("AE-8.14", "AE-8.15")
def test_oxygen_of_the_same_phase_does_not_forbid_a_card() -> None:
    """The training camp can still be played when Towing a Comet has brought the seventh per cent."""
    p = Position(2).mars(oxygen=6).give(0, mc=40).hand(0, "towing_a_comet", "colonizer_training_camp")
    p.plan("construction", "research").act(0, "play", "towing_a_comet")
    assert p.s.oxygen == 7 and p.reason(0, "play", "colonizer_training_camp") is None
