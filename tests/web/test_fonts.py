"""Every character of the page is in a font that the page brings along: it looks alike anywhere."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
STYLES = ROOT / "browser" / "css" / "app" / "base.css"
READ = {".ts", ".tsx", ".css", ".py", ".toml", ".md", ".json"}
# What the faces of the text hold, as their makers say.
LATIN = {*range(0x100), 0x131, 0x152, 0x153, *range(0x2000, 0x2070), 0x20AC, 0x2122, 0x2212}
NAMES = set("ő")  # of people, in notes on sources that no page shows


def sources() -> list[Path]:
    web = ROOT / "src" / "dolmen" / "web"
    folders = [ROOT / "browser" / "src", ROOT / "browser" / "css", ROOT / "src" / "dolmen"]
    return [
        path
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in READ and web not in path.parents
    ]


def signs(style: str) -> set[int]:
    """The characters of a face that is cut out for them."""
    found = re.search(r"unicode-range:([^;]+);", style)
    assert found
    return {int(code, 16) for code in re.findall(r"U\+([0-9A-F]+)", found[1])}


def test_every_sign_is_in_a_font_of_ours() -> None:
    faces = re.findall(r"@font-face \{(.+?)\}", STYLES.read_text(encoding="utf-8"), re.DOTALL)
    ours = [signs(face) for face in faces if "dolmen-symbols" in face]
    assert len(ours) == 4 and all(one == ours[0] for one in ours)
    missing = {
        letter: path.name
        for path in sources()
        for letter in set(path.read_text(encoding="utf-8"))
        if ord(letter) not in LATIN | ours[0] and letter not in NAMES
    }
    assert not missing
