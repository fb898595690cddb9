"""What a roll brings (B-24, B-32) and what the last starting settlement brings (B-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from printkit.engine.hands import take

if TYPE_CHECKING:
    from printkit.engine.state import State


def enter(state: State) -> bool:
    """The roll's yields are handed out, module by module; nobody decides anything."""
    for hand_out in state.game.rules.yields:
        hand_out(state)
    return False


Claims = dict[int, dict[int, int]]
"""What is due, by kind and player."""


def hand_out(state: State) -> None:
    """B-24: the bank pays what the buildings at the hexes rolled bring."""
    pay_out(state, claimed(state))


def claimed(state: State) -> Claims:
    """B-24: what each building is due, by its level, from each hex rolled but the robber's."""
    game = state.game
    corners, produces, yields_of = game.board.hex_vertices, game.produces, game.yields_of
    owner, level = state.owner, state.level
    claims: Claims = {}
    for spot in state.rolled[state.roll]:
        kind = produces[spot]
        if kind < 0 or spot == state.robber:
            continue
        for at in corners[spot]:
            player = owner[at]
            if player >= 0 and yields_of[level[at]]:
                due = claims.setdefault(kind, {})
                due[player] = due.get(player, 0) + yields_of[level[at]]
    return claims


def pay_out(state: State, claims: Claims) -> None:
    """B-24: a kind that the bank cannot pay to everybody is paid to nobody.

    One player who alone is due it takes what is left.
    """
    for kind, due in claims.items():
        left = state.bank[kind]
        if sum(due.values()) <= left:
            for player, count in due.items():
                take(state, player, kind, count)
        elif len(due) == 1:
            take(state, next(iter(due)), kind, left)


def start_capital(state: State, at: int) -> None:
    """B-21: one card for each producing hex that the settlement touches."""
    game = state.game
    for spot in game.board.vertex_hexes[at]:
        kind = game.produces[spot]
        if kind >= 0 and state.bank[kind]:
            take(state, state.player, kind, 1)
