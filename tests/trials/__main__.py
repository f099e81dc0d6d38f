"""Tries what the server promises, and writes what was found into docs/reliability.md.

make trial                          a bounded version of everything, about a quarter of an hour
make trial ARGS="--scale 10"        ten times as much
make trial ARGS="--only kills,fuzz"
make trial ARGS="--full"            as much as the page names as proof; hours, on a quiet machine
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.server import client
from tests.server.client import Server
from tests.trials import attacks, crowd, fuzz, kills, secrets, servers
from tests.trials.outcome import Outcome
from tests.trials.report import keep

from dolmen.lab import cluster

Note = Callable[[str], None]
PATIENCE = 600.0  # seconds: a trial may share the machine with others


@dataclass
class Amounts:
    """How much of each."""

    kills: int = 20
    silences: int = 5
    races: int = 30
    games: int = 6
    positions: int = 2_000
    messages: int = 10_000
    requests: int = 4_000
    examples: int = 10  # of schemathesis, for each operation
    records: int = 4_000
    packs: int = 10_000
    players: int = 200
    minutes: float = 1.0

    def times(self, scale: float) -> Amounts:
        rows = {name: type(n)(max(1, n * scale)) for name, n in asdict(self).items()}
        return Amounts(**{**rows, "players": self.players})


FULL = Amounts(
    kills=100, silences=30, races=600, games=150, positions=100_000, messages=800_000,
    requests=200_000, examples=200, records=100_000, packs=100_000, players=2_000, minutes=15,
)  # fmt: skip


class Progress:
    """One line that changes in a terminal; now and then a line where there is none."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shown = 0.0

    def __call__(self, text: str) -> None:
        now = time.monotonic()
        if now - self.shown < (0.2 if sys.stderr.isatty() else 30):
            return
        self.shown = now
        end = "\r" if sys.stderr.isatty() else "\n"
        print(f"{self.name}: {text}    ", end=end, file=sys.stderr, flush=True)


@contextmanager
def server_in(folder: Path) -> Iterator[Server]:
    server = Server(folder / "tables.db")
    try:
        yield server
    finally:
        told = server.stop()
        if "Traceback" in told:
            raise AssertionError(told[-2000:])


def memory(server: Server) -> float:
    """Megabytes that the process holds."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0.0
    line = next(x for x in status.read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def leave_out(program: str, remedy: str) -> None:
    print(f"left out, since {program} is not here: {remedy}", flush=True)


def has_postgres() -> bool:
    if not cluster.is_there():
        leave_out("PostgreSQL", "apt-get install -y postgresql")
    return cluster.is_there()


def try_kills(n: Amounts) -> Iterator[Outcome]:
    with tempfile.TemporaryDirectory() as folder:
        yield kills.kill_on_file(n.kills, Path(folder), Progress("kills, SQLite"))
    if has_postgres():
        with cluster.cluster(flushes=False) as url:
            yield kills.kill("PostgreSQL", url, n.kills, Progress("kills, PostgreSQL"))


def try_servers(n: Amounts) -> Iterator[Outcome]:
    if has_postgres():
        with cluster.cluster(flushes=False) as url:
            yield servers.follow_silently(url, n.silences, Progress("silent listener"))
            yield servers.race(url, n.races, Progress("races"))


def try_secrets(n: Amounts) -> Iterator[Outcome]:
    with tempfile.TemporaryDirectory() as folder, server_in(Path(folder)) as server:
        yield secrets.search_bytes(server, n.games, Progress("leaks on the wire"))
    yield secrets.compare_worlds(n.positions, Progress("two worlds"))
    yield secrets.compare_stops(n.positions, Progress("sole choices"))


def try_fuzz(n: Amounts) -> Iterator[Outcome]:
    with tempfile.TemporaryDirectory() as folder, server_in(Path(folder)) as server:
        server.make("human", "human")
        fuzz.send_messages(server, min(2_000, n.messages), Progress("warming up"))
        before = memory(server)
        found = fuzz.send_messages(server, n.messages, Progress("messages"))
        found.remark = f"memory {before:.0f} MB before, {memory(server):.0f} MB after"
        yield found
        before = memory(server)
        found = fuzz.send_requests(server, n.requests, Progress("requests"))
        found.remark = f"memory {before:.0f} MB before, {memory(server):.0f} MB after"
        yield found
        by_schema = fuzz.by_schema(server, n.examples)
        if by_schema is not None:
            yield by_schema
        else:
            leave_out("schemathesis", "pip install schemathesis")


def try_files(n: Amounts) -> Iterator[Outcome]:
    yield fuzz.read_records(n.records, Progress("records"))
    yield fuzz.read_packs(n.packs, Progress("packs"))


def try_attacks(n: Amounts) -> Iterator[Outcome]:
    with tempfile.TemporaryDirectory() as folder, server_in(Path(folder)) as server:
        yield from attacks.attack(server, Progress("attacks"))


def try_crowd(n: Amounts) -> Iterator[Outcome]:
    with tempfile.TemporaryDirectory() as folder, server_in(Path(folder)) as server:
        yield crowd.crowd(server, n.players, n.minutes, memory, Progress("crowd"))


TRIALS: dict[str, Callable[[Amounts], Iterator[Outcome]]] = {
    "kills": try_kills,
    "servers": try_servers,
    "secrets": try_secrets,
    "fuzz": try_fuzz,
    "files": try_files,
    "attacks": try_attacks,
    "crowd": try_crowd,
}


def tell(outcome: Outcome) -> None:
    print(f"{outcome.name}: {outcome.n} {outcome.what}, {len(outcome.failures)} failures")
    print(f"  {outcome.remark}", flush=True)
    for failure in outcome.failures[:5]:
        print(f"  {failure}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make trial",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--scale", type=float, default=1.0, help="how much of each (1)")
    parser.add_argument("--full", action="store_true", help="as much as is proof")
    parser.add_argument("--only", default=",".join(TRIALS), help="some of: %(default)s")
    parser.add_argument("--minutes", type=float, help="of the full house")
    parser.add_argument("--no-page", action="store_true", help="leave docs/reliability.md alone")
    args = parser.parse_args()
    client.PATIENCE = PATIENCE
    amounts = (FULL if args.full else Amounts()).times(args.scale)
    amounts.minutes = args.minutes or amounts.minutes
    failed = 0
    for name in args.only.split(","):
        began = time.monotonic()
        for outcome in TRIALS[name](amounts):
            failed += len(outcome.failures)
            tell(outcome)
            if not args.no_page:
                keep(outcome)
        print(f"({name}: {time.monotonic() - began:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
