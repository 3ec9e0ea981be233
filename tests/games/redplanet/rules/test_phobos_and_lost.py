"""Chapter 12: Phobos and the lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
COLOURS = ("red", "blue", "yellow")


def finish(p: Position, number: int = 10) -> Position:
    """Play this round, in which nobody can do anything, and what follows it up to the next decision."""
    p.round(number).ships()
    return p.choose(*["recruiter"] * p.s.seats)


def placed(p: Position, seat: int = 0) -> Position:
    """Put astronauts on the leftmost ship that has room, for as long as this is asked."""
    while p.asked() == (seat, "PlaceAstronaut"):
        p.act(seat, "place", p.things("place")[0])
    return p


# Phobos.


@rule("RP-12.1")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_phobos_is_a_region_like_any_other(edition: str) -> None:
    """Standing there alone counts for regions: wide settlement takes it as one of six, and it yields its tokens."""
    others = ("ausonia", "hellas", "mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis")
    p = Position(edition, 3).start_mission(0, "wide_settlement").explore("phobos", "sylvanite")
    for region in others:
        p.stand(region, red=1)
    without = p.clone()
    played = (finish(p.stand("phobos", red=1)), finish(without))
    assert [each.news(None, "MissionScored")[0].parts["points"] for each in played] == [3, 0]
    assert [each.tokens("red")["sylvanite"] for each in played] == [3, 0]


@rule("RP-12.2")
@pytest.mark.parametrize(
    ("edition", "layout"), [("2015", ""), ("2025", "A"), ("2025", "B"), ("2025", "C"), ("2025", "D")]
)
def test_phobos_is_adjacent_to_no_region(edition: str, layout: str) -> None:
    """An Explorer cannot leave it, and is offered it from no region of Mars."""
    p = Position(edition, 3, layout=layout) if layout else Position(edition, 3)
    p.stand("phobos", red=1)
    for region in p.regions[:-1]:
        p.stand(region, red=1)
    p.ships().choose("explorer", "pilot", "pilot")
    assert p.things("move_from") == p.regions[:-1] and p.regions[-1] == "phobos"
    refusal = p.why_not(0, "move_from", "phobos")
    assert refusal is not None and refusal.reason == "no-way-from-phobos"
    for region in p.regions[:-1]:
        moving = p.clone().act(0, "move_from", region)
        assert moving.things("move_to") and "phobos" not in moving.things("move_to")


@rule("RP-12.4")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_phobos_has_a_resource_token_that_an_arrival_turns_up(edition: str) -> None:
    """A ship bound for Phobos lands there and explores it; then it produces."""
    p = Position(edition, 3).ships("phobos:3", "", "").crew(0, red=1, blue=1).round(5)
    kind = p.s.resource[p.region("phobos")]
    assert kind >= 0 and p.view(None).regions[p.region("phobos")].resource is None
    p.choose("recruiter", "travel_agent", "travel_agent").act(0, "place", 0)
    assert (p.present("phobos", "red"), p.present("phobos", "blue")) == (2, 1)
    assert p.is_explored("phobos") and p.view(None).regions[p.region("phobos")].resource == kind
    assert p.tokens("red")[RESOURCES[kind]] == 1


@rule("RP-12.4")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_phobos_has_two_destination_tokens(edition: str) -> None:
    """A Pilot may send ships there twice, and not a third time while both tokens are on ships."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "sinus_sabaeus:5")
    p.choose("pilot", "pilot", "pilot")
    for turn, dock in enumerate((0, 1)):
        seat = (p.s.first + turn) % 3
        placed(p, seat).act(seat, "redirect", dock).act(seat, "bound", "phobos")
        assert p.bound_for(dock) == "phobos"
    seat = (p.s.first + 2) % 3
    placed(p, seat).act(seat, "redirect", 2)
    refusal = p.why_not(seat, "bound", "phobos")
    assert refusal is not None and refusal.rule == "RP-6.29"


