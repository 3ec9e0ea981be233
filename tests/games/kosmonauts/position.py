"""Small positions for tests: put ships, bodies and cards where a rule's example has them, then act as players would.

A `Position` starts in round 1 at the orders, all bodies on the first point of their orbits, all ships landed on Earth.
Directions are named E, SE, SW, W, NW, NE; sectors are (q, r) with the Sun at (0, 0).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.setup import Setup
from ecliptic.core.words import Event, Refusal
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.box.contents import Box
from ecliptic.games.kosmonauts.box.opened import box_of
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.names import BODY_NAMES, EVENT_NAMES
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.view import KosmonautsView

DIRECTIONS = ("E", "SE", "SW", "W", "NW", "NE")
Thing = int | str


class Position:
    """A game in the middle, and a player's hands."""

    def __init__(
        self,
        seats: int = 3,
        seed: int = 1,
        *,
        corrections: dict[str, object] | None = None,
        as_dealt: bool = False,
        **switches: bool | int | str,
    ) -> None:
        self.setup = Setup(KOSMONAUTS.rules("classic", seats, switches, corrections), seed)
        self.rules = KOSMONAUTS.settled(self.setup)
        state = KOSMONAUTS.new(self.setup)
        assert isinstance(state, Kosmonauts)
        self.s: Kosmonauts = state
        if not as_dealt:
            self._place_bodies()

    def _place_bodies(self) -> None:
        """Every disc on the first point; seat 0 holds the instructor token."""
        while self.s.round == 0:
            decision = KOSMONAUTS.decisions(self.s)[0]
            KOSMONAUTS.apply(self.s, decision.seat, decision.actions[0])
        self.s.instructor = 0

    # Names.

    def body(self, name: Thing) -> int:
        """The number of a body."""
        return name if isinstance(name, int) else BODY_NAMES.index(name)

    def thing(self, verb: str, thing: Thing) -> int:
        """The number of a thing: a body's name, or a cube: "fuel E", "hyper NW"."""
        if isinstance(thing, int):
            return thing
        if verb == "order":
            kind, way = thing.split()
            return DIRECTIONS.index(way) + (0 if kind == "fuel" else int(t.DIRECTIONS))
        return BODY_NAMES.index(thing)

    def word(self, verb: str, thing: int) -> Thing:
        """A thing by its name, where it has one."""
        if verb == "order":
            return f"{'fuel' if thing < t.DIRECTIONS else 'hyper'} {DIRECTIONS[thing % t.DIRECTIONS]}"
        return BODY_NAMES[thing] if verb in ("disc", "land", "fall") else thing

    # Setting the table.

    def fly(self, seat: int, sector: tuple[int, int], *, last: Thing = "earth", **rose: int) -> Position:
        """The ship is in flight in this sector, with so many steps on its rose: E=2, NW=1."""
        self.s.landed_on[seat] = NONE
        self.s.last_body[seat] = self.body(last)
        self.s.q[seat], self.s.r[seat] = sector
        for axis in range(t.AXES):
            steps = rose.get(DIRECTIONS[axis], 0) - rose.get(DIRECTIONS[axis + t.AXES], 0)
            self.s.rose[seat * t.AXES + axis] = steps
        return self._fresh()

    def landed(self, seat: int, body: Thing) -> Position:
        """The ship sits on this body; no token is taken."""
        index = self.body(body)
        self.s.landed_on[seat] = self.s.last_body[seat] = index
        self.s.q[seat], self.s.r[seat] = self.s.body_q(index), self.s.body_r(index)
        return self._fresh()

    def at(self, body: Thing, point: int) -> Position:
        """The body stands on this point of its orbit, with whoever is landed on it."""
        index = self.body(body)
        self.s.body_at[index] = point
        for seat in range(self.s.seats):
            if self.s.landed_on[seat] == index:
                self.s.q[seat], self.s.r[seat] = self.s.body_q(index), self.s.body_r(index)
        return self._fresh()

    def load(self, seat: int, fuel: int, hyper: int, shields: int = 3) -> Position:
        """What the ship carries."""
        self.s.fuel[seat], self.s.hyper[seat], self.s.shields[seat] = fuel, hyper, shields
        return self._fresh()

    def tokens(self, seat: int, *bodies: Thing) -> Position:
        """The seat holds the next landing token of each of these bodies."""
        for name in bodies:
            index = self.body(name)
            self.s.token[seat * t.BODIES + index] = self.s.next_token(index)
            self.s.taken[index] += 1
        return self

    def missions(self, seat: int, first: Thing, alpha: Thing, beta: Thing) -> Position:
        """The seat's missions by their targets; cards are exchanged with whoever has them."""
        ends = (0, self.s.board.first_alpha, self.s.board.first_beta, len(self.s.board.mission_body))
        for number, (name, (low, high)) in enumerate(zip((first, alpha, beta), pairwise(ends), strict=True)):
            card = next(c for c in range(low, high) if self.s.board.mission_body[c] == self.body(name))
            for other in range(self.s.seats):
                if self.s.mission[other * 3 + number] == card:
                    self.s.mission[other * 3 + number] = self.s.mission[seat * 3 + number]
            self.s.mission[seat * 3 + number] = card
        return self

    def instructor(self, seat: int) -> Position:
        """Who holds the instructor token."""
        self.s.instructor = seat
        return self

    def round(self, number: int) -> Position:
        """The round being played."""
        self.s.round = number
        return self

    def open_row(self, *kinds: str) -> Position:
        """The open event cards by kind; a drift may name its rose: "drift E", "drift SE SW", "drift E E"."""
        cards = [*self.s.event_deck, *(card for card in self.s.row if card != NONE), *self.s.event_discard]
        for slot, kind in enumerate(kinds):
            card = next(card for card in cards if self._is_card(card, kind))
            cards.remove(card)
            self.s.row[slot] = card
        self.s.event_discard = vec[i64]()
        self.s.event_deck = vec[i64](cards)
        return self._fresh()

    def _is_card(self, card: int, wanted: str) -> bool:
        kind, *ways = wanted.split()
        if EVENT_NAMES[self.s.board.event_kind[card]] != kind:
            return False
        steps = [0, 0, 0]
        for way in ways:
            index = DIRECTIONS.index(way)
            steps[index % 3] += 1 if index < t.AXES else -1
        return not ways or steps == [self.s.board.event_drift[card * t.AXES + axis] for axis in range(t.AXES)]

    def top_event(self, kind: str) -> Position:
        """The next event card to be drawn."""
        card = next(card for card in self.s.event_deck if self._is_card(card, kind))
        self.s.event_deck = append(vec[i64]([other for other in self.s.event_deck if other != card]), card)
        return self

    def _fresh(self) -> Position:
        """The options of the seat that is asked are found anew after the table was changed."""
        self.s.settle()
        return self

    # Playing.

    def act(self, seat: int, verb: str, thing: Thing = 0) -> Position:
        """Do this, as a player would."""
        KOSMONAUTS.apply(self.s, seat, (verb, self.thing(verb, thing)))
        assert KOSMONAUTS.invariants(self.s) == []
        return self

    def orders(self, seat: int, *cubes: str) -> Position:
        """Order these cubes ("fuel E", "hyper SW") and confirm."""
        for cube in cubes:
            self.act(seat, "order", cube)
        return self.act(seat, "done")

    def all_done(self, *besides: int) -> Position:
        """Every seat that has not confirmed does so, but for these."""
        for seat in range(self.s.seats):
            if seat not in besides and self.s.phase == 2 and self.s.confirmed[seat] == 0:
                self.act(seat, "done")
        return self

    def on(self) -> Position:
        """Play on to the next round (or the end): no cubes, flights as they are, no landing, no shield paid.

        Events are chosen from the left.
        """
        start = self.s.round
        while self.s.round == start and not self.s.over:
            self._quiet_move()
        return self

    def to_orders(self) -> Position:
        """Play on quietly until orders are asked for."""
        while self.s.phase != 2 and not self.s.over:
            self._quiet_move()
        return self

    def flies(self, seat: int) -> Position:
        """All that comes before is done quietly; then this ship flies."""
        while self.asked() != (seat, "FlyOrEvacuate"):
            self._quiet_move()
        return self.act(seat, "fly")

    def _quiet_move(self) -> None:
        decision = next(d for d in KOSMONAUTS.decisions(self.s) if not d.optional)
        quiet = [action for action in decision.actions if action[0] in ("done", "fly", "pass", "refuse")]
        KOSMONAUTS.apply(self.s, decision.seat, quiet[0] if quiet else decision.actions[0])

    def event(self, kind: str, *others: str) -> Position:
        """Round 2 with this card in the first place of the row, chosen by the instructor (seat 0).

        Set ships and tokens after this call only if the event has no effect on them; call it last but for `act`.
        """
        return self.event_phase(kind, *(others or ("overdrive", "hyper_gift"))).act(0, "event", 0)

    def event_phase(self, *row: str) -> Position:
        """The next round with the table kept: the instructor (seat 0) is to choose one of these cards; no news yet."""
        before = self._snapshot()
        self.on()
        self._restore(before)
        self.s.instructor = 0
        self.open_row(*row)
        self._ask_instructor()
        self.s.news = []
        return self

    def quiet_round(self) -> Position:
        """Play on quietly to the next orders that follow an event; a tanker comes by and nobody buys."""
        asked = self.asked()
        if asked is None or asked[1] != "ChooseEvent":
            self.on()
        return self.open_row("tanker", "tanker", "tanker").to_orders()

    def _ask_instructor(self) -> None:
        lane = self.s.lanes[0]
        lane.seats[-1] = 0
        self.s.settle()

    def _snapshot(self) -> dict[str, object]:
        names = ("q", "r", "landed_on", "last_body", "fuel", "hyper", "shields", "rose", "token", "taken", "body_at")
        return {name: getattr(self.s, name)[:] for name in names}

    def _restore(self, before: dict[str, object]) -> None:
        for name, value in before.items():
            setattr(self.s, name, value)

    # Asking.

    def asked(self) -> tuple[int, str] | None:
        """The first seat that is waited for, and its question; None when the game is over."""
        waited = [decision for decision in KOSMONAUTS.decisions(self.s) if not decision.optional]
        return (waited[0].seat, waited[0].question) if waited else None

    def options(self, seat: int | None = None) -> list[tuple[str, Thing]]:
        """What this seat (or the first that is waited for) may do; things by name where they have one."""
        if seat is None:
            asked = self.asked()
            assert asked is not None
            seat = asked[0]
        decision = KOSMONAUTS.decision(self.s, seat)
        return [] if decision is None else [(verb, self.word(verb, thing)) for verb, thing in decision.actions]

    def why_not(self, seat: int, verb: str, thing: Thing = 0) -> Refusal | None:
        """Why this is not legal now."""
        return KOSMONAUTS.why_not(self.s, self.rules, seat, (verb, self.thing(verb, thing)))

    # Looking.

    @property
    def box(self) -> Box:
        """What is in the box that is played with."""
        return box_of(self.rules)

    def sector(self, seat: int) -> tuple[int, int]:
        """Where a ship is."""
        return self.s.q[seat], self.s.r[seat]

    def body_sector(self, body: Thing) -> tuple[int, int]:
        """Where a body is."""
        index = self.body(body)
        return self.s.body_q(index), self.s.body_r(index)

    def on_body(self, seat: int) -> str | None:
        """The body on which a ship is landed."""
        body = self.s.landed_on[seat]
        return None if body == NONE else BODY_NAMES[body]

    def rose(self, seat: int) -> dict[str, int]:
        """The steps on a rose by direction; directions without any are left out."""
        found: dict[str, int] = {}
        for axis in range(t.AXES):
            steps = int(self.s.speed(seat, axis))
            if steps:
                found[DIRECTIONS[axis if steps > 0 else axis + t.AXES]] = abs(steps)
        return found

    def carries(self, seat: int) -> tuple[int, int, int]:
        """Ordinary fuel, hyper-fuel, shields."""
        return self.s.fuel[seat], self.s.hyper[seat], self.s.shields[seat]

    def token(self, seat: int, body: Thing) -> int:
        """The value of the seat's landing token of a body; 0 for none."""
        return self.s.token[seat * t.BODIES + self.body(body)]

    def view(self, viewer: int | None) -> KosmonautsView:
        """What this viewer may know."""
        return KOSMONAUTS.view(self.s, self.rules, viewer)

    def news(self, viewer: int | None, name: str = "") -> list[Event]:
        """Events as this viewer saw them, all or those of a name: since the game or a set-up event phase began."""
        seen = [KOSMONAUTS.seen(item, viewer) for item in self.s.news or []]
        return [event for event in seen if name in ("", event.name)]

    def clone(self) -> Position:
        """The same position, to be played on in another way; it has no news yet."""
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.s = self.s.clone()
        other.s.news = []
        return other


def random_game(seats: int, seed: int, round_limit: int = 20) -> Iterator[Position]:
    """Play a game in which everybody does anything; stop at each decision and at the end."""
    p = Position(seats, seed, as_dealt=True, round_limit=round_limit)
    dice = random.Random(seed)
    yield p
    while not p.s.over:
        decision = dice.choice(KOSMONAUTS.decisions(p.s))
        KOSMONAUTS.apply(p.s, decision.seat, dice.choice(decision.actions))
        yield p
