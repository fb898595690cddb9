"""What a machine cuts, read back from both formats, is what the PDF says under its marks."""

from __future__ import annotations

from io import StringIO
from xml.etree import ElementTree

import ezdxf
import ezdxf.path
import pytest
from draw_samples import NAMING, card, plain, tile, token
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from shapely import LineString, MultiLineString, Polygon, union_all

from printkit.draw import content, dxf, outline, pdf, svg
from printkit.draw.cuts import cuts
from printkit.draw.impose import Piece, impose
from printkit.draw.operators import TRIM
from printkit.draw.paper import LETTER
from printkit.draw.registration import Registration, Window
from printkit.draw.scene import Page, Path, polygon
from printkit.draw.sheet_style import SheetStyle

COINCIDE = 0.05
THREE = SheetStyle(machine=Registration(10, 5, 20, 0.5, 1.5), marks="none")
WINDOW = SheetStyle(paper=LETTER, machine=Window(235, 171.4), marks="none", gap=4.0)
_PLUS = [(4, 0), (8, 0), (8, 4), (12, 4), (12, 8), (8, 8), (8, 12), (4, 12), (4, 8), (0, 8)]
ODD = plain(polygon([*_PLUS, (0, 4), (4, 4)]), "#445566", bleed=0.0)

SHEETS = pytest.mark.parametrize(
    "page",
    [
        impose(pieces, style, NAMING)[0]
        for style in (THREE, WINDOW)
        for pieces in (
            [Piece(card(), card(), 8)],
            [Piece(tile(), None, 6)],
            [Piece(token(), None, 30), Piece(ODD, None, 5)],
        )
    ],
)


@SHEETS
def test_both_files_coincide_with_the_printed_trims(page: Page) -> None:
    """No line of either file lies more than 0.05 mm from a trim of the PDF, nor the reverse."""
    trims, drawn, drafted = _trims(page), _drawn(page), _drafted(page)
    assert trims.hausdorff_distance(drawn) < COINCIDE
    assert trims.hausdorff_distance(drafted) < COINCIDE
    assert drawn.hausdorff_distance(drafted) < COINCIDE


@SHEETS
def test_every_edge_is_cut_once(page: Page) -> None:
    """What two pieces share is not cut twice: the blade goes as far as the outlines are long."""
    wanted = union_all([Polygon(ring).boundary for ring in _rings(page)], grid_size=0.01).length
    for found in (_drawn(page), _drafted(page)):
        assert found.length == pytest.approx(wanted, rel=0.002)


def test_corners_are_arcs_and_discs_circles() -> None:
    """A cutter gets the radius itself, not hundreds of short lines."""
    cards, discs = ([Piece(card(), None, 1)], [Piece(token(), None, 1)])
    (rounded,) = _entities(impose(cards, THREE, NAMING)[0])
    assert "LWPOLYLINE" == rounded.dxftype()
    assert [0.4142] * 4 == [round(abs(b), 4) for *_, b in rounded.get_points("xyb") if b]
    (disc,) = _entities(impose(discs, THREE, NAMING)[0])
    assert ("CIRCLE", 12.5) == (disc.dxftype(), disc.dxf.radius)
    shapes = _shapes(impose(cards, THREE, NAMING)[0])
    assert 4 == shapes["cut-01-Weg"].count("A3 3 ")


def test_one_path_for_each_piece_and_nothing_else() -> None:
    """The SVG has outlines only, one path per piece, each with a name of its own."""
    page = impose([Piece(tile(), None, 4)], THREE, NAMING)[0]
    assert [f"cut-{n:02}-Weg" for n in range(1, 5)] == list(_shapes(page))
    root = ElementTree.fromstring(svg.write_cuts(cuts(page), page.width, page.height))  # noqa: S314 - our own
    assert {"path", "defs"} == {part.tag.rpartition("}")[2] for part in root}
    assert ("210mm", "297mm") == (root.get("width"), root.get("height"))


def test_curves_that_are_no_arcs_stay_true() -> None:
    """An S-curve is cut along itself, not along a line or an arc between its ends."""
    wave = Path((("M", 0, 0), ("C", 10, 0, 10, 20, 20, 20), ("L", 0, 20), ("Z",)))
    page = impose([Piece(plain(wave, "#445566", bleed=0.0), None, 1)], THREE, NAMING)[0]
    assert _trims(page).hausdorff_distance(_drafted(page)) < COINCIDE


def test_same_sheet_same_bytes() -> None:
    """Neither file has a clock or chance in it."""
    page = impose([Piece(card(), None, 3)], THREE, NAMING)[0]
    assert dxf.write(cuts(page), page.height) == dxf.write(cuts(page), page.height)


def _rings(page: Page) -> list[list[tuple[float, float]]]:
    """The trims that the finished PDF tells."""
    read = content.read(pdf.write([page], pdf.Info("Blatt", "de")), "sheet").pages[0]
    return [outline.points(path)[0] for mark, path in read.content.outlines if mark == TRIM]


def _trims(page: Page) -> MultiLineString:
    return MultiLineString([Polygon(ring).exterior.coords for ring in _rings(page)])


def _shapes(page: Page) -> dict[str, str]:
    root = ElementTree.fromstring(svg.write_cuts(cuts(page), page.width, page.height))  # noqa: S314 - our own
    return {part.get("id"): part.get("d") for part in root if part.tag.endswith("path")}


def _drawn(page: Page) -> MultiLineString:
    """The lines of the SVG, read by another library."""
    lines = []
    for way in _shapes(page).values():
        pen = RecordingPen()
        parse_path(way, pen)
        lines += [line for line in _flattened(pen) if len(line) > 1]
    return MultiLineString(lines)


def _flattened(pen: RecordingPen) -> list[list[tuple[float, float]]]:
    lines: list[list[tuple[float, float]]] = []
    for name, points in pen.value:
        if name == "moveTo":
            lines.append([points[0]])
        elif name == "lineTo":
            lines[-1].append(points[0])
        elif name == "curveTo":
            handles = [value for point in points for value in point]
            curve = Path((("M", *lines[-1][-1]), ("C", *handles)))
            lines[-1] += outline.points(curve)[0][1:]
        elif name == "closePath":
            lines[-1].append(lines[-1][0])
    return lines


def _entities(page: Page) -> list[ezdxf.entities.DXFEntity]:
    return list(ezdxf.read(StringIO(dxf.write(cuts(page), page.height))).modelspace())


def _drafted(page: Page) -> MultiLineString:
    """The lines of the DXF, its bottom left corner laid onto the sheet's."""
    return MultiLineString(
        [
            LineString([(x, page.height - y) for x, y, _ in path.flattening(0.005)])
            for path in map(ezdxf.path.make_path, _entities(page))
        ]
    )
