"""Compile the engine: mypyc writes one C file a module, several compilers run at once, and objects are cached.

The cache knows an object by everything that it is made of: the C source, the declarations that the source uses, the
flags and the compiler. So a change in one rule compiles one file, an interrupted build goes on where it stopped, and
`make play`, `make test`, `make bench` and `pip install .` in one checkout share one build. ECLIPTIC_OBJECTS names the
folder of another cache, which several checkouts may share.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
GENERATED = Path("build") / "c"  # relative, as setuptools wants its sources
OBJECTS = Path(os.environ.get("ECLIPTIC_OBJECTS") or BUILD / "objects").resolve()
PROGRESS = BUILD / "progress.txt"  # read by bootstrap.py while it waits
MARK = ".sha256"  # beside an object: what it must contain. A machine that lost its power can leave half a file
KEPT_DAYS = 14  # objects that no build has used for so long are removed

# -O1 compiles a third faster than -O2 and plays nearly as fast (docs/speed.md). Functions of one library call each
# other directly if they are hidden from others, and gcc may inline them. chance.py multiplies modulo 2**64.
LEVEL = "1"
FLAGS = ["-fwrapv", "-fvisibility=hidden"]
MYPY = ["--strict", "--follow-imports=silent", "--no-incremental"]  # what is not compiled is read for its types only

INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)
DECLARATION = re.compile(r"^extern .*?\b(\w+)(?:\[\d*\])?(?:\(.*\))?;$")
NAME = re.compile(r"\w+")


def extensions(modules: list[str]) -> list[Any]:
    """Generate the C files of these modules, unless they are there; raise SystemExit where mypy finds an error."""
    plan = GENERATED / "plan.json"
    wanted = _fingerprint(modules)
    if (known := _read_plan(plan, wanted)) is not None:
        return known
    from mypyc.build import mypycify  # noqa: PLC0415  (half a second, and only here)

    plan.unlink(missing_ok=True)
    found = mypycify(
        [*MYPY, *modules],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=str(GENERATED),
        group_name="ecliptic_engine",
    )
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypyc's list is one for all
    told = [
        {name: getattr(extension, name) for name in ("name", "sources", "include_dirs", "extra_compile_args")}
        for extension in found
    ]
    _replace(plan, json.dumps({"for": wanted, "extensions": told, "files": _digest(found)}).encode())
    return found


def _read_plan(plan: Path, wanted: str) -> list[Extension] | None:
    """The extensions of the last time, if nothing has changed since and all files are still there, and whole."""
    try:
        told = json.loads(plan.read_bytes())
        if told["for"] != wanted:
            return None
        found = [Extension(**fields) for fields in told["extensions"]]
        whole = told["files"] == _digest(found) and all(
            Path(path).is_dir() for one in found for path in one.include_dirs
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):  # it is missing or damaged
        return None
    return found if whole else None


def _digest(found: list[Any]) -> str:
    """Changes with the content of the C files and of their headers."""
    sources = [Path(path) for one in found for path in one.sources]
    total = hashlib.sha256()
    for path in sorted({*sources, *GENERATED.rglob("*.h")}):
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _fingerprint(modules: list[str]) -> str:
    """Changes with anything that the C files are made of: mypy reads modules that are not compiled, too."""
    total = hashlib.sha256(json.dumps([sys.version, version("mypy"), version("librt"), *modules]).encode())
    for path in [Path(__file__), *sorted((ROOT / "src").rglob("*.py"))]:
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


class BuildNative(build_ext):
    """Compiles all C files side by side, then links. All modules are compiled, or none is: a mixture would crash."""

    def build_extensions(self) -> None:
        if not self.extensions:
            return
        self.check_extensions_list(self.extensions)
        may_fail = all(extension.optional for extension in self.extensions)
        for extension in self.extensions:
            extension.optional = False  # or setuptools would go on with the next
        try:
            objects = Objects(self.compiler).compile(self.extensions)
            self.compiler.compile = lambda sources, **_: [objects[source] for source in sources]
            super().build_extensions()
        except (CompileError, LinkError) as problem:
            if not may_fail:
                raise
            sys.stderr.write(f"ecliptic: the engine is not compiled and will run as plain Python: {problem}\n")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()


class Objects:
    """Compiled C files by the hash of what they are made of; beside each is the hash of itself."""

    def __init__(self, compiler: Any) -> None:  # noqa: ANN401  (setuptools has no name for it)
        self.compiler = compiler
        command = list(getattr(compiler, "compiler_so", [])) or [str(compiler.compiler_type)]
        self.base = json.dumps([sys.version, sysconfig.get_platform(), command, _version_of(command[0])])

    def compile(self, extensions: Iterable[Extension]) -> dict[str, str]:
        """The object of each source; compile what is missing, the longest first."""
        OBJECTS.mkdir(parents=True, exist_ok=True)
        asked = {str(source): extension for extension in extensions for source in extension.sources}
        objects = {source: OBJECTS / f"{self._key(source, one)}.o" for source, one in asked.items()}
        missing = sorted((s for s in asked if not _is_whole(objects[s])), key=lambda s: -Path(s).stat().st_size)
        with ThreadPoolExecutor(_jobs()) as pool:
            done = pool.map(lambda source: self._compile(source, asked[source], objects[source]), missing)
            for count, _ in enumerate(done, 1):
                _replace(PROGRESS, f"{count} of {len(missing)} files".encode())
        PROGRESS.unlink(missing_ok=True)
        _forget(objects.values())
        return {source: str(path) for source, path in objects.items()}

    def _compile(self, source: str, extension: Extension, target: Path) -> None:
        with tempfile.TemporaryDirectory(dir=OBJECTS) as folder:
            (made,) = self.compiler.compile(
                [source],
                output_dir=folder,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            mark = Path(folder) / "mark"
            mark.write_text(_mark(Path(made)))
            Path(made).replace(target)  # whole, or not at all
            mark.replace(target.with_suffix(MARK))

    def _key(self, source: str, extension: Extension) -> str:
        text = Path(source).read_text(encoding="utf-8")
        total = hashlib.sha256((self.base + json.dumps(extension.extra_compile_args) + text).encode())
        names = set(NAME.findall(text))
        for header in _headers(Path(source), tuple(extension.include_dirs)):
            fixed, declared = _parsed(header)
            total.update(fixed)
            for name, line in declared:
                if name in names:  # what a file does not name cannot change its object
                    total.update(line)
        return total.hexdigest()


def _version_of(command: str) -> str:
    """What the compiler says of itself; an upgrade compiles everything again."""
    if shutil.which(command) is None:
        raise CompileError(f"there is no C compiler {command!r}: install gcc and Python's headers")
    return subprocess.run([command, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout


def _headers(source: Path, folders: tuple[str, ...]) -> list[Path]:
    """The headers that a file includes, and those that they include, of mypyc's and of the generated ones."""
    found: dict[Path, None] = {}
    waiting = [source]
    while waiting:
        path = waiting.pop()
        for name in _includes(path):
            places = [path.parent / name, *(Path(folder) / name for folder in folders)]
            header = next((place for place in places if _is_file(place)), None)
            if header is not None and header not in found:
                found[header] = None
                waiting.append(header)
    return sorted(found)


