"""Building goes on after whatever may have happened to the last build: it uses what is whole, and makes the rest again.

A small project takes the engine's place, and a few lines take mypyc's; the build, the compiler and the linker are real.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
NAMES = ("one", "two")
MYPYC = '''
from pathlib import Path
from setuptools import Extension

TEXT = """#include <Python.h>
#include "shared.h"
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "NAME", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_NAME(void) { return SHARED(&module); }
"""

def mypycify(arguments, target_dir, **_):
    folder = Path(target_dir)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "shared.h").write_text("#define SHARED PyModule_Create\\n")
    with Path("generated.txt").open("a") as log:
        log.write("again\\n")
    flags = ["-O0"]
    found = []
    for name in ("one", "two"):
        path = folder / f"{name}.c"
        path.write_text(TEXT.replace("NAME", name))
        found.append(Extension(name, [str(path)], include_dirs=[str(folder)], extra_compile_args=flags))
    return found
'''
SETUP = """
import os, sys
sys.path.insert(0, os.getcwd())
from setuptools import setup
from tools import native
found = native.extensions(["src/one.py", "src/two.py"])
for each in found:
    each.optional = not os.environ.get("MUST")
setup(name="tiny", version="1", packages=[], ext_modules=found, cmdclass={"build_ext": native.BuildNative})
"""


LINKER = """#!/bin/sh
case "$*" in *-shared*two*) echo "ld: final link failed: No space left on device" >&2; exit 1;; esac
exec {} "$@"
"""


class Project:
    """A checkout with two modules."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.generated = folder / "build" / "c"
        self.objects = folder / "build" / "objects"

    def create(self) -> None:
        """Its files."""
        native = (ROOT / "tools" / "native.py").read_text(encoding="utf-8")
        files = {"setup.py": SETUP, "mypyc/build.py": MYPYC, "mypyc/__init__.py": "", "tools/native.py": native}
        for name, text in {**files, "src/one.py": "", "src/two.py": ""}.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text, encoding="utf-8")

    def build(self, *, fails: bool = False, **environ: str) -> str:
        """Into `built`; what was said."""
        known = {name: value for name, value in os.environ.items() if not name.startswith(("ECLIPTIC_", "PYTHONPATH"))}
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--build-lib", "built"],
            cwd=self.folder,
            env={**known, **environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=120,
        )
        assert (done.returncode != 0) == fails, done.stdout
        return done.stdout

    def built(self) -> list[str]:
        """The libraries, if they can be loaded."""
        names = sorted(path.name.removesuffix(SUFFIX) for path in (self.folder / "built").glob(f"*{SUFFIX}"))
        if not names:
            return []
        imports = "".join(f"import {name}\n" for name in names)
        subprocess.run([sys.executable, "-c", imports], cwd=self.folder / "built", check=True, timeout=60)
        return names

    def times_generated(self) -> int:
        """How often the C files were written."""
        return len((self.folder / "generated.txt").read_text().splitlines())

    def stamps(self) -> dict[str, int]:
        """Changes for an object that is compiled anew."""
        return {path.name: path.stat().st_ino for path in self.objects.glob("*.o")}

    def without_compiler(self) -> dict[str, str]:
        """A PATH on which there is none."""
        empty = self.folder / "programs"
        empty.mkdir(exist_ok=True)
        return {"PATH": str(empty)}


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once."""
    made = Project(tmp_path_factory.mktemp("template"))
    made.create()
    made.build()
    assert made.built() == list(NAMES)
    assert made.times_generated() == 1
    shutil.rmtree(made.folder / "built")
    return made.folder


@pytest.fixture
def project(template: Path, tmp_path: Path) -> Project:
    """As after a build, but for the libraries."""
    shutil.copytree(template, tmp_path / "tiny")
    return Project(tmp_path / "tiny")


def test_nothing_is_done_twice(project: Project) -> None:
    """Neither generated nor compiled; and no object knows how many modules there are."""
    before = project.stamps()
    project.build()
    assert project.built() == list(NAMES)
    assert (project.times_generated(), project.stamps()) == (1, before)
    told = json.loads((project.generated / "plan.json").read_text())
    assert [each["extra_compile_args"].count("-fwrapv") for each in told["extensions"]] == [1, 1]


@pytest.mark.parametrize("text", ["", '{"for": "', "[]", "{}", "\0\0\0\0"])
def test_half_a_plan_is_no_plan(project: Project, text: str) -> None:
    """The C files are written again, and their objects are still good."""
    before = project.stamps()
    (project.generated / "plan.json").write_text(text)
    project.build()
    assert project.built() == list(NAMES)
    assert (project.times_generated(), project.stamps()) == (2, before)


@pytest.mark.parametrize("damage", ["gone", "half", "header"])
def test_damaged_c_files_are_written_again(project: Project, damage: str) -> None:
    """Whether one is missing or half of it."""
    path = project.generated / ("shared.h" if damage == "header" else "one.c")
    if damage == "gone":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:20])
    project.build()
    assert project.built() == list(NAMES)
    assert project.times_generated() == 2


@pytest.mark.parametrize("damage", [b"", b"half", b"\0" * 4000])
def test_a_damaged_object_is_compiled_again(project: Project, damage: bytes) -> None:
    """The other one is not."""
    first, second = sorted(project.objects.glob("*.o"))
    before = project.stamps()
    first.write_bytes(first.read_bytes()[:100] if damage == b"half" else damage)
    project.build()
    assert project.built() == list(NAMES)
    assert project.stamps()[second.name] == before[second.name]
    assert project.stamps()[first.name] != before[first.name]


def test_an_object_without_its_mark_is_compiled_again(project: Project) -> None:
    """A build was killed between the two."""
    mark = next(project.objects.glob("*.sha256"))
    mark.unlink()
    project.build()
    assert mark.exists()
    assert project.built() == list(NAMES)


def test_leftovers_of_killed_builds_are_removed_one_day(project: Project) -> None:
    """And what no build has used for long."""
    (project.objects / "tmpabc").mkdir()
    (project.objects / "tmpabc" / "half.o").touch()
    (project.objects / "tmpnew").mkdir()
    (project.objects / "unused.o").touch()
    for name in ("tmpabc", "unused.o"):
        os.utime(project.objects / name, (0, 0))
    project.build()
    assert sorted(path.name for path in project.objects.iterdir() if path.suffix != ".sha256") == sorted(
        ["tmpnew", *project.stamps()]
    )


def test_another_checkout_can_share_the_objects(project: Project, tmp_path: Path) -> None:
    """ECLIPTIC_OBJECTS names their folder."""
    before = project.stamps()
    other = Project(tmp_path / "other")
    other.create()
    other.build(ECLIPTIC_OBJECTS=str(project.objects))
    assert other.built() == list(NAMES)
    assert project.stamps() == before
    assert not other.objects.exists()


def test_without_a_compiler_the_engine_is_plain_and_says_so(project: Project) -> None:
    """If it may be; else the build fails with what to install."""
    said = project.build(fails=False, **project.without_compiler())
    assert "ecliptic: the engine is not compiled and will run as plain Python: there is no C compiler" in said
    assert "install gcc and Python's headers" in said
    assert project.built() == []
    said = project.build(fails=True, MUST="1", **project.without_compiler())
    assert "error: there is no C compiler" in said
    project.build(MUST="1")
    assert project.built() == list(NAMES)


def test_a_file_that_does_not_compile_makes_everything_plain(project: Project) -> None:
    """Never a mixture; what was compiled is kept for the next time."""
    source = (project.folder / "mypyc" / "build.py").read_text()
    (project.folder / "mypyc" / "build.py").write_text(source.replace("PyModule_Create", "= no C ="))
    (project.generated / "plan.json").unlink()
    said = project.build()
    assert "ecliptic: the engine is not compiled and will run as plain Python" in said
    assert project.built() == []
    project.build(fails=True, MUST="1")
    (project.folder / "mypyc" / "build.py").write_text(source)
    (project.generated / "plan.json").unlink()
    project.build(MUST="1")
    assert project.built() == list(NAMES)


def test_a_library_that_cannot_be_linked_makes_everything_plain(project: Project) -> None:
    """The first was linked already, as when a disk is suddenly full."""
    linker = project.folder / "programs" / "gcc"
    linker.parent.mkdir()
    linker.write_text(LINKER.format(shutil.which("gcc")))
    linker.chmod(0o755)
    said = project.build(PATH=f"{linker.parent}{os.pathsep}{os.environ['PATH']}", LDSHARED="gcc -shared")
    assert "ld: final link failed: No space left on device" in said
    assert "ecliptic: the engine is not compiled and will run as plain Python" in said
    assert project.built() == []
    project.build()
    assert project.built() == list(NAMES)
