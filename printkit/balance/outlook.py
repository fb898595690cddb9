"""What a seat may grow into after a draft: where its roads lead, and what it gets once it is there.

Features beside those of what it holds (balance.features), which pairs them into one list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from printkit.balance.draft import places_worth
from printkit.balance.ground import Bools, Floats, Whole

if TYPE_CHECKING:
    from printkit.balance.draft import Drafts
    from printkit.balance.ground import Ground

GAME: Mapping[str, int] = {"city": 4, "development-card": 3, "settlement": 3, "road": 7}
"""What is about built on the way to ten points."""

HALVINGS = 12
"""So often is the span halved in which a pace lies: to a 4,000th of it."""


@dataclass(frozen=True, eq=False)
class Aims:
    """The free places to which the seats' roads lead, the best one first.

    Attributes:
        place: The intersections; the number of them where a road leads to none that is free.
        worth: Their weighted pips.
        many: How many free places each seat's roads lead to.
        clashes: How many of a seat's aims another seat's road leads to as well.
    """

    place: Whole
    worth: Floats
    many: Whole
    clashes: Whole


def aims_of(drafts: Drafts) -> Aims:
    """Where the roads lead after each draft."""
    boards, ground = drafts.boards, drafts.boards.ground
    none, rows = ground.places, np.arange(len(drafts.board))
    near = np.pad(ground.near, ((0, 1), (0, 0)), constant_values=none)
    free = np.where(drafts.vacant, places_worth(boards)[drafts.board], 0.0)
    spots = near[drafts.ahead]
    values = np.pad(free, ((0, 0), (0, 1)))[rows[:, None, None], spots]
    best = values.argmax(axis=2)[:, :, None]
    worth = np.take_along_axis(values, best, axis=2)[:, :, 0]
    place = np.where(worth > 0, np.take_along_axis(spots, best, axis=2)[:, :, 0], none)
    picks = _picks(ground)
    by_seat = np.pad(worth, ((0, 0), (0, 1)))[:, picks]
    order = np.argsort(-by_seat, axis=2, kind="stable")
    places = np.pad(place, ((0, 0), (0, 1)), constant_values=none)[:, picks]
    many = np.pad((values > 0).sum(axis=2), ((0, 0), (0, 1)))[:, picks].sum(axis=2)
    clashes = np.pad(_clashing(place, ground), ((0, 0), (0, 1)))[:, picks].sum(axis=2)
    return Aims(
        np.take_along_axis(places, order, axis=2),
        np.take_along_axis(by_seat, order, axis=2),
        many,
        clashes,
    )


def _picks(ground: Ground) -> Whole:
    """The picks of each seat, two at least; the number of picks where there are fewer."""
    of = [
        [pick for pick, who in enumerate(ground.order) if who == seat]
        for seat in range(ground.players)
    ]
    width = max(2, *map(len, of))
    return np.array([[*row, *[len(ground.order)] * (width - len(row))] for row in of])


def _clashing(place: Whole, ground: Ground) -> Bools:
    """Which aims are those of another seat as well."""
    seats = np.array(ground.order)
    other = seats[:, None] != seats[None, :]
    same = (place[:, :, None] == place[:, None, :]) & (place < ground.places)[:, :, None]
    clash: Bools = (same & other).any(axis=2)
    return clash


def outlook(aims: Aims) -> Iterator[tuple[str, Floats]]:
    """What the roads lead to."""
    yield "aim-first", aims.worth[:, :, 0]
    yield "aim-second", aims.worth[:, :, 1]
    yield "aim-none", np.asarray((aims.worth[:, :, :2] == 0).sum(axis=2), dtype=np.float64)
    yield "aim-places", np.asarray(aims.many, dtype=np.float64)
    yield "aim-clash", np.asarray(aims.clashes, dtype=np.float64)


def grown(income: Floats, brought: Floats, drafts: Drafts, aims: Aims) -> Floats:
    """The pips of each kind that a seat gets once it has settled at its best aim.

    Args:
        income: Its pips of each kind.
        brought: The pips of each kind at each intersection, a row for each board.
        drafts: The drafts.
        aims: Where the roads lead.
    """
    more = np.pad(brought, ((0, 0), (0, 1), (0, 0)))
    found: Floats = income + more[drafts.board[:, None], aims.place[:, :, 0]]
    return found


def game_pace(income: Floats, asked: Floats, ground: Ground) -> Floats:
    """The root of how often a whole game's buildings can be paid for, what is left being traded.

    Args:
        income: A seat's pips of each kind.
        asked: What a seat must give of each kind for one card; 0 where nobody takes it.
        ground: What is paid for.
    """
    price = sum(
        (count * ground.costs[thing] for thing, count in GAME.items() if thing in ground.costs),
        np.zeros(len(ground.kinds)),
    )
    low, high = np.zeros(income.shape[:2]), income.sum(axis=2) / max(price.sum(), 1.0)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        over = income - middle[:, :, None] * price
        short = np.maximum(-over, 0.0).sum(axis=2)
        traded = np.where(asked > 0, np.maximum(over, 0.0) / np.maximum(asked, 1.0), 0.0)
        paid = short <= traded.sum(axis=2)
        low, high = np.where(paid, middle, low), np.where(paid, high, middle)
    root: Floats = np.sqrt(low)
    return root
