"""Everything the game may say. The sentences are in text/."""

from dolmen.core.message import Messages, Template

# Log
FOLK_CHOSEN = Template("folk_chosen", seat="seat", folk="folk")
STARTS = Template("starts", seat="seat", territory="territory")
BEGINS = Template("begins", seat="seat")
ROUND = Template("round", n="n")
TURN = Template("turn", seat="seat")
PLAYED = Template("played", seat="seat", card="card")
PRODUCED = Template("produced", seat="seat", card="card", resources="resources")
PRODUCED_ON = Template(
    "produced_on", seat="seat", card="card", resources="resources", territory="territory"
)
GAINED = Template("gained", seat="seat", resource="resource")
OPENED_FILL = Template("opened_fill", seat="seat", card="card")
OPENED_STORE = Template("opened_store", seat="seat", card="card")
PUT = Template("put", seat="seat", resource="resource", title="title")
PUT_ON_GOAL = Template("put_on_goal", seat="seat", resource="resource", goal="goal")
CARD_FILLED = Template("card_filled", seat="seat", card="card")
VILLAGE_FILLED = Template(
    "village_filled", seat="seat", card="card", title="title", territory="territory"
)
TOOK_STORED = Template("took_stored", seat="seat", card="card", resources="resources")
DISCARDED_OPEN = Template("discarded_open", seat="seat", card="card")
MARKER_CONSUMED = Template("marker_consumed", seat="seat", card="card", marker="marker")
DREW = Template("drew", seat="seat", cards="cards")
DREW_HIDDEN = Template("drew_hidden", seat="seat", n="n")
RESHUFFLED = Template("reshuffled", seat="seat")
SAILED = Template("sailed", seat="seat", sea="sea")
BOUGHT = Template("bought", seat="seat", card="card", resources="resources")
BUILT = Template("built", seat="seat", territory="territory")
LOST_PIECE = Template("lost_piece", seat="seat")
NOTHING_BUILT = Template("nothing_built", seat="seat")
RESETTLED = Template("resettled", seat="seat", source="territory", target="territory")
ATTACKS = Template("attacks", seat="seat", source="territory", target="territory")
ATTACKS_SEAT = Template(
    "attacks_seat", seat="seat", source="territory", target="territory", other="seat"
)
COMMITTED = Template("committed", seat="seat", card="card", n="n")
CONQUERED = Template("conquered", seat="seat", marker="marker", territory="territory")
SURRENDERED = Template("surrendered", seat="seat", cards="cards")
FOUGHT = Template("fought", seat="seat", cards="cards", attack="n", defence="n")
CAPTURED = Template("captured", seat="seat", other="seat", territory="territory")
TIED = Template("tied", attack="n")
TOOK_ARCHIVED = Template("took_archived", seat="seat", card="card")
TOOK_ARCHIVED_HIDDEN = Template("took_archived_hidden", seat="seat")
ARCHIVED = Template("archived", seat="seat", card="card")
ARCHIVED_HIDDEN = Template("archived_hidden", seat="seat")
TOOK_GOAL = Template("took_goal", seat="seat", goal="goal", resource="resource")
LAID_OPEN = Template("laid_open", seat="seat", goal="goal", resource="resource")
GOAL_REVEALED = Template("goal_revealed", goal="goal")
ABANDONED = Template("abandoned", seat="seat", goal="goal")
COMPLETED = Template("completed", seat="seat", goal="goal")
USED_GOAL = Template("used_goal", seat="seat", goal="goal")
SPENT = Template("spent", seat="seat", resource="resource")
TRASHED = Template("trashed", seat="seat", card="card")
DISCARDED = Template("discarded", seat="seat", card="card")
EXCHANGED = Template("exchanged", seat="seat", n="n", resource="resource")
COINS_GAINED = Template("coins_gained", seat="seat", n="n")
END_TRIGGERED_LAST = Template("end_triggered_last", seat="seat")
END_TRIGGERED_EMPTY = Template("end_triggered_empty", seat="seat")
GAME_ENDED = Template("game_ended", seats="seats")

EVENTS = (
    FOLK_CHOSEN,
    STARTS,
    BEGINS,
    ROUND,
    TURN,
    PLAYED,
    PRODUCED,
    PRODUCED_ON,
    GAINED,
    OPENED_FILL,
    OPENED_STORE,
    PUT,
    PUT_ON_GOAL,
    CARD_FILLED,
    VILLAGE_FILLED,
    TOOK_STORED,
    DISCARDED_OPEN,
    MARKER_CONSUMED,
    DREW,
    DREW_HIDDEN,
    RESHUFFLED,
    SAILED,
    BOUGHT,
    BUILT,
    LOST_PIECE,
    NOTHING_BUILT,
    RESETTLED,
    ATTACKS,
    ATTACKS_SEAT,
    COMMITTED,
    CONQUERED,
    SURRENDERED,
    FOUGHT,
    CAPTURED,
    TIED,
    TOOK_ARCHIVED,
    TOOK_ARCHIVED_HIDDEN,
    ARCHIVED,
    ARCHIVED_HIDDEN,
    TOOK_GOAL,
    LAID_OPEN,
    GOAL_REVEALED,
    ABANDONED,
    COMPLETED,
    USED_GOAL,
    SPENT,
    TRASHED,
    DISCARDED,
    EXCHANGED,
    COINS_GAINED,
    END_TRIGGERED_LAST,
    END_TRIGGERED_EMPTY,
    GAME_ENDED,
)

