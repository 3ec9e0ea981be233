"""Bots in other processes: whole games, every way to fail, nothing left behind, and nothing told that is hidden."""

from __future__ import annotations

import gc
import importlib.util
import json
import re
import time
from pathlib import Path
from random import Random as Chance
from typing import Any

import msgspec
import pytest

from ecliptic.bots import bot as ours
from ecliptic.bots.foreign import Foreign, foreign, own_seed
from ecliptic.bots.guard import Guarded
from ecliptic.bots.protocol import Acted, Decide, Forfeit, Hello, Over, Ready, hello, read, written
from ecliptic.bots.random import Random
from ecliptic.core.chance import from_seed
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.view import View
from ecliptic.core.words import About, Action, Decision
from ecliptic.texts import LANGUAGES, Texts
from tests.bots.strangers import DICE, EXAMPLES, HOARDER, ROOT, SEED, opening, played, stranger
from tests.core.playing import ALL_GAMES, REDPLANET, full
from tests.core.toy import CLAIMS

DOCS = ROOT / "docs" / "bots.md"
LIMIT = 0.3  # seconds: short, for those that exceed it

# How a bot can fail at its third question: what it does, why it loses its seat, and what the log says.
FAILURES = {
    "crash": ("play(3, lambda m: 1 / 0)", "crashed", "ZeroDivisionError"),
    "exit": ("play(3, lambda m: sys.exit(0))", "crashed", "exit code 0"),
    "exit after an answer": ("play(2, lambda m: (first(m), sys.exit(0)))", "crashed", "exit code 0"),
    "closed output": ("play(3, lambda m: (os.close(1), time.sleep(60)))", "crashed", "closed its output"),
    "sleep": ("play(3, lambda m: time.sleep(60))", "slow", "no answer within 0.3 s"),
    "half a line": ("play(3, lambda m: (print('{', end='', flush=True), time.sleep(60)))", "slow", "no answer"),
    "flood of complaints": (
        "play(3, lambda m: [sys.stderr.write('x' * 9999 + '\\n') for _ in iter(int, 1)])",
        "slow",
        "x",
    ),
    "illegal": ("play(3, lambda m: say(type='action', number=3, action=['lay', 77]))", "illegal", "('lay', 77)"),
    "other number": ("play(3, lambda m: (m.update(number=2), first(m)))", "garbled", "an answer to 2"),
    "second answer": ("play(2, lambda m: (first(m), first(m)))", "garbled", "an answer to 2"),
    "no JSON": ("play(3, lambda m: print('lay 3', flush=True))", "garbled", "'lay 3'"),
    "no Unicode": ('play(3, lambda m: os.write(1, b\'{"type":"\\xff"}\\n\'))', "garbled", "type"),
    "wrong shape": ("play(3, lambda m: say(type='action', number=3, action='lay'))", "garbled", "action"),
    "wrong type": ("play(3, lambda m: say(type='ready'))", "garbled", "ready"),
    "empty line": ("play(3, lambda m: print(flush=True))", "garbled", "''"),
    "deep": ("play(3, lambda m: print('{\"more\":' + '[' * 500_000, flush=True))", "garbled", "recursion"),
    "long line": ("play(3, lambda m: first(m, more='x' * 5_000_000))", "garbled", "more than 1000000 bytes"),
    "endless line": ("play(3, lambda m: [os.write(1, b'x' * 9999) for _ in iter(int, 1)])", "garbled", "more than"),
    "never ready": ("sys.exit(5)", "crashed", "exit code 5"),
    "not ready": ("first({'number': 1, 'decision': {'actions': [['lay', 0]]}}); time.sleep(60)", "garbled", "action"),
}


def guarded(game: Game, command: list[str] | tuple[str, ...], seconds: float = 10.0) -> Guarded:
    """A stranger whose seat the level easy would take."""
    return Guarded(Foreign(game, command, 7, seconds), lambda: ours("easy", game, 7))


# Whole games.


@pytest.mark.parametrize("command", [DICE, HOARDER], ids=["sh", "python"])
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.id))
def test_the_examples_play_whole_games(game: Game, command: tuple[str, ...]) -> None:
    """Of every game, in the last seat, and keep it."""
    rules = game.rules(game.default_edition, full(game).seats, game.brief)
    player = guarded(game, command)
    assert played(game, rules, player, seat=rules.seats - 1).over
    assert isinstance(player.bot, Foreign)
    assert (player.forfeit, player.bot.asked > 3, player.bot.name) == (None, True, Path(command[-1]).stem)
    player.close()
    assert player.bot.process is not None
    assert player.bot.process.popen.returncode == 0


