"""A game that can be played: a layout, the seats at it, and the rules composed for it.

`legal_actions`, `apply`, `is_over` and `winner` are the whole vocabulary, for every
scenario alike. A state is changed in place; whoever wants the one before copies it first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from printkit.board.hexgrid import Edge
from printkit.board.model import Harbour, Layout, Resource, Terrain
from printkit.board.spelling import listed, nearest
from printkit.engine.actions import Action, Outcome
from printkit.engine.fitting import Costs, Switches, check_needs, fitting
from printkit.engine.interned import Interned
from printkit.engine.refusal import IllegalActionError
from printkit.engine.rules import Kind, Level, Move, Rules, Sort
from printkit.engine.state import State
from printkit.engine.topology import topology
from printkit.errors import ScenarioError
from printkit.scenarios.model import Setup, number_of

Price = tuple[tuple[int, int], ...]
"""Kinds of cards and how many of each."""


class Game:
    """A layout with seats and rules; its tables are filled by the modules and then kept.

    Attributes:
        layout: The board.
        setup: The facts of its scenario for so many players.
        rules: The composed rules.
        players: How many play.
        talking: Whether players trade with each other.
        board: The places by number.
        kinds: What can be held in hand.
        kind_ids: The index of each kind, by name.
        levels: What a building can be; the first stands for none.
        pieces: How many pieces of each sort a player has, by name.
        numbers: The token on each hex at the beginning; 0 for none.
        produces: The kind that each hex yields by itself; -1 for none.
        land: The hexes that are land.
        roadways: Whether each path takes a road.
        grounds: Whether each intersection takes a building.
        toll_names: The paths on which a road costs what another thing does, and that thing.
        homes: Whether a starting settlement may stand on each intersection.
        trails: Whether a starting road may lie on each path.
        afloat: The sorts of pieces on paths that join roads at an own building only.
        harbours: What each intersection's harbour trades: nothing, any kind or one.
        rates: What the bank asks for one card at first, by kind; 0 where it does not trade.
        deck: How many development cards of each sort there are.
        sorts: Those sorts.
        sort_ids: The index of each sort, by name.
        terms: What modules call what their own actions name, by the type of the actions' fields.
        costs: What each thing costs.
        tolls: What a road on each path costs.
        fares: The different prices among them.
        limit_rule: The rule that limits what a player may hold.
        award: What a title is worth.
        goal: How many points win.
        conditions: What winning asks for besides.
        trail_from: How many paths make a longest road; 0 where nobody has one.
        army_from: How many knights make a largest army; 0 where nobody has one.
        covert: The kinds that are held face down.
        limited: The kinds of which a player may hold only so many.
        counted: The kinds that count when full hands give back half.
        actions: Every action that names a place, a kind or a seat, made once.
        switches: The scenario's options and whether they are on.
        deserts: The hexes that are desert.
        yields_of: What each level brings from a hex.
        points_of: What each level is worth.
        breaks: Whether roads of others end at each level.
        card_points: The sorts that are worth points, and how many.
    """

    def __init__(
        self,
        layout: Layout,
        setup: Setup,
        rules: Rules,
        *,
        talking: bool = True,
        switches: Mapping[str, bool] | None = None,
    ) -> None:
        self.layout = layout
        self.setup = setup
        self.rules = rules
        self.players = setup.players
        self.talking = talking
        self.switches = Switches({**setup.switches, **(switches or {})})
        self.board = topology(frozenset(layout.terrain))
        self.kinds: list[Kind] = []
        self.kind_ids: dict[str, int] = {}
        self.levels: list[Level] = []
        self.pieces: dict[str, int] = {}
        self.rates: list[int] = []
        self.deck: list[int] = []
        self.sorts: list[Sort] = []
        self.sort_ids: dict[str, int] = {}
        self.terms: dict[str, tuple[str, ...]] = {}
        self.limit_rule = ""
        hexes = self.board.hexes
        terrain = [layout.terrain[spot] for spot in hexes]
        self.numbers = [layout.roll_of(spot) or 0 for spot in hexes]
        self.produces = [_resource(kind) for kind in terrain]
        self.land = tuple(h for h, kind in enumerate(terrain) if kind is not Terrain.SEA)
        self.deserts = tuple(h for h, kind in enumerate(terrain) if kind is Terrain.DESERT)
        dry = frozenset(self.land)
        self.roadways = [not dry.isdisjoint(around) for around in self.board.edge_hexes]
        self.grounds = [not dry.isdisjoint(around) for around in self.board.vertex_hexes]
        self.toll_names: dict[int, str] = {}
        self.afloat: set[int] = set()
        self.harbours = self._harbours(layout.harbours)
        self.homes = self.grounds
        self.trails = self.roadways
        check_needs(rules.modules, layout, setup)
        for module in rules.modules:
            with fitting(module, setup.scenario):
                module.prepare(self)
        self.costs = Costs(setup, self.kind_ids)
        self.yields_of = [level.yields for level in self.levels]
        self.points_of = [level.points for level in self.levels]
        self.breaks = [level.breaks for level in self.levels]
        self.card_points = tuple(
            (number, sort.points) for number, sort in enumerate(self.sorts) if sort.points
        )
        self.tolls = [
            self.costs[self.toll_names.get(edge, "road")] for edge in range(len(self.board.edges))
        ]
        self.fares = tuple(dict.fromkeys(self.tolls))
        self.award = self.value("award_points")
        self.goal = self.value("victory_points")
        self.conditions = tuple(self._condition(name) for name in setup.conditions)
        self.trail_from = self.value("longest_road")
        self.army_from = self.value("largest_army")
        self.covert = tuple(k for k, kind in enumerate(self.kinds) if not kind.open)
        self.limited = tuple(k for k, kind in enumerate(self.kinds) if kind.limit is not None)
        self.counted = tuple(k for k, kind in enumerate(self.kinds) if kind.counts)
        self.actions = Interned(self.board, len(self.kinds), self.players)
        self._moves: dict[str, dict[type[Action], Move]] = {
            phase: {move.action: move for move in moves} for phase, moves in rules.moves.items()
        }
        self._listings = {
            phase: tuple(move.listing for move in moves) for phase, moves in rules.moves.items()
        }

    def add_kind(self, kind: Kind) -> int:
        """Enter a kind of card; its index."""
        self.kind_ids[kind.name] = len(self.kinds)
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def add_sort(self, sort: Sort) -> int:
        """Enter a sort of development card, as many of it as the scenario's deck has; its index."""
        self.sort_ids[sort.name] = len(self.sorts)
        self.sorts.append(sort)
        self.deck.append(self.setup.deck.get(sort.name, 0))
        return len(self.sorts) - 1

    def value(self, name: str) -> int:
        """A number of the scenario's."""
        return number_of(self.setup.values, name)

    def start(self) -> State:
        """The moment at which the first decision is awaited."""
        state = State(self)
        for module in self.rules.modules:
            with fitting(module, self.setup.scenario):
                module.start(state)
        advance(state)
        return state

    def move(self, state: State, action: Action) -> Move:
        """The move that an action is in this phase.

        Raises:
            IllegalActionError: It is none.
        """
        move = self._moves[state.phase].get(type(action))
        if move is None:
            raise IllegalActionError(self._rule_of(type(action)), action)
        return move

    def listings(self, phase: str) -> tuple[Callable[[State], Sequence[Action]], ...]:
        """What lists the actions of a phase."""
        return self._listings[phase]

    def _rule_of(self, action: type[Action]) -> str:
        for moves in self._moves.values():
            if action in moves:
                return moves[action].rule
        return ""

    def _condition(self, name: str) -> Callable[[State, int], bool]:
        known = self.rules.conditions
        if not known:
            raise ScenarioError("no-conditions", found=name)
        if name not in known:
            raise ScenarioError(
                "unknown-condition", found=name, nearest=nearest(name, known), allowed=listed(known)
            )
        return known[name]

    def _harbours(self, harbours: Mapping[Edge, Harbour]) -> list[str | None]:
        found: list[str | None] = [None] * len(self.board.vertices)
        for edge, harbour in harbours.items():
            for end in self.board.edge_vertices[self.board.edges.index(edge)]:
                found[end] = harbour
        return found


