"""Chapter 7: the nine characters. Each is a placement, then what is special about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, Step
from ecliptic.core.state import EVERYBODY
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.attacks import DESTROY_SHIP, KILL_ASTRONAUT, REPLACE_ASTRONAUT
from ecliptic.games.redplanet.rules.moves import LEAVE_PHOBOS, MoveFrom
from ecliptic.games.redplanet.rules.research import DRAW_FOR_NEUTRAL, LOOK_OR_DRAW
from ecliptic.games.redplanet.rules.ships import (
    LAUNCH_FULL_SHIPS,
    PLACE_ASTRONAUT,
    PLACE_ELSEWHERE,
    ChooseDestination,
    PlaceTogether,
    launch,
    why_not_docked,
)
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    DECLINE,
    DIFFERENT_SHIPS,
    DOCKS,
    EXPLORER,
    FEMME_FATALE,
    LAUNCH,
    ONE_SHIP_OR_NONE,
    PILOT,
    RECRUITER,
    REDIRECT,
    REGIONS,
    ROLES,
    SABOTEUR,
    SCIENTIST,
    SECRET_AGENT,
    SOLDIER,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
)


class Resolve(Effect):
    """One colour carries out its character, part by part, from top to bottom: RP-5.7, RP-5.11, RP-5.12."""

    def __init__(self, colour: i64) -> None:
        super().__init__(colour)

    def of(self, arg: i64) -> Step:
        return Resolve(arg)

    def happen(self, s: RedPlanet, seat: i64) -> None:
        s.acting = self.arg
        s.last_resolved = self.arg  # RP-5.22; a skipped turn counts as well: RP-5.24
        s.boarded = NONE
        role = s.chosen[self.arg]
        s.then(seat, FINISH_CHARACTER)
        special(s, seat, role)
        placement(s, seat, role)


class FinishCharacter(Effect):
    """The card is done: ships that it filled are launched now, if they have not left already: RP-6.17."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        LAUNCH_FULL_SHIPS.happen(s, seat)
        s.acting = NONE
        s.boarded = NONE


def placement(s: RedPlanet, seat: i64, role: i64) -> None:
    """The first part of every character: so many astronauts on ships."""
    count = s.edition.place_count[role]
    mode = s.edition.place_mode[role]
    if mode == ONE_SHIP_OR_NONE:
        s.then(seat, SKIP_NOTICE)
        s.then(seat, PlaceTogether(count))
    elif mode == DIFFERENT_SHIPS:
        for _ in range(count - 1):
            s.then(seat, PLACE_ELSEWHERE)
        s.then(seat, PLACE_ASTRONAUT)
    else:
        for _ in range(count):
            s.then(seat, PLACE_ASTRONAUT)


class SkipNotice(Effect):
    """Tell when a placement was skipped, because it is all or nothing and all was not possible: RP-7.63."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        if s.boarded == NONE:
            s.tell(news.PLACEMENT_SKIPPED, EVERYBODY, s.acting, s.chosen[s.acting])


def special(s: RedPlanet, seat: i64, role: i64) -> None:
    """The second part of a character, and the third of the Soldier."""
    if role == RECRUITER:
        s.then(seat, TAKE_BACK_CHARACTERS)
    elif role == EXPLORER:
        s.then(seat, MoveFrom(s.edition.explorer_moves))
    elif role == SCIENTIST:
        s.then(seat, DRAW_FOR_NEUTRAL if s.is_neutral(s.acting) else LOOK_OR_DRAW)
    elif role == SECRET_AGENT:
        s.then(seat, FORCE_LAUNCH)
    elif role == SABOTEUR:
        s.then(seat, DESTROY_SHIP)
    elif role == FEMME_FATALE:
        s.then(seat, REPLACE_ASTRONAUT)
    elif role == SOLDIER:
        s.then(seat, LEAVE_PHOBOS)
        s.then(seat, KILL_ASTRONAUT)
    elif role == PILOT:
        s.then(seat, REDIRECT_SHIP)


class TakeBackCharacters(Effect):
    """The Recruiter: the owner takes all played characters back into hand, this one too: RP-7.1."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        if s.is_neutral(s.acting):
            shuffle_neutrals(s, s.acting)
            return
        for role in range(ROLES):
            s.played[s.acting * ROLES + role] = 0
        s.tell(news.CHARACTERS_TAKEN_BACK, EVERYBODY, s.acting)


