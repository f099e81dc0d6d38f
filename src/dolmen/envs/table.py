"""One game after the other, as every environment plays them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from dolmen.core.game import Game
from dolmen.core.record import Header, Record
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act, refusal
from dolmen.core.view import see
from dolmen.envs.observer import Mask, Numbers, Observer
from dolmen.games import find
from dolmen.speech.face import face_of

REWARDS = ("victory", "lead")


class Table:
    """The game that is being played, and the deals that follow. The seed of a deal is that of the
    game, as in a record; without one it follows from the last seed that was given."""

    header: Header
    state: State

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        wide: bool = True,
        reward: str = "victory",
    ) -> None:
        if reward not in REWARDS:
            raise BadInput(f"There is no reward '{reward}'; there are {', '.join(REWARDS)}.")
        self.game = find(game) if isinstance(game, str) else game
        self.players = self.game.usual if players is None else players
        self.options = dict(options or {})
        self.reward = reward
        self.game.header(self.players, 0, self.options)  # what is wrong is said at once
        self.observer = Observer(self.game, self.players, self.options, wide)
        self.deals = Rng(secrets.randbits(64), "deals")
        self.moves: list[tuple[int, int]] = []

    def deal(self, seed: int | None) -> None:
        """Begin the next game."""
        if seed is not None:
            self.deals = Rng(seed, "deals")
        number = self.deals.below(1 << 31) if seed is None else seed
        self.header = self.game.header(self.players, number, self.options)
        self.state = self.game.new(self.header)
        self.moves = []

    @property
    def over(self) -> bool:
        return not self.state.stack

    def act(self, action: int) -> None:
        """Carry out an action that is legal."""
        self.moves.append((self.state.seat, action))
        act(self.state, action)

    def reason(self, action: int) -> str | None:
        """Why an action is not legal now, in words; None if it is."""
        if action in self.state.options:
            return None
        vocabulary = self.game.vocabulary
        text = vocabulary.text(action)
        found = refusal(self.state, action)
        assert found is not None
        return f"'{text}' is not legal now: {face_of(self.game).explain(found, 'en', None, ())}"

    def observe(self, seat: int) -> Numbers:
        return self.observer.observe(self.state, seat)

    def mask(self, seat: int) -> Mask:
        return self.observer.mask(self.state, seat)

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state, self.reward)

    def record(self) -> Record:
        """The game so far, to be looked at with `dolmen record show` or at the table."""
        text = self.game.vocabulary.text
        totals = [sum(row) for row in self.game.scores(self.state)] if self.over else None
        return Record(self.header, [(seat, text(action)) for seat, action in self.moves], totals)

    def draw(self, seat: int | None) -> str:
        """The table in words, as a seat sees it; None is a spectator."""
        face = face_of(self.game)
        return "\n".join(face.table(see(self.game, self.state, seat), face.lexicon("en")))


def rewards(game: Game, s: State, kind: str = "victory") -> list[float]:
    """What each seat gets at the end of a game. A victory is 1, shared where it is; what the others
    get makes the sum 0. A lead is the distance to the best of the others, in points. Who plays
    alone gets what the rules measure success by."""
    if s.players == 1:
        return game.rewards(s)
    if kind == "lead":
        totals = [sum(row) for row in game.scores(s)]
        return [
            float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)
        ]
    return [(s.players * share - 1) / (s.players - 1) for share in game.rewards(s)]
