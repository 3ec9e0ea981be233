"""House rules for setup, ships and characters: each switch with our default and with the other value."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.core.setup import Setup
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")


def red_plays(p: Position, role: str) -> Position:
    """Red's character is resolved; the others have nobody left to place and skip their Travel Agents."""
    return p.reserve("blue", 0).reserve("yellow", 0).choose(role, "travel_agent", "travel_agent")


DEFAULTS = {
    **dict.fromkeys(("launches_at_once", "effects_optional", "agent_may_pick_full", "empty_ships_explore"), False),
    **dict.fromkeys(("boarder_repicks", "covered_tokens_return", "discards_return", "zero_is_most"), False),
    **dict.fromkeys(("cave_in_keeps_leftovers", "scores_stop_at_zero"), False),
    **dict.fromkeys(("splits_ties", "choice_may_change", "agent_may_pick_empty", "pilot_may_repeat"), True),
    **dict.fromkeys(("destroyed_tokens_return", "draws_when_covered", "fresh_presence"), True),
}
NEWER_DEFAULTS = DEFAULTS | {
    "open_start": "redraw",
    "drop_most": 0,
    "neutral_may_lead": True,
    "neutral_may_decline": True,
}


@rule("RP-Q5", "RP-Q16", "RP-Q41")
def test_what_holds_when_nobody_says_otherwise() -> None:
    """These are all the switches there are; the tests below and in test_switches_scoring.py show each."""
    first = DEFAULTS | {"open_start": "owner", "launches_at_once": True, "splits_ties": False}
    assert REDPLANET.rules("2005", 3).switches == first
    assert REDPLANET.rules("2015", 3).switches == NEWER_DEFAULTS
    assert REDPLANET.rules("2025", 3).switches == NEWER_DEFAULTS | {"layout": "random"}


@rule("RP-Q73")
def test_layout_is_random_or_one_of_the_four_arrangements() -> None:
    """By default the seed decides and all four come up; a letter gives that arrangement's neighbours for sure."""
    rules = REDPLANET.rules("2025", 3)
    assert rules.switches["layout"] == "random"
    assert {REDPLANET.settled(Setup(rules, seed)).switches["layout"] for seed in range(40)} == {"A", "B", "C", "D"}
    for letter in ("A", "B", "C", "D"):
        p = Position("2025", 3, layout=letter)
        drawn = next(layout for layout in p.box.layouts if layout.id == letter)
        edges = {frozenset(edge) for edge in drawn.edges}
        ids = range(len(p.regions))
        near = {frozenset((p.regions[a], p.regions[b])) for a in ids for b in ids if p.s.edition.are_adjacent(a, b)}
        assert near == edges
    with pytest.raises(SetupProblem):
        REDPLANET.rules("2015", 3, {"layout": "A"})  # the other maps are fixed


def first_open_ship(edition: str, way: str) -> Position | None:
    """A newly set up game with an open ship among the first ones, if one of many seeds has it."""
    for seed in range(60):
        p = Position(edition, 4, seed, as_dealt=True, open_start=way)
        if -1 in [p.s.edition.ship_bound[p.s.ship[dock]] for dock in range(3)]:
            return p
    return None


@rule("RP-Q5")
@pytest.mark.parametrize("edition", ALL)
def test_open_start_redraws_open_ships_or_lets_the_owner_pick_or_waits(edition: str) -> None:
    """Redrawn, none is docked; else its astronaut's owner picks before the deal, or the ship has no destination yet."""
    default = REDPLANET.rules(edition, 4).switches["open_start"]
    assert default == ("owner" if edition == "2005" else "redraw")
    assert first_open_ship(edition, "redraw") is None
    p = first_open_ship(edition, "owner")
    assert p is not None
    dock = next(dock for dock in range(4) if p.bound_for(dock) is None)
    owner = next(colour for colour in range(4) if p.aboard(dock, colour))
    assert p.asked() == (owner, "ChooseDestination") and p.view(owner).cards.dealt == [0, 0, 0, 0]
    p.act(owner, "bound", "hellas")
    assert p.bound_for(dock) == "hellas"
    p = first_open_ship(edition, "wait")
    assert p is not None and None in [p.bound_for(dock) for dock in range(4)]
    assert {decision.question for decision in REDPLANET.decisions(p.s)} == {"KeepMission"}


