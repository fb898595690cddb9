"""Printers that people have measured: their corrections, kept by name in printers.toml.

The file lies in the user's configuration folder, for a printer is the same in every workspace.
press.calibration says how one is measured.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import msgspec
import platformdirs
import tomli_w

from printkit.board.spelling import listed, nearest
from printkit.board.tables import FORMAT, read_table
from printkit.draw.correction import UNCORRECTED, Correction
from printkit.errors import UsageError
from printkit.press import files
from printkit.scenarios.texts import Texts


def keep(name: str, measured: Correction) -> Path:
    """Keeps a printer's correction, in place of an earlier one.

    Raises:
        UsageError: The name is none that can be typed again, or the file of printers is faulty.
        OutputError: It cannot be written.
    """
    if not name.strip() or not name.isprintable():
        raise UsageError("printer-no-name")
    known = printers() | {name: measured}
    table = {"format": FORMAT, "printers": {key: asdict(known[key]) for key in sorted(known)}}
    files.write({file(): tomli_w.dumps(table).encode()})
    return file()


def printers() -> dict[str, Correction]:
    """Every printer that was measured.

    Raises:
        UsageError: The file of printers is faulty.
    """
    if not file().exists():
        return {}
    table = read_table(file(), UsageError)
    try:
        return msgspec.convert(table.get("printers", {}), dict[str, Correction])
    except msgspec.ValidationError as fault:
        raise UsageError("printers-faulty", file=file(), reason=fault) from None


def correction(name: str) -> Correction:
    """The correction of a printer; none for no name.

    Raises:
        UsageError: No printer of that name was measured.
    """
    if not name:
        return UNCORRECTED
    known = printers()
    if name not in known:
        if not known:
            raise UsageError("no-printers", found=name)
        raise UsageError(
            "unknown-printer", found=name, nearest=nearest(name, known), allowed=listed(known)
        )
    return known[name]


def told(name: str, texts: Texts) -> str:
    """What is known of a printer, as a sentence.

    Raises:
        UsageError: No printer of that name was measured.
    """
    known = correction(name)
    figures = {"x": known.x, "y": known.y, "turn": known.turn, "scale": 100 * known.scale}
    point = texts.raw("explained.point")
    shown = {key: f"{value:+.4g}".replace(".", point) for key, value in figures.items()}
    shown["scale"] = shown["scale"].lstrip("+")
    return texts.get("calibration.stored", name=name, **shown)


def file() -> Path:
    """Where they are kept."""
    return Path(platformdirs.user_config_dir("printkit", appauthor=False)) / "printers.toml"
