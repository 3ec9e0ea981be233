"""The Scientist: look at a discovery, or draw an event card; attaching discoveries (chapter 9a)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.redplanet.rules import news, reasons
from ecliptic.games.redplanet.rules.steps import Choice, Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    ATTACH,
    ATTACHED,
    BOX,
    BOXED,
    COLOURS,
    DECLINE,
    DISCARDED,
    DISCOVERY,
    DRAW,
    DRAWN,
    HELD,
    IN_DECK,
    LOOK,
    REGIONS,
)


class LookOrDraw(Choice):
    """Look at one discovery on the map, or draw the top event card: RP-7.23, RP-7.24, RP-7.32."""

    def __init__(self) -> None:
        super().__init__(LOOK, REGIONS, DRAW, third=DECLINE)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        return LEGAL if s.discovery_at(region) != NONE else reasons.NO_DISCOVERY_HERE

    def why_other(self, s: RedPlanet, seat: i64) -> i64:
        if not s.edition.draws_when_covered and free_outer_regions(s) == 0:
            return reasons.ALL_COVERED  # RP-Q32
        return LEGAL if can_draw(s) else reasons.DECK_EMPTY

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        look(s, seat, region)

    def other_chosen(self, s: RedPlanet, seat: i64) -> None:
        card = draw_event(s, seat)
        if s.edition.event_kind[card] != DISCOVERY:
            keep(s, seat, card)
        elif free_outer_regions(s) > 0:
            s.then(seat, ATTACH_DISCOVERY)
        else:
            discard_discovery(s, card)
            s.then(seat, LOOK_AT_DISCOVERY)  # RP-7.30, RP-7.31


def can_draw(s: RedPlanet) -> bool:
    """The event deck has a card; discards do not return unless the group says so: RP-7.33."""
    return len(s.event_deck) > 0 or (s.edition.discards_return and any_discarded(s))


def any_discarded(s: RedPlanet) -> bool:
    """An event card lies face up on the discard pile."""
    for card in range(s.edition.events):
        if s.place[card] == DISCARDED:
            return True
    return False


def draw_event(s: RedPlanet, seat: i64) -> i64:
    """The top event card, seen by this seat only."""
    if len(s.event_deck) == 0:
        return_discards(s)
    s.event_deck, card = pop(s.event_deck)
    s.place[card] = DRAWN + seat
    s.drawing = card
    s.show_to(seat, card)
    s.learn(SECRET_SEEN)
    s.tell(news.EVENT_DRAWN, seat, s.acting, card)
    return card


def return_discards(s: RedPlanet) -> None:
    """The discarded event cards become the deck again."""
    deck = vec[i64]()
    for card in range(s.edition.events):
        if s.place[card] == DISCARDED:
            s.place[card] = IN_DECK
            forget(s, card)
            deck = append(deck, card)
    s.shuffle(deck)
    s.event_deck = deck


def forget(s: RedPlanet, card: i64) -> None:
    """Nobody knows any more where this card lies."""
    for seat in range(s.seats):
        s.seen[card * COLOURS + seat] = 0


def keep(s: RedPlanet, seat: i64, card: i64) -> None:
    """A mission or an action card is kept face down; others do not see which: RP-7.28, RP-7.29, RP-15.17."""
    s.drawing = NONE
    s.place[card] = HELD + seat
    s.drawn[seat] += 1
    s.tell(news.EVENT_KEPT, seat, s.main(seat), card)


def discard_discovery(s: RedPlanet, card: i64) -> None:
    """Shown to all, beside the event deck: RP-7.30, RP-15.20, RP-15.28."""
    s.drawing = NONE
    s.place[card] = DISCARDED
    s.learn(SECRET_SEEN)
    s.tell(news.DISCOVERY_DISCARDED, EVERYBODY, s.acting, card)


def look(s: RedPlanet, seat: i64, region: i64) -> None:
    """Only this seat sees the card; all see where it looked: RP-7.25, RP-7.26, RP-15.19."""
    card = s.discovery_at(region)
    s.show_to(seat, card)
    s.learn(SECRET_SEEN)
    s.tell(news.DISCOVERY_LOOKED_AT, seat, s.acting, region, card)


def free_outer_regions(s: RedPlanet) -> i64:
    """Outer regions without a discovery: RP-9.1, RP-9.6."""
    free: i64 = 0
    for region in range(REGIONS):
        if s.edition.is_outer(region) and s.discovery_at(region) == NONE:
            free += 1
    return free


def why_not_attach(s: RedPlanet, region: i64) -> i64:
    """A discovery can be attached to an outer region that has none yet: RP-9.1, RP-9.6."""
    if not s.edition.is_outer(region):
        return reasons.NOT_OUTER
    return LEGAL if s.discovery_at(region) == NONE else reasons.HAS_DISCOVERY


def attach(s: RedPlanet, seat: i64, region: i64) -> None:
    """The drawn discovery lies face down at this region, known to this seat: RP-7.27, RP-15.18."""
    card = s.drawing
    s.drawing = NONE
    s.place[card] = ATTACHED + region
    s.attached[region] = card
    s.tell(news.DISCOVERY_ATTACHED, seat, s.acting, region, card)


class AttachDiscovery(Choice):
    """A discovery drawn must be attached, to a region chosen after looking at it: RP-9.9, RP-9.11, RP-9.12."""

    def __init__(self) -> None:
        super().__init__(ATTACH, REGIONS)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        return why_not_attach(s, region)

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        attach(s, seat, region)


class LookAtDiscovery(Choice):
    """Look at one discovery on the map: RP-7.30, RP-7.31."""

    def __init__(self) -> None:
        super().__init__(LOOK, REGIONS)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        return LEGAL if s.discovery_at(region) != NONE else reasons.NO_DISCOVERY_HERE

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        look(s, seat, region)


class DrawForNeutral(Effect):
    """A neutral Scientist draws; its controller may attach a discovery: RP-14.28, RP-14.29."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        if not can_draw(s):
            return
        card = draw_event(s, seat)
        if s.edition.event_kind[card] == DISCOVERY and free_outer_regions(s) == 0:
            discard_discovery(s, card)
            s.then(seat, LOOK_AT_DISCOVERY)  # RP-Q60
        else:
            s.then(seat, ATTACH_OR_BOX)  # asked whatever the card is, so that the opponent learns nothing