@rule("RP-Q5")
@pytest.mark.parametrize("edition", ALL)
def test_open_start_wait_lets_the_next_boarder_pick_the_destination(edition: str) -> None:
    """An open ship with its first astronaut and no token has waited for whoever boards next."""
    p = Position(edition, 3, open_start="wait").ships("open:5", "", "").crew(0, blue=1)
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0)
    assert p.asked() == (0, "ChooseDestination")


@rule("RP-Q5")
def test_open_start_owner_tells_who_picked_the_destination() -> None:
    """The news names the colour whose astronaut stands there."""
    p = first_open_ship("2005", "owner")
    asked = None if p is None else p.asked()
    assert p is not None and asked is not None
    p.act(asked[0], "bound", "hellas")
    assert p.news(None, "DestinationSet")[0].parts["colour"] == asked[0]


@rule("RP-Q16")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("at_once", [True, False])
def test_launches_at_once_sends_a_full_ship_off_before_the_rest_of_the_card(edition: str, at_once: bool) -> None:
    """The Saboteur fills the only ship: it has departed (default of 2005), or must be destroyed (of the others)."""
    assert REDPLANET.rules(edition, 3).switches["launches_at_once"] is (edition == "2005")
    p = Position(edition, 3, launches_at_once=at_once).ships("hellas:3", "", "").crew(0, blue=2)
    red_plays(p, "saboteur").act(0, "place", 0)
    if at_once:
        assert (p.present("hellas", "red"), p.lost("red")) == (1, 0)
    else:
        assert p.options() == [("destroy", 0)]


@rule("RP-Q10")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("role", ["scientist", "secret_agent", "saboteur", "femme_fatale", "soldier", "pilot"])
def test_effects_optional_lets_a_player_decline_what_follows_the_placement(edition: str, role: str) -> None:
    """By default the second part of the card must be carried out; with the switch it may be left."""
    for optional in (False, True):
        p = Position(edition, 3, effects_optional=optional).ships("hellas:5", "ausonia:5", "")
        red_plays(p.stand("ausonia", red=1, blue=1), role).act(0, "place", 0)
        if role in ("scientist", "secret_agent", "pilot"):
            p.act(0, "place", 1)
        refusal = p.why_not(0, "decline")
        assert (refusal is None) is optional
        if refusal is None:
            p.act(0, "decline")
            assert (p.present("ausonia", "red"), p.present("ausonia", "blue"), p.s.round) == (1, 1, 2)
            assert p.s.drawn[0] == 0 and len(p.s.tokens) == 0
        else:
            assert refusal.reason == "compulsory"


@rule("RP-Q10")
@pytest.mark.parametrize("edition", ["2015", "2025"])
def test_effects_optional_lets_everybody_stay_on_phobos(edition: str) -> None:
    """By default the Soldier must bring down at least one; with the switch none need move."""
    for optional in (False, True):
        p = Position(edition, 3, effects_optional=optional).ships().stand("phobos", red=2).stand("ausonia", blue=1)
        red_plays(p, "soldier").act(0, "kill_at", "ausonia")
        refusal = p.why_not(0, "stop")
        assert (refusal is None) is optional
        assert refusal is None or refusal.reason == "must-move-one"


@rule("RP-Q8")
@pytest.mark.parametrize("edition", ALL)
def test_choice_may_change_until_the_last_has_chosen(edition: str) -> None:
    """By default red may take another card while somebody has not chosen; without the switch a card laid stays."""
    p = Position(edition, 3).act(0, "choose", "pilot").act(0, "choose", "soldier")
    assert p.s.chosen[0] == 7
    p = Position(edition, 3, choice_may_change=False).act(0, "choose", "pilot")
    refusal = p.why_not(0, "choose", "soldier")
    assert p.options(0) == [] and refusal is not None and refusal.reason == "not-asked"


