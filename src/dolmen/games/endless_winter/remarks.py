"""What the table as it lies adds to the label of an action."""

from __future__ import annotations

from dolmen.core.action import Action
from dolmen.core.step import asked
from dolmen.games.endless_winter.actions import (
    COLUMN_OPTION,
    FIRST_FIGURE,
    LESSER,
    PICK_ANIMAL_CELL,
    PICK_CULTURE_CELL,
    PICK_HEX,
    PICK_SITE,
    PICK_STEP,
    PLACE_FIGURE,
    USE_CHIEF,
)
from dolmen.games.endless_winter.card_text import option_cost
from dolmen.games.endless_winter.ids import REST, START
from dolmen.games.endless_winter.income import IconChoice
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.state import NOTHING, State
from dolmen.games.endless_winter.turn import chief_bonus


def remark(lexicon: Lexicon, s: State, action: Action) -> str:
    """The card in a cell, the income of a place, the price of an option, the lesser income."""
    verb = action.verb
    if verb is PICK_CULTURE_CELL:
        return lexicon.card(s.display[action.arguments[0]])
    if verb is PICK_ANIMAL_CELL:
        return lexicon.name("animal", s.ground[action.arguments[0]])
    if verb in (PICK_HEX, PICK_STEP):
        return hex_remark(lexicon, s, action.arguments[0])
    if verb is PICK_SITE:
        position = action.index - PICK_SITE.base
        level = action.arguments[0]
        if level:
            return lexicon.effect(s.content.level_income[level + 1])
        return lexicon.effect(s.content.space_income[s.spaces[position]])
    if verb is COLUMN_OPTION:
        return option_remark(lexicon, s, action.arguments[0])
    if verb is LESSER:
        step = asked(s)
        return lexicon.name("op", s.content.lesser[step.op]) if isinstance(step, IconChoice) else ""
    if verb is FIRST_FIGURE:
        return lexicon.effect(s.rules.columns[s.column].first_figure)
    if verb is USE_CHIEF:
        return lexicon.effect(chief_bonus(s, s.seat))
    if verb is PLACE_FIGURE:
        return place_remark(lexicon, s, action.arguments[1])
    return ""


def hex_remark(lexicon: Lexicon, s: State, location: int) -> str:
    """The income of the tile; the Starting Base tile has none."""
    tile = s.tiles[location] if location != START else NOTHING
    income = s.content.tiles[tile].income if tile != NOTHING else ()
    return lexicon.effect(income) if income else ""


def option_remark(lexicon: Lexicon, s: State, number: int) -> str:
    """What an option of the columns in play costs."""
    for column in s.rules.columns:
        for option in (*column.step_a, *column.step_b):
            if option.id == number:
                return option_cost(lexicon, option)
    return ""


def place_remark(lexicon: Lexicon, s: State, place: int) -> str:
    """What a column is for, in short."""
    if place == REST:
        return ""
    column = s.content.columns[place - 1]
    parts = [lexicon.name("option", option.id) for option in (*column.step_a, *column.step_b)]
    return "; ".join(parts)
