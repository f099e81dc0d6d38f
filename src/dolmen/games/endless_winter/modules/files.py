"""The content file of each module."""

from __future__ import annotations

MODULE_FILES = {
    "rest_tiles": "exp_rest_tiles.toml",
    "glacier_tokens": "exp_glacier_tokens.toml",
    "ancestors": "exp_ancestors.toml",
    "rivers_rafts": "exp_rivers_rafts.toml",
    "cave_paintings": "exp_cave_paintings.toml",
    "four_legged_friends": "exp_four_legged_friends.toml",
    "ritual_sites": "exp_ritual_sites.toml",
    "mammoth": "exp_mammoth.toml",
}
ANCESTORS = MODULE_FILES["ancestors"]
RIVERS = MODULE_FILES["rivers_rafts"]
CAVES = MODULE_FILES["cave_paintings"]
