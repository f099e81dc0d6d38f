"""The vocabulary of answers. Verbs of modules are appended at the end."""

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.games.endless_winter import ids

CHIEF = Domain("chief", ids.CHIEFS)
SIDE = Domain("side", ids.SIDES)
SETUP = Domain("setup", ids.SETUP_CARDS)
CARD = Domain("card", ids.CARDS)
CULTURE = Domain("culture", ids.CULTURE)
FOLK = Domain("folk", ids.FOLK)
TRIBE = Domain("tribe", ids.TRIBE)
FIGURE = Domain("figure", ids.FIGURES)
PLACE = Domain("place", ids.PLACES)
OPTION = Domain("option", ids.COLUMN_OPTIONS)
TRACK = Domain("track", ids.TRACKS)
ZONE = Domain("zone", ids.ZONES)
DISPLAY = Domain("display", ids.DISPLAY)
GROUND = Domain("ground", ids.GROUND)
ANIMAL = Domain("animal", ids.ANIMALS)
JUNCTION = Domain("junction", ids.JUNCTIONS)
HEX = Domain("hex", ids.HEXES)
LEVEL = Domain("level", tuple(str(n) for n in range(1, ids.SITE_LEVELS + 1)))
ROW = Domain("row", tuple(str(n) for n in range(ids.SITE_ROWS)))
COLUMN = Domain("site_column", tuple(str(n) for n in range(ids.SITE_COLUMNS)))
STONE = Domain("stone", ids.STONES)
CHOICE = Domain("choice", ("1", "2", "3", "4"))
ITEM = Domain("item", ids.ITEMS)

# Setup
CHOOSE_CHIEF = Verb("choose_chief", chief=CHIEF)
CHOOSE_CHIEF_SIDE = Verb("choose_chief_side", side=SIDE)
CHOOSE_SETUP_CARD = Verb("choose_setup_card", setup=SETUP)
# A turn
PLAY_CULTURE = Verb("play_culture", card=CULTURE)
END_CULTURE = Verb("end_culture")
PICK_DISCARD = Verb("pick_discard", card=CARD)
PLACE_FIGURE = Verb("place_figure", figure=FIGURE, place=PLACE)
USE_CHIEF = Verb("use_chief")
PLAY_TRIBE = Verb("play_tribe", card=FOLK)
USE_EXCHANGE = Verb("use_exchange")
COLUMN_OPTION = Verb("column_option", option=OPTION)
NEXT_STEP = Verb("next_step")
FIRST_FIGURE = Verb("first_figure")
# One icon
TAKE = Verb("take")
LESSER = Verb("lesser")
DECLINE = Verb("decline")
PICK_TRACK = Verb("pick_track", track=TRACK)
PICK_BURY = Verb("pick_bury", zone=ZONE, card=CARD)
PICK_TRIBE_TYPE = Verb("pick_tribe_type", card=TRIBE)
PICK_CULTURE_CELL = Verb("pick_culture_cell", cell=DISPLAY)
PICK_ANIMAL_CELL = Verb("pick_animal_cell", cell=GROUND)
PICK_OWN_ANIMAL = Verb("pick_own_animal", animal=ANIMAL)
PICK_JUNCTION = Verb("pick_junction", junction=JUNCTION)
PICK_HEX = Verb("pick_hex", hex=HEX)
PICK_CAMP = Verb("pick_camp", hex=HEX)
PICK_STEP = Verb("pick_step", hex=HEX)
PICK_SITE = Verb("pick_site", level=LEVEL, row=ROW, column=COLUMN)
PICK_STONE = Verb("pick_stone", stone=STONE)
PICK_OPTION = Verb("pick_option", choice=CHOICE)
# The Eclipse
ECLIPSE_ADD = Verb("eclipse_add", card=FOLK)
ECLIPSE_DONE = Verb("eclipse_done")
ORDER_NEXT = Verb("order_next", item=ITEM)
ORDER_REST = Verb("order_rest")

VOCABULARY = Vocabulary(
    CHOOSE_CHIEF,
    CHOOSE_CHIEF_SIDE,
    CHOOSE_SETUP_CARD,
    PLAY_CULTURE,
    END_CULTURE,
    PICK_DISCARD,
    PLACE_FIGURE,
    USE_CHIEF,
    PLAY_TRIBE,
    USE_EXCHANGE,
    COLUMN_OPTION,
    NEXT_STEP,
    FIRST_FIGURE,
    TAKE,
    LESSER,
    DECLINE,
    PICK_TRACK,
    PICK_BURY,
    PICK_TRIBE_TYPE,
    PICK_CULTURE_CELL,
    PICK_ANIMAL_CELL,
    PICK_OWN_ANIMAL,
    PICK_JUNCTION,
    PICK_HEX,
    PICK_CAMP,
    PICK_STEP,
    PICK_SITE,
    PICK_STONE,
    PICK_OPTION,
    ECLIPSE_ADD,
    ECLIPSE_DONE,
    ORDER_NEXT,
    ORDER_REST,
)

# The same as plain numbers, for the hot paths.
A_END_CULTURE = END_CULTURE.at()
A_USE_CHIEF = USE_CHIEF.at()
A_USE_EXCHANGE = USE_EXCHANGE.at()
A_NEXT_STEP = NEXT_STEP.at()
A_FIRST_FIGURE = FIRST_FIGURE.at()
A_TAKE = TAKE.at()
A_LESSER = LESSER.at()
A_DECLINE = DECLINE.at()
A_ECLIPSE_DONE = ECLIPSE_DONE.at()
A_ORDER_REST = ORDER_REST.at()
B_PLAY_CULTURE = PLAY_CULTURE.base - ids.FIRST_CULTURE  # + card
B_PICK_DISCARD = PICK_DISCARD.base
B_PLACE_FIGURE = PLACE_FIGURE.base
B_PLAY_TRIBE = PLAY_TRIBE.base
B_COLUMN_OPTION = COLUMN_OPTION.base
B_PICK_TRACK = PICK_TRACK.base
B_PICK_BURY = PICK_BURY.base
B_PICK_TRIBE_TYPE = PICK_TRIBE_TYPE.base
B_PICK_CULTURE_CELL = PICK_CULTURE_CELL.base
B_PICK_ANIMAL_CELL = PICK_ANIMAL_CELL.base
B_PICK_OWN_ANIMAL = PICK_OWN_ANIMAL.base
B_PICK_JUNCTION = PICK_JUNCTION.base
B_PICK_HEX = PICK_HEX.base
B_PICK_CAMP = PICK_CAMP.base
B_PICK_STEP = PICK_STEP.base
B_PICK_SITE = PICK_SITE.base
B_PICK_STONE = PICK_STONE.base
B_PICK_OPTION = PICK_OPTION.base
B_ECLIPSE_ADD = ECLIPSE_ADD.base
B_ORDER_NEXT = ORDER_NEXT.base