# Questions
ASK_FOLK = Template("ask_folk")
ASK_START = Template("ask_start")
ASK_MAIN = Template("ask_main")
ASK_PAYMENT = Template("ask_payment", title="title")
ASK_GAIN = Template("ask_gain")
ASK_SPEND = Template("ask_spend")
ASK_SEA = Template("ask_sea")
ASK_PLACE = Template("ask_place")
ASK_RESETTLE_FROM = Template("ask_resettle_from")
ASK_RESETTLE_TO = Template("ask_resettle_to", territory="territory")
ASK_ATTACK_CARD = Template(
    "ask_attack_card", source="territory", target="territory", attack="n", defence="n"
)
ASK_DEFEND_ARCHIVE = Template("ask_defend_archive", seat="seat", attack="n")
ASK_DEFEND = Template(
    "ask_defend", seat="seat", territory="territory", attack="n", defence="n", k="n"
)
ASK_DEFENCE_CARD = Template("ask_defence_card", attack="n", defence="n")
ASK_SURRENDER_CARD = Template("ask_surrender_card", k="n")
ASK_FIRST_RESOURCE = Template("ask_first_resource", goal="goal")
ASK_TRASH = Template("ask_trash")
ASK_DISCARD = Template("ask_discard")
ASK_ARCHIVE = Template("ask_archive")

PROMPTS = (
    ASK_FOLK,
    ASK_START,
    ASK_MAIN,
    ASK_PAYMENT,
    ASK_GAIN,
    ASK_SPEND,
    ASK_SEA,
    ASK_PLACE,
    ASK_RESETTLE_FROM,
    ASK_RESETTLE_TO,
    ASK_ATTACK_CARD,
    ASK_DEFEND_ARCHIVE,
    ASK_DEFEND,
    ASK_DEFENCE_CARD,
    ASK_SURRENDER_CARD,
    ASK_FIRST_RESOURCE,
    ASK_TRASH,
    ASK_DISCARD,
    ASK_ARCHIVE,
)

# Refusals
FOLK_TAKEN = Template("folk_taken", folk="folk")
NO_START = Template("no_start", territory="territory")
START_TAKEN = Template("start_taken", territory="territory")
OUT_OF_PLAY = Template("out_of_play", territory="territory")
NOT_IN_HAND = Template("not_in_hand", card="card")
NO_SUCH_OPTION = Template("no_such_option", card="card")
COMBAT_CARD = Template("combat_card", card="card")
TERRAIN_NOT_OWNED = Template("terrain_not_owned", terrain="terrain")
TERRAIN_USED = Template("terrain_used", terrain="terrain")
NOTHING_TO_DRAW = Template("nothing_to_draw")
HAND_EMPTY = Template("hand_empty")
POOL_EMPTY = Template("pool_empty")
OPEN_ALREADY = Template("open_already", title="title")
NOT_OPEN = Template("not_open", title="title")
NO_FRESH_MARKER = Template("no_fresh_marker")
NO_SEA = Template("no_sea")
RESOURCE_LACKING = Template("resource_lacking", resource="resource")
NO_FIELD = Template("no_field", title="title", resource="resource")
NO_GOAL_FIELD = Template("no_goal_field", goal="goal", resource="resource")
NOT_STORING = Template("not_storing", title="title")
STORES = Template("stores", title="title")
NO_TRADING = Template("no_trading")
COINS_LACKING = Template("coins_lacking", n="n", coins="n")
NOT_FOR_SALE = Template("not_for_sale", title="title")
PILE_EMPTY = Template("pile_empty", title="title")
BOUGHT_ALREADY = Template("bought_already", title="title")
CANNOT_PAY = Template("cannot_pay", card="card", cost="cost", pool="resources")
NOT_THAT_PAYMENT = Template("not_that_payment", resource="resource")
NOT_YOURS = Template("not_yours", territory="territory")
NOT_ADJACENT = Template("not_adjacent", source="territory", target="territory")
OWN_TARGET = Template("own_target", territory="territory")
NOTHING_TO_ATTACK = Template("nothing_to_attack", territory="territory")
PAIR_USED = Template("pair_used", source="territory", target="territory")
NO_ATTACK_CARD = Template("no_attack_card")
TOO_WEAK = Template("too_weak", attack="n", defence="n")
NO_ATTACK_ON_CARD = Template("no_attack_on_card", card="card")
NO_DEFENCE_ON_CARD = Template("no_defence_on_card", card="card")
NO_CARD_LAID = Template("no_card_laid")
GOAL_IN_PROGRESS = Template("goal_in_progress", goal="goal")
GOAL_NOT_SHOWN = Template("goal_not_shown", goal="goal")
GOAL_DONE = Template("goal_done", goal="goal")
LEVEL_RULE = Template("level_rule", level="n", have="n", lower="n")
NOTHING_FITS = Template("nothing_fits", goal="goal")
NO_GOAL = Template("no_goal")
WONDER_STAYS = Template("wonder_stays", goal="goal")
GOAL_NOT_DONE = Template("goal_not_done", goal="goal")
GOAL_NOT_USABLE = Template("goal_not_usable", goal="goal")
GOAL_USED = Template("goal_used", goal="goal")
ARCHIVE_EMPTY = Template("archive_empty")
NOTHING_TO_RESETTLE = Template("nothing_to_resettle")
TERRITORY_FULL = Template("territory_full", territory="territory", n="n")
MARKER_THERE = Template("marker_there", territory="territory")
FOREIGN = Template("foreign", territory="territory")
NOT_REACHABLE = Template("not_reachable", territory="territory")
NO_WAY_OUT = Template("no_way_out", territory="territory")
SAME_KIND = Template("same_kind", resource="resource")

