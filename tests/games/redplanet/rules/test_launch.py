"""Chapter 6c: launching ships."""

from __future__ import annotations

import pytest

from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet.rules import news
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position
from tests.games.redplanet.rules.test_choosing import random_game

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
GAMES = (("2005", 3), ("2005", 5), ("2015", 2), ("2015", 6), ("2025", 2), ("2025", 4))


def launches(p: Position) -> list[int | None]:
    """Name the docks of the ships that were launched, in that order."""
    return [event.parts["ship"] for event in p.news(None, "ShipLaunched")]


@rule("RP-6.15")
@pytest.mark.parametrize("edition", ALL)
def test_a_full_docked_ship_is_launched(edition: str) -> None:
    """The astronaut who takes the last seat sends it off."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:3", "").crew(0, blue=2).crew(1, blue=1)
    p.choose("recruiter", "pilot", "pilot")
    assert launches(p) == []
    p.act(0, "place", 0)
    assert launches(p) == [0] and p.s.is_launched(0) and p.s.is_docked(1)


def check_ship_under_way(edition: str) -> None:
    """Launch a ship with crew and token: it keeps both until it lands in the same round."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, blue=2).token(0, "syrtis_major")
    card = p.s.ship[0]
    p.first("red").choose("recruiter", "explorer", "explorer")
    for seat in range(3):
        p.act(seat, "place", min(seat, 1))
        if p.s.round == 1:
            ship = p.view(None).ships[0]
            assert ship is not None and ship.launched and not p.s.is_docked(0)
            assert (ship.card, ship.crew, ship.tokens) == (card, [1, 2, 0], [p.region("syrtis_major")])
            assert p.present("syrtis_major", "blue") == 0
    assert p.s.round == 2
    assert [p.present("syrtis_major", colour) for colour in range(3)] == [1, 2, 0]


@rule("RP-6.16")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_launched_ship_keeps_crew_and_tokens_beside_the_spaceport_until_it_lands(edition: str) -> None:
    """It is off its dock for the rest of the round, then lands with all on board where its token says."""
    check_ship_under_way(edition)


@rule("RP-6.55")
def test_a_departed_shuttle_keeps_crew_and_token_until_the_landing_phase() -> None:
    """It is off the row for the rest of the round, then lands with all on board where its token says."""
    check_ship_under_way("2005")


@rule("RP-6.17")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_ship_filled_in_the_middle_of_a_card_is_launched_after_it(edition: str) -> None:
    """The Explorer fills it and still has moves: it is launched only when they are over."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, blue=2).stand("ausonia", red=1)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    assert p.asked() == (0, "MoveFrom") and p.s.is_docked(0) and launches(p) == []
    p.act(0, "stop")
    assert p.s.is_launched(0) and launches(p) == [0]


@rule("RP-6.18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_ship_just_filled_is_still_docked_for_the_rest_of_the_card(edition: str) -> None:
    """It takes no more astronauts, but the Saboteur who filled it can destroy it, and then it is never launched."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, blue=2)
    pilot = p.clone().first("red").choose("pilot", "pilot", "pilot").act(0, "place", 0)
    refusal = pilot.why_not(0, "place", 0)
    assert refusal is not None and refusal.reason == "ship-full" and pilot.s.is_docked(0)
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0)
    assert p.s.is_docked(0) and p.things("destroy") == [0, 1]
    p.act(0, "destroy", 0)
    assert (p.lost("red"), p.lost("blue"), launches(p)) == (1, 2, [])


@rule("RP-6.19")
def test_a_shuttle_departs_at_the_moment_it_is_full() -> None:
    """The rest of the card finds it gone: no second astronaut boards it, and the Saboteur cannot reach it."""
    p = Position("2005", 3).ships("hellas:3", "ausonia:5", "").crew(0, blue=2).stand("ausonia", red=1).first("red")
    explorer = p.clone().choose("explorer", "pilot", "pilot").act(0, "place", 0)
    assert explorer.asked() == (0, "MoveFrom") and explorer.s.is_launched(0)
    pilot = p.clone().choose("pilot", "pilot", "pilot").act(0, "place", 0)
    assert pilot.asked() == (0, "PlaceAstronaut") and pilot.things("place") == [1]
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0)
    assert p.things("destroy") == [1]


