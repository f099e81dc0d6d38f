"""The archive that runs in the page: our own modules as they are, and the packages they need."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
ROOT = PACKAGE.parent.parent
# Rooms of the package that play; the others are for the terminal, the laboratory and servers.
ROOMS = ("bots", "companion", "core", "games", "offline", "server", "speech")
# Modules of the server that need a database, a network or other processes.
SERVER_ONLY = {
    "app.py",
    "appending.py",
    "backup.py",
    "caretaker.py",
    "checkpoints.py",
    "database.py",
    "doorkeeper.py",
    "driver_trouble.py",
    "entrance.py",
    "housekeeping.py",
    "logs.py",
    "meters.py",
    "offline_files.py",
    "openapi.py",
    "process.py",
    "schema.py",
    "store.py",
    "tallies.py",
    "transport.py",
    "workers.py",
    "writer.py",
}
# Here those that build the folder are not needed.
BUILDING = {"answers.py", "archive.py", "folder.py", "runtime.py"}
LEFT_OUT = {"server": SERVER_ONLY, "offline": BUILDING}
NOT_DATA = {".py", ".so", ".pyd", ".pyc"}
# Packages in plain Python that are packed as they are installed here.
PLAIN = ("babel", "mypy_extensions", "starlette", "tomli_w", "typing_extensions")
LOCALES = {"root.dat", "en.dat", "de.dat", "fr.dat"}
# Of the standard library: what nothing here imports.
UNUSED = (
    *("_pyrepl/", "cProfile.py", "curses/", "dbm/", "doctest.py"),
    *("ensurepip/", "ftplib.py", "imaplib.py", "mailbox.py", "multiprocessing/", "nntplib.py"),
    *("pdb.py", "pickletools.py", "poplib.py", "pydoc.py", "pydoc_data/", "smtplib.py"),
    *("sqlite3/", "tarfile.py", "turtle.py", "unittest/", "venv/", "wsgiref/", "xml/", "xmlrpc/"),
)


def write_archive(path: Path) -> None:
    """Everything as it is; the modules are compiled afterwards (`runtime/compile.mjs`)."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in sorted(files()):
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)


def files() -> Iterator[tuple[str, bytes]]:
    yield from own_files()
    for package in PLAIN:
        yield from plain_files(package)
    yield "dolmen.dist-info/METADATA", metadata().encode()


def metadata() -> str:
    return f"Metadata-Version: 2.1\nName: dolmen\nVersion: {version('dolmen')}\n"


def own_files() -> Iterator[tuple[str, bytes]]:
    for name in ("__init__.py", "build.py", "plugins.py"):
        yield f"dolmen/{name}", (PACKAGE / name).read_bytes()
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            parts = path.relative_to(PACKAGE).parts
            if path.is_dir() or is_left_out(parts) or path.suffix in NOT_DATA - {".py"}:
                continue
            # What stands in for compiled packages has their names there.
            counterpart = parts[:2] == ("offline", "counterpart")
            name = "/".join(parts[2:] if counterpart else ("dolmen", *parts))
            if name != "__init__.py":
                yield name, path.read_bytes()
    for folder in ("text", "alone"):
        for path in sorted((PACKAGE / "web" / folder).glob("*")):
            yield f"dolmen/web/{folder}/{path.name}", path.read_bytes()
    for path in sorted(rules_folder().glob("*.md")):
        yield f"dolmen/rules/{path.name}", path.read_bytes()


def is_left_out(parts: tuple[str, ...]) -> bool:
    room = parts[0]
    if "__pycache__" in parts or parts[:2] in (("server", "migrations"), ("offline", "runtime")):
        return True
    return len(parts) == 2 and parts[1] in LEFT_OUT.get(room, ())


def rules_folder() -> Path:
    """In a wheel they are in the package."""
    inside = PACKAGE / "rules"
    return inside if inside.is_dir() else ROOT / "docs" / "rules"


def plain_files(package: str) -> Iterator[tuple[str, bytes]]:
    found = find_spec(package)
    assert found is not None and found.origin is not None
    origin = Path(found.origin)
    if origin.name != "__init__.py":
        yield origin.name, origin.read_bytes()
        return
    for path in sorted(origin.parent.rglob("*")):
        parts = path.relative_to(origin.parent).parts
        if path.is_dir() or "__pycache__" in parts or path.suffix in NOT_DATA - {".py"}:
            continue
        if package == "babel" and not is_needed_of_babel(parts):
            continue
        yield f"{package}/{'/'.join(parts)}", path.read_bytes()


def is_needed_of_babel(parts: tuple[str, ...]) -> bool:
    if parts[0] == "locale-data":
        return parts[-1] in LOCALES
    return parts[0] != "messages"


def write_stdlib(source: Path, target: Path) -> None:
    """The standard library without what nothing here imports."""
    with zipfile.ZipFile(source) as found, zipfile.ZipFile(target, "w") as kept:
        for name in sorted(found.namelist()):
            if not name.endswith("/") and not name.startswith(UNUSED):
                kept.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), found.read(name))
