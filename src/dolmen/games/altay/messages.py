"""Everything the game may say. The sentences are in text/."""

from dolmen.core.message import Messages, Template, declare

MESSAGES = Messages()
event, prompt, refusal = MESSAGES.event, MESSAGES.prompt, MESSAGES.refusal
part = MESSAGES.part
EFFECT_TEXTS: list[Template] = []


def effect(key: str, **fields: str) -> Template:
    """What can be printed on a card."""
    return declare(EFFECT_TEXTS, key, fields)


# Log
FOLK_CHOSEN = event("folk_chosen", seat="seat", folk="folk")
STARTS = event("starts", seat="seat", territory="territory")
BEGINS = event("begins", seat="seat")
ROUND = event("round", n="n")
TURN = event("turn", seat="seat")
PLAYED = event("played", seat="seat", card="card")
PRODUCED = event("produced", seat="seat", card="card", resources="resources")
PRODUCED_ON = event(
    "produced_on", seat="seat", card="card", resources="resources", territory="territory"
)
GAINED = event("gained", seat="seat", resource="resource")
OPENED_FILL = event("opened_fill", seat="seat", card="card")
OPENED_STORE = event("opened_store", seat="seat", card="card")
PUT = event("put", seat="seat", resource="resource", title="title")
PUT_ON_GOAL = event("put_on_goal", seat="seat", resource="resource", goal="goal")
CARD_FILLED = event("card_filled", seat="seat", card="card")
VILLAGE_FILLED = event(
    "village_filled", seat="seat", card="card", title="title", territory="territory"
)
TOOK_STORED = event("took_stored", seat="seat", card="card", resources="resources")
DISCARDED_OPEN = event("discarded_open", seat="seat", card="card")
MARKER_CONSUMED = event("marker_consumed", seat="seat", card="card", marker="marker")
DREW = event("drew", seat="seat", cards="cards")
DREW_HIDDEN = event("drew_hidden", seat="seat", n="n")
RESHUFFLED = event("reshuffled", seat="seat")
SAILED = event("sailed", seat="seat", sea="sea")
BOUGHT = event("bought", seat="seat", card="card", resources="resources")
BUILT = event("built", seat="seat", territory="territory")
LOST_PIECE = event("lost_piece", seat="seat")
NOTHING_BUILT = event("nothing_built", seat="seat")
RESETTLED = event("resettled", seat="seat", source="territory", target="territory")
ATTACKS = event("attacks", seat="seat", source="territory", target="territory")
ATTACKS_SEAT = event(
    "attacks_seat", seat="seat", source="territory", target="territory", other="seat"
)
COMMITTED = event("committed", seat="seat", card="card", n="n")
CONQUERED = event("conquered", seat="seat", marker="marker", territory="territory")
CONQUERED_GAINS = event(
    "conquered_gains", seat="seat", marker="marker", territory="territory", resource="resource"
)
SURRENDERED = event("surrendered", seat="seat", cards="cards")
FOUGHT = event("fought", seat="seat", cards="cards", attack="n", defence="n")
CAPTURED = event("captured", seat="seat", other="seat", territory="territory")
TIED = event("tied", attack="n")
TOOK_ARCHIVED = event("took_archived", seat="seat", card="card")
TOOK_ARCHIVED_HIDDEN = event("took_archived_hidden", seat="seat")
ARCHIVED = event("archived", seat="seat", card="card")
ARCHIVED_HIDDEN = event("archived_hidden", seat="seat")
TOOK_GOAL = event("took_goal", seat="seat", goal="goal", resource="resource")
LAID_OPEN = event("laid_open", seat="seat", goal="goal", resource="resource")
GOAL_REVEALED = event("goal_revealed", goal="goal")
ABANDONED = event("abandoned", seat="seat", goal="goal")
COMPLETED = event("completed", seat="seat", goal="goal")
USED_GOAL = event("used_goal", seat="seat", goal="goal")
GOAL_PRODUCED = event("goal_produced", seat="seat", goal="goal", resources="resources")
SPENT = event("spent", seat="seat", resource="resource")
TRASHED = event("trashed", seat="seat", card="card")
DISCARDED = event("discarded", seat="seat", card="card")
EXCHANGED = event("exchanged", seat="seat", n="n", resource="resource")
COINS_GAINED = event("coins_gained", seat="seat", n="n")
END_TRIGGERED_LAST = event("end_triggered_last", seat="seat")
END_TRIGGERED_LOST = event("end_triggered_lost", seat="seat")
END_TRIGGERED_EMPTY = event("end_triggered_empty", seat="seat")
GAME_ENDED = event("game_ended", seats="seats")


# Questions
ASK_FOLK = prompt("ask_folk")
ASK_START = prompt("ask_start")
ASK_MAIN = prompt("ask_main")
ASK_PAYMENT = prompt("ask_payment", title="title")
ASK_GAIN = prompt("ask_gain")
ASK_SPEND = prompt("ask_spend")
ASK_SEA = prompt("ask_sea")
ASK_PLACE = prompt("ask_place")
ASK_RESETTLE_FROM = prompt("ask_resettle_from")
ASK_RESETTLE_TO = prompt("ask_resettle_to", territory="territory")
ASK_ATTACK_CARD = prompt(
    "ask_attack_card", source="territory", target="territory", attack="n", defence="n"
)
ASK_DEFEND_ARCHIVE = prompt("ask_defend_archive", seat="seat", attack="n")
ASK_DEFEND = prompt(
    "ask_defend", seat="seat", territory="territory", attack="n", defence="n", k="n"
)
ASK_DEFENCE_CARD = prompt("ask_defence_card", attack="n", defence="n")
ASK_SURRENDER_CARD = prompt("ask_surrender_card", k="n")
ASK_FIRST_RESOURCE = prompt("ask_first_resource", goal="goal")
ASK_TRASH = prompt("ask_trash")
ASK_DISCARD = prompt("ask_discard")
ASK_ARCHIVE = prompt("ask_archive")


# Refusals
FOLK_TAKEN = refusal("folk_taken", folk="folk")
NO_START = refusal("no_start", territory="territory")
START_TAKEN = refusal("start_taken", territory="territory")
OUT_OF_PLAY = refusal("out_of_play", territory="territory")
NOT_IN_HAND = refusal("not_in_hand", card="card")
NO_SUCH_OPTION = refusal("no_such_option", card="card")
COMBAT_CARD = refusal("combat_card", card="card")
TERRAIN_NOT_OWNED = refusal("terrain_not_owned", terrain="terrain")
TERRAIN_USED = refusal("terrain_used", terrain="terrain")
NOTHING_TO_DRAW = refusal("nothing_to_draw")
HAND_EMPTY = refusal("hand_empty")
POOL_EMPTY = refusal("pool_empty")
OPEN_ALREADY = refusal("open_already", title="title")
NOT_OPEN = refusal("not_open", title="title")
NO_FRESH_MARKER = refusal("no_fresh_marker")
NO_SEA = refusal("no_sea")
RESOURCE_LACKING = refusal("resource_lacking", resource="resource")
NO_FIELD = refusal("no_field", title="title", resource="resource")
NO_GOAL_FIELD = refusal("no_goal_field", goal="goal", resource="resource")
NOT_STORING = refusal("not_storing", title="title")
STORES = refusal("stores", title="title")
NO_TRADING = refusal("no_trading")
COINS_LACKING = refusal("coins_lacking", n="n", coins="n")
NOT_FOR_SALE = refusal("not_for_sale", title="title")
PILE_EMPTY = refusal("pile_empty", title="title")
BOUGHT_ALREADY = refusal("bought_already", title="title")
CANNOT_PAY = refusal("cannot_pay", card="card", cost="cost", pool="resources")
NOT_THAT_PAYMENT = refusal("not_that_payment", resource="resource")
OTHER_KIND_FIRST = refusal("other_kind_first", resource="resource")
TOO_LATE_FOR_KIND = refusal("too_late_for_kind", resource="resource")
NOT_YOURS = refusal("not_yours", territory="territory")
NOT_ADJACENT = refusal("not_adjacent", source="territory", target="territory")
OWN_TARGET = refusal("own_target", territory="territory")
NOTHING_TO_ATTACK = refusal("nothing_to_attack", territory="territory")
PAIR_USED = refusal("pair_used", source="territory", target="territory")
NO_ATTACK_CARD = refusal("no_attack_card")
TOO_WEAK = refusal("too_weak", attack="n", defence="n")
NO_ATTACK_ON_CARD = refusal("no_attack_on_card", card="card")
NO_DEFENCE_ON_CARD = refusal("no_defence_on_card", card="card")
NO_CARD_LAID = refusal("no_card_laid")
GOAL_IN_PROGRESS = refusal("goal_in_progress", goal="goal")
GOAL_NOT_SHOWN = refusal("goal_not_shown", goal="goal")
GOAL_DONE = refusal("goal_done", goal="goal")
LEVEL_RULE = refusal("level_rule", level="n", have="n", lower="n")
NOTHING_FITS = refusal("nothing_fits", goal="goal")
NO_GOAL = refusal("no_goal")
WONDER_STAYS = refusal("wonder_stays", goal="goal")
GOAL_NOT_DONE = refusal("goal_not_done", goal="goal")
GOAL_NOT_USABLE = refusal("goal_not_usable", goal="goal")
GOAL_USED = refusal("goal_used", goal="goal")
ARCHIVE_EMPTY = refusal("archive_empty")
NOTHING_TO_RESETTLE = refusal("nothing_to_resettle")
TERRITORY_FULL = refusal("territory_full", territory="territory", n="n")
MARKER_THERE = refusal("marker_there", territory="territory")
FOREIGN = refusal("foreign", territory="territory")
NOT_REACHABLE = refusal("not_reachable", territory="territory")
NO_WAY_OUT = refusal("no_way_out", territory="territory")
SAME_KIND = refusal("same_kind", resource="resource")

