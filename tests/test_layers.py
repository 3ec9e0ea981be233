"""The house plan, read from the imports: the core knows nobody, games know the core, and only one list knows the games.

And what the compiled modules must do without, so that they play the same game plain and compiled, on every machine.
"""

from __future__ import annotations

import ast
import functools
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecliptic

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
MODULES = sorted(SOURCE.glob("ecliptic/**/*.py"))
GAMES = sorted(
    folder.name for folder in (SOURCE / "ecliptic" / "games").iterdir() if (folder / "__init__.py").is_file()
)


@functools.cache
def compiled(part: str = "ENGINE") -> list[Path]:
    """The modules that setup.py compiles: of the engine, or those of a table that every move goes through."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("setuptools.setup", lambda **_: None)
        patch.setattr("sys.argv", ["setup.py", "--version"])
        told = runpy.run_path(str(ROOT / "setup.py"))
        return [ROOT / name for name in told["modules"](told[part])]


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def tree_of(path: Path) -> ast.Module:
    """The module as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@functools.cache
def imports_of(path: Path) -> frozenset[str]:
    """All that a module imports, anywhere in it: modules, and what may be modules within packages."""
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out"
            assert node.module is not None
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


def ours(path: Path) -> set[str]:
    """Which modules of ours it imports."""
    known = {name_of(other) for other in MODULES} - {"ecliptic"}
    return {name for name in imports_of(path) if name in known}


