"""dolmen static: the table without a server, as a folder of files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from dolmen.commands.common import subcommand

EXAMPLES = """  dolmen static build/static
  python -m http.server --directory build/static
  dolmen serve --offline build/static
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "static",
        "write the table without a server as a folder of files",
        "A folder for any web host: the whole table runs in the browser, also offline. "
        "Node.js and npm are needed to build it.",
        EXAMPLES,
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to write it")
    parser.add_argument(
        "--quickly", action="store_true", help="compress less, and without Brotli: to try it out"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from dolmen.offline.folder import write_folder

    write_folder(args.folder, args.quickly)
    print(f"The table without a server is in {args.folder}.")
    return 0
