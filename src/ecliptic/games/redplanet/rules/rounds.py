"""Chapters 3, 4 and 5: the ten rounds, choosing a character, and the countdown."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, Step
from ecliptic.core.state import EVERYBODY, NOBODY, SECRET_SEEN
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.actions import OpenWindow
from ecliptic.games.redplanet.rules.characters import Resolve
from ecliptic.games.redplanet.rules.discoveries import REVEAL_DISCOVERIES
from ecliptic.games.redplanet.rules.production import Produce
from ecliptic.games.redplanet.rules.scoring import FINAL_SCORING
from ecliptic.games.redplanet.rules.ships import DOCK_NEW_SHIPS, LAND_SHIPS
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    AFTER_CHARACTERS,
    AFTER_CHOOSING,
    BEFORE_DISCOVERIES,
    BEFORE_SCORING,
    CHOOSE,
    COLOURS,
    ROLES,
    ROUNDS,
)


def all_seats(s: RedPlanet) -> vec[i64]:
    """Every seat, from the left."""
    seats = vec[i64]()
    for seat in range(s.seats):
        seats = append(seats, seat)
    return seats


class StartRound(Effect):
    """A round: choose, resolve, land, dock new ships, new first player, tracker (RP-3.2, RP-3.3)."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        s.round += 1
        s.tell(news.ROUND_STARTED, EVERYBODY, s.round)
        for colour in range(s.colours):
            s.chosen[colour] = NONE
            s.called[colour] = 0
        s.then(NOBODY, END_ROUND)
        if not s.edition.new_ships_first:
            s.then(NOBODY, DOCK_NEW_SHIPS)
        s.then(NOBODY, LAND_SHIPS)
        s.then(NOBODY, OpenWindow(AFTER_CHARACTERS))
        s.then(NOBODY, Call(0))
        s.then(NOBODY, OpenWindow(AFTER_CHOOSING))
        s.then(NOBODY, CHOOSE_CHARACTERS)
        if s.edition.new_ships_first and s.round > 1:
            s.then(NOBODY, DOCK_NEW_SHIPS)  # RP-3.4, RP-3.11


