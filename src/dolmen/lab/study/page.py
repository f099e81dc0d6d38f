"""A study as one page that needs nothing else: no network, no script."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape
from importlib.metadata import version
from importlib.resources import files
from itertools import count

from dolmen.lab.study import plots
from dolmen.lab.study.estimate import Estimate
from dolmen.lab.study.findings import Line
from dolmen.lab.study.measures import FIRST
from dolmen.lab.study.study import Study
from dolmen.lab.study.words import Words, figure, interval, is_clear

TITLES = {FIRST: "Starting or following", "bot": "Bots", "seat": "Seats"}
SEVERAL = {
    "folk": "Folks",
    "board": "Boards",
    "chief": "Chiefs",
    "side": "Sides of the Chief",
    "setup": "Setup cards",
}


class Page:
    def __init__(self, study: Study, command: str = "") -> None:
        self.study = study
        self.found = study.findings
        self.words = Words(study)
        self.command = command
        self.numbers = count(1)

    def __str__(self) -> str:
        style = files("dolmen.lab.study").joinpath("page.css").read_text(encoding="utf-8")
        title = escape(self.words.title())
        body = "\n".join(part for part in self.parts() if part)
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{style}</style></head>\n<body><main>\n{body}\n"
            "</main></body></html>\n"
        )

    def parts(self) -> Iterator[str]:
        yield self.head()
        yield from (f'<p class="warning">{escape(text)}</p>' for text in self.words.warnings())
        yield self.tiles()
        if self.words.two:
            yield self.differences()
        yield self.winners()
        yield self.things()
        yield self.course()
        yield self.making()

    def picture(self, svg: str) -> str:
        return plots.unique(svg, f"p{next(self.numbers)}-")

    def large(self, paint: Callable[[float], str]) -> str:
        """A picture in the width of the page, and the same for a phone; one of them is shown."""
        wide, narrow = (self.picture(paint(width)) for width in (plots.WIDTH, plots.NARROW))
        return f'<div class="broad">{wide}</div><div class="narrow">{narrow}</div>'

    # The parts of the page.

    def head(self) -> str:
        arms = self.study.plan.arms
        legend = "".join(
            f'<li class="arm{n}"><b>{"AB"[n]}</b> {escape(arm.label)}</li>'
            for n, arm in enumerate(arms)
        )
        more = "".join(f"<li>{escape(text)}</li>" for text in self.words.sentences())
        return (
            f"<header><h1>{escape(self.words.title())}</h1>"
            f"{f'<ul class=legend>{legend}</ul>' if self.words.two else ''}"
            f'<p class="verdict">{escape(self.words.headline())}</p></header>'
            f'<ul class="findings">{more}</ul>'
        )

    def tiles(self) -> str:
        ways = "played both ways" if self.words.two else ""
        shown = [("Deals", f"{self.found.deals:,}", ways)]
        if self.found.untouched is not None:
            shown.append(("Untouched", figure(self.found.untouched, "%"), "of the deals"))
        for name, label in (
            ("first", "Starting player"),
            ("reward", f"Mean {self.words.game.solo_measure or 'points'}"),
            ("decisions", "Decisions"),
            ("lead_changes", "Lead changes"),
            ("decided", "Decided after"),
        ):
            line = self.words.line(name)
            if line and (e := line.arms[-1]):
                shown.append((label, figure(e.value, line.unit), self.beside(line)))
        if self.study.luck:
            luck = self.study.luck
            span = f"of leads ({100 * luck.low:.0f} to {100 * luck.high:.0f} %)"
            shown.append(("Luck", f"{100 * luck.value:.0f} %", span))
        tiles = "".join(
            f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd><small>{escape(c)}</small></div>"
            for a, b, c in shown
        )
        return f'<dl class="tiles">{tiles}</dl>'

    def beside(self, line: Line) -> str:
        """Below a tile: the difference if there are two arms, otherwise the interval."""
        if line.difference:
            return f"{figure(line.difference.value, line.unit, sign=True)} from A to B"
        estimate = line.arms[-1]
        return interval(estimate, line.unit) if estimate else ""

    def differences(self) -> str:
        rows = "".join(self.row(line, line.title) for line in self.found.measures)
        picture = self.large(partial(plots.forest, self.found.measures))
        return (
            "<section><h2>What changed</h2>"
            f'<figure class="large">{picture}'
            "<figcaption>Every deal is played both ways, so that luck cancels out. Lines are 95 % "
            "intervals. Orange: a clear difference, even after Holm’s correction for so many "
            "questions at once. Grey: it may be chance."
            f"</figcaption></figure>{table(self.columns(), rows)}</section>"
        )

    def winners(self) -> str:
        parts = []
        for by, lines in self.found.groups.items():
            title = TITLES.get(by) or SEVERAL.get(by) or by.capitalize()
            rows = "".join(self.row(line, self.words.name(line.id), True) for line in lines)
            picture = self.large(partial(plots.groups, self.words, lines, self.found.fair))
            parts.append(
                f"<h3>{escape(title)}</h3><figure class=large>{picture}</figure>"
                f"{folded('Figures', table(self.columns(True), rows))}"
            )
        return f"<section><h2>Who wins</h2>{''.join(parts)}</section>" if parts else ""

    def things(self) -> str:
        if not self.found.taken:
            return ""
        picture = self.large(partial(plots.taken, self.words, self.found.taken, self.found.fair))
        rows = "".join(self.row(x, self.words.name(x.id), True) for x in self.found.taken)
        return (
            "<section><h2>What is taken, and who wins with it</h2>"
            f'<figure class="large">{picture}'
            "<figcaption>To the right: taken often. At the top: whoever takes it wins "
            "often. Bottom right are traps, top left are hidden gems. What goes "
            "together need not be cause and effect.</figcaption></figure>"
            f"{folded('Figures', table(self.columns(True), rows))}</section>"
        )

    def course(self) -> str:
        samples = self.found.samples
        pictures = [
            plots.histogram(samples["decisions"], "decisions in a game", "How long games are"),
            plots.cumulative(samples["decided"], "% of the game played", "When games are decided")
            if all(samples["decided"])
            else "",
            plots.histogram(samples["margin"], "points between the best two", "How close games are")
            if all(samples["margin"])
            else "",
        ]
        figures = "".join(f"<figure>{self.picture(svg)}</figure>" for svg in pictures if svg)
        rows = "".join(self.row(line, line.title) for line in self.found.measures)
        shown = "" if self.words.two else table(self.columns(), rows)
        return (
            f'<section><h2>How a game goes</h2><div class="row">{figures}</div>{shown}'
            "<p>A game is decided when its winner takes a lead in points, as if it ended there and "
            "then, that is not lost any more. Who leads is looked up whenever the turn passes on."
            "</p></section>"
        )

    def making(self) -> str:
        plan = self.study.plan
        two = self.words.two
        chosen = [
            ", ".join(f"{name} = {value}" for name, value in arm.options.items()) or "none"
            for arm in plan.arms
        ]
        lettered = [f"{letter}: {text}" for letter, text in zip("AB", chosen, strict=False)]
        options = "; ".join(lettered if two else chosen)
        games = f"{self.found.games:,} games{' in each arm' if two else ''}"
        stopped = (
            " It stopped early, once the interval was narrow enough." if self.study.stopped else ""
        )
        refit = (
            f"The weights of the bots were fitted anew for each arm, on {plan.refit} games."
            if plan.refit
            else ""
        )
        luck = (
            "Luck was weighed in some of the games: what every move that left something to chance "
            "brought beyond the mean of what it could have brought, in points as the judge of the "
            "game sees them, and the set-up."
            if self.study.luck
            else ""
        )
        shell = f"<pre>{escape(self.command)}</pre>" if self.command else ""
        return (
            "<section><h2>How this was made</h2>"
            f"<p>Players: {escape(', '.join(plan.bots))}. Seed {plan.seed}. "
            f"Options beside the usual ones: {escape(options)}. "
            f"{games}, rules version "
            f"{self.words.game.version}, Dolmen {version('dolmen')}.{stopped} {refit} {luck}</p>"
            "<p>Intervals hold 95 %; their unit is the deal. “p” is the chance of something at "
            "least as far off if there were nothing to find, after Holm’s correction.</p>"
            f"{shell}</section>"
        )

    # Tables.

    def columns(self, counted: bool = False) -> list[str]:
        found = [""]
        for letter in ("A", "B") if self.words.two else ("",):
            if counted:
                found.append(f"{letter} seats".strip())
            found += [letter or "mean", "95 %"]
        if self.words.two:
            found += ["B − A", "95 %"]
        return [*found, "p"]

    def row(self, line: Line, name: str, counted: bool = False) -> str:
        cells = [f"<th>{escape(name)}</th>"]
        for arm, e in enumerate(line.arms):
            if counted:
                share = figure(line.shares[arm], "%")
                cells.append(f"<td>{line.counts[arm]:,} <small>({share})</small></td>")
            cells += estimate_cells(e, line.unit)
        last = line.arms[-1]
        if self.words.two:
            if line.difference:
                text = figure(line.difference.value, line.unit, sign=True)
                cells += [
                    f"<td>{text}</td>",
                    f"<td>{interval(line.difference, line.unit, True)}</td>",
                ]
            else:
                cells += ["<td></td>", "<td></td>"]
            last = line.difference
        fair = counted or line.id in ("first", "bot")
        shown = last is not None and (self.words.two or (fair and self.found.fair is not None))
        cells.append(f"<td>{chance(last.holm)}</td>" if shown and last else "<td></td>")
        marked = ' class="clear"' if shown and is_clear(last) else ""
        return f"<tr{marked}>{''.join(cells)}</tr>"


def estimate_cells(estimate: Estimate | None, unit: str) -> list[str]:
    if estimate is None:
        return ["<td></td>", "<td></td>"]
    return [f"<td>{figure(estimate.value, unit)}</td>", f"<td>{interval(estimate, unit)}</td>"]


def chance(p: float) -> str:
    return "&lt; 0.001" if p < 0.001 else f"{p:.3f}"


def table(columns: Sequence[str], rows: str) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="wide">{whole}</div>'


def folded(title: str, text: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{text}</details>"


def text_report(study: Study) -> Iterator[str]:
    """What the command prints."""
    words = Words(study)
    yield words.title()
    yield words.headline()
    yield from (f"- {text}" for text in words.sentences())
    yield from (f"! {text}" for text in words.warnings())
