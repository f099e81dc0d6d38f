"""Everything the game may say. The sentences stand in text/."""

from dolmen.core.message import Messages, Template

# Log: setup and phases
TURN_ORDER = Template("turn_order", order="seats")
CHOSE_CHIEF = Template("chose_chief", seat="seat", chief="chief")
CHIEF = Template("chief", seat="seat", chief="chief", side="side")
FIRST_HAND = Template("first_hand", seat="seat", cards="cards", setups="setups")
SETUP_CARD = Template("setup_card", seat="seat", setup="setup")
ROUND = Template("round", round="n", era="era")
NEW_ERA = Template("new_era", era="era")
REFILLED = Template("refilled", display="cards", ground="animals")
ECLIPSE = Template("eclipse", round="n")
FINAL = Template(
    "final",
    seat="seat",
    track="n",
    offering="n",
    glory="n",
    cultures="n",
    animals="n",
    modules="n",
    total="n",
)
FINAL_MODULES = Template("final_modules", **dict(FINAL.fields))
WINNERS = Template("winners", seats="seats")
# A turn
TURN = Template("turn", seat="seat")
PLAYED_CULTURE = Template("played_culture", seat="seat", card="card")
DISCARDED = Template("discarded", seat="seat", card="card")
RESTED = Template("rested", seat="seat", figure="figure")
PLACED_FIRST = Template("placed_first", seat="seat", figure="figure", column="column")
PLACED_FIGURE = Template("placed_figure", seat="seat", figure="figure", column="column")
USED_CHIEF = Template("used_chief", seat="seat")
PLAYED_TRIBE = Template("played_tribe", seat="seat", card="card", labor="n", total="n")
USED_OPTION = Template("used_option", seat="seat", option="option")
FIRST_FIGURE = Template("first_figure", seat="seat", column="column")
LABOR = Template("labor", seat="seat", labor="n", total="n")
# Incomes
GAINED = Template("gained", seat="seat", n="n", op="op")
SCORED = Template("scored", seat="seat", points="n")
PAID = Template("paid", seat="seat", cost="cost")
LESSER = Template("lesser", seat="seat", op="op", less="op")
DECLINED = Template("declined", seat="seat", op="op")
ADVANCED = Template("advanced", seat="seat", track="track", position="n")
DREW = Template("drew", seat="seat", card="card")
DREW_HIDDEN = Template("drew_hidden", seat="seat")
RESHUFFLED = Template("reshuffled", seat="seat")
BURIED = Template("buried", seat="seat", card="card", zone="zone")
RECRUITED = Template("recruited", seat="seat", card="card", zone="zone")
TOOK_CULTURE = Template("took_culture", seat="seat", card="card", cell="display")
TOOK_ANIMAL = Template("took_animal", seat="seat", animal="animal", cell="ground")
DREW_ANIMAL = Template("drew_animal", seat="seat", animal="animal")
REVEALED_ANIMAL = Template("revealed_animal", animal="animal", cell="ground")
TIPPED = Template("tipped", seat="seat", animal="animal")
BUILT_STONE = Template("built_stone", seat="seat", stone="stone")
BUILT_MEGALITH = Template("built_megalith", seat="seat", place="place_on_site")
PLACED_CAMP = Template("placed_camp", seat="seat", hex="hex")
MOVED_CAMP = Template("moved_camp", seat="seat", source="hex", hex="hex")
BUILT_VILLAGE = Template("built_village", seat="seat", junction="junction")
# Eclipse
ADDED_TO_PILE = Template("added_to_pile", seat="seat", card="card")
SEALED = Template("sealed", seat="seat", n="n")
PILE = Template("pile", seat="seat", cards="cards", labor="n")
NEW_ORDER = Template("new_order", order="seats")
ECLIPSE_OF = Template("eclipse_of", seat="seat")
ECLIPSE_CARD = Template("eclipse_card", seat="seat", card="card")
TERRAIN = Template("terrain", seat="seat", hex="hex", tile="tile")
SLOT = Template("slot", seat="seat", slot="slot")
STONE_SCORES = Template("stone_scores", seat="seat", stone="stone")
# The Nomads: what they do and why
NOMAD_EXTRA = Template("nomad_extra", card="nomad_card")
NOMAD_TURN = Template("nomad_turn", card="nomad_card", column="column", big="arrow", small="arrow")
NOMAD_COLUMN_MARKED = Template("nomad_column_marked", column="column", empty="columns")
NOMAD_COLUMN_ALL_TAKEN = Template("nomad_column_all_taken", column="column")
NOMAD_COLUMN_ARROW = Template(
    "nomad_column_arrow", marked="column", big="arrow", column="column", empty="columns"
)
NOMAD_FIRST = Template("nomad_first", column="column")
NOMAD_LARGE = Template("nomad_large", column="column")
NOMAD_ACTION = Template(
    "nomad_action", number="n", of="n", action="action", card="nomad_card", row="nomad_row"
)
NOMAD_INSTEAD = Template("nomad_instead", op="op", why="why", instead="op")
NOMAD_ANIMAL_OWNED = Template(
    "nomad_animal_owned", candidates="ground_cells", big="arrow", small="arrow", cell="ground"
)
NOMAD_ANIMAL_NEW = Template(
    "nomad_animal_new", candidates="ground_cells", big="arrow", small="arrow", cell="ground"
)
NOMAD_ANIMAL_MANY = Template(
    "nomad_animal_many", candidates="ground_cells", big="arrow", small="arrow", cell="ground"
)
NOMAD_CULTURE = Template(
    "nomad_culture",
    candidates="display_cells",
    big="arrow",
    small="arrow",
    cell="display",
    card="card",
)
NOMAD_RAISES = Template(
    "nomad_raises",
    candidates="places_on_site",
    big="arrow",
    small="arrow",
    place="place_on_site",
)
NOMAD_BUILDS = Template(
    "nomad_builds",
    candidates="places_on_site",
    big="arrow",
    small="arrow",
    place="place_on_site",
)
NOMAD_STONE = Template("nomad_stone", candidates="stones", big="arrow", stone="stone")
NOMAD_BURIED = Template("nomad_buried", card="card", left="n")
NOMAD_BURIED_UNSEEN = Template("nomad_buried_unseen", era="era", left="n")
NOMAD_ECLIPSE = Template("nomad_eclipse", n="n")
NOMAD_GLACIERS = Template("nomad_glaciers", hexes="hexes", points="n")
NOMAD_NO_REVEAL = Template("nomad_no_reveal")
NOMAD_SETTLES_INSTEAD = Template("nomad_settles_instead", op="op")
NOMAD_NO_VILLAGE = Template("nomad_no_village")
NOMAD_JUNCTION = Template(
    "nomad_junction", candidates="junctions", big="arrow", small="arrow", junction="junction"
)
NOMAD_VILLAGE = Template("nomad_village", junction="junction")
NOMAD_TILE = Template("nomad_tile", junction="junction", influence="n")
NOMAD_CAMPS = Template("nomad_camps", land="land", hexes="hexes")
LAND_RESHUFFLED = Template("land_reshuffled")
NOMAD_PILE = Template("nomad_pile", cards="nomad_cards", newest="nomad_card", labor="n")
# Expansions and modules
ECLIPSE_LABOR = Template("eclipse_labor", seat="seat", n="n")
REST_TILE = Template("rest_tile", seat="seat", tile="rest_tile")
ICE_FIND = Template("ice_find", hex="hex", token="ice_find")
MOVED_MAMMOTH = Template("moved_mammoth", seat="seat", junction="junction")
NOMAD_MAMMOTH = Template("nomad_mammoth", junction="junction")
NOMAD_MAMMOTH_STAYS = Template("nomad_mammoth_stays", junction="junction")
DEALT_DOGS = Template("dealt_dogs", seat="seat", dogs="dogs")
DOG = Template("dog", seat="seat", dog="dog")
USED_DOG = Template("used_dog", seat="seat", dog="dog", trust="n")
TOOK_RITUAL = Template("took_ritual", seat="seat", ritual="ritual")
NOMAD_RITUAL = Template("nomad_ritual", big="arrow", ritual="ritual")
LIT_TORCH = Template("lit_torch", seat="seat", n="n")
DREW_LINE = Template("drew_line", seat="seat", line="line")
PAINTING_COMPLETE = Template("painting_complete", seat="seat", painting="painting")
FILLED_DOT = Template("filled_dot", seat="seat", dot="dot")
PAINTING_COLOURED = Template("painting_coloured", seat="seat", painting="painting")
USED_ABILITY = Template("used_ability", seat="seat", card="card")
COPIED = Template("copied", seat="seat", card="card")
ANIMAL_ROW = Template("animal_row", seat="seat", animal="animal", n="n")
FOLLOWED = Template("followed", seat="seat", card="card")
PAID_STRIFE = Template("paid_strife", seat="seat", points="n", card="card")
MOVED_RAFT = Template("moved_raft", seat="seat", space="river_space")
CAUGHT = Template("caught", seat="seat", fish="fish")
WAR = Template("war", seat="seat", n="n", hex="hex")
NEAREST_RAFT = Template("nearest_raft", seat="seat")
START_TILE = Template("start_tile", seat="seat", place="border_place")

