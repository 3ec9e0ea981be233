"""All that is true of one game of Ares Expedition."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.state import State
from ecliptic.games.ares.edition import Edition, blank
from ecliptic.games.ares.player import ZEROS, Player
from ecliptic.games.ares.terms import (
    FORESTS,
    HOTTEST,
    PHASES,
    PROJECTS,
    RICHEST,
    SUPPLY_CUBES,
    SUPPLY_MARKERS,
    TILES,
)

BLANK_PROJECTS: Final = blank(PROJECTS, 0)


@final
class Ares(State):
    """One game."""

    def __init__(self, edition: Edition, seats: i64, chance: i64, like: Ares | None = None) -> None:
        super().__init__(seats, chance)
        self.edition = edition
        players = vec[Player]()
        if like is None:
            for _ in range(seats):
                players = append(players, Player())
            self.players = players
            self.round: i64 = 0
            self.phase: i64 = NONE  # the phase being played
            self.called = ZEROS[:PHASES]  # 1: chosen this round: AE-4.11
            self.ended: i64 = 0
            # Mars, and Mars as it was when the phase began: AE-5.11.
            self.temperature: i64 = 0
            self.oxygen: i64 = 0
            self.oceans: i64 = 0
            self.temperature_before: i64 = 0
            self.oxygen_before: i64 = 0
            self.oceans_before: i64 = 0
            self.tile = ZEROS[:TILES]  # which tile lies on each space
            self.flipped = ZEROS[:TILES]
            self.last_flipped: i64 = NONE  # the space
            # Cards.
            self.deck = vec[i64]()  # the last is on top
            self.discarded = BLANK_PROJECTS[:]  # 1: on the discard pile
            self.discards: i64 = 0
            self.known_to = BLANK_PROJECTS[:]  # bits of the seats that know a card on the discard pile or in a hand
            # Two players against Mars: AE-16.3.
            self.supply_cubes = SUPPLY_CUBES
            self.supply_markers = SUPPLY_MARKERS
            # Alone: AE-17.2, AE-17.3.
            self.neutral = vec[i64]()  # phases in the stack, the last on top
            self.neutral_phase: i64 = NONE
            self.marker: i64 = 1
            # The end, and the way there.
            self.score = ZEROS[:4]
            self.winner = ZEROS[:4]
            self.track = vec[i64]()
        else:
            self.copy_core(like)
            for player in like.players:
                players = append(players, Player(player))
            self.players = players
            self.round = like.round
            self.phase = like.phase
            self.called = like.called[:]
            self.ended = like.ended
            self.temperature = like.temperature
            self.oxygen = like.oxygen
            self.oceans = like.oceans
            self.temperature_before = like.temperature_before
            self.oxygen_before = like.oxygen_before
            self.oceans_before = like.oceans_before
            self.tile = like.tile[:]
            self.flipped = like.flipped[:]
            self.last_flipped = like.last_flipped
            self.deck = like.deck[:]
            self.discarded = like.discarded[:]
            self.discards = like.discards
            self.known_to = like.known_to[:]
            self.supply_cubes = like.supply_cubes
            self.supply_markers = like.supply_markers
            self.neutral = like.neutral[:]
            self.neutral_phase = like.neutral_phase
            self.marker = like.marker
            self.score = like.score[:]
            self.winner = like.winner[:]
            self.track = like.track[:]

    def clone(self) -> Ares:
        """An equal state that shares only what never changes."""
        return Ares(self.edition, self.seats, self.chance, self)

    # Mars.

    def is_terraformed(self) -> bool:
        """All three parameters are at their maximum: AE-13.5, AE-15.1."""
        return self.temperature == HOTTEST and self.oxygen == RICHEST and self.oceans == TILES

    # Players.

    def counted(self, seat: i64, what: i64) -> i64:
        """Tags of a kind, or forests: AE-14.13."""
        player = self.players[seat]
        return player.forests if what == FORESTS else player.tags[what]

    def produces(self, seat: i64, what: i64) -> i64:
        """The level of a production; what counts something follows the count at once: AE-10.11."""
        player = self.players[seat]
        level = player.production[what]
        edition = self.edition
        for card in player.scaling:
            if edition.scales[card] == what:
                count = self.counted(seat, edition.scales_by[card])
                level += edition.scales_amount[card] * (count // edition.scales_each[card])
        return level

    def is_planned(self) -> bool:
        """The phases of this round have been revealed: AE-4.8."""
        for phase in range(PHASES):
            if self.called[phase] == 1:
                return True
        return False

    def all_seats(self) -> vec[i64]:
        """Every seat, from the left."""
        seats = vec[i64]()
        for seat in range(self.seats):
            seats = append(seats, seat)
        return seats
