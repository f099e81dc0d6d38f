"""Whatever is sent, the server answers with a sentence: no 5xx, no traceback, no dropped line."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Server
from tests.trials.outcome import Outcome
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dolmen.core.own_pack import parse as parse_pack
from dolmen.core.record import parse
from dolmen.core.refusal import BadInput, Refused
from dolmen.games import find

# Where `make trial` puts what it needs besides.
OWN = Path(__file__).parents[2] / ".venv" / "trial" / "bin"
LINES = 40  # sockets at once
BATCH = 50  # messages before an answer is waited for
THREADS = 4  # for requests
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, -(2**63), 1e308, 0.5, "", "x", "\0", "é", "🦣",
    "../..", "x" * 3000, [], {}, [[[]]], {"type": "hello"}, "altay", "human", "9" * 50,
]  # fmt: skip
BYTES = [b"", b"\0", b"\xff\xfe", b"{", b"[" * 2000, b"nul", b'"', b"9" * 5000, b"\xed\xa0\x80"]
PARTS = ["altay", "en", "x", "%00", "%ff", "..", "9" * 30, "%F0%9F%A6%A3", "0"]
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "tokens": [], "seat": None, "language": "en", "protocol": 1},
    {"type": "choose", "decision": 1, "action": 0, "unsure": True},
    {"type": "reach", "decision": 1, "target": "x"},
    {"type": "undo", "decision": 1},
    {"type": "redo", "decision": 1},
    {"type": "ask", "action": 0},
    {"type": "say", "text": "hello"},
    {"type": "look", "seat": 0},
    {"type": "host", "power": "kick", "seat": 0, "bot": None},
    {"type": "resign", "seat": 0},
    {"type": "agree", "seat": 0},
    {"type": "hint", "decision": 1},
    {"type": "want_hints", "agreed": True},
]
BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "altay", "seats": [{"kind": "human"}, {"kind": "random"}], "seed": 1},
    "/api/import": {"record": "dolmen record 1"},
    "/api/report": {"table": "x", "note": "y"},
    "/api/packs/read": {"text": "{}"},
    "/api/packs/write": {"pack": {"format": "dolmen pack 1"}},
    "/api/pocket": {"tables": []},
    "/api/pocket/open": {"code": "AAAAA-AAAAA"},
    "/api/games/altay/box/en": {"pack": {}, "entry": "x"},
    "/api/companion": {"start": {}},
}


def mutate(value: Any, rng: Random) -> Any:
    """The same with one part changed, added or gone."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        copy = dict(value)
        key = rng.choice(list(copy))
        turn = rng.random()
        if turn < 0.15:
            del copy[key]
        elif turn < 0.25:
            copy[rng.choice(["x", "seat", "type", key + "x"])] = rng.choice(VALUES)
        else:
            copy[key] = mutate(copy[key], rng)
        return copy
    if isinstance(value, list) and value and rng.random() < 0.7:
        copied = list(value)
        place = rng.randrange(len(copied))
        copied[place] = mutate(copied[place], rng)
        return copied * rng.choice([1, 1, 1, 50])
    return rng.choice(VALUES)


def spoil(text: bytes, rng: Random) -> bytes:
    """Bytes cut, doubled or replaced."""
    place = rng.randrange(len(text) + 1)
    end = min(len(text), place + rng.randrange(8))
    return text[:place] + rng.choice(BYTES) + text[end:]


def raw(value: Any, rng: Random) -> bytes:
    plain = json.dumps(mutate(value, rng), ensure_ascii=rng.random() < 0.5).encode()
    return spoil(plain, rng) if rng.random() < 0.25 else plain


