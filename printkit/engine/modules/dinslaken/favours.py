"""Wedding and Spy: cards that others give, and cards that are taken seeing them (DI-40)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, KindId, Outcome, SeatId, SortId
from printkit.engine.game import RESOURCES, advance, score
from printkit.engine.hands import hand_over
from printkit.engine.modules.base.cards import interrupt, lay_down
from printkit.engine.modules.dinslaken.cards import AFTER_ROLL, sort_fault
from printkit.engine.modules.dinslaken.tally import tally
from printkit.engine.rules import Move
from printkit.engine.state import NOBODY

if TYPE_CHECKING:
    from printkit.engine.state import State


class PlayWedding(Action, frozen=True):
    """Play a Wedding: whoever has more points gives cards."""

    word = "wedding"


class GiveCard(Action, frozen=True):
    """Give one card at a wedding."""

    word = "give"
    kind: KindId


class PlaySpy(Action, frozen=True):
    """Play a Spy: look at somebody's cards."""

    word = "spy"
    victim: SeatId


class SpyResource(Action, frozen=True):
    """Take a resource from the hand looked at."""

    word = "spy-resource"
    kind: KindId


class SpyCard(Action, frozen=True):
    """Take a development card from those looked at."""

    word = "spy-card"
    sort: SortId


_WEDDING = (PlayWedding(),)


def _weddings(state: State) -> Sequence[PlayWedding]:
    return () if sort_fault(state, PlayWedding.word) else _WEDDING


def _wedding_fault(state: State, action: PlayWedding) -> str:
    return sort_fault(state, action.word)


def _marry(state: State, action: PlayWedding, _: Outcome) -> None:
    """DI-40: each of those with more points gives two resources, or the one that he has."""
    here, game, player = tally(state), state.game, state.player
    lay_down(state, game.sort_ids[action.word])
    mine = score(state, player)
    state.agenda.append((state.phase, player))
    for step in reversed(range(1, game.players)):
        guest = (player + step) % game.players
        held = sum(state.hidden.hands[guest][: len(RESOURCES)])
        if score(state, guest) > mine and held:
            here.owed[guest] = min(held, game.value("wedding_gift"))
            state.agenda.append(("give", guest))
    advance(state)


def awaited(_: State) -> bool:
    """The player must choose."""
    return True


def _gifts(state: State) -> Sequence[GiveCard]:
    hand = state.hidden.hands[state.player]
    return [GiveCard(kind) for kind in range(len(RESOURCES)) if hand[kind]]


def _gift_fault(state: State, action: GiveCard) -> str:
    return "" if action in _gifts(state) else "DI-40"


def _give(state: State, action: GiveCard, _: Outcome) -> None:
    here, player = tally(state), state.player
    hand_over(state, player, state.turn_player, action.kind, 1)
    here.owed[player] -= 1
    if not here.owed[player]:
        advance(state)


def _worth_spying(state: State, victim: int) -> bool:
    """Cards that may be taken are counted by everybody: points lie open, gold does."""
    return any(state.hidden.hands[victim][: len(RESOURCES)]) or bool(_cards_of(state, victim))


def _cards_of(state: State, victim: int) -> list[int]:
    """DI-40: the development cards that a spy may take: no victory points."""
    cards, sorts = state.hidden.cards[victim], state.game.sorts
    return [sort for sort, count in enumerate(cards) if count and not sorts[sort].points]


def _spies(state: State) -> Sequence[PlaySpy]:
    spies = [PlaySpy(victim) for victim in range(state.game.players)]
    return [action for action in spies if not _spy_fault(state, action)]


def _spy_fault(state: State, action: PlaySpy) -> str:
    broken = sort_fault(state, PlaySpy.word)
    if broken or action.victim == state.player:
        return broken or "DI-40"
    return "" if _worth_spying(state, action.victim) else "DI-40"


def _spy(state: State, action: PlaySpy, _: Outcome) -> None:
    lay_down(state, state.game.sort_ids[action.word])
    tally(state).watched = action.victim
    interrupt(state, "spy")


def _resources(state: State) -> Sequence[SpyResource]:
    hand = state.hidden.hands[tally(state).watched]
    return [SpyResource(kind) for kind in range(len(RESOURCES)) if hand[kind]]


def _resource_fault(state: State, action: SpyResource) -> str:
    return "" if action in _resources(state) else "DI-40"


def _take_resource(state: State, action: SpyResource, _: Outcome) -> None:
    here = tally(state)
    hand_over(state, here.watched, state.player, action.kind, 1)
    here.watched = NOBODY
    advance(state)


def _cards(state: State) -> Sequence[SpyCard]:
    return [SpyCard(sort) for sort in _cards_of(state, tally(state).watched)]


def _card_fault(state: State, action: SpyCard) -> str:
    return "" if action in _cards(state) else "DI-40"


def _take_card(state: State, action: SpyCard, _: Outcome) -> None:
    here, cards = tally(state), state.hidden.cards
    cards[here.watched][action.sort] -= 1
    cards[state.player][action.sort] += 1
    here.watched = NOBODY
    advance(state)


PHASES = {"give": awaited, "spy": awaited}

MOVES = (
    Move(PlayWedding, AFTER_ROLL, "DI-28", _weddings, _wedding_fault, _marry),
    Move(GiveCard, ("give",), "DI-40", _gifts, _gift_fault, _give),
    Move(PlaySpy, AFTER_ROLL, "DI-28", _spies, _spy_fault, _spy),
    Move(SpyResource, ("spy",), "DI-40", _resources, _resource_fault, _take_resource),
    Move(SpyCard, ("spy",), "DI-40", _cards, _card_fault, _take_card),
)
