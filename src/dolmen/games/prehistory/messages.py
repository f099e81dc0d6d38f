"""Everything the game says: events, prompts and refusals."""

from dolmen.core.message import Messages, Template

# Events: setup and seasons.
ORDER = Template("order", order="seats")
BOARD = Template("board", seat="seat", board="board")
CHOSE = Template("chose", seat="seat", rotation="rotation", pattern="pattern")
ROUND = Template("round", round="n")
WINTER = Template("winter")
CENTRE_TILE = Template("centre_tile", colours="colour_list")
SUMMER = Template("summer")
AUTUMN = Template("autumn")
INCOME = Template("income", seat="seat", cubes="cubes")
FISHING_INCOME = Template("fishing_income", seat="seat", vp="n", dp="n")
FINAL_TURNS = Template("final_turns")
CONVERTED_REST = Template("converted_rest", seat="seat", n="n", dp="n")
TOTAL = Template("total", seat="seat", vp="n")
WON = Template("won", seats="seats")
SHARED = Template("shared", seats="seats")
RANK = Template("rank", rank="rank")

# Events: actions.
PAID = Template("paid", seat="seat", cubes="cubes")
PAID_MARKERS = Template("paid_markers", seat="seat", n="n", colour="colour")
GAINED = Template("gained", seat="seat", reward="reward")
DP_LOST = Template("dp_lost", seat="seat", n="n")
PAINTED = Template("painted", seat="seat", section="section")
GATHERED = Template("gathered", seat="seat", tile="gathering_tile")
PAIR = Template("pair", seat="seat", basket="basket")
TOOK_CARD = Template("took_card", seat="seat", card="ceremony_card")
JOINED_TRACK = Template("joined_track", seat="seat", place="n")
DANCED = Template("danced", seat="seat", source="positions", target="positions")
FISHED = Template("fished", seat="seat", fish="fish", place="n")
ANIMAL = Template("animal", seat="seat", card="hunt_card", vp="n")
TOKEN = Template("token", seat="seat", species="species", vp="n")
FOOTPRINT = Template("footprint", seat="seat", card="hunt_card")
MIGRATED = Template("migrated", seat="seat", n="n", hex="hex")
AT_FOOT = Template("at_foot", seat="seat", colour="colour", pillar="pillar")
PASSED = Template("passed", seat="seat")
PICKED = Template("picked", seat="seat", pillar="pillar", cubes="cubes")

# Events: autumn and free actions.
PAID_MOVEMENT = Template("paid_movement", seat="seat", cube="cube", n="n")
DP_MOVEMENT = Template("dp_movement", seat="seat")
MOVED = Template("moved", seat="seat", source="hex", target="hex", n="n")
MEGALITH = Template("megalith", seat="seat")
BUILT = Template("built", seat="seat", camp="camp", hex="hex", vp="n", dp="n")
SETTLED = Template("settled", seat="seat", hex="hex")
TURNED_PRICE = Template("turned_price", seat="seat", space="space", direction="direction")
TURNED_WEATHER = Template("turned_weather", seat="seat")
BOUGHT = Template("bought", seat="seat", cube="cube")
CONVERTED = Template("converted", seat="seat", cube="cube")

# Events: the rival tribe.
RIVAL_FIRST = Template("rival_first")
RIVAL_SECOND = Template("rival_second")
RIVAL_FOOT = Template("rival_foot", pillar="pillar", colour="colour")
RIVAL_GATHERED = Template("rival_gathered", tile="gathering_tile")
RIVAL_CARD = Template("rival_card", card="ceremony_card")
RIVAL_FISHED = Template("rival_fished", fish="fish")
RIVAL_HUNTED = Template("rival_hunted", card="hunt_card")
RIVAL_PASSED = Template("rival_passed")
RIVAL_PICKED = Template("rival_picked", pillar="pillar", cubes="cubes")

# Prompts.
ASK_SETUP = Template("ask_setup")
ASK_SPRING = Template("ask_spring")
ASK_TAIL = Template("ask_tail")
ASK_PICK = Template("ask_pick")
ASK_SUMMER = Template("ask_summer", action="action")
ASK_AUTUMN = Template("ask_autumn", pool="n")
ASK_FINAL = Template("ask_final")
ASK_DANCE_TO = Template("ask_dance_to", card="ceremony_card")
ASK_DANCE_FROM = Template("ask_dance_from", target="positions")
ASK_PAY_FISH = Template("ask_pay_fish", fish="fish")
ASK_PAY_HUNT = Template("ask_pay_hunt", card="hunt_card")
ASK_NUMBER = Template("ask_number")
ASK_DESTINATION = Template("ask_destination", n="n")
ASK_FOOT = Template("ask_foot", pillar="pillar")
ASK_MOVE_TO = Template("ask_move_to", hex="hex", pool="n")
ASK_SETTLE = Template("ask_settle", camp="camp", hex="hex", n="n")

