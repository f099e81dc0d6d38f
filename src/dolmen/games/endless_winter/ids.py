"""The ids of all components in a fixed order; component numbers are indices into these tuples."""

# Cards of a deck: Tribe and starting cards in alphabetical order (the order in which an Eclipse
# pile is built), then Culture cards.
TRIBE = ("brave", "crafter", "elder", "scout", "shaman")
STARTING = ("start_brave", "start_shaman", "tribesman", "tribeswoman")
CULTURE = (
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
FOLK = TRIBE + STARTING
CARDS = FOLK + CULTURE
FIRST_CULTURE = len(FOLK)

ANIMALS = (
    "ground_sloth",
    "glyptodon",
    "woolly_rhino",
    "sabertooth",
    "mastodon",
    "argentavis",
    "giant_beaver",
)
CHIEFS = (
    "tuskbreaker",
    "thunderclaw",
    "stonecarver",
    "firewolf",
    "handeye",
)
SIDES = ("a", "b")
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
STONES = (
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
COLUMNS = ("initiate", "develop", "migrate", "hunt")
INITIATE, DEVELOP, MIGRATE, HUNT = range(4)
# Where a figure may be placed: Rest first, so that columns of modules can be appended.
PLACES = ("rest", *COLUMNS)
REST = 0
FIGURES = ("chief", "tribe")
COLUMN_OPTIONS = (
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
TERRAIN_TYPES = (
    "plains",
    "forest",
    "mountains",
    "tundra",
    "wetland",
    "glacier",
)
TILES = (
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
SITE_TILES = (
    "site_tile_1",
    "site_tile_2",
    "site_tile_3",
    "site_tile_4",
)
SPACES = (
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
NOMAD_CARDS = (
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
ITEMS = (*FOLK, *HEXES, *SLOTS)
FIRST_HEX_ITEM, FIRST_SLOT_ITEM = len(FOLK), len(FOLK) + len(HEXES)

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
)
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
)

ARROWS = ("west", "east", "north", "south")
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
