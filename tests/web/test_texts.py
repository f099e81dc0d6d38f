"""The texts of the interface: every language says the same things."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "dolmen" / "web"
BROWSER = Path(__file__).parents[2] / "browser" / "src"
LATER = re.compile(
    r"^ui/help/|^ui/(AboutPage|PageHead)\.js$|pictures\.js$|^core/keys\.js$"
)  # the last: only types
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
    page = (WEB / "index.html").read_text(encoding="utf-8")
    modules = {str(path.relative_to(WEB / "js")) for path in (WEB / "js").rglob("*.js")}
    early = set(re.findall(r'modulepreload" href="/web/js/([^"]+)"', page))
    later = modules - early
    # Loaded when they are first asked for: help pages and what only they need.
    assert early <= modules and "main.js" in early
    assert later == {name for name in modules if LATER.search(name)}


def test_no_file_of_the_page_names_a_foreign_address() -> None:
    """Everything is served from here; links to credits are the only addresses."""
    allowed = ("http://www.w3.org/", "https://game-icons.net", "https://creativecommons.org/")
    for path in WEB.rglob("*"):
        if path.suffix in (".js", ".css", ".html") and "vendor" not in path.parts:
            for address in re.findall(r"https?://[^\s'\"`)<]+", path.read_text(encoding="utf-8")):
                assert address.startswith(allowed), f"{path}: {address}"
