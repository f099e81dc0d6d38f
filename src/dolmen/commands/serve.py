"""dolmen serve: the browser table."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import uvicorn

from dolmen.server.app import make_app
from dolmen.server.store import Memory

EXAMPLES = """examples:
  dolmen serve --open
  dolmen serve --host 0.0.0.0 --port 9000
"""


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "serve",
        help="the browser table",
        description="Serve the browser table.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    arguments(parser)
    parser.set_defaults(run=run)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (8000)")


def run(args: argparse.Namespace) -> int:
    print(f"http://{args.host}:{args.port}/", flush=True)
    uvicorn.run(
        make_app(Memory()), host=args.host, port=args.port, ws="websockets-sansio", log_level="info"
    )
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="dolmen serve", epilog=EXAMPLES)
    arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
