"""Whether everything on a table answers: what is lit says what a click does, and what only looks
like a button says why it does nothing.

    python -m tests.browser.answers altay prehistory-spring

Points at every lit place of a scene, clicks on every other one, and prints those that are silent.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, QUIET
from tests.browser.scenes import SCENES
from tests.browser.tables import PATIENCE, Server, settle

TABLES = ("altay", "prehistory-spring", "prehistory-autumn", "endless-winter")
WAIT = 4000  # for an answer from the server
PLACES = """lit => [...new Set([...document.querySelectorAll('[data-target]')]
  .filter(e => e.classList.contains('legal') === lit && e.getBoundingClientRect().width > 0)
  .filter(e => lit || e.matches('button, [role=button]'))
  .map(e => e.dataset.target))]"""
TOLD = """({ target, decision }) => document.querySelector('.toast, .menu, [data-act=sure]')
  || document.querySelector('.prompt')?.dataset.decision !== decision
  || document.querySelector(`[data-target="${CSS.escape(target)}"].picked`)"""
DECISION = "() => document.querySelector('.prompt')?.dataset.decision"
QUIETLY = "() => document.querySelectorAll('.toast button').forEach(e => e.click())"


def tipless(page: Page) -> tuple[int, list[str]]:
    """How many places are lit, and those that say nothing to somebody who points at them."""
    silent, tried = [], 0
    for target in page.evaluate(PLACES, True):
        tried += 1
        place = page.locator(f'[data-target="{target}"].legal').first
        place.dispatch_event("pointerenter")
        try:
            page.wait_for_function("() => document.querySelector('.tip')?.innerText", timeout=WAIT)
        except TimeoutError:
            silent.append(target)
        place.dispatch_event("pointerleave")
        page.wait_for_function("() => !document.querySelector('.tip')")
    return tried, silent


def silent_buttons(page: Page) -> tuple[int, list[str]]:
    """How many other places look like buttons, and those that neither do anything nor say why
    not."""
    silent, tried = [], 0
    for target in page.evaluate(PLACES, False):
        place = page.locator(f'[data-target="{target}"]:not(.legal)')
        if not place.count():
            continue
        tried += 1
        before = page.evaluate(DECISION)
        place.first.dispatch_event("click")
        try:
            asked = {"target": target, "decision": before}
            page.wait_for_function(TOLD, arg=asked, timeout=WAIT)
        except TimeoutError:
            silent.append(target)
        page.evaluate(QUIETLY)
        page.wait_for_function("() => !document.querySelector('.toast')")
        page.keyboard.press("Escape")
        if page.evaluate(DECISION) != before:
            led = page.evaluate(DECISION)
            page.click("[data-act=undo]")
            page.wait_for_function(f"led => ({DECISION})() !== led", arg=led)
    return tried, silent


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("scenes", nargs="*", default=list(TABLES))
    args = parser.parse_args()
    bad = False
    kept = json.dumps(json.dumps(QUIET))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in args.scenes:
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
            )
            script = f"localStorage.setItem('dolmen.settings', {kept})"
            context.add_init_script(f"if (location.host) {script};")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            SCENES[name].show(page, server)
            settle(page)
            for what, check in (("without a tip", tipless), ("silent", silent_buttons)):
                tried, found = check(page)
                bad = bad or bool(found) or not tried
                print(f"{name}: {tried} places, {what}: {', '.join(found) or 'none'}", flush=True)
            context.close()
        browser.close()
        server.close()
    sys.exit(bad)


if __name__ == "__main__":
    main()
