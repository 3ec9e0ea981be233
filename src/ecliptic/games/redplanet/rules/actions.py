"""Chapter 11: action cards, and the moments at which they may be played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, Step
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.ships import launch, why_not_docked
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    CHOOSE,
    CHOOSE_AGAIN,
    COLOURS,
    DISCARDED,
    DOCKS,
    EVENTS,
    GAIN_TOKENS,
    KINDS,
    LAUNCH,
    LAUNCH_OWN,
    PASS,
    PLAY,
    REGIONS,
    RESCUE,
    RESCUE_AT,
    RESCUE_MORE,
    ROLES,
    STOP,
)


class OpenWindow(Effect):
    """A moment for action cards: all are asked clockwise from the first player: RP-11.5, RP-11.9."""

    def __init__(self, window: i64) -> None:
        super().__init__(window)

    def of(self, arg: i64) -> Step:
        return OpenWindow(arg)

    def happen(self, s: RedPlanet, seat: i64) -> None:
        s.passes = 0
        s.turn = s.owner(s.first)
        ask_next(s, self.arg)


def ask_next(s: RedPlanet, window: i64) -> None:
    """Ask the next seat, until all have passed in a row: RP-11.9.

    Who cannot hold such a card, as everybody knows, is passed over: an action card is obtained only by the Scientist
    (RP-11.3), and a played one lies open (RP-11.10). So asking tells nobody anything.
    """
    while s.passes < s.seats:
        if s.drawn[s.turn] > 0 and is_about(s, window):
            s.then(s.turn, PlayAction(window))
            return
        s.passes += 1
        s.turn = (s.turn + 1) % s.seats


def is_about(s: RedPlanet, window: i64) -> bool:
    """An action card for this moment has not been played yet."""
    for card in range(s.edition.first_action, s.edition.events):
        if s.edition.timing[card] == window and s.place[card] != DISCARDED:
            return True
    return False


class PlayAction(Choice):
    """Play an action card whose moment this is, or pass: RP-11.8."""

    def __init__(self, window: i64) -> None:
        super().__init__(PLAY, EVENTS, PASS, window)

    def of(self, arg: i64) -> Step:
        return PlayAction(arg)

    def why(self, s: RedPlanet, seat: i64, card: i64) -> i64:
        if card < s.edition.first_action or not s.is_held(card, seat):
            return reasons.NOT_YOUR_CARD
        if s.edition.timing[card] != self.arg:
            return reasons.WRONG_MOMENT
        return LEGAL if can_do(s, seat, card) else reasons.NO_EFFECT_NOW

    def first_thing(self, s: RedPlanet) -> i64:
        return s.edition.first_action

    def chosen(self, s: RedPlanet, seat: i64, card: i64) -> None:
        s.place[card] = DISCARDED  # shown, carried out, discarded face up: RP-11.10
        s.drawn[seat] -= 1
        s.passes = 0
        s.turn = (seat + 1) % s.seats
        s.learn(SECRET_SEEN)
        s.tell(news.ACTION_PLAYED, EVERYBODY, s.main(seat), card)
        s.then(seat, AskNext(self.arg))
        carry_out(s, seat, card)

    def other_chosen(self, s: RedPlanet, seat: i64) -> None:
        s.passes += 1
        s.turn = (seat + 1) % s.seats
        ask_next(s, self.arg)


class AskNext(Effect):
    """Go on asking after a card was played."""

    def __init__(self, window: i64) -> None:
        super().__init__(window)

    def of(self, arg: i64) -> Step:
        return AskNext(arg)

    def happen(self, s: RedPlanet, seat: i64) -> None:
        ask_next(s, self.arg)


def can_do(s: RedPlanet, seat: i64, card: i64) -> bool:
    """The card would do something now."""
    effect = s.edition.effect[card]
    colour = s.main(seat)
    if effect == RESCUE:
        return s.lost[colour] > 0 and stands_on_mars(s, colour)
    if effect == LAUNCH_OWN:
        for dock in range(s.docks()):
            if s.is_docked(dock) and s.aboard(dock, colour) > 0:
                return True
        return False
    if effect == CHOOSE_AGAIN:
        return characters_in_hand(s, colour) > 1
    return True


def stands_on_mars(s: RedPlanet, colour: i64) -> bool:
    """The colour has an astronaut in a region of Mars."""
    for region in range(REGIONS):
        if s.edition.on_mars(region) and s.astronauts(region, colour) > 0:
            return True
    return False


def characters_in_hand(s: RedPlanet, colour: i64) -> i64:
    """Characters not yet played, the one laid down included."""
    count: i64 = 0
    for role in range(ROLES):
        if not s.has_played(colour, role):
            count += 1
    return count


def carry_out(s: RedPlanet, seat: i64, card: i64) -> None:
    """What the card says: RP-11.7."""
    effect = s.edition.effect[card]
    if effect == GAIN_TOKENS:
        kind, count = s.edition.resource[card], s.edition.amount[card]
        s.owned[s.main(seat) * KINDS + kind] += count
        s.tell(news.TOKENS_GAINED, EVERYBODY, s.main(seat), count, kind)
    elif effect == RESCUE:
        s.then(seat, RescueAt(s.edition.amount[card]))
    elif effect == LAUNCH_OWN:
        s.then(seat, LAUNCH_OWN_SHIP)
    elif effect == CHOOSE_AGAIN:
        s.then(seat, CHOOSE_ANOTHER)


class RescueAt(Choice):
    """Own lost astronauts return to one region of Mars where the colour already stands."""

    def __init__(self, most: i64) -> None:
        super().__init__(RESCUE_AT, REGIONS, arg=most)

    def of(self, arg: i64) -> Step:
        return RescueAt(arg)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        if not s.edition.on_mars(region):
            return reasons.NOT_ON_MARS
        return LEGAL if s.astronauts(region, s.main(seat)) > 0 else reasons.NOT_PRESENT

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        rescue(s, s.main(seat), region)
        if self.arg > 1:
            s.then(seat, RescueMore(region * REGIONS + self.arg - 1))


def rescue(s: RedPlanet, colour: i64, region: i64) -> None:
    """One astronaut comes back from the lost; only a card can do that: RP-1.40."""
    s.lost[colour] -= 1
    s.present[region * COLOURS + colour] += 1
    s.tell(news.ASTRONAUT_RESCUED, EVERYBODY, colour, region)


def rescued_to(region_and_left: i64) -> tuple[i64, i64]:
    """What the argument of `RescueMore` holds: the region, and how many may still come back."""
    return region_and_left // REGIONS, region_and_left % REGIONS


class RescueMore(Choice):
    """Another one to the same region, or stop; the argument holds the region and how many are left."""

    def __init__(self, region_and_left: i64) -> None:
        super().__init__(RESCUE_MORE, 1, STOP, region_and_left)

    def of(self, arg: i64) -> Step:
        return RescueMore(arg)

    def why(self, s: RedPlanet, seat: i64, thing: i64) -> i64:
        return LEGAL if s.lost[s.main(seat)] > 0 else reasons.NONE_LOST

    def chosen(self, s: RedPlanet, seat: i64, thing: i64) -> None:
        region, left = rescued_to(self.arg)
        rescue(s, s.main(seat), region)
        if left > 1:
            s.then(seat, RescueMore(region * REGIONS + left - 1))


class LaunchOwnShip(Choice):
    """Launch one docked ship that carries an own astronaut."""

    def __init__(self) -> None:
        super().__init__(LAUNCH, DOCKS)

    def why(self, s: RedPlanet, seat: i64, dock: i64) -> i64:
        docked = why_not_docked(s, dock)
        if docked != LEGAL:
            return docked
        return LEGAL if s.aboard(dock, s.main(seat)) > 0 else reasons.NOT_PRESENT

    def chosen(self, s: RedPlanet, seat: i64, dock: i64) -> None:
        launch(s, dock)


class ChooseAnother(Choice):
    """Lay down another character from hand instead of the chosen one."""

    def __init__(self) -> None:
        super().__init__(CHOOSE, ROLES)

    def why(self, s: RedPlanet, seat: i64, role: i64) -> i64:
        colour = s.main(seat)
        if s.has_played(colour, role):
            return reasons.PLAYED_ALREADY
        return reasons.SAME_CHARACTER if s.chosen[colour] == role else LEGAL

    def chosen(self, s: RedPlanet, seat: i64, role: i64) -> None:
        s.chosen[s.main(seat)] = role
        s.tell(news.CHARACTER_CHANGED, seat, s.main(seat), role)


LAUNCH_OWN_SHIP: Final = LaunchOwnShip()
CHOOSE_ANOTHER: Final = ChooseAnother()
