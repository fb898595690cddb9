"""What constraints cost, as a table and as data: shares of random deals with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from printkit.design.checks import kind_title
from printkit.generate.explain import Share, shares
from printkit.scenarios.texts import Texts

__all__ = ["as_data", "rows", "shares"]


def rows(
    found: Sequence[Share], texts: Texts
) -> tuple[list[tuple[str, str]], list[tuple[str, ...]]]:
    """Heads with their sides, and a row for each constraint and for all together."""
    heads = ("constraint", "kept", "share", "interval")
    sides = ("left", "right", "right", "right")
    columns = [
        (texts.raw(f"explained.{key}"), side) for key, side in zip(heads, sides, strict=True)
    ]
    return columns, [_row(share, texts) for share in found]


def as_data(found: Sequence[Share]) -> dict[str, Any]:
    """The same as plain values, for JSON."""
    return {
        "deals": found[-1].deals,
        "constraints": [
            {"name": share.bound.constraint.name, **_figures(share)}
            for share in found
            if share.bound
        ],
        "together": _figures(found[-1]),
    }


def _row(share: Share, texts: Texts) -> tuple[str, ...]:
    low, high = share.interval
    figures = f"{share.kept}", _percent(share.kept / share.deals, texts)
    span = f"{_percent(low, texts)} – {_percent(high, texts)}"
    if share.bound is None:
        return texts.raw("explained.together"), *figures, span
    own = f"constraints.{share.bound.constraint.name}.title"
    title = texts.get(own) if own in texts else kind_title(*share.bound.title(), texts)
    return title, *figures, span


def _percent(share: float, texts: Texts) -> str:
    return f"{100 * share:.3f}".replace(".", texts.raw("explained.point")) + " %"


def _figures(share: Share) -> dict[str, Any]:
    low, high = share.interval
    return {"kept": share.kept, "share": share.kept / share.deals, "low": low, "high": high}
