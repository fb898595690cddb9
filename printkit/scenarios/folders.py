"""Where files are: the user's workspace first, then what the wheel packs, then the repository.

Scenarios are folders under layouts/ with a scenario.toml; being there is all the
registration they need. A file that another file names must lie within the same root.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from printkit.board.spelling import listed, nearest
from printkit.errors import ScenarioError

SCENARIO_FILE = "scenario.toml"

EXAMPLE = "example"
"""The folder under a root that holds an example of a workspace."""

_CARDS = re.compile(r"cards(-[^/]*)?\.toml")
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def is_workspace(folder: Path) -> bool:
    """Whether a folder is one of those that are searched for files."""
    return (folder / "layouts").is_dir() or (folder / "templates").is_dir()


def roots(workspace: Path | None = None) -> tuple[Path, ...]:
    """The folders with layouts/ and templates/, in the order in which they are searched."""
    package = Path(__file__).parents[1]
    packed, repository = package / "_data", package.parent
    places = [packed, repository] if workspace is None else [workspace, packed, repository]
    return tuple(dict.fromkeys(place.resolve() for place in places if is_workspace(place)))


def names(workspace: Path | None = None) -> tuple[str, ...]:
    """The names of all scenarios, sorted."""
    found = {
        file.parent.name
        for root in roots(workspace)
        for file in (root / "layouts").glob(f"*/{SCENARIO_FILE}")
        if file.is_file()
    }
    return tuple(sorted(found))


def find(name: str, workspace: Path | None = None) -> Path:
    """The scenario file of that name.

    Raises:
        ScenarioError: No folder has that name.
    """
    known = names(workspace)
    if name not in known:
        outside = workspace is not None and not is_workspace(workspace)
        raise ScenarioError(
            "unknown-scenario-outside" if outside else "unknown-scenario",
            found=name, nearest=nearest(name, known), allowed=listed(known),
        )  # fmt: skip
    if not is_name(name):
        raise ScenarioError("not-a-name", found=name)
    file = find_file(f"layouts/{name}/{SCENARIO_FILE}", workspace)
    assert file is not None  # names() has just seen it  # noqa: S101
    return file


def is_authored(file: Path, workspace: Path) -> bool:
    """Whether a file is the user's own: it lies in the workspace and does not come with printkit.

    A checkout that is the workspace holds only what ships.
    """
    inside = file.is_relative_to(workspace.resolve())
    return inside and not any(file.is_relative_to(root / "layouts") for root in roots())


def find_file(path: str, workspace: Path | None = None) -> Path | None:
    """The first file of that path under a root, if there is one.

    Raises:
        ScenarioError: It leads out of its root by a link.
    """
    for root in roots(workspace):
        file = root / path
        if file.is_file():
            return kept_in(file, root)
    return None


def files_in(folder: str, workspace: Path | None = None) -> Iterator[Path]:
    """The TOML files in a folder under each root, in the roots' order, then by name.

    Raises:
        ScenarioError: One leads out of its root by a link.
    """
    for root in roots(workspace):
        for file in sorted((root / folder).glob("*.toml")):
            if file.is_file():
                yield kept_in(file, root)


def beside(folder: str, suffixes: tuple[str, ...], workspace: Path | None) -> dict[str, Path]:
    """Files with such endings in a folder and those in it, by their paths; the first root counts.

    Raises:
        ScenarioError: One leads out of its root by a link.
    """
    found: dict[str, Path] = {}
    for root in roots(workspace):
        home = root / folder
        for file in sorted(home.rglob("*")):
            if file.suffix.lower() in suffixes and file.is_file():
                found.setdefault(file.relative_to(home).as_posix(), kept_in(file, root))
    return found


def is_cards(name: str) -> bool:
    """True for what a TOML file of cards is called; others beside scenario.toml are boards."""
    return _CARDS.fullmatch(name) is not None


def kept_in(file: Path, root: Path) -> Path:
    """A file that lies within a root, also when links are followed."""
    if not file.resolve().is_relative_to(root):
        raise ScenarioError("leads-out", where=file)
    return file


def named_file(folder: str, name: str, where: str) -> str:
    """The path under a root of a TOML file that another file names.

    Args:
        folder: The folder under a root, such as "layouts/base".
        name: The name found in the other file, without suffix.
        where: That file and key, for errors.

    Raises:
        ScenarioError: The name is none but a path that may lead elsewhere.
    """
    if not is_name(name):
        raise ScenarioError("name-is-path", where=where, found=name)
    return f"{folder}/{name}.toml"


def is_name(name: str) -> bool:
    """True for what a scenario, a board or a file of texts may be called."""
    return _NAME.fullmatch(name) is not None


def checked_name(name: str, where: str) -> str:
    """A scenario's name that stands in a file, once it is seen to be no path.

    Raises:
        ScenarioError: It is a path that may lead elsewhere.
    """
    named_file("layouts", name, where)
    return name
