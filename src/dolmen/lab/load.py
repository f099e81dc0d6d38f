"""How the server bears a full house, measured on this machine in one run beside a peer.

    python -m dolmen.lab.load [--games altay,prehistory] [--workers 1,2] [--crowd 500] [--json FILE]
    python -m dolmen.lab.load --write docs/performance.md --from FILE

Four people sit at every table, each with a connection of their own; all moves are made by them.
Two loads: a number of moves as fast as possible, then a number of moves per second. A move takes
from the moment it is sent until all four have been shown the new table. If node and npm are there,
a boardgame.io server does the same before each game, with a table of about the same size; if
PostgreSQL is there, so do one and more of our processes on it; then each of them with only a part
of a core, so that players and database have room beside them. In the end a crowd sits down at many
more tables. Compare ratios, not figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from dolmen import build
from dolmen.core.refusal import BadInput
from dolmen.games import all_games
from dolmen.lab import cluster
from dolmen.lab.allotment import allotted
from dolmen.lab.load_table import processes, show, write
from dolmen.lab.party import SEATS, Plan, by_python

PEER = Path(__file__).parent / "peer"
PEER_PACKAGES = ("boardgame.io@0.50.2", "ws@8")
PERCENTILES = (50.0, 95.0, 99.0, 99.9, 100.0)
Row = dict[str, Any]


class Server:
    """`dolmen serve`, with a database of its own."""

    def __init__(self, database: str, workers: int) -> None:
        command = [sys.executable, "-m", "dolmen.cli", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", database, "--workers", str(workers)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://([\d.:]+)/", self.process.stdout.readline())
        if found is None:
            raise BadInput("The server did not start.")
        self.address = found[1]
        wait_for(self.address)
        for _ in range(4 * workers):  # until every process has answered
            with urllib.request.urlopen(f"http://{self.address}/api/games") as answer:
                answer.read()

    def make(self, game: str, seed: int) -> dict[str, Any]:
        plan = {"game": game, "seats": [{"kind": "human"}] * SEATS, "seed": seed}
        request = urllib.request.Request(
            f"http://{self.address}/api/tables", json.dumps(plan).encode(), method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


def wait_for(address: str) -> None:
    host, port = address.split(":")
    for _ in range(400):
        with socket.socket() as probe:
            if probe.connect_ex((host, int(port))) == 0:
                return
        time.sleep(0.05)
    raise BadInput(f"Nothing answers at {address}.")


def family(root: int) -> list[int]:
    """A process and all that it has started."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError, IndexError):
            parents[int(entry.name)] = parent(int(entry.name))
    found = [root]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def crews(root: int, workers: int) -> list[list[int]]:
    """Each process that serves tables, with its helpers."""
    if workers == 1:
        return [family(root)]
    servers = [family(one) for one in family(root)[1:] if parent(one) == root]
    return [crew for crew in servers if len(crew) > 1]  # what only keeps count has no helpers


def memory(process: subprocess.Popen[str]) -> float | None:
    """Megabytes that a server holds; None where the system does not tell."""
    total = 0.0
    for one in family(process.pid):
        try:
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{one}/status").read_text())
        except OSError:
            continue
        total += int(found[1]) / 1024 if found else 0.0
    return total or None


def processor(process: subprocess.Popen[str]) -> float | None:
    """Seconds of processor time that a server has used."""
    total = 0.0
    for one in family(process.pid):
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total or None


def machine() -> tuple[float, float] | None:
    """Seconds of processor time that this machine has spent, and that it had, on all processors."""
    try:
        words = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    except OSError:
        return None
    ticks = [int(word) / os.sysconf("SC_CLK_TCK") for word in words]
    idle = sum(ticks[3:5])
    return sum(ticks) - idle, sum(ticks)


def summary(times: list[float], seconds: float) -> Row:
    """Times are in milliseconds."""
    ordered = sorted(times) or [0.0]
    last = len(ordered) - 1
    found: Row = {"moves": len(times), "seconds": seconds, "moves_per_second": len(times) / seconds}
    for part in PERCENTILES:
        name = "longest_ms" if part == 100.0 else f"p{part:g}_ms"
        found[name] = ordered[min(last, int(len(ordered) * part / 100))]
    return found


def by_node(folder: Path, what: str, port: int, plan: Plan, note: Callable[[], None]) -> Row:
    """Both loads, with players in a node process; `note` is called when all have sat down, and
    between the loads."""
    arguments = (what, port, plan.tables, SEATS, plan.moves, plan.rate, plan.seconds)
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
            **summary(row["times"], row["seconds"]),
            "players_us_per_move": row["players_us"],
        }
        for load, row in told.items()
    }


Load = Callable[[Callable[[], None]], Row]


