"""When the database does not do what it should: which trouble it is, in one sentence that a player
understands. Nothing is lost by it: what was not stored was never shown as done."""

from __future__ import annotations

from dolmen.core.refusal import BadInput


class Trouble(BadInput):
    """The database cannot be used now; what was asked has not happened."""
