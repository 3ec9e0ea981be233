"""`ecliptic play`: whole games, saved after every move, left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic.core import record as records
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from ecliptic.games import game as find
from ecliptic.texts import LANGUAGES
from tests.cli.running import ONES, moves, process, run, said

TABLE = ("play", "--seed", 3, "--seats", "me,random,random")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Where the game is saved."""
    return tmp_path / "game.record"


def holds(record: Path) -> bool:
    """The record can be proved."""
    return run("replay", record, "--verify").code == 0


@pytest.mark.parametrize("edition", ["2005", "2015", "2025"])
def test_a_whole_game_is_played_through_a_pipe(record: Path, edition: str) -> None:
    """Who always takes the first answer comes to the end, the sheet is printed and the record holds."""
    ran = process(*TABLE, "--edition", edition, "--save", record, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert "Round 10" in ran.out and "Points from" in ran.out and "Total" in ran.out
    assert ran.out.endswith(f"The record of this game: {record}\n")
    assert record.read_text(encoding="utf-8").splitlines()[-1].startswith("end ")
    assert holds(record)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_duel_is_played_in_every_language(record: Path, lang: str) -> None:
    """With two players neutral colours are decided for, and named."""
    ran = run("play", "--seed", 3, "--seats", "me,random", "--save", record, typed=ONES, lang=lang)
    neutral = said(lang, "redplanet-neutral", colour=said(lang, "redplanet-colour-blue"))
    assert ran.code == 0
    assert any(line.startswith((f"{neutral}: ", f"{neutral}, ")) for line in ran.out.splitlines())
    assert said(lang, "cli-total") in ran.out
    assert holds(record)


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    """Bots are seeded by the game."""
    first, second = tmp_path / "1.record", tmp_path / "2.record"
    run(*TABLE, "--save", first, typed=ONES)
    run(*TABLE, "--save", second, typed=ONES)
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")


def test_without_a_seed_games_differ(tmp_path: Path) -> None:
    """Nobody can know the decks beforehand."""
    texts = []
    for name in ("1.record", "2.record"):
        run("play", "--seats", "me,random,random", "--save", tmp_path / name)
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] != texts[1]


def test_bots_play_alone(record: Path) -> None:
    """A table without people is played to its end and shown as nobody's."""
    ran = run("play", "--seats", "random,random,random", "--save", record)
    assert ran.code == 0
    assert "Your hand:" not in ran.out and "Total" in ran.out
    assert holds(record)


def test_a_game_is_saved_in_the_users_folder_by_default(tmp_path: Path) -> None:
    """The folder is made, and the name tells the game and the edition."""
    ran = process("play", "--seats", "me,random,random", XDG_CONFIG_HOME=str(tmp_path))
    (saved,) = (tmp_path / "ecliptic" / "games").iterdir()
    assert ran.code == 0
    assert saved.name.startswith("redplanet-2015-")
    assert str(saved) in ran.out
    assert holds(saved)


def test_switches_corrections_and_the_edition_stand_in_the_record(record: Path, tmp_path: Path) -> None:
    """A game by house rules and with an owner's cards can be proved and resumed like any other."""
    data = tmp_path / "box.toml"
    data.write_text('edition = "2025"\n[[missions]]\nid = "dawn_claim"\nname = "My Dawn"\n', encoding="utf-8")
    ran = run(
        *("play", "--edition", "2025", "--seats", "random,random,random", "--save", record, "--data", data),
        *("--switch", "layout=B", "--switch", "splits_ties=no", "--switch", "drop_most=2", "--switch", "zero_is_most"),
    )
    header = record.read_text(encoding="utf-8").splitlines()
    assert ran.code == 0 and "2025/B" in ran.out
    assert {"edition 2025", 'switch layout "B"', "switch splits_ties false", "switch drop_most 2"} <= set(header)
    assert "switch zero_is_most true" in header
    assert any(line.startswith("corrections ") and "My Dawn" in line for line in header)
    assert holds(record)


# Leaving and coming back.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["1\n3\nq\n", "1\n3\n"], ids=["q", "end of input"])
def test_a_game_that_was_left_is_resumed(record: Path, typed: str, lang: str) -> None:
    """Nothing is lost: the moves made are the first moves of the game that is finished later."""
    left = run(*TABLE, "--save", record, typed=typed, lang=lang)
    before = moves(record)
    assert (left.code, left.err) == (0, "")
    assert left.out.endswith(said(lang, "cli-left", file=str(record)) + "\n")
    assert len(before) > 2 and holds(record)
    resumed = run("play", "--resume", record, typed=ONES, lang=lang)
    assert resumed.code == 0 and said(lang, "cli-total") in resumed.out
    assert moves(record)[: len(before)] == before
    assert len(moves(record)) > len(before) and holds(record)


def test_a_resumed_game_tells_what_has_happened(record: Path) -> None:
    """The log is shown from the beginning, as the player saw it."""
    run(*TABLE, "--save", record, typed="1\n3\nq\n")
    resumed = run("play", "--resume", record)
    assert "First player: " in resumed.out and "Red chooses a character: Scientist" in resumed.out
    assert "Blue has chosen a character" in resumed.out


