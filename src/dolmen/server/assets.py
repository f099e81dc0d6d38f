"""What never changes while it is served: files of the browser table and long lists. Each is read
and compressed once, and a browser that has it already is told so."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

WEB = Path(__file__).parent.parent / "web"
HEADERS = {
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a table is nobody else's business
}
SMALL = 1000  # what is shorter is not worth compressing
PACKED = {".png", ".woff2"}  # these are compressed already
HERE = "<!-- page -->"  # where the page names what it needs besides


class Asset:
    """A body, plain and compressed, with its mark."""

    def __init__(self, body: bytes, kind: str, packed: bool = False) -> None:
        self.body = body
        self.kind = kind
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.zipped = None if packed or len(body) < SMALL else gzip.compress(body, 9, mtime=0)

    def answer(self, request: Request) -> Response:
        headers = {**HEADERS, "ETag": self.mark, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self.mark in (mark.strip().removeprefix("W/") for mark in known.split(",")):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.zipped
        return Response(body, headers=headers, media_type=self.kind)


class Assets:
    """Read when first asked for, and again when the file has changed."""

    def __init__(self, web: Path = WEB) -> None:
        self.web = web.resolve()
        self.files: dict[Path, tuple[float, Asset]] = {}
        self.lists: dict[tuple[str, ...], Asset] = {}
        self.pages: dict[str | None, tuple[float, Asset]] = {}

    def file(self, name: str) -> Asset | None:
        """A file below the folder; None if there is no such file."""
        path = (self.web / name).resolve()
        if not path.is_relative_to(self.web) or not path.is_file():
            return None
        changed = path.stat().st_mtime
        kept = self.files.get(path)
        if kept is None or kept[0] != changed:
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            kept = changed, Asset(path.read_bytes(), kind, path.suffix in PACKED)
            self.files[path] = kept
        return kept[1]

    def list(self, make: Callable[..., Any], *key: str) -> Asset:
        """What a function of texts gives, as JSON."""
        name = (make.__name__, *key)
        if name not in self.lists:
            self.lists[name] = Asset(msgspec.json.encode(make(*key)), "application/json")
        return self.lists[name]

    def page(self, game: str | None) -> Asset | None:
        """The one page; for a table it names everything its game needs, so that the browser asks
        for all of it at once and not for one thing after the other."""
        path = self.web / "index.html"
        if not path.is_file():
            return None
        changed = path.stat().st_mtime
        kept = self.pages.get(game)
        if kept is None or kept[0] != changed:
            text = path.read_text(encoding="utf-8").replace(HERE, self.needs(game))
            if game is not None:
                text = text.replace("<html", f'<html data-game="{game}"', 1)
            kept = changed, Asset(text.encode(), "text/html; charset=utf-8")
            self.pages[game] = kept
        return kept[1]

    def needs(self, game: str | None) -> str:
        name = "pages" if game is None else game
        lines = []
        if (self.web / "css" / f"{name}.css").is_file():
            lines.append(f'<link rel="stylesheet" href="/web/css/{name}.css">')
        needs = self.web / "needs.json"
        modules = json.loads(needs.read_text(encoding="utf-8")) if needs.is_file() else {}
        lines += [
            f'<link rel="modulepreload" href="/web/{name}">' for name in modules.get(game, ())
        ]
        return "\n".join(lines)
