"""Tables read from a file against typed structs: every fault is found, none stops the search.

msgspec converts, but stops at the first fault and does not name the key of a table's entry;
this walk does both. What becomes of the faults is the caller's affair: scenarios/errors.py
and board/files.py make errors of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from printkit.board.spelling import listed, nearest, shown
from printkit.errors import PrintkitError

Table = TypeVar("Table")


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong in a table: where, which sentence tells it, and what that needs.

    Attributes:
        path: The keys that lead to it.
        key: The sentence: "unknown-key", "missing-key", "unknown-word", "wrong-kind",
            "too-small" or "too-large".
        values: What was found, what is allowed, what is nearest.
    """

    path: tuple[str, ...]
    key: str
    values: dict[str, object] = msgspec.field(default_factory=dict)


def typed(value: object, kind: type[Table], where: str, error: type[PrintkitError]) -> Table:
    """A table read from a file, as the Struct it should fit.

    Args:
        value: The table.
        kind: The Struct class.
        where: The file, for errors.
        error: What to raise: the class of the file's own errors.

    Raises:
        PrintkitError: Of the class given; it names the first fault and where it is.
    """
    for fault in faults(value, kind):
        raise error(fault.key, where=f"{where}, {'.'.join(fault.path)}", **fault.values)
    return msgspec.convert(value, kind)


def faults(value: object, kind: Any) -> Iterator[Fault]:
    """Every way in which a value read from TOML is not of a kind.

    Args:
        value: Tables, lists, numbers and words.
        kind: A Struct class, or a type of what msgspec can convert.
    """
    # To look at every entry takes longer than to read the file, and hardly any file has a fault.
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError:
        yield from _faults(value, kind, ())


def _faults(value: object, kind: Any, path: tuple[str, ...]) -> Iterator[Fault]:
    """The faults of a value to which some keys lead."""
    options = [option for option in get_args(kind) if option is not type(None)]
    if get_origin(kind) in (Union, UnionType) and len(options) == 1:
        yield from _faults(value, options[0], path)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _struct_faults(value, kind, path)
    elif get_origin(kind) is dict:
        yield from _table_faults(value, kind, path)
    elif get_origin(kind) in (list, tuple):
        yield from _list_faults(value, kind, path)
    else:
        yield from _word_faults(value, kind, path)


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """A kind's fields by their keys, found out once: that takes longer than to read a file."""
    return {entry.encode_name: entry for entry in msgspec.structs.fields(kind)}


def _struct_faults(
    value: object, kind: type[msgspec.Struct], path: tuple[str, ...]
) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield _wrong_kind(value, "table", path)
        return
    fields = _fields(kind)
    closed = kind.__struct_config__.forbid_unknown_fields
    for name in value:
        if closed and name not in fields:
            told = {"found": name, "nearest": nearest(name, fields), "allowed": listed(fields)}
            yield Fault((*path, name), "unknown-key", told)
    for name, entry in fields.items():
        if name in value:
            yield from _faults(value[name], entry.type, (*path, name))
        elif entry.required:
            yield Fault((*path, name), "missing-key")


def _table_faults(value: object, kind: Any, path: tuple[str, ...]) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield _wrong_kind(value, "table", path)
        return
    of_key, of_value = get_args(kind)
    for name, entry in value.items():
        # TOML's keys are words, also where they mean numbers.
        yield from _word_faults(name, of_key, (*path, name), strict=False)
        yield from _faults(entry, of_value, (*path, name))


def _list_faults(value: object, kind: Any, path: tuple[str, ...]) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield _wrong_kind(value, "list", path)
        return
    inside = get_args(kind)
    if get_origin(kind) is tuple and Ellipsis not in inside:
        if len(value) != len(inside):
            yield _wrong_kind(value, f"list-{len(inside)}", path)
            return
    else:
        inside = inside[:1] * len(value)
    for number, (entry, of_entry) in enumerate(zip(value, inside, strict=True), start=1):
        yield from _faults(entry, of_entry, (*path, str(number)))


def _word_faults(
    value: object, kind: Any, path: tuple[str, ...], *, strict: bool = True
) -> Iterator[Fault]:
    try:
        msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError:
        words, least, most = _words(kind), _bound(kind, "ge"), _bound(kind, "le")
        number = value if isinstance(value, int | float) and not isinstance(value, bool) else None
        if number is not None and least is not None and number < least:
            yield Fault(path, "too-small", {"found": value, "least": least})
        elif number is not None and most is not None and number > most:
            yield Fault(path, "too-large", {"found": value, "most": most})
        elif words:
            told = {"found": value, "nearest": nearest(value, words), "allowed": listed(words)}
            yield Fault(path, "unknown-word", told)
        else:
            yield _wrong_kind(value, _kind_name(kind), path)


def _words(kind: Any) -> tuple[object, ...]:
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(member.value for member in kind)
    return ()


def _bound(kind: Any, side: Literal["ge", "le"]) -> int | None:
    """The smallest or largest number allowed, where a kind, or one of several, has one."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    metas = [meta for option in kinds for meta in getattr(option, "__metadata__", ())]
    bounds = [getattr(meta, side) for meta in metas if isinstance(meta, msgspec.Meta)]
    return next((int(bound) for bound in bounds if bound is not None), None)


def _kind_name(kind: Any) -> str:
    if get_args(kind) and get_origin(kind) in (Union, UnionType):
        names = dict.fromkeys(_kind_name(option) for option in get_args(kind))
        # Where any number will do, a whole one does.
        return " / ".join(name for name in names if name != "whole" or "number" not in names)
    plain = kind.__origin__ if hasattr(kind, "__metadata__") else kind
    return _KIND_NAMES.get(get_origin(plain) or plain, "text")


_KIND_NAMES = {
    int: "whole",
    float: "number",
    str: "text",
    bool: "truth",
    dict: "table",
    list: "list",
}


def _wrong_kind(value: object, wanted: str, path: tuple[str, ...]) -> Fault:
    # So writes who means to be without it.
    if value is False and wanted == "list":
        return Fault(path, "list-false")
    if value is False and wanted == "text":
        return Fault(path, "text-false")
    if value is False and wanted == "table":
        return Fault(path, "nothing-to-drop")
    return Fault(path, "wrong-kind", {"found": shown(value), "wanted": wanted})
