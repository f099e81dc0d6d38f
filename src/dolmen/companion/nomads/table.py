"""The table as far as it is known: the engine's state, whose lists ask when they are read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, SupportsIndex

from dolmen.companion.asking import Unknown
from dolmen.games.endless_winter import state as engine
from dolmen.games.endless_winter.ids import HEXES
from dolmen.games.endless_winter.state import NOMAD_TILE, NOTHING, Seat

SOMETHING = 90  # an Animal, a card, a token of which nobody has said what it is
FIRST_EMPTY = 99  # the first empty space of a hunting ground that nobody has described
NO_MAMMOTH = "no_mammoth"  # its module is not in play
Fresh = set[str]


class Watched(list[int]):
    """A list that may only be read while its fact is fresh. Writing is free: what the Nomads do
    is known."""

    def __init__(self, items: list[int], key: str, fresh: Fresh) -> None:
        super().__init__(items)
        self.key = key
        self.fresh = fresh

    def again(self, fresh: Fresh) -> Watched:
        """A copy that belongs to another table."""
        return type(self)(self.known(), self.key, fresh)

    def known(self) -> list[int]:
        """What was known last."""
        return list(list.__iter__(self))

    def need(self) -> None:
        if self.key not in self.fresh:
            raise Unknown(self.key)

    def __getitem__(self, at: Any) -> Any:
        self.need()
        return list.__getitem__(self, at)

    def __iter__(self) -> Iterator[int]:
        self.need()
        return list.__iter__(self)

    def __contains__(self, item: object) -> bool:
        self.need()
        return list.__contains__(self, item)

    def index(self, item: int, *where: SupportsIndex) -> int:
        self.need()
        return list.index(self, item, *where)

    def count(self, item: int) -> int:
        self.need()
        return list.count(self, item)


class Ground(Watched):
    """The hunting ground. To reveal an Animal nobody needs to tell anything: people see the first
    empty space themselves."""

    def need(self) -> None:
        super().need()
        if list.__contains__(self, SOMETHING):
            raise Unknown(self.key)

    def __contains__(self, item: object) -> bool:
        if item == NOTHING and self.key not in self.fresh:
            return True
        return list.__contains__(self, item)

    def index(self, item: int, *where: SupportsIndex) -> int:
        if item == NOTHING and self.key not in self.fresh:
            return FIRST_EMPTY
        return list.index(self, item, *where)

    def __setitem__(self, at: Any, item: Any) -> None:
        if at != FIRST_EMPTY:
            list.__setitem__(self, at, item)

    def __getitem__(self, at: Any) -> Any:
        if at == FIRST_EMPTY:
            return SOMETHING
        return list.__getitem__(self, at)  # a single space is only read once all were


class Herd(Watched):
    """The Nomads' Animals: the one they draw has to be named."""

    def need(self) -> None:
        """Their own Animals are always known."""

    def __getitem__(self, at: Any) -> Any:
        if at == SOMETHING:
            raise Unknown("draw")
        return list.__getitem__(self, at)


class Tiles(Watched):
    """What never changes, and is asked for place by place."""

    def need(self) -> None:
        """Nothing has to be known as a whole."""

    def __getitem__(self, at: Any) -> Any:
        tile = list.__getitem__(self, at)
        if tile == SOMETHING:
            raise Unknown(f"tile.{HEXES[at]}")
        return tile


class Spaces(Watched):
    """The spaces of the Megalith site, known tile by tile."""

    def need(self) -> None:
        """Nothing has to be known as a whole."""

    def __getitem__(self, at: Any) -> Any:
        space = list.__getitem__(self, at)
        if space <= -SOMETHING:
            raise Unknown(f"site_tile.{-space - SOMETHING + 1}")
        return space


class Junctions(Watched):
    """The Nomads' Villages and their tile are known. For the influence those of the people do not
    matter, because people compare the influence themselves."""

    def __iter__(self) -> Iterator[int]:
        return list.__iter__(self)

    def need(self) -> None:
        """A junction may be taken by a Village of the people or by the Mammoth."""
        super().need()
        self.need_mammoth()

    def need_mammoth(self) -> None:
        if not {"mammoth", NO_MAMMOTH} & self.fresh:
            raise Unknown("mammoth")

    def __contains__(self, item: object) -> bool:
        if item != NOMAD_TILE:
            self.need_mammoth()
        return list.__contains__(self, item)

    def index(self, item: int, *where: SupportsIndex) -> int:
        return list.index(self, item, *where)


class AnimalDeck(Watched):
    """Never empty before somebody says so."""

    def need(self) -> None:
        """Its cards are seen one by one."""

    def __len__(self) -> int:
        return 0 if "deck_empty" in self.fresh else 1


class Deck(Watched):
    """The Nomad or Land cards of people who draw their own: the cards that may still come."""

    def need(self) -> None:
        """Which cards may still come is known."""

    def pop(self, at: SupportsIndex = -1) -> int:
        """A card that nobody looks at stays among them until it is seen."""
        return SOMETHING


class Beside(engine.State):
    """The engine's state beside a real table."""

    fresh: Fresh  # facts that hold now
    drawn: list[int]  # the card or Animal that was named for the next draw
    own_cards: bool
    numbers: dict[str, int]  # what people add up themselves

    def clone(self) -> Beside:
        other = Beside.__new__(Beside)
        other.fresh = set(self.fresh)
        other.drawn = self.drawn[:]
        other.own_cards = self.own_cards
        other.numbers = dict(self.numbers)
        for field in fields(engine.State):
            setattr(other, field.name, self.copied(getattr(self, field.name), other.fresh))
        other.listener = None
        return other

    def copied(self, value: Any, fresh: Fresh) -> Any:
        if isinstance(value, Watched):
            return value.again(fresh)
        if isinstance(value, list):
            return [self.copied(item, fresh) for item in value]
        if isinstance(value, Seat):
            seat = Seat.__new__(Seat)
            for field in fields(Seat):
                setattr(seat, field.name, self.copied(getattr(value, field.name), fresh))
            return seat
        return value

    def need(self, key: str) -> None:
        if key not in self.fresh:
            raise Unknown(key)

    def turn_up(self, pile: list[int]) -> int:
        """A card of the real table is named by whoever turns it up."""
        if isinstance(pile, AnimalDeck):
            return self.drawn.pop() if self.drawn else SOMETHING
        if not isinstance(pile, Deck):
            return super().turn_up(pile)
        if not self.drawn:
            raise Unknown(pile.key)
        card = self.drawn.pop()
        list.remove(pile, card)
        return card

    def stale(self) -> None:
        """People have acted: what they may have changed is asked again when it is needed."""
        self.fresh -= CHANGING


# Facts that people change when they act. The others hold once they are known.
CHANGING = frozenset(
    {"ground", "display", "stones", "site", "villages", "mammoth", "lead", "ritual", "raft"}
)
