"""Chapter 14: tags, which cards they are counted on, and how a group may count them otherwise."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.box.contents import load_box
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-14.11")
def test_there_are_ten_tags() -> None:
    """Every one of them is on some card, and no card bears another."""
    tags = {tag for card in load_box().cards for tag in card.tags}
    planets = {"jupiter", "earth"}
    life = {"plant", "microbe", "animal"}
    assert tags == {"building", "space", "power", "science", "event"} | planets | life


@rule("AE-14.12")
def test_a_tag_by_itself_gives_nothing() -> None:
    """A card with three tags and no ability costs its price and moves nothing but the tags."""
    p = Position(2).hand(0, "colonizer_training_camp").give(0, mc=10).plan("research", "construction")
    p.act(0, "play", "colonizer_training_camp")
    assert p.has(0, "mc", "heat", "plants", "rating", "forests", "steel", "titanium") == (0, 0, 0, 5, 0, 0, 0)
    assert (p.production(0), p.in_hand(0)) == ((0, 0, 0, 0), [])
    assert [p.tags(0, tag) for tag in ("building", "jupiter", "event", "space")] == [1, 1, 1, 0]


@rule("AE-14.13", "AE-Q30", "AE-Q31")
def test_tags_are_counted_over_the_corporation_and_cards_of_all_colours() -> None:
    """One building tag each on green, blue and red, and two on the mining guild."""
    p = Position(2).corporation(0, "mining_guild").in_play(0, "mine", "ironworks", "colonizer_training_camp")
    assert (p.tags(0, "building"), p.tags(1, "building")) == (5, 0)


@rule("AE-14.13", "AE-10.11")
def test_a_tag_that_comes_into_play_moves_what_counts_it_at_once() -> None:
    """Power Grid gives 1 M€ for each power tag: itself, Thorgate's, and the new one."""
    p = Position(2).corporation(0, "thorgate").in_play(0, "power_grid").hand(0, "power_plant")
    assert p.production(0)[0] == 2
    p.plan("research", "development").act(0, "play", "power_plant")
    assert p.production(0)[0] == 3


@rule("AE-14.14")
def test_energy_is_a_tag_and_no_resource() -> None:
    """A power card brings its heat in production and nothing besides M€, heat and plants is produced."""
    p = Position(2).hand(0, "power_plant").give(0, mc=3).plan("production", "development").forget_news()
    p.act(0, "play", "power_plant").done(1)
    assert p.tags(0, "power") == 1
    assert p.news(None, "Produced")[0].parts == {"colour": 0, "mc": 9, "heat": 1, "plants": 0}


@rule("AE-Q30", "AE-1.30")
@pytest.mark.parametrize(("counts", "tags", "mc"), [(True, (3, 2, 4), 2), (False, (1, 0, 0), 0)])
def test_tags_of_red_cards_count_unless_the_group_plays_otherwise(
    counts: bool, tags: tuple[int, int, int], mc: int
) -> None:
    """Science, Earth and event tags of red cards, for tags and for production that counts events."""
    p = Position(2, event_tags_count=counts).in_play(0, "interns", "research", "business_contacts")
    p.in_play(0, "imported_hydrogen", "lava_flows")
    assert (p.tags(0, "science"), p.tags(0, "earth"), p.tags(0, "event")) == tags
    assert p.in_play(0, "venture_capitalism").production(0)[0] == tags[2]
    assert p.in_play(0, "cartel").production(0)[0] == tags[2] + 1 + mc


@rule("AE-Q30")
@pytest.mark.parametrize(("counts", "reason"), [(True, None), (False, "too-few-tags")])
def test_tags_of_red_cards_help_to_meet_a_need_or_not(counts: bool, reason: str | None) -> None:
    """Three science tags, two of them on an event."""
    p = Position(2, event_tags_count=counts).in_play(0, "interns", "research").hand(0, "gene_repair").give(0, mc=15)
    assert p.plan("research", "development").reason(0, "play", "gene_repair") == reason


@rule("AE-Q30", "AE-8.32")
@pytest.mark.parametrize("counts", [True, False])
def test_effects_react_to_the_tags_of_an_event_as_it_is_played_in_every_group(counts: bool) -> None:
    """Whether they are counted later or not, playing them is playing them; discounts hold as well."""
    p = Position(2, event_tags_count=counts).in_play(0, "optimal_aerobraking", "media_group").hand(0, "lava_flows")
    p.give(0, mc=12).plan("research", "construction").act(0, "play", "lava_flows")
    assert p.has(0, "mc", "heat", "plants") == (0, 2, 2)


@rule("AE-Q31", "AE-2.29")
@pytest.mark.parametrize(("counts", "tags", "reason"), [(True, 2, None), (False, 1, "too-few-tags")])
def test_tags_of_the_corporation_count_unless_the_group_plays_otherwise(
    counts: bool, tags: int, reason: str | None
) -> None:
    """Thorgate's power tag is the second that Fusion Power needs, or it is none."""
    p = Position(2, corporation_tags_count=counts).corporation(0, "thorgate").in_play(0, "power_plant")
    p.hand(0, "fusion_power").plan("research", "development")
    assert (p.tags(0, "power"), p.reason(0, "play", "fusion_power")) == (tags, reason)


@rule("AE-Q31", "AE-15.8")
@pytest.mark.parametrize(("counts", "points"), [(True, 2), (False, 1)])
def test_points_for_tags_follow_the_same_count(counts: bool, points: int) -> None:
    """Water Import is worth a point for each Jupiter tag: its own, and Saturn Systems' where that counts."""
    p = (
        Position(2, corporation_tags_count=counts)
        .corporation(0, "saturn_systems")
        .in_play(0, "water_import_from_europa")
    )
    assert p.points(0, "water_import_from_europa") == points


@rule("AE-Q31")
@pytest.mark.parametrize("printed", [2, -1])
def test_points_printed_on_a_corporation_score(printed: int) -> None:
    """No corporation of the box has any; an owner's corrected one has."""
    worth = {"id": "helion", "points": printed}
    p = Position(2, corrections={"edition": "ares", "cards": [worth]}).corporation(0, "helion").mars(8, 14, 9)
    p.plan("development", "development").done(0, 1)
    assert p.view(None).score == [5 + printed, 5]
