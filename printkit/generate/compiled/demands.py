"""Demands (rules/demands) as arrays, and whether a board keeps them, in compiled code.

Only what the plain demands say is told here in another form; a demand that is of none of the
known forms makes the whole set unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from printkit.generate.compiled.cache import inlined
from printkit.rules.demands import Ban, Clash, Demand, Distinct
from printkit.rules.grid import TRADES, Grid
from printkit.rules.groups import Groups
from printkit.rules.sums import Band, Total

CLASH, DISTINCT, BAN, GROUPS, BAND = range(5)

PAIR = 2
"""The limit of a group that is most often asked for, and looked for in a faster way."""

CLASSES = 64
"""So many classes' clashes fit a mask."""

FAR = 1 << 40
"""A bound that no sum reaches."""


class Form(NamedTuple):
    """One demand, or several clashes in one, before it becomes a line of arrays.

    Attributes:
        form: What it is.
        moves: The kinds of move that may break it, as a mask.
        values: For each cell its class or weight, or 1 when it is banned.
        near: The cells that belong to each cell.
        forbidden: What each class clashes with.
        low: The least sum.
        high: The largest sum, or group.
        totals: The sums.
    """

    form: int
    moves: int
    values: Sequence[int]
    near: tuple[tuple[int, ...], ...] = ()
    forbidden: Sequence[int] = ()
    low: int = -FAR
    high: int = FAR
    totals: tuple[Total, ...] = ()


class Asks(NamedTuple):
    """Several demands as arrays: those of `Form`, lists one after the other with their ends.

    Attributes:
        form: A form for each demand.
        moves: Its mask of moves.
        values: Its values.
        forbidden: Its clashes.
        low: Its least sum.
        high: Its largest sum or group.
        near_ends: Where the neighbours of each cell end, counting from the cell before.
        near: Those neighbours.
        totals: Where its sums begin, and with the next one's end.
        plus_ends: Where the cells that count for each sum end.
        plus: Those cells.
        minus_ends: Where those that count against it end.
        minus: Those cells.
        sums_ends: Where the sums that each cell is part of end.
        sums: Those sums.
    """

    form: Any
    moves: Any
    values: Any
    forbidden: Any
    low: Any
    high: Any
    near_ends: Any
    near: Any
    totals: Any
    plus_ends: Any
    plus: Any
    minus_ends: Any
    minus: Any
    sums_ends: Any
    sums: Any


def asks_of(
    demands: Iterable[tuple[Demand, int]], grid: Grid, *, joined: bool = True
) -> Asks | None:
    """Demands, each with the moves that may break it, as arrays; None when one is unknown."""
    forms: list[Form] = []
    for demand, moves in demands:
        form = _form(demand, moves)
        if form is None:
            return None
        forms.append(form)
    return _arrays(_joined(forms) if joined else forms, grid)


def _form(demand: Demand, moves: int) -> Form | None:
    # Exactly these: a class derived from one of them may ask something else.
    kind = type(demand)
    if kind is Clash and isinstance(demand, Clash) and len(demand.forbidden) <= CLASSES:
        return Form(CLASH, moves, demand.classes, demand.others, demand.forbidden)
    if kind is Distinct and isinstance(demand, Distinct):
        return Form(DISTINCT, moves, demand.classes)
    if kind is Ban and isinstance(demand, Ban):
        return Form(BAN, moves, demand.bad)
    if kind is Groups and isinstance(demand, Groups):
        near = tuple(tuple(others) for others in demand.near)
        return Form(GROUPS, moves, demand.classes, near, high=demand.most)
    if kind is Band and isinstance(demand, Band):
        low = -FAR if demand.low is None else demand.low
        high = FAR if demand.high is None else demand.high
        return Form(BAND, moves, demand.weights, low=low, high=high, totals=demand.totals)
    return None


def _joined(forms: Sequence[Form]) -> Iterator[Form]:
    """The same, but clashes of the same neighbours in one where their classes are few."""
    clashes: list[Form] = []
    for form in forms:
        if form.form != CLASH:
            yield form
            continue
        for place, other in enumerate(clashes):
            alike = (form.moves, form.near) == (other.moves, other.near)
            both = _both(form, other) if alike else None
            if both:
                clashes[place] = both
                break
        else:
            clashes.append(form)
    yield from clashes


