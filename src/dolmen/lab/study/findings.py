"""What a study found: every figure of the page, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dolmen.lab.study.estimate import (
    Estimate,
    corrected,
    difference_of_ratios,
    mean_of,
    ratio_of,
)
from dolmen.lab.study.measures import (
    FIRST,
    Deals,
    Measure,
    group_parts,
    spread_out,
    taken_parts,
    values,
)

FAIR = ("first", "bot")  # measures that are compared with the fair share
RAREST = 20  # seats that took a thing, for it to be looked at


@dataclass(slots=True)
class Line:
    """One measure, or one group of seats: in each arm, and the difference between them."""

    id: str
    title: str
    unit: str
    arms: list[Estimate | None]
    difference: Estimate | None = None
    counts: list[int] = field(default_factory=list)  # seats, where it is a group
    shares: list[float] = field(default_factory=list)  # of all seats


@dataclass(slots=True)
class Findings:
    deals: int
    games: int  # of each arm
    crashes: int
    untouched: float | None  # the share of deals that went exactly the same way
    fair: float | None  # the share of the victory that falls to a seat if all are equal
    measures: list[Line]
    groups: dict[str, list[Line]]
    taken: list[Line]
    samples: dict[str, list[list[float]]] = field(default_factory=dict)  # for plots, per arm


def look(
    arms: Sequence[Deals],
    measures: Sequence[Measure],
    by: Sequence[str],
    bots: Sequence[str],
    crashes: int = 0,
) -> Findings:
    """Everything about the deals that all arms have finished."""
    common = sorted(set.intersection(*(set(deals) for deals in arms)))
    arms = [{deal: deals[deal] for deal in common} for deals in arms]
    fair = 1 / len(bots) if len(bots) > 1 else None
    found = Findings(
        deals=len(common),
        games=sum(len(games) for games in arms[0].values()),
        crashes=crashes,
        untouched=untouched(arms) if len(arms) > 1 else None,
        fair=fair,
        measures=[line for m in measures if (line := measure_line(arms, m, fair))],
        groups={name: group_lines(arms, name, bots, fair) for name in by},
        taken=taken_lines(arms, len(bots), fair),
    )
    found.groups = {name: lines for name, lines in found.groups.items() if len(lines) > 1}
    for name in ("decisions", "decided", "margin"):
        measure = next(m for m in measures if m.id == name)
        found.samples[name] = [list(values(deals, measure).values()) for deals in arms]
    correct(found)
    return found


def untouched(arms: Sequence[Deals]) -> float:
    """Deals whose games took the same decisions to the same result in both arms."""
    same = [
        all(
            (a.moves, a.scores) == (b.moves, b.scores)
            for a, b in zip(arms[0][deal], arms[1][deal], strict=True)
        )
        for deal in arms[0]
    ]
    return sum(same) / len(same) if same else 0.0


def measure_line(arms: Sequence[Deals], measure: Measure, fair: float | None) -> Line | None:
    columns = [values(deals, measure) for deals in arms]
    if not all(columns):
        return None
    null = fair if measure.fair and fair is not None else 0.0
    means = [mean_of([*column.values()], null) for column in columns]
    line = Line(measure.id, measure.title, measure.unit, means)
    if len(columns) == 2:
        both = columns[0].keys() & columns[1].keys()
        line.difference = mean_of([columns[1][d] - columns[0][d] for d in sorted(both)])
    return line


def group_lines(
    arms: Sequence[Deals], by: str, bots: Sequence[str], fair: float | None
) -> list[Line]:
    parts = [group_parts(deals, by, bots) for deals in arms]
    return lines_of(arms, parts, fair, len(bots))


def taken_lines(arms: Sequence[Deals], seats: int, fair: float | None) -> list[Line]:
    parts = [taken_parts(deals) for deals in arms]
    lines = lines_of(arms, parts, fair, seats)
    often = [line for line in lines if max(line.counts) >= RAREST]
    return sorted(often, key=lambda line: -max(line.shares))


def lines_of(
    arms: Sequence[Deals],
    parts: Sequence[dict[str, dict[int, list[float]]]],
    fair: float | None,
    seats: int,
) -> list[Line]:
    """How the seats of every group did."""
    unit = "%" if fair is not None else ""
    found: list[Line] = []
    for name in sorted({name for column in parts for name in column}):
        columns = [
            spread_out(column.get(name, {}), deals)
            for column, deals in zip(parts, arms, strict=True)
        ]
        counts = [int(sum(below for _, below in column)) for column in columns]
        whole = [seats * sum(len(games) for games in deals.values()) for deals in arms]
        line = Line(
            name,
            name,
            unit,
            [ratio_of(column, fair or 0.0) for column in columns],
            counts=counts,
            shares=[n / max(1, all_) for n, all_ in zip(counts, whole, strict=True)],
        )
        if len(columns) == 2:
            line.difference = difference_of_ratios(*columns)
        found.append(line)
    return found


def correct(found: Findings) -> None:
    """Holm's correction: over all differences between the arms, and in each arm over everything
    that is compared with the fair share. Who started is asked once, as a measure."""
    groups = [line for by, lines in found.groups.items() if by != FIRST for line in lines]
    every = [*found.measures, *groups, *found.taken]
    differences = {n: line.difference for n, line in enumerate(every) if line.difference}
    for n, estimate in corrected(differences).items():
        every[n].difference = estimate
    if found.fair is None:
        return
    fair = [line for line in found.measures if line.id in FAIR]
    asked = [*fair, *groups, *found.taken]
    for arm in range(len(asked[0].arms)):
        known = {n: e for n, line in enumerate(asked) if (e := line.arms[arm])}
        for n, estimate in corrected(known).items():
            asked[n].arms[arm] = estimate
