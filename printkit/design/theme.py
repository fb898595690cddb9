"""The look of everything as one value: colours and types, read from templates/theme.toml.

press reads the file and hands the mapping in; artwork takes the colours, texts the types.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from printkit.design.colours import Colours
from printkit.design.typeset import Type, points
from printkit.errors import TemplateError


class _Face(msgspec.Struct, forbid_unknown_fields=True):
    face: str
    size: float
    leading: float
    colour: str
    bold: str = ""
    italic: str = ""
    tracking: float = 0.0


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    colours: dict[str, str | dict[str, str]]
    type: dict[str, _Face]


@dataclass(frozen=True)
class Theme:
    """Colours by name and types by use.

    Attributes:
        colours: Every colour; a player's is named "player-red".
        types: How a title, a heading, body text, a label … is set.
    """

    colours: Colours
    types: Mapping[str, Type]


def theme(data: Mapping[str, object], source: str) -> Theme:
    """The theme in a theme file's data.

    Args:
        data: The parsed file.
        source: Its name, for errors.

    Raises:
        TemplateError: A key is missing, unknown or of the wrong type.
    """
    try:
        file = msgspec.convert(data, _File)
    except msgspec.ValidationError as fault:
        raise TemplateError("theme.invalid", file=source, reason=str(fault)) from None
    values: dict[str, str] = {}
    for name, value in file.colours.items():
        if isinstance(value, str):
            values[name] = value
        else:
            values |= {
                f"{name.removesuffix('s')}-{inner}": colour for inner, colour in value.items()
            }
    colours = Colours(values)
    return Theme(colours, {use: _type(face, colours) for use, face in file.type.items()})


def _type(face: _Face, colours: Colours) -> Type:
    return Type(
        regular=face.face,
        bold=face.bold or face.face,
        italic=face.italic or face.face,
        size=points(face.size),
        leading=points(face.leading),
        fill=colours[face.colour],
        tracking=face.tracking,
    )
