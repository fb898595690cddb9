"""printkit makes everything a group needs to play a Catan scenario that is not in their box.

The public names are loaded when they are first used (PEP 562), so that importing the
package costs nothing. Sizes are in mm; a whole script:

    >>> import printkit
    >>> layout = printkit.generate("oil-springs", players=4, seed=7)
    >>> printkit.check(layout).passed
    True
    >>> files = printkit.render_kit(layout, "printed", language="de", paper="A4")
    >>> [file.path.name for file in files]
    ['setup.pdf', 'rules.pdf', 'tiles.pdf', 'tokens.pdf', 'track.pdf', 'aids.pdf', 'kit.pdf']
    >>> ground = printkit.rectangle(0, 0, 54, 80, printkit.Style("#F4EBD6"), radius=3)
    >>> word = printkit.Text("Knight", 27, 42, "Spectral-Bold", 7, anchor="middle")
    >>> trim = printkit.rectangle(0, 0, 54, 80, radius=3)
    >>> card = printkit.Drawing("knight", trim, printkit.Group((ground, word)))
    >>> printkit.render_cards([card] * 9, title="Knights", paper="Letter")[:5]
    b'%PDF-'
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "Asked": "printkit.press.asked",
    "Board": "printkit.press.boards",
    "Drawing": "printkit.draw.scene",
    "Group": "printkit.draw.scene",
    "Layout": "printkit.board.model",
    "Page": "printkit.draw.scene",
    "Path": "printkit.draw.scene",
    "Placed": "printkit.draw.scene",
    "PrintkitError": "printkit.errors",
    "Scenario": "printkit.scenarios.model",
    "Style": "printkit.draw.scene",
    "Text": "printkit.draw.scene",
    "check": "printkit.press.api",
    "circle": "printkit.draw.scene",
    "generate": "printkit.press.api",
    "hexagon": "printkit.draw.scene",
    "line": "printkit.draw.scene",
    "load": "printkit.press.api",
    "polygon": "printkit.draw.scene",
    "polyline": "printkit.draw.scene",
    "rectangle": "printkit.draw.scene",
    "render_cards": "printkit.press.drawings",
    "render_document": "printkit.press.api",
    "render_kit": "printkit.press.api",
    "render_pages": "printkit.press.drawings",
    "scenario_names": "printkit.press.api",
}

__all__ = [
    "Asked",
    "Board",
    "Drawing",
    "Group",
    "Layout",
    "Page",
    "Path",
    "Placed",
    "PrintkitError",
    "Scenario",
    "Style",
    "Text",
    "check",
    "circle",
    "generate",
    "hexagon",
    "line",
    "load",
    "polygon",
    "polyline",
    "rectangle",
    "render_cards",
    "render_document",
    "render_kit",
    "render_pages",
    "scenario_names",
]


class _Package(ModuleType):
    """This package, whose function `generate` comes before the room printkit.generate.

    The import system would put the room in the function's place as soon as it is loaded.
    """

    @property
    def generate(self) -> Any:
        """The public function."""
        return __getattr__("generate")

    @generate.setter
    def generate(self, room: ModuleType) -> None:
        """Leaves the room to sys.modules, where imports find it."""


sys.modules[__name__].__class__ = _Package


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
