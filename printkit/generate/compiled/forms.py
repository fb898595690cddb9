"""Demands (rules/demands) as arrays; compiled.demands asks them of a board.

Only what the plain demands say is told here in another form; a demand that is of none of the
known forms makes the whole set unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from printkit.rules.demands import Ban, Clash, Demand, Distinct, Whole, Wrong
from printkit.rules.grid import ROLL, TRADES, Grid
from printkit.rules.groups import Groups
from printkit.rules.sums import Band, Total
from printkit.rules.wrong import Lonely, Misranked, Unfree

CLASH, DISTINCT, BAN, GROUPS, BAND, LONELY, RANKED, UNFREE = range(8)

PAIR = 2
"""The limit of a group that is most often asked for, and looked for in a faster way."""

CLASSES = 64
"""So many classes' clashes fit a mask."""

MARK = 16
"""What is added to a number or a chance on cells that a demand on the whole board is about."""

NONE = -1
"""No number at all."""

FAR = 1 << 40
"""A bound that no sum reaches."""


class Form(NamedTuple):
    """One demand, or several clashes in one, before it becomes a line of arrays.

    Attributes:
        form: What it is.
        moves: The kinds of move that may break it, as a mask.
        values: For each cell its class or weight, 1 when it is banned or needs company, 2 when it
            is company; its chance or number, with `MARK` where it must be right.
        near: The cells that belong to each cell.
        forbidden: What each class clashes with.
        low: The least sum; the rank; a number that is given out.
        high: The largest sum, or group; whether ranks begin at the highest; the other number.
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
        return Form(GROUPS, moves, demand.classes, _near(demand.near), high=demand.most)
    if kind is Band and isinstance(demand, Band):
        low = -FAR if demand.low is None else demand.low
        high = FAR if demand.high is None else demand.high
        return Form(BAND, moves, demand.weights, low=low, high=high, totals=demand.totals)
    if kind is Whole and isinstance(demand, Whole):
        return _wrong(demand.wrong, moves)
    return None


def _wrong(wrong: Wrong | None, moves: int) -> Form | None:
    """The forms of rules/wrong."""
    if isinstance(wrong, Lonely):
        values = [a + 2 * b for a, b in zip(wrong.lonely, wrong.company, strict=True)]
        return Form(LONELY, moves, values, _near(wrong.near))
    if isinstance(wrong, Misranked):
        values = [
            chance + MARK * bool(chance and cell & wrong.bit)
            for cell, chance in enumerate(wrong.chances)
        ]
        return Form(RANKED, moves, values, low=wrong.rank, high=wrong.highest)
    if isinstance(wrong, Unfree) and len(wrong.values) in (1, PAIR):
        values = [(cell & ROLL) + MARK * bears for cell, bears in enumerate(wrong.bearing)]
        low, high = wrong.values[0], wrong.values[-1] if wrong.values[1:] else NONE
        return Form(UNFREE, moves, values, _near(wrong.near), low=low, high=high)
    return None


def _near(near: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(others) for others in near)


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
        # What is told of hexes only tells nothing of trades.
        values[place, : len(form.values)] = form.values
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
