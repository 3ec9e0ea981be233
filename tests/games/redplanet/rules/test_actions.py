"""Chapter 11: action cards, and the moments at which they may be played."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import WINDOW_NAMES
from ecliptic.games.redplanet.rules.actions import PlayAction
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_ACTIONS = ("2015", "2025")
CARDS = ("blocks_of_ice", "rescue_party", "priority_launch", "change_of_plans")


def actions_held(p: Position) -> list[tuple[str, int]]:
    """Action cards in players' areas: card and seat."""
    return [(card, seat) for card in CARDS for seat in range(p.s.seats) if p.s.is_held(p.card(card), seat)]


def with_a_ship(edition: str, *changes: Mapping[str, object]) -> Position:
    """Three players, red first; one ship with no room for three, on which red and blue have an astronaut each."""
    corrections: dict[str, object] | None = {"edition": edition, "actions": [*changes]} if changes else None
    p = Position(edition, 3, corrections=corrections)
    return p.ships("", "hellas:4", "").crew(1, red=1, blue=1).first("red")


def call_all(p: Position, window: str = "end_of_character_step") -> Position:
    """All choose Travel Agents, which are skipped; everybody passes until this window is open."""
    p.choose("travel_agent", "travel_agent", "travel_agent")
    while window_open(p) not in (window, None):
        p.act(p.s.turn, "pass")
    return p


def window_open(p: Position) -> str | None:
    """The moment for which somebody is asked to play a card."""
    choice = p.s.question(p.s.turn)
    return WINDOW_NAMES[choice.arg] if isinstance(choice, PlayAction) else None


@rule("RP-11.1")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_event_deck_starts_with_four_action_cards(edition: str, seats: int) -> None:
    """All four actions of the box lie in the deck when the first round begins."""
    p = Position(edition, seats)
    kinds = [p.s.edition.event_kind[card] for card in p.s.event_deck]
    assert kinds.count(t.ACTION) == len(p.box.actions) == 4


@rule("RP-11.2")
def test_the_first_edition_has_no_action_cards() -> None:
    """No event card is an action, and no round asks anybody to play one, whatever they have drawn."""
    p = Position("2005", 3).hold(0, "fallen_heroes")
    assert p.box.actions == ()
    assert t.ACTION not in [p.s.edition.event_kind[card] for card in range(p.s.edition.events)]
    p.ships("", "", "")
    call_all(p)
    assert p.s.round == 2


@rule("RP-11.3")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_an_action_card_comes_to_a_player_only_when_a_scientist_draws_it(edition: str) -> None:
    """It is never among the cards dealt, and in play no other act than drawing brings one into anybody's area."""
    drawn = 0
    for seed in range(12):
        p, dice = Position(edition, 4, seed, as_dealt=True), random.Random(seed)
        assert all(p.s.place[p.card(card)] == t.IN_DECK for card in CARDS)
        while not p.s.over:
            before = set(actions_held(p))
            decision = next(d for d in REDPLANET.decisions(p.s) if not d.optional)
            action = dice.choice(decision.actions)
            REDPLANET.apply(p.s, decision.seat, action)
            gained = set(actions_held(p)) - before
            assert not gained or action == ("draw", 0)
            assert all(seat == decision.seat for _, seat in gained)
            drawn += len(gained)
    assert drawn > 0


@rule("RP-11.4")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_an_action_card_is_kept_face_down_until_played(edition: str) -> None:
    """The owner knows it; the others see one more face-down card there, as they would for a mission."""
    p = Position(edition, 3).top_event("priority_launch").ships("hellas:5", "", "")
    p.choose("scientist", "pilot", "pilot").act(0, "place", 0).act(0, "place", 0).act(0, "draw")
    card = p.card("priority_launch")
    assert p.view(0).cards.places[card] == t.HELD + 0
    for other in (1, 2, None):
        assert p.view(other).cards.places[card] is None
        assert p.view(other).cards.drawn == [1, 0, 0]


@rule("RP-11.5")
def test_each_action_card_says_at_what_moment_it_may_be_played() -> None:
    """Red holds all four: in each window exactly the card that names it is offered, and the others are untimely."""
    p = with_a_ship("2025").round(10).reserve("red", 19).stand("ausonia", red=1)
    for card in CARDS:
        p.hold(0, card)
    windows = {action.window: action.id for action in p.box.actions}
    p.choose("travel_agent", "travel_agent", "travel_agent")
    for window in WINDOW_NAMES:
        assert window_open(p) == window
        assert p.options() == [("play", windows[window]), ("pass", 0)]
        refusals = [p.why_not(0, "play", card) for card in CARDS if card != windows[window]]
        assert [refusal.reason for refusal in refusals if refusal] == ["wrong-moment"] * 3
        p.act(0, "pass")
    assert p.s.over


@rule("RP-11.6")
def test_an_action_card_stays_face_down_until_its_text_has_it_revealed() -> None:
    """Revealing discoveries and missions does not turn it up; playing it does."""
    p = Position("2015", 3).hold(0, "blocks_of_ice").round(10).quiet_round()
    card = p.card("blocks_of_ice")
    assert p.s.over and p.s.missions_shown == 1
    assert p.view(1).cards.places[card] is None
    p = call_all(Position("2015", 3).hold(0, "blocks_of_ice").round(10).ships(), "start_of_final_scoring")
    assert p.view(1).cards.places[card] is None
    p.act(0, "play", "blocks_of_ice")
    assert p.view(1).cards.places[card] == t.DISCARDED