@rule("RP-12.4")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_phobos_is_open_to_replacing_and_to_the_soldier(edition: str) -> None:
    """One Blue there is replaced, and another is killed."""
    p = Position(edition, 3).ships().stand("phobos", red=1, blue=2)
    p.choose("femme_fatale", "pilot", "soldier").act(0, "replace_at", "phobos")
    assert (p.present("phobos", "red"), p.present("phobos", "blue"), p.lost("blue")) == (2, 1, 1)
    assert p.asked() == (2, "KillAstronaut")
    p.act(2, "kill_at", "phobos").act(2, "kill", "blue")
    assert (p.present("phobos", "blue"), p.lost("blue")) == (0, 2)


@rule("RP-12.5")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_phobos_is_neither_inner_nor_outer(edition: str) -> None:
    """It takes no discovery, as outer regions do, and the Soldier reaches it, as no inner region."""
    p = Position(edition, 3)
    phobos = p.region("phobos")
    assert not p.s.edition.is_outer(phobos) and not p.s.edition.is_inner(phobos)
    p.ships().stand("phobos", blue=1).stand("syrtis_major", blue=1).top_event("lichens")
    p.choose("scientist", "pilot", "soldier").act(0, "draw")
    refusal = p.why_not(0, "attach", "phobos")
    assert refusal is not None and refusal.reason == "not-outer"
    p.act(0, "attach", "ausonia")
    assert p.things("kill_at") == ["phobos"]


@rule("RP-12.6")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_astronauts_leave_phobos_only_through_the_soldier(edition: str) -> None:
    """In random games the survivors leave by the Soldier's drop and by nothing else; the dead, by attacks."""
    drops = 0
    for seed in range(40):
        p, rng = Position(edition, 3, seed), random.Random(seed)
        phobos = p.region("phobos")
        while not p.s.over:
            before = [p.present(phobos, colour) for colour in range(3)]
            seen = len(p.s.news or [])
            p.s.act(p.s.asked, rng.choice(list(p.s.legal)))
            told = [REDPLANET.seen(item, None) for item in (p.s.news or [])[seen:]]
            for colour in range(3):
                left = max(0, before[colour] - p.present(phobos, colour))
                dropped = sum(e.name == "AstronautDropped" and e.parts["colour"] == colour for e in told)
                died = sum(e.parts.get("victim") == colour and e.parts.get("region") == phobos for e in told)
                assert left <= dropped + died
                drops += dropped
    assert drops > 5


def all_explored(edition: str, *, attached: int | None = None, region: str = "ausonia") -> Position:
    """Every region is explored, peopled and has a token left; perhaps a discovery lies somewhere."""
    p = Position(edition, 3)
    for number, name in enumerate(p.regions):
        p.explore(name, RESOURCES[p.s.resource[number]]).stand(name, red=1, blue=2, yellow=1).pool(name, ice=1)
    return p if attached is None else p.attach(region, attached)


def on_phobos(p: Position) -> Any:
    """All that there is on Phobos, and what was laid and taken there."""
    told = [e for e in p.news(None) if e.name != "ShipLanded" and e.parts.get("region") == p.region("phobos")]
    return p.view(None).regions[p.region("phobos")], told


@rule("RP-12.13")
def test_no_effect_of_a_discovery_is_ever_applied_to_phobos() -> None:
    """Whatever discovery lies wherever, Phobos ends the game as it would have without it."""
    plain = finish(all_explored("2025"))
    outer = [region for region in plain.regions if plain.s.edition.is_outer(plain.region(region))]
    for card in range(plain.s.edition.first_discovery, plain.s.edition.first_action):
        for region in outer:
            p = finish(all_explored("2025", attached=card, region=region)).quietly()
            assert p.s.over and on_phobos(p) == on_phobos(plain)


# The lost.


