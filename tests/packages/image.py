"""Carries out a Dockerfile without Docker: each stage is a folder, and the programs are those of this machine.

So a file that is not copied is not there. What only a Docker engine could show is not shown: whether the base images
have what their names promise, and whether Debian's packages are enough.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tests.packages.checkout import PATIENCE, environment

PLACE = re.compile(r"""(?<![^\s"'=(])/(?=[a-z])""")  # the beginning of an absolute path in a command
RUNS = ("USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD")


class Line(NamedTuple):
    """One instruction."""

    word: str
    rest: str


def parse(text: str) -> list[Line]:
    """Without comments, and with lines that go on joined."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [Line(*line.split(maxsplit=1)) for line in joined.splitlines()]


class Ignored:
    """The patterns of a .dockerignore file: the last that fits a file or a folder above it decides."""

    def __init__(self, text: str) -> None:
        self.rules = [(not line.startswith("!"), _pattern(line.lstrip("!"))) for line in text.split()]

    def __call__(self, name: str) -> bool:
        parts = name.split("/")
        heads = ["/".join(parts[: count + 1]) for count in range(len(parts))]
        verdict = False
        for says, pattern in self.rules:
            if any(pattern.fullmatch(head) for head in heads):
                verdict = says
        return verdict


def _pattern(glob: str) -> re.Pattern[str]:
    parts = re.split(r"(\*\*/|\*)", glob)
    return re.compile("".join({"**/": "(?:.*/)?", "*": "[^/]*"}.get(part, re.escape(part)) for part in parts))


class Stage:
    """One FROM and what follows it."""

    def __init__(self, base: str, root: Path) -> None:
        self.base = base
        self.root = root
        self.workdir = "/"
        self.settings: dict[str, str] = {}  # ENV
        self.says: dict[str, str] = {}  # USER and so on

    def place(self, path: str) -> Path:
        """Where a path of the image is on this machine."""
        inside = Path(self.workdir, path)
        return self.root / inside.relative_to("/")

    def environ(self) -> dict[str, str]:
        """ENV, with this machine's paths; a PATH is kept in mind only."""
        found = {name: value for name, value in self.settings.items() if name != "PATH"}
        return {name: value.replace("sqlite:////", f"sqlite:///{self.root}/") for name, value in found.items()}


class Image:
    """The stages of a Dockerfile, carried out in folders below `folder`."""

    def __init__(self, dockerfile: Path, context: Path, folder: Path, path: str) -> None:
        self.ignored = Ignored(dockerfile.with_name(dockerfile.name + ".dockerignore").read_text(encoding="utf-8"))
        self.context = context
        self.folder = folder
        self.path = path  # where RUN finds programs
        self.lines = parse(dockerfile.read_text(encoding="utf-8"))
        self.stages: dict[str, Stage] = {}

    def build(self) -> Stage:
        """The last stage."""
        stage = None
        for word, rest in self.lines:
            if word == "FROM":
                base, _, name = rest.partition(" AS ")
                stage = Stage(base, self.folder / (name or "image"))
                stage.root.mkdir(parents=True)
                self.stages[name or "image"] = stage
                self.began(name or "image", stage)
                continue
            assert stage is not None, "the first instruction is FROM"
            if word == "WORKDIR":
                stage.workdir = rest
                stage.place(".").mkdir(parents=True, exist_ok=True)
            elif word == "ENV":
                stage.settings |= dict(part.split("=", 1) for part in rest.split())
            elif word == "COPY":
                self._copy(stage, rest.split())
            elif word == "RUN":
                self._run(stage, rest)
            else:
                assert word in RUNS, f"{word} is not known here"
                stage.says[word] = rest
        assert stage is not None
        return stage

    def began(self, name: str, stage: Stage) -> None:
        """For caches: called when a stage is still empty."""

    def _run(self, stage: Stage, command: str) -> None:
        here = PLACE.sub(f"{stage.root}/", command)
        done = subprocess.run(
            ["/bin/sh", "-ec", here],
            cwd=stage.place("."),
            env=environment(**stage.environ()) | {"PATH": self.path, "PIP_NO_BUILD_ISOLATION": "0"},  # 0: no isolation
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"RUN {here}\n{done.stdout[-5000:]}"

    def _copy(self, stage: Stage, words: list[str]) -> None:
        *sources, target = [word for word in words if not word.startswith("--")]
        [origin] = [word.removeprefix("--from=") for word in words if word.startswith("--from=")] or [""]
        into = target.endswith("/") or len(sources) > 1
        for name in sources:
            source = self.stages[origin].place(name) if origin else self.context / name
            assert source.exists(), f"COPY {name}: there is no such file"
            place = stage.place(target)
            if source.is_dir():
                self._copy_folder(source, place, known=not origin)
            else:
                assert origin or not self.ignored(name), f"COPY {name}: .dockerignore leaves it out"
                place = place / source.name if into else place
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, place)
        if origin:
            self._move_scripts(self.stages[origin].root, stage)

    def _copy_folder(self, source: Path, target: Path, *, known: bool) -> None:
        def left_out(folder: str, names: list[str]) -> set[str]:
            if not known:
                return set()
            here = Path(folder).relative_to(self.context)
            return {name for name in names if self.ignored((here / name).as_posix())}

        shutil.copytree(source, target, symlinks=True, ignore=left_out, dirs_exist_ok=True)

    @staticmethod
    def _move_scripts(old: Path, stage: Stage) -> None:
        """In an image, a path is the same in all stages; here scripts name the folder of the stage before."""
        for script in stage.root.glob("opt/*/bin/*"):
            if script.is_file() and not script.is_symlink() and str(old).encode() in (text := script.read_bytes()):
                script.write_bytes(text.replace(str(old).encode(), str(stage.root).encode()))


def words(said: str) -> list[str]:
    """ENTRYPOINT and CMD in their form with brackets."""
    found: list[str] = json.loads(said[said.index("[") :])
    return found
