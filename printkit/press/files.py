"""Files written whole or not at all.

Everything goes to a temporary name in the same folder and is moved into place; an
interrupted run leaves the old file or none.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkstemp

from printkit.errors import OutputError


def write(files: Mapping[Path, bytes]) -> None:
    """All the files, or none of them.

    Raises:
        OutputError: A folder or a file could not be written; nothing of this call is left.
    """
    staged: dict[Path, Path] = {}
    try:
        for path, content in files.items():
            staged[path] = _stage(path, content)
        for path, temporary in list(staged.items()):
            temporary.replace(path)
            del staged[path]
    except OSError as fault:
        raise OutputError(
            "cannot-write", path=fault.filename or path, reason=fault.strerror or fault
        ) from fault
    finally:
        for temporary in staged.values():
            temporary.unlink(missing_ok=True)


def _stage(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        temporary.chmod(0o666 & ~_umask())
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
