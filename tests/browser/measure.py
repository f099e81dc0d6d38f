"""How quick the table is: the largest table of each game in a real browser.

    make measure                     all of them
    make measure ARGS="altay -n 5"   one game, five fresh browsers for the first tile

Budgets: first tile within 700 ms, an update within 4 ms, 2,500 nodes, 400 kB, 25 requests.

Wall time counts whatever else the machine does; thread time is what the page's main thread itself
worked, the browser's own records included. An update lasts from the arrival of the message on the
socket to the end of the drawing; style and layout is what the browser adds until the next message,
movement over the table included."""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, MISSING, QUIET
from tests.browser.largest import LARGEST, Largest, Rest
from tests.browser.tables import Server

UPDATES = 15  # by the clock, and as many in the browser's own records
PAUSE = 450  # ms between two moves: every picture is drawn and everything has come to rest
IDLE = 3.0  # seconds
CATEGORIES = ["devtools.timeline", "blink.user_timing"]

# Marks in the browser's own trace: they carry wall and thread time.
PROBE = """(() => {
  if (!location.host) return;
  performance.mark('page-begin');
  window.took = [];
  const there = () => document.querySelector(%s);
  const painted = () => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => {
      performance.mark('first-tile');
      window.firstTile = performance.now();
    };
    after.port2.postMessage(0);
  });
  const watch = new MutationObserver(() => {
    if (there()) { watch.disconnect(); painted(); }
  });
  watch.observe(document, { childList: true, subtree: true });
  const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...handler,
    set(inner) {
      handler.set.call(this, message => {
        performance.mark('update-begin');
        const began = performance.now();
        inner(message);
        // The drawing is queued as a microtask, and may queue another.
        let turns = 5;
        const later = () => {
          if (turns--) return queueMicrotask(later);
          window.took.push(performance.now() - began);
          performance.mark('update-end');
        };
        later();
      });
    },
  });
})()"""


@dataclass
class Figures:
    name: str
    first: list[float] = field(default_factory=list)
    first_thread: list[float] = field(default_factory=list)
    requests: int = 0
    kilobytes: float = 0.0
    nodes: int = 0
    wall: list[float] = field(default_factory=list)
    thread: list[float] = field(default_factory=list)
    style: list[float] = field(default_factory=list)
    idle: float = 0.0


def visit(browser: Browser, **settings: Any) -> BrowserContext:
    """A browser that has never been here, with movement on."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
    )
    kept = json.dumps(json.dumps({**QUIET, "speed": "fast", **settings}))
    context.add_init_script(f"if (location.host) localStorage.setItem('dolmen.settings', {kept});")
    return context


def enter(context: BrowserContext, rest: Rest, largest: Largest) -> Page:
    page = context.new_page()
    page.add_init_script(PROBE % json.dumps(largest.first))
    rest.table.sit(page, rest.seat, ready=largest.first)
    page.wait_for_function("() => window.firstTile")
    return page


class Traffic:
    """What came over HTTP, heads included, and the frames of the socket."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0
        self.requests = 0
        session.on("Network.loadingFinished", self.loaded)
        session.on("Network.webSocketFrameReceived", self.framed)
        session.send("Network.enable")

    def loaded(self, event: dict[str, Any]) -> None:
        self.requests += 1
        self.bytes += int(event["encodedDataLength"])

    def framed(self, event: dict[str, Any]) -> None:
        # Only its text is told; on the way it is compressed.
        self.bytes += len(zlib.compress(event["response"]["payloadData"].encode()))


def first_tile(browser: Browser, rest: Rest, largest: Largest, figures: Figures) -> None:
    context = visit(browser)
    blank = context.new_page()
    browser.start_tracing(page=blank, categories=CATEGORIES)
    page = enter(context, rest, largest)
    marks = {event["name"]: event for event in events(browser.stop_tracing())}
    figures.first.append(page.evaluate("window.firstTile"))
    figures.first_thread.append((marks["first-tile"]["tts"] - marks["page-begin"]["tts"]) / 1000)
    context.close()


def weigh(browser: Browser, rest: Rest, largest: Largest, figures: Figures) -> None:
    context = visit(browser)
    page = context.new_page()
    traffic = Traffic(context.new_cdp_session(page))
    rest.table.sit(page, rest.seat, ready=largest.first)
    page.wait_for_load_state("networkidle")
    figures.kilobytes, figures.requests = traffic.bytes / 1000, traffic.requests
    context.close()


