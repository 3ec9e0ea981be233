"""Chapter 4: choosing a character."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ecliptic.core.words import Action, Decision
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
GAMES = (("2005", 3), ("2005", 5), ("2015", 2), ("2015", 6), ("2025", 2), ("2025", 4))
OTHERS = ROLE_NAMES[1:]  # all but the Recruiter


def random_game(edition: str, seats: int, seed: int) -> Iterator[tuple[Position, Decision, Action]]:
    """Each decision of a game played at random, with the action that will be taken when the caller goes on."""
    p = Position(edition, seats, seed, as_dealt=True)
    chance = random.Random(seed)
    while not p.s.over:
        decision = chance.choice([d for d in REDPLANET.decisions(p.s) if not d.optional])
        action = chance.choice(decision.actions)
        yield p, decision, action
        REDPLANET.apply(p.s, decision.seat, action)


def idle_round(p: Position, *roles: str) -> Position:
    """Play a round of characters that can do nothing: no ship is docked, no event card is left."""
    return p.ships().no_events().choose(*roles)


@rule("RP-4.1")
@pytest.mark.parametrize("edition", ALL)
def test_all_choose_one_card_from_hand_at_the_same_time_and_face_down(edition: str) -> None:
    """Everybody is asked at once, in no order, offered the whole hand; others see that a choice was made, not which."""
    p = Position(edition, 3)
    assert list(p.s.waiting()) == [0, 1, 2]
    assert [p.things("choose", seat) for seat in range(3)] == [list(ROLE_NAMES)] * 3
    p.act(2, "choose", "pilot").act(0, "choose", "soldier")
    assert list(p.s.waiting()) == [1]
    pilot, soldier = ROLE_NAMES.index("pilot"), ROLE_NAMES.index("soldier")
    assert [p.view(viewer).chosen for viewer in (None, 0, 1, 2)] == [
        [None, None, None],
        [soldier, None, None],
        [None, None, None],
        [None, None, pilot],
    ]
    assert p.view(1).has_chosen == [True, False, True]
    assert [event.parts for event in p.news(1, "CharacterChosen")] == [
        {"colour": 2, "role": None},
        {"colour": 0, "role": None},
    ]


@rule("RP-4.2")
@pytest.mark.parametrize("edition", ALL)
def test_nobody_may_pass_instead_of_choosing(edition: str) -> None:
    """A choice is the only thing offered, and the game waits for it."""
    p = Position(edition, 3).act(0, "choose", "pilot").act(2, "choose", "pilot")
    assert {verb for verb, _ in p.options(1)} == {"choose"}
    for verb in ("pass", "decline", "stop"):
        assert p.why_not(1, verb) is not None
    assert list(p.s.waiting()) == [1]


@rule("RP-4.3")
@pytest.mark.parametrize("edition", ALL)
def test_several_players_may_choose_the_same_role(edition: str) -> None:
    """A role chosen by others stays on offer, and all of them resolve it."""
    p = Position(edition, 3).ships("hellas:5", "", "").first("red")
    p.act(0, "choose", "recruiter").act(1, "choose", "recruiter")
    assert "recruiter" in p.things("choose", 2)
    p.act(2, "choose", "recruiter")
    for seat in range(3):
        assert p.asked() == (seat, "PlaceAstronaut")
        p.act(seat, "place", 0)
    assert [p.aboard(0, colour) for colour in range(3)] == [1, 1, 1]


@rule("RP-4.4")
@pytest.mark.parametrize("edition", ALL)
def test_a_played_character_cannot_be_chosen_until_the_recruiter_brings_it_back(edition: str) -> None:
    """It is missing round after round, however often one looks, and is there again after the Recruiter."""
    p = Position(edition, 3)
    idle_round(p, "pilot", "pilot", "pilot")
    idle_round(p, "soldier", "soldier", "soldier")
    assert p.things("choose", 1) == [role for role in ROLE_NAMES if role not in ("soldier", "pilot")]
    for role in ("soldier", "pilot"):
        refusal = p.why_not(1, "choose", role)
        assert refusal is not None and (refusal.rule, refusal.reason) == ("RP-4.4", "played-already")
    idle_round(p, "saboteur", "recruiter", "saboteur")
    assert p.things("choose", 1) == list(ROLE_NAMES)
    assert "pilot" not in p.things("choose", 0)


@rule("RP-4.5")
@pytest.mark.parametrize("edition", ALL)
def test_nothing_is_called_before_everybody_has_chosen(edition: str) -> None:
    """With one choice missing no card is turned up; the last choice starts the countdown."""
    p = Position(edition, 4).ships("hellas:5", "", "", "")
    for seat in (3, 1, 0):
        p.act(seat, "choose", "recruiter")
        assert p.asked() is not None and p.news(None, "CharacterRevealed") == []
        assert p.view(None).called == [False] * 4
    p.act(2, "choose", "recruiter")
    assert len(p.news(None, "CharacterRevealed")) == 4


@rule("RP-4.6")
@pytest.mark.parametrize("edition", ALL)
def test_a_choice_may_be_changed_until_the_last_player_has_chosen(edition: str) -> None:
    """It may be changed again and again, nobody waits for that, and after the last choice it is final."""
    p = Position(edition, 3).ships("hellas:5", "", "")
    p.act(0, "choose", "pilot").act(1, "choose", "travel_agent")
    assert list(p.s.waiting()) == [2]
    p.act(0, "choose", "soldier").act(0, "choose", "scientist").act(1, "choose", "saboteur")
    assert list(p.s.waiting()) == [2]
    p.act(2, "choose", "explorer")
    assert p.asked() == (2, "PlaceAstronaut")
    assert all(p.why_not(seat, "choose", "pilot") is not None for seat in range(3))
    p.quietly()
    played = [[role for role in ROLE_NAMES if role not in p.hand(colour)] for colour in ("red", "blue", "yellow")]
    assert played == [["scientist"], ["saboteur"], ["explorer"]]


@rule("RP-X16", "RP-4.7", "RP-4.8")
@pytest.mark.parametrize("edition", ALL)
def test_after_eight_other_roles_only_the_recruiter_is_left_in_round_nine(edition: str) -> None:
    """Eight rounds use up all but the Recruiter; playing it gives all nine back for round 10."""
    p = Position(edition, 3)
    for number, role in enumerate(OTHERS, start=1):
        assert p.s.round == number
        idle_round(p, role, role, role)
    assert p.s.round == 9
    for seat in range(3):
        assert p.options(seat) == [("choose", "recruiter")]
    idle_round(p, "recruiter", "recruiter", "recruiter")
    assert p.s.round == 10
    assert [p.things("choose", seat) for seat in range(3)] == [list(ROLE_NAMES)] * 3


def recruited(p: Position) -> dict[int, int]:
    """For each colour the first round in which its Recruiter was turned up."""
    rounds: dict[int, int] = {}
    number = 0
    for event in p.news(None):
        if event.name == "RoundStarted":
            number += 1
        elif event.name == "CharacterRevealed" and event.parts["role"] == ROLE_NAMES.index("recruiter"):
            rounds.setdefault(event.parts["colour"] or 0, number)
    return rounds


@rule("RP-4.7", "RP-4.8")
@pytest.mark.parametrize(("edition", "seats"), GAMES)
def test_a_hand_is_never_empty_and_everybody_plays_the_recruiter_by_round_nine(edition: str, seats: int) -> None:
    """In whole games, whatever is chosen, each hand has a card for each round and sees its Recruiter in rounds 1-9."""
    for seed in range(20):
        p = Position(edition, seats, seed, as_dealt=True)
        for game, decision, _ in random_game(edition, seats, seed):
            p = game
            if decision.question == "ChooseCharacter":
                colour = p.s.main(decision.seat)
                assert p.hand(colour) == [p.word("role", thing) for _, thing in decision.actions] != []
                if p.s.round == 9 and colour not in recruited(p):
                    assert p.hand(colour) == ["recruiter"]
        assert all(recruited(p)[p.s.main(seat)] <= 9 for seat in range(seats))


@rule("RP-4.9")
@pytest.mark.parametrize("edition", ALL)
def test_the_recruiter_may_be_played_first_of_all_and_again_at_once(edition: str) -> None:
    """No other card need have been played before it, in round 1 or later."""
    p = Position(edition, 3)
    assert p.hand("red") == list(ROLE_NAMES)
    for number in (1, 2, 3):
        assert p.s.round == number and "recruiter" in p.things("choose", 0)
        idle_round(p, "recruiter", "recruiter", "recruiter")
    assert p.hand("red") == list(ROLE_NAMES)
