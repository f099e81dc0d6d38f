"""Pictures of pages and what they were before; what hangs over the edge; the accessibility scan."""

from __future__ import annotations

import io
import os
from pathlib import Path

import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from PIL import Image
from playwright.sync_api import Browser, Page
from tests.browser.tables import settle

SHOTS = Path(__file__).parent / "shots"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LAPTOPS = [(1101, 800), (1180, 820), (1280, 720), (1280, 800), (1366, 768), (1439, 800)]
STRONG = ("serious", "critical")


def assert_looks(page: Page, browser: Browser, name: str) -> None:
    """The page looks as it did; UPDATE_SHOTS=1 accepts how it looks now."""
    page.mouse.move(0, 0)
    settle(page)
    assert not outside(page), "something hangs over the edge"
    major = browser.version.split(".")[0]
    kept = SHOTS / major / f"{name}.png"
    now = page.screenshot(animations="disabled", caret="hide")
    if os.environ.get("UPDATE_SHOTS"):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(now)
    if not kept.exists():
        pytest.skip(
            f"no picture for Chromium {major}: UPDATE_SHOTS=1 pytest tests/browser -k looks"
        )
    ours = np.asarray(Image.open(io.BytesIO(now)).convert("RGB")).astype(int)
    theirs = np.asarray(Image.open(kept).convert("RGB")).astype(int)
    assert ours.shape == theirs.shape
    share = float((np.abs(ours - theirs).max(axis=2) > 24).mean())
    if share > 0.002:
        (kept.parent / f"{name}.new.png").write_bytes(now)
    assert share <= 0.002


def outside(page: Page) -> bool:
    """Does the page scroll sideways, or is a control of the prompt out of sight?"""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollWidth > innerWidth
              || [...document.querySelectorAll('.prompt button, .tabs button, .top button')]
                .map(b => b.getBoundingClientRect())
                .some(r => r.width && (r.right > innerWidth + 1 || r.bottom > innerHeight + 1))"""
        )
    )


def strong(page: Page) -> list[str]:
    """The serious findings of the accessibility scan."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found
        if one["impact"] in STRONG
        for node in one["nodes"][:3]
    ]
