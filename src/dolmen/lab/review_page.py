"""A review as a page of its own: the chances drawn, the costliest decisions named."""

from __future__ import annotations

from html import escape

from dolmen.bots.advice import say
from dolmen.core.play import Play
from dolmen.lab.review import Review, tell_mistake
from dolmen.speech.lexicon import Lexicon

COLOURS = ("#c8401c", "#2b7fb0", "#b98a00", "#5a3591")
SHAPES = (
    '<circle r="6"/>',
    '<path d="M0-7L7 6H-7z"/>',
    '<path d="M0-7L7 0L0 7L-7 0z"/>',
    '<path d="M-2-7h4v5h5v4h-5v5h-4v-5h-5v-4h5z"/>',
)
WIDTH, HEIGHT, LEFT, TOP = 760, 300, 46, 16


def page(found: Review, play: Play, lexicon: Lexicon) -> str:
    game = lexicon.called("game", play.game.id)
    title = f"{game}: {say(lexicon.language, 'chart')}"
    parts = []
    for seat, mistakes in found.mistakes.items():
        name = say(lexicon.language, "review", name=lexicon.seat(seat))
        told = [tell_mistake(lexicon, mistake) for mistake in mistakes]
        lines = told or [say(lexicon.language, "best")]
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        parts.append(f"<h2>{escape(name)}</h2><ol>{items}</ol>")
    return f"""<!doctype html>
<html lang="{lexicon.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>
<meta name="viewport" content="width=device-width">
<style>body{{font:17px/1.45 sans-serif;margin:2rem auto;max-width:52rem;padding:0 1rem;
color:#2a1e14;background:#f3e6ca}}svg{{width:100%;background:#fbf3e0;border:1px solid #9c7446}}
text{{font-size:13px;fill:#2a1e14}}li{{margin:.5rem 0}}table{{border-collapse:collapse}}
td,th{{padding:.15rem .8rem;border-bottom:1px solid #9c7446;text-align:right}}</style></head><body>
<h1>{escape(title)}</h1>
{chart(found, play, lexicon)}
{"".join(parts)}
<p>{escape(say(lexicon.language, "note"))}</p>
{table(found, play, lexicon)}
</body></html>
"""


def chart(found: Review, play: Play, lexicon: Lexicon) -> str:
    """A line per seat, ending in its emblem; a ring where a costly decision was made."""
    last = max(1, len(found.chances) - 1)

    def x(move: int) -> float:
        return LEFT + move / last * (WIDTH - LEFT - 130)

    def y(chance: float) -> float:
        return TOP + (1 - chance) * (HEIGHT - TOP - 34)

    marks = []
    for part in (0, 25, 50, 75, 100):
        at = y(part / 100)
        marks.append(
            f'<line x1="{LEFT}" x2="{x(last):.0f}" y1="{at:.0f}" y2="{at:.0f}" stroke="#d9bd8a"/>'
            f'<text x="{LEFT - 6}" y="{at + 4:.0f}" text-anchor="end">{part} %</text>'
        )
    caption = f"{say(lexicon.language, 'decision')} 0 - {last}"
    marks.append(f'<text x="{LEFT}" y="{HEIGHT - 10}">{escape(caption)}</text>')
    for seat in range(play.header.players):
        colour = COLOURS[seat]
        path = " ".join(
            f"{x(move):.1f},{y(row[seat]):.1f}" for move, row in enumerate(found.chances)
        )
        end = found.chances[-1][seat]
        # Lines that end alike are told apart by a little room between their names.
        below = 16 * sum(1 for other in found.chances[-1][:seat] if abs(other - end) < 0.05)
        marks.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
            f'<g transform="translate({x(last) + 12:.1f} {y(end) + below:.1f})" fill="{colour}">'
            f'{SHAPES[seat]}</g><text x="{x(last) + 24:.1f}" y="{y(end) + below + 5:.1f}">'
            f"{escape(lexicon.seat(seat))}</text>"
        )
        for mistake in found.mistakes.get(seat, []):
            chance = found.chances[mistake.move][seat]
            marks.append(
                f'<circle cx="{x(mistake.move):.1f}" cy="{y(chance):.1f}" r="7" fill="none" '
                f'stroke="{colour}" stroke-width="2"><title>{mistake.move}</title></circle>'
            )
    label = escape(say(lexicon.language, "chart"))
    head = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
    return f"{head}{''.join(marks)}</svg>"


def table(found: Review, play: Play, lexicon: Lexicon) -> str:
    """The same in numbers, a dozen rows."""
    last = len(found.chances) - 1
    moves = sorted({round(n * last / 12) for n in range(13)})
    seats = range(play.header.players)
    heads = "".join(f"<th>{escape(lexicon.seat(seat))}</th>" for seat in seats)
    rows = "".join(
        f"<tr><th>{move}</th>"
        + "".join(f"<td>{round(100 * found.chances[move][seat])} %</td>" for seat in seats)
        + "</tr>"
        for move in moves
    )
    head = escape(say(lexicon.language, "decision"))
    return f"<table><tr><th>{head}</th>{heads}</tr>{rows}</table>"
