"""The ids of all components in a fixed order; component numbers are indices into these tuples.

Where a module brings more of a kind, its ids are in a tuple of their own, named after the module.
Ids that begin with `own_` are spare: the shipped box has no such component, a pack of one's own may
add it (W22). They come last, so that every other component keeps its number.
"""

from typing import Final, Literal, TypeAlias

# Closed sets of words that views name, too.
FigureKind: TypeAlias = Literal["chief", "tribe"]
Arrow: TypeAlias = Literal["west", "east", "north", "south"]
CardSide: TypeAlias = Literal["a", "b"]

# Cards of a deck: Tribe and starting cards in alphabetical order (the order in which an Eclipse
# pile is built), then Culture cards.
TRIBE: Final[tuple[str, ...]] = ("brave", "crafter", "elder", "scout", "shaman")
STARTING: Final[tuple[str, ...]] = ("start_brave", "start_shaman", "tribesman", "tribeswoman")
ANCESTOR_TRIBE: Final[tuple[str, ...]] = (
    "healer",
    "knapper",
    "pathfinder",
    "storyteller",
    "trapper",
)
RIVER_TRIBE: Final[tuple[str, ...]] = ("warrior",)
BASE_CULTURE: Final[tuple[str, ...]] = (
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
ANCESTOR_CULTURE: Final[tuple[str, ...]] = (
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
CAVE_CULTURE: Final[tuple[str, ...]] = (
    "charcoal_sticks",
    "red_ochre",
    "torchbearers",
    "hand_stencils",
    "fat_lamps",
    "cave_rites",
    "scaffolding",
    "mineral_pigments",
)
OWN_CULTURE: Final = tuple(f"own_culture_{n}" for n in range(1, 13))
SACRIFICED: Final = 5  # Culture cards of each era in the Nomads' sacrifice pile
CULTURE_KINDS: Final[tuple[str, ...]] = ("plain", "prosperity", "strife")
PLAIN: Final = 0
PROSPERITY: Final = 1
STRIFE: Final = 2
CULTURE: Final = BASE_CULTURE + ANCESTOR_CULTURE + CAVE_CULTURE + OWN_CULTURE
FOLK: Final = tuple(sorted(TRIBE + STARTING + ANCESTOR_TRIBE + RIVER_TRIBE))
CARDS: Final = FOLK + CULTURE
FIRST_CULTURE: Final = len(FOLK)

BASE_ANIMALS: Final[tuple[str, ...]] = (
    "ground_sloth",
    "glyptodon",
    "woolly_rhino",
    "sabertooth",
    "mastodon",
    "argentavis",
    "giant_beaver",
)
ANCESTOR_ANIMALS: Final[tuple[str, ...]] = (
    "short_faced_bear",
    "stag_moose",
    "giant_bison",
    "cave_lion",
    "woolly_mammoth",
    "teratorn",
    "dire_wolf",
)
RIVER_ANIMALS: Final[tuple[str, ...]] = ("sea_cow",)
OWN_ANIMALS: Final = tuple(f"own_animal_{n}" for n in range(1, 13))
ANIMALS: Final = BASE_ANIMALS + ANCESTOR_ANIMALS + RIVER_ANIMALS + OWN_ANIMALS
SEA_COW: Final = ANIMALS.index("sea_cow")
BASE_CHIEFS: Final[tuple[str, ...]] = (
    "tuskbreaker",
    "thunderclaw",
    "stonecarver",
    "firewolf",
    "handeye",
)
ADVANCED_CHIEFS: Final = tuple(f"{chief}_adv" for chief in BASE_CHIEFS)
CHIEFS: Final = BASE_CHIEFS + ADVANCED_CHIEFS
SIDES: Final[tuple[CardSide, ...]] = ("a", "b")
SETUP_CARDS: Final[tuple[str, ...]] = (
    "setup_hearth",
    "setup_workshop",
    "setup_wanderers",
    "setup_cairn",
    "setup_kinfolk",
    "setup_trophy",
    "setup_funeral",
    "setup_vision",
)
BASE_STONES: Final[tuple[str, ...]] = (
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
RIVER_STONES: Final[tuple[str, ...]] = ("stone_of_waters",)
STONES: Final = BASE_STONES + RIVER_STONES
BASE_COLUMNS: Final[tuple[str, ...]] = ("initiate", "develop", "migrate", "hunt")
CAVE_COLUMNS: Final[tuple[str, ...]] = ("cave",)
COLUMNS: Final = BASE_COLUMNS + CAVE_COLUMNS
INITIATE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3
CAVE: Final = 4
ANY_COLUMN: Final = -1
# Where a figure may be placed: Rest first, so that columns of modules can be appended.
PLACES: Final = ("rest", *COLUMNS)
REST: Final = 0
FIGURES: Final[tuple[FigureKind, ...]] = ("chief", "tribe")
BASE_COLUMN_OPTIONS: Final[tuple[str, ...]] = (
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
CAVE_COLUMN_OPTIONS: Final[tuple[str, ...]] = ("paint_line", "paint_dot")
COLUMN_OPTIONS: Final = (*BASE_COLUMN_OPTIONS, *CAVE_COLUMN_OPTIONS, "move_mammoth")
OPTION_MOVE_MAMMOTH: Final = COLUMN_OPTIONS.index("move_mammoth")
TERRAIN_TYPES: Final[tuple[str, ...]] = (
    "plains",
    "forest",
    "mountains",
    "tundra",
    "wetland",
    "glacier",
)
BASE_TILES: Final[tuple[str, ...]] = (
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
RIVER_TILES: Final[tuple[str, ...]] = ("river_central", "river_bend_1", "river_bend_2")
HEXES_PER_RIVER_TILE: Final = 3
RIVER_TILE_HEXES: Final = tuple(
    f"{tile}_{side}{n}"
    for tile in RIVER_TILES
    for side in SIDES
    for n in range(1, HEXES_PER_RIVER_TILE + 1)
)
TILES: Final = BASE_TILES + RIVER_TILE_HEXES
FIRST_RIVER_TILE: Final = len(BASE_TILES)
HEXES: Final[tuple[str, ...]] = (
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
LOCATIONS: Final = (*HEXES, "start")
START: Final = len(HEXES)
JUNCTIONS: Final[tuple[str, ...]] = (
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
BASE_SITE_TILES: Final[tuple[str, ...]] = (
    "site_tile_1",
    "site_tile_2",
    "site_tile_3",
    "site_tile_4",
)
CAVE_SITE_TILES: Final[tuple[str, ...]] = ("site_tile_cave",)
SITE_TILES: Final = BASE_SITE_TILES + CAVE_SITE_TILES
CAVE_SITE_TILE: Final = 4
BASE_SPACES: Final[tuple[str, ...]] = (
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
CAVE_SPACES: Final = tuple(f"sitec_r{r}c{c}" for r in range(2) for c in range(4))
SPACES: Final = BASE_SPACES + CAVE_SPACES
BASE_NOMAD_CARDS: Final[tuple[str, ...]] = (
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
OWN_NOMAD_CARDS: Final = tuple(f"own_nomad_card_{n}" for n in range(1, 9))
NOMAD_CARDS: Final = BASE_NOMAD_CARDS + OWN_NOMAD_CARDS
NOMAD_ACTIONS: Final[tuple[str, ...]] = (
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
LAND_CARDS: Final[tuple[str, ...]] = (
    "land_1",
    "land_2",
    "land_3",
    "land_4",
    "land_5",
    "land_6",
)

TRACKS: Final[tuple[str, ...]] = ("glory", "offering")
GLORY: Final = 0
OFFERING: Final = 1
ZONES: Final[tuple[str, ...]] = ("hand", "discard")
HAND: Final = 0
DISCARD: Final = 1
SLOTS: Final = (
    *(f"village_{n}" for n in (1, 2, 3)),
    *(f"megalith_{n}" for n in (1, 2, 3, 4, 5)),
    *(f"stone_{n}" for n in (1, 2, 3)),
)
VILLAGE_SLOTS: Final = 3
MEGALITH_SLOTS: Final = 5
STONE_SLOTS: Final = 3
FIRST_MEGALITH_SLOT: Final = 3
FIRST_STONE_SLOT: Final = 8
# Things whose order a player chooses in the Eclipse.
ITEMS: Final = (*FOLK, *HEXES, *SLOTS, *ANCESTOR_ANIMALS)
FIRST_HEX_ITEM: Final = len(FOLK)
FIRST_SLOT_ITEM: Final = len(FOLK) + len(HEXES)
FIRST_ANIMAL_ITEM: Final = FIRST_SLOT_ITEM + len(SLOTS)

DISPLAY_COLUMNS: Final = 4
DISPLAY_ROWS: Final = 2
DISPLAY: Final = tuple(f"r{r}c{c}" for r in range(DISPLAY_ROWS) for c in range(DISPLAY_COLUMNS))
GROUND_COLUMNS: Final = 2
GROUND_ROWS: Final = 3
GROUND: Final = tuple(f"r{r}c{c}" for r in range(GROUND_ROWS) for c in range(GROUND_COLUMNS))

# Positions of the Megalith site: level, row and column of the largest pattern.
SITE_LEVELS: Final = 4
SITE_ROWS: Final = 8
SITE_COLUMNS: Final = 10
SITE_SIZE: Final = SITE_LEVELS * SITE_ROWS * SITE_COLUMNS


def site_position(level: int, row: int, column: int) -> int:
    """The number of a position; levels count from 1."""
    return ((level - 1) * SITE_ROWS + row) * SITE_COLUMNS + column


def site_place(position: int) -> tuple[int, int, int]:
    """Level (from 1), row and column of a position."""
    rest, column = divmod(position, SITE_COLUMNS)
    level, row = divmod(rest, SITE_ROWS)
    return level + 1, row, column


# Primitives of the effect vocabulary. Modules append theirs.
OPS: Final[tuple[str, ...]] = (
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
GOODS: Final = OPS[:2]  # what a player board holds
FOOD: Final = 0
TOOL: Final = 1
POINT: Final = 2
IDOL: Final = 3
LABOR: Final = 4
COLUMN_LABOR: Final = 5
DRAW: Final = 6
BURY: Final = 7
TRIBE_TO_HAND: Final = 8
TRIBE_TO_DISCARD: Final = 9
CULTURE_CARD: Final = 10
PLACE_CAMP: Final = 11
MOVE_CAMP: Final = 12
VILLAGE: Final = 13
MEGALITH: Final = 14
ANIMAL: Final = 15
RANDOM_ANIMAL: Final = 16
REVEAL_ANIMAL: Final = 17
TIP: Final = 18
SACRED_STONE: Final = 19
EXCHANGE: Final = 20
CHOOSE: Final = 21
PER: Final = 22
ECLIPSE_LABOR: Final = 23
COPY_ECLIPSE: Final = 24
MOVE_RAFT: Final = 25
WAR_INFLUENCE: Final = 26
TORCH: Final = 27
PAINT_LINE: Final = 28
PAINT_DOT: Final = 29
MOVE_MAMMOTH: Final = 30

COUNTERS: Final[tuple[str, ...]] = (
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

ARROWS: Final[tuple[Arrow, ...]] = ("west", "east", "north", "south")
WEST: Final = 0
EAST: Final = 1
NORTH: Final = 2
SOUTH: Final = 3
N_ANIMAL: Final = 0
N_RANDOM_ANIMAL: Final = 1
N_BURY: Final = 2
N_CULTURE: Final = 3
N_ECLIPSE: Final = 4
N_GLACIER: Final = 5
N_IDOL: Final = 6
N_FOOD: Final = 7
N_TOOL: Final = 8
N_REVEAL: Final = 9
N_MEGALITH: Final = 10
N_STONE: Final = 11
N_SETTLE: Final = 12

BASE: Final = 0  # the base hex
BASE_TILE: Final = 0
GLACIER: Final = TERRAIN_TYPES.index("glacier")

# Expansions and modules.
REST_TILES: Final[tuple[str, ...]] = (
    "rest_warm_fire",
    "rest_mending",
    "rest_dreaming",
    "rest_storytelling",
    "rest_lookout",
    "rest_shared_meal",
    "rest_mourning",
    "rest_stargazing",
)
ICE_FINDS: Final[tuple[str, ...]] = (
    "ice_frozen_carcass",
    "ice_flint_cache",
    "ice_carved_tusk",
    "ice_idol",
    "ice_burial",
    "ice_old_trail",
    "ice_painted_bones",
    "ice_cairn",
)
DOGS: Final[tuple[str, ...]] = (
    "dog_hound",
    "dog_retriever",
    "dog_hauler",
    "dog_pathfinder",
    "dog_watch",
    "dog_companion",
    "dog_stone",
    "dog_spirit",
)
RITUALS: Final[tuple[str, ...]] = (
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
LANDMARKS: Final[tuple[str, ...]] = (
    "landmark_great_tree",
    "landmark_geyser",
    "landmark_stone_arch",
    "landmark_bone_field",
    "landmark_hot_spring",
)
FISH: Final[tuple[str, ...]] = (
    "fish_salmon",
    "fish_trout",
    "fish_pike",
    "fish_sturgeon",
    "fish_eel",
    "fish_whitefish",
)
BORDER_PLACES: Final[tuple[str, ...]] = (
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
RIVER_SPACES: Final = 5  # river hexes; space 0 is the Headwaters, the last the Delta
DELTA: Final = RIVER_SPACES + 1
CHAMBERS: Final[tuple[str, ...]] = (
    "ch_entrance",
    "ch_gallery",
    "ch_hall",
    "ch_sanctum",
)
PAINTINGS: Final[tuple[str, ...]] = (
    "hand",
    "fish",
    "deer",
    "bison",
    "hunters",
    "bear",
    "mammoth_painting",
)
LINES: Final[tuple[str, ...]] = (
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
NODES: Final[tuple[str, ...]] = (
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
DOTS: Final[tuple[str, ...]] = (
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
