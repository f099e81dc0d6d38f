"""The ids of all components in a fixed order; component numbers are indices into these tuples.

Where a module brings more of a kind, its ids are in a tuple of their own, named after the module.
Ids that begin with `own_` are spare: the shipped box has no such component, a pack of one's own may
add it (W22). They come last, so that every other component keeps its number.
"""

from typing import Literal, TypeAlias

# Closed sets of words that views name, too.
FigureKind: TypeAlias = Literal["chief", "tribe"]
Arrow: TypeAlias = Literal["west", "east", "north", "south"]
CardSide: TypeAlias = Literal["a", "b"]

# Cards of a deck: Tribe and starting cards in alphabetical order (the order in which an Eclipse
# pile is built), then Culture cards.
TRIBE = ("brave", "crafter", "elder", "scout", "shaman")
STARTING = ("start_brave", "start_shaman", "tribesman", "tribeswoman")
ANCESTOR_TRIBE = ("healer", "knapper", "pathfinder", "storyteller", "trapper")
RIVER_TRIBE = ("warrior",)
BASE_CULTURE = (
    "fire_making",
    "flint_knapping",
    "hide_tanning",
    "bone_needles",
    "spear_thrower",
    "snowshoes",
    "hide_tents",
    "gathering_baskets",
    "bone_flute",
    "body_painting",
    "burial_rites",
    "oral_tradition",
    "tracking",
    "snares",
    "smoked_meat",
    "standing_stones",
    "healing_herbs",
    "barter",
    "kinship",
    "council_fire",
    "bow_and_arrow",
    "fishing_weirs",
    "sledges",
    "pottery",
    "stone_masonry",
    "star_lore",
    "ancestor_worship",
    "spirit_quest",
    "game_drive",
    "great_feast",
    "storehouses",
    "chiefdom",
    "trade_routes",
    "monumental_art",
    "ceremonial_dance",
    "weaving",
    "pit_houses",
    "trophy_hall",
    "pilgrimage",
    "great_gathering",
)
ANCESTOR_CULTURE = (
    "harvest_feast",
    "shared_workshop",
    "common_graves",
    "tribal_moot",
    "joint_hunt",
    "raiding_party",
    "land_dispute",
    "stolen_idols",
    "poaching",
    "toppled_stones",
)
CAVE_CULTURE = (
    "charcoal_sticks",
    "red_ochre",
    "torchbearers",
    "hand_stencils",
    "fat_lamps",
    "cave_rites",
    "scaffolding",
    "mineral_pigments",
)
OWN_CULTURE = tuple(f"own_culture_{n}" for n in range(1, 13))
SACRIFICED = 5  # Culture cards of each era in the Nomads' sacrifice pile
CULTURE_KINDS = ("plain", "prosperity", "strife")
PLAIN, PROSPERITY, STRIFE = range(3)
CULTURE = BASE_CULTURE + ANCESTOR_CULTURE + CAVE_CULTURE + OWN_CULTURE
FOLK = tuple(sorted(TRIBE + STARTING + ANCESTOR_TRIBE + RIVER_TRIBE))
CARDS = FOLK + CULTURE
FIRST_CULTURE = len(FOLK)