def _both(one: Form, two: Form) -> Form | None:
    """Two clashes as one whose classes are pairs of theirs; None when those are too many."""
    pairs = list(zip(one.values, two.values, strict=True))
    classes = sorted({(0, 0), *pairs})
    if len(classes) > CLASSES:
        return None
    forbidden = [
        sum(
            1 << place
            for place, (c, d) in enumerate(classes)
            if one.forbidden[a] >> c & 1 or two.forbidden[b] >> d & 1
        )
        for a, b in classes
    ]
    place_of = {pair: place for place, pair in enumerate(classes)}
    return one._replace(values=[place_of[pair] for pair in pairs], forbidden=forbidden)


def _arrays(joined: Iterable[Form], grid: Grid) -> Asks:
    # Clashes first: they are asked fastest and break most often.
    forms = sorted(joined, key=lambda form: form.form)
    cells = grid.count
    values = np.zeros((len(forms), grid.size + len(TRADES) + 1), np.int32)
    forbidden = np.zeros((len(forms), CLASSES), np.uint64)
    for place, form in enumerate(forms):
        values[place] = form.values
        forbidden[place, : len(form.forbidden)] = form.forbidden
    totals = [total for form in forms for total in form.totals]
    starts = [0, *np.cumsum([len(form.totals) for form in forms])]
    near = [form.near[at] if at < len(form.near) else () for form in forms for at in range(cells)]
    part = [sums for place, form in enumerate(forms) for sums in _sums(form, starts[place], cells)]
    return Asks(
        np.array([form.form for form in forms], np.int64),
        np.array([form.moves for form in forms], np.int64),
        values,
        forbidden,
        np.array([form.low for form in forms], np.int64),
        np.array([form.high for form in forms], np.int64),
        *lists(near),
        np.array(starts, np.int64),
        *lists([total.plus for total in totals]),
        *lists([total.minus for total in totals]),
        *lists(part),
    )


def _sums(form: Form, first: int, cells: int) -> list[list[int]]:
    """For each cell the sums that it is part of, counted from the first one; or the only one."""
    if len(form.totals) == 1:
        return [[first]] * cells
    part: list[list[int]] = [[] for _ in range(cells)]
    for place, total in enumerate(form.totals, start=first):
        for at in (*total.plus, *total.minus):
            part[at].append(place)
    return part


def lists(parts: Sequence[Iterable[int]]) -> tuple[Any, Any]:
    """Lists one after the other, and where each begins and the next does."""
    told = [tuple(part) for part in parts]
    ends = np.cumsum([0, *(len(part) for part in told)]).astype(np.int64)
    return ends, np.array([item for part in told for item in part], np.int64)


@inlined
def broken(asks: Any, cells: Any, spare: Any) -> bool:
    """True when a whole board fails some demand; `spare` is room to work in."""
    for ask in range(asks.form.shape[0]):
        form = asks.form[ask]
        if form == DISTINCT:
            if _twice(asks, ask, cells, spare):
                return True
        elif form == BAND:
            for total in range(asks.totals[ask], asks.totals[ask + 1]):
                if _outside(asks, ask, total, cells):
                    return True
        elif _somewhere(asks, ask, cells, spare):
            return True
    return False


@inlined
def _somewhere(asks: Any, ask: int, cells: Any, spare: Any) -> bool:
    """True when any cell clashes, is banned, or its group is too large."""
    width, form = cells.shape[0], asks.form[ask]
    row = ask * width
    if form != CLASH and (form != GROUPS or asks.high[ask] != PAIR):
        for spot in range(width):  # noqa: SIM110 (no generators in compiled code)
            if _wrong(asks, ask, cells, spot, spare):
                return True
        return False
    for spot in range(width):
        spare[spot] = asks.values[ask, cells[spot]]
    for spot in range(width):
        kind = spare[spot]
        begins, ends = asks.near_ends[row + spot], asks.near_ends[row + spot + 1]
        if form == CLASH:
            mask = asks.forbidden[ask, kind]
            if mask:
                for at in range(begins, ends):
                    if mask >> np.uint64(spare[asks.near[at]]) & np.uint64(1):
                        return True
        elif kind:
            # Of three that hang together one lies beside both others.
            like = 0
            for at in range(begins, ends):
                like += spare[asks.near[at]] == kind
            if like >= PAIR:
                return True
    return False


