"""Chapter 6f: docking new ships."""

from __future__ import annotations

import pytest
from librt.vecs import append, pop

from ecliptic.core.agenda import NONE
from ecliptic.core.chance import from_seed
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position
from tests.games.redplanet.rules.test_choosing import random_game

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


def land(p: Position) -> Position:
    """Play a round in which nobody finds room for three: launched ships land, new ones are docked."""
    p.s.news = []
    return p.choose("travel_agent", "travel_agent", "travel_agent")


def course(p: Position, *names: str) -> list[str]:
    """List the events of these names, in the order in which they happened."""
    return [event.name for event in p.news(None) if event.name in names]


def leave_in_deck(p: Position, number: int) -> Position:
    """Put all but so many of the next ships on the discard pile."""
    drawn = []
    for _ in range(number):
        p.s.ship_deck, card = pop(p.s.ship_deck)
        drawn.append(card)
    while len(p.s.ship_deck) > 0:
        p.s.ship_deck, card = pop(p.s.ship_deck)
        p.s.ship_discard = append(p.s.ship_discard, card)
    for card in reversed(drawn):
        p.s.ship_deck = append(p.s.ship_deck, card)
    return p


@rule("RP-6.45")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_empty_docks_get_the_top_cards_after_the_landing(edition: str) -> None:
    """One card for each empty dock, face up, before the first player changes, also before a production."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, red=3).crew(1, red=3).launched(0).first("blue")
    top = [p.s.ship_deck[len(p.s.ship_deck) - 1 - place] for place in range(2)]
    land(p.round(5))
    assert [p.s.ship[0], p.s.ship[2]] == top
    assert [ship.card for ship in p.view(None).ships if ship is not None] == list(p.s.ship)[:3]
    names = ("ShipLanded", "ShipDocked", "FirstPlayerChanged", "ProductionStarted", "RoundStarted")
    assert course(p, *names) == [names[0], names[1], *names[1:]]


@rule("RP-6.46")
def test_new_shuttles_come_at_the_start_of_the_next_round() -> None:
    """They replace those that left, after the end of the round and its production."""
    p = Position("2005", 3).ships("hellas:3", "ausonia:5", "").crew(0, red=3).crew(1, red=3).launched(0).first("blue")
    top = [p.s.ship_deck[len(p.s.ship_deck) - 1 - place] for place in range(2)]
    land(p.round(5))
    assert [p.s.ship[0], p.s.ship[2]] == top
    names = ("ShipLanded", "FirstPlayerChanged", "ProductionStarted", "RoundStarted", "ShipDocked")
    assert course(p, *names) == [*names, "ShipDocked"]


@rule("RP-6.47")
@pytest.mark.parametrize("edition", ALL)
def test_the_places_of_destroyed_ships_are_filled_as_well(edition: str) -> None:
    """One ship is destroyed and one lands: next round there are again as many ships as docks."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:3", "syrtis_major:3").crew(1, blue=2).crew(2, blue=1)
    p.choose("saboteur", "travel_agent", "travel_agent").act(0, "place", 1).act(0, "destroy", 0)
    assert p.s.round == 2 and len(p.s.ship_discard) == 2
    assert [p.s.is_docked(dock) for dock in range(3)] == [True, True, True]


@rule("RP-6.48")
@pytest.mark.parametrize("edition", ALL)
def test_open_ships_are_docked_like_any_other(edition: str) -> None:
    """There is no redraw: the open ship on top is docked, and waits without a destination."""
    p = (
        Position(edition, 3)
        .ships("hellas:3", "", "")
        .crew(0, red=3)
        .launched(0)
        .top_ship("open:3", "open:5", "hellas:4")
    )
    land(p)
    assert [p.bound_for(dock) for dock in range(3)] == [None, None, "hellas"]
    assert list(p.s.waiting()) == [0, 1, 2]  # nobody is asked for a destination


