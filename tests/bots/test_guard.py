"""A guarded seat: whoever fails in it is replaced for good, the same way each time, and the player is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecliptic.bots import bot as ours
from ecliptic.bots.foreign import Foreign
from ecliptic.bots.guard import Guarded
from ecliptic.bots.protocol import Forfeit
from ecliptic.bots.random import Random
from ecliptic.cli import play
from ecliptic.core.bot import Bot
from ecliptic.core.game import Game
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from ecliptic.texts import LANGUAGES
from tests.bots.strangers import opening, played, stranger
from tests.cli.running import ONES, moves, run, said
from tests.core.toy import CLAIMS


class Scripted:
    """Takes the last action; at the question `at` it does something else."""

    def __init__(self, does: Callable[[Decision], Any], at: int = 2) -> None:
        self.does, self.at = does, at
        self.asked = self.closed = 0

    def choose(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  (all bots share one signature)
        self.asked += 1
        answer: Action = self.does(decision) if self.asked == self.at else decision.actions[-1]
        return answer

    def close(self) -> None:
        self.closed += 1


def raising(error: BaseException) -> Callable[[Decision], Any]:
    """A bot that raises this."""

    def does(_: Decision) -> Any:
        raise error

    return does


def seat_of(bot: Bot) -> Guarded:
    """A guarded seat."""
    return Guarded(bot, lambda: Random(CLAIMS, 5))


@pytest.mark.parametrize(
    ("does", "reason", "detail"),
    [
        (raising(Forfeit("slow", "asleep")), "slow", "asleep"),
        (raising(Forfeit("garbled", "noise")), "garbled", "noise"),
        (raising(ValueError("what?")), "crashed", "ValueError: what?"),
        (raising(RecursionError()), "crashed", "RecursionError: "),
        (lambda _: ("lay", 9), "illegal", "('lay', 9) is no answer to LayNumber"),
        (lambda _: None, "illegal", "None is no answer to LayNumber"),
        (lambda decision: list(decision.actions[0]), "illegal", "['lay', 0] is no answer to LayNumber"),
    ],
)
def test_whoever_fails_is_replaced_for_good(does: Callable[[Decision], Any], reason: str, detail: str) -> None:
    """The game ends legally, the bot is asked no more and is closed once; before, nothing is said."""
    bot = Scripted(does)
    seat = seat_of(bot)
    assert seat.choose(*opening()) == ("lay", 3)
    assert (seat.forfeit, seat.detail, seat.bot) == (None, "", bot)
    assert played(CLAIMS, CLAIMS.rules("first", 2), seat).over
    seat.close()
    assert (seat.forfeit, seat.detail, bot.asked, bot.closed) == (reason, detail, 2, 1)
    assert isinstance(seat.bot, Random)


def test_the_same_failure_gives_the_same_game() -> None:
    """Move for move; without it the game is another."""
    rules = CLAIMS.rules("first", 3)
    games = [
        CLAIMS.digest(played(CLAIMS, rules, Guarded(Scripted(does), lambda: ours("easy", CLAIMS, 5))))
        for does in (raising(ValueError()), raising(ValueError()), lambda decision: decision.actions[0])
    ]
    assert games[0] == games[1] != games[2]


def test_the_substitute_starts_afresh_when_it_is_needed() -> None:
    """It answers as if it had been there alone, however often the other was asked."""
    late, early = (seat_of(Scripted(raising(ValueError()), at)) for at in (9, 1))
    for _ in range(8):
        late.choose(*opening())
    alone = Random(CLAIMS, 5)
    for _ in range(10):
        answer = alone.choose(*opening())
        assert late.choose(*opening()) == early.choose(*opening()) == answer


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit])
def test_a_person_who_stops_the_program_stops_it(stop: type[BaseException]) -> None:
    """This is no failure of the bot."""
    seat = seat_of(Scripted(raising(stop()), at=1))
    with pytest.raises(stop):
        seat.choose(*opening())
    assert seat.forfeit is None


def test_an_action_is_given_as_the_decision_has_it() -> None:
    """A stranger's True is taken for the 1 that it equals, but goes into no record."""
    answer = seat_of(Scripted(lambda _: ("lay", True), at=1)).choose(*opening())
    assert answer == ("lay", 1)
    assert type(answer[1]) is int


def test_a_bot_may_fail_to_close_or_not_know_how() -> None:
    """The table is left in peace."""
    bot = Scripted(raising(ValueError()), at=1)
    bot.close = raising(OSError())  # type: ignore[method-assign, assignment]  # a bot that fails in this too
    seat = seat_of(bot)
    seat.close()
    assert seat.choose(*opening()) in opening()[1].actions
    seat.close()
    assert seat.forfeit == "crashed"


# At the table of the command line.


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """A bot called `stranger` that does this."""

    def seated(does: str) -> None:
        command = stranger(tmp_path, does)

        def made(name: str, game: Game, seed: int, time_limit: float) -> Bot:
            if name != "stranger":
                return ours(name, game, seed, time_limit)
            return Guarded(Foreign(game, command, 7, 0.4), lambda: ours("easy", game, 7))

        monkeypatch.setattr(play, "bot", made)

    return seated


TABLE = ("play", "--seed", 3, "--seats", "me,stranger,random", "--save")
BAD = {
    "crashed": "play(4, lambda m: sys.exit(1))",
    "slow": "play(4, lambda m: time.sleep(60))",
    "illegal": "play(4, lambda m: say(type='action', number=4, action=['lay', 1]))",
    "garbled": "play(4, lambda m: say(type='nothing'))",
}


@pytest.mark.parametrize(("lang", "reason"), list(zip(LANGUAGES, BAD, strict=True)))
def test_the_player_is_told_once_and_plays_on(
    tmp_path: Path, sit: Callable[[str], None], lang: str, reason: str
) -> None:
    """Which seat, why, and who goes on; the record holds and still names the bot."""
    sit(BAD[reason])
    record = tmp_path / "game.record"
    ran = run(*TABLE, record, typed=ONES, lang=lang)
    text = " ".join(ran.out.split())
    assert ran.code == 0
    assert text.count(said(lang, "cli-forfeit", seat=1, reason=reason)) == 1
    assert sum(text.count(said(lang, "cli-forfeit", seat=1, reason=other)) for other in BAD) == 1
    assert 'player 1 "stranger"' in record.read_text(encoding="utf-8")
    assert run("replay", record, "--verify").code == 0


def test_every_reason_is_said_in_its_own_words() -> None:
    """In every language, with the seat."""
    for lang in LANGUAGES:
        told = {said(lang, "cli-forfeit", seat=4, reason=reason) for reason in BAD}
        assert len(told) == 4
        assert all(" 4: " in each and "easy" in each for each in told)


@pytest.mark.parametrize("typed", [ONES, "1\n1\n1\nq\n", "1\n1\n1\n"], ids=["end", "left", "end of input"])
def test_bots_are_sent_away_when_the_table_is_closed(tmp_path: Path, sit: Callable[[str], None], typed: str) -> None:
    """At the end of the game, and when the player leaves."""
    gone = tmp_path / "gone"
    sit(f"play(over=lambda: (open({str(gone)!r}, 'w').close(), sys.exit()))")
    record = tmp_path / "game.record"
    assert run(*TABLE, record, typed=typed).code == 0
    assert len(moves(record)) > 3
    assert gone.exists()
