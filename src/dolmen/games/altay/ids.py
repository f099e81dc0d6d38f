"""The ids of all components, in the order that numbers them. A content pack cannot change them."""

from typing import Final

RESOURCES: Final[tuple[str, ...]] = ("food", "wood", "metal", "stone", "culture")
FOOD: Final = 0
WOOD: Final = 1
METAL: Final = 2
STONE: Final = 3
CULTURE: Final = 4

TERRAINS: Final[tuple[str, ...]] = ("farmland", "forest", "hill", "mountain")
MOUNTAIN: Final = 3

TERRITORIES: Final[tuple[str, ...]] = (
    "farmland_nw",
    "farmland_n",
    "farmland_ne",
    "farmland_sw",
    "farmland_s",
    "farmland_se",
    "forest_nw",
    "forest_n",
    "forest_ne",
    "forest_sw",
    "forest_e",
    "forest_se",
    "hill_w",
    "hill_n",
    "hill_ne",
    "hill_c",
    "hill_s",
    "hill_se",
    "mountain_w",
    "mountain_c",
    "mountain_n",
    "mountain_e",
    "mountain_s",
    "island_w",
    "island_e",
)
SEAS: Final[tuple[str, ...]] = ("sea_w", "sea_e")

FOLKS: Final[tuple[str, ...]] = ("earthfolk", "elvenfolk", "firefolk", "smallfolk")

FOLK_TITLES: Final[tuple[str, ...]] = (
    "colonist",
    "digger",
    "hunter",
    "loremaster",
    "shaman",
    "craftsman_wood",
    "craftsman_stone",
    "spellweaver",
    "village",
    "warrior",
)
MARKET_TITLES: Final[tuple[str, ...]] = (
    "farmer",
    "lumberjack",
    "miner",
    "stonecutter",
    "scholar",
    "merchant",
    "cavalry",
    "town",
    "worker",
    "chariot",
    "city",
)
SEAFARER_TITLE: Final = "seafarer"
TITLES: Final = (*FOLK_TITLES, *MARKET_TITLES, SEAFARER_TITLE)
FIRST_MARKET_TITLE: Final = len(FOLK_TITLES)
SEAFARER: Final = TITLES.index(SEAFARER_TITLE)

# A card is its title and its printed victory points: title * 4 + vp. Copies that agree in both
# cannot be told apart.
MAX_VP: Final = 3
CARDS: Final = tuple(
    title if vp == 0 else f"{title}+{vp}" for title in TITLES for vp in range(MAX_VP + 1)
)

# What the options of a card may be called; attack and defence belong to combat.
EFFECTS: Final[tuple[str, ...]] = (
    "produce",
    "use_terrain",
    "fill_village",
    "wood",
    "metal",
    "stone",
    "store",
    "consume",
    "fill",
    "draw",
    "sail",
)
COMBAT_EFFECTS: Final[tuple[str, ...]] = ("attack", "defence")

GOALS: Final[tuple[str, ...]] = (
    "engineering",
    "masonry",
    "mathematics",
    "strategy",
    "writing",
    "commerce",
    "government",
    "leadership",
    "philosophy",
    "religion",
    "academy",
    "amphitheatre",
    "aqueducts",
    "ark",
    "colossus",
    "great_wall",
    "highways",
    "mausoleum",
    "siege_engines",
    "triumphal_arch",
)

MARKERS: Final[tuple[str, ...]] = (
    "conquest_1",
    "conquest_2_food",
    "conquest_2_wood",
    "conquest_2_metal",
    "conquest_2_stone",
    "conquest_3_wood",
    "conquest_3_metal",
    "conquest_3_stone",
)

# The options and their values, the default first.
OPTIONS: Final = {
    "trading": ("off", "on"),
    "map_size": ("reduced", "full"),
    "start_territories": ("free_choice", "recommended"),
    "vp_layout": ("middle_row", "central"),
    "technology_reserves_settlement": ("true", "false"),
    "seafarer": ("off", "on"),
}
MODULES: Final[tuple[str, ...]] = (
    "trading",
    "seafarer",
)  # the options that put something into the game
PLAYERS_OF_OPTION: Final = {"map_size": (2, 3)}  # A6: four play on the whole map anyway

CATEGORIES: Final[tuple[str, ...]] = (
    "goals",
    "action_cards",
    "territories",
    "captured_settlements",
    "conquest_markers",
)

NOBODY: Final = -1
NOTHING: Final = -1
