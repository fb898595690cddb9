"""XLSX files as lines of texts: the first sheet's cells, as they show in a spreadsheet.

Formulas are never calculated here: what they came to was saved with them, or they are refused.
openpyxl belongs here alone and is an extra (`pip install "printkit[tables]"`); a workbook is a
zip file, so its sizes are looked at before anything is unpacked.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Any

from printkit.board.limits import COLUMNS, PRINTED, UNPACKED
from printkit.errors import ScenarioError
from printkit.scenarios.errors import FaultList


def lines(content: bytes, where: str) -> Iterator[list[str]]:
    """The cells of a workbook's first sheet, line by line.

    Raises:
        ScenarioError: openpyxl is not installed, or it is no workbook, or unpacks too large, or
            formulas have no result; all of those are listed.
    """
    try:
        import openpyxl
    except ImportError:
        raise ScenarioError("no-workbooks", where=where) from None
    _check(content, where)
    try:
        results = _rows(openpyxl, content, results=True)
        formulas = _rows(openpyxl, content, results=False)
    # A damaged workbook fails in any of a dozen ways within the library.
    except Exception as fault:
        raise ScenarioError("workbook-broken", where=where, reason=type(fault).__name__) from None
    found = FaultList()
    for row, told in zip(results, formulas, strict=True):
        for cell, formula in zip(row, told, strict=True):
            _note(cell, formula, where, found)
    found.close()
    yield from ([_text(cell.value) for cell in row] for row in results)


def _rows(openpyxl: Any, content: bytes, *, results: bool) -> list[tuple[Any, ...]]:
    """The cells of the first sheet, with what formulas came to or with the formulas."""
    book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=results)
    return list(book.worksheets[0].iter_rows(max_row=2 * PRINTED, max_col=2 * COLUMNS))


def _note(cell: Any, formula: Any, where: str, found: FaultList) -> None:
    """A formula has a result, and no cell's result is a fault such as #REF!."""
    if cell.data_type == "e":
        found.add("formula-fault", file=where, row=cell.row, column=cell.coordinate,
                  found=cell.value)  # fmt: skip
    # An empty text ("str") is a result as well.
    elif formula.data_type == "f" and cell.value is None and cell.data_type != "str":
        found.add("formula-open", file=where, row=cell.row, column=cell.coordinate)


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
