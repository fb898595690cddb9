"""The README's pictures, made by printkit itself: `make pictures`.

Renders a kit to PNG and composes pages and pieces into a few small pictures.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image

import printkit

FOLDER = Path(__file__).parent / "pictures"
GROUND = "#E9E4D8"
GAP = 24


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        board = printkit.load("oil-springs")
        printkit.render_kit(board, folder, own=["none"], format="png")
        pages = Path(folder) / "oil-springs"
        _side_by_side("setup", [pages / "setup-01.png", pages / "setup-02.png"], 620)
        _side_by_side("rules", [pages / "rules-01.png", pages / "rules-03.png"], 620)
        sheets = [pages / f"tiles-{n:02}.png" for n in (1, 3, 5)]
        _side_by_side("sheets", [*sheets, pages / "tokens-01.png"], 420)
        printkit.render_kit(printkit.load("divided-land"), folder, own=["none"], format="png")
        shared = Path(folder) / "divided-land"
        sheets = [shared / f"{name}-01.png" for name in ("setup", "rules", "cards")]
        _side_by_side("divided-land", sheets, 420)
        printkit.render_document(board, "gallery", folder, own=["none"], format="png")
        _side_by_side("gallery", sorted(pages.glob("gallery-*.png"))[:2], 620)


def _side_by_side(name: str, files: list[Path], width: int) -> None:
    pages = [Image.open(file).convert("RGB") for file in files]
    scaled = [page.resize((width, round(page.height * width / page.width))) for page in pages]
    height = max(page.height for page in scaled)
    whole = Image.new("RGB", (len(scaled) * (width + GAP) + GAP, height + 2 * GAP), GROUND)
    for n, page in enumerate(scaled):
        whole.paste(page, (GAP + n * (width + GAP), GAP))
    small = whole.quantize(192, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
