"""Small positions for tests: give players the cards and resources of a rule's example, then act as players would.

A `Position` starts in the planning of round 1. Hands are empty, nobody owns anything (TR 5), and corporations are there
in name only: `corporation` founds one in earnest. Cards are named by their ids, phases and standard actions by theirs:
`p.plan("construction", "research").act(0, "play", "comet")`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.setup import Setup
from ecliptic.core.words import Event, Refusal
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box.contents import Box, load_box
from ecliptic.games.ares.box.opened import box_of
from ecliptic.games.ares.game import ARES
from ecliptic.games.ares.names import PARAMETER_NAMES, PHASE_NAMES, STANDARD_NAMES, TAG_NAMES
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.rules.playing import add_card, price_of
from ecliptic.games.ares.rules.scoring import card_points, points_now
from ecliptic.games.ares.rules.setup import found_corporation
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.view import AresView

Thing = int | str
IDS = {card.id: card.number - 1 for card in load_box().cards}
NAMES = {number: name for name, number in IDS.items()}
IN_NAME_ONLY = ("tharsis_republic", "credicor", "united_nations_mars_initiative", "teractor")
CARD_VERBS = {verb.name for verb in ARES.verbs if verb.kind == "card"}
WORDS = {"plan": PHASE_NAMES, "neutral": PHASE_NAMES, "standard": STANDARD_NAMES, "raise": PARAMETER_NAMES}


class Position:
    """A game in the middle, and a player's hands."""

    def __init__(
        self,
        seats: int = 2,
        mode: str = "",
        seed: int = 1,
        *,
        corrections: dict[str, object] | None = None,
        as_dealt: bool = False,
        **switches: bool | int | str,
    ) -> None:
        edition = mode or ("solo" if seats == 1 else "versus")
        self.setup = Setup(ARES.rules(edition, seats, switches, corrections), seed)
        self.rules = ARES.settled(self.setup)
        state = ARES.new(self.setup)
        assert isinstance(state, Ares)
        self.s: Ares = state
        if not as_dealt:
            self._clear_table()

    def _clear_table(self) -> None:
        """Found any corporation, then take everything away."""
        while self.s.round == 0:
            decision = next(d for d in ARES.decisions(self.s) if not d.optional)
            ARES.apply(self.s, decision.seat, decision.actions[-1])
        self.s.deck = vec[i64](list(range(t.PROJECTS)))
        for card in range(t.PROJECTS):
            self.s.discarded[card] = self.s.known_to[card] = 0
        self.s.discards = 0
        for seat, player in enumerate(self.s.players):
            blank = Player()
            for name in ARES.parts["players"]:
                setattr(player, name, getattr(blank, name))
            player.corporation = IDS[IN_NAME_ONLY[seat]]
            if seat == 3:
                player.tags[t.EARTH] += 1  # Teractor's
        self._fresh()

    # Names.

    def card(self, name: Thing) -> int:
        """The number of a card, counted from 0."""
        return name if isinstance(name, int) else IDS[name]

    def thing(self, verb: str, thing: Thing) -> int:
        """The number of a thing."""
        if isinstance(thing, int):
            return thing
        return IDS[thing] if verb in CARD_VERBS else WORDS[verb].index(thing)

    def word(self, verb: str, thing: int) -> Thing:
        """A thing by its name, where it has one."""
        if verb in CARD_VERBS:
            return NAMES[thing]
        return WORDS[verb][thing] if verb in WORDS else thing

    # Setting the table.

    def corporation(self, seat: int, name: str) -> Position:
        """The seat has this corporation, with all it starts with but drawn cards; before anything else is set."""
        player = self.s.players[seat]
        for tag in range(t.TAGS):
            player.tags[tag] = 0
        player.corporation = IDS[name]
        found_corporation(self.s, player)
        return self._fresh()

    def hand(self, seat: int, *names: Thing) -> Position:
        """These cards come into the seat's hand."""
        for name in names:
            self._take(self.card(name))
            self.s.players[seat].take(self.card(name))
        return self._fresh()

    def in_play(self, seat: int, *names: Thing) -> Position:
        """These cards lie in play with tags, levels and standing effects; what they do at once is not done."""
        player = self.s.players[seat]
        for name in names:
            self._take(self.card(name))
            player.played = append(player.played, self.card(name))
            add_card(self.s, player, self.card(name))
        return self._fresh()

    def discarded(self, *names: Thing) -> Position:
        """These cards lie on the discard pile, known to nobody."""
        for name in names:
            self._take(self.card(name))
            self.s.discarded[self.card(name)] = 1
            self.s.discards += 1
        return self._fresh()

    def on_deck(self, *names: Thing) -> Position:
        """The next cards to be drawn, the first named first."""
        for name in reversed(names):
            self._take(self.card(name))
            self.s.deck = append(self.s.deck, self.card(name))
        return self._fresh()

    def small_deck(self, *names: Thing) -> Position:
        """The deck holds only these cards, the first named on top; the others are out of the game for good."""
        kept = [self.card(name) for name in reversed(names)]
        self._aside = [card for card in self.s.deck if card not in kept]
        self.s.deck = vec[i64](kept)
        return self._fresh()

    _aside: list[int] = []  # noqa: RUF012  (replaced, never edited)

    def _take(self, card: int) -> None:
        """Lift a card from wherever it is hidden."""
        assert card in self.s.deck, f"{NAMES[card]} is not in the deck"
        self.s.deck = vec[i64]([other for other in self.s.deck if other != card])

    def give(self, seat: int, **amounts: int) -> Position:
        """The seat has so much: mc=20, heat=8, plants=3, rating=12, forests=2."""
        for name, amount in amounts.items():
            assert name in ("mc", "heat", "plants", "rating", "forests"), name
            setattr(self.s.players[seat], name, amount)
        return self._fresh()

    def cubes(self, seat: int, name: str, count: int) -> Position:
        """So many special resources lie on this card, which is in play."""
        assert IDS[name] in self.s.players[seat].played
        self.s.players[seat].cubes[self.s.edition.host[IDS[name]]] = count
        return self._fresh()

    def mars(self, temperature: int = -30, oxygen: int = 0, oceans: int = 0) -> Position:
        """Mars is so warm (in degrees), has so much oxygen and so many oceans, also when this phase began."""
        self.s.temperature = self.s.temperature_before = (temperature + 30) // 2
        self.s.oxygen = self.s.oxygen_before = oxygen
        self.s.oceans = self.s.oceans_before = oceans
        for space in range(t.TILES):
            self.s.flipped[space] = int(space < oceans)
        self.s.last_flipped = oceans - 1 if oceans else NONE
        return self._fresh()

    def tile(self, space: int, *, mc: int = 0, plants: int = 0, cards: int = 0) -> Position:
        """A tile with this reward lies on the space (0 … 8)."""
        tiles = self.box.tiles
        wanted = [n for n, tile in enumerate(tiles) if (tile.mc, tile.plants, tile.cards) == (mc, plants, cards)]
        other = next(place for place in range(t.TILES) if self.s.tile[place] == wanted[0])
        self.s.tile[space], self.s.tile[other] = self.s.tile[other], self.s.tile[space]
        return self

    def last_phase(self, seat: int, phase: str) -> Position:
        """What the seat chose in the last round."""
        self.s.players[seat].last_phase = PHASE_NAMES.index(phase)
        return self._fresh()

    def round(self, number: int) -> Position:
        """The round being played."""
        self.s.round = number
        return self

    def _fresh(self) -> Position:
        """The options of the seat that is asked are found anew after the table was changed."""
        self.s.settle()
        return self

    # Playing.

    def act(self, seat: int, verb: str, thing: Thing = 0) -> Position:
        """Do this, as a player would."""
        ARES.apply(self.s, seat, (verb, self.thing(verb, thing)), self.rules.edition)
        wrong = [line for line in ARES.invariants(self.s) if not (self._aside and "each in one place" in line)]
        assert wrong == []
        return self

    def plan(self, *phases: str) -> Position:
        """Each seat chooses its phase, from seat 0 on; the first phase of the round begins."""
        for seat, phase in enumerate(phases):
            self.act(seat, "plan", phase)
        return self

    def done(self, *seats: int) -> Position:
        """These seats are done with the window."""
        for seat in seats:
            self.act(seat, "done")
        return self

    def on(self) -> Position:
        """Play on to the next planning (or the end), quietly: nothing played, nothing bought, anything kept."""
        start = self.s.round
        while self.s.round == start and not self.s.over:
            self.quiet_move()
        return self

    def to(self, question: str) -> Position:
        """Play on quietly until somebody is asked this."""
        while all(decision.question != question for decision in ARES.decisions(self.s)):
            self.quiet_move()
        return self

    def quiet_move(self) -> Position:
        """Whoever is waited for does as little as possible."""
        decision = next(d for d in ARES.decisions(self.s) if not d.optional)
        quiet = [action for action in decision.actions if action[0] in ("done", "decline", "stop", "take_cube")]
        plans = [action for action in decision.actions if action[0] == "plan"]
        ARES.apply(self.s, decision.seat, (quiet or plans or list(decision.actions))[-1])
        return self

    # Asking.

    def asked(self, seat: int) -> str | None:
        """The question of this seat, if it is waited for."""
        decision = ARES.decision(self.s, seat)
        return None if decision is None or decision.optional else decision.question

    def options(self, seat: int) -> list[tuple[str, Thing]]:
        """What this seat may do; things by name where they have one."""
        decision = ARES.decision(self.s, seat)
        return [] if decision is None else [(verb, self.word(verb, thing)) for verb, thing in decision.actions]

    def things(self, seat: int, verb: str) -> list[Thing]:
        """The things that this seat may do this to."""
        return [thing for each, thing in self.options(seat) if each == verb]

    def why_not(self, seat: int, verb: str, thing: Thing = 0) -> Refusal | None:
        """Why this is not legal now."""
        return ARES.why_not(self.s, self.rules, seat, (verb, self.thing(verb, thing)))

    def reason(self, seat: int, verb: str, thing: Thing = 0) -> str | None:
        """The id of the reason why this is not legal now."""
        refusal = self.why_not(seat, verb, thing)
        return None if refusal is None else refusal.reason

    # Looking.

    @property
    def box(self) -> Box:
        """What is in the box that is played with."""
        return box_of(self.rules)

    def player(self, seat: int) -> Player:
        """The truth about a player: mc, heat, plants, rating, forests, steel, titanium, hand, played and more."""
        return self.s.players[seat]

    def has(self, seat: int, *names: str) -> tuple[int, ...]:
        """Some of what a player has: p.has(0, "mc", "heat")."""
        return tuple(getattr(self.s.players[seat], name) for name in names)

    def production(self, seat: int) -> tuple[int, int, int, int]:
        """Levels of M€, heat, plants and cards."""
        mc, heat, plants, cards = (self.s.produces(seat, what) for what in range(t.PRODUCTIONS))
        return mc, heat, plants, cards

    def tags(self, seat: int, tag: str) -> int:
        """How many tags of a kind count for the player."""
        return self.s.players[seat].tags[TAG_NAMES.index(tag)]

    def in_hand(self, seat: int) -> list[str]:
        """The hand by name, in the order in which the cards came."""
        return [NAMES[card] for card in self.s.players[seat].hand]

    def played(self, seat: int) -> list[str]:
        """The projects in play by name, in order."""
        return [NAMES[card] for card in self.s.players[seat].played]

    def on_card(self, seat: int, name: str) -> int:
        """How many special resources lie on a card."""
        return self.s.players[seat].cubes[self.s.edition.host[IDS[name]]]

    def price(self, seat: int, name: str) -> int:
        """What a card would cost this player now."""
        return price_of(self.s, seat, IDS[name])

    def points(self, seat: int, name: str = "") -> int:
        """What a card in play is worth now; without a name, all that the player has."""
        return card_points(self.s, seat, IDS[name]) if name else points_now(self.s, seat)

    def temperature(self) -> int:
        """In degrees."""
        return 2 * self.s.temperature - 30

    def view(self, viewer: int | None) -> AresView:
        """What this viewer may know."""
        return ARES.view(self.s, self.rules, viewer)

    def news(self, viewer: int | None, name: str = "") -> list[Event]:
        """Events as this viewer saw them, all or those of a name, since the game (or `forget_news`) began."""
        seen = [ARES.seen(item, viewer) for item in self.s.news or []]
        return [event for event in seen if name in ("", event.name)]

    def forget_news(self) -> Position:
        """Only what happens from now on is news."""
        self.s.news = []
        return self

    def clone(self) -> Position:
        """The same position, to be played on in another way; it has no news yet."""
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.s = self.s.clone()
        other.s.news = []
        return other


def random_game(seats: int, seed: int, mode: str = "", **switches: bool | int | str) -> Iterator[Position]:
    """Play a game in which everybody does anything; stop at each decision and at the end."""
    p = Position(seats, mode, seed, as_dealt=True, corrections=None, **switches)
    dice = random.Random(seed)
    yield p
    while not p.s.over:
        decision = dice.choice(ARES.decisions(p.s))
        ARES.apply(p.s, decision.seat, dice.choice(decision.actions))
        yield p
