"""From a view to the worlds that its viewer cannot tell apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import codec
from ecliptic.core.agenda import NONE
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.mind.imagine import UNKNOWN, AresWorlds
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.rules.playing import add_card
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.view import AresView, PlayerSeen


def worlds(view: AresView, blank: Ares, steps: codec.Steps) -> AresWorlds:
    """What the view tells is set in `blank`; what it hides is left to be imagined."""
    base = blank
    _set_table(base, view)
    for seat, seen in enumerate(view.players):
        _set_player(base, base.players[seat], seen, own=seat == view.viewer)
    codec.restore_agenda(base, view.agenda, steps)
    found = AresWorlds(base)
    in_sight = _in_sight(view)
    found.unknown_cards = _column([card for card in range(t.PROJECTS) if not in_sight[card]])
    found.unknown_discards = view.discards - len(view.known_discards)
    found.unknown_tiles = _column([tile for tile in range(t.TILES) if tile not in view.tiles])
    found.stack_is_open = view.marker == t.LAST_MARKER
    return found


def _in_sight(view: AresView) -> list[bool]:
    """By card: the viewer knows its place."""
    found = [False] * int(t.PROJECTS)
    for card in view.known_discards:
        found[card] = True
    for seen in view.players:
        for place in (seen.hand, seen.looked, seen.marked, seen.played, [seen.playing]):
            for known in place:
                if known is not None:
                    found[known] = True
    return found


def _or_none(value: int | None) -> int:
    return NONE if value is None else value


def _or_unknown(value: int | None) -> int:
    return int(UNKNOWN) if value is None else value


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _set_table(s: Ares, view: AresView) -> None:
    s.moves, s.round, s.phase, s.ended = view.moves, view.round, _or_none(view.phase), int(view.ended)
    s.called = _column([int(phase in view.called) for phase in range(t.PHASES)])
    s.temperature, s.oxygen, s.oceans = view.temperature, view.oxygen, view.oceans
    s.temperature_before, s.oxygen_before = view.temperature_before, view.oxygen_before
    s.oceans_before, s.last_flipped = view.oceans_before, _or_none(view.last_flipped)
    s.tile = _column([_or_unknown(tile) for tile in view.tiles])
    s.flipped = _column([int(tile is not None) for tile in view.tiles])
    s.discards = view.discards
    for card in view.known_discards:
        s.discarded[card] = 1
    for card, seats in view.known_to.items():
        s.known_to[card] = seats
    s.supply_cubes, s.supply_markers = view.supply_cubes, view.supply_markers
    s.neutral, s.neutral_phase, s.marker = _column(view.neutral), _or_none(view.neutral_phase), view.marker
    for seat in range(view.rules.seats):
        s.score[seat], s.winner[seat] = view.score[seat], int(seat in view.winners)
    s.track = _column(view.track)


def _set_player(s: Ares, player: Player, seen: PlayerSeen, *, own: bool) -> None:
    """Cards in play bring their tags, levels and effects with them; all else stands in the view."""
    _set_cards(player, seen, own=own)
    if s.round > 0:
        for card in [player.corporation, *seen.played]:
            add_card(s, player, card)
    player.played = _column(seen.played)
    player.mc, player.heat, player.plants = seen.mc, seen.heat, seen.plants
    player.rating, player.forests = seen.rating, seen.forests
    for card, count in seen.cubes.items():
        player.cubes[s.edition.host[card]] = count
    for card, times in seen.used.items():
        player.used[s.edition.action[card]] = times
    player.pending, player.keeps = _column(seen.pending), seen.keeps
    hidden = seen.chose_phase and seen.phase is None
    player.phase = int(UNKNOWN) if hidden else _or_none(seen.phase)
    player.last_phase, player.done = _or_none(seen.last_phase), int(seen.done)
    player.plays, player.has_played, player.bonus = seen.plays, int(seen.has_played), int(seen.bonus)
    player.next_less, player.next_shift = seen.next_less, int(seen.next_shift)
    player.rating_rose = int(seen.rating_rose)


def _set_cards(player: Player, seen: PlayerSeen, *, own: bool) -> None:
    player.hand = _column([_or_unknown(card) for card in seen.hand])
    player.looked, player.looked_open = _column([_or_unknown(card) for card in seen.looked]), int(seen.looked_open)
    player.marked = _column(seen.marked)
    player.offers = _column([_or_unknown(card) for card in seen.offers])
    player.playing = _or_none(seen.playing)
    player.offered = _or_none(seen.offered) if own or not seen.has_offered else int(UNKNOWN)
    hidden = seen.chose_corporation and seen.corporation is None
    player.corporation = int(UNKNOWN) if hidden else _or_none(seen.corporation)
