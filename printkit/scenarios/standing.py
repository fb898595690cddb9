"""Where what a set-up says stands: in which file, under which key, and from whom it is inherited.

A set-up's tables lie over those of the one it is like, over its scenario's and over its parents'
(scenarios/merge). Whoever is told of a fault is led to the place that counts, not to a file in
which there is nothing of the kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from printkit.scenarios.errors import File, dotted
from printkit.scenarios.tables import SHARED

Path = tuple[str, ...]

Layers = tuple[tuple[str, frozenset[str]], ...]
"""The tables that lie over one another, the one that counts most first: place and keys."""


class Place(str):
    """A file and a key; a place in a parent's file, or a table that a parent lends entries to.

    Attributes:
        parent: The scenario that it is inherited from; "" where it is the file's own.
        remedy: What takes it away, or one of the entries lent.
        lent: The keys of a table that a parent lends to it.
    """

    parent: str
    remedy: str
    lent: Path

    def __new__(cls, told: str, parent: str = "", remedy: str = "", lent: Path = ()) -> Place:
        """The place, with where it comes from."""
        made = super().__new__(cls, told)
        made.parent, made.remedy, made.lent = parent, remedy, lent
        return made


@dataclass(frozen=True, slots=True)
class Standing:
    """A set-up among the files that it is made of.

    Attributes:
        files: The scenario's file and those it extends, nearest first.
        setups: The set-up and those it is like, nearest first.
    """

    files: tuple[File, ...]
    setups: Path

    def at(self, *path: str) -> Place:
        """The place of a set-up's key; of a key that stands nowhere, where it would."""
        named = [
            (file, keys, found)
            for keys in self._keys(path)
            for file in self.files
            if (found := _value(file[1], keys)) is not None
        ]
        if not named:
            # A key that is missing, or one of an entry in a list: its table leads there.
            table = self.at(*path[:-1]) if len(path) > 1 else Place(self._own(path[:-1]))
            return Place(f"{table}.{dotted(path[-1:])}", table.parent)
        (where, _), keys, found = named[0]
        told = f"{where}, {dotted(keys)}"
        own = self.files[0][0]
        if where != own:
            return Place(told, where.parent.name, _dropping(keys, found))
        lent = _lent(found, [entries for (path, _), _, entries in named if path != own])
        if not lent:
            return Place(told)
        parent = next(path.parent.name for (path, _), _, entries in named if path != own)
        first, entry = next(iter(lent.items()))
        return Place(told, parent, _dropping((*keys, first), entry), tuple(lent))

    def layers(self, *path: str) -> Layers:
        """The tables of a key, the one that counts most first."""
        found = (
            (f"{file}, {dotted(keys)}", _value(table, keys))
            for keys in self._keys(path)
            for file, table in self.files
        )
        named = [(told, frozenset(e)) for told, e in found if isinstance(e, Mapping)]
        return tuple(named) or ((self._own(path), frozenset()),)

    def _keys(self, path: Path) -> Iterator[Path]:
        for setup in self.setups:
            yield ("setups", setup, *path)
        if path and path[0] in SHARED:
            yield path

    def _own(self, path: Path) -> str:
        return f"{self.files[0][0]}, {dotted(('setups', self.setups[0], *path))}"


def placed(layers: Layers, name: str) -> str:
    """The place of an entry of tables that lie over one another."""
    table = next((told for told, keys in layers if name in keys), layers[0][0])
    return f"{table}.{dotted((name,))}"


def _value(table: object, path: Path) -> Any:
    """What stands under some keys; None for nothing."""
    for key in path:
        if not isinstance(table, Mapping) or key not in table:
            return None
        table = table[key]
    return table


def _lent(own: object, below: list[Any]) -> dict[str, Any]:
    """The entries that a table has from those under it, but for those that say nothing."""
    if not isinstance(own, Mapping):
        return {}
    lent: dict[str, Any] = {}
    for table in below:
        entries = table.items() if isinstance(table, Mapping) else ()
        for key, entry in entries:
            if key not in own:
                lent.setdefault(key, entry)
    return {key: entry for key, entry in lent.items() if entry}


def _dropping(path: Path, value: object) -> str:
    """What a file of one's own says, under its heading, to be without it: `[values] roads = 0`."""
    nothing = {dict: "false", list: "[]", str: '""', bool: "false"}.get(type(value), "0")
    heading = path[: 2 if path[0] == "setups" else 1] if len(path) > 1 else ()
    before = f"[{dotted(heading)}] " if heading else ""
    return f"{before}{dotted(path[len(heading) :])} = {nothing}"
