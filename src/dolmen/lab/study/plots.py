"""The pictures of a study, as SVG that stands in the page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from dolmen.lab.study.findings import Line
from dolmen.lab.study.words import Words

COLOURS = ("#2f5d8a", "#d06a1f")  # A and B; they differ in brightness too
MARKS = ("o", "D")
INK, FAINT = "#3a2d20", "#cbbd9f"
WIDTH = 7.2  # inches
NARROW = 4.2  # the same picture for a phone
SMALL = (3.4, 2.3)  # width and height of pictures side by side
BARS = 24
MOST_NAMES = 18  # in the picture of what is taken
STYLE = {
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.labelcolor": INK,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "dolmen",
}


def draw(height: float, paint: Callable[[Axes], None], told: str, width: float = WIDTH) -> str:
    """A picture with one pair of axes; `told` says in words what it shows."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots()
        paint(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    safe = told.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return svg.replace("<svg", f'<svg role="img" aria-label="{safe}"', 1)


def unique(svg: str, prefix: str) -> str:
    """Ids of one picture must not meet those of another in the same page."""
    svg = re.sub(r'id="([^"]+)"', rf'id="{prefix}\1"', svg)
    svg = re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}\1)", svg)
    return re.sub(r'href="#([^"]+)"', rf'href="#{prefix}\1"', svg)


def name_rows(axes: Axes, names: Sequence[str], width: float, above: int = 9) -> None:
    """Names beside their rows, or so many points above them where it is narrow."""
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    if width > NARROW:
        axes.set_yticks(range(len(names)), names)
        axes.margins(y=0.12)
        return
    axes.set_yticks([])
    axes.set_ylim(-0.6, len(names) - 0.2)
    for row, name in enumerate(names):
        axes.annotate(
            name,
            (0, row),
            (0, above),
            xycoords=("axes fraction", "data"),
            textcoords="offset points",
        )


def forest(lines: Sequence[Line], width: float = WIDTH) -> str:
    """All differences, each in standard deviations of a single deal."""
    known = [line for line in lines if line.difference and line.difference.size]

    def paint(axes: Axes) -> None:
        axes.axvline(0, color=FAINT, lw=1)
        for row, line in enumerate(reversed(known)):
            e = line.difference
            assert e is not None
            scale = e.size / e.value if e.value else 0.0
            colour = COLOURS[1] if e.clear else "#8c8272"
            axes.plot([e.low * scale, e.high * scale], [row, row], color=colour, lw=2.4)
            axes.plot([e.size], [row], "D", color=colour, ms=6)
        name_rows(axes, [line.title for line in reversed(known)], width)
        unit = "in standard deviations of a single deal (0.2 is small)"
        axes.set_xlabel(f"B less A, {unit}" if width > NARROW else f"B less A,\n{unit}")

    told = "Differences between the arms with intervals"
    return draw(0.9 + (0.34 if width > NARROW else 0.44) * len(known), paint, told, width)


def groups(words: Words, lines: Sequence[Line], fair: float | None, width: float = WIDTH) -> str:
    """How the seats of each group did, in every arm."""
    arms = len(words.study.plan.arms)
    ordered = sorted(lines, key=lambda line: line.arms[-1].value if line.arms[-1] else 0.0)
    factor = 100 if fair is not None else 1

    def paint(axes: Axes) -> None:
        if fair is not None:
            axes.axvline(100 * fair, color=FAINT, lw=1.2, ls="--")
        for row, line in enumerate(ordered):
            for arm, e in enumerate(line.arms):
                if e is None:
                    continue
                y = row + (0.16 - 0.32 * arm if arms > 1 else 0)
                low, high = (max(0.0, e.low), min(1.0, e.high)) if fair else (e.low, e.high)
                axes.plot([factor * low, factor * high], [y, y], color=COLOURS[arm], lw=2.4)
                axes.plot([factor * e.value], [y], MARKS[arm], color=COLOURS[arm], ms=6)
        name_rows(axes, [words.name(line.id) for line in ordered], width, 9 if arms == 1 else 15)
        measure = words.game.solo_measure or "points"
        axes.set_xlabel("% of victories (dashed: fair share)" if fair else f"mean {measure}")

    told = "How often each group wins, with intervals"
    return draw(0.9 + (0.42 if width > NARROW else 0.52) * len(ordered), paint, told, width)


