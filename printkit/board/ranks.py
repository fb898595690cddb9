"""The rank of a layout among all that its Deal can give, and the layout at a rank.

A rank is one number in mixed radix: whether the board was dealt, then for each region the
arrangement of its terrain and of its tokens, then the harbours, then for each feature which
hexes carry it and with which values. Nothing is padded, so codes are as short as they can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Any

from printkit.board.arrangements import arrangement_at, arrangement_rank, arrangements
from printkit.board.files import canonical_features
from printkit.board.hexgrid import Hex
from printkit.board.model import Deal, FeatureDeal, Layout, Place, Region, Terrain
from printkit.board.pools import hexes_of_terrain, terrain_hexes, token_hexes
from printkit.board.spots import reading_order


def size(deal: Deal) -> int:
    """How many layouts the deal can give, fixed and variable ones told apart."""
    return prod(_radices(deal))


def rank_of(layout: Layout, deal: Deal) -> int | None:
    """The rank of a layout, or None when the deal cannot give it."""
    if not _within(layout, deal):
        return None
    rank = 0
    for digit, radix in zip(_digits(layout, deal), _radices(deal), strict=True):
        rank = rank * radix + digit
    return rank


def layout_at(rank: int, deal: Deal) -> Layout:
    """The layout of a rank.

    Raises:
        IndexError: The rank is not below the deal's size.
    """
    if not 0 <= rank < size(deal):
        raise IndexError(rank)
    digits = []
    for radix in reversed(_radices(deal)):
        rank, digit = divmod(rank, radix)
        digits.append(digit)
    return _layout(reversed(digits), deal)


@lru_cache(maxsize=64)
def _radices(deal: Deal) -> tuple[int, ...]:
    radices = [2]
    for region in deal.regions:
        radices += [arrangements(region.terrain), arrangements(region.numbers)]
    radices.append(arrangements(deal.harbours))
    for entry in deal.feature_deals:
        chosen = _chosen(deal, entry)
        radices += [arrangements(chosen), max(1, len(entry.legal_values)) ** chosen[True]]
    return tuple(radices)


def _digits(layout: Layout, deal: Deal) -> Iterator[int]:
    yield int(layout.variable)
    for region in deal.regions:
        dealt = terrain_hexes(deal, region)
        yield arrangement_rank([layout.terrain[spot] for spot in dealt], region.terrain)
        taking = token_hexes(deal, region, layout.terrain)
        yield arrangement_rank([layout.numbers[spot] for spot in taking], region.numbers)
    yield arrangement_rank([layout.harbours[at] for at in deal.harbour_places], deal.harbours)
    for entry in deal.feature_deals:
        carried = _carried(layout, entry)
        spots = _hexes_of(layout.terrain, entry)
        yield arrangement_rank([spot in carried for spot in spots], _chosen(deal, entry))
        values = [carried[spot] for spot in spots if spot in carried]
        yield _values_rank(values, entry)


def _layout(digits: Iterator[int], deal: Deal) -> Layout:
    variable = bool(next(digits))
    terrain = dict(deal.fixed_terrain)
    numbers = dict(deal.fixed_numbers)
    for region in deal.regions:
        order = arrangement_at(next(digits), region.terrain)
        terrain |= zip(terrain_hexes(deal, region), order, strict=True)
        tokens = arrangement_at(next(digits), region.numbers)
        numbers |= zip(token_hexes(deal, region, terrain), tokens, strict=True)
    harbours = arrangement_at(next(digits), deal.harbours)
    features = dict(deal.fixed_features)
    for entry in deal.feature_deals:
        chosen = arrangement_at(next(digits), _chosen(deal, entry))
        spots = [
            spot for spot, is_in in zip(_hexes_of(terrain, entry), chosen, strict=True) if is_in
        ]
        values = _values_at(next(digits), len(spots), entry)
        places = tuple(Place(*pair) for pair in zip(spots, values, strict=True))
        features[entry.feature] = (*features.get(entry.feature, ()), *places)
    return Layout(
        scenario=deal.scenario,
        setup=deal.setup,
        variable=variable,
        terrain={spot: terrain[spot] for spot in deal.frame},
        numbers={spot: numbers[spot] for spot in deal.frame if spot in numbers},
        harbours=dict(zip(deal.harbour_places, harbours, strict=True)),
        features=canonical_features(features, deal),
    )


def _within(layout: Layout, deal: Deal) -> bool:
    """True when the deal can give the layout, or could give it as a fixed board."""
    return (
        (layout.scenario, layout.setup) == (deal.scenario, deal.setup)
        and layout.terrain.keys() == set(deal.frame)
        and layout.terrain.items() >= deal.fixed_terrain.items()
        and layout.numbers.items() >= deal.fixed_numbers.items()
        and all(_region_fits(layout, deal, region) for region in deal.regions)
        and len(layout.numbers) == _token_count(deal)
        and layout.harbours.keys() == set(deal.harbour_places)
        and _lies(layout.harbours.values(), deal.harbours)
        and _features_fit(layout, deal)
    )


def _region_fits(layout: Layout, deal: Deal, region: Region) -> bool:
    terrain = [layout.terrain[spot] for spot in terrain_hexes(deal, region)]
    taking = token_hexes(deal, region, layout.terrain)
    tokens = [layout.numbers.get(spot) for spot in taking]
    return _lies(terrain, region.terrain) and _lies(tokens, region.numbers)


def _features_fit(layout: Layout, deal: Deal) -> bool:
    dealt = {entry.feature for entry in deal.feature_deals}
    placed = sum(len(layout.features.get(name, ())) for name in dealt)
    wanted = sum(_chosen(deal, entry)[True] for entry in deal.feature_deals)
    return (
        placed == wanted
        and all(_feature_fits(layout, deal, entry) for entry in deal.feature_deals)
        and layout.features.items() >= deal.fixed_features.items()
        and layout.features.keys() <= dealt | deal.fixed_features.keys()
    )


def _feature_fits(layout: Layout, deal: Deal, entry: FeatureDeal) -> bool:
    carried = _carried(layout, entry)
    legal: set[object] = set(entry.legal_values) or {None}
    return len(carried) == _chosen(deal, entry)[True] and legal.issuperset(carried.values())


def _carried(layout: Layout, entry: FeatureDeal) -> dict[Hex, int | str | None]:
    """The hexes of the entry's terrain that carry its feature, with their values."""
    return {
        place.at: place.value
        for place in layout.features.get(entry.feature, ())
        if isinstance(place.at, Hex)
        and place.colour is None
        and layout.terrain.get(place.at) is entry.terrain
    }


