"""Influence on the hexes of the map (6.2), and who leads them."""

from __future__ import annotations

from dolmen.games.endless_winter.state import NOMAD_TILE, NOTHING, State


def influences(s: State) -> list[list[int]]:
    """Influence per seat and hex; the base hex has none."""
    table = [seat.camps[:] for seat in s.seats]
    around = s.content.junction_hexes
    for junction, owner in enumerate(s.junctions):
        if owner == NOTHING:
            continue
        if owner < len(table):
            row, strength = table[owner], 2
        elif owner == NOMAD_TILE:
            row, strength = table[s.nomads], s.content.tile_influence[s.village_tile]
        else:
            continue
        a, b, c = around[junction]
        row[a] += strength
        row[b] += strength
        row[c] += strength
    home = s.rules.home
    for row in table:
        row[home] = 0
    for module in s.rules.modules:
        module.influence(s, table)
    return table


def hexes_led(s: State, seat: int) -> list[int]:
    """Hexes where the influence is at least 1 and nobody's is higher (R30)."""
    table = influences(s)
    mine = table[seat]
    found: list[int] = []
    for hex_, own in enumerate(mine):
        if own and all(row[hex_] <= own for row in table):
            rivals = [module.rival(s, hex_) for module in s.rules.modules]
            if not rivals or max(rivals) <= own:
                found.append(hex_)
    return found
