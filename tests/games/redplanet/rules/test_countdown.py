"""Chapter 5: the countdown, who resolves when, and who is first next."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position
from tests.games.redplanet.rules.test_choosing import random_game

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
DOWNWARDS = {role: 9 - index for index, role in enumerate(ROLE_NAMES)}
PARTS = ("AstronautsPlaced", "AstronautKilled", "DestinationSet")  # what parts of some cards do
LAST_CARDS = (
    ("explorer", ["AstronautsPlaced"]),
    ("soldier", ["AstronautsPlaced", "AstronautKilled"]),
    ("pilot", ["AstronautsPlaced", "AstronautsPlaced", "DestinationSet"]),
)
UPWARDS = {role: 1 + index for index, role in enumerate(ROLE_NAMES)}


def idle(edition: str, *roles: str) -> Position:
    """Play one round of characters that can do nothing."""
    return Position(edition, len(roles)).ships().no_events().choose(*roles)


def revealed(p: Position) -> list[str]:
    """Name the roles in the order in which they were turned up."""
    return [str(p.word("role", event.parts["role"] or 0)) for event in p.news(None, "CharacterRevealed")]


def numbers_called(edition: str, *roles: str) -> list[int]:
    """Play these roles and list their numbers as they were called."""
    p = idle(edition, *roles)
    number: dict[str, int] = {each.role: each.number for each in p.box.characters}
    return [number[role] for role in revealed(p)]


def after_the_last_card(edition: str, last: str) -> list[str]:
    """Play a round with a ship under way and this role as the last: what happened once it was turned up."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, red=3).launched(0).stand("ausonia", blue=1)
    p.choose("recruiter", "recruiter", last).quietly()
    names = [event.name for event in p.news(None)]
    assert names.count("ShipLanded") == 1
    turned_up = max(index for index, name in enumerate(names) if name == "CharacterRevealed")
    return [name for name in names[turned_up + 1 :] if name in (*PARTS, "ShipLanded")]


@rule("RP-5.1")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_numbers_are_called_downwards(edition: str) -> None:
    """Whoever sits where, 9 comes first and 1 last."""
    assert numbers_called(edition, "saboteur", "secret_agent", "scientist", "explorer", "recruiter") == [9, 8, 7, 6, 5]
    assert numbers_called(edition, "pilot", "soldier", "travel_agent", "femme_fatale", "saboteur") == [5, 4, 3, 2, 1]


@rule("RP-5.2")
def test_numbers_are_called_upwards_in_the_first_edition() -> None:
    """Whoever sits where, 1 comes first and 9 last."""
    assert numbers_called("2005", "saboteur", "secret_agent", "scientist", "explorer", "recruiter") == [1, 2, 3, 4, 5]
    assert numbers_called("2005", "pilot", "soldier", "travel_agent", "femme_fatale", "saboteur") == [5, 6, 7, 8, 9]


@rule("RP-5.3")
@pytest.mark.parametrize(
    ("edition", "numbers", "names"),
    [
        ("2005", UPWARDS, {"femme_fatale": "vamp", "travel_agent": "tour_operator", "soldier": "marine"}),
        ("2015", DOWNWARDS, {"femme_fatale": "femme_fatale", "travel_agent": "travel_agent", "soldier": "soldier"}),
        ("2025", DOWNWARDS, {"femme_fatale": "robot", "travel_agent": "dispatcher", "soldier": "soldier"}),
    ],
)
def test_roles_act_in_the_same_order_in_all_editions(
    edition: str, numbers: dict[str, int], names: dict[str, str]
) -> None:
    """From Recruiter to Pilot; only the numbers are reversed, and some names differ."""
    p = Position(edition, 3)
    assert {each.role: each.number for each in p.box.characters} == numbers
    assert {each.role: each.id for each in p.box.characters if each.role in names} == names
    early, late = ROLE_NAMES[:5], ROLE_NAMES[4:]
    assert revealed(idle(edition, *reversed(early))) == list(early)
    assert revealed(idle(edition, *reversed(late))) == list(late)


