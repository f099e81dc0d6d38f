"""Small parts of requests and answers."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dolmen.core.content import LANGUAGES
from dolmen.core.refusal import BadInput
from dolmen.server import wire
from dolmen.server.checks import NotFound
from dolmen.server.complaints import complaint
from dolmen.server.reading import Unreadable, decode

BODY_LENGTH = 1_000_000
T = TypeVar("T")


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def error(status: int, problem: Exception | str) -> Response:
    place = problem.place if isinstance(problem, BadInput) else ()
    sentence = problem if isinstance(problem, str) else complaint(problem)
    return answer(wire.Problem(sentence, list(place)), status)


async def body(request: Request, kind: type[T]) -> T:
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > BODY_LENGTH:
            raise BadInput(f"The request is longer than {BODY_LENGTH} bytes.")
    try:
        return decode(msgspec.json.Decoder(kind), raw)
    except Unreadable as wrong:
        raise BadInput(f"The request cannot be read: {wrong}") from None


def address(request: Request) -> str | None:
    return request.client.host if request.client else None


def keys_of(request: Request) -> str | None:
    """The keys that somebody shows, separated by commas. In a header they are in no log; the
    address is for programs of earlier days."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    return keys.strip() if scheme.lower() == "bearer" else request.query_params.get("token")


def language_of(request: Request) -> str:
    return known_language(str(request.path_params["language"]))


def asked_language(request: Request) -> str:
    """The language of `?language=de`; English if none is named."""
    return known_language(request.query_params.get("language", "en"))


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise NotFound(f"The table speaks {', '.join(LANGUAGES)}; not '{language}'.")
    return language


def whole(name: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise BadInput(f"'{name}' must be a number; got '{text[:40]}'.")
    return int(text)
