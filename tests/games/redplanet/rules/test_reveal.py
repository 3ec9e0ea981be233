"""Chapter 9b: the reveal phase, and when discoveries act."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
STORMS: dict[str, object] = {  # a box of the first edition that has a storm instead of a rich vein
    "edition": "2005",
    "discoveries": [{"id": "rich_vein", "timing": "reveal", "effect": "evacuate_to_adjacent"}],
}


def finish(p: Position, number: int = 10) -> Position:
    """Play this round, in which nobody can do anything, and what follows it up to the next decision."""
    p.round(number).ships()
    return p.choose(*["recruiter"] * p.s.seats)


def told(p: Position) -> list[str]:
    """What was told since the last round began."""
    names = [event.name for event in p.news(None)]
    return names[len(names) - names[::-1].index("RoundStarted") :]


@rule("RP-9.15")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_in_the_reveal_phase_all_attached_discoveries_are_turned_face_up(edition: str) -> None:
    """Hidden through round 10, then open to everybody, whenever they act; nobody is asked about it."""
    cards = {"ausonia": "dust_storm", "sinus_sabaeus": "rich_vein", "mare_serpentis": "lichens"}
    p = Position(edition, 3).stand("ausonia", red=1).round(10)
    for region, card in cards.items():
        p.attach(region, card, 2)
    assert [p.view(None).cards.places[p.card(card)] for card in cards.values()] == [None, None, None]
    finish(p)
    assert p.asked() == (0, "EvacuateTo")  # the reveal phase is not over yet
    for viewer in (0, 1, 2, None):
        places = p.view(viewer).cards.places
        assert [places[p.card(card)] for card in cards.values()] == [t.ATTACHED + p.region(name) for name in cards]
    assert p.view(None).shown and p.s.productions == 0


@rule("RP-9.16")
def test_after_round_10_all_discoveries_are_turned_up_before_the_last_tokens_are_laid_out() -> None:
    """Every card is told to all before the first token of the last production is laid."""
    p = Position("2005", 3).explore("hellas", "ice")
    cards = {"ausonia": "rich_vein", "hellas": "lichens", "mare_serpentis": "native_resistance"}
    for region, card in cards.items():
        p.attach(region, card)
    finish(p, 8)
    assert p.news(None, "DiscoveryRevealed") == [] and not p.view(None).shown
    finish(p)
    revealed = {event.parts["region"]: event.parts["card"] for event in p.news(None, "DiscoveryRevealed")}
    assert revealed == {p.region(region): p.card(card) for region, card in cards.items()}
    assert told(p).count("DiscoveryRevealed") == 3
    assert told(p).index("TokensLaid") > max(i for i, name in enumerate(told(p)) if name == "DiscoveryRevealed")


@rule("RP-9.17")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_each_discovery_acts_at_the_moment_of_its_symbol(edition: str) -> None:
    """One acts in the reveal phase, one in the third production, one in final scoring, and none at another time."""
    p = Position(edition, 3).explore("ausonia", "ice")
    p.attach("vastitas_borealis", "native_resistance").stand("vastitas_borealis", red=2)
    p.attach("ausonia", "rich_vein").stand("ausonia", blue=1)
    p.attach("sinus_sabaeus", "radiation").stand("sinus_sabaeus", yellow=1)
    finish(p)
    moments = ("DiscoveryRevealed", "AstronautsLost", "ProductionStarted", "TokensLaid", "DiscoveryScored")
    order = [name for name in told(p) if name in moments]
    assert order == ["DiscoveryRevealed"] * 3 + list(moments[1:])
    assert p.lost("red") == 1 and [p.lost(colour) for colour in ("blue", "yellow")] == [0, 0]
    assert [event.parts["count"] for event in p.news(None, "TokensLaid")] == [5]
    assert [event.parts["points"] for event in p.news(None, "DiscoveryScored")] == [-3]


@rule("RP-9.18")
def test_discoveries_of_the_first_edition_influence_the_last_production_and_the_score() -> None:
    """Subterfuge gives the tokens to the second; lichens give points to the leader."""
    p = Position("2005", 3).explore("ausonia", "ice").attach("ausonia", "subterfuge").stand("ausonia", red=2, blue=1)
    p.attach("hellas", "lichens").stand("hellas", yellow=1)
    finish(p)
    assert (p.tokens("red")["ice"], p.tokens("blue")["ice"]) == (0, 3)
    scored = [(event.parts["colour"], event.parts["points"]) for event in p.news(None, "DiscoveryScored")]
    assert scored == [(p.colour("yellow"), 4)]
    assert told(p).index("TokensTaken") < told(p).index("DiscoveryScored")


def table(edition: str) -> Position:
    """Every region explored and peopled, tokens left in some, crews at the docks."""
    p = Position(edition, 4)
    for number, region in enumerate(p.regions):
        kind = p.s.resource[number]
        p.explore(region, ("ice", "sylvanite", "celerium")[kind if kind >= 0 else number % 3])
        p.stand(region, red=number % 3, blue=number % 2, yellow=1, green=(number + 1) % 3).pool(region, ice=number % 4)
    return p


def outcome(p: Position) -> list[Any]:
    """All that a discovery could change."""
    return [list(each) for each in (p.s.owned, p.s.pool, p.s.present, p.s.lost, p.s.resource, p.s.overlaid, p.s.score)]


@rule("RP-9.19")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("number", [5, 8])
def test_no_discovery_has_any_effect_before_it_is_revealed(edition: str, number: int) -> None:
    """The first and second production are the same with any discovery attached as without."""
    plain = finish(table(edition), number)
    for card in range(plain.s.edition.first_discovery, plain.s.edition.first_action):
        p = finish(table(edition).attach("ausonia", card), number)
        assert p.asked() == plain.asked() and outcome(p) == outcome(plain)


@rule("RP-9.20")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("is_reversed", [False, True])
def test_discoveries_act_in_the_reveal_phase_in_the_order_of_the_regions(edition: str, is_reversed: bool) -> None:
    """A storm that drives astronauts to a place of resistance costs one of them if it is resolved first."""
    corrections: dict[str, object] = dict(STORMS) if edition == "2005" else {"edition": edition}
    if is_reversed:  # the map data of a box that lists its regions the other way round
        box = Position(edition, 3).box
        corrections["regions"] = [{"id": region.id, "kind": region.kind} for region in reversed(box.regions)]
    p = Position(edition, 3, corrections=corrections)
    storm = "rich_vein" if edition == "2005" else "dust_storm"
    p.attach("vastitas_borealis", storm).stand("vastitas_borealis", red=2)
    p.attach("ausonia", "native_resistance")
    finish(p)
    assert p.news(None, "AstronautsLost") == []  # one at a time: nothing else happens before the storm is done
    p.act(0, "evacuate_to", "ausonia").act(0, "evacuate_to", "ausonia")
    storm_first = p.region("vastitas_borealis") < p.region("ausonia")
    assert storm_first != is_reversed
    assert (p.present("ausonia", "red"), p.lost("red")) == ((1, 1) if storm_first else (2, 0))