@rule("RP-5.4", "RP-5.5")
@pytest.mark.parametrize("edition", ALL)
def test_all_cards_of_the_called_number_are_turned_up_and_no_others(edition: str) -> None:
    """Both Saboteurs are open before the first of them acts; the Pilot is known to its owner only."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").first("red")
    p.choose("saboteur", "saboteur", "pilot")
    assert p.asked() == (0, "PlaceAstronaut")
    saboteur, pilot = ROLE_NAMES.index("saboteur"), ROLE_NAMES.index("pilot")
    for viewer in (None, 0, 1):
        assert p.view(viewer).chosen == [saboteur, saboteur, None]
    assert p.view(2).chosen == [saboteur, saboteur, pilot]
    assert p.view(None).called == [True, True, False]
    assert revealed(p) == ["saboteur", "saboteur"]


@rule("RP-X22", "RP-5.6", "RP-5.23")
@pytest.mark.parametrize("edition", ALL)
def test_equal_roles_resolve_clockwise_from_the_first_player(edition: str) -> None:
    """P2 is first but has another role: P3, P0, P1 resolve in this order, and P1, the last, is first next round."""
    p = Position(edition, 4).ships("hellas:5", "ausonia:5", "", "").first("yellow")
    p.choose("explorer", "explorer", "recruiter", "explorer")
    order = []
    while p.s.round == 1:
        asked = p.asked()
        assert asked is not None
        order.append(asked[0])
        p.act(asked[0], "place", p.things("place")[0])
    assert order == [2, 3, 0, 1]
    assert p.s.first == 1


@rule("RP-5.6")
@pytest.mark.parametrize("edition", ALL)
def test_the_first_player_is_the_first_of_those_with_equal_roles(edition: str) -> None:
    """With everybody on the same role the round starts at the first player and goes round the table."""
    p = Position(edition, 4).ships("hellas:5", "", "", "").first("green")
    p.choose("recruiter", "recruiter", "recruiter", "recruiter")
    for seat in (3, 0, 1, 2):
        assert p.asked() == (seat, "PlaceAstronaut")
        p.act(seat, "place", 0)


@rule("RP-5.7")
@pytest.mark.parametrize("edition", ALL)
def test_a_resolution_and_its_launches_are_finished_before_the_next_player_resolves(edition: str) -> None:
    """While red still has moves blue must wait; when blue is asked, the ship that red filled is gone."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, yellow=2).stand("hellas", red=1).first("red")
    p.choose("explorer", "explorer", "pilot").act(0, "place", 0)
    assert p.asked() == (0, "MoveFrom")
    refusal = p.why_not(1, "place", 1)
    assert refusal is not None and refusal.reason == "not-asked"
    p.act(0, "stop")
    assert p.asked() == (1, "PlaceAstronaut")
    assert p.s.is_launched(0) and p.things("place") == [1]


@rule("RP-5.8")
@pytest.mark.parametrize("edition", ALL)
def test_a_number_that_nobody_has_is_passed_over(edition: str) -> None:
    """With Recruiters and a Pilot only, nobody is asked for anything in between."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").first("red")
    p.choose("recruiter", "pilot", "recruiter").act(0, "place", 0)
    assert p.asked() == (2, "PlaceAstronaut")
    p.act(2, "place", 0)
    assert p.asked() == (1, "PlaceAstronaut")
    assert p.s.calling == ROLE_NAMES.index("pilot")
    assert revealed(p) == ["recruiter", "recruiter", "pilot"]


@rule("RP-5.9")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize(("last", "parts"), LAST_CARDS)
def test_the_step_ends_when_the_last_card_is_resolved(edition: str, last: str, parts: list[str]) -> None:
    """A launched ship does not land before every part of the last card is done, and lands right after that."""
    assert after_the_last_card(edition, last) == [*parts, "ShipLanded"]


@rule("RP-5.10")
@pytest.mark.parametrize(("last", "parts"), LAST_CARDS)
def test_the_phase_ends_after_the_last_number_whether_or_not_somebody_has_it(last: str, parts: list[str]) -> None:
    """The Pilot, ninth, is still resolved before the landing; if nobody has it the phase ends all the same."""
    assert after_the_last_card("2005", last) == [*parts, "ShipLanded"]


@rule("RP-5.26")
@pytest.mark.parametrize("edition", ALL)
def test_the_next_number_waits_until_all_of_the_present_role_are_done(edition: str) -> None:
    """The Explorer stays face down until both Recruiters have resolved."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").first("blue")
    p.choose("recruiter", "recruiter", "explorer")
    for seat in (1, 0):
        assert p.asked() == (seat, "PlaceAstronaut")
        assert (p.s.calling, p.view(None).called[2]) == (0, False)
        p.act(seat, "place", 0)
    assert p.asked() == (2, "PlaceAstronaut")
    assert (p.s.calling, p.view(None).called[2]) == (1, True)


