"""The folder of the table without a server, served at `/offline`."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.types import Message
from tests.server.apart import run_apart

from dolmen.server.checks import NotFound
from dolmen.server.http import error
from dolmen.server.offline_files import OfflineFiles


def get(folder: Path, path: str, packing: str = "") -> tuple[int, dict[str, str], bytes]:
    app = Starlette(
        routes=list(OfflineFiles(folder).routes()),
        exception_handlers={NotFound: lambda _, e: error(404, e)},
    )
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": path,
        "root_path": "",
        "query_string": b"",
        "headers": [(b"accept-encoding", packing.encode())],
        "client": None,
        "server": ("table", 80),
        "scheme": "http",
    }
    heard: list[Message] = []

    async def receive() -> Message:
        await asyncio.Event().wait()  # a reader who stays to the end
        raise AssertionError

    async def send(message: Message) -> None:
        heard.append(message)

    run_apart(app(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in heard[0]["headers"]}
    return heard[0]["status"], headers, b"".join(one.get("body", b"") for one in heard[1:])


def test_files_are_sent_as_they_lie_there(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    release = folder / "0123456789ab"
    release.mkdir(parents=True)
    (folder / "index.html").write_text("<script>1</script>")
    (release / "a.mjs").write_text("plain")
    (release / "a.mjs.gz").write_bytes(gzip.compress(b"plain"))
    (tmp_path / "secret").write_text("no")

    status, headers, body = get(folder, "/offline/")
    assert (status, body) == (200, b"<script>1</script>")
    assert headers["cache-control"] == "no-cache"
    assert "'wasm-unsafe-eval'" in headers["content-security-policy"]

    status, headers, body = get(folder, "/offline/0123456789ab/a.mjs", "gzip")
    assert headers["content-encoding"] == "gzip" and gzip.decompress(body) == b"plain"
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]

    # The page unpacks these by itself: nobody may do so on the way.
    _, headers, body = get(folder, "/offline/0123456789ab/a.mjs.gz", "gzip")
    assert headers["content-encoding"] == "identity" and gzip.decompress(body) == b"plain"

    assert get(folder, "/offline/../secret")[0] == 404
    assert get(folder, "/offline/missing.js")[0] == 404
    status, headers, _ = get(folder, "/offline/t/1234")
    assert status == 307 and headers["location"] == "/offline/"
