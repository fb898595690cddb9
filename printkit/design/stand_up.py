"""Stand-ups: a strip with a figure twice, head to head, that folds into a card on two feet.

From the top down lie a foot, the back of the figure upside down, its front and the other foot.
Dashed lines say where to fold, short marks outside the trim where to lay the ruler.
"""

from __future__ import annotations

from random import Random

from printkit.design import art
from printkit.design.colours import Colours, shade
from printkit.design.icons import icon
from printkit.design.picture import Artwork, Picture
from printkit.design.playing_pieces import badge, on, stamp
from printkit.design.sizes import StandUpForm
from printkit.draw.scene import Drawing, Group, Node, Placed, Style, line, rectangle

_DASH = (1.2, 0.8)


def stand_up(
    name: str,
    artwork: Artwork,
    form: StandUpForm,
    player: str,
    colours: Colours,
    *,
    bleed: float = 3.0,
) -> Drawing:
    """A stand-up, its origin in the middle of the strip, where it folds.

    Args:
        name: For people and file names.
        artwork: The figure, a picture or a drawing's name; this is drawn for the form's size with
            its foot at the origin, its ground 3 mm wider at either side.
        form: How large figure and feet are.
        player: Whose colour it bears; empty for nobody's.
        colours: The theme's.
        bleed: How far the ground runs on beyond the trim.
    """
    width, high = form.size
    length = 2 * (high + form.foot)
    trim = rectangle(-width / 2, -length / 2, width, length)
    grown = rectangle(
        -width / 2 - bleed, -length / 2 - bleed, width + 2 * bleed, length + 2 * bleed
    )
    worn = colours.worn_by(player) if player else colours
    signs = [badge(player, (-width * 0.34, width * 0.17), width * 0.22, worn)] if player else []
    half = Group((*_figure(artwork, form, worn, bleed), *_foot(form, player, worn, bleed), *signs))
    folds = [-high, 0.0, high]
    nodes: list[Node] = [half, Group((half,), turn=180)]
    nodes += [node for y in folds for node in _fold(y, width, bleed, colours)]
    return Drawing(name, trim, Group(tuple(nodes)), grown)


def _figure(artwork: Artwork, form: StandUpForm, colours: Colours, bleed: float) -> list[Node]:
    """The figure below the middle of the strip, its head at the fold."""
    width, high = form.size
    if isinstance(artwork, Picture):
        return [Group((artwork.filling(width + 2 * bleed, high),), at=(0.0, high / 2))]
    scale = max(1.0, (width + 2 * bleed) / (width + 6))
    window = rectangle(-width / 2 - bleed, 0, width + 2 * bleed, high)
    painted = art.find(artwork)(Random(artwork), colours)
    return [Group((Group((painted,), at=(0.0, high), scale=(scale, scale)),), clip=window)]


def _foot(form: StandUpForm, player: str, colours: Colours, bleed: float) -> list[Node]:
    """The flap that it stands on: the player's colour and shape, and how it is folded."""
    width, high = form.size
    ground = shade(colours["player" if player else "oil"], -0.12)
    middle = high + form.foot / 2
    sign = icon("fold", on(ground))
    whose = [stamp(player, (-width * 0.16, middle), form.foot * 0.5, colours)] if player else []
    return [
        rectangle(-width / 2 - bleed, high, width + 2 * bleed, form.foot + bleed, Style(ground)),
        *whose,
        Placed(sign, (width * 0.2 if player else 0.0, middle), scale=(0.8, 0.8)),
    ]


def _fold(y: float, width: float, bleed: float, colours: Colours) -> list[Node]:
    """A dashed line across the strip and a mark beyond either edge."""
    ink, paper = colours["ink"], colours["paper"]
    light = Style(stroke=paper, width=0.5, opacity=0.7, cap="butt")
    dashes = Style(stroke=ink, width=0.25, dash=_DASH, cap="butt")
    marks = Style(stroke=ink, width=0.25, cap="butt")
    nodes: list[Node] = [
        line(-width / 2, y, width / 2, y, light),
        line(-width / 2, y, width / 2, y, dashes),
    ]
    if bleed > 1.0:
        nodes += [
            line(side * (width / 2 + 0.6), y, side * (width / 2 + bleed), y, marks)
            for side in (-1, 1)
        ]
    return nodes
