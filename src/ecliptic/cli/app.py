"""The commands, and what each of them takes. A command imports what it needs, so that all of them start quickly."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ecliptic.cli.admin import admin
from ecliptic.cli.words import use_language
from ecliptic.games import game as find
from ecliptic.games import usual
from ecliptic.texts.languages import LANGUAGES
from ecliptic.version import version


class Interrupted(Exception):  # noqa: N818  (not an error)
    """Somebody has stopped the program."""


class Group(TyperGroup):
    """The commands; an interrupt is told by `main`, in the user's language."""

    def make_context(self, *args: Any, **rest: Any) -> Any:
        with told_by_main():
            return super().make_context(*args, **rest)

    def invoke(self, ctx: Any) -> Any:
        with told_by_main():
            return super().invoke(ctx)


@contextlib.contextmanager
def told_by_main() -> Iterator[None]:
    """An interrupt, as something that Typer does not know and lets pass."""
    try:
        yield
    except (KeyboardInterrupt, EOFError) as stop:
        raise Interrupted from stop


app = typer.Typer(
    cls=Group,
    help="Play, host and study board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(admin, name="admin")
bench = typer.Typer(help="Run benchmarks.", no_args_is_help=True)
app.add_typer(bench, name="bench")

Language = Annotated[
    str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: your system's.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Edition = Annotated[str | None, typer.Option("--edition", help="Edition or mode; `ecliptic games` lists them.")]
Switches = Annotated[list[str] | None, typer.Option("--switch", help="Set a house rule, NAME=VALUE. Repeatable.")]
Data = Annotated[Path | None, typer.Option("--data", help="TOML file with corrections to cards and maps.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Random seed; the same seed gives the same game.")]


def show_version(wanted: bool) -> None:
    """Print the version and stop, before any command is looked at."""
    if wanted:
        typer.echo(f"ecliptic {version()}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Options that stand before the command."""


def speak(language: str | None) -> None:
    """Use the language that was asked for."""
    if language is not None:
        use_language(language)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="Show the editions and house rules of this game.")] = None,
    edition: Edition = None,
    provenance: Annotated[bool, typer.Option("--provenance", help="Show the source of everything in the box.")] = False,
    cards: Annotated[bool, typer.Option("--cards", help="List the cards.")] = False,
    data: Data = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """List the games, or show the details of one game."""
    from ecliptic.cli import games as games_command

    speak(lang)
    games_command.show(game, edition, data, provenance=provenance, cards=cards, as_json=json)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Game to play.")] = usual(),
    edition: Edition = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help="Players, in seat order, e.g. me,hard,easy or me:Ann,me:Bob,expert. Default: you and medium bots.",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots", help="Your opponents: one bot for all other seats, or one per seat. E.g. my_module:MyBot."
        ),
    ] = None,
    switch: Switches = None,
    data: Data = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", help="File to save the game to, after every move.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Resume a saved game.")] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="Ask even if there is only one possible answer.")] = False,
    trust_bots: Annotated[
        bool, typer.Option("--trust-bots", help="Allow a saved game to start external bot programs.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    from ecliptic.cli import play as play_command

    speak(lang)
    if resume is not None:
        play_command.resume(resume, ask_all=ask_all, trust_bots=trust_bots)
    else:
        play_command.play(game, edition, seats, bots, switch or [], data, seed, save, ask_all=ask_all)


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="Game to simulate.")] = usual(),
    edition: Edition = None,
    players: Annotated[int | None, typer.Option("--players", help="Number of players.")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one per seat. E.g. easy,my_module:MyBot.")
    ] = "random",
    switch: Switches = None,
    data: Data = None,
    seed: Annotated[int, typer.Option("--seed", help="Random seed of the first game.")] = 1,
    report: Annotated[
        bool, typer.Option("--report", help="Also report rounds, points by source, and cards played.")
    ] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Simulate many games between bots and report results and speed."""
    from ecliptic.cli import sim as sim_command

    speak(lang)
    sim_command.simulate(game, edition, players, games, bots, switch or [], data, seed, as_json=json, in_detail=report)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="One game, several separated by commas, or all.")] = usual(),
    bots: Annotated[
        str, typer.Option("--bots", help="Bots to compare, e.g. easy,medium,my_module:MyBot.")
    ] = "random,greedy",
    kind: Annotated[
        str, typer.Option("--format", help="gauntlet, ladder (weakest bot first), round-robin or parallel.")
    ] = "gauntlet",
    edition: Annotated[
        str | None, typer.Option("--edition", help="Edition or mode, or several separated by commas.")
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", help="Number of players, or several separated by commas.")
    ] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, help="Number of deals; each is played in all seats.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Random seed; the same seed gives the same deals.")] = 1,
    switch: Switches = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Store results in this file (.jsonl) and resume from it.")
    ] = None,
    picture: Annotated[Path | None, typer.Option("--picture", help="Draw the standings (.svg or .png).")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Number of worker processes.")] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", help="Run on the Ray cluster at this address, or `local`.")
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Compare bots on the same deals in all seats, with ratings and confidence intervals."""
    from ecliptic.cli import arena as arena_command

    speak(lang)
    asked = arena_command.Asked(game, edition, players, bots, kind, deals, seed, switch or [])
    arena_command.compete(asked, arena_command.Kept(out, picture, json), workers, ray)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on. Default: 127.0.0.1.")] = None,
    port: Annotated[
        int | None, typer.Option("--port", min=1, max=65535, help="Port to listen on. Default: 8025.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", help="sqlite:///file or postgresql://… Default: SQLite in the data folder."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", help="redis://…, to run several server processes. Default: none.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", help="Also offer this Python bot as an opponent: my_module:MyBot. Repeatable."),
    ] = None,
    bot_processes: Annotated[
        int | None, typer.Option("--bot-processes", min=0, help="Number of bot processes. Default: 1.")
    ] = None,
    jobs_only: Annotated[
        bool, typer.Option("--jobs-only", help="Serve no web requests; only process background jobs (needs --redis).")
    ] = False,
    log_json: Annotated[bool | None, typer.Option("--log-json", help="Write logs as JSON.")] = None,
    config: Annotated[Path | None, typer.Option("--config", help="TOML file with settings.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the start page in a browser.")] = False,
    lang: Language = None,
) -> None:
    """Run the table server (web page, HTTP API and WebSockets)."""
    from ecliptic.cli import serve as serve_command

    speak(lang)
    flags = {"host": host, "port": port, "database": database, "redis": redis}
    flags |= {"bot_processes": bot_processes, "bots": ",".join(bots) if bots else None, "log_json": log_json}
    if jobs_only:
        serve_command.work(flags, config)
    else:
        serve_command.serve(flags, config, open_page=open_page)


