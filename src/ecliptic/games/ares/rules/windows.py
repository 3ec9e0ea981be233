"""Chapters 6 and 7: the development phase and the construction phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, SPAN, Agenda
from ecliptic.games.ares.rules import reasons
from ecliptic.games.ares.rules.actions import append_common, finish, resume, why_not_resume
from ecliptic.games.ares.rules.effects import Draw
from ecliptic.games.ares.rules.piles import SELL_CARDS, why_not_sell
from ecliptic.games.ares.rules.playing import play, price_of, why_not_play
from ecliptic.games.ares.rules.steps import Choice, Window
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import DECLINE, DONE, DRAW, GREEN, PLAY, PROJECTS, RESUME, SELL


class DevelopmentPhase(Window):
    """At most one green card from hand: AE-6.1, AE-6.2."""

    def __init__(self) -> None:
        super().__init__(PLAY, PROJECTS, certain=True)

    def is_waited_for(self, agenda: Agenda, seat: i64) -> bool:
        assert isinstance(agenda, Ares)
        player = agenda.players[seat]
        return player.done == 0 and player.plays > 0

    def takes(self, verb: i64) -> i64:
        if verb == PLAY:
            return PROJECTS
        return 1 if verb == SELL or verb == DONE or verb == RESUME else 0

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        assert isinstance(agenda, Ares)
        player = agenda.players[seat]
        found = vec[i64]()
        if player.done == 0:
            if player.plays == 0:
                return may_sell(agenda, seat)
            for card in player.hand:
                if self.why_not_card(agenda, seat, card) == LEGAL:
                    found = append(found, PLAY * SPAN + card)
        return append_common(agenda, seat, found)

    def why_not(self, s: Ares, seat: i64, verb: i64, thing: i64) -> i64:
        player = s.players[seat]
        if verb == SELL:
            return why_not_sell(s, seat)
        if verb == RESUME:
            return why_not_resume(s, seat)
        if player.done == 1:
            return reasons.SAID_DONE
        if player.plays == 0:
            return reasons.NO_PLAY_LEFT
        if verb == DONE:
            return LEGAL
        return self.why_not_card(s, seat, thing) if player.holds(thing) else reasons.NOT_IN_HAND

    def why_not_card(self, s: Ares, seat: i64, card: i64) -> i64:
        """LEGAL, or why this card of the hand cannot be played now."""
        if s.edition.colour[card] != GREEN:
            return reasons.WRONG_COLOUR
        return why_not_play(s, seat, card, price_of(s, seat, card))

    def do(self, s: Ares, seat: i64, verb: i64, thing: i64) -> None:
        if verb == PLAY:
            price = price_of(s, seat, thing)
            s.players[seat].plays -= 1
            s.players[seat].bonus = 0  # for this card only: AE-6.5
            play(s, seat, thing, price)
        elif verb == SELL:
            s.then(seat, SELL_CARDS)
        elif verb == RESUME:
            resume(s, seat)
        else:
            finish(s, seat)


def may_sell(s: Ares, seat: i64) -> vec[i64]:
    """Nothing is left to do but to sell, which nobody waits for."""
    found = vec[i64]()
    return append(found, SELL * SPAN) if why_not_sell(s, seat) == LEGAL else found


class ConstructionPhase(Window):
    """At most one blue or red card; the bonus is a drawn card, or one card more: AE-7.1 to AE-7.3."""

    def __init__(self) -> None:
        super().__init__(PLAY, PROJECTS, certain=True)

    def is_waited_for(self, agenda: Agenda, seat: i64) -> bool:
        assert isinstance(agenda, Ares)
        player = agenda.players[seat]
        return player.done == 0 and player.plays + player.bonus > 0

    def takes(self, verb: i64) -> i64:
        if verb == PLAY:
            return PROJECTS
        return 1 if verb == SELL or verb == DONE or verb == RESUME or verb == DRAW else 0

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        assert isinstance(agenda, Ares)
        player = agenda.players[seat]
        found = vec[i64]()
        if player.done == 0:
            if player.plays + player.bonus == 0:
                return may_sell(agenda, seat)
            for card in player.hand:
                if self.why_not_card(agenda, seat, card) == LEGAL:
                    found = append(found, PLAY * SPAN + card)
            if why_not_draw(agenda, seat) == LEGAL:
                found = append(found, DRAW * SPAN)
        return append_common(agenda, seat, found)

    def why_not(self, s: Ares, seat: i64, verb: i64, thing: i64) -> i64:
        player = s.players[seat]
        if verb == SELL:
            return why_not_sell(s, seat)
        if verb == RESUME:
            return why_not_resume(s, seat)
        if player.done == 1:
            return reasons.SAID_DONE
        if player.plays + player.bonus == 0:
            return reasons.NO_PLAY_LEFT
        if verb == DONE:
            return LEGAL
        if verb == DRAW:
            return why_not_draw(s, seat)
        return self.why_not_card(s, seat, thing) if player.holds(thing) else reasons.NOT_IN_HAND

    def why_not_card(self, s: Ares, seat: i64, card: i64) -> i64:
        """LEGAL, or why this card of the hand cannot be played now."""
        if s.edition.colour[card] == GREEN:
            return reasons.WRONG_COLOUR
        return why_not_play(s, seat, card, price_of(s, seat, card))

    def do(self, s: Ares, seat: i64, verb: i64, thing: i64) -> None:
        player = s.players[seat]
        if verb == PLAY:
            if player.plays > 0:
                player.plays -= 1
            else:
                player.bonus = 0  # one card more instead of the drawn one: AE-7.6
            play(s, seat, thing, price_of(s, seat, thing))
        elif verb == DRAW:
            take_bonus(s, seat)
        elif verb == SELL:
            s.then(seat, SELL_CARDS)
        elif verb == RESUME:
            resume(s, seat)
        else:
            leave_construction(s, seat)


def why_not_draw(s: Ares, seat: i64) -> i64:
    """Whoever chose the phase may draw, before or after playing, or without playing at all: AE-7.4, AE-7.10, AE-Q9."""
    player = s.players[seat]
    if player.bonus == 0:
        return reasons.NO_BONUS
    return LEGAL if s.edition.draw_without_play or player.has_played == 1 else reasons.DRAW_NEEDS_PLAY


def take_bonus(s: Ares, seat: i64) -> None:
    """Draw a card instead of playing one more."""
    s.players[seat].bonus = 0
    s.then(seat, DRAW_ONE)


def leave_construction(s: Ares, seat: i64) -> None:
    """Whoever leaves with the bonus unused is given the card; only one who wants to be asked may decline: AE-Q9."""
    finish(s, seat)
    if why_not_draw(s, seat) == LEGAL:
        if s.edition.ask_everything:
            s.then(seat, DRAW_OR_NOT)
        else:
            take_bonus(s, seat)


class DrawOrNot(Choice):
    """The bonus of the construction phase is an offer: AE-7.3, AE-Q9."""

    def __init__(self) -> None:
        super().__init__(DRAW, 1, DECLINE)

    def chosen(self, s: Ares, seat: i64, thing: i64) -> None:
        take_bonus(s, seat)


DEVELOPMENT_PHASE: Final = DevelopmentPhase()
CONSTRUCTION_PHASE: Final = ConstructionPhase()
DRAW_OR_NOT: Final = DrawOrNot()
DRAW_ONE: Final = Draw(1)
