"""Do a constraint's parameters make sense together, and does its set-up have what they name?

Their types are checked before (rules/registry); here is what types cannot tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.board.model import Deal
from printkit.board.schema import Fault
from printkit.board.spelling import listed, nearest
from printkit.board.spots import hex_names
from printkit.rules.kind import Kind


def unfit(kind: Kind, deal: Deal) -> Iterator[Fault]:
    """Everything that does not fit."""
    yield from _features(kind, deal)
    yield from _regions(kind, deal)
    yield from _hexes(kind, deal)
    yield from _dealt(kind, deal)
    for choice in kind.one_of:
        if not any(getattr(kind, name) for name in choice):
            yield Fault((choice[0],), "needs-one-of", {"allowed": listed(choice)})
    least, most = getattr(kind, "least", None), getattr(kind, "most", None)
    if least is not None and most is not None and least > most:
        yield Fault(("most",), "band-reversed", {"least": least, "most": most})
    if kind.by_spiral and not deal.spiral:
        yield Fault(("kind",), "spiral-missing")


def _features(kind: Kind, deal: Deal) -> Iterator[Fault]:
    known = sorted({*(entry.feature for entry in deal.feature_deals), *deal.fixed_features})
    for key in kind.names:
        name = getattr(kind, key, "")
        if name and not known:
            yield Fault((key,), "no-features", {"found": name})
        elif name and name not in known:
            told = {"found": name, "nearest": nearest(name, known), "allowed": listed(known)}
            yield Fault((key,), "unknown-feature", told)


def _hexes(kind: Kind, deal: Deal) -> Iterator[Fault]:
    known = hex_names(deal.frame).values()
    name = getattr(kind, "at", None)
    if name is not None and name not in known:
        yield Fault(("at",), "unknown-hex", {"found": name, "nearest": nearest(name, known)})


def _dealt(kind: Kind, deal: Deal) -> Iterator[Fault]:
    """What is asked of cells must be dealt onto hexes, or no cell tells of it."""
    dealt = {entry.feature for entry in deal.feature_deals}
    for key in kind.names:
        name = getattr(kind, key, "")
        if kind.dealt_features and name in deal.fixed_features.keys() - dealt:
            told = {"found": name, "allowed": listed(sorted(dealt)) or "–"}
            yield Fault((key,), "feature-not-dealt", told)


def _regions(kind: Kind, deal: Deal) -> Iterator[Fault]:
    known = [region.name for region in deal.regions]
    for name in getattr(kind, "regions", ()):
        if name not in known:
            told = {"found": name, "nearest": nearest(name, known), "allowed": listed(known)}
            yield Fault(("regions",), "unknown-region-name", told)
