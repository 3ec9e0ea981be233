"""Adaptation Technology: what Mars must be like may be one colour off, never two."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import construction, shows
from tests.games.ares.position import Position


@shows("adaptation_technology")
@rule("AE-8.15", "AE-Q4")
@pytest.mark.parametrize(
    ("name", "one_off", "two_off", "reason"),
    [
        ("fish", {"temperature": -30}, None, None),
        ("greenhouses", {"temperature": -18}, {"temperature": -20}, "too-cold"),
        ("livestock", {"oxygen": 3}, {"oxygen": 2}, "too-little-oxygen"),
        ("birds", {"oxygen": 7}, {"oxygen": 6}, "too-little-oxygen"),
        ("extreme_cold_fungus", {"temperature": -10}, {"temperature": -8}, "too-warm"),
        ("colonizer_training_camp", {"oxygen": 11}, {"oxygen": 12}, "too-much-oxygen"),
    ],
)
def test_a_zone_may_be_one_colour_off(
    name: str, one_off: dict[str, int], two_off: dict[str, int] | None, reason: str | None
) -> None:
    """Up or down; two colours are too many (fish need red, and nothing is two colours below that)."""
    p = Position(2).in_play(0, "adaptation_technology").hand(0, name).give(0, mc=40)
    assert construction(p.mars(**one_off)).things(0, "play") == [name]
    assert p.mars(**(two_off or one_off)).reason(0, "play", name) == reason


@shows("adaptation_technology")
@rule("AE-8.33")
def test_only_its_owner_reads_the_zones_so() -> None:
    """Seat 1 has the same fish in mind but must wait for red."""
    p = construction(Position(2).in_play(0, "adaptation_technology").hand(1, "fish").give(1, mc=40))
    assert p.reason(1, "play", "fish") == "too-cold"


@shows("adaptation_technology")
@rule("AE-Q4")
def test_oceans_and_tags_are_not_shifted() -> None:
    """Four oceans are no five, and three science tags no four."""
    p = Position(2).in_play(0, "adaptation_technology", "research").hand(0, "herbivores", "physics_complex")
    construction(p.give(0, mc=40).mars(oceans=4))
    assert [p.reason(0, "play", name) for name in ("herbivores", "physics_complex")] == [
        "too-few-oceans",
        "too-few-tags",
    ]


@shows("adaptation_technology")
@rule("AE-Q4")
@pytest.mark.parametrize(("oxygen", "reason"), [(6, "too-little-oxygen"), (7, None)])
def test_shifts_do_not_add_up(oxygen: int, reason: str | None) -> None:
    """Not with Inventrix, and not with Special Design played just before."""
    p = Position(2).corporation(0, "inventrix").in_play(0, "adaptation_technology").hand(0, "special_design", "birds")
    construction(p.give(0, mc=40).mars(oxygen=oxygen))
    assert p.reason(0, "play", "birds") == reason
    assert p.act(0, "play", "special_design").reason(0, "play", "birds") == reason