@app.command()
def tune(
    game: Annotated[str, typer.Argument(help="Game to train.")],
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", min=10, help="Self-play games per generation.")] = 1200,
    deals: Annotated[int, typer.Option("--deals", min=2, help="Deals used to compare new weights with old ones.")] = 40,
    generations: Annotated[int, typer.Option("--generations", min=1, help="Number of generations.")] = 4,
    seed: Annotated[int, typer.Option("--seed", help="Random seed; the same seed gives the same weights.")] = 1,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Folder for the state of the run; resumes if it exists.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write the weights to this file (.toml).")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Number of worker processes.")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Train the weights of a game's evaluation function by self-play, from random games."""
    from ecliptic.cli import tune as tune_command
    from ecliptic.tuning.tuner import Plan

    speak(lang)
    plan = Plan(game, edition or find(game).default_edition, games, deals, generations, seed)
    tune_command.tune(plan, folder, out, workers, as_json=json)


@app.command("new-game")
def new_game(
    folder: Annotated[Path, typer.Argument(help="New folder; the game is called after it.")],
    lang: Language = None,
) -> None:
    """Write a package with a small game of your own, ready to be played."""
    from ecliptic.cli import new_game as new_game_command

    speak(lang)
    new_game_command.new_game(folder)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="Record file (a saved game).")],
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show the view of this seat, or review only this seat.")
    ] = None,
    move: Annotated[int | None, typer.Option("--move", help="Show the board after this move.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the record is valid.")] = False,
    review: Annotated[
        bool, typer.Option("--review", help="Show the decisions that cost most, as judged by a bot.")
    ] = False,
    budget: Annotated[
        str, typer.Option("--budget", help="Budget per decision for --review: iterations, or a time such as 2s.")
    ] = "300",
    json: Json = False,
    lang: Language = None,
) -> None:
    """Replay a saved game: print its log, show any position, check it, or review it."""
    from ecliptic.cli import replay as replay_command
    from ecliptic.cli import review as review_command

    speak(lang)
    if review:
        review_command.review(file, seat, budget, as_json=json)
        return
    replay_command.replay(file, seat, move, verify_only=verify, as_json=json)


