"""The look of everything as one value: colours and types, read from templates/theme.toml.

press reads the file and hands the mapping in; artwork takes the colours, texts the types.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from printkit.board.schema import typed
from printkit.board.spelling import listed, nearest
from printkit.design.colours import Colours, colours_of
from printkit.design.picture import Artwork
from printkit.design.typeset import Type, points
from printkit.draw import fonts
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
    shapes: dict[str, str]
    type: dict[str, _Face]


class _Types(dict[str, Type]):
    """Types by use; an unknown use is an error."""

    def __missing__(self, use: str) -> Type:
        raise TemplateError("unknown-type", found=use, nearest=nearest(use, self))


@dataclass(frozen=True)
class Theme:
    """Colours by name and types by use.

    Attributes:
        colours: Every colour; a player's is named "player-red" and has a shape.
        types: How a title, a heading, body text, a label … is set.
        signs: What features of the scenario's own show on a plan, where their tiles have art.
    """

    colours: Colours
    types: Mapping[str, Type]
    signs: Mapping[str, Artwork] = field(default_factory=dict)


def theme(data: Mapping[str, object], source: str) -> Theme:
    """The theme in a theme file's data.

    Args:
        data: The parsed file.
        source: Its name, for errors.

    Raises:
        TemplateError: A key is missing, unknown or of the wrong type.
    """
    colours = colours_of(data, source)
    file = typed(data, _File, source, TemplateError)
    return Theme(
        colours, _Types({use: _type(face, colours, source) for use, face in file.type.items()})
    )


def _type(face: _Face, colours: Colours, source: str) -> Type:
    for cut in filter(None, (face.face, face.bold, face.italic)):
        _check_face(cut, source)
    return Type(
        regular=face.face,
        bold=face.bold or face.face,
        italic=face.italic or face.face,
        size=points(face.size),
        leading=points(face.leading),
        fill=colours[face.colour],
        tracking=face.tracking,
    )


def _check_face(face: str, source: str) -> None:
    try:
        fonts.file_of(face)
    except LookupError:
        raise TemplateError(
            "unknown-face",
            where=source,
            found=face,
            families=listed(fonts.FAMILIES),
            weights=listed(fonts.WEIGHTS),
        ) from None
