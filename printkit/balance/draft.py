"""The opening draft of the bot `builder`, on many boards at once and often, without any game.

It founds where the engine's bot does, by the same worth and the same rule of chance
(engine.bots.opening); a test holds the two together. Each draft draws from a row of a table that
is the same for every board, so that a board's drafts depend on nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from printkit.balance.ground import Bools, Floats, Whole, pips_of
from printkit.engine.bots.opening import SLACK
from printkit.engine.bots.worth import HARBOUR, SPREAD

if TYPE_CHECKING:
    from printkit.balance.ground import Boards, Ground


@dataclass(frozen=True, eq=False)
class Drafts:
    """Drafts on some boards.

    Attributes:
        boards: The boards.
        board: The board of each draft, by its row.
        founded: The intersections that were founded, in the order of `boards.ground.order`.
        ahead: Where the road from each of them leads; the number of intersections for none.
        vacant: Whether a building could still stand on each intersection afterwards.
    """

    boards: Boards
    board: Whole
    founded: Whole
    ahead: Whole
    vacant: Bools


@lru_cache(maxsize=16)
def chances(drafts: int, picks: int) -> Floats:
    """The same numbers from 0 up to 1 everywhere and for ever."""
    random = Random(0).random
    return np.array([[random() for _ in range(picks)] for _ in range(drafts)])


def drafts(boards: Boards, count: int, slack: float = SLACK) -> Drafts:
    """So many drafts on each board."""
    chance = chances(count, len(boards.ground.order))
    board = np.repeat(np.arange(len(boards)), count)
    return drafted(boards, board, np.tile(chance, (len(boards), 1)), slack)


def drafted(boards: Boards, board: Whole, chance: Floats, slack: float = SLACK) -> Drafts:
    """The drafts that come of given chances.

    Args:
        boards: The boards.
        board: The board of each draft, by its row.
        chance: What each pick of each draft draws, from 0 up to 1.
        slack: By how much less than the best a place may be worth that is picked.
    """
    ground = boards.ground
    weighted = places_worth(boards)[board]
    kinds = _kinds_at(boards)[board]
    harbour = np.where(boards.harbour != -1, HARBOUR, 0.0)[board]
    rows = np.arange(len(board))
    vacant = np.ones((len(board), ground.places + 1), dtype=bool)
    had = np.zeros((len(board), ground.players), dtype=np.int64)
    for at, owner in enumerate(ground.owner):
        if owner >= 0:
            vacant[:, [at, *ground.near[at]]] = False
            had[:, owner] |= kinds[:, at]
    founded = np.empty((len(board), len(ground.order)), dtype=np.int64)
    ahead = np.empty_like(founded)
    aims = np.pad(weighted, ((0, 0), (0, 1)))
    for pick, seat in enumerate(ground.order):
        new = _COUNTS[kinds & ~had[:, seat, None]]
        worth = weighted + SPREAD * new + harbour
        worth[~(vacant[:, :-1] & ground.homes)] = -np.inf
        chosen = _nearly_best(worth, slack, chance[:, pick])
        founded[:, pick] = chosen
        had[:, seat] |= kinds[rows, chosen]
        vacant[rows, chosen] = False
        vacant[rows[:, None], ground.near[chosen]] = False
        ahead[:, pick] = _directed(ground, vacant, aims, chosen)
    return Drafts(boards, board, founded, ahead, vacant[:, :-1] & ground.grounds)


def places_worth(boards: Boards) -> Floats:
    """The weighted pips of every intersection of some boards."""
    worth = pips_of(boards) * boards.ground.weights[boards.kind]
    first, second, third = (worth[:, column] for column in boards.ground.hexes.T)
    return first + second + third


def _kinds_at(boards: Boards) -> Whole:
    """The kinds at every intersection, a bit each."""
    bits = np.where(boards.kind >= 0, 1 << np.maximum(boards.kind, 0), 0)
    at: Whole = np.bitwise_or.reduce(bits[:, boards.ground.hexes], axis=2)
    return at


_COUNTS = np.array([bits.bit_count() for bits in range(1 << 10)])
"""How many bits are set in each small number; more kinds than ten there are in no game."""


def _directed(ground: Ground, vacant: Bools, aims: Floats, chosen: Whole) -> Whole:
    """Where the road from a new settlement leads: on toward the place that is worth most."""
    near = np.pad(ground.near, ((0, 1), (0, 0)), constant_values=ground.places)
    ends = ground.ways[chosen]
    rows, spots = np.arange(len(ends))[:, None, None], near[ends]
    worth = np.where(vacant[rows, spots], aims[rows, spots], 0.0).max(axis=2)
    best = np.where(ends < ground.places, worth, -1.0).argmax(axis=1)
    end: Whole = ends[np.arange(len(ends)), best]
    return end


def _nearly_best(worth: Floats, slack: float, chance: Floats) -> Whole:
    """In each row one of the places that are worth nearly most; the first of the best for none."""
    best = worth.max(axis=1, keepdims=True)
    near = worth > best - slack
    wanted = (chance * near.sum(axis=1)).astype(np.int64) + 1
    counted = near.cumsum(axis=1) == wanted[:, None] if slack else worth == best
    place: Whole = counted.argmax(axis=1)
    return place
