"""How a view of Ares Expedition is built up, field by field from nothing (chapter 18a)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.plain import agenda_data, faces, known, numbers, or_none, row, waiting, which
from ecliptic.core.setup import Rules
from ecliptic.core.words import Decision
from ecliptic.games.ares.player import Player, contains
from ecliptic.games.ares.rules.actions import standard_price
from ecliptic.games.ares.rules.playing import price_of
from ecliptic.games.ares.rules.scoring import points_now
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import HOSTS, LAST_MARKER, PHASES, PRODUCTIONS, PROJECTS, STANDARDS, TILES
from ecliptic.games.ares.view import AresView, PlayerSeen


def look(s: Ares, rules: Rules, viewer: int | None, decision: Decision | None) -> AresView:
    """What this viewer may know of this state."""
    me = or_none(viewer)
    seats = s.seats
    neutral = numbers(s.neutral)
    return AresView(
        rules=rules,
        viewer=viewer,
        moves=_moves(s, me),
        over=s.over,
        waiting=waiting(s),
        decision=decision,
        agenda=agenda_data(s),
        round=s.round,
        phase=known(s.phase),
        called=which(s.called, 0, PHASES),
        ended=s.ended == 1,
        temperature=s.temperature,
        oxygen=s.oxygen,
        oceans=s.oceans,
        temperature_before=s.temperature_before,
        oxygen_before=s.oxygen_before,
        oceans_before=s.oceans_before,
        tiles=[s.tile[space] if s.flipped[space] == 1 else None for space in range(TILES)],
        last_flipped=known(s.last_flipped),
        deck=len(s.deck),
        discards=s.discards,
        known_discards=_known_discards(s, me),
        known_to=_known_to(s, me),
        supply_cubes=s.supply_cubes,
        supply_markers=s.supply_markers,
        neutral=neutral if s.marker == LAST_MARKER else sorted(neutral),
        neutral_phase=known(s.neutral_phase),
        marker=s.marker,
        players=_players(s, me),
        score=row(s.score, 0, seats),
        winners=which(s.winner, 0, seats),
        track=numbers(s.track),
    )


def look_own(s: Ares, viewer: int | None, decision: Decision | None) -> dict[str, Any]:
    """What this viewer's view has to itself: the game's `own_fields`."""
    me = or_none(viewer)
    return {
        "viewer": viewer,
        "moves": _moves(s, me),
        "decision": decision,
        "known_discards": _known_discards(s, me),
        "known_to": _known_to(s, me),
        "players": _players(s, me),
    }


def _sees(s: Ares, me: i64, card: i64) -> bool:
    """The viewer knows where this card is, though it lies face down or in another hand."""
    return me != NONE and s.known_to[card] >> me & 1 == 1


def _moves(s: Ares, me: i64) -> i64:
    """Each card that another player marks for the exchange is a move that nobody else sees: AE-2.24."""
    count = s.moves
    for seat in range(s.seats):
        if seat != me:
            count -= len(s.players[seat].marked)
    return count


def _known_discards(s: Ares, me: i64) -> list[int]:
    return [card for card in range(PROJECTS) if s.discarded[card] == 1 and _sees(s, me, card)]


def _known_to(s: Ares, me: i64) -> dict[int, int]:
    """Who knows the cards that the viewer knows too: what all have seen, and what two have exchanged."""
    found: dict[int, int] = {}
    if me == NONE:
        return found
    for card in range(PROJECTS):
        if s.known_to[card] != 0 and (_sees(s, me, card) or s.players[me].holds(card)):
            found[card] = s.known_to[card]
    return found


def _players(s: Ares, me: i64) -> list[PlayerSeen]:
    return [_player(s, seat, me) for seat in range(s.seats)]


def _player(s: Ares, seat: i64, me: i64) -> PlayerSeen:
    player = s.players[seat]
    own = me == seat
    return PlayerSeen(
        mc=player.mc,
        heat=player.heat,
        plants=player.plants,
        rating=player.rating,
        forests=player.forests,
        production=[s.produces(seat, what) for what in range(PRODUCTIONS)],
        fixed_production=numbers(player.production),
        steel=player.steel,
        titanium=player.titanium,
        corporation=known(player.corporation) if s.round > 0 or own else None,
        chose_corporation=player.corporation != NONE,
        hand=faces(player.hand, True) if own else _hand(s, player, me),
        looked=faces(player.looked, own or player.looked_open == 1),
        looked_open=player.looked_open == 1,
        keeps=player.keeps,
        marked=numbers(player.marked) if own else [],
        offers=faces(player.offers, own),
        offered=known(player.offered) if own else None,
        has_offered=player.offered != NONE,
        playing=known(player.playing),
        played=numbers(player.played),
        tags=numbers(player.tags),
        cubes=_cubes(s, player),
        actions=numbers(player.actions),
        used={card: player.used[s.edition.action[card]] for card in player.actions},
        pending=numbers(player.pending),
        phase=known(player.phase) if own or s.is_planned() else None,
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
        standard_prices=[standard_price(player, standard) for standard in range(STANDARDS)],
        points=points_now(s, seat),
    )


def _hand(s: Ares, player: Player, me: i64) -> list[int | None]:
    """Another's hand has no order that means anything: what the viewer knows of it comes first.

    Cards marked for the exchange are still in it, as far as others can see.
    """
    seen: list[int] = [card for card in player.hand if _sees(s, me, card)]
    hidden: i64 = len(player.hand) - len(seen)
    for card in player.marked:
        if not _sees(s, me, card):
            hidden += 1
    return [*sorted(seen), *([None] * hidden)]


def _cubes(s: Ares, player: Player) -> dict[int, int]:
    """The cubes on each card in play that can hold some."""
    found: dict[int, int] = {}
    for host in range(HOSTS):
        card = s.edition.host_card[host]
        if contains(player.played, card):
            found[card] = player.cubes[host]
    return found
