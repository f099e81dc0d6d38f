"""What the server writes about itself: with time and level, as JSON if wanted, without what opens
a seat, and never a flood of the same line."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from typing import Any

SECRETS = re.compile(r"([?&]token=|[Bb]earer\s+|#(?:join|back|take|session)=)[^&\s\"']+")
PERIOD = 60.0  # seconds in which a line may be repeated a few times
REPEATS = 5


class Plain(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """One object a line, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(line, ensure_ascii=False))


class Calm(logging.Filter):
    """A few lines of a kind in a minute; then how many there were, once the minute is over."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.name, str(record.msg)), self.clock()
        began, count = self.kinds.get(kind, (now, 0))
        if now - began >= PERIOD:
            if count > REPEATS:
                record.msg = f"{record.msg} ({count - REPEATS} more in the last {PERIOD:.0f} s)"
            began, count = now, 0
        self.kinds[kind] = (began, count + 1)
        if count >= 1:
            record.exc_info = record.exc_text = None  # the first told where it happened
        return count < REPEATS


def without_secrets(line: str) -> str:
    return SECRETS.sub(r"\1...", line)


def set_up(form: str, verbose: bool) -> None:
    """All loggers write to standard error, in one form."""
    level = logging.INFO if verbose else logging.WARNING
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("dolmen", "uvicorn", "uvicorn.access", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(level)
