"""Templates found by name: the user's own first, then printkit's (scenarios/folders)."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

from printkit.board.tables import read_table
from printkit.design.colours import Colours, colours_of
from printkit.errors import TemplateError
from printkit.scenarios.folders import find_file
from printkit.scenarios.merge import merged

_MISSPELT = 0.8
"""A name is another one misspelt that has so much in common with it."""


def load_colours(workspace: Path | None) -> Colours:
    """The theme's colours alone, without the faces for which the drawing rooms are needed.

    Raises:
        TemplateError: The theme's file is missing or faulty.
    """
    return colours_of(*layered("theme.toml", workspace))


def layered(name: str, workspace: Path | None) -> tuple[dict[str, Any], str]:
    """A template as `template` gives it, the user's own laid over the one that ships.

    So a user's says only what is to be otherwise, and one from an earlier version lacks nothing.

    Raises:
        TemplateError: It is missing or faulty.
    """
    own, source = template(name, workspace)
    ships, _ = template(name, None)
    for table, entries in own.items():
        _check(entries, ships.get(table), f"{source}, {table}")
    return merged(ships, own), source


def _check(own: object, ships: object, where: str) -> None:
    """No name in the copy of a table is a misspelt one that the copy lacks; new ones may be there.

    Raises:
        TemplateError: One is.
    """
    if not (isinstance(own, dict) and isinstance(ships, dict)):
        return
    lacking = sorted(set(ships) - set(own))
    if 2 * len(lacking) > len(ships):
        return
    for found in sorted(set(own) - set(ships)):
        meant = get_close_matches(found, lacking, n=1, cutoff=_MISSPELT)
        if meant:
            raise TemplateError("text-unasked", where=where, found=found, nearest=meant[0])


def template(name: str, workspace: Path | None) -> tuple[dict[str, object], str]:
    """A template's data and where it was found.

    Raises:
        TemplateError: It is missing or faulty.
    """
    path = find_file(f"templates/{name}", workspace)
    if path is None:
        raise TemplateError("template-missing", file=f"templates/{name}")
    return read_table(path, TemplateError), str(path)
