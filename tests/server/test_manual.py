"""The documentation at /docs, where it has been built."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.types import Message, Scope
from tests.server.apart import run_apart

from dolmen.server import manual
from dolmen.server.checks import NotFound
from dolmen.server.guard import Bans, Guard
from dolmen.server.http import error
from dolmen.server.shares import Shares

APP = Starlette(
    routes=manual.routes(),
    middleware=[Middleware(Guard, policy="nothing", bans=Bans(), shares=Shares())],
    exception_handlers={NotFound: lambda _, e: error(404, e)},
)
PAGE = "<!doctype html><script>let here = 1</script><h1>Dolmen</h1>"


def fetch(path: str) -> tuple[int, str, str]:
    """Status, text and what the page may do."""

    async def ask() -> tuple[int, str, str]:
        said: list[Message] = []

        async def receive() -> Message:
            await asyncio.Event().wait()  # a reader who stays to the end
            raise AssertionError

        async def send(message: Message) -> None:
            said.append(message)

        scope: Scope = {
            "type": "http",
            "method": "GET",
            "path": unquote(path),
            "root_path": "",
            "scheme": "http",
            "query_string": b"",
            "headers": [(b"host", b"table")],
            "server": ("table", 80),
            "client": ("127.0.0.1", 1),
        }
        await APP(scope, receive, send)
        headers = Headers(raw=said[0]["headers"])
        body = b"".join(message.get("body", b"") for message in said[1:])
        status = int(said[0]["status"])
        if status == 307:
            return await asyncio.to_thread(fetch, urlsplit(headers["location"]).path)
        return status, body.decode(), headers.get("content-security-policy", "")

    return run_apart(ask())


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(manual, "SHELVES", (tmp_path / "none", tmp_path / "site"))
    folder = tmp_path / "site"
    (folder / "learn").mkdir(parents=True)
    return folder


def test_it_is_served_if_it_was_built(site: Path) -> None:
    status, text, _ = fetch("/docs/")
    assert status == 404 and "make docs" in text
    (site / "index.html").write_text(PAGE)
    (site / "learn" / "altay.html").write_text("<h1>Altay</h1>")
    for path in ("/docs", "/docs/", "/docs/index.html"):
        assert fetch(path)[:2] == (200, PAGE)
    assert fetch("/docs/learn/altay.html")[1] == "<h1>Altay</h1>"
    assert fetch("/docs/learn/chess.html")[0] == 404


def test_its_own_scripts_run_and_no_others(site: Path) -> None:
    (site / "index.html").write_text(PAGE)
    mark = base64.b64encode(hashlib.sha256(b"let here = 1").digest()).decode()
    _, _, allowed = fetch("/docs/")
    assert f"'sha256-{mark}'" in allowed and "script-src 'self'" in allowed
    (site / "style.css").write_text("h1 {}")
    assert fetch("/docs/style.css")[2] == "nothing"  # what the table allows everywhere else


def test_nothing_outside_of_it_can_be_read(site: Path) -> None:
    (site / "index.html").write_text(PAGE)
    (site.parent / "secret.txt").write_text("secret")
    for path in ("/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt"):
        assert fetch(path)[0] in (400, 404)