def is_in(name: str, *packages: str) -> bool:
    """The module is one of these, or lies in one of them."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def modules(*packages: str) -> Iterator[Path]:
    """The modules of these packages."""
    return (path for path in MODULES if is_in(name_of(path), *packages))


def strangers(path: Path, *allowed: str) -> set[str]:
    """What of ours a module imports that is not in these packages; `ecliptic.games` alone is the list of games."""
    return {name for name in ours(path) if not is_in(name, *allowed)}


def test_there_are_modules_to_look_at() -> None:
    """Or the tests below show nothing."""
    assert {"ecliptic.core.agenda", "ecliptic.bots", "ecliptic.games", "ecliptic.arena.match"} <= set(
        map(name_of, MODULES)
    )
    assert "redplanet" in GAMES
    assert "ecliptic.core.agenda" in ours(SOURCE / "ecliptic/core/state.py")


def test_the_core_imports_nothing_of_ours_but_itself() -> None:
    """It knows seats, steps, choices, views and chance, and not one game."""
    assert {path.name: found for path in modules("ecliptic.core") if (found := strangers(path, "ecliptic.core"))} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_only_the_core_and_itself(game: str) -> None:
    """No other game, no bot, no table, no text."""
    own = f"ecliptic.games.{game}"
    found = {path.name: strange for path in modules(own) if (strange := strangers(path, "ecliptic.core", own))}
    assert found == {}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_the_list_of_games_names_a_game(path: Path) -> None:
    """Bots, texts, tests, rulebook and command line speak to any game."""
    mine = name_of(path)
    named = {game for game in GAMES for name in ours(path) if is_in(name, f"ecliptic.games.{game}")}
    if mine == "ecliptic.games":
        assert named <= set(GAMES)
    else:
        assert named == {game for game in GAMES if named and is_in(mine, f"ecliptic.games.{game}")}


ALLOWED = {
    "ecliptic.bots": ("ecliptic.core", "ecliptic.bots"),
    "ecliptic.texts": ("ecliptic.core", "ecliptic.texts"),
    "ecliptic.rulebook": ("ecliptic.core", "ecliptic.rulebook"),
    "ecliptic.testing": ("ecliptic.core", "ecliptic.testing", "ecliptic.games", "ecliptic.texts"),
    "ecliptic.games": ("ecliptic.core", "ecliptic.games"),
    "ecliptic.arena": ("ecliptic.core", "ecliptic.arena", "ecliptic.bots", "ecliptic.games"),
    "ecliptic.server": (
        *("ecliptic.core", "ecliptic.server", "ecliptic.bots", "ecliptic.games"),
        *("ecliptic.texts", "ecliptic.rulebook"),
    ),
    "ecliptic.bench": ("ecliptic.core", "ecliptic.bench", "ecliptic.games", "ecliptic.server.wire"),
    "ecliptic.api": ("ecliptic.core", "ecliptic.api", "ecliptic.bots", "ecliptic.games", "ecliptic.texts"),
    "ecliptic.tuning": ("ecliptic.core", "ecliptic.tuning", "ecliptic.bots", "ecliptic.games", "ecliptic.arena"),
}


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_what_it_stands_on(package: str) -> None:
    """What serves every game stands on the core; the command line may use them all."""
    found = {path.name: strange for path in modules(package) if (strange := strangers(path, *ALLOWED[package]))}
    assert found == {}


def test_nothing_imports_the_command_line_but_itself() -> None:
    """It is the outermost layer."""
    found = {name_of(path) for path in MODULES if any(is_in(name, "ecliptic.cli") for name in ours(path))}
    assert {name for name in found if not is_in(name, "ecliptic.cli")} <= {"ecliptic.__main__"}


def test_only_the_command_line_stands_on_the_public_interface() -> None:
    """`ecliptic` itself offers its names and loads it when one of them is used; whatever it stands on knows neither."""
    users = {name_of(path) for path in MODULES if any(is_in(name, "ecliptic.api") for name in ours(path))}
    assert {name for name in users if not is_in(name, "ecliptic.api", "ecliptic.cli")} == {"ecliptic"}
    public = {"ecliptic." + name for name in ecliptic.__all__} - {name_of(path) for path in MODULES}
    assert {name_of(path) for path in MODULES if imports_of(path) & public} == set()


def test_the_root_of_the_package_is_light() -> None:
    """Every import of ours runs it: at run time it needs the standard library alone."""
    needed = [node for node in tree_of(SOURCE / "ecliptic/__init__.py").body if isinstance(node, ast.ImportFrom)]
    assert {node.module for node in needed} == {"__future__", "importlib", "typing"}


def test_no_module_imports_itself_in_a_circle_within_the_core() -> None:
    """The core can be read in an order in which everything is known before it is used."""
    left = {name_of(path): ours(path) - {"ecliptic.core"} for path in modules("ecliptic.core")}
    while ready := [name for name, needs in left.items() if not needs & set(left)]:
        left = {name: needs for name, needs in left.items() if name not in ready}
    assert left == {}


# The rooms of the server.

ROOMS = {  # a module of a room imports its own room and these
    "base": (),
    "table": ("base",),
    "wire": ("base", "table"),
    "store": ("base", "table", "wire"),
    "hub": ("base", "table", "wire", "store"),
    "agents": ("base", "table", "wire", "store", "hub"),
    "live": ("base", "table", "wire", "store", "hub", "agents"),
    "notify": ("base", "table", "wire", "store", "hub", "agents"),
    "archive": ("base", "table", "wire", "store", "hub", "agents", "live", "notify"),
    "account": ("base", "table", "wire", "store", "hub", "agents", "live", "notify", "archive"),
    "http": ("base", "table", "wire", "store", "hub", "agents", "live", "notify", "archive", "account"),
    "admin": ("base", "table", "wire", "store", "hub", "agents", "live", "notify", "archive", "account"),
}
SERVER = "ecliptic.server"
# What every server has: a reader who looks for one of these words should arrive by the name of a file.
CONCEPTS = (
    "auth",
    "session",
    "config",
    "limit",
    "log",
    "metric",
    "queue",
    "task",
    "worker",
    "cache",
    "store",
    "schema",
    "migration",
    "backup",
    "restore",
    "export",
    "import",
    "shutdown",
    "lifespan",
    "error",
    "openapi",
    "notif",
    "mail",
    "webhook",
    "outbox",
    "presence",
    "snapshot",
    "replay",
    "health",
)
FOUND_AT_LEAST = 27


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_server_imports_only_rooms_below_it(room: str) -> None:
    """In this order: base, table, wire, store, hub, agents, live and notify, archive, account, http and admin."""
    allowed = [f"{SERVER}.{name}" for name in (room, *ROOMS[room])]
    found = {
        name_of(path): strange
        for path in modules(f"{SERVER}.{room}")
        if (strange := {name for name in ours(path) - {SERVER} if is_in(name, SERVER) and not is_in(name, *allowed)})
    }
    assert found == {}


def test_every_module_of_the_server_is_in_a_room() -> None:
    """None lies in the corridor, and no room is empty."""
    rooms = {name_of(path).split(".")[2] for path in modules(SERVER) if name_of(path) != SERVER}
    assert rooms == set(ROOMS)


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    """Not even for the sake of types; a package is what its own file imports."""
    left = {name_of(path): needed_by(path) for path in modules(SERVER)}
    while ready := [name for name, needs in left.items() if not needs & set(left)]:
        left = {name: needs for name, needs in left.items() if name not in ready}
    assert left == {}


def needed_by(path: Path) -> set[str]:
    """The modules that this one imports; of a package that stands for a module in it, only the module."""
    found = ours(path) - {name_of(path)}
    return {name for name in found if not any(is_in(other, name) and other != name for other in found)}


def test_what_every_server_has_is_found_by_its_name() -> None:
    """A name that begins with the word, or a word of it; a package is called as its folder is."""
    names = {name_of(path).rpartition(".")[2] for path in modules(SERVER)}
    words = {word for name in names for word in name.split("_")}
    missing = [concept for concept in CONCEPTS if not any(word.startswith(concept) for word in words)]
    assert len(CONCEPTS) == 29
    assert len(CONCEPTS) - len(missing) >= FOUND_AT_LEAST, missing


# Compiled modules.


def test_every_module_that_setup_compiles_is_there() -> None:
    """And none is named twice."""
    everything = compiled() + compiled("TABLE")
    assert all(path.is_file() for path in everything)
    assert len(set(everything)) == len(everything)


@pytest.mark.parametrize("path", compiled("TABLE"), ids=name_of)
def test_a_compiled_module_of_a_table_can_be_compiled_where_little_is_installed(path: Path) -> None:
    """Only what the build has is imported; and no struct is defined there, for a struct cannot be compiled."""
    others = {name.partition(".")[0] for name in imports_of(path)} - sys.stdlib_module_names
    assert others <= {"ecliptic", "librt", "msgspec", "mypy_extensions"}
    bases = [base for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef) for base in node.bases]
    assert "Struct" not in {base.id for base in bases if isinstance(base, ast.Name)}


@pytest.mark.parametrize("path", compiled(), ids=name_of)
def test_a_compiled_module_imports_only_compiled_ones_of_ours(path: Path) -> None:
    """A call from compiled code into plain Python would cost more than the compilation saves.

    Looking and worlds are the exceptions: the one fills the structs of a view, which cannot be compiled themselves, the
    other reads them. Worlds that are not compiled would cost twice the time, and a table that plain Python puts into a
    compiled state is never freed (librt 0.16).
    """
    known = {name_of(other) for other in compiled()}
    packages = {name.rpartition(".")[0] for name in known}
    name = path.stem
    own = ".".join(name_of(path).split(".")[:3])  # the game
    structs = {
        "looking": {f"{own}.view", "ecliptic.core.setup", "ecliptic.core.words"},
        "worlds": {f"{own}.view", "ecliptic.core.codec"},
    }
    assert ours(path) - packages - structs.get(name, set()) <= known


@pytest.mark.parametrize("path", compiled(), ids=name_of)
def test_a_compiled_module_needs_no_clock_no_chance_and_no_world_outside(path: Path) -> None:
    """Only types, tables and numbers: the same moves give the same game everywhere."""
    others = {name for name in imports_of(path) if not is_in(name, "ecliptic")}
    assert {name.partition(".")[0] for name in others} <= {"__future__", "typing", "librt", "mypy_extensions"}


@pytest.mark.parametrize("path", compiled(), ids=name_of)
def test_a_compiled_module_has_no_float_no_set_and_no_division(path: Path) -> None:
    """Floats differ by machine, sets by order; a whole division is written with two strokes."""
    for node in ast.walk(tree_of(path)):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float | complex)), where
        assert not isinstance(node, ast.Set | ast.SetComp | ast.Div), where
        called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        assert called not in {"float", "set", "frozenset", "hash", "id", "open", "input", "print", "eval"}, where


@pytest.mark.parametrize("path", compiled(), ids=name_of)
def test_a_compiled_module_has_only_plain_classes_and_functions(path: Path) -> None:
    """Nothing is defined within a function, a class within a class, or under a condition; there is no `__main__`."""
    tree = tree_of(path)
    for statement in tree.body:
        allowed = ast.Import | ast.ImportFrom | ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign | ast.Expr
        assert isinstance(statement, allowed), f"{path.name}:{statement.lineno}"
    for outer in ast.walk(tree):
        if isinstance(outer, ast.ClassDef | ast.FunctionDef):
            inner = [node for node in ast.walk(outer) if node is not outer and isinstance(node, ast.ClassDef)]
            nested = [node for part in outer.body for node in ast.walk(part) if isinstance(node, ast.FunctionDef)]
            assert not inner, f"{path.name}:{outer.lineno}"
            assert isinstance(outer, ast.ClassDef) or not nested, f"{path.name}:{outer.lineno}"


def test_the_engine_has_no_chance_but_its_own() -> None:
    """No module of core, games or bots uses a generator that is not in the state; a fresh seed is the one exception.

    A foreign bot is a stranger's process: it has a time limit and must be ended, so its module needs clock and system.
    A bot that searches may be given so many seconds: it looks at the clock to stop, never to choose.
    """
    users = {
        name_of(path): found
        for path in modules("ecliptic.core", "ecliptic.games", "ecliptic.bots")
        if (found := imports_of(path) & {"random", "secrets", "time", "datetime", "uuid", "numpy", "os"})
    }
    assert users == {
        "ecliptic.core.setup": {"secrets"},
        "ecliptic.bots.foreign": {"os", "time"},
        "ecliptic.bots.searching": {"time"},
    }
