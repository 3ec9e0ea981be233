"""Chapter 13: final scoring and tie-breaks."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
COLOURS = ("red", "blue", "yellow")
UNMET = ("fallen_heroes", "wide_settlement", "broad_portfolio")  # with tokens of fewer than three kinds


def unmet(edition: str) -> Position:
    """Three players with missions that they do not meet."""
    p = Position(edition, 3)
    for seat, mission in enumerate(UNMET):
        p.start_mission(seat, mission)
    return p


def finish(p: Position) -> Position:
    """Play round 10, in which nobody can do anything, and the rest of the game."""
    p.round(10).ships()
    return p.choose("recruiter", "recruiter", "recruiter").quietly()


def scores(p: Position) -> list[int]:
    """The final scores."""
    return [p.score(colour) for colour in COLOURS]


def winners(p: Position) -> list[str]:
    """The colours that have won, as everybody sees and as the news tell."""
    told = [event.parts["colour"] for name in ("GameWon", "VictoryShared") for event in p.news(None, name)]
    assert REDPLANET.winners(p.s) == p.view(None).winners == told
    return [COLOURS[colour] for colour in p.view(None).winners]


@rule("RP-13.1")
@pytest.mark.parametrize("edition", ALL)
def test_final_scoring_comes_after_the_third_production_and_ends_the_game(edition: str) -> None:
    """Nothing is scored before it; afterwards nobody is asked anything and nothing is legal."""
    p = Position(edition, 3).own("red", celerium=3).explore("hellas", "ice").round(8).ships()
    p.choose("recruiter", "recruiter", "recruiter")
    assert p.news(None, "Scored") == [] and p.view(None).score == [0, 0, 0] and not p.s.over
    finish(p)
    names = [event.name for event in p.news(None)]
    last_tokens = len(names) - 1 - names[::-1].index("TokensLaid")
    assert names.count("ProductionStarted") == 2 and last_tokens < names.index("Scored")
    assert p.s.over and p.asked() is None
    refusal = p.why_not(0, "choose", "pilot")
    assert refusal is not None and refusal.reason == "game-over"


@rule("RP-13.2")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_all_missions_are_tested_then_the_ice_is_awarded_then_scores_are_added_up(edition: str) -> None:
    """All missions are face up, and the news keep this order for all colours together."""
    p = finish(Position(edition, 3).own("red", ice=1).own("yellow", ice=1))
    steps = ("MissionScored", "IceScored", "Scored")
    order = [event.name for event in p.news(None) if event.name in steps]
    assert order == ["MissionScored"] * 3 + ["IceScored"] * 2 + ["Scored"] * 3
    assert p.view(None).missions_shown


@rule("RP-13.3")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_score_adds_missions_ice_tokens_and_discoveries(edition: str) -> None:
    """Red's missions give 6 and 5, most ice 9, tokens 4 + 2 * 2 + 3 * 3, lichens 4, and radiation takes 3."""
    p = unmet(edition).reserve("red", 15).hold(0, "celerium_magnate").own("red", ice=4, sylvanite=2, celerium=3)
    p.own("blue", ice=3, sylvanite=3)
    p.attach("ausonia", "lichens").stand("ausonia", red=2, blue=1)
    p.attach("sinus_sabaeus", "radiation").stand("sinus_sabaeus", red=1, yellow=1)
    finish(p)
    assert scores(p) == [6 + 5 + 9 + (4 + 4 + 9) + 4 - 3, 3 + 6, -3]


@rule("RP-13.4")
def test_a_score_of_the_first_edition_adds_tokens_ice_bonus_cards_and_discoveries() -> None:
    """Red and Blue share the ice; Red's bonus cards give 6 and 6, lichens 4; radiation takes 3."""
    p = unmet("2005").reserve("red", 15).hold(0, "celerium_magnate").own("red", ice=4, sylvanite=2, celerium=3)
    p.own("blue", ice=4, sylvanite=3)
    p.attach("ausonia", "lichens").stand("ausonia", red=2, blue=1)
    p.attach("sinus_sabaeus", "radiation").stand("sinus_sabaeus", red=1, yellow=1)
    finish(p)
    assert scores(p) == [(4 + 4 + 9) + 4 + 6 + 6 + 4 - 3, (4 + 6) + 4, -3]


