"""Cutting machines by name, from templates/machines.toml and a person's wish."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from printkit.board.schema import typed
from printkit.board.spelling import listed, nearest
from printkit.draw.paper import Margins
from printkit.draw.registration import Machine, Registration, Window
from printkit.errors import TemplateError, UsageError
from printkit.press.templates import layered
from printkit.scenarios.texts import Texts

ARMS = (5.0, 20.0)
LINES = (0.3, 1.0)


class _Marks(msgspec.Struct, forbid_unknown_fields=True):
    inset: float
    square: float
    arm: float
    line: float
    clear: float


class _Window(msgspec.Struct, forbid_unknown_fields=True):
    width: float
    height: float


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    version: int
    gap: float | None = None
    marks: _Marks | None = None
    window: _Window | None = None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    machines: dict[str, _Entry]


@dataclass(frozen=True, slots=True)
class Cutter:
    """A machine, set up.

    Attributes:
        name: Its name.
        version: Of its marks and places, printed on sheets.
        needs: What it needs of a sheet.
        gap: Between pieces; None as suits them.
    """

    name: str
    version: int
    needs: Machine
    gap: float | None


def cutter(
    name: str, margins: Margins, workspace: Path | None, *, arm: float | None, line: float | None
) -> Cutter:
    """The machine of that name.

    Args:
        name: Of the machine.
        margins: What the printer cannot reach: marks lie within.
        workspace: Where a person's own machines stand.
        arm: Length of the marks' arms, in place of the template's.
        line: Width of their lines, likewise.

    Raises:
        TemplateError: The file of machines is missing or faulty.
        UsageError: There is no such machine, it has no marks, or none of that size.
    """
    data, source = layered("machines.toml", workspace)
    known = typed(data, _File, source, TemplateError).machines
    if name not in known:
        raise UsageError(
            "unknown-machine", found=name, nearest=nearest(name, known), allowed=listed(known)
        )
    entry = known[name]
    if entry.window and (arm, line) != (None, None):
        raise UsageError("no-marks", machine=name)
    if entry.window:
        needs: Machine = Window(entry.window.width, entry.window.height)
    elif entry.marks:
        marks = entry.marks
        needs = Registration(
            max(marks.inset, margins.top, margins.right, margins.bottom, margins.left),
            marks.square,
            _within(arm, ARMS, "--mark-arm") or marks.arm,
            _within(line, LINES, "--mark-line") or marks.line,
            marks.clear,
        )
    else:
        raise TemplateError("missing-key", where=f"{source}, machines.{name}.marks")
    return Cutter(name, entry.version, needs, entry.gap)


def _within(wish: float | None, limits: tuple[float, float], option: str) -> float | None:
    least, most = limits
    if wish is not None and not least <= wish <= most:
        raise UsageError("mark-size", option=option, found=wish, least=least, most=most)
    return wish


def settings(cutter: Cutter, texts: Texts) -> str:
    """What is typed into the cutting software, as every sheet tells it."""
    needs, name = cutter.needs, cutter.name.capitalize()
    if isinstance(needs, Registration):
        sizes = {"arm": needs.arm, "line": needs.line, "inset": needs.inset}
        key = "outputs.marks"
    else:
        sizes = {"width": needs.width, "height": needs.height}
        key = "outputs.window"
    told = {part: texts.figure(size) for part, size in sizes.items()}
    return texts.get(key, name=name, version=cutter.version, **told)
