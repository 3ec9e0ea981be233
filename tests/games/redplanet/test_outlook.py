"""What the page shows as the next production is what the rules then do, and no more than anybody may know."""

from __future__ import annotations

import random

import pytest

from ecliptic.core.words import Event
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
COLOURS = ("red", "blue", "yellow", "green")
KINDS = ("ice", "sylvanite", "celerium", "ice")
ROUNDS = (5, 8, 10)


def outlook(p: Position, viewer: int | None = None) -> list[Event]:
    """What this viewer is told of the production to come."""
    return REDPLANET.outlook(p.view(viewer))


def crowded(edition: str, dice: random.Random) -> Position:
    """Some regions explored, with a few astronauts each, and tokens that lie there."""
    p = Position(edition, len(COLOURS)).ships()
    for region, kind in zip(dice.sample(p.regions[:9], len(KINDS)), KINDS, strict=True):
        p.explore(region, kind)
        p.pool(region, ice=dice.randrange(3)).stand(region, **{colour: dice.randrange(3) for colour in COLOURS})
    return p


@rule("RP-8.2", "RP-8.10", "RP-8.11", "RP-8.15")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("phase", [1, 2])
def test_it_is_the_production_that_comes_if_nobody_does_anything(edition: str, phase: int) -> None:
    """Told before, token for token, in the words of the news of the production itself."""
    dice = random.Random(phase)
    for _ in range(10):
        p = crowded(edition, dice).round(ROUNDS[phase - 1])
        p.s.productions = phase - 1
        told = outlook(p)
        before = len(p.news(None))
        p.choose(*["recruiter"] * len(COLOURS))
        news = [event for event in p.news(None)[before:] if event.name in {each.name for each in told}]
        assert told == news
        assert told[0].parts == {"phase": phase}


@rule("RP-15.15", "RP-9.19")
@pytest.mark.parametrize("edition", ["2015", "2025"])
def test_a_face_down_discovery_is_not_in_it_even_for_who_has_seen_it(edition: str) -> None:
    """All viewers are told the same, and the same as without the card."""
    p = Position(edition, 3).explore("hellas", "ice").stand("hellas", red=2, blue=1)
    bare = outlook(p)
    p.attach("hellas", "cave_in", 1)
    assert [outlook(p, viewer) for viewer in (None, 0, 1, 2)] == [bare] * 4
    assert any(event.name == "TokensTaken" for event in bare)


@rule("RP-8.1")
def test_after_the_third_there_is_none() -> None:
    """Nothing is told once all productions are over."""
    p = Position("2015", 3).explore("hellas", "ice").stand("hellas", red=2)
    p.s.productions = 2
    assert outlook(p)[0].parts == {"phase": 3}
    p.s.productions = 3
    assert outlook(p) == []


def test_it_changes_nothing() -> None:
    """Looking ahead leaves the view as it was."""
    p = Position("2015", 3).explore("hellas", "ice").stand("hellas", red=2)
    view = p.view(0)
    REDPLANET.outlook(view)
    assert view == p.view(0)
