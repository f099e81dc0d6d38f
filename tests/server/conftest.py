import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.client import Server

# In memory where the system has it: how fast a disk is says nothing about the protocol.
QUICK = Path("/dev/shm")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests that need none of their own."""
    base = QUICK if QUICK.is_dir() else None
    with tempfile.TemporaryDirectory(dir=base) as folder:
        found = Server(Path(folder) / "tables.db")
        yield found
        assert "Traceback" not in found.stop()
