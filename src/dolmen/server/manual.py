"""The documentation at /docs, where it has been built (`make docs`)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from dolmen.server.checks import NotFound
from dolmen.server.guard import policy

PACKAGE = Path(__file__).parents[1]
# Once installed, the site is in the package; in a checkout, where `make docs` puts it.
SHELVES = (PACKAGE / "manual", PACKAGE.parents[1] / "build" / "docs")


def folder() -> Path | None:
    """Where the site is; None if nobody has built it."""
    return next((shelf for shelf in SHELVES if (shelf / "index.html").is_file()), None)


class Manual(StaticFiles):
    """The site. Its pages carry short scripts of their own, which are named by their hashes."""

    def file_response(
        self, full_path: object, stat_result: object, scope: Scope, status_code: int = 200
    ) -> Response:
        found = super().file_response(full_path, stat_result, scope, status_code)  # type: ignore[arg-type]
        path = Path(str(full_path))
        if path.suffix == ".html":
            found.headers["Content-Security-Policy"] = allowed(path, path.stat().st_mtime_ns)
        return found


@lru_cache(maxsize=512)
def allowed(page: Path, changed: int) -> str:
    """What a page of the site may do, as it was when it was changed last."""
    return policy(page.read_bytes())


async def read(request: Request) -> Response:
    site = folder()
    if site is None:
        raise NotFound("The documentation has not been built; `make docs` does it.")
    return await Manual(directory=site, html=True).get_response(
        request.path_params["path"], request.scope
    )


async def enter(request: Request) -> Response:
    """Without the slash at the end, its links would lead elsewhere."""
    return RedirectResponse("/docs/")


def routes() -> list[Route]:
    return [
        Route("/docs", enter, methods=["GET"]),
        Route("/docs/{path:path}", read, methods=["GET"]),
    ]
