"""Terraforming Mars: Ares Expedition as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from ecliptic.core.agenda import Step
from ecliptic.core.imagination import Worlds
from ecliptic.core.prospects import Weights
from ecliptic.core.setup import Rules
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, EditionInfo
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box.contents import Box
from ecliptic.games.ares.box.opened import box_of, edition_of
from ecliptic.games.ares.looking import look, look_own
from ecliptic.games.ares.mind.hints import NAMES, AresHints
from ecliptic.games.ares.mind.worlds import worlds
from ecliptic.games.ares.names import EVENT_KINDS, REASONS, VERBS
from ecliptic.games.ares.rules import (
    actions,
    coop,
    effects,
    payment,
    piles,
    planning,
    playing,
    rounds,
    scoring,
    setup,
    solo,
    terraforming,
    windows,
)
from ecliptic.games.ares.rules.checks import invariants
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.switches import SWITCHES
from ecliptic.games.ares.telling.telling import AresTelling
from ecliptic.games.ares.view import AresView

PROTOTYPES: Final[tuple[Step, ...]] = (
    setup.FOUND_CORPORATIONS,
    setup.EXCHANGE_CARDS,
    setup.EXCHANGE_MARKED,
    setup.CHOOSE_CORPORATIONS,
    setup.CHOOSE_CORPORATION,
    planning.CHOOSE_PHASE,
    planning.REVEAL_PHASES,
    rounds.START_ROUND,
    rounds.PlayPhases(0),
    rounds.CLOSE_PHASE,
    rounds.KEEP_RESEARCH,
    rounds.SELL_AT_WILL,
    rounds.END_STAGE,
    rounds.SELL_EXCESS,
    rounds.END_ROUND,
    coop.TAKE_ITEMS,
    coop.TAKE_ITEM,
    coop.OFFER_CARD,
    coop.GIVE_CARD,
    solo.REVEAL_NEUTRAL,
    solo.CHOOSE_NEUTRAL,
    solo.ORDER_STACK,
    solo.ADVANCE_MARKER,
    solo.RAISE_BY_ITSELF,
    windows.DEVELOPMENT_PHASE,
    windows.CONSTRUCTION_PHASE,
    windows.DRAW_OR_NOT,
    actions.ACTION_PHASE,
    actions.ChooseWay(0),
    actions.ChooseAmount(0, 0),
    actions.CONVERT,
    playing.ENTER_PLAY,
    playing.CollectTriggers(0),
    playing.RESOLVE_TRIGGER,
    payment.PayMicrobes(0),
    payment.PayPlants(0),
    payment.PayHeat(0),
    payment.SellToPay(0),
    piles.Discard(0),
    piles.DemandDiscards(0),
    piles.SELL_CARDS,
    terraforming.OFFER_RATING,
    terraforming.BUY_RATING,
    terraforming.GainRating(0),
    terraforming.GainRatingPerTag(0, 0, 0),
    terraforming.RaiseTemperature(0),
    terraforming.RaiseOxygen(0),
    terraforming.PlantForests(0),
    terraforming.FlipOceans(0),
    terraforming.FLIP_ONE,
    effects.GainMc(0),
    effects.GainHeat(0),
    effects.GainPlants(0),
    effects.GainPlantsWithTags(0, 0, 0),
    effects.Draw(0),
    effects.DrawAndKeep(0, 0),
    effects.KEEP_CARD,
    effects.DiscardToDraw(0, 0, 0),
    effects.Reveal(0, 0, 0),
    effects.TakeRevealed(0),
    effects.Put(0),
    effects.PutOn(0),
    effects.Remove(0),
    effects.RemoveFrom(0),
    effects.ChooseOne(0),
    effects.PlayMore(0),
    effects.NextCardCheaper(0),
    effects.NEXT_CARD_SHIFTED,
    effects.PlayFree(0),
    scoring.FINAL_SCORING,
)
STEPS: Final = {type(step).__name__: step for step in PROTOTYPES}

FIELDS: Final = (
    *("players", "round", "phase", "called", "ended"),
    *("temperature", "oxygen", "oceans", "temperature_before", "oxygen_before", "oceans_before"),
    *("tile", "flipped", "last_flipped", "deck", "discarded", "discards", "known_to"),
    *("supply_cubes", "supply_markers", "neutral", "neutral_phase", "marker", "score", "winner", "track"),
)
PLAYER_FIELDS: Final = (
    *("mc", "heat", "plants", "rating", "forests", "production", "steel", "titanium"),
    *("offers", "corporation", "hand", "looked", "looked_open", "marked", "offered", "playing", "played"),
    *("tags", "blues", "cubes", "scaling", "triggers", "actions", "pending"),
    *("less_all", "less_tag", "less_dear", "dear_from", "steel_value", "titanium_value", "standard_less"),
    *("forest_price", "sale", "draws_more", "keeps_more", "shifts_zone", "heat_pays"),
    *("microbes_card", "plants_card", "rating_price"),
    *(
        "phase",
        "last_phase",
        "done",
        "plays",
        "has_played",
        "bonus",
        "next_less",
        "next_shift",
        "rating_rose",
        "keeps",
        "used",
    ),
)


class AresGame(AresTelling):
    """The game."""

    id = "ares"
    version = 1
    bound = 60_000  # decisions: 200 rounds of 4 players with some dozens each
    editions = (EditionInfo("versus", 2, 4), EditionInfo("coop", 2, 2), EditionInfo("solo", 1, 1))
    default_edition = "versus"
    usual_seats = 2
    switches = SWITCHES
    variants = ("set_up", "level")
    verbs = VERBS
    steps = STEPS
    event_kinds = EVENT_KINDS
    reasons = REASONS
    fields = FIELDS
    parts = {"players": PLAYER_FIELDS}  # noqa: RUF012  (declared once, never changed)
    own_fields = ("viewer", "moves", "decision", "known_discards", "known_to", "players")
    feature_names = NAMES.split()

    def box(self, rules: Rules) -> Box:
        return box_of(rules)

    def hints_with(self, weights: Weights) -> AresHints:
        return AresHints(weights)

    def start(self, rules: Rules, chance: int) -> State:
        return setup.set_up(edition_of(rules), rules.seats, chance)

    def blank(self, rules: Rules) -> Ares:
        return Ares(edition_of(rules), rules.seats, 0)

    def view(self, state: State, rules: Rules, viewer: int | None) -> AresView:
        assert isinstance(state, Ares)
        return look(state, rules, viewer, self.decision(state, viewer))

    def own(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        assert isinstance(state, Ares)
        return look_own(state, viewer, self.decision(state, viewer))

    def worlds(self, view: View) -> Worlds:
        assert isinstance(view, AresView)
        return worlds(view, self.blank(view.rules), self.steps)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Ares)
        return invariants(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Ares)
        return [seat for seat in range(state.seats) if state.winner[seat] == 1]

    def totals(self, state: State) -> list[int]:
        assert isinstance(state, Ares)
        return [state.score[seat] for seat in range(state.seats)]

    def scores(self, state: State) -> list[dict[str, Any]]:
        """Each player's points by source: TR, forests, and each card that is worth something."""
        assert isinstance(state, Ares)
        return [row for seat in range(state.seats) for row in _score_rows(state, seat)]

    def tie_breaks(self, state: State, rules: Rules) -> list[tuple[str, str, list[int]]]:
        assert isinstance(state, Ares)
        if rules.edition != "versus":
            return []  # all win or lose together: AE-16.16
        return [("wealth", "AE-15.12", [scoring.wealth(state, seat) for seat in range(state.seats)])]

    def score_track(self, state: State) -> list[list[int]]:
        assert isinstance(state, Ares)
        rows = [[0] * state.seats]
        flat = list(state.track)
        return rows + [flat[index : index + state.seats] for index in range(0, len(flat), state.seats)]

    def cards_played(self, state: State) -> list[int]:
        """Projects and corporations."""
        assert isinstance(state, Ares)
        return [int(each) + 1 for player in state.players for each in (player.corporation, *player.played)]

    def refusal_numbers(self, state: State, seat: int, action: Action, reason: str) -> dict[str, int]:
        """What the player has, and what a card would cost."""
        assert isinstance(state, Ares)
        player = state.players[seat]
        verb, thing = action
        price = playing.price_of(state, seat, thing) if verb == "play" and 0 <= thing < len(state.edition.cost) else 0
        if verb == "standard" and 0 <= thing < t.STANDARDS:
            price = actions.standard_price(player, thing)
        return {"price": price, "mc": player.mc, "heat": player.heat, "plants": player.plants}


def _score_rows(s: Ares, seat: int) -> list[dict[str, Any]]:
    player = s.players[seat]
    rows = [
        {"colour": seat, "source": "rating", "of": None, "points": player.rating},
        {"colour": seat, "source": "forests", "of": None, "points": player.forests},
    ]
    for each in [player.corporation, *player.played]:
        points = scoring.card_points(s, seat, each)
        if points:
            rows.append({"colour": seat, "source": "card", "of": each, "points": points})
    return rows


ARES: Final = AresGame()