@rule("RP-X1", "RP-6.17", "RP-6.20")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_three_launches_from_one_card(edition: str) -> None:
    """The Agent fills X and Y, which stay docked, and launches Z; then X and Y leave as well, from left to right."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "syrtis_major:4").crew(0, blue=2).crew(2, blue=3)
    p.choose("secret_agent", "pilot", "pilot").act(0, "place", 2).act(0, "place", 0)
    assert [p.s.is_docked(dock) for dock in range(3)] == [True, True, True] and launches(p) == []
    assert p.options() == [("launch", 1)]
    p.act(0, "launch", 1)
    assert [p.s.is_launched(dock) for dock in range(3)] == [True, True, True]
    assert launches(p) == [1, 0, 2]


@rule("RP-X2", "RP-6.19")
def test_the_specialist_finds_the_shuttle_just_filled_departed() -> None:
    """X departs before the second astronaut is placed and cannot be the forced shuttle; empty Z may be."""
    p = Position("2005", 3).ships("hellas:3", "ausonia:5", "syrtis_major:4").crew(0, blue=2).crew(2, blue=3)
    p.choose("secret_agent", "pilot", "pilot").act(0, "place", 2)
    assert launches(p) == [2] and p.s.is_launched(2)
    p.act(0, "place", 0)
    assert p.options() == [("launch", 1)]
    refusal = p.why_not(0, "launch", 2)
    assert refusal is not None and refusal.reason == "ship-left"
    p.act(0, "launch", 1)
    assert launches(p) == [2, 0, 1]


@rule("RP-6.21")
@pytest.mark.parametrize("edition", ALL)
def test_a_ship_that_is_not_full_stays_docked_for_any_number_of_rounds(edition: str) -> None:
    """Nobody can place anybody for four rounds: the ship with one free seat waits with its crew."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "syrtis_major:3").crew(0, red=2, blue=2)
    cards = list(p.s.ship)
    for colour in range(3):
        p.reserve(colour, 0)
    for _ in range(4):
        p.choose("recruiter", "recruiter", "recruiter")
    assert p.s.round == 5 and list(p.s.ship) == cards and launches(p) == []
    assert (p.aboard(0, "red"), p.aboard(0, "blue"), p.s.is_docked(0)) == (2, 2, True)


@rule("RP-6.22")
@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_a_ship_that_is_not_full_is_launched_only_by_an_effect_that_says_so(edition: str, seats: int) -> None:
    """In whole games each launch of a ship with a free seat was chosen by somebody."""
    for seed in range(20):
        told, chosen = 0, ("", 0)
        for p, _, action in random_game(edition, seats, seed):
            items = p.s.news or []
            for item in items[told:]:
                if item.kind == news.SHIP_LAUNCHED and item.parts[2] < p.s.edition.ship_capacity[item.parts[1]]:
                    assert chosen == ("launch", item.parts[0])
            told, chosen = len(items), action


@rule("RP-6.23")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_moving_launched_ships_asks_the_first_player_nothing(edition: str) -> None:
    """Two ships leave after red's card; yellow, the first player, decides nothing and blue resolves next."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:3", "syrtis_major:5").crew(0, blue=2).crew(1, blue=2)
    p.first("yellow").no_events().choose("scientist", "secret_agent", "pilot").act(0, "place", 0).act(0, "place", 1)
    assert launches(p) == [0, 1]
    assert list(p.s.waiting()) == [1] and p.asked() == (1, "PlaceAstronaut")


@rule("RP-6.24")
@pytest.mark.parametrize("edition", ALL)
def test_the_dock_of_a_launched_or_destroyed_ship_stays_empty_until_new_ships_come(edition: str) -> None:
    """Nothing can be done there for the rest of the round; both docks are filled when new ships are docked."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:3", "syrtis_major:5").crew(1, yellow=2)
    p.s.news = []
    p.choose("saboteur", "soldier", "pilot").act(0, "place", 1).act(0, "destroy", 0)
    refusal = p.why_not(1, "place", 0)
    assert refusal is not None and refusal.rule == "RP-6.24"
    while p.s.round == 1:
        assert (p.s.ship[0], p.s.is_docked(1)) == (NONE, False)
        assert p.news(None, "ShipDocked") == []
        assert p.things("place") in ([], [2])
        p.act(p.s.acting, *p.options()[-1])
    assert [event.parts["ship"] for event in p.news(None, "ShipDocked")] == [0, 1]


@rule("RP-6.25")
@pytest.mark.parametrize("edition", ALL)
def test_replacing_an_astronaut_does_not_change_how_full_a_ship_is(edition: str) -> None:
    """A docked ship keeps its one free seat and stays; a full one under way stays full and under way."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "open:5").crew(0, red=1, blue=2).crew(1, red=1, blue=2)
    p.launched(1).token(2, "ausonia").choose("femme_fatale", "pilot", "pilot").act(0, "place", 2)
    for dock in (0, 1):
        again = p.clone().act(0, "replace_at", dock)
        assert (again.aboard(dock, "red"), again.aboard(dock, "blue"), again.lost("blue")) == (2, 1, 1)
        assert (again.s.free_seats(0), again.s.free_seats(1), again.s.free_seats(2)) == (1, 0, 4)
        assert (again.s.is_docked(0), again.s.is_launched(1), launches(again)) == (True, True, [])


@rule("RP-E24")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_forced_launch_takes_two_of_five_to_mars_and_no_other_ship_leaves(edition: str) -> None:
    """The ship lands this round with its two; the others, not full, are still docked."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "syrtis_major:5").crew(0, blue=2).first("red")
    cards = list(p.s.ship)
    p.choose("secret_agent", "recruiter", "recruiter").act(1, "place", 1).act(2, "place", 2)
    p.act(0, "place", 1).act(0, "place", 2).act(0, "launch", 0)
    assert [(event.parts["ship"], event.parts["count"]) for event in p.news(None, "ShipLaunched")] == [(0, 2)]
    assert p.s.round == 2 and p.present("hellas", "blue") == 2
    assert list(p.s.ship)[1:3] == cards[1:3]
    assert [(p.s.is_docked(dock), p.s.passengers(dock)) for dock in (1, 2)] == [(True, 2), (True, 2)]
