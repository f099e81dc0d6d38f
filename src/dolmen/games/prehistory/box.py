"""The components of Prehistory with their numbers and texts."""

from __future__ import annotations

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.hexmap import NO_COLOUR, TileHex
from dolmen.games.prehistory.lexicon import Lexicon, texts
from dolmen.speech.box import Origins, Piece, Shelf, counted, sentence
from dolmen.speech.grammar import upper

# The order of the shelves; what is printed on the boards comes last.
CARDS = ("ceremony_card", "hunt_card", "gathering_tile", "fish", "camp", "megalith", "price_tile")
PRINTED = ("section", "basket", "migration")
SHAMANS = 3  # of each player, like the discs
DISCS = 5
CUBES = 20  # of each colour
ROTATION_STONES = 6
TABLES = {
    "ceremony_card": "ceremony_cards/ceremony_cards",
    "hunt_card": "hunt_cards/hunt_cards",
    "gathering_tile": "gathering/gathering_tiles",
    "fish": "fish/fish",
    "camp": "camps/camps",
    "megalith": "megaliths/megalith_types",
    "price_tile": "price_tiles/price_tiles",
    "section": "personal_boards/painting_sections",
    "basket": "personal_boards/baskets",
    "migration": "board/migration_options",
}


def box(lexicon: Lexicon, each: bool = False) -> list[Shelf]:
    origins = Origins(lexicon.content.data)
    tokens, tiles = animal_tokens(lexicon, origins), map_tiles(lexicon, origins)

    def shelf(kind: str, pieces: list[Piece]) -> Shelf:
        return Shelf("", lexicon.called("box", kind), tuple(pieces) if each else counted(pieces))

    def shelves(kinds: tuple[str, ...]) -> list[Shelf]:
        return [shelf(kind, pieces(lexicon, kind, origins)) for kind in kinds]

    return [
        *shelves(CARDS),
        shelf("animal_token", tokens),
        Shelf("", lexicon.called("box", "others"), (*boards(lexicon, origins), *others(lexicon))),
        shelf("map_tile", tiles),
        *shelves(PRINTED),
    ]


def pieces(lexicon: Lexicon, kind: str, origins: Origins) -> list[Piece]:
    known, text = texts(lexicon)[kind]
    found: list[Piece] = []
    for number, name in enumerate(known):
        if lexicon.in_box(kind, number):
            count, lines = copies(lexicon, kind, number), (sentence(text(number)),)
            piece = Piece(kind, name, title(lexicon, kind, number), count, lines)
            found.append(origins.trace(piece, *entries_of(kind, name, origins)))
    return found


def copies(lexicon: Lexicon, kind: str, number: int) -> int:
    if kind == "megalith":
        return lexicon.content.megalith_type.count(number)
    return len(ids.BOARDS) if kind == "camp" else 1


def entries_of(kind: str, name: str, origins: Origins) -> tuple[str, ...]:
    """A component's own entry, and those it has its name or its rewards from."""
    address = f"{TABLES[kind]}/{name}"
    entry = origins.entries[address]
    if kind == "hunt_card":
        return address, f"hunt_cards/species/{entry['species']}"
    if kind == "gathering_tile":
        return address, f"gathering/gathering_kinds/{entry['kind']}"
    if kind == "fish":
        return address, f"fish/fish_kinds/{entry['kind']}"
    if kind == "basket":
        both = (entry["upper"], entry["lower"])
        return address, *(f"gathering/gathering_kinds/{kind}" for kind in both)
    if kind == "section":
        lines = (f"row_{name[-2]}", f"col_{name[-1]}")
        return address, *(f"personal_boards/painting_rewards/{line}" for line in lines)
    return (address,)


def animal_tokens(lexicon: Lexicon, origins: Origins) -> list[Piece]:
    """All tokens of an animal are drawn alike, so they bear its id."""
    content = lexicon.content
    found: list[Piece] = []
    for number, name in enumerate(ids.ANIMAL_TOKENS):
        species = ids.SPECIES[content.token_species[number]]
        text = lexicon.phrase("box", "token_points", n=content.token_points[number])
        piece = Piece(
            "animal_token", species, upper(lexicon.printed(species)), 1, (sentence(text),)
        )
        entries = (f"hunt_cards/animal_tokens/{name}", f"hunt_cards/species/{species}")
        found.append(origins.trace(piece, *entries))
    return found


def map_tiles(lexicon: Lexicon, origins: Origins) -> list[Piece]:
    found: list[Piece] = []
    for number, name in enumerate(ids.MAP_TILES):
        hexes = " / ".join(hex_text(lexicon, hex_) for hex_ in lexicon.content.map_tiles[number])
        tile = f"{lexicon.called('box', 'a_map_tile')} {number + 1}"
        piece = Piece("map_tile", name, tile, 1, (sentence(hexes),))
        found.append(origins.trace(piece, f"map_tiles/map_tiles/{name}"))
    return found


def hex_text(lexicon: Lexicon, hex_: TileHex) -> str:
    terrain = lexicon.printed(f"terrain_{ids.TERRAINS[hex_.terrain]}")
    feature = lexicon.printed(f"feature_{ids.FEATURES[hex_.feature]}")
    if hex_.colour == NO_COLOUR:
        return f"{terrain}, {feature}"
    return f"{terrain}, {feature} ({lexicon.printed(ids.COLOURS[hex_.colour])})"


def boards(lexicon: Lexicon, origins: Origins) -> list[Piece]:
    """Personal boards, each with its weather tile."""
    found: list[Piece] = []
    for number, name in enumerate(ids.BOARDS):
        content = lexicon.content
        ring = ", ".join(lexicon.printed(ids.COLOURS[hue]) for hue in content.rings[number])
        weather = ", ".join(map(str, content.weather[number]))
        lines = (
            lexicon.phrase("box", "weather_ring", colours=ring),
            lexicon.phrase("box", "weather_tile", numbers=weather),
        )
        piece = Piece("board", name, upper(lexicon.printed(name)), 1, tuple(map(sentence, lines)))
        tile = ids.WEATHER_TILES[number]
        entries = (
            f"personal_boards/personal_boards/{name}",
            f"personal_boards/weather_tiles/{tile}",
        )
        found.append(origins.trace(piece, *entries))
    return found


def others(lexicon: Lexicon) -> list[Piece]:
    """What bears no text of its own, as the rulebook counts it."""
    players = len(ids.BOARDS)
    counts = {
        "game_board": 1,
        "start_tile": 1,
        "painting_tile": len(ids.SECTIONS) * players,
        "member": lexicon.content.tribe * players,
        "shaman": SHAMANS * players,
        "disc": DISCS * players,
        "turn_order_marker": players,
        "cube": CUBES * len(ids.COLOURS),
        "rotation_stone": ROTATION_STONES,
    }
    lines = {
        "cube": lexicon.phrase("box", "cube_each", n=CUBES),
        "disc": lexicon.phrase("box", "disc_each", n=DISCS),
    }
    return [
        Piece(
            "other",
            name,
            lexicon.called("box", name),
            n,
            (sentence(lines[name]),) if name in lines else (),
        )
        for name, n in counts.items()
    ]


def title(lexicon: Lexicon, kind: str, number: int) -> str:
    return upper(lexicon.title(kind, number))
