"""Pages and drawings to SVG, in millimetres and readable: the only module that knows svgwrite.

Shows a scene exactly as draw.pdf does. One element stands on each line and names are counted
in order of use, so that a changed drawing is a short diff.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Sequence
from xml.etree import ElementTree

import svgwrite
from svgwrite.base import BaseElement

from printkit.draw import fonts
from printkit.draw.cuts import Circle, Cut, Line, closed
from printkit.draw.figures import factor, fine, mm
from printkit.draw.scene import (
    ANCHORS,
    Drawing,
    Group,
    Node,
    Page,
    Path,
    Placed,
    Raster,
    Style,
    Text,
    alone,
    cut_of,
    placements,
    rectangle,
)

_CUT = Style(stroke="#FF0000", width=0.1)


def write(scene: Page | Drawing, *, embed: bool = False, check: bool = False) -> str:
    """The page on white paper, or the drawing cut at its trim, as one SVG file at true size.

    Args:
        scene: What is written.
        embed: Bring the faces along, reduced to the characters that are used.
        check: Hold every element against the SVG standard; slow, for tests.
    """
    page = alone(scene) if isinstance(scene, Drawing) else scene
    writer = _Writer(page, check=check)
    root = writer.document(page, paper=isinstance(scene, Page), embed=embed).get_xml()
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def write_cuts(cuts: Sequence[Cut], width: float, height: float) -> str:
    """Outlines alone, for a cutting machine: one path for each piece, named after it.

    Args:
        cuts: What is cut.
        width: Of the sheet.
        height: Of the sheet.
    """
    drawing = svgwrite.Drawing(
        size=(f"{mm(width)}mm", f"{mm(height)}mm"),
        viewBox=f"0 0 {mm(width)} {mm(height)}",
        debug=False,
    )
    for cut in cuts:
        way = " ".join(_way(line) for line in cut.lines)
        if way:
            drawing.add(drawing.path(way, id=cut.name, **_paint(_CUT)))
    root = drawing.get_xml()
    ElementTree.indent(root, " ")
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _way(line: Line | Circle) -> str:
    """A line or circle in the words of a path."""
    if isinstance(line, Circle):
        (x, y), radius = line.middle, mm(line.radius)
        halves = (
            f"A{radius} {radius} 0 0 1 {mm(end)} {mm(y)}"
            for end in (x + line.radius, x - line.radius)
        )
        return " ".join((f"M{mm(x - line.radius)} {mm(y)}", *halves, "Z"))
    steps = [f"M{_pair(line[0].start)}"]
    for stroke in line:
        if stroke.bulge:
            radius, large, clockwise = mm(stroke.radius), abs(stroke.bulge) > 1, stroke.bulge > 0
            steps.append(f"A{radius} {radius} 0 {large:d} {clockwise:d} {_pair(stroke.end)}")
        else:
            steps.append(f"L{_pair(stroke.end)}")
    return " ".join([*steps, "Z"] if closed(line) else steps)


def _pair(point: tuple[float, float]) -> str:
    return f"{mm(point[0])} {mm(point[1])}"


class _Writer:
    """One file being written: its shared drawings, its clips and the characters it uses."""

    def __init__(self, page: Page, *, check: bool) -> None:
        self._svg = svgwrite.Drawing(
            size=(f"{mm(page.width)}mm", f"{mm(page.height)}mm"),
            viewBox=f"0 0 {mm(page.width)} {mm(page.height)}",
            debug=check,
        )
        # Texts run as wide as they are measured, lines meet as they do in print.
        self._svg.update({"stroke-linecap": "round", "stroke-linejoin": "round"})
        self._svg["xml:space"] = "preserve"
        self._svg["style"] = "font-kerning:none;font-variant-ligatures:none"
        uses = Counter(placed.drawing for placed in placements([page]))
        self._shared = {drawing: f"d{n}" for n, drawing in enumerate(uses) if uses[drawing] > 1}
        self._written: set[Drawing] = set()
        self._clips: dict[str, str] = {}
        self._used: dict[str, set[str]] = {}

    def document(self, page: Page, *, paper: bool, embed: bool) -> svgwrite.Drawing:
        """The whole file."""
        if paper:
            # Without it a viewer with a dark ground shows dark text on dark.
            white = Style("#FFFFFF")
            self._add(self._svg, rectangle(0, 0, page.width, page.height, white))
        self._add(self._svg, Group(page.pieces, clip=page.clip))
        self._add(self._svg, page.marks)
        if embed:
            self._embed()
        return self._svg

    def _embed(self) -> None:
        # Reading faces takes longer than writing most files: only where it is asked for.
        from printkit.draw import webfont

        for face, characters in sorted(self._used.items()):
            self._svg.embed_stylesheet(webfont.rule(face, "".join(sorted(characters))))

    def _add(self, parent: BaseElement, node: Node) -> None:
        if isinstance(node, Path):
            parent.add(self._svg.path(_steps(node), **_paint(node.style)))
        elif isinstance(node, Text):
            parent.add(self._text(node))
        elif isinstance(node, Raster):
            data = f"data:image/png;base64,{b64encode(node.content).decode()}"
            parent.add(self._svg.image(data, (-0.5, -0.5), (1, 1), preserveAspectRatio="none"))
        elif isinstance(node, Group):
            self._add_all(parent, node.children, self._place(node, node.clip))
        elif node.drawing in self._shared:
            self._define(node.drawing)
            name = f"#{self._shared[node.drawing]}"
            parent.add(self._svg.use(name, **self._place(node, cut_of(node))))
        else:
            self._add_all(parent, (node.drawing.body,), self._place(node, cut_of(node)))

    def _add_all(self, parent: BaseElement, nodes: Iterable[Node], place: dict[str, str]) -> None:
        """Adds nodes in a group of their own, if there is anything to say of the group."""
        if place:
            parent = parent.add(self._svg.g(**place))
        for node in nodes:
            self._add(parent, node)

    def _define(self, drawing: Drawing) -> None:
        """Writes a shared drawing among the definitions, what it uses before it."""
        if drawing in self._written:
            return
        self._written.add(drawing)
        # A group, not a symbol: readers disagree on what a symbol without a viewport shows.
        shared = self._svg.g(id=self._shared[drawing])
        self._add(shared, drawing.body)
        self._svg.defs.add(shared)

    def _place(self, node: Group | Placed, clip: Path | None) -> dict[str, str]:
        """Where a group stands and what it is cut to, as attributes."""
        moves = []
        if node.at != (0.0, 0.0):
            moves.append(f"translate({mm(node.at[0])} {mm(node.at[1])})")
        if node.turn:
            moves.append(f"rotate({factor(node.turn)})")
        if node.scale != (1.0, 1.0):
            moves.append(f"scale({factor(node.scale[0])} {factor(node.scale[1])})")
        place = {"transform": " ".join(moves)} if moves else {}
        return place | ({"clip_path": f"url(#{self._clip(clip)})"} if clip else {})

    def _clip(self, clip: Path) -> str:
        """The name of an outline that cuts."""
        steps = _steps(clip)
        if steps not in self._clips:
            self._clips[steps] = f"c{len(self._clips)}"
            outline = self._svg.clipPath(id=self._clips[steps])
            outline.add(self._svg.path(steps))
            self._svg.defs.add(outline)
        return self._clips[steps]

    def _text(self, text: Text) -> BaseElement:
        family, weight, style = fonts.parts(text.face)
        run = fonts.width(text.string, text.face, text.size, text.tracking) - text.tracking
        self._used.setdefault(text.face, set()).update(text.string)
        extra = {"font_style": style} if style != "normal" else {}
        x = text.x
        if text.tracking:
            # Readers disagree on whether the last character's space counts into the run.
            extra["letter_spacing"] = mm(text.tracking)
            x -= run * ANCHORS[text.anchor]
        elif text.anchor != "start":
            extra["text_anchor"] = text.anchor
        return self._svg.text(
            text.string,
            (mm(x), mm(text.y)),
            font_family=family,
            font_weight=weight,
            font_size=mm(text.size),
            fill=text.fill,
            **extra,
        )


def _paint(style: Style) -> dict[str, str]:
    """How a path is painted, as attributes; what goes without saying is left out."""
    paint = {"fill": style.fill or "none"}
    if style.fill and style.opacity != 1:
        paint["fill_opacity"] = factor(style.opacity)
    if style.stroke is None:
        return paint
    paint |= {"stroke": style.stroke, "stroke_width": mm(style.width)}
    if style.opacity != 1:
        paint["stroke_opacity"] = factor(style.opacity)
    if style.dash:
        paint["stroke_dasharray"] = " ".join(map(mm, style.dash))
    if style.cap == "butt":
        paint["stroke_linecap"] = "butt"
    return paint


def _steps(path: Path) -> str:
    return " ".join(f"{step[0]}{' '.join(map(fine, step[1:]))}" for step in path.steps)
