"""The pictures over rule summaries, as high as the pages below can spare.

One module per picture, one public function in it, both of the same name (with underscores for
the hyphens of summary.toml): `coast(words, theme, width, height) -> Group`, its top left at the
origin. They are found by name.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from printkit.board.spelling import listed, nearest
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Group
from printkit.errors import TemplateError

Banner = Callable[[Words, Theme, float, float], Group]


def find(name: str) -> Banner:
    """The banner of that name, as summary.toml spells it.

    Raises:
        TemplateError: There is no such banner.
    """
    module = name.replace("-", "_")
    known = [found.name.replace("_", "-") for found in iter_modules(__path__)]
    if name not in known:
        raise TemplateError(
            "unknown-figure", found=name, nearest=nearest(name, known), allowed=listed(known)
        )
    banner: Banner = getattr(import_module(f"{__name__}.{module}"), module)
    return banner
