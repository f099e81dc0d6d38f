"""How pages look, beside what they looked like; what hangs over the edge; the accessibility scan.

Kept are small crops of a page, at half its size, in one picture; `make shots` makes whole ones."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from numpy.typing import NDArray
from PIL import Image, ImageFilter
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Browser, FloatRect, Page
from tests.browser.tables import settle

SHOTS = Path(__file__).parent / "shots"
FAILED = Path(__file__).parents[2] / "build" / "shots" / "failed"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LAPTOPS = [(1101, 800), (1180, 820), (1280, 720), (1280, 800), (1366, 768), (1439, 800)]
CROP = (380, 220)  # at most so much of the page
# Squares of four by four points are compared: how edges are smoothed is the machine's business.
NOTICED = 24  # of 255
SHARE = 0.002  # of the squares may differ more than that
COLOURS = 128  # of a kept picture


def assert_looks(page: Page, browser: Browser, name: str, crops: Sequence[str]) -> None:
    """These parts of the page look as they did; UPDATE_SHOTS=1 accepts how they look now."""
    page.mouse.move(0, 0)
    settle(page)
    assert not outside(page), "something hangs over the edge"
    whole = page.screenshot(animations="disabled", caret="hide")
    now = strip(Image.open(io.BytesIO(whole)).convert("RGB"), [box(page, one) for one in crops])
    made_by = f"Chromium {browser.version.split('.')[0]}"
    kept = SHOTS / f"{name}.png"
    if os.environ.get("UPDATE_SHOTS"):
        keep(now, kept, made_by)
    assert kept.exists(), f"no picture of {name}: UPDATE_SHOTS=1 pytest tests/browser -k looks"
    with Image.open(kept) as picture:
        made_then = picture.info.get("Software")
        share = difference(now, picture.convert("RGB"))
        if share <= SHARE:
            return
        FAILED.mkdir(parents=True, exist_ok=True)
        side_by_side(picture.convert("RGB"), now).save(FAILED / f"{name}.png")
        (FAILED / f"{name}-whole.png").write_bytes(whole)
    if made_then != made_by:
        pytest.skip(f"{share:.1%} differs from {made_then}'s picture; this is {made_by}")
    raise AssertionError(f"{share:.1%} of {name} differs, see {FAILED}/{name}.png")


def box(page: Page, selector: str) -> FloatRect:
    """Where the first of these is that can be seen."""
    found = page.locator(f"{selector} >> visible=true").first.bounding_box()
    assert found is not None, f"{selector} cannot be seen"
    return found


def strip(page: Image.Image, boxes: Sequence[FloatRect]) -> Image.Image:
    """The crops at half their size, one below the other."""
    crops = [crop(page, box) for box in boxes]
    size = max(one.width for one in crops), sum(one.height for one in crops)
    joined = Image.new("RGB", size)
    top = 0
    for one in crops:
        joined.paste(one, (0, top))
        top += one.height
    return joined


def crop(page: Image.Image, box: FloatRect) -> Image.Image:
    left, top = max(0, round(box["x"])), max(0, round(box["y"]))
    width = min(round(box["width"]), CROP[0], page.width - left)
    height = min(round(box["height"]), CROP[1], page.height - top)
    cut = page.crop((left, top, left + width, top + height))
    return cut.resize((width // 2, height // 2), Image.Resampling.BOX)


def keep(picture: Image.Image, path: Path, made_by: str) -> None:
    told = PngInfo()
    told.add_text("Software", made_by)
    path.parent.mkdir(parents=True, exist_ok=True)
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, optimize=True, pnginfo=told)


def difference(ours: Image.Image, theirs: Image.Image) -> float:
    """The share of the squares that a look would tell apart; all of them if the sizes differ."""
    if ours.size != theirs.size:
        return 1.0
    beyond = np.maximum(foreign(ours, theirs), foreign(theirs, ours))
    height, width = (length - length % 2 for length in beyond.shape)
    squares = beyond[:height, :width].reshape(height // 2, 2, width // 2, 2).mean(axis=(1, 3))
    return float((squares > NOTICED).mean())


def foreign(ours: Image.Image, theirs: Image.Image) -> NDArray[np.int16]:
    """How far each point is from every colour around the same place of the other picture. An edge
    that is smoothed otherwise has a colour between those of its two sides, so it is no stranger."""
    darkest, lightest = (
        np.asarray(theirs.filter(around(3)), dtype=np.int16)
        for around in (ImageFilter.MinFilter, ImageFilter.MaxFilter)
    )
    points = np.asarray(ours, dtype=np.int16)
    beyond: NDArray[np.int16] = np.maximum(darkest - points, points - lightest).clip(0).max(axis=2)
    return beyond


def side_by_side(then: Image.Image, now: Image.Image) -> Image.Image:
    both = Image.new("RGB", (then.width + now.width + 8, max(then.height, now.height)), "white")
    both.paste(then, (0, 0))
    both.paste(now, (then.width + 8, 0))
    return both


def outside(page: Page) -> bool:
    """Does the page scroll sideways, or is a control of the prompt out of sight?"""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollWidth > innerWidth
              || [...document.querySelectorAll('.acts button, .tabs button, .top button')]
                .map(b => b.getBoundingClientRect())
                .some(r => r.width && (r.right > innerWidth + 1 || r.bottom > innerHeight + 1))"""
        )
    )


THEMES = ("light", "dark")
COLOURED = ["color-contrast", "link-in-text-block"]  # what depends on colours


def flip(page: Page, theme: str) -> None:
    """The system turns to day or night, and the page follows."""
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)


def speak(page: Page, language: str) -> None:
    """Another language, even where a window lies over the list of languages."""
    page.evaluate(
        """language => document.querySelectorAll('.language').forEach(list => {
          list.value = language;
          list.dispatchEvent(new Event('change', { bubbles: true }));
        })""",
        language,
    )
    settle(page)


def findings(page: Page, within: str = "") -> list[str]:
    """What the accessibility scan finds by day and by night, on the whole page or within one part
    of it: what is behind a window has been looked at before. By day only colours are new."""
    found = scan(page, within)
    flip(page, "light")
    found += [f"light: {one}" for one in scan(page, within, colours=True)]
    flip(page, "dark")
    return found


def scan(page: Page, within: str = "", colours: bool = False) -> list[str]:
    """The same as the page is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate(
        """([within, only]) => axe.run(within || document, {
            resultTypes: ['violations'], ...(only && {runOnly: only})
          }).then(results => results.violations)""",
        [within, COLOURED if colours else None],
    )
    return [
        f"{one['id']}: {node['html'][:120]} {' '.join(why(node))}"
        for one in found
        for node in one["nodes"][:3]
    ]


def why(node: dict[str, Any]) -> list[str]:
    """The figures behind a finding, as far as there are any."""
    data = [check["data"] for check in node["any"] if isinstance(check.get("data"), dict)]
    return [
        f"{one['fgColor']} on {one['bgColor']} is {one['contrastRatio']}:1"
        for one in data
        if "contrastRatio" in one
    ]
