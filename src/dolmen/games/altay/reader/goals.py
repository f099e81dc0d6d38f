"""Technologies and wonders."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack, same_ids
from dolmen.games.altay import limits
from dolmen.games.altay.content import Formula, Goal
from dolmen.games.altay.fields import Fields
from dolmen.games.altay.ids import GOALS
from dolmen.games.altay.problem import problem
from dolmen.games.altay.reader.effects import after_cost, goal_effects, read_costs, read_fields

TRIGGERS = ("continuous", "once_per_turn", "end_of_turn", "instant", "final_scoring")
COUNTS = (
    "technologies_done",
    "deck_cards",
    "territories_with_2_or_more",
    "territories_with_exactly_1",
    "vp_cards_in_deck",
    "territories_bordering_opponent",
    "best_single_terrain_count",
    "starting_cards_in_deck",
    "captured_settlements",
    "conquest_markers_owned",
)


def read_goals(pack: Pack) -> tuple[Goal, ...]:
    entries = pack.entries("goals.toml", "goal")
    same_ids(entries, GOALS, "goals.toml", "goal")
    found = {entry.text("id"): read_goal(entry) for entry in entries}
    return tuple(found[goal] for goal in GOALS)


def read_goal(entry: Entry) -> Goal:
    position = GOALS.index(entry.text("id"))
    level = 1 if position < 5 else 2 if position < 10 else 3
    entry.number("level", level, level)
    copies = 4 if level < 3 else 1
    entry.number("copies", copies, copies)
    if len(entry.numbers("numbers", 1, 20)) != copies:
        raise entry.wrong("numbers", problem("numbers", n=copies))
    fields = Fields(read_fields(entry, "fields"))
    if fields.overlap():
        raise entry.wrong("fields", problem("overlap"))
    trigger = entry.one_of("trigger", TRIGGERS)
    formula: Formula | None = None
    vp = 0
    if entry.has("vp_formula"):
        table = entry.child("vp_formula")
        formula = Formula(
            base=table.number("base", *limits.BASE_POINTS),
            count=table.one_of("count", COUNTS),
            per=table.number("per", *limits.PER),
            cap=table.number("cap", *limits.CAP),
        )
    else:
        vp = entry.number("vp", *limits.GOAL_POINTS)
    if (trigger == "final_scoring") != (formula is not None) or (level == 3) != bool(formula):
        raise entry.wrong("vp_formula", problem("only_wonders"))
    settlement = entry.flag("settlement")
    if settlement != (level < 3):
        raise entry.wrong("settlement", problem("settlement"))
    costs = read_costs(entry)
    return Goal(
        name=entry.names(),
        level=level,
        copies=copies,
        fields=fields,
        vp=vp,
        settlement=settlement,
        trigger=trigger,
        costs=costs,
        effects=after_cost(costs, goal_effects(entry, trigger)),
        formula=formula,
    )
