"""A server, a browser, and people at tables."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.tables import PATIENCE, Open, Server
from tests.new_game.environment import environment

__all__ = ["environment"]
# The headless shell is the same engine without windows, which cost a tenth of the time to open.
BROWSERS = ("chromium-headless-shell", "chromium")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    # A page that a test has rewritten counts as a foreign one, which may not reach the server.
    "--disable-features=LocalNetworkAccessChecks",
]
# What a browser writes when the server is away.
EXPECTED = re.compile("WebSocket|ERR_CONNECTION|ERR_FAILED|ERR_INTERNET_DISCONNECTED")
# And when it refuses what a test sends on purpose.
REFUSED = re.compile(EXPECTED.pattern + "|400 \\(Bad Request\\)|404 \\(Not Found\\)")
FORBIDDEN = re.compile(EXPECTED.pattern + "|403 \\(Forbidden\\)")
# A busy machine is slow, not wrong.
expect.set_options(timeout=PATIENCE)
MISSING = (
    "no chromium: apt-get install -y --no-install-recommends chromium-headless-shell, "
    "or name an executable in CHROMIUM"
)
QUIET = {
    "language": "en",
    "speed": "off",
    "confirm": False,
    "guided": ["altay", "prehistory", "endless_winter"],
    "still": False,
    "contrast": False,
    "keys": True,
    "notify": False,
    "sound": False,
    "step": False,
    "name": "",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    if CHROMIUM is not None:
        return
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("server") / "tables.db")
    one.start()
    yield one
    one.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    one = Server(tmp_path / "tables.db")
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield one
        one.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Pages with a fresh profile each; any error in one of them fails the test."""
    errors: list[str] = []
    contexts = []

    def open_one(
        size: tuple[int, int] = (1440, 900), motion: str = "reduce", **settings: Any
    ) -> Page:
        mobile = bool(settings.pop("mobile", False))
        touch = bool(settings.pop("touch", mobile))
        expected = REFUSED if settings.pop("refused", False) else EXPECTED
        if settings.pop("expect_403", False):
            expected = FORBIDDEN
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            color_scheme="dark",
            has_touch=touch,
            is_mobile=mobile,
            accept_downloads=True,
        )
        contexts.append(context)
        kept = json.dumps({**QUIET, **settings})
        context.add_init_script(
            "if (location.host && !localStorage.getItem('dolmen.settings'))"
            f" localStorage.setItem('dolmen.settings', {json.dumps(kept)});"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: (
                errors.append(message.text)
                if message.type == "error" and not expected.search(message.text)
                else None
            ),
        )
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []
