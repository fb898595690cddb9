"""The user's folder for what can be made again: compiled code, and how long walks must be."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def folder() -> Path:
    """Where it is; the variable that moves the compiler's own moves it, too."""
    moved = os.environ.get("NUMBA_CACHE_DIR")
    if moved:
        return Path(moved) / "printkit"
    # Unlike Path.home() this is something even where a user has no home.
    home = Path(os.path.expanduser("~"))  # noqa: PTH111
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "printkit"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "printkit"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "printkit"
