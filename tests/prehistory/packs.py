"""Content packs with one thing changed."""

from pathlib import Path

SHIPPED = Path(__file__).parents[2] / "src" / "dolmen" / "games" / "prehistory" / "content"


def pack(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A folder with the shipped file, each old text replaced once by the new one."""
    text = (SHIPPED / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder
