"""The sentences of the terminal table, in the languages of the table."""

from collections.abc import Mapping
from pathlib import Path

from dolmen.core.content import LANGUAGES
from dolmen.speech.phrases import Phrases

FOLDER = Path(__file__).parent / "text"
SECTION = "screen"


class Words(Phrases):
    """What the terminal itself says in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDER)

    def __call__(self, key: str, **values: str | int) -> str:
        return self.phrase(SECTION, key, **values)


def preferred(environment: Mapping[str, str]) -> str:
    """The language the machine speaks, if the table has it; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