@rule("RP-13.5")
@pytest.mark.parametrize("edition", ALL)
def test_a_score_may_be_negative(edition: str) -> None:
    """Radiation leaves Red, who has one ice token less than Blue, at -2; Yellow with 0 is above that."""
    p = unmet(edition).attach("ausonia", "radiation").stand("ausonia", red=1).own("red", ice=1).own("blue", ice=2)
    finish(p)
    assert scores(p) == [1 - 3, 2 + 9, 0]
    assert {event.parts["colour"]: event.parts["points"] for event in p.news(None, "Scored")}[0] == -2


@rule("RP-13.6")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("winner", COLOURS)
def test_the_highest_score_wins(edition: str, winner: str) -> None:
    """One point more is enough, although the others have more tokens."""
    p = unmet(edition)
    for colour in COLOURS:
        p.own(colour, sylvanite=6)
    p.own(winner, sylvanite=2, celerium=3)
    finish(p)
    assert sorted(scores(p)) == [12, 12, 13] and winners(p) == [winner]


def more_tokens_win_a_tie(edition: str) -> None:
    """24 points in 12 tokens beat 24 points in 8; 13 tokens with 22 points are out of it."""
    for more, fewer in (("red", "blue"), ("blue", "red")):
        p = finish(unmet(edition).own(fewer, celerium=8).own(more, sylvanite=12).own("yellow", ice=13))
        assert (p.score(more), p.score(fewer), p.score("yellow")) == (24, 24, 22)
        assert winners(p) == [more]


def a_lasting_tie_is_shared(edition: str) -> None:
    """Equal scores in equally many tokens: two share the victory, or three; a third with fewer tokens does not."""
    p = finish(unmet(edition).own("red", sylvanite=3).own("yellow", sylvanite=3).own("blue", celerium=2))
    assert scores(p) == [6, 6, 6] and winners(p) == ["red", "yellow"]
    assert p.news(None, "GameWon") == []
    p = finish(unmet(edition))
    assert scores(p) == [0, 0, 0] and winners(p) == ["red", "blue", "yellow"]


@rule("RP-13.7")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_more_point_tokens_win_a_tie_whatever_their_values(edition: str) -> None:
    """Only among those who tie for the highest score."""
    more_tokens_win_a_tie(edition)


@rule("RP-13.8")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_those_still_tied_share_the_victory(edition: str) -> None:
    """Two or three of them; who has fewer tokens is out."""
    a_lasting_tie_is_shared(edition)


@rule("RP-13.9")
def test_ties_of_the_first_edition_are_broken_by_point_tokens_and_then_shared() -> None:
    """As in the later editions."""
    more_tokens_win_a_tie("2005")
    a_lasting_tie_is_shared("2005")


@rule("RP-13.10")
@pytest.mark.parametrize("edition", ALL)
def test_astronauts_on_docked_ships_count_nowhere(edition: str) -> None:
    """Three on a ship bound for a region meet no mission there, gain no discovery's points and take no tokens."""
    mission = {"2005": "regional_claim_north", "2015": "northern_influence", "2025": "dawn_claim"}[edition]
    for place, points in (("ship", 0), ("region", 1)):
        p = unmet(edition).start_mission(0, mission).attach("vastitas_borealis", "lichens").round(10)
        p.explore("vastitas_borealis", "celerium").ships("vastitas_borealis:5", "", "")
        if place == "ship":
            p.crew(0, red=3)
        else:
            p.ships().stand("vastitas_borealis", red=3)
        p.choose("travel_agent", "travel_agent", "travel_agent")
        presence = 6 if edition == "2005" else 1
        assert scores(p) == [points * (presence + 4 + 3 * 3), 0, 0]
        assert p.aboard(0, "red") == (3 if place == "ship" else 0)


@rule("RP-13.11")
@pytest.mark.parametrize("edition", ALL)
def test_cards_hands_reserves_and_being_first_have_no_value(edition: str) -> None:
    """Red and Blue are equal in points and tokens; nothing else that one of them has lifts or breaks the tie."""
    base = unmet(edition).own("red", celerium=2).own("blue", celerium=2).round(10)
    base.ships("hellas:4", "", "").crew(0, yellow=2)  # no room for three
    variants = [base.clone().first(colour) for colour in COLOURS]
    variants.append(base.clone().played("red", "pilot", "soldier", "scientist", "saboteur"))
    variants.append(base.clone().crew(0, yellow=0, red=2))  # a reserve of 20 against 22
    if edition != "2005":
        variants += [base.clone().hold(0, card) for card in ("blocks_of_ice", "rescue_party", "priority_launch")]
    for p in variants:
        p.choose("travel_agent", "travel_agent", "travel_agent").quietly()
        assert p.s.over and scores(p) == [6, 6, 0] and winners(p) == ["red", "blue"]
