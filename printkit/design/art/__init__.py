"""The artwork: one module per drawing, one public function in it, both of the same name.

A terrain drawing is `name(rng, colours) -> Group`, in millimetres for a hex of 79 from flat
to flat around the origin, its ground running on to the bleed; a small thing says its size in
its docstring. Drawings are found by name (`find`), nothing is registered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random

from printkit.board.spelling import nearest
from printkit.design.colours import Colours
from printkit.draw.scene import Group
from printkit.errors import TemplateError

Art = Callable[[Random, Colours], Group]


@cache
def names() -> tuple[str, ...]:
    """Every drawing's name."""
    return tuple(found.name for found in iter_modules(__path__))


def find(name: str) -> Art:
    """The drawing of that name.

    Raises:
        TemplateError: There is no such drawing.
    """
    if name not in names():
        raise TemplateError("unknown-art", found=name, nearest=nearest(name, names()))
    drawing: Art = getattr(import_module(f"{__name__}.{name}"), name)
    return drawing
