"""What the tests share when two processes run them."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen import build

# Tests of a group run in one process: what they need is dear, and made once for a process.
GROUPS = {
    "tests/release/test_compiled.py": "compiled",
    "tests/release/test_packages.py": "packages",
    "tests/new_game/": "new game",
    "tests/browser/test_new_game.py": "new game",
    "tests/docs/test_readme.py": "readme",
}


# What the compiled engine is not made for, and why.
BESIDE = "beside a real table the rules run plain, whatever else runs"
TYPES = "the compiler forgets the types of dictionaries"
PLAIN_ONLY = {
    "tests/companion/": BESIDE,
    "tests/terminal/test_companion.py": BESIDE,
    "tests/prehistory/test_position.py::test_a_game_against_the_rival_tribe": BESIDE,
    "tests/offline/test_local_hall.py::test_a_session_beside_a_real_table": BESIDE,
    "tests/endless_winter/test_view.py::test_views_have_their_type": TYPES,
    "tests/laws/test_views.py::test_views_are_what_their_types_say": TYPES,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if build.kind() != "compiled":
        return
    for item in items:
        for begins, reason in PLAIN_ONLY.items():
            if item.nodeid.startswith(begins):
                item.add_marker(pytest.mark.skip(reason=reason))


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
