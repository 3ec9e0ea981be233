"""Chapter 14b: playing the two-player variant.

Red and neutral blue belong to seat 0, neutral yellow and green to seat 1.
"""

from __future__ import annotations

import random

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_DUEL = ("2015", "2025")


def duel(edition: str, blue: str, yellow: str = "travel_agent", seed: int = 1) -> Position:
    """Empty docks, red first, and these neutral cards drawn."""
    return Position(edition, 2, seed).ships().first("red").neutral("blue", blue).neutral("yellow", yellow)


def role(name: str) -> int:
    """The number of a role."""
    return ROLE_NAMES.index(name)


@rule("RP-14.17")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_each_player_first_takes_the_top_neutral_card_and_only_they_see_it(edition: str) -> None:
    """When the choice of characters is asked for, the top cards have left both decks; each seat knows its own."""
    p = Position(edition, 2, as_dealt=True)
    top = [p.s.neutral_deck[8], p.s.neutral_deck[t.ROLES + 8]]
    p.act(0, "keep", p.things("keep", 0)[0]).act(1, "keep", p.things("keep", 1)[0])
    assert {decision.question for decision in REDPLANET.decisions(p.s)} == {"ChooseCharacter"}
    assert list(p.s.chosen)[1:3] == top and p.view(None).neutral_left == [8, 8]
    assert [event.parts["role"] for event in p.news(0, "NeutralDrawn")] == [top[0], None]
    assert [event.parts["role"] for event in p.news(1, "NeutralDrawn")] == [None, top[1]]
    assert [event.parts["role"] for event in p.news(None, "NeutralDrawn")] == [None, None]
    p.ships().choose("travel_agent", "travel_agent").quietly()
    assert (p.s.round, p.view(None).neutral_left) == (2, [7, 7])


@rule("RP-14.18")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_the_main_character_is_chosen_knowing_the_own_neutral_card_but_not_the_other(edition: str) -> None:
    """At the choice seat 0 sees blue's card and not yellow's, whatever yellow's is; seat 1 the reverse."""
    p = duel(edition, "pilot", "scientist")
    assert [decision.question for decision in REDPLANET.decisions(p.s)] == ["ChooseCharacter"] * 2
    assert p.view(0).chosen == [None, role("pilot"), None, None]
    assert p.view(1).chosen == [None, None, role("scientist"), None]
    other = p.clone().neutral("yellow", "saboteur")
    assert p.view(0) == other.view(0) and p.view(1) != other.view(1)


@rule("RP-14.19")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_the_neutral_card_is_not_chosen_and_cannot_be_exchanged(edition: str) -> None:
    """Choosing, changing one's mind and Change of Plans all concern the main colour only."""
    p = duel(edition, "pilot").hold(0, "change_of_plans")
    p.act(0, "choose", "soldier").act(0, "choose", "explorer").act(1, "choose", "travel_agent")
    assert (p.s.chosen[0], p.s.chosen[1]) == (role("explorer"), role("pilot"))
    p.act(0, "play", "change_of_plans").act(0, "choose", "secret_agent")
    revealed = [(event.parts["colour"], event.parts["role"]) for event in p.news(1, "CharacterRevealed")]
    assert (0, role("secret_agent")) in revealed and (1, role("pilot")) in revealed


@rule("RP-14.20")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_each_round_four_characters_are_resolved_two_per_player_each_at_its_number(edition: str) -> None:
    """The neutral cards are called in their places among the main ones."""
    p = duel(edition, "saboteur", "pilot").ships("hellas:5", "ausonia:5", "", "").choose("soldier", "recruiter")
    order: list[int] = []
    while p.s.round == 1:
        if not order or order[-1] != p.s.acting:
            order.append(p.s.acting)
        decision = REDPLANET.decisions(p.s)[0]
        REDPLANET.apply(p.s, decision.seat, decision.actions[0])
    assert order == [p.colour(name) for name in ("green", "blue", "red", "yellow")]
    revealed = [event.parts["role"] for event in p.news(None, "CharacterRevealed")]
    assert revealed == [role(name) for name in ("recruiter", "saboteur", "soldier", "pilot")]


