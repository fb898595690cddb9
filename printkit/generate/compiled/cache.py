"""Functions compiled by numba and kept on disk, in the user's own cache.

The folder's name is a digest of this room's sources: numba by itself would go on using code
whose parts, in other files, have changed since.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import event

from printkit.generate import caches, moves, walk
from printkit.rules import grid
from printkit.waits import wait

_config: Any = numba.config
_njit: Any = numba.njit

Function = TypeVar("Function", bound=Callable[..., Any])


def folder() -> Path:
    """Where compiled code is kept."""
    return caches.folder() / f"dealing-{_digest()}"


_HOW = {"error_model": "numpy", "_nrt": False}
"""Nothing is allocated within, so that no array is counted as held and let go at every touch.

That counting made the dealing ten times as slow.
"""


def compiled(function: Function) -> Function:
    """The function as machine code, compiled when it is first called."""
    kept = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder())
    try:
        made: Function = _njit(cache=_writable(), **_HOW)(function)
        return made
    finally:
        _config.CACHE_DIR = kept


def inlined(function: Function) -> Function:
    """The function as a part of whatever compiled function calls it."""
    made: Function = _njit(forceinline=True, **_HOW)(function)
    return made


@lru_cache(maxsize=1)
def tell_once() -> None:
    """Whoever waits is told, when the first function is compiled; code from the folder is not."""
    wait("compiling")


class _Telling(event.Listener):
    """Hears the compiler begin."""

    def on_start(self, event: Any) -> None:  # noqa: ARG002
        tell_once()

    def on_end(self, event: Any) -> None:
        """Nobody is told."""


_register: Any = event.register
_register("numba:compile", _Telling())


@lru_cache(maxsize=1)
def _digest() -> str:
    """Of all sources that are compiled, also those whose constants are."""
    sources = [
        *sorted(Path(__file__).parent.glob("*.py")),
        Path(grid.__file__),
        Path(moves.__file__),
        Path(walk.__file__),
    ]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


def _writable() -> bool:
    """False where nothing can be kept: then it is compiled anew each time."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder(), os.W_OK)
