"""Gold hexes: a settlement there brings any 1 resource, a city any 2 (GR-10, PI-31, Seafarers)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from printkit.board.model import Terrain
from printkit.engine.actions import Action, KindId, Outcome
from printkit.engine.modules.gold_river.choosing import (
    bank_has_cards,
    choices,
    choose,
    fault,
)
from printkit.engine.rules import Move
from printkit.scenarios.model import number_of

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State


class TakeGold(Action, frozen=True):
    """Take a resource for a gold hex."""

    word = "gold"
    kind: KindId


def hand_out(state: State) -> None:
    """Whoever has buildings at a gold hex that was rolled chooses, from the roller clockwise.

    GR-10: not where the robber stands; GR-11: so many cards as the scenario says for each.
    """
    game = state.game
    due = [0] * game.players
    for spot in state.rolled[state.roll]:
        if _is_gold(game, spot) and spot != state.robber:
            for at in game.board.hex_vertices[spot]:
                if state.owner[at] >= 0:
                    due[state.owner[at]] += game.yields_of[state.level[at]]
    for step in reversed(range(game.players)):
        player = (state.player + step) % game.players
        state.agenda += [("gold", player)] * (due[player] * _cards(game))


def start_capital(state: State, at: int) -> None:
    """GR-12: where the scenario says so, a second settlement brings a choice for each gold hex."""
    game = state.game
    if game.switches.get("gold_at_start", False):
        rivers = [spot for spot in game.board.vertex_hexes[at] if _is_gold(game, spot)]
        state.agenda += [("gold", state.player)] * len(rivers)


LENT = ("gold_cards",)


def moves(rule: str) -> tuple[Move, ...]:
    """The choice of a card, by the rule of whoever has gold."""
    return (Move(TakeGold, ("gold",), rule, _choices, partial(_fault, rule), _take),)


def _is_gold(game: Game, spot: int) -> bool:
    return game.layout.terrain[game.board.hexes[spot]] is Terrain.GOLD


def _cards(game: Game) -> int:
    """GR-11: one card, unless the scenario says another number."""
    return number_of(game.setup.values, "gold_cards", 1)


def _choices(state: State) -> Sequence[TakeGold]:
    return [TakeGold(kind) for kind in choices(state)]


def _fault(rule: str, state: State, action: TakeGold) -> str:
    return fault(state, action.kind, rule)


def _take(state: State, action: TakeGold, _: Outcome) -> None:
    choose(state, action.kind)


PHASES = {"gold": bank_has_cards}
