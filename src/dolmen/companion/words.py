"""The companion's own sentences."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dolmen.speech.phrases import Phrases

FOLDER = Path(__file__).parent / "text"


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language, FOLDER)
