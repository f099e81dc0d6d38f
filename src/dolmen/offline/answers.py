"""What the hall answers everybody alike, as files: a page can show them before Python is there."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

from dolmen.core.content import LANGUAGES
from dolmen.games import built_in
from dolmen.offline.drawers import MemoryDrawers
from dolmen.offline.local_crew import work_here
from dolmen.offline.local_hall import LocalHall


def paths() -> Iterator[str]:
    yield "/api/games"
    yield "/api/packs"
    for language in LANGUAGES:
        yield f"/api/words/{language}"
        yield f"/api/companion/words/{language}"
        for game in built_in():
            for part in ("words", "summary", "legend"):
                yield f"/api/games/{game.id}/{part}/{language}"
            yield f"/api/games/{game.id}/catalogue?language={language}"


async def ask_all() -> dict[str, bytes]:
    hall = await LocalHall.open(MemoryDrawers(), work_here, lambda number, text: None)
    found = {}
    for path in paths():
        status, _, body = await hall.answer("GET", path, "{}", b"")
        assert status == 200, path
        found[path] = body
    return found


def write_answers(folder: Path) -> None:
    for path, body in asyncio.run(ask_all()).items():
        name = path.removeprefix("/api/").replace("?language=", "/")
        target = folder / f"{name}.json.gz"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(gzip.compress(body, 9, mtime=0))
