"""What a seat has after a draft, as numbers: the features from which the model predicts.

Each feature has a value for each draft and seat. docs/balance.md tells their formulas; the
weights' files name those that are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from printkit.balance.draft import places_worth
from printkit.balance.ground import ANY, Boards, Floats, Whole, pips_of
from printkit.balance.outlook import aims_of, game_pace, grown, outlook

if TYPE_CHECKING:
    from printkit.balance.draft import Drafts

OWN, ANYTHING = 2.0, 3.0
"""What harbours ask for one card."""


@dataclass(frozen=True, eq=False)
class Hold:
    """What the seats hold after each draft.

    Attributes:
        at: The intersections of each seat, in the order in which they were founded.
        spots: The hexes around them, three an intersection; the number of hexes for none.
        kind: What each of those yields.
        number: On which roll.
        pips: How often, in 36 rolls.
        income: The pips of each kind.
        trades: What the harbours at the intersections trade.
    """

    at: Whole
    spots: Whole
    kind: Whole
    number: Whole
    pips: Floats
    income: Floats
    trades: Whole


def features(drafts: Drafts) -> dict[str, Floats]:
    """The features of each draft and seat, by name."""
    return dict(_features(drafts))


def _features(drafts: Drafts) -> Iterator[tuple[str, Floats]]:
    boards, ground, hold = drafts.boards, drafts.boards.ground, hold_of(drafts)
    income = hold.income
    first = hold.kind.reshape(*hold.at.shape, -1)[:, :, -1]
    start = np.stack([(first == k).sum(axis=2) for k in range(len(ground.kinds))], axis=2)
    parts = income / np.maximum(income.sum(axis=1, keepdims=True), 1.0)
    for k, name in enumerate(ground.kinds):
        yield f"root-{name}", np.sqrt(income[:, :, k])
        yield f"start-{name}", _floats(start[:, :, k])
        yield f"share-{name}", parts[:, :, k]
    road = ground.costs["road"]
    paid = np.flatnonzero(road)
    yield "start-roads", _floats((start[:, :, paid] / road[paid]).min(axis=2))
    yield "pips", income.sum(axis=2)
    yield "variety", _floats((income > 0).sum(axis=2))
    yield "numbers", _numbers(hold)
    yield "uneven", hold.pips.var(axis=2)
    yield "doubled", _doubled(hold, boards.kind.shape[1] - 1)
    yield "scarcity", _scarcity(drafts, income)
    yield "share", parts.sum(axis=2)
    yield "lopsided", (income**2).sum(axis=2) / 10
    yield "harbour-any", _floats((hold.trades == ANY).any(axis=2))
    yield "harbour-own", (income * _owned(hold)).sum(axis=2)
    yield "mix-road", income[:, :, paid].prod(axis=2) ** (1 / len(paid))
    brought, aims = _brought(boards), aims_of(drafts)
    yield from _room(drafts, hold, brought)
    yield from outlook(aims)
    asked, soon = _asked(hold, ground.rates), grown(income, brought, drafts, aims)
    for thing, price in ground.costs.items():
        yield f"pace-{thing}", _pace(income, asked, price)
        yield f"soon-{thing}", _pace(soon, asked, price)
    yield "soon-game", game_pace(soon, asked, ground)
    for seat in range(1, ground.players):
        yield f"seat-{seat + 1}", np.tile(np.arange(ground.players) == seat, (len(income), 1)) * 1.0


def hold_of(drafts: Drafts) -> Hold:
    """What the seats hold after each draft."""
    boards, ground = drafts.boards, drafts.boards.ground
    held = np.stack([_places(drafts, seat) for seat in range(ground.players)], axis=1)
    spots = ground.hexes[held].reshape(*held.shape[:2], -1)
    row = drafts.board[:, None, None]
    kind, pips = boards.kind[row, spots], pips_of(boards)[row, spots]
    income = [np.where(kind == k, pips, 0.0).sum(axis=2) for k in range(len(ground.kinds))]
    return Hold(
        at=held,
        spots=spots,
        kind=kind,
        number=boards.number[row, spots],
        pips=pips,
        income=np.stack(income, axis=2),
        trades=boards.harbour[row, held],
    )


def _places(drafts: Drafts, seat: int) -> Whole:
    """A seat's intersections: those that it was given, then those that it founded."""
    ground = drafts.boards.ground
    given = np.array(ground.given[seat], dtype=np.int64)
    picks = [pick for pick, who in enumerate(ground.order) if who == seat]
    fixed = np.broadcast_to(given, (len(drafts.founded), len(given)))
    return np.concatenate([fixed, drafts.founded[:, picks]], axis=1)


