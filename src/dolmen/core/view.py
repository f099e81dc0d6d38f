"""What one seat may know, as JSON-ready data built up from nothing.

A game builds the part about its own table; the envelope around it is the same for all games.
"""

from typing import Any

View = dict[str, Any]