# Refusals.
FOOT_FULL = Template("foot_full", pillar="pillar")
SHORT_RESOURCE = Template("short_resource", colour="colour", need="n", have="n")
SHORT_MARKER = Template("short_marker", colour="colour", need="n", have="n")
SHORT_COLOURS = Template("short_colours", need="n", have="n")
NO_FOOT = Template("no_foot", pillar="pillar")
ALREADY_PAINTED = Template("already_painted", section="section")
SLOT_EMPTY = Template("slot_empty")
NOT_IN_DISPLAY = Template("not_in_display")
NOBODY_HOME = Template("nobody_home")
TOO_MANY_MEMBERS = Template("too_many_members", n="n", most="n")
NOT_A_DESTINATION = Template("not_a_destination", hex="hex")
HAS_SHAMAN = Template("has_shaman")
NO_SHAMAN = Template("no_shaman")
WRONG_SET = Template("wrong_set", need="n")
TOO_MANY_DANCERS = Template("too_many_dancers", most="n")
NOT_IN_HALF = Template("not_in_half", colour="colour")
NO_RESOURCE = Template("no_resource", colour="colour")
NO_MARKER = Template("no_marker", colour="colour")
OTHER_ACTION = Template("other_action", action="action")
TOP_EMPTY = Template("top_empty", pillar="pillar")
SHORT_DP = Template("short_dp", need="n", have="n")
DP_FULL = Template("dp_full", most="n")
CENTRE_FIXED = Template("centre_fixed")
NO_EFFECT = Template("no_effect")
NO_MOVER = Template("no_mover")
ONLY_AUTUMN = Template("only_autumn")
OFF_MAP = Template("off_map", hex="hex")
NO_MEMBER = Template("no_member", hex="hex")
HAS_MOVED = Template("has_moved", hex="hex")
NOWHERE = Template("nowhere", pool="n")
SAME_HEX = Template("same_hex")
OCCUPIED = Template("occupied", hex="hex")
FOREIGN_CAMP = Template("foreign_camp", hex="hex")
TOO_FAR = Template("too_far", need="n", have="n")
NO_CAMP_SPACE = Template("no_camp_space", hex="hex")
CAMP_THERE = Template("camp_there", hex="hex")
NOT_STOPPED = Template("not_stopped", hex="hex")
CAMP_USED = Template("camp_used", camp="camp")
TOO_FEW = Template("too_few", camp="camp", need="n", have="n")
NOT_BESIDE = Template("not_beside", hex="hex")

MESSAGES = Messages(
    events=(
        ORDER,
        BOARD,
        CHOSE,
        ROUND,
        WINTER,
        CENTRE_TILE,
        SUMMER,
        AUTUMN,
        INCOME,
        FISHING_INCOME,
        FINAL_TURNS,
        CONVERTED_REST,
        TOTAL,
        WON,
        SHARED,
        RANK,
        PAID,
        PAID_MARKERS,
        GAINED,
        DP_LOST,
        PAINTED,
        GATHERED,
        PAIR,
        TOOK_CARD,
        JOINED_TRACK,
        DANCED,
        FISHED,
        ANIMAL,
        TOKEN,
        FOOTPRINT,
        MIGRATED,
        AT_FOOT,
        PASSED,
        PICKED,
        PAID_MOVEMENT,
        DP_MOVEMENT,
        MOVED,
        MEGALITH,
        BUILT,
        SETTLED,
        TURNED_PRICE,
        TURNED_WEATHER,
        BOUGHT,
        CONVERTED,
        RIVAL_FIRST,
        RIVAL_SECOND,
        RIVAL_FOOT,
        RIVAL_GATHERED,
        RIVAL_CARD,
        RIVAL_FISHED,
        RIVAL_HUNTED,
        RIVAL_PASSED,
        RIVAL_PICKED,
    ),
    prompts=(
        ASK_SETUP,
        ASK_SPRING,
        ASK_TAIL,
        ASK_PICK,
        ASK_SUMMER,
        ASK_AUTUMN,
        ASK_FINAL,
        ASK_DANCE_TO,
        ASK_DANCE_FROM,
        ASK_PAY_FISH,
        ASK_PAY_HUNT,
        ASK_NUMBER,
        ASK_DESTINATION,
        ASK_FOOT,
        ASK_MOVE_TO,
        ASK_SETTLE,
    ),
    refusals=(
        FOOT_FULL,
        SHORT_RESOURCE,
        SHORT_MARKER,
        SHORT_COLOURS,
        NO_FOOT,
        ALREADY_PAINTED,
        SLOT_EMPTY,
        NOT_IN_DISPLAY,
        NOBODY_HOME,
        TOO_MANY_MEMBERS,
        NOT_A_DESTINATION,
        HAS_SHAMAN,
        NO_SHAMAN,
        WRONG_SET,
        TOO_MANY_DANCERS,
        NOT_IN_HALF,
        NO_RESOURCE,
        NO_MARKER,
        OTHER_ACTION,
        TOP_EMPTY,
        SHORT_DP,
        DP_FULL,
        CENTRE_FIXED,
        NO_EFFECT,
        NO_MOVER,
        ONLY_AUTUMN,
        OFF_MAP,
        NO_MEMBER,
        HAS_MOVED,
        NOWHERE,
        SAME_HEX,
        OCCUPIED,
        FOREIGN_CAMP,
        TOO_FAR,
        NO_CAMP_SPACE,
        CAMP_THERE,
        NOT_STOPPED,
        CAMP_USED,
        TOO_FEW,
        NOT_BESIDE,
    ),
)
