"""dolmen serve: the browser table."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from dolmen.commands.common import subcommand
from dolmen.core.refusal import BadInput

WARNING = (
    "Others can connect, without encryption: the keys of seats can be read on the way. On the\n"
    "internet, put a server with TLS before it (docs/hosting.md)."
)
MOST_WORKERS = 64
EXAMPLES = """  dolmen serve --open
  dolmen serve --host 0.0.0.0 --port 9000
  dolmen serve --database games.db
  dolmen serve --content my-box.toml
  dolmen serve --database postgresql://user:secret@host/dolmen --workers 4
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "serve",
        "the browser table",
        "Serves the browser table. Games are kept in a database and go on after a restart.",
        EXAMPLES,
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (8000)")
    add_database(parser)
    parser.add_argument(
        "--keep-finished",
        type=float,
        metavar="DAYS",
        help="delete tables so many days after their game is over (never)",
    )
    parser.add_argument(
        "--keep-abandoned",
        type=float,
        metavar="DAYS",
        help="delete unfinished tables at which nothing happened for so many days (never)",
    )
    parser.add_argument(
        "--tables-per-hour",
        type=int,
        default=60,
        metavar="N",
        help="how many tables one address may make per hour, except this machine (60; 0: no limit)",
    )
    parser.add_argument(
        "--content",
        type=Path,
        action="append",
        default=[],
        metavar="PACK",
        help="a pack offered to every new table: a file or a folder; may be repeated",
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="so many processes serve the tables together (1; more need PostgreSQL)",
    )
    parser.add_argument(
        "--offline",
        type=Path,
        metavar="DIR",
        help="serve the table without a server, as `dolmen static DIR` wrote it, at /offline",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument(
        "--log", choices=("plain", "json"), default="plain", help="how log lines look (plain)"
    )
    parser.add_argument("--verbose", action="store_true", help="log every request")
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default=str(default_database()),
        metavar="URL",
        help="a file, or postgresql://... (a file in your data folder)",
    )


def offline_folder(wanted: Path | None) -> Path | None:
    """The folder that is named, or the one that `make static` wrote, if it is there."""
    from dolmen.server.offline_files import BUILT, is_built

    if wanted is not None and not is_built(wanted):
        raise BadInput(f"{wanted} is no folder that `dolmen static` wrote.")
    return wanted or (BUILT if is_built(BUILT) else None)


def default_database() -> Path:
    """A file in the folder where this system keeps a person's data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "dolmen" / "tables.db"


def run(args: argparse.Namespace) -> int:
    # Here and not above: the other commands need not wait for these.
    import uvicorn

    from dolmen.server.database import connect, is_shared
    from dolmen.server.doorkeeper import Doorkeeper
    from dolmen.server.logs import set_up
    from dolmen.server.packs import house_packs
    from dolmen.server.process import Settings, configure, make_room, serve_fed

    if not 1 <= args.workers <= MOST_WORKERS:
        raise BadInput(f"There may be 1 to {MOST_WORKERS} workers; got {args.workers}.")
    if args.workers > 1 and not is_shared(args.database):
        raise BadInput("Several workers need PostgreSQL: --database postgresql://...")
    if args.workers > 1 and not hasattr(socket, "send_fds"):
        raise BadInput("Several workers need Linux or macOS.")
    set_up(args.log, args.verbose)
    settings = Settings(
        args.database,
        args.tables_per_hour,
        tuple(args.content),
        args.verbose,
        args.log,
        (args.keep_finished, args.keep_abandoned),
        offline_folder(args.offline),
    )
    make_room()
    house = house_packs(args.content)
    listener = listen(args.host, args.port)
    try:
        store = connect(args.database)
    except BadInput:
        listener.close()
        raise
    port = listener.getsockname()[1]
    address = f"http://{shown(args.host)}:{port}/"
    print(f"The table is at {address} (stop with Ctrl+C).")
    for pack in house:
        print(f"Tables of {pack.game} may be made with the pack '{pack.name}'.")
    if is_open(args.host):
        print(WARNING)
    if args.workers > 1:
        print(f"{args.workers} processes serve it.")
    print(f"Games are kept in {without_password(args.database)}.", flush=True)
    if args.open:
        threading.Timer(0.7, webbrowser.open, (address,)).start()
    if args.workers > 1:
        store.close()  # each has its own
        Doorkeeper(listener, args.workers, serve_fed, settings).run()
    else:
        uvicorn.Server(configure(store, settings)).run([listener])
    return 0


def listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65_535:
        raise BadInput(f"A port is a number from 0 to 65535; got {port}.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's algorithm on and small answers wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(
                f"Port {port} is in use; choose another with --port, such as --port {port + 1}."
            ) from None
        if error.errno == errno.EACCES:
            raise BadInput(
                f"Port {port} needs administrator rights; choose 1024 or higher."
            ) from None
        raise BadInput(f"Cannot listen on {host}: {error.strerror or error}.") from None
    return listener


def is_open(host: str) -> bool:
    """Whether others than this machine can connect."""
    return host not in ("127.0.0.1", "::1", "localhost")


def shown(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def without_password(url: str) -> str:
    scheme, mark, rest = url.partition("://")
    if not mark or "@" not in rest:
        return url
    return f"{scheme}://...@{rest.rsplit('@', 1)[1]}"
