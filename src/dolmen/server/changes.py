"""What has changed between two pictures for the same eyes, by paths such as `view/seats/2/hand`.

It follows from the two pictures alone, which the viewer may both see: so neither what is in it nor
what is left out of it can tell anything else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

DEPTH: Final = 4  # how far down a path goes; what changes below is sent as a whole
ENCODER: Final = msgspec.json.Encoder()
ENCODE: Final = ENCODER.encode
Changes = list[bytes]  # each a path and what comes there, as members of a JSON object
MISSING: Final = object()
REMEMBERED: Final = 20_000
NAMES: Final[dict[str, bytes]] = {}  # paths as they are written


class Comparison:
    """Of the pictures of several viewers: what they share is compared and written only once."""

    def __init__(self) -> None:
        # By the id of what is new: what was there before, the path, and what has changed. The new
        # thing is kept with it, so that no other ever has its id.
        self.known: dict[int, tuple[Any, Any, str, Changes]] = {}

    def add(self, found: Changes, path: str, old: Any, new: Any, depth: int = 0) -> None:
        """What must be put where to make the new out of the old, both of them at a path; the empty
        path is the whole."""
        if old is new:
            return
        if not new or is_plain(new):
            if old != new:
                found.append(member(path, new))
            return
        known = self.known.get(id(new))
        if known is not None and known[0] is old and known[2] == path:
            found += known[3]
            return
        start = len(found)
        self.compare(found, path, old, new, depth)
        self.known[id(new)] = (old, new, path, found[start:])

    def compare(self, found: Changes, path: str, old: Any, new: Any, depth: int) -> None:
        """Below the top nearly all that was made anew is as it was, which is quickly seen."""
        if depth and old == new:
            return
        if depth < DEPTH and type(old) is type(new):
            if type(new) is dict:
                if self.compare_names(found, path, old, new, depth + 1):
                    return
            elif type(new) is list and same_places(old, new):
                self.compare_places(found, path, old, new, depth + 1)
                return
            elif old == new:
                return
        found.append(member(path, new))

    def compare_names(
        self, found: Changes, path: str, old: dict[str, Any], new: dict[str, Any], depth: int
    ) -> bool:
        """Name by name; gives whether these are the same."""
        if len(old) != len(new):
            return False
        start, above = len(found), f"{path}/" if path else ""
        for name, value in new.items():
            was = old.get(name, MISSING)
            if was is value:
                continue
            if was is MISSING:
                del found[start:]
                return False
            if is_plain(value) and was == value:
                continue
            self.add(found, above + name, was, value, depth)
        return True

    def compare_places(
        self, found: Changes, path: str, old: list[Any], new: list[Any], depth: int
    ) -> None:
        above = f"{path}/" if path else ""
        for place, value in enumerate(new):
            was = old[place]
            if was is not value:
                self.add(found, above + str(place), was, value, depth)


def is_plain(value: Any) -> bool:
    """Quickly compared and written."""
    kind = type(value)
    return kind is int or kind is bool or kind is str or kind is float


def member(path: str, new: Any) -> bytes:
    name = NAMES.get(path)
    if name is None:
        if len(NAMES) > REMEMBERED:
            NAMES.clear()
        name = NAMES[path] = ENCODE(path) + b":"
    return name + ENCODE(new)


def together(changes: Changes) -> msgspec.Raw:
    """As the object that is sent."""
    return msgspec.Raw(b"{" + b",".join(changes) + b"}")


def same_places(old: list[Any], new: list[Any]) -> bool:
    """Whether members are compared one by one: a list keeps them at their places."""
    if len(old) != len(new):
        return False
    for one in new:  # noqa: SIM110  a generator would cost more than the rest
        if type(one) is not dict and type(one) is not msgspec.Raw:
            return False
    return True


def compare(old: Any, new: Any) -> dict[str, msgspec.Raw]:
    found: Changes = []
    Comparison().add(found, "", old, new)
    return msgspec.json.decode(together(found), type=dict[str, msgspec.Raw])


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
