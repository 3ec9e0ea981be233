"""Chapter 15: victory points, the tie-break, and who has won; in all three modes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.state import EVERYBODY
from ecliptic.games.ares.rules import news
from ecliptic.games.ares.rules.steps import Effect
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import COOP, COOP_TARGET, FIXED, PER_CARD, PER_CUBE, PER_FOREST, PER_TAG, VERSUS

SHARED: Final[i64] = 0  # ways to settle what is still tied: AE-Q37
BY_RATING: Final[i64] = 1
BY_SEAT: Final[i64] = 2


def card_points(s: Ares, seat: i64, card: i64) -> i64:
    """What a played card is worth now; "1 per n" is rounded down for each card: AE-15.8, AE-15.9."""
    edition = s.edition
    points = edition.points[card]
    by = edition.points_by[card]
    if by == FIXED:
        return points
    player = s.players[seat]
    if by == PER_CUBE:
        count = player.cubes[edition.host[card]]
    elif by == PER_TAG:
        count = player.tags[edition.points_tag[card]]
    elif by == PER_FOREST:
        count = player.forests
    elif by == PER_CARD:
        count = len(player.played)
    else:
        count = player.blues
    return points * (count // edition.points_each[card])


def all_card_points(s: Ares, seat: i64) -> i64:
    """All played project cards, and whatever a corporation is worth: AE-15.5, AE-15.10, AE-Q31."""
    player = s.players[seat]
    total: i64 = 0
    for card in player.played:
        total += card_points(s, seat, card)
    if player.corporation >= 0:
        total += card_points(s, seat, player.corporation)
    return total


def points_now(s: Ares, seat: i64) -> i64:
    """TR, forests and cards: AE-15.5 to AE-15.7."""
    player = s.players[seat]
    return player.rating + player.forests + all_card_points(s, seat)


def wealth(s: Ares, seat: i64) -> i64:
    """For the tie-break: heat, plants and M€, the hand sold: AE-15.12 to AE-15.14."""
    player = s.players[seat]
    return player.heat + player.plants + player.mc + player.sale * len(player.hand)


class FinalScoring(Effect):
    """The points, then who has won: AE-15.11, AE-16.15, AE-17.22."""

    def happen(self, s: Ares, seat: i64) -> None:
        for player in range(s.seats):
            s.score[player] = points_now(s, player)
            s.tell(news.SCORED, EVERYBODY, player, s.score[player])
        if s.edition.mode == VERSUS:
            find_winner(s)
        else:
            judge_against_mars(s)


def find_winner(s: Ares) -> None:
    """Most points; then wealth; then victory is shared, unless the group says otherwise: AE-15.12, AE-15.16."""
    best = best_of(s, 0)
    for player in range(s.seats):
        s.winner[player] = 1 if s.score[player] == best else 0
        s.tell(news.WEALTH_COUNTED, EVERYBODY, player, wealth(s, player))  # shown for all: AE-Q38
    if winners(s) > 1:
        best = best_of(s, 1)
        for player in range(s.seats):
            if s.winner[player] == 1:
                s.winner[player] = 1 if wealth(s, player) == best else 0
    if winners(s) > 1 and s.edition.tie_break != SHARED:
        settle_tie(s)
    shared = winners(s) > 1
    for player in range(s.seats):
        if s.winner[player] == 1:
            s.tell(news.VICTORY_SHARED if shared else news.GAME_WON, EVERYBODY, player)


def best_of(s: Ares, by: i64) -> i64:
    """The highest score (0) of all, or the highest wealth (1) or rating (2) of those who lead."""
    best: i64 = -1000
    for player in range(s.seats):
        if by == 0:
            best = max(best, s.score[player])
        elif s.winner[player] == 1:
            best = max(best, wealth(s, player) if by == 1 else s.players[player].rating)
    return best


def winners(s: Ares) -> i64:
    """How many lead."""
    count: i64 = 0
    for player in range(s.seats):
        count += s.winner[player]
    return count


def settle_tie(s: Ares) -> None:
    """More TR, or the lower seat, where the group does not share a victory: AE-Q37."""
    best = best_of(s, 2)
    found = False
    for player in range(s.seats):
        if s.winner[player] == 0:
            continue
        if s.edition.tie_break == BY_RATING:
            s.winner[player] = 1 if s.players[player].rating == best else 0
        else:
            s.winner[player] = 0 if found else 1
            found = True


def judge_against_mars(s: Ares) -> None:
    """Together or alone one wins if Mars is terraformed; together 80 points are needed too: AE-16.15, AE-17.22."""
    total: i64 = 0
    for player in range(s.seats):
        total += s.score[player]
    together = s.edition.mode == COOP
    won = s.is_terraformed() and (not together or total >= COOP_TARGET)
    for player in range(s.seats):
        s.winner[player] = 1 if won else 0
    if together:
        s.tell(news.TEAM_WON if won else news.TEAM_LOST, EVERYBODY, total)
    else:
        s.tell(news.SOLO_WON if won else news.SOLO_LOST, EVERYBODY, total)


FINAL_SCORING: Final = FinalScoring()
