"""Gold rivers: cards drawn from a face-down pile, one decision of chance each (DL-10, DL-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Outcome
from printkit.engine.game import advance
from printkit.engine.hands import take
from printkit.engine.modules.divided_land.land import DECK_CARD
from printkit.engine.modules.divided_land.tally import tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


class DrawGold(Action, frozen=True):
    """Draw a card of the gold pile; chance: what it is changed for."""

    word = "gold"
    reveals = "PileCard"


_DRAW = (DrawGold(),)


def _due(state: State) -> bool:
    """DL-18: whoever has buildings at a gold river that was rolled draws, from the roller on."""
    here, game = tally(state), state.game
    draws = [0] * game.players
    for spot in state.rolled[state.roll]:
        if spot in here.land.gold and spot != state.robber:
            for at in game.board.hex_vertices[spot]:
                if state.owner[at] >= 0:
                    draws[state.owner[at]] += game.yields_of[state.level[at]]
    for step in reversed(range(game.players)):
        player = (state.player + step) % game.players
        state.agenda += [("draw-gold", player)] * draws[player]
    return False


def start_capital(state: State, at: int) -> None:
    """DL-10: a second settlement at a gold river draws one card."""
    around = state.game.board.vertex_hexes[at]
    rivers = [spot for spot in around if spot in tally(state).land.gold]
    state.agenda += [("draw-gold", state.player)] * len(rivers)


def awaited(_: State) -> bool:
    """A card must be drawn."""
    return True


def _draws(_: State) -> Sequence[DrawGold]:
    return _DRAW


def _allowed(_: State, __: DrawGold) -> str:
    return ""


def _cards(state: State, _: DrawGold) -> Sequence[Outcome]:
    """Each card of the pile alike; one for the deck is each of the deck's cards alike."""
    pile, deck = tally(state).pile, state.hidden.deck
    cards = sum(deck)
    kinds = [kind for kind in range(DECK_CARD) for _ in range(pile[kind] * max(1, cards))]
    if cards:
        sorts = [sort for sort, count in enumerate(deck) for _ in range(count * pile[DECK_CARD])]
    else:
        sorts = [len(deck)] * pile[DECK_CARD]
    return [(card,) for card in (*kinds, *(DECK_CARD + sort for sort in sorts))]


def _draw(state: State, _: DrawGold, card: Outcome) -> None:
    """DL-18: the bank's card for it, or the deck's; nothing where there is none."""
    found = min(card[0], DECK_CARD)
    _lay_aside(state, found)
    if found < DECK_CARD:
        if state.bank[found]:
            take(state, state.player, found, 1)
    elif card[0] - DECK_CARD < len(state.hidden.deck):
        _take_card(state, card[0] - DECK_CARD)
    advance(state)


def _take_card(state: State, sort: int) -> None:
    hidden, player = state.hidden, state.player
    hidden.deck[sort] -= 1
    hidden.cards[player][sort] += 1
    hidden.fresh[player][sort] += 1


def _lay_aside(state: State, found: int) -> None:
    """DL-18: what was drawn is laid aside; the pile is made up anew when all are drawn."""
    here = tally(state)
    here.pile[found] -= 1
    here.aside[found] += 1
    if not any(here.pile):
        here.pile, here.aside = here.aside, here.pile


PHASES = {"gold": _due, "draw-gold": awaited}

MOVES = (Move(DrawGold, ("draw-gold",), "DL-18", _draws, _allowed, _draw, _cards),)
