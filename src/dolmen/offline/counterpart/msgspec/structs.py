"""What can be done with a struct."""

from __future__ import annotations

from dataclasses import replace

__all__ = ["replace"]
