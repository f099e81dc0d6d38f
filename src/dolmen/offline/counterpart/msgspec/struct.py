"""Structs are dataclasses that know how they travel."""

from __future__ import annotations

import dataclasses
import typing
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, ClassVar, NamedTuple, dataclass_transform

EMPTY = (list, dict, set)  # as defaults, made anew for every struct


class UnsetType(Enum):
    UNSET = "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType.UNSET


@dataclass(frozen=True, slots=True)
class Meta:
    """Limits of a value, beside its type."""

    gt: float | None = None
    ge: float | None = None
    lt: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None


def field(**how: Any) -> Any:
    return dataclasses.field(**how)


class Config(NamedTuple):
    tag: str | None = None
    omit_defaults: bool = False
    forbid_unknown_fields: bool = False


@dataclass_transform(field_specifiers=(field,))
class Struct:
    __config__: ClassVar[Config] = Config()
    __struct_fields__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(
        cls,
        *,
        tag: str | None = None,
        omit_defaults: bool = False,
        forbid_unknown_fields: bool = False,
        frozen: bool = False,
        eq: bool = True,
        kw_only: bool = False,
        **ignored: bool,
    ) -> None:
        """What only saves memory or time in the compiled package is ignored."""
        super().__init_subclass__()
        cls.__config__ = Config(tag, omit_defaults, forbid_unknown_fields)
        for name, value in list(vars(cls).items()):
            if type(value) in EMPTY and not value and not name.startswith("__"):
                setattr(cls, name, field(default_factory=type(value)))
        dataclass(cls, frozen=frozen, eq=eq, kw_only=kw_only)
        cls.__struct_fields__ = tuple(cls.__dataclass_fields__)  # type: ignore[attr-defined]


class Field(NamedTuple):
    name: str
    type: Any
    needed: bool
    field: dataclasses.Field[Any]

    def is_default(self, value: Any) -> bool:
        """As msgspec sees it: the very default, or an empty collection where one is made."""
        if self.field.default is not dataclasses.MISSING:
            return value is self.field.default or (
                type(value) is type(self.field.default) and value == self.field.default
            )
        if self.field.default_factory in EMPTY:
            return type(value) is self.field.default_factory and not value
        return False


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and dataclasses.is_dataclass(kind)


@cache
def names_of(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in dataclasses.fields(kind))


@cache
def fields_of(kind: Any) -> tuple[Field, ...]:
    """The fields with their types; these are looked up only where something is read."""
    types = typing.get_type_hints(kind, include_extras=True)
    missing = dataclasses.MISSING
    return tuple(
        Field(
            one.name,
            types[one.name],
            one.default is missing and one.default_factory is missing,
            one,
        )
        for one in dataclasses.fields(kind)
    )
