"""What installed packages add to the table, by entry points."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points


@cache
def plugins(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name; nothing is loaded. Of two packages that claim the same
    name, the first by the package's name has it."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.value):
        found.setdefault(entry.name, entry)
    return found