def test_a_finished_game_can_be_looked_at_again(record: Path) -> None:
    """Resuming it asks nothing and shows the end."""
    run(*TABLE, "--save", record, typed=ONES)
    ran = run("play", "--resume", record)
    assert ran.code == 0 and "Total" in ran.out and "or ? for help" not in ran.out


# Programs that play.


@pytest.fixture
def marker(tmp_path: Path) -> Path:
    """What a bot that is a program leaves behind when it is started."""
    return tmp_path / "started"


def with_a_program(record: Path, marker: Path, kind: str = "foreign:") -> str:
    """A game saved before the program was asked anything; its command."""
    command = f"touch {marker}"
    left = run("play", "--seed", 3, "--seats", f"me,{kind}{command},random", "--save", record, typed="q\n")
    assert left.code == 0 and not marker.exists()
    return command


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["foreign:", "foreign@2s:"])
def test_a_saved_game_starts_no_program_by_itself(record: Path, marker: Path, kind: str, lang: str) -> None:
    """A record may be anybody's: the command is named, and what to say to have it run; the file stays as it is."""
    command = with_a_program(record, marker, kind)
    before = record.read_text(encoding="utf-8")
    ran = run("play", "--resume", record, typed=ONES, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == said(lang, "cli-untrusted-bots", commands=command, count=1)
    assert command in ran.err and "--trust-bots" in ran.err
    assert not marker.exists() and record.read_text(encoding="utf-8") == before


def test_a_program_that_is_trusted_is_started(record: Path, marker: Path) -> None:
    """This one says nothing, so it loses its seat at once and the game goes on."""
    with_a_program(record, marker)
    ran = run("play", "--resume", record, "--trust-bots", typed="1\nq\n")
    assert ran.code == 0 and marker.exists()
    assert len(moves(record)) > 1


def test_ones_own_words_need_no_trust(record: Path, marker: Path) -> None:
    """Who types a command in a new game wants it."""
    seats = f"me,foreign:touch {marker},random"
    assert run("play", "--seed", 3, "--seats", seats, "--save", record, typed="1\nq\n").code == 0
    assert marker.exists()


def test_a_command_hides_nothing(record: Path) -> None:
    """Signs that would wipe a line or turn it round are written out, and every command is named."""
    game = find("redplanet")
    players = ["me", "foreign:evil\x1b[2K\r", "foreign:worse\u202e\u4e16"]
    table = Table(game, Setup(game.rules("2015", 3), 3), players)
    record.write_text(records.write(table.record), encoding="utf-8")
    ran = run("play", "--resume", record)
    assert ran.code == 2 and not set("\x1b\r\u202e") & set(ran.err)
    assert "2 programs" in ran.err and r"evil\x1b[2K\r; worse\u202e世." in ran.err


# Questions.


def test_an_only_answer_is_given_without_asking(record: Path) -> None:
    """It is told in brackets; `--ask-all` asks nevertheless."""
    table = ("play", "--seed", 4, "--seats", "me,random,random", "--save", record)
    ran = run(*table, typed="3\n1\n" * 1000)
    record.unlink()
    asked = run(*table, "--ask-all", typed="3\n1\n" * 1000)
    assert "(only choice: " in ran.out and "1–1, or ? for help:" not in ran.out
    assert "(only choice: " not in asked.out and "1–1, or ? for help:" in asked.out
    assert holds(record)


def test_two_people_take_turns_at_one_screen(record: Path) -> None:
    """The other is called by name before anything is shown; nobody reads what the other chose."""
    seats = "me:Ann,me:Bob,random"
    ran = run("play", "--seed", 3, "--seats", seats, "--save", record, typed="1\n\n1\n\nq\n")
    first, second, third = ran.out.split(" is next. Sit down and press Enter. ")
    assert first.endswith("Bob") and second.endswith("Ann")
    assert "Keep “" in first and "Your hand:" in first
    assert "Red keeps a mission\n" in second and "Red keeps the mission" not in second
    assert "Red keeps the mission “" in third and "Blue keeps a mission\n" in third
    assert 'player 0 "me:Ann"' in record.read_text(encoding="utf-8")
    assert holds(record)


def test_people_without_a_name_are_numbered(record: Path) -> None:
    """Two of them play to the end."""
    ran = run("play", "--seed", 3, "--seats", "me,me,random", "--save", record, typed=ONES, lang="ru")
    assert "Теперь решает Игрок 2. Сядьте за экран и нажмите Enter." in ran.out
    assert ran.code == 0 and "Итого" in ran.out and holds(record)


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    """Brackets in names of players and files are no markup, and a long path is not broken."""
    record = tmp_path / ("long" * 20) / "a[bold]b.record"
    ran = run("play", "--seed", 3, "--seats", "me,me:[red]Bob,random", "--save", record, typed="1\n")
    assert f"--resume {record}\n" in ran.out
    assert "[red]Bob is next" in ran.out
    assert record.exists()
