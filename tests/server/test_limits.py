"""How many tables one address may make."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.apart import run_apart
from tests.server.client import GOLDEN, Server

from dolmen.server.limits import HOUR, REMEMBERED, Limit, TooMany, source

PLAN = {"game": "altay", "seats": [{"kind": "human"}, {"kind": "random"}]}


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("127.0.0.1", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("", None),
        (None, None),
    ],
)
def test_whom_an_address_stands_for(address: str | None, who: str | None) -> None:
    assert source(address) == who


def test_so_many_in_any_hour() -> None:
    run_apart(count_hours())


async def count_hours() -> None:
    now = [0.0]
    limit = Limit(3, lambda: now[0])
    for minute in (0, 10, 20):
        now[0] = minute * 60.0
        await limit.count("203.0.113.7")
    with pytest.raises(TooMany, match=r"3 tables within an hour; .* in 41 min\."):
        await limit.count("203.0.113.7")
    await limit.count("203.0.113.8")
    for _ in range(10):
        await limit.count("127.0.0.1")
    now[0] = HOUR
    await limit.count("203.0.113.7")
    with pytest.raises(TooMany):
        await limit.count("203.0.113.7")


def test_no_limit_and_no_endless_memory() -> None:
    run_apart(count_addresses())


async def count_addresses() -> None:
    free = Limit(0)
    for _ in range(500):
        await free.count("203.0.113.7")
    now = [0.0]
    limit = Limit(1, lambda: now[0])
    for n in range(REMEMBERED):
        await limit.count(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
    now[0] = HOUR + 1
    await limit.count("203.0.113.7")
    assert len(limit.times) == 1


def test_the_server_refuses_with_a_sentence(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", 0, "--tables-per-hour", "2")
    try:
        far = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine tells it
        assert server.ask("POST", "/api/tables", PLAN, far)[0] == 200
        record = {"record": (GOLDEN / "personal-wonder.txt").read_text()}
        assert server.ask("POST", "/api/import", record, far)[0] == 200
        for path, body in (("/api/tables", PLAN), ("/api/import", record)):
            status, answer = server.ask("POST", path, body, far)
            assert status == 429
            assert answer["error"].startswith("Your address has made 2 tables within an hour;")
        for _ in range(4):
            assert server.ask("POST", "/api/tables", PLAN)[0] == 200
    finally:
        server.stop()