# Questions
CHOOSE_CHIEF = Template("choose_chief")
CHOOSE_SIDE = Template("choose_side", chief="chief")
CHOOSE_SETUP = Template("choose_setup")
PLAY_CULTURE = Template("play_culture")
PLAY_MORE_CULTURE = Template("play_more_culture")
PICK_DISCARD = Template("pick_discard")
PLACE_FIGURE = Template("place_figure")
USE_CHIEF = Template("use_chief", effect="effect")
STEP_A = Template("step_a", column="column", labor="n")
STEP_B = Template("step_b", column="column", labor="n")
TAKE_FIRST_FIGURE = Template("take_first_figure", effect="effect")
TAKE_TOOL = Template("take_tool")
TAKE_DRAW = Template("take_draw")
TAKE_RANDOM_ANIMAL = Template("take_random_animal")
TAKE_REVEAL = Template("take_reveal")
PICK_BURY = Template("pick_bury")
PICK_TRIBE_HAND = Template("pick_tribe_hand")
PICK_TRIBE_DISCARD = Template("pick_tribe_discard")
PICK_CULTURE = Template("pick_culture")
PICK_ANIMAL = Template("pick_animal")
PICK_TIP = Template("pick_tip")
PICK_TRACK = Template("pick_track")
PICK_STONE = Template("pick_stone")
PICK_SITE = Template("pick_site")
PICK_HEX = Template("pick_hex")
PICK_CAMP = Template("pick_camp")
PICK_STEP = Template("pick_step", hex="hex")
PICK_JUNCTION = Template("pick_junction")
EXCHANGE = Template("exchange", effect="effect")
CHOOSE_ONE = Template("choose_one", effect="effect")
SEAL_PILE = Template("seal_pile")
ORDER = Template("order")
# of expansions and modules
CHOOSE_REST_TILE = Template("choose_rest_tile")
PICK_MAMMOTH = Template("pick_mammoth")
KEEP_DOG = Template("keep_dog")
USE_DOG = Template("use_dog", dog="dog", effect="effect")
TAKE_RITUAL = Template("take_ritual")
PICK_LINE = Template("pick_line")
PICK_DOT = Template("pick_dot")
LAST_ABILITIES = Template("last_abilities", labor="n")
PICK_COPY = Template("pick_copy")
REACT_FOLLOW = Template("react_follow", card="card", effect="effect")
REACT_STRIFE = Template("react_strife", card="card", points="n", effect="effect")
TAKE_RAFT = Template("take_raft")
PICK_WAR = Template("pick_war")
PUT_START_TILE = Template("put_start_tile")

