"""The legal actions, grouped by kind and numbered as they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dolmen.core.action import Action
from dolmen.core.text import Lexicon, plain


@dataclass(slots=True, frozen=True)
class Entry:
    number: int
    action: Action
    label: str


@dataclass(slots=True, frozen=True)
class Group:
    heading: str
    entries: tuple[Entry, ...]


class Menu:
    """What may be chosen now. Groups stand in the order of the game's text file."""

    def __init__(self, actions: Sequence[Action], lexicon: Lexicon) -> None:
        kinds: dict[str, list[Action]] = {}
        for action in actions:
            kinds.setdefault(lexicon.called("group", action.verb.name), []).append(action)
        order = list(dict.fromkeys(lexicon.sections.get("group", {}).values()))
        headings = sorted(kinds, key=lambda h: order.index(h) if h in order else len(order))
        self.groups: list[Group] = []
        self.entries: list[Entry] = []
        for heading in headings:
            start = len(self.entries)
            for action in kinds[heading]:
                self.entries.append(Entry(len(self.entries) + 1, action, lexicon.label(action)))
            self.groups.append(Group(heading, tuple(self.entries[start:])))

    def numbered(self, number: int) -> Entry | None:
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def find(self, words: str) -> list[Entry]:
        """The entries somebody means: by number, by text or label, or by a beginning of them."""
        if words.isdecimal():
            entry = self.numbered(int(words))
            return [entry] if entry else []
        wanted = plain(words)
        names = [(entry, plain(entry.action.text), plain(entry.label)) for entry in self.entries]
        exact = [entry for entry, text, label in names if wanted in (text, label)]
        if exact or not wanted:
            return exact
        return [
            entry
            for entry, text, label in names
            if text.startswith(wanted) or label.startswith(wanted)
        ]
