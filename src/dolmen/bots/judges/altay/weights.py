"""The weights of Altay's judge; the files in `bots/weights` say what each of them means."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Final

from dolmen.bots.judge import Weights
from dolmen.core.refusal import BadInput
from dolmen.games.altay.ids import GOALS, TITLES


@dataclass(slots=True, frozen=True)
class AltayWeights:
    rival: float
    rival_engine: float
    final: float
    idle_turn: float
    last_turn: float
    chained: int
    pace: float
    pool: float
    needed: float
    plan: float
    stored: float
    store: float
    coin: float
    in_hand: float
    armed: float
    thirds: float
    settlement: float
    crowded: float
    opened: float
    stack: tuple[float, ...]
    terrain: float
    room: tuple[float, ...]
    frontier: float
    site: float
    lone: float
    threat: float
    cornered: float
    goal_begun: float
    goal_filled: float
    ladder: tuple[float, ...]
    growth: float
    laid: float
    spent: float
    freed: float
    freed_marker: float
    planned: float
    prize: float
    driven_out: float
    risk: float
    risk_last: float
    guard: float
    guard_most: float
    guard_cards: float
    edge: float
    unlikely: float
    repelled: float
    beaten: float
    surrendered: float
    refreshed: float
    resettle: float
    give: float
    drag: float
    further_copies: int
    quality: float
    synergy: float
    cards: tuple[tuple[float, ...], ...]  # per title: the first copy, each further one
    effects: tuple[float, ...]  # per goal
    growths: tuple[float, ...]  # per goal


TABLES: Final = {"cards": TITLES, "effects": GOALS, "growths": GOALS}
OPTIONAL: Final = {"effects", "growths"}  # of goals; what is left out is 0


def read(weights: Weights) -> AltayWeights:
    """Checked: every weight is there, and no other."""
    known = {field.name for field in fields(AltayWeights)}
    compare("weights", weights.keys(), known, known)
    values = dict(weights)
    for table, names in TABLES.items():
        given = weights[table]
        compare(table, given.keys(), set(names), set() if table in OPTIONAL else set(names))
        values[table] = tuple(settled(given.get(name, 0.0)) for name in names)
    return AltayWeights(**{name: settled(value) for name, value in values.items()})


def compare(where: str, given: Iterable[str], known: set[str], needed: set[str]) -> None:
    names = set(given)
    if missing := sorted(needed - names):
        raise BadInput(f"The {where} of Altay's judge lack {', '.join(missing)}.")
    if unknown := sorted(names - known):
        raise BadInput(f"The {where} of Altay's judge include unknown ones: {', '.join(unknown)}.")


def settled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
