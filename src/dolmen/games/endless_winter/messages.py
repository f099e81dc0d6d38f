"""Everything the game may say. The sentences stand in text/."""

from dolmen.core.message import Messages, Template

MESSAGES = Messages()
event, prompt, refusal = MESSAGES.event, MESSAGES.prompt, MESSAGES.refusal
part = MESSAGES.part

# Log: setup and phases
TURN_ORDER = event("turn_order", order="seats")
CHOSE_CHIEF = event("chose_chief", seat="seat", chief="chief")
CHIEF = event("chief", seat="seat", chief="chief", side="side")
FIRST_HAND = event("first_hand", seat="seat", cards="cards", setups="setups")
SETUP_CARD = event("setup_card", seat="seat", setup="setup")
ROUND = event("round", round="n", era="era")
NEW_ERA = event("new_era", era="era")
REFILLED = event("refilled", display="cards", ground="animals")
ECLIPSE = event("eclipse", round="n")
FINAL = event(
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
FINAL_MODULES = event("final_modules", **dict(FINAL.fields))
WINNERS = event("winners", seats="seats")
# A turn
TURN = event("turn", seat="seat")
PLAYED_CULTURE = event("played_culture", seat="seat", card="card")
DISCARDED = event("discarded", seat="seat", card="card")
RESTED = event("rested", seat="seat", figure="figure")
PLACED_FIRST = event("placed_first", seat="seat", figure="figure", column="column")
PLACED_FIGURE = event("placed_figure", seat="seat", figure="figure", column="column")
USED_CHIEF = event("used_chief", seat="seat")
PLAYED_TRIBE = event("played_tribe", seat="seat", card="card", labor="n", total="n")
USED_OPTION = event("used_option", seat="seat", option="option")
FIRST_FIGURE = event("first_figure", seat="seat", column="column")
LABOR = event("labor", seat="seat", labor="n", total="n")
# Incomes
GAINED = event("gained", seat="seat", n="n", op="good")
SCORED = event("scored", seat="seat", points="n")
PAID = event("paid", seat="seat", cost="cost")
LESSER = event("lesser", seat="seat", op="op", less="op")
DECLINED = event("declined", seat="seat", op="op")
ADVANCED = event("advanced", seat="seat", track="track", position="n")
DREW = event("drew", seat="seat", card="card")
DREW_HIDDEN = event("drew_hidden", seat="seat")
RESHUFFLED = event("reshuffled", seat="seat")
BURIED = event("buried", seat="seat", card="card", zone="zone")
RECRUITED = event("recruited", seat="seat", card="card", zone="zone")
TOOK_CULTURE = event("took_culture", seat="seat", card="card", cell="display")
TOOK_ANIMAL = event("took_animal", seat="seat", animal="animal", cell="ground")
DREW_ANIMAL = event("drew_animal", seat="seat", animal="animal")
REVEALED_ANIMAL = event("revealed_animal", animal="animal", cell="ground")
TIPPED = event("tipped", seat="seat", animal="animal")
BUILT_STONE = event("built_stone", seat="seat", stone="stone")
BUILT_MEGALITH = event("built_megalith", seat="seat", place="place_on_site")
PLACED_CAMP = event("placed_camp", seat="seat", hex="hex")
MOVED_CAMP = event("moved_camp", seat="seat", source="hex", hex="hex")
BUILT_VILLAGE = event("built_village", seat="seat", junction="junction")
# Eclipse
ADDED_TO_PILE = event("added_to_pile", seat="seat", card="card")
SEALED = event("sealed", seat="seat", n="n")
SEALED_HIDDEN = event("sealed_hidden", seat="seat")
PILE = event("pile", seat="seat", cards="cards", labor="n")
NEW_ORDER = event("new_order", order="seats")
ECLIPSE_OF = event("eclipse_of", seat="seat")
ECLIPSE_CARD = event("eclipse_card", seat="seat", card="card")
TERRAIN = event("terrain", seat="seat", hex="hex", tile="tile")
SLOT = event("slot", seat="seat", slot="slot")
STONE_SCORES = event("stone_scores", seat="seat", stone="stone")
# The Nomads: what they do and why
NOMAD_EXTRA = event("nomad_extra", card="nomad_card")
NOMAD_TURN = event("nomad_turn", card="nomad_card", column="column", big="arrow", small="arrow")
NOMAD_COLUMN_MARKED = event("nomad_column_marked", column="column", empty="columns")
NOMAD_COLUMN_ALL_TAKEN = event("nomad_column_all_taken", column="column")
NOMAD_COLUMN_ARROW = event(
    "nomad_column_arrow", marked="column", big="arrow", column="column", empty="columns"
)
NOMAD_FIRST = event("nomad_first", column="column")
NOMAD_LARGE = event("nomad_large", column="column")
NOMAD_ACTION = event(
    "nomad_action", number="n", of="n", action="action", card="nomad_card", row="nomad_row"
)
NOMAD_INSTEAD = event("nomad_instead", op="op", why="why", instead="op")
NOMAD_ANIMAL_OWNED = event(
    "nomad_animal_owned", candidates="ground_cells", big="arrow", small="arrow", cell="ground"
)
NOMAD_ANIMAL_NEW = event(
    "nomad_animal_new", candidates="ground_cells", big="arrow", small="arrow", cell="ground"
)
NOMAD_ANIMAL_MANY = event(
    "nomad_animal_many", candidates="ground_cells", big="arrow", small="arrow", cell="ground"
)
NOMAD_CULTURE = event(
    "nomad_culture",
    candidates="display_cells",
    big="arrow",
    small="arrow",
    cell="display",
    card="card",
)
NOMAD_RAISES = event(
    "nomad_raises",
    candidates="places_on_site",
    big="arrow",
    small="arrow",
    place="place_on_site",
)
NOMAD_BUILDS = event(
    "nomad_builds",
    candidates="places_on_site",
    big="arrow",
    small="arrow",
    place="place_on_site",
)
NOMAD_STONE = event("nomad_stone", candidates="stones", big="arrow", stone="stone")
NOMAD_BURIED = event("nomad_buried", card="card", left="n")
NOMAD_BURIED_UNSEEN = event("nomad_buried_unseen", era="era", left="n")
NOMAD_ECLIPSE = event("nomad_eclipse", n="n")
NOMAD_GLACIERS = event("nomad_glaciers", hexes="hexes", points="n")
NOMAD_NO_REVEAL = event("nomad_no_reveal")
NOMAD_SETTLES_INSTEAD = event("nomad_settles_instead", op="op")
NOMAD_NO_VILLAGE = event("nomad_no_village")
NOMAD_JUNCTION = event(
    "nomad_junction", candidates="junctions", big="arrow", small="arrow", junction="junction"
)
NOMAD_VILLAGE = event("nomad_village", junction="junction")
NOMAD_TILE = event("nomad_tile", junction="junction", influence="n")
NOMAD_CAMPS = event("nomad_camps", land="land", hexes="hexes")
LAND_RESHUFFLED = event("land_reshuffled")
NOMAD_PILE = event("nomad_pile", cards="nomad_cards", newest="nomad_card", labor="n")
# Expansions and modules
ECLIPSE_LABOR = event("eclipse_labor", seat="seat", n="n")
REST_TILE = event("rest_tile", seat="seat", tile="rest_tile")
ICE_FIND = event("ice_find", hex="hex", token="ice_find")
MOVED_MAMMOTH = event("moved_mammoth", seat="seat", junction="junction")
NOMAD_MAMMOTH = event("nomad_mammoth", junction="junction")
NOMAD_MAMMOTH_STAYS = event("nomad_mammoth_stays", junction="junction")
DEALT_DOGS = event("dealt_dogs", seat="seat", dogs="dogs")
DOG = event("dog", seat="seat", dog="dog")
USED_DOG = event("used_dog", seat="seat", dog="dog", trust="n")
TOOK_RITUAL = event("took_ritual", seat="seat", ritual="ritual")
NOMAD_RITUAL = event("nomad_ritual", big="arrow", ritual="ritual")
LIT_TORCH = event("lit_torch", seat="seat", n="n")
DREW_LINE = event("drew_line", seat="seat", line="line")
PAINTING_COMPLETE = event("painting_complete", seat="seat", painting="painting")
FILLED_DOT = event("filled_dot", seat="seat", dot="dot")
PAINTING_COLOURED = event("painting_coloured", seat="seat", painting="painting")
USED_ABILITY = event("used_ability", seat="seat", card="card")
COPIED = event("copied", seat="seat", card="card")
ANIMAL_ROW = event("animal_row", seat="seat", animal="animal", n="n")
FOLLOWED = event("followed", seat="seat", card="card")
PAID_STRIFE = event("paid_strife", seat="seat", points="n", card="card")
MOVED_RAFT = event("moved_raft", seat="seat", space="river_space")
CAUGHT = event("caught", seat="seat", fish="fish")
WAR = event("war", seat="seat", n="n", hex="hex")
NEAREST_RAFT = event("nearest_raft", seat="seat")
START_TILE = event("start_tile", seat="seat", place="border_place")

# Questions
CHOOSE_CHIEF = prompt("choose_chief")
CHOOSE_SIDE = prompt("choose_side", chief="chief")
CHOOSE_SETUP = prompt("choose_setup")
PLAY_CULTURE = prompt("play_culture")
PLAY_MORE_CULTURE = prompt("play_more_culture")
PICK_DISCARD = prompt("pick_discard")
PLACE_FIGURE = prompt("place_figure")
USE_CHIEF = prompt("use_chief", effect="effect")
STEP_A = prompt("step_a", column="column", labor="n")
STEP_B = prompt("step_b", column="column", labor="n")
TAKE_FIRST_FIGURE = prompt("take_first_figure", effect="effect")
TAKE_TOOL = prompt("take_tool")
TAKE_DRAW = prompt("take_draw")
TAKE_RANDOM_ANIMAL = prompt("take_random_animal")
TAKE_REVEAL = prompt("take_reveal")
PICK_BURY = prompt("pick_bury")
PICK_TRIBE_HAND = prompt("pick_tribe_hand")
PICK_TRIBE_DISCARD = prompt("pick_tribe_discard")
PICK_CULTURE = prompt("pick_culture")
PICK_ANIMAL = prompt("pick_animal")
PICK_TIP = prompt("pick_tip")
PICK_TRACK = prompt("pick_track")
PICK_STONE = prompt("pick_stone")
PICK_SITE = prompt("pick_site")
PICK_HEX = prompt("pick_hex")
PICK_CAMP = prompt("pick_camp")
PICK_STEP = prompt("pick_step", hex="hex")
PICK_JUNCTION = prompt("pick_junction")
EXCHANGE = prompt("exchange", effect="effect")
CHOOSE_ONE = prompt("choose_one", effect="effect")
SEAL_PILE = prompt("seal_pile")
ORDER = prompt("order")
# of expansions and modules
CHOOSE_REST_TILE = prompt("choose_rest_tile")
PICK_MAMMOTH = prompt("pick_mammoth")
KEEP_DOG = prompt("keep_dog")
USE_DOG = prompt("use_dog", dog="dog", effect="effect")
TAKE_RITUAL = prompt("take_ritual")
PICK_LINE = prompt("pick_line")
PICK_DOT = prompt("pick_dot")
LAST_ABILITIES = prompt("last_abilities", labor="n")
PICK_COPY = prompt("pick_copy")
REACT_FOLLOW = prompt("react_follow", card="card", effect="effect")
REACT_STRIFE = prompt("react_strife", card="card", points="n", effect="effect")
TAKE_RAFT = prompt("take_raft")
PICK_WAR = prompt("pick_war")
PUT_START_TILE = prompt("put_start_tile")

# Buttons that say what the table as it lies makes of an action
TAKE_INCOME = Template("take_income", effect="effect")
LESSER_INCOME = Template("lesser_income", effect="effect")
CHOOSE_EFFECT = Template("choose_effect", effect="effect")
OPTION_COST = Template("option_cost", option="option", cost="cost")
OPTION_PRINTED = Template("option_printed", option="option")
BUTTONS = (TAKE_INCOME, LESSER_INCOME, CHOOSE_EFFECT, OPTION_COST, OPTION_PRINTED)

# Refusals
NOT_DEALT = refusal("not_dealt")
NOT_IN_HAND = refusal("not_in_hand", card="card")
NOTHING_TO_DISCARD = refusal("nothing_to_discard")
NO_SUCH_COLUMN = refusal("no_such_column")
FIGURE_USED = refusal("figure_used", figure="figure")
OTHER_OPTION = refusal("other_option", option="option", column="column")
NOTHING_TO_BUY = refusal("nothing_to_buy", option="option")
LACKS_FOOD = refusal("lacks_food", need="n", have="n")
LACKS_TOOLS = refusal("lacks_tools", need="n", have="n")
LACKS_LABOR = refusal("lacks_labor", need="n", have="n")
NOT_DECLINED = refusal("not_declined", op="op")
NO_LESSER = refusal("no_lesser", op="op")
TOOLS_FULL = refusal("tools_full", n="n")
NO_SUCH_OPTION = refusal("no_such_option", n="n")
NOTHING_TO_DRAW = refusal("nothing_to_draw")
NOT_THERE = refusal("not_there", card="card", zone="zone")
STACK_EMPTY = refusal("stack_empty", card="card")
CELL_EMPTY = refusal("cell_empty")
DECK_EMPTY = refusal("deck_empty")
NOTHING_TO_REVEAL = refusal("nothing_to_reveal")
NONE_UPRIGHT = refusal("none_upright", animal="animal")
TRACK_FULL = refusal("track_full", track="track")
STONE_GONE = refusal("stone_gone", stone="stone")
STONE_LATER = refusal("stone_later", stone="stone")
STONES_FULL = refusal("stones_full", n="n")
NO_STONE = refusal("no_stone")
MEGALITHS_GONE = refusal("megaliths_gone")
SITE_TAKEN = refusal("site_taken")
NO_SUCH_SPACE = refusal("no_such_space")
NO_SUPPORT = refusal("no_support", n="n")
NO_CAMP_LEFT = refusal("no_camp_left")
NO_CAMP_HERE = refusal("no_camp_here", hex="hex")
NOT_BASE_OR_VILLAGE = refusal("not_base_or_village", hex="hex")
NOT_ADJACENT = refusal("not_adjacent", source="hex", hex="hex")
AT_BASE = refusal("at_base")
JUNCTION_TAKEN = refusal("junction_taken", junction="junction")
VILLAGES_GONE = refusal("villages_gone", n="n")
NO_VILLAGE_SITE = refusal("no_village_site")
PILE_ORDER = refusal("pile_order", card="card")
NOT_DUE = refusal("not_due", item="item")
# of expansions and modules
REST_TILE_OUT = refusal("rest_tile_out", tile="rest_tile")
REST_TILE_TAKEN = refusal("rest_tile_taken", tile="rest_tile")
MAMMOTH_THERE = refusal("mammoth_there")
TOO_FEW_MOVES = refusal("too_few_moves", need="n", have="n")
RITUAL_NEEDS = refusal("ritual_needs", need="need", have="n")
RITUAL_GONE = refusal("ritual_gone", ritual="ritual")
LINE_DRAWN = refusal("line_drawn")
CHAMBER_DARK = refusal("chamber_dark", need="n", have="n")
LINE_APART = refusal("line_apart")
DOT_FILLED = refusal("dot_filled")
DOT_APART = refusal("dot_apart")
NO_ABILITY = refusal("no_ability", card="card")
NOT_COPYABLE = refusal("not_copyable", card="card")
RAFT_AT_DELTA = refusal("raft_at_delta")
NO_INFLUENCE = refusal("no_influence", hex="hex")
BORDER_TAKEN = refusal("border_taken")

# Where points come from
PART_TRACK = part("track", cause="cause")
PART_OFFERING = part("offering", n="n", per="n")
PART_GLORY = part("glory", n="n", each="n")
PART_CULTURE = part("culture", card="card")
PART_ANIMALS = part("animals", n="n", animal="animal")
PART_TRUST = part("trust", n="n")
