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
    # The list of all keys is made from the texts: it uses none of them.
    files = [path for path in BROWSER.rglob("*.ts*") if path != BROWSER / "core" / "keys.ts"]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    made = (  # keys put together from a name
        "link.",
        "settings.",
        "bot.",
        "pages.",
        "altay.good_",
    )
    unused = [key for key in texts("en") if f"'{key}'" not in source and not key.startswith(made)]
    assert unused == []


def test_a_game_uses_its_own_texts_and_the_common_ones() -> None:
    games = {path.parent.name for path in BROWSER.glob("games/*/index.ts")} - {"plain"}
    assert games <= {key.partition(".")[0] for key in texts("en")}
    for path in BROWSER.rglob("*.ts*"):
        place = path.relative_to(BROWSER).parts
        own = {place[1]} if place[0] == "games" and len(place) > 2 else set()
        if path == BROWSER / "core" / "keys.ts":
            continue
        used = set(re.findall(r"['`](\w+)\.\w", path.read_text(encoding="utf-8")))
        assert not used & games - own, f"{path.relative_to(BROWSER)} uses texts of another game"


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
