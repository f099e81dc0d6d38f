"""The same seeds and answers on a server and in the page's Python: are the records the same bytes?

    python -m tests.offline.identical build/static --games 20
    python -m tests.offline.identical build/static --title altay --first 5 --games 1

The server is a real one with SQLite, compiled messages and bots in processes; the page's Python is
that of the folder, run by Node. Needs a folder that `dolmen static` wrote.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.offline.play import GAMES, Desk, records

from dolmen.offline.local_hall import AppHall
from dolmen.server.app import make_app
from dolmen.server.database import connect

HERE = Path(__file__).parent
IN_PAGE = """
import json
from dolmen.offline.drawers import MemoryDrawers
from dolmen.offline.local_crew import work_here
from dolmen.offline.local_hall import LocalHall

desk = Desk()
hall = await LocalHall.open(MemoryDrawers(), work_here, desk.push)
json.dumps(await records(hall, desk, {game!r}, {first}, {count}))
"""


def python_of(folder: Path) -> Path:
    return next(folder.glob("*/py"))


def in_page(folder: Path, game: str, first: int, count: int) -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        program, result = Path(name) / "program.py", Path(name) / "result.json"
        source = (HERE / "play.py").read_text(encoding="utf-8")
        program.write_text(
            source + IN_PAGE.format(game=game, first=first, count=count), encoding="utf-8"
        )
        command = [
            "node",
            str(HERE / "page.mjs"),
            str(python_of(folder)),
            str(program),
            str(result),
        ]
        subprocess.run(command, check=True)
        found: list[str] = json.loads(result.read_text(encoding="utf-8"))
        return found


async def on_server(game: str, first: int, count: int) -> list[str]:
    desk = Desk()
    with tempfile.TemporaryDirectory() as name:
        app = make_app(connect(f"{name}/tables.db"))
        async with app.router.lifespan_context(app):
            return await records(AppHall(app, desk.push), desk, game, first, count)


def compare(folder: Path, game: str, first: int, count: int) -> int:
    """How many differ."""
    began = time.monotonic()
    page = in_page(folder, game, first, count)
    between = time.monotonic()
    server = asyncio.run(on_server(game, first, count))
    ended = time.monotonic()
    wrong = [n for n, (a, b) in enumerate(zip(page, server, strict=True), first) if a != b]
    moves = sum(text.count("\n") for text in page)
    print(
        f"{game}: {count} games, {moves} lines, {len(wrong)} differ {wrong or ''}"
        f" (page {between - began:.0f} s, server {ended - between:.0f} s)",
        flush=True,
    )
    return len(wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--title", choices=GAMES, action="append")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    titles = args.title or GAMES
    return int(any(compare(args.folder, game, args.first, args.games) for game in titles))


if __name__ == "__main__":
    sys.exit(main())
