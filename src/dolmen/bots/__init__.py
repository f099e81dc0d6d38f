"""Bots: each sees a view and the legal actions, and gives an action."""

from dolmen.bots.bot import Bot, Turn, answer
from dolmen.bots.bots import make

__all__ = ["Bot", "Turn", "answer", "make"]
