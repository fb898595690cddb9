"""Print services by name, from templates/services.toml: what they make, and how large.

press.service makes the files that they take.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import log
from pathlib import Path

import msgspec

from printkit.board.schema import typed
from printkit.board.spelling import listed, nearest
from printkit.design.sizes import Sizes
from printkit.errors import TemplateError, UsageError
from printkit.press.templates import layered

INCH = 25.4


class Hexes(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A stock of hexes: their width from flat to flat, and the picture's pixels."""

    size: float
    canvas: tuple[int, int]


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    dpi: int
    bleed: float
    radius: float
    cards: dict[str, tuple[float, float]]
    hexes: dict[str, Hexes] = msgspec.field(default_factory=dict)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    services: dict[str, _Entry]


@dataclass(frozen=True)
class Service:
    """A print service.

    Attributes:
        name: On the command line.
        title: Its own name.
        dpi: Pixels an inch of pictures.
        bleed: Around what is cut.
        radius: Of cards' corners.
        cards: Width and height of cards, by the stock's name.
        hexes: Stocks of hexes by name.
    """

    name: str
    title: str
    dpi: int
    bleed: float
    radius: float
    cards: Mapping[str, tuple[float, float]]
    hexes: Mapping[str, Hexes] = field(default_factory=dict)

    def stock(self, size: tuple[float, float]) -> str:
        """The stock of cards whose shape and size are nearest."""
        return min(self.cards, key=lambda name: _apart(self.cards[name], size))

    def hex_stock(self, width: float) -> str:
        """The stock of hexes that is nearest in size; empty when the service has none."""
        apart = {name: abs(log(stock.size / width)) for name, stock in self.hexes.items()}
        return min(apart, key=apart.__getitem__) if apart else ""

    def sized(self, sizes: Sizes) -> Sizes:
        """The sizes of pieces as this service makes them."""
        hexes = self.hex_stock(sizes.tile)
        return replace(
            sizes,
            bleed=self.bleed,
            card=self.cards[self.stock(sizes.card)],
            tile=self.hexes[hexes].size if hexes else sizes.tile,
        )

    def pixels(self, size: tuple[float, float]) -> tuple[int, int]:
        """The picture of a piece of that size, with its bleed."""
        wide, high = (round((side + 2 * self.bleed) * self.dpi / INCH) for side in size)
        return wide, high


def service(name: str, workspace: Path | None) -> Service:
    """The service of that name.

    Raises:
        TemplateError: The file of services is missing or faulty.
        UsageError: There is no such service, or none was named.
    """
    data, source = layered("services.toml", workspace)
    known = typed(data, _File, source, TemplateError).services
    if not name:
        raise UsageError("service-missing", allowed=listed(known))
    if name not in known:
        raise UsageError(
            "unknown-service",
            found=name,
            nearest=nearest(name, known),
            allowed=listed(known),
        )
    entry = known[name]
    return Service(name, **{key: getattr(entry, key) for key in entry.__struct_fields__})


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    """How far two sizes differ, by the same factor up or down alike."""
    return sum(abs(log(a / b)) for a, b in zip(one, other, strict=True))
