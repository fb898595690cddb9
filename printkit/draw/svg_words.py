"""What an SVG file says in words: its colours, what is hidden, and its transforms.

svgelements takes a colour that it does not know for black and passes over a transform that it
cannot read; draw.vectors asks here first, so that no picture prints otherwise than it was drawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from printkit.errors import TemplateError

_FIGURES = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/+-]*\)")
"""A colour in figures, which svgelements reads."""

_UNIT = r"(?:px|mm|cm|in|pt|pc|deg|grad|rad|turn|%)?"
_NUMBER = re.compile(rf"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?{_UNIT}")
_TRANSFORM = re.compile(r"\s*([a-z]+)\s*\(([^()]*)\)\s*,?\s*")

_COUNTS = {
    "matrix": (6,), "translate": (1, 2), "translatex": (1,), "translatey": (1,),
    "scale": (1, 2), "scalex": (1,), "scaley": (1,), "rotate": (1, 3),
    "skew": (1, 2), "skewx": (1,), "skewy": (1,),
}  # fmt: skip
"""How many numbers each transform has."""


def paint(values: Mapping[str, Any], key: str, where: str) -> str | None:
    """A colour as the file has it in figures, or "#rrggbb" for a name; None for no paint.

    Args:
        values: What the shape says.
        key: "fill" or "stroke".
        where: The file, for errors.

    Raises:
        TemplateError: It is no colour.
    """
    said = str(values.get(key) or "none").strip().lower()
    if said == "currentcolor":
        said = str(values.get("color") or "black").strip().lower()
    if said in ("none", "transparent"):
        return None
    if _FIGURES.fullmatch(said):
        return said
    # Only a file that names a colour waits for the library.
    from PIL.ImageColor import colormap

    named = colormap.get(said)
    if named is None:
        raise TemplateError("svg-colour", where=where, found=f"{key}: {said}")
    return str(named)


def share(said: Any) -> float:
    """An opacity as a share of 1; nothing said is all of it."""
    told = str(said).strip() if said not in (None, "") else "1"
    return float(told[:-1]) / 100 if told.endswith("%") else float(told)


def hidden(values: Mapping[str, Any]) -> bool:
    """Whether the shape is there without being seen."""
    return values.get("visibility") in ("hidden", "collapse") or values.get("display") == "none"


def check(values: Mapping[str, Any], where: str) -> None:
    """The shape's transforms can be read, and its line is no broken one.

    Raises:
        TemplateError: They cannot, or it is.
    """
    told = str(values.get("transform") or "").strip().lower()
    if told != "none" and not _readable(told):
        raise TemplateError("svg-transform", where=where, found=told)
    dashes = str(values.get("stroke-dasharray") or "none").strip().lower()
    if re.search("[1-9]", dashes) and values.get("stroke") not in (None, "none"):
        raise TemplateError("svg-dashes", where=where, found=dashes)


def _readable(told: str) -> bool:
    at = 0
    while at < len(told):
        one = _TRANSFORM.match(told, at)
        if one is None or not _counted(*one.groups()):
            return False
        at = one.end()
    return True


def _counted(name: str, inside: str) -> bool:
    """Whether a transform has as many numbers as it needs, and nothing else."""
    commas = [part.strip() for part in inside.split(",")]
    rest = _NUMBER.sub("", inside).replace(",", "").strip()
    count = len(_NUMBER.findall(inside))
    return not rest and all(commas) and count in _COUNTS.get(name, ())
