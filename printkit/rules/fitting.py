"""Do a constraint's parameters make sense together, and does its set-up have what they name?

Their types are checked before (rules/registry); here is what types cannot tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.board.model import Deal, Harbour, Terrain
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
    yield from _needed(kind, deal)
    for choice in kind.one_of:
        if all(getattr(kind, name) in (None, "", ()) for name in choice):
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


def _needed(kind: Kind, deal: Deal) -> Iterator[Fault]:
    """What it asks for must be on the board."""
    terrains, marks = sorted(terrains_of(deal)), sorted(_marks(deal))
    for key in kind.needs:
        for found in _named(kind, key):
            if isinstance(found, Terrain) and found not in terrains:
                yield Fault((key,), "terrain-absent", {"found": found, "allowed": listed(terrains)})
            elif not isinstance(found, Terrain) and found not in marks:
                near, known = nearest(str(found), marks), listed(marks) or "–"
                yield Fault(
                    (key,), "unknown-mark", {"found": found, "nearest": near, "allowed": known}
                )
    for key in kind.needs_any:
        wanted = [str(found) for found in _named(kind, key)]
        if wanted and not set(wanted).intersection(terrains):
            yield Fault(
                (key,), "terrain-absent", {"found": listed(wanted), "allowed": listed(terrains)}
            )


def idle(kind: Kind, deal: Deal) -> bool:
    """True when nothing that the constraint speaks of lies on any board of the deal."""
    if kind.reads >= {"trades"} and not deal.harbour_places:
        return True
    on_board = {*terrains_of(deal), *numbers_of(deal), *deal.harbours}
    return any(
        named and not any(thing in on_board for thing in named)
        for named in (_named(kind, key) for key in kind.idle_without)
    )


def settled(kind: Kind, deal: Deal) -> bool:
    """True when all boards of the deal are alike in what the constraint asks."""
    dealt = {entry.feature for entry in deal.feature_deals}
    return kind.settled and not any(getattr(kind, key, "") in dealt for key in kind.names)


def terrains_of(deal: Deal) -> set[Terrain]:
    """What lies on a deal's boards."""
    dealt = {kind for part in deal.regions for kind, count in part.terrain.items() if count}
    return {*deal.fixed_terrain.values(), *dealt}


def numbers_of(deal: Deal) -> set[int]:
    """The numbers on which hexes of a deal's boards may yield."""
    dealt = {number for part in deal.regions for number, count in part.numbers.items() if count}
    brought = {value for entry in deal.feature_deals for value in entry.values}
    return {*deal.fixed_numbers.values(), *dealt, *brought}


def _marks(deal: Deal) -> set[str]:
    places = (place for every in deal.fixed_features.values() for place in every)
    return {place.value for place in places if isinstance(place.value, str)}


def _named(kind: Kind, key: str) -> list[Terrain | Harbour | str | int]:
    """What a parameter names: one thing, a list, or a list of lists."""
    value = getattr(kind, key, None)
    found = list(value) if isinstance(value, tuple) else [] if value is None else [value]
    return [one for part in found for one in (part if isinstance(part, tuple) else (part,))]


def _regions(kind: Kind, deal: Deal) -> Iterator[Fault]:
    known = [region.name for region in deal.regions]
    for name in getattr(kind, "regions", ()):
        if name not in known:
            told = {"found": name, "nearest": nearest(name, known), "allowed": listed(known)}
            yield Fault(("regions",), "unknown-region-name", told)
