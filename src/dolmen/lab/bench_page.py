"""The figures of `dolmen bench` as a page with charts that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any

WIDTH = 560  # of the longest bar
ROW = 26
LABEL = 264
COLOURS = {"pure": "#7a9cc6", "compiled": "#2f5d8a", "peer": "#b9a27c"}
CHARTS = (
    ("Random play: decisions a second", "decisions_per_second", "{:,.0f}"),
    ("Search for two: iterations a second", "search_iterations_per_second", "{:,.0f}"),
    ("Clone of a late state: microseconds", "clone_microseconds", "{:.1f}"),
    ("A greedy decision: milliseconds", "greedy_milliseconds", "{:.2f}"),
)
STYLE = """body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto}text{font:13px system-ui,sans-serif}h2{margin:2rem 0 .5rem}"""


def bars(report: dict[str, Any], figure: str) -> list[tuple[str, str, dict[str, float]]]:
    """Name, kind and figure of everything that has it."""
    found = []
    for row in report["games"]:
        name = f"{row['game'].replace('_', ' ').title()}, {row['engine']}"
        found.append((name, row["engine"], row[figure]))
    found += [(row["name"], "peer", row[figure]) for row in report["peers"] if figure in row]
    return found


def chart(rows: list[tuple[str, str, dict[str, float]]], form: str) -> str:
    """Horizontal bars of the medians, with a line from the lowest to the highest sample."""
    scale = WIDTH / max(values["high"] for _, _, values in rows)
    parts = []
    for number, (name, kind, values) in enumerate(rows):
        y = number * ROW
        low, middle, high = (values[key] * scale for key in ("low", "median", "high"))
        parts.append(
            f'<text x="{LABEL - 8}" y="{y + 17}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{LABEL}" y="{y + 4}" width="{middle:.1f}" height="{ROW - 8}"'
            f' fill="{COLOURS[kind]}"/>'
            f'<path d="M{LABEL + low:.1f} {y + ROW / 2}H{LABEL + high:.1f}" stroke="#222"/>'
            f'<text x="{LABEL + high + 6:.1f}" y="{y + 17}">{form.format(values["median"])}</text>'
        )
    height = len(rows) * ROW
    return f'<svg viewBox="0 0 {LABEL + WIDTH + 90} {height}" role="img">{"".join(parts)}</svg>'


def page(report: dict[str, Any]) -> str:
    body = []
    for title, figure, form in CHARTS:
        body.append(f"<h2>{escape(title)}</h2>{chart(bars(report, figure), form)}")
    about = (
        f"Medians of {report['repeats']} rounds of {report['seconds_each']:g} s of processor time"
        f" each, measured in turn with Python {report['python']}; the lines show the spread."
    )
    absent = report["missing"]
    if absent:
        about += f" Not installed: {', '.join(absent)}."
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Dolmen bench</title><style>{STYLE}</style>"
        f"<h1>How fast the engine is</h1><p>{escape(about)}</p>{''.join(body)}</html>\n"
    )
