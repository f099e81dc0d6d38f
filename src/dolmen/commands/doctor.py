"""dolmen doctor: what is here, what is missing, and how to get it."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import socket
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from http.client import HTTPException
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Any
from urllib.request import urlopen

from dolmen import build
from dolmen.commands.common import subcommand
from dolmen.commands.serve import default_database
from dolmen.core.refusal import BadInput
from dolmen.games import broken_games, game_ids

EXAMPLES = """  dolmen doctor
  dolmen doctor --database postgresql://user:secret@host/dolmen
  dolmen doctor --server https://table.example.org
  dolmen doctor --json
"""
CHECKOUT = build.PACKAGE.parents[1]
# What each extra of the package is for.
EXTRAS = {
    "lab": "pages with pictures and Parquet files (dolmen study, --out)",
    "envs": "programs that learn (dolmen.envs)",
    "ray": "games on a cluster (--engine ray)",
    "postgres": "PostgreSQL behind the server (--database postgresql://...)",
    "fast": "a quicker loop for the server",
    "compile": "the compiled engine (make fast)",
    "dev": "tests and checks (make test)",
    "docs": "the documentation (make docs)",
}
NEEDS = re.compile(r"([\w.-]+)(?:\[[^]]*\])?[^;]*;.*extra == ['\"](\w+)['\"]")
COMPILERS = ("cc", "gcc", "clang", "cl")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
WIDTH = 78


@dataclass(slots=True, frozen=True)
class Finding:
    what: str
    here: bool
    found: str  # what is there, or what is missing
    remedy: str = ""  # how to get it
    needed: bool = False  # without it nobody can play


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "doctor",
        "tell what is installed, and how to get the rest",
        "Tells what is installed, compiled and reachable on this machine, what the rest would be "
        "good for, and how to get it. Only what is marked with ! is needed to play.",
        EXAMPLES,
    )
    parser.add_argument("--database", metavar="URL", help="also try a database: a file or an URL")
    parser.add_argument("--server", metavar="URL", help="also try a table server")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    findings = [*examine(elsewhere=bool(args.database)), *reach(args)]
    if args.json:
        print(json.dumps([asdict(finding) for finding in findings], indent=1))
    else:
        print("\n".join(line for finding in findings for line in told(finding)))
    return 1 if any(finding.needed and not finding.here for finding in findings) else 0


def told(finding: Finding) -> list[str]:
    mark = "+" if finding.here else "!" if finding.needed else "-"
    lines = fill(f"{finding.what}: {finding.found}", WIDTH - 2)
    if not finding.here and finding.remedy:
        lines += ["  " + line for line in fill(finding.remedy, WIDTH - 4)]
    return [f"{mark if n == 0 else ' '} {line}" for n, line in enumerate(lines)]


def fill(text: str, width: int) -> list[str]:
    """Paths and commands stay whole, so that they can be copied."""
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def examine(elsewhere: bool) -> Iterator[Finding]:
    """Everything that needs no address. `elsewhere`: the games are kept in another database."""
    yield Finding("Dolmen", True, f"{version('dolmen')}, in {build.PACKAGE}", needed=True)
    yield Finding("Python", True, f"{sys.version.split()[0]}, {sys.executable}", needed=True)
    yield Finding("games", True, ", ".join(game_ids()), needed=True)
    for name, reason in broken_games().items():
        yield Finding(f"game {name}", False, reason, "Ask whoever wrote its package.")
    yield data_folder(needed=not elsewhere)
    yield engine()
    for extra, use in EXTRAS.items():
        yield packages(extra, use)
    yield program("Node", ("node",), "building the browser table (make web)", "Node 20 or newer")
    yield program("browser for tests", BROWSERS, "tests/browser and make shots", "Chromium")
    yield program("PostgreSQL", ("psql",), "trying a server on PostgreSQL", "PostgreSQL")
    yield manual()


def data_folder(needed: bool) -> Finding:
    """The folder is made by the first server; here we only try whether it could be."""
    database = default_database()
    folder = next(parent for parent in database.parents if parent.exists())
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        remedy = "Name another file: dolmen serve --database FILE"
        return Finding("tables", False, f"{folder}: {error.strerror}", remedy, needed)
    return Finding("tables", True, f"are kept in {database}", needed=needed)


def engine() -> Finding:
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if build.kind() == "compiled":
        return Finding("engine", True, "compiled")
    remedy = "make fast" if compiler else "Install a C compiler, then: make fast"
    found = f"plain Python; a C compiler is {f'at {compiler}' if compiler else 'missing'}"
    return Finding("compiled engine", False, found, f"About four times as fast: {remedy}")


def needs() -> dict[str, list[str]]:
    """The packages of every extra, as our own package declares them."""
    found: dict[str, list[str]] = {}
    for line in requires("dolmen") or ():
        if (match := NEEDS.match(line)) and match[1] != "dolmen":
            found.setdefault(match[2], []).append(match[1])
    return found


def packages(extra: str, use: str) -> Finding:
    missing = [name for name in needs().get(extra, ()) if not is_installed(name)]
    if not missing:
        return Finding(extra, True, use)
    return Finding(extra, False, f"{use}; missing: {', '.join(missing)}", install(extra))


def is_installed(name: str) -> bool:
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False


def install(extra: str) -> str:
    source = f"--editable '{CHECKOUT}[{extra}]'" if is_checkout() else f"'dolmen[{extra}]'"
    return f"{sys.executable} -m pip install {source}"


def is_checkout() -> bool:
    return (CHECKOUT / "pyproject.toml").exists()


def program(what: str, names: tuple[str, ...], use: str, package: str) -> Finding:
    path = next(filter(None, map(shutil.which, names)), None)
    if path is not None:
        return Finding(what, True, f"{path} ({use})")
    return Finding(what, False, f"none; only for {use}", f"Install {package}.")


def manual() -> Finding:
    from dolmen.server.manual import folder

    found = folder()
    if found is None:
        return Finding("documentation", False, "not built", "make docs (then also at /docs)")
    return Finding("documentation", True, f"{found}, and at /docs of the table")


def reach(args: argparse.Namespace) -> Iterator[Finding]:
    """What was asked for by its address."""
    yield default_port()
    if args.database:
        yield database(args.database)
    if args.server:
        yield server(args.server)


def default_port() -> Finding:
    with socket.socket() as trial:
        trial.settimeout(1)
        taken = trial.connect_ex(("127.0.0.1", 8000)) == 0
    if not taken:
        return Finding("port 8000", True, "free")
    answer = server("http://127.0.0.1:8000")
    if answer.here:
        return Finding("port 8000", True, "a table server answers at http://127.0.0.1:8000/")
    return Finding("port 8000", False, "taken by another program", "dolmen serve --port 8001")


def database(url: str) -> Finding:
    from dolmen.server.database import connect

    try:
        connect(url).close()
    except (BadInput, OSError) as error:
        return Finding("database", False, str(error), "docs/hosting.md has examples.", needed=True)
    return Finding("database", True, "answers, and its tables are up to date", needed=True)


def server(url: str) -> Finding:
    address = url.rstrip("/") + "/healthz"
    try:
        with urlopen(address, timeout=3) as answer:
            here = answer.status == 200
    except (OSError, HTTPException, ValueError) as error:
        return Finding("server", False, f"{address}: {error}", "Is it running?", needed=True)
    return Finding("server", here, f"{url} answers", needed=True)
