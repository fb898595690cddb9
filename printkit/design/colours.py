"""Colours by name, and the tones mixed from them.

The names and values stand in templates/theme.toml. Artwork mixes its few close tones of a
hue with `shade` and `mix`, so that a changed theme changes every drawing alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from printkit.board.schema import typed
from printkit.board.spelling import nearest
from printkit.errors import TemplateError

COLOUR = re.compile("#[0-9A-Fa-f]{6}")


class Colours(Mapping[str, str]):
    """The theme's colours, "#rrggbb" by name; an unknown name is an error."""

    def __init__(self, values: Mapping[str, str], shapes: Mapping[str, str] = {}) -> None:
        self._values = dict(values)
        self._shapes = dict(shapes)

    def __getitem__(self, name: str) -> str:
        try:
            return self._values[name]
        except KeyError:
            raise TemplateError(
                "unknown-colour", found=name, nearest=nearest(name, self._values)
            ) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    @property
    def players(self) -> tuple[str, ...]:
        """Every colour that a player may have, in the theme's order."""
        return tuple(self._shapes)

    def worn_by(self, player: str) -> Colours:
        """The same with that player's colour as "player", for pieces made in every colour."""
        return self.with_one("player", self[f"player-{player}"])

    def with_one(self, name: str, value: str) -> Colours:
        """The same with one more colour, "#rrggbb", for what has a colour of its own."""
        return Colours({**self._values, name: value}, self._shapes)

    def shape(self, player: str) -> str:
        """The icon of the plain shape that stands beside a player's colour."""
        if player not in self._shapes:
            raise TemplateError(
                "unknown-colour", found=player, nearest=nearest(player, self._shapes)
            )
        return f"shape-{self._shapes[player]}"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    colours: dict[str, str | dict[str, str]]
    shapes: dict[str, str]
    type: dict[str, object]


def colours_of(data: Mapping[str, object], source: str) -> Colours:
    """The colours in a theme file's data; a player's is named "player-red" and has a shape.

    Args:
        data: The parsed file.
        source: Its name, for errors.

    Raises:
        TemplateError: A key is missing, unknown or of the wrong type.
    """
    file = typed(data, _File, source, TemplateError)
    values: dict[str, str] = {}
    for name, value in file.colours.items():
        if isinstance(value, str):
            values[name] = value
        else:
            values |= {
                f"{name.removesuffix('s')}-{inner}": colour for inner, colour in value.items()
            }
    for name, value in values.items():
        if not COLOUR.fullmatch(value):
            raise TemplateError("not-a-colour", where=f"{source}, colours.{name}", found=value)
    _check_players(values, file.shapes, source)
    return Colours(values, file.shapes)


def _check_players(values: Mapping[str, str], shapes: Mapping[str, str], source: str) -> None:
    """Every player's colour has its shape, and every shape its colour."""
    for name in values:
        player = name.removeprefix("player-")
        if player != name and player not in shapes:
            raise TemplateError("missing-key", where=f"{source}, shapes.{player}")
    for player in shapes:
        if f"player-{player}" not in values:
            raise TemplateError("missing-key", where=f"{source}, colours.players.{player}")


def mix(first: str, second: str, share: float) -> str:
    """A colour between two; share 0 is the first, 1 the second."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def shade(colour: str, amount: float) -> str:
    """A warmer darker tone for a negative amount (-1 is night), a lighter one for a positive."""
    if amount < 0:
        return mix(colour, "#1D1A2B", -amount)
    return mix(colour, "#FFF6E0", amount)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
