"""The games for OpenSpiel.

    game = dolmen.envs.spiel.load("altay", players=2)
    state = game.new_initial_state()

Chance is one node, the deal: its outcome is the seed of a game, and all that happens by chance
later follows from it. With `draws=True` every draw is a node of its own: a shuffle of five cards is
four of them. The rules are then told what they would draw (`core/oracle.py`): an action that needs
a number nobody has told is carried out again, on a copy, once OpenSpiel has chosen it.

Who must not know a deal draws another one that fits what a seat sees with `resample`, which is what
searches such as ISMCTS ask for:

    bot.set_resampler(dolmen.envs.spiel.resample)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from dolmen.core.oracle import ASKED, Undrawn, told
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.envs.observer import Observer
from dolmen.envs.table import rewards
from dolmen.games import find

DEALS = 1000
LARGEST_DRAW = 200  # no pile has more cards
FAR = 10_000.0  # no result of a person alone is larger
PREFIX = "dolmen_"
UNDEALT = "before the deal"


def load(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: int = DEALS,
    wide: bool = True,
    draws: bool = False,
) -> Any:
    """The game as OpenSpiel knows it; a deal is one of `deals`. With `draws`, chance is explicit:
    from the setup on, or from its end in a game whose setup tries until it fits."""
    known = find(game)
    count = known.usual if players is None else players
    chosen = known.header(count, 0, options).options
    words = ";".join(f"{name}:{value}" for name, value in chosen.items())
    parameters = {
        "players": count,
        "options": words,
        "deals": deals,
        "wide": wide,
        "draws": draws,
    }
    return pyspiel.load_game(PREFIX + game, parameters)


def game_type(game: str, players: int | None = None) -> Any:
    """What OpenSpiel must know about a game. Alone there is nobody to take from."""
    alone = players == 1
    seats = find(game).seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game,
        long_name=f"Dolmen: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": find(game).usual,
            "options": "",
            "deals": DEALS,
            "wide": True,
            "draws": False,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library may be missing
    """One game of the table with its number of players and options."""

    name: ClassVar[str]
    # A setup that starts anew when the map does not fit may draw for ever: that is no tree.
    dealt: ClassVar[bool] = False

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = params or {}
        self.game = find(self.name)
        self.players = int(parameters.get("players", self.game.usual))
        self.options = dict(
            word.split(":", 1) for word in str(parameters.get("options", "")).split(";") if word
        )
        self.deals = int(parameters.get("deals", DEALS))
        if self.deals < 1:
            raise BadInput(f"There must be at least 1 deal; got {self.deals}.")
        self.draws = bool(parameters.get("draws", False))
        self.deal = self.dealt or not self.draws  # is there a node for it?
        self.game.header(self.players, 0, self.options)
        self.observer = Observer(
            self.game, self.players, self.options, bool(parameters.get("wide", True))
        )
        alone = self.players == 1
        # A sum of 0 is said only where it is one; the library takes None for an unknown sum.
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.vocabulary),
            max_chance_outcomes=max(
                self.deals if self.deal else 0, LARGEST_DRAW if self.draws else 0
            ),
            num_players=self.players,
            min_utility=-FAR if alone else -1.0,
            max_utility=FAR if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(game_type(self.name, self.players), info, dict(parameters))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.observer)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game before its deal (`table` is None) or after it. Where chance is explicit, `told` are
    the draws so far of the setup or of the action that is being carried out, and `size` is how many
    outcomes the next one has. Copies are made by OpenSpiel, which copies what is in here; a game's
    state then copies itself as it always does."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.owner = Shared(game)
        self.table: State | None = None
        self.action: int | None = None  # the one that is being carried out
        self.told: list[int] = []
        self.size = game.deals if game.deal else 0
        if not game.deal:
            self.go_on()

    def current_player(self) -> int:
        if self.size:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.table is not None
        return self.table.seat if self.table.stack else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self.size) for number in range(self.size)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.size or self.table is None or self.table.seat != player:
            return []
        return sorted(self.table.options)

    def _apply_action(self, action: int) -> None:
        owner = self.owner.game
        if self.table is None and owner.deal:
            self.size = 0
            self.table = owner.game.new(owner.game.header(owner.players, action, owner.options))
            if owner.draws:
                self.table.keys = asked(self.table)
        elif owner.draws:
            if self.size:
                self.told = [*self.told, action]
            else:
                self.action = action
            self.go_on()
        else:
            assert self.table is not None
            act(self.table, action)

    def go_on(self) -> None:
        """Carry out the setup or the action as far as its draws are known."""
        owner = self.owner.game
        try:
            with told(self.told):
                if self.table is None:
                    after = owner.game.new(owner.game.header(owner.players, 0, owner.options))
                else:
                    assert self.action is not None
                    after = self.table.clone()
                    act(after, self.action)
        except Undrawn as needed:
            self.size = needed.size
            return
        self.table, self.action, self.told, self.size = after, None, [], 0

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.owner.game.game.vocabulary.text(action)
        dealt = self.table is None and self.owner.game.deal
        return f"deal {action}" if dealt else f"draw {action}"

    def is_terminal(self) -> bool:
        return not self.size and self.table is not None and not self.table.stack

    def returns(self) -> list[float]:
        owner = self.owner.game
        if self.table is None or not self.is_terminal():
            return [0.0] * owner.players
        return rewards(owner.game, self.table)

    def __str__(self) -> str:
        if self.table is None:
            return UNDEALT if self.owner.game.deal else f"setup after {len(self.told)} draws"
        if not self.table.stack:
            return "over"
        found = f"round {self.owner.game.game.round(self.table)}, seat {self.table.seat} decides"
        if self.action is None:
            return found
        text = self.owner.game.game.vocabulary.text(self.action)
        return f"{found}: {text}, after {len(self.told)} draws"


class Shared:
    """Keeps what all states of a game have in common from being copied with each of them."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


class SpielObserver:
    """What a seat may know, as OpenSpiel asks for it."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.observer.observe(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return UNDEALT
        row: list[int] = []
        self.observer.game.encode(state.table, player, row)
        # What may be done is known to the one who decides.
        row += sorted(state.table.options) if player == state.table.seat else []
        return f"{player} {row}"


def resample(state: SpielState, player: int, rng: Rng | None = None) -> SpielState:
    """A state that the player cannot tell from this one, dealt anew."""
    found: SpielState = state.clone()
    if found.table is None:
        return found
    if found.size:
        raise BadInput("While an action draws, nothing can be dealt anew: nobody decides.")
    drawn = rng or Rng(np.random.randint(1 << 31), "resample")
    found.table = found.owner.game.game.determinize(found.table, player, drawn)
    if found.owner.game.draws:
        found.table.keys = asked(found.table)
    return found


def asked(s: State) -> tuple[int, ...]:
    """The keys of streams whose numbers are told."""
    return (ASKED,) * len(s.keys)


class Altay(SpielGame):
    name = "altay"


class Prehistory(SpielGame):
    name = "prehistory"


class EndlessWinter(SpielGame):
    name = "endless_winter"
    dealt = True


for made in (Altay, Prehistory, EndlessWinter):
    pyspiel.register_game(game_type(made.name), made)
