"""What the table as it lies makes of the label of an action, or adds to it."""

from __future__ import annotations

from dolmen.core.action import Action
from dolmen.core.message import Message, Template
from dolmen.core.step import asked
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import (
    COLUMN_OPTION,
    FIRST_FIGURE,
    LESSER,
    PICK_ANIMAL_CELL,
    PICK_CULTURE_CELL,
    PICK_HEX,
    PICK_OPTION,
    PICK_SITE,
    PICK_STEP,
    PLACE_FIGURE,
    TAKE,
    USE_CHIEF,
)
from dolmen.games.endless_winter.content import BY_CARD, BY_STONE_SLOT, BY_VILLAGE_SLOT
from dolmen.games.endless_winter.display import DisplayChoice
from dolmen.games.endless_winter.ids import REST, START
from dolmen.games.endless_winter.income import PRICED, SINGLE, ChooseOne, IconChoice
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.state import NOTHING, State
from dolmen.games.endless_winter.turn import chief_bonus


def said(s: State, action: int) -> Message | None:
    """A button that names the income, the choice or the seat's own price; None if the verb's
    sentence says it all."""
    if action in COLUMN_OPTION:
        return option_said(s, action - COLUMN_OPTION.base)
    if action in PICK_OPTION:
        step = asked(s)
        assert isinstance(step, ChooseOne)
        return Message(m.CHOOSE_EFFECT, (step.icon.options[action - PICK_OPTION.base],))
    if action in TAKE or action in LESSER:
        step = asked(s)
        assert isinstance(step, IconChoice)
        if action in TAKE:
            return Message(m.TAKE_INCOME, ((SINGLE[step.op],),))
        return Message(m.LESSER_INCOME, ((SINGLE[s.content.lesser[step.op]],),))
    if action in PICK_CULTURE_CELL:
        return display_said(s, action, m.CULTURE, m.CULTURE_COST)
    if action in PICK_ANIMAL_CELL:
        return display_said(s, action, m.GROUND_ANIMAL, m.GROUND_ANIMAL_COST)
    return None


def display_said(s: State, action: int, gained: Template, bought: Template) -> Message | None:
    """The card that lies there, and its cost where it is bought."""
    step = asked(s)
    if not isinstance(step, DisplayChoice):
        return None
    card = step.cells(s)[action - step.verb.base]
    if step.terms != PRICED:
        return Message(gained, (card,))
    return Message(bought, (card, (0, *step.cost(s, card))))


def option_said(s: State, number: int) -> Message | None:
    """An option of the columns in play with what it costs whoever is asked."""
    for column in s.rules.columns:
        for option in (*column.step_a, *column.step_b):
            if option.id != number:
                continue
            if option.pays == BY_CARD:
                return Message(m.OPTION_PRINTED, (number,))
            me, cost = s.seats[s.seat], (option.food, option.tool, option.labor)
            if option.pays == BY_STONE_SLOT and len(me.stones) < s.content.stones_max:
                cost = (*s.content.stone_cost[len(me.stones)], 0)
            elif option.pays == BY_VILLAGE_SLOT and me.villages < s.content.villages_max:
                cost = (s.content.village_cost[me.villages], 0, 0)
            return Message(m.OPTION_COST, (number, cost))
    return None


def remark(lexicon: Lexicon, s: State, action: Action) -> str:
    """The income of a place, what a column is for."""
    verb = action.verb
    if verb in (PICK_HEX, PICK_STEP):
        return hex_remark(lexicon, s, action.arguments[0])
    if verb is PICK_SITE:
        position = action.index - PICK_SITE.base
        level = action.arguments[0]
        if level:
            return lexicon.effect(s.content.level_income[level + 1])
        return lexicon.effect(s.content.space_income[s.spaces[position]])
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


def place_remark(lexicon: Lexicon, s: State, place: int) -> str:
    """What a column is for, in short."""
    if place == REST:
        return ""
    column = s.content.columns[place - 1]
    parts = [lexicon.name("option", option.id) for option in (*column.step_a, *column.step_b)]
    return lexicon.term("semicolon").join(parts)