# Refusals
NOT_DEALT = Template("not_dealt")
NOT_IN_HAND = Template("not_in_hand", card="card")
NOTHING_TO_DISCARD = Template("nothing_to_discard")
NO_SUCH_COLUMN = Template("no_such_column")
FIGURE_USED = Template("figure_used", figure="figure")
OTHER_OPTION = Template("other_option", option="option", column="column")
NOTHING_TO_BUY = Template("nothing_to_buy", option="option")
LACKS_FOOD = Template("lacks_food", need="n", have="n")
LACKS_TOOLS = Template("lacks_tools", need="n", have="n")
LACKS_LABOR = Template("lacks_labor", need="n", have="n")
NOT_DECLINED = Template("not_declined", op="op")
NO_LESSER = Template("no_lesser", op="op")
TOOLS_FULL = Template("tools_full", n="n")
NO_SUCH_OPTION = Template("no_such_option", n="n")
NOTHING_TO_DRAW = Template("nothing_to_draw")
NOT_THERE = Template("not_there", card="card", zone="zone")
STACK_EMPTY = Template("stack_empty", card="card")
CELL_EMPTY = Template("cell_empty")
DECK_EMPTY = Template("deck_empty")
NOTHING_TO_REVEAL = Template("nothing_to_reveal")
NONE_UPRIGHT = Template("none_upright", animal="animal")
TRACK_FULL = Template("track_full", track="track")
STONE_GONE = Template("stone_gone", stone="stone")
STONE_LATER = Template("stone_later", stone="stone")
STONES_FULL = Template("stones_full", n="n")
NO_STONE = Template("no_stone")
MEGALITHS_GONE = Template("megaliths_gone")
SITE_TAKEN = Template("site_taken")
NO_SUCH_SPACE = Template("no_such_space")
NO_SUPPORT = Template("no_support", n="n")
NO_CAMP_LEFT = Template("no_camp_left")
NO_CAMP_HERE = Template("no_camp_here", hex="hex")
NOT_BASE_OR_VILLAGE = Template("not_base_or_village", hex="hex")
NOT_ADJACENT = Template("not_adjacent", source="hex", hex="hex")
AT_BASE = Template("at_base")
JUNCTION_TAKEN = Template("junction_taken", junction="junction")
VILLAGES_GONE = Template("villages_gone", n="n")
NO_VILLAGE_SITE = Template("no_village_site")
PILE_ORDER = Template("pile_order", card="card")
NOT_DUE = Template("not_due", item="item")
# of expansions and modules
REST_TILE_OUT = Template("rest_tile_out", tile="rest_tile")
REST_TILE_TAKEN = Template("rest_tile_taken", tile="rest_tile")
MAMMOTH_THERE = Template("mammoth_there")
TOO_FEW_MOVES = Template("too_few_moves", need="n", have="n")
RITUAL_NEEDS = Template("ritual_needs", need="need", have="n")
RITUAL_GONE = Template("ritual_gone", ritual="ritual")
LINE_DRAWN = Template("line_drawn")
CHAMBER_DARK = Template("chamber_dark", need="n", have="n")
LINE_APART = Template("line_apart")
DOT_FILLED = Template("dot_filled")
DOT_APART = Template("dot_apart")
NO_ABILITY = Template("no_ability", card="card")
NOT_COPYABLE = Template("not_copyable", card="card")
RAFT_AT_DELTA = Template("raft_at_delta")
NO_INFLUENCE = Template("no_influence", hex="hex")
BORDER_TAKEN = Template("border_taken")

