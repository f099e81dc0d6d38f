"""Effects as the content writes them: which op may be where."""

from __future__ import annotations

from dolmen.core.content import Entry
from dolmen.games.altay import effects as fx
from dolmen.games.altay import limits
from dolmen.games.altay.content import Opening
from dolmen.games.altay.effect import Effect
from dolmen.games.altay.fields import FIELD_KINDS, Fields
from dolmen.games.altay.ids import RESOURCES, TERRAINS, TITLES
from dolmen.games.altay.problem import problem

COSTS = (fx.SpendAny, fx.UseTerrain, fx.ConsumeMarker, fx.DiscardHand, fx.TrashHand)
COMBAT = (fx.Attack, fx.Defence)
BONUSES = (fx.AttackBonus, fx.DefenceBonus, fx.EndDrawBonus, fx.ArchiveHand)


def read_costs(entry: Entry) -> tuple[Effect, ...]:
    costs = read_effects(entry, "cost")
    if not all(isinstance(effect, COSTS) for effect in costs):
        raise entry.wrong("cost", problem("no_cost"))
    return costs


def card_effects(entry: Entry, costs: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What an option of a card does."""
    effects = read_effects(entry, "do")
    if not effects:
        raise entry.wrong("do", problem("missing"))
    if any(isinstance(effect, COSTS + BONUSES) for effect in effects):
        raise entry.wrong("do", problem("not_of_a_card"))
    stays = any(isinstance(effect, fx.StayOpen) for effect in effects)
    if stays and (costs or len(effects) > 1):
        raise entry.wrong("do", problem("stay_open_alone"))
    return effects


def goal_effects(entry: Entry, trigger: str) -> tuple[Effect, ...]:
    """What a goal does: lasting bonuses, or something to carry out; a wonder only scores."""
    effects = read_effects(entry, "do")
    if bool(effects) == (trigger == "final_scoring"):
        raise entry.wrong("do", problem("not_of_a_wonder") if effects else problem("missing"))
    lasting = trigger in ("continuous", "end_of_turn")
    for effect in effects:
        if isinstance(effect, COSTS + COMBAT + (fx.StayOpen,)):
            raise entry.wrong("do", problem("not_of_a_goal"))
        if isinstance(effect, BONUSES) != lasting:
            raise entry.wrong("do", problem("other_trigger", trigger=repr(trigger)))
    return effects


def after_cost(costs: tuple[Effect, ...], effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """R3: a card discarded as the cost can be drawn again, a trashed one cannot."""
    returned = sum(cost.n for cost in costs if isinstance(cost, fx.DiscardHand))
    return tuple(fx.Draw(e.n, returned) if isinstance(e, fx.Draw) else e for e in effects)


def read_effects(entry: Entry, field: str) -> tuple[Effect, ...]:
    steps = entry.children_of(field)
    if len(steps) > limits.STEPS[1]:
        raise entry.wrong(field, problem("steps", most=limits.STEPS[1], got=len(steps)))
    return tuple(read_effect(child) for child in steps)


def read_fields(entry: Entry, field: str) -> tuple[str, ...]:
    """Places for resources, or the resources of a price (R55: there is always one)."""
    kinds = tuple(entry.all_of(field, FIELD_KINDS))
    low, high = limits.FIELDS
    if not low <= len(kinds) <= high:
        raise entry.wrong(field, problem("resources", low=low, high=high, got=len(kinds)))
    return kinds


def read_effect(entry: Entry) -> Effect:
    op = entry.text("op")
    if op == "produce":
        amounts = entry.child("res")
        known = [name for name in amounts.data if amounts.known(name, name, RESOURCES)]
        if not known:
            raise entry.wrong("res", problem("empty"))
        gained = {name: amounts.number(name, *limits.AMOUNT) for name in known}
        return fx.Produce(tuple(gained.get(name, 0) for name in RESOURCES))
    if op == "use_terrain":
        return fx.UseTerrain(TERRAINS.index(entry.one_of("terrain", TERRAINS)))
    if op == "stay_open":
        return read_stay_open(entry)
    if op == "fill_open_card":
        return fx.FillOpenCard(TITLES.index(entry.one_of("card", TITLES)))
    if op == "archive_hand":
        entry.number("capacity", 1, 1)
        return fx.ArchiveHand(entry.number("n", 1, 1))
    if op == "resettle":
        entry.one_of("range", ("adjacent",))
        return fx.Resettle(entry.number("n", *limits.RESETTLED))
    if op in fx.COUNTED:
        return fx.COUNTED[op](entry.number("n", *limits.AMOUNT))
    known_ops = ("produce", "use_terrain", "stay_open", "fill_open_card", "archive_hand")
    entry.known("op", op, (*known_ops, "resettle", *fx.COUNTED))
    raise AssertionError(op)


def read_stay_open(entry: Entry) -> fx.StayOpen:
    mode = entry.one_of("mode", ("fill", "store"))
    fields = Fields(read_fields(entry, "fields"))
    if fields.overlap():
        raise entry.wrong("fields", problem("overlap"))
    on_full = read_effects(entry, "on_full")
    if any(isinstance(e, COSTS + COMBAT + BONUSES + (fx.StayOpen,)) for e in on_full):
        raise entry.wrong("on_full", problem("impossible_here"))
    if (mode == "fill") != bool(on_full):
        raise entry.wrong("on_full", problem("only_to_fill"))
    return fx.StayOpen(Opening(mode == "fill", fields, on_full))
