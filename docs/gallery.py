"""docs/gallery.md and its pictures: every piece that printkit draws, scenario by scenario.

Run it after a piece has changed (`make pictures`); it takes about a minute.
"""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from PIL import Image

from printkit.draw import pdf, png
from printkit.draw.scene import Drawing, alone
from printkit.press.boards import Wish, obtain
from printkit.press.documents import faces
from printkit.press.pieces import KINDS, Kind, pieces
from printkit.press.ticket import Job, Ticket, job
from printkit.scenarios import load, names
from printkit.scenarios.boxes import NONE

PAGE = Path(__file__).parent / "gallery.md"
FOLDER = Path(__file__).parent / "pictures"
FIRST = "base"
"""The scenario whose pieces the others have as well: they are shown once."""

_HEAD = """# Gallery

Every piece that printkit draws, front and back; what scenarios share with the base game stands
there. `printkit print gallery NAME` prints a scenario's pieces, symbols and icons large,
and every drawing with the name by which `art` in a scenario's file shows it.
This page is made by docs/gallery.py.
"""
_WIDTH, _CELL, _GAP = 900, 96, 6
_GROUND = "#FFFFFF"
_COLOURS = 96
_NUMBER = re.compile(r"(?<! of) \d+$")

Shelf = list[tuple[str, Drawing]]


def main() -> None:
    """Write the page and its pictures."""
    for old in FOLDER.glob("gallery-*.png"):
        old.unlink()
    shown: set[str] = set()
    text = _HEAD
    for name in sorted(names(), key=lambda name: (name != FIRST, name)):
        made = job_of(name)
        text += f"\n## {made.words.plain('scenario.title')}\n"
        for kind in KINDS:
            shelf = [(label, face) for label, face in _shelf(made, kind) if label not in shown]
            if not shelf:
                continue
            title = made.words.plain(f"kinds.{kind}")
            file = f"gallery-{name}-{kind}.png"
            _sheet([face for _, face in shelf]).save(FOLDER / file, optimize=True)
            text += f"\n![{title} of {name}](pictures/{file})\n\n{title}: {_told(shelf, made)}.\n"
            if name == FIRST:
                back = made.words.plain("sheet.back")
                shown |= {label for label, _ in shelf if label != back}
    PAGE.write_text(text, "utf-8")


def job_of(name: str) -> Job:
    """A scenario's job for the most players, for people who own no box."""
    wish = Wish(name, max(load(name).players))
    return job(Ticket("en", own=(NONE,)), obtain(wish, None))


def _shelf(made: Job, kind: Kind) -> Shelf:
    return faces(pieces(made, kind), made.words.plain("sheet.back"))


def _told(shelf: Shelf, made: Job) -> str:
    """The pieces' names, each once, without the numbers of tiles that look alike."""
    back = made.words.plain("sheet.back")
    labels = (_NUMBER.sub("", label) for label, _ in shelf if label != back)
    return ", ".join(dict.fromkeys(labels))


def _sheet(drawings: list[Drawing]) -> Image.Image:
    """Small pictures in rows, as wide as they are."""
    small = [_small(drawing) for drawing in drawings]
    rows: list[list[Image.Image]] = [[]]
    for picture in small:
        used = sum(one.width + _GAP for one in rows[-1])
        if rows[-1] and used + picture.width > _WIDTH:
            rows.append([])
        rows[-1].append(picture)
    whole = Image.new("RGB", (_WIDTH, len(rows) * (_CELL + _GAP)), _GROUND)
    for n, row in enumerate(rows):
        x = 0
        for picture in row:
            whole.paste(picture, (x, n * (_CELL + _GAP) + (_CELL - picture.height) // 2))
            x += picture.width + _GAP
    return whole.quantize(_COLOURS, dither=Image.Dither.NONE)


def _small(drawing: Drawing) -> Image.Image:
    (content,) = png.write(pdf.write([alone(drawing)], pdf.Info("", "en")), 90)
    picture = Image.open(BytesIO(content)).convert("RGB")
    picture.thumbnail((_WIDTH, _CELL), Image.Resampling.LANCZOS)
    return picture


if __name__ == "__main__":
    main()