BASE_ANIMALS = (
    "ground_sloth",
    "glyptodon",
    "woolly_rhino",
    "sabertooth",
    "mastodon",
    "argentavis",
    "giant_beaver",
)
ANCESTOR_ANIMALS = (
    "short_faced_bear",
    "stag_moose",
    "giant_bison",
    "cave_lion",
    "woolly_mammoth",
    "teratorn",
    "dire_wolf",
)
RIVER_ANIMALS = ("sea_cow",)
OWN_ANIMALS = tuple(f"own_animal_{n}" for n in range(1, 13))
ANIMALS = BASE_ANIMALS + ANCESTOR_ANIMALS + RIVER_ANIMALS + OWN_ANIMALS
SEA_COW = ANIMALS.index("sea_cow")
BASE_CHIEFS = (
    "tuskbreaker",
    "thunderclaw",
    "stonecarver",
    "firewolf",
    "handeye",
)
ADVANCED_CHIEFS = tuple(f"{chief}_adv" for chief in BASE_CHIEFS)
CHIEFS = BASE_CHIEFS + ADVANCED_CHIEFS
SIDES: tuple[CardSide, ...] = ("a", "b")
SETUP_CARDS = (
    "setup_hearth",
    "setup_workshop",
    "setup_wanderers",
    "setup_cairn",
    "setup_kinfolk",
    "setup_trophy",
    "setup_funeral",
    "setup_vision",
)
BASE_STONES = (
    "stone_of_hearths",
    "stone_of_bones",
    "stone_of_tents",
    "stone_of_herds",
    "stone_of_beasts",
    "stone_of_builders",
    "stone_of_wisdom",
    "stone_of_ice",
    "stone_of_glory",
    "stone_of_gifts",
    "great_stone_of_hearths",
    "great_stone_of_bones",
    "great_stone_of_lands",
    "great_stone_of_herds",
    "great_stone_of_beasts",
    "great_stone_of_builders",
    "great_stone_of_towers",
    "great_stone_of_wisdom",
    "great_stone_of_glory",
    "great_stone_of_gifts",
)
RIVER_STONES = ("stone_of_waters",)
STONES = BASE_STONES + RIVER_STONES
BASE_COLUMNS = ("initiate", "develop", "migrate", "hunt")
CAVE_COLUMNS = ("cave",)
COLUMNS = BASE_COLUMNS + CAVE_COLUMNS
INITIATE, DEVELOP, MIGRATE, HUNT, CAVE = range(5)
ANY_COLUMN = -1
# Where a figure may be placed: Rest first, so that columns of modules can be appended.
PLACES = ("rest", *COLUMNS)
REST = 0
FIGURES: tuple[FigureKind, ...] = ("chief", "tribe")
BASE_COLUMN_OPTIONS = (
    "recruit_to_discard",
    "recruit_to_hand",
    "bury_one",
    "gain_culture",
    "sacred_stone",
    "place_camp",
    "move_camp",
    "build_village",
    "hunt_animal",
    "tip_one",
)
CAVE_COLUMN_OPTIONS = ("paint_line", "paint_dot")
COLUMN_OPTIONS = (*BASE_COLUMN_OPTIONS, *CAVE_COLUMN_OPTIONS, "move_mammoth")
OPTION_MOVE_MAMMOTH = COLUMN_OPTIONS.index("move_mammoth")
TERRAIN_TYPES = (
    "plains",
    "forest",
    "mountains",
    "tundra",
    "wetland",
    "glacier",
)
BASE_TILES = (
    "tile_base",
    "tile_plains_1",
    "tile_plains_2",
    "tile_plains_3",
    "tile_plains_4",
    "tile_forest_1",
    "tile_forest_2",
    "tile_forest_3",
    "tile_forest_4",
    "tile_mountains_1",
    "tile_mountains_2",
    "tile_mountains_3",
    "tile_mountains_4",
    "tile_tundra_1",
    "tile_tundra_2",
    "tile_tundra_3",
    "tile_tundra_4",
    "tile_wetland_1",
    "tile_wetland_2",
    "tile_wetland_3",
    "tile_wetland_4",
    "tile_glacier_1",
    "tile_glacier_2",
    "tile_glacier_3",
    "tile_glacier_4",
)
# The hexes printed on the River tiles: two sides of three hexes each, the river first.
RIVER_TILES = ("river_central", "river_bend_1", "river_bend_2")
HEXES_PER_RIVER_TILE = 3
RIVER_TILE_HEXES = tuple(
    f"{tile}_{side}{n}"
    for tile in RIVER_TILES
    for side in SIDES
    for n in range(1, HEXES_PER_RIVER_TILE + 1)
)
TILES = BASE_TILES + RIVER_TILE_HEXES
FIRST_RIVER_TILE = len(BASE_TILES)
HEXES = (
    "base",
    "i_e",
    "i_ne",
    "i_nw",
    "i_w",
    "i_sw",
    "i_se",
    "o_e",
    "o_ne",
    "o_nw",
    "o_w",
    "o_sw",
    "o_se",
    "o_ene",
    "o_n",
    "o_wnw",
    "o_wsw",
    "o_s",
    "o_ese",
)
# Where Camps may stand: the hexes and, with Rivers & Rafts, the own Starting Base tile.
LOCATIONS = (*HEXES, "start")
START = len(HEXES)
JUNCTIONS = (
    "jb_ene",
    "jb_n",
    "jb_wnw",
    "jb_wsw",
    "jb_s",
    "jb_ese",
    "jm_ene",
    "jm_n",
    "jm_wnw",
    "jm_wsw",
    "jm_s",
    "jm_ese",
    "jc_e_ene",
    "jc_ne_ene",
    "jc_ne_n",
    "jc_nw_n",
    "jc_nw_wnw",
    "jc_w_wnw",
    "jc_w_wsw",
    "jc_sw_wsw",
    "jc_sw_s",
    "jc_se_s",
    "jc_se_ese",
    "jc_e_ese",
)
BASE_SITE_TILES = (
    "site_tile_1",
    "site_tile_2",
    "site_tile_3",
    "site_tile_4",
)
CAVE_SITE_TILES = ("site_tile_cave",)
SITE_TILES = BASE_SITE_TILES + CAVE_SITE_TILES
CAVE_SITE_TILE = 4
BASE_SPACES = (
    "site1_r0c0",
    "site1_r0c1",
    "site1_r0c2",
    "site1_r0c3",
    "site1_r1c0",
    "site1_r1c1",
    "site1_r1c2",
    "site1_r1c3",
    "site2_r0c0",
    "site2_r0c1",
    "site2_r0c2",
    "site2_r0c3",
    "site2_r1c0",
    "site2_r1c1",
    "site2_r1c2",
    "site2_r1c3",
    "site3_r0c0",
    "site3_r0c1",
    "site3_r0c2",
    "site3_r0c3",
    "site3_r1c0",
    "site3_r1c1",
    "site3_r1c2",
    "site3_r1c3",
    "site4_r0c0",
    "site4_r0c1",
    "site4_r0c2",
    "site4_r0c3",
    "site4_r1c0",
    "site4_r1c1",
    "site4_r1c2",
    "site4_r1c3",
)
CAVE_SPACES = tuple(f"sitec_r{r}c{c}" for r in range(2) for c in range(4))
SPACES = BASE_SPACES + CAVE_SPACES
BASE_NOMAD_CARDS = (
    "nomad_01",
    "nomad_02",
    "nomad_03",
    "nomad_04",
    "nomad_05",
    "nomad_06",
    "nomad_07",
    "nomad_08",
    "nomad_09",
    "nomad_10",
    "nomad_11",
    "nomad_12",
    "nomad_13",
    "nomad_14",
    "nomad_15",
    "nomad_16",
)
OWN_NOMAD_CARDS = tuple(f"own_nomad_card_{n}" for n in range(1, 9))
NOMAD_CARDS = BASE_NOMAD_CARDS + OWN_NOMAD_CARDS
NOMAD_ACTIONS = (
    "n_animal",
    "n_random_animal",
    "n_bury",
    "n_culture",
    "n_eclipse",
    "n_glacier",
    "n_idol",
    "n_food",
    "n_tool",
    "n_reveal",
    "n_megalith",
    "n_stone",
    "n_settle",
)
LAND_CARDS = (
    "land_1",
    "land_2",
    "land_3",
    "land_4",
    "land_5",
    "land_6",
)

TRACKS = ("glory", "offering")
GLORY, OFFERING = range(2)
ZONES = ("hand", "discard")
HAND, DISCARD = range(2)
SLOTS = (
    *(f"village_{n}" for n in (1, 2, 3)),
    *(f"megalith_{n}" for n in (1, 2, 3, 4, 5)),
    *(f"stone_{n}" for n in (1, 2, 3)),
)
VILLAGE_SLOTS, MEGALITH_SLOTS, STONE_SLOTS = 3, 5, 3
FIRST_MEGALITH_SLOT, FIRST_STONE_SLOT = 3, 8
# Things whose order a player chooses in the Eclipse.
ITEMS = (*FOLK, *HEXES, *SLOTS, *ANCESTOR_ANIMALS)
FIRST_HEX_ITEM, FIRST_SLOT_ITEM = len(FOLK), len(FOLK) + len(HEXES)
FIRST_ANIMAL_ITEM = FIRST_SLOT_ITEM + len(SLOTS)

DISPLAY_COLUMNS, DISPLAY_ROWS = 4, 2
DISPLAY = tuple(f"r{r}c{c}" for r in range(DISPLAY_ROWS) for c in range(DISPLAY_COLUMNS))
GROUND_COLUMNS, GROUND_ROWS = 2, 3
GROUND = tuple(f"r{r}c{c}" for r in range(GROUND_ROWS) for c in range(GROUND_COLUMNS))