def weigh(process: subprocess.Popen[str], load: Load, plan: Plan) -> Row:
    """A load with what it cost the server: memory from before anybody came, processor time from
    when everybody sat, for each load of its own; and what the whole machine did: players and
    database share it."""
    before = memory(process)
    used: list[float | None] = []
    whole: list[tuple[float, float] | None] = []

    def note() -> None:
        used.append(processor(process))
        whole.append(machine())

    found = load(note)
    note()
    after = memory(process)
    if before is not None and after is not None:
        found["server_mb"] = after
        found["kb_per_table"] = 1024 * (after - before) / plan.tables
    for kind, start, end in zip(("fast", "paced"), used, used[1:], strict=False):
        if start is not None and end is not None and found[kind]["moves"]:
            found[kind]["server_us_per_move"] = 1e6 * (end - start) / found[kind]["moves"]
    for kind, then, now in zip(("fast", "paced"), whole, whole[1:], strict=False):
        if then is not None and now is not None and found[kind]["moves"] and now[1] > then[1]:
            found[kind]["machine_us_per_move"] = 1e6 * (now[0] - then[0]) / found[kind]["moves"]
            found[kind]["machine_busy"] = (now[0] - then[0]) / (now[1] - then[1])
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


def ours(
    game: str, plan: Plan, node: Path | None, database: str, workers: int, part: float | None
) -> Row:
    """With `part`, each process of the server has no more than that part of a core."""
    server = Server(database, workers)

    def load(note: Callable[[], None]) -> Row:
        if node is not None:
            port = int(server.address.rpartition(":")[2])
            return by_node(node, game, port, plan, note)
        made = [server.make(game, number) for number in range(plan.tables)]
        found = asyncio.run(by_python(server.address, made, plan, note))
        return {
            name: summary([1000 * took for took in times], seconds)
            for name, (times, seconds) in found.items()
        }

    try:
        if part is None:
            return weigh(server.process, load, plan)
        with allotted(part, crews(server.process.pid, workers)):
            return weigh(server.process, load, plan)
    finally:
        server.stop()


def peer(plan: Plan, node: Path) -> Row:
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


def say(row: Row) -> None:
    """What is measured next: it takes some minutes."""
    words = (row["server"], row["game"], row["database"], f"{processes(row)} process(es)")
    print(" ".join(word for word in words if word), "...", file=sys.stderr, flush=True)


def find_peer(folder: Path) -> Path | None:
    """Where boardgame.io is; None, with the reason, if it cannot be had."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    try:
        if not missing:
            fetch_peer(folder)
            return folder
        why = f"{' and '.join(missing)} not found"
    except (OSError, subprocess.CalledProcessError) as error:
        why = str(error)
    print(f"boardgame.io is left out: {why}", file=sys.stderr)
    return None


def measure(
    games: list[str],
    workers: list[int],
    plan: Plan,
    crowd: int,
    node: Path | None,
    part: float | None = None,
) -> Row:
    """For each game the peer, one process on a file, and as many as are asked for on PostgreSQL;
    these once more, if each of them is to have only a part of a core."""
    rows: list[Row] = []

    def add(load: Callable[[], Row], **row: Any) -> None:
        say(row)
        rows.append({**row, **load()})

    def add_ours(
        game: str, plan: Plan, database: str, kind: str, count: int, part: float | None = None
    ) -> None:
        add(
            lambda: ours(game, plan, node, database, count, part),
            server="dolmen",
            game=game,
            database=kind,
            workers=count,
            part=part,
            tables=plan.tables,
        )

    for game in games:
        if node is not None:
            add(
                lambda: peer(plan, node),
                server="boardgame.io",
                game="",
                database="memory",
                workers=1,
                tables=plan.tables,
            )
        with tempfile.TemporaryDirectory() as base:
            add_ours(game, plan, str(Path(base) / "tables.db"), "file", 1)
        for each in (None,) if part is None else (None, part):
            for count in workers if cluster.is_there() else ():
                with cluster.cluster() as address:
                    add_ours(game, plan, address, "PostgreSQL", count, each)
    if crowd:
        with tempfile.TemporaryDirectory() as base:
            many = msgspec.structs.replace(plan, tables=crowd)
            add_ours(games[0], many, str(Path(base) / "tables.db"), "file", 1)
    return {
        "build": build.kind(),
        "tables": plan.tables,
        "players": plan.tables * SEATS,
        "rate": plan.rate,
        "processors": len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count(),
        "rows": rows,
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="load", description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(game.id for game in all_games()))
    parser.add_argument("--workers", default="1,2", help="processes on PostgreSQL (1,2; none: '')")
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--crowd", type=int, default=500, help="tables of the crowd (500; 0: none)")
    parser.add_argument("--moves", type=int, default=6_000)
    parser.add_argument("--rate", type=float, default=125.0, help="moves a second when paced")
    parser.add_argument("--seconds", type=float, default=20.0, help="of the paced load")
    parser.add_argument(
        "--part", type=float, help="of a core for each process, in further rows (such as 0.3)"
    )
    parser.add_argument("--peer-folder", type=Path, help="where boardgame.io is or goes")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put figures into a page ...")
    parser.add_argument("--from", dest="source", type=Path, metavar="FILE", help="... kept before")
    args = parser.parse_args()
    if args.source is not None:
        report = json.loads(args.source.read_text())
    else:
        plan = Plan(args.tables, args.moves, args.rate, args.seconds)
        workers = [int(count) for count in args.workers.split(",") if count]
        games = args.games.split(",")
        with tempfile.TemporaryDirectory() as spare:
            folder = args.peer_folder or Path(spare)
            node = None if args.no_peer else find_peer(folder)
            report = measure(games, workers, plan, args.crowd, node, args.part)
    if args.json is not None:
        args.json.write_text(json.dumps(report, indent=1) + "\n")
    if args.write is not None:
        write(report, args.write)
    else:
        show(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