def _numbers(hold: Hold) -> Floats:
    """In how many of 36 rolls a seat gets anything."""
    found = np.zeros(hold.pips.shape[:2])
    for roll in range(2, 13):
        found += np.where(hold.number == roll, hold.pips, 0.0).max(axis=2)
    return found


def _doubled(hold: Hold, none: int) -> Floats:
    """How many hexes touch more than one of a seat's settlements: the robber's best places."""
    spots = np.sort(hold.spots, axis=2)
    again = (spots[:, :, 1:] == spots[:, :, :-1]) & (spots[:, :, 1:] != none)
    return _floats(again.sum(axis=2))


def _scarcity(drafts: Drafts, income: Floats) -> Floats:
    """Pips, each counted by how rare its kind is: 1 where it has its equal part of the board."""
    boards, kinds = drafts.boards, income.shape[2]
    pips = pips_of(boards)
    there = np.stack(
        [np.where(boards.kind == k, pips, 0.0).sum(axis=1) for k in range(kinds)], axis=1
    )
    whole = there.sum(axis=1, keepdims=True) / np.maximum((there > 0).sum(axis=1), 1)[:, None]
    rarity = np.where(there > 0, whole / np.maximum(there, 1.0), 0.0)
    counted: Floats = (income * rarity[drafts.board][:, None, :]).sum(axis=2)
    return counted


def _owned(hold: Hold) -> Floats:
    """1 for each kind that a seat trades at a harbour of that kind."""
    kinds = range(hold.income.shape[2])
    return _floats(np.stack([(hold.trades == k).any(axis=2) for k in kinds], axis=2))


def _asked(hold: Hold, rates: Floats) -> Floats:
    """What a seat must give of each kind for one card; 0 where nobody takes it."""
    asked = np.where((hold.trades == ANY).any(axis=2)[:, :, None], ANYTHING, rates)
    return np.where(rates > 0, np.where(_owned(hold) > 0, OWN, asked), 0.0)


def _pace(income: Floats, asked: Floats, price: Floats) -> Floats:
    """The root of how often a thing can be paid for, the other kinds being traded for each."""
    traded = np.where(asked > 0, income / np.maximum(asked, 1.0), 0.0)
    rest = np.where(asked > 0, traded.sum(axis=2, keepdims=True) - traded, 0.0)
    wanted = np.flatnonzero(price)
    slowest = ((income + rest)[:, :, wanted] / price[wanted]).min(axis=2)
    pace: Floats = np.sqrt(slowest * price.sum())
    return pace


def _brought(boards: Boards) -> Floats:
    """The pips of each kind at each intersection, a row for each board."""
    pips = pips_of(boards)
    kinds = range(len(boards.ground.kinds))
    at = [np.where(boards.kind == k, pips, 0.0)[:, boards.ground.hexes].sum(axis=2) for k in kinds]
    return np.stack(at, axis=2)


def _room(drafts: Drafts, hold: Hold, brought: Floats) -> Iterator[tuple[str, Floats]]:
    """What free places two paths away are worth, and what they bring, shared with other seats."""
    boards, none = drafts.boards, drafts.boards.ground.places
    drafted, players = hold.at.shape[:2]
    reach = boards.ground.beyond[hold.at].reshape(drafted, players, -1)
    reached = np.zeros((drafted, players, none + 1), dtype=bool)
    reached[np.arange(drafted)[:, None, None], np.arange(players)[None, :, None], reach] = True
    free = reached[:, :, :none] & drafts.vacant[:, None, :]
    worth = places_worth(boards)[drafts.board]
    yield "room", np.einsum("dsv,dv->ds", free, worth)
    yield "room-best", np.where(free, worth[:, None, :], 0.0).max(axis=2)
    shared = free / np.maximum(free.sum(axis=1, keepdims=True), 1)
    for k, name in enumerate(boards.ground.kinds):
        yield f"room-{name}", np.einsum("dsv,dv->ds", shared, brought[drafts.board, :, k])


def _floats(found: Whole | Floats) -> Floats:
    return np.asarray(found, dtype=np.float64)
