"""Chapter 7i: the Pilot."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


def boarded(p: Position, first: int = 0, second: int = 0) -> Position:
    """Everybody chose the Pilot, red goes first, and has placed both astronauts."""
    p.first("red").choose(*["pilot"] * p.s.seats)
    return p.act(0, "place", first).act(0, "place", second)


def empty_supply(p: Position, *docks: int) -> Position:
    """All twenty destination tokens lie on these ships."""
    for index, region in enumerate(p.regions * 2):
        p.token(docks[index % len(docks)], region)
    return p


@rule("RP-7.87", "RP-7.88")
@pytest.mark.parametrize("second", [0, 1])
@pytest.mark.parametrize("edition", ALL)
def test_the_pilot_first_places_two_astronauts_on_one_or_two_docked_ships(edition: str, second: int) -> None:
    """Both may board the same ship, or each another; a launched one is not offered."""
    p = Position(edition, 3).first("red").ships("hellas:4", "ausonia:4", "vastitas_borealis:5").launched(2)
    p.choose("pilot", "pilot", "pilot")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 0)
    assert p.things("place") == [0, 1]
    p.act(0, "place", second)
    assert [p.aboard(dock, "red") for dock in range(3)] == ([2, 0, 0] if second == 0 else [1, 1, 0])
    assert p.in_reserve("red") == 20
    assert p.asked() == (0, "RedirectShip")


@rule("RP-7.89")
@pytest.mark.parametrize("dock", [0, 1])
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_pilot_puts_a_token_from_the_supply_on_a_docked_or_a_launched_ship(edition: str, dock: int) -> None:
    """The ship goes where the token says, the supply has one less, and the turn is over."""
    p = boarded(Position(edition, 3).ships("hellas:4", "ausonia:4", "").launched(1))
    assert p.options() == [("redirect", 0), ("redirect", 1)]
    p.act(0, "redirect", dock).act(0, "bound", "phobos")
    assert p.bound_for(dock) == "phobos"
    assert p.s.tokens_left(p.region("phobos")) == 1
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.90")
def test_the_pilot_of_2005_puts_down_an_available_token_or_swaps_two() -> None:
    """Either is offered, on shuttles on the ground or departed, and either ends the turn."""
    p = boarded(
        Position("2005", 3).ships("hellas:4", "ausonia:4", "").launched(1).token(0, "arabia").token(1, "hellas")
    )
    assert p.options() == [("redirect", 0), ("redirect", 1), ("swap", 0)]
    for dock in (0, 1):
        other = p.clone().act(0, "redirect", dock).act(0, "bound", "syrtis_major")
        assert (other.bound_for(dock), other.bound_for(1 - dock)) == ("syrtis_major", ("hellas", "arabia")[dock])
        assert other.asked() == (1, "PlaceAstronaut")
    p.act(0, "swap").act(0, "swap_first", 0)
    assert (p.bound_for(0), p.bound_for(1)) == ("hellas", "arabia")
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.91")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_swapping_is_not_possible(edition: str) -> None:
    """Although tokens lie on two ships."""
    p = boarded(Position(edition, 3).ships("hellas:4", "ausonia:4", "").token(0, "phobos").token(1, "hellas"))
    assert p.options() == [("redirect", 0), ("redirect", 1)]
    refusal = p.why_not(0, "swap")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("no-swapping", "RP-7.91")


@rule("RP-7.92")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_token_may_cover_an_earlier_one(edition: str) -> None:
    """The newest counts; the older one stays below it and out of the supply."""
    p = boarded(Position(edition, 3).ships("hellas:4", "ausonia:4", "").token(0, "phobos"))
    p.act(0, "redirect", 0).act(0, "bound", "syrtis_major")
    assert p.bound_for(0) == "syrtis_major"
    ship = p.view(1).ships[0]
    assert ship is not None and ship.tokens == [p.region("phobos"), p.region("syrtis_major")]
    assert p.s.tokens_left(p.region("phobos")) == 1


@rule("RP-7.93")
@pytest.mark.parametrize("edition", ALL)
def test_any_ship_may_be_chosen_with_own_astronauts_or_without_any(edition: str) -> None:
    """One with strangers only and an empty one are offered, and can be redirected."""
    p = boarded(Position(edition, 3).ships("hellas:4", "ausonia:4", "vastitas_borealis:5").crew(1, blue=2))
    assert p.things("redirect") == [0, 1, 2]
    for dock in (1, 2):
        other = p.clone().act(0, "redirect", dock).act(0, "bound", "sinus_sabaeus")
        assert (other.bound_for(dock), other.aboard(dock, "red")) == ("sinus_sabaeus", 0)


@rule("RP-7.94")
@pytest.mark.parametrize("edition", ALL)
def test_any_available_token_may_be_chosen_also_for_the_present_destination(edition: str) -> None:
    """Every region with a token in the supply is offered, the one printed on the ship too."""
    p = boarded(Position(edition, 3).ships("hellas:4", "ausonia:4", "").token(1, "ausonia").token(1, "ausonia"))
    p.act(0, "redirect", 0)
    assert p.things("bound") == [region for region in p.regions if region != "ausonia"]
    refusal = p.why_not(0, "bound", "ausonia")
    assert refusal is not None and refusal.reason == "no-token-left"
    p.act(0, "bound", "hellas")
    assert (p.bound_for(0), p.s.tokens_left(p.region("hellas"))) == ("hellas", 1)


@rule("RP-7.95")
def test_a_swap_exchanges_the_top_tokens_of_two_shuttles_that_carry_one() -> None:
    """A shuttle without token is refused, first or second; covered tokens stay where they are."""
    p = Position("2005", 4).ships("hellas:4", "ausonia:4", "vastitas_borealis:5", "sinus_sabaeus:4")
    p.token(0, "arabia").token(1, "hellas").token(0, "syrtis_major").token(3, "arabia")
    boarded(p, 2, 2).act(0, "swap")
    assert p.options() == [("swap_first", 0), ("swap_first", 1), ("swap_first", 3)]
    refusal = p.why_not(0, "swap_first", 2)
    assert refusal is not None and (refusal.reason, refusal.rule) == ("no-token-on-ship", "RP-7.95")
    p.act(0, "swap_first", 0)
    assert p.options() == [("swap_second", 1), ("swap_second", 3)]
    refusal = p.why_not(0, "swap_second", 2)
    assert refusal is not None and (refusal.reason, refusal.rule) == ("no-token-on-ship", "RP-7.95")
    p.act(0, "swap_second", 1)
    seen = [ship.tokens for ship in p.view(None).ships if ship is not None]
    names = [[p.regions[token] for token in tokens] for tokens in seen]
    assert names == [["arabia", "hellas"], ["syrtis_major"], [], ["arabia"]]


@rule("RP-7.95")
def test_a_swap_needs_two_shuttles_with_a_token() -> None:
    """Two tokens on one shuttle are not enough."""
    p = boarded(Position("2005", 3).ships("hellas:4", "ausonia:4", "").token(0, "arabia").token(0, "hellas"))
    assert p.options() == [("redirect", 0), ("redirect", 1)]
    refusal = p.why_not(0, "swap")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("no-two-tokens", "RP-7.95")


@rule("RP-7.96")
@pytest.mark.parametrize("edition", ALL)
def test_a_ship_filled_by_the_pilot_can_still_receive_the_token(edition: str) -> None:
    """Docked (2015, 2025) or departed already (2005), it is offered, and lands where the token says."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=1)
    p.choose("pilot", "travel_agent", "travel_agent").act(0, "place", 0).act(0, "place", 0)
    assert p.s.free_seats(0) == 0
    assert p.s.is_launched(0) == (edition == "2005")
    assert p.things("redirect") == [0]
    p.act(0, "redirect", 0).act(0, "bound", "syrtis_major")
    assert p.s.round == 2
    assert (p.present("syrtis_major", "red"), p.present("syrtis_major", "blue")) == (2, 1)
    assert p.present("hellas", "red") == 0