def test_the_hoarder_is_better_than_chance() -> None:
    """Forty games of Red Planet: in the same seat it has many more points than a random bot."""
    assert points(hoarding()) > points(Random(REDPLANET, 1)) + 40 * 5


def points(player: Any) -> int:
    """What a bot scores in forty games."""
    rules = REDPLANET.rules("2015", 3)
    return sum(REDPLANET.totals(played(REDPLANET, rules, player, seed=seed))[0] for seed in range(40))


def hoarding() -> Any:
    """The example in this process, which is quicker; it sees the view as it would be sent."""
    spec = importlib.util.spec_from_file_location("hoarder", EXAMPLES / "hoarder.py")
    assert spec is not None and spec.loader is not None
    hoarder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hoarder)

    class Hoarding:
        chance = Chance(1)

        def choose(self, view: View, decision: Decision) -> Action:
            verb, thing = hoarder.choose(msgspec.to_builtins(view), list(decision.actions), decision.seat, self.chance)
            return verb, thing

    return Hoarding()


# Failures.


@pytest.mark.parametrize("failure", FAILURES)
def test_a_bot_that_fails_loses_its_seat_and_the_game_goes_on(tmp_path: Path, failure: str) -> None:
    """To a legal end; the reason is told, the log has more, and no process is left."""
    does, reason, detail = FAILURES[failure]
    player = guarded(CLAIMS, stranger(tmp_path, does), LIMIT if reason == "slow" else 10.0)
    bot = player.bot
    assert isinstance(bot, Foreign)
    assert played(CLAIMS, CLAIMS.rules("first", 2), player).over
    assert player.forfeit == reason
    assert detail in player.detail and len(player.detail) < 6000
    assert bot.asked == (0 if "ready" in failure else 3)
    assert bot.process is not None and bot.process.popen.returncode is not None


@pytest.mark.parametrize("failure", ["crash", "illegal"])
def test_red_planet_goes_on_as_well(tmp_path: Path, failure: str) -> None:
    """Nothing of this depends on the game."""
    player = guarded(REDPLANET, stranger(tmp_path, FAILURES[failure][0]))
    assert played(REDPLANET, REDPLANET.rules("2015", 2), player).over
    assert player.forfeit == FAILURES[failure][1]


@pytest.mark.parametrize("command", [["/no/such/program"], [str(ROOT)], [], ["a\0b"]], ids=repr)
def test_a_program_that_cannot_be_started_has_crashed(command: list[str]) -> None:
    """Not found, a folder, nothing, nonsense."""
    player = guarded(CLAIMS, command)
    assert played(CLAIMS, CLAIMS.rules("first", 2), player).over
    assert (player.forfeit, player.detail[:12]) == ("crashed", "cannot start")


def test_a_failed_bot_fails_for_good(tmp_path: Path) -> None:
    """It is not started again; nor is one whose table is closed."""
    begun = tmp_path / "begun"
    failed = Foreign(CLAIMS, stranger(tmp_path, f"open({str(begun)!r}, 'a').write('x'); sys.exit(5)"), 1)
    closed = Foreign(CLAIMS, failed.command, 1)
    closed.close()
    for bot in (failed, failed, closed):
        with pytest.raises(Forfeit, match="crashed"):
            bot.choose(*opening())
    assert begun.read_text(encoding="utf-8") == "x"


# Time and pipes.


def test_the_limit_is_for_each_decision(tmp_path: Path) -> None:
    """A bot may think a little about each question, and longer than that in all; getting ready has its own."""
    slowly = "import time; time.sleep(0.6); old = first; first = lambda m: (time.sleep(0.2), old(m)); play()"
    player = guarded(CLAIMS, stranger(tmp_path, slowly), 0.5)
    assert played(CLAIMS, CLAIMS.rules("first", 2), player).over
    assert player.forfeit is None
    player.close()


def test_a_bot_that_does_not_read_before_it_writes_blocks_nobody(tmp_path: Path) -> None:
    """Its answer, its complaints and our question are all longer than a pipe holds."""
    does = """
say(type="ready")
sys.stderr.write("x" * 400_000)
say(type="action", number=1, action=["lay", 2], more="x" * 800_000)
assert json.loads(sys.stdin.readline())["type"] == "hello"
assert len(json.loads(sys.stdin.readline())["view"]["agenda"][0]) == 3_000_000
play()
"""
    view, decision = opening()
    bot = Foreign(CLAIMS, stranger(tmp_path, does), 1, 5.0)
    assert bot.choose(msgspec.structs.replace(view, agenda=["x" * 3_000_000]), decision) == ("lay", 2)
    assert bot.choose(view, decision) == ("lay", 0)
    bot.close()


