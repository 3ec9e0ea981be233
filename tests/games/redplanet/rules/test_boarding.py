"""Chapters 5 and 6a: the parts of a card, how far each is carried out, and boarding ships."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position
from tests.games.redplanet.rules.test_choosing import random_game

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
GAMES = (("2005", 3), ("2005", 5), ("2015", 2), ("2015", 6), ("2025", 2), ("2025", 4))

# What red is asked, part by part, where everything is possible.
PARTS = {
    "recruiter": ["place"],
    "explorer": ["place", *(["move_from", "move_to"] * 3)],
    "scientist": ["place", "place", "draw"],
    "secret_agent": ["place", "place", "launch"],
    "saboteur": ["place", "destroy"],
    "femme_fatale": ["place", "replace_at"],
    "travel_agent": ["place"],
    "soldier": ["place", "kill_at", "kill", "drop"],
    "pilot": ["place", "place", "redirect", "bound"],
}
DECLINABLE = ("secret_agent", "saboteur", "femme_fatale", "soldier")  # if effects were optional


def everything_possible(edition: str, role: str) -> Position:
    """Set a table where red, who resolves this role first, can carry out every part of it."""
    p = Position(edition, 3).ships("hellas:5", "syrtis_major:5", "").crew(0, blue=1).stand("ausonia", red=1, blue=1)
    if edition != "2005":
        p.stand("phobos", red=1)
    return p.top_event(0).first("red").choose(role, role, role)  # card 0 is a mission


def resolve(p: Position) -> list[list[str]]:
    """Let red take the first option of each question: the verbs offered each time, the one taken first."""
    offered = []
    while p.s.acting == 0:
        offered.append(list(dict.fromkeys(verb for verb, _ in p.options(0))))
        p.act(0, *p.options(0)[0])
    return offered


def placed(p: Position) -> int:
    """Count the astronauts that red has placed on ships in round 1."""
    news = p.news(None)
    start = next(index for index, event in enumerate(news) if event.name == "RoundStarted")
    boarded = [event.parts for event in news[start:] if event.name == "AstronautsPlaced"]
    return sum(parts["count"] or 0 for parts in boarded if parts["colour"] == 0)


def why_not_decline(edition: str, role: str) -> str:
    """Name the rule by which red may not decline the effect of this role."""
    p = everything_possible(edition, role)
    while p.options(0)[0][0] == "place":
        p.act(0, *p.options(0)[0])
    refusal = p.why_not(0, "decline")
    assert refusal is not None
    return refusal.rule


def one_seat_left(edition: str) -> dict[str, int]:
    """Let red resolve each role with one free seat in all docks: how many it places."""
    found = {}
    for role in ROLE_NAMES:
        p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=2).first("red").choose(role, role, role)
        resolve(p)
        found[role] = placed(p)
    return found


@rule("RP-5.11")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("role", ROLE_NAMES)
def test_parts_are_carried_out_from_top_to_bottom(edition: str, role: str) -> None:
    """The placement, then the effect; the Soldier kills before leaving Phobos; the Recruiter's cards return last."""
    p = everything_possible(edition, role)
    assert [verbs[0] for verbs in resolve(p)] == PARTS[role]
    if role == "recruiter":
        names = [event.name for event in p.news(None)]
        assert names[-2:] == ["AstronautsPlaced", "CharactersTakenBack"]


@rule("RP-5.12")
@pytest.mark.parametrize("role", ROLE_NAMES)
def test_the_placement_comes_before_the_effect_in_the_first_edition(role: str) -> None:
    """No effect is asked for or done before the astronauts are on board."""
    p = everything_possible("2005", role)
    assert [verbs[0] for verbs in resolve(p)] == [verb for verb in PARTS[role] if verb != "drop"]
    turned_up = [event.name for event in p.news(None)].index("CharacterRevealed")
    assert p.news(None)[turned_up + 3].name == "AstronautsPlaced"  # three were turned up


@rule("RP-5.13")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("role", [role for role in ROLE_NAMES if role != "explorer"])
def test_every_part_is_compulsory_and_done_in_full(edition: str, role: str) -> None:
    """All that can be done is asked for and nothing else is offered (the Explorer's moves alone are «up to»)."""
    assert resolve(everything_possible(edition, role)) == [[verb] for verb in PARTS[role]]
    if role in DECLINABLE:
        assert why_not_decline(edition, role) == "RP-5.13"


