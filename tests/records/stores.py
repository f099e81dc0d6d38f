"""Databases that released versions wrote, with running and finished tables of every game and
option: what is in them must open in every later version.

    python -m tests.records.stores 0.2.0      writes one with the program as it is now

That is done once, when a version is released; a store is never written again."""

import asyncio
import json
import lzma
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dolmen.core.own_pack import OwnPack
from dolmen.core.play import Play
from dolmen.core.record import parse
from dolmen.core.rng import Rng
from dolmen.games import find
from dolmen.server import wire
from dolmen.server.database import connect
from dolmen.server.hall import Hall
from dolmen.server.reception import Reception
from dolmen.server.workers import Workers

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent / "golden"
PACK = "pack"
NAMES = {"en": "Own card", "de": "Eigene Karte", "fr": "Carte à soi"}
CORRECTED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "altay": ("action_cards/card", "farmer", {"name": NAMES}),
    "prehistory": ("ceremony_cards/ceremony_cards", "ceremony_pair_honey_egg", {"name": NAMES}),
    "endless_winter": ("culture_cards/culture_card", "fire_making", {"name": NAMES, "points": 9}),
}
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


def games() -> Iterator[tuple[str, str]]:
    """Records by name: the golden games, and one of each game with a pack of one's own."""
    for file in sorted(GOLDEN.glob("*/*.txt")):
        yield f"{file.parent.name}/{file.stem}", file.read_text(encoding="utf-8")
    for game, (table, card, changes) in CORRECTED.items():
        yield f"{game}/{PACK}", str(play_with(corrected(game, table, card, changes)).record)


def corrected(game: str, table: str, card: str, changes: dict[str, Any]) -> OwnPack:
    file, key = table.split("/")
    entries = find(game).files[f"{file}.toml"][key]
    entry = next(entry for entry in entries if entry["id"] == card)
    return OwnPack(game, PACK, {file: {key: {card: entry | changes}}})


def play_with(pack: OwnPack) -> Play:
    """A random game for two."""
    game = find(pack.game)
    play = game.start(2, 5, content=game.load(pack))
    rng = Rng(5, "pack")
    while not play.over:
        play.do(play.state.options[rng.below(len(play.state.options))])
    return play


async def fill(hall: Hall) -> dict[str, dict[str, Any]]:
    """Every game twice: to its end, and stopped in the middle."""
    desk = Reception(hall)
    told: dict[str, dict[str, Any]] = {}
    for name, text in games():
        record = parse(text)
        half = len(record.moves) // 2
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
