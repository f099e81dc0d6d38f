"""The boards of Endless Winter as the companion knows them."""

from __future__ import annotations

from math import sqrt

from dolmen.companion.board import Board, Shape, Spot, grid
from dolmen.companion.nomads.facts import known, site_id
from dolmen.companion.nomads.flow import PERSON
from dolmen.companion.nomads.table import SOMETHING, Beside
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.state import MAMMOTH, NOMAD_TILE, NOTHING
from dolmen.speech.phrases import Phrases

NOMADS, MINE = "opponent", "person"


def boards(s: Beside, lexicon: Lexicon, words: Phrases) -> list[Board]:
    def called(board: str) -> str:
        return words.phrase("card", f"board_{board}")

    return [
        Board("map", called("map"), map_spots(s, lexicon), turns=True),
        Board("columns", called("columns"), column_spots(s, lexicon, words)),
        Board("ground", called("ground"), ground_spots(s, lexicon)),
        Board("display", called("display"), display_spots(s, lexicon)),
        Board("stones", called("stones"), stone_spots(s, words)),
        Board("site", called("site"), site_spots(s, lexicon)),
    ]


def map_spots(s: Beside, lexicon: Lexicon) -> list[Spot]:
    """Hexes with a point up; x counts half a hex, y a row."""
    wide, high = sqrt(3) / 2, 1.5
    found: list[Spot] = []
    tiles = known(s.tiles)  # type: ignore[arg-type]
    camps = s.seats[s.nomads].camps
    for hex_, name in enumerate(ids.HEXES):
        x, y = s.content.hex_xy[hex_]
        tile = tiles[hex_]
        look = "" if tile == SOMETHING else terrain(s, tile)
        spot = Spot(name, x * wide, y * high, "hex", 2 * wide, 2, lexicon.name("hex", hex_))
        spot.look = look
        spot.text = "" if tile == SOMETHING else lexicon.effect(s.content.tiles[tile].income)
        if tile in (0, SOMETHING):
            spot.text = ""
        if tile != SOMETHING:
            spot.art = f"tile:{ids.TILES[tile]}"
        spot.pieces = [f"camp {NOMADS}"] * camps[hex_]
        found.append(spot)
    pieces = {
        s.nomads: f"village {NOMADS}",
        PERSON: f"village {MINE}",
        NOMAD_TILE: f"tile {NOMADS}",
        MAMMOTH: "beast",
    }
    for junction, owner in enumerate(known(s.junctions)):
        x, y = s.content.junction_xy[junction]
        name = ids.JUNCTIONS[junction]
        middle = x / 3 * wide, y / 3 * high
        spot = Spot(name, *middle, "dot", 0.62, 0.62, lexicon.name("junction", junction))
        spot.pieces = [pieces[owner]] if owner != NOTHING else []
        found.append(spot)
    return found


def terrain(s: Beside, tile: int) -> str:
    kind = s.content.tiles[tile].type
    return ids.TERRAIN_TYPES[kind] if 0 <= kind < len(ids.TERRAIN_TYPES) else "river"


def column_spots(s: Beside, lexicon: Lexicon, words: Phrases) -> list[Spot]:
    names = (*ids.COLUMNS[: len(s.first)], ids.PLACES[ids.REST])
    spots = grid(names, columns=3, width=1.5)
    standing = known(s.seats[PERSON].figures)
    for number, spot in enumerate(spots):
        rest = spot.id == ids.PLACES[ids.REST]
        place = ids.REST if rest else number + 1
        spot.name = spot.text = (
            words.phrase("answer", "rest") if rest else lexicon.name("column", number)
        )
        spot.art = f"column:{spot.id}"
        spot.pieces = [f"figure {NOMADS}"] * s.seats[s.nomads].figures.count(place)
        spot.pieces += [f"figure {MINE}"] * standing.count(place)
    return spots


def ground_spots(s: Beside, lexicon: Lexicon) -> list[Spot]:
    spots = grid(ids.GROUND, ids.GROUND_COLUMNS, width=2.2)
    for cell, (spot, animal) in enumerate(zip(spots, known(s.ground), strict=True)):
        spot.name = lexicon.name("ground", cell)
        if animal == SOMETHING:
            spot.text = "?"
        elif animal != NOTHING:
            spot.text = lexicon.name("animal", animal)
            spot.art = f"animal:{ids.ANIMALS[animal]}"
    return spots


def display_spots(s: Beside, lexicon: Lexicon) -> list[Spot]:
    spots = grid(ids.DISPLAY, ids.DISPLAY_COLUMNS, height=1.3)
    for cell, (spot, card) in enumerate(zip(spots, known(s.display), strict=True)):
        spot.name = lexicon.name("display", cell)
        spot.look = "card" if card != NOTHING else ""
    return spots


def stone_spots(s: Beside, words: Phrases) -> list[Spot]:
    rows = known(s.stones)
    spots = grid(tuple(str(n + 1) for n in range(len(rows))), columns=len(rows))
    for number, (spot, stone) in enumerate(zip(spots, rows, strict=True)):
        spot.shape = "stone"
        spot.name = words.phrase("card", "stone_at", n=number + 1)
        spot.text = str(number + 1)
        spot.look = "card" if stone != NOTHING else ""
    return spots


def site_spots(s: Beside, lexicon: Lexicon) -> list[Spot]:
    """Spaces of the ground, then the places above four others."""
    built = known(s.site)
    found: list[Spot] = []
    for position in (*s.rules.layout.spaces, *s.rules.layout.raised):
        level, row, column = ids.site_place(position)
        up = (level - 1) / 2
        shape: Shape = "cell" if level == 1 else "stone"
        size = 1.0 if level == 1 else 0.7
        name = lexicon.name("place_on_site", (level, row, column))
        spot = Spot(site_id(position), column + up, row + up, shape, size, size, name)
        if level > 1:
            spot.text = str(level)
            below = s.rules.layout.support_of[position]
            if not built[position] and not all(built[p] for p in below):
                spot.look = "hidden"
        if built[position]:
            owner = (built[position] - 1) // 2
            spot.pieces = [f"megalith {NOMADS if owner == s.nomads else MINE}"]
        found.append(spot)
    return found
