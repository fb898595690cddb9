"""Gift cards: dealt so that nobody has his own colour, bought, handed over (DL-15 to DL-17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from printkit.engine.actions import Action, Outcome, SeatId
from printkit.engine.game import advance
from printkit.engine.hands import affords, pay
from printkit.engine.modules.divided_land.tally import GIFTS, GiftId, tally
from printkit.engine.rules import Move

if TYPE_CHECKING:
    from printkit.engine.state import State


class DealGifts(Action, frozen=True):
    """Deal one's own colour's gifts face down to the others; chance: in which order."""

    word = "deal-gifts"
    reveals = "GiftId"


class BuyGift(Action, frozen=True):
    """Buy a gift at the tree for a player."""

    word = "buy-gift"
    gift: GiftId
    recipient: SeatId


class GiveGift(Action, frozen=True):
    """Hand over a gift that was bought to its recipient."""

    word = "give-gift"
    gift: GiftId
    recipient: SeatId


_DEAL = (DealGifts(),)


def shares(others: int) -> tuple[int, ...]:
    """DL-16: how many cards the next player gets, the second, and so on."""
    return tuple(len(GIFTS) // others + (place < len(GIFTS) % others) for place in range(others))


@lru_cache
def _orders(counts: tuple[int, ...]) -> tuple[Outcome, ...]:
    """Every way to share the gifts out: who gets which, each share in order."""
    return tuple(_shared(tuple(range(len(GIFTS))), counts))


def _shared(gifts: Outcome, counts: tuple[int, ...]) -> Iterator[Outcome]:
    if not counts:
        yield ()
        return
    for share in combinations(gifts, counts[0]):
        left = tuple(gift for gift in gifts if gift not in share)
        for rest in _shared(left, counts[1:]):
            yield (*share, *rest)


def _deals(_: State) -> Sequence[DealGifts]:
    return _DEAL


def _allowed(_: State, __: DealGifts) -> str:
    return ""


def _ways(state: State, _: DealGifts) -> Sequence[Outcome]:
    return _orders(shares(state.game.players - 1))


def _deal(state: State, _: DealGifts, order: Outcome) -> None:
    """DL-16: the first share to the next player on the left, and so on."""
    players, dealt = state.game.players, iter(order)
    for step, count in enumerate(shares(players - 1), start=1):
        taker = (state.player + step) % players
        cards = tally(state).unbought[taker]
        cards += [(state.player, next(dealt)) for _ in range(count)]
    advance(state)


def awaited(_: State) -> bool:
    """The gifts must be dealt."""
    return True


def purchases(state: State) -> list[BuyGift]:
    """DL-15: every gift that the player may buy now."""
    here = tally(state)
    buys = [BuyGift(gift, colour) for colour, gift in here.unbought[state.player]]
    return [action for action in buys if not buy_fault(state, action)]


def buy_fault(state: State, action: BuyGift) -> str:
    """DL-15, DL-16, DL-17: at the tree, with an action left, a card of one's own, its price."""
    here, player = tally(state), state.player
    if not here.away[player] or not here.actions:
        return "DL-15"
    if (action.recipient, action.gift) not in here.unbought[player]:
        return "DL-16"
    price = state.game.costs[GIFTS[action.gift]]
    return "" if affords(state.hidden.hands[player], price) else "DL-17"


def buy(state: State, action: BuyGift) -> None:
    """DL-15: what the card says is paid, and it is turned face up."""
    here, player = tally(state), state.player
    gift = (action.recipient, action.gift)
    pay(state, player, state.game.costs[GIFTS[action.gift]])
    here.unbought[player].remove(gift)
    here.bought[player].append(gift)
    here.actions -= 1


def presents(state: State) -> list[GiveGift]:
    """DL-15: every gift that the player may hand over now."""
    here = tally(state)
    gives = [GiveGift(gift, colour) for colour, gift in here.bought[state.player]]
    return [action for action in gives if not give_fault(state, action)]


def give_fault(state: State, action: GiveGift) -> str:
    """DL-15: to whoever is at the tree, too, at any time; to others with an action left."""
    here, player = tally(state), state.player
    if not here.away[player] or (action.recipient, action.gift) not in here.bought[player]:
        return "DL-15"
    return "" if here.actions or here.away[action.recipient] else "DL-15"


def give(state: State, action: GiveGift) -> None:
    """DL-15, DL-20: the gift is handed over; to somebody at the tree it takes no action."""
    here, player = tally(state), state.player
    gift = (action.recipient, action.gift)
    here.bought[player].remove(gift)
    here.handed.append(gift)
    here.given[player][action.recipient] += 1
    if not here.away[action.recipient]:
        here.actions -= 1


PHASES = {"deal-gifts": awaited}

MOVES = (Move(DealGifts, ("deal-gifts",), "DL-16", _deals, _allowed, _deal, _ways),)
