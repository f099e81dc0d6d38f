"""Round-robins between bots: paired deals, rotated seats, ratings with intervals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

from dolmen.bots.statistics import wilson
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.ratings import Duel, Rating, rate
from dolmen.lab.simulate import Outcome, Plan, Result, simulate


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

    def report(self) -> dict[str, Any]:
        rows = []
        for pairing in self.pairings:
            done = len(pairing.result.outcomes) - len(pairing.result.crashes)
            rows.append(
                {
                    "bot": self.bots[pairing.one],
                    "against": self.bots[pairing.other],
                    "games": done,
                    "wins": pairing.wins,
                    "win_rate": pairing.wins / done if done else 0.0,
                    "win_rate_95": wilson(pairing.wins, done),
                    "seconds": pairing.result.seconds,
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
        found.append(Duel(pairing.one, pairing.other, share))
    return found


def tournament(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int = 2,
    workers: int = 1,
    options: dict[str, str] | None = None,
    progress: Callable[[int, int], None] | None = None,
    content: str | None = None,
) -> Tournament:
    """Every bot against every other, `games` games per pairing; `content` is the path of a pack."""
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise BadInput("A tournament needs at least two different bots.")
    if seats < 2 or seats not in find(game).seats:
        raise BadInput(f"{game} cannot be played by {seats} in a tournament.")
    pairs = [
        (one, other)
        for one in range(len(bots))
        for other in range(len(bots))
        if (one < other if seats == 2 else one != other)
    ]
    found: list[Pairing] = []
    for number, (one, other) in enumerate(pairs):
        lineup = (bots[one], *[bots[other]] * (seats - 1))
        plan = Plan(game, lineup, games, seed, options or {}, content)

        def tell(done: int, before: int = number * games) -> None:
            if progress is not None:
                progress(before + done, len(pairs) * games)

        found.append(Pairing(one, other, simulate(plan, workers, tell)))
    return Tournament(game, bots, seats, games, seed, found)


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
