"""The table without a server in a real browser, with the network cut after the first load.

    python -m tests.browser.offline                 everything, in a folder built for it
    python -m tests.browser.offline build/static    in this folder
    python -m tests.browser.offline --throttle 4    on a processor that is four times slower
    python -m tests.browser.offline --only games troubles

One complete game per title, one alone against the Nomads with every module, a session beside a real
table, a review; a closed tab, a reload in the middle of a bot's turn, a full store. Prints times,
bytes, memory, the bots' pace and the longest stall of the page.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import http.server
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, QUIET

SCRIPT = (Path(__file__).parent / "offline.js").read_text(encoding="utf-8")
PATIENCE = 300_000  # ms: machines may be slow, and Python has to start
GAMES = ("altay", "prehistory", "endless_winter")
TILE = ".tiles > *, [data-target^='hex'], .stage svg use"
GO = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
# What the device keeps of the open session.
HELD = "() => localStorage.getItem('companion.' + location.hash.slice(1))"
OVER = ".over, [data-act=rematch], [data-act=review]"
PARTS = ("first", "games", "solo", "companion", "review", "bots", "troubles")


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *args: Any) -> None:
        pass

    def send_error(self, code: int, *args: Any, **more: Any) -> None:
        assert isinstance(self.server, Host)
        self.server.missing.append(self.path)
        super().send_error(code, *args, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        host = self.server
        assert isinstance(host, Host)
        host.sent += len(data)
        with contextlib.suppress(OSError):
            outputfile.write(data)


class Host(http.server.ThreadingHTTPServer):
    """A plain static host: it neither compresses nor rewrites. It can be switched off."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        self.sent = 0
        self.missing: list[str] = []  # what a page asked for in vain
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def cut(self) -> None:
        self.shutdown()
        self.server_close()


@dataclass
class Trial:
    host: Host
    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)

    def say(self, text: str) -> None:
        print(text, flush=True)

    def wait_ready(self) -> None:
        self.page.wait_for_selector(".edition", state="attached", timeout=PATIENCE)
        self.page.wait_for_selector(".edition", state="detached", timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        asked = "([m, p, b, t]) => visitor.ask(m, p, b, t)"
        answer = self.page.evaluate(asked, [method, path, body, token])
        assert answer["status"] == 200, (path, answer)
        text = answer["text"]
        return json.loads(text) if text[:1] in "{[" else text

    def make(self, game: str, *kinds: str, **more: Any) -> dict[str, Any]:
        seats = [{"kind": kind, "name": ""} for kind in kinds]
        made = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        tokens = [key["token"] for key in made["keys"]]
        kept = {"keys": made["keys"], "host": made["host_key"], "invites": [], "at": time.time()}
        self.page.evaluate(
            "([k, v]) => localStorage.setItem(k, JSON.stringify(v))",
            [f"dolmen.table.{made['table']}", kept],
        )
        return {"table": made["table"], "tokens": [*tokens, made["host_key"]]}

    def show(self, table: str) -> None:
        """By the page's own way: no load, the hall goes on."""
        self.page.evaluate(GO, f"/t/{table}")
        self.page.wait_for_selector(TILE, state="attached", timeout=PATIENCE)

    def play(self, made: dict[str, Any], **how: Any) -> dict[str, Any]:
        told: dict[str, Any] = self.page.evaluate(
            "([made, how]) => visitor.play(made, how)", [made, how]
        )
        return told

    def moves(self, table: str) -> int:
        return int(self.ask("GET", f"/api/tables/{table}")["moves"])


def first(trial: Trial) -> None:
    """From nothing to the first tile, then everything without a network."""
    began = time.monotonic()
    page, host = trial.page, trial.host
    page.goto(host.address)
    page.wait_for_selector(".door", timeout=PATIENCE)
    lobby = time.monotonic() - began
    page.click("[data-game=altay] [data-act=now]")
    page.wait_for_selector(TILE, state="attached", timeout=PATIENCE)
    tile = time.monotonic() - began
    loaded = host.sent
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    trial.say(
        f"cold: lobby {lobby:.1f} s, first tile {tile:.1f} s, {loaded / 1e6:.2f} MB"
        f" ({host.sent / 1e6:.2f} MB with what is kept for the next start)"
    )
    host.cut()
    began = time.monotonic()
    page.reload()
    page.wait_for_selector(TILE, state="attached", timeout=PATIENCE)
    trial.say(f"warm, network cut: first tile {time.monotonic() - began:.1f} s")
    trial.say(f"persistent: {page.evaluate('() => navigator.storage.persisted()')}")


def busiest(trace: bytes) -> list[float]:
    """The tasks of the page's thread in ms of its own processor time, the longest first: what
    other programs on the machine take is not counted."""
    events = json.loads(trace)["traceEvents"]
    pages = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        one["tdur"] / 1000
        for one in events
        if one["name"].endswith("RunTask") and "tdur" in one and (one["pid"], one["tid"]) in pages
    ]
    return sorted(tasks, reverse=True)


