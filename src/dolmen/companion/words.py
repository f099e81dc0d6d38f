"""The companion's own sentences."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dolmen.core.problem import Problems
from dolmen.speech.phrases import Phrases

FOLDER = Path(__file__).parent / "text"
problem = Problems(FOLDER)  # what may be wrong with what people enter


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language, FOLDER)
