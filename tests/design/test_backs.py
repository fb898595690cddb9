"""Backs tell nothing of which way up they lie: turned pictures of them are the same."""

import tomllib
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from printkit.design.backs import card_back, tile_back
from printkit.design.colours import Colours
from printkit.draw import pdf, png
from printkit.draw.scene import Drawing, Page, Placed

THEME = Path(__file__).parents[2] / "templates" / "theme.toml"
VALUES = tomllib.loads(THEME.read_text(encoding="utf-8"))["colours"]
COLOURS = Colours({name: value for name, value in VALUES.items() if isinstance(value, str)})
EDGE = 90.0


def picture(drawing: Drawing, turn: float) -> np.ndarray:
    """A back turned in the middle of a page, in grey."""
    page = Page(EDGE, EDGE, (Placed(drawing, (EDGE / 2, EDGE / 2), turn, cut="trim"),))
    (file,) = png.write(pdf.write([page], pdf.Info("back", "en")), 100)
    return np.asarray(Image.open(BytesIO(file)).convert("L")).astype(float)


def differing(drawing: Drawing, turn: float) -> float:
    """The share of the page that a turn changes by more than the rasteriser's edges do."""
    return float((abs(picture(drawing, 0) - picture(drawing, turn)) > 64).mean())


@pytest.mark.parametrize("turn", [60, 120, 180, 240, 300])
def test_a_tile_back_is_alike_in_all_six_turns(turn: int) -> None:
    """A hex dealt face down shows the same back in every orientation."""
    assert differing(tile_back(79, 3, COLOURS), turn) < 0.001


def test_a_tile_back_turned_by_less_is_not_alike() -> None:
    """The comparison can fail: a twelfth of a turn changes the picture."""
    assert differing(tile_back(79, 3, COLOURS), 30) > 0.02


@pytest.mark.parametrize("deck", [("cards", "accent"), ("gift", "sheen"), ("gold", "gold")])
@pytest.mark.parametrize("size", [(54, 80), (44, 68), (63.5, 88.9)])
def test_a_card_back_is_alike_upside_down(size: tuple[float, float], deck: tuple[str, str]) -> None:
    """A card turned upside down shows the same back, whatever its size and deck."""
    back = card_back(*size, 3, COLOURS, symbol=deck[0], colour=deck[1])
    assert differing(back, 180) < 0.001