@rule("RP-12.7", "RP-12.8")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_lost_are_in_no_region(edition: str) -> None:
    """They take no tokens, make no region held or reached, and their place is neither destination nor neighbour."""
    p = Position(edition, 3).start_mission(0, "wide_settlement").reserve("red", 10).explore("hellas", "ice")
    for region in ("ausonia", "mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis", "syrtis_major"):
        p.stand(region, red=1)
    assert (p.lost("red"), len(p.view(None).regions)) == (12, 10)
    piloting, exploring = p.clone().ships("hellas:5", "", "").launched(0), p.clone().ships()
    piloting.choose("pilot", "recruiter", "recruiter").act(0, "redirect", 0)
    assert piloting.things("bound") == piloting.regions  # the ten regions and nothing else
    exploring.choose("explorer", "pilot", "pilot").act(0, "move_from", "ausonia")
    assert set(exploring.things("move_to")) < set(exploring.regions)
    finish(p)
    assert not any(p.tokens("red").values()) and p.left_in("hellas") == 3
    assert p.news(None, "MissionScored")[0].parts["points"] == 0  # five regions, and the lost are no sixth


@rule("RP-12.9")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_astronauts_are_lost_at_once_when_killed_replaced_or_destroyed_with_their_ship(edition: str) -> None:
    """The tile is filled within the action that kills."""
    p = Position(edition, 3).ships("hellas:5", "", "").crew(0, yellow=2).stand("ausonia", blue=2, yellow=1)
    p.choose("saboteur", "femme_fatale", "soldier")
    p.act(0, "place", 0).act(0, "destroy", 0)
    assert [p.view(None).lost[seat] for seat in range(3)] == [1, 0, 2]
    assert p.asked() == (1, "ReplaceAstronaut")
    p.act(1, "replace_at", "ausonia")
    assert [p.view(None).lost[seat] for seat in range(3)] == [1, 0, 3]
    p.act(2, "kill_at", "ausonia")
    assert [p.view(None).lost[seat] for seat in range(3)] == [1, 1, 3]


@rule("RP-12.10")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_astronauts_killed_by_a_discovery_are_lost_too(edition: str) -> None:
    """Native resistance costs each colour present one."""
    p = finish(Position(edition, 3).attach("ausonia", "native_resistance").stand("ausonia", red=2, blue=1))
    assert p.view(None).lost == [1, 1, 0]
    assert (p.present("ausonia", "red"), p.present("ausonia", "blue"), p.in_reserve("red")) == (1, 0, 20)


@rule("RP-12.11")
@pytest.mark.parametrize("edition", ALL)
def test_the_lost_are_kept_apart_by_colour(edition: str) -> None:
    """A destroyed ship's crew is counted colour by colour, and a card that counts the lost finds them so."""
    p = Position(edition, 3).start_mission(1, "fallen_heroes").ships("hellas:5", "", "").crew(0, blue=2, yellow=1)
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0).act(0, "destroy", 0)
    assert [p.view(viewer).lost for viewer in (0, None)] == [[1, 2, 1]] * 2
    p.quietly()
    finish(p)
    scored = {event.parts["card"]: event.parts["points"] for event in p.news(None, "MissionScored")}
    assert scored[p.card("fallen_heroes")] == 6


@rule("RP-12.12")
def test_in_the_first_edition_dead_astronauts_leave_the_game() -> None:
    """Killed, replaced or blown up, they are in no region and never come back to any place, in random games too."""
    p = Position("2005", 3).ships("hellas:5", "", "").crew(0, yellow=2).stand("ausonia", blue=2, yellow=1)
    p.choose("saboteur", "femme_fatale", "soldier").act(0, "place", 0).act(0, "destroy", 0)
    p.act(1, "replace_at", "ausonia").act(2, "kill_at", "ausonia")
    where = [p.view(None).reserve, *(region.astronauts for region in p.view(None).regions)]
    assert [sum(place[colour] for place in where) for colour in range(3)] == [21, 21, 19]
    assert not any(p.s.crew)
    for seed in range(20):
        p, rng, lost = Position("2005", 3, seed), random.Random(seed), [0, 0, 0]
        while not p.s.over:
            p.s.act(p.s.asked, rng.choice(list(p.s.legal)))
            assert all(now >= before for now, before in zip(p.view(None).lost, lost, strict=True))
            lost = p.view(None).lost
