"""Chapter 13: final scoring, Ice Monopoly and tie-breaks; chapter 14c for two players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.redplanet.rules import news
from ecliptic.games.redplanet.rules.missions import mission_points
from ecliptic.games.redplanet.rules.steps import Effect
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    AT_SCORING,
    ATTACHED,
    ICE,
    ICE_POINTS,
    KINDS,
    LEADERS_SCORE,
    MISSION,
)


class FinalScoring(Effect):
    """Reveal and test missions, award Ice Monopoly, add up: RP-13.1, RP-13.2, RP-13.3, RP-13.4."""

    def happen(self, s: RedPlanet, seat: i64) -> None:
        s.missions_shown = 1
        s.learn(SECRET_SEEN)
        tell_missions(s)
        tell_ice(s)
        tell_discoveries(s)
        for colour in range(s.colours):
            s.score[colour] = final_score(s, colour)
            s.tell(news.SCORED, EVERYBODY, colour, s.score[colour])
        find_winners(s)


def final_score(s: RedPlanet, colour: i64) -> i64:
    """The score of a colour; it may be negative: RP-13.3, RP-13.4, RP-13.5."""
    total = s.value_owned(colour) + ice_points(s, colour)
    for card in range(s.edition.events):
        total += card_points(s, colour, card)
    if total < 0 and s.edition.scores_stop_at_zero:
        return 0
    return total


def card_points(s: RedPlanet, colour: i64, card: i64) -> i64:
    """Points of an own mission, or of a discovery that applies to this colour in final scoring."""
    if s.edition.event_kind[card] == MISSION:
        return mission_points(s, colour, card) if owns_mission(s, colour, card) else 0
    return discovery_points(s, colour, card)


def owns_mission(s: RedPlanet, colour: i64, card: i64) -> bool:
    """A mission counts only for its owner; neutral colours never hold one: RP-10.4, RP-14.31."""
    seat = s.owner(colour)
    return s.main(seat) == colour and s.is_held(card, seat)


def discovery_points(s: RedPlanet, colour: i64, card: i64) -> i64:
    """What a discovery gives or takes in final scoring; real numbers of astronauts count: RP-9.25, RP-13.3."""
    region = attached_to(s, card)
    if region == NONE or s.edition.timing[card] != AT_SCORING or s.astronauts(region, colour) == 0:
        return 0
    if s.edition.effect[card] == LEADERS_SCORE and not has_most_at(s, colour, region):
        return 0
    return s.edition.points[card]


def attached_to(s: RedPlanet, card: i64) -> i64:
    """The region where this discovery lies, or NONE."""
    return s.place[card] - ATTACHED if s.place[card] >= ATTACHED else NONE


def has_most_at(s: RedPlanet, colour: i64, region: i64) -> bool:
    """Most astronauts in a region, alone or tied."""
    for other in range(s.colours):
        if s.astronauts(region, other) > s.astronauts(region, colour):
            return False
    return True


def ice_points(s: RedPlanet, colour: i64) -> i64:
    """9 points for most ice tokens, shared among the tied and rounded down: RP-10.13, RP-10.14, RP-10.15."""
    own = s.owned[colour * KINDS + ICE]
    tied: i64 = 0
    for other in range(s.colours):
        theirs = s.owned[other * KINDS + ICE]
        if theirs > own:
            return 0
        if theirs == own:
            tied += 1
    if own == 0 and not s.edition.zero_is_most:
        return 0  # RP-10.17
    return ICE_POINTS // tied


def tell_missions(s: RedPlanet) -> None:
    """All missions are revealed, and what each gives: RP-10.2, RP-13.2."""
    for colour in range(s.colours):
        for card in range(s.edition.first_discovery):
            if owns_mission(s, colour, card):
                s.tell(news.MISSION_SCORED, EVERYBODY, colour, card, mission_points(s, colour, card))


def tell_ice(s: RedPlanet) -> None:
    """Then Ice Monopoly is awarded: RP-13.2."""
    for colour in range(s.colours):
        if ice_points(s, colour) > 0:
            s.tell(news.ICE_SCORED, EVERYBODY, colour, ice_points(s, colour))


def tell_discoveries(s: RedPlanet) -> None:
    """And what discoveries give or take."""
    for card in range(s.edition.first_discovery, s.edition.first_action):
        for colour in range(s.colours):
            points = discovery_points(s, colour, card)
            if points != 0:
                s.tell(news.DISCOVERY_SCORED, EVERYBODY, colour, card, attached_to(s, card), points)


def find_winners(s: RedPlanet) -> None:
    """The highest score wins; then more point tokens; then it is shared: RP-13.6, RP-13.7, RP-13.8, RP-13.9."""
    best = s.score[0]
    for colour in range(s.colours):
        best = max(best, s.score[colour])
    most = most_tokens_at(s, best)
    if most == NONE:
        s.tell(news.BOTH_LOST, EVERYBODY)  # neutral colours only: RP-14.41
        return
    count: i64 = 0
    for colour in range(s.colours):
        if s.score[colour] == best and not s.is_neutral(colour) and s.tokens_owned(colour) == most:
            s.winners[colour] = 1
            count += 1
    for colour in range(s.colours):
        if s.winners[colour] == 1:
            s.tell(news.GAME_WON if count == 1 else news.VICTORY_SHARED, EVERYBODY, colour)


def most_tokens_at(s: RedPlanet, score: i64) -> i64:
    """Most point tokens among players' colours with this score; a player's colour beats a neutral one: RP-14.43."""
    most: i64 = NONE
    for colour in range(s.colours):
        if s.score[colour] == score and not s.is_neutral(colour):
            most = max(most, s.tokens_owned(colour))
    return most


FINAL_SCORING: Final = FinalScoring()