# Positions of the Megalith site: level, row and column of the largest pattern.
SITE_LEVELS, SITE_ROWS, SITE_COLUMNS = 4, 8, 10
SITE_SIZE = SITE_LEVELS * SITE_ROWS * SITE_COLUMNS


def site_position(level: int, row: int, column: int) -> int:
    """The number of a position; levels count from 1."""
    return ((level - 1) * SITE_ROWS + row) * SITE_COLUMNS + column


def site_place(position: int) -> tuple[int, int, int]:
    """Level (from 1), row and column of a position."""
    rest, column = divmod(position, SITE_COLUMNS)
    level, row = divmod(rest, SITE_ROWS)
    return level + 1, row, column


# Primitives of the effect vocabulary. Modules append theirs.
OPS = (
    "food",
    "tool",
    "point",
    "idol",
    "labor",
    "column_labor",
    "draw",
    "bury",
    "tribe_to_hand",
    "tribe_to_discard",
    "culture",
    "place_camp",
    "move_camp",
    "village",
    "megalith",
    "animal",
    "random_animal",
    "reveal_animal",
    "tip",
    "sacred_stone",
    "exchange",
    "choose",
    "per",
    "eclipse_labor",
    "copy_eclipse",
    "move_raft",
    "war_influence",
    "torch",
    "paint_line",
    "paint_dot",
    "move_mammoth",
)
GOODS = OPS[:2]  # what a player board holds
(
    FOOD,
    TOOL,
    POINT,
    IDOL,
    LABOR,
    COLUMN_LABOR,
    DRAW,
    BURY,
    TRIBE_TO_HAND,
    TRIBE_TO_DISCARD,
    CULTURE_CARD,
    PLACE_CAMP,
    MOVE_CAMP,
    VILLAGE,
    MEGALITH,
    ANIMAL,
    RANDOM_ANIMAL,
    REVEAL_ANIMAL,
    TIP,
    SACRED_STONE,
    EXCHANGE,
    CHOOSE,
    PER,
    ECLIPSE_LABOR,
    COPY_ECLIPSE,
    MOVE_RAFT,
    WAR_INFLUENCE,
    TORCH,
    PAINT_LINE,
    PAINT_DOT,
    MOVE_MAMMOTH,
) = range(len(OPS))

COUNTERS = (
    "buried_cards",
    "buried_cultures",
    "camps_on_map",
    "camps_off_base",
    "villages",
    "megaliths_built",
    "megaliths_raised",
    "animals",
    "animals_upright",
    "animals_tipped",
    "animal_types",
    "glory_pos",
    "offering_pos",
    "hexes_led",
    "hexes_with_influence",
    "glaciers_with_influence",
    "sacred_stones",
    "food",
    "tools",
    "cultures_owned",
    "hand_size",
    "raft_pos",
    "landmarks_led",
    "torches",
    "lines_drawn",
    "dots_filled",
    "paintings_complete",
    "paintings_coloured",
    "dog_trust",
)

ARROWS: tuple[Arrow, ...] = ("west", "east", "north", "south")
WEST, EAST, NORTH, SOUTH = range(4)
(
    N_ANIMAL,
    N_RANDOM_ANIMAL,
    N_BURY,
    N_CULTURE,
    N_ECLIPSE,
    N_GLACIER,
    N_IDOL,
    N_FOOD,
    N_TOOL,
    N_REVEAL,
    N_MEGALITH,
    N_STONE,
    N_SETTLE,
) = range(len(NOMAD_ACTIONS))

BASE = 0  # the base hex
BASE_TILE = 0
GLACIER = TERRAIN_TYPES.index("glacier")

