"""Chapter 1: the first player's mark, where astronauts can be, and what has a limit."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
TABLES = (("2005", 3), ("2005", 5), ("2015", 2), ("2015", 4), ("2025", 2), ("2025", 6))


def random_game(edition: str, seats: int, seed: int) -> Iterator[Position]:
    """Play a game in which everybody does anything; stop at each decision and at the end."""
    p = Position(edition, seats, seed, as_dealt=True)
    dice = random.Random(seed)
    yield p
    while not p.s.over:
        decision = dice.choice(REDPLANET.decisions(p.s))
        REDPLANET.apply(p.s, decision.seat, dice.choice(decision.actions))
        yield p


@rule("RP-1.36", "RP-1.38")
@pytest.mark.parametrize("edition", ["2025", "2005"])
def test_the_mark_of_the_first_player_is_not_the_mark_of_the_round(edition: str) -> None:
    """All see two marks, one with a player and one for the round; the second moves on while the first stays."""
    p = Position(edition, 3).first("red")
    marks: list[tuple[int, int]] = []
    for roles in (("pilot", "recruiter", "recruiter"), ("soldier", "pilot", "recruiter")):
        p.ships().choose(*roles)
        seen = {(view.first, view.round) for view in (p.view(None), p.view(0), p.view(1), p.view(2))}
        assert len(seen) == 1
        marks += seen
    assert marks == [(p.colour("red"), 2), (p.colour("blue"), 3)]


@rule("RP-1.39")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_twenty_two_astronauts_are_always_somewhere(edition: str, seats: int) -> None:
    """Reserve, ships, regions and the lost together hold 22 of each colour at every moment of a game."""
    for seed in range(8):
        for p in random_game(edition, seats, seed):
            view = p.view(None)
            for colour in range(view.colours):
                aboard = [ship.crew[colour] for ship in view.ships if ship is not None]
                standing = [region.astronauts[colour] for region in view.regions]
                places = [view.reserve[colour], view.lost[colour], *aboard, *standing]
                assert min(places) >= 0 and sum(places) == 22


@rule("RP-1.40")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_nobody_returns_to_the_reserve_or_from_the_lost(edition: str, seats: int) -> None:
    """A reserve never grows, and the lost grow fewer only by as many as an action card rescues."""
    for seed in range(12):
        reserve, unrescued = [22] * 6, [0] * 6
        for p in random_game(edition, seats, seed):
            rescued = [event.parts["colour"] for event in p.news(None, "AstronautRescued")]
            for colour in range(p.s.colours):
                assert p.s.reserve[colour] <= reserve[colour]
                assert p.s.lost[colour] + rescued.count(colour) >= unrescued[colour]
                reserve[colour] = p.s.reserve[colour]
                unrescued[colour] = p.s.lost[colour] + rescued.count(colour)
        if edition == "2005":
            assert p.news(None, "AstronautRescued") == []


@rule("RP-1.40")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_card_text_can_bring_astronauts_back_from_the_lost(edition: str) -> None:
    """Rescue Party brings up to two to a region, not to the reserve, and not more than are lost."""
    p = Position(edition, 3).round(10).hold(0, "rescue_party").stand("ausonia", red=1).reserve("red", 20).ships()
    p.choose("travel_agent", "travel_agent", "travel_agent")
    while not p.things("play"):
        p.act(0, "pass")
    p.act(0, "play", "rescue_party").act(0, "rescue_at", "ausonia")
    refusal = p.why_not(0, "rescue_more")
    assert refusal is not None and refusal.rule == "RP-1.40"
    assert (p.present("ausonia", "red"), p.lost("red"), p.in_reserve("red")) == (2, 0, 20)


@rule("RP-1.41")
@pytest.mark.parametrize("edition", ALL)
def test_a_region_has_room_for_everybody(edition: str) -> None:
    """All 66 astronauts of three players can stand in one region."""
    p = Position(edition, 3).ships("hellas:3", "", "").stand("hellas", red=19, blue=22, yellow=22)
    p.choose("travel_agent", "travel_agent", "travel_agent").act(0, "place", 0)
    assert p.s.population(p.region("hellas")) == 66


@rule("RP-1.42")
@pytest.mark.parametrize("edition", ALL)
def test_a_region_holds_one_discovery(edition: str) -> None:
    """A drawn discovery can go to any outer region but the one that has a discovery already."""
    p = Position(edition, 3).attach("ausonia", "cave_in").top_event("synergy").ships()
    outer = [region.id for region in p.box.regions if region.kind == "outer"]
    p.choose("scientist", "travel_agent", "travel_agent").act(0, "draw")
    assert p.things("attach") == [region for region in outer if region != "ausonia"]
    refusal = p.why_not(0, "attach", "ausonia")
    assert refusal is not None and refusal.rule == "RP-9.6"


@rule("RP-1.42")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_no_region_ever_has_two_discoveries(edition: str, seats: int) -> None:
    """However often a Scientist draws, each attached discovery lies at a region of its own."""
    most = 0
    for seed in range(10):
        for p in random_game(edition, seats, seed):
            places = [place for place in p.s.place if place >= t.ATTACHED]
            assert len(places) == len(set(places))
            assert len(places) == sum(card != NONE for card in p.s.attached)
            most = max(most, len(places))
    assert most >= 2
