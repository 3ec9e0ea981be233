"""The commands, and what each of them takes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ecliptic.cli import arena as arena_command
from ecliptic.cli import bench as bench_command
from ecliptic.cli import games as games_command
from ecliptic.cli import play as play_command
from ecliptic.cli import replay as replay_command
from ecliptic.cli import review as review_command
from ecliptic.cli import rules as rules_command
from ecliptic.cli import serve as serve_command
from ecliptic.cli import sim as sim_command
from ecliptic.cli import tune as tune_command
from ecliptic.cli.admin import admin
from ecliptic.cli.words import use_language
from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.tuning.tuner import Plan


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
app.add_typer(admin, name="admin")
bench = typer.Typer(help="Measure how fast things are, beside others of their kind.", no_args_is_help=True)
app.add_typer(bench, name="bench")

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
        str, typer.Option("--seats", help="Who sits where, e.g. me,hard,easy or me:Ann,me:Bob,expert.")
    ] = "me,medium,medium,medium",
    switch: Switches = None,
    data: Data = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where the game is saved after every move.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="Ask even where there is only one answer.")] = False,
    trust_bots: Annotated[
        bool, typer.Option("--trust-bots", help="Let a saved game start the programs that play in it.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or in turns with others at one screen."""
    speak(lang)
    if resume is not None:
        play_command.resume(resume, ask_all=ask_all, trust_bots=trust_bots)
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
def arena(
    game: Annotated[str, typer.Argument(help="The game, several with commas, or all.")] = "redplanet",
    bots: Annotated[str, typer.Option("--bots", help="Who takes part, e.g. easy,medium,hard.")] = "random,greedy",
    kind: Annotated[
        str, typer.Option("--format", help="gauntlet, ladder (the weakest first), round-robin or parallel.")
    ] = "gauntlet",
    edition: Annotated[str | None, typer.Option("--edition", help="Edition or mode, or several with commas.")] = None,
    players: Annotated[str | None, typer.Option("--players", help="How many seats, or several with commas.")] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, help="How many deals; each is played in all seats.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same deals.")] = 1,
    switch: Switches = None,
    out: Annotated[Path | None, typer.Option("--out", help="Keep results here (.jsonl); go on with a file.")] = None,
    picture: Annotated[Path | None, typer.Option("--picture", help="Draw the standings: .svg or .png.")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="How many games at the same time.")] = None,
    ray: Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address, or local.")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots compete on the same deals in all seats, and tell who is stronger, and how surely."""
    speak(lang)
    asked = arena_command.Asked(game, edition, players, bots, kind, deals, seed, switch or [])
    arena_command.compete(asked, arena_command.Kept(out, picture, json), workers, ray)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="Where to listen. [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535, help="[default: 8025]")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="sqlite:///file or postgresql://…; a file of ours by default.")
    ] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", help="redis://…, shared by several servers; none by default.")
    ] = None,
    bots: Annotated[int | None, typer.Option("--bots", min=0, help="Processes in which bots think.")] = None,
    jobs_only: Annotated[
        bool, typer.Option("--jobs-only", help="No web: take jobs of the other servers (needs --redis).")
    ] = False,
    log_json: Annotated[bool | None, typer.Option("--log-json", help="Logs for programs.")] = None,
    config: Annotated[Path | None, typer.Option("--config", help="Settings in a TOML file.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Language = None,
) -> None:
    """Run the table server: people and bots at one table, in a browser or by programs."""
    speak(lang)
    flags = {"host": host, "port": port, "database": database, "redis": redis}
    flags |= {"bot_processes": bots, "log_json": log_json}
    if jobs_only:
        serve_command.work(flags, config)
    else:
        serve_command.serve(flags, config, open_page=open_page)


@app.command()
def tune(
    game: Annotated[str, typer.Argument(help="The game to tune.")],
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", min=10, help="Games of self-play in each generation.")] = 1200,
    deals: Annotated[int, typer.Option("--deals", min=2, help="Deals on which new weights meet old ones.")] = 40,
    generations: Annotated[int, typer.Option("--generations", min=1, help="How often.")] = 4,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same weights.")] = 1,
    folder: Annotated[Path | None, typer.Option("--folder", help="Where the run is kept, to go on with it.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write the weights into this file (.toml).")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="How many games at the same time.")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Find the weights of a game's features by self-play, beginning with games by chance."""
    speak(lang)
    plan = Plan(game, edition or find(game).default_edition, games, deals, generations, seed)
    tune_command.tune(plan, folder, out, workers, as_json=json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Look from this seat, or review only it.")] = None,
    move: Annotated[int | None, typer.Option("--move", help="Show the board after this move.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Only prove that the record holds.")] = False,
    review: Annotated[bool, typer.Option("--review", help="Let a bot tell where it would have chosen better.")] = False,
    budget: Annotated[
        str, typer.Option("--budget", help="How long a review thinks about a decision: iterations, or e.g. 2s.")
    ] = "300",
    json: Json = False,
    lang: Language = None,
) -> None:
    """Play a record again: prove it, read its log, look at any moment of it, learn from it."""
    speak(lang)
    if review:
        review_command.review(file, seat, budget, as_json=json)
        return
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


@bench.callback()
def bench_group() -> None:
    """Measure how fast things are, beside others of their kind."""


@bench.command("server")
def bench_server(
    game: Annotated[str, typer.Option("--game", help="The game that is played at our tables.")] = GAMES[0].id,
    edition: Edition = None,
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 200,
    sockets: Annotated[int, typer.Option("--sockets", min=1, help="Sockets at each; one for each seat at first.")] = 4,
    seconds: Annotated[float, typer.Option("--seconds", min=0.5, help="How long each measurement takes.")] = 10,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often every server is measured.")] = 3,
    rate: Annotated[float, typer.Option("--rate", min=1, help="Moves a second that are offered for latencies.")] = 1000,
    idle_tables: Annotated[int, typer.Option("--idle-tables", min=1, help="Tables, to measure memory.")] = 1000,
    idle_sockets: Annotated[int, typer.Option("--idle-sockets", min=1, help="Sockets, to measure memory.")] = 1000,
    only: Annotated[
        str | None,
        typer.Option("--only", help="Some of sqlite, postgresql, bgio-memory, bgio-files, footprint, with commas."),
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="postgresql://…, to be filled; by default one is made and removed.")
    ] = None,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help="Also so many servers with one database.")] = 1,
    state_bytes: Annotated[int, typer.Option("--bytes", min=500, help="The state of boardgame.io's game.")] = 2000,
    calm: Annotated[
        float | None,
        typer.Option("--calm", min=0, max=100, help="Again, if other machines took more per cent of our time."),
    ] = None,
    folder: Annotated[Path | None, typer.Option("--folder", help="Keep databases and logs there.")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Measure the table server beside boardgame.io's from npm, on the same load."""
    speak(lang)
    counts = (tables, sockets, seconds, rounds, rate, idle_tables, idle_sockets)
    bench_command.server(
        bench_command.Asked(game, edition, *counts, only, database, nodes, state_bytes, calm, folder, as_json=json)
    )
