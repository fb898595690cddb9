"""What a player could build next: each plan's worth, its price, and how long it will take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from printkit.engine.actions import Action, BuildRoad, BuyCard
from printkit.engine.bots.worth import Worth
from printkit.engine.modules.base.build import road_ends, vacant
from printkit.engine.modules.base.pieces import CITY, ROAD, SETTLEMENT

if TYPE_CHECKING:
    from printkit.engine.game import Price
    from printkit.engine.state import State

POINT = 10.0
"""What a victory point is worth, in pips."""

CARD = 6.0
"""What a development card is worth, in pips."""

REACH = 2
"""How many roads away a place for a settlement is looked for."""

PATIENCE = 1.5
"""Rounds added to each plan's time: the smaller, the more does the nearest plan weigh."""

NEVER = 60.0


class Plan(NamedTuple):
    """Something to be built.

    Attributes:
        action: Its first step.
        worth: What having it is worth.
        price: What all of it costs, by kind.
        step: What the first step costs, by kind.
    """

    action: Action
    worth: float
    price: tuple[int, ...]
    step: tuple[int, ...]


class Planner:
    """Makes plans for the players of a game."""

    def __init__(
        self, worth: Worth, costs: Mapping[str, Price], tolls: Sequence[Price], kinds: int
    ) -> None:
        self.worth = worth
        self.kinds = kinds
        self.prices = {thing: self._price(cost) for thing, cost in costs.items()}
        self._tolls = [self._price(cost) for cost in tolls]
        self._ways: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self._lay: list[object] = []
        self._kept: list[Plan] = []

    def _price(self, cost: Price) -> tuple[int, ...]:
        counts = dict(cost)
        return tuple(counts.get(kind, 0) for kind in range(self.kinds))

    def plans(self, state: State, player: int) -> list[Plan]:
        """Everything that the player could build next."""
        return [
            *self._cities(state, player),
            *self._settlements(state, player),
            *self._roads(state, player),
            *self._cards(state),
        ]

    def _cities(self, state: State, player: int) -> list[Plan]:
        if not state.supply[player][CITY]:
            return []
        price, levels, city = self.prices["city"], state.game.levels, state.game.actions.city
        pips = self.worth.pips(state)
        return [
            Plan(city[at], POINT + pips[at], price, price)
            for at, owner in enumerate(state.owner)
            if owner == player and levels[state.level[at]].grows
        ]

    def _settlements(self, state: State, player: int) -> list[Plan]:
        """Settlements within reach; thought over again only when something was built or taken."""
        lies = [
            player, state.owner[:], state.roads[:], state.lain[:], state.laid[player][:],
            state.number[:], state.supply[player][:],
        ]  # fmt: skip
        if lies != self._lay:
            self._lay, self._kept = lies, self._new_settlements(state, player)
        return self._kept

    def _new_settlements(self, state: State, player: int) -> list[Plan]:
        if not state.supply[player][SETTLEMENT]:
            return []
        settlement, actions = self.prices["settlement"], state.game.actions
        pips = self.worth.pips(state)
        found = []
        for at, (distance, first) in self._places(state, player).items():
            worth = POINT + pips[at]
            if distance:
                step = self._tolls[first]
                found.append(Plan(actions.road[first], worth, self._way(distance, step), step))
            else:
                found.append(Plan(actions.settlement[at], worth, settlement, settlement))
        return found

    def _way(self, distance: int, step: tuple[int, ...]) -> tuple[int, ...]:
        """What a settlement so many roads away costs, the first road costing that."""
        if (distance, step) not in self._ways:
            rest = zip(step, self.prices["road"], self.prices["settlement"], strict=True)
            self._ways[distance, step] = tuple(s + r * (distance - 1) + t for s, r, t in rest)
        return self._ways[distance, step]

    def _places(self, state: State, player: int) -> dict[int, tuple[int, int]]:
        """Vacant intersections within reach: how many roads away, and the first path there."""
        board, roads, owner = state.game.board, state.roads, state.owner
        edge_vertices, vertex_edges = board.edge_vertices, board.vertex_edges
        reach = min(REACH, state.supply[player][ROAD])
        near: dict[int, tuple[int, int]] = {}
        for edge in state.laid[player]:
            for end in edge_vertices[edge]:
                near[end] = (0, -1)
        ashore = road_ends(state, player)
        frontier = [at for at in near if at in ashore or owner[at] == player]
        for distance in range(1, reach + 1):
            ahead = []
            for at in frontier:
                if owner[at] >= 0 and owner[at] != player:
                    continue
                for edge in vertex_edges[at]:
                    if roads[edge] < 0 and state.game.roadways[edge]:
                        first, second = edge_vertices[edge]
                        beyond = second if at == first else first
                        if beyond not in near:
                            near[beyond] = (distance, near[at][1] if distance > 1 else edge)
                            ahead.append(beyond)
            frontier = ahead
        return {at: way for at, way in near.items() if vacant(state, at)}

    def _roads(self, state: State, player: int) -> list[Plan]:
        """A road more, where it lengthens the longest and the title is within reach."""
        length, lengths = state.lengths[player], state.lengths
        if not state.game.trail_from or state.longest == player:
            return []
        if not state.supply[player][ROAD] or length < 3:
            return []
        wanted = max(state.game.trail_from, max(lengths) + 1) - length
        if not 0 < wanted <= 3:
            return []
        board = state.game.board
        road = self.prices["road"]
        ends = [
            end
            for edge in state.laid[player]
            for end in board.edge_vertices[edge]
            if state.owner[end] in (-1, player)
            and sum(state.roads[near] == player for near in board.vertex_edges[end]) == 1
        ]
        ways = {
            edge
            for end in ends
            for edge in board.vertex_edges[end]
            if state.roads[edge] < 0 and state.game.roadways[edge]
        }
        price = tuple(count * wanted for count in road)
        return [Plan(BuildRoad(edge), 2 * POINT - 4, price, road) for edge in sorted(ways)[:1]]

    def _cards(self, state: State) -> list[Plan]:
        price = self.prices["development-card"]
        return [Plan(BuyCard(), CARD, price, price)] if any(state.hidden.deck) else []


def lacking(hand: list[int], price: tuple[int, ...]) -> list[int]:
    """How many cards of each kind are missing."""
    return [max(0, wanted - held) for held, wanted in zip(hand, price, strict=True)]


def nearer(
    hand: list[int], price: tuple[int, ...], gain: tuple[int, ...], loss: tuple[int, ...]
) -> bool:
    """True when fewer cards are missing for a price after a trade."""
    before = after = 0
    for held, wanted, more, less in zip(hand, price, gain, loss, strict=True):
        before += max(0, wanted - held)
        after += max(0, wanted - held - more + less)
    return after < before


def rounds(hand: list[int], price: tuple[int, ...], income: list[float], rates: list[int]) -> float:
    """How many rounds it may take until a hand, with what comes in and the bank, pays a price."""
    missing = 0.0
    longest = 0.0
    spare = 0.0
    total = sum(income) or 0.01
    for held, wanted, due, rate in zip(hand, price, income, rates, strict=True):
        if wanted > held:
            by_itself = (wanted - held) / due if due else NEVER
            traded = (wanted - held) * 3.5 / total if rate else NEVER
            missing += wanted - held
            longest = max(longest, min(by_itself, traded))
        elif rate:
            spare += (held - wanted) // rate
    if missing <= spare:
        return 0.0
    return min(NEVER, longest * (missing - spare) / missing + (missing - spare) / total)
