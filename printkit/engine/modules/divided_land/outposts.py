"""Outposts at the tree: building them and what they bring on a 2 or 12 (DL-12, DL-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Outcome, VertexId
from printkit.engine.hands import affords, pay
from printkit.engine.modules.base.yields import claimed, pay_out
from printkit.engine.modules.divided_land.tally import tally
from printkit.engine.rules import Move
from printkit.engine.state import NOWHERE

if TYPE_CHECKING:
    from printkit.engine.state import State


class BuildOutpost(Action, frozen=True):
    """Found an outpost at a corner of the tree's hex."""

    word = "outpost"
    at: VertexId


def _outposts(state: State) -> Sequence[BuildOutpost]:
    corners = map(BuildOutpost, tally(state).land.corners)
    return [action for action in corners if not _fault(state, action)]


def _fault(state: State, action: BuildOutpost) -> str:
    """DL-12: paid, the only one, at a free corner that an own road or bridge reaches."""
    here, player = tally(state), state.player
    if not affords(state.hidden.hands[player], state.game.costs["outpost"]):
        return "DL-12"
    if here.outposts[player] != NOWHERE or action.at in here.outposts:
        return "DL-12"
    if action.at not in here.land.corners:
        return "DL-12"
    paths = state.game.board.vertex_edges[action.at]
    return "" if any(state.roads[edge] == player for edge in paths) else "DL-12"


def _build(state: State, action: BuildOutpost, _: Outcome) -> None:
    pay(state, state.player, state.game.costs["outpost"])
    tally(state).outposts[state.player] = action.at


def hand_out(state: State) -> None:
    """B-24, and DL-13 on its rolls: both draw on one bank, so its shortage is looked at once."""
    claims, game = claimed(state), state.game
    if state.roll in (game.value("outpost_low"), game.value("outpost_high")):
        for player, kind in _due(state):
            due = claims.setdefault(kind, {})
            due[player] = due.get(player, 0) + game.setup.yields["outpost"]
    pay_out(state, claims)


def _due(state: State) -> list[tuple[int, int]]:
    """DL-13: who gets which kind: from each resource hex at his outpost but the robber's."""
    here, game = tally(state), state.game
    return [
        (player, game.produces[spot])
        for player, at in enumerate(here.outposts)
        if at != NOWHERE and not here.away[player]
        for spot in game.board.vertex_hexes[at]
        if game.produces[spot] >= 0 and spot != state.robber
    ]


MOVES = (Move(BuildOutpost, ("act",), "DL-12", _outposts, _fault, _build),)
