"""Icons and symbols stay in their square, and each colour of an icon is one shared drawing."""

import tomllib
from pathlib import Path as File

import pytest

from printkit.design import symbols
from printkit.design.colours import Colours
from printkit.design.icons import SIZE, dice, icon, names, shape
from printkit.draw.scene import Path, bounds
from printkit.errors import TemplateError

THEME = File(__file__).parents[2] / "templates" / "theme.toml"
VALUES = tomllib.loads(THEME.read_text(encoding="utf-8"))["colours"]
COLOURS = Colours({name: value for name, value in VALUES.items() if isinstance(value, str)})


@pytest.mark.parametrize("name", names())
def test_an_icon_stays_in_its_square(name: str) -> None:
    """Nothing of an icon reaches more than a hair beyond its 4 x 4 mm."""
    box = bounds(Path(shape(name)))
    assert max(map(abs, box)) <= SIZE / 2 + 0.1


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_shows_its_number(number: int) -> None:
    """As many pips as its number, alike when the face is turned by half."""
    steps = [piece.split() for piece in dice.OUTLINES[f"die-{number}"].split("O ")[1:]]
    pips = {(float(x), float(y)) for x, y, *_ in steps}
    assert (number, pips) == (len(pips), {(10 - x, 10 - y) for x, y in pips})


@pytest.mark.parametrize("name", symbols.names())
def test_a_symbol_stays_in_its_square(name: str) -> None:
    """A symbol keeps to its 10 x 10 mm; only the handles of round ends reach further."""
    drawn = symbols.symbol(name, COLOURS).body.children
    reach = max(abs(edge) for path in drawn if isinstance(path, Path) for edge in bounds(path))
    assert reach <= symbols.SIZE / 2 + 0.75


def test_an_icon_asked_for_twice_is_one_drawing() -> None:
    """Equal icons are the same drawing, so that a document writes them once."""
    assert icon("wool", "#2B2A28") is icon("wool", "#2B2A28")


def test_an_unknown_icon_is_an_error() -> None:
    """A name without an icon is refused, with the names that there are."""
    with pytest.raises(TemplateError) as refused:
        icon("spice", "#2B2A28")
    assert refused.value.key == "unknown-icon"