@app.command()
def rules(
    words: Annotated[list[str] | None, typer.Argument(help="Rule id (e.g. RP-6.17), or words to search for.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the tests of each rule; fail if a rule has none.")
    ] = False,
    tests: Annotated[Path, typer.Option("--tests", help="Folder with the tests, for --coverage.")] = Path("tests"),
    json: Json = False,
    lang: Language = None,
) -> None:
    """Search the numbered rules."""
    from ecliptic.cli import rules as rules_command

    speak(lang)
    if coverage:
        rules_command.coverage(game, tests, as_json=json)
    else:
        rules_command.look_up(" ".join(words or []), game, as_json=json)


@bench.callback()
def bench_group() -> None:
    """Run benchmarks."""


@bench.command("server")
def bench_server(
    game: Annotated[str, typer.Option("--game", help="Game to play.")] = usual(),
    edition: Edition = None,
    tables: Annotated[int, typer.Option("--tables", min=1, help="Number of tables.")] = 200,
    sockets: Annotated[
        int, typer.Option("--sockets", min=1, help="WebSockets per table; players first, then spectators.")
    ] = 4,
    seconds: Annotated[float, typer.Option("--seconds", min=0.5, help="Duration of each measurement.")] = 10,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Number of measurements per server.")] = 3,
    rate: Annotated[
        float, typer.Option("--rate", min=1, help="Offered load for latency measurements, in moves per second.")
    ] = 1000,
    idle_tables: Annotated[
        int, typer.Option("--idle-tables", min=1, help="Number of idle tables, to measure memory.")
    ] = 1000,
    idle_sockets: Annotated[
        int, typer.Option("--idle-sockets", min=1, help="Number of idle WebSockets, to measure memory.")
    ] = 1000,
    only: Annotated[
        str | None,
        typer.Option(
            "--only", help="Any of sqlite, postgresql, bgio-memory, bgio-files, footprint, separated by commas."
        ),
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="postgresql://… to write to. Default: a temporary one.")
    ] = None,
    nodes: Annotated[
        int, typer.Option("--nodes", min=1, help="Also measure this many servers that share one database.")
    ] = 1,
    state_bytes: Annotated[
        int, typer.Option("--bytes", min=500, help="State size of the boardgame.io game, in bytes.")
    ] = 2000,
    calm: Annotated[
        float | None,
        typer.Option(
            "--calm", min=0, max=100, help="Repeat a round if more than this percentage of CPU time was stolen."
        ),
    ] = None,
    folder: Annotated[Path | None, typer.Option("--folder", help="Keep databases and logs in this folder.")] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Benchmark the table server against boardgame.io (from npm) under the same load."""
    from ecliptic.cli import bench as bench_command

    speak(lang)
    counts = (tables, sockets, seconds, rounds, rate, idle_tables, idle_sockets)
    bench_command.server(
        bench_command.Asked(game, edition, *counts, only, database, nodes, state_bytes, calm, folder, as_json=json)
    )