@cache
def _is_file(path: Path) -> bool:
    return path.is_file()


@cache
def _includes(path: Path) -> list[str]:
    return INCLUDE.findall(path.read_text(encoding="utf-8"))


@cache
def _parsed(path: Path) -> tuple[bytes, list[tuple[str, bytes]]]:
    """A header in two parts: a hash of all that counts for everybody, and the declarations of single names.

    Parsed once: the generated headers have ten thousand declarations, and every C file includes them.
    """
    fixed, declared = hashlib.sha256(), []
    for line in path.read_text(encoding="utf-8").splitlines():
        found = DECLARATION.match(line)
        if found is None:
            fixed.update(line.encode() + b"\n")
        else:
            declared.append((found[1], line.encode()))
    return fixed.digest(), declared


def _jobs() -> int:
    """How many compilers run at once: all cores of this process, or MAX_JOBS."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return int(os.environ.get("MAX_JOBS") or cores)


def _is_whole(path: Path) -> bool:
    """The object is there and has not been damaged since it was written."""
    try:
        return path.with_suffix(MARK).read_text() == _mark(path)
    except (OSError, ValueError):
        return False


def _mark(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _forget(used: Iterable[Path]) -> None:
    """Renew the date of the objects that were used; remove what nobody has used for long."""
    for path in used:
        path.touch()
        path.with_suffix(MARK).touch()
    oldest = time.time() - KEPT_DAYS * 86_400
    for path in OBJECTS.iterdir():
        with contextlib.suppress(FileNotFoundError):  # another build may have been quicker
            if path.stat().st_mtime >= oldest:
                continue
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)  # of a build that was killed
            else:
                path.unlink()


def _replace(path: Path, data: bytes) -> None:
    """Write a file whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_bytes(data)
    draft.replace(path)