class ChooseCharacters(Effect):
    """All players choose at the same time; neutral cards are drawn before that: RP-4.1, RP-14.17, RP-14.18."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        if s.is_duel():
            draw_neutral(s, 1)
            draw_neutral(s, 2)
        s.together(all_seats(s), CHOOSE_CHARACTER)


def draw_neutral(s: RedPlanet, colour: i64) -> None:
    """The top card of the neutral deck, seen by its controller only: RP-14.17, RP-15.24."""
    half = colour - 1
    s.neutral_left[half] -= 1
    role = s.neutral_deck[half * ROLES + s.neutral_left[half]]
    s.chosen[colour] = role
    s.learn(SECRET_SEEN)
    s.tell(news.NEUTRAL_DRAWN, s.owner(colour), colour, role)


def why_not_choose(s: RedPlanet, colour: i64, role: i64) -> i64:
    """A character already played is not in hand: RP-4.4."""
    return reasons.PLAYED_ALREADY if s.has_played(colour, role) else LEGAL


class ChooseCharacter(Choice):
    """Choose exactly one character from hand and lay it face down: RP-4.1, RP-4.2."""

    def __init__(self) -> None:
        super().__init__(CHOOSE, ROLES, certain=True)  # a hand is never empty: RP-4.7

    def why(self, s: RedPlanet, seat: i64, role: i64) -> i64:
        return why_not_choose(s, s.main(seat), role)

    def chosen(self, s: RedPlanet, seat: i64, role: i64) -> None:
        s.chosen[s.main(seat)] = role
        s.tell(news.CHARACTER_CHOSEN, seat, s.main(seat), role)
        if s.edition.choice_may_change:
            s.then(seat, CHANGE_CHARACTER)


class ChangeCharacter(Choice):
    """A choice may be changed until the last player has chosen: RP-4.6."""

    def __init__(self) -> None:
        super().__init__(CHOOSE, ROLES, optional=True)

    def why(self, s: RedPlanet, seat: i64, role: i64) -> i64:
        if s.chosen[s.main(seat)] == role:
            return reasons.SAME_CHARACTER
        return why_not_choose(s, s.main(seat), role)

    def chosen(self, s: RedPlanet, seat: i64, role: i64) -> None:
        s.chosen[s.main(seat)] = role
        s.tell(news.CHARACTER_CHANGED, seat, s.main(seat), role)
        s.then(seat, CHANGE_CHARACTER)


class Call(Effect):
    """The first player calls the numbers from this one on, until somebody has one and resolves it: RP-5.1, RP-5.2.

    If nobody has the called number, the next is called: RP-5.8.
    """

    def __init__(self, role: i64) -> None:
        super().__init__(role)

    def of(self, arg: i64) -> Step:
        return Call(arg)

    def happen(self, s: RedPlanet, seat: i64) -> None:
        s.learn(SECRET_SEEN)  # that nobody has a number is news as well
        role = self.arg
        while role < ROLES and not anybody_has(s, role):
            role += 1
        if role == ROLES:
            s.calling = NONE  # every number has been called: RP-5.9, RP-5.10
            return
        s.calling = role
        s.then(NOBODY, CALLS[role + 1])
        turn = s.colours
        while turn > 0:  # planned from the last to the first: what is planned last happens first
            turn -= 1
            colour = s.clockwise(turn)
            if s.chosen[colour] == role:
                s.then(s.owner(colour), Resolve(colour))  # clockwise from the first player: RP-5.6
        reveal(s, role)


def anybody_has(s: RedPlanet, role: i64) -> bool:
    """Somebody has laid down this character."""
    for colour in range(s.colours):
        if s.chosen[colour] == role:
            return True
    return False


def reveal(s: RedPlanet, role: i64) -> None:
    """Every card with this number is turned face up at once, and is no longer in hand: RP-5.4, RP-5.20, RP-5.21."""
    for turn in range(s.colours):
        colour = s.clockwise(turn)
        if s.chosen[colour] == role:
            s.called[colour] = 1
            s.played[colour * ROLES + role] = 1
            s.tell(news.CHARACTER_REVEALED, EVERYBODY, colour, role)


class EndRound(Effect):
    """The last to resolve becomes first player; then the tracker shows what comes next: RP-3.5, RP-3.6, RP-3.14."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        new_first_player(s)
        if s.round < ROUNDS:
            s.then(NOBODY, START_ROUND)
        s.then(NOBODY, NOTE_SCORE)
        if s.round == 5:
            s.then(NOBODY, Produce(1))
        elif s.round == 8:
            s.then(NOBODY, Produce(2))
        elif s.round == ROUNDS:
            s.then(NOBODY, FINAL_SCORING)
            s.then(NOBODY, OpenWindow(BEFORE_SCORING))
            s.then(NOBODY, Produce(3))
            s.then(NOBODY, REVEAL_DISCOVERIES)
            s.then(NOBODY, OpenWindow(BEFORE_DISCOVERIES))


def new_first_player(s: RedPlanet) -> None:
    """Whoever resolved last: RP-5.22, RP-14.22; with the switch of RP-Q58 a neutral leaves it to its controller."""
    first = s.last_resolved
    if not s.edition.neutral_may_lead and s.is_neutral(first):
        first = s.main(s.owner(first))
    if first != s.first:
        s.tell(news.FIRST_PLAYER_CHANGED, EVERYBODY, first)
    s.first = first


class NoteScore(Effect):
    """What everybody can see of the score at the end of a round, for charts."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        for colour in range(s.colours):
            s.token_points[s.round * COLOURS + colour] = s.value_owned(colour)


CHOOSE_CHARACTER: Final = ChooseCharacter()
CHANGE_CHARACTER: Final = ChangeCharacter()
CHOOSE_CHARACTERS: Final = ChooseCharacters()
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
NOTE_SCORE: Final = NoteScore()
CALLS: Final = [Call(role) for role in range(ROLES + 1)]
