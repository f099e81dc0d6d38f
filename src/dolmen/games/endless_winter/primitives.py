"""The closed vocabulary of effects, put together: what each primitive and counter does."""

from __future__ import annotations

from typing import Final

from dolmen.games.endless_winter import (
    animals,
    camps,
    counters,
    culture_cards,
    deck,
    idol_board,
    income,
    megaliths,
    sacred_stones,
    tribe_cards,
    villages,
)
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.ids import (
    ANIMAL,
    BURY,
    COUNTERS,
    CULTURE_CARD,
    DRAW,
    IDOL,
    MEGALITH,
    MOVE_CAMP,
    OPS,
    PER,
    PLACE_CAMP,
    RANDOM_ANIMAL,
    REVEAL_ANIMAL,
    SACRED_STONE,
    TIP,
    TRIBE_TO_DISCARD,
    TRIBE_TO_HAND,
    VILLAGE,
)
from dolmen.games.endless_winter.megaliths import layout_of
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.nomads import incomes
from dolmen.games.endless_winter.reach import reach_in
from dolmen.games.endless_winter.rules import Box, Gain, NomadGain, Receivable, Rules
from dolmen.games.endless_winter.state import State

# In the order of ids.OPS.
GAINS: Final[tuple[Gain, ...]] = (
    income.gain_food,
    income.gain_tool,
    income.gain_point,
    idol_board.gain_idol,
    income.gain_labor,
    income.gain_column_labor,
    deck.gain_draw,
    deck.gain_bury,
    tribe_cards.gain_tribe_to_hand,
    tribe_cards.gain_tribe_to_discard,
    culture_cards.gain_culture,
    camps.gain_place_camp,
    camps.gain_move_camp,
    villages.gain_village,
    megaliths.gain_megalith,
    animals.gain_animal,
    animals.gain_random_animal,
    animals.gain_reveal_animal,
    animals.gain_tip,
    sacred_stones.gain_sacred_stone,
    income.gain_exchange,
    income.gain_choose,
    income.gain_per,
    *(income.gain_nothing for _ in OPS[PER + 1 :]),  # primitives of modules
)
NOMAD_GAINS: Final[tuple[NomadGain, ...]] = (
    incomes.gain_each,  # food
    incomes.gain_each,  # tool
    incomes.gain_point,
    incomes.gain_each,  # idol
    incomes.gain_nothing,  # labor
    incomes.gain_nothing,  # column_labor
    incomes.gain_each,  # draw
    incomes.gain_each,  # bury
    incomes.gain_each,  # tribe_to_hand
    incomes.gain_each,  # tribe_to_discard
    incomes.gain_each,  # culture
    incomes.gain_settle,  # place_camp
    incomes.gain_settle,  # move_camp
    incomes.gain_settle,  # village
    incomes.gain_each,  # megalith
    incomes.gain_each,  # animal
    incomes.gain_each,  # random_animal
    incomes.gain_reveal,
    incomes.gain_each,  # tip
    incomes.gain_each,  # sacred_stone
    incomes.gain_nothing,  # exchange
    incomes.gain_first_option,
    incomes.gain_per,
    *(incomes.gain_nothing for _ in OPS[PER + 1 :]),
)
CHOICES: Final[dict[int, type[income.IconChoice]]] = {
    IDOL: idol_board.Idol,
    DRAW: deck.Draw,
    BURY: deck.Bury,
    TRIBE_TO_HAND: tribe_cards.RecruitToHand,
    TRIBE_TO_DISCARD: tribe_cards.RecruitToDiscard,
    CULTURE_CARD: culture_cards.GainCulture,
    PLACE_CAMP: camps.PlaceCamp,
    MOVE_CAMP: camps.MoveCamp,
    VILLAGE: villages.BuildVillage,
    MEGALITH: megaliths.BuildMegalith,
    ANIMAL: animals.GainAnimal,
    RANDOM_ANIMAL: animals.TakeRandomAnimal,
    REVEAL_ANIMAL: animals.RevealAnimal,
    TIP: animals.Tip,
    SACRED_STONE: sacred_stones.BuildStone,
}


def always(s: State, seat: int) -> bool:
    return True


def has_stack(s: State, seat: int) -> bool:
    return tribe_cards.stacks_left(s)


def has_board_camp(s: State, seat: int) -> bool:
    return s.seats[seat].board_camps > 0


def has_camp_on_map(s: State, seat: int) -> bool:
    return any(s.seats[seat].camps)


RECEIVABLE: Final[dict[int, Receivable]] = {
    TRIBE_TO_HAND: has_stack,
    TRIBE_TO_DISCARD: has_stack,
    PLACE_CAMP: has_board_camp,
    MOVE_CAMP: has_camp_on_map,
}


def rules_for(content: Content, players: int, modules: tuple[Module, ...], version: int) -> Rules:
    """The base rules with what the modules in play bring along."""
    gains, nomad_gains, table = list(GAINS), list(NOMAD_GAINS), list(counters.TABLE)
    choices, receivable = dict(CHOICES), dict(RECEIVABLE)
    box = Box(content, players)
    for number, module in enumerate(modules):
        module.number = number
        module.pack(box)
        choices |= {OPS.index(name): asks for name, asks in module.choices.items()}
        receivable |= {OPS.index(name): can for name, can in module.receivable.items()}
        for name, gain in module.gains.items():
            gains[OPS.index(name)] = gain
        for name, nomad_gain in module.nomad_gains.items():
            nomad_gains[OPS.index(name)] = nomad_gain
        for name, counter in module.counters.items():
            table[COUNTERS.index(name)] = counter
    return Rules(
        version,
        content,
        layout_of(content, players),
        tuple(gains),
        tuple(nomad_gains),
        tuple(table),
        tuple(choices.get(op) for op in range(len(OPS))),
        tuple(receivable.get(op, always) for op in range(len(OPS))),
        modules,
        tuple(box.columns),
        tuple(box.stacks),
        tuple(box.cultures),
        tuple(box.more_cultures),
        tuple(box.animals),
        tuple(box.chiefs),
        tuple(box.stones),
        box.home,
        tuple(box.village_junctions),
        reach_in(content, box.animals, modules),
    )
