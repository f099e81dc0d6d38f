"""The table as plain text: what everybody sees, then the boards. Blocks are parted by an empty
line; the first line of a block is its heading."""

from __future__ import annotations

from collections import Counter

from dolmen.core.view import View
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.card_text import describe
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.map_text import junction_label, label
from dolmen.games.endless_winter.modules.plaintext import DRAWN
from dolmen.games.endless_winter.view import AnimalsView, SeatView, Table
from dolmen.speech.grammar import upper
from dolmen.speech.layout import wrap

WIDTH = 76  # so that a frame around it fits within 80 columns
HEX = 15  # of a hex of the map
NEUTRAL = "#"  # the figure of no side


def table(view: View[Table], lexicon: Lexicon) -> list[str]:
    """Draw a view of Endless Winter."""
    found: list[str] = []
    for block in drawing(view, lexicon).blocks():
        found += ["", *block] if found else block
    return found


def hand(view: View[Table], lexicon: Lexicon) -> list[str]:
    """The viewer's board and cards."""
    if view["seat"] is None:
        return []
    seat = view["table"]["seats"][view["seat"]]
    return drawing(view, lexicon).seat(seat)


def drawing(view: View[Table], lexicon: Lexicon) -> Drawing:
    return Drawing(view["table"], lexicon)


