"""Classes of other packages that extend compiled ones."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType


def keep_fields(made: type) -> None:
    """A dataclass with slots makes a slot for each field that its bases have none for. A compiled
    base has no slots, but has its fields all the same: those made again would hide them, and the
    compiled code would look for their values in vain."""
    for base in made.__mro__[1:]:
        for name in vars(base).get("__dataclass_fields__", ()):
            native = isinstance(vars(base).get(name), GetSetDescriptorType)
            if native and isinstance(vars(made).get(name), MemberDescriptorType):
                delattr(made, name)
