"""The weights of Endless Winter's judge; the files in `bots/weights` say what each means."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Final

from dolmen.bots.judge import Weights
from dolmen.core.refusal import BadInput
from dolmen.games.endless_winter.ids import OPS

Pair = tuple[float, float]  # late in the game, early in the game
NOT_ICONS: Final = {"choose", "per"}  # made of other icons


@dataclass(slots=True, frozen=True)
class EndlessWinterWeights:
    food: Pair
    food_much: Pair
    food_enough: float
    tool: Pair
    tool_much: Pair
    tool_enough: float
    buries: float
    glories: float
    offerings: float
    goods_end: float
    glory_ahead: float
    benefits: float
    set_hope: tuple[float, ...]
    pair_hope: tuple[float, ...]
    tip_hope: Pair
    sure: float
    tied: float
    lost: float
    denied: float
    village: tuple[float, ...]
    near: tuple[float, ...]
    near_slot: float
    camp_out: Pair
    half_slot: float
    built: Pair
    stone: Pair
    stone_growth: float
    card_labor: float
    card_column: float
    card_eclipse: float
    card_ability: float
    card_crowd: float
    culture_round: float
    culture_hand: Pair
    culture_points: Pair
    held: Pair
    held_labor: Pair
    held_column: float
    pile_labor: float
    first_place: float
    loose_labor: float
    pledged_labor: float
    bought: float
    begun: float
    tool_price: float
    spare_move: float
    recruit: float
    nomads: dict[str, float]
    modules: dict[str, float]
    icons: tuple[Pair, ...]


PARTS: Final = {
    "nomads": ("turn", "buries", "glories", "offerings", "culture", "village", "slot", "extra"),
    "modules": (
        "labor",
        "landmark",
        "raft_lead",
        "raft_space",
        "border_best",
        "border_both",
        "torch",
        "painted",
        "trust",
        "ritual_open",
        "ritual_part",
        "line",
        "rows",
        "rest_tile",
    ),
    "icons": tuple(op for op in OPS if op not in NOT_ICONS),
}


def read(weights: Weights) -> EndlessWinterWeights:
    """Checked: every weight is there, and no other."""
    compare("weights", weights.keys(), {field.name for field in fields(EndlessWinterWeights)})
    for table, names in PARTS.items():
        compare(table, weights[table].keys(), set(names))
    values = {name: settled(value) for name, value in weights.items()}
    icons = weights["icons"]
    values["icons"] = tuple(settled(icons.get(op, [0.0, 0.0])) for op in OPS)
    return EndlessWinterWeights(**values)


def compare(where: str, given: Iterable[str], known: set[str]) -> None:
    names = set(given)
    if missing := sorted(known - names):
        raise BadInput(f"The {where} of Endless Winter's judge lack {', '.join(missing)}.")
    if unknown := sorted(names - known):
        raise BadInput(
            f"The {where} of Endless Winter's judge include unknown ones: {', '.join(unknown)}."
        )


def settled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
