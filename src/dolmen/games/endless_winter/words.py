"""The vocabulary of answers. Verbs of modules are appended at the end."""

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.games.endless_winter import ids

# The first edition's arguments. A domain's numbers are its own; TARGET below gives the component.
CHIEF = Domain("chief_card", ids.BASE_CHIEFS)
SIDE = Domain("side", ids.SIDES)
SETUP = Domain("setup", ids.SETUP_CARDS)
CARD = Domain("deck_card", (*ids.BASE_FOLK, *ids.BASE_CULTURE))
CULTURE = Domain("culture_card", ids.BASE_CULTURE)
FOLK = Domain("folk_card", ids.BASE_FOLK)
TRIBE = Domain("tribe_type", ids.TRIBE)
FIGURE = Domain("figure", ids.FIGURES)
PLACE = Domain("place", ids.BASE_PLACES)
OPTION = Domain("column_option", ids.BASE_COLUMN_OPTIONS)
TRACK = Domain("track", ids.TRACKS)
ZONE = Domain("zone", ids.ZONES)
DISPLAY = Domain("display", ids.DISPLAY)
GROUND = Domain("ground", ids.GROUND)
ANIMAL = Domain("animal_type", ids.BASE_ANIMALS)
JUNCTION = Domain("junction", ids.JUNCTIONS)
HEX = Domain("hex", ids.HEXES)
LEVEL = Domain("level", tuple(str(n) for n in range(1, ids.SITE_LEVELS + 1)))
ROW = Domain("row", tuple(str(n) for n in range(ids.SITE_ROWS)))
COLUMN = Domain("site_column", tuple(str(n) for n in range(ids.SITE_COLUMNS)))
STONE = Domain("sacred_stone", ids.BASE_STONES)
CHOICE = Domain("choice", ("1", "2", "3", "4"))
ITEM = Domain("due_item", ids.BASE_ITEMS)
# Arguments that expansions add to these verbs.
MORE_CHIEF = Domain("more_chief_card", ids.MORE_CHIEFS)
MORE_CARD = Domain("more_deck_card", (*ids.MORE_TRIBE, *ids.MORE_CULTURE))
MORE_CULTURE = Domain("more_culture_card", ids.MORE_CULTURE)
MORE_TRIBE = Domain("more_tribe_type", ids.MORE_TRIBE)
MORE_PLACE = Domain("more_place", ids.MORE_COLUMNS)
MORE_OPTION = Domain("more_column_option", ids.MORE_COLUMN_OPTIONS)
MORE_ANIMAL = Domain("more_animal_type", ids.MORE_ANIMALS)
MORE_STONE = Domain("more_sacred_stone", ids.MORE_STONES)
MORE_ITEM = Domain("more_due_item", ids.MORE_ITEMS)
MORE_LOCATION = Domain("more_location", ids.LOCATIONS[ids.START :])
# Arguments of the expansions' own verbs.
ANY_FOLK = Domain("any_folk_card", ids.FOLK)
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

