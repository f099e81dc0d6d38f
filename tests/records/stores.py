"""Databases that released versions wrote, with running and finished tables of every game and
option: what is in them must open in every later version.

    python -m tests.records.stores 0.2.0      writes one with the program as it is now

That is done once, when a version is released; a store is never written again."""

import asyncio
import json
import lzma
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dolmen.core.record import parse
from dolmen.server import wire
from dolmen.server.database import connect
from dolmen.server.hall import Hall
from dolmen.server.reception import Reception
from dolmen.server.workers import Workers

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent / "golden"
RELEASES = tuple(sorted(path.parent.name for path in FOLDER.glob("*/tables.db.xz")))


@dataclass(slots=True, frozen=True)
class Known:
    """A table of a store, and the keys that open its seats."""

    table: str
    name: str  # of the golden game it was made from
    finished: bool
    moves: int
    keys: tuple[tuple[int, str], ...]
    host: str


def unpack(release: str, path: Path) -> None:
    path.write_bytes(lzma.decompress((FOLDER / release / "tables.db.xz").read_bytes()))


def known(release: str) -> list[Known]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / release / "tables.json").read_text())
    return [
        Known(
            table,
            told["name"],
            told["finished"],
            told.get("moves", 0),
            tuple((seat, key) for seat, key in told.get("keys", ())),
            told.get("host", ""),
        )
        for table, told in found.items()
    ]


async def fill(hall: Hall) -> dict[str, dict[str, Any]]:
    """Every golden game twice: to its end, and stopped in the middle."""
    desk = Reception(hall)
    told: dict[str, dict[str, Any]] = {}
    for file in sorted(GOLDEN.glob("*/*.txt")):
        text = file.read_text(encoding="utf-8")
        record = parse(text)
        name, half = f"{file.parent.name}/{file.stem}", len(record.moves) // 2
        over = await desk.bring_in(text)
        told[over.table] = {"name": name, "finished": True}
        seats = [wire.SeatPlan("human", f"P{n}") for n in range(record.header.players)]
        plan = wire.NewTable(record.header.game, seats, record=text, moves=half)
        made = await desk.make(plan)
        told[made.table] = {
            "name": name,
            "finished": False,
            "moves": half,
            "keys": [(key.seat, key.token) for key in made.keys],
            "host": made.host_key,
        }
    return told


async def write(release: str) -> None:
    folder = FOLDER / release
    folder.mkdir()
    with tempfile.TemporaryDirectory() as aside:
        path = Path(aside) / "tables.db"
        workers = Workers(1)
        workers.open()
        store = connect(str(path))
        told = await fill(Hall(store, workers))
        workers.close()
        store.close()
        packed = lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    (folder / "tables.db.xz").write_bytes(packed)
    (folder / "tables.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
