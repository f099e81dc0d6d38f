"""What may be wrong with the content of this game."""

from pathlib import Path

from dolmen.core.problem import Problems

problem = Problems(Path(__file__).parent / "reader" / "text")
