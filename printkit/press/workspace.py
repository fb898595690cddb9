"""A workspace: a folder shaped like the repository, searched before printkit's own files."""

from __future__ import annotations

from pathlib import Path

from printkit.errors import UsageError
from printkit.press import files
from printkit.scenarios.folders import find_file

COPIED = ("templates/theme.toml", "templates/pieces.toml", "layouts/boxes.toml")
"""What a person is most likely to change, copied so that it can be."""

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
    files.write({path: content for path, content in wanted.items() if not path.exists()})
    return folder.resolve()
