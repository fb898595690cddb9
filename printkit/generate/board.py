"""A board in the dealing: flat lists by hex number, and the layout they become in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from printkit.board.files import canonical_features
from printkit.board.hexgrid import Edge
from printkit.board.model import Harbour, Layout, Place, Provenance, Swap, Terrain
from printkit.generate.table import RegionTable, Table
from printkit.scenarios.model import Setup

Random = Callable[[], float]
"""A source of numbers from 0 up to, but not including, 1."""

Kind = TypeVar("Kind")


@dataclass(slots=True)
class Board:
    """What lies where so far.

    Attributes:
        terrain: For each hex its terrain; None where it is not yet dealt.
        numbers: For each hex its token; 0 for none.
        features: Which feature's entry lies on which hex, with its value.
        swaps: The tokens exchanged after the deal.
    """

    terrain: list[Terrain | None]
    numbers: list[int]
    features: list[tuple[int, int, int | None]] = field(default_factory=list)
    swaps: list[tuple[int, int]] = field(default_factory=list)


def empty(table: Table) -> Board:
    """A board with nothing on it but what the scenario fixes."""
    return Board(list(table.terrain), list(table.numbers))


def scatter(
    random: Random, kinds: Sequence[Kind], spots: list[int], onto: list[Kind] | list[Kind | None]
) -> None:
    """Each kind is put on a spot of its own, all ways equally likely; used spots are taken out."""
    for kind in kinds:
        pick = int(random() * len(spots))
        onto[spots[pick]] = kind
        spots[pick] = spots[-1]
        spots.pop()


def shuffled(random: Random, kinds: Sequence[Kind]) -> list[Kind]:
    """The kinds in an order, all orders equally likely."""
    order = list(kinds)
    for place in range(len(order) - 1, 0, -1):
        pick = int(random() * (place + 1))
        order[place], order[pick] = order[pick], order[place]
    return order


def numbers_lie_apart(table: Table, numbers: Sequence[int]) -> bool:
    """True when no two numbers of a group that must lie apart are neighbours."""
    for group in table.apart:
        spots = [spot for spot, number in enumerate(numbers) if number in group]
        mask = 0
        for spot in spots:
            if mask >> spot & 1:
                return False
            mask |= table.near_mask[spot]
    return True


def deal_terrain(table: Table, board: Board, random: Random) -> None:
    """Every region's terrain is dealt onto it, all ways equally likely.

    What takes no token comes first, for it cannot lie on a hex with a token.
    """
    for region in table.regions:
        left = deal_bare(region, board, random)
        scatter(random, region.other_terrain, left, board.terrain)


def deal_bare(region: RegionTable, board: Board, random: Random) -> list[int]:
    """A region's terrain without tokens is dealt; returns the hexes that are left."""
    numbers = board.numbers
    free = [spot for spot in region.terrain_spots if not numbers[spot]]
    taken = [spot for spot in region.terrain_spots if numbers[spot]]
    scatter(random, region.bare_terrain, free, board.terrain)
    return free + taken


def deal_harbours(setup: Setup, random: Random, *, shuffle: bool) -> dict[Edge, Harbour]:
    """The harbours on their places: as printed, or the pool shuffled over them (B-04, B-08)."""
    pool = [kind for kind, count in setup.deal.harbours.items() for _ in range(count)]
    kinds = shuffled(random, pool) if shuffle else setup.fixed_harbours
    return dict(zip(setup.deal.harbour_places, kinds, strict=True))


def layout_of(
    board: Board, table: Table, harbours: dict[Edge, Harbour], provenance: Provenance
) -> Layout:
    """The layout that a finished board is."""
    deal = table.setup.deal
    frame = deal.frame
    features: dict[str, tuple[Place, ...]] = dict(deal.fixed_features)
    for entry, spot, value in board.features:
        name = table.entries[entry].deal.feature
        features[name] = (*features.get(name, ()), Place(frame[spot], value))
    return Layout(
        scenario=deal.scenario,
        setup=deal.setup,
        variable=True,
        terrain={
            spot: kind for spot, kind in zip(frame, board.terrain, strict=True) if kind is not None
        },
        numbers={spot: number for spot, number in zip(frame, board.numbers, strict=True) if number},
        harbours=harbours,
        features=canonical_features(features, deal),
        provenance=provenance,
    )


def swaps_of(board: Board, table: Table) -> tuple[Swap, ...]:
    """The board's token swaps by their hexes."""
    frame = table.setup.deal.frame
    return tuple(Swap(frame[first], frame[second]) for first, second in board.swaps)
