"""Where on the table an action is shown, and what is worth showing grey."""

from __future__ import annotations

from typing import Final

from dolmen.core.step import asked
from dolmen.games.endless_winter.actions import COLUMN_OPTION, VOCABULARY
from dolmen.games.endless_winter.columns import ColumnStep
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    BORDER_PLACES,
    CARDS,
    COLUMN_OPTIONS,
    DISPLAY,
    DOTS,
    FIRST_CULTURE,
    FOLK,
    GROUND,
    HEXES,
    LINES,
    LOCATIONS,
    REST_TILES,
    RITUALS,
    START,
    STONES,
    site_place,
)
from dolmen.games.endless_winter.modules.cave_paintings import CavePaintings
from dolmen.games.endless_winter.modules.rest_tiles import RestTiles
from dolmen.games.endless_winter.modules.ritual_sites import RitualSites
from dolmen.games.endless_winter.state import NOTHING, State

# Verbs whose only argument is the place itself, and what such places are called.
PLAIN: Final = {
    "choose_chief": "chief",
    "choose_chief_side": "side",
    "choose_setup_card": "setup",
    "play_culture": "hand",
    "pick_discard": "hand",
    "play_tribe": "hand",
    "eclipse_add": "hand",
    "column_option": "option",
    "pick_track": "track",
    "pick_tribe_type": "tribe",
    "pick_culture_cell": "culture",
    "pick_animal_cell": "ground",
    "pick_own_animal": "animal",
    "pick_junction": "junction",
    "pick_hex": "hex",
    "pick_step": "hex",
    "pick_stone": "stone",
    "rest_tile": "rest",
    "border_place": "border",
    "dog_card": "dog",
    "move_mammoth": "junction",
    "use_column_action": "played",
    "copy_eclipse": "pile",
    "war_influence": "hex",
    "paint_line": "line",
    "paint_dot": "dot",
    "ritual": "ritual",
}
# Verbs without an argument that belong to one thing on the table.
ALONE: Final = {"use_dog": "dog:own", "move_raft": "raft:own"}
# By question: the verbs whose refused actions say why a place is not lit.
ASKED_ABOUT: Final = {
    "play_culture": ("play_culture",),
    "play_more_culture": ("play_culture",),
    "place_figure": ("place_figure",),
    "step_a": ("column_option", "use_column_action"),
    "step_b": ("column_option", "use_column_action"),
    "last_abilities": ("use_column_action",),
    "pick_culture": ("pick_culture_cell",),
    "pick_animal": ("pick_animal_cell",),
    "pick_tip": ("pick_own_animal",),
    "pick_track": ("pick_track",),
    "pick_tribe_hand": ("pick_tribe_type",),
    "pick_tribe_discard": ("pick_tribe_type",),
    "pick_stone": ("pick_stone",),
    "pick_site": ("pick_site",),
    "pick_hex": ("pick_hex",),
    "pick_camp": ("pick_camp", "move_raft"),
    "pick_step": ("pick_step",),
    "pick_junction": ("pick_junction",),
    "seal_pile": ("eclipse_add",),
    "choose_rest_tile": ("rest_tile",),
    "put_start_tile": ("border_place",),
    "pick_mammoth": ("move_mammoth",),
    "take_ritual": ("ritual",),
    "pick_line": ("paint_line",),
    "pick_dot": ("paint_dot",),
    "pick_copy": ("copy_eclipse",),
    "pick_war": ("war_influence",),
}


def targets(action: int) -> list[str]:
    """First what is taken up, then where it goes; none for a plain button."""
    verb, *arguments = VOCABULARY.text(action).split()
    if verb in PLAIN:
        return [f"{PLAIN[verb]}:{arguments[0]}"]
    if verb in ALONE:
        return [ALONE[verb]]
    if verb == "place_figure":
        return [f"figure:{arguments[0]}", f"column:{arguments[1]}"]
    if verb == "pick_camp":
        return [f"camp:{arguments[0]}", f"hex:{arguments[0]}"]
    if verb == "pick_bury":
        return [f"{arguments[0]}:{arguments[1]}"]
    if verb == "pick_site":
        return [f"site:{'-'.join(arguments)}"]
    if verb == "order_next":
        return [item_place(arguments[0])]
    return []


