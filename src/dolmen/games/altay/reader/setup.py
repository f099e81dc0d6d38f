"""What depends on the number of players, islands of the Seafarer module included."""

from __future__ import annotations

from dolmen.core.content import BadContent, Entry, Pack
from dolmen.games.altay.content import SetupRow, Territory
from dolmen.games.altay.ids import TERRITORIES
from dolmen.games.altay.problem import problem


def read_rows(pack: Pack, territories: tuple[Territory, ...]) -> dict[int, SetupRow]:
    module = pack.table("module_seafarer.toml", "module")
    module.text("id")
    module.names()
    islands_named = module.all_of("islands", TERRITORIES)
    flagged = [t["id"] for t in pack.files["map.toml"]["territory"] if t["island"]]
    if sorted(islands_named) != sorted(flagged):
        raise module.wrong("islands", problem("islands", names=", ".join(flagged)))
    module.one_of("island_conquest_pool", ("lowland",))
    module.number("island_vp_markers", 1, 1)
    rows: dict[int, SetupRow] = {}
    for entry in pack.entries("setup.toml", "setup", label="players"):
        players = entry.number("players", 2, 4)
        islands = module.all_of(f"islands_excluded_with_{players}_players", TERRITORIES)
        entry.number("wonders", 10, 10)
        rows[players] = SetupRow(
            market_copies=entry.number("market_copies_per_type", 1, 8),
            technology_copies=(
                entry.number("level1_copies_per_type", 1, 4),
                entry.number("level2_copies_per_type", 1, 4),
            ),
            excluded=places(entry.all_of("excluded", TERRITORIES)),
            recommended=places(entry.all_of("recommended_starts", TERRITORIES)),
            vp_markers={
                "central": places(entry.all_of("vp_markers_central", TERRITORIES)),
                "middle_row": places(entry.all_of("vp_markers_middle_row", TERRITORIES)),
            },
            islands_excluded=places(islands),
        )
        check_row(entry, rows[players], territories)
    for players in (2, 3, 4):
        if players not in rows:
            raise BadContent(problem("setup_missing", players=players))
    return rows


def check_row(entry: Entry, row: SetupRow, territories: tuple[Territory, ...]) -> None:
    """Everybody must find a start, and what is out of play carries no marker."""
    players = entry.number("players")
    starts = [t for t, land in enumerate(territories) if land.start and t not in row.excluded]
    if len(starts) < players:
        raise entry.wrong("excluded", problem("few_starts", n=players))
    if len(row.recommended) < players:
        raise entry.wrong("recommended_starts", problem("few_recommended", n=players))
    for t in row.recommended:
        if t not in starts:
            raise entry.wrong("recommended_starts", problem("no_start", name=repr(TERRITORIES[t])))
    for layout, markers in row.vp_markers.items():
        for t in markers:
            if t in row.excluded:
                out = problem("out_of_play", name=repr(TERRITORIES[t]))
                raise entry.wrong(f"vp_markers_{layout}", out)


def places(names: list[str]) -> tuple[int, ...]:
    return tuple(sorted(TERRITORIES.index(name) for name in names))
