"""Dependencies of the browser's sources point one way: core <- art <- ui <- games <- the page."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "browser" / "src"
# What each part may import besides itself. A game may use everything but another game.
MAY = {
    "core": set[str](),
    "art": {"core"},
    "ui": {"core", "art"},
    "games": {"core", "art", "ui"},
    "offline": {"core"},
}
IMPORT = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']*)'""")
GAMES = {path.parent.name for path in SOURCE.glob("games/*/index.ts")}
# Words that belong to one game, where its name alone would not give it away.
OF_A_GAME = re.compile(
    rf"{'|'.join(sorted(GAMES - {'plain'}))}|\bwinter\b|\bnomads?\b", re.IGNORECASE
)
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def modules(part: str = "") -> list[Path]:
    """Those written by hand and generated ones; keys of texts name their games by right."""
    found = [*(SOURCE / part).rglob("*.ts"), *(SOURCE / part).rglob("*.tsx")]
    return sorted(path for path in found if path != SOURCE / "core" / "keys.ts")


def imports(path: Path) -> set[Path]:
    """Every module that a module imports, at once or later, also for types only."""
    named = IMPORT.findall(path.read_text(encoding="utf-8"))
    return {(path.parent / name).resolve().relative_to(SOURCE.resolve()) for name in named}


def test_the_sources_are_found() -> None:
    assert {"altay", "prehistory", "endless_winter", "plain"} <= GAMES
    assert {path.relative_to(SOURCE).parts[0] for path in modules()} >= MAY.keys()
    assert Path("core/picture.ts") in imports(SOURCE / "games" / "plain" / "Table.tsx")


def test_every_import_names_a_module() -> None:
    for path in modules():
        for name in imports(path):
            assert (SOURCE / name).exists(), f"{path.relative_to(SOURCE)} imports {name}"


def test_dependencies_point_one_way() -> None:
    for part, others in MAY.items():
        for path in modules(part):
            for name in imports(path):
                allowed = name.parts[0] in others | {part}
                assert allowed, f"{path.relative_to(SOURCE)} imports {name}"


def test_a_game_never_imports_another_game() -> None:
    """Nor does it know which games there are: those modules lie in `games` itself."""
    for game in GAMES:
        for path in modules(f"games/{game}"):
            for name in imports(path):
                foreign = name.parts[0] == "games" and name.parts[1] not in (game, "drawn.ts")
                assert not foreign, f"{path.relative_to(SOURCE)} imports {name}"


def test_core_art_and_ui_name_no_game() -> None:
    for part in ("core", "art", "ui"):
        for path in modules(part):
            text = COMMENT.sub("", path.read_text(encoding="utf-8"))
            found = OF_A_GAME.search(text)
            assert not found, f"{path.relative_to(SOURCE)} speaks of {found and found[0]}"


def test_the_page_names_no_game_either() -> None:
    """It asks the lists in `games`."""
    for name in ("main.tsx", "head.ts"):
        text = (SOURCE / name).read_text(encoding="utf-8")
        assert not OF_A_GAME.search(COMMENT.sub("", text)), name
        assert all(
            found.parts[0] != "games" or len(found.parts) == 2 for found in imports(SOURCE / name)
        ), name
