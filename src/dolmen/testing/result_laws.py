"""What holds for everything that is written down about a finished game."""

from __future__ import annotations

from dolmen.core.game import Game
from dolmen.testing.broken import need
from dolmen.testing.random_games import random_states


def results_can_be_written_down(game: Game, players: int, number: int) -> None:
    """Rewards are one number per person, shares of the victory where several play; facts have
    the same names for every seat at every time."""
    names: list[str] | None = None
    for count, (s, _) in enumerate(random_states(game, players, number)):
        if s.stack and count % 50:
            continue
        for seat in range(players):
            facts = game.facts(s, seat)
            names = names or list(facts)
            need(list(facts) == names, f"seat {seat} has facts {list(facts)}, others {names}")
            texts = [*facts.values(), *game.taken(s, seat)]
            need(all(isinstance(text, str) for text in texts), "a fact is no text")
    rewards = game.rewards(s)
    need(len(rewards) == players, f"{len(rewards)} rewards for {players} players")
    if players > 1:
        whole = sum(rewards)
        need(abs(whole - 1) < 1e-9, f"the shares of the victory add up to {whole}")
