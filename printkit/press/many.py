"""Many boards of a seed, dealt in batches, by several processes where that is wanted.

The boards are those of consecutive seeds, so no size of a batch and no number of processes
changes any of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TypeVar

from printkit.board.codes import code_of
from printkit.generate import batch
from printkit.press.asked import deal_of
from printkit.press.boards import Wish, dealt, setups_of, to_deal
from printkit.press.layouts import as_data
from printkit.waits import deaf, heard

PART = 2_000
"""So many boards are dealt in one batch."""

Told = TypeVar("Told")

Part = Callable[[Wish, int], Iterable[Told]]
"""Deals so many boards and tells something of each."""


def codes(wish: Wish, count: int, workspace: Path, *, jobs: int = 1) -> Iterator[str]:
    """The layout codes of so many boards; "" for one outside its deal.

    Args:
        wish: What boards are asked for.
        count: How many.
        workspace: The user's folder.
        jobs: How many processes deal.

    Raises:
        ScenarioError: The scenario is unknown or not for so many players.
        GenerationError: No board satisfies the constraints.
    """
    return _parts(partial(_codes, workspace), wish, count, jobs)


def data(wish: Wish, count: int, workspace: Path, *, jobs: int = 1) -> Iterator[dict[str, object]]:
    """So many boards, judged, as plain values; arguments as of `codes`."""
    return _parts(partial(_data, workspace), wish, count, jobs)


def _parts(part: Part[Told], wish: Wish, count: int, jobs: int) -> Iterator[Told]:
    """What a part tells of each board, part by part."""
    first = secrets.randbelow(2**32) if wish.seed is None else wish.seed
    starts = range(0, count, PART)
    wishes = [replace(wish, seed=first + start) for start in starts]
    sizes = [min(PART, count - start) for start in starts]
    # The first part is dealt here, so that what it compiles is there for all the others.
    yield from part(wishes[0], sizes[0])
    rest = (wishes[1:], sizes[1:])
    if jobs == 1 or not rest[0]:
        yield from chain.from_iterable(map(partial(_listed, part), *rest))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from chain.from_iterable(pool.map(partial(_listed, part), *rest))


def _listed(part: Part[Told], wish: Wish, count: int) -> list[Told]:
    """A part, maybe in a process of its own; what takes its time was told with the first one."""
    with heard(deaf):
        return list(part(wish, count))


def _codes(workspace: Path, wish: Wish, count: int) -> Iterator[str]:
    _, _, setup = setups_of(wish, workspace)
    made = batch(
        to_deal(
            setup,
            wish.terrain,
            workspace,
            asked=wish.asked,
            tokens=wish.tokens,
            harbours=wish.harbours,
        ),
        wish.seed or 0,
        count,
        tokens=wish.tokens,
        harbours=wish.harbours,
        deal=wish.deal or deal_of(wish.asked, setup, workspace),
    )
    return (code_of(layout, setup.deal) or "" for layout in made.layouts())


def _data(workspace: Path, wish: Wish, count: int) -> Iterator[dict[str, object]]:
    return map(as_data, dealt(wish, count, workspace))
