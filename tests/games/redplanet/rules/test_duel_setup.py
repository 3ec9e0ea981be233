"""Chapter 14a: setting up the two-player variant."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import COLOUR_NAMES, ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_DUEL = ("2015", "2025")
DUEL_COLOURS = ("red", "blue", "yellow", "green")
LATE = {"recruiter", "explorer", "femme_fatale", "soldier"}
EARLY = {"scientist", "secret_agent", "saboteur", "travel_agent", "pilot"}
SEEDS = range(60)


def dealt(edition: str, seed: int = 1) -> Position:
    """Two players, missions in hand, nothing decided."""
    return Position(edition, 2, seed, as_dealt=True)


def deck(p: Position, half: int) -> list[str]:
    """A neutral deck from the bottom to the top."""
    first = half * t.ROLES
    return [ROLE_NAMES[role] for role in p.s.neutral_deck[first : first + p.s.neutral_left[half]]]


@rule("RP-14.1")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_a_round_of_two_players_goes_by_the_normal_rules(edition: str) -> None:
    """Countdown, launch of a full ship after the card, landing, exploring, new ship, new first player: as always."""
    p = Position(edition, 2).ships("hellas:3", "ausonia:4", "", "").crew(0, green=1).first("red")
    p.neutral("blue", "travel_agent").neutral("yellow", "saboteur").choose("soldier", "pilot")
    assert p.asked() == (1, "PlaceAstronaut") and p.s.acting == p.colour("yellow")
    p.act(1, "place", 0).act(1, "destroy", 1)
    p.act(0, "place", 0)  # red's Soldier fills the ship; blue's Travel Agent found no room
    assert [event.parts["ship"] for event in p.news(None, "ShipLaunched")] == [0]
    p.act(1, "redirect", 0).act(1, "bound", "ausonia")
    assert [p.present("ausonia", colour) for colour in DUEL_COLOURS] == [1, 0, 1, 1]
    assert p.is_explored("ausonia") and not p.is_explored("hellas")
    assert -1 not in list(p.s.ship)[: p.s.docks()]
    assert (p.s.round, p.s.first) == (2, p.colour("green"))


@rule("RP-14.2")
def test_the_first_edition_has_no_two_player_variant() -> None:
    """A game of 2005 for two cannot be set up."""
    with pytest.raises(SetupProblem):
        REDPLANET.rules("2005", 2)


@rule("RP-14.3")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_each_player_has_a_main_and_a_neutral_colour_and_all_four_differ(edition: str) -> None:
    """Four colours are in play: red and blue decided for by seat 0, yellow and green by seat 1."""
    p = dealt(edition)
    assert (p.s.seats, p.s.colours) == (2, 4)
    assert [p.s.owner(colour) for colour in range(4)] == [0, 0, 1, 1]
    assert [COLOUR_NAMES[p.s.main(seat)] for seat in range(2)] == ["red", "green"]
    assert [p.s.is_neutral(colour) for colour in range(4)] == [False, True, True, False]


@rule("RP-14.4")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_both_colours_have_22_astronauts_and_nine_characters_and_the_main_ones_are_the_hand(edition: str) -> None:
    """One astronaut of each stands on a ship, 21 are in reserve; nine cards in each neutral deck, nine in each hand."""
    p = dealt(edition)
    assert [p.in_reserve(colour) for colour in DUEL_COLOURS] == [21] * 4
    assert [sum(p.aboard(dock, colour) for dock in range(4)) for colour in DUEL_COLOURS] == [1] * 4
    assert [sorted(deck(p, half)) for half in range(2)] == [sorted(ROLE_NAMES)] * 2
    started = Position(edition, 2)
    assert [sorted(map(str, started.things("choose", seat))) for seat in range(2)] == [sorted(ROLE_NAMES)] * 2


@rule("RP-14.6")
def test_the_second_edition_sets_up_two_players_as_four() -> None:
    """Four docks with a ship each."""
    assert_four_docks(dealt("2015"))


@rule("RP-14.7", "RP-Q57")
def test_the_newest_edition_uses_four_docks_and_four_ships_for_two() -> None:
    """Four docks with a ship each."""
    assert_four_docks(dealt("2025"))


def assert_four_docks(p: Position) -> None:
    """Four ships are docked and none elsewhere; the fifth dock does not exist."""
    assert len(p.view(0).ships) == 4
    assert [p.s.is_docked(dock) for dock in range(6)] == [True] * 4 + [False] * 2
    assert len(p.s.ship_deck) == 36 - 4


@rule("RP-14.8")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_one_astronaut_of_each_of_the_four_colours_is_placed_at_random_one_per_ship(edition: str) -> None:
    """Each ship carries exactly one, and over many games every colour stands on every ship."""
    seen = set()
    for seed in SEEDS:
        p = dealt(edition, seed)
        crews = [[p.aboard(dock, colour) for colour in DUEL_COLOURS] for dock in range(4)]
        assert sorted(crews) == sorted([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
        seen |= {(dock, crew.index(1)) for dock, crew in enumerate(crews)}
    assert len(seen) == 16


@rule("RP-14.9")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_each_player_is_dealt_two_missions_and_keeps_one_and_neutrals_get_none(edition: str) -> None:
    """Four missions are out, two with each seat; in the end each seat holds one and scores it for its main colour."""
    p = dealt(edition)
    assert p.view(None).cards.dealt == [2, 2]
    assert [p.s.edition.event_kind[p.card(card)] for card in p.things("keep", 0) + p.things("keep", 1)] == [0] * 4
    p.act(0, "keep", p.things("keep", 0)[0]).act(1, "keep", p.things("keep", 1)[0])
    held = [place for place in p.s.place if t.HELD <= place < t.DEALT]
    assert sorted(held) == [t.HELD, t.HELD + 1]
    p = Position(edition, 2).start_mission(0, "phobos_outpost").start_mission(1, "strategic_zones").round(10)
    p.stand("phobos", red=1, blue=1).stand("syrtis_major", yellow=1, green=1)
    p.neutral("blue", "travel_agent").neutral("yellow", "travel_agent").quiet_round()
    assert [p.score(colour) for colour in DUEL_COLOURS] == [6, 0, 0, 7]


@rule("RP-14.10")
def test_the_mission_not_kept_returns_to_the_pile_which_becomes_the_event_deck() -> None:
    """In the newest edition it lies in the event deck, at any depth."""
    assert_returned_mission_is_in_the_deck("2025")


@rule("RP-14.11", "RP-Q65")
def test_the_mission_put_aside_is_not_out_of_the_game() -> None:
    """In the second edition, too, it is shuffled into the event deck."""
    assert_returned_mission_is_in_the_deck("2015")


def assert_returned_mission_is_in_the_deck(edition: str) -> None:
    """It waits in the deck, at many depths over many games, and is shown to nobody else."""
    depths = set()
    for seed in SEEDS:
        p = dealt(edition, seed)
        kept, returned = p.things("keep", 0)
        p.act(0, "keep", kept).act(1, "keep", p.things("keep", 1)[0])
        assert p.s.place[p.card(returned)] == t.IN_DECK
        assert len(p.s.event_deck) == len(p.events) - 2
        assert p.card(returned) not in p.view(1).cards.returned
        depths.add(list(p.s.event_deck).index(p.card(returned)))
    assert len(depths) > 15


@rule("RP-14.12")
def test_the_neutral_deck_of_the_newest_edition_has_the_robot_among_its_bottom_six() -> None:
    """Recruiter, Explorer, Robot, Soldier and two of the others lie below, in any order; three others on top."""
    p = dealt("2025")
    assert next(each.id for each in p.box.characters if each.role == "femme_fatale") == "robot"
    assert_stacked("2025")


@rule("RP-14.13")
def test_the_neutral_deck_of_the_second_edition_has_the_femme_fatale_among_its_bottom_six() -> None:
    """Recruiter, Explorer, Femme Fatale, Soldier and two of the others lie below; the others on top, seen by none."""
    assert_stacked("2015")
    p = dealt("2015")
    other = p.clone()
    for half in range(2):
        top = half * t.ROLES + 8
        other.s.neutral_deck[top], other.s.neutral_deck[top - 1] = p.s.neutral_deck[top - 1], p.s.neutral_deck[top]
    assert [p.view(viewer) == other.view(viewer) for viewer in (0, 1, None)] == [True] * 3


def assert_stacked(edition: str) -> None:
    """The bottom six hold the four late roles and two others; each late role is found at each of the six places."""
    places = set()
    for seed in SEEDS:
        p = dealt(edition, seed)
        for half in range(2):
            bottom, top = deck(p, half)[:6], deck(p, half)[6:]
            assert set(bottom) >= LATE and len(set(bottom) & EARLY) == 2
            assert len(top) == 3 and set(top) <= EARLY
            places |= {(bottom.index(role), role) for role in LATE}
    assert len(places) == 6 * 4


@rule("RP-14.14")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_the_two_random_cards_of_the_bottom_six_are_any_two_of_the_five_other_roles(edition: str) -> None:
    """Over many games all ten pairs occur."""
    decks = [deck(dealt(edition, seed), half) for seed in range(120) for half in range(2)]
    pairs = {frozenset(set(cards[:6]) - LATE) for cards in decks}
    assert pairs == {frozenset({one, other}) for one in EARLY for other in EARLY if one != other}


@rule("RP-14.15")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_no_late_role_is_drawn_for_a_neutral_colour_before_round_four(edition: str) -> None:
    """In rounds 1 to 3 it is always one of the five; from round 4 on the four late ones come."""
    later = set()
    for seed in range(12):
        p = Position(edition, 2, seed)
        while p.s.round <= 4:
            drawn = {ROLE_NAMES[p.s.chosen[p.colour(colour)]] for colour in ("blue", "yellow")}
            if p.s.round <= 3:
                assert drawn <= EARLY
            else:
                later |= drawn
            p.quietly()
    assert later & LATE


@rule("RP-14.16", "RP-Q59")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_the_top_three_neutral_cards_lie_in_random_order_unknown_to_everybody(edition: str) -> None:
    """Every early role occurs at every place, nobody is asked to arrange them, and no view tells them apart."""
    places = set()
    for seed in SEEDS:
        p = dealt(edition, seed)
        assert {decision.question for decision in REDPLANET.decisions(p.s)} == {"KeepMission"}
        places |= {(place, deck(p, half)[place]) for half in range(2) for place in (6, 7, 8)}
    assert len(places) == 3 * 5
    p = dealt(edition)
    other = p.clone()
    other.s.neutral_deck[8], other.s.neutral_deck[7] = p.s.neutral_deck[7], p.s.neutral_deck[8]
    assert [p.view(viewer) == other.view(viewer) for viewer in (0, 1, None)] == [True] * 3
