"""Plain pieces, a full page of features and neutral words, for the tests of draw."""

from __future__ import annotations

from printkit.draw import outline
from printkit.draw.furniture import Naming
from printkit.draw.scene import (
    Drawing,
    Group,
    Path,
    Placed,
    Style,
    Text,
    circle,
    hexagon,
    line,
    rectangle,
)

NAMING = Naming(
    title="Ölquellen · Geländefelder · 19 Stück",
    sheet="Blatt {sheet} von {sheets}",
    front="Vorderseite",
    back="Rückseite",
    folded="hier falten",
    details="OS-7K2M-9QXR · printkit 0.1.0 · A4, Sechseck 79 mm",
    scale="Mit 100 % drucken",
    notice="Inoffiziell, nicht mit den Rechteinhabern verbunden.",
)


def plain(trim: Path, colour: str, *, bleed: float = 3.0, word: str = "Weg") -> Drawing:
    """A piece of one colour up to its bleed, with a word in the middle."""
    edge = outline.grow(trim, bleed)
    text = Text(word, 0, 0, "FiraSans-Regular", 4, "#FFFFFF", anchor="middle")
    body = Group((Path(edge.steps, Style(fill=colour)), text))
    return Drawing(word, trim, body, edge if bleed else None)


def tile(colour: str = "#2F6B43", width: float = 79.0, bleed: float = 3.0) -> Drawing:
    """A hexagon."""
    return plain(hexagon(width), colour, bleed=bleed)


def card(colour: str = "#BF5B33", size: tuple[float, float] = (54.0, 80.0)) -> Drawing:
    """A rectangle with rounded corners."""
    width, height = size
    return plain(rectangle(-width / 2, -height / 2, width, height, radius=3), colour)


def token(colour: str = "#7F8794", diameter: float = 25.0) -> Drawing:
    """A disc."""
    return plain(circle(0, 0, diameter / 2), colour, bleed=1.5)


def features() -> Drawing:
    """A card that uses every part of a scene: nested, shared, turned, clipped, dashed, tracked."""
    spot = Style(fill="#FFCC00", stroke="#302010", width=0.6, opacity=0.5)
    icon = Drawing("icon", circle(0, 0, 3), Group((circle(0, 0, 3, spot),)))
    pair = Drawing(
        "pair", rectangle(-8, -4, 16, 8), Group((Placed(icon, (-4, 0)), Placed(icon, (4, 0))))
    )
    dashed = Style(stroke="#FFFFFF", width=1, dash=(2, 1.5), cap="butt")
    window = Group(
        (rectangle(0, 0, 20, 10, Style(fill="#2E6F9E")), line(0, 0, 20, 10, dashed)),
        at=(-5, 5),
        turn=30,
        clip=circle(10, 5, 6),
    )
    body = Group(
        (
            rectangle(-30, -43, 60, 86, Style(fill="#F5EBD3")),
            Placed(pair, (-12, -30)),
            Placed(pair, (12, -30), turn=20, scale=(1.4, 0.7)),
            Group((Placed(icon, (0, -15), cut="trim"),), scale=(-1, 1), at=(3, 0)),
            window,
            Text("Schöner Wald", 0, -5, "Spectral-Bold", 5, anchor="middle"),
            Text("TITEL", 0, 1, "FiraSans-Medium", 4, anchor="middle", tracking=1),
            Text("rechts", 22, 30, "FiraSansCondensed-MediumItalic", 4, anchor="end", tracking=0.5),
            Text("links fi ß 10", -24, 36, "FiraSans-Regular", 4, fill="#8A3B1E"),
        )
    )
    return Drawing(
        "features", rectangle(-27, -40, 54, 80, radius=3), body, rectangle(-30, -43, 60, 86)
    )
