"""Files written whole or not at all.

Everything goes to a temporary name in the same folder and is moved into place; an
interrupted run leaves the old file or none.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from errno import EISDIR
from pathlib import Path

from printkit.errors import OutputError


def write(files: Mapping[Path, bytes]) -> None:
    """All the files, or none of them.

    Raises:
        OutputError: A folder or a file could not be written; nothing of this call is left.
    """
    for path in files:
        _check_links(path)
    # The names are settled before anything is made, so that an interruption finds them all.
    parts = {path: path.with_name(f".{path.name}.{os.getpid()}.part") for path in files}
    made: list[Path] = []
    path = Path()
    try:
        for path, content in files.items():
            made += _made(path.parent)
            parts[path].write_bytes(content)
            if path.is_dir():
                raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
        for path, part in parts.items():
            part.replace(path)
        made.clear()
    except OSError as fault:
        told = fault.filename or path
        raise OutputError("cannot-write", path=told, reason=fault.strerror or fault) from fault
    finally:
        for leftover in parts.values():
            with suppress(OSError):
                leftover.unlink()
        for folder in reversed(made):
            with suppress(OSError):
                folder.rmdir()


def _check_links(path: Path) -> None:
    """What is named as lying in this folder lies in it: no link in a workspace leads elsewhere."""
    here = Path.cwd()
    named = Path(os.path.normpath(here / path))
    if named.is_relative_to(here) and not named.parent.resolve().is_relative_to(here.resolve()):
        raise OutputError("link-out", path=path)


def _made(folder: Path) -> Iterator[Path]:
    """Makes a folder and those above it; gives those that were not there, the topmost first."""
    if not folder.is_dir():
        if folder.exists():
            raise OutputError("file-for-folder", path=folder)
        yield from _made(folder.parent)
        folder.mkdir()
        yield folder
