"""Do a constraint's parameters make sense together, and does its set-up have what they name?

Their types are checked before (rules/registry); here is what types cannot tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.board.model import Deal
from printkit.board.spelling import listed, nearest
from printkit.rules.kind import Kind

Unfit = tuple[str, str, dict[str, object]]
"""The parameter, the sentence that tells what is wrong with it, and what that needs."""


def unfit(kind: Kind, deal: Deal) -> Iterator[Unfit]:
    """Everything that does not fit."""
    yield from _features(kind, deal)
    yield from _regions(kind, deal)
    for choice in kind.one_of:
        if not any(getattr(kind, name) for name in choice):
            yield choice[0], "needs-one-of", {"allowed": listed(choice)}
    least, most = getattr(kind, "least", None), getattr(kind, "most", None)
    if least is not None and most is not None and least > most:
        yield "most", "band-reversed", {"least": least, "most": most}
    if kind.by_spiral and not deal.spiral:
        yield "kind", "spiral-missing", {}


def _features(kind: Kind, deal: Deal) -> Iterator[Unfit]:
    known = sorted({*(entry.feature for entry in deal.feature_deals), *deal.fixed_features})
    for key in kind.names:
        name = getattr(kind, key, "")
        if name and not known:
            yield key, "no-features", {"found": name}
        elif name and name not in known:
            told = {"found": name, "nearest": nearest(name, known), "allowed": listed(known)}
            yield key, "unknown-feature", told


def _regions(kind: Kind, deal: Deal) -> Iterator[Unfit]:
    known = [region.name for region in deal.regions]
    for name in getattr(kind, "regions", ()):
        if name not in known:
            told = {"found": name, "nearest": nearest(name, known), "allowed": listed(known)}
            yield "regions", "unknown-region-name", told
