"""The actions of a layout, made once: listing them makes no new objects."""

from __future__ import annotations

from itertools import combinations_with_replacement

from printkit.engine.actions import (
    Agree,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Cards,
    Counter,
    Discard,
    MoveRobber,
    Offer,
    PlayMonopoly,
    PlayYearOfPlenty,
    Steal,
    TradeBank,
)
from printkit.engine.topology import Topology


class Interned:
    """Every action of the standard game that names a place, a kind or a seat, by what it names.

    Attributes:
        road: By path.
        settlement: By intersection.
        city: By intersection.
        robber: By hex.
        steal: By seat.
        discard: By kind.
        monopoly: By kind.
        bank: By the kind given and the kind taken.
        plenty: Two kinds, the lower first.
        offers: One or two cards for one card of another kind.
        counters: The same as answers.
        agree: By seat.
    """

    def __init__(self, board: Topology, kinds: int, seats: int) -> None:
        every = range(kinds)
        self.road = tuple(BuildRoad(edge) for edge in range(len(board.edges)))
        self.settlement = tuple(BuildSettlement(at) for at in range(len(board.vertices)))
        self.city = tuple(BuildCity(at) for at in range(len(board.vertices)))
        self.robber = tuple(MoveRobber(spot) for spot in range(len(board.hexes)))
        self.steal = tuple(Steal(seat) for seat in range(seats))
        self.discard = tuple(Discard(kind) for kind in every)
        self.monopoly = tuple(PlayMonopoly(kind) for kind in every)
        self.bank = tuple(tuple(TradeBank(give, take) for take in every) for give in every)
        pairs = tuple(combinations_with_replacement(every, 2))
        self.plenty = tuple(PlayYearOfPlenty(*pair) for pair in pairs)
        single = [_cards(kinds, (kind,)) for kind in every]
        terms = tuple(
            (give, single[kind])
            for give in (*single, *(_cards(kinds, pair) for pair in pairs))
            for kind in every
            if not give[kind]
        )
        self.offers = tuple(Offer(give, take) for give, take in terms)
        self.counters = tuple(Counter(give, take) for give, take in terms)
        self.agree = tuple(Agree(seat) for seat in range(seats))


def _cards(kinds: int, chosen: tuple[int, ...]) -> Cards:
    """So many kinds of cards, of which some were chosen."""
    return tuple(chosen.count(kind) for kind in range(kinds))
