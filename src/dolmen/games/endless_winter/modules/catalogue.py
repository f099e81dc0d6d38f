"""The modules there are, their options, and which options go together (section 11)."""

from __future__ import annotations

from collections.abc import Mapping

from dolmen.core.option import Option
from dolmen.core.refusal import BadInput
from dolmen.games.endless_winter.ids import ANCESTOR_ANIMALS
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.modules.abilities import ColumnAbilities
from dolmen.games.endless_winter.modules.ancestors import STACKS, Ancestors
from dolmen.games.endless_winter.modules.cave_paintings import CavePaintings
from dolmen.games.endless_winter.modules.four_legged_friends import FourLeggedFriends
from dolmen.games.endless_winter.modules.glacier_tokens import GlacierTokens
from dolmen.games.endless_winter.modules.mammoth import Mammoth
from dolmen.games.endless_winter.modules.rest_tiles import RestTiles
from dolmen.games.endless_winter.modules.ritual_sites import RitualSites
from dolmen.games.endless_winter.modules.rivers_rafts import RiversRafts

# The order in which their hooks are called. Rivers & Rafts comes after Ancestors, whose migrate
# stack it may replace; the Mammoth comes last, because it doubles what the others change.
MODULES: tuple[type[Module], ...] = (
    RestTiles,
    Ancestors,
    RiversRafts,
    GlacierTokens,
    CavePaintings,
    FourLeggedFriends,
    RitualSites,
    Mammoth,
)
SWITCH = ("off", "on")
PART = ("on", "off")
# Options that belong to a module: without it they keep their default.
ANCESTOR_OPTIONS = tuple(
    Option(name, PART, of=(Ancestors.id,))
    for name in ("prosperity", "strife", "advanced_chiefs", *ANCESTOR_ANIMALS)
)
RIVER_OPTIONS = (
    Option("landmark_hexes", ("auto", "1", "2", "3"), of=(RiversRafts.id,)),
    Option("sea_cow", PART, of=(RiversRafts.id,)),
    Option("stone_of_waters", PART, of=(RiversRafts.id,)),
)
# A stack of Tribe cards: `auto` is the new card if its module is in play.
STACK_OPTIONS = tuple(
    Option(name, ("auto", *cards, "warrior"), of=(Ancestors.id, RiversRafts.id))
    if name == "migrate_stack"
    else Option(name, ("auto", *cards), of=(Ancestors.id,))
    for name, cards in STACKS.items()
)
OPTIONS: tuple[Option, ...] = (
    *(Option(module.id, SWITCH, kind="module") for module in MODULES),
    *ANCESTOR_OPTIONS,
    *STACK_OPTIONS,
    *RIVER_OPTIONS,
)


def check(options: Mapping[str, str]) -> None:
    """Refuse parts of modules that are not in play; modules themselves go together freely."""
    for option in (*ANCESTOR_OPTIONS, *RIVER_OPTIONS):
        (owner,) = option.of
        if options[option.id] != option.default and options[owner] != "on":
            raise BadInput(
                f"Option '{option.id}' belongs to '{owner}', which is not in play.", option.place
            )
    for option in STACK_OPTIONS:
        wanted = options[option.id]
        new = STACKS[option.id][1]
        owner = {new: Ancestors.id, "warrior": RiversRafts.id}.get(wanted, "")
        if owner and options[owner] != "on":
            raise BadInput(
                f"Option '{option.id}': '{wanted}' belongs to '{owner}', which is not in play.",
                option.place,
            )


def in_play(options: Mapping[str, str]) -> tuple[Module, ...]:
    """The modules of a game, with the abilities of their Tribe cards."""
    found = [module(options) for module in MODULES if options[module.id] == "on"]
    if any(isinstance(module, Ancestors | RiversRafts) for module in found):
        found.append(ColumnAbilities(options))
    return tuple(found)
