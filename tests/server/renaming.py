"""Libraries of another version: a part of one has another name, in all of its modules.

Run as a program, it runs `ecliptic` with them: the package, the old name and the new one come first.
"""

from __future__ import annotations

import importlib.machinery
import re
import runpy
import sys
from types import CodeType


def rename(package: str, old: str, new: str) -> None:
    """From now on modules of this package are read with this name in the place of that."""
    get_code = importlib.machinery.SourceFileLoader.get_code

    def renamed(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if name.partition(".")[0] != package:
            return get_code(self, name)
        path = self.get_filename(name)
        source = re.sub(rf"{re.escape(old)}\b", new, self.get_data(path).decode())
        return self.source_to_code(source.encode(), path)

    importlib.machinery.SourceFileLoader.get_code = renamed  # type: ignore[assignment, method-assign]  # the import system itself


if __name__ == "__main__":
    rename(*sys.argv[1:4])
    del sys.argv[1:4]
    runpy.run_module("ecliptic", run_name="__main__", alter_sys=True)
