"""Cut lines to DXF, for cutting machines: the only module that knows ezdxf.

The same lines as draw.svg writes, in mm. DXF counts y upward from the sheet's bottom left corner,
so arcs turn the other way.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING

from printkit.draw.cuts import Circle, Cut, Line, closed

if TYPE_CHECKING:
    from ezdxf.layouts import Modelspace

LAYER = "CUT"
_VERSION = "R2000"
_MILLIMETRES = 4
_RED = 1


def write(cuts: Sequence[Cut], height: float) -> str:
    """The lines as one DXF file, on one layer; the same lines are the same bytes.

    Args:
        cuts: What is cut.
        height: Of the sheet.
    """
    # The library looks for fonts when it is loaded, and tells people when it cannot keep a list.
    logging.getLogger("ezdxf").setLevel(logging.ERROR)
    import ezdxf

    # Without a clock and chance in the file's head.
    ezdxf.options.write_fixed_meta_data_for_testing = True
    document = ezdxf.new(_VERSION, units=_MILLIMETRES)
    document.layers.add(LAYER, color=_RED)
    space = document.modelspace()
    for cut in cuts:
        for line in cut.lines:
            _add(space, line, height)
    target = StringIO()
    document.write(target)
    return target.getvalue()


def _add(space: Modelspace, line: Line | Circle, height: float) -> None:
    on_layer = {"layer": LAYER}
    if isinstance(line, Circle):
        (x, y), radius = line.middle, line.radius
        space.add_circle((round(x, 3), round(height - y, 3)), round(radius, 3), on_layer)
        return
    whole = closed(line)
    corners = [(stroke.start, stroke.bulge) for stroke in line]
    if not whole:
        corners.append((line[-1].end, 0.0))
    points = [(round(x, 3), round(height - y, 3), round(-bulge, 6)) for (x, y), bulge in corners]
    space.add_lwpolyline(points, format="xyb", close=whole, dxfattribs=on_layer)
