"""A PostgreSQL server of one's own for a while, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dolmen.core.refusal import BadInput

PATIENCE = 60.0  # seconds for what it is told to do


def program(name: str) -> str | None:
    """One of PostgreSQL's programs, which are not always where others are found."""
    found = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    return shutil.which(name) or (found[-1] if found else None)


def is_there() -> bool:
    return program("initdb") is not None and program("pg_ctl") is not None


def owner() -> str | None:
    """PostgreSQL refuses to run as root; somebody else must own the cluster then."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def run(*command: str) -> None:
    done = subprocess.run(
        command,
        user=owner(),
        capture_output=True,
        text=True,
        cwd="/",
        check=False,
        timeout=PATIENCE,
    )
    if done.returncode != 0:
        raise BadInput(f"PostgreSQL does not start: {done.stderr.strip()}")


@contextmanager
def cluster(flushes: bool = True) -> Iterator[str]:
    """Its address. Without `flushes` nothing is safe from a power cut, and tests are quicker."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        raise BadInput("PostgreSQL is not installed: apt-get install postgresql.")
    with tempfile.TemporaryDirectory() as base:
        folder = str(Path(base) / "cluster")
        if user := owner():
            shutil.chown(base, user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        run(initdb, "-D", folder, "-U", "dolmen", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {base}"
        options += "" if flushes else " -c fsync=off"
        log = str(Path(base) / "log")
        run(pg_ctl, "-D", folder, "-o", options, "-l", log, "-w", "start")
        try:
            yield f"postgresql://dolmen@127.0.0.1:{port}/postgres"
        finally:
            run(pg_ctl, "-D", folder, "-m", "immediate", "stop")
