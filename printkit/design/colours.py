"""Colours by name, and the tones mixed from them.

The names and values stand in templates/theme.toml. Artwork mixes its few close tones of a
hue with `shade` and `mix`, so that a changed theme changes every drawing alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.board.spelling import nearest
from printkit.errors import TemplateError


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
        return Colours({**self._values, "player": self[f"player-{player}"]}, self._shapes)

    def shape(self, player: str) -> str:
        """The icon of the plain shape that stands beside a player's colour."""
        if player not in self._shapes:
            raise TemplateError(
                "unknown-colour", found=player, nearest=nearest(player, self._shapes)
            )
        return f"shape-{self._shapes[player]}"


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
