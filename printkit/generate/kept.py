"""What was found out about walks, kept in the user's cache, so that it is measured once.

A file is named by a digest of all that its measurement follows from, and begins with one of all
that it says; any other content is as good as none, and what cannot be kept is measured again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from printkit import __version__
from printkit.generate import caches
from printkit.generate.table import Table
from printkit.rules.grid import Cells

FORM = 3
"""Raised when walks of a set-up are measured otherwise."""

SEAL = 32
"""So many bytes of a file are the digest of the others."""


class Pace(msgspec.Struct, frozen=True):
    """How long walks on a set-up's boards are.

    Attributes:
        entry: From a legal board one in so many steps onto illegal ones is considered.
        steps: So many steps end on legal boards.
        starts: The boards at which walks begin.
        mixed: Whether that is enough for all legal boards to be alike likely.
    """

    entry: int
    steps: int
    starts: tuple[Cells, ...]
    mixed: bool


class Known(msgspec.Struct, frozen=True):
    """What is found out about a set-up once, as it takes its time.

    Attributes:
        pace: How long walks are.
        rare: Whether hardly any board dealt at random is legal, so that walks are the way to deal.
    """

    pace: Pace
    rare: bool


def folder() -> Path:
    """Where they are kept."""
    return caches.folder() / "walks"


def name_of(table: Table, *, shuffle: bool, by: object) -> str:
    """A digest of all that is known of a set-up's walks follows from.

    Args:
        table: The set-up's tables.
        shuffle: Whether harbours are shuffled.
        by: How it is found out.
    """
    setup = table.setup
    kinds = [entry.kind for entry in table.bound]
    all_of_it = (FORM, __version__, by, shuffle, setup.fixed_harbours, setup.deal, kinds)
    return sha256(repr(_plain(all_of_it)).encode()).hexdigest()


def kept(name: str) -> Known | None:
    """What was kept by a name; None when there is nothing that is whole."""
    try:
        content = (folder() / name).read_bytes()
    except OSError:
        return None
    seal, body = content[:SEAL], content[SEAL:]
    return msgspec.msgpack.decode(body, type=Known) if seal == _seal(name, body) else None


def keep(name: str, known: Known) -> None:
    """Keep it, whole or not at all; where nothing can be written it is not kept."""
    path = folder() / name
    part = path.with_name(f".{name}.{os.getpid()}.part")
    body = msgspec.msgpack.encode(known)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            part.write_bytes(_seal(name, body) + body)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)


def _seal(name: str, body: bytes) -> bytes:
    return sha256(name.encode() + body).digest()


def _plain(value: object) -> object:
    """A value whose text is the same in every process: sets have no order of their own."""
    if isinstance(value, str | int | None):
        return value
    if isinstance(value, Mapping):
        return [(_plain(key), _plain(part)) for key, part in value.items()]
    if isinstance(value, frozenset):
        return sorted(map(_plain, value), key=repr)
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return type(value).__name__, [_plain(part) for part in _fields(value)]


def _fields(value: Any) -> Iterator[object]:
    struct = isinstance(value, msgspec.Struct)
    names = value.__struct_fields__ if struct else value.__dataclass_fields__
    return (getattr(value, name) for name in names)
