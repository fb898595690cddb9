"""Pieces in players' colours: stand-ups that fold, markers that show around wood, cards for one."""

from __future__ import annotations

import pytest
from looks import looks, measures, table, texts

from printkit.design.card import card
from printkit.design.marker import marker
from printkit.design.markup import Run
from printkit.design.stand_up import stand_up
from printkit.draw.scene import Drawing, Group, Node, Path, Placed, bounds
from printkit.errors import TemplateError

LOOKS = looks()
COLOURS = LOOKS.colours
SIZES = measures()
PAWN = SIZES.stand_ups["pawn"]


def paths(nodes: tuple[Node, ...]) -> list[Path]:
    """Every path, wherever it is shifted to."""
    found: list[Path] = []
    for node in nodes:
        if isinstance(node, Path):
            found.append(node)
        elif isinstance(node, Group):
            found += paths(node.children)
        elif isinstance(node, Placed):
            found += paths(node.drawing.body.children)
    return found


def extent(drawing: Drawing) -> tuple[float, float]:
    """Width and height of what is cut out."""
    left, top, right, bottom = bounds(drawing.trim)
    return right - left, bottom - top


def test_a_stand_up_is_two_figures_on_two_feet() -> None:
    """Its strip is twice as long as a figure with a foot."""
    drawn = stand_up("p", "pilgrim", PAWN, "red", COLOURS)
    assert (PAWN.size[0], 2 * (PAWN.size[1] + PAWN.foot)) == extent(drawn)


def test_a_stand_up_folds_at_its_head_and_at_both_feet() -> None:
    """Dashed lines across the strip where figures and feet meet."""
    drawn = stand_up("p", "pilgrim", PAWN, "red", COLOURS)
    dashed = [path for path in paths(drawn.body.children) if path.style.dash]
    high = PAWN.size[1]
    assert [-high, 0.0, high] == sorted(bounds(path)[1] for path in dashed)


@pytest.mark.parametrize(("bleed", "marks"), [(3.0, 6), (0.0, 0)])
def test_fold_marks_stand_in_the_bleed(bleed: float, marks: int) -> None:
    """On either side of each fold, outside the trim; none where there is no room for them."""
    drawn = stand_up("p", "pilgrim", PAWN, "red", COLOURS, bleed=bleed)
    edge = PAWN.size[0] / 2
    level = [p for p in paths(drawn.body.children) if bounds(p)[1] == bounds(p)[3]]
    outside = [p for p in level if bounds(p)[0] >= edge or bounds(p)[2] <= -edge]
    assert marks == len(outside)


@pytest.mark.parametrize("player", COLOURS.players)
def test_pieces_bear_the_players_colour_and_shape(player: str) -> None:
    """Markers on both ends; colour is never the only carrier."""
    drawn = marker("m", "bridge", SIZES.markers["bridge"], player, COLOURS)
    fills = [path.style.fill for path in paths(drawn.body.children)]
    signs = [
        node
        for node in drawn.body.children
        if isinstance(node, Group) and len(node.children) == 1 and node.at != (0.0, 0.0)
    ]
    assert (True, 2) == (COLOURS[f"player-{player}"] in fills, len(signs))


def test_a_marker_shows_around_a_road() -> None:
    """A road is 25.4 long; five millimetres stay free on either side."""
    assert SIZES.markers["bridge"].size[0] >= 25.4 + 2 * 5


def test_a_marker_shrinks_with_travel_tiles() -> None:
    """As the paths do that it lies on; its picture with it."""
    whole, travel = (measures(tile).markers["bridge"] for tile in ("", "travel"))
    assert tuple(side * 50 / 79 for side in whole.size) == pytest.approx(travel.size)
    assert whole.drawn_for == travel.drawn_for


def test_an_unknown_form_is_told() -> None:
    """With those that there are."""
    with pytest.raises(TemplateError) as caught:
        SIZES.markers["brigde"]
    told = caught.value
    assert ("unknown-form", "bridge") == (told.key, told.values["nearest"])


def test_a_card_shows_picture_price_and_recipient() -> None:
    """The picture is cut to its window, the price is a symbol a card."""
    fields = {
        "title": [Run("Bread")],
        "art": "bread_basket",
        "price": ["grain", "grain", "wool"],
        "player": "red",
        "recipient": [Run("For Red")],
        "text": [Run("1 point")],
    }
    looks = LOOKS.__class__(COLOURS.worn_by("red"), LOOKS.types)
    template = table("pieces.toml")["cards"]["gift"]
    drawn = card("Card", template, fields, looks, "en", size=(54, 80))
    (nodes,) = drawn.body.children
    assert isinstance(nodes, Group)
    placed = [
        child.drawing.name
        for node in nodes.children
        if isinstance(node, Group)
        for child in node.children
        if isinstance(child, Placed)
    ]
    assert ["symbol-grain", "symbol-grain", "symbol-wool"] == placed
    assert ["Bread", "For Red", "1 point"] == [text.string for text in texts([drawn.body])]
