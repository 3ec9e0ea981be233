"""Chapter 2a: the docks and the first ships, in editions with Phobos."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.names import COLOUR_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_PHOBOS = ("2015", "2025")
SEEDS = range(40)


def dealt(edition: str, seats: int, seed: int = 1) -> Position:
    """Set the table up to the first decision, which is the choice of missions."""
    return Position(edition, seats, seed, as_dealt=True)


def begun(edition: str, seats: int, seed: int = 1) -> Position:
    """Set the table up to the first choice of characters, with the first astronauts on their ships."""
    p = dealt(edition, seats, seed)
    for seat in range(seats):
        p.act(seat, "keep", p.things("keep", seat)[0])
    return p


def undealt(edition: str, seats: int, seed: int) -> Position:
    """Set the same table with open ships docked like any others: so their order in the deck can be seen."""
    return Position(edition, seats, seed, as_dealt=True, open_start="wait")


def is_open(p: Position, card: int) -> bool:
    """Whether a ship card has no printed destination."""
    return p.s.edition.ship_bound[card] == NONE


def row(p: Position) -> list[int]:
    """List the ship cards at the docks, from left to right."""
    return [p.s.ship[dock] for dock in range(p.s.docks())]


def with_phobos_token(edition: str, seats: int) -> Iterator[Position]:
    """Find tables where setup has put a Phobos token on a ship, ready for the first choice of characters."""
    return (p for p in (begun(edition, seats, seed) for seed in SEEDS) if len(p.s.tokens) > 0)


@rule("RP-2.3")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_there_are_as_many_docks_as_players(edition: str) -> None:
    """Three docks for three players, up to six for six, and a ship at each."""
    for seats in (3, 4, 5, 6):
        ships = dealt(edition, seats).view(None).ships
        assert len(ships) == seats
        assert None not in ships


@rule("RP-2.4")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_docks_are_numbered_from_the_left(edition: str) -> None:
    """Dock 1 is leftmost: its astronaut's player is first; the last dock is rightmost: it gets the Phobos token."""
    p = next(with_phobos_token(edition, 5))
    assert [event.parts["ship"] for event in p.news(None, "ShipDocked")] == [0, 1, 2, 3, 4]
    assert p.aboard(0, COLOUR_NAMES[p.s.first]) == 1
    assert [token // t.REGIONS for token in p.s.tokens] == [4]


@rule("RP-2.6")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_one_ship_of_the_shuffled_deck_is_dealt_to_each_dock(edition: str) -> None:
    """The ships are laid out face up from left to right, and differ from game to game."""
    leftmost = set()
    for seed in SEEDS:
        p = dealt(edition, 4, seed)
        docked = [(event.parts["ship"], event.parts["card"]) for event in p.news(None, "ShipDocked")]
        assert docked == list(enumerate(row(p)))
        assert [ship.card for ship in p.view(None).ships if ship is not None] == row(p)
        assert sorted([*row(p), *p.s.ship_deck]) == list(range(36))
        leftmost.add(p.s.ship[0])
    assert len(leftmost) > 15


@rule("RP-2.7")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_an_open_ship_is_replaced_by_the_next_that_has_a_destination(edition: str) -> None:
    """The docks hold the first ships of the deck that have one; without this rule some would be open."""
    rejected = 0
    for seed in SEEDS:
        kept = undealt(edition, 5, seed)
        as_drawn = [*row(kept), *list(kept.s.ship_deck)[::-1]]
        with_destination = [card for card in as_drawn if not is_open(kept, card)]
        assert row(dealt(edition, 5, seed)) == with_destination[:5]
        rejected += sum(is_open(kept, card) for card in row(kept))
    assert rejected > 10


@rule("RP-2.8")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_rejected_open_ships_are_shuffled_back(edition: str) -> None:
    """All six open ships are in the deck, and a rejected one may lie anywhere in it."""
    depths = []
    for seed in range(120):
        kept, p = undealt(edition, 4, seed), dealt(edition, 4, seed)
        assert sum(is_open(p, card) for card in p.s.ship_deck) == 6
        assert list(p.s.ship_discard) == []
        rejected = [card for card in row(kept) if is_open(kept, card)]
        depths += [list(p.s.ship_deck).index(card) for card in rejected]
    assert (min(depths), max(depths)) == (0, 31)
    assert len(set(depths)) > 20


@rule("RP-2.9", "RP-2.10", "RP-E11")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_without_a_ship_to_phobos_the_rightmost_gets_a_phobos_token(edition: str, seats: int) -> None:
    """The token lies on the last ship, and one is left in the supply; with Phobos printed on a ship there is none."""
    with_token = []
    for seed in SEEDS:
        p = dealt(edition, seats, seed)
        phobos = p.region("phobos")
        printed = any(p.s.edition.ship_bound[card] == phobos for card in row(p))
        with_token.append(not printed)
        if printed:
            assert list(p.s.tokens) == []
            assert p.s.tokens_left(phobos) == 2
        else:
            assert list(p.s.tokens) == [(seats - 1) * t.REGIONS + phobos]
            assert p.bound_for(seats - 1) == "phobos"
            assert p.s.tokens_left(phobos) == 1
    assert set(with_token) == {True, False}


@rule("RP-2.11")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_first_phobos_token_counts_against_the_two(edition: str) -> None:
    """One Pilot can take the other Phobos token, the next one none."""
    p = next(with_phobos_token(edition, 3)).first("red").choose("pilot", "pilot", "pilot")
    for seat, dock in ((0, 0), (1, 1)):
        while p.things("place"):
            p.act(seat, "place", p.things("place")[0])
        p.act(seat, "redirect", dock)
        if seat == 0:
            p.act(0, "bound", "phobos")
    refusal = p.why_not(1, "bound", "phobos")
    assert refusal is not None and refusal.rule == "RP-6.29"


@rule("RP-2.11")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_first_phobos_token_returns_when_its_ship_leaves_play(edition: str) -> None:
    """Destroyed or landed, the ship gives its token back to the supply."""
    for role, verb in (("saboteur", "destroy"), ("secret_agent", "launch")):
        p = next(with_phobos_token(edition, 3))
        phobos = p.region("phobos")
        p.choose(role, "travel_agent", "travel_agent")
        while p.things("place"):
            p.act(0, "place", p.things("place")[0])
        assert p.s.tokens_left(phobos) == 1
        p.act(0, verb, 2).quietly()
        assert p.s.tokens_left(phobos) == 2
        assert p.s.explored[phobos] == (verb == "launch")


@rule("RP-E10")
def test_a_four_player_setup() -> None:
    """Four docks, each with one ship of known destination and one astronaut, one of each colour."""
    for seed in SEEDS:
        view = dealt("2015", 4, seed).view(None)
        ships = [ship for ship in view.ships if ship is not None]
        assert len(ships) == len(view.ships) == 4
        assert all(ship.bound_for is not None for ship in ships)
        assert [sum(ship.crew) for ship in ships] == [1, 1, 1, 1]
        assert [sum(ship.crew[colour] for ship in ships) for colour in range(4)] == [1, 1, 1, 1]