class AttachOrBox(Choice):
    """Attach the discovery, or put the card into the box unseen; missions and actions go there: RP-14.30."""

    def __init__(self) -> None:
        super().__init__(ATTACH, REGIONS, BOX)

    def why(self, s: RedPlanet, seat: i64, region: i64) -> i64:
        if s.edition.event_kind[s.drawing] != DISCOVERY:
            return reasons.CARD_IS_NO_DISCOVERY
        return why_not_attach(s, region)

    def why_other(self, s: RedPlanet, seat: i64) -> i64:
        if s.edition.neutral_may_decline or s.edition.event_kind[s.drawing] != DISCOVERY:
            return LEGAL
        return reasons.MUST_ATTACH

    def chosen(self, s: RedPlanet, seat: i64, region: i64) -> None:
        attach(s, seat, region)

    def other_chosen(self, s: RedPlanet, seat: i64) -> None:
        card = s.drawing
        s.drawing = NONE
        s.place[card] = BOXED
        s.tell(news.EVENT_BOXED, seat, s.acting, card)


LOOK_OR_DRAW: Final = LookOrDraw()
ATTACH_DISCOVERY: Final = AttachDiscovery()
LOOK_AT_DISCOVERY: Final = LookAtDiscovery()
DRAW_FOR_NEUTRAL: Final = DrawForNeutral()
ATTACH_OR_BOX: Final = AttachOrBox()
