"""What can be wrong with a message."""

from __future__ import annotations


class MsgspecError(Exception):
    """Anything that is wrong with a message."""


class DecodeError(MsgspecError):
    """It is not JSON."""


class ValidationError(DecodeError):
    """It is JSON, but does not fit its type."""
