"""What is measured of a game: numbers of the whole game, and how groups of seats did in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from dolmen.bots.statistics import mean
from dolmen.lab.outcome import Outcome

Deals = dict[int, list[Outcome]]  # deal -> its games
Pairs = list[tuple[float, float]]  # per deal a number and what it is divided by
FIRST = "first"  # the group that a seat belongs to by starting the game


@dataclass(slots=True, frozen=True)
class Measure:
    """A number of one game."""

    id: str
    title: str
    unit: str  # "%" for shares
    of: Callable[[Outcome], float | None]
    fair: bool = False  # whether it is to be compared with the share that falls to every seat


def first_share(outcome: Outcome) -> float | None:
    """The starting player's share of the victory."""
    return outcome.rewards[outcome.started] if len(outcome.rewards) > 1 else None


def first_lead(outcome: Outcome) -> float | None:
    """How far the starting player is ahead of the mean of the others."""
    seats = len(outcome.seating)
    if seats < 2:
        return None
    others = [float(outcome.totals[seat]) for seat in range(seats) if seat != outcome.started]
    return outcome.totals[outcome.started] - mean(others)


def mean_points(outcome: Outcome) -> float:
    return mean([float(total) for total in outcome.totals[: len(outcome.seating)]])


def number(value: float | None) -> float | None:
    return None if value is None else float(value)


def bot_share(bot: int) -> Callable[[Outcome], float]:
    return lambda outcome: outcome.rewards[outcome.seating.index(bot)]


MEASURES = (
    Measure("first", "Victories of the starting player", "%", first_share, fair=True),
    Measure("first_lead", "Lead of the starting player", "points", first_lead),
    Measure("points", "Points per player", "points", mean_points),
    Measure("margin", "Margin between the best two", "points", lambda o: number(o.margin)),
    Measure("decisions", "Decisions in a game", "", lambda o: float(o.decisions)),
    Measure("rounds", "Rounds in a game", "", lambda o: float(o.rounds)),
    Measure("branching", "Options per decision", "", lambda o: o.branching),
    Measure("lead_changes", "Changes of the lead", "", lambda o: number(o.lead_changes)),
    Measure("decided", "Decided after this part of the game", "%", lambda o: o.decided),
)


def measures_of(bots: Sequence[str], solo_measure: str) -> list[Measure]:
    """Those that make sense for a table: who wins where the bots differ, the reward alone."""
    found = [*MEASURES]
    if len(bots) == 1:
        title = f"{(solo_measure or 'points').capitalize()} of the player"
        reward = Measure("reward", title, solo_measure or "points", bot_share(0))
        return [reward, *[m for m in found if not m.id.startswith("first")]]
    if len(set(bots)) > 1:
        share = Measure("bot", f"Victories of {bots[0]}", "%", bot_share(0), fair=True)
        found.insert(0, share)
    return found


def by_deal(outcomes: Iterable[Outcome]) -> Deals:
    """Games by their deal; crashes count for nothing."""
    found: Deals = {}
    for outcome in outcomes:
        if not outcome.crash:
            found.setdefault(outcome.deal, []).append(outcome)
    return found


def values(deals: Deals, measure: Measure) -> dict[int, float]:
    """One number per deal: the mean of its games."""
    found: dict[int, float] = {}
    for deal, games in deals.items():
        numbers = [x for x in map(measure.of, games) if x is not None]
        if numbers:
            found[deal] = mean(numbers)
    return found


def groups_of(outcome: Outcome, seat: int, by: str, bots: Sequence[str]) -> str:
    """The group a seat belongs to: whether it started, its bot, its place, or one of its facts."""
    if by == FIRST:
        return "starts" if seat == outcome.started else "follows"
    if by == "bot":
        return bots[outcome.seating[seat]]
    if by == "seat":
        return f"seat {seat + 1}"
    return outcome.facts[seat].get(by, "")


def group_parts(deals: Deals, by: str, bots: Sequence[str]) -> dict[str, dict[int, list[float]]]:
    """group -> deal -> [reward, seats]."""
    found: dict[str, dict[int, list[float]]] = {}
    for deal, games in deals.items():
        for outcome in games:
            for seat in range(len(outcome.seating)):
                group = groups_of(outcome, seat, by, bots)
                if group:
                    part = found.setdefault(group, {}).setdefault(deal, [0.0, 0.0])
                    part[0] += outcome.rewards[seat]
                    part[1] += 1
    return found


def taken_parts(deals: Deals) -> dict[str, dict[int, list[float]]]:
    """thing -> deal -> [reward of those who took it, how many they are]."""
    found: dict[str, dict[int, list[float]]] = {}
    for deal, games in deals.items():
        for outcome in games:
            for seat, things in enumerate(outcome.taken):
                for thing in set(things):
                    part = found.setdefault(thing, {}).setdefault(deal, [0.0, 0.0])
                    part[0] += outcome.rewards[seat]
                    part[1] += 1
    return found


def spread_out(parts: dict[int, list[float]], deals: Iterable[int]) -> Pairs:
    """For every deal, also those without."""
    blank = [0.0, 0.0]
    found = [parts.get(deal, blank) for deal in deals]
    return [(part[0], part[1]) for part in found]