# The same verbs with the arguments of expansions.
MORE_VERBS = (
    Verb("choose_chief", chief=MORE_CHIEF),
    Verb("play_culture", card=MORE_CULTURE),
    Verb("pick_discard", card=MORE_CARD),
    Verb("place_figure", figure=FIGURE, place=MORE_PLACE),
    Verb("play_tribe", card=MORE_TRIBE),
    Verb("column_option", option=MORE_OPTION),
    Verb("pick_bury", zone=ZONE, card=MORE_CARD),
    Verb("pick_tribe_type", card=MORE_TRIBE),
    Verb("pick_own_animal", animal=MORE_ANIMAL),
    Verb("pick_hex", hex=MORE_LOCATION),
    Verb("pick_camp", hex=MORE_LOCATION),
    Verb("pick_step", hex=MORE_LOCATION),
    Verb("pick_stone", stone=MORE_STONE),
    Verb("eclipse_add", card=MORE_TRIBE),
    Verb("order_next", item=MORE_ITEM),
)
# Verbs of expansions
CHOOSE_REST_TILE = Verb("rest_tile", tile=REST_TILE)
BORDER_PLACE = Verb("border_place", place=BORDER)
DOG_CARD = Verb("dog_card", dog=DOG)
USE_DOG = Verb("use_dog")
MOVE_RAFT = Verb("move_raft")
MOVE_MAMMOTH = Verb("move_mammoth", junction=JUNCTION)
USE_COLUMN_ACTION = Verb("use_column_action", card=MORE_TRIBE)
REACT_FOLLOW = Verb("react_follow", answer=YES_NO)
REACT_STRIFE = Verb("react_strife", answer=YES_NO)
COPY_ECLIPSE = Verb("copy_eclipse", card=ANY_FOLK)
WAR_INFLUENCE = Verb("war_influence", hex=HEX)
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
    *MORE_VERBS,
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
A_USE_DOG = USE_DOG.at()
A_MOVE_RAFT = MOVE_RAFT.at()
B_PICK_TRACK = PICK_TRACK.base
B_PICK_CULTURE_CELL = PICK_CULTURE_CELL.base
B_PICK_ANIMAL_CELL = PICK_ANIMAL_CELL.base
B_PICK_JUNCTION = PICK_JUNCTION.base
B_PICK_SITE = PICK_SITE.base
B_PICK_OPTION = PICK_OPTION.base
FIRST_MORE = MORE_VERBS[0].base  # actions from here on belong to expansions

# Verbs whose arguments stand in two places of the vocabulary: per component its action, and
# TARGET, which gives the component of an action.
TARGET: list[int] = [-1] * len(VOCABULARY)


def actions(verb: str, names: tuple[str, ...], known: tuple[str, ...]) -> tuple[int, ...]:
    """Per component the action of a verb; -1 where there is none."""
    found: list[int] = []
    for number, name in enumerate(names):
        action = VOCABULARY.parse(f"{verb} {name}") if name in known else -1
        if action >= 0:
            TARGET[action] = number
        found.append(action)
    return tuple(found)


CHOOSE_CHIEF_AT = actions("choose_chief", ids.CHIEFS, ids.CHIEFS)
PLAY_CULTURE_AT = actions("play_culture", ids.CARDS, ids.CULTURE)
PICK_DISCARD_AT = actions("pick_discard", ids.CARDS, ids.CARDS)
PLAY_TRIBE_AT = actions("play_tribe", ids.FOLK, ids.FOLK)
COLUMN_OPTION_AT = actions("column_option", ids.COLUMN_OPTIONS, ids.COLUMN_OPTIONS)
PICK_TRIBE_TYPE_AT = actions("pick_tribe_type", ids.FOLK, ids.TRIBE + ids.MORE_TRIBE)
PICK_OWN_ANIMAL_AT = actions("pick_own_animal", ids.ANIMALS, ids.ANIMALS)
PICK_HEX_AT = actions("pick_hex", ids.LOCATIONS, ids.LOCATIONS)
PICK_CAMP_AT = actions("pick_camp", ids.LOCATIONS, ids.LOCATIONS)
PICK_STEP_AT = actions("pick_step", ids.LOCATIONS, ids.LOCATIONS)
PICK_STONE_AT = actions("pick_stone", ids.STONES, ids.STONES)
ECLIPSE_ADD_AT = actions("eclipse_add", ids.FOLK, ids.FOLK)
ORDER_NEXT_AT = actions("order_next", ids.ITEMS, ids.ITEMS)
USE_COLUMN_ACTION_AT = actions("use_column_action", ids.FOLK, ids.MORE_TRIBE)
COPY_ECLIPSE_AT = actions("copy_eclipse", ids.FOLK, ids.FOLK)
# Two arguments: figure * places + place, zone * cards + card.
PLACED = tuple(f"{figure} {place}" for figure in ids.FIGURES for place in ids.PLACES)
PLACE_FIGURE_AT = actions("place_figure", PLACED, PLACED)
BURIABLE = tuple(f"{zone} {card}" for zone in ids.ZONES for card in ids.CARDS)
PICK_BURY_AT = actions("pick_bury", BURIABLE, BURIABLE)