@inlined
def broken_at(asks: Any, kind: int, cells: Any, spots: Any, count: int, spare: Any) -> bool:
    """True when a move of some kind, which changed the first `count` of `spots`, is illegal."""
    for ask in range(asks.form.shape[0]):
        if not asks.moves[ask] >> kind & 1:
            continue
        form = asks.form[ask]
        if form == DISTINCT:
            if _twice(asks, ask, cells, spare):
                return True
        elif form == BAND:
            for place in range(count):
                cell = ask * cells.shape[0] + spots[place]
                for at in range(asks.sums_ends[cell], asks.sums_ends[cell + 1]):
                    if _outside(asks, ask, asks.sums[at], cells):
                        return True
        else:
            for place in range(count):
                if _wrong(asks, ask, cells, spots[place], spare):
                    return True
    return False


@inlined
def _wrong(asks: Any, ask: int, cells: Any, spot: int, spare: Any) -> bool:
    """True when one cell clashes, is banned, or its group is too large."""
    form, kind = asks.form[ask], asks.values[ask, cells[spot]]
    row = ask * cells.shape[0]
    if form == CLASH:
        mask = asks.forbidden[ask, kind]
        if mask:
            for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
                other = asks.values[ask, cells[asks.near[at]]]
                if mask >> np.uint64(other) & np.uint64(1):
                    return True
        return False
    if form == BAN:
        return bool(kind)
    if not kind:
        return False
    if asks.high[ask] == PAIR:
        return _third(asks, ask, cells, spot, kind)
    most, size, done = asks.high[ask], 1, 0
    spare[0] = spot
    while done < size:
        one = spare[done]
        done += 1
        for at in range(asks.near_ends[row + one], asks.near_ends[row + one + 1]):
            other = asks.near[at]
            if asks.values[ask, cells[other]] != kind:
                continue
            new = True
            for place in range(size):
                if spare[place] == other:
                    new = False
            if new:
                if size == most:
                    return True
                spare[size] = other
                size += 1
    return False


@inlined
def _third(asks: Any, ask: int, cells: Any, spot: int, kind: int) -> bool:
    """True when a cell is one of three or more of a class that hang together."""
    row, like, mate = ask * cells.shape[0], 0, 0
    for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
        other = asks.near[at]
        if asks.values[ask, cells[other]] == kind:
            like += 1
            mate = other
    if like != 1:
        return bool(like)
    like = 0
    for at in range(asks.near_ends[row + mate], asks.near_ends[row + mate + 1]):
        like += asks.values[ask, cells[asks.near[at]]] == kind
    return bool(like >= PAIR)


@inlined
def _outside(asks: Any, ask: int, total: int, cells: Any) -> bool:
    """True when a sum lies outside its bounds."""
    found = _sum(asks, ask, total, cells)
    return bool(found < asks.low[ask] or found > asks.high[ask])


@inlined
def _sum(asks: Any, ask: int, total: int, cells: Any) -> int:
    found = 0
    for at in range(asks.plus_ends[total], asks.plus_ends[total + 1]):
        found += asks.values[ask, cells[asks.plus[at]]]
    for at in range(asks.minus_ends[total], asks.minus_ends[total + 1]):
        found -= asks.values[ask, cells[asks.minus[at]]]
    return found


@inlined
def _twice(asks: Any, ask: int, cells: Any, spare: Any) -> bool:
    """True when two cells are of one class."""
    size = 0
    for spot in range(cells.shape[0]):
        kind = asks.values[ask, cells[spot]]
        if kind:
            for place in range(size):
                if spare[place] == kind:
                    return True
            spare[size] = kind
            size += 1
    return False


