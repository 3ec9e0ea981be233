"""What one viewer may know, built up field by field from nothing (chapter 18a)."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.core import codec
from ecliptic.core.agenda import NONE
from ecliptic.core.setup import Rules
from ecliptic.core.view import View
from ecliptic.core.words import Decision
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.actions import standard_price
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.playing import price_of
from ecliptic.games.ares.scoring import points_now
from ecliptic.games.ares.state import Ares


class PlayerSeen(Struct, frozen=True):
    """One player as a viewer sees them; faces that the viewer may not see are None."""

    mc: int
    heat: int
    plants: int
    rating: int
    forests: int
    production: list[int]  # M€, heat, plants, cards: levels as they are now
    fixed_production: list[int]  # without what counts tags or forests
    steel: int
    titanium: int
    corporation: int | None
    chose_corporation: bool
    hand: list[int | None]
    looked: list[int | None]
    looked_open: bool
    keeps: int
    marked: list[int]  # for the exchange; the viewer's own
    offers: list[int | None]
    offered: int | None
    has_offered: bool
    playing: int | None
    played: list[int]
    tags: list[int]
    cubes: dict[int, int]  # by card
    actions: list[int]
    used: dict[int, int]  # by card: how often in this action phase
    pending: list[int]
    phase: int | None
    chose_phase: bool
    last_phase: int | None
    done: bool
    plays: int
    has_played: bool
    bonus: bool
    next_less: int
    next_shift: bool
    rating_rose: bool
    sale: int
    prices: dict[int, int]  # of the cards in the viewer's own hand, as they would cost now
    standard_prices: list[int]  # by standard action, in its own means
    points: int  # what all can see of the score


class AresView(View, frozen=True, kw_only=True):
    """All that this viewer may know."""

    round: int
    phase: int | None
    called: list[int]
    ended: bool
    temperature: int
    oxygen: int
    oceans: int
    temperature_before: int
    oxygen_before: int
    oceans_before: int
    tiles: list[int | None]  # by space: the tile, if it is flipped
    last_flipped: int | None
    deck: int
    discards: int
    known_discards: list[int]
    known_to: dict[int, int]  # cards in sight of the viewer that others know too, or that the viewer knows elsewhere
    supply_cubes: int
    supply_markers: int
    neutral: list[int]  # phases left in the stack; in the order in which they will come only when that is open
    neutral_phase: int | None
    marker: int
    players: list[PlayerSeen]
    score: list[int]
    winners: list[int]
    track: list[int]


def known(value: int) -> int | None:
    """NONE at the edges is None."""
    return None if value == NONE else value


def sees(s: Ares, viewer: int | None, card: int) -> bool:
    """The viewer knows where this card is, though it lies face down or in another hand."""
    return viewer is not None and s.known_to[card] >> viewer & 1 == 1


def look(s: Ares, rules: Rules, viewer: int | None, decision: Decision | None) -> AresView:
    """What this viewer may know of this state."""
    seats = range(s.seats)
    stack_open = s.marker == t.LAST_MARKER
    return AresView(
        rules=rules,
        viewer=viewer,
        moves=s.moves - _hidden_moves(s, viewer),
        over=s.over,
        waiting=tuple(s.waiting()),
        decision=decision,
        agenda=codec.agenda_data(s),
        round=s.round,
        phase=known(s.phase),
        called=[phase for phase in range(t.PHASES) if s.called[phase]],
        ended=s.ended == 1,
        temperature=s.temperature,
        oxygen=s.oxygen,
        oceans=s.oceans,
        temperature_before=s.temperature_before,
        oxygen_before=s.oxygen_before,
        oceans_before=s.oceans_before,
        tiles=[s.tile[space] if s.flipped[space] else None for space in range(t.TILES)],
        last_flipped=known(s.last_flipped),
        deck=len(s.deck),
        discards=s.discards,
        known_discards=[card for card in range(t.PROJECTS) if s.discarded[card] and sees(s, viewer, card)],
        known_to=_known_to(s, viewer),
        supply_cubes=s.supply_cubes,
        supply_markers=s.supply_markers,
        neutral=list(s.neutral) if stack_open else sorted(s.neutral),
        neutral_phase=known(s.neutral_phase),
        marker=s.marker,
        players=[_player(s, seat, viewer) for seat in seats],
        score=[s.score[seat] for seat in seats],
        winners=[seat for seat in seats if s.winner[seat] == 1],
        track=list(s.track),
    )


def _hidden_moves(s: Ares, viewer: int | None) -> int:
    """Each card that another player marks for the exchange is a move that nobody else sees: AE-2.24."""
    return sum(len(s.players[seat].marked) for seat in range(s.seats) if seat != viewer)


def _known_to(s: Ares, viewer: int | None) -> dict[int, int]:
    """Who knows the cards that the viewer knows too: what all have seen, and what two have exchanged."""
    if viewer is None:
        return {}
    mine = [*s.players[viewer].hand, *(card for card in range(t.PROJECTS) if sees(s, viewer, card))]
    return {card: s.known_to[card] for card in sorted(set(mine)) if s.known_to[card]}


def _player(s: Ares, seat: int, viewer: int | None) -> PlayerSeen:
    player = s.players[seat]
    own = viewer == seat
    founded = s.round > 0
    revealed = s.is_planned() or own
    return PlayerSeen(
        mc=player.mc,
        heat=player.heat,
        plants=player.plants,
        rating=player.rating,
        forests=player.forests,
        production=[s.produces(seat, what) for what in range(t.PRODUCTIONS)],
        fixed_production=list(player.production),
        steel=player.steel,
        titanium=player.titanium,
        corporation=known(player.corporation) if founded or own else None,
        chose_corporation=player.corporation != NONE,
        hand=[card if own or sees(s, viewer, card) else None for card in _in_sight_first(s, player, viewer, own)],
        looked=[card if own or player.looked_open else None for card in player.looked],
        looked_open=player.looked_open == 1,
        keeps=player.keeps,
        marked=list(player.marked) if own else [],
        offers=[card if own else None for card in player.offers],
        offered=known(player.offered) if own else None,
        has_offered=player.offered != NONE,
        playing=known(player.playing),
        played=list(player.played),
        tags=list(player.tags),
        cubes={
            s.edition.host_card[host]: player.cubes[host]
            for host in range(t.HOSTS)
            if s.edition.host_card[host] in player.played
        },
        actions=list(player.actions),
        used={card: player.used[s.edition.action[card]] for card in player.actions},
        pending=list(player.pending),
        phase=known(player.phase) if revealed else None,
        chose_phase=player.phase != NONE,
        last_phase=known(player.last_phase),
        done=player.done == 1,
        plays=player.plays,
        has_played=player.has_played == 1,
        bonus=player.bonus == 1,
        next_less=player.next_less,
        next_shift=player.next_shift == 1,
        rating_rose=player.rating_rose == 1,
        sale=player.sale,
        prices={card: price_of(s, seat, card) for card in player.hand} if own else {},
        standard_prices=[standard_price(player, standard) for standard in range(t.STANDARDS)],
        points=points_now(s, seat),
    )


def _in_sight_first(s: Ares, player: Player, viewer: int | None, own: bool) -> list[int]:
    """Another's hand has no order that means anything: what the viewer knows of it comes first.

    Cards marked for the exchange are still in it, as far as others can see.
    """
    if own:
        return list(player.hand)
    seen = sorted(card for card in player.hand if sees(s, viewer, card))
    return seen + [card for card in (*player.hand, *player.marked) if not sees(s, viewer, card)]