def shuffle_neutrals(s: RedPlanet, colour: i64) -> None:
    """A neutral Recruiter goes to the box; the other eight, played or not, make a new deck: RP-14.32."""
    half = colour - 1
    left: i64 = 0
    for role in range(ROLES):
        s.played[colour * ROLES + role] = 0
        if role != RECRUITER:
            s.neutral_deck[half * ROLES + left] = role
            left += 1
    s.neutral_left[half] = left
    s.neutral_recruited[half] = 1
    shuffle_neutral_deck(s, half, 0, left)
    s.tell(news.NEUTRAL_SHUFFLED, EVERYBODY, colour)


def shuffle_neutral_deck(s: RedPlanet, half: i64, bottom: i64, top: i64) -> None:
    """Mix the cards bottom … top - 1 of one neutral deck."""
    first = half * ROLES + bottom
    cards = s.neutral_deck[first : half * ROLES + top]
    s.shuffle(cards)
    for index in range(len(cards)):
        s.neutral_deck[first + index] = cards[index]


class ForceLaunch(Choice):
    """The Secret Agent: one docked ship is launched although it is not full: RP-7.36, RP-7.37, RP-7.40."""

    def __init__(self) -> None:
        super().__init__(LAUNCH, DOCKS, third=DECLINE)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        docked = why_not_docked(s, dock)
        if docked != LEGAL:
            return docked
        if s.free_seats(dock) == 0 and not s.edition.agent_may_pick_full:
            return reasons.NOT_FULL_ONLY
        if s.passengers(dock) == 0 and not s.edition.agent_may_pick_empty:
            return reasons.EMPTY_SHIP
        return LEGAL

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        launch(s, dock)


class RedirectShip(Choice):
    """The Pilot: choose a ship, docked or launched, for a new destination; or swap two tokens: RP-7.89, RP-7.90."""

    def __init__(self) -> None:
        super().__init__(REDIRECT, DOCKS, SWAP, third=DECLINE)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        if dock >= s.docks() or s.ship[dock] == NONE:
            return reasons.NO_SHIP
        return LEGAL if s.any_token_left() else reasons.NO_TOKENS_AT_ALL  # RP-7.97

    def why_other(self, s: RedPlanet, seat: i64) -> i64:
        if not s.edition.swaps_tokens:
            return reasons.NO_SWAPPING  # RP-7.91
        with_token: i64 = 0
        for dock in range(s.docks()):
            if s.top_token(dock) != NONE:
                with_token += 1
        return LEGAL if with_token >= 2 else reasons.NO_TWO_TOKENS

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        s.then(seat, NewDestination(dock))

    def other_chosen(self, s: RedPlanet, seat: i64) -> None:
        s.then(seat, SWAP_TOKENS)


class NewDestination(ChooseDestination):
    """The Pilot's token for this ship; it may cover an earlier one: RP-7.92, RP-7.94."""

    def of(self, arg: i64) -> Step:
        return NewDestination(arg)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        if s.tokens_left(region) == 0:
            return reasons.NO_TOKEN_LEFT
        if not s.edition.pilot_may_repeat and region == s.bound_for(self.arg):
            return reasons.SAME_DESTINATION
        return LEGAL


class SwapTokens(Choice):
    """The first of two ships whose top tokens change places: RP-7.95."""

    def __init__(self) -> None:
        super().__init__(SWAP_FIRST, DOCKS)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        return LEGAL if s.top_token(dock) != NONE else reasons.NO_TOKEN_ON_SHIP

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        s.then(seat, SwapWith(dock))


class SwapWith(Choice):
    """The second of the two ships."""

    def __init__(self, dock: i64) -> None:
        super().__init__(SWAP_SECOND, DOCKS, arg=dock, obvious=True)

    def of(self, arg: i64) -> Step:
        return SwapWith(arg)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        if dock == self.arg:
            return reasons.SAME_SHIP
        return LEGAL if s.top_token(dock) != NONE else reasons.NO_TOKEN_ON_SHIP

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        one, other = s.top_token(self.arg), s.top_token(dock)
        region = s.tokens[one] % REGIONS
        s.tokens[one] = self.arg * REGIONS + s.tokens[other] % REGIONS
        s.tokens[other] = dock * REGIONS + region
        s.tell(news.TOKENS_SWAPPED, EVERYBODY, s.acting, self.arg, dock)


FINISH_CHARACTER: Final = FinishCharacter()
SKIP_NOTICE: Final = SkipNotice()
TAKE_BACK_CHARACTERS: Final = TakeBackCharacters()
FORCE_LAUNCH: Final = ForceLaunch()
REDIRECT_SHIP: Final = RedirectShip()
SWAP_TOKENS: Final = SwapTokens()
