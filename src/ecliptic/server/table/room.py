"""A table in memory: who sits where, the game once it has begun, the clock; a fold over its entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from ecliptic.core import record_reader
from ecliptic.core.errors import Problem
from ecliptic.core.plain import waiting
from ecliptic.core.play import Play
from ecliptic.core.setup import Setup
from ecliptic.core.words import Action
from ecliptic.games import game as find
from ecliptic.games import games as all_games
from ecliptic.server.table.clock import Clock
from ecliptic.server.table.opponents import SUBSTITUTE, plays_here
from ecliptic.server.table.seats import Ending, Motion, Next, Order, Phase, Seat, StandIn
from ecliptic.server.table.settings import Settings, rules_of

WRONG_TIME: dict[Phase, str] = {
    "gathering": "table-is-gathering",
    "playing": "table-is-playing",
    "paused": "table-is-paused",
    "over": "table-is-over",
}


class TableProblem(Problem):
    """This cannot be done at this table now."""


def refuse(message: str) -> NoReturn:
    """Say why not."""
    raise TableProblem(message)


class Room:
    """A table as it is after so many entries."""

    def __init__(self, ident: str, host: str, settings: Settings, code: str = "") -> None:
        self.id = ident
        self.code = code
        self.host = host
        self.settings = settings
        self.number = 0
        self.seats = [Seat(bot=wish.bot) for wish in settings.seats]
        self.phase: Phase = "gathering"
        self.ending: Ending | None = None
        self.play: Play | None = None
        self.stand_ins: dict[int, StandIn] = {}  # by the place of the move
        self.backs = 0  # how often something was taken back that others had been told
        self.motion: Motion | None = None
        self.clock = Clock(settings.pace, len(self.seats))
        self.next: Next | None = None
        self.ids: dict[str, int] = {}  # of clients' requests, with the number of the entry

    # What follows from the entries.

    def seat_of(self, user: str) -> int | None:
        """Where this user sits."""
        if user:
            for seat, here in enumerate(self.seats):  # a loop: it is asked for each viewer at each move
                if here.user == user:
                    return seat
        return None

    @property
    def game_in_progress(self) -> Play:
        """The game; it has begun."""
        assert self.play is not None
        return self.play

    @property
    def has_record(self) -> bool:
        """The game has a seed and moves that tell it; one that began in the middle of another has not."""
        return self.play is not None and self.play.start is None

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.play is None or self.phase != "playing":
            return ()
        return waiting(self.play.state)

    def thinkers(self) -> list[int]:
        """The seats that are waited for and for which a bot decides."""
        return [seat for seat in self.waiting() if not self.seats[seat].decides]

    def substitute(self, seat: int) -> str:
        """The level that plays for a bot which this server does not know (any more); nothing if it does."""
        bot = self.seats[seat].bot
        return "" if not bot or self.phase == "over" or plays_here(bot, self.settings.game) else SUBSTITUTE

    def due(self) -> int | None:
        """When the next seat's time will be up, if that has consequences."""
        return None if self.settings.absent == "nothing" else self.clock.due()

    def others(self, seat: int) -> list[int]:
        """The persons who have to agree to what this seat proposes."""
        return [other for other, here in enumerate(self.seats) if other != seat and here.decides]

    def winners(self) -> list[int]:
        """The seats that have won, if anybody has; who gave up has not."""
        if self.ending == "finished":
            found = self.game_in_progress.game.winners(self.game_in_progress.state)
            return [seat for seat in found if not self.seats[seat].resigned]
        if self.ending == "resigned":
            return [seat for seat, here in enumerate(self.seats) if not here.resigned]
        return []

    # Who may do something: raise TableProblem if not.

    def must_be(self, phase: Phase) -> None:
        """Refuse what belongs to another time."""
        if self.phase != phase:
            refuse(WRONG_TIME[self.phase])

    def must_exist(self, seat: int) -> Seat:
        """The seat of this number."""
        if not 0 <= seat < len(self.seats):
            refuse("table-no-such-seat")
        return self.seats[seat]

    def must_own(self, seat: int, user: str) -> Seat:
        """Refuse what only the person in this seat may do."""
        here = self.must_exist(seat)
        if not user or here.user != user:
            refuse("table-not-your-seat")
        return here

    def must_speak_for(self, seat: int, user: str) -> Seat:
        """Refuse what only the person in this seat may do, or the server for somebody who may not stay."""
        here = self.must_exist(seat)
        return here if not user and here.user else self.must_own(seat, user)

    def must_host(self, user: str) -> None:
        """Refuse what only the host may do."""
        if user != self.host:
            refuse("table-host-only")

    # What deeds do.

    def begin(self, seed: int) -> None:
        """Deal."""
        setup = Setup(rules_of(self.settings), seed)
        self.play = Play(find(self.settings.game), setup)
        self.phase = "playing"

    def go_on(self, setup: Setup, start: Mapping[str, Any]) -> None:
        """Begin in the middle of a game, with a state that was imagined from a view."""
        self.play = Play(find(self.settings.game), setup, start)
        self.phase = "playing"

    def act(self, seat: int, action: Action, by: StandIn = "") -> None:
        """A seat does this; raise Refused if it is not legal."""
        play = self.game_in_progress
        play.act(seat, action)
        if by:
            self.stand_ins[len(play.moves) - 1] = by
        self.seats[seat].turns += 1
        self.motion = None  # what was proposed belonged to the position before
        if play.state.over:
            self.end("finished")

    def use_order(self, seat: int, action: Action) -> None:
        """The order that led to this is carried out; those before it for the same question were not possible."""
        here, decision = self.seats[seat], self.game_in_progress.game.decision(self.game_in_progress.state, seat)
        assert decision is not None
        used = here.orders.index(Order(decision.question, action)) + 1
        before = tuple(order for order in here.orders[:used] if order.question != decision.question)
        here.orders = before + here.orders[used:]

    def order_for(self, seat: int) -> Action | None:
        """What the standing orders say about the present question, if that is legal."""
        play = self.game_in_progress
        decision = play.game.decision(play.state, seat)
        if decision is None:
            return None
        wanted = (order.action for order in self.seats[seat].orders if order.question == decision.question)
        return next((action for action in wanted if action in decision.actions), None)

    def take_over(self, text: str) -> None:
        """Play again what a record tells."""
        game, record = record_reader.read(text, all_games())
        self.play = Play.again(game, record.setup, record.moves)
        for here, name in zip(self.seats, record.players, strict=True):
            here.name = name
        self.end("finished" if self.play.state.over else "agreed")

    def take_back(self, seat: int) -> None:
        """A seat takes back its last move, which told nobody anything."""
        play = self.game_in_progress
        told = play.told
        last = play.last_move(seat)
        self.stand_ins = {place - (place > last): by for place, by in self.stand_ins.items() if place != last}
        play.take_back(seat)
        self.seats[seat].turns += 1
        if play.told != told:  # else nobody need know that there was anything
            self.backs += 1

    def rewind(self, seat: int) -> None:
        """Back to before the seat's last move, whatever has happened since."""
        play = self.game_in_progress
        last = play.last_move(seat)
        self.stand_ins = {place: by for place, by in self.stand_ins.items() if place < last}
        self.play = Play.again(play.game, play.setup, play.moves[:last], play.start)
        for here in self.seats:
            here.turns += 1
        self.backs += 1

    def propose(self, motion: Motion | None) -> None:
        """This is proposed now; it is done once all have agreed."""
        self.motion = motion
        if motion is None or not motion.agreed.issuperset(self.others(motion.seat)):
            return
        self.motion = None
        if motion.what == "end":
            self.end("agreed")
        elif motion.what == "pause":
            self.phase = "paused"
        else:
            self.rewind(motion.seat)

    def resign(self, seat: int) -> None:
        """A seat gives up; the game goes on while somebody plays against somebody."""
        self.seats[seat].resigned = True
        contenders = [here for here in self.seats if not here.resigned]
        if len(contenders) < 2 or not any(here.user for here in contenders):
            self.end("resigned")

    def expire(self, seat: int) -> None:
        """A seat's time is up."""
        if self.settings.absent == "resign":
            self.resign(seat)
        else:
            self.seats[seat].steward = True

    def end(self, ending: Ending) -> None:
        """It is over."""
        self.phase = "over"
        self.ending = ending
        self.motion = None

    def tick(self, at: int, acted: int | None) -> None:
        """Stop and start the clocks after something that happened then."""
        self.clock.turn(at, [seat for seat in self.waiting() if self.seats[seat].decides], acted)
