"""The legal actions, grouped by kind and numbered as they are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dolmen.core.action import Action
from dolmen.speech.layout import simplify
from dolmen.speech.lexicon import Lexicon


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

    def __init__(
        self,
        actions: Sequence[Action],
        lexicon: Lexicon,
        label: Callable[[Action], str] | None = None,
    ) -> None:
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
                said = lexicon.label(action) if label is None else label(action)
                self.entries.append(Entry(len(self.entries) + 1, action, said))
            self.groups.append(Group(heading, tuple(self.entries[start:])))

    def numbered(self, number: int) -> Entry | None:
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def exact(self, words: str) -> list[Entry]:
        """The entry with this number, or those with this text or label."""
        if words.isdecimal():
            entry = self.numbered(int(words))
            return [entry] if entry else []
        wanted = simplify(words)
        return [e for e in self.entries if wanted in (simplify(e.action.text), simplify(e.label))]

    def find(self, words: str) -> list[Entry]:
        """The entries that an answer means: exactly, or by the beginning of text or label."""
        wanted = simplify(words)
        if words.isdecimal() or not wanted:
            return self.exact(words)
        return self.exact(words) or [
            entry
            for entry in self.entries
            if simplify(entry.action.text).startswith(wanted)
            or simplify(entry.label).startswith(wanted)
        ]
