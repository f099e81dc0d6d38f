"""The table without a server, served by one: the folder that `dolmen static` wrote, at `/offline/`.

Its files are sent as they lie there, compressed where the browser takes it. Whatever the page asks
for below that address is the page: on a second start it is the service worker that answers."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from dolmen.server.checks import NotFound
from dolmen.server.complaints import Sentence
from dolmen.server.guard import policy

HOME = "/offline"
BUILT = Path(__file__).parents[3] / "build" / "static"  # where `make static` writes it
MARK = ".dolmen-static"  # lies in every folder that was written, so that it may be replaced
RELEASE = re.compile(r"[0-9a-f]{12}/")
PACKINGS = (("br", ".br"), ("gzip", ".gz"))
FOREVER = "public, max-age=31536000, immutable"
KINDS = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


class OfflineFiles:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        page = self.folder / "index.html"
        # Python is WebAssembly, which a page may run only if it says so.
        strict = policy(page.read_bytes() if page.exists() else b"")
        self.policy = strict.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

    def routes(self) -> list[Route]:
        return [
            Route(HOME, self.home, methods=["GET"]),
            Route(f"{HOME}/{{path:path}}", self.file, methods=["GET"]),
        ]

    async def home(self, request: Request) -> Response:
        return RedirectResponse(f"{HOME}/")

    async def file(self, request: Request) -> Response:
        name = request.path_params["path"] or "index.html"
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder):
            raise NotFound(Sentence("nothing_here"))
        if not path.is_file():
            if "." in name.rpartition("/")[2]:
                raise NotFound(Sentence("nothing_here"))
            return RedirectResponse(f"{HOME}/")  # a page that only a service worker knows
        return self.send(path, name, request)

    def send(self, path: Path, name: str, request: Request) -> Response:
        headers = {
            "Cache-Control": FOREVER if RELEASE.match(name) else "no-cache",
            "Content-Security-Policy": self.policy,
            "Vary": "Accept-Encoding",
        }
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        if path.suffix == ".gz":
            kind = "application/octet-stream"  # the page unpacks these by itself
        taken = request.headers.get("accept-encoding", "")
        for packing, suffix in PACKINGS:
            packed = path.with_name(path.name + suffix)
            if packing in taken and packed.is_file():
                headers["Content-Encoding"] = packing
                path = packed
                break
        else:
            # Nothing here is compressed on the way: what is worth it lies there compressed.
            headers["Content-Encoding"] = "identity"
        return FileResponse(path, headers=headers, media_type=kind or "application/octet-stream")


def is_built(folder: Path) -> bool:
    return (folder / MARK).exists()
