"""From plain data to structs, with a sentence where it does not fit.

For every type a reader is made once: a function of a value and of the way that led to it.
"""

from __future__ import annotations

import operator
import types
import typing
from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Literal

from .errors import ValidationError
from .struct import Meta, Struct, UnsetType, fields_of, is_record

Reader = Callable[[Any, str], Any]
NAMES = {
    str: "str",
    int: "int",
    float: "float",
    bool: "bool",
    type(None): "null",
    list: "array",
    tuple: "array",
    set: "array",
    frozenset: "array",
    dict: "object",
    bytes: "bytes",
}


def convert(value: Any, type: Any, *, from_attributes: bool = False) -> Any:
    return reader_of(type, from_attributes)(value, "$")


def wrong(text: str, way: str) -> ValidationError:
    return ValidationError(text if way == "$" else f"{text} - at `{way}`")


def name_of(value: Any) -> str:
    return NAMES.get(type(value), "object")


def mismatch(expected: str, value: Any, way: str) -> ValidationError:
    return wrong(f"Expected `{expected}`, got `{name_of(value)}`", way)


def origin_of(kind: Any) -> Any:
    return typing.get_origin(kind) or kind


@cache
def reader_of(kind: Any, loose: bool = False) -> Reader:
    """The reader of a type. `loose`: structs are read from any object with such attributes."""
    if kind is Any or kind is object:
        return lambda value, way: value
    if isinstance(kind, typing.NewType):
        return reader_of(kind.__supertype__, loose)
    origin, inner = origin_of(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return limited(reader_of(inner[0], loose), kind.__metadata__)
    if origin in (typing.Union, types.UnionType):
        return read_union(inner, loose)
    if origin is Literal:
        return read_literal(inner)
    if is_record(kind):
        return read_record(kind, loose)
    if typing.is_typeddict(kind):
        return read_typed_dict(kind, loose)
    if origin in (list, set, frozenset) or origin in (typing.Sequence, Iterable):
        return read_list(list if origin not in (set, frozenset) else origin, inner, loose)
    if origin is tuple:
        return read_tuple(inner, loose)
    if isinstance(kind, type) and issubclass(kind, tuple):
        hints = typing.get_type_hints(kind)
        made = read_tuple(tuple(hints.values()), loose)
        return lambda value, way: kind(*made(value, way))
    if isinstance(origin, type) and issubclass(origin, dict | typing.Mapping):
        return read_dict(inner, loose)
    return SIMPLE[kind]


# Simple values


def read_text(value: Any, way: str) -> Any:
    if not isinstance(value, str):
        raise mismatch("str", value, way)
    return value


def read_whole(value: Any, way: str) -> Any:
    if type(value) is not int:
        raise mismatch("int", value, way)
    return value


def read_number(value: Any, way: str) -> Any:
    if type(value) not in (int, float):
        raise mismatch("float", value, way)
    return float(value)


def read_truth(value: Any, way: str) -> Any:
    if not isinstance(value, bool):
        raise mismatch("bool", value, way)
    return value


def read_nothing(value: Any, way: str) -> Any:
    if value is not None:
        raise mismatch("null", value, way)
    return value


def read_bytes(value: Any, way: str) -> Any:
    if isinstance(value, bytes):
        return value
    if not isinstance(value, str):
        raise mismatch("bytes", value, way)
    return b64decode(value)


SIMPLE: dict[Any, Reader] = {
    str: read_text,
    int: read_whole,
    float: read_number,
    bool: read_truth,
    type(None): read_nothing,
    None: read_nothing,
    bytes: read_bytes,
}


def limited(read: Reader, limits: Iterable[Any]) -> Reader:
    metas = [meta for meta in limits if isinstance(meta, Meta)]

    def check(value: Any, way: str) -> Any:
        found = read(value, way)
        for meta in metas:
            check_limits(meta, found, way)
        return found

    return check


def check_limits(meta: Meta, found: Any, way: str) -> None:
    name = name_of(found)
    if isinstance(found, int | float) and not isinstance(found, bool):
        for limit, fits, sign in (
            (meta.ge, operator.ge, ">="),
            (meta.gt, operator.gt, ">"),
            (meta.le, operator.le, "<="),
            (meta.lt, operator.lt, "<"),
        ):
            if limit is not None and not fits(found, limit):
                raise wrong(f"Expected `{name}` {sign} {limit}", way)
    elif hasattr(found, "__len__"):
        if meta.max_length is not None and len(found) > meta.max_length:
            raise wrong(f"Expected `{name}` of length <= {meta.max_length}", way)
        if meta.min_length is not None and len(found) < meta.min_length:
            raise wrong(f"Expected `{name}` of length >= {meta.min_length}", way)


def read_literal(values: tuple[Any, ...]) -> Reader:
    named = {type(value) for value in values}
    expected = "str" if named == {str} else "int" if named == {int} else "int | str"

    def read(value: Any, way: str) -> Any:
        if type(value) not in named:
            raise mismatch(expected, value, way)
        if value not in values:
            shown = f"'{value}'" if isinstance(value, str) else value
            raise wrong(f"Invalid enum value {shown}", way)
        return value

    return read


# One of several types


def shape_of(kind: Any) -> str:
    """As what a value of this type comes: unions are told apart by it."""
    origin = origin_of(kind)
    if origin is typing.Annotated:
        return shape_of(typing.get_args(kind)[0])
    if origin is Literal:
        return name_of(typing.get_args(kind)[0])
    if is_record(kind) or typing.is_typeddict(kind):
        return "object"
    if isinstance(origin, type) and issubclass(origin, tuple | list | set | frozenset):
        return "array"
    if isinstance(origin, type) and issubclass(origin, dict | typing.Mapping):
        return "object"
    return NAMES.get(kind, "any")


def tag_of(kind: Any) -> str | None:
    is_struct = isinstance(kind, type) and issubclass(kind, Struct)
    return kind.__config__.tag if is_struct else None


def read_union(kinds: tuple[Any, ...], loose: bool) -> Reader:
    kept = [kind for kind in kinds if kind is not UnsetType]
    tagged: dict[str, Reader] = {
        tag: reader_of(kind, loose) for kind in kept if (tag := tag_of(kind)) is not None
    }
    if len(tagged) == len(kept) and len(tagged) > 1:
        return read_tagged(tagged)
    by_shape: dict[str, Reader] = {}
    for kind in kept:
        by_shape.setdefault(shape_of(kind), reader_of(kind, loose))
    expected = " | ".join(dict.fromkeys(sorted(by_shape, key=ORDER.index)))

    def read(value: Any, way: str) -> Any:
        name = name_of(value)
        found = by_shape.get(name)
        if found is None and name == "int":
            found = by_shape.get("float")
        if found is None:
            found = by_shape.get("any")
        if found is None:
            raise mismatch(expected, value, way)
        return found(value, way)

    return read


ORDER = ("any", "bool", "int", "float", "str", "bytes", "array", "object", "null")


def read_tagged(readers: Mapping[str, Reader]) -> Reader:
    def read(value: Any, way: str) -> Any:
        if not isinstance(value, dict):
            raise mismatch("object", value, way)
        if "type" not in value:
            raise wrong("Object missing required field `type`", way)
        tag = value["type"]
        if not isinstance(tag, str):
            raise wrong("Expected `str`", f"{way}.type")
        if tag not in readers:
            raise wrong(f"Invalid value '{tag}'", f"{way}.type")
        return readers[tag](value, way)

    return read


# Collections and records


def read_list(make: Any, inner: tuple[Any, ...], loose: bool) -> Reader:
    one = reader_of(inner[0] if inner else Any, loose)

    def read(value: Any, way: str) -> Any:
        if not isinstance(value, list | tuple | set | frozenset):
            raise mismatch("array", value, way)
        return make(one(item, f"{way}[{n}]") for n, item in enumerate(value))

    return read


def read_tuple(inner: tuple[Any, ...], loose: bool) -> Reader:
    if len(inner) == 2 and inner[1] is Ellipsis:
        return read_list(tuple, inner[:1], loose)
    parts = [reader_of(kind, loose) for kind in inner]

    def read(value: Any, way: str) -> Any:
        if not isinstance(value, list | tuple):
            raise mismatch("array", value, way)
        if inner and len(value) != len(parts):
            raise wrong(f"Expected `array` of length {len(parts)}, got {len(value)}", way)
        return tuple(
            part(item, f"{way}[{n}]")
            for n, (part, item) in enumerate(zip(parts, value, strict=True))
        )

    return read


def read_dict(inner: tuple[Any, ...], loose: bool) -> Reader:
    key, item = (reader_of(kind, loose) for kind in inner or (Any, Any))
    whole = bool(inner) and inner[0] is int

    def read(value: Any, way: str) -> Any:
        if not isinstance(value, dict):
            raise mismatch("object", value, way)
        return {
            int(name) if whole else key(name, f"{way}[...]"): item(one, f"{way}[...]")
            for name, one in value.items()
        }

    return read


def read_typed_dict(kind: Any, loose: bool) -> Reader:
    hints = typing.get_type_hints(kind)
    readers = {name: reader_of(one, loose) for name, one in hints.items()}

    def read(value: Any, way: str) -> Any:
        if not isinstance(value, dict):
            raise mismatch("object", value, way)
        for name in kind.__required_keys__:
            if name not in value:
                raise wrong(f"Object missing required field `{name}`", way)
        return {
            name: readers[name](one, f"{way}.{name}")
            for name, one in value.items()
            if name in readers
        }

    return read


def read_record(kind: Any, loose: bool) -> Reader:
    config = kind.__config__ if issubclass(kind, Struct) else Struct.__config__
    made: list[tuple[str, Reader, bool]] = []  # when it is first used: types may name themselves

    def read(value: Any, way: str) -> Any:
        if not made:
            made.extend(
                (one.name, reader_of(one.type, loose), one.needed) for one in fields_of(kind)
            )
        if isinstance(value, kind):
            return value
        if not isinstance(value, dict):
            if not loose or isinstance(value, str | int | float | list | tuple | None):
                raise mismatch("object", value, way)
            return kind(**read_attributes(value, way))
        if config.tag is not None and value.get("type", config.tag) != config.tag:
            raise wrong(f"Invalid value '{value['type']}'", f"{way}.type")
        found = {}
        for name, part, needed in made:
            if name in value:
                found[name] = part(value[name], f"{way}.{name}")
            elif needed:
                raise wrong(f"Object missing required field `{name}`", way)
        return kind(**found)

    def read_attributes(value: Any, way: str) -> dict[str, Any]:
        return {
            name: part(getattr(value, name), f"{way}.{name}")
            for name, part, _ in made
            if hasattr(value, name)
        }

    return read
