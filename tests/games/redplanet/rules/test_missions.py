"""Chapter 10: missions and Ice Monopoly."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
COLOURS = ("red", "blue", "yellow", "green", "violet", "white")
UNMET = ("fallen_heroes", "wide_settlement", "broad_portfolio")  # by players without tokens and losses


def finish(p: Position) -> Position:
    """Play round 10, in which nobody can do anything, and the rest of the game."""
    p.round(10).ships()
    p.choose(*["recruiter"] * p.s.seats)
    return p.quietly()


def unmet(edition: str) -> Position:
    """Three players with missions that they do not meet."""
    p = Position(edition, 3)
    for seat, mission in enumerate(UNMET):
        p.start_mission(seat, mission)
    return p


def scores(p: Position) -> list[int]:
    """The final scores."""
    return [p.score(colour) for colour in COLOURS[: p.s.colours]]


def missions_scored(p: Position) -> dict[str, tuple[str, int]]:
    """By mission: its owner, and the points it gave."""
    found = [event.parts for event in p.news(None, "MissionScored")]
    return {
        p.events[int(parts["card"] or 0)]: (COLOURS[int(parts["colour"] or 0)], int(parts["points"] or 0))
        for parts in found
    }


# Missions.


@rule("RP-10.1")
@pytest.mark.parametrize("edition", ALL)
def test_a_player_owns_the_first_mission_and_every_mission_drawn_later(edition: str) -> None:
    """A mission drawn with the Scientist in the last round counts, with three others and the one kept in setup."""
    p = Position(edition, 3).start_mission(0, "wide_settlement").own("red", ice=2, sylvanite=2, celerium=2)
    earlier = ("celerium_magnate", "sylvanite_magnate", "fallen_heroes")
    for mission in earlier:
        p.hold(0, mission)
    p.reserve("red", 20).top_event("broad_portfolio").round(10).ships()
    p.choose("scientist", "travel_agent", "travel_agent")
    while p.asked() != (0, "LookOrDraw"):
        p.act(0, "pass")
    p.act(0, "draw").quietly()
    owned = {mission for mission, (owner, _) in missions_scored(p).items() if owner == "red"}
    assert owned == {"wide_settlement", "broad_portfolio", *earlier}
    given = {mission: points for mission, (_, points) in missions_scored(p).items() if mission in owned}
    assert given["wide_settlement"] == 0 and all(given[mission] > 0 for mission in owned - {"wide_settlement"})
    assert p.score("red") == 2 + 4 + 6 + 9 + sum(given.values())


def secret_until_scoring(edition: str) -> None:
    """Only the owner knows a mission before final scoring; then everybody does."""
    p = Position(edition, 3).start_mission(0, "wide_settlement").hold(1, "fallen_heroes").round(10)
    first, drawn = p.card("wide_settlement"), p.card("fallen_heroes")
    for viewer in (1, 2, None):
        assert p.view(viewer).cards.places[first] is None
    for viewer in (0, 2, None):
        assert p.view(viewer).cards.places[drawn] is None
    assert (p.view(0).cards.places[first], p.view(1).cards.places[drawn]) == (t.HELD, t.HELD + 1)
    finish(p)
    for viewer in (0, 1, 2, None):
        assert p.view(viewer).cards.places[first] == t.HELD
        assert p.view(viewer).cards.places[drawn] == t.HELD + 1


@rule("RP-10.2")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_missions_lie_face_down_until_final_scoring_and_are_then_revealed(edition: str) -> None:
    """Those kept in setup and those drawn later, and still in the window before scoring."""
    secret_until_scoring(edition)
    p = Position(edition, 3).start_mission(0, "wide_settlement").hold(1, "blocks_of_ice").round(10).ships()
    p.choose("recruiter", "recruiter", "recruiter")
    while p.s.productions < 3:
        p.act(1, "pass")
    assert p.asked() == (1, "PlayAction")
    assert [p.view(viewer).cards.places[p.card("wide_settlement")] for viewer in (1, 2, None)] == [None, None, None]


@rule("RP-10.3")
def test_bonus_cards_are_secret_until_the_end_of_the_game() -> None:
    """Those kept in setup and those drawn later."""
    secret_until_scoring("2005")


@rule("RP-10.4")
@pytest.mark.parametrize("edition", ALL)
def test_a_mission_gives_points_to_its_owner_only_and_only_if_it_is_met(edition: str) -> None:
    """Blue meets Red's mission and gets nothing for it; Red gets nothing either until Red meets it."""
    p = unmet(edition).reserve("blue", 20)
    finish(p)
    assert missions_scored(p)["fallen_heroes"] == ("red", 0) and scores(p) == [0, 0, 0]
    p = unmet(edition).reserve("red", 20)
    finish(p)
    assert missions_scored(p)["fallen_heroes"] == ("red", 6) and scores(p) == [6, 0, 0]


