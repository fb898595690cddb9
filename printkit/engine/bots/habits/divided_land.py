"""The builder's policy on the tree: a way there, an outpost, then expeditions for gifts.

The cheapest way of roads and bridges to a free corner is a plan like any other, the more worth
the nearer the game is to its end, for nobody wins without gifts. An expedition begins when a
gift can be paid as well; at the tree what was bought is handed over before the next is bought,
first to those who have none yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, EdgeId, VertexId
from printkit.engine.bots.habits import Habits
from printkit.engine.bots.plans import POINT, Plan, Planner
from printkit.engine.game import legal_actions, score
from printkit.engine.modules.base.pieces import ROAD
from printkit.engine.modules.divided_land.expeditions import SetOut
from printkit.engine.modules.divided_land.gifts import BuyGift, GiveGift
from printkit.engine.modules.divided_land.outposts import BuildOutpost
from printkit.engine.modules.divided_land.roads import BuildBridge
from printkit.engine.modules.divided_land.tally import GIFTS, Gift, Land, tally
from printkit.engine.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

WAY = 3 * POINT
"""What an outpost is worth with its way, at the beginning; every point of one's own adds to it."""

NEARER = 3.0
"""What each point adds."""

NEEDED = 0.5 * POINT
"""What a gift is worth besides its point to whom none has been handed over."""

ROAD_CARDS, BRIDGE_CARDS = 2, 3
"""How many cards a piece of the way costs, by which ways are compared."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to the tree: the paths still to be built, first to last, and its corner."""

    edges: tuple[EdgeId, ...]
    corner: VertexId


def _plans(state: State, player: int, planner: Planner) -> list[Plan]:
    here = tally(state)
    if here.outposts[player] == NOWHERE:
        return list(_outpost(state, player, planner))
    if here.away[player]:
        return [*_presents(state, player), *_purchases(state, player, planner)]
    return list(_expeditions(state, player, planner))


def _outpost(state: State, player: int, planner: Planner) -> Iterator[Plan]:
    """The outpost with whatever leads there; its first step is the first piece of it."""
    here, game = tally(state), state.game
    way = _way(
        game, here.land, player, tuple(state.roads), tuple(state.owner), tuple(state.level),
        tuple(here.outposts),
    )  # fmt: skip
    if way is None or len(way.edges) > state.supply[player][ROAD]:
        return
    worth = WAY + NEARER * score(state, player)
    outpost = planner.prices["outpost"]
    if not way.edges:
        yield Plan(BuildOutpost(way.corner), worth, outpost, outpost)
        return
    pieces = [planner.prices["bridge" if here.land.ways[edge] else "road"] for edge in way.edges]
    price = tuple(map(sum, zip(outpost, *pieces, strict=True)))
    first = way.edges[0]
    step: Action = BuildBridge(first) if here.land.ways[first] else game.actions.road[first]
    yield Plan(step, worth, price, pieces[0])


def _expeditions(state: State, player: int, planner: Planner) -> Iterator[Plan]:
    """An expedition to hand over what was bought, or to buy a gift, which it can pay as well."""
    here, fare = tally(state), planner.prices["expedition"]
    if here.bought[player]:
        worth = sum(_worth(state, player, gift) for gift in here.bought[player])
        yield Plan(SetOut(), worth, fare, fare)
    for gift in here.unbought[player]:
        cost = planner.prices[GIFTS[gift[1]]]
        price = tuple(one + other for one, other in zip(fare, cost, strict=True))
        yield Plan(SetOut(), _worth(state, player, gift), price, price)


def _purchases(state: State, player: int, planner: Planner) -> Iterator[Plan]:
    for gift in tally(state).unbought[player]:
        price = planner.prices[GIFTS[gift[1]]]
        yield Plan(BuyGift(gift[1], gift[0]), _worth(state, player, gift), price, price)


def _presents(state: State, player: int) -> Iterator[Plan]:
    """What was bought is handed over before anything else: it costs nothing more."""
    nothing = (0,) * len(state.game.kinds)
    here = tally(state)
    for gift in here.bought[player]:
        if here.actions or here.away[gift[0]]:
            worth = 10 * _worth(state, player, gift)
            yield Plan(GiveGift(gift[1], gift[0]), worth, nothing, nothing)


def _worth(state: State, player: int, gift: Gift) -> float:
    """A point, and more where the recipient has none yet."""
    wanted = state.game.value("gifts_to_each") > tally(state).given[player][gift[0]]
    return POINT + NEEDED * wanted


def _visit(state: State) -> Action:
    """Free presents first, then one that takes the action, then a purchase."""
    actions, here, player = legal_actions(state), tally(state), state.player

    def rank(action: Action) -> float:
        if isinstance(action, (GiveGift, BuyGift)):
            worth = _worth(state, player, (action.recipient, action.gift))
            is_given = isinstance(action, GiveGift)
            return worth + 100 * is_given + 100 * (is_given and here.away[action.recipient])
        return 0.0

    return max(actions, key=rank)


@lru_cache(maxsize=256)
def _way(
    game: Game,
    land: Land,
    player: int,
    roads: tuple[int, ...],
    owner: tuple[int, ...],
    level: tuple[int, ...],
    outposts: tuple[int, ...],
) -> Way | None:
    """The cheapest way from a player's network to a free corner of the tree; None when shut off."""
    board, corners = game.board, set(land.corners) - set(outposts)
    ends, paths, breaks = board.edge_vertices, board.vertex_edges, game.breaks
    reached = {end for edge, who in enumerate(roads) if who == player for end in ends[edge]}
    reached |= {at for at, who in enumerate(owner) if who == player}
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, at, ()) for at in sorted(reached)]
    done: set[int] = set()
    while queue:
        cost, at, way = heappop(queue)
        if at in done:
            continue
        done.add(at)
        if at in corners and (way or any(roads[edge] == player for edge in paths[at])):
            return Way(way, at)
        if owner[at] != player and breaks[level[at]]:
            continue
        for edge in paths[at]:
            bridge = land.ways[edge]
            if roads[edge] != NOBODY or not (bridge or game.roadways[edge]):
                continue
            first, second = ends[edge]
            beyond = second if at == first else first
            cards = BRIDGE_CARDS if bridge else ROAD_CARDS
            heappush(queue, (cost + cards, beyond, (*way, edge)))
    return None


HABITS = Habits(phases={"visit": _visit, "meet": _visit}, plans=_plans)