@rule("RP-14.21")
@pytest.mark.parametrize("edition", WITH_DUEL)
@pytest.mark.parametrize("first", ["red", "blue", "yellow", "green"])
def test_each_colour_has_its_own_seat_main_neutral_neutral_main(edition: str, first: str) -> None:
    """With four equal roles they resolve clockwise from the first colour, each asked of its controller."""
    p = duel(edition, "pilot", "pilot").ships("hellas:5", "ausonia:5", "", "").first(first).choose("pilot", "pilot")
    order: list[tuple[int, int]] = []
    while p.s.round == 1:
        asked = p.asked()
        assert asked is not None
        if not order or order[-1] != (p.s.acting, asked[0]):
            order.append((p.s.acting, asked[0]))
        p.act(asked[0], *p.options()[0])
    start = p.colour(first)
    assert order == [((start + turn) % 4, ((start + turn) % 4) // 2) for turn in range(4)]
    assert p.s.first == (start + 3) % 4


@rule("RP-14.22", "RP-Q58")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_a_neutral_colour_can_be_first_and_its_controller_does_the_work(edition: str) -> None:
    """By its astronaut on the leftmost ship or by resolving last; then its controller is asked first in a window."""
    starts = {p.s.first for p in (Position(edition, 2, seed, as_dealt=True) for seed in range(30))}
    assert starts == {0, 1, 2, 3}
    p = duel(edition, "saboteur", "pilot").ships("hellas:3", "", "", "").choose("explorer", "explorer").quietly()
    assert p.s.first == p.colour("yellow")
    p.hold(0, "priority_launch").hold(1, "fallen_heroes").ships()
    p.neutral("blue", "travel_agent").neutral("yellow", "travel_agent").choose("travel_agent", "travel_agent")
    assert p.asked() == (1, "PlayAction")
    p.act(1, "pass")
    assert p.asked() == (0, "PlayAction")
    revealed = p.news(None, "CharacterRevealed")
    p.act(0, "pass")
    order = [event.parts["colour"] for event in p.news(None, "CharacterRevealed")[len(revealed) :]]
    assert order == [p.colour(name) for name in ("yellow", "green", "red", "blue")]


@rule("RP-14.23", "RP-14.24")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_the_controller_decides_for_the_neutral_colour_which_uses_its_own_pieces(edition: str) -> None:
    """Seat 0 places blue astronauts and moves blue ones only; red's reserve and red's presence do not count."""
    p = duel(edition, "explorer").ships("hellas:5", "", "", "")
    p.stand("ausonia", blue=1).stand("mare_serpentis", red=1).choose("travel_agent", "travel_agent")
    refusal = p.why_not(1, "place", 0)
    assert p.asked() == (0, "PlaceAstronaut") and refusal is not None and refusal.reason == "not-asked"
    p.act(0, "place", 0)
    assert (p.aboard(0, "blue"), p.aboard(0, "red")) == (1, 0)
    assert (p.in_reserve("blue"), p.in_reserve("red")) == (20, 21)
    assert p.things("move_from") == ["ausonia"]
    p.act(0, "move_from", "ausonia").act(0, "move_to", "syrtis_major")
    assert (p.present("syrtis_major", "blue"), p.present("mare_serpentis", "red")) == (1, 1)
    p = duel(edition, "pilot").ships("hellas:4", "", "", "").crew(0, green=2).reserve("blue", 1)
    p.choose("travel_agent", "travel_agent").act(0, "place", 0)
    assert p.asked() == (0, "RedirectShip") and p.in_reserve("red") == 22  # blue had but one to place


@rule("RP-14.25")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_the_neutral_and_the_main_colour_of_one_player_may_attack_each_other(edition: str) -> None:
    """Blue's Femme Fatale may replace red astronauts, and red's Soldier may kill blue ones."""
    p = duel(edition, "femme_fatale").stand("ausonia", blue=2, red=1).choose("soldier", "travel_agent")
    p.act(0, "replace_at", "ausonia")
    assert (p.present("ausonia", "blue"), p.present("ausonia", "red"), p.lost("red")) == (3, 0, 1)
    p.act(0, "kill_at", "ausonia")
    assert (p.present("ausonia", "blue"), p.lost("blue")) == (2, 1)


@rule("RP-14.26")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_neutral_effects_are_compulsory_even_when_they_harm_the_controller(edition: str) -> None:
    """Blue's Saboteur must destroy the only docked ship although it carries three of red's astronauts."""
    p = duel(edition, "saboteur").ships("hellas:5", "", "", "").crew(0, red=3).choose("pilot", "travel_agent")
    p.act(0, "place", 0)
    assert p.options() == [("destroy", 0)]
    refusal = p.why_not(0, "decline")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("compulsory", "RP-5.13")
    p.act(0, "destroy", 0)
    assert (p.lost("red"), p.lost("blue")) == (3, 1)


@rule("RP-E6")
def test_a_neutral_soldier_must_kill_its_controllers_main_astronaut_if_no_other_is_in_reach() -> None:
    """In outer regions and on Phobos stand only red ones; inner Hellas does not help; seat 0 must kill a red one."""
    p = duel("2025", "soldier").stand("ausonia", red=2).stand("phobos", red=1).stand("hellas", green=1)
    p.choose("pilot", "travel_agent")
    assert p.options() == [("kill_at", "ausonia"), ("kill_at", "phobos")]
    assert p.why_not(0, "decline") is not None
    p.act(0, "kill_at", "ausonia")
    assert (p.present("ausonia", "red"), p.lost("red"), p.lost("green")) == (1, 1, 0)


@rule("RP-E7")
@pytest.mark.parametrize("victim", ["red", "blue"])
def test_a_neutral_soldier_must_kill_one_of_its_controllers_two_colours_if_only_they_are_in_reach(victim: str) -> None:
    """Red and blue stand in Hellas; one of them must die, and seat 0 chooses which."""
    p = duel("2015", "soldier").stand("hellas", red=1, blue=1).stand("syrtis_major", green=1)
    p.choose("pilot", "travel_agent")
    assert p.options() == [("kill_at", "hellas")] and p.why_not(0, "decline") is not None
    p.act(0, "kill_at", "hellas")
    assert p.options(0) == [("kill", "red"), ("kill", "blue")]
    p.act(0, "kill", victim)
    assert [p.lost(colour) for colour in ("red", "blue", "green")] == [victim == "red", victim == "blue", 0]


@rule("RP-14.27")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_played_neutral_cards_lie_face_up(edition: str) -> None:
    """From the round in which it was called on, everybody sees the card among blue's played ones."""
    p = duel(edition, "saboteur")
    assert p.view(1).played[1] == []
    p.choose("travel_agent", "travel_agent")
    assert p.s.round == 2
    assert [p.view(viewer).played[1] for viewer in (0, 1, None)] == [[role("saboteur")]] * 3


@rule("RP-14.28", "RP-Q60")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_a_neutral_scientist_places_and_then_its_controller_draws_and_cannot_look(edition: str) -> None:
    """Although a discovery lies on the map, the top card is drawn at once; with an empty deck nothing follows."""
    p = duel(edition, "scientist").ships("hellas:4", "", "", "").attach("ausonia", "radiation").top_event("lichens")
    p.choose("travel_agent", "travel_agent")
    empty = p.clone().no_events().act(0, "place", 0).act(0, "place", 0)
    assert empty.s.round == 2
    p.act(0, "place", 0).act(0, "place", 0)
    assert p.asked() == (0, "AttachOrBox") and p.s.drawing == p.card("lichens")
    refusal = p.why_not(0, "look", "ausonia")
    assert refusal is not None and refusal.reason == "other-question"
    assert not p.s.knows(0, p.card("radiation"))


@rule("RP-14.29")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_a_discovery_drawn_by_a_neutral_scientist_may_be_attached_or_go_to_the_box(edition: str) -> None:
    """Free outer regions are offered, and the box; covered and inner regions are not."""
    p = duel(edition, "scientist").attach("ausonia", "radiation").top_event("lichens")
    p.choose("travel_agent", "travel_agent")
    outer = [region.id for region in p.box.regions if region.kind == "outer" and region.id != "ausonia"]
    assert p.things("attach") == outer and ("box", 0) in p.options()
    boxed = p.clone().act(0, "box")
    assert boxed.s.place[p.card("lichens")] == t.BOXED
    p.act(0, "attach", outer[0])
    assert p.s.discovery_at(p.region(outer[0])) == p.card("lichens")


@rule("RP-14.30", "RP-14.31")
@pytest.mark.parametrize("edition", WITH_DUEL)
@pytest.mark.parametrize("card", ["fallen_heroes", "blocks_of_ice"])
def test_a_mission_or_action_drawn_by_a_neutral_scientist_goes_to_the_box_unseen(edition: str, card: str) -> None:
    """It can be neither attached nor kept, the opponent never learns which it was, and blue holds nothing."""
    p = duel(edition, "scientist").no_events().top_event(card).choose("travel_agent", "travel_agent")
    assert p.options() == [("box", 0)]
    refusal = p.why_not(0, "attach", "ausonia")
    assert refusal is not None and refusal.rule == "RP-14.30"
    p.act(0, "box")
    assert (p.s.place[p.card(card)], list(p.s.drawn)[:2]) == (t.BOXED, [0, 0])
    assert [event.parts["card"] for event in p.news(1, "EventBoxed")] == [None]
    assert p.view(1).cards.places[p.card(card)] is None and p.view(0).cards.places[p.card(card)] == t.BOXED


@rule("RP-X21", "RP-14.32")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_a_neutral_recruiter_goes_to_the_box_and_the_other_eight_make_a_new_deck(edition: str) -> None:
    """In round 4 its astronaut is placed first; three played and five unplayed cards become a deck of eight."""
    p = Position(edition, 2)
    for number, skipped in enumerate(["travel_agent", "pilot", "secret_agent"]):
        p.ships().choose(skipped, skipped)
        if p.s.round == number + 1:  # a neutral Scientist has drawn a card
            p.quietly()
    p.ships("hellas:5", "", "", "").neutral("blue", "recruiter")
    assert (p.s.round, len(p.view(1).played[1]), p.s.neutral_left[0]) == (4, 3, 5)
    p.choose("soldier", "soldier")
    assert p.asked() == (0, "PlaceAstronaut") and p.s.neutral_left[0] == 5
    p.act(0, "place", 0)
    assert p.aboard(0, "blue") == 1
    assert sorted(list(p.s.neutral_deck)[:8]) == list(range(1, 9)) and p.s.neutral_left[0] == 8
    assert p.view(1).played[1] == [] and len(p.news(1, "NeutralShuffled")) == 1
    drawn = []
    while not p.s.over:
        p.quietly()
        if not p.s.over:
            drawn.append(p.s.chosen[1])
    assert len(set(drawn)) == 6 and role("recruiter") not in drawn and p.s.neutral_left[0] == 2


@rule("RP-14.33", "RP-14.34")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_each_neutral_recruiter_appears_exactly_once_in_rounds_four_to_nine_and_no_deck_runs_out(edition: str) -> None:
    """In random games: one shuffle for each neutral colour, all six rounds occur, and a card is drawn every round."""
    rounds: set[int] = set()
    for seed in range(25):
        p, dice = Position(edition, 2, seed, as_dealt=True), random.Random(seed)
        while not p.s.over:
            decision = next(d for d in REDPLANET.decisions(p.s) if not d.optional)
            REDPLANET.apply(p.s, decision.seat, dice.choice(decision.actions))
            assert min(p.s.neutral_left) >= 0
        story = [event for event in p.news(None) if event.name in ("RoundStarted", "NeutralShuffled")]
        shuffles = [at for at, event in enumerate(story) if event.name == "NeutralShuffled"]
        assert {story[at].parts["colour"] for at in shuffles} == {1, 2} and len(shuffles) == 2
        rounds |= {sum(event.name == "RoundStarted" for event in story[:at]) for at in shuffles}
        assert len(p.news(None, "NeutralDrawn")) == 2 * 10
    assert rounds == {4, 5, 6, 7, 8, 9}