@rule("RP-10.5")
@pytest.mark.parametrize("edition", ALL)
def test_a_mission_that_is_not_met_costs_nothing(edition: str) -> None:
    """With nothing at all every mission of the box gives 0 or more, and here exactly 0."""
    for mission in range(Position(edition, 3).s.edition.first_discovery):
        p = Position(edition, 3).start_mission(0, mission)
        finish(p)
        assert (p.score("red"), p.news(None, "MissionScored")[0].parts["points"]) == (0, 0)


@rule("RP-10.6")
@pytest.mark.parametrize("edition", ALL)
def test_missions_are_tested_on_the_position_after_the_third_production(edition: str) -> None:
    """Tokens of the third production make Red's mission met; astronauts who died before it leave Blue's unmet."""
    p = Position(edition, 3).start_mission(0, "celerium_magnate").own("blue", celerium=2)
    p.explore("hellas", "celerium").stand("hellas", red=1)
    presence = {"2005": "regional_claim_north", "2015": "northern_influence", "2025": "dawn_claim"}[edition]
    p.start_mission(1, presence).attach("vastitas_borealis", "native_resistance").stand("vastitas_borealis", blue=1)
    finish(p)
    assert missions_scored(p)["celerium_magnate"][1] > 0
    assert missions_scored(p)[presence] == ("blue", 0)


def present_in(edition: str, mission: str, *regions: str) -> int:
    """What the mission gives Red for one astronaut in each of these regions."""
    p = Position(edition, 3).start_mission(0, mission)
    for region in regions:
        p.stand(region, red=1)
    finish(p)
    assert p.score("red") == missions_scored(p)[mission][1]
    return p.score("red")


@rule("RP-10.7", "RP-E4")
def test_presence_in_1_2_or_3_of_the_regions_gives_1_3_or_6_points() -> None:
    """Every mission of the newest edition that names three regions in steps."""
    p = Position("2025", 3)
    tiered = [card for card in p.box.missions if card.condition == "presence_tiers"]
    assert len(tiered) == 5 and all(len(card.regions) == 3 for card in tiered)
    for card in tiered:
        assert [present_in("2025", card.id, *card.regions[:count]) for count in (1, 2, 3)] == [1, 3, 6]


@rule("RP-10.8", "RP-E5")
def test_presence_in_1_2_3_or_4_of_the_zones_gives_1_2_4_or_7_points() -> None:
    """Every mission of the second edition that names four zones in steps."""
    p = Position("2015", 3)
    tiered = [card for card in p.box.missions if card.condition == "presence_tiers"]
    assert len(tiered) == 4 and all(len(card.regions) == 4 for card in tiered)
    for card in tiered:
        assert [present_in("2015", card.id, *card.regions[:count]) for count in (1, 2, 3, 4)] == [1, 2, 4, 7]


@rule("RP-10.9")
@pytest.mark.parametrize(("edition", "mission"), [("2015", "northern_influence"), ("2025", "noon_claim")])
def test_the_values_of_presence_missions_are_totals_and_absence_gives_nothing(edition: str, mission: str) -> None:
    """Presence in two regions gives the second value, not the sum of the first two; in none, or elsewhere, 0."""
    card = next(card for card in Position(edition, 3).box.missions if card.id == mission)
    assert present_in(edition, mission, *card.regions[:2]) == card.tiers[1] < card.tiers[0] + card.tiers[1]
    assert present_in(edition, mission) == 0
    assert present_in(edition, mission, "phobos") == 0


@rule("RP-10.10", "RP-E22")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_mission_for_the_most_is_met_in_full_by_an_owner_who_ties(edition: str) -> None:
    """Tied for most on Phobos Red gets all 6 points; one behind, none."""
    for blue, points in ((2, 6), (3, 0)):
        p = unmet(edition).start_mission(0, "phobos_outpost").stand("phobos", red=2, blue=blue)
        finish(p)
        assert missions_scored(p)["phobos_outpost"] == ("red", points) and p.score("red") == points


@rule("RP-10.11")
@pytest.mark.parametrize("edition", ALL)
def test_most_needs_at_least_one_and_a_tie_for_most_counts_as_most(edition: str) -> None:
    """Nobody has the most of nothing; with one lost astronaut each, Red ties and the mission is met."""
    for mission in ("fallen_heroes", "celerium_magnate", "sylvanite_magnate"):
        assert missions_scored(finish(unmet(edition).start_mission(0, mission)))[mission] == ("red", 0)
    p = unmet(edition)
    for colour in COLOURS[:3]:
        p.reserve(colour, 21)
    assert missions_scored(finish(p))["fallen_heroes"] == ("red", 6)


@rule("RP-10.12", "RP-E21")
def test_strategic_zones_adds_both_zones_together() -> None:
    """Red has 2 + 2 against 3 and 3: the mission is met although Red leads in neither zone."""
    p = unmet("2015").start_mission(0, "strategic_zones")
    p.stand("syrtis_major", red=2, blue=3).stand("valles_marineris", red=2, yellow=3)
    behind = p.clone().stand("valles_marineris", red=0)
    assert missions_scored(finish(p))["strategic_zones"] == ("red", 7)
    assert missions_scored(finish(behind))["strategic_zones"] == ("red", 0)