def send_messages(server: Server, times: int, note: Callable[[str], None]) -> Outcome:
    """Over many lines at once: each may only send so much a second."""
    found = Outcome("fuzz: messages on sockets", "messages")

    async def run() -> None:
        share = max(1, times // LINES)
        lines = [Line(server, number, share, found, note) for number in range(LINES)]
        await asyncio.gather(*(line.run() for line in lines))

    asyncio.run(run())
    return found


class Line:
    """Sends what a player might send, spoiled more often than not."""

    def __init__(
        self, server: Server, number: int, share: int, found: Outcome, note: Callable[[str], None]
    ) -> None:
        self.server, self.share, self.found, self.note = server, share, found, note
        self.rng = Random(1000 + number)
        self.decision: dict[str, Any] | None = None

    async def run(self) -> None:
        while self.share > 0:
            game = self.rng.choice(["altay", "prehistory", "endless_winter"])
            made = await asyncio.to_thread(self.server.make, "human", "human", game=game)
            address = f"ws://{self.server.address}/ws/{made['table']}"
            try:
                async with connect(address, max_size=None, compression=None) as line:
                    await self.play(line, made)
            except (ConnectionClosed, TimeoutError) as error:
                self.found.check(False, f"a line was dropped: {error!r}")

    async def play(self, line: ClientConnection, made: dict[str, Any]) -> None:
        tokens = [*(key["token"] for key in made["keys"]), made["host_key"]]
        await line.send(json.dumps(dict(MESSAGES[0], tokens=tokens)))
        for _ in range(self.rng.randrange(5, 60)):
            for _ in range(BATCH):
                await line.send(self.message())
            self.found.n += BATCH
            self.share -= BATCH
            await self.until_answered(line, f"mark{self.found.n}")
            self.note(f"{self.found.n}")
            if self.share <= 0:
                return

    def message(self) -> bytes:
        real = self.rng.choice(MESSAGES)
        if self.decision is not None and "decision" in real:
            real = dict(real, decision=self.decision["id"])
            if "action" in real and self.decision["choices"]:
                real["action"] = self.rng.choice(self.decision["choices"])["index"]
            if self.rng.random() < 0.3:
                return json.dumps(real).encode()
        return raw(real, self.rng)

    async def until_answered(self, line: ClientConnection, mark: str) -> None:
        """Wait for the answer to a last message: everything before it was answered as well."""
        await line.send(json.dumps({"type": mark}))
        async with asyncio.timeout(600):
            while mark not in (text := str(await line.recv())):
                if text.startswith('{"type":"snapshot"'):
                    self.decision = json.loads(text)["decision"]


def send_requests(server: Server, times: int, note: Callable[[str], None]) -> Outcome:
    """Everything the OpenAPI document names, with strange parts."""
    found = Outcome("fuzz: HTTP requests", "requests")
    paths = list(server.get("/api/openapi.json")["paths"])
    with ThreadPoolExecutor(THREADS) as pool:
        shares = [
            pool.submit(ask_strangely, server, paths, times // THREADS, Random(n), note)
            for n in range(THREADS)
        ]
        for share in shares:
            sent, failures = share.result()
            found.n += sent
            found.failures += failures
    return found


def ask_strangely(
    server: Server, paths: list[str], times: int, rng: Random, note: Callable[[str], None]
) -> tuple[int, list[str]]:
    host, port = server.address.split(":")
    line = http.client.HTTPConnection(host, int(port), timeout=600)
    failures: list[str] = []
    for number in range(times):
        method, path, sent = strange_request(paths, rng)
        headers = {"Accept-Language": rng.choice(["de", "x", "fr"])}
        try:
            line.request(method, path, sent, headers)
            answer = line.getresponse()
            answer.read()
            if answer.status >= 500:
                failures.append(f"{method} {path} {sent!r:.120}: {answer.status}")
        except (http.client.HTTPException, OSError) as error:
            failures.append(f"{method} {path}: {error!r}")
            line.close()
        note(f"{number} of {times}, {THREADS} times")
    line.close()
    return times, failures


def strange_request(paths: list[str], rng: Random) -> tuple[str, str, bytes | None]:
    path = rng.choice(paths)
    while "{" in path:
        part = rng.choice(PARTS)
        path = path[: path.index("{")] + part + path[path.index("}") + 1 :]
    method = rng.choice(["GET", "GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS"])
    sent = None
    if method in ("POST", "PUT"):
        path = rng.choice(list(BODIES)) if rng.random() < 0.6 else path
        sent = raw(BODIES.get(path, {}), rng)
    if rng.random() < 0.3:
        path += rng.choice(["?seat=", "?of=", "?token=", "?language=", "?"]) + rng.choice(
            ["x", "%00", "9" * 50, "-1", "a," * 50, "de"]
        )
    return method, path, sent


def by_schema(server: Server, examples: int) -> Outcome | None:
    """What schemathesis makes of the OpenAPI document, where it is installed."""
    program = shutil.which("schemathesis", path=f"{OWN}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        return None
    found = Outcome("fuzz: schemathesis on the OpenAPI document", "requests")
    command = [program, "run", f"http://{server.address}/api/openapi.json", "--no-color"]
    options = ["--checks", "not_a_server_error", "--max-examples", str(examples), "--seed", "1"]
    with tempfile.TemporaryDirectory() as folder:  # it keeps what it has seen where it is started
        done = subprocess.run(
            [*command, *options], capture_output=True, text=True, check=False, cwd=folder
        )
    cases = re.search(r"(\d+) generated", done.stdout)
    found.n = int(cases[1]) if cases else 0
    if done.returncode != 0 or not cases:
        found.failures.append(done.stdout[-1500:] or done.stderr[-500:])
    return found


def read_records(times: int, note: Callable[[str], None]) -> Outcome:
    """Records with lines changed are read, or refused in one sentence."""
    found = Outcome("fuzz: records", "records")
    rng = Random(4)
    sources = [
        path.read_text()
        for path in sorted((Path(__file__).parents[1] / "golden").glob("*/*.txt"))
        if path.stat().st_size < 12_000
    ]
    folded = 0
    for _ in range(times):
        lines = rng.choice(sources).splitlines()
        lines = lines[: rng.randrange(1, min(len(lines), 60) + 1)]
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(lines))
            lines[place] = spoil(lines[place].encode(), rng).decode("utf-8", "replace")
        try:
            record = parse("\n".join(lines))
            find(record.header.game).resume(record)
            folded += 1
            found.n += 1
        except (BadInput, Refused):
            found.n += 1
        except Exception as error:
            found.check(False, f"{type(error).__name__}: {error!s:.200}")
        note(f"{found.n} of {times}")
    found.remark = f"{folded} could be folded in spite of it"
    return found


def read_packs(times: int, note: Callable[[str], None]) -> Outcome:
    """Packs, spoiled value by value and byte by byte, read and joined to the box."""
    found = Outcome("fuzz: packs", "packs")
    rng, fitted = Random(5), 0
    pack = {
        "format": "dolmen pack 1", "game": "altay", "name": "Mine",
        "changes": {"action_cards": {"card": {"farmer": {"vp": 2, "cost": {"food": 2}}}}},
    }  # fmt: skip
    whole = json.dumps(pack).encode()
    toml = b'format = "dolmen pack 1"\ngame = "altay"\nname = "Mine"\n[changes.a.b.c]\nvp = 2\n'
    for _ in range(times):
        text = raw(pack, rng) if rng.random() < 0.5 else spoil(rng.choice([whole, toml]), rng)
        try:
            read = parse_pack(text.decode("utf-8", "replace"))
            find(read.game).content_with(read)
            found.n += 1
            fitted += 1
        except BadInput:
            found.n += 1
        except Exception as error:
            found.check(False, f"{type(error).__name__}: {error!s:.200} in {text!r:.200}")
        note(f"{found.n} of {times}")
    found.remark = f"{fitted} fit the box in spite of it"
    return found
