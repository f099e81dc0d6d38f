"""The modules' parts of the terminal table, drawn from a view. The first line is a heading."""

from __future__ import annotations

from collections.abc import Callable

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.card_text import describe
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.view import Table
from dolmen.speech.layout import wrap

Side = Callable[[int], str]
WIDTH = 76


def hang(text: str) -> list[str]:
    return wrap(text, WIDTH, "  ", "    ")


def described(lexicon: Lexicon, kind: str, name: str, note: str = "") -> list[str]:
    title, *rest = describe(lexicon, kind, name)
    return hang(f"{title}: {'. '.join(rest)}{note}")


def rest_tiles(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["rest_tiles"]
    found = [f"{lexicon.term('t_rest_tiles')}:"]
    for tile in view["tiles"]:
        who = lexicon.term("t_free") if tile["seat"] is None else side(tile["seat"])
        found += described(lexicon, "rest_tile", tile["id"], f" [{who}]")
    return found


def glacier_tokens(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["glacier_tokens"]
    found = [f"{lexicon.term('t_ice')}:"]
    for hex_, token in view["tokens"].items():
        if token is None:
            found += hang(f"{hex_}: {lexicon.term('t_face_down')}")
        else:
            title, *rest = describe(lexicon, "ice_find", token)
            found += hang(f"{hex_}: {title}: {'. '.join(rest)}")
    return found


def rivers_rafts(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["rivers_rafts"]
    found = [f"{lexicon.term('t_river')}:"]
    spaces = [lexicon.river_space(0)]
    spaces += [
        f"{name}{'*' if fish else ''}"
        for name, fish in zip(view["river"], view["fish"], strict=True)
    ]
    spaces.append(lexicon.river_space(ids.DELTA))
    found += hang(" > ".join(spaces))
    rafts = [
        f"{side(seat)} {lexicon.river_space(space)}" for seat, space in enumerate(view["rafts"])
    ]
    found += hang(f"{lexicon.term('t_rafts')}: {', '.join(rafts)}")
    starts = [
        f"{side(seat)} {lexicon.border_place(ids.BORDER_PLACES.index(place))}"
        for seat, place in enumerate(view["start_tiles"])
        if place is not None
    ]
    if starts:
        found += hang(f"{lexicon.term('t_starts')}: {'; '.join(starts)}")
    fish = [
        f"{n} {lexicon.name('fish', ids.FISH.index(name))}"
        for name, n in view["fish_unseen"].items()
        if n
    ]
    found += hang(f"{lexicon.term('t_fish')} (*): {', '.join(fish) or '-'}")
    for hex_, mark in view["landmarks"].items():
        title, *rest = describe(lexicon, "landmark", mark)
        found += hang(f"{hex_}: {title}: {'. '.join(rest)}")
    return found


def cave_paintings(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["cave_paintings"]
    found = [f"{lexicon.term('t_caves')}:"]
    caves = lexicon.content.expansions.caves
    for seat, board in enumerate(view["boards"]):
        parts = [
            f"{side(seat)}: {lexicon.term('t_torches')} {board['torches']}/{caves.torches}",
            f"{lexicon.term('t_lines')} {len(board['lines'])}",
            f"{lexicon.term('t_dots')} {len(board['dots'])}",
        ]
        found += hang(", ".join(parts))
        for painting, printed in enumerate(caves.paintings):
            lines = [ids.LINES[n] for n in printed.lines]
            dots = [ids.DOTS[n] for n in printed.dots]
            drawn = [name for name in lines if name in board["lines"]]
            if drawn:
                letters = " ".join(name.rpartition("_")[2].upper() for name in drawn)
                filled = sum(1 for name in dots if name in board["dots"])
                name = lexicon.name("painting", painting)
                found += wrap(
                    f"{name} {len(drawn)}/{len(lines)} ({letters}), "
                    f"{lexicon.term('t_dots')} {filled}/{len(dots)}",
                    WIDTH,
                    "    ",
                    "      ",
                )
    return found


def four_legged_friends(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["four_legged_friends"]
    found = [f"{lexicon.term('t_dogs')}:"]
    for seat, held in enumerate(view["seats"]):
        if held["dog"] is None:
            for name in held.get("to_choose", []):
                found += described(lexicon, "dog", name)
            continue
        title, *rest = describe(lexicon, "dog", held["dog"])
        used = f", {lexicon.term('t_used')}" if held["used"] else ""
        trust = f" [{lexicon.term('t_trust')} {held['trust']}{used}]"
        found += hang(f"{side(seat)}: {title}: {'. '.join(rest)}{trust}")
    return found


def ritual_sites(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["ritual_sites"]
    found = [f"{lexicon.term('t_rituals')}:"]
    for name in view["row"]:
        found += described(lexicon, "ritual", name)
    for seat, card in enumerate(view["taken"]):
        if card is not None:
            found += hang(f"{side(seat)}: {lexicon.name('ritual', ids.RITUALS.index(card))}")
    return found


def mammoth(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["mammoth"]
    at = view["junction"]
    where = lexicon.term("t_beside") if at is None else lexicon.junction(ids.JUNCTIONS.index(at))
    influence = f"{lexicon.term('influence')} {view['influence']}"
    return wrap(f"{lexicon.term('t_mammoth')}: {where} ({influence})", WIDTH, "", "    ")


# In the order in which they are shown.
DRAWN: dict[str, Callable[[Table, Lexicon, Side], list[str]]] = {
    "rest_tiles": rest_tiles,
    "glacier_tokens": glacier_tokens,
    "rivers_rafts": rivers_rafts,
    "cave_paintings": cave_paintings,
    "four_legged_friends": four_legged_friends,
    "ritual_sites": ritual_sites,
    "mammoth": mammoth,
}
