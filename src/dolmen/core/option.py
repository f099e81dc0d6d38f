"""Variants of a game that a table may agree on."""

from dataclasses import dataclass

from dolmen.core.refusal import BadInput


@dataclass(slots=True, frozen=True)
class Option:
    """A variant: its values, the first of which is the default. It may matter only if one of
    certain other options is on, or only for some numbers of players."""

    id: str
    values: tuple[str, ...]
    of: tuple[str, ...] = ()
    players: tuple[int, ...] = ()  # none named: any number

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, value: object) -> str:
        """The value a person or program meant; on/off, true/false and booleans are the same."""
        text = str(value).lower()
        same = {"true": "on", "false": "off", "on": "true", "off": "false"}
        for candidate in (text, same.get(text, text)):
            if candidate in self.values:
                return candidate
        allowed = ", ".join(self.values)
        raise BadInput(f"Option '{self.id}' knows {allowed}; got '{value}'.")
