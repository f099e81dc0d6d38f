"""Everything a player can answer: the domains of arguments, the verbs, and the vocabulary.

A domain's numbers are those of the components, so that `action - VERB.base` is the component.
"""

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.games.endless_winter import ids

CHIEF = Domain("chief", ids.CHIEFS)
SIDE = Domain("side", ids.SIDES)
SETUP = Domain("setup", ids.SETUP_CARDS)
CARD = Domain("card", ids.CARDS)
CULTURE = Domain("culture", ids.CULTURE)  # counted from FIRST_CULTURE on
FOLK = Domain("folk", ids.FOLK)
FIGURE = Domain("figure", ids.FIGURES)
PLACE = Domain("place", ids.PLACES)
OPTION = Domain("option", ids.COLUMN_OPTIONS)
TRACK = Domain("track", ids.TRACKS)
ZONE = Domain("zone", ids.ZONES)
DISPLAY = Domain("display", ids.DISPLAY)
GROUND = Domain("ground", ids.GROUND)
ANIMAL = Domain("animal", ids.ANIMALS)
JUNCTION = Domain("junction", ids.JUNCTIONS)
LOCATION = Domain("hex", ids.LOCATIONS)
MAP_HEX = Domain("map_hex", ids.HEXES)
LEVEL = Domain("level", tuple(str(n) for n in range(1, ids.SITE_LEVELS + 1)))
ROW = Domain("row", tuple(str(n) for n in range(ids.SITE_ROWS)))
COLUMN = Domain("site_column", tuple(str(n) for n in range(ids.SITE_COLUMNS)))
STONE = Domain("stone", ids.STONES)
CHOICE = Domain("choice", ("1", "2", "3", "4"))
ITEM = Domain("item", ids.ITEMS)
YES_NO = Domain("yes_no", ("yes", "no"))
REST_TILE = Domain("rest_tile", ids.REST_TILES)
DOG = Domain("dog", ids.DOGS)
RITUAL_CARD = Domain("ritual", ids.RITUALS)
BORDER = Domain("border_place", ids.BORDER_PLACES)
LINE = Domain("line", ids.LINES)
DOT = Domain("dot", ids.DOTS)

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
PICK_TRIBE_TYPE = Verb("pick_tribe_type", card=FOLK)
PICK_CULTURE_CELL = Verb("pick_culture_cell", cell=DISPLAY)
PICK_ANIMAL_CELL = Verb("pick_animal_cell", cell=GROUND)
PICK_OWN_ANIMAL = Verb("pick_own_animal", animal=ANIMAL)
PICK_JUNCTION = Verb("pick_junction", junction=JUNCTION)
PICK_HEX = Verb("pick_hex", hex=LOCATION)
PICK_CAMP = Verb("pick_camp", hex=LOCATION)
PICK_STEP = Verb("pick_step", hex=LOCATION)
PICK_SITE = Verb("pick_site", level=LEVEL, row=ROW, column=COLUMN)
PICK_STONE = Verb("pick_stone", stone=STONE)
PICK_OPTION = Verb("pick_option", choice=CHOICE)
# The Eclipse
ECLIPSE_ADD = Verb("eclipse_add", card=FOLK)
ECLIPSE_DONE = Verb("eclipse_done")
ORDER_NEXT = Verb("order_next", item=ITEM)
ORDER_REST = Verb("order_rest")

# Verbs of expansions
CHOOSE_REST_TILE = Verb("rest_tile", tile=REST_TILE)
BORDER_PLACE = Verb("border_place", place=BORDER)
DOG_CARD = Verb("dog_card", dog=DOG)
USE_DOG = Verb("use_dog")
MOVE_RAFT = Verb("move_raft")
MOVE_MAMMOTH = Verb("move_mammoth", junction=JUNCTION)
USE_COLUMN_ACTION = Verb("use_column_action", card=FOLK)
REACT_FOLLOW = Verb("react_follow", answer=YES_NO)
REACT_STRIFE = Verb("react_strife", answer=YES_NO)
COPY_ECLIPSE = Verb("copy_eclipse", card=FOLK)
WAR_INFLUENCE = Verb("war_influence", hex=MAP_HEX)
PAINT_LINE = Verb("paint_line", line=LINE)
PAINT_DOT = Verb("paint_dot", dot=DOT)
RITUAL = Verb("ritual", ritual=RITUAL_CARD)

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
    CHOOSE_REST_TILE,
    BORDER_PLACE,
    DOG_CARD,
    USE_DOG,
    MOVE_RAFT,
    MOVE_MAMMOTH,
    USE_COLUMN_ACTION,
    REACT_FOLLOW,
    REACT_STRIFE,
    COPY_ECLIPSE,
    WAR_INFLUENCE,
    PAINT_LINE,
    PAINT_DOT,
    RITUAL,
)
