"""The printing condition of `--press`, from templates/press.toml and the profile beside it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from printkit.board.schema import typed
from printkit.draw.describing import Condition, is_printers
from printkit.errors import TemplateError
from printkit.press.templates import template

LARGEST = 8 * 2**20
"""The largest profile that is embedded, in bytes."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    profile: str
    condition: str
    registry: str
    info: str


def condition(workspace: Path | None) -> Condition:
    """The condition in force.

    Raises:
        TemplateError: A file is missing or faulty, or the profile is not a printer's.
    """
    data, source = template("press.toml", workspace)
    told = typed(data, _File, source, TemplateError)
    path = Path(source).parent / Path(told.profile).name
    if not path.is_file():
        raise TemplateError("template-missing", file=path)
    if path.stat().st_size > LARGEST or not is_printers(profile := path.read_bytes()):
        raise TemplateError("not-a-printers-profile", file=path)
    return Condition(told.condition, told.registry, told.info, profile)
