"""A server that can be killed, tables on it, and small acts at a table."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

Open = Callable[..., Page]
PATIENCE = 60_000  # ms to wait for what must come; only a failing test waits that long


@dataclass
class Server:
    """A server process with a database of its own; it can be killed and started again."""

    database: Path
    port: int = 0
    python: str | Path = sys.executable
    process: subprocess.Popen[str] | None = field(default=None)

    def start(self) -> None:
        command = [str(self.python), "-c", "from dolmen.cli import main; main()", "serve"]
        where = ["--port", str(self.port), "--database", str(self.database)]
        self.process = subprocess.Popen([*command, *where], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\w.]+:(\d+)/", line)
        assert found, line
        self.port = int(found[1])

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def close(self) -> None:
        """End it as Ctrl+C does: its workers end with it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE / 1000)
            self.process = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path) as answer:
            return json.load(answer)

    def text(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path) as answer:
            return str(answer.read().decode())

    def text_with(self, path: str, key: str) -> str:
        """What is answered to somebody who shows this key."""
        request = urllib.request.Request(
            self.address + path, headers={"Authorization": f"Bearer {key}"}
        )
        with urllib.request.urlopen(request) as answer:
            return str(answer.read().decode())

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


@dataclass
class Table:
    """A table on the server and the keys of its seats."""

    server: Server
    made: dict[str, Any]

    @property
    def id(self) -> str:
        return str(self.made["table"])

    def token(self, seat: int) -> str:
        everyone = [*self.made["keys"], *self.made["invites"]]
        return str(next(key["token"] for key in everyone if key["seat"] == seat))

    def sit(
        self, page: Page, *seats: int, host: bool = True, hash: str = "", ready: str = ".tile"
    ) -> None:
        """Open the table with the keys of these seats in the browser's pocket."""
        kept = {
            "keys": [{"seat": seat, "token": self.token(seat)} for seat in seats],
            "host": self.made["host_key"] if host else None,
            "invites": self.made["invites"] if host else [],
        }
        name, value = json.dumps(f"dolmen.table.{self.id}"), json.dumps(json.dumps(kept))
        page.add_init_script(
            f"if (location.host && !localStorage.getItem({name}))"
            f" localStorage.setItem({name}, {value});"
        )
        page.goto(f"{self.server.address}/t/{self.id}{hash}")
        page.wait_for_selector(ready)


def make(server: Server, *kinds: str, **more: Any) -> Table:
    seats = [{"kind": kind, "name": NAMES[n]} for n, kind in enumerate(kinds)]
    return Table(server, server.post("/api/tables", {"game": "altay", "seats": seats, **more}))


NAMES = ("Ayla", "Brun", "Creb", "Durc")


def question(page: Page) -> str:
    return page.inner_text("#question").strip()


def choose(page: Page, text: str) -> None:
    """Click an option of the list by its stable text, and wait until it is taken."""
    page.evaluate(CHOOSE, text)


def choose_first(page: Page, beginning: str) -> None:
    """The first option that begins like this."""
    page.wait_for_selector(f".choices [data-choice^='{beginning}']")
    text = page.get_attribute(f".choices [data-choice^='{beginning}'] >> nth=0", "data-choice")
    choose(page, text or "")


# In one go within the page: a whole game has hundreds of these.
CHOOSE = """async text => {
  const until = Date.now() + 60000;
  let gone;
  const find = () => [...document.querySelectorAll('.choices button')]
      .find(b => b.dataset.choice === text);
  while (!find()) {
    // Where the table waits before a sole choice, go on.
    const waits = document.querySelector('.acts button.lit');
    const asked = document.querySelector('.prompt').dataset.decision;
    if (waits && gone !== asked) {
      gone = asked;
      waits.click();
    }
    if (Date.now() > until) throw new Error('no option ' + text + ' at: '
        + document.querySelector('#question')?.textContent + ' among '
        + [...document.querySelectorAll('.choices button')].map(b => b.dataset.choice).join(', '));
    await new Promise(done => setTimeout(done, 5));
  }
  const prompt = document.querySelector('.prompt');
  const before = prompt.dataset.decision;
  const up = find().dataset.givesUp !== undefined;
  find().click();
  while (prompt.dataset.decision === before) {
    const sure = document.querySelector('[data-act=sure]');
    if (sure && !up) break;
    sure?.click();
    if (Date.now() > until) throw new Error('nothing happened after ' + text);
    await new Promise(done => setTimeout(done, 5));
  }
}"""


# Time. A busy machine is slow, not wrong: whatever passes by itself (pages of an automatic
# opponent, pictures of others' moves, announcements) is looked at while the page's clock stands
# still. How long anything takes is measured by `make measure`; tests count what has to be drawn.


def install_clock(page: Page) -> None:
    """Before the page is opened: its clock runs, but can be stopped."""
    page.clock.install()


def stop_clock(page: Page) -> None:
    """From now on no timer of the page runs out, however long anything takes; time passes only
    with `page.clock.run_for` and goes on with `page.clock.resume`."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + HOUR)


HOUR = 3600  # the clock can be stopped only at a time to come, even if we are slow to say so


def record_flyers(page: Page) -> None:
    """Before the page is opened: count what flies over the table in `flown`. It is gone again in
    a moment."""
    page.add_init_script("""
      globalThis.flown = 0;
      new MutationObserver(records => {
        for (const record of records)
          for (const node of record.addedNodes)
            if (node.classList?.contains('flyer')) flown++;
      }).observe(document, { childList: true, subtree: true });
    """)


def count_drawn(page: Page) -> None:
    """From now on count in `redrawn` the elements that are made anew."""
    page.evaluate(
        """() => {
          globalThis.redrawn = 0;
          new MutationObserver(records => {
            for (const record of records)
              for (const node of record.addedNodes)
                if (node instanceof Element) redrawn += 1 + node.querySelectorAll('*').length;
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )


def resize(page: Page, width: int, height: int) -> None:
    """Another window; gives the table time to arrange itself."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("size => innerWidth === size[0]", arg=[width])
    settle(page)


def settle(page: Page) -> None:
    """Until fonts are there and what was asked for is drawn. The first frame tells listeners about
    a new size, the second one comes after what they drew."""
    page.evaluate(
        """() => document.fonts.ready.then(() => new Promise(done =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))"""
    )


def wait_until(page: Page, true: Callable[[], object]) -> None:
    """Until something is true that is known here, not in the page."""
    until = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < until, "it never came to pass"
        page.wait_for_timeout(20)


def show_list(page: Page) -> None:
    page.wait_for_selector("[data-act=list]")
    if not page.query_selector(".choices"):
        page.click("[data-act=list]")
