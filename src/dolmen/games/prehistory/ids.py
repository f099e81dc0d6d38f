"""The ids of all components, in a fixed order. A component's number is its index here.

Ids that begin with `own_` are spare: the shipped box has no such component, a pack of one's own may
add it (R87). They come last, so that every other component keeps its number.
"""

from itertools import combinations, product
from typing import Literal, get_args

Colour = Literal["grey", "red", "yellow", "blue", "brown", "white"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
GREY, RED, YELLOW, BLUE, BROWN, WHITE = range(6)

# The six actions in summer order; a pillar has the number of its action.
Action = Literal["painting", "gathering", "ceremony", "fishing", "hunting", "migration"]
ACTIONS: tuple[Action, ...] = get_args(Action)
PAINTING, GATHERING, CEREMONY, FISHING, HUNTING, MIGRATION = range(6)
PILLARS = tuple(f"pillar_{action}" for action in ACTIONS)
FOOT_SLOTS = 2  # R61

SPACES = (
    "space_centre",
    "space_painting",
    "space_gathering",
    "space_ceremony",
    "space_river",
    "space_migration",
)
CENTRE, AT_PAINTING, AT_GATHERING, AT_CEREMONY, AT_RIVER, AT_MIGRATION = range(6)
PRICE_TILES = tuple(f"price_{n:02}" for n in range(1, 13))
STACK = 4  # price tiles for the centre of rounds 2 to 5

SYMBOLS = tuple(f"symbol_{name}" for name in ("wave", "ox", "hand", "sun", "hunter", "deer"))
SECTIONS = tuple(f"section_{row}{col}" for row, col in product("123", "123"))
LINES = ("row_1", "row_2", "row_3", "col_1", "col_2", "col_3")

KINDS = tuple(f"kind_{k}" for k in ("honey", "egg", "berry", "mushroom", "nut", "fruit"))
GATHERING_TILES = tuple(f"gather_{kind[5:]}_{n}" for kind in KINDS for n in range(1, 6))
GATHER_SLOTS = tuple(f"gather_slot_{n}" for n in range(6))
BASKETS = ("basket_pair_1", "basket_pair_2", "basket_pair_3")

FISH_KINDS = ("fish_kind_trout", "fish_kind_pike", "fish_kind_salmon")
FISH = tuple(f"fish_{kind[10:]}_{n:02}" for kind in FISH_KINDS for n in range(1, 11))
FISH_SLOTS = tuple(f"fish_slot_{n}" for n in range(6))

SPECIES = ("species_tiger", "species_rhino", "species_mammoth")
HUNT_CARDS = tuple(
    f"hunt_{species[8:]}_{card}"
    for species in SPECIES
    for card in (*(f"animal_{n}" for n in range(1, 5)), *(f"foot_{n}" for n in range(1, 7)))
)
ANIMAL_TOKENS = tuple(f"animal_{species[8:]}_{n}" for species in SPECIES for n in (1, 2))
DISPLAY = 5  # face-up hunt cards, and as many ceremony cards

PRINTED_CEREMONY_CARDS = tuple(
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
OWN_CEREMONY_CARDS = tuple(f"own_ceremony_{n}" for n in range(1, 13))
CEREMONY_CARDS = PRINTED_CEREMONY_CARDS + OWN_CEREMONY_CARDS
POSITIONS = 6  # of shamans round the fire
PATTERNS = ("even", "odd")  # where the shamans start

MIGRATIONS = ("migrate_one_a", "migrate_three_a", "migrate_one_b", "migrate_three_b")
BOARDS = ("board_a", "board_b", "board_c", "board_d")
WEATHER_TILES = ("weather_1", "weather_2", "weather_3", "weather_4")
PLAYER_COLOURS = ("player_orange", "player_green", "player_purple", "player_blue")

CAMPS = tuple(f"camp_{n}" for n in range(1, 8))
MEGALITH_TYPES = ("megalith_a", "megalith_b", "megalith_c")
MEGALITH_A, MEGALITH_B, MEGALITH_C = range(3)

MAP_TILES = tuple(f"map_{n:02}" for n in range(1, 21))
START_TILE = "map_start"
LAYOUTS = ("layout_2p", "layout_3p", "layout_4p")
Terrain = Literal["water", "rock", "forest", "none"]
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
Feature = Literal["start_camp", "camp", "megalith", "fish", "gathering", "animal", "marker", "none"]
FEATURES: tuple[Feature, ...] = get_args(Feature)
START_CAMP, CAMP_SPACE, MEGALITH_SPACE, FISH_SPACE = range(4)
GATHERING_SPACE, ANIMAL_SPACE, MARKER_SPACE, PLAIN_SPACE = range(4, 8)
START_HEX = 0
HEXES = tuple(f"h{n}" for n in range(81))

# Sets of up to three of six things (positions, colours), smallest first; a set is also a mask.
TRIPLES = tuple(members for size in range(4) for members in combinations(range(6), size))
TRIPLE_MASKS = tuple(sum(1 << member for member in members) for members in TRIPLES)
TRIPLE_OF_MASK = {mask: number for number, mask in enumerate(TRIPLE_MASKS)}
