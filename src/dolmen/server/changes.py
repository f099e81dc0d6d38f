"""What has changed between two pictures for the same eyes, by paths such as `view/seats/2/hand`.

It follows from the two pictures alone, which the viewer may both see: so neither what is in it nor
what is left out of it can tell anything else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

DEPTH: Final = 4  # how far down a path goes; what changes below is sent as a whole
ENCODER: Final = msgspec.json.Encoder()
Changes = list[tuple[str, msgspec.Raw]]
NOTHING: Final[Changes] = []
MISSING: Final = object()


class Comparison:
    """Of the pictures of several viewers: what they share is compared and written only once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], Changes] = {}
        self.kept: list[Any] = []  # so that no two things ever have the same id

    def changes(self, old: Any, new: Any, depth: int = 0) -> Changes:
        """What must be put where to make the new out of the old; the empty path is the whole."""
        if old is new:
            return NOTHING
        if not new or is_plain(new):
            return NOTHING if old == new else whole(new)
        pair = (id(old), id(new))
        found = self.known.get(pair)
        if found is None:
            found = self.known[pair] = self.compare(old, new, depth)
            self.kept.append(old)
            self.kept.append(new)
        return found

    def compare(self, old: Any, new: Any, depth: int) -> Changes:
        """Below the top nearly all that was made anew is as it was, which is quickly seen."""
        if depth and old == new:
            return NOTHING
        if depth == DEPTH or type(old) is not type(new):
            return whole(new)
        if type(new) is dict:
            return self.compare_names(old, new, depth + 1)
        if type(new) is list and same_places(old, new):
            return self.compare_places(old, new, depth + 1)
        return NOTHING if old == new else whole(new)

    def compare_names(self, old: dict[str, Any], new: dict[str, Any], depth: int) -> Changes:
        if len(old) != len(new):
            return whole(new)
        below: Changes = []
        for name, value in new.items():
            was = old.get(name, MISSING)
            if was is value:
                continue
            if was is MISSING:
                return whole(new)
            add(below, name, self.changes(was, value, depth))
        return below

    def compare_places(self, old: list[Any], new: list[Any], depth: int) -> Changes:
        below: Changes = []
        for place, value in enumerate(new):
            was = old[place]
            if was is not value:
                add(below, str(place), self.changes(was, value, depth))
        return below


def is_plain(value: Any) -> bool:
    """Quickly compared and written."""
    kind = type(value)
    return kind is int or kind is bool or kind is str or kind is float


def whole(new: Any) -> Changes:
    return [("", new if type(new) is msgspec.Raw else msgspec.Raw(ENCODER.encode(new)))]


def same_places(old: list[Any], new: list[Any]) -> bool:
    """Whether members are compared one by one: a list keeps them at their places."""
    if len(old) != len(new):
        return False
    for member in new:  # noqa: SIM110  a generator would cost more than the rest
        if type(member) is not dict and type(member) is not msgspec.Raw:
            return False
    return True


def add(below: Changes, step: str, changes: Changes) -> None:
    for path, value in changes:
        below.append((f"{step}/{path}" if path else step, value))


def compare(old: Any, new: Any) -> dict[str, msgspec.Raw]:
    return dict(Comparison().changes(old, new))


def apply(old: Any, changes: dict[str, Any]) -> Any:
    """The same with the changes. Nothing that was there is changed itself."""
    for path, value in changes.items():
        old = put(old, path.split("/") if path else [], value)
    return old


def put(old: Any, path: list[str], value: Any) -> Any:
    if not path:
        return value
    step, *rest = path
    new = old.copy()
    key: Any = int(step) if isinstance(old, list) else step
    new[key] = put(old[key], rest, value)
    return new
