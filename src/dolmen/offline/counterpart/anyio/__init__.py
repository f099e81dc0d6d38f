"""What Starlette uses of anyio where it answers our requests, for a place without threads.

The real package needs interpreters and sockets that a browser does not have. Streams and files are
not sent there, so nothing else is asked for.
"""

from __future__ import annotations

from . import abc, to_thread

__all__ = ["abc", "to_thread"]
