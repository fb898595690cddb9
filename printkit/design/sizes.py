"""How big pieces are, from templates/pieces.toml and a person's wish."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import msgspec

from printkit.board.schema import typed
from printkit.board.spelling import listed, nearest
from printkit.errors import TemplateError, UsageError

LEAST, MOST = 10, 400
"""Between these, in mm, lies every side of a piece that can be asked for."""


_Side = Annotated[float, msgspec.Meta(ge=LEAST, le=MOST)]
_Small = Annotated[float, msgspec.Meta(ge=1, le=MOST)]
_Beyond = Annotated[float, msgspec.Meta(ge=0, le=20)]


class _SizeTable(msgspec.Struct, forbid_unknown_fields=True):
    tile: _Side
    token: _Side
    small_token: _Side = msgspec.field(name="small-token")
    large_token: _Side = msgspec.field(name="large-token")
    bleed: _Beyond
    tiles: dict[str, _Side]
    cards: dict[str, tuple[_Side, _Side]]


class MarkerForm(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A flat marker: its width and height, how round its corners are, the width it is drawn for."""

    size: tuple[_Small, _Small]
    radius: float = 0.0
    drawn_for: float = 0.0


class StandUpForm(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A stand-up: width and height of its figure, and how far each foot reaches."""

    size: tuple[_Small, _Small]
    foot: _Small


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    sizes: _SizeTable
    cards: dict[str, dict[str, Any]]
    markers: dict[str, MarkerForm] = {}
    stand_ups: dict[str, StandUpForm] = msgspec.field(name="stand-ups", default_factory=dict)


Form = TypeVar("Form")


class Forms(dict[str, Form]):
    """Forms of one kind by name; an unknown one is an error."""

    def __missing__(self, name: str) -> Form:
        raise TemplateError(
            "unknown-form", found=name, nearest=nearest(name, self), allowed=listed(self)
        )


@dataclass(frozen=True)
class Sizes:
    """Sizes in mm.

    Attributes:
        tile: Of a hex, flat to flat.
        token: Diameter of number tokens and small discs.
        small_token: Diameter of discs that lie on paths and beside them.
        large_token: Diameter of large discs.
        card: Width and height of a card.
        bleed: How far grounds run on beyond the trim.
        cards: The card templates by name.
        markers: The markers' forms by name.
        stand_ups: The stand-ups' forms by name.
    """

    tile: float
    token: float
    small_token: float
    large_token: float
    card: tuple[float, float]
    bleed: float
    cards: Mapping[str, Mapping[str, Any]]
    markers: Mapping[str, MarkerForm]
    stand_ups: Mapping[str, StandUpForm]


def sizes(data: Mapping[str, object], source: str, *, tile: str = "", card: str = "") -> Sizes:
    """The sizes of a template file, a tile's and a card's as asked for.

    Args:
        data: The parsed file.
        source: Its name, for errors.
        tile: A preset's name or a width; empty for the file's own.
        card: A preset's name or "54x80"; empty for the file's own.

    Raises:
        TemplateError: A key is missing, unknown or of the wrong type.
        UsageError: A size is none, or outside `LEAST` to `MOST`.
    """
    file = typed(data, _File, source, TemplateError)
    table = file.sizes
    width = _tile(tile, table) if tile else table.tile
    shape = _card(card, table) if card else table.cards["catan"]
    # What lies on a board shrinks with travel tiles, or it would hide them.
    shrink = min(1.0, width / table.tile)
    return Sizes(
        width,
        table.token * shrink,
        table.small_token,
        table.large_token,
        shape,
        table.bleed,
        Forms(file.cards),
        Forms({name: _shrunk(form, shrink) for name, form in file.markers.items()}),
        Forms(file.stand_ups),
    )


def _shrunk(form: MarkerForm, factor: float) -> MarkerForm:
    width, height = form.size
    return MarkerForm((width * factor, height * factor), form.radius * factor, width)


def _tile(text: str, table: _SizeTable) -> float:
    if text in table.tiles:
        return table.tiles[text]
    return _numbers(text, 1, "79", table.tiles)[0]


def _card(text: str, table: _SizeTable) -> tuple[float, float]:
    if text in table.cards:
        return table.cards[text]
    width, height = _numbers(text, 2, "54x80", table.cards)
    return width, height


def _numbers(text: str, count: int, example: str, presets: Collection[str]) -> list[float]:
    parts = re.split(r"\s*[x×]\s*", text.strip().removesuffix("mm"))
    try:
        numbers = [float(part.replace(",", ".")) for part in parts]
    except ValueError:
        numbers = []
    if len(numbers) != count or any(not LEAST <= number <= MOST for number in numbers):
        raise UsageError(
            "not-a-size",
            found=text,
            example=example,
            nearest=nearest(text, presets),
            allowed=listed(presets),
            least=LEAST,
            most=MOST,
        )
    return numbers