@rule("RP-6.49")
@pytest.mark.parametrize("edition", ALL)
def test_new_ships_arrive_empty_and_without_token(edition: str) -> None:
    """Crew and tokens of the ships before them are gone from their docks."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, red=2, blue=1).crew(1, blue=2)
    land(p.launched(0).launched(1).token(0, "ausonia").token(0, "hellas").token(1, "hellas"))
    for ship in p.view(None).ships:
        assert ship is not None and (ship.crew, ship.tokens, ship.launched) == ([0, 0, 0], [], False)


@rule("RP-6.50")
@pytest.mark.parametrize("edition", ALL)
def test_docks_are_filled_from_left_to_right_and_waiting_ships_keep_theirs(edition: str) -> None:
    """Docks 1, 3 and 4 get the next three cards in turn; the ship at dock 2 stays there with its crew."""
    p = Position(edition, 4).ships("hellas:3", "ausonia:4", "", "").crew(0, red=3).crew(1, blue=3).launched(0)
    p.top_ship("syrtis_major:3", "valles_marineris:4", "hellas:5")
    card = p.s.ship[1]
    p.s.news = []
    p.choose("travel_agent", "travel_agent", "travel_agent", "travel_agent")
    assert [event.parts["ship"] for event in p.news(None, "ShipDocked")] == [0, 2, 3]
    assert [p.bound_for(dock) for dock in (0, 2, 3)] == ["syrtis_major", "valles_marineris", "hellas"]
    assert (p.s.ship[1], p.aboard(1, "blue")) == (card, 3)


def check_new_deck(edition: str) -> None:
    """Let the deck run out with two docks still to fill: the discard pile, shuffled, becomes the deck."""
    start = Position(edition, 3).ships("hellas:3", "", "").crew(0, red=3).launched(0).top_ship("ausonia:4")
    leave_in_deck(start, 1)
    pile = sorted([*start.s.ship_discard, start.s.ship[0]])  # that one is about to land
    orders = set()
    for seed in range(5):
        p = start.clone()
        p.s.chance = from_seed(seed)
        land(p)
        assert p.bound_for(0) == "ausonia"
        assert all(p.s.is_docked(dock) for dock in range(3))
        assert sorted([p.s.ship[1], p.s.ship[2], *p.s.ship_deck]) == pile
        assert list(p.s.ship_discard) == []
        orders.add((p.s.ship[1], p.s.ship[2]))
    assert len(orders) > 1


@rule("RP-6.51")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_an_empty_deck_is_made_anew_from_the_discard_pile(edition: str) -> None:
    """The last card goes to the first empty dock; the pile is shuffled and drawing goes on in the same step."""
    check_new_deck(edition)


@rule("RP-6.52")
def test_an_empty_deck_is_made_anew_from_the_discarded_shuttles() -> None:
    """The last card goes to the first empty place; the pile is shuffled and drawing goes on."""
    check_new_deck("2005")


@rule("RP-6.53")
@pytest.mark.parametrize(("edition", "seats"), [("2005", 5), ("2015", 6), ("2025", 6)])
def test_deck_and_discard_pile_are_never_both_empty(edition: str, seats: int) -> None:
    """With the most players at most six cards are at the docks; all others are in the deck or on the pile."""
    for seed in range(15):
        for p, _, _ in random_game(edition, seats, seed):
            docked = sum(1 for card in p.s.ship if card != NONE)
            assert docked <= seats
            assert len(p.s.ship_deck) + len(p.s.ship_discard) == len(p.s.edition.ship_bound) - docked > 0


@rule("RP-6.54")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_docking_new_ships_comes_before_the_new_first_player_and_asks_nobody(edition: str) -> None:
    """From the last part of the last card to the next choice of characters nobody decides anything."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, red=2).first("yellow")
    p.s.news = []
    p.choose("recruiter", "soldier", "travel_agent").act(0, "place", 0)
    assert p.s.round == 2 and list(p.s.waiting()) == [0, 1, 2]
    assert course(p, "ShipDocked", "FirstPlayerChanged") == ["ShipDocked"] * 3 + ["FirstPlayerChanged"]
    assert p.s.first == 1
