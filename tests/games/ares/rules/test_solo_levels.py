"""Chapter 17: what rises by itself on each level, and when the game alone is won."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

LEVELS = ["beginner", "experienced", "expert"]


def fifth_round(level: str, temperature: int = -30, oxygen: int = 0) -> Position:
    """The fifth round is planned; the marker is about to advance after it."""
    return Position(1, level=level).round(5).mars(temperature, oxygen)


@rule("AE-17.4")
def test_there_are_three_levels_for_a_game_alone() -> None:
    """No other, and none where one does not play alone."""
    assert [fifth_round(level).rules.switches["level"] for level in LEVELS] == LEVELS
    for seats, level in ((1, "easy"), (2, "expert")):
        with pytest.raises(SetupProblem):
            Position(seats, level=level)


@rule("AE-17.14", "AE-17.15")
@pytest.mark.parametrize(("level", "steps"), [("beginner", 2), ("experienced", 1)])
@pytest.mark.parametrize("parameter", ["temperature", "oxygen"])
def test_temperature_or_oxygen_rises_when_the_marker_advances(level: str, steps: int, parameter: str) -> None:
    """Two steps for a beginner, one for the experienced; the player says of which."""
    p = fifth_round(level).to("RaiseByItself").act(0, "raise", parameter)
    warmer, thicker = (steps, 0) if parameter == "temperature" else (0, steps)
    assert (p.temperature(), p.s.oxygen) == (-30 + 2 * warmer, thicker)


@rule("AE-17.16")
def test_nothing_rises_by_itself_for_an_expert() -> None:
    """The marker advances, and the next round begins without a question."""
    p = fifth_round("expert").forget_news().on()
    assert (p.s.round, p.s.marker, p.temperature(), p.s.oxygen) == (6, 2, -30, 0)
    assert p.news(None, "RaisedByItself") == []


@rule("AE-17.11", "AE-17.14", "AE-17.15")
@pytest.mark.parametrize(
    ("level", "steps"), [("beginner", [2, 2, 2, 2]), ("experienced", [1, 1, 1, 1]), ("expert", [])]
)
def test_it_happens_four_times_in_a_game(level: str, steps: list[int]) -> None:
    """After rounds 5, 10, 15 and 20, not after the last."""
    p = Position(1, level=level).forget_news()
    while not p.s.over:
        p.on()
    assert [event.parts["count"] for event in p.news(None, "RaisedByItself")] == steps


@rule("AE-17.17", "AE-Q53")
def test_the_two_steps_of_a_beginner_are_not_split() -> None:
    """One question each time, and the next round begins."""
    p = fifth_round("beginner").to("RaiseByItself")
    assert p.options(0) == [("raise", "temperature"), ("raise", "oxygen")]
    p.act(0, "raise", "oxygen")
    assert (p.asked(0), p.s.round) == ("ChoosePhase", 6)


@rule("AE-Q53")
def test_it_happens_after_the_end_stage_and_before_the_next_planning() -> None:
    """First the hand is sold down to ten, then something rises."""
    p = fifth_round("experienced").hand(0, *range(100, 112)).to("SellExcess")
    assert p.s.marker == 1
    p.to("RaiseByItself")
    assert (p.s.round, p.s.marker, len(p.in_hand(0))) == (5, 2, 10)


@rule("AE-17.18", "AE-Q24")
@pytest.mark.parametrize("parameter", ["temperature", "oxygen"])
def test_what_rises_by_itself_brings_nothing(parameter: str) -> None:
    """No rating, no forest, no animal on a card that reacts to every raise."""
    p = fifth_round("beginner").in_play(0, "herbivores", "livestock", "small_animals").to("RaiseByItself")
    before = p.has(0, "rating", "forests", "mc", "heat", "plants")
    p.act(0, "raise", parameter)
    assert p.has(0, "rating", "forests", "mc", "heat", "plants") == before
    assert [p.on_card(0, name) for name in ("herbivores", "livestock", "small_animals")] == [0, 0, 0]


@rule("AE-17.19")
def test_no_ocean_is_flipped_by_itself() -> None:
    """It cannot be picked, not even when the other two are complete."""
    p = fifth_round("beginner").to("RaiseByItself")
    assert p.reason(0, "raise", 2) == "no-such-thing"
    assert fifth_round("beginner", 8, 14).on().s.oceans == 0


@rule("AE-17.20", "AE-Q53")
def test_a_complete_parameter_cannot_be_picked() -> None:
    """The other one rises without a question."""
    p = fifth_round("experienced", temperature=8, oxygen=5).forget_news().on()
    assert (p.s.oxygen, p.s.round) == (6, 6)
    assert [event.parts for event in p.news(None, "RaisedByItself")] == [{"parameter": 1, "count": 1}]


@rule("AE-17.20", "AE-Q53")
def test_nothing_happens_when_both_are_complete() -> None:
    """The next round begins."""
    p = fifth_round("beginner", 8, 14).forget_news().on()
    assert (p.s.round, p.s.marker, p.news(None, "RaisedByItself")) == (6, 2, [])


@rule("AE-X16", "AE-17.14", "AE-17.18", "AE-17.20")
def test_a_step_beyond_the_end_of_the_scale_is_lost() -> None:
    """Oxygen at 13 and temperature complete after round 10: one step of two, and no rating."""
    p = Position(1, level="beginner").round(10).mars(8, 13).forget_news().on()
    assert (p.s.oxygen, p.temperature(), p.has(0, "rating")) == (14, 8, (5,))
    assert [event.parts["count"] for event in p.news(None, "RaisedByItself")] == [1]


@rule("AE-17.20")
def test_temperature_stops_at_its_end_as_well() -> None:
    """At +6 a beginner's two steps are one."""
    p = fifth_round("beginner", temperature=6).to("RaiseByItself").act(0, "raise", "temperature")
    assert p.temperature() == 8


