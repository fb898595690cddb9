"""The boxes that people own, from layouts/boxes.toml: what a kit need not print.

A user's own boxes.toml is searched first, as all files are (scenarios/folders).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from printkit.board.limits import Count
from printkit.board.model import Harbour, Terrain
from printkit.board.spelling import listed, nearest
from printkit.board.tables import read_table
from printkit.errors import ScenarioError, UsageError
from printkit.scenarios.errors import FaultList
from printkit.scenarios.folders import find_file

NONE = "none"
"""What a group says that owns no box."""

_FILE = "layouts/boxes.toml"


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one box holds.

    Attributes:
        terrain: Terrain tiles.
        numbers: Number tokens.
        harbours: Harbours.
        sea: Sea hexes of its frame without a harbour.
        pieces: Everything else, by name.
        colours: The players whose pieces it holds, equally many of each.
        replaces_numbers: The box whose tokens are put aside, for its own are a whole set.
    """

    terrain: dict[Terrain, Count] = msgspec.field(default_factory=dict)
    numbers: dict[int, Count] = msgspec.field(default_factory=dict)
    harbours: dict[Harbour, Count] = msgspec.field(default_factory=dict)
    sea: Count = 0
    pieces: dict[str, Count] = msgspec.field(default_factory=dict)
    colours: tuple[str, ...] = ()
    replaces_numbers: str = ""


def boxes(workspace: Path | None = None) -> dict[str, Box]:
    """Every box by name.

    Raises:
        ScenarioError: The file is missing or faulty, or a box replaces one that there is not.
    """
    path, known = _read(workspace)
    for name, box in known.items():
        if box.replaces_numbers and box.replaces_numbers not in known:
            raise ScenarioError(
                "unknown-box-replaced",
                where=f"{path}, {name}.replaces_numbers",
                found=box.replaces_numbers,
                nearest=nearest(box.replaces_numbers, known),
                allowed=listed(known),
            )
    if path != find_file(_FILE):
        _check_names(known, path)
    return known


def _read(workspace: Path | None) -> tuple[Path, dict[str, Box]]:
    path = find_file(_FILE, workspace)
    if path is None:
        raise ScenarioError("no-boxes", where=_FILE)
    table = read_table(path, ScenarioError)
    table.pop("format")
    found = FaultList()
    found.check(table, dict[str, Box], [(path, table)], ())
    found.close()
    return path, msgspec.convert(table, dict[str, Box], str_keys=True)


def _check_names(boxes: Mapping[str, Box], path: Path) -> None:
    """Pieces and colours of a user's boxes are called as in those that ship."""
    ships = _read(None)[1].values()
    pieces = {name for box in ships for name in box.pieces}
    colours = {name for box in ships for name in box.colours}
    found = FaultList()
    for name, box in boxes.items():
        for key, named, choices in (
            ("pieces", box.pieces, pieces), ("colours", box.colours, colours),
        ):  # fmt: skip
            for word in named:
                if word not in choices:
                    found.add(
                        "unknown-word", where=f"{path}, {name}.{key}", found=word,
                        nearest=nearest(word, choices), allowed=listed(sorted(choices)),
                    )  # fmt: skip
    found.close()


def owned(names: Sequence[str], workspace: Path | None = None) -> dict[str, Box]:
    """The boxes of those names, in that order; "none" stands for no box.

    Raises:
        UsageError: There is no such box, or "none" stands beside one.
    """
    known = boxes(workspace)
    for name in names:
        if name not in known and name != NONE:
            choices = [*known, NONE]
            raise UsageError(
                "unknown-box", found=name, nearest=nearest(name, choices), allowed=listed(choices)
            )
    if NONE in names and set(names) != {NONE}:
        raise UsageError("none-and-boxes", found=listed(names))
    return {name: known[name] for name in dict.fromkeys(names) if name != NONE}
