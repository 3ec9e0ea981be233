"""A clean clone gives complete packages: with the page, the rules and all data, and without what is not theirs."""

from __future__ import annotations

import re
import shutil
import sys
import tarfile
from pathlib import Path

import pytest

from tests.packages.checkout import build_sdist, build_wheel, clone, lend_generated, lend_node_modules, run, without
from tests.packages.contents import (
    expected_in_sdist,
    expected_in_wheel,
    in_sdist,
    in_wheel,
    libraries,
    page_files,
)
from tools import web

NEEDS = """
from pip._vendor.pyproject_hooks import BuildBackendHookCaller
hooks = BuildBackendHookCaller(".", "backend", ["tools"])
print(hooks.get_requires_for_build_wheel(), hooks.get_requires_for_build_sdist())
"""


@pytest.mark.long
def test_packages_of_a_clean_clone_are_complete(tmp_path: Path) -> None:
    """A source archive, a wheel from it where there is no Node, and a plain wheel from the clone."""
    checkout = clone(tmp_path / "clone")
    lend_node_modules(checkout)
    archive = build_sdist(checkout, tmp_path / "sdist")
    page = page_files(checkout / "src" / "ecliptic" / "page")
    assert in_sdist(archive) == expected_in_sdist(page)

    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path / "unpacked", filter="data")
    [source] = (tmp_path / "unpacked").iterdir()
    lend_generated(source)
    no_node = without(tmp_path / "programs", "node", "npm", "npx", "nodejs")
    compiled = build_wheel(source, tmp_path / "compiled", PATH=no_node, ECLIPTIC_COMPILE="1")
    assert in_wheel(compiled) == expected_in_wheel(page)
    assert libraries(compiled) == {*libraries_wanted(checkout), ""}

    plain = build_wheel(checkout, tmp_path / "plain", ECLIPTIC_COMPILE="0")
    assert in_wheel(plain) == expected_in_wheel(page)
    assert libraries(plain) == set()


def libraries_wanted(checkout: Path) -> set[str]:
    """The modules that setup.py lists."""
    listed = re.sub(
        r"^setup\(.*", "", (checkout / "setup.py").read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    namespace = {"__file__": str(checkout / "setup.py"), "__name__": "setup"}
    exec(compile(listed, "setup.py", "exec"), namespace)  # noqa: S102  (our own file, without its last statement)
    modules: list[str] = namespace["MODULES"]  # type: ignore[assignment]
    return {name.removeprefix("src/") for name in modules}


@pytest.mark.long
def test_a_build_without_node_asks_for_it_and_never_leaves_the_page_out(tmp_path: Path) -> None:
    """Pip is told to bring Node along; where pip may not, the build fails and says what to install."""
    checkout = clone(tmp_path / "clone")
    no_node = without(tmp_path / "programs", "node", "npm", "npx", "nodejs")
    asked = run(checkout, sys.executable, "-c", NEEDS, PATH=no_node).splitlines()[-1]
    assert asked == f"{[web.WHEEL]} {[web.WHEEL]}"
    assert run(checkout, sys.executable, "-c", NEEDS).splitlines()[-1] == "[] []"  # there is one here

    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path)]
    said = run(checkout, *pip, ".", PATH=no_node, ECLIPTIC_COMPILE="0", fails=True)
    assert "ecliptic: the page is not built, and building it needs Node: install Node 20.19 or newer" in said
    assert list(tmp_path.glob("*.whl")) == []

    shutil.rmtree(checkout / "web")  # somebody packed the sources without the page
    said = run(checkout, *pip, ".", PATH=no_node, ECLIPTIC_COMPILE="0", fails=True)
    assert "ecliptic: src/ecliptic/page is missing, and so is web/" in said
