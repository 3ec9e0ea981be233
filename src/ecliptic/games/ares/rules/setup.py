"""Chapter 2: dealing projects and corporations, the exchange of experienced players, and founding corporations."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.core.state import EVERYBODY, NOBODY, NOTHING_LEARNT, SECRET_SEEN
from ecliptic.games.ares.edition import Edition
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.piles import bit, draw_to_hand, lay_on_discards
from ecliptic.games.ares.rules.playing import add_card
from ecliptic.games.ares.rules.rounds import START_ROUND
from ecliptic.games.ares.rules.solo import shuffle_stack
from ecliptic.games.ares.rules.steps import CardChoice, Effect, Window
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    CARDS,
    DONE,
    EXCHANGE,
    EXPERIENCED,
    FIRST_GAME,
    FOUND,
    PROJECTS,
    SOLO,
    STARTER_CARDS,
    STARTING_HAND,
    TILES,
)


def set_up(edition: Edition, seats: i64, chance: i64) -> Ares:
    """A new game, ready for the first decision: AE-2.12."""
    s = Ares(edition, seats, chance)
    s.news = []
    lay_tiles(s)
    deal_projects(s)
    s.then(NOBODY, START_ROUND)
    s.then(NOBODY, FOUND_CORPORATIONS)
    deal_corporations(s)
    if edition.mode == SOLO:
        shuffle_stack(s)
    s.settle()
    s.learnt = NOTHING_LEARNT
    return s


def lay_tiles(s: Ares) -> None:
    """The nine ocean tiles, shuffled, orange side up: AE-2.4."""
    for space in range(TILES):
        s.tile[space] = space
    s.shuffle(s.tile)


def deal_projects(s: Ares) -> None:
    """Eight cards each; in a first game four of them are starter cards: AE-2.13, AE-2.19 to AE-2.21."""
    first_game = s.edition.set_up == FIRST_GAME
    starters = vec[i64]()
    deck = vec[i64]()
    for card in range(PROJECTS):
        if first_game and s.edition.starter[card] == 1:
            starters = append(starters, card)
        else:
            deck = append(deck, card)
    s.shuffle(starters)
    s.shuffle(deck)
    s.deck = deck
    for seat in range(s.seats):
        if first_game:
            for _ in range(STARTER_CARDS):
                starters, card = pop(starters)
                s.players[seat].take(card)
                s.tell(news.CARD_DRAWN, seat, seat, card)
        draw_to_hand(s, seat, STARTING_HAND - len(s.players[seat].hand))
    for card in starters:
        lay_on_discards(s, card, 0)


def deal_corporations(s: Ares) -> None:
    """Two to choose from; in a first game one starter corporation, without a choice: AE-2.15, AE-2.22."""
    first_game = s.edition.set_up == FIRST_GAME
    corporations = vec[i64]()
    for card in range(PROJECTS, CARDS):
        if not first_game or s.edition.starter[card] == 1:
            corporations = append(corporations, card)
    s.shuffle(corporations)
    for seat in range(s.seats):
        player = s.players[seat]
        for _ in range(1 if first_game else 2):
            corporations, card = pop(corporations)
            player.offers = append(player.offers, card)
            s.tell(news.CORPORATION_DEALT, seat, seat, card)
        if first_game:
            player.corporation = player.offers[0]
    if first_game:
        return
    s.then(NOBODY, CHOOSE_CORPORATIONS)
    if s.edition.set_up == EXPERIENCED:
        s.then(NOBODY, EXCHANGE_MARKED)
        s.together(s.all_seats(), EXCHANGE_CARDS)


# The exchange of experienced players.


class ExchangeCards(Window):
    """Mark any number of cards for the exchange, once, before choosing a corporation: AE-2.24, AE-2.25."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, PROJECTS, certain=True)

    def is_waited_for(self, agenda: Agenda, seat: i64) -> bool:
        assert isinstance(agenda, Ares)
        return agenda.players[seat].done == 0

    def takes(self, verb: i64) -> i64:
        if verb == EXCHANGE:
            return PROJECTS
        return 1 if verb == DONE else 0

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        assert isinstance(agenda, Ares)
        player = agenda.players[seat]
        found = vec[i64]()
        if player.done == 0:
            for card in player.hand:
                found = append(found, EXCHANGE * SPAN + card)
            found = append(found, DONE * SPAN)
        return found

    def why_not(self, s: Ares, seat: i64, verb: i64, thing: i64) -> i64:
        player = s.players[seat]
        if player.done == 1:
            return reasons.SAID_DONE
        return LEGAL if verb == DONE or player.holds(thing) else reasons.NOT_IN_HAND

    def do(self, s: Ares, seat: i64, verb: i64, thing: i64) -> None:
        player = s.players[seat]
        if verb == DONE:
            player.done = 1
        else:
            player.lay_off(thing)
            player.marked = append(player.marked, thing)