def _chosen(deal: Deal, entry: FeatureDeal) -> dict[bool, int]:
    """How many hexes of the entry's terrain are without and with its feature."""
    places = hexes_of_terrain(deal, entry.terrain)
    count = places if entry.count is None else entry.count
    return {False: places - count, True: count}


def _hexes_of(terrain: Mapping[Hex, Terrain], entry: FeatureDeal) -> list[Hex]:
    found = [spot for spot, kind in terrain.items() if kind is entry.terrain]
    return sorted(found, key=reading_order)


def _token_count(deal: Deal) -> int:
    dealt = sum(sum(region.numbers.values()) for region in deal.regions)
    return len(deal.fixed_numbers) + dealt


def _lies(order: Iterable[object], pool: Mapping[Any, int]) -> bool:
    return Counter(order) == Counter(pool)


def _values_rank(values: Sequence[int | str | None], entry: FeatureDeal) -> int:
    legal, rank = sorted(entry.legal_values), 0
    for value in values:
        if isinstance(value, int):
            rank = rank * len(legal) + legal.index(value)
    return rank


def _values_at(rank: int, count: int, entry: FeatureDeal) -> list[int | None]:
    legal = sorted(entry.legal_values)
    if not legal:
        return [None] * count
    values: list[int | None] = []
    for _ in range(count):
        rank, digit = divmod(rank, len(legal))
        values.append(legal[digit])
    return values[::-1]