def events(trace: bytes) -> Iterator[dict[str, Any]]:
    """The events of the page's own thread, in order of time."""
    found: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {(e["pid"], e["tid"]) for e in found if e.get("name") == "page-begin"} or {
        (e["pid"], e["tid"]) for e in found if e.get("name") == "update-begin"
    }
    ours = [e for e in found if (e.get("pid"), e.get("tid")) in threads and "ts" in e]
    yield from sorted(ours, key=lambda event: float(event["ts"]))


def updates(browser: Browser, rest: Rest, largest: Largest, figures: Figures) -> None:
    context = visit(browser, speed=largest.speed)
    page = enter(context, rest, largest)
    page.wait_for_timeout(1500)
    idle(browser, figures)
    moves = rest.play()
    # By the clock without the browser's own records, which take time too.
    page.evaluate("window.took.length = 0")
    watch(page, islice(moves, UPDATES), figures)
    figures.wall = page.evaluate("window.took")
    browser.start_tracing(page=page, categories=CATEGORIES)
    watch(page, islice(moves, UPDATES), figures)
    read(list(events(browser.stop_tracing())), figures)
    context.close()


def watch(page: Page, moves: Iterator[str], figures: Figures) -> None:
    for _ in moves:
        page.wait_for_timeout(PAUSE)
        nodes = page.evaluate("document.querySelectorAll('*').length")
        figures.nodes = max(figures.nodes, nodes)


def read(trace: list[dict[str, Any]], figures: Figures) -> None:
    began: dict[str, Any] | None = None
    for event in trace:
        name = event.get("name")
        if name == "update-begin":
            began = event
            figures.style.append(0.0)
        elif name == "update-end" and began is not None:
            figures.thread.append((event["tts"] - began["tts"]) / 1000)
        elif name in ("UpdateLayoutTree", "Layout") and figures.style:
            figures.style[-1] += event.get("tdur", 0) / 1000


def idle(browser: Browser, figures: Figures) -> None:
    """Processor time of all of the browser's processes while nothing happens but the pulse."""
    session = browser.new_browser_cdp_session()

    def used() -> float:
        told = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(process["cpuTime"] for process in told))

    before = used()
    time.sleep(IDLE)
    figures.idle = 100 * (used() - before) / IDLE
    session.detach()


def measure(browser: Browser, server: Server, largest: Largest, times: int) -> Figures:
    figures = Figures(largest.name)
    rest = Rest(server, largest)
    for _ in range(times):
        first_tile(browser, rest, largest, figures)
    weigh(browser, rest, largest, figures)
    updates(browser, rest, largest, figures)
    rest.close()
    return figures


def p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]


HEAD = (
    "",
    "first tile",
    "(thread)",
    "requests",
    "kB",
    "nodes",
    "update",
    "p95",
    "(thread)",
    "p95",
    "style+layout",
    "idle",
)


def row(f: Figures) -> tuple[str, ...]:
    return (
        f.name,
        f"{statistics.median(f.first):.0f} ms",
        f"{statistics.median(f.first_thread):.0f} ms",
        f"{f.requests}",
        f"{f.kilobytes:.0f}",
        f"{f.nodes:,}",
        f"{statistics.median(f.wall):.1f} ms",
        f"{p95(f.wall):.1f}",
        f"{statistics.median(f.thread):.1f} ms",
        f"{p95(f.thread):.1f}",
        f"{statistics.median(f.style):.1f} ms",
        f"{f.idle:.0f} %",
    )


def show(rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(len(line[n]) for line in rows) for n in range(len(HEAD))]
    for line in rows:
        cells = [
            cell.ljust(w) if n == 0 else cell.rjust(w)
            for n, (cell, w) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(cells))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("-n", type=int, default=5, help="fresh browsers for the first tile")
    args = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit(MISSING)
    wanted = [one for one in LARGEST if not args.game or one.game in args.game]
    rows: list[tuple[str, ...]] = [HEAD]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for largest in wanted:
                rows.append(row(measure(browser, server, largest, args.n)))
        finally:
            browser.close()
            server.close()
    show(rows)


if __name__ == "__main__":
    main()
