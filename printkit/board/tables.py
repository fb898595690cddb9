"""TOML files as tables, with one clear error for each way in which a file is none.

Empty files, binary files, broken TOML and files of a later format are told apart here, for
boards, scenarios and boxes alike.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from printkit.errors import PrintkitError

FORMAT = 1
"""The version of all files that this printkit reads and writes."""


def read_table(path: Path, error: type[PrintkitError]) -> dict[str, Any]:
    """The table in a TOML file of today's format.

    Args:
        path: The file.
        error: What to raise: the class of the file's own errors.

    Raises:
        PrintkitError: Of the class given; the file is missing, empty, no text, no TOML, or
            of another format.
    """
    return parse_table(_text(path, error), str(path), error)


def parse_table(text: str, where: str, error: type[PrintkitError]) -> dict[str, Any]:
    """The table in a TOML text of today's format.

    Raises:
        PrintkitError: Of the class given; the text is empty, no TOML, or of another format.
    """
    if not text.strip():
        raise error("file-empty", where=where)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise error("file-not-toml", where=where, reason=str(fault)) from None
    except RecursionError:
        raise error("file-not-toml", where=where, reason="it is nested too deep") from None
    found = table.get("format")
    if found is None:
        raise error("format-missing", where=where, wanted=FORMAT)
    if type(found) is int and found > FORMAT:
        raise error("format-newer", where=where, found=found, wanted=FORMAT)
    if type(found) is not int or found != FORMAT:
        raise error("format-unknown", where=where, found=found, wanted=FORMAT)
    return table


def _text(path: Path, error: type[PrintkitError]) -> str:
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise error("file-unreadable", where=str(path), reason=fault.strerror or "") from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise error("file-not-text", where=str(path)) from None
    if "\0" in text:
        raise error("file-not-text", where=str(path))
    return text
