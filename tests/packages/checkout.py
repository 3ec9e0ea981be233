"""A copy of the checkout as a clone would be, and how to build there without doing work twice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import web

ROOT = Path(__file__).resolve().parents[2]
NODE_MODULES = ROOT / "web" / "node_modules"
OBJECTS = ROOT / "build" / "objects"
GENERATED = ROOT / "build" / "c"
PATIENCE = 900  # seconds; a busy machine is slow, and so is a build that finds nothing in the cache
SDIST = """
import sys
from pip._vendor.pyproject_hooks import BuildBackendHookCaller
BuildBackendHookCaller(".", "backend", ["tools"]).build_sdist(sys.argv[1])
"""  # as `python -m build --sdist` does it


def known_files() -> list[str]:
    """What git knows or would know: all but what it ignores."""
    told = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [name for name in told.stdout.split("\0") if name and (ROOT / name).is_file()]


def clone(folder: Path) -> Path:
    """These files and nothing else."""
    for name in known_files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def link_tree(source: Path, target: Path) -> None:
    """Hard links: as good as a copy for what is only read, and no second hundred megabytes."""
    shutil.copytree(source, target, symlinks=True, copy_function=link)


def link(source: str, target: str) -> None:
    """A link, or a copy where the target is on another disk."""
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        shutil.copy2(source, target, follow_symlinks=False)


def lend_node_modules(folder: Path) -> None:
    """What `npm ci` would install from the same lock file, without a network and in a second."""
    if NODE_MODULES.is_dir():
        link_tree(NODE_MODULES, folder / "web" / "node_modules")


def lend_generated(folder: Path) -> None:
    """The C files; they are used if they fit the sources here, and generated anew if not."""
    if GENERATED.is_dir():
        shutil.copytree(GENERATED, folder / "build" / "c", dirs_exist_ok=True)


def environment(**more: str) -> dict[str, str]:
    """Of a build: this Python first, then a Node; the objects of this checkout; nothing of ours to be imported."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ECLIPTIC_", "PYTHON"))}
    path = f"{Path(sys.executable).parent}{os.pathsep}{web.find_node() or kept.get('PATH', '')}"
    return {**kept, "PATH": path, "ECLIPTIC_OBJECTS": str(OBJECTS), "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}


def without(folder: Path, *hidden: str) -> str:
    """A PATH with all programs of this machine, except some: links to the others."""
    folder.mkdir()
    for place in [str(Path(sys.executable).parent), *os.environ["PATH"].split(os.pathsep)]:
        for program in Path(place).glob("*"):
            link_here = folder / program.name
            if program.is_file() and program.name not in hidden and not link_here.is_symlink():
                link_here.symlink_to(program)
    return str(folder)


def run(folder: Path, *command: str, fails: bool = False, **environ: str) -> str:
    """Run a command there; what it said."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(**environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode != 0) == fails, f"{' '.join(command)}\n{done.stdout[-5000:]}"
    return done.stdout


def build_wheel(folder: Path, target: Path, **environ: str) -> Path:
    """With the tools that are installed here."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(target)]
    run(folder, *command, ".", fails=False, **environ)
    [wheel] = target.glob("*.whl")
    return wheel


def build_sdist(folder: Path, target: Path, **environ: str) -> Path:
    """A source archive."""
    target.mkdir(parents=True, exist_ok=True)
    run(folder, sys.executable, "-c", SDIST, str(target), fails=False, **environ)
    [archive] = target.glob("*.tar.gz")
    return archive


SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