@rule("RP-7.97")
@pytest.mark.parametrize("edition", ALL)
def test_with_no_ship_at_all_there_is_nothing_to_redirect(edition: str) -> None:
    """Nobody is placed and nobody is asked: the round ends by itself."""
    p = Position(edition, 3).ships().choose("pilot", "pilot", "pilot")
    assert p.s.round == 2
    assert list(p.s.tokens) == []


@rule("RP-7.97")
@pytest.mark.parametrize("edition", ALL)
def test_with_no_token_in_the_supply_the_ships_keep_their_destinations(edition: str) -> None:
    """All twenty lie on one ship, so that a swap is not possible either: the turn is over."""
    p = boarded(empty_supply(Position(edition, 3).ships("hellas:4", "ausonia:5", ""), 0), 1, 1)
    assert not p.s.any_token_left()
    assert p.asked() == (1, "PlaceAstronaut")
    assert p.bound_for(1) == "ausonia"


@rule("RP-7.97")
def test_in_2005_a_possible_swap_is_left_when_the_supply_is_empty() -> None:
    """The tokens lie on two shuttles: only swapping is offered."""
    p = boarded(empty_supply(Position("2005", 3).ships("hellas:4", "ausonia:5", ""), 0, 1), 1, 1)
    assert p.options() == [("swap", 0)]
