"""Pictures that stand in a rule summary or on an aid: tables, odds, worked positions.

One module per figure, one public function in it, both of the same name (with underscores for
the hyphens of summary.toml): `odds_table(scope) -> Block`. They are found by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

from printkit.board.spelling import listed, nearest
from printkit.design.theme import Theme
from printkit.design.typeset import Block
from printkit.design.words import Words
from printkit.errors import TemplateError


@dataclass(frozen=True)
class Scope:
    """What a figure is drawn from.

    Attributes:
        words: Texts and figures of the set-up.
        theme: Colours and types.
        measure: The width it has.
    """

    words: Words
    theme: Theme
    measure: float


Figure = Callable[[Scope], Block]


def find(name: str) -> Figure:
    """The figure of that name, as summary.toml spells it.

    Raises:
        TemplateError: There is no such figure.
    """
    module = name.replace("-", "_")
    known = [found.name.replace("_", "-") for found in iter_modules(__path__)]
    if name not in known:
        raise TemplateError(
            "unknown-figure", found=name, nearest=nearest(name, known), allowed=listed(known)
        )
    figure: Figure = getattr(import_module(f"{__name__}.{module}"), module)
    return figure