def taken(words: Words, lines: Sequence[Line], fair: float | None, width: float = WIDTH) -> str:
    """How often things are taken against how often those who took them win."""
    factor = 100 if fair is not None else 1
    # Those get a name that stand apart.
    far = sorted(lines, key=lambda line: -distance(line, fair))[:MOST_NAMES]

    def paint(axes: Axes) -> None:
        if fair is not None:
            axes.axhline(100 * fair, color=FAINT, lw=1.2, ls="--")
        for line in lines:
            points = [
                (100 * share, factor * e.value)
                for share, e in zip(line.shares, line.arms, strict=True)
                if e is not None
            ]
            if len(points) > 1:
                axes.plot(*zip(*points, strict=True), color=FAINT, lw=1, zorder=1)
            for arm, (x, y) in enumerate(points):
                axes.plot([x], [y], MARKS[arm], color=COLOURS[arm], ms=5, alpha=0.85, zorder=2)
        axes.set_xlabel("% of seats that took it")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_ylabel("% of them won" if fair is not None else "mean of their reward")
        axes.margins(x=0.1, y=0.1)  # names need room, but no share is below 0 or above 100 %
        left, right = axes.get_xlim()
        axes.set_xticks([x for x in axes.get_xticks() if max(0, left) <= x <= min(100, right)])
        drawn = [
            (100 * share, factor * e.value)
            for line in lines
            for share, e in zip(line.shares, line.arms, strict=True)
            if e is not None
        ]
        named = [(spot(line, factor), words.name(line.id)) for line in far]
        name_points(axes, named, drawn, WIDTH / width)

    told = "How often things are taken against how often their owners win"
    return draw(4.6, paint, told, width)


def spot(line: Line, factor: float) -> tuple[float, float]:
    last = max(n for n, e in enumerate(line.arms) if e is not None)
    estimate = line.arms[last]
    assert estimate is not None
    return 100 * line.shares[last], factor * estimate.value


def name_points(
    axes: Axes,
    named: list[tuple[tuple[float, float], str]],
    points: list[tuple[float, float]],
    broad: float = 1.0,
) -> None:
    """Names beside, above or below their points, wherever they meet no other name and no point; a
    point in a crowd stays without one. `broad`: how much of the width a letter takes."""
    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    letter, line = 0.0125 * broad * (right - left), 0.04 * (top - bottom)  # of the small print
    dot, tall = letter / 2, line / 4
    used = [(x - dot, y - tall, x + dot, y + tall) for x, y in points]
    for (x, y), name in named:
        wide = letter * len(name)
        places = (
            ((6, -3), "left", x + letter, y - line / 2),
            ((-6, -3), "right", x - letter - wide, y - line / 2),
            ((0, 6), "center", x - wide / 2, y + line / 3),
            ((0, -12), "center", x - wide / 2, y - 1.4 * line),
        )
        for offset, side, x0, y0 in places:
            box = (x0, y0, x0 + wide, y0 + line)
            if box[0] < left or box[2] > right or any(meet(box, other) for other in used):
                continue
            axes.annotate(name, (x, y), offset, textcoords="offset points", fontsize=8.5, ha=side)
            used.append(box)
            break


def meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def distance(line: Line, fair: float | None) -> float:
    estimates = [e for e in line.arms if e is not None]
    if not estimates:
        return 0.0
    e = estimates[-1]
    return abs(e.value - (fair or 0.0)) / max(e.half, 1e-9)


def histogram(samples: Sequence[Sequence[float]], label: str, told: str) -> str:
    """How a number is distributed over deals, in every arm."""
    low = min(min(sample) for sample in samples)
    high = max(max(sample) for sample in samples)
    count = int(min(BARS, max(1, high - low + 1)))
    edges = [low + (high - low or 1) * n / count for n in range(count + 1)]

    def paint(axes: Axes) -> None:
        for arm, sample in enumerate(samples):
            share = [100 / len(sample)] * len(sample)
            axes.hist(sample, edges, weights=share, color=COLOURS[arm], alpha=0.28)
            axes.hist(sample, edges, weights=share, color=COLOURS[arm], histtype="step", lw=1.8)
        axes.set_xlabel(label)
        axes.set_ylabel("% of deals")

    return draw(SMALL[1], paint, told, width=SMALL[0])


def cumulative(samples: Sequence[Sequence[float]], label: str, told: str) -> str:
    """Up to when what share of games was decided."""

    def paint(axes: Axes) -> None:
        for arm, sample in enumerate(samples):
            ordered = sorted(100 * value for value in sample)
            shares = [100 * (n + 1) / len(ordered) for n in range(len(ordered))]
            axes.step([0, *ordered, 100], [0, *shares, 100], color=COLOURS[arm], where="post", lw=2)
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 101)
        axes.grid(color=FAINT, lw=0.5, alpha=0.6)
        axes.set_xlabel(label)
        axes.set_ylabel("% of deals decided")

    return draw(SMALL[1], paint, told, width=SMALL[0])
