"""Which trouble a database has, by what its driver says."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from dolmen.server.complaints import Sentence
from dolmen.server.trouble import Trouble

# What drivers say, and the sentence that says it to people.
SIGNS = (
    ("database is locked", "storage_locked"),
    ("database table is locked", "storage_locked"),
    ("disk is full", "storage_full"),
    ("disk full", "storage_full"),
    ("no space left", "storage_full"),
    ("could not extend file", "storage_full"),
    ("readonly database", "storage_read_only"),
    ("read-only transaction", "storage_read_only"),
    ("unable to open database file", "storage_gone"),
    ("disk i/o error", "storage_gone"),
    ("malformed", "storage_damaged"),
)


def sign_of(error: SQLAlchemyError) -> str | None:
    """Which trouble it is by what the driver says; None if it says nothing that is known."""
    said = str(getattr(error, "orig", None) or error).lower()
    return next((key for sign, key in SIGNS if sign in said), None)


def trouble_of(error: SQLAlchemyError) -> Trouble:
    key = sign_of(error)
    if key is not None:
        return Trouble(Sentence(key))
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    away = lost or isinstance(error, OperationalError)
    return Trouble(Sentence("storage_unreachable" if away else "storage_fails"))
