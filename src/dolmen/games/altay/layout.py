"""The board as it lies for a number of players and options."""

from dataclasses import dataclass

from dolmen.games.altay.ids import TERRAINS, TERRITORIES
from dolmen.games.altay.tables import AltayContent


@dataclass(slots=True, frozen=True, eq=False)
class Layout:
    """Shared by all states of a game; never changed. R39: what is excluded does not exist."""

    in_play: tuple[bool, ...]
    adjacent: tuple[tuple[int, ...], ...]  # printed adjacency within the map in play
    seas: tuple[tuple[int, ...], ...]  # members in play
    terrain: tuple[int, ...]
    of_terrain: tuple[tuple[int, ...], ...]  # the territories in play, per terrain
    vp: tuple[int, ...]  # value of the victory point marker on each territory
    starts: tuple[int, ...]


def lay_out(content: AltayContent, players: int, options: dict[str, str]) -> Layout:
    own = content.rows[players]
    full = options["map_size"] == "full" or players == 4
    row = content.rows[4] if full else own  # R63
    seafarer = options["seafarer"] == "on"
    out = set(row.excluded)
    for t, territory in enumerate(content.territories):
        if territory.island and (not seafarer or t in row.islands_excluded):
            out.add(t)
    everywhere = range(len(TERRITORIES))
    markers = row.vp_markers[options["vp_layout"]]
    islands = [t for t in everywhere if content.territories[t].island and t not in out]
    starts = [t for t in everywhere if content.territories[t].start and t not in out]
    if options["start_territories"] == "recommended":
        starts = [t for t in starts if t in row.recommended]
    return Layout(
        in_play=tuple(t not in out for t in everywhere),
        adjacent=tuple(
            tuple(n for n in content.territories[t].adjacent if n not in out)
            if t not in out
            else ()
            for t in everywhere
        ),
        seas=tuple(tuple(t for t in sea.members if t not in out) for sea in content.seas),
        terrain=tuple(territory.terrain for territory in content.territories),
        of_terrain=tuple(
            tuple(t for t in everywhere if content.territories[t].terrain == kind and t not in out)
            for kind in range(len(TERRAINS))
        ),
        vp=tuple(
            content.vp_marker_value if t in markers or t in islands else 0 for t in everywhere
        ),
        starts=tuple(starts),
    )