@rule("RP-5.14")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_part_is_done_as_far_as_possible_and_an_impossible_one_is_skipped(edition: str) -> None:
    """The Pilot places the one that fits and goes on; the Soldier without a ship still kills; others may do nothing."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=2).first("red").choose("pilot", "pilot", "pilot")
    p.act(0, "place", 0)
    assert (p.aboard(0, "red"), p.asked()) == (1, (0, "RedirectShip"))
    p = Position(edition, 3).ships().stand("ausonia", blue=1).choose("soldier", "pilot", "pilot")
    assert (p.in_reserve("red"), p.asked()) == (22, (0, "KillAstronaut"))
    p = Position(edition, 3).ships().choose("secret_agent", "saboteur", "femme_fatale")
    assert (p.s.round, list(p.s.reserve)[:3]) == (2, [22, 22, 22])


@rule("RP-5.15")
def test_only_the_dispatcher_is_in_full_or_not_at_all() -> None:
    """With one free seat in all docks every other role places one astronaut."""
    assert one_seat_left("2025") == {role: 0 if role == "travel_agent" else 1 for role in ROLE_NAMES}


@rule("RP-5.16")
def test_only_the_travel_agent_is_in_full_or_not_at_all() -> None:
    """With one free seat in all docks every other role places one astronaut."""
    assert one_seat_left("2015") == {role: 0 if role == "travel_agent" else 1 for role in ROLE_NAMES}


@rule("RP-5.17")
def test_parts_are_compulsory_in_the_first_edition_and_two_placements_all_or_nothing() -> None:
    """Nobody may decline an effect; with one free seat all but the Tour Operator and the marine place one."""
    assert one_seat_left("2005") == {role: 0 if role in ("travel_agent", "soldier") else 1 for role in ROLE_NAMES}
    for role in ROLE_NAMES[2:]:
        assert all(len(verbs) == 1 for verbs in resolve(everything_possible("2005", role)))
    assert [why_not_decline("2005", role) for role in DECLINABLE] == ["RP-5.17"] * 4


@rule("RP-6.1")
@pytest.mark.parametrize("edition", ALL)
def test_astronauts_are_placed_from_the_own_reserve_only(edition: str) -> None:
    """One placed is one less in reserve; without a reserve nobody boards, whoever else is around."""
    p = Position(edition, 3).ships("hellas:5", "", "").stand("ausonia", red=3).reserve("blue", 0)
    p.first("red").choose("recruiter", "recruiter", "recruiter").act(0, "place", 0)
    assert [p.in_reserve(colour) for colour in range(3)] == [18, 0, 22]
    assert (p.present("ausonia", "red"), p.lost("blue"), p.s.passengers(0)) == (3, 22, 1)
    assert p.asked() == (2, "PlaceAstronaut")  # blue, without a reserve, was not even asked


@rule("RP-6.2")
@pytest.mark.parametrize("edition", ALL)
def test_a_launched_ship_takes_no_more_astronauts(edition: str) -> None:
    """Free seats on a ship under way are not offered."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").crew(0, blue=1).launched(0)
    p.choose("recruiter", "pilot", "pilot")
    assert p.things("place") == [1]
    refusal = p.why_not(0, "place", 0)
    assert refusal is not None and refusal.rule == "RP-6.2"


@rule("RP-6.3")
@pytest.mark.parametrize("edition", ALL)
def test_a_ship_filled_by_the_first_astronaut_does_not_take_the_second(edition: str) -> None:
    """The Pilot may put both on one ship, but not when the first has taken the last seat."""
    p = (
        Position(edition, 3)
        .ships("hellas:3", "ausonia:5", "")
        .crew(0, blue=2)
        .choose("pilot", "recruiter", "recruiter")
    )
    while p.s.acting != 0:
        p.act(p.s.acting, "place", 1)
    p.act(0, "place", 0)
    assert p.things("place") == [1] and p.why_not(0, "place", 0) is not None
    assert p.s.passengers(0) == 3


@rule("RP-6.3")
@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_no_ship_is_ever_overfull(edition: str, seats: int) -> None:
    """In whole games no ship, docked or launched, carries more than its capacity."""
    for seed in range(15):
        for p, _, _ in random_game(edition, seats, seed):
            for ship in p.view(None).ships:
                assert ship is None or sum(ship.crew) <= ship.capacity


