"""Only named in annotations."""

from __future__ import annotations


class TaskGroup:
    """Several things at once; nothing here needs it."""