MESSAGES = Messages(
    events=(
        TURN_ORDER,
        CHOSE_CHIEF,
        CHIEF,
        FIRST_HAND,
        SETUP_CARD,
        ROUND,
        NEW_ERA,
        REFILLED,
        ECLIPSE,
        FINAL,
        FINAL_MODULES,
        WINNERS,
        TURN,
        PLAYED_CULTURE,
        DISCARDED,
        RESTED,
        PLACED_FIRST,
        PLACED_FIGURE,
        USED_CHIEF,
        PLAYED_TRIBE,
        USED_OPTION,
        FIRST_FIGURE,
        LABOR,
        GAINED,
        SCORED,
        PAID,
        LESSER,
        DECLINED,
        ADVANCED,
        DREW,
        DREW_HIDDEN,
        RESHUFFLED,
        BURIED,
        RECRUITED,
        TOOK_CULTURE,
        TOOK_ANIMAL,
        DREW_ANIMAL,
        REVEALED_ANIMAL,
        TIPPED,
        BUILT_STONE,
        BUILT_MEGALITH,
        PLACED_CAMP,
        MOVED_CAMP,
        BUILT_VILLAGE,
        ADDED_TO_PILE,
        SEALED,
        PILE,
        NEW_ORDER,
        ECLIPSE_OF,
        ECLIPSE_CARD,
        TERRAIN,
        SLOT,
        STONE_SCORES,
        NOMAD_EXTRA,
        NOMAD_TURN,
        NOMAD_COLUMN_MARKED,
        NOMAD_COLUMN_ALL_TAKEN,
        NOMAD_COLUMN_ARROW,
        NOMAD_FIRST,
        NOMAD_LARGE,
        NOMAD_ACTION,
        NOMAD_INSTEAD,
        NOMAD_ANIMAL_OWNED,
        NOMAD_ANIMAL_NEW,
        NOMAD_ANIMAL_MANY,
        NOMAD_CULTURE,
        NOMAD_RAISES,
        NOMAD_BUILDS,
        NOMAD_STONE,
        NOMAD_BURIED,
        NOMAD_BURIED_UNSEEN,
        NOMAD_ECLIPSE,
        NOMAD_GLACIERS,
        NOMAD_NO_REVEAL,
        NOMAD_SETTLES_INSTEAD,
        NOMAD_NO_VILLAGE,
        NOMAD_JUNCTION,
        NOMAD_VILLAGE,
        NOMAD_TILE,
        NOMAD_CAMPS,
        LAND_RESHUFFLED,
        NOMAD_PILE,
        ECLIPSE_LABOR,
        REST_TILE,
        ICE_FIND,
        MOVED_MAMMOTH,
        NOMAD_MAMMOTH,
        NOMAD_MAMMOTH_STAYS,
        DEALT_DOGS,
        DOG,
        USED_DOG,
        TOOK_RITUAL,
        NOMAD_RITUAL,
        LIT_TORCH,
        DREW_LINE,
        PAINTING_COMPLETE,
        FILLED_DOT,
        PAINTING_COLOURED,
        USED_ABILITY,
        COPIED,
        ANIMAL_ROW,
        FOLLOWED,
        PAID_STRIFE,
        MOVED_RAFT,
        CAUGHT,
        WAR,
        NEAREST_RAFT,
        START_TILE,
    ),
    prompts=(
        CHOOSE_CHIEF,
        CHOOSE_SIDE,
        CHOOSE_SETUP,
        PLAY_CULTURE,
        PLAY_MORE_CULTURE,
        PICK_DISCARD,
        PLACE_FIGURE,
        USE_CHIEF,
        STEP_A,
        STEP_B,
        TAKE_FIRST_FIGURE,
        TAKE_TOOL,
        TAKE_DRAW,
        TAKE_RANDOM_ANIMAL,
        TAKE_REVEAL,
        PICK_BURY,
        PICK_TRIBE_HAND,
        PICK_TRIBE_DISCARD,
        PICK_CULTURE,
        PICK_ANIMAL,
        PICK_TIP,
        PICK_TRACK,
        PICK_STONE,
        PICK_SITE,
        PICK_HEX,
        PICK_CAMP,
        PICK_STEP,
        PICK_JUNCTION,
        EXCHANGE,
        CHOOSE_ONE,
        SEAL_PILE,
        ORDER,
        CHOOSE_REST_TILE,
        PICK_MAMMOTH,
        KEEP_DOG,
        USE_DOG,
        TAKE_RITUAL,
        PICK_LINE,
        PICK_DOT,
        LAST_ABILITIES,
        PICK_COPY,
        REACT_FOLLOW,
        REACT_STRIFE,
        TAKE_RAFT,
        PICK_WAR,
        PUT_START_TILE,
    ),
    refusals=(
        NOT_DEALT,
        NOT_IN_HAND,
        NOTHING_TO_DISCARD,
        NO_SUCH_COLUMN,
        FIGURE_USED,
        OTHER_OPTION,
        NOTHING_TO_BUY,
        LACKS_FOOD,
        LACKS_TOOLS,
        LACKS_LABOR,
        NOT_DECLINED,
        NO_LESSER,
        TOOLS_FULL,
        NO_SUCH_OPTION,
        NOTHING_TO_DRAW,
        NOT_THERE,
        STACK_EMPTY,
        CELL_EMPTY,
        DECK_EMPTY,
        NOTHING_TO_REVEAL,
        NONE_UPRIGHT,
        TRACK_FULL,
        STONE_GONE,
        STONE_LATER,
        STONES_FULL,
        NO_STONE,
        MEGALITHS_GONE,
        SITE_TAKEN,
        NO_SUCH_SPACE,
        NO_SUPPORT,
        NO_CAMP_LEFT,
        NO_CAMP_HERE,
        NOT_BASE_OR_VILLAGE,
        NOT_ADJACENT,
        AT_BASE,
        JUNCTION_TAKEN,
        VILLAGES_GONE,
        NO_VILLAGE_SITE,
        PILE_ORDER,
        NOT_DUE,
        REST_TILE_OUT,
        REST_TILE_TAKEN,
        MAMMOTH_THERE,
        TOO_FEW_MOVES,
        RITUAL_NEEDS,
        RITUAL_GONE,
        LINE_DRAWN,
        CHAMBER_DARK,
        LINE_APART,
        DOT_FILLED,
        DOT_APART,
        NO_ABILITY,
        NOT_COPYABLE,
        RAFT_AT_DELTA,
        NO_INFLUENCE,
        BORDER_TAKEN,
    ),
)