@rule("RP-6.4")
def test_all_astronauts_placed_together_need_a_seat() -> None:
    """The Dispatcher's three are refused by a ship with two seats, and are not split."""
    p = Position("2025", 3).ships("hellas:4", "ausonia:4", "").crew(0, blue=2).crew(1, blue=1)
    p.choose("travel_agent", "pilot", "pilot")
    assert p.things("place") == [1]
    refusal = p.why_not(0, "place", 0)
    assert refusal is not None and refusal.reason == "too-few-seats"
    assert (refusal.numbers["needed"], refusal.numbers["free"]) == (3, 2)


@rule("RP-6.5")
@pytest.mark.parametrize("edition", ALL)
def test_a_ship_is_full_when_all_colours_together_equal_its_capacity(edition: str) -> None:
    """One of each of three colours fills a ship of three; two do not."""
    p = Position(edition, 3).ships("hellas:3", "", "").first("red").choose("recruiter", "recruiter", "explorer")
    p.act(0, "place", 0).act(1, "place", 0)
    assert p.s.is_docked(0) and p.news(None, "ShipLaunched") == []
    p.act(2, "place", 0)
    assert [event.parts["count"] for event in p.news(None, "ShipLaunched")] == [3]


@rule("RP-6.6")
@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_every_docked_ship_has_a_free_seat_between_two_resolutions(edition: str, seats: int) -> None:
    """In whole games, before each card; so whoever has a reserve for one is asked to place it if a ship is docked."""
    for seed in range(20):
        acting = -1
        for p, decision, _ in random_game(edition, seats, seed):
            s = p.s
            docked = [dock for dock in range(s.docks()) if s.is_docked(dock)]
            if s.acting < 0:
                assert all(s.free_seats(dock) > 0 for dock in docked)
            elif s.acting != acting and s.edition.place_mode[s.chosen[s.acting]] != 2:  # not all or nothing
                asked_to_place = decision.question == "PlaceAstronaut"
                assert asked_to_place == (len(docked) > 0 and s.reserve[s.acting] > 0)
                assert not asked_to_place or len(decision.actions) == len(docked)
            acting = s.acting


@rule("RP-6.7")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("role", ["scientist", "secret_agent", "pilot"])
def test_with_too_few_seats_as_many_as_possible_are_placed(edition: str, role: str) -> None:
    """Of two astronauts one finds the last seat; the other stays in reserve."""
    p = Position(edition, 3).ships("hellas:4", "", "").crew(0, blue=3).first("red").choose(role, role, role)
    p.act(0, "place", 0)
    assert (placed(p), p.in_reserve("red"), p.things("place", 0)) == (1, 21, [])


@rule("RP-6.8")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("role", ["scientist", "secret_agent", "pilot"])
def test_with_too_small_a_reserve_all_that_are_left_are_placed(edition: str, role: str) -> None:
    """The last astronaut is placed, nobody is taken back from the map, and the next part follows."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").stand("ausonia", red=2).reserve("red", 1)
    p.first("red").choose(role, role, role).act(0, "place", 0)
    assert (p.in_reserve("red"), p.aboard(0, "red"), p.present("ausonia", "red")) == (0, 1, 2)
    assert p.asked() in [(0, "LookOrDraw"), (0, "ForceLaunch"), (0, "RedirectShip")]


@rule("RP-6.8")
@pytest.mark.parametrize(
    ("edition", "role", "left"), [*((edition, "travel_agent", 2) for edition in ALL), ("2005", "soldier", 1)]
)
def test_an_all_or_nothing_role_places_nobody_out_of_too_small_a_reserve(edition: str, role: str, left: int) -> None:
    """One astronaut short of the number, the whole reserve stays where it is."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").reserve("red", left).first("red")
    p.choose(role, role, role)
    assert p.asked() == (1, "PlaceTogether")
    assert (p.in_reserve("red"), placed(p)) == (left, 0)


@rule("RP-6.9")
@pytest.mark.parametrize(("edition", "role"), [(edition, "secret_agent") for edition in ALL] + [("2005", "scientist")])
def test_two_different_ships_take_one_astronaut_each(edition: str, role: str) -> None:
    """The ship just boarded is refused; with one ship only one astronaut is placed."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").first("red").choose(role, role, role)
    alone = Position(edition, 3).ships("hellas:5", "", "").first("red").choose(role, role, role)
    p.act(0, "place", 1)
    assert p.things("place") == [0]
    refusal = p.why_not(0, "place", 1)
    assert refusal is not None and refusal.rule == "RP-6.9"
    p.act(0, "place", 0)
    assert (p.aboard(0, "red"), p.aboard(1, "red")) == (1, 1)
    alone.act(0, "place", 0)
    assert (alone.aboard(0, "red"), alone.things("place", 0)) == (1, [])
