"""Variants of a game that a table may agree on."""

from collections.abc import Iterable, Mapping
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
    # Values that name the seats of a table in their order, counted from 1 ("3-1-2"): such a value
    # is for as many players as it names, and it says who begins.
    seatings: tuple[str, ...] = ()
    # What a choice of it means to people: "module" (a part of the game that is put in or left out),
    # "difficulty" (of an automatic opponent), or anything else.
    kind: str = ""

    @property
    def default(self) -> str:
        return self.values[0]

    def offered(self, players: int) -> tuple[str, ...]:
        """The values for a number of players; only the default if the option does not matter."""
        if self.players and players not in self.players:
            return (self.default,)
        return tuple(value for value in self.values if self.fits(value, players))

    def fits(self, value: str, players: int) -> bool:
        return value not in self.seatings or seats_named(value) == players

    def idle(self, every: Mapping[str, str], players: int) -> str | None:
        """Why the option has no effect beside the others (`every` holds them all); None if it has
        one."""
        if self.players and players not in self.players:
            count = "1 player" if players == 1 else f"{players} players"
            *others, last = map(str, self.players)
            right = f"{', '.join(others)} or {last}" if others else last
            return f"Option '{self.id}' has no effect with {count}; it is for {right}."
        if self.of and all(every[owner] != "on" for owner in self.of):
            owners = " or ".join(f"'{owner}'" for owner in self.of)
            return f"Option '{self.id}' has no effect unless {owners} is on."
        return None

    def read(self, value: object) -> str:
        """The value a person or program meant; on/off, true/false and booleans are the same."""
        text = str(value).lower()
        same = {"true": "on", "false": "off", "on": "true", "off": "false"}
        for candidate in (text, same.get(text, text)):
            if candidate in self.values:
                return candidate
        allowed = ", ".join(self.values)
        raise BadInput(f"Option '{self.id}' must be one of {allowed}; got '{value}'.", self.place)

    @property
    def place(self) -> tuple[str, str]:
        """Where a request names it."""
        return "options", self.id


def seats_named(seating: str) -> int:
    """How many seats a value such as "3-1-2" names."""
    return seating.count("-") + 1


def check_effect(
    options: Iterable[Option], every: Mapping[str, str], players: int, first: int | None
) -> None:
    """Refuse what a new game would be made with for nothing, with the reason. Games that were
    made so before are as good as without it."""
    for option in options:
        if every[option.id] != option.default and (reason := option.idle(every, players)):
            raise BadInput(reason, option.place)
    if first is not None and players == 1:
        raise BadInput("In a solo game there is no first player to agree on.", ("first",))


def with_effect(
    options: Iterable[Option], every: Mapping[str, str], players: int
) -> dict[str, str]:
    """The options that differ from their default and have an effect."""
    return {
        option.id: every[option.id]
        for option in options
        if every[option.id] != option.default and option.idle(every, players) is None
    }