@rule("RP-11.7")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_what_an_action_card_does_is_read_from_the_box(edition: str) -> None:
    """An owner whose card says five celerium gains five celerium."""
    changed = {"id": "blocks_of_ice", "resource": "celerium", "tokens": 5, "window": "end_of_character_step"}
    p = call_all(with_a_ship(edition, changed).hold(0, "blocks_of_ice"))
    p.act(0, "play", "blocks_of_ice")
    assert p.tokens("red") == {"ice": 0, "sylvanite": 0, "celerium": 5}


@rule("RP-11.8")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_playing_is_optional_and_possible_only_in_the_window_and_only_once(edition: str) -> None:
    """Before the window nobody can play; in it the owner may pass; afterwards the card is no longer theirs."""
    p = with_a_ship(edition).hold(0, "priority_launch")
    before = p.why_not(0, "play", "priority_launch")
    assert before is not None and before.reason == "other-question"
    call_all(p)
    assert p.options(0) == [("play", "priority_launch"), ("pass", 0)]
    passed = p.clone().act(0, "pass")
    assert passed.s.round == 2 and passed.s.is_held(p.card("priority_launch"), 0)
    assert passed.aboard(1, "red") == 1
    p.act(0, "play", "priority_launch").act(0, "launch", 1)
    assert p.s.round == 2 and p.present("hellas", "red") == 1
    p.hold(0, "fallen_heroes").choose("pilot", "pilot", "pilot")
    again = p.why_not(0, "play", "priority_launch")
    assert again is not None and again.reason == "not-your-card"


@rule("RP-11.9", "RP-Q53")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_in_a_window_players_are_asked_clockwise_from_the_first_until_all_have_passed_in_a_row(edition: str) -> None:
    """Who has passed is asked again after another has played, and may play then."""
    changed = {"id": "blocks_of_ice", "window": "end_of_character_step"}
    p = with_a_ship(edition, changed).first("yellow")
    p.hold(2, "blocks_of_ice").hold(0, "fallen_heroes").hold(1, "priority_launch").hold(1, "wide_settlement")
    call_all(p)
    assert p.asked() == (2, "PlayAction")
    p.act(2, "pass")
    assert p.asked() == (0, "PlayAction")
    p.act(0, "pass")
    assert p.asked() == (1, "PlayAction")
    p.act(1, "play", "priority_launch").act(1, "launch", 1)
    assert p.asked() == (2, "PlayAction")
    unused = p.clone()
    for seat in (2, 0, 1):
        assert unused.asked() == (seat, "PlayAction")
        unused.act(seat, "pass")
    assert unused.s.round == 2
    p.act(2, "play", "blocks_of_ice")
    assert p.tokens("yellow")["ice"] == 3


@rule("RP-11.10", "RP-Q54")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_a_played_action_card_is_shown_and_discarded_face_up_for_good(edition: str) -> None:
    """Everybody reads its name; it lies on the discard pile, and an empty deck does not take it back."""
    p = call_all(with_a_ship(edition).no_events().hold(0, "priority_launch"))
    p.act(0, "play", "priority_launch")
    card = p.card("priority_launch")
    for viewer in (0, 1, None):
        assert [event.parts["card"] for event in p.news(viewer, "ActionPlayed")] == [card]
        assert p.view(viewer).cards.places[card] == t.DISCARDED
    p.act(0, "launch", 1)
    p.ships("hellas:5", "", "").attach("ausonia", "radiation")
    p.choose("scientist", "pilot", "pilot").act(0, "place", 0).act(0, "place", 0)
    refusal = p.why_not(0, "draw")
    assert refusal is not None and refusal.reason == "deck-empty"
    assert list(p.s.event_deck) == []


@rule("RP-11.11")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
@pytest.mark.parametrize("card", CARDS)
def test_an_action_card_never_played_is_worth_nothing(edition: str, card: str) -> None:
    """The owner's final score is that of somebody without the card."""
    p = Position(edition, 3).start_mission(0, "phobos_outpost").own("red", sylvanite=4).hold(0, card)
    p.round(10).quiet_round()
    assert p.s.over and p.s.is_held(p.card(card), 0)
    assert p.score("red") == 8


@rule("RP-11.12")
@pytest.mark.parametrize("edition", WITH_ACTIONS)
def test_a_card_may_be_played_in_the_round_in_which_it_was_drawn(edition: str) -> None:
    """Red's Scientist draws Priority Launch and plays it at the end of the same character step."""
    p = Position(edition, 3).top_event("priority_launch").ships("hellas:4", "", "")
    p.choose("scientist", "travel_agent", "travel_agent").act(0, "place", 0).act(0, "place", 0).act(0, "draw")
    assert p.s.round == 1 and p.asked() == (0, "PlayAction")
    p.act(0, "play", "priority_launch").act(0, "launch", 0)
    assert p.present("hellas", "red") == 2
