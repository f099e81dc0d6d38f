"""Which engine runs: the plain sources, or what the compiler made of them (`make fast`).

Compiled modules lie beside their sources, and Python takes them first. Those of an older state of
the sources are left alone, and so are all of them where DOLMEN_PURE is set.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "compiled.json"  # only in a working copy: what was compiled
PLAIN = "DOLMEN_PURE"
OUTDATED = (
    "dolmen: the compiled engine is older than its sources, so the plain one runs;"
    " `make fast` compiles it again, `make pure` removes it.\n"
)


class Sources:
    """Finds the plain source of every module of this package."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("dolmen."):
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is None or not isinstance(found.loader, ExtensionFileLoader):
            return found
        source = Path(found.loader.path).parent / f"{name.rpartition('.')[2]}.py"
        return spec_from_file_location(name, source)


def state_of(path: Path) -> list[int]:
    """What changes when a file is edited."""
    known = path.stat()
    return [known.st_size, known.st_mtime_ns]


def is_outdated() -> bool:
    """Has a source changed since it was compiled?"""
    try:
        known: dict[str, list[int]] = json.loads(STAMP.read_text())
        return any(state_of(PACKAGE / name) != state for name, state in known.items())
    except FileNotFoundError:
        return STAMP.exists()  # a source is gone; without a stamp there is nothing to compare
    except ValueError:
        return True


def choose() -> None:
    """Before anything else of the package is imported."""
    if not os.environ.get(PLAIN):
        # Beside a real table the rules run on piles that ask for what they do not know: compiled
        # code would look past them.
        beside = sys.argv[1:2] == ["companion"]
        if not beside and not is_outdated():
            return
        if not beside:
            sys.stderr.write(OUTDATED)
        os.environ[PLAIN] = "1"  # the processes that are started from here need not say it again
    sys.meta_path.insert(0, Sources)


def kind() -> str:
    """`compiled` or `pure`."""
    found = find_spec("dolmen.core.step")
    compiled = found is not None and isinstance(found.loader, ExtensionFileLoader)
    return "compiled" if compiled else "pure"
