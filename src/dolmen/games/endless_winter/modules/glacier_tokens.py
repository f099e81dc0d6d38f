"""Glacier tokens, the ice finds: face down on the glaciers until a Camp comes (M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dolmen.core.rng import Rng
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import GLACIER, HEXES, ICE_FINDS
from dolmen.games.endless_winter.income import resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

# Memory: per hex NOTHING, a token face up, or HIDDEN + a token face down; then the tokens in the
# box, unseen.
HIDDEN: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class GlacierTokens(Module):
    id = "glacier_tokens"

    def memory(self, s: State) -> list[int]:
        tokens = list(range(len(ICE_FINDS)))
        s.shuffle(SETUP_STREAM, tokens)
        notes = [NOTHING] * len(HEXES)
        for hex_, tile in enumerate(s.tiles):
            if s.content.tiles[tile].type == GLACIER:
                notes[hex_] = HIDDEN + tokens.pop()
        return notes + tokens

    def turn_over(self, s: State, hex_: int) -> bool:
        """Turn the token of a hex face up; False if none lies there face down."""
        notes = s.memory[self.number]
        if hex_ >= len(HEXES) or notes[hex_] < HIDDEN:
            return False
        notes[hex_] -= HIDDEN
        s.learned += 1
        if s.listener is not None:
            s.tell(m.ICE_FIND, hex_, notes[hex_])
        return True

    def camp_entered_hex(self, s: State, seat: int, hex_: int) -> None:
        if self.turn_over(s, hex_):
            resolve(s, seat, s.content.expansions.ice_finds.effects[s.memory[self.number][hex_]])

    def nomads_arrived(self, s: State) -> None:
        """Camps of the setup reveal a token without gaining it."""
        for hex_, camps in enumerate(s.seats[s.nomads].camps):
            if camps:
                self.turn_over(s, hex_)

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Effect) -> Effect:
        """A face-up token covers what is printed; a face-down one covers nothing."""
        token = s.memory[self.number][hex_]
        if token == NOTHING or token >= HIDDEN:
            return income
        return s.content.expansions.ice_finds.effects[token]

    def tell_terrain_hex(self, s: State, seat: int, hex_: int) -> None:
        token = s.memory[self.number][hex_]
        if NOTHING < token < HIDDEN:
            s.tell(m.ICE_COVERS, token)

    def brings(self, content: Content) -> dict[str, tuple[Effect, ...]]:
        finds = content.expansions.ice_finds.effects
        return {"place_camp": finds, "move_camp": finds}

    def census(self, s: State) -> dict[str, int]:
        notes = s.memory[self.number]
        tokens = {note % HIDDEN for note in notes if note != NOTHING}
        return {"ice finds": len(tokens)}

    def redeal(self, world: State, seat: int, rng: Rng) -> None:
        notes = world.memory[self.number]
        pool = sorted(
            [note - HIDDEN for note in notes[: len(HEXES)] if note >= HIDDEN] + notes[len(HEXES) :]
        )
        rng.shuffle(pool)
        for hex_ in range(len(HEXES)):
            if notes[hex_] >= HIDDEN:
                notes[hex_] = HIDDEN + pool.pop()
        notes[len(HEXES) :] = pool

    def show(self, s: State, seat: int | None, table: Table) -> None:
        notes = s.memory[self.number]
        table["glacier_tokens"] = {
            "tokens": {
                name: ICE_FINDS[notes[hex_]] if notes[hex_] < HIDDEN else None
                for hex_, name in enumerate(HEXES)
                if notes[hex_] != NOTHING
            }
        }
