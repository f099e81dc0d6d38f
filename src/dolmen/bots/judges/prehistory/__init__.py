"""The judge of Prehistory."""
