"""How the server bears a full house, measured on this machine in one run beside a peer.

    python -m dolmen.lab.load [--tables 125] [--moves 6000] [--rate 125] [--seconds 10] [--json]

Four people sit at every table, each with a connection of their own; all moves are made by them.
Two loads: a number of moves as fast as possible, then a number of moves per second. A move takes
from the moment it is sent until all four have been shown the new table. If node and npm are there,
a boardgame.io server does the same with a table of about the same size. Compare ratios, not
figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng

PEER = Path(__file__).parent / "peer"
PEER_PACKAGES = ("boardgame.io@0.50.2", "ws@8")
SEATS = 4


class Option(msgspec.Struct):
    index: int


class Open(msgspec.Struct):
    id: int
    seat: int
    choices: list[Option]


class Seen(msgspec.Struct):
    """What a player of this test reads of a snapshot."""

    type: str
    over: bool = False
    decision: Open | None = None
    sentence: str = ""


SEEN = msgspec.json.Decoder(Seen)


class Plan(msgspec.Struct):
    tables: int
    moves: int
    rate: float
    seconds: float


class Party:
    """Four players at one table, who share what they know of whose turn it is."""

    def __init__(self, address: str, made: dict[str, Any], number: int) -> None:
        self.address = address
        self.made = made
        self.rng = Rng(number, "load")
        self.sockets: list[ClientConnection] = []
        self.seen = [0] * SEATS
        self.wanted = 0  # the decision that everybody must have seen
        self.answered = -1
        self.open: Open | None = None
        self.over = False
        self.all_there = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        for key in self.made["keys"]:
            # Compression is a matter of the line, not of the server: left out on loopback.
            line = await connect(
                f"ws://{self.address}/ws/{self.made['table']}", max_size=None, compression=None
            )
            await line.send(json.dumps({"type": "hello", "tokens": [key["token"]]}))
            self.take(key["seat"], await line.recv())
            self.sockets.append(line)
            self.readers.append(asyncio.create_task(self.read(key["seat"], line)))

    async def read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            self.take(seat, text)

    def take(self, seat: int, text: str | bytes) -> None:
        seen = SEEN.decode(text)
        if seen.type != "snapshot":
            raise RuntimeError(f"refused: {seen.sentence}")
        # Going on where the table waits is no move, but it is another decision.
        self.seen[seat] = seen.decision.id if seen.decision else self.wanted
        self.over = seen.over
        # A late snapshot (somebody sat down) may still show the decision answered before.
        if seen.decision and seen.decision.choices and seen.decision.id > self.answered:
            self.open = seen.decision
        if min(self.seen) >= self.wanted:
            self.all_there.set()

    async def move(self) -> float:
        """Seconds until everybody has seen it."""
        assert self.open is not None
        decision, self.open = self.open, None
        self.answered = decision.id
        self.wanted = max(self.seen) + 1
        self.all_there.clear()
        action = decision.choices[self.rng.below(len(decision.choices))].index
        began = time.perf_counter()
        message = {"type": "choose", "decision": decision.id, "action": action}
        await self.sockets[decision.seat].send(json.dumps(message))
        await self.all_there.wait()
        return time.perf_counter() - began

    async def go_home(self) -> None:
        for line in self.sockets:
            await line.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


class Server:
    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "dolmen.cli", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "tables.db")],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://([\d.:]+)/", self.process.stdout.readline())
        if found is None:
            raise BadInput("The server did not start.")
        self.address = found[1]
        wait_for(self.address)

    def make(self, seed: int) -> dict[str, Any]:
        plan = {"game": "altay", "seats": [{"kind": "human"}] * SEATS, "seed": seed}
        request = urllib.request.Request(
            f"http://{self.address}/api/tables", json.dumps(plan).encode(), method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        return made


def wait_for(address: str) -> None:
    host, port = address.split(":")
    for _ in range(400):
        with socket.socket() as probe:
            if probe.connect_ex((host, int(port))) == 0:
                return
        time.sleep(0.05)
    raise BadInput(f"Nothing answers at {address}.")


def memory(process: subprocess.Popen[str]) -> float | None:
    """Megabytes that a process holds; None where the system does not tell."""
    try:
        status = Path(f"/proc/{process.pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else None


def processor(process: subprocess.Popen[str]) -> float | None:
    """Seconds of processor time that a process has used."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / 100


def summary(times: list[float], seconds: float) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "moves": len(ordered),
        "seconds": seconds,
        "moves_per_second": len(ordered) / seconds,
        "p50_ms": 1000 * ordered[len(ordered) // 2],
        "p99_ms": 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))],
    }


async def by_python(server: Server, plan: Plan, note: Callable[[], None]) -> dict[str, Any]:
    """Both loads, with players in this process."""
    parties = [Party(server.address, server.make(number), number) for number in range(plan.tables)]
    await asyncio.gather(*(party.sit_down() for party in parties))
    note()
    left = plan.moves
    times: list[float] = []

    async def hurry(party: Party) -> None:
        nonlocal left
        while left > 0 and not party.over:
            left -= 1
            times.append(await party.move())

    began = time.perf_counter()
    await asyncio.gather(*(hurry(party) for party in parties))
    fast = summary(times, time.perf_counter() - began)
    note()
    times.clear()
    began = time.perf_counter()
    gap = plan.tables / plan.rate

    async def stroll(party: Party, number: int) -> None:
        turn = 0
        while True:
            due = (number / plan.tables + turn) * gap
            if due > plan.seconds or party.over:
                return
            await asyncio.sleep(max(0.0, began + due - time.perf_counter()))
            times.append(await party.move())
            turn += 1

    await asyncio.gather(*(stroll(party, n) for n, party in enumerate(parties)))
    paced = summary(times, time.perf_counter() - began)
    await asyncio.gather(*(party.go_home() for party in parties))
    return {"fast": fast, "paced": paced}


