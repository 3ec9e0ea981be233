"""KO-2: setting up the game. The players themselves place the bodies on their orbits."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, Step
from ecliptic.core.state import EVERYBODY, NOBODY
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.rules import news, reasons
from ecliptic.games.kosmonauts.rules.events import FILL_ROW
from ecliptic.games.kosmonauts.rules.landing import put_on
from ecliptic.games.kosmonauts.rules.rounds import START_ROUND
from ecliptic.games.kosmonauts.rules.steps import Choice, Effect
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import BODIES, DISC, EARTH, POINT, POINTS


def set_up(board: Board, seats: i64, chance: i64) -> Kosmonauts:
    """A new game, ready for the first decision."""
    s = Kosmonauts(board, seats, chance)
    s.news = []
    deal_discs(s)
    s.then(NOBODY, START_ROUND)
    s.then(NOBODY, FINISH_SETUP)
    s.then(NOBODY, FILL_ROW)
    s.then(NOBODY, NEXT_DISC)
    for card in range(len(board.event_kind)):
        s.event_deck = append(s.event_deck, card)
    s.shuffle(s.event_deck)  # KO-2.9
    draw_missions(s)
    s.instructor = s.below(seats)  # KO-2.6
    s.settle()
    return s


def deal_discs(s: Kosmonauts) -> None:
    """Shuffled and dealt one at a time, beginning with the youngest: KO-2.1, KO-A42, KO-A43."""
    discs = vec[i64](list(range(BODIES)))
    s.shuffle(discs)
    s.placer = s.below(s.seats) if s.board.youngest_by_lot else 0
    disc_of = vec[i64]([NONE for _ in range(BODIES)])
    for index in range(BODIES):
        disc_of[discs[index]] = (s.placer + index) % s.seats
    s.disc_of = disc_of


class NextDisc(Effect):
    """One disc at a time, clockwise, until all are placed: KO-2.2, KO-A42."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        for body in range(BODIES):
            if s.body_at[body] == NONE:
                s.then(NOBODY, NEXT_DISC)
                s.then(s.placer, CHOOSE_DISC)
                s.placer = (s.placer + 1) % s.seats
                return


class ChooseDisc(Choice):
    """One of the own discs that are not yet placed."""

    def __init__(self) -> None:
        super().__init__(DISC, BODIES, obvious=True)

    def why(self, s: Kosmonauts, seat: i64, body: i64) -> i64:
        if s.disc_of[body] != seat:
            return reasons.NOT_YOUR_DISC
        return LEGAL if s.body_at[body] == NONE else reasons.PLACED_ALREADY

    def chosen(self, s: Kosmonauts, seat: i64, body: i64) -> None:
        s.then(seat, ChoosePoint(body))


class ChoosePoint(Choice):
    """The disc goes on any point of the orbit of its own body: KO-2.3."""

    def __init__(self, body: i64) -> None:
        super().__init__(POINT, POINTS, arg=body)

    def of(self, arg: i64) -> Step:
        return ChoosePoint(arg)

    def why(self, s: Kosmonauts, seat: i64, point: i64) -> i64:
        return LEGAL if point < s.board.points[self.arg] else reasons.NO_SUCH_POINT

    def chosen(self, s: Kosmonauts, seat: i64, point: i64) -> None:
        s.body_at[self.arg] = point
        s.tell(news.BODY_PLACED, EVERYBODY, seat, self.arg, point)


class FinishSetup(Effect):
    """Every ship starts landed on Earth: KO-2.5."""

    def happen(self, s: Kosmonauts, seat: i64) -> None:
        for player in range(s.seats):
            put_on(s, player, EARTH)
        s.tell(news.INSTRUCTOR_CHANGED, EVERYBODY, s.instructor)


class MissionStack:
    """The Mission 1 cards that can still be drawn, and those laid aside."""

    def __init__(self, left: vec[i64]) -> None:
        self.left = left
        self.aside = vec[i64]()

    def draw(self, s: Kosmonauts) -> i64:
        """The top card; when the stack runs out, the cards laid aside are shuffled to be the stack: KO-A41."""
        if len(self.left) == 0:
            self.left = self.aside
            self.aside = vec[i64]()
            s.missions_mixed = 1
            s.shuffle(self.left)
        self.left, card = pop(self.left)
        return card


def draw_missions(s: Kosmonauts) -> None:
    """One card from each of the three stacks, unseen by the others: KO-2.13."""
    alphas = stack(s, s.board.first_alpha, s.board.first_beta)
    betas = stack(s, s.board.first_beta, len(s.board.mission_body))
    firsts = MissionStack(stack(s, 0, s.board.first_alpha))
    for seat in range(s.seats):
        alphas, alpha = pop(alphas)
        betas, beta = pop(betas)
        s.mission[seat * 3 + 1] = alpha
        s.mission[seat * 3 + 2] = beta
        s.mission[seat * 3] = draw_mission_1(s, seat, firsts)
        s.tell(news.MISSIONS_DRAWN, seat, seat, s.mission[seat * 3], alpha, beta)


def stack(s: Kosmonauts, first: i64, end: i64) -> vec[i64]:
    """These cards, shuffled."""
    cards = vec[i64](list(range(first, end)))
    s.shuffle(cards)
    return cards


def draw_mission_1(s: Kosmonauts, seat: i64, firsts: MissionStack) -> i64:
    """Replaced again and again until no target is the same as of a Mission 2: KO-2.14."""
    while True:
        card = firsts.draw(s)
        body = s.board.mission_body[card]
        if body != target(s, seat, 1) and body != target(s, seat, 2):
            return card
        firsts.aside = append(firsts.aside, card)
        s.replaced_by[card] = seat
        s.replaced[seat] += 1
        s.tell(news.MISSION_REPLACED, seat, seat, card)


def target(s: Kosmonauts, seat: i64, number: i64) -> i64:
    """The body that a mission of this seat names."""
    return s.board.mission_body[s.mission[seat * 3 + number]]


NEXT_DISC: Final = NextDisc()
CHOOSE_DISC: Final = ChooseDisc()
FINISH_SETUP: Final = FinishSetup()
