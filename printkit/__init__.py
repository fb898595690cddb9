"""printkit makes everything a group needs to play a Catan scenario that is not in their box.

The public names are loaded when they are first used (PEP 562), so that importing the
package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "Board": "printkit.press.boards",
    "Layout": "printkit.board.model",
    "PrintkitError": "printkit.errors",
    "Scenario": "printkit.scenarios.model",
    "check": "printkit.press.api",
    "generate": "printkit.press.api",
    "load": "printkit.press.api",
    "render_cards": "printkit.press.api",
    "render_kit": "printkit.press.api",
    "render_pages": "printkit.press.api",
    "scenarios": "printkit.press.api",
}

__all__ = [
    "Board",
    "Layout",
    "PrintkitError",
    "Scenario",
    "check",
    "generate",
    "load",
    "render_cards",
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