def games(trial: Trial) -> None:
    browser = trial.context.browser
    assert browser is not None
    for game in GAMES:
        made = trial.make(game, "human", "greedy")
        trial.show(made["table"])
        browser.start_tracing(page=trial.page, categories=["toplevel", "devtools.timeline"])
        began = time.monotonic()
        told = trial.play(made)
        assert told["over"], told
        trial.page.wait_for_selector(OVER, timeout=PATIENCE)
        trial.say(
            f"{game}: over after {told['moves']} moves, {told['decisions']} by hand,"
            f" {time.monotonic() - began:.0f} s; longest tasks of the page:"
            f" {[round(one) for one in busiest(browser.stop_tracing())[:3]]} ms of processor time"
        )


def solo(trial: Trial) -> None:
    listed = next(one for one in trial.ask("GET", "/api/games") if one["id"] == "endless_winter")
    options = {
        one["id"]: one["values"][-1]["id"]
        for one in listed["options"]
        if not one["players"] or 1 in one["players"]
    }
    made = trial.make("endless_winter", "human", options=options)
    trial.show(made["table"])
    told = trial.play(made)
    assert told["over"], told
    trial.say(f"alone against the Nomads, every module: over after {told['moves']} moves")


def companion(trial: Trial) -> None:
    """A session begun and gone on with on the page, and read again after a reload."""
    page = trial.page
    page.goto(trial.host.address + "companion")
    trial.wait_ready()
    page.click("[data-act=begin]", timeout=PATIENCE)
    page.wait_for_url("**/companion#*", timeout=PATIENCE)
    page.wait_for_selector("[data-act=undo]", timeout=PATIENCE)
    chance, answers = random.Random(4), 0
    for _ in range(600):
        if page.query_selector(".cresult"):
            break
        answers += reply(page, chance)
    said = page.inner_text("main h2, main h1")
    page.reload()
    trial.wait_ready()
    page.wait_for_selector("[data-act=undo]", timeout=PATIENCE)
    assert page.inner_text("main h2, main h1") == said
    over = page.query_selector(".cresult") is not None
    trial.say(f"companion: a session with {answers} answers, over: {over}, the same after a reload")


def reply(page: Page, chance: random.Random) -> int:
    """Answer the open question in any way it takes; gives how many answers that was."""
    page.wait_for_selector(".asking:not(.busy), .cresult", timeout=PATIENCE)
    for what in ("[data-act=answer]", "[data-option]", "[data-ones]", ".open[data-spot]"):
        found = page.query_selector_all(f".asking {what}")
        if found:
            before = page.evaluate(HELD)
            chance.choice(found).dispatch_event("click")
            page.wait_for_function(f"before => ({HELD})() !== before", arg=before, timeout=PATIENCE)
            page.wait_for_selector(".asking:not(.busy), .cresult", timeout=PATIENCE)
            return 1
    return 0


def review(trial: Trial) -> None:
    made = trial.make("altay", "human", "greedy", seed=7)
    told = trial.play(made, seed=3)
    began = time.monotonic()
    trial.page.evaluate(GO, f"/t/{made['table']}/review#start")
    trial.page.wait_for_selector(".chancechart", timeout=1_200_000)
    trial.say(f"review of {told['moves']} moves: {time.monotonic() - began:.0f} s")


