"""Small positions for tests: set the table as a rule's example has it, then act as players would.

A `Position` starts at the first choice of characters, missions kept, with the docks as dealt but empty of astronauts.
Every piece that is put somewhere comes out of the place where it was, so the invariants of the game hold throughout.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.setup import Setup
from ecliptic.core.words import Event, Refusal
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.opened import box_of
from ecliptic.games.redplanet.box.tables import events
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import COLOUR_NAMES, RESOURCES, ROLE_NAMES
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.view import RedPlanetView

Thing = int | str


class Position:
    """A game in the middle, and a player's hands."""

    def __init__(
        self,
        edition: str = "2015",
        seats: int = 4,
        seed: int = 1,
        *,
        corrections: dict[str, object] | None = None,
        as_dealt: bool = False,
        **switches: bool | int | str,
    ) -> None:
        if edition == "2025":
            switches.setdefault("layout", "A")
        self.setup = Setup(REDPLANET.rules(edition, seats, switches, corrections), seed)
        self.rules = REDPLANET.settled(self.setup)
        state = REDPLANET.new(self.setup)
        assert isinstance(state, RedPlanet)
        self.s: RedPlanet = state
        self.box = box_of(self.rules)
        self.events: list[str] = [card.id for card in events(self.box)]
        self.regions: list[str] = [region.id for region in self.box.regions]
        if not as_dealt:
            self._keep_missions()
            self._clear_docks_of_astronauts()

    def _keep_missions(self) -> None:
        while self.s.round == 0:
            decision = REDPLANET.decisions(self.s)[0]
            REDPLANET.apply(self.s, decision.seat, decision.actions[0])

    def _clear_docks_of_astronauts(self) -> None:
        for dock in range(self.s.docks()):
            for colour in range(self.s.colours):
                self.crew(dock, **{COLOUR_NAMES[colour]: 0})
            self.s.take_tokens_off(dock)

    # Names.

    def colour(self, name: Thing) -> int:
        """The number of a colour: red, blue, yellow, green, violet, white."""
        return name if isinstance(name, int) else COLOUR_NAMES.index(name)

    def region(self, name: Thing) -> int:
        """The number of a region."""
        return name if isinstance(name, int) else self.regions.index(name)

    def card(self, name: Thing) -> int:
        """The number of an event card."""
        return name if isinstance(name, int) else self.events.index(name)

    def thing(self, kind: str, thing: Thing) -> int:
        """The number of a thing of some kind."""
        if isinstance(thing, int):
            return thing
        if kind == "place":
            return int(t.DOCKS) + self.region(thing)
        if kind == "role":
            return ROLE_NAMES.index(thing)
        finders = {"region": self.region, "card": self.card, "colour": self.colour}
        return finders[kind](thing)

    def word(self, kind: str, thing: int) -> Thing:
        """A thing by its name; ships stay numbers, places are a ship's number or a region's name."""
        if kind == "place":
            return thing if thing < t.DOCKS else self.regions[thing - t.DOCKS]
        names = {"region": self.regions, "card": self.events, "colour": COLOUR_NAMES, "role": ROLE_NAMES}
        return names[kind][thing] if kind in names else thing

    # Setting the table.

    def crew(self, dock: int, **numbers: int) -> Position:
        """So many astronauts of each named colour on a ship, out of the reserve."""
        for name, number in numbers.items():
            colour = self.colour(name)
            self.s.reserve[colour] += self.s.aboard(dock, colour) - number
            self.s.crew[dock * t.COLOURS + colour] = number
        return self

    def stand(self, region: Thing, **numbers: int) -> Position:
        """So many astronauts of each named colour in a region, out of the reserve."""
        index = self.region(region)
        for name, number in numbers.items():
            colour = self.colour(name)
            self.s.reserve[colour] += self.s.astronauts(index, colour) - number
            self.s.present[index * t.COLOURS + colour] = number
        return self

    def reserve(self, colour: Thing, number: int) -> Position:
        """So many astronauts in reserve; the others are lost."""
        index = self.colour(colour)
        self.s.lost[index] += self.s.reserve[index] - number
        self.s.reserve[index] = number
        return self

    def ships(self, *ships: str) -> Position:
        """The ships at the docks from the left: "hellas:4", "open:3", or "" for an empty dock."""
        for dock in range(self.s.docks()):
            if self.s.ship[dock] != NONE:
                self.s.ship_deck = append(self.s.ship_deck, self.s.ship[dock])
                self.s.ship[dock] = NONE
        for dock, name in enumerate(ships):
            if name:
                self.s.ship[dock] = self._take_ship(name)
        return self

    def _take_ship(self, name: str) -> int:
        destination, capacity = name.split(":")
        bound = NONE if destination == "open" else self.region(destination)
        for card in self.s.ship_deck:
            if self.s.edition.ship_bound[card] == bound and self.s.edition.ship_capacity[card] == int(capacity):
                self.s.ship_deck = vec[i64]([other for other in self.s.ship_deck if other != card])
                return card
        raise AssertionError(f"no ship {name} left in the deck")

    def top_ship(self, *names: str) -> Position:
        """The next ships to be drawn, first named first."""
        for name in reversed(names):
            card = self._take_ship(name)
            self.s.ship_deck = append(self.s.ship_deck, card)
        return self

    def launched(self, dock: int) -> Position:
        """The ship of this dock is under way."""
        self.s.launched[dock] = 1
        return self

    def token(self, dock: int, region: Thing) -> Position:
        """A destination token on a ship, over any that lie there."""
        self.s.tokens = append(self.s.tokens, dock * t.REGIONS + self.region(region))
        return self

    def explore(self, region: Thing, resource: str) -> Position:
        """The region's resource token is face up and of this kind."""
        index, kind = self.region(region), RESOURCES.index(resource)
        if self.s.edition.hidden_resources:
            self._swap_resource(index, kind)
        elif self.s.resource[index] != kind:
            self.s.resource_pool[kind] -= 1
        self.s.resource[index] = kind
        self.s.explored[index] = 1
        return self

    def _swap_resource(self, index: int, kind: int) -> None:
        if self.s.resource[index] == kind:
            return
        if self.s.unused == kind:
            self.s.unused = self.s.resource[index]
            return
        hidden = [r for r in range(t.REGIONS) if self.s.resource[r] == kind and not self.s.explored[r]]
        self.s.resource[hidden[0]] = self.s.resource[index]

    def pool(self, region: Thing, **tokens: int) -> Position:
        """Point tokens that lie in a region."""
        for kind, number in tokens.items():
            self.s.pool[self.region(region) * t.KINDS + RESOURCES.index(kind)] = number
        return self

    def own(self, colour: Thing, **tokens: int) -> Position:
        """Point tokens that a colour has."""
        for kind, number in tokens.items():
            self.s.owned[self.colour(colour) * t.KINDS + RESOURCES.index(kind)] = number
        return self

    def _take_card(self, card: Thing) -> int:
        index = self.card(card)
        place = self.s.place[index]
        if t.HELD <= place < t.DEALT:  # somebody kept it in setup: they hold another mission instead
            seat = place - t.HELD
            other = next(c for c in self.s.event_deck if self.s.edition.event_kind[c] == t.MISSION)
            self._put_card(other, t.HELD + seat, seat)
        self.s.event_deck = vec[i64]([other for other in self.s.event_deck if other != index])
        for seat in range(self.s.seats):
            self.s.seen[index * t.COLOURS + seat] = 0
        return index

    def _put_card(self, card: int, place: int, *seers: int) -> None:
        self.s.event_deck = vec[i64]([other for other in self.s.event_deck if other != card])
        self.s.place[card] = place
        for seat in seers:
            self.s.show_to(seat, card)

    def attach(self, region: Thing, card: Thing, *seers: int) -> Position:
        """A discovery lies face down at a region, known to these seats."""
        index, where = self._take_card(card), self.region(region)
        self._put_card(index, t.ATTACHED + where, *seers)
        self.s.attached[where] = index
        return self

    def hold(self, seat: int, card: Thing) -> Position:
        """The seat has drawn this mission or action card earlier, and keeps it."""
        self._put_card(self._take_card(card), t.HELD + seat, seat)
        self.s.drawn[seat] += 1
        return self

    def start_mission(self, seat: int, card: Thing) -> Position:
        """The mission that the seat kept in setup is this one."""
        index = self.card(card)
        if self.s.is_held(index, seat):
            return self
        self._take_card(card)
        old = next(c for c in range(self.s.edition.first_discovery) if self.s.is_held(c, seat))
        self._put_card(index, t.HELD + seat, seat)
        self.s.place[old] = t.IN_DECK
        self.s.event_deck = vec[i64]([old, *self.s.event_deck])
        for seer in range(self.s.seats):
            self.s.seen[old * t.COLOURS + seer] = 0
        return self

    def top_event(self, card: Thing) -> Position:
        """The next event card to be drawn."""
        index = self._take_card(card)
        self.s.place[index] = t.IN_DECK
        self.s.event_deck = append(self.s.event_deck, index)
        return self

    def no_events(self) -> Position:
        """The event deck is empty: its cards are in the box."""
        for card in self.s.event_deck:
            self.s.place[card] = t.BOXED
        self.s.event_deck = vec[i64]()
        return self

    def played(self, colour: Thing, *roles: str) -> Position:
        """These characters of a colour have been played and are not in hand."""
        for role in roles:
            self.s.played[self.colour(colour) * t.ROLES + ROLE_NAMES.index(role)] = 1
        return self

    def first(self, colour: Thing) -> Position:
        """The first player."""
        self.s.first = self.colour(colour)
        return self

    def round(self, number: int) -> Position:
        """The round being played."""
        self.s.round = number
        return self

    def neutral(self, colour: Thing, role: str) -> Position:
        """The neutral card drawn this round (two players)."""
        index, wanted = self.colour(colour), ROLE_NAMES.index(role)
        half = index - 1
        for place in range(half * t.ROLES, half * t.ROLES + self.s.neutral_left[half]):
            if self.s.neutral_deck[place] == wanted:
                self.s.neutral_deck[place] = self.s.chosen[index]
        self.s.chosen[index] = wanted
        return self

    # Playing.

    def choose(self, *roles: str) -> Position:
        """Every seat chooses its character, from seat 0 on; the countdown begins."""
        for seat, role in enumerate(roles):
            self.act(seat, "choose", role)
        return self

    def act(self, seat: int, verb: str, thing: Thing = 0) -> Position:
        """Do this, as a player would."""
        kind = next(known.kind for known in REDPLANET.verbs if known.name == verb)
        REDPLANET.apply(self.s, seat, (verb, self.thing(kind, thing)))
        assert REDPLANET.invariants(self.s) == []
        return self

    def asked(self) -> tuple[int, str] | None:
        """The first seat that is waited for, and its question; None when the game is over."""
        waited = [decision for decision in REDPLANET.decisions(self.s) if not decision.optional]
        return (waited[0].seat, waited[0].question) if waited else None

    def options(self, seat: int | None = None) -> list[tuple[str, Thing]]:
        """What this seat (or the first that is waited for) may do; things by name where they have one."""
        if seat is None:
            asked = self.asked()
            assert asked is not None
            seat = asked[0]
        decision = REDPLANET.decision(self.s, seat)
        kinds = {verb.name: verb.kind for verb in REDPLANET.verbs}
        return [] if decision is None else [(v, self.word(kinds[v], thing)) for v, thing in decision.actions]

    def things(self, verb: str, seat: int | None = None) -> list[Thing]:
        """The things to which this verb may be done."""
        return [thing for known, thing in self.options(seat) if known == verb]

    def why_not(self, seat: int, verb: str, thing: Thing = 0) -> Refusal | None:
        """Why this is not legal now."""
        kind = next(known.kind for known in REDPLANET.verbs if known.name == verb)
        return REDPLANET.why_not(self.s, self.rules, seat, (verb, self.thing(kind, thing)))

    def quietly(self) -> Position:
        """Play on with the first option (passing action cards) until this round, and what follows it, is over."""
        return self._until_after(self.s.round)

    def _until_after(self, start: int) -> Position:
        while self.s.round == start and not self.s.over:
            decision = next(d for d in REDPLANET.decisions(self.s) if not d.optional)
            wanted = ("pass", 0) if ("pass", 0) in decision.actions else decision.actions[0]
            REDPLANET.apply(self.s, decision.seat, wanted)
        return self

    def quiet_round(self) -> Position:
        """A round in which nobody can place anybody: the docks are empty and everybody's Travel Agent is skipped.

        What follows the round (new ships, production, reveal, scoring) happens as always. Call it before choosing.
        """
        start = self.s.round
        self.ships()
        for colour in range(self.s.colours):
            self.s.played[colour * t.ROLES + t.TRAVEL_AGENT] = 0
        for seat in range(self.s.seats):
            self.act(seat, "choose", "travel_agent")
        return self._until_after(start)

    # Looking.

    def present(self, region: Thing, colour: Thing) -> int:
        """Astronauts of a colour in a region."""
        return self.s.astronauts(self.region(region), self.colour(colour))

    def aboard(self, dock: int, colour: Thing) -> int:
        """Astronauts of a colour on a ship."""
        return self.s.aboard(dock, self.colour(colour))

    def in_reserve(self, colour: Thing) -> int:
        """Astronauts of a colour in reserve."""
        return self.s.reserve[self.colour(colour)]

    def lost(self, colour: Thing) -> int:
        """Astronauts of a colour that are lost."""
        return self.s.lost[self.colour(colour)]

    def tokens(self, colour: Thing) -> dict[str, int]:
        """Point tokens of a colour by kind."""
        first = self.colour(colour) * t.KINDS
        return {kind: self.s.owned[first + index] for index, kind in enumerate(RESOURCES)}

    def left_in(self, region: Thing) -> int:
        """Point tokens that lie in a region."""
        first = self.region(region) * t.KINDS
        return sum(self.s.pool[first + kind] for kind in range(t.KINDS))

    def hand(self, colour: Thing) -> list[str]:
        """Characters in hand, the one laid down included."""
        index = self.colour(colour)
        return [role for number, role in enumerate(ROLE_NAMES) if not self.s.has_played(index, number)]

    def bound_for(self, dock: int) -> str | None:
        """Where a ship goes."""
        region = self.s.bound_for(dock)
        return None if region == NONE else self.regions[region]

    def is_explored(self, region: Thing) -> bool:
        """Its resource token is face up."""
        return self.s.explored[self.region(region)] == 1

    def score(self, colour: Thing) -> int:
        """The final score."""
        return self.s.score[self.colour(colour)]

    def view(self, viewer: int | None) -> RedPlanetView:
        """What this viewer may know."""
        return REDPLANET.view(self.s, self.rules, viewer)

    def news(self, viewer: int | None, name: str = "") -> list[Event]:
        """Events since the game began, as this viewer saw them; only those of a name if one is given."""
        seen = [REDPLANET.seen(item, viewer) for item in self.s.news or []]
        return [event for event in seen if name in ("", event.name)]

    def clone(self) -> Position:
        """The same position, to be played on in another way."""
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.s = self.s.clone()
        other.s.news = []
        return other