# Expansions and modules.
REST_TILES = (
    "rest_warm_fire",
    "rest_mending",
    "rest_dreaming",
    "rest_storytelling",
    "rest_lookout",
    "rest_shared_meal",
    "rest_mourning",
    "rest_stargazing",
)
ICE_FINDS = (
    "ice_frozen_carcass",
    "ice_flint_cache",
    "ice_carved_tusk",
    "ice_idol",
    "ice_burial",
    "ice_old_trail",
    "ice_painted_bones",
    "ice_cairn",
)
DOGS = (
    "dog_hound",
    "dog_retriever",
    "dog_hauler",
    "dog_pathfinder",
    "dog_watch",
    "dog_companion",
    "dog_stone",
    "dog_spirit",
)
RITUALS = (
    "ritual_burial_mound",
    "ritual_stone_circle",
    "ritual_medicine_wheel",
    "ritual_ice_shrine",
    "ritual_bone_altar",
    "ritual_beast_totem",
    "ritual_feasting_ground",
    "ritual_flint_offering",
    "ritual_spirit_cave",
    "ritual_sky_stone",
)
LANDMARKS = (
    "landmark_great_tree",
    "landmark_geyser",
    "landmark_stone_arch",
    "landmark_bone_field",
    "landmark_hot_spring",
)
FISH = (
    "fish_salmon",
    "fish_trout",
    "fish_pike",
    "fish_sturgeon",
    "fish_eel",
    "fish_whitefish",
)
BORDER_PLACES = (
    "sb_n_ne",
    "sb_ne_ene",
    "sb_ene_e",
    "sb_e_ese",
    "sb_ese_se",
    "sb_se_s",
    "sb_s_sw",
    "sb_sw_wsw",
    "sb_wsw_w",
    "sb_w_wnw",
    "sb_wnw_nw",
    "sb_nw_n",
)
RIVER_SPACES = 5  # river hexes; space 0 is the Headwaters, the last the Delta
DELTA = RIVER_SPACES + 1
CHAMBERS = (
    "ch_entrance",
    "ch_gallery",
    "ch_hall",
    "ch_sanctum",
)
PAINTINGS = (
    "hand",
    "fish",
    "deer",
    "bison",
    "hunters",
    "bear",
    "mammoth_painting",
)
LINES = (
    "hand_ab",
    "hand_bc",
    "hand_cd",
    "fish_ab",
    "fish_bc",
    "fish_cd",
    "fish_da",
    "deer_ab",
    "deer_bc",
    "deer_cd",
    "deer_be",
    "bison_ab",
    "bison_bc",
    "bison_cd",
    "bison_de",
    "bison_bd",
    "hunters_ab",
    "hunters_bc",
    "hunters_bd",
    "hunters_de",
    "hunters_df",
    "bear_ab",
    "bear_bc",
    "bear_cd",
    "bear_de",
    "bear_bd",
    "mammoth_painting_ab",
    "mammoth_painting_bc",
    "mammoth_painting_cd",
    "mammoth_painting_de",
    "mammoth_painting_df",
    "mammoth_painting_bf",
)
NODES = (
    "hand_a",
    "hand_b",
    "hand_c",
    "hand_d",
    "fish_a",
    "fish_b",
    "fish_c",
    "fish_d",
    "deer_a",
    "deer_b",
    "deer_c",
    "deer_d",
    "deer_e",
    "bison_a",
    "bison_b",
    "bison_c",
    "bison_d",
    "bison_e",
    "hunters_a",
    "hunters_b",
    "hunters_c",
    "hunters_d",
    "hunters_e",
    "hunters_f",
    "bear_a",
    "bear_b",
    "bear_c",
    "bear_d",
    "bear_e",
    "mammoth_painting_a",
    "mammoth_painting_b",
    "mammoth_painting_c",
    "mammoth_painting_d",
    "mammoth_painting_e",
    "mammoth_painting_f",
)
DOTS = (
    "hand_c",
    "fish_a",
    "deer_c",
    "deer_e",
    "bison_c",
    "bison_d",
    "hunters_c",
    "hunters_f",
    "bear_c",
    "bear_d",
    "mammoth_painting_c",
    "mammoth_painting_d",
    "mammoth_painting_e",
)