def test_complaints_between_questions_are_drained(tmp_path: Path) -> None:
    """A bot may write as much as it likes to its error output; only the end is kept."""
    noisy = "old = first; first = lambda m: (old(m), sys.stderr.write('x' * 300_000)); play()"
    player = guarded(CLAIMS, stranger(tmp_path, noisy))
    bot = player.bot
    assert played(CLAIMS, CLAIMS.rules("first", 2), player).over
    player.close()
    assert isinstance(bot, Foreign) and bot.process is not None
    assert (player.forfeit, bot.process.popen.returncode, len(bot.process.complained)) == (None, 0, 4096)


# The end.


@pytest.mark.parametrize(
    ("over", "code"),
    [
        ("sys.exit(4)", 4),
        ("(sys.stdout.write('x' * 200_000), sys.exit(4))", 4),
        ("time.sleep(60)", -15),
        ("(signal.signal(signal.SIGTERM, signal.SIG_IGN), time.sleep(60))", -9),
        ("(signal.signal(signal.SIGTERM, signal.SIG_IGN), [os.write(1, b'x' * 9999) for _ in iter(int, 1)])", -9),
    ],
    ids=["leaves", "has more to say", "stays", "stays in spite of a signal", "talks on"],
)
def test_a_bot_leaves_when_the_game_is_over(tmp_path: Path, over: str, code: int) -> None:
    """Or is made to, soon."""
    bot = Foreign(CLAIMS, stranger(tmp_path, f"play(over=lambda: {over})"), 1)
    bot.choose(*opening())
    begin = time.monotonic()
    bot.close()
    bot.close()
    assert time.monotonic() - begin < 4
    assert bot.process is not None
    assert (bot.process.popen.returncode, len(bot.process.heard)) == (code, 0)  # what it says now is not kept


GRANDCHILD = """
code = "import time\\nwhile True: open({file!r}, 'a').write('x'); time.sleep(0.01)"
subprocess.Popen([sys.executable, "-I", "-S", "-c", code])
while not os.path.exists({file!r}): time.sleep(0.01)
play(1, {do})
"""


@pytest.mark.parametrize("do", ["first", "lambda m: sys.exit(3)", "lambda m: time.sleep(60)"])
def test_no_grandchild_is_left_behind(tmp_path: Path, do: str) -> None:
    """After a good end, a crash (although the child keeps the pipes open), and when the time is up."""
    sign = tmp_path / "alive"
    player = guarded(CLAIMS, stranger(tmp_path, GRANDCHILD.format(file=str(sign), do=do)), LIMIT)
    player.choose(*opening())
    player.close()
    assert player.forfeit == {"first": None, "lambda m: sys.exit(3)": "crashed"}.get(do, "slow")
    before = sign.stat().st_size
    time.sleep(0.2)
    assert sign.stat().st_size == before > 0


def test_a_forgotten_bot_leaves_no_process(tmp_path: Path) -> None:
    """A table that is not closed is closed when nobody knows it any more."""
    bot = Foreign(CLAIMS, stranger(tmp_path, "play()"), 1)
    bot.choose(*opening())
    assert bot.process is not None
    popen = bot.process.popen
    del bot
    gc.collect()
    assert popen.returncode == -9


# Secrets.


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.id))
def test_what_is_sent_does_not_depend_on_what_is_hidden(game: Game) -> None:
    """With everything hidden swapped, the lines are the same, byte for byte."""
    rules = full(game)
    setup = Setup(game.rules(rules.edition, rules.seats, game.brief), SEED)
    state, settled, chooser = game.new(setup), game.settled(setup), Random(game, 3)
    compared = 0
    while not state.over and compared < 40:
        decision = next(each for each in game.decisions(state) if not each.optional)
        view = game.view(state, settled, decision.seat)
        if state.moves % 5 == 0:
            world = game.imagine(view, 1000 + state.moves)
            assert game.digest(world) != game.digest(state)
            elsewhere = game.view(world, settled, decision.seat)
            assert lines(game, view, decision) == lines(game, elsewhere, elsewhere.decision)
            compared += 1
        game.apply(state, decision.seat, chooser.choose(view, decision))
    assert compared > 1


def lines(game: Game, view: View, decision: Decision | None) -> bytes:
    """All that a bot is told at a decision."""
    assert decision is not None
    asked = Decide(1, 2.0, decision, game.about(decision, view), view)
    return written(hello(game, view, decision.seat, own_seed(3))) + written(asked)