@inlined
def cost_at(asks: Any, kind: int, cells: Any, spots: Any, count: int, spare: Any) -> int:
    """What the first `count` of `spots` cost where a move of some kind is asked after.

    As each demand's own `cost` tells it (rules/demands).
    """
    cost = 0
    for ask in range(asks.form.shape[0]):
        if not asks.moves[ask] >> kind & 1:
            continue
        form = asks.form[ask]
        if form == CLASH:
            cost += _clashes(asks, ask, cells, spots, count)
        elif form == DISTINCT:
            cost += _doubles(asks, ask, cells, spare)
        elif form == BAN:
            for place in range(count):
                cost += asks.values[ask, cells[spots[place]]]
        elif form == GROUPS:
            cost += _crowd(asks, ask, cells, spots, count, spare)
        else:
            cost += _excesses(asks, ask, cells, spots, count)
    return cost


@inlined
def _clashes(asks: Any, ask: int, cells: Any, spots: Any, count: int) -> int:
    """How many clashes some cells are part of."""
    row, cost = ask * cells.shape[0], 0
    for place in range(count):
        spot = spots[place]
        mask = asks.forbidden[ask, asks.values[ask, cells[spot]]]
        if mask:
            for at in range(asks.near_ends[row + spot], asks.near_ends[row + spot + 1]):
                other = asks.near[at]
                if mask >> np.uint64(asks.values[ask, cells[other]]) & np.uint64(1):
                    cost += not _among(spots, 0, place, other)
    return cost


@inlined
def _excesses(asks: Any, ask: int, cells: Any, spots: Any, count: int) -> int:
    """By how much the sums that some cells are part of lie outside their bounds."""
    row, cost = ask * cells.shape[0], 0
    for place in range(count):
        begins, ends = asks.sums_ends[row + spots[place]], asks.sums_ends[row + spots[place] + 1]
        for at in range(begins, ends):
            total, new = asks.sums[at], True
            for before in range(place):
                cell = row + spots[before]
                if _among(asks.sums, asks.sums_ends[cell], asks.sums_ends[cell + 1], total):
                    new = False
            if new:
                found = _sum(asks, ask, total, cells)
                cost += max(0, found - asks.high[ask]) + max(0, asks.low[ask] - found)
    return cost


@inlined
def _doubles(asks: Any, ask: int, cells: Any, spare: Any) -> int:
    """How many cells are of a class that another one has taken."""
    size, cost = 0, 0
    for spot in range(cells.shape[0]):
        kind = asks.values[ask, cells[spot]]
        if kind:
            if _among(spare, 0, size, kind):
                cost += 1
            else:
                spare[size] = kind
                size += 1
    return cost


@inlined
def _crowd(asks: Any, ask: int, cells: Any, spots: Any, count: int, spare: Any) -> int:
    """By how much the groups of some cells are too large, less what would be without them."""
    most, size, cost = asks.high[ask], 0, 0
    for place in range(count):
        spot = spots[place]
        if asks.values[ask, cells[spot]] and not _among(spare, 0, size, spot):
            ends = _group(asks, ask, cells, spot, spots, 0, spare, size)
            # Smaller groups cost nothing, with these cells and without.
            if ends - size > most:
                cost += ends - size - most
                size = ends
    ends = size
    for place in range(size):
        spot = spare[place]
        if not _among(spots, 0, count, spot) and not _among(spare, size, ends, spot):
            begins = ends
            ends = _group(asks, ask, cells, spot, spots, count, spare, begins)
            cost -= max(0, ends - begins - most)
    return cost


@inlined
def _group(
    asks: Any, ask: int, cells: Any, spot: int, without: Any, count: int, spare: Any, begins: int
) -> int:
    """A cell's group without the first `count` cells of some; returns where it ends."""
    row, kind = ask * cells.shape[0], asks.values[ask, cells[spot]]
    spare[begins] = spot
    done, ends = begins, begins + 1
    while done < ends:
        one = spare[done]
        done += 1
        for at in range(asks.near_ends[row + one], asks.near_ends[row + one + 1]):
            other = asks.near[at]
            if asks.values[ask, cells[other]] != kind or _among(without, 0, count, other):
                continue
            if not _among(spare, begins, ends, other):
                spare[ends] = other
                ends += 1
    return ends


@inlined
def _among(some: Any, first: int, last: int, one: int) -> bool:
    """True when something stands between two places of an array."""
    for place in range(first, last):  # noqa: SIM110 (no generators in compiled code)
        if some[place] == one:
            return True
    return False
