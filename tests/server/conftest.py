from collections.abc import Iterator

import pytest
from tests.server.client import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need none of their own."""
    found = Server(tmp_path_factory.mktemp("server") / "tables.db")
    yield found
    assert "Traceback" not in found.stop()
