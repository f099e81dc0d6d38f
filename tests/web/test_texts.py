"""The texts of the interface: every language says the same things."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from dolmen.games import built_in

GAMES = built_in()

WEB = Path(__file__).parents[2] / "src" / "dolmen" / "web"
BROWSER = Path(__file__).parents[2] / "browser" / "src"
PLACE = re.compile(r"\{(\w+)(?:\|[^|{}]*\|[^|{}]*)?\}")


def texts(language: str) -> dict[str, str]:
    found = tomllib.loads((WEB / "text" / f"{language}.toml").read_text(encoding="utf-8"))
    return {
        f"{section}.{key}": text for section, part in found.items() for key, text in part.items()
    }


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_language_has_the_same_keys_and_places(language: str) -> None:
    master, other = texts("en"), texts(language)
    assert list(other) == list(master)
    for key, text in master.items():
        assert set(PLACE.findall(other[key])) == set(PLACE.findall(text)), key
        assert other[key].strip(), key


def test_every_text_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in BROWSER.rglob("*.ts*"))
    made = (
        "good.",
        "tab.",
        "link.",
        "settings.",
        "bot.",
        "pages.",
    )  # keys put together from a name
    unused = [key for key in texts("en") if f"'{key}'" not in source and not key.startswith(made)]
    assert unused == []


IMPORT = re.compile(r'(?:^|[;}])(?:import|export)\b[^"(]*"\./([^"]+)"')


def imported(name: str, seen: set[str] | None = None) -> set[str]:
    """The file and what it imports; what it loads later is left out."""
    seen = set() if seen is None else seen
    if name not in seen:
        seen.add(name)
        for other in IMPORT.findall((WEB / name).read_text(encoding="utf-8")):
            imported(f"js/{other}", seen)
    return seen


def test_the_page_names_all_that_a_table_needs() -> None:
    """The first file in the page itself, those of a game when one of its tables is opened."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    (main,) = re.findall(r'src="/web/(js/[^"]+)"', page)
    assert imported(main) == {main}
    needs: dict[str, list[str]] = json.loads((WEB / "needs.json").read_text(encoding="utf-8"))
    assert set(needs) == {game.id for game in GAMES}
    for game, wanted in needs.items():
        assert imported(f"js/{game}-index.js") == {main, *wanted}
        assert len(wanted) <= 3
        others = {name for other in needs if other != game for name in needs[other]}
        assert not others & set(wanted)


def test_no_file_of_the_page_names_a_foreign_address() -> None:
    """Everything is served from here; links to credits are the only addresses."""
    allowed = ("http://www.w3.org/", "https://game-icons.net", "https://creativecommons.org/")
    for path in WEB.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            for address in re.findall(r"https?://[^\s'\"`)<]+", path.read_text(encoding="utf-8")):
                assert address.startswith(allowed), f"{path}: {address}"
