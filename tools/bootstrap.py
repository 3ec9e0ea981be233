"""Make the virtual environment and install Ecliptic into it, with what this machine needs for that.

    python3 tools/bootstrap.py play    the game, compiled if a C compiler can be had
    python3 tools/bootstrap.py dev     the same, compiled without fail, and the tools of the developers

Runs on any Python 3; says what to install where it may not do so itself.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)
SERVICES = {  # packages and their programs
    "postgresql": ("initdb", "postgres"),
    "redis-server": ("redis-server",),
    "chromium": ("chromium",),
}


def main() -> None:
    """Do what is not done yet."""
    goal = sys.argv[1] if len(sys.argv) > 1 else "play"
    if sys.version_info < OLDEST:
        fail("Ecliptic needs Python 3.11 or newer; this is " + sys.version.split()[0])
    stamp = VENV / (".installed-" + goal)
    wanted = fingerprint()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    have_compiler = ensure_compiler()
    if goal == "dev" and not have_compiler:
        fail("The tests need a C compiler and Python's headers: apt-get install gcc python3-dev")
    if goal == "dev":
        ensure_services()
    ensure_venv()
    build_page()
    install(goal, have_compiler)
    for old in VENV.glob(".installed-*"):
        old.unlink()
    stamp.write_text(wanted)
    if goal == "dev":  # whoever can test can play
        (VENV / ".installed-play").write_text(wanted)


def fingerprint() -> str:
    """Changes when anything that is installed changes."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", *(ROOT / "docs/rules").glob("*.md")]
    built = ROOT / "src/ecliptic/page"  # made from web: it is not there before the first build
    sources = (path for path in (ROOT / "src").rglob("*") if built not in path.parents)
    files += [path for path in sources if path.suffix in (".py", ".toml", ".ftl")]
    files += [path for path in (ROOT / "web").rglob("*") if path.is_file() and "node_modules" not in path.parts]
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(files):
        total.update(path.read_bytes())
    return total.hexdigest()


def ensure_compiler() -> bool:
    """A C compiler and Python's headers, installed if this user may; whether they are there."""
    if has_compiler():
        return True
    apt("gcc", "libc6-dev", "python3-dev")
    return has_compiler()


def has_compiler() -> bool:
    """What mypyc needs is there."""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.is_file() and bool(shutil.which("cc") or shutil.which("gcc") or shutil.which("clang"))


def ensure_services() -> None:
    """PostgreSQL, Redis and a browser: the tests start their own, as nobody's, and fail where they find none."""
    if missing := missing_services():
        apt(*missing)
    if missing := missing_services():
        say("the tests of the server and the page need more: apt-get install " + " ".join(missing))


def missing_services() -> "list[str]":
    """The packages of which some program is not there."""
    return [package for package, programs in SERVICES.items() if not all(map(has_program, programs))]


def has_program(name: str) -> bool:
    """It can be called, or lies where Debian puts PostgreSQL's."""
    return bool(shutil.which(name)) or any(Path("/usr/lib/postgresql").glob("*/bin/" + name))


def apt(*packages: str) -> bool:
    """Install Debian packages where that is allowed without asking; whether it was done."""
    apt_get = shutil.which("apt-get")
    if apt_get is None:
        return False
    # In a system that seems to be offline, no package starts a service.
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "SYSTEMD_OFFLINE=1", apt_get]
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            return False
        command = ["sudo", "-n", *command]
    say("installing " + " ".join(packages))
    update, install_them = [*command, "update"], [*command, "install", "-y", "--no-install-recommends", *packages]
    subprocess.call(update, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return subprocess.call(install_them, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def ensure_venv() -> None:
    """The virtual environment of this checkout."""
    if PYTHON.exists() and subprocess.call([str(PYTHON), "-m", "pip", "--version"], stdout=subprocess.DEVNULL) == 0:
        return
    say("making the virtual environment .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    make = [sys.executable, "-m", "venv", str(VENV)]
    if subprocess.call(make) == 0:
        return
    apt("python3-venv")
    shutil.rmtree(VENV, ignore_errors=True)
    if subprocess.call(make) != 0:
        fail("Python's venv module is missing: apt-get install python3-venv")


def build_page() -> None:
    """Before the package is made, for the page is a part of it; without it the server still serves programs."""
    if subprocess.call([sys.executable, str(ROOT / "tools" / "web.py"), "build"]) != 0:
        say("the page is not built: the game can be played in a terminal (make terminal)")


def install(goal: str, have_compiler: bool) -> None:
    """Ecliptic and what it needs; stale objects of an earlier build are never used again."""
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    if not have_compiler:
        say("no C compiler (gcc, python3-dev): the engine will run as plain Python, about 30 times slower")
    pip("install", "--upgrade", "pip>=25.1")  # knows dependency groups
    say("installing Ecliptic" + (" and compiling its engine" if have_compiler else ""))
    compile_it = ("1" if goal == "dev" else "") if have_compiler else "0"
    pip("install", "--force-reinstall", "--no-deps", str(ROOT), ECLIPTIC_COMPILE=compile_it)
    pip("install", *requirements(goal))
    if have_compiler and not is_compiled():
        say("the engine could not be compiled and will run as plain Python, about 30 times slower")
    if goal == "dev":
        pip("install", "--group", str(ROOT / "pyproject.toml") + ":dev")
    shutil.rmtree(ROOT / "build", ignore_errors=True)


def is_compiled() -> bool:
    """The installed engine is a compiled one."""
    question = "import ecliptic.core.agenda as agenda; print(agenda.__file__)"
    answer = subprocess.run([str(PYTHON), "-P", "-c", question], stdout=subprocess.PIPE, check=False, cwd=str(VENV))
    return b".py" not in answer.stdout


def requirements(goal: str) -> "list[str]":
    """The dependencies that pyproject.toml names; of the extras, the server, and all where they are to be tested."""
    import tomllib  # noqa: PLC0415  (not there in a Python that is too old to get here)

    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = sorted(project["optional-dependencies"]) if goal == "dev" else ["server"]
    return [*project["dependencies"], *(need for extra in extras for need in project["optional-dependencies"][extra])]


def pip(*arguments: str, **environ: str) -> None:
    """Run pip in the virtual environment."""
    quiet = ["--quiet", "--disable-pip-version-check"]
    command = [str(PYTHON), "-m", "pip", *arguments[:1], *quiet, *arguments[1:]]
    if subprocess.call(command, env=dict(os.environ, **environ)) != 0:
        fail("pip could not do this: " + " ".join(arguments))


def say(text: str) -> None:
    """Tell what is being done."""
    sys.stdout.write("ecliptic: " + text + "\n")
    sys.stdout.flush()


def fail(text: str) -> NoReturn:
    """Tell what is missing, and stop."""
    sys.exit("ecliptic: " + text)


if __name__ == "__main__":
    main()
