"""Dependencies point one way; a game knows no other game."""

import ast
import re
from pathlib import Path

import dolmen

SOURCE = Path(dolmen.__file__).parent
# A line of an example in a docstring, which has to play some game.
EXAMPLE = re.compile(r"^ *>>>.*$", re.MULTILINE)
# Each layer may import the ones before it; layers of one row do not know each other, except
# that the outermost may know everything.
RANK = {
    "build": 0,
    "plugins": 0,
    "core": 0,
    "speech": 1,
    "games": 2,
    "bots": 3,
    "companion": 3,
    "envs": 4,
    "lab": 4,
    "testing": 4,
    "server": 4,
    "offline": 5,
    "terminal": 5,
    "commands": 5,
    "cli": 5,
}


def modules() -> list[Path]:
    """All but the packages that stand in for others in a browser, under the others' names."""
    stand_ins = SOURCE / "offline" / "counterpart"
    return sorted(path for path in SOURCE.rglob("*.py") if not path.is_relative_to(stand_ins))


def imports(path: Path) -> set[str]:
    """Every dotted name a module imports, also inside functions and for types only."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found.add(node.module or "")
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in found if name.split(".")[0] == "dolmen"}


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer(path) for path in modules()} - {"__init__", "__main__"} <= set(RANK)


def test_dependencies_point_one_way() -> None:
    for path in modules():
        own = layer(path)
        if own not in RANK:
            continue
        for name in imports(path):
            parts = name.split(".")
            if len(parts) < 2 or parts[1] not in RANK:
                continue
            other = parts[1]
            allowed = RANK[other] < RANK[own] or other == own or RANK[own] == 5
            assert allowed, f"{path.relative_to(SOURCE)} imports {name}"


def test_the_inner_layers_do_not_use_the_public_face() -> None:
    """`import dolmen` loads all games, so whatever games are made of must not need it."""
    names = {"dolmen"} | {f"dolmen.{name}" for name in dolmen.__all__}
    for path in modules():
        if layer(path) in ("core", "speech", "games", "bots"):
            used = imports(path) & names - {"dolmen.games"}
            assert not used, f"{path.relative_to(SOURCE)} imports {used}"


def test_a_game_never_imports_another_game() -> None:
    for path in modules():
        parts = path.relative_to(SOURCE).parts
        if parts[0] != "games" or len(parts) < 3:
            continue
        for name in imports(path):
            other = name.split(".")
            if len(other) > 2 and other[1] == "games":
                assert other[2] == parts[1], f"{path.relative_to(SOURCE)} imports {name}"


def test_the_kernel_names_no_game() -> None:
    names = [path.name for path in (SOURCE / "games").iterdir() if path.is_dir()]
    for path in (SOURCE / "core").glob("*.py"):
        if path.name == "record.py":
            continue  # its example is a record of a game
        text = EXAMPLE.sub("", path.read_text(encoding="utf-8"))
        assert not any(name in text for name in names if name != "__pycache__"), path.name
