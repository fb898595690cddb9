"""A 7 in Dinslaken: the mill turns, an event card is drawn, then full hands give back (DI-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.board.model import Resource
from printkit.engine.actions import Action, Outcome
from printkit.engine.game import RESOURCES, advance
from printkit.engine.hands import take
from printkit.engine.modules.dinslaken.tally import EVENTS, PERILS, tally
from printkit.engine.rules import Move
from printkit.engine.state import rolled

if TYPE_CHECKING:
    from printkit.engine.state import State

LOSSES = {
    "foot-and-mouth": Resource.WOOL,
    "forest-fire": Resource.LUMBER,
    "drought": Resource.GRAIN,
    "steady-rain": Resource.BRICK,
    "miners-strike": Resource.ORE,
}
"""DI-32: what each of these events takes from all hands."""


class DrawEvent(Action, frozen=True):
    """Draw an event card; chance: which one."""

    word = "event"
    reveals = "EventId"


_DRAW = (DrawEvent(),)


def seven(_: tuple[str, ...]) -> tuple[str, ...]:
    """DI-27: mill, event with whatever is repaired at once, full hands; no robber."""
    return ("mill", "event", "repairs", "discards")


def _turn_mill(state: State) -> bool:
    """DI-27: each token moves on to the next field, clockwise, past the market."""
    ring = tally(state).land.ring
    tokens = [state.number[spot] for spot in ring]
    for spot, token in zip(ring, (tokens[-1], *tokens[:-1]), strict=True):
        state.number[spot] = token
    state.rolled = rolled(state.number)
    return False


def awaited(_: State) -> bool:
    """The card must be drawn."""
    return True


def _draws(_: State) -> Sequence[DrawEvent]:
    return _DRAW


def _allowed(_: State, __: DrawEvent) -> str:
    return ""


def _cards(state: State, _: DrawEvent) -> Sequence[Outcome]:
    unseen = tally(state).unseen
    return [(event,) for event, count in enumerate(unseen) for _ in range(count)]


def _draw(state: State, _: DrawEvent, card: Outcome) -> None:
    """DI-30, DI-32: it ends what the last one did; with one card left all are shuffled anew."""
    here, event = tally(state), card[0]
    here.event = event
    here.unseen[event] -= 1
    if sum(here.unseen) == state.game.value("events_left"):
        here.unseen = [1] * len(EVENTS)
    here.damaged = _damaged(state)
    if EVENTS[event] in LOSSES:
        kind = RESOURCES.index(LOSSES[EVENTS[event]])
        for player, hand in enumerate(state.hidden.hands):
            take(state, player, kind, -hand[kind])
    advance(state)


def _damaged(state: State) -> list[int]:
    """DI-30, DI-31: the buildings at the hexes struck, but for those that are insured."""
    here = tally(state)
    if here.event >= len(PERILS):
        return []
    return [
        at
        for at, owner in enumerate(state.owner)
        if owner >= 0
        and not here.insured[owner][here.event]
        and not here.struck.isdisjoint(state.game.board.vertex_hexes[at])
    ]


PHASES = {"mill": _turn_mill, "event": awaited}

MOVES = (Move(DrawEvent, ("event",), "DI-27", _draws, _allowed, _draw, _cards),)
