"""What never changes while it is served: files of the browser table and long lists. Each is read
and compressed once, and a browser that has it already is told so."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import os
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

WEB = Path(__file__).parent.parent / "web"
HEADERS = {
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Vary": "Accept-Encoding",
}
FOREVER: Mapping[str, str] = {"Cache-Control": "public, max-age=31536000, immutable"}
PAGE = {"Referrer-Policy": "no-referrer"}  # the address of a table is nobody else's business
SMALL = 1000  # what is shorter is not worth compressing
PACKED = {".png", ".woff2"}  # these are compressed already
NONE: Mapping[str, str] = {}
HERE = "<!-- page -->"  # where the page names what it needs besides
Run = Callable[..., Awaitable[bytes]]  # has something made elsewhere
HASHED = re.compile(r"([0-9a-f]{16})/(.*)", re.DOTALL)


class Asset:
    """A body, plain and compressed, with its mark."""

    def __init__(
        self, body: bytes, kind: str, packed: bool = False, more: Mapping[str, str] = NONE
    ) -> None:
        self.more = more
        self.body = body
        self.kind = kind
        self.packed = packed or len(body) < SMALL
        self.mark = f'"{digest(body)}"'

    @cached_property
    def zipped(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Request, more: Mapping[str, str] = NONE) -> Response:
        headers = {**HEADERS, **self.more, **more, "ETag": self.mark}
        known = request.headers.get("if-none-match", "")
        if self.mark in (mark.strip().removeprefix("W/") for mark in known.split(",")):
            return Response(status_code=304, headers=headers)
        body = self.body
        if not self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.zipped
        return Response(body, headers=headers, media_type=self.kind)


def digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


class Release:
    """All files of the browser table at one moment, and one hash of them all. The hash is part of
    every address that the page names; what a file names in turn, a module another or a style a
    font, is relative to it and so carries the same hash."""

    def __init__(self, web: Path, stamps: Stamps) -> None:
        self.stamps = stamps
        self.files = {name: read(web / name) for name in stamps}
        marks = "\n".join(f"{name} {file.mark}" for name, file in self.files.items())
        self.hash = digest(marks.encode())
        self.pages: dict[str | None, Asset] = {}

    def page(self, game: str | None) -> Asset | None:
        """The one page; for a table it names everything its game needs, so that the browser asks
        for all of it at once and not for one thing after the other."""
        if "index.html" not in self.files:
            return None
        if game not in self.pages:
            text = self.files["index.html"].body.decode().replace(HERE, self.needs(game))
            text = text.replace('="/web/', f'="/web/{self.hash}/')
            if game is not None:
                text = text.replace("<html", f'<html data-game="{game}"', 1)
            self.pages[game] = Asset(text.encode(), "text/html; charset=utf-8", more=PAGE)
        return self.pages[game]

    def needs(self, game: str | None) -> str:
        style = f"css/{'pages' if game is None else game}.css"
        lines = []
        if style in self.files:
            lines.append(f'<link rel="stylesheet" href="/web/{style}">')
        needs = self.files.get("needs.json")
        modules = json.loads(needs.body) if needs is not None else {}
        lines += [
            f'<link rel="modulepreload" href="/web/{name}">' for name in modules.get(game, ())
        ]
        return "\n".join(lines)


Stamps = dict[str, tuple[int, int]]  # of every file: when it was changed, and its length


def look(web: Path) -> Stamps:
    found: Stamps = {}
    for folder, _, names in os.walk(web):
        below = Path(folder).relative_to(web).as_posix()
        for name in names:
            stat = os.stat(os.path.join(folder, name))
            found[name if below == "." else f"{below}/{name}"] = stat.st_mtime_ns, stat.st_size
    return dict(sorted(found.items()))


def read(path: Path) -> Asset:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(path.read_bytes(), kind, path.suffix in PACKED)


class Assets:
    """The files as they are now, and lists made when first asked for."""

    def __init__(self, web: Path = WEB) -> None:
        self.web = web
        self.release = Release(web, look(web))
        self.lists: dict[tuple[str, ...], Asset] = {}

    def file(self, address: str, request: Request) -> Response | None:
        """What is below `/web/`; None if there is no such file. The address with the hash of this
        release always means the same bytes and is kept for good; any other is asked for again.

        A page that was opened before an upgrade asks with the old hash. It may have today's styles
        and pictures, but no module: what one takes from another has other names in every release.
        The page is loaded again when a module cannot be had (`core/renew.ts`)."""
        hashed = HASHED.fullmatch(address)
        release, name = (hashed[1], hashed[2]) if hashed else (None, address)
        if release == self.release.hash:
            found, more = self.release.files.get(name), FOREVER
        elif release is not None and name.startswith("js/"):
            return None
        else:
            found, more = self.newest().files.get(name), NONE
        return None if found is None else found.answer(request, more)

    def page(self, game: str | None) -> Asset | None:
        return self.newest().page(game)

    def newest(self) -> Release:
        """Read again when a file has changed: whoever develops the table just reloads."""
        stamps = look(self.web)
        if stamps != self.release.stamps:
            self.release = Release(self.web, stamps)
        return self.release

    async def list_from(self, run: Run, make: Callable[..., bytes], *key: str) -> Asset:
        """The same where making it takes long: it is made elsewhere, once."""
        name = (make.__name__, *key)
        if name not in self.lists:
            self.lists[name] = Asset(await run(make, *key), "application/json")
        return self.lists[name]

    def list(self, make: Callable[..., Any], *key: str) -> Asset:
        """What a function of texts gives, as JSON."""
        name = (make.__name__, *key)
        if name not in self.lists:
            self.lists[name] = Asset(msgspec.json.encode(make(*key)), "application/json")
        return self.lists[name]