# Where points come from
PART_GOAL = part("goal", goal="goal")
PART_OWN_WONDER = part("own_wonder", goal="goal")
PART_CARDS = part("cards", n="n", card="card")
PART_TERRITORY = part("territory", territory="territory")
PART_TROPHIES = part("trophies", n="n", seat="seat")
PART_MARKERS = part("markers", sum="n", per="n")


# What can be printed on a card
WITH_COST = effect("with_cost", cost="text", what="text")
PRODUCE = effect("produce", resources="resources")
PRODUCE_ANY = effect("produce_any", n="n")
SPEND_ANY = effect("spend_any", n="n")
USE_TERRAIN = effect("use_terrain", terrain="terrain")
CONSUME_MARKER = effect("consume_marker", n="n")
DISCARD_HAND = effect("discard_hand", n="n")
TRASH_HAND = effect("trash_hand", n="n")
DRAW = effect("draw", n="n")
FILL = effect("fill", fields="cost", then="text")
STORE = effect("store", fields="cost")
FILL_OPEN_CARD = effect("fill_open_card", title="title")
BUILD = effect("build", n="n")
BUILD_MORE = effect("build_more", n="n")
ATTACK = effect("attack", n="n")
DEFENCE = effect("defence", n="n")
ATTACK_BONUS = effect("attack_bonus", n="n")
DEFENCE_BONUS = effect("defence_bonus", n="n")
END_DRAW_BONUS = effect("end_draw_bonus", n="n")
ARCHIVE_HAND = effect("archive_hand", n="n")
RESETTLE = effect("resettle", n="n")
OPEN_SEA = effect("open_sea", n="n")
WONDER = effect("wonder", per="text", cap="n")
WONDER_BASE = effect("wonder_base", base="n", per="text", cap="n")

# Those that may follow a cost as its purpose
PURPOSES = (PRODUCE, PRODUCE_ANY, DRAW, FILL_OPEN_CARD, BUILD, BUILD_MORE, RESETTLE)

# What a button says as the table stands
BUY_FOR = Template("buy_for", title="title", cost="cost", text="card_text")
BUTTONS = (BUY_FOR,)
