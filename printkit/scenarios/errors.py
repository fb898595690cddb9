"""The faults of scenario files, gathered so that a writer mends all of them at once.

Each fault is a ScenarioError of its own that names file and key; several of them are told
by one error that lists them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from printkit.board.schema import Fault, faults
from printkit.errors import PrintkitError, ScenarioError

_BARE = re.compile(r"[\w-]+")
"""A key that needs no quotes."""

File = tuple[Path, Mapping[str, Any]]
"""A file and the table in it."""


class SeveralFaultsError(ScenarioError):
    """Several faults at once.

    Attributes:
        faults: One error for each.
    """

    def __init__(self, faults: Iterable[ScenarioError]) -> None:
        self.faults = tuple(faults)
        super().__init__("several-faults", count=len(self.faults))

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class FaultList:
    """What was found wrong so far; `close` raises it, if there is anything."""

    def __init__(self) -> None:
        self.found: list[ScenarioError] = []

    def add(self, key: str, **values: object) -> None:
        """Note a fault."""
        self.found.append(ScenarioError(key, **values))

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note the error that ends the block, and go on after it."""
        try:
            yield
        except SeveralFaultsError as several:
            self.found += several.faults
        except PrintkitError as error:
            self.found.append(ScenarioError(error.key, **error.values))

    def check(self, value: object, kind: Any, files: Iterable[File], at: tuple[str, ...]) -> None:
        """Note everything in which a table is not of a kind.

        Args:
            value: The table.
            kind: The Struct class that it should fit.
            files: The files that it was merged from, the one that counts most first.
            at: The keys that lead to the table in those files.
        """
        for fault in faults(value, kind):
            self.found.append(_error(fault, tuple(files), at))

    def close(self) -> None:
        """Raise what was found.

        Raises:
            ScenarioError: There was something; `SeveralFaultsError` if more than one.
        """
        if len(self.found) > 1:
            raise SeveralFaultsError(self.found)
        if self.found:
            raise self.found[0]


def _error(fault: Fault, files: tuple[File, ...], at: tuple[str, ...]) -> ScenarioError:
    path = (*at, *fault.path)
    file = _source(path, files)
    return ScenarioError(fault.key, where=f"{file}, {dotted(path)}", **fault.values)


def dotted(path: Iterable[str]) -> str:
    """Keys as TOML writes them, quoted where they need it."""
    return ".".join(
        key if key.replace("-", "").replace("_", "").isalnum() else f'"{key}"' for key in path
    )


def _source(path: tuple[str, ...], files: tuple[File, ...]) -> Path:
    """The file in which a key stands: the first with the longest part of its path."""
    return max(files, key=lambda file: _depth(file[1], path))[0]


def _depth(table: object, path: tuple[str, ...]) -> int:
    if not path or not isinstance(table, Mapping) or path[0] not in table:
        return 0
    return 1 + _depth(table[path[0]], path[1:])
