"""What a roll brings: nothing to damaged buildings, more to those at the works (DI-26, DI-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.modules.base.yields import Claims, pay_out
from printkit.engine.modules.dinslaken.tally import Tally, tally

if TYPE_CHECKING:
    from printkit.engine.state import State


def hand_out(state: State) -> None:
    """B-24 with DI-26 and DI-30: the bank pays what whole buildings and works bring."""
    pay_out(state, claimed(state))


def claimed(state: State) -> Claims:
    """What each building is due from each hex rolled that does not strike it, and the works'."""
    game, here = state.game, tally(state)
    claims: Claims = {}
    for spot in state.rolled[state.roll]:
        kind = game.produces[spot]
        if kind < 0:
            continue
        due = claims.setdefault(kind, {})
        for at in whole(state, here, spot):
            player = state.owner[at]
            due[player] = due.get(player, 0) + game.yields_of[state.level[at]]
        for player in _more(state, here, spot, kind):
            due[player] += game.value("works_bonus")
    return {kind: due for kind, due in claims.items() if due}


def whole(state: State, here: Tally, spot: int) -> list[int]:
    """The intersections of a hex with buildings that are not damaged there."""
    struck = spot in here.struck
    return [
        at
        for at in state.game.board.hex_vertices[spot]
        if state.owner[at] >= 0 and not (struck and at in here.damaged)
    ]


def _more(state: State, here: Tally, spot: int, kind: int) -> set[int]:
    """DI-26: who has a whole building there, and another at the works of that kind."""
    doubled = set()
    for works, more in here.land.works:
        if more != kind:
            continue
        there, at_works = whole(state, here, spot), whole(state, here, works)
        for one in there:
            player = state.owner[one]
            if any(state.owner[other] == player and other != one for other in at_works):
                doubled.add(player)
    return doubled
