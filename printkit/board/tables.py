"""TOML files as tables, with one clear error for each way in which a file is none.

Empty files, binary files, broken TOML and files of a later format are told apart here, for
boards, scenarios and boxes alike.
"""

from __future__ import annotations

import re
import tomllib
from math import isfinite
from pathlib import Path
from typing import Any

from printkit.board.limits import DEPTH, FILE
from printkit.board.spelling import shown
from printkit.errors import PrintkitError

FORMAT = 1
"""The version of all files that this printkit reads and writes."""

_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")

_SHOWN = 60
"""So many characters of a faulty line are shown."""

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Characters that are no text: orders to terminals, and to writing directions."""


def read_table(path: Path, error: type[PrintkitError]) -> dict[str, Any]:
    """The table in a TOML file of today's format.

    Args:
        path: The file.
        error: What to raise: the class of the file's own errors.

    Raises:
        PrintkitError: Of the class given; the file is missing, empty, no text, no TOML, or
            of another format.
    """
    return parse_table(text_of(path, error), str(path), error)


def parse_table(text: str, where: str, error: type[PrintkitError]) -> dict[str, Any]:
    """The table in a TOML text of today's format.

    Raises:
        PrintkitError: Of the class given; the text is empty, no TOML, or of another format.
    """
    if not text.strip():
        raise error("file-empty", where=where)
    try:
        table = tomllib.loads(text)
    except ValueError as fault:
        # Of a number with thousands of digits Python complains in its own way.
        line = _line(str(fault), text)
        wrong, reason = text.splitlines()[line - 1].strip(), _PLACE.sub("", str(fault))
        raise error(
            "file-not-toml", where=where, line=line, found=wrong[:_SHOWN], reason=reason
        ) from None
    except RecursionError:
        raise error("too-deep", where=where, most=DEPTH) from None
    _check(table, where, error)
    found = table.get("format")
    if found is None:
        raise error("format-missing", where=where, wanted=FORMAT)
    if type(found) is int and found > FORMAT:
        raise error("format-newer", where=where, found=found, wanted=FORMAT)
    if type(found) is not int or found != FORMAT:
        raise error("format-unknown", where=where, found=shown(found), wanted=FORMAT)
    return table


def _line(fault: str, text: str) -> int:
    """The line that a fault of the TOML reader names; at the end of the file the last one."""
    named = _PLACE.search(fault)
    lines = len(text.splitlines())
    return min(int(named[1]), lines) if named and named[1] else lines


def _check(table: dict[str, Any], where: str, error: type[PrintkitError]) -> None:
    """Nothing in a table is nested too deep, without end, or a command to the terminal."""
    waiting: list[tuple[object, str, int]] = [(table, "", 1)]
    for value, at, depth in waiting:
        if depth > DEPTH:
            raise error("too-deep", where=f"{where}, {at.partition('.')[0]}", most=DEPTH)
        if isinstance(value, dict):
            waiting += [(key, at, depth) for key in value]
            waiting += [
                (under, f"{at}.{key}".lstrip("."), depth + 1) for key, under in value.items()
            ]
        elif isinstance(value, list):
            waiting += [(under, f"{at}.{n}", depth + 1) for n, under in enumerate(value, start=1)]
        elif isinstance(value, float) and not isfinite(value):
            raise error("not-finite", where=f"{where}, {at}", found=value)
        elif isinstance(value, str) and CONTROL.search(value):
            raise error("control-character", where=f"{where}, {at}", found=ascii(value[:40]))


def text_of(path: Path, error: type[PrintkitError]) -> str:
    """The text of a file, whatever it says.

    Raises:
        PrintkitError: Of the class given; the file is missing, too large, or no text.
    """
    try:
        with path.open("rb") as file:
            content = file.read(FILE + 1)
    except OSError as fault:
        raise error("file-unreadable", where=str(path), reason=fault.strerror or "") from None
    if len(content) > FILE:
        raise error("file-too-large", where=str(path), most=FILE // 1000)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise error("file-not-text", where=str(path)) from None
    if "\0" in text:
        raise error("file-not-text", where=str(path))
    return text
