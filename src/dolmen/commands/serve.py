"""dolmen serve: the browser table."""

from __future__ import annotations

import argparse
import errno
import gc
import logging
import os
import re
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from dolmen.commands.common import subcommand
from dolmen.core.refusal import BadInput

TOKEN = re.compile(r"([?&]token=)[^&\s]*")
EXAMPLES = """  dolmen serve --open
  dolmen serve --host 0.0.0.0 --port 9000
  dolmen serve --database games.db
  dolmen serve --content my-box.toml
  dolmen serve --database postgresql://user:secret@host/dolmen
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
    parser.add_argument(
        "--database",
        default=str(default_database()),
        metavar="URL",
        help="a file, or postgresql://... (a file in your data folder)",
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
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--verbose", action="store_true", help="log every request")
    parser.set_defaults(run=run)


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

    from dolmen.server.app import make_app
    from dolmen.server.database import connect
    from dolmen.server.packs import house_packs
    from dolmen.server.transport import Line

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
    print(f"Games are kept in {without_password(args.database)}.", flush=True)
    if args.open:
        threading.Timer(0.7, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        make_app(store, tables_per_hour=args.tables_per_hour, house=house),
        ws=Line,
        ws_max_size=65_536,
        log_level="info" if args.verbose else "warning",
        access_log=args.verbose,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    logging.getLogger("uvicorn.access").addFilter(without_keys)
    # The thread that writes to the database must not wait long for its turn.
    sys.setswitchinterval(0.0005)
    # Tables are many small lists that live long and form no cycles: looking through all of them
    # again and again for garbage took a quarter of the time. What is young is looked through in
    # portions of a millisecond or two, what is old hardly ever.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1_000)
    uvicorn.Server(config).run([listener])
    return 0


def without_keys(line: logging.LogRecord) -> bool:
    """A log of requests must not hold what opens a seat, even where a program still puts it into
    the address."""
    if isinstance(line.args, tuple):
        line.args = tuple(
            TOKEN.sub(r"\1...", part) if isinstance(part, str) else part for part in line.args
        )
    return True


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
