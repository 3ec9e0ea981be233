"""Make the virtual environment and install Ecliptic into it, with what this machine needs for that.

    python3 tools/bootstrap.py play    the game, compiled if a C compiler can be had
    python3 tools/bootstrap.py dev     the same, compiled without fail, and the tools of the developers
    python3 tools/bootstrap.py bench   the same, and what we are measured with
    python3 tools/bootstrap.py quick   the tools alone, for tests that run from the sources

Steps run side by side; their output is in build/logs. What is done is not done again: packages are installed when
pyproject.toml changes, the page is built when web/ does, and C files are compiled when their content changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools import steps, web  # noqa: E402
from tools.steps import Failed, Step  # noqa: E402

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PROGRESS = ROOT / "build" / "progress.txt"
ENGINE = ROOT / "build" / "engine"  # compiled libraries, if they could be compiled
UNFINISHED = VENV / ".unfinished"  # there while pip works
OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")
SPACE = {"play": 900, "dev": 2500, "bench": 2600, "quick": 2000}  # MB that a first set-up needs
SERVED_BY = {"play": ("play", "dev", "bench"), "dev": ("dev", "bench"), "bench": ("bench",), "quick": ("dev", "bench")}
GROUPS = {"play": (), "dev": ("dev", "docs"), "bench": ("dev", "docs", "bench"), "quick": ("dev", "docs")}
SERVICES = {  # packages and their programs
    "postgresql": ("initdb", "postgres"),
    "redis-server": ("redis-server",),
    "chromium": ("chromium",),
}
LIGHT_BROWSER = "chromium-headless-shell"  # opens pages with a third of the CPU time; not every Debian has it


def main() -> None:
    """Do what is not done yet."""
    goal = sys.argv[1] if len(sys.argv) > 1 else "play"
    ensure_python()
    wanted = fingerprint()
    if installed(goal, wanted):
        return
    check_space(goal)
    if UNFINISHED.exists():
        say("the last set-up was interrupted: making .venv again; downloads and compiled files are kept")
        shutil.rmtree(str(VENV), ignore_errors=True)
    say("setting up; the first time takes a minute or two (logs: build/logs)")
    try:
        for name in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(name) == signal.SIG_DFL:  # nohup ignores one
                signal.signal(name, signal.default_int_handler)  # like Ctrl-C: end what was started
        steps.run_all(plan(goal), progress)
        if goal != "quick":
            note(goal, wanted)
    except Failed as problem:
        fail(str(problem))
    except OSError as problem:
        fail(f"{problem}. {steps.explain(str(problem))}")
    except KeyboardInterrupt:
        fail("interrupted; run the same command again: it goes on from here")


def ensure_python() -> None:
    """This Python is new enough, or another of this machine is and takes over."""
    if sys.version_info >= OLDEST:
        return
    for name in NEWER:
        other = shutil.which(name)
        if other is not None and _runs(other):
            os.execv(other, [other, *sys.argv])  # noqa: S606
    fail(
        f"Ecliptic needs Python 3.11 or newer; this is {sys.version.split()[0]}. Install one (apt-get install "
        "python3.11 python3.11-venv, or from python.org), then run: make PYTHON=python3.11 play"
    )


def _runs(python: str) -> bool:
    """It is new enough; what pyenv puts there may be a name without a Python behind it."""
    test = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    try:
        return subprocess.call([python, "-c", test], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def check_space(goal: str) -> None:
    """A disk that is nearly full is better told now than in the middle."""
    free = shutil.disk_usage(ROOT).free // 1_000_000
    needed = SPACE[goal] if not PYTHON.exists() else 100
    if free < needed:
        fail(f"The disk is nearly full: {free} MB are free, and about {needed} MB are needed. Free some space.")


# What is installed


def installed(goal: str, wanted: str) -> bool:
    """Nothing has changed since the last time. A set-up for tests is good for playing, too."""
    if goal == "quick":
        return has_packages(goal) and not UNFINISHED.exists()
    return any(_holds(VENV / f".installed-{name}", wanted) for name in SERVED_BY[goal])


def note(goal: str, wanted: str) -> None:
    """All is done."""
    for old in VENV.glob(".installed-*"):
        old.unlink()
    (VENV / f".installed-{goal}").write_text(wanted)


def _holds(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_bytes() == wanted.encode()


def fingerprint() -> str:
    """Changes when anything that is installed changes."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "tools/native.py", *(ROOT / "docs/rules").glob("*.md")]
    built = ROOT / "src/ecliptic/page"  # made from web: it is not there before the first build
    sources = (path for path in (ROOT / "src").rglob("*") if built not in path.parents)
    files += [path for path in sources if path.suffix in (".py", ".toml", ".ftl", ".js")]
    return hashed(files, web.hashed(web.sources()))


