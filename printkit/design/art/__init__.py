"""The artwork: one module per drawing, one public function in it, both of the same name.

A terrain drawing is `name(rng, colours) -> Group`, in millimetres for a hex of 79 from flat
to flat around the origin, its ground running on to the bleed; a small thing says its size in
its docstring. Drawings are found by name (`find`), nothing is registered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import Parameter, signature
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


@cache
def offered() -> tuple[str, ...]:
    """The names of those that a component may name: whole ones, not parts of others."""
    return tuple(name for name in names() if _is_whole(_function(name)))


def find(name: str) -> Art:
    """The drawing of that name.

    Raises:
        TemplateError: There is no such drawing, or it is but a part of others.
    """
    drawing = _function(name) if name in names() else None
    if drawing is None or not _is_whole(drawing):
        raise TemplateError("unknown-art", found=name, nearest=nearest(name, offered()))
    return drawing


def _function(name: str) -> Art:
    drawing: Art = getattr(import_module(f"{__name__}.{name}"), name)
    return drawing


def _is_whole(drawing: Art) -> bool:
    """Whether it needs to be told no more than chance and colours."""
    asked = list(signature(drawing).parameters.values())[2:]
    return all(one.default is not Parameter.empty for one in asked)
