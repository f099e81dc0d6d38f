"""The finite vocabulary of answers: each action has a text form, an index and typed arguments.

On the hot path an action is its index, a plain int. Names and arguments are looked up here, at
the edges. A vocabulary belongs to a game's rules, not to its content or options. Records hold the
text of an action: an index means nothing beyond the running program.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dolmen.core.message import Template
from dolmen.core.refusal import BadInput


class Domain:
    """A named, ordered set of ids that an argument is taken from."""

    __slots__ = ("ids", "kind", "number")

    def __init__(self, kind: str, ids: tuple[str, ...]) -> None:
        self.kind = kind
        self.ids = ids
        self.number = {name: index for index, name in enumerate(ids)}

    def __len__(self) -> int:
        return len(self.ids)


class Verb:
    """One kind of action: a name and the domains of its arguments.

    Its actions are the indices from `base` on, the last argument running fastest.
    """

    __slots__ = ("base", "domains", "name", "number", "size", "template")

    def __init__(self, name: str, **domains: Domain) -> None:
        self.name = name
        self.domains = tuple(domains.values())
        self.template = Template(name, **{field: d.kind for field, d in domains.items()})
        self.size = 1
        for domain in self.domains:
            self.size *= len(domain)
        self.base = -1
        self.number = -1

    def at(self, *arguments: int) -> int:
        """The index of the action with these arguments."""
        offset = 0
        for domain, argument in zip(self.domains, arguments, strict=True):
            offset = offset * len(domain) + argument
        return self.base + offset

    def arguments(self, index: int) -> tuple[int, ...]:
        offset = index - self.base
        found: list[int] = []
        for domain in reversed(self.domains):
            offset, argument = divmod(offset, len(domain))
            found.append(argument)
        return tuple(reversed(found))

    @property
    def actions(self) -> range:
        """The indices of all its actions."""
        return range(self.base, self.base + self.size)

    def text(self, arguments: tuple[int, ...]) -> str:
        ids = (domain.ids[a] for domain, a in zip(self.domains, arguments, strict=True))
        return " ".join((self.name, *ids))

    def __contains__(self, index: int) -> bool:
        return self.base <= index < self.base + self.size


@dataclass(slots=True, frozen=True)
class Action:
    """An action as people and files see it.

    >>> import dolmen
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> action = play.decision.actions[0]
    >>> action.text, action.verb.name
    ('folk earthfolk', 'folk')
    """

    index: int
    verb: Verb
    arguments: tuple[int, ...]
    text: str

    def __str__(self) -> str:
        return self.text


class Vocabulary:
    """All verbs of a game, in a fixed order that gives every action its index."""

    __slots__ = ("by_name", "domains", "known", "size", "verb_of", "verbs")

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        self.domains = {domain.kind: domain for verb in verbs for domain in verb.domains}
        self.verb_of: list[int] = []  # index -> number of its verb, for dispatch
        for number, verb in enumerate(verbs):
            verb.base = len(self.verb_of)
            verb.number = number
            self.verb_of.extend([number] * verb.size)
        self.size = len(self.verb_of)
        self.known: dict[int, Action] = {}  # those that were asked for; they come again and again

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Action]:
        return (self.action(index) for index in range(self.size))

    def action(self, index: int) -> Action:
        found = self.known.get(index)
        if found is None:
            if not 0 <= index < self.size:
                last = self.size - 1
                raise BadInput(f"There is no action number {index}; they run from 0 to {last}.")
            verb = self.verbs[self.verb_of[index]]
            arguments = verb.arguments(index)
            found = self.known[index] = Action(index, verb, arguments, verb.text(arguments))
        return found

    def text(self, index: int) -> str:
        return self.action(index).text

    def parse(self, text: str) -> int:
        """The index of an action's text; the inverse of `text`."""
        words = text.split()
        if not words:
            raise BadInput("An action is empty; expected a verb and its arguments.")
        verb = self.by_name.get(words[0])
        if verb is None:
            raise BadInput(f"Unknown action '{words[0]}' in '{text}'.")
        if len(words) - 1 != len(verb.domains):
            wanted = " ".join(f"<{name}>" for name, _ in verb.template.fields)
            raise BadInput(f"'{text}' does not fit the form '{f'{verb.name} {wanted}'.strip()}'.")
        arguments: list[int] = []
        for word, domain in zip(words[1:], verb.domains, strict=True):
            if word not in domain.number:
                raise BadInput(f"'{word}' in '{text}' is not a known {domain.kind}.")
            arguments.append(domain.number[word])
        return verb.at(*arguments)

    def table(self) -> Table:
        """All actions in columns, for policies that choose the verb and each argument apart."""
        columns: dict[tuple[str, int], int] = {}  # kind, and how often the verb had it before
        for verb in self.verbs:
            for slot in slots(verb):
                columns.setdefault(slot, len(columns) + 1)
        rows: list[tuple[int, ...]] = []
        for action in self:
            row = [action.verb.number + 1] + [0] * len(columns)
            for slot, argument in zip(slots(action.verb), action.arguments, strict=True):
                row[columns[slot]] = argument + 1
            rows.append(tuple(row))
        names = ["verb", *(f"{kind} {n + 1}" if n else kind for kind, n in columns)]
        sizes = [len(self.verbs), *(len(self.domains[kind]) for kind, _ in columns)]
        return Table(tuple(names), tuple(sizes), rows)


@dataclass(slots=True, frozen=True)
class Table:
    """A row per action: its verb and its arguments, each from 1 on; 0 where it has none."""

    columns: tuple[str, ...]
    sizes: tuple[int, ...]  # the largest number in each column
    rows: list[tuple[int, ...]]


def slots(verb: Verb) -> list[tuple[str, int]]:
    """The column of each argument: its kind, and how many of that kind come before."""
    found: list[tuple[str, int]] = []
    for domain in verb.domains:
        before = sum(1 for kind, _ in found if kind == domain.kind)
        found.append((domain.kind, before))
    return found
