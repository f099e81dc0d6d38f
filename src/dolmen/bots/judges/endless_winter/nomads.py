"""What the Nomads will have at the end of a solo game of Endless Winter."""

from __future__ import annotations

from dolmen.bots.judges.endless_winter.tables import TURNS, Tables
from dolmen.games.endless_winter.scoring import animal_points
from dolmen.games.endless_winter.state import HOME, State


def nomads_total(s: State, tables: Tables) -> float:
    w = tables.weights.nomads
    them = s.seats[s.nomads]
    rounds = s.content.rounds - s.round
    turns = TURNS * rounds + them.figures.count(HOME)
    top = len(s.content.glory_points) - 1
    # Their Idols go up the glory track first; what is left goes up the other.
    glory = them.glory + w["glories"] * turns
    offering = min(float(top), them.offering + max(0.0, glory - top))
    buried = len(them.grave) + w["buries"] * turns
    total = them.points + animal_points(s, s.nomads) + w["turn"] * turns
    total += buried * (s.content.glory_points[min(top, round(glory))] + w["culture"])
    rate = s.content.offering_rate[int(offering)]
    if rate:
        total += (them.food + them.tools + w["offerings"] * turns) / rate
    each = w["village"] * them.villages + w["slot"] * (them.built // 2)
    each += s.content.points_per_nomad_stone * len(them.stones)
    total += (rounds + 1) * each
    if s.extra_card:
        total += w["extra"] * rounds
    return total
