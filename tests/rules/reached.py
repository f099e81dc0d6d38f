"""Which code the tests of every ruling reach: `python -m tests.rules.reached` writes reached.json,
`python -m tests.rules.reached altay` the part of a single game.

A ruling that no code cites has code all the same. Its tests are run and watched; what is listed is
the code that they reach and few other tests do, which is as near as one comes to the place where
the ruling is kept.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from tests.rules.citations import in_name
from tests.rules.coverage import REACHED

HERE = Path(__file__).parent
TESTS = HERE.parent
GAMES = TESTS.parent / "src" / "dolmen" / "games"
MOST = 3
# What shows a game says little about a rule; it counts where nothing else is reached.
SHOWS = {"box", "card_text", "catalogue", "face", "forms", "lexicon", "plaintext", "sketch"}
SHOWS |= {"targets", "view", "encode", "reader", "content", "actions", "ids", "game"}


class Watcher:
    """Notes, for every test with a number in its name, which functions of its game it calls."""

    def __init__(self) -> None:
        self.reached: dict[str, set[str]] = defaultdict(set)  # test -> functions
        self.names: dict[CodeType, str | None] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if [*numbers(item.nodeid.split("[")[0])]]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        function = item.nodeid.split("[")[0]
        seen: set[CodeType] = set()

        def watch(frame: FrameType, event: str, argument: Any) -> None:
            if event == "call":
                seen.add(frame.f_code)

        sys.setprofile(watch)
        yield
        sys.setprofile(None)
        self.reached[function] |= set(filter(None, map(self.name, seen)))

    def name(self, code: CodeType) -> str | None:
        """`endless_winter/eclipse.py:Incomes.run`, or None if no game has it."""
        if code not in self.names:
            path, inner = Path(code.co_filename), code.co_qualname
            own = path.is_relative_to(GAMES) and "<" not in inner and not inner.endswith("__")
            own = own and path.parent != GAMES
            self.names[code] = f"{path.relative_to(GAMES).as_posix()}:{inner}" if own else None
        return self.names[code]


def numbers(test: str) -> Iterator[str]:
    """`altay R15` for each number that the name of a test bears."""
    path, _, name = test.partition("::")
    for number in in_name(name):
        if number[0].isalpha():
            yield f"{Path(path).parent.name} {number}"


def choose(reached: dict[str, set[str]]) -> dict[str, list[str]]:
    """The most telling functions of every number."""
    often = Counter(function for found in reached.values() for function in found)
    by_number: dict[str, Counter[str]] = defaultdict(Counter)
    for test, found in reached.items():
        for number in numbers(test):
            by_number[number].update(name for name in found if name.startswith(number.split()[0]))
    return {number: most_telling(calls, often) for number, calls in by_number.items()}


def most_telling(calls: Counter[str], often: Counter[str]) -> list[str]:
    """What few other tests reach; what only shows the game comes last."""

    def rank(function: str) -> tuple[bool, float, str]:
        shows = Path(function.split(":")[0]).stem in SHOWS
        return shows, often[function] / calls[function], function

    return sorted(calls, key=rank)[:MOST]


def main() -> None:
    os.environ["DOLMEN_PURE"] = "1"
    watcher = Watcher()
    games = sys.argv[1:] or [path.name for path in sorted(GAMES.iterdir()) if is_game(path)]
    folders = [str(TESTS / game) for game in games]
    code = pytest.main(["-q", "-p", "no:cacheprovider", *folders], [watcher])
    if code:
        sys.exit(code)
    known = json.loads(REACHED.read_text(encoding="utf-8")) if REACHED.exists() else {}
    kept = {name: found for name, found in known.items() if name.split()[0] not in games}
    found = dict(sorted((kept | choose(watcher.reached)).items()))
    REACHED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{REACHED.name}: {len(watcher.reached)} tests watched")


def is_game(folder: Path) -> bool:
    return (folder / "game.py").exists()


if __name__ == "__main__":
    main()