def hashed(files: list[Path], *more: str) -> str:
    """Changes with the files, their names, and this Python."""
    total = hashlib.sha256("\n".join([sys.version, sys.prefix, *more]).encode())
    for path in sorted(files):
        total.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return total.hexdigest()


def has_packages(goal: str) -> bool:
    """All packages for this goal are installed, or more."""
    return any(_holds(VENV / f".packages-{name}", packages_fingerprint(name)) for name in SERVED_BY[goal])


def packages_fingerprint(goal: str) -> str:
    """Changes when other packages are wanted."""
    return hashed([ROOT / "pyproject.toml"], goal)


# The steps


def plan(goal: str) -> list[Step]:
    """What has to be done, and what must be done before it."""
    found = []
    if goal != "quick" and not has_compiler():
        found.append(Step("C compiler", lambda step: ensure_compiler(step, goal)))
    if goal in {"dev", "bench"} and missing_services():
        found.append(Step("services", ensure_services, ("C compiler",)))  # one apt-get at a time
    if not has_venv():
        found.append(Step("virtual environment", ensure_venv, ("C compiler", "services")))
    if not has_packages(goal):
        found.append(Step("build tools", install_build_tools, ("virtual environment",)))
        found.append(Step("packages", lambda step: install_packages(step, goal), ("build tools",)))
    if goal == "quick":
        return found
    if not web.is_built():
        needs = () if web.find_node() else ("packages",)  # one pip at a time
        found.append(Step("page", lambda step: build_page(step, goal), needs))
    found.append(Step("engine", lambda step: compile_engine(step, goal), ("C compiler", "build tools")))
    found.append(Step("installation", install, ("packages", "page", "engine")))
    return found


def progress(name: str) -> str:
    """How far a step is, where it can be told."""
    try:
        return PROGRESS.read_text() if name == "engine" else ""
    except OSError:
        return ""


def ensure_compiler(step: Step, goal: str) -> None:
    """A C compiler and Python's headers, installed if this user may."""
    apt(step, "gcc", "libc6-dev", "python3-dev")
    if has_compiler():
        return
    if goal != "play":
        raise Failed("the tests need a C compiler and Python's headers: apt-get install gcc libc6-dev python3-dev")
    step.note = "none: the engine runs as plain Python, about 30 times slower (apt-get install gcc python3-dev)"


def has_compiler() -> bool:
    """What mypyc needs is there."""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.is_file() and bool(shutil.which("cc") or shutil.which("gcc") or shutil.which("clang"))


def ensure_services(step: Step) -> None:
    """PostgreSQL, Redis and a browser: the tests start their own, as nobody's, and fail where they find none."""
    apt(step, *missing_services())
    apt(step, LIGHT_BROWSER)
    if missing := missing_services():
        step.note = "missing: apt-get install " + " ".join(missing)


def missing_services() -> list[str]:
    """The packages of which some program is not there."""
    return [package for package, programs in SERVICES.items() if not all(map(has_program, programs))]


def has_program(name: str) -> bool:
    """It can be called, or lies where Debian puts PostgreSQL's."""
    return bool(shutil.which(name)) or any(Path("/usr/lib/postgresql").glob("*/bin/" + name))


