"""Chapter 8: production phases. What each region yields, and who receives it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE, Step
from ecliptic.core.state import EVERYBODY
from ecliptic.games.redplanet.rules import news
from ecliptic.games.redplanet.rules.steps import Effect
from ecliptic.games.redplanet.state import RedPlanet, zeros
from ecliptic.games.redplanet.terms import (
    COLOURS,
    KINDS,
    NEIGHBOURS_PRODUCE_MORE,
    NO_PRODUCTION,
    ONLY_EVEN_COUNT,
    ONLY_ODD_COUNT,
    PRODUCES_MORE,
    REGIONS,
    SECOND_TAKES,
)


class Produce(Effect):
    """Each explored region yields 1, 2 or 3 point tokens, which go to whoever has most astronauts: RP-8.2, RP-8.3."""

    def __init__(self, phase: i64) -> None:
        super().__init__(phase)

    def of(self, arg: i64) -> Step:
        return Produce(arg)

    def happen(self, s: RedPlanet, seat: i64) -> None:
        s.productions = self.arg
        s.tell(news.PRODUCTION_STARTED, EVERYBODY, self.arg)
        for region in range(REGIONS):
            lay_out(s, region, self.arg)
        for region in range(REGIONS):
            award(s, region)
        if self.arg == 3 and s.edition.leftovers_leave:
            remove_leftovers(s)


def effect_at(s: RedPlanet, region: i64) -> i64:
    """What the discovery at this region does, once it is face up: RP-9.19."""
    card = s.discovery_at(region) if s.shown == 1 else NONE
    return NONE if card == NONE else s.edition.effect[card]


def lay_out(s: RedPlanet, region: i64, phase: i64) -> None:
    """New tokens are laid beside any left from earlier: RP-8.5, RP-8.6, RP-8.8, RP-8.9."""
    if s.explored[region] == 0 or effect_at(s, region) == NO_PRODUCTION:
        return  # Cave-In wins over Synergy: RP-9.21
    count = phase + extra_tokens(s, region)
    s.pool[region * KINDS + s.yields(region)] += count
    s.tell(news.TOKENS_LAID, EVERYBODY, region, count, s.yields(region))


def extra_tokens(s: RedPlanet, region: i64) -> i64:
    """Tokens that discoveries add to an explored region: its own, and Synergy next to it: RP-9.22, RP-9.32."""
    if s.shown == 0:
        return 0
    extra: i64 = 0
    if effect_at(s, region) == PRODUCES_MORE:
        extra += s.edition.amount[s.discovery_at(region)]
    for other in range(REGIONS):
        if s.edition.are_adjacent(region, other) and effect_at(s, other) == NEIGHBOURS_PRODUCE_MORE:
            extra += s.edition.amount[s.discovery_at(other)]
    return extra


def counts(s: RedPlanet, region: i64) -> vec[i64]:
    """Astronauts of each colour, as this production counts them: RP-8.19, RP-9.24, RP-9.26."""
    numbers = zeros(COLOURS)
    effect = effect_at(s, region)
    for colour in range(s.colours):
        number = s.astronauts(region, colour)
        if effect == ONLY_EVEN_COUNT and number % 2 == 1:
            number = 0
        if effect == ONLY_ODD_COUNT and number % 2 == 0:
            number = 0
        numbers[colour] = number
    return numbers


def highest(numbers: vec[i64], below: i64) -> i64:
    """The highest of these numbers under a bound; 0 if there is none."""
    best: i64 = 0
    for number in numbers:
        if best < number < below:
            best = number
    return best


def how_many(numbers: vec[i64], wanted: i64) -> i64:
    """How often a number occurs."""
    count: i64 = 0
    for number in numbers:
        if number == wanted:
            count += 1
    return count


def award(s: RedPlanet, region: i64) -> None:
    """The leaders take the pool, or share it: RP-8.10, RP-8.11, RP-8.14, RP-8.15."""
    if effect_at(s, region) == NO_PRODUCTION and s.edition.cave_in_keeps_leftovers:
        return  # RP-Q48
    numbers = counts(s, region)
    best = winning_number(s, region, numbers)
    if best > 0:
        sharers = how_many(numbers, best)
        if sharers == 1 or may_share(s, region):
            for kind in range(KINDS):
                share_out(s, region, kind, numbers, best, sharers)
    tell_leftovers(s, region)


def winning_number(s: RedPlanet, region: i64, numbers: vec[i64]) -> i64:
    """The number of astronauts that takes the tokens; 0 for none. Subterfuge: RP-9.27, RP-9.29, RP-9.30."""
    best = highest(numbers, 1000)
    if effect_at(s, region) != SECOND_TAKES or best == 0 or how_many(numbers, best) > 1:
        return best
    return highest(numbers, best)


def may_share(s: RedPlanet, region: i64) -> bool:
    """Tied colours share the tokens, where the edition lets them: RP-8.11, RP-8.14, RP-9.28, RP-Q49."""
    if effect_at(s, region) == SECOND_TAKES and s.edition.any_tie_keeps:
        return False
    return s.edition.splits_ties


def share_out(s: RedPlanet, region: i64, kind: i64, numbers: vec[i64], best: i64, sharers: i64) -> None:
    """Each kind is divided separately; the remainder stays: RP-8.12, RP-8.25."""
    share = s.pool[region * KINDS + kind] // sharers
    if share == 0:
        return
    for colour in range(s.colours):
        if numbers[colour] == best:
            s.owned[colour * KINDS + kind] += share
            s.tell(news.TOKENS_TAKEN, EVERYBODY, colour, region, share, kind)
    s.pool[region * KINDS + kind] -= share * sharers


def tokens_at(s: RedPlanet, region: i64) -> i64:
    """Point tokens that lie in a region."""
    return s.pool[region * KINDS] + s.pool[region * KINDS + 1] + s.pool[region * KINDS + 2]


def tell_leftovers(s: RedPlanet, region: i64) -> None:
    """What nobody took stays there for a later production: RP-8.12, RP-8.15, RP-8.16."""
    left = tokens_at(s, region)
    if left > 0:
        s.tell(news.TOKENS_LEFT, EVERYBODY, region, left)


def remove_leftovers(s: RedPlanet) -> None:
    """Tokens not taken in the last production are removed from the game: RP-8.24."""
    for region in range(REGIONS):
        left = tokens_at(s, region)
        if left > 0:
            s.tell(news.TOKENS_REMOVED, EVERYBODY, region, left)
            for kind in range(KINDS):
                s.pool[region * KINDS + kind] = 0