@rule("RP-5.18")
@pytest.mark.parametrize("edition", ALL)
def test_a_placement_need_not_make_the_next_part_possible(edition: str) -> None:
    """Red may board the ship where nobody can be replaced, although the other would do; then nothing is replaced."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").crew(0, blue=2).first("red")
    p.choose("femme_fatale", "femme_fatale", "pilot")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 1)
    assert p.asked() == (1, "PlaceAstronaut") and p.lost("blue") == 0


@rule("RP-E25")
@pytest.mark.parametrize("edition", ALL)
def test_a_travel_agent_without_three_seats_places_nobody_and_the_turn_is_over(edition: str) -> None:
    """Two free seats on each of two ships do not help."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:3", "").crew(0, blue=3).crew(1, yellow=1)
    p.choose("travel_agent", "soldier", "pilot")
    assert (p.in_reserve("red"), p.aboard(0, "red"), p.aboard(1, "red")) == (22, 0, 0)
    assert p.asked() is not None and p.s.acting == 1


@rule("RP-5.19")
@pytest.mark.parametrize(("edition", "seats"), [("2005", 4), ("2015", 5), ("2025", 3)])
def test_all_choices_of_a_resolution_belong_to_the_player_of_the_card(edition: str, seats: int) -> None:
    """In whole games, while a card is being resolved its player alone is asked."""
    for seed in range(20):
        for p, decision, _ in random_game(edition, seats, seed):
            if p.s.acting >= 0:
                assert [decision.seat] == list(p.s.waiting()) == [p.s.acting]


@rule("RP-5.20")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_resolved_card_stays_face_up_until_the_recruiter_takes_it_back(edition: str) -> None:
    """Everybody sees it in front of its owner, round after round; after the Recruiter nothing lies there."""
    p = Position(edition, 3).no_events()
    p.ships().choose("soldier", "pilot", "pilot").ships().choose("scientist", "soldier", "soldier")
    for viewer in (None, 0, 1, 2):
        assert p.view(viewer).played == [[2, 7], [7, 8], [7, 8]]
    p.ships().choose("recruiter", "saboteur", "saboteur")
    assert p.view(1).played == [[], [4, 7, 8], [4, 7, 8]]


@rule("RP-5.21")
def test_a_resolved_card_is_laid_aside_until_the_recruiter_is_played() -> None:
    """It cannot be used again in later rounds; after the Recruiter it can."""
    p = Position("2005", 3).no_events()
    p.ships().choose("soldier", "pilot", "pilot").ships().choose("scientist", "soldier", "soldier")
    refusal = p.why_not(0, "choose", "soldier")
    assert refusal is not None and refusal.reason == "played-already"
    p.ships().choose("recruiter", "saboteur", "saboteur")
    assert p.why_not(0, "choose", "soldier") is None


@rule("RP-5.22", "RP-5.25")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("first", ["red", "blue", "yellow"])
def test_whoever_resolved_last_becomes_first_player(edition: str, first: str) -> None:
    """Blue has the last card: blue is first next round, also if it was first already."""
    p = Position(edition, 3).ships().first(first).choose("soldier", "pilot", "recruiter")
    assert (p.s.round, p.s.first) == (2, 1)
    assert len(p.news(None, "FirstPlayerChanged")) == (1 if first == "blue" else 2)  # the first is that of setup


@rule("RP-X15", "RP-5.24")
@pytest.mark.parametrize("edition", ALL)
def test_a_skipped_travel_agent_counts_as_the_last_resolution(edition: str) -> None:
    """Red's Travel Agent finds no ship with three seats, is the last card of the round, and makes red first."""
    p = Position(edition, 3).ships("hellas:4", "", "").crew(0, blue=1).first("blue")
    p.choose("travel_agent", "recruiter", "travel_agent").act(1, "place", 0)
    skipped = [event.parts["colour"] for event in p.news(None, "PlacementSkipped")]
    assert skipped == [2, 0]
    assert (p.s.round, p.s.first) == (2, 0)
