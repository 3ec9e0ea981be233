"""The steps that cards are made of; what a card says in `box/cards/*.toml` is a row of these."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY
from ecliptic.games.ares.player import contains, without
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.piles import (
    bit,
    discard,
    draw_card,
    draw_to_hand,
    lay_on_discards,
    look_at,
    pay_for_discard,
)
from ecliptic.games.ares.rules.playing import play, why_not_play
from ecliptic.games.ares.rules.steps import CardChoice, Choice, Effect, HandChoice
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    ANYWHERE,
    DECLINE,
    DISCARD,
    ELSEWHERE,
    GREEN,
    HEAT,
    HERE,
    HOSTS,
    KEEP,
    MC,
    PLANTS,
    PLAY,
    PROJECTS,
    PUT,
    REMOVE,
    TAGS,
    TAKE,
    WAY,
)

# Gaining.


def gain(s: Ares, seat: i64, count: i64, what: i64) -> None:
    """M€, heat or plants: AE-14.1."""
    if count == 0:
        return
    player = s.players[seat]
    if what == MC:
        player.mc += count
    elif what == HEAT:
        player.heat += count
    else:
        player.plants += count
    s.tell(news.GAINED, EVERYBODY, seat, count, what)


class GainMc(Effect):
    """So many M€."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> GainMc:
        return GainMc(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        gain(s, seat, self.arg, MC)


class GainHeat(Effect):
    """So much heat."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> GainHeat:
        return GainHeat(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        gain(s, seat, self.arg, HEAT)


class GainPlants(Effect):
    """So many plants."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> GainPlants:
        return GainPlants(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        gain(s, seat, self.arg, PLANTS)


class GainPlantsWithTags(Effect):
    """So many plants if the player has enough tags of a kind."""

    def __init__(self, count: i64, enough: i64, tag: i64) -> None:
        super().__init__((count * 16 + enough) * 16 + tag)

    def of(self, arg: i64) -> GainPlantsWithTags:
        return GainPlantsWithTags(arg // 256, arg // 16 % 16, arg % 16)

    def happen(self, s: Ares, seat: i64) -> None:
        if s.players[seat].tags[self.arg % 16] >= self.arg // 16 % 16:
            gain(s, seat, self.arg // 256, PLANTS)


# Drawing, keeping, discarding.


class Draw(Effect):
    """Draw so many cards and keep them."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> Draw:
        return Draw(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        draw_to_hand(s, seat, self.arg)


class DrawAndKeep(Effect):
    """Draw so many cards, keep some of those, discard the others."""

    def __init__(self, drawn: i64, kept: i64) -> None:
        super().__init__(drawn * 16 + kept)

    def of(self, arg: i64) -> DrawAndKeep:
        return DrawAndKeep(arg // 16, arg % 16)

    def happen(self, s: Ares, seat: i64) -> None:
        look_at(s, seat, self.arg // 16)
        keep_some(s, seat, self.arg % 16)


def keep_some(s: Ares, seat: i64, count: i64) -> None:
    """Ask which of the cards looked at are kept; never more than there are: AE-Q15."""
    player = s.players[seat]
    player.keeps = min(count, len(player.looked))
    if player.keeps == len(player.looked):
        while len(player.looked) > 0:
            keep(s, seat, player.looked[0])
    else:
        s.then(seat, KEEP_CARD)


def keep(s: Ares, seat: i64, card: i64) -> None:
    """One of the cards looked at goes to the hand; when enough are kept the others are discarded: AE-11.6."""
    player = s.players[seat]
    player.looked = without(player.looked, card)
    player.take(card)
    player.keeps -= 1
    s.tell(news.CARD_KEPT, seat, seat, card)
    if player.keeps == 0:
        for other in player.looked:
            lay_on_discards(s, other, bit(seat))
            s.tell(news.CARD_DISCARDED, seat, seat, other)
            pay_for_discard(s, seat)
        player.looked = vec[i64]()


class KeepCard(CardChoice):
    """Which of the cards looked at is kept: AE-11.2, AE-11.3, AE-11.5."""

    def __init__(self) -> None:
        super().__init__(KEEP, PROJECTS)

    def cards(self, s: Ares, seat: i64) -> vec[i64]:
        return s.players[seat].looked

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        return LEGAL if contains(s.players[seat].looked, card) else reasons.NOT_LOOKED_AT

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        keep(s, seat, card)
        if s.players[seat].keeps > 0:
            s.then(seat, KEEP_CARD)


class DiscardToDraw(HandChoice):
    """The player may discard a card to draw some, more if it bears a certain tag."""

    def __init__(self, drawn: i64, drawn_with_tag: i64, tag: i64) -> None:
        super().__init__(DISCARD, PROJECTS, DECLINE, arg=(drawn * 16 + drawn_with_tag) * 16 + tag)

    def of(self, arg: i64) -> DiscardToDraw:
        return DiscardToDraw(arg // 256, arg // 16 % 16, arg % 16)

    def why_other(self, s: Ares, seat: i64) -> i64:
        return LEGAL if len(s.players[seat].hand) > 0 else reasons.HAND_EMPTY  # nobody is asked with an empty hand

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        discard(s, seat, card)
        with_tag = s.edition.tags[card * TAGS + self.arg % 16] > 0
        draw_to_hand(s, seat, self.arg // 16 % 16 if with_tag else self.arg // 256)


# Revealing.


class Reveal(Effect):
    """Show the top cards to all; one that fits may be taken, the others are discarded: AE-Q45.

    The argument packs how many, the tags that fit as bits (0: anything but green), and the M€ if nothing fits.
    """

    def __init__(self, count: i64, tags: i64, mc: i64) -> None:
        super().__init__((count * 1024 + tags) * 16 + mc)

    def of(self, arg: i64) -> Reveal:
        return Reveal(arg // 16384, arg // 16 % 1024, arg % 16)

    def happen(self, s: Ares, seat: i64) -> None:
        player = s.players[seat]
        player.looked_open = 1
        fitting: i64 = 0
        for _ in range(self.arg // 16384):
            card = draw_card(s)
            if card == NONE:
                break
            player.looked = append(player.looked, card)
            s.known_to[card] = everybody(s)
            s.tell(news.CARD_REVEALED, EVERYBODY, seat, card)
            if fits(s, card, self.arg // 16 % 1024):
                fitting += 1
        if fitting > 0:
            s.then(seat, TakeRevealed(self.arg // 16 % 1024))
        elif len(player.looked) > 0:
            clear_revealed(s, seat)
            gain(s, seat, self.arg % 16, MC)


def everybody(s: Ares) -> i64:
    """All seats as bits of `known_to`."""
    return bit(s.seats) - 1


def fits(s: Ares, card: i64, tags: i64) -> bool:
    """The card bears one of these tags; no tags: it is not green."""
    return s.edition.colour[card] != GREEN if tags == 0 else s.edition.tag_bits[card] & tags != 0


def clear_revealed(s: Ares, seat: i64) -> None:
    """What was revealed and not taken is discarded; everybody has seen it."""
    player = s.players[seat]
    for card in player.looked:
        lay_on_discards(s, card, everybody(s))
    player.looked = vec[i64]()
    player.looked_open = 0


class TakeRevealed(CardChoice):
    """Which of the revealed cards that fit is taken; with only one there is nothing to ask."""

    def __init__(self, tags: i64) -> None:
        super().__init__(TAKE, PROJECTS, arg=tags, obvious=True)

    def of(self, arg: i64) -> TakeRevealed:
        return TakeRevealed(arg)

    def cards(self, s: Ares, seat: i64) -> vec[i64]:
        return s.players[seat].looked

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        if not contains(s.players[seat].looked, card):
            return reasons.NOT_LOOKED_AT
        return LEGAL if fits(s, card, self.arg) else reasons.DOES_NOT_MATCH

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        player = s.players[seat]
        player.looked = without(player.looked, card)
        player.take(card)
        s.tell(news.CARD_TAKEN, EVERYBODY, seat, card)
        clear_revealed(s, seat)


# Special resources on cards: AE-14.5 to AE-14.7.


def put_arg(count: i64, kinds: i64, where: i64, card: i64) -> i64:
    """How many, of which kinds, on which cards, said by which card."""
    return ((card * 4 + where) * 8 + kinds) * 16 + count


def count_of_put(arg: i64) -> i64:
    """How many cubes an argument of `put_arg` names."""
    return arg % 16


def card_of_put(arg: i64) -> i64:
    """Which card says so."""
    return arg // 512


def can_host(s: Ares, seat: i64, card: i64, arg: i64) -> bool:
    """The card is in play and can hold one of the kinds: AE-14.6."""
    host = s.edition.host[card]
    if host == NONE or s.edition.host_kind[host] & (arg // 16 % 8) == 0:
        return False
    where = arg // 128 % 4
    if (card == card_of_put(arg)) == (where == ELSEWHERE) and where != ANYWHERE:
        return False
    if where == ANYWHERE and s.edition.favorite_needs_cube and s.players[seat].cubes[host] == 0:
        return False
    return contains(s.players[seat].played, card)


class Put(Effect):
    """So many cubes on one card that can hold them; without one they are lost: AE-8.30."""

    def __init__(self, arg: i64) -> None:
        super().__init__(arg)

    def of(self, arg: i64) -> Put:
        return Put(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        if self.arg // 128 % 4 == HERE:
            put(s, seat, card_of_put(self.arg), count_of_put(self.arg))
            return
        found: i64 = 0
        for host in range(HOSTS):
            if can_host(s, seat, s.edition.host_card[host], self.arg):
                found += 1
        if found == 0:
            s.tell(news.CUBES_LOST, EVERYBODY, seat, count_of_put(self.arg))
        else:
            s.then(seat, PutOn(self.arg))


def put(s: Ares, seat: i64, card: i64, count: i64) -> None:
    """Cubes on a card."""
    s.players[seat].cubes[s.edition.host[card]] += count
    s.tell(news.CUBES_PUT, EVERYBODY, seat, count, card)


class PutOn(CardChoice):
    """Which card gets the cubes; all of one placement go on one card."""

    def __init__(self, arg: i64) -> None:
        super().__init__(PUT, PROJECTS, arg=arg, obvious=True)

    def of(self, arg: i64) -> PutOn:
        return PutOn(arg)

    def cards(self, s: Ares, seat: i64) -> vec[i64]:
        return s.edition.host_card

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        return LEGAL if can_host(s, seat, card, self.arg) else reasons.CANNOT_HOLD

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        put(s, seat, card, count_of_put(self.arg))


class Remove(Effect):
    """Take cubes off the card that says so; the caller has made sure that they are there."""

    def __init__(self, arg: i64) -> None:
        super().__init__(arg)

    def of(self, arg: i64) -> Remove:
        return Remove(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        remove(s, seat, card_of_put(self.arg), count_of_put(self.arg))


def remove(s: Ares, seat: i64, card: i64, count: i64) -> None:
    """Cubes off a card."""
    s.players[seat].cubes[s.edition.host[card]] -= count
    s.tell(news.CUBES_REMOVED, EVERYBODY, seat, count, card)


class RemoveFrom(CardChoice):
    """Which card gives the cubes."""

    def __init__(self, arg: i64) -> None:
        super().__init__(REMOVE, PROJECTS, arg=arg, obvious=True)

    def of(self, arg: i64) -> RemoveFrom:
        return RemoveFrom(arg)

    def cards(self, s: Ares, seat: i64) -> vec[i64]:
        return s.edition.host_card

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        return LEGAL if has_cubes(s, seat, card, self.arg) else reasons.NO_CUBES

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        remove(s, seat, card, count_of_put(self.arg))


def has_cubes(s: Ares, seat: i64, card: i64, arg: i64) -> bool:
    """Enough cubes of one of the kinds lie on the card."""
    host = s.edition.host[card]
    if host == NONE or s.edition.host_kind[host] & (arg // 16 % 8) == 0:
        return False
    return s.players[seat].cubes[host] >= count_of_put(arg)


# Choosing between parts of a card.


class ChooseOne(Choice):
    """One of several rows of steps; the argument is the number of the alternative in the edition."""

    def __init__(self, number: i64) -> None:
        super().__init__(WAY, 3, arg=number, obvious=True)

    def of(self, arg: i64) -> ChooseOne:
        return ChooseOne(arg)

    def why(self, s: Ares, seat: i64, way: i64) -> i64:
        rows = s.edition.alternatives[self.arg]
        if way >= len(rows):
            return reasons.NO_OTHER_CHOICE
        first = rows[way][0]
        if isinstance(first, Remove) and not has_cubes(s, seat, card_of_put(first.arg), first.arg):
            return reasons.NO_CUBES
        if isinstance(first, Put) and first.arg // 128 % 4 != HERE and not any_host(s, seat, first.arg):
            return reasons.NO_HOST
        return LEGAL

    def chosen(self, s: Ares, seat: i64, way: i64) -> None:
        s.plan(seat, s.edition.alternatives[self.arg][way])


def any_host(s: Ares, seat: i64, arg: i64) -> bool:
    """Some card can take the cubes."""
    for host in range(HOSTS):
        if can_host(s, seat, s.edition.host_card[host], arg):
            return True
    return False


# More cards in this phase.


class PlayMore(Effect):
    """So many more cards may be played in this phase."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> PlayMore:
        return PlayMore(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        s.players[seat].plays += self.arg


class NextCardCheaper(Effect):
    """The next card of this phase costs so much less."""

    def __init__(self, less: i64) -> None:
        super().__init__(less)

    def of(self, arg: i64) -> NextCardCheaper:
        return NextCardCheaper(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        s.players[seat].next_less = self.arg


class NextCardShifted(Effect):
    """The next card of this phase may read a zone one colour off."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.players[seat].next_shift = 1


class PlayFree(CardChoice):
    """The player may play a green card of a low printed cost without paying M€; all else that it asks remains."""

    def __init__(self, most: i64) -> None:
        super().__init__(PLAY, PROJECTS, DECLINE, arg=most)

    def of(self, arg: i64) -> PlayFree:
        return PlayFree(arg)

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        if not s.players[seat].holds(card):
            return reasons.NOT_IN_HAND
        if s.edition.colour[card] != GREEN:
            return reasons.WRONG_COLOUR
        if s.edition.cost[card] > self.arg:
            return reasons.COSTS_TOO_MUCH_TO_BE_FREE
        return why_not_play(s, seat, card, 0)

    def why_other(self, s: Ares, seat: i64) -> i64:
        return LEGAL if len(s.players[seat].hand) > 0 else reasons.HAND_EMPTY  # nobody is asked with an empty hand

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        play(s, seat, card, 0)


KEEP_CARD: Final = KeepCard()
NEXT_CARD_SHIFTED: Final = NextCardShifted()
