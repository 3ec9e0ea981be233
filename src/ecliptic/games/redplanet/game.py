"""Mission: Red Planet, in the editions of 2005, 2015 and 2025, as the core sees it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE, Step
from ecliptic.core.imagination import Worlds
from ecliptic.core.prospects import Weights
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, EditionInfo
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Box
from ecliptic.games.redplanet.box.opened import box_of, edition_of
from ecliptic.games.redplanet.looking import look, look_own
from ecliptic.games.redplanet.mind.hints import NAMES, RedPlanetHints
from ecliptic.games.redplanet.mind.worlds import worlds
from ecliptic.games.redplanet.names import EVENT_KINDS, REASONS, VERBS
from ecliptic.games.redplanet.rules import (
    actions,
    attacks,
    characters,
    discoveries,
    moves,
    production,
    research,
    rounds,
    scoring,
    setup,
    ships,
)
from ecliptic.games.redplanet.rules.checks import invariants
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.switches import SWITCHES
from ecliptic.games.redplanet.telling.telling import RedPlanetTelling
from ecliptic.games.redplanet.view import RedPlanetView

PROTOTYPES: Final[tuple[Step, ...]] = (
    ships.PLACE_ASTRONAUT,
    ships.PLACE_ELSEWHERE,
    ships.PlaceTogether(0),
    ships.ChooseDestination(0),
    ships.LAUNCH_FULL_SHIPS,
    ships.LAND_SHIPS,
    ships.DOCK_NEW_SHIPS,
    moves.MoveFrom(0),
    moves.MoveTo(0),
    moves.LEAVE_PHOBOS,
    moves.DropTo(0),
    moves.FINISH_DROPS,
    attacks.DESTROY_SHIP,
    attacks.REPLACE_ASTRONAUT,
    attacks.ReplaceWhom(0),
    attacks.KILL_ASTRONAUT,
    attacks.KillWhom(0),
    research.LOOK_OR_DRAW,
    research.ATTACH_DISCOVERY,
    research.LOOK_AT_DISCOVERY,
    research.DRAW_FOR_NEUTRAL,
    research.ATTACH_OR_BOX,
    characters.Resolve(0),
    characters.FINISH_CHARACTER,
    characters.SKIP_NOTICE,
    characters.TAKE_BACK_CHARACTERS,
    characters.FORCE_LAUNCH,
    characters.REDIRECT_SHIP,
    characters.NewDestination(0),
    characters.SWAP_TOKENS,
    characters.SwapWith(0),
    actions.OpenWindow(0),
    actions.PlayAction(0),
    actions.AskNext(0),
    actions.RescueAt(0),
    actions.RescueMore(0),
    actions.LAUNCH_OWN_SHIP,
    actions.CHOOSE_ANOTHER,
    production.Produce(0),
    discoveries.REVEAL_DISCOVERIES,
    discoveries.ActAt(0),
    discoveries.EvacuateTo(0),
    scoring.FINAL_SCORING,
    rounds.START_ROUND,
    rounds.CHOOSE_CHARACTERS,
    rounds.CHOOSE_CHARACTER,
    rounds.CHANGE_CHARACTER,
    rounds.Call(0),
    rounds.END_ROUND,
    rounds.NOTE_SCORE,
    setup.KEEP_MISSION,
    setup.DEAL_CARDS,
    setup.MAKE_EVENT_DECK,
)

STEPS: Final = {type(step).__name__: step for step in PROTOTYPES}

FIELDS: Final = (
    *("round", "first", "acting", "last_resolved", "calling", "boarded", "productions"),
    *("reserve", "lost", "present", "crew"),
    *("ship", "launched", "tokens", "tokens_gone", "ship_deck", "ship_discard"),
    *("resource", "overlaid", "explored", "unused", "unused_known", "resource_pool", "pool", "owned"),
    *("chosen", "called", "played", "neutral_deck", "neutral_left", "neutral_recruited"),
    *("event_deck", "place", "seen", "returned_by", "attached", "kept", "drawn", "drawing", "shown", "missions_shown"),
    *("drops", "passes", "turn", "score", "winners", "token_points"),
)


class RedPlanetGame(RedPlanetTelling):
    """The game in all its editions."""

    id = "redplanet"
    version = 1
    editions = (EditionInfo("2005", 3, 5, "A"), EditionInfo("2015", 2, 6, "F"), EditionInfo("2025", 2, 6, "M"))
    default_edition = "2015"
    usual_seats = 4
    switches = SWITCHES
    variants = ("layout",)
    verbs = VERBS
    steps = STEPS
    event_kinds = EVENT_KINDS
    reasons = REASONS
    fields = FIELDS
    own_fields = ("viewer", "decision", "chosen", "cards")
    feature_names = NAMES.split()

    def box(self, rules: Rules) -> Box:
        return box_of(rules)

    def hints_with(self, weights: Weights) -> RedPlanetHints:
        return RedPlanetHints(weights)

    def settled(self, setup: Setup) -> Rules:
        """A random arrangement of the map is decided by the seed: RP-2.2, RP-Q73."""
        rules = setup.rules
        if rules.switches.get("layout") != "random":
            return rules
        letters = [layout.id for layout in box_of(rules).layouts]
        letter = letters[chances.below(chances.from_seed(setup.seed + 1), len(letters))]
        return msgspec.structs.replace(rules, switches=rules.switches | {"layout": letter})

    def start(self, rules: Rules, chance: int) -> State:
        return setup.set_up(edition_of(rules), rules.seats, chance)

    def blank(self, rules: Rules) -> RedPlanet:
        return setup.new_state(edition_of(rules), rules.seats, 0)

    def view(self, state: State, rules: Rules, viewer: int | None) -> RedPlanetView:
        assert isinstance(state, RedPlanet)
        return look(state, rules, viewer, self.decision(state, viewer))

    def own(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        assert isinstance(state, RedPlanet)
        return look_own(state, viewer, self.decision(state, viewer))

    def worlds(self, view: View) -> Worlds:
        """All states that the viewer cannot tell apart, ready to be sampled often."""
        assert isinstance(view, RedPlanetView)
        return worlds(view, self.blank(view.rules), self.steps)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, RedPlanet)
        return invariants(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, RedPlanet)
        return [state.owner(colour) for colour in range(state.colours) if state.winners[colour] == 1]

    def scores(self, state: State) -> list[dict[str, Any]]:
        """Each colour's score by source: tokens by kind, missions, Ice Monopoly, discoveries."""
        assert isinstance(state, RedPlanet)
        return [row for colour in range(state.colours) for row in _score_rows(state, colour)]

    def totals(self, state: State) -> list[int]:
        assert isinstance(state, RedPlanet)
        return [state.score[colour] for colour in range(state.colours)]

    def tie_breaks(self, state: State, rules: Rules) -> list[tuple[str, str, list[int]]]:
        assert isinstance(state, RedPlanet)
        rule = "RP-13.9" if rules.edition == "2005" else "RP-13.7"
        return [("tokens", rule, [state.tokens_owned(colour) for colour in range(state.colours)])]

    def score_track(self, state: State) -> list[list[int]]:
        assert isinstance(state, RedPlanet)
        s, colours = state, range(state.colours)
        return [[s.token_points[number * t.COLOURS + colour] for colour in colours] for number in range(s.round + 1)]

    def refusal_numbers(self, state: State, seat: int, action: Action, reason: str) -> dict[str, int]:
        """Capacity, free seats and reserve, where a message speaks of them."""
        assert isinstance(state, RedPlanet)
        numbers = {"reserve": state.reserve[max(state.acting, 0)]}
        choice = state.question(seat)
        if choice is not None and action[0] == "place" and 0 <= action[1] < state.docks():
            numbers["needed"] = max(choice.arg, 1)
            if state.ship[action[1]] != NONE:
                numbers["capacity"] = state.edition.ship_capacity[state.ship[action[1]]]
                numbers["free"] = state.free_seats(action[1])
        return numbers


def _score_rows(s: RedPlanet, colour: int) -> list[dict[str, Any]]:
    rows = [
        {"source": "tokens", "of": kind, "points": s.owned[colour * t.KINDS + kind] * s.edition.token_value[kind]}
        for kind in range(t.KINDS)
    ]
    for event in range(s.edition.events):
        if s.edition.event_kind[event] == t.MISSION and scoring.owns_mission(s, colour, event):
            rows.append({"source": "mission", "of": event, "points": scoring.card_points(s, colour, event)})
        elif scoring.discovery_points(s, colour, event):
            rows.append({"source": "discovery", "of": event, "points": scoring.discovery_points(s, colour, event)})
    rows.append({"source": "ice", "of": t.ICE, "points": scoring.ice_points(s, colour)})
    return [{"colour": colour, **row} for row in rows]


REDPLANET: Final = RedPlanetGame()
