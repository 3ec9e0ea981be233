"""The commands, and what each of them takes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ecliptic.cli import games as games_command
from ecliptic.cli import play as play_command
from ecliptic.cli import replay as replay_command
from ecliptic.cli import rules as rules_command
from ecliptic.cli import sim as sim_command
from ecliptic.cli.words import use_language


class Interrupted(Exception):  # noqa: N818  (not an error)
    """Somebody has stopped the program."""


class Group(TyperGroup):
    """The commands; an interrupt is told by `main`, in the user's language."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, EOFError) as stop:
            raise Interrupted from stop


app = typer.Typer(
    cls=Group,
    help="One table for the board games of Mars and the planets.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Language = Annotated[str | None, typer.Option("--lang", help="en, ru, pl or it; by default that of your system.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Edition = Annotated[str | None, typer.Option("--edition", help="Edition or mode; see `ecliptic games`.")]
Switches = Annotated[list[str] | None, typer.Option("--switch", help="A house rule, NAME=VALUE; may be repeated.")]
Data = Annotated[Path | None, typer.Option("--data", help="A TOML file with corrections from your own box.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")]


def speak(language: str | None) -> None:
    """Use the language that was asked for."""
    if language is not None:
        use_language(language)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="One game, to see its editions and switches.")] = None,
    edition: Edition = None,
    provenance: Annotated[bool, typer.Option("--provenance", help="How well each card and region is known.")] = False,
    cards: Annotated[bool, typer.Option("--cards", help="List the event cards.")] = False,
    data: Data = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """List the games, or tell about one of them."""
    speak(lang)
    games_command.show(game, edition, data, provenance=provenance, cards=cards, as_json=json)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "redplanet",
    edition: Edition = None,
    seats: Annotated[
        str, typer.Option("--seats", help="Who sits where, e.g. me,greedy,random or me:Ann,me:Bob,random.")
    ] = "me,greedy,greedy,greedy",
    switch: Switches = None,
    data: Data = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where the game is saved after every move.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="Ask even where there is only one answer.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or in turns with others at one screen."""
    speak(lang)
    if resume is not None:
        play_command.resume(resume, ask_all=ask_all)
    else:
        play_command.play(game, edition, seats, switch or [], data, seed, save, ask_all=ask_all)


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="The game to simulate.")] = "redplanet",
    edition: Edition = None,
    players: Annotated[int | None, typer.Option("--players", help="How many seats.")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="One bot for all seats, or one for each.")] = "random",
    switch: Switches = None,
    data: Data = None,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.")] = 1,
    report: Annotated[bool, typer.Option("--report", help="Also tell rounds, points by source, and cards.")] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play many games, and tell how they went and how fast."""
    speak(lang)
    sim_command.simulate(game, edition, players, games, bots, switch or [], data, seed, as_json=json, in_detail=report)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Look from this seat; by default nobody's.")] = None,
    move: Annotated[int | None, typer.Option("--move", help="Show the board after this move.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Only prove that the record holds.")] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Play a record again: prove it, read its log, look at any moment of it."""
    speak(lang)
    replay_command.replay(file, seat, move, verify_only=verify, as_json=json)


@app.command()
def rules(
    words: Annotated[list[str] | None, typer.Argument(help="A rule's id, or words to look for.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which test shows which rule.")] = False,
    tests: Annotated[Path, typer.Option("--tests", help="Where the tests are.")] = Path("tests"),
    json: Json = False,
    lang: Language = None,
) -> None:
    """Look up the numbered rules."""
    speak(lang)
    if coverage:
        rules_command.coverage(game, tests, as_json=json)
    else:
        rules_command.look_up(" ".join(words or []), game, as_json=json)
