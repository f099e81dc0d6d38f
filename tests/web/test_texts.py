"""The texts of the interface: every language says the same things."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from dolmen.games import GAMES

WEB = Path(__file__).parents[2] / "src" / "dolmen" / "web"
BROWSER = Path(__file__).parents[2] / "browser" / "src"
# Loaded when it is first asked for: windows, the lobby, help pages.
LATER = re.compile(
    r"js/(ui/(help|lobby)/|ui/(AboutPage|Charts|Join|PageHead|Scores|Share|Windows)\.js"
    r"|games/(lodging|pictures)\.js|games/\w+/(Describe\w*|Rows|Seat|pictures)\.js"
    r"|core/(games|keys)\.js)"
)
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


def test_the_page_names_every_module_of_a_table_early() -> None:
    """The common ones in the page itself, those of a game when one of its tables is opened."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    modules = {str(path.relative_to(WEB)) for path in (WEB / "js").rglob("*.js")}
    early = set(re.findall(r'modulepreload" href="/web/(js/[^"]+)"', page))
    needs: dict[str, list[str]] = json.loads((WEB / "needs.json").read_text(encoding="utf-8"))
    assert early <= modules and "js/main.js" in early
    assert set(needs) == {game.id for game in GAMES}
    named = set(early)
    for game, wanted in needs.items():
        assert set(wanted) <= modules and not set(wanted) & early
        assert f"js/games/{game}/Table.js" in wanted
        assert all(name.startswith(f"js/games/{game}/") for name in wanted if "/games/" in name)
        named |= set(wanted)
    assert [name for name in sorted(modules - named) if not LATER.match(name)] == []


def test_no_file_of_the_page_names_a_foreign_address() -> None:
    """Everything is served from here; links to credits are the only addresses."""
    allowed = ("http://www.w3.org/", "https://game-icons.net", "https://creativecommons.org/")
    for path in WEB.rglob("*"):
        if path.suffix in (".js", ".css", ".html") and "vendor" not in path.parts:
            for address in re.findall(r"https?://[^\s'\"`)<]+", path.read_text(encoding="utf-8")):
                assert address.startswith(allowed), f"{path}: {address}"