class Drawing:
    def __init__(self, table: Table, lexicon: Lexicon) -> None:
        self.table = table
        self.lexicon = lexicon

    def blocks(self) -> list[list[str]]:
        return [
            self.head(),
            self.columns(),
            self.culture(),
            self.ground(),
            self.stones(),
            self.map(),
            self.site(),
            *self.modules(),
            *([self.nomads()] if self.table["solo"] else []),
            *(self.seat(seat) for seat in self.table["seats"]),
        ]

    def modules(self) -> list[list[str]]:
        """The parts of the modules in play."""
        return [
            draw(self.table, self.lexicon, self.side)
            for module, draw in DRAWN.items()
            if module in self.table
        ]

    # Words.

    def term(self, key: str) -> str:
        return self.lexicon.term(key)

    def say(self, key: str, **values: str | int) -> str:
        return self.lexicon.phrase("table", key, **values)

    def side(self, seat: int | str) -> str:
        nomads = seat == "nomads" or (self.table["solo"] and seat == 1)
        return self.term("opponent") if nomads else self.lexicon.seat(int(seat))

    def sign(self, seat: int | str) -> str:
        """One sign for a side in columns, on map and site."""
        if seat == "neutral":
            return NEUTRAL
        text = str(seat)
        return str(int(text) + 1) if text.isdigit() else text[0].upper()

    def card(self, name: str) -> str:
        return self.lexicon.card(ids.CARDS.index(name))

    def several(self, names: list[str]) -> str:
        return ", ".join(self.counted(name, n) for name, n in Counter(names).items()) or "-"

    def counted(self, name: str, n: int) -> str:
        if name.startswith("culture_"):
            return self.say(name.replace("culture", "unseen"), n=n)
        return self.card(name) if n == 1 else self.lexicon.grammar.count(n, self.card(name))

    def heading(self, key: str) -> str:
        return self.say("heading", title=self.term(key))

    def block(self, title: str, text: str) -> list[str]:
        """A titled paragraph, wrapped and hung."""
        return wrap(self.say("titled", title=title, text=text), WIDTH, "", "    ")

    # What everybody sees.

    def head(self) -> list[str]:
        table = self.table
        era = self.lexicon.name("era", table["era"])
        order = " > ".join(self.side(seat) for seat in table["turn_order"])
        head = f"{self.term('t_round')} {table['round']}/{table['rounds']}, {era}"
        return [head[:WIDTH], *self.block(self.term("t_order"), order)]

    def columns(self) -> list[str]:
        title = f"{self.term('t_columns')} [{self.term('first_figure_term')}]"
        found = [self.say("heading", title=title)]
        for column in self.table["columns"]:
            name = self.lexicon.column(ids.COLUMNS.index(column["id"]))
            first = column["first_figure_space"]
            shown = f"[{self.sign(first['seat'])}]" if first else "[ ]"
            large = " ".join(self.sign(figure["seat"]) for figure in column["large_space"])
            found.append(f"  {name:<14}{shown} {large}".rstrip()[:WIDTH])
            income = self.lexicon.content.columns[ids.COLUMNS.index(column["id"])].first_figure
            found[-1] = f"{found[-1]:<32} {self.lexicon.effect(income)}"[:WIDTH]
        resting = " ".join(self.sign(figure["seat"]) for figure in self.table["rest"])
        found.append(f"  {self.term('t_rest'):<14}{resting}".rstrip())
        if any(f"[{NEUTRAL}]" in line for line in found):
            found.append(f"  {self.say('neutral')}")
        return found

    def culture(self) -> list[str]:
        found = [self.heading("t_display")]
        for cell, name in self.table["culture_display"].items():
            found += self.cell_line(cell, "card", name)
        return found

    def ground(self) -> list[str]:
        found = [self.say("counted", title=self.term("t_ground"), n=self.table["animal_deck"])]
        for cell, name in self.table["hunting_ground"].items():
            found += self.cell_line(cell, "animal", name)
        return found

    def stones(self) -> list[str]:
        found = [self.heading("t_stones")]
        for row in self.table["stone_rows"]:
            for stone in row:
                if stone is not None:
                    found += wrap(
                        ". ".join(describe(self.lexicon, "stone", stone)), WIDTH, "  ", "    "
                    )
        stacks = ", ".join(
            f"{self.card(name)} {left}" for name, left in self.table["tribe_stacks"].items()
        )
        found += self.block(self.term("t_stacks"), stacks)
        return found

    def cell_line(self, cell: str, kind: str, name: str | None) -> list[str]:
        cell = f"{int(cell[1]) + 1}/{int(cell[3]) + 1}"
        if name is None:
            return [f"  {cell} -"]
        text = describe(self.lexicon, kind, name)
        line = f"{cell} {text[0]} | {' | '.join(part for part in text[1:3])}"
        return wrap(line, WIDTH, "  ", "       ")

    def map(self) -> list[str]:
        """The hexes in their places, north at the top: tile and income, then the Camps."""
        xy = self.lexicon.content.hex_xy
        found = [self.heading("t_map")]
        for y in range(-2, 3):
            row = sorted(
                (h for h in range(len(ids.HEXES)) if xy[h][1] == y), key=lambda h: xy[h][0]
            )
            margin = " " * ((5 - len(row)) * HEX // 2)
            for part in (self.hex_tile, self.hex_camps):
                line = margin + "".join(f"{part(hex_):<{HEX}.{HEX}}" for hex_ in row)
                if line.strip():
                    found.append(line.rstrip()[:WIDTH])
        found += self.leaders()
        for junction, owner in self.table["map"]["junctions"].items():
            piece = owner if owner in ("nomad_tile", "mammoth") else "village"
            where = junction_label(self.lexicon, junction)
            told = self.say(piece, side=self.sign(owner), where=where)
            found.append(f"  {told}"[:WIDTH])
        return found

    def hex_tile(self, hex_: int) -> str:
        name = ids.HEXES[hex_]
        tile = self.lexicon.content.tiles[ids.TILES.index(self.table["map"]["hexes"][name]["tile"])]
        income = self.token_income(name) or tile.income
        called = label(self.lexicon, name)
        if not income:
            return called
        return f"{called} {tile.name[self.lexicon.language][:2]} {self.short(income)}"

    def token_income(self, name: str) -> Effect:
        """Of a Glacier token that lies face up there: it covers what is printed."""
        tokens = self.table["glacier_tokens"]["tokens"] if "glacier_tokens" in self.table else {}
        token = tokens.get(name)
        effects = self.lexicon.content.expansions.ice_finds.effects
        return effects[ids.ICE_FINDS.index(token)] if token else ()

    def hex_camps(self, hex_: int) -> str:
        camps = self.table["map"]["hexes"][ids.HEXES[hex_]]["camps"]
        return " ".join(f"{self.sign(seat)}:{n}" for seat, n in camps.items())

    def leaders(self) -> list[str]:
        """Influence of all sides, hex by hex."""
        shown = [
            f"{label(self.lexicon, name)} "
            + " ".join(f"{self.sign(seat)}={n}" for seat, n in held["influence"].items())
            for name, held in self.table["map"]["hexes"].items()
            if held["influence"]
        ]
        return (
            self.block(self.term("influence"), self.term("semicolon").join(shown)) if shown else []
        )

    def site(self) -> list[str]:
        """Level 1 as a grid with incomes in short, pieces by the sign of their builder."""
        spaces = self.table["site"]["spaces"]
        pieces = {
            (piece["level"], piece["row"], piece["column"]): (
                f"({self.sign(piece['seat'])})" if piece["neutral"] else self.sign(piece["seat"])
            )
            for piece in self.table["site"]["pieces"]
        }
        rows = max(space["row"] for space in spaces) + 1
        columns = max(space["column"] for space in spaces) + 1
        printed = {(space["row"], space["column"]): space["space"] for space in spaces}
        found = [self.heading("t_site")]
        found.append("     " + "".join(f"{column + 1:<7}" for column in range(columns)))
        for row in range(rows):
            cells: list[str] = []
            for column in range(columns):
                piece = pieces.get((1, row, column))
                space = printed.get((row, column))
                text = f"*{piece}" if piece else self.space(space)
                cells.append(f"{text:<7.6}")
            found.append(f"  {row + 1:<3}{''.join(cells)}".rstrip())
        raised = [
            f"{self.lexicon.short_place(place)} *{piece}"
            for place, piece in pieces.items()
            if place[0] > 1
        ]
        if raised:
            found += wrap(", ".join(raised), WIDTH, "  ", "  ")
        return found

    def space(self, name: str | None) -> str:
        if name is None:
            return ""
        return self.short(self.lexicon.content.space_income[ids.SPACES.index(name)])

    def short(self, income: Effect) -> str:
        """An income in six letters: the first icon of it."""
        if not income:
            return "-"
        icon = income[0]
        word = self.lexicon.sections["short"][ids.OPS[icon.op]]
        return f"{icon.n}{word}"

    # The sides.

    def nomads(self) -> list[str]:
        nomads = self.table["nomads"]
        lexicon = self.lexicon
        found = [self.heading("t_row")]
        for name in reversed(nomads["row"]):
            first, second, *rest = describe(lexicon, "nomad_card", name)
            found += wrap(f"{upper(first)}. {second}", WIDTH, "  ", "    ")
            found += [part for line in rest for part in wrap(line, WIDTH, "    ", "      ")]
        arrows = ", ".join(self.term(name) for name in nomads["arrows"])
        found += self.block(self.term("arrows"), arrows)
        pile = nomads["eclipse_pile"]
        shown = str(nomads["eclipse_pile_size"])
        if pile is not None:
            names = [lexicon.name("nomad_card", ids.NOMAD_CARDS.index(name)) for name in pile]
            labor = nomads["eclipse_labor"] or 0
            cards = ", ".join(names) or self.term("nothing")
            shown = self.say("pile_labor", n=len(pile), cards=cards, labor=labor)
        found += self.block(self.term("t_pile"), shown)
        found += self.block(self.term("t_sacrifice"), str(len(nomads["sacrifice_pile"])))
        land = ", ".join(
            lexicon.name("land", ids.LAND_CARDS.index(name)) for name in nomads["land_discard"]
        )
        found += self.block(self.term("t_land"), land or "-")
        return found

    def seat(self, me: SeatView) -> list[str]:
        name = self.side(me["seat"])
        found = [self.say("heading", title=f"{name} ({self.sign(me['seat'])})")[:WIDTH]]
        goods = [
            self.say("points", n=me["points"]),
            self.say("food", n=me["food"]),
            self.say("tools", n=me["tools"]),
            self.say("glory", n=me["glory"]),
            self.say("offering", n=me["offering"]),
        ]
        found += wrap(", ".join(goods), WIDTH)
        content = self.lexicon.content
        villages, megaliths = content.villages_max, content.megaliths_max
        pieces = [
            self.say("camps", n=me["camps_on_board"]),
            self.say("villages", n=villages - me["villages_on_board"], of=villages),
            self.say("megaliths", n=me["megaliths_built"], of=megaliths),
            self.say("figures", n=me["figures"]["chief"] + me["figures"]["tribe"]),
        ]
        found += wrap(", ".join(pieces), WIDTH)
        if me["chief"] is not None:
            found += self.chief(me["chief"], me["chief_side"])
        if me["stones"]:
            stones = [self.lexicon.name("stone", ids.STONES.index(stone)) for stone in me["stones"]]
            found += self.block(self.term("t_stones"), ", ".join(stones))
        animals = [self.animal(name, held) for name, held in me["animals"].items()]
        if animals:
            found += self.block(self.term("t_animals"), ", ".join(animals))
        if me["graveyard"]:
            found += self.block(self.term("t_grave"), self.several(me["graveyard"]))
        if "deck" in me:
            found += self.cards(me)
        return found

    def animal(self, name: str, held: AnimalsView) -> str:
        called = self.lexicon.name("animal", ids.ANIMALS.index(name))
        animals = self.lexicon.grammar.count(held["upright"] + held["tipped"], called)
        return self.say("tipped", animals=animals, n=held["tipped"]) if held["tipped"] else animals

    def chief(self, name: str, side: ids.CardSide | None) -> list[str]:
        title, *sides = describe(self.lexicon, "chief", name)
        if side is not None:
            sides = [sides[ids.SIDES.index(side)]]
        return self.block(title, " // ".join(sides))

    def cards(self, me: SeatView) -> list[str]:
        found: list[str] = []
        if "hand" in me:
            found += self.block(self.term("t_hand"), self.several(me["hand"]))
            for name in dict.fromkeys(me["hand"]):
                text = " | ".join(describe(self.lexicon, "card", name))
                found += wrap(text, WIDTH, "  ", "    ")
        else:
            found += self.block(self.term("t_hand"), str(me["hand_size"]))
        if me["play_area"]:
            found += self.block(self.term("t_played"), self.several(me["play_area"]))
        found += self.block(self.term("t_deck"), str(me["deck"]))
        found += self.block(self.term("t_discard"), self.several(me["discard"]))
        if me["eclipse_pile"] is not None and me["eclipse_pile"]:
            found += self.block(self.term("t_pile"), self.several(me["eclipse_pile"]))
        elif me["eclipse_pile_size"]:
            found += self.block(self.term("t_pile"), str(me["eclipse_pile_size"]))
        chiefs, setups = me.get("chiefs_to_choose", []), me.get("setup_to_choose", [])
        for kind, choices in (("chief", chiefs), ("setup", setups)):
            for name in choices:
                text = " | ".join(describe(self.lexicon, kind, name))
                found += wrap(text, WIDTH, "  ? ", "    ")
        return found
