"""Altay: Dawn of Civilization, by Paolo Mori and Ole Steiness (Ares Games)."""
