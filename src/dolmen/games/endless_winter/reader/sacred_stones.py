"""Reading the Sacred Stones."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.content import (
    Stone,
)
from dolmen.games.endless_winter.ids import (
    BASE_STONES,
    COUNTERS,
    RIVER_STONES,
)
from dolmen.games.endless_winter.limits import AMOUNT, DIVISOR, ERA, POINTS
from dolmen.games.endless_winter.modules.files import RIVERS
from dolmen.games.endless_winter.reader.entries import ordered


def read_stone(entry: Entry) -> Stone:
    return Stone(
        entry.names(),
        entry.number("era", *ERA),
        COUNTERS.index(entry.one_of("count", COUNTERS)),
        entry.number("div", *DIVISOR),
        entry.number("rate", *AMOUNT),
        entry.number("cap", *POINTS),
    )


def read_stones(pack: Pack) -> tuple[Stone, ...]:
    entries = ordered(pack, "sacred_stones.toml", "sacred_stone", BASE_STONES)
    entries += ordered(pack, RIVERS, "sacred_stone", RIVER_STONES)
    return tuple(read_stone(entry) for entry in entries)
