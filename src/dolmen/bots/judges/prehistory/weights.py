"""The weights of the judge of Prehistory, as they are in `bots/weights/prehistory.toml`."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from dolmen.bots.judge import Weights
from dolmen.core.refusal import BadInput

# How many numbers a list of weights has.
LENGTHS: Final = {"RESOURCES": 8, "HOLD": 5}


@dataclass(slots=True, frozen=True)
class PrehistoryWeights:
    """The file says what each of them means."""

    RIVAL: float
    RESOURCES: tuple[float, ...]
    MORE: float
    CUBE: float
    MARKER: float
    POINT: float
    POINTS: float
    LAST: float
    TILE: float
    PRINT: float
    ANIMAL: float
    CARD: float
    PRESENT: float
    ABROAD: float
    AT_HOME: float
    CAMP: float
    HOLD: tuple[float, ...]
    UNIT: float
    PLACE_C: float
    EARLY_C: float
    STEP: float
    STEP_LAST: float
    WALK: float
    BUILD: float
    LATER: float
    SITES: float
    WISH: float
    NEXT: float
    SUMMER: float
    SUMMER_NEXT: float
    PICK: float

    def member_abroad(self, autumns: int) -> float:
        return self.PRESENT + self.ABROAD * autumns if autumns else 0.0


def read(table: Weights) -> PrehistoryWeights:
    """Every weight once, none unknown."""
    names = [field.name for field in fields(PrehistoryWeights)]
    missing = [name for name in names if name not in table]
    unknown = [name for name in table if name not in names]
    if missing or unknown:
        raise BadInput(f"Weights of Prehistory: missing {missing}, unknown {unknown}.")
    return PrehistoryWeights(**{name: number(name, table[name]) for name in names})


def number(name: str, value: Any) -> Any:
    """A weight as the structure holds it: a number, or as many as its name asks for."""
    if name not in LENGTHS:
        return float(value)
    if len(value) != LENGTHS[name]:
        raise BadInput(f"Weights of Prehistory: {name} has {LENGTHS[name]} numbers, not {value}.")
    return tuple(float(each) for each in value)