@rule("AE-17.21")
@pytest.mark.parametrize(("parameter", "gained"), [("temperature", 1), ("oxygen", 2)])
def test_what_was_completed_by_itself_pays_no_more(parameter: str, gained: int) -> None:
    """After temperature rose to its end, a comet brings only the rating for its ocean."""
    p = fifth_round("experienced", temperature=6).hand(0, "comet").give(0, mc=50)
    p.to("RaiseByItself").act(0, "raise", parameter).last_phase(0, "action")
    p.plan("construction").to("ConstructionPhase")
    assert p.act(0, "play", "comet").has(0, "rating") == (5 + gained,)


@rule("AE-17.22", "AE-17.24")
@pytest.mark.parametrize("rating", [1, 60])
def test_the_game_is_won_with_a_complete_mars_after_round_25(rating: int) -> None:
    """No number of points is asked for; they are counted and told."""
    p = Position(1).round(25).mars(8, 14, 9).give(0, rating=rating, forests=4).in_play(0, "commercial_district")
    p.forget_news().on()
    assert (p.s.over, p.view(0).winners, ARES.totals(p.s)) == (True, [0], [rating + 6])
    assert [event.parts for event in p.news(None, "SoloWon")] == [{"points": rating + 6}]


@rule("AE-17.23")
@pytest.mark.parametrize("mars", [(6, 14, 9), (8, 13, 9), (8, 14, 8), (-30, 0, 0)])
def test_the_game_is_lost_if_anything_is_incomplete_after_round_25(mars: tuple[int, int, int]) -> None:
    """However many points there are."""
    p = Position(1).round(25).mars(*mars).give(0, rating=99).forget_news().on()
    assert (p.s.over, p.view(0).winners, p.news(None, "SoloWon")) == (True, [], [])
    assert [event.parts for event in p.news(None, "SoloLost")] == [{"points": 99}]


@rule("AE-17.13", "AE-17.22")
def test_nothing_rises_by_itself_after_round_25() -> None:
    """One step short of the end is lost, though five more rounds have been played."""
    p = Position(1, level="beginner").round(25).mars(6, 14, 9).on()
    assert (p.s.over, p.temperature(), p.view(0).winners) == (True, 6, [])


@rule("AE-17.25", "AE-Q52")
def test_a_complete_mars_does_not_end_the_game_early() -> None:
    """Points are collected until round 25."""
    p = Position(1).round(3).mars(8, 14, 9).on()
    assert (p.s.over, p.s.round) == (False, 4)


@rule("AE-Q52")
def test_a_player_may_stop_when_mars_is_complete() -> None:
    """With the house rule the game is won at the end of that phase, and the round is told."""
    p = Position(1, stops_when_terraformed=True).round(7).mars(6, 14, 9).give(0, heat=8)
    p.plan("action").to("ActionPhase").act(0, "standard", "temperature_heat")
    assert not p.s.over
    p.done(0)
    assert (p.s.over, p.s.round, p.view(0).winners) == (True, 7, [0])
    assert [event.parts for event in p.news(None, "MarsTerraformed")] == [{"round": 7}]
