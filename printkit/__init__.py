"""printkit makes everything a group needs to play a Catan scenario that is not in their box.

The public names are loaded when they are first used (PEP 562), so that importing the
package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
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
    "scenarios": "printkit.press.api",
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
    "scenarios",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
