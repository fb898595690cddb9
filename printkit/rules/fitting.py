"""Do a constraint's parameters make sense together, and does its set-up have what they name?

Their types are checked before (rules/registry); here is what types cannot tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from printkit.board.model import Deal, Harbour, Terrain
from printkit.board.schema import Fault
from printkit.board.spelling import listed, nearest
from printkit.board.spots import hex_names
from printkit.rules.certain import marks_of, numbers_of, shore_is_fixed, terrains_of, trades_of
from printkit.rules.finding import Finding
from printkit.rules.kind import Kind, Part, Thing


def unfit(kind: Kind, deal: Deal) -> Iterator[Fault]:
    """Everything that does not fit."""
    yield from _features(kind, deal)
    yield from _regions(kind, deal)
    yield from _hexes(kind, deal)
    yield from _dealt(kind, deal)
    yield from _needed(kind, deal)
    for choice in (*kind.one_of, *_filled(kind)):
        if not any(_given(kind, name) for name in choice):
            yield Fault((choice[0],), "needs-one-of", {"allowed": listed(choice)})
    for key, (fewest, longest) in kind.lengths.items():
        count = len(getattr(kind, key))
        if not fewest <= count <= longest:
            yield Fault((key,), "list-length", {"found": count, "least": fewest, "most": longest})
    least, most = getattr(kind, "least", None), getattr(kind, "most", None)
    if least is not None and most is not None and least > most:
        yield Fault(("most",), "band-reversed", {"least": least, "most": most})
    if kind.by_spiral and not deal.spiral:
        yield Fault(("kind",), "spiral-missing")


def _filled(kind: Kind) -> Iterator[tuple[str]]:
    """The lists that must be given; one without anything in it asks nothing."""
    for field in msgspec.structs.fields(kind):
        if field.required and isinstance(getattr(kind, field.name), tuple):
            yield (field.name,)


def _given(kind: Kind, name: str) -> bool:
    """True when a parameter says something, be it 0."""
    value: object = getattr(kind, name)
    default: object = {field.name: field.default for field in msgspec.structs.fields(kind)}[name]
    return value not in (default, ())


def _features(kind: Kind, deal: Deal) -> Iterator[Fault]:
    known = sorted({*(entry.feature for entry in deal.feature_deals), *deal.fixed_features})
    for key, name in _named(kind):
        if not known:
            yield Fault((key,), "no-features", {"found": name})
        elif name not in known:
            near, allowed = nearest(name, known), listed(known)
            yield Fault(
                (key,), "unknown-feature", {"found": name, "nearest": near, "allowed": allowed}
            )


def _named(kind: Kind) -> Iterator[tuple[str, str]]:
    """The features that a constraint names, with the parameter that names each."""
    for key in kind.names:
        value = getattr(kind, key, "")
        for name in value if isinstance(value, tuple) else (value,):
            if name:
                yield key, name


def _hexes(kind: Kind, deal: Deal) -> Iterator[Fault]:
    known = hex_names(deal.frame).values()
    name = getattr(kind, "at", None)
    if name is not None and name not in known:
        yield Fault(("at",), "unknown-hex", {"found": name, "nearest": nearest(name, known)})


def _dealt(kind: Kind, deal: Deal) -> Iterator[Fault]:
    """What is asked of cells must be dealt onto hexes, or no cell tells of it."""
    dealt = {entry.feature for entry in deal.feature_deals}
    for key, name in _named(kind):
        if kind.dealt_features and name in deal.fixed_features.keys() - dealt:
            allowed = listed(sorted(dealt)) or "–"
            yield Fault((key,), "feature-not-dealt", {"found": name, "allowed": allowed})


def _needed(kind: Kind, deal: Deal) -> Iterator[Fault]:
    """What it asks for must be on the board."""
    for key in kind.must_have():
        for thing in _things(getattr(kind, key, None)):
            yield from _absent(key, thing, deal)
    for key in kind.needs_any:
        named = list(_things(getattr(kind, key, None)))
        if named and not any(_had(thing, deal) for thing in named):
            yield from _absent(key, named[0], deal)


def _absent(key: str, thing: Thing, deal: Deal) -> Iterator[Fault]:
    """The fault of a thing that no board has, if none has it."""
    if _had(thing, deal):
        return
    if isinstance(thing, int):
        known = listed(sorted(numbers_of(deal))) or "–"
        yield Fault((key,), "number-absent", {"found": thing, "allowed": known})
    elif isinstance(thing, Terrain):
        known = listed(sorted(terrains_of(deal)))
        yield Fault((key,), "terrain-absent", {"found": thing, "allowed": known})
    else:
        marks = sorted(marks_of(deal))
        near, known = nearest(thing, marks), listed(marks) or "–"
        yield Fault((key,), "unknown-mark", {"found": thing, "nearest": near, "allowed": known})


def idle(kind: Kind, deal: Deal) -> bool:
    """True when nothing that the constraint speaks of lies on any board of the deal."""
    named = ([*_things(getattr(kind, key, None))] for key in kind.idle_without)
    return kind.idle(deal) or any(
        some and not any(_had(thing, deal) for thing in some) for some in named
    )


def settled(kind: Kind, finding: Finding, deal: Deal) -> bool:
    """True when all boards of the deal fail the constraint, as one of them does."""
    dealt = {entry.feature for entry in deal.feature_deals}
    alike = kind.settled or finding.settled or (kind.by_shore and shore_is_fixed(deal))
    return alike and not any(name in dealt for _, name in _named(kind))


def _had(thing: Thing, deal: Deal) -> bool:
    """True when a thing can lie on a board."""
    if isinstance(thing, int):
        return thing in numbers_of(deal)
    if isinstance(thing, Terrain):
        return thing in terrains_of(deal)
    return thing in (trades_of(deal) if isinstance(thing, Harbour) else marks_of(deal))


def _things(value: Any) -> Iterator[Thing]:
    """What a parameter names: one thing, a list, a list of lists or tables, or how many of each."""
    if isinstance(value, Part):
        yield from _things(value.things())
    elif isinstance(value, tuple):
        for part in value:
            yield from _things(part)
    elif isinstance(value, Mapping):
        yield from (thing for thing, count in value.items() if count)
    elif value:
        yield value


def _regions(kind: Kind, deal: Deal) -> Iterator[Fault]:
    known = [region.name for region in deal.regions]
    for name in getattr(kind, "regions", ()):
        if name not in known:
            told = {"found": name, "nearest": nearest(name, known), "allowed": listed(known)}
            yield Fault(("regions",), "unknown-region-name", told)
