"""The modules' parts of the terminal table, drawn from a view. The first line is a heading."""

from __future__ import annotations

from collections.abc import Callable

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.card_text import describe
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.map_text import label
from dolmen.games.endless_winter.view import Table
from dolmen.speech.layout import wrap

Side = Callable[[int], str]
WIDTH = 76


def hang(text: str) -> list[str]:
    return wrap(text, WIDTH, "  ", "    ")


def titled(lexicon: Lexicon, title: str, text: str) -> str:
    return lexicon.phrase("table", "titled", title=title, text=text)


def heading(lexicon: Lexicon, key: str) -> str:
    return lexicon.phrase("table", "heading", title=lexicon.term(key))


def described(lexicon: Lexicon, kind: str, name: str, whose: str = "", note: str = "") -> list[str]:
    """What a thing does; before it whose it is or where."""
    title, *rest = describe(lexicon, kind, name)
    text = titled(lexicon, title, ". ".join(rest)) + note
    return hang(titled(lexicon, whose, text) if whose else text)


def rest_tiles(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["rest_tiles"]
    found = [heading(lexicon, "t_rest_tiles")]
    for tile in view["tiles"]:
        who = lexicon.term("t_free") if tile["seat"] is None else side(tile["seat"])
        found += described(lexicon, "rest_tile", tile["id"], note=f" [{who}]")
    return found


def glacier_tokens(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["glacier_tokens"]
    found = [heading(lexicon, "t_ice")]
    for hex_, token in view["tokens"].items():
        if token is None:
            found += hang(titled(lexicon, label(lexicon, hex_), lexicon.term("t_face_down")))
        else:
            found += described(lexicon, "ice_find", token, label(lexicon, hex_))
    return found


def rivers_rafts(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["rivers_rafts"]
    found = [heading(lexicon, "t_river")]
    spaces = [lexicon.river_space(0)]
    spaces += [
        f"{label(lexicon, name)}{'*' if fish else ''}"
        for name, fish in zip(view["river"], view["fish"], strict=True)
    ]
    spaces.append(lexicon.river_space(ids.DELTA))
    found += hang(" > ".join(spaces))
    rafts = [
        f"{side(seat)} ({lexicon.river_space(space)})" for seat, space in enumerate(view["rafts"])
    ]
    found += hang(titled(lexicon, lexicon.term("t_rafts"), ", ".join(rafts)))
    starts = [
        f"{side(seat)} {lexicon.border_place(ids.BORDER_PLACES.index(place))}"
        for seat, place in enumerate(view["start_tiles"])
        if place is not None
    ]
    if starts:
        found += hang(
            titled(lexicon, lexicon.term("t_starts"), lexicon.term("semicolon").join(starts))
        )
    fish = [
        lexicon.grammar.count(n, lexicon.name("fish", ids.FISH.index(name)))
        for name, n in view["fish_unseen"].items()
        if n
    ]
    found += hang(titled(lexicon, f"{lexicon.term('t_fish')} (*)", ", ".join(fish) or "-"))
    for hex_, mark in view["landmarks"].items():
        found += described(lexicon, "landmark", mark, label(lexicon, hex_))
    return found


def cave_paintings(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["cave_paintings"]
    found = [heading(lexicon, "t_caves")]
    caves = lexicon.content.expansions.caves
    for seat, board in enumerate(view["boards"]):
        parts = [
            f"{lexicon.term('t_torches')} {board['torches']}/{caves.torches}",
            f"{lexicon.term('t_lines')} {len(board['lines'])}",
            f"{lexicon.term('t_dots')} {len(board['dots'])}",
        ]
        found += hang(titled(lexicon, side(seat), ", ".join(parts)))
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
    found = [heading(lexicon, "t_dogs")]
    for seat, held in enumerate(view["seats"]):
        if held["dog"] is None:
            for name in held.get("to_choose", []):
                found += described(lexicon, "dog", name)
            continue
        used = f", {lexicon.term('t_used')}" if held["used"] else ""
        trust = f" [{lexicon.term('t_trust')} {held['trust']}{used}]"
        found += described(lexicon, "dog", held["dog"], side(seat), trust)
    return found


def ritual_sites(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["ritual_sites"]
    found = [heading(lexicon, "t_rituals")]
    for name in view["row"]:
        found += described(lexicon, "ritual", name)
    for seat, card in enumerate(view["taken"]):
        if card is not None:
            found += hang(
                titled(lexicon, side(seat), lexicon.name("ritual", ids.RITUALS.index(card)))
            )
    return found


def mammoth(table: Table, lexicon: Lexicon, side: Side) -> list[str]:
    view = table["mammoth"]
    at = view["junction"]
    where = lexicon.term("t_beside") if at is None else lexicon.junction(ids.JUNCTIONS.index(at))
    influence = f"{lexicon.term('influence')} {view['influence']}"
    text = titled(lexicon, lexicon.term("t_mammoth"), f"{where} ({influence})")
    return wrap(text, WIDTH, "", "    ")


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
