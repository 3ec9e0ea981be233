"""Chapter 6d: destination tokens."""

from __future__ import annotations

import pytest

from ecliptic.core.agenda import NONE
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position
from tests.games.redplanet.rules.test_choosing import random_game

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
FIRST_BOARDER, PILOT = "ChooseDestination", "NewDestination"  # the two questions for a token


def pilot(p: Position) -> Position:
    """Let red's Pilot act: both astronauts go on the first ship that takes them."""
    p.first("red").choose("pilot", "pilot", "pilot")
    while p.asked() == (0, "PlaceAstronaut"):
        p.act(0, "place", p.things("place")[0])
    return p


def supply(p: Position, *regions: str) -> list[int]:
    """Count the tokens of these regions in the supply."""
    return [p.s.tokens_left(p.region(region)) for region in regions]


def land(p: Position) -> Position:
    """Play a round in which nobody finds room for three, so that launched ships land and nothing else happens."""
    return p.choose("travel_agent", "travel_agent", "travel_agent")


@rule("RP-6.26")
@pytest.mark.parametrize("edition", ALL)
def test_a_token_covers_the_printed_destination(edition: str) -> None:
    """The ship goes where the token says, and nobody arrives where the card says."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, red=3).launched(0)
    assert p.bound_for(0) == "hellas"
    land(p.token(0, "ausonia"))
    assert (p.present("ausonia", "red"), p.present("hellas", "red")) == (3, 0)
    assert p.is_explored("ausonia") and not p.is_explored("hellas")


def check_origins(edition: str, seats: int, seed: int) -> None:
    """Play a game at random: each new token was chosen by the first on an open ship, or by a Pilot."""
    tokens, was_asked = -1, ""
    for p, decision, _ in random_game(edition, seats, seed):
        s, choice = p.s, p.s.question(decision.seat)
        assert tokens in (-1, len(s.tokens)) or len(s.tokens) < tokens or was_asked in (FIRST_BOARDER, PILOT)
        tokens, was_asked = len(s.tokens), decision.question
        if was_asked == FIRST_BOARDER:
            assert choice is not None
            aboard = [s.owner(colour) for colour in range(s.colours) if s.aboard(choice.arg, colour)]
            assert s.edition.ship_bound[s.ship[choice.arg]] == NONE and s.top_token(choice.arg) == NONE
            assert aboard == [decision.seat]
        elif was_asked == PILOT:
            assert p.word("role", s.chosen[s.acting]) == "pilot"


@rule("RP-6.27")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_tokens_come_into_play_in_two_ways_and_in_setup(edition: str) -> None:
    """Only a first boarder and a Pilot put tokens on ships; at most one lies there after setup, for Phobos."""
    for seed in range(15):
        check_origins(edition, 2 + seed % 5, seed)
        dealt = Position(edition, 2 + seed % 5, seed, as_dealt=True)
        tokens = [ship.tokens for ship in dealt.view(None).ships if ship is not None]
        assert all(lying == [] for lying in tokens[:-1]) and tokens[-1] in ([], [dealt.region("phobos")])


@rule("RP-6.28")
def test_tokens_come_into_play_in_two_ways_in_the_first_edition() -> None:
    """Only a first boarder and a Pilot put tokens on shuttles."""
    for seed in range(15):
        check_origins("2005", 3 + seed % 3, seed)


@rule("RP-6.29")
@pytest.mark.parametrize("edition", ALL)
def test_a_region_with_both_tokens_on_ships_cannot_be_chosen(edition: str) -> None:
    """Neither a first boarder nor a Pilot can choose it; with one token left in the supply they can."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "open:5").token(0, "syrtis_major").token(1, "syrtis_major")
    p.token(0, "ausonia")
    assert supply(p, "syrtis_major", "ausonia") == [0, 1]
    boarder = p.clone().choose("recruiter", "pilot", "pilot").act(0, "place", 2)
    redirecting = pilot(p).act(0, "redirect", 1)
    for asked in (boarder, redirecting):
        assert asked.things("bound") == [region for region in p.regions if region != "syrtis_major"]
        refusal = asked.why_not(0, "bound", "syrtis_major")
        assert refusal is not None and refusal.rule == "RP-6.29"


