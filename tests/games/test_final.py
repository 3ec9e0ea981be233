"""The final sheet of finished games: sums, and what decided where two had most."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecliptic.core.final import TieBreak, final_sheet
from ecliptic.core.game import Game
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.testing.conformance import label
from ecliptic.texts import LANGUAGES, Texts

ALL = [
    pytest.param(game, rules, id=f"{game.id} {label(game, rules)}")
    for game in GAMES
    for info in game.editions
    for rules in [game.rules(info.id, info.seats_min, game.brief)]
]


def finished(game: Game, rules: Rules, seeds: int) -> Iterator[tuple[State, Rules]]:
    """Random games, to their ends."""
    for seed in range(seeds):
        setup = Setup(rules, seed)
        state = game.new(setup)
        play_out(state, seed, 100_000)
        yield state, game.settled(setup)


@pytest.mark.parametrize(("game", "rules"), ALL)
def test_the_parts_add_up(game: Game, rules: Rules) -> None:
    """Every colour's points by source are its total."""
    for state, settled in finished(game, rules, 3):
        sheet = final_sheet(game, state, settled)
        sums = [sum(points) for points in zip(*(source.points for source in sheet.sources), strict=True)]
        assert sums == sheet.totals


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [("redplanet", "2015", 6), ("redplanet", "2005", 5), ("kosmonauts", "classic", 4)],
    ids=["RP-13.7", "RP-13.9", "KO-13.9 KO-13.10"],
)
def test_a_tie_tells_what_decided_it(game: str, edition: str, seats: int) -> None:
    """Whoever has most of the first thing in which the tied differ has won."""
    played, tied = find(game), 0
    for state, settled in finished(played, played.rules(edition, seats, played.brief), 150):
        sheet = final_sheet(played, state, settled)
        leaders = [seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals)]
        assert bool(sheet.ties) == (len(leaders) > 1)
        if sheet.ties:
            tied += 1
            ranks = {seat: [worth(tie, seat) for tie in sheet.ties] for seat in leaders}
            assert played.winners(state) == [seat for seat in leaders if ranks[seat] == max(ranks.values())]
            for language in LANGUAGES:
                assert all(Texts(language, strict=True).say(tie.name) for tie in sheet.ties)
    assert tied


def worth(tie: TieBreak, seat: int) -> int:
    """More is better; but home in phase 3 is better than in phase 4, and not at all is worst."""
    value = tie.values[seat]
    if tie.name.id != "kosmonauts-tie-home":
        return value
    return -value if value else -9