@pytest.mark.parametrize("game", [CLAIMS, REDPLANET], ids=lambda game: str(game.id))
def test_a_process_is_told_its_view_and_nothing_else(tmp_path: Path, game: Game) -> None:
    """What it really reads: these messages with these fields, and neither the seed of the game nor its chance."""
    heard = tmp_path / "heard"
    hears = f"heard = open({str(heard)!r}, 'w'); sys.stdin = (heard.write(line) and line for line in sys.stdin); play()"
    bot = Foreign(game, stranger(tmp_path, hears), SEED ^ 1)  # as a table seeds its bots
    played(game, game.rules(game.default_edition, 2), bot)
    bot.close()
    text = heard.read_text(encoding="utf-8")
    told = [json.loads(line) for line in text.splitlines()]
    fields = {message["type"]: set(message) for message in told}
    assert fields == {
        "hello": {"type", "protocol", "game", "version", "seat", "seed", "rules", "verbs"},
        "decide": {"type", "number", "seconds", "decision", "about", "view"},
        "over": {"type"},
    }
    assert [message["number"] for message in told[1:-1]] == list(range(1, len(told) - 1))
    assert set(told[1]["view"]) == set(msgspec.to_builtins(first_view(game)))
    for secret in (SEED, SEED ^ 1, from_seed(SEED), from_seed(SEED ^ 1)):
        assert str(secret) not in text and f"{secret:x}" not in text


def first_view(game: Game) -> View:
    """What seat 0 sees at the beginning."""
    setup = Setup(game.rules(game.default_edition, 2), 1)
    return game.view(game.new(setup), game.settled(setup), 0)


def test_the_seed_of_a_bot_tells_nothing_of_the_game() -> None:
    """The same for the same seed, another for another, small enough for any language, and not the seed itself."""
    seeds = [own_seed(seed) for seed in range(-500, 500)]
    assert seeds == [own_seed(seed) for seed in range(-500, 500)]
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 2**31 for seed in seeds)
    assert not {own_seed(seed) ^ own_seed(seed + 1) for seed in range(100)} & set(range(4096))


# Names.


@pytest.mark.parametrize(
    ("spec", "command", "seconds"),
    [
        ("foreign:python3 bot.py", ["python3", "bot.py"], 10.0),
        ("foreign@2s:./bot --deep", ["./bot", "--deep"], 2.0),
        ("foreign@0.25s:'my bot' a:b", ["my bot", "a:b"], 0.25),
    ],
)
def test_a_foreign_bot_is_named_by_its_command(spec: str, command: list[str], seconds: float) -> None:
    """With a limit, if wanted; no shell reads it, and it is not started yet."""
    bot = foreign(spec, CLAIMS, 3)
    assert (bot.command, bot.seconds, bot.seed, bot.process) == (command, seconds, own_seed(3), None)


@pytest.mark.parametrize(
    "spec", ["foreign:", "foreign: ", "foreign:'a", "foreign@2:a", "foreign@0s:a", "foreign@-1s:a"]
)
def test_a_command_that_makes_no_sense_is_a_problem_of_the_setup(spec: str) -> None:
    """It is told in every language before the game begins."""
    with pytest.raises(SetupProblem) as caught:
        foreign(spec, CLAIMS, 3)
    for language in LANGUAGES:
        assert spec in Texts(language, strict=True).say(caught.value.phrase)


# The documentation.


def test_the_examples_in_the_documentation_are_what_is_written() -> None:
    """Our lines come from the code, in this order; those of a bot can be read."""
    view, decision = opening()
    examples = re.findall(r"```json\n(.*)\n```", DOCS.read_text(encoding="utf-8"))
    assert examples == [
        written(hello(CLAIMS, view, 0, own_seed(7))).decode().strip(),
        '{"type":"ready","name":"hoarder"}',
        written(Decide(1, 10.0, decision, CLAIMS.about(decision, view), view)).decode().strip(),
        '{"type":"action","number":1,"action":["lay",2]}',
        written(Over()).decode().strip(),
    ]
    assert read(examples[1].encode(), Ready) == Ready("hoarder")
    assert read(examples[3].encode(), Acted) == Acted(1, ("lay", 2))


def test_the_documentation_names_every_field() -> None:
    """A field that is added must be explained."""
    text = DOCS.read_text(encoding="utf-8")
    fields = {
        name for message in (Hello, Ready, Decide, Acted, Decision, About, Rules) for name in message.__struct_fields__
    }
    assert {name for name in fields if f"`{name}`" not in text} == set()