REFUSALS = (
    FOLK_TAKEN,
    NO_START,
    START_TAKEN,
    OUT_OF_PLAY,
    NOT_IN_HAND,
    NO_SUCH_OPTION,
    COMBAT_CARD,
    TERRAIN_NOT_OWNED,
    TERRAIN_USED,
    NOTHING_TO_DRAW,
    HAND_EMPTY,
    POOL_EMPTY,
    OPEN_ALREADY,
    NOT_OPEN,
    NO_FRESH_MARKER,
    NO_SEA,
    RESOURCE_LACKING,
    NO_FIELD,
    NO_GOAL_FIELD,
    NOT_STORING,
    STORES,
    NO_TRADING,
    COINS_LACKING,
    NOT_FOR_SALE,
    PILE_EMPTY,
    BOUGHT_ALREADY,
    CANNOT_PAY,
    NOT_THAT_PAYMENT,
    NOT_YOURS,
    NOT_ADJACENT,
    OWN_TARGET,
    NOTHING_TO_ATTACK,
    PAIR_USED,
    NO_ATTACK_CARD,
    TOO_WEAK,
    NO_ATTACK_ON_CARD,
    NO_DEFENCE_ON_CARD,
    NO_CARD_LAID,
    GOAL_IN_PROGRESS,
    GOAL_NOT_SHOWN,
    GOAL_DONE,
    LEVEL_RULE,
    NOTHING_FITS,
    NO_GOAL,
    WONDER_STAYS,
    GOAL_NOT_DONE,
    GOAL_NOT_USABLE,
    GOAL_USED,
    ARCHIVE_EMPTY,
    NOTHING_TO_RESETTLE,
    TERRITORY_FULL,
    MARKER_THERE,
    FOREIGN,
    NOT_REACHABLE,
    NO_WAY_OUT,
    SAME_KIND,
)

# What can be printed on a card
PRODUCE = Template("produce", resources="resources")
PRODUCE_ANY = Template("produce_any", n="n")
SPEND_ANY = Template("spend_any", n="n")
USE_TERRAIN = Template("use_terrain", terrain="terrain")
CONSUME_MARKER = Template("consume_marker", n="n")
DISCARD_HAND = Template("discard_hand", n="n")
TRASH_HAND = Template("trash_hand", n="n")
DRAW = Template("draw", n="n")
FILL = Template("fill", fields="cost", then="text")
STORE = Template("store", fields="cost")
FILL_OPEN_CARD = Template("fill_open_card", title="title")
BUILD = Template("build", n="n")
ATTACK = Template("attack", n="n")
DEFENCE = Template("defence", n="n")
ATTACK_BONUS = Template("attack_bonus", n="n")
DEFENCE_BONUS = Template("defence_bonus", n="n")
END_DRAW_BONUS = Template("end_draw_bonus", n="n")
ARCHIVE_HAND = Template("archive_hand", n="n")
RESETTLE = Template("resettle", n="n")
OPEN_SEA = Template("open_sea", n="n")
WONDER = Template("wonder", per="text", cap="n")
WONDER_BASE = Template("wonder_base", base="n", per="text", cap="n")
EFFECT_TEXTS = (
    PRODUCE,
    PRODUCE_ANY,
    SPEND_ANY,
    USE_TERRAIN,
    CONSUME_MARKER,
    DISCARD_HAND,
    TRASH_HAND,
    DRAW,
    FILL,
    STORE,
    FILL_OPEN_CARD,
    BUILD,
    ATTACK,
    DEFENCE,
    ATTACK_BONUS,
    DEFENCE_BONUS,
    END_DRAW_BONUS,
    ARCHIVE_HAND,
    RESETTLE,
    OPEN_SEA,
    WONDER,
    WONDER_BASE,
)

MESSAGES = Messages(EVENTS, PROMPTS, REFUSALS)
