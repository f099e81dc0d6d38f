"""Other engines for board games in Python, playing random games in an environment of their own.

Each script plays for some seconds of processor time and prints its decisions as JSON.
"""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

LOOP = """
import json, sys, time
play()
until, decisions, games, began = float(sys.argv[1]), 0, 0, time.process_time()
while time.process_time() - began < until:
    decisions += play()
    games += 1
spent = time.process_time() - began
print(json.dumps({"decisions_per_second": decisions / spent, "games_per_second": games / spent}))
"""

CATANATRON = """
from catanatron import Color, Game, RandomPlayer
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
def play():
    game = Game([RandomPlayer(colour) for colour in colours])
    game.play()
    return len(game.state.actions)
"""

# The bare game, without observations: what random play needs.
RLCARD = """
import random
from rlcard.games.NAME import Game
def play():
    game = Game()
    state, _ = game.init_game()
    decisions = 0
    while not game.is_over():
        game.step(ACTION)
        decisions += 1
    return decisions
"""

OPENSPIEL = """
import random
import pyspiel
from open_spiel.python import games
game = pyspiel.load_game("NAME")
def play():
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions
"""


@dataclass(slots=True, frozen=True)
class Peer:
    name: str
    package: str
    script: str

    def speed(self, python: Path, seconds: float) -> dict[str, float]:
        output = subprocess.run(
            [str(python), "-c", self.script + LOOP, str(seconds)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        found: dict[str, float] = json.loads(output.splitlines()[-1])
        return found


def of_rlcard(name: str, folder: str, action: str) -> Peer:
    script = RLCARD.replace("NAME", folder).replace("ACTION", action)
    return Peer(f"RLCard {name}", "rlcard", script)


def of_openspiel(name: str) -> Peer:
    label = name.removeprefix("python_").replace("_", " ")
    return Peer(f"OpenSpiel (Python) {label}", "open_spiel", OPENSPIEL.replace("NAME", name))


FIRST = Peer("Catanatron", "catanatron", CATANATRON)  # what ours are compared with
PEERS = (
    FIRST,
    of_rlcard("uno", "uno", "random.choice(game.get_legal_actions())"),
    of_rlcard("gin rummy", "gin_rummy", "random.choice(game.judge.get_legal_actions())"),
    of_openspiel("python_block_dominoes"),
    of_openspiel("python_team_dominoes"),
    of_openspiel("python_liars_poker"),
)


def missing(python: Path) -> list[str]:
    """The packages that this Python does not have."""
    lines = [
        "from importlib.util import find_spec",
        "names = ('catanatron', 'rlcard', 'pyspiel')",
        "print(*(name for name in names if find_spec(name) is None))",
    ]
    command = [str(python), "-c", "\n".join(lines)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return ["open_spiel" if name == "pyspiel" else name for name in said.split()]
