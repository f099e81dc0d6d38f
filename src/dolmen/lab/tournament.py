"""Round-robins between bots: paired deals, rotated seats, ratings with intervals."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from dolmen.bots.statistics import wilson
from dolmen.core.own_pack import OwnPack
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.engine import Engine, InProcess
from dolmen.lab.outcome import Outcome
from dolmen.lab.plan import Plan
from dolmen.lab.ratings import Duel, Rating, rate
from dolmen.lab.run_folder import RunFolder, write_whole
from dolmen.lab.simulate import Result, simulate
from dolmen.lab.tables import PARQUET


@dataclass(slots=True)
class Pairing:
    """One bot against another; with more seats, one against a table full of the other."""

    one: int
    other: int
    result: Result

    @property
    def wins(self) -> float:
        """Of the one, who has place 0 in the plan."""
        return self.result.wins(0)


@dataclass(slots=True)
class Tournament:
    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    pairings: list[Pairing]

    def duels(self) -> list[Duel]:
        found: list[Duel] = []
        for pairing in self.pairings:
            for outcome in pairing.result.outcomes:
                found += duels_of(pairing, outcome)
        return found

    def ratings(self) -> list[Rating]:
        return rate(self.duels(), len(self.bots), self.seed)

    def summary(self) -> dict[str, Any]:
        """Everything but the time it took."""
        rows = []
        for pairing in self.pairings:
            done = len(pairing.result.done)
            rows.append(
                {
                    "bot": self.bots[pairing.one],
                    "against": self.bots[pairing.other],
                    "games": done,
                    "wins": pairing.wins,
                    "win_rate": pairing.wins / done if done else 0.0,
                    "win_rate_95": wilson(pairing.wins, done),
                }
            )
        ratings = [
            {"bot": bot, "rating": r.value, "rating_95": (r.low, r.high)}
            for bot, r in zip(self.bots, self.ratings(), strict=True)
        ]
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "crashes": sum(len(pairing.result.crashes) for pairing in self.pairings),
            "pairings": rows,
            "ratings": sorted(ratings, key=lambda row: -float(str(row["rating"]))),
        }

    def report(self) -> dict[str, Any]:
        found = self.summary()
        for row, pairing in zip(found["pairings"], self.pairings, strict=True):
            row["seconds"] = pairing.result.seconds
        return found


def duels_of(pairing: Pairing, outcome: Outcome) -> list[Duel]:
    """The one against each of the others at the table, by points and then by victory."""
    if outcome.crash:
        return []
    seat = outcome.seating.index(0)
    totals = [sum(row) for row in outcome.scores]
    found: list[Duel] = []
    for rival in range(len(totals)):
        if rival == seat:
            continue
        won = seat in outcome.winners
        lost = rival in outcome.winners
        if won == lost:  # neither, or both: the points decide
            share = 0.5 if totals[seat] == totals[rival] else float(totals[seat] > totals[rival])
        else:
            share = float(won)
        found.append(Duel(pairing.one, pairing.other, share, outcome.deal))
    return found


@dataclass(slots=True, frozen=True)
class TournamentPlan:
    """Every bot against every other, `games` games per pairing."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    pack: OwnPack | None = None
    own: dict[str, str] = field(default_factory=dict)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """At larger tables both ways: one against a table of the other is not the reverse."""
        places = range(len(self.bots))
        return [
            (one, other)
            for one in places
            for other in places
            if (one < other if self.seats == 2 else one != other)
        ]

    def plan(self, one: int, other: int) -> Plan:
        lineup = (self.bots[one], *[self.bots[other]] * (self.seats - 1))
        return Plan(self.game, lineup, self.games, self.seed, self.options, self.pack, own=self.own)

    def check(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadInput("A tournament needs at least two different bots.")
        if self.seats < 2 or self.seats not in find(self.game).seats:
            raise BadInput(f"{self.game} cannot be played by {self.seats} in a tournament.")
        for one, other in self.pairs:
            self.plan(one, other).check()


@dataclass(slots=True, frozen=True)
class Files:
    """Where the results go: a folder with one for each pairing, and the ratings."""

    path: Path
    keep: Sequence[str] = ()
    format: str = PARQUET
    resume: bool = False

    def run_folder(self, plan: Plan, number: int) -> RunFolder:
        one, other = (name.replace(":", "-") for name in plan.bots[:2])
        path = self.path / f"{number + 1:02}-{one}-{other}"
        return RunFolder(path, plan, self.keep, self.format, self.resume)

    def check(self) -> None:
        if self.path.is_dir() and any(self.path.iterdir()) and not self.resume:
            raise BadInput(f"{self.path} already holds files; --resume goes on with a tournament.")


def tournament(
    plan: TournamentPlan,
    engine: Engine | None = None,
    files: Files | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Play all pairings; `progress` hears how many games are done in all."""
    plan.check()
    if files is not None:
        files.check()
    found: list[Pairing] = []
    for number, (one, other) in enumerate(plan.pairs):
        pairing = plan.plan(one, other)

        def tell(done: int, before: int = number * plan.games) -> None:
            if progress is not None:
                progress(before + done)

        folder = files.run_folder(pairing, number) if files else None
        result = simulate(pairing, engine or InProcess(), folder, tell)
        found.append(Pairing(one, other, result))
    played = Tournament(plan.game, plan.bots, plan.seats, plan.games, plan.seed, found)
    if files is not None:
        text = json.dumps(played.summary(), indent=1, ensure_ascii=False) + "\n"
        write_whole(files.path / "tournament.json", text)
    return played


def page(report: dict[str, Any]) -> str:
    """The report as a page of its own, with the ratings drawn."""
    title = escape(f"{report['game']}: ladder for {report['seats']} players")
    rows = "".join(
        f"<tr><td>{escape(row['bot'])}</td><td>{escape(row['against'])}</td>"
        f"<td>{row['games']}</td><td>{row['win_rate']:.1%}</td>"
        f"<td>{row['win_rate_95'][0]:.1%} - {row['win_rate_95'][1]:.1%}</td></tr>"
        for row in report["pairings"]
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<style>body{{font:16px/1.4 sans-serif;margin:2rem auto;max-width:50rem;color:#2a1e14;
background:#f3e6ca}}table{{border-collapse:collapse}}td,th{{padding:.2rem .8rem;
border-bottom:1px solid #9c7446;text-align:left}}</style></head><body>
<h1>{title}</h1>{chart(report["ratings"])}
<table><tr><th>bot</th><th>against</th><th>games</th><th>win rate</th><th>95 % interval</th></tr>
{rows}</table>
<p>The same deals are played in every rotation of the seats. Seed {report["seed"]}.</p>
</body></html>
"""


def chart(ratings: list[dict[str, Any]]) -> str:
    """Ratings as dots with their intervals."""
    low = min(row["rating_95"][0] for row in ratings) - 20
    high = max(row["rating_95"][1] for row in ratings) + 20

    def x(value: float) -> float:
        return 180 + (value - float(low)) / float(high - low) * 520

    marks = []
    for number, row in enumerate(ratings):
        y = 30 + 34 * number
        left, right = (x(value) for value in row["rating_95"])
        marks.append(
            f'<text x="10" y="{y + 5}">{escape(row["bot"])}</text>'
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#7c3216" '
            f'stroke-width="3"/><circle cx="{x(row["rating"]):.1f}" cy="{y}" r="6" '
            f'fill="#c8401c"/><text x="{x(row["rating"]):.1f}" y="{y - 10}" font-size="12" '
            f'text-anchor="middle">{row["rating"]:+.0f}</text>'
        )
    height = 30 + 34 * len(ratings)
    return f'<svg viewBox="0 0 720 {height}" role="img">{"".join(marks)}</svg>'
