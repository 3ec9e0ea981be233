"""Packages of others, installed into a folder of their own: Nim as a wheel, and some that are broken."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-cache-dir")
OFFLINE = ("--no-deps", "--no-index", "--quiet")


def install_nim(folder: Path) -> Path:
    """Build the wheel of the sample game in this folder and install it there; where it is then."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(ROOT / "examples" / "nim", source, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    wheel = ("wheel", *OFFLINE, "--no-build-isolation", "-w", str(folder), str(source))
    subprocess.run([*PIP, *wheel], check=True, capture_output=True)
    (built,) = folder.glob("ecliptic_nim-*.whl")
    subprocess.run([*PIP, "install", *OFFLINE, "--target", str(site), str(built)], check=True)
    return site


def offer(site: Path, name: str, code: str) -> Path:
    """Install a package with one module, which offers its GAME; the file."""
    module = site / f"outside_{name}.py"
    module.write_text(code, encoding="utf-8")
    about = site / f"outside_{name}-2.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: outside-{name}\nVersion: 2.1\n", encoding="utf-8")
    points = f"[ecliptic.games]\n{name} = outside_{name}:GAME\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    return module
