"""What is wrong with a request, in the language of whoever sent it.

Errors carry a `Sentence` where players may meet them, or the `Problem` that was found in a pack; it
is put into words when the answer is written. Sentences about the lines of a record are for people
who edit these, in English.
"""

from __future__ import annotations

from contextvars import ContextVar
from functools import cache

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from dolmen.core.content import LANGUAGES
from dolmen.server.texts import FOLDER
from dolmen.speech.phrases import Phrases
from dolmen.speech.problems import in_words, spoken

SECTION = "error"
LANGUAGE: ContextVar[str] = ContextVar("language", default="en")


class Sentence:
    """A sentence of `[error]` with what is in its places."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        language = LANGUAGE.get()
        return phrases(language).phrase(SECTION, self.key, **in_words(self.values, language))


def complaint(error: Exception) -> str:
    """An error in the language of the request."""
    return spoken(error, LANGUAGE.get())


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language, FOLDER)


class Spoken:
    """Remembers the language of a request: that of its header `Accept-Language`, or English."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            LANGUAGE.set(preferred(Headers(scope=scope).get("accept-language", "")))
        await self.app(scope, receive, send)


def preferred(header: str) -> str:
    """The first language of such a header, if there are texts in it."""
    first = header[:2].lower()
    return first if first in LANGUAGES else "en"