@rule("RP-Q18")
@pytest.mark.parametrize("edition", ALL)
def test_agent_may_pick_full_allows_the_ship_just_filled(edition: str) -> None:
    """By default only ships with a free seat may be launched; with the switch the full one still docked as well."""
    for may, launches in ((False, [1]), (True, [0, 1])):
        p = Position(edition, 3, agent_may_pick_full=may, launches_at_once=False).ships("hellas:3", "ausonia:5", "")
        p.crew(0, blue=2).choose("secret_agent", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
        assert p.things("launch") == launches


@rule("RP-Q19")
@pytest.mark.parametrize("edition", ALL)
def test_agent_may_pick_empty_allows_an_empty_ship(edition: str) -> None:
    """By default the Secret Agent may launch the third ship with nobody on board; without the switch not."""
    for may, launches in ((True, [0, 1, 2]), (False, [0, 1])):
        p = Position(edition, 3, agent_may_pick_empty=may).ships("hellas:5", "ausonia:5", "syrtis_major:5")
        p.choose("secret_agent", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
        assert p.things("launch") == launches
    refusal = p.why_not(0, "launch", 2)
    assert refusal is not None and (refusal.reason, refusal.rule) == ("empty-ship", "RP-Q19")


@rule("RP-Q20")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("explores", [False, True])
def test_empty_ships_explore_the_region_where_they_land(edition: str, explores: bool) -> None:
    """By default an empty ship explores nothing."""
    p = Position(edition, 3, empty_ships_explore=explores).ships("hellas:5", "", "").launched(0)
    p.choose("travel_agent", "travel_agent", "travel_agent")
    assert p.s.round == 2 and p.is_explored("hellas") is explores


@rule("RP-Q22")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("repicks", [False, True])
def test_boarder_repicks_the_destination_of_an_open_ship_with_a_pilots_token(edition: str, repicks: bool) -> None:
    """By default the ship has a destination and the first boarder picks none; with the switch they do."""
    p = Position(edition, 3, boarder_repicks=repicks).ships("open:5", "", "").token(0, "ausonia")
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0)
    assert p.asked() == (0, "ChooseDestination" if repicks else "DestroyShip")
    if repicks:
        p.act(0, "bound", "hellas")
    assert p.bound_for(0) == ("hellas" if repicks else "ausonia")


@rule("RP-Q24")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("returns", "left"), [(False, 1), (True, 2)])
def test_covered_tokens_return_to_the_supply(edition: str, returns: bool, left: int) -> None:
    """By default a covered token stays on the ship and is not available."""
    p = Position(edition, 3, covered_tokens_return=returns).ships("hellas:5", "", "").token(0, "ausonia")
    red_plays(p, "pilot").act(0, "place", 0).act(0, "place", 0).act(0, "redirect", 0)
    p.act(0, "bound", "syrtis_major")
    assert p.s.tokens_left(p.region("ausonia")) == left


@rule("RP-Q25")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("repeats", [True, False])
def test_pilot_may_repeat_the_present_destination(edition: str, repeats: bool) -> None:
    """By default a token for where the ship goes anyway is allowed."""
    p = Position(edition, 3, pilot_may_repeat=repeats).ships("hellas:5", "", "")
    red_plays(p, "pilot").act(0, "place", 0).act(0, "place", 0).act(0, "redirect", 0)
    assert ("hellas" in p.things("bound")) is repeats and "ausonia" in p.things("bound")


@rule("RP-Q26")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("returns", "left"), [(True, 2), (False, 1)])
def test_destroyed_tokens_return_to_the_supply(edition: str, returns: bool, left: int) -> None:
    """By default tokens on a destroyed ship can be used again; without the switch they are out of the game."""
    p = Position(edition, 3, destroyed_tokens_return=returns).ships("hellas:5", "", "").token(0, "ausonia")
    red_plays(p, "saboteur").act(0, "place", 0).act(0, "destroy", 0)
    assert p.s.tokens_left(p.region("ausonia")) == left
    assert p.view(None).tokens_gone[p.region("ausonia")] == 2 - left


@rule("RP-Q36")
@pytest.mark.parametrize("edition", ALL)
def test_fresh_presence_of_the_astronaut_just_placed_allows_the_replacement(edition: str) -> None:
    """By default red, present by this card only, must replace blue there; without the switch the part is skipped."""
    for fresh, replaced in ((True, 1), (False, 0)):
        p = Position(edition, 3, fresh_presence=fresh).ships("hellas:4", "", "").crew(0, blue=2)
        red_plays(p, "femme_fatale").act(0, "place", 0)
        if fresh:
            p.act(0, "replace_at", 0)
        assert p.s.round == 2 and (p.aboard(0, "red"), p.aboard(0, "blue")) == (1 + replaced, 2 - replaced)
