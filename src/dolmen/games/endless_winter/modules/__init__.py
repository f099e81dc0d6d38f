"""Modules: what an expansion attaches to the base rules, one file per module in this folder.

A module is an object with a method for every hook point it uses (RULES section 2d); the base
rules call all modules in play at these points and know nothing else about them. A module may
also bring primitives (`gains`, `nomad_gains`) and counters. What it has to remember during a
game it keeps in its list `s.memory[number]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from dolmen.games.endless_winter.state import Winter


class Module:
    """The hook points, all without effect. A hook may change the state or push steps."""

    id: ClassVar[str]
    # Primitives and counters by id; the ids must be part of OPS and COUNTERS.
    gains: ClassVar[dict[str, Callable[..., None]]] = {}
    nomad_gains: ClassVar[dict[str, Callable[..., None]]] = {}
    counters: ClassVar[dict[str, Callable[..., int]]] = {}

    def memory(self, s: Winter) -> list[int]:
        """What the module remembers when the game begins."""
        return []

    def after_setup(self, s: Winter) -> None:
        """The table is laid out; incomes of step 13 have not been gained yet."""

    def nomads_arrived(self, s: Winter) -> None:
        """Alone: the Nomads' Camps stand on the hexes of the first Land card. They did not enter
        them; incomes of the Setup card have not been gained yet."""

    def before_turn(self, s: Winter, seat: int) -> None:
        """A turn begins, nothing has been chosen."""

    def rest_taken(self, s: Winter, seat: int) -> None:
        """A figure was placed on Rest; what is pushed here comes after the Rest effect."""

    def camp_entered_hex(self, s: Winter, seat: int, hex_: int) -> None:
        """A Camp was moved or placed onto a hex where it did not stand before."""

    def village_built(self, s: Winter, seat: int, junction: int) -> None:
        """A Village (or the Nomad tile) was put on a junction."""

    def influence(self, s: Winter, seat: int, hex_: int) -> int:
        """Influence besides Camps, Villages and the Nomad tile."""
        return 0

    def rival(self, s: Winter, hex_: int) -> int:
        """Influence of a rival that belongs to no seat."""
        return 0

    def eclipse_labor(self, s: Winter, seat: int) -> int:
        """Labor added to a seat's total in E2."""
        return 0

    def eclipse_after_tribe_cards(self, s: Winter, seat: int) -> None:
        """E3.2 of the seat is done."""

    def eclipse_before_terrain(self, s: Winter, seat: int) -> None:
        """Just before the list of hexes of E3.3 is fixed."""

    def eclipse_terrain_hex(self, s: Winter, seat: int, hex_: int, income: Any) -> Any:
        """The income of a hex that the seat leads; the answer replaces it."""
        return income

    def eclipse_player_end(self, s: Winter, seat: int) -> None:
        """The seat has completed its Eclipse."""

    def preparation(self, s: Winter) -> None:
        """Figures are home and the round marker is advanced; displays are not refilled yet."""

    def final_scoring(self, s: Winter, seat: int) -> int:
        """Points of the seat at the end of the game."""
        return 0

    def nomad_special_before(self, s: Winter) -> None:
        """The Nomads are about to test whether they can build a Village."""

    def nomad_special_after_b(self, s: Winter, land: int) -> None:
        """The Nomads have moved their inner Camps by this Land card."""

    def view(self, s: Winter, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the module's part of the table."""
        return {}


MODULES: tuple[type[Module], ...] = ()