def check_newest_counts(edition: str) -> None:
    """Let a Pilot put a third token on a ship with two: it lies on top, and the ship lands where it says."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=1).token(0, "ausonia").token(0, "hellas")
    pilot(p).act(0, "redirect", 0)
    assert "syrtis_major" in p.things("bound")
    seen = p.view(None).ships[0]
    assert seen is not None and seen.tokens == [p.region("ausonia"), p.region("hellas")]
    p.act(0, "bound", "syrtis_major")
    seen = p.view(None).ships[0]
    assert seen is not None and seen.tokens == [p.region(each) for each in ("ausonia", "hellas", "syrtis_major")]
    assert seen.bound_for == p.region("syrtis_major")
    p.act(1, "redirect", 0).act(1, "bound", "valles_marineris").act(2, "redirect", 0).act(2, "bound", "ausonia")
    assert (p.present("ausonia", "red"), p.present("ausonia", "blue")) == (2, 1)
    assert [p.s.population(p.region(each)) for each in ("hellas", "syrtis_major", "valles_marineris")] == [0, 0, 0]


@rule("RP-6.30")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_newest_of_several_tokens_counts(edition: str) -> None:
    """A token may be put on others, again and again; the ship lands where the last one says."""
    check_newest_counts(edition)


@rule("RP-6.31")
def test_the_newest_of_several_tokens_counts_in_the_first_edition() -> None:
    """A token may be put on others, again and again; the shuttle lands where the last one says."""
    check_newest_counts("2005")


@rule("RP-6.32")
@pytest.mark.parametrize("edition", ALL)
def test_covered_tokens_stay_on_the_ship_and_are_not_available(edition: str) -> None:
    """A Pilot covers one Ausonia token; with the other on a second ship, none is left in the supply."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").token(0, "ausonia").token(1, "ausonia")
    pilot(p).act(0, "redirect", 0).act(0, "bound", "hellas")
    seen = p.view(None).ships[0]
    assert seen is not None and seen.tokens == [p.region("ausonia"), p.region("hellas")]
    assert supply(p, "ausonia", "hellas") == [0, 1]
    p.act(1, "place", 0).act(1, "place", 0).act(1, "redirect", 1)
    assert "ausonia" not in p.things("bound")


@rule("RP-6.33")
@pytest.mark.parametrize("edition", ALL)
def test_all_tokens_of_a_landed_ship_return_to_the_supply(edition: str) -> None:
    """The covered one too; next round they can be taken again. Tokens on ships that stay are not touched."""
    p = Position(edition, 3).ships("hellas:3", "open:4", "").crew(0, red=3).crew(1, blue=2).launched(0)
    p.token(0, "ausonia").token(0, "ausonia").token(1, "syrtis_major").token(0, "hellas")
    land(p)
    assert supply(p, "ausonia", "hellas", "syrtis_major") == [2, 2, 1]
    p.ships("", "open:4", "open:5").choose("recruiter", "soldier", "soldier").act(0, "place", 2)
    assert p.things("bound") == p.regions


@rule("RP-6.34")
@pytest.mark.parametrize("edition", ALL)
def test_all_tokens_of_a_destroyed_ship_return_to_the_supply(edition: str) -> None:
    """The Saboteur frees both Ausonia tokens, and blue's Pilot can take one in the same round."""
    p = Position(edition, 3).ships("hellas:5", "open:5", "").token(0, "ausonia").token(0, "ausonia").token(1, "hellas")
    p.first("red").choose("saboteur", "pilot", "pilot").act(0, "place", 1)
    assert supply(p, "ausonia", "hellas") == [0, 1]
    p.act(0, "destroy", 0)
    assert supply(p, "ausonia", "hellas") == [2, 1]
    p.act(1, "place", 1).act(1, "place", 1).act(1, "redirect", 1)
    assert "ausonia" in p.things("bound")


@rule("RP-X5")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_pilot_sends_the_ship_just_filled_to_phobos(edition: str) -> None:
    """Printed Hellas, covered by Phobos: launched after the card, it lands there, and the token returns."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=1).choose("pilot", "travel_agent", "travel_agent")
    p.act(0, "place", 0).act(0, "place", 0)
    assert p.s.is_docked(0) and p.s.free_seats(0) == 0
    p.act(0, "redirect", 0)
    assert p.news(None, "ShipLaunched") == []
    p.act(0, "bound", "phobos")
    names = [event.name for event in p.news(None)]
    assert names.index("DestinationSet") < names.index("ShipLaunched") < names.index("ShipLanded")
    assert (p.present("phobos", "red"), p.present("phobos", "blue"), p.present("hellas", "red")) == (2, 1, 0)
    assert supply(p, "phobos") == [2]
    assert p.is_explored("phobos") and not p.is_explored("hellas")


@rule("RP-X6")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_covered_token_blocks_its_region_until_the_ship_lands(edition: str) -> None:
    """Ausonia is not offered while one of its tokens lies under a Phobos token; after the landing one is free."""
    p = Position(edition, 3).ships("hellas:3", "syrtis_major:5", "").crew(0, blue=3).launched(0)
    p.token(0, "ausonia").token(0, "phobos").token(1, "ausonia").first("red")
    p.choose("pilot", "recruiter", "recruiter").act(1, "place", 1).act(2, "place", 1)
    p.act(0, "place", 1).act(0, "place", 1).act(0, "redirect", 1)
    assert "ausonia" not in p.things("bound")
    p.act(0, "bound", "hellas")
    assert p.s.round == 2 and p.present("phobos", "blue") == 3
    assert supply(p, "ausonia", "phobos") == [1, 2]
    p.ships("", "syrtis_major:5", "open:5").choose("recruiter", "soldier", "soldier").act(0, "place", 2)
    assert "ausonia" in p.things("bound")
