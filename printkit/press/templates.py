"""Templates found by name: the user's own first, then printkit's (scenarios/folders)."""

from __future__ import annotations

from pathlib import Path

from printkit.board.tables import read_table
from printkit.design.colours import Colours, colours_of
from printkit.errors import TemplateError
from printkit.scenarios.folders import find_file


def load_colours(workspace: Path | None) -> Colours:
    """The theme's colours alone, without the faces for which the drawing rooms are needed.

    Raises:
        TemplateError: The theme's file is missing or faulty.
    """
    return colours_of(*template("theme.toml", workspace))


def template(name: str, workspace: Path | None) -> tuple[dict[str, object], str]:
    """A template's data and where it was found.

    Raises:
        TemplateError: It is missing or faulty.
    """
    path = find_file(f"templates/{name}", workspace)
    if path is None:
        raise TemplateError("template-missing", file=f"templates/{name}")
    return read_table(path, TemplateError), str(path)