def _resource(terrain: Terrain) -> int:
    return -1 if terrain.resource is None else RESOURCES.index(terrain.resource)


RESOURCES = tuple(Resource)
"""The five kinds that terrain yields; they come first among a game's kinds."""


def advance(state: State) -> None:
    """Go on to the next phase that awaits a decision."""
    phases = state.game.rules.phases
    while not state.over:
        state.phase, state.player = state.agenda.pop()
        if phases[state.phase](state):
            return


def legal_actions(state: State) -> list[Action]:
    """Every legal action; of offers the canonical ones (modules.base.offers says which)."""
    if state.over:
        return []
    actions: list[Action] = []
    for listing in state.game.listings(state.phase):
        actions += listing(state)
    return actions


def fault(state: State, action: Action) -> str:
    """The rule that an action would break now; "" when it is legal."""
    if state.over:
        return "B-30"
    try:
        return state.game.move(state, action).fault(state, action)
    except IllegalActionError as error:
        return error.rule


def is_legal(state: State, action: Action) -> bool:
    """True when `apply` would carry an action out."""
    return not fault(state, action)


def outcomes(state: State, action: Action) -> Sequence[Outcome]:
    """Everything that chance may decide about a legal action, each as likely as the others."""
    chance = state.game.move(state, action).chance
    return chance(state, action) if chance else _CERTAIN


def draw(state: State, action: Action, random: Callable[[], float]) -> Outcome:
    """One of those, by a number from 0 up to 1."""
    possible = outcomes(state, action)
    return possible[int(random() * len(possible))] if len(possible) > 1 else possible[0]


_CERTAIN: tuple[Outcome, ...] = ((),)


def apply(state: State, action: Action, chance: Outcome = ()) -> None:
    """Carry out an action, given what chance decided, up to the next decision.

    Raises:
        IllegalActionError: It is not legal, or chance cannot decide so; nothing is changed.
    """
    broken = fault(state, action)
    if broken:
        raise IllegalActionError(broken, action)
    if chance not in outcomes(state, action):
        raise IllegalActionError(state.game.move(state, action).rule, action, chance)
    perform(state, action, chance)


def perform(state: State, action: Any, chance: Outcome) -> None:
    """Carry out an action that is known to be legal."""
    game = state.game
    game.move(state, action).effect(state, action, chance)
    for check in game.rules.checks:
        check(state)


def is_over(state: State) -> bool:
    """True when the game has ended."""
    return state.over


def winner(state: State) -> int | None:
    """The seat that has won; None while the game goes on, or where nobody did."""
    return state.winner if state.winner >= 0 else None


def score(state: State, player: int) -> int:
    """A player's victory points, hidden ones included."""
    return sum(count(state, player) for count in state.game.rules.points)