def item_place(item: str) -> str:
    """Where something that is due in the Eclipse lies."""
    if item in FOLK:
        return f"pile:{item}"
    if item in ANIMALS:
        return f"animal:{item}"
    return f"hex:{item}" if item in HEXES else f"slot:{item}"


def requests(s: State, seat: int) -> list[tuple[str, int]]:
    """One action per place that the open question could be about."""
    step = asked(s)
    if step is None:
        return []
    present = on_the_table(s, seat)
    found: list[tuple[str, int]] = []
    for name in ASKED_ABOUT.get(step.prompt(s).key, ()):
        for action in VOCABULARY.by_name[name].actions:
            for target in targets(action):
                if target in present or target.split(":")[0] not in COUNTED:
                    found.append((target, action))
    return found


# In a column: the options that lead to a place.
LEADS_TO: Final = {
    "ground": ("hunt_animal",),
    "culture": ("gain_culture",),
    "stone": ("sacred_stone",),
    "hex": ("place_camp", "move_camp", "build_village"),
    "camp": ("move_camp",),
    "tribe": ("recruit_to_hand", "recruit_to_discard"),
    "animal": ("tip_one",),
    "line": ("paint_line",),
    "dot": ("paint_dot",),
    "junction": ("move_mammoth",),
}


def wish(s: State, target: str) -> int | None:
    """In a column a place on the table means the option that leads there: one of this step, or
    else one of another column."""
    step = asked(s)
    if not isinstance(step, ColumnStep):
        return None
    names = LEADS_TO.get(target.partition(":")[0], ())
    options = [COLUMN_OPTIONS.index(name) for name in names]
    here = [choice.id for choice in step.choices(s) if choice.id in options]
    return next((COLUMN_OPTION.base + option for option in (*here, *options)), None)


# Places that exist only if something lies there.
COUNTED: Final = frozenset(
    (
        *(
            "hand",
            "ground",
            "culture",
            "stone",
            "site",
            "option",
            "animal",
            "column",
            "hex",
            "camp",
        ),
        *("rest", "border", "raft", "ritual", "line", "dot", "played", "pile", "tribe"),
    )
)


def on_the_table(s: State, seat: int) -> set[str]:
    me = s.seats[seat]
    found = {f"hand:{CARDS[card]}" for card in me.hand}
    found |= {f"played:{FOLK[card]}" for card in me.area if has_ability(s, card)}
    found |= {f"tribe:{FOLK[card]}" for card in s.rules.stacks}
    found |= {f"pile:{FOLK[card]}" for card in me.pile}
    found |= {f"ground:{GROUND[cell]}" for cell, n in enumerate(s.ground) if n != NOTHING}
    found |= {f"culture:{DISPLAY[cell]}" for cell, n in enumerate(s.display) if n != NOTHING}
    found |= {f"stone:{STONES[stone]}" for stone in s.stones if stone != NOTHING}
    found |= {f"animal:{ANIMALS[n]}" for n, tipped in enumerate(me.tipped) if tipped}
    found |= {f"hex:{name}" for name in HEXES}
    found |= {f"camp:{LOCATIONS[place]}" for place, n in enumerate(me.camps) if n}
    for position in s.rules.layout.spaces:
        level, row, column = site_place(position)
        found.add(f"site:{level}-{row}-{column}")
    if s.column != NOTHING:
        here = s.rules.columns[s.column]
        found |= {f"option:{COLUMN_OPTIONS[option.id]}" for option in (*here.step_a, *here.step_b)}
    return found | of_modules(s)


def has_ability(s: State, card: int) -> bool:
    return card < FIRST_CULTURE and s.content.folk[card].ability is not None


def of_modules(s: State) -> set[str]:
    """What the modules in play lay out."""
    found: set[str] = set()
    for module in s.rules.modules:
        if isinstance(module, CavePaintings):
            found |= {f"line:{line}" for line in LINES} | {f"dot:{dot}" for dot in DOTS}
        elif isinstance(module, RestTiles):
            found |= {f"rest:{REST_TILES[tile]}" for tile in module.in_play(s)}
        elif isinstance(module, RitualSites):
            found |= {f"ritual:{RITUALS[card]}" for card in module.row(s)}
    if s.rules.home == START:
        found |= {f"border:{place}" for place in BORDER_PLACES} | {"hex:start", "raft:own"}
    return found
