"""A workspace: a folder shaped like the repository, searched before printkit's own files.

A new one holds what a person is most likely to change, an example scenario and schemas for
editors; press.copying makes further scenarios of one that there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from printkit.errors import UsageError
from printkit.press import files, schemas
from printkit.press.copying import BESIDE
from printkit.scenarios.folders import EXAMPLE, find_file, is_workspace, roots

COPIED = ("templates/theme.toml", "templates/pieces.toml", "layouts/boxes.toml")
"""What is copied so that it can be changed."""

IGNORED = b"*\n!.gitignore\n"


def make(folder: Path) -> Path:
    """Make a workspace in a folder; files that are there already are left alone.

    Returns:
        The folder.

    Raises:
        UsageError: The path is a file.
        OutputError: It cannot be written.
    """
    if folder.exists() and not folder.is_dir():
        raise UsageError("not-a-folder", path=folder)
    wanted = {folder / "output" / ".gitignore": IGNORED}
    for name in COPIED:
        source = find_file(name)
        if source is not None:
            wanted[folder / name] = source.read_bytes()
    wanted |= {folder / name: source.read_bytes() for name, source in _example()}
    schemas_of = folder / schemas.FOLDER
    wanted |= {schemas_of / f"{name}.json": text.encode() for name, text in schemas.texts().items()}
    files.write({path: content for path, content in wanted.items() if not path.exists()})
    return folder.resolve()


def seen(folder: Path) -> Path:
    """The folder, once it is seen to be a workspace: half a one is never made unasked.

    Raises:
        UsageError: It holds neither layouts nor templates.
    """
    if not is_workspace(folder):
        raise UsageError("no-workspace", path=folder)
    return folder


def _example() -> Iterator[tuple[Path, Path]]:
    """The files of the example, by their paths in a workspace."""
    for root in roots():
        home = root / EXAMPLE
        for source in sorted(home.rglob("*")):
            if source.suffix in (".toml", *BESIDE):
                yield source.relative_to(home), source
