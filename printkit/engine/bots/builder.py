"""The bot `builder`: it settles for pips and spread, plans its next building, trades for it.

It plans by worth over time (bots.plans), robs whoever leads, and asks the scenario's habits
(bots.habits) about actions that the standard game does not have.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from printkit.engine.actions import (
    Action,
    BuildRoad,
    BuildSettlement,
    Decline,
    Discard,
    End,
    MoveRobber,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Steal,
)
from printkit.engine.bots.bargains import answer, can_answer, offer, partner
from printkit.engine.bots.habits import habits_of
from printkit.engine.bots.opening import beginning
from printkit.engine.bots.plans import PATIENCE, Plan, Planner, lacking, rounds
from printkit.engine.bots.worth import PIPS, Worth, open_score
from printkit.engine.game import is_legal, legal_actions
from printkit.engine.modules.base.pieces import KNIGHT, MONOPOLY, PLENTY, ROADS

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

FULL = 7
"""More cards than these are spent rather than kept."""

HAUL = 3.0
"""A Monopoly is played when it may bring so many cards."""


class Builder:
    """Plans toward the next building."""

    def __init__(
        self, game: Game, seat: int, random: Callable[[], float], slack: float = 0.0
    ) -> None:
        self.seat = seat
        self.random = random
        self.slack = slack
        self.worth = Worth(game)
        self.planner = Planner(self.worth, game.costs, game.tolls, len(game.kinds))
        self.habits = habits_of([module.name for module in game.rules.modules])
        self.phases: dict[str, Callable[[State], Action]] = {
            "found-settlement": self._found,
            "found-road": self._direct,
            "roll": self._before_roll,
            "act": self._act,
            "build": self._build,
            "discard": self._discard,
            "robber": self._rob,
            "steal": self._steal,
            "free-road": self._free_road,
            "answer": self._answer,
            "choose": self._choose,
        }
        for habits in self.habits:
            self.phases |= habits.phases

    def choose(self, state: State) -> Action:
        """What seems best; the only thing there is where a scenario asks for more."""
        decide = self.phases.get(state.phase)
        return decide(state) if decide else legal_actions(state)[0]

    def _found(self, state: State) -> Action:
        actions = cast("list[BuildSettlement]", legal_actions(state))
        worths = [self.worth.start(state, self.seat, action.at) for action in actions]
        return actions[beginning(worths, self.slack, self.random)]

    def _direct(self, state: State) -> Action:
        """A road from the new settlement toward the best place two paths away."""
        return max(
            cast("list[BuildRoad]", legal_actions(state)),
            key=lambda action: self._beyond(state, action.at),
        )

    def _beyond(self, state: State, edge: int) -> float:
        board, owner = state.game.board, state.owner
        best = 0.0
        for end in board.edge_vertices[edge]:
            if owner[end] >= 0:
                continue
            for at in board.vertex_vertices[end]:
                if owner[at] < 0 and all(owner[next_] < 0 for next_ in board.vertex_vertices[at]):
                    best = max(best, self.worth.pips_at(state, at))
        return best

    def _before_roll(self, state: State) -> Action:
        """A knight first, when the robber stands at a hex of one's own."""
        if self._knight(state) and state.robber >= 0:
            corners = state.game.board.hex_vertices[state.robber]
            if any(state.owner[at] == self.seat for at in corners):
                return PlayKnight()
        return Roll()

    def _knight(self, state: State) -> bool:
        return self._playable(state, KNIGHT) and is_legal(state, PlayKnight())

    def _playable(self, state: State, sort: int) -> bool:
        hidden = state.hidden
        held = hidden.cards[self.seat][sort] - hidden.fresh[self.seat][sort]
        return held > 0 and not state.card_played

    def _plans(self, state: State) -> list[tuple[float, Plan]]:
        """The plans, the best first: by worth over the rounds they take."""
        hand, rates = state.hidden.hands[self.seat], state.rates[self.seat]
        income = self.worth.income(state, self.seat)
        plans = self.planner.plans(state, self.seat)
        for habits in self.habits:
            plans += habits.plans(state, self.seat, self.planner)
        times: dict[tuple[int, ...], float] = {}
        for plan in plans:
            if plan.price not in times:
                times[plan.price] = PATIENCE + rounds(hand, plan.price, income, rates)
        ranked = [(plan.worth / times[plan.price], plan) for plan in plans]
        ranked.sort(key=lambda pair: -pair[0])
        return ranked

    def _act(self, state: State) -> Action:
        hand = state.hidden.hands[self.seat]
        ranked = self._plans(state)
        plan = ranked[0][1] if ranked else None
        card = self._card(state, plan)
        if card:
            return card
        if plan:
            if not any(lacking(hand, plan.step)) and is_legal(state, plan.action):
                return plan.action
            exchange = self._exchange(state, plan)
            if exchange:
                return exchange
        if sum(hand) > FULL:
            spent = self._affordable(state, ranked)
            if spent:
                return spent
        for habits in self.habits:
            closing = habits.closing(state)
            if closing:
                return closing
        return End()

    def _affordable(self, state: State, ranked: list[tuple[float, Plan]]) -> Action | None:
        hand = state.hidden.hands[self.seat]
        for _, plan in ranked:
            if not any(lacking(hand, plan.step)) and is_legal(state, plan.action):
                return plan.action
        return None

    def _build(self, state: State) -> Action:
        """Between turns: the plan, or, with a full hand, whatever can be paid."""
        ranked = self._plans(state)
        full = sum(state.hidden.hands[self.seat]) > FULL
        return self._affordable(state, ranked if full else ranked[:1]) or End()

    def _card(self, state: State, plan: Plan | None) -> Action | None:
        """A development card that helps now."""
        if state.card_played:
            return None
        for habits in self.habits:
            action = habits.card(state, plan)
            if action:
                return action
        if self._knight(state):
            return PlayKnight()
        if self._playable(state, ROADS) and isinstance(plan and plan.action, BuildRoad):
            action = PlayRoadBuilding()
            if is_legal(state, action):
                return action
        if plan and self._playable(state, PLENTY):
            missing = lacking(state.hidden.hands[self.seat], plan.price)
            kinds = [kind for kind, count in enumerate(missing) for _ in range(count)]
            if 0 < len(kinds) <= 2:
                action = PlayYearOfPlenty(kinds[0], kinds[-1])
                if is_legal(state, action):
                    return action
        if plan and self._playable(state, MONOPOLY):
            return self._monopoly(state, plan)
        return None

    def _monopoly(self, state: State, plan: Plan) -> Action | None:
        """On a missing kind of which the others may hold many, going by their hexes."""
        missing = lacking(state.hidden.hands[self.seat], plan.price)
        hauls = [0.0] * len(missing)
        for player, hand in enumerate(state.hidden.hands):
            income = self.worth.income(state, player)
            total = sum(income)
            if player != self.seat and total:
                for kind, due in enumerate(income):
                    hauls[kind] += sum(hand) * due / total
        kind = max(range(len(missing)), key=lambda kind: hauls[kind] * bool(missing[kind]))
        action = PlayMonopoly(kind)
        return action if missing[kind] and hauls[kind] >= HAUL and is_legal(state, action) else None

    def _exchange(self, state: State, plan: Plan) -> Action | None:
        """A change of cards that helps the plan on: a scenario's, the bank's, another player's."""
        for habits in self.habits:
            exchange = habits.exchange(state, plan)
            if exchange:
                return exchange
        hand, rates = state.hidden.hands[self.seat], state.rates[self.seat]
        missing = lacking(hand, plan.price)
        spare = [max(0, held - wanted) for held, wanted in zip(hand, plan.price, strict=True)]
        wanted = [k for k, count in enumerate(missing) if count and rates[k] and state.bank[k]]
        if not wanted:
            return None
        proposed = self._propose(state, spare, wanted)
        if proposed:
            return proposed
        sales = sum(count // rate for count, rate in zip(spare, rates, strict=True) if rate)
        if sales and (sales >= sum(missing) or sum(hand) > FULL):
            give = max(
                (k for k, rate in enumerate(rates) if rate), key=lambda k: spare[k] // rates[k]
            )
            take = max(wanted, key=lambda k: missing[k])
            return state.game.actions.bank[give][take]
        return None

    def _propose(self, state: State, spare: list[int], wanted: list[int]) -> Action | None:
        """An offer to the other players."""
        return offer(state, spare, wanted)

    def _price(self, state: State) -> tuple[int, ...]:
        """What the best plan costs; nothing where there is none."""
        ranked = self._plans(state)
        return ranked[0][1].price if ranked else (0,) * len(state.game.kinds)

    def _answer(self, state: State) -> Action:
        """Only what is asked for and held is thought about."""
        if not can_answer(state):
            return Decline()
        return answer(state, self._price(state), self.worth)

    def _choose(self, state: State) -> Action:
        return partner(state, self._price(state))

    def _discard(self, state: State) -> Action:
        """Of what the best plan needs least, the kind of which there is most."""
        hand, price = state.hidden.hands[self.seat], self._price(state)
        held = [kind for kind in state.game.counted if hand[kind]]
        return Discard(max(held, key=lambda kind: (hand[kind] - price[kind], hand[kind])))

    def _rob(self, state: State) -> Action:
        """The hex that costs the others most, leaders before all, and oneself nothing."""
        game = state.game
        heed = [1 + 2 * open_score(state, player) / game.goal for player in range(game.players)]
        heed[self.seat] = -4.0

        def harm(action: MoveRobber) -> float:
            if self.worth.kinds[action.to] < 0:
                return 0.0
            roll = PIPS[state.number[action.to]]
            return sum(
                heed[state.owner[at]] * roll * game.yields_of[state.level[at]]
                for at in game.board.hex_vertices[action.to]
                if state.owner[at] >= 0
            )

        return max(cast("list[MoveRobber]", legal_actions(state)), key=harm)

    def _steal(self, state: State) -> Action:
        """What lies open first; else from whoever leads and has most cards."""
        actions = legal_actions(state)
        for habits in self.habits:
            theft = habits.theft(state, actions)
            if theft:
                return theft
        steals = [action for action in actions if isinstance(action, Steal)]
        hands = state.hidden.hands
        return max(steals, key=lambda a: (open_score(state, a.victim), sum(hands[a.victim])))

    def _free_road(self, state: State) -> Action:
        """Where the best plan wants a road; else toward the best place."""
        for _, plan in self._plans(state):
            if isinstance(plan.action, BuildRoad) and is_legal(state, plan.action):
                return plan.action
        return self._direct(state)
