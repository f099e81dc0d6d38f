"""The ids of all components, in a fixed order. A component's number is its index here.

Ids that begin with `own_` are spare: the shipped box has no such component, a pack of one's own may
add it (R87). They come last, so that every other component keeps its number.
"""

from itertools import combinations, product
from typing import Final, Literal, get_args

Colour = Literal["grey", "red", "yellow", "blue", "brown", "white"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
GREY: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BROWN: Final = 4
WHITE: Final = 5

# The six actions in summer order; a pillar has the number of its action.
Action = Literal["painting", "gathering", "ceremony", "fishing", "hunting", "migration"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
PAINTING: Final = 0
GATHERING: Final = 1
CEREMONY: Final = 2
FISHING: Final = 3
HUNTING: Final = 4
MIGRATION: Final = 5
PILLARS: Final = tuple(f"pillar_{action}" for action in ACTIONS)
FOOT_SLOTS: Final = 2  # R61

SPACES: Final[tuple[str, ...]] = (
    "space_centre",
    "space_painting",
    "space_gathering",
    "space_ceremony",
    "space_river",
    "space_migration",
)
CENTRE: Final = 0
AT_PAINTING: Final = 1
AT_GATHERING: Final = 2
AT_CEREMONY: Final = 3
AT_RIVER: Final = 4
AT_MIGRATION: Final = 5
PRICE_TILES: Final = tuple(f"price_{n:02}" for n in range(1, 13))
STACK: Final = 4  # price tiles for the centre of rounds 2 to 5

SYMBOLS: Final = tuple(f"symbol_{name}" for name in ("wave", "ox", "hand", "sun", "hunter", "deer"))
SECTIONS: Final = tuple(f"section_{row}{col}" for row, col in product("123", "123"))
LINES: Final[tuple[str, ...]] = ("row_1", "row_2", "row_3", "col_1", "col_2", "col_3")

KINDS: Final = tuple(f"kind_{k}" for k in ("honey", "egg", "berry", "mushroom", "nut", "fruit"))
GATHERING_TILES: Final = tuple(f"gather_{kind[5:]}_{n}" for kind in KINDS for n in range(1, 6))
GATHER_SLOTS: Final = tuple(f"gather_slot_{n}" for n in range(6))
BASKETS: Final[tuple[str, ...]] = ("basket_pair_1", "basket_pair_2", "basket_pair_3")

FISH_KINDS: Final[tuple[str, ...]] = ("fish_kind_trout", "fish_kind_pike", "fish_kind_salmon")
FISH: Final = tuple(f"fish_{kind[10:]}_{n:02}" for kind in FISH_KINDS for n in range(1, 11))
FISH_SLOTS: Final = tuple(f"fish_slot_{n}" for n in range(6))

SPECIES: Final[tuple[str, ...]] = ("species_tiger", "species_rhino", "species_mammoth")
HUNT_CARDS: Final = tuple(
    f"hunt_{species[8:]}_{card}"
    for species in SPECIES
    for card in (*(f"animal_{n}" for n in range(1, 5)), *(f"foot_{n}" for n in range(1, 7)))
)
ANIMAL_TOKENS: Final = tuple(f"animal_{species[8:]}_{n}" for species in SPECIES for n in (1, 2))
DISPLAY: Final = 5  # face-up hunt cards, and as many ceremony cards

PRINTED_CEREMONY_CARDS: Final = tuple(
    f"ceremony_{name}"
    for name in (
        "pair_honey_egg",
        "pair_berry_mushroom",
        "pair_nut_fruit",
        "trio_upper",
        "trio_lower",
        "terrain_water",
        "terrain_rock",
        "terrain_forest",
        "members_home",
        "painting_rows",
        "megalith_a",
        "megalith_b",
        "megalith_c",
        "development_pairs",
        "fishing_track",
        "ceremony_cards",
        "animal_sets",
        "footprints_tiger",
        "footprints_rhino",
        "footprints_mammoth",
        "camps",
        "gathering_tiles",
        "copy",
        "fishing_15",
        "fish_trout",
        "fish_pike",
        "fish_salmon",
        "pattern_column",
        "pattern_corners",
        "pattern_cross",
        "fish_sets",
        "animals_tiger",
        "animals_rhino",
        "animals_mammoth",
    )
)
OWN_CEREMONY_CARDS: Final = tuple(f"own_ceremony_{n}" for n in range(1, 13))
CEREMONY_CARDS: Final = PRINTED_CEREMONY_CARDS + OWN_CEREMONY_CARDS
POSITIONS: Final = 6  # of shamans round the fire
PATTERNS: Final[tuple[str, ...]] = ("even", "odd")  # where the shamans start

MIGRATIONS: Final[tuple[str, ...]] = (
    "migrate_one_a",
    "migrate_three_a",
    "migrate_one_b",
    "migrate_three_b",
)
BOARDS: Final[tuple[str, ...]] = ("board_a", "board_b", "board_c", "board_d")
WEATHER_TILES: Final[tuple[str, ...]] = ("weather_1", "weather_2", "weather_3", "weather_4")
PLAYER_COLOURS: Final[tuple[str, ...]] = (
    "player_orange",
    "player_green",
    "player_purple",
    "player_blue",
)

CAMPS: Final = tuple(f"camp_{n}" for n in range(1, 8))
MEGALITH_TYPES: Final[tuple[str, ...]] = ("megalith_a", "megalith_b", "megalith_c")
MEGALITH_A: Final = 0
MEGALITH_B: Final = 1
MEGALITH_C: Final = 2

MAP_TILES: Final = tuple(f"map_{n:02}" for n in range(1, 21))
START_TILE: Final = "map_start"
LAYOUTS: Final[tuple[str, ...]] = ("layout_2p", "layout_3p", "layout_4p")
Terrain = Literal["water", "rock", "forest", "none"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
Feature = Literal["start_camp", "camp", "megalith", "fish", "gathering", "animal", "marker", "none"]
FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)
START_CAMP: Final = 0
CAMP_SPACE: Final = 1
MEGALITH_SPACE: Final = 2
FISH_SPACE: Final = 3
GATHERING_SPACE: Final = 4
ANIMAL_SPACE: Final = 5
MARKER_SPACE: Final = 6
PLAIN_SPACE: Final = 7
START_HEX: Final = 0
HEXES: Final = tuple(f"h{n}" for n in range(81))

# Sets of up to three of six things (positions, colours), smallest first; a set is also a mask.
TRIPLES: Final = tuple(members for size in range(4) for members in combinations(range(6), size))
TRIPLE_MASKS: Final = tuple(sum(1 << member for member in members) for members in TRIPLES)
TRIPLE_OF_MASK: Final = {mask: number for number, mask in enumerate(TRIPLE_MASKS)}