def by_node(folder: Path, server: str, port: int, plan: Plan, note: Callable[[], None]) -> Any:
    """Both loads, with players in a node process; `note` is called when all have sat down, and
    between the loads."""
    arguments = (server, port, plan.tables, SEATS, plan.moves, plan.rate, plan.seconds)
    with subprocess.Popen(
        ["node", "players.cjs", *map(str, arguments)], cwd=folder, stdout=subprocess.PIPE, text=True
    ) as players:
        assert players.stdout is not None
        for step in ("ready", "fast"):
            if players.stdout.readline().strip() != step:
                raise BadInput("The players did not find their seats.")
            note()
        told = json.loads(players.stdout.readline())
    return {
        load: {
            "moves": row["moves"],
            "seconds": row["seconds"],
            "moves_per_second": row["moves"] / row["seconds"],
            "p50_ms": row["p50"],
            "p99_ms": row["p99"],
            "players_us_per_move": row["players_us"],
        }
        for load, row in told.items()
    }


Load = Callable[[Callable[[], None]], dict[str, Any]]


def weigh(process: subprocess.Popen[str], load: Load, plan: Plan) -> dict[str, Any]:
    """A load with what it cost the server: memory from before anybody came, processor time from
    when everybody sat, for each load of its own."""
    before = memory(process)
    used: list[float | None] = []
    found = load(lambda: used.append(processor(process)))
    used.append(processor(process))
    after = memory(process)
    if before is not None and after is not None:
        found["server_mb"] = after
        found["kb_per_table"] = 1024 * (after - before) / plan.tables
    for kind, start, end in zip(("fast", "paced"), used, used[1:], strict=False):
        if start is not None and end is not None:
            found[kind]["server_us_per_move"] = 1e6 * (end - start) / found[kind]["moves"]
    return found


def fetch_peer(folder: Path) -> None:
    """boardgame.io and what its players need, from npm."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        (folder / "package.json").write_text('{"private": true}')
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent", *PEER_PACKAGES]
        subprocess.run(command, cwd=folder, check=True)
    for name in ("server.cjs", "players.cjs"):
        shutil.copy(PEER / name, folder / name)


def ours(plan: Plan, node: Path | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)

        def load(note: Callable[[], None]) -> Any:
            if node is None:
                return asyncio.run(by_python(server, plan, note))
            port = int(server.address.rpartition(":")[2])
            return by_node(node, "dolmen", port, plan, note)

        try:
            return weigh(server.process, load, plan)
        finally:
            server.process.terminate()
            server.process.wait()


def peer(plan: Plan, node: Path) -> dict[str, Any]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=node,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        wait_for(f"127.0.0.1:{port}")
        return weigh(server, lambda note: by_node(node, "peer", port, plan, note), plan)
    finally:
        server.terminate()
        server.wait()


def measure(plan: Plan, folder: Path | None, with_peer: bool) -> dict[str, Any]:
    report: dict[str, Any] = {"tables": plan.tables, "players": plan.tables * SEATS}
    if not with_peer or not shutil.which("node") or not shutil.which("npm"):
        return {**report, "dolmen": ours(plan, None)}
    with tempfile.TemporaryDirectory() as temporary:
        node = folder or Path(temporary)
        fetch_peer(node)
        own, other = ours(plan, node), peer(plan, node)
    report |= {"dolmen": own, "boardgame.io": other}
    report["ratio_moves_per_second"] = (
        own["fast"]["moves_per_second"] / other["fast"]["moves_per_second"]
    )
    costs = [found["fast"].get("server_us_per_move") for found in (own, other)]
    if None not in costs:
        # Steadier than the clock on a machine that does other things as well.
        report["ratio_server_time"] = costs[1] / costs[0]
    return report


def show(report: dict[str, Any]) -> None:
    print(f"{report['players']} players at {report['tables']} tables")
    for name in ("dolmen", "boardgame.io"):
        found = report.get(name)
        if found is None:
            print(f"  {name:13} not measured (needs node and npm)")
            continue
        for load in ("fast", "paced"):
            row = found[load]
            print(
                f"  {name:13} {load:5} {row['moves']:6} moves, "
                f"{row['moves_per_second']:7.0f} moves/s, everybody updated after "
                f"{row['p50_ms']:7.1f} ms (median), {row['p99_ms']:7.1f} ms (99 %)"
            )
            if "server_us_per_move" in row:
                players = row.get("players_us_per_move")
                print(
                    f"  {'':13} {'':5} {row['server_us_per_move']:6.0f} us of the server's "
                    "processor time per move"
                    + (f", {players:.0f} us of its players'" if players else "")
                )
        if "server_mb" in found:
            print(
                f"  {name:13} {found['server_mb']:.0f} MB, {found['kb_per_table']:.0f} kB per table"
            )
    if "ratio_moves_per_second" in report:
        print(f"  ratio of moves per second: {report['ratio_moves_per_second']:.2f}")
    if "ratio_server_time" in report:
        print(f"  ratio of the server's processor time per move: {report['ratio_server_time']:.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--moves", type=int, default=6_000)
    parser.add_argument("--rate", type=float, default=125.0, help="moves a second when paced")
    parser.add_argument("--seconds", type=float, default=10.0, help="of the paced load")
    parser.add_argument("--peer-folder", type=Path, help="where boardgame.io is or goes")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    plan = Plan(args.tables, args.moves, args.rate, args.seconds)
    report = measure(plan, args.peer_folder, not args.no_peer)
    print(json.dumps(report, indent=1)) if args.json else show(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
