"""Chapter 11: what each of the four action cards does, as our boxes of 2015 and 2025 have them."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_ACTIONS = ("2015", "2025")


def skipped_round(p: Position) -> Position:
    """All choose Travel Agents, which find no room, and whoever is asked to play a card too early passes."""
    p.choose(*["travel_agent"] * p.s.seats)
    while p.things("play") == []:
        p.act(p.s.turn, "pass")
    return p


@rule("RP-11.7")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_blocks_of_ice_gives_three_ice_tokens_before_the_final_scoring(edition: str) -> None:
    """They count like any others: for their value and for Ice Monopoly, but only for who played the card."""
    p = Position(edition, 3).hold(0, "blocks_of_ice").start_mission(0, "phobos_outpost").own("blue", ice=2)
    p.start_mission(1, "strategic_zones").round(10).ships()
    skipped_round(p)
    assert p.s.productions == 3 and p.s.missions_shown == 0
    p.act(0, "play", "blocks_of_ice")
    assert p.tokens("red") == {"ice": 3, "sylvanite": 0, "celerium": 0}
    assert (p.s.over, p.score("red"), p.score("blue")) == (True, 12, 2)


@rule("RP-11.7")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_rescue_party_brings_up_to_two_lost_astronauts_to_one_mars_region_where_you_stand(edition: str) -> None:
    """Before the discoveries are turned up; one or two come back, never to Phobos, never where nobody of yours is."""
    p = Position(edition, 3).hold(0, "rescue_party").stand("ausonia", red=1).stand("phobos", red=1)
    p.stand("hellas", red=1).stand("mare_serpentis", blue=1).reserve("red", 16).reserve("blue", 18)
    p.attach("ausonia", "radiation").round(10).ships()
    assert (p.lost("red"), p.lost("blue")) == (3, 3)
    skipped_round(p).act(0, "play", "rescue_party")
    assert p.s.shown == 0
    assert sorted(map(str, p.things("rescue_at"))) == ["ausonia", "hellas"]
    absent, moon = p.why_not(0, "rescue_at", "mare_serpentis"), p.why_not(0, "rescue_at", "phobos")
    assert absent is not None and absent.reason == "not-present"
    assert moon is not None and moon.reason == "not-on-mars"
    p.act(0, "rescue_at", "ausonia")
    assert (p.present("ausonia", "red"), p.lost("red")) == (2, 2)
    assert p.options() == [("rescue_more", 0), ("stop", 0)]
    one = p.clone().act(0, "stop")
    assert (one.present("ausonia", "red"), one.lost("red")) == (2, 2)
    p.act(0, "rescue_more")
    assert (p.present("ausonia", "red"), p.present("hellas", "red"), p.lost("red")) == (3, 1, 1)
    assert (p.lost("blue"), p.s.over) == (3, True)


@rule("RP-11.7")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
@pytest.mark.parametrize(("lost", "standing"), [(0, 1), (2, 0)])
def test_rescue_party_cannot_be_played_without_lost_astronauts_or_without_anybody_on_mars(
    edition: str, lost: int, standing: int
) -> None:
    """The card would do nothing, so only passing is offered; an astronaut on Phobos is not on Mars."""
    p = Position(edition, 3).hold(0, "rescue_party").stand("ausonia", red=standing).stand("phobos", red=1)
    p.reserve("red", 21 - standing - lost).round(10).ships()
    p.choose("travel_agent", "travel_agent", "travel_agent")
    refusals = []
    while not p.s.over:
        refusals.append(p.why_not(0, "play", "rescue_party"))
        p.act(0, "pass")
    reasons = [refusal.reason for refusal in refusals if refusal is not None]
    assert reasons == ["wrong-moment", "wrong-moment", "no-effect-now", "wrong-moment"]


@rule("RP-11.7")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_priority_launch_launches_one_docked_ship_that_carries_an_own_astronaut(edition: str) -> None:
    """After the last character; the ship lands this round with all on board, and no other ship leaves."""
    p = Position(edition, 4).ships("hellas:4", "ausonia:4", "mare_serpentis:4", "").hold(0, "priority_launch")
    p.crew(0, red=1, blue=1).crew(1, blue=2).crew(2, red=2)
    skipped_round(p).act(0, "play", "priority_launch")
    assert p.things("launch") == [0, 2]
    refusal = p.why_not(0, "launch", 1)
    assert refusal is not None and refusal.reason == "not-present"
    p.act(0, "launch", 0)
    assert (p.present("hellas", "red"), p.present("hellas", "blue")) == (1, 1)
    assert (p.aboard(1, "blue"), p.aboard(2, "red"), p.s.round) == (2, 2, 2)


@rule("RP-11.7")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_change_of_plans_lays_down_another_card_from_hand_instead_of_the_chosen_one(edition: str) -> None:
    """After all have chosen and before the first number is called; the first choice stays in hand."""
    p = Position(edition, 3).hold(0, "change_of_plans").played("red", "pilot").ships("hellas:5", "", "")
    p.choose("recruiter", "soldier", "soldier")
    assert p.asked() == (0, "PlayAction") and p.s.calling == -1
    p.act(0, "play", "change_of_plans")
    assert sorted(map(str, p.things("choose"))) == sorted(role for role in p.hand("red") if role != "recruiter")
    same, played = p.why_not(0, "choose", "recruiter"), p.why_not(0, "choose", "pilot")
    assert same is not None and same.reason == "same-character"
    assert played is not None and played.reason == "played-already"
    p.act(0, "choose", "saboteur")
    assert p.news(1, "CharacterRevealed")[0].parts == {"colour": 0, "role": 4}
    assert "recruiter" in p.hand("red") and "saboteur" not in p.hand("red")
    assert p.asked() == (0, "PlaceAstronaut")
