"""KO-13, KO-14: the end of the game, missions, points and tie-breaks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.kosmonauts.rules import news
from ecliptic.games.kosmonauts.rules.steps import Effect
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import BODIES, HIGHEST_TOKEN


class FinalScoring(Effect):
    """Points = landing tokens + fulfilled missions: KO-13.7."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        s.missions_shown = 1
        s.learn(SECRET_SEEN)
        for player in range(s.seats):
            for number in range(3):
                card = s.mission[player * 3 + number]
                s.tell(news.MISSION_SCORED, EVERYBODY, player, card, mission_points(s, player, number))
        for player in range(s.seats):
            s.score[player] = final_score(s, player)
            s.tell(news.SCORED, EVERYBODY, player, s.score[player])
        find_winners(s)


def final_score(s: Kosmonauts, seat: i64) -> i64:
    """KO-13.7; a mission not fulfilled costs nothing: KO-14.6."""
    total = s.points_held(seat)
    for number in range(3):
        total += mission_points(s, seat, number)
    return total


def mission_points(s: Kosmonauts, seat: i64, number: i64) -> i64:
    """Mission 1 (number 0): be first; Mission 2 (1 Alpha, 2 Beta): be second, or the only one: KO-14.1 to KO-14.5."""
    card = s.mission[seat * 3 + number]
    if card == NONE:
        return 0
    body = s.board.mission_body[card]
    value = s.token[seat * BODIES + body]
    if number == 0:
        return s.board.mission_1_points if value == HIGHEST_TOKEN else 0
    is_second = value == HIGHEST_TOKEN - 1  # KO-A39
    is_only = value == HIGHEST_TOKEN and s.taken[body] == 1  # KO-A40
    return s.board.mission_2_points if is_second or is_only else 0


def fours(s: Kosmonauts, seat: i64) -> i64:
    """Landing tokens of value 4: KO-13.10."""
    count: i64 = 0
    for body in range(BODIES):
        if s.token[seat * BODIES + body] == HIGHEST_TOKEN:
            count += 1
    return count


def rank(s: Kosmonauts, seat: i64) -> i64:
    """Points, then an earlier return to Earth, then more tokens of value 4: KO-13.8, KO-13.9, KO-13.10, KO-A38."""
    home = 9 - s.came_home[seat] if s.came_home[seat] != 0 else 0
    return (s.score[seat] * 10 + home) * 10 + fours(s, seat)


def find_winners(s: Kosmonauts) -> None:
    """Most points win; players still tied share the victory: KO-13.8, KO-13.11."""
    best: i64 = -1
    for seat in range(s.seats):
        best = max(best, rank(s, seat))
    count: i64 = 0
    for seat in range(s.seats):
        if rank(s, seat) == best:
            s.winner[seat] = 1
            count += 1
    for seat in range(s.seats):
        if s.winner[seat] == 1:
            s.tell(news.GAME_WON if count == 1 else news.VICTORY_SHARED, EVERYBODY, seat)


FINAL_SCORING: Final = FinalScoring()
