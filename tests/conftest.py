"""What the tests share when two processes run them."""

from __future__ import annotations

from typing import Any

import pytest

# Tests of a group run in one process: what they need is dear, and made once for a process.
GROUPS = {
    "tests/release/test_compiled.py": "compiled",
    "tests/release/test_packages.py": "packages",
    "tests/new_game/": "new game",
    "tests/browser/test_new_game.py": "new game",
    "tests/docs/test_readme.py": "readme",
}


def group(nodeid: str) -> str:
    """Tests that belong to no group can run anywhere."""
    return next((name for path, name in GROUPS.items() if nodeid.startswith(path)), nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from xdist.scheduler import LoadScopeScheduling

    class Groups(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return group(nodeid)

    return Groups(config, log)
