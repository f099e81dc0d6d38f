"""Places for resources on cards, and prices."""

from typing import Final

from dolmen.games.altay.ids import NOTHING, RESOURCES

WILDS: Final = {"any": 0b11111, "wms": 0b01110}
FIELD_KINDS: Final[tuple[str, ...]] = (*RESOURCES, *WILDS)
EMPTY: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


def mask_of(kind: str) -> int:
    return WILDS[kind] if kind in WILDS else 1 << RESOURCES.index(kind)


class Fields:
    """The places for resources on a card. No two kinds of field on one card accept the same
    resource, so a resource alone tells where it goes."""

    __slots__ = ("group", "kinds", "mask", "masks", "room", "size")

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.size = len(kinds)
        names = list(dict.fromkeys(kinds))
        self.masks = tuple(mask_of(name) for name in names)
        self.mask = 0  # the resources that fit anywhere, as bits
        for mask in self.masks:
            self.mask |= mask
        self.room = tuple(kinds.count(name) for name in names)
        self.group = tuple(
            next((g for g, mask in enumerate(self.masks) if mask >> r & 1), NOTHING)
            for r in range(len(RESOURCES))
        )

    def fits(self, placed: tuple[int, ...], resource: int) -> bool:
        """Is there an empty field for this resource?"""
        group = self.group[resource]
        if group < 0:
            return False
        mask = self.masks[group]
        used = 0
        for r in range(5):
            if mask >> r & 1:
                used += placed[r]
        return used < self.room[group]

    def overlap(self) -> bool:
        total = 0
        for mask in self.masks:
            if total & mask:
                return True
            total |= mask
        return False


class Cost:
    """A price: fixed resources, and wild ones to be chosen. Wild masks are nested or equal."""

    __slots__ = ("any", "fixed", "kinds", "mask", "one_of_each", "size", "wms")

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.size = len(kinds)
        self.fixed = tuple(kinds.count(name) for name in RESOURCES)
        self.wms = kinds.count("wms")
        self.any = kinds.count("any")
        self.mask = kinds_in(list(self.fixed))
        # Whoever has all the kinds of such a price can pay it.
        self.one_of_each = self.size == self.mask.bit_count()

    def payable(self, pool: list[int]) -> bool:
        f0, f1, f2, f3, f4 = self.fixed
        food, wood, metal, stone, culture = pool
        if food < f0 or wood < f1 or metal < f2 or stone < f3 or culture < f4:
            return False
        if not self.wms and not self.any:
            return True
        worked = wood - f1 + metal - f2 + stone - f3
        return worked >= self.wms and worked + food - f0 + culture - f4 >= self.wms + self.any


def kinds_in(pool: list[int]) -> int:
    """The resources that are there, as bits."""
    food, wood, metal, stone, culture = pool
    return (
        (1 if food else 0)
        | (2 if wood else 0)
        | (4 if metal else 0)
        | (8 if stone else 0)
        | (16 if culture else 0)
    )


def add(placed: tuple[int, ...], resource: int) -> tuple[int, ...]:
    """One more resource of a kind."""
    counts = list(placed)
    counts[resource] += 1
    return tuple(counts)
