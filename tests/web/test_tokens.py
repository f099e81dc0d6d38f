"""The colours of the page: every name that is used is there, by day and by night, and what is
written, drawn or has the focus stands out from what it lies on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

BROWSER = Path(__file__).parents[2] / "browser"
CSS = BROWSER / "css"
TOKENS = (CSS / "app" / "tokens.css").read_text(encoding="utf-8")
Colours = dict[str, str]


def block(beginning: str) -> Colours:
    """The names that the rule beginning like this declares."""
    found = re.search(re.escape(beginning) + r"[^{]*\{(.*?)\n\}", TOKENS, re.DOTALL)
    assert found, beginning
    return dict(re.findall(r"(--[\w-]+): ([^;]+);", found[1]))


NIGHT = block(":root,")
ALWAYS = block(":root {")
DAY = NIGHT | block("[data-theme='light'],")
SURFACES = ("--ground", "--panel", "--raised", "--button", "--well", "--hover", "--pressed")
WRITTEN = ("--text", "--soft", "--bright", "--link")
each_theme = pytest.mark.parametrize("theme", [NIGHT, DAY], ids=["night", "day"])


def light(colour: str) -> float:
    """The relative luminance as WCAG defines it."""
    digits = colour.strip().removeprefix("#")
    digits = "".join(2 * d for d in digits[:3]) if len(digits) < 6 else digits[:6]
    parts = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@each_theme
def test_what_is_written_can_be_read(theme: Colours) -> None:
    for surface in SURFACES:
        for written in WRITTEN:
            assert contrast(theme[written], theme[surface]) >= 4.5, (written, surface)
    for surface in ("--ground", "--panel", "--raised", "--button", "--well"):
        for written in ("--dim", "--heading"):
            assert contrast(theme[written], theme[surface]) >= 4.5, (written, surface)
    assert contrast(theme["--go-text"], theme["--go"]) >= 4.5
    assert contrast(theme["--go-soft"], theme["--go"]) >= 4.5
    assert contrast(theme["--alarm-text"], theme["--alarm"]) >= 4.5


@each_theme
def test_focus_and_choices_stand_out(theme: Colours) -> None:
    for surface in ("--ground", "--panel", "--raised", "--button", "--well", "--pressed"):
        for mark in ("--focus", "--lit"):
            assert contrast(theme[mark], theme[surface]) >= 3, (mark, surface)
    # The question is as dark by day as by night.
    for colour in re.findall("#[0-9a-f]{6}", NIGHT["--ask"]):
        assert contrast(NIGHT["--focus"], colour) >= 3, colour
        assert contrast(NIGHT["--ask-text"], colour) >= 4.5, colour
    for colour in re.findall("#[0-9a-f]{6}", theme["--ask-idle"]):
        assert contrast(theme["--ask-text"], colour) >= 4.5, colour


def test_day_and_night_have_the_same_names_and_no_other_is_used() -> None:
    day = block("[data-theme='light'],")
    assert set(day) <= set(NIGHT)
    # The question by day is the one by night.
    assert set(NIGHT) - set(day) == {"--ask", "--warn", "--warn-text"}
    sources = [*CSS.rglob("*.css"), *(BROWSER / "src").rglob("*.ts*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    declared = set(re.findall(r"(--[\w-]+)['\"]?[\]:,]", text))
    used = set(re.findall(r"var\((--[\w-]+)\)", text))
    assert used - declared == set()
    assert set(NIGHT) | set(ALWAYS) <= set(re.findall(r"var\((--[\w-]+)", text))


def test_the_frame_of_the_browser_has_the_colour_of_the_ground() -> None:
    source = (BROWSER / "src" / "core" / "theme.ts").read_text(encoding="utf-8")
    assert f"light: '{DAY['--ground']}', dark: '{NIGHT['--ground']}'" in source
