"""Measuring a printer: the sheet that shows what it does, and what follows from its readings.

press.printers keeps the result.
"""

from __future__ import annotations

from math import atan2, degrees
from pathlib import Path

from printkit.design import calibration
from printkit.design.magazine import Frame
from printkit.design.markup import parse
from printkit.draw import hairlines, pdf
from printkit.draw.correction import Correction
from printkit.draw.outline import Point
from printkit.draw.paper import Paper
from printkit.errors import UsageError
from printkit.press import files
from printkit.press.ticket import load_theme
from printkit.scenarios.lacking import require_whole
from printkit.scenarios.texts import load_texts

FARTHEST = 6.0
"""A back that is farther off than this, in mm, was turned along the other edge."""
SHORTEST, LONGEST = 90.0, 110.0
"""Between these, in mm, lies what a bar of 100 mm can measure."""


def print_sheet(paper: Paper, flip: str, language: str, out: Path, workspace: Path) -> Path:
    """Writes the calibration sheet.

    Raises:
        OutputError: It cannot be written.
    """
    texts = load_texts(language, (), workspace)
    require_whole(texts, (), workspace, ("calibration.",))
    steps = [texts.raw("calibration.title"), texts.raw(f"calibration.{flip}")]
    steps += [entry["text"] for entry in texts.entries("calibration.steps")]
    pages = calibration.pages(
        [parse(step, lambda name: [name]) for step in steps],
        load_theme(workspace),
        Frame(paper.width, paper.height),
        flip,
        language,
    )
    info = pdf.Info(
        texts.raw("calibration.title"), language, texts.raw("sheets.unofficial"),
        "long" if flip == "long" else "short",
    )  # fmt: skip
    path = out / "calibration.pdf"
    files.write({path: pdf.write([hairlines.printable(page) for page in pages], info)})
    return path


def measured(upper: Point, lower: Point, bar: float, paper: Paper) -> Correction:
    """The correction that follows from what was read on the sheet.

    Args:
        upper: x and y in mm at the back's upper cross, where the front's cross shows through.
        lower: The same at its lower cross.
        bar: How long the bar of 100 mm came out.
        paper: The sheet's paper.

    Raises:
        UsageError: A reading is not possible.
    """
    for reading in (*upper, *lower):
        # No comparison holds for "nan".
        if not abs(reading) <= FARTHEST:
            raise UsageError("reading-too-far", found=reading, most=FARTHEST)
    if not SHORTEST <= bar <= LONGEST:
        raise UsageError("bar-impossible", found=bar, least=SHORTEST, most=LONGEST)
    apart = paper.height - 2 * calibration.FROM_EDGE
    return Correction(
        x=round((upper[0] + lower[0]) / 2, 3),
        y=round((upper[1] + lower[1]) / 2, 3),
        turn=round(degrees(atan2(upper[0] - lower[0], apart)), 4),
        scale=round(100 / bar, 5),
    )
