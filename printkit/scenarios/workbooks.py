"""XLSX files as lines of texts: the first sheet's cells, as they show in a spreadsheet.

openpyxl belongs here alone and is an extra (`pip install "printkit[tables]"`); a workbook is a
zip file, so its sizes are looked at before anything is unpacked.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

from printkit.board.limits import COLUMNS, PRINTED, UNPACKED
from printkit.errors import ScenarioError


def lines(content: bytes, where: str) -> Iterator[list[str]]:
    """The cells of a workbook's first sheet, line by line.

    Raises:
        ScenarioError: openpyxl is not installed, or it is no workbook, or unpacks too large.
    """
    try:
        from openpyxl import load_workbook
    except ImportError:
        raise ScenarioError("no-workbooks", where=where) from None
    _check(content, where)
    try:
        # What a formula came to was saved with it.
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        sheet = book.worksheets[0]
        rows = [
            [_text(cell) for cell in row]
            for row in sheet.iter_rows(max_row=2 * PRINTED, max_col=2 * COLUMNS, values_only=True)
        ]
    # A damaged workbook fails in any of a dozen ways within the library.
    except Exception as fault:
        raise ScenarioError("workbook-broken", where=where, reason=type(fault).__name__) from None
    yield from rows


def _check(content: bytes, where: str) -> None:
    """It is a zip file that stays bearable when unpacked."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            size = sum(entry.file_size for entry in packed.infolist())
    except (zipfile.BadZipFile, ValueError, OSError) as fault:
        raise ScenarioError("workbook-broken", where=where, reason=type(fault).__name__) from None
    if size > UNPACKED:
        raise ScenarioError("file-too-large", where=where, most=UNPACKED // 1000)


def _text(cell: object) -> str:
    """A cell as one reads it: whole numbers without decimals."""
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell)
