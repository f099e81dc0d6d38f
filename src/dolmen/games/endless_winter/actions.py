"""Everything a player can answer: the domains of arguments, the verbs, and the vocabulary.

A domain's numbers are those of the components, so that `action - VERB.base` is the component.
"""

from typing import Final

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.games.endless_winter import ids

CHIEF: Final = Domain("chief", ids.CHIEFS)
SIDE: Final = Domain("side", ids.SIDES)
SETUP: Final = Domain("setup", ids.SETUP_CARDS)
CARD: Final = Domain("card", ids.CARDS)
CULTURE: Final = Domain("culture", ids.CULTURE)  # counted from FIRST_CULTURE on
FOLK: Final = Domain("folk", ids.FOLK)
FIGURE: Final = Domain("figure", ids.FIGURES)
PLACE: Final = Domain("place", ids.PLACES)
OPTION: Final = Domain("option", ids.COLUMN_OPTIONS)
TRACK: Final = Domain("track", ids.TRACKS)
ZONE: Final = Domain("zone", ids.ZONES)
DISPLAY: Final = Domain("display", ids.DISPLAY)
GROUND: Final = Domain("ground", ids.GROUND)
ANIMAL: Final = Domain("animal", ids.ANIMALS)
JUNCTION: Final = Domain("junction", ids.JUNCTIONS)
LOCATION: Final = Domain("hex", ids.LOCATIONS)
MAP_HEX: Final = Domain("map_hex", ids.HEXES)
LEVEL: Final = Domain("level", tuple(str(n) for n in range(1, ids.SITE_LEVELS + 1)))
ROW: Final = Domain("row", tuple(str(n) for n in range(ids.SITE_ROWS)))
COLUMN: Final = Domain("site_column", tuple(str(n) for n in range(ids.SITE_COLUMNS)))
STONE: Final = Domain("stone", ids.STONES)
CHOICE: Final = Domain("choice", ("1", "2", "3", "4"))
ITEM: Final = Domain("item", ids.ITEMS)
YES_NO: Final = Domain("yes_no", ("yes", "no"))
REST_TILE: Final = Domain("rest_tile", ids.REST_TILES)
DOG: Final = Domain("dog", ids.DOGS)
RITUAL_CARD: Final = Domain("ritual", ids.RITUALS)
BORDER: Final = Domain("border_place", ids.BORDER_PLACES)
LINE: Final = Domain("line", ids.LINES)
DOT: Final = Domain("dot", ids.DOTS)

# Setup
CHOOSE_CHIEF: Final = Verb("choose_chief", chief=CHIEF)
CHOOSE_CHIEF_SIDE: Final = Verb("choose_chief_side", side=SIDE)
CHOOSE_SETUP_CARD: Final = Verb("choose_setup_card", setup=SETUP)
# A turn
PLAY_CULTURE: Final = Verb("play_culture", card=CULTURE)
END_CULTURE: Final = Verb("end_culture")
PICK_DISCARD: Final = Verb("pick_discard", card=CARD)
PLACE_FIGURE: Final = Verb("place_figure", figure=FIGURE, place=PLACE)
USE_CHIEF: Final = Verb("use_chief")
PLAY_TRIBE: Final = Verb("play_tribe", card=FOLK)
USE_EXCHANGE: Final = Verb("use_exchange")
COLUMN_OPTION: Final = Verb("column_option", option=OPTION)
NEXT_STEP: Final = Verb("next_step")
FIRST_FIGURE: Final = Verb("first_figure")
# One icon
TAKE: Final = Verb("take")
LESSER: Final = Verb("lesser")
DECLINE: Final = Verb("decline")
PICK_TRACK: Final = Verb("pick_track", track=TRACK)
PICK_BURY: Final = Verb("pick_bury", zone=ZONE, card=CARD)
PICK_TRIBE_TYPE: Final = Verb("pick_tribe_type", card=FOLK)
PICK_CULTURE_CELL: Final = Verb("pick_culture_cell", cell=DISPLAY)
PICK_ANIMAL_CELL: Final = Verb("pick_animal_cell", cell=GROUND)
PICK_OWN_ANIMAL: Final = Verb("pick_own_animal", animal=ANIMAL)
PICK_JUNCTION: Final = Verb("pick_junction", junction=JUNCTION)
PICK_HEX: Final = Verb("pick_hex", hex=LOCATION)
PICK_CAMP: Final = Verb("pick_camp", hex=LOCATION)
PICK_STEP: Final = Verb("pick_step", hex=LOCATION)
PICK_SITE: Final = Verb("pick_site", level=LEVEL, row=ROW, column=COLUMN)
PICK_STONE: Final = Verb("pick_stone", stone=STONE)
PICK_OPTION: Final = Verb("pick_option", choice=CHOICE)
# The Eclipse
ECLIPSE_ADD: Final = Verb("eclipse_add", card=FOLK)
ECLIPSE_DONE: Final = Verb("eclipse_done")
ORDER_NEXT: Final = Verb("order_next", item=ITEM)
ORDER_REST: Final = Verb("order_rest")

# Verbs of expansions
CHOOSE_REST_TILE: Final = Verb("rest_tile", tile=REST_TILE)
BORDER_PLACE: Final = Verb("border_place", place=BORDER)
DOG_CARD: Final = Verb("dog_card", dog=DOG)
USE_DOG: Final = Verb("use_dog")
MOVE_RAFT: Final = Verb("move_raft")
MOVE_MAMMOTH: Final = Verb("move_mammoth", junction=JUNCTION)
USE_COLUMN_ACTION: Final = Verb("use_column_action", card=FOLK)
REACT_FOLLOW: Final = Verb("react_follow", answer=YES_NO)
REACT_STRIFE: Final = Verb("react_strife", answer=YES_NO)
COPY_ECLIPSE: Final = Verb("copy_eclipse", card=FOLK)
WAR_INFLUENCE: Final = Verb("war_influence", hex=MAP_HEX)
PAINT_LINE: Final = Verb("paint_line", line=LINE)
PAINT_DOT: Final = Verb("paint_dot", dot=DOT)
RITUAL: Final = Verb("ritual", ritual=RITUAL_CARD)

VOCABULARY: Final = Vocabulary(
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