def bots(trial: Trial) -> None:
    for one in trial.ask("GET", "/api/games"):
        for bot in one["bots"]:
            made = trial.make(one["id"], "human", bot, seed=5)
            told = trial.play(made, most=6)
            times = sorted(told["bots"].get(bot, []))
            if times:
                middle = times[len(times) // 2]
                trial.say(
                    f"{one['id']} {bot}: {len(times)} moves, median {middle:.0f} ms,"
                    f" longest {times[-1]:.0f} ms"
                )


def troubles(trial: Trial) -> None:
    rest(trial)
    reload_in_turn(trial)
    kill_tab(trial)
    fill_store(trial)


def rest(trial: Trial) -> None:
    """While nobody looks at the page its crew is let go, and comes back for whoever looks again."""
    page = trial.page
    look = """hidden => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    made = trial.make("altay", "human", "greedy", seed=14)
    told = trial.play(made, most=2)
    page.evaluate(look, True)
    wait_for_workers(page, 1)
    resting = memory_of(page.context.browser)
    page.evaluate(look, False)
    wait_for_workers(page, 2)
    assert trial.play(made, most=2)["moves"] > told["moves"]
    trial.say(f"nobody looks: the crew rests ({resting}), then it plays on")


def wait_for_workers(page: Page, count: int) -> None:
    for _ in range(PATIENCE // 500):
        if len(page.workers) == count:
            return
        page.wait_for_timeout(500)
    raise AssertionError(f"{len(page.workers)} workers instead of {count}")


def reload_in_turn(trial: Trial) -> None:
    made = trial.make("prehistory", "human", "elder", seed=11)
    trial.show(made["table"])
    trial.play(made, most=3)  # returns with the bot's turn begun, or near it
    before = trial.moves(made["table"])
    trial.page.goto(trial.host.address + f"t/{made['table']}")
    trial.wait_ready()
    after = trial.moves(made["table"])
    assert after >= before, (before, after)
    told = trial.play(made, most=2)
    assert told["moves"] >= after and not told["refused"]
    trial.say(f"reload during a bot's turn: {before} moves before, {after} after, and it goes on")


def kill_tab(trial: Trial) -> None:
    made = trial.make("endless_winter", "human", "greedy", seed=12)
    told = trial.play(made, most=10)
    browser = trial.context.browser
    assert browser is not None
    for process in renderers(browser):
        os.kill(process, signal.SIGKILL)
    with contextlib.suppress(Exception):
        trial.page.close()
    open_page(trial, f"t/{made['table']}")
    after = trial.moves(made["table"])
    assert after >= told["moves"], (told["moves"], after)
    trial.say(f"killed tab: {told['moves']} moves shown before, {after} there again")


def fill_store(trial: Trial) -> None:
    """The browser gives no more room: nothing changes, a sentence says so, and it passes."""
    made = trial.make("altay", "human", "human", seed=13)
    session = trial.context.new_cdp_session(trial.page)
    origin = trial.host.address.rstrip("/")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    for _ in range(40):  # the browser asks itself only now and then how much room there is
        trial.page.wait_for_timeout(1000)
        trial.page.reload()
        trial.wait_ready()
        before = trial.moves(made["table"])
        told = trial.play(made, most=1)
        if told["refused"]:
            break
    assert told["refused"], told
    assert trial.moves(made["table"]) == before
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    told_again = trial.play(made, most=2)
    assert not told_again["refused"] and trial.moves(made["table"]) > before
    trial.say(f"storage full: nothing changed, '{told['refused'][0]}'; then it goes on")


def open_page(trial: Trial, path: str = "") -> None:
    page = trial.page = trial.context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: trial.errors.append(str(error)))
    page.on(
        "console",
        lambda message: trial.errors.append(message.text) if message.type == "error" else None,
    )
    if path:
        page.goto(trial.host.address + path)
        trial.wait_ready()


def renderers(browser: Browser) -> list[int]:
    """The processes of all pages and their workers."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return [one["id"] for one in found if one["type"] == "renderer"]


def memory(browser: Browser) -> tuple[float, float]:
    """Of all pages and workers, in MB: now, and the most there ever was."""
    now = most = 0
    for process in renderers(browser):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{process}/status").read_text().splitlines()
            kept = dict(line.partition(":")[::2] for line in lines)
            now += int(kept["VmRSS"].split()[0])
            most += int(kept["VmHWM"].split()[0])
    return now / 1000, most / 1000


def memory_of(browser: Browser | None) -> str:
    assert browser is not None
    now, most = memory(browser)
    return f"{now:.0f} MB of memory, at most {most:.0f} MB so far"


@contextlib.contextmanager
def trial_in(browser: Browser, folder: Path, throttle: float = 1, **more: Any) -> Iterator[Trial]:
    host = Host(folder)
    context = browser.new_context(**more)
    context.add_init_script(SCRIPT)
    quiet = json.dumps(QUIET)
    context.add_init_script(
        "localStorage.getItem('dolmen.settings') ??"
        f" localStorage.setItem('dolmen.settings', {quiet!r})"
    )
    trial = Trial(host, context, None)  # type: ignore[arg-type]
    open_page(trial)
    if throttle > 1:
        session = context.new_cdp_session(trial.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    try:
        yield trial
    finally:
        context.close()
        with contextlib.suppress(Exception):
            host.cut()


def build(folder: Path) -> str:
    """Build the folder, in a process of its own; what is in the way, or nothing."""
    command = [sys.executable, "-c", "import sys; from dolmen.cli import main; sys.exit(main())"]
    done = subprocess.run(
        [*command, "static", "--quickly", str(folder)], capture_output=True, text=True
    )
    return done.stderr.strip() if done.returncode else ""


def built(folder: Path | None, work: str) -> Path:
    if folder is not None:
        return folder
    made = Path(work) / "static"
    problem = build(made)
    if problem:
        sys.exit(problem)
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    args = parser.parse_args()
    steps = {
        "first": first,
        "games": games,
        "solo": solo,
        "companion": companion,
        "review": review,
        "bots": bots,
        "troubles": troubles,
    }
    failed = 0
    with tempfile.TemporaryDirectory() as work, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with trial_in(browser, built(args.folder, work), args.throttle) as trial:
            first(trial)
            for name in [part for part in PARTS if part in args.only and part != "first"]:
                try:
                    steps[name](trial)
                    trial.say(f"  {name}: {memory_of(browser)}")
                except Exception as problem:
                    failed += 1
                    trial.say(f"{name}: FAILED {str(problem)[:600]}")
            stalls = sorted(trial.page.evaluate("() => stalls"))
            trial.say(f"stalls over 50 ms: {len(stalls)}, longest {stalls[-1:] or [0]} ms")
            trial.say(f"all pages and workers: {memory_of(browser)}")
            trial.say(f"errors: {trial.errors[:5]}, not found: {trial.host.missing}")
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