def apt(step: Step, *packages: str) -> None:
    """Install Debian packages where that is allowed without asking."""
    apt_get = shutil.which("apt-get")
    if apt_get is None:
        return
    # In a system that seems to be offline, no package starts a service.
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "SYSTEMD_OFFLINE=1", apt_get]
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            return
        command = ["sudo", "-n", *command]
    step.call(*command, "update")
    step.call(*command, "install", "-y", "--no-install-recommends", *packages)


def has_venv() -> bool:
    """The virtual environment is there and works."""
    try:
        return PYTHON.exists() and subprocess.call([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def ensure_venv(step: Step) -> None:
    """The virtual environment of this checkout."""
    make = [sys.executable, "-m", "venv", str(VENV)]
    for attempt in (1, 2):
        shutil.rmtree(str(VENV), ignore_errors=True)
        if step.call(*make) == 0:
            return
        if attempt == 1:
            apt(step, "python3-venv")
    raise Failed("Python's venv module does not work: apt-get install python3-venv")


def install_build_tools(step: Step) -> None:
    """What compiles the engine; first, so that compiling can begin."""
    pip(step, "install", *project()["build-system"]["requires"])


def install_packages(step: Step, goal: str) -> None:
    """What Ecliptic needs; for developers also all extras and their tools."""
    told = project()
    extras = told["project"]["optional-dependencies"]
    needs = [*told["project"]["dependencies"]]
    for name in ["server"] if goal == "play" else sorted(extras):
        needs += extras[name]
    for group in GROUPS[goal]:
        needs += told["dependency-groups"][group]
    pip(step, "install", *needs)
    for old in VENV.glob(".packages-*"):
        old.unlink()
    name = "dev" if goal == "quick" else goal
    (VENV / f".packages-{name}").write_text(packages_fingerprint(name))


def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    import tomllib  # noqa: PLC0415  (not there in a Python that is too old to get here)

    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def build_page(step: Step, goal: str) -> None:
    """Before the package is made, for the page is a part of it."""
    with_checks = [] if goal == "play" else ["--all"]
    if step.call(sys.executable, str(ROOT / "tools" / "web.py"), "build", *with_checks) == 0:
        return
    raise Failed("the page could not be built" + ("; a game in the terminal needs no page" if goal == "play" else ""))


def compile_engine(step: Step, goal: str) -> None:
    """Fill the cache of objects."""
    shutil.rmtree(str(ENGINE), ignore_errors=True)
    if not has_compiler():
        return
    build = [str(PYTHON), "setup.py", "--quiet", "build_ext", "--build-lib", str(ENGINE)]
    if step.call(*build, ECLIPTIC_COMPILE="1") == 0:
        return
    if goal != "play" or steps.explain(step.last_lines()):
        raise Failed("the engine could not be compiled")
    step.note = f"not compiled (see {step.log}): the engine runs as plain Python, about 30 times slower"


def install(step: Step) -> None:
    """Ecliptic itself, from the objects in the cache."""
    wish = "1" if any(ENGINE.glob("*.so")) else "0"
    pip(step, "install", "--force-reinstall", "--no-deps", "--no-build-isolation", str(ROOT), ECLIPTIC_COMPILE=wish)


def pip(step: Step, *arguments: str, **environ: str) -> None:
    """Run pip in the virtual environment. What it cannot finish it takes back, unless it is killed."""
    quiet = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
    command = [str(PYTHON), "-m", "pip", *arguments[:1], *quiet, *arguments[1:]]
    UNFINISHED.touch()
    code = step.call(*command, **environ)
    if code >= 0:
        UNFINISHED.unlink(missing_ok=True)
    if code != 0:
        raise Failed("this command failed: " + " ".join(command))


def say(text: str) -> None:
    """Tell what is being done."""
    sys.stdout.write("ecliptic: " + text + "\n")
    sys.stdout.flush()


def fail(text: str) -> NoReturn:
    """Tell what is missing, and stop."""
    sys.exit("ecliptic: " + text)


if __name__ == "__main__":
    main()