class ExchangeMarked(Effect):
    """When all have decided: discards first, then as many new cards, seat by seat, without money: AE-Q41."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.learn(SECRET_SEEN)
        for owner in range(s.seats):
            player = s.players[owner]
            player.done = 0
            for card in player.marked:
                lay_on_discards(s, card, bit(owner))
                s.tell(news.CARD_DISCARDED, owner, owner, card)
            s.tell(news.CARDS_EXCHANGED, EVERYBODY, owner, len(player.marked))
        for owner in range(s.seats):
            player = s.players[owner]
            count = len(player.marked)
            player.marked = vec[i64]()
            draw_to_hand(s, owner, count)


# Corporations.


class ChooseCorporations(Effect):
    """All choose at the same time, in secret: AE-2.18."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.together(s.all_seats(), CHOOSE_CORPORATION)


class ChooseCorporation(CardChoice):
    """Keep one of the two, the hand in view; the choice may be changed until all have chosen: AE-2.15, AE-2.17."""

    def __init__(self) -> None:
        super().__init__(FOUND, CARDS, certain=True)

    def is_waited_for(self, agenda: Agenda, seat: i64) -> bool:
        assert isinstance(agenda, Ares)
        return agenda.players[seat].corporation == NONE

    def cards(self, s: Ares, seat: i64) -> vec[i64]:
        return s.players[seat].offers

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        player = s.players[seat]
        if card not in player.offers:
            return reasons.NOT_DEALT
        if player.corporation == card or (player.corporation != NONE and not s.edition.choice_may_change):
            return reasons.CHOSEN_ALREADY
        return LEGAL

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        s.players[seat].corporation = card
        s.then(seat, CHOOSE_CORPORATION)


class FoundCorporations(Effect):
    """Shown together; then each gives what is printed on it, seat by seat: AE-2.18, AE-2.27, AE-Q32."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.learn(SECRET_SEEN)
        for owner in range(s.seats):
            player = s.players[owner]
            player.offers = vec[i64]()  # the other one leaves the game: AE-2.16
            s.tell(news.CORPORATION_FOUNDED, EVERYBODY, owner, player.corporation)
            found_corporation(s, player)
        for owner in range(s.seats):
            draw_to_hand(s, owner, s.edition.start_draws[s.players[owner].corporation])


def found_corporation(s: Ares, player: Player) -> None:
    """M€, production, stock, tags and effects; nothing reacts to it: AE-2.27 to AE-2.29."""
    player.mc = s.edition.start_mc[player.corporation]
    add_card(s, player, player.corporation)


FOUND_CORPORATIONS: Final = FoundCorporations()
EXCHANGE_CARDS: Final = ExchangeCards()
EXCHANGE_MARKED: Final = ExchangeMarked()
CHOOSE_CORPORATIONS: Final = ChooseCorporations()
CHOOSE_CORPORATION: Final = ChooseCorporation()
