"""A game at one moment: what lies on the table, and apart from it what nobody else sees.

Flat lists of small numbers, changed in place by `engine.game.apply` alone; `copy` is the
only way to a second state. What a scenario keeps beyond this lies in `parts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

if TYPE_CHECKING:
    from printkit.engine.actions import Cards
    from printkit.engine.game import Game

NOBODY = -1
NOWHERE = -1
NO_OFFER: tuple[Cards, Cards] = ((), ())


class Part(Protocol):
    """What a scenario module keeps of a game."""

    def copy(self) -> Self:
        """The same, changed by nobody else."""
        ...


class Hidden:
    """What players hold face down.

    Attributes:
        hands: How many cards of each kind each player holds.
        cards: How many development cards of each sort each player holds.
        fresh: Those of them bought in this turn.
        deck: How many of each sort are still to be drawn; their order is chance.
    """

    __slots__ = ("cards", "deck", "fresh", "hands")

    def __init__(self, players: int, kinds: int, deck: list[int]) -> None:
        self.hands = [[0] * kinds for _ in range(players)]
        self.cards = [[0] * len(deck) for _ in range(players)]
        self.fresh = [[0] * len(deck) for _ in range(players)]
        self.deck = deck

    def copy(self) -> Hidden:
        """The same, changed by nobody else."""
        twin = Hidden.__new__(Hidden)
        twin.hands = [hand[:] for hand in self.hands]
        twin.cards = [cards[:] for cards in self.cards]
        twin.fresh = [cards[:] for cards in self.fresh]
        twin.deck = self.deck[:]
        return twin


class State:
    """A game at one moment.

    Attributes:
        game: The rules and the board it is played by.
        hidden: What players hold face down.
        parts: What each scenario module keeps, by the module's name.
        phase: What is to be decided.
        player: Who decides.
        agenda: What comes after, last first: a phase and the player it is for.
        turn: How many turns have begun.
        turn_player: Whose turn it is.
        dice: The dice rolled in this turn; none before the roll.
        roll: Their sum; 0 before the roll.
        owner: Who has a building on each intersection.
        level: Which building it is, an index into `Game.levels`; 0 for none.
        roads: Who has a road, or what counts as one, on each path.
        lain: Which sort of piece lies on each path, an index into `Game.pieces`.
        laid: The paths of each player's roads.
        built: How many buildings of each level each player has.
        supply: How many pieces of each sort each player has left.
        rates: What each player gives the bank for one card, by kind.
        bank: How many cards of each kind the bank holds.
        aside: How many cards of each kind lie neither in a hand nor in the bank.
        number: The token on each hex; 0 for none.
        rolled: The hexes that each number yields for.
        robber: The robber's hex; NOWHERE while it is off the board.
        haunts: The hexes that the robber may enter.
        founded: The intersection of the starting settlement that was placed last.
        knights: How many knights each player has played.
        card_played: Whether a development card was played in this turn.
        lengths: Each player's longest road.
        longest: Who holds the longest road.
        largest: Who holds the largest army.
        due: How many cards each player still has to give back.
        offer: What is offered and asked for, while there is an offer.
        terms: What those who accepted it, or made a counter-offer, would give and want for it.
        offers: How many offers were made in this turn.
        over: Whether the game has ended.
        winner: Who has won; NOBODY while it goes on, or where nobody did.
    """

    __slots__ = (
        "agenda", "aside", "bank", "built", "card_played", "dice", "due", "founded", "game",
        "haunts", "hidden", "knights", "laid", "lain", "largest", "lengths", "level",
        "longest", "number", "offer", "offers", "over", "owner", "parts", "phase", "player",
        "rates", "roads", "robber", "roll", "rolled", "supply", "terms", "turn", "turn_player",
        "winner",
    )  # fmt: skip

    def __init__(self, game: Game) -> None:
        players, board = game.players, game.board
        self.game = game
        self.hidden = Hidden(players, len(game.kinds), list(game.deck))
        self.parts: dict[str, Part] = {}
        self.phase = ""
        self.player = 0
        self.agenda: list[tuple[str, int]] = []
        self.turn = 0
        self.turn_player = 0
        self.dice: tuple[int, ...] = ()
        self.roll = 0
        self.owner = [NOBODY] * len(board.vertices)
        self.level = [0] * len(board.vertices)
        self.roads = [NOBODY] * len(board.edges)
        self.lain = [NOBODY] * len(board.edges)
        self.laid: list[list[int]] = [[] for _ in range(players)]
        self.built = [[0] * len(game.levels) for _ in range(players)]
        self.supply = [list(game.pieces.values()) for _ in range(players)]
        self.rates = [list(game.rates) for _ in range(players)]
        self.bank = [kind.supply for kind in game.kinds]
        self.aside = [0] * len(game.kinds)
        self.number = list(game.numbers)
        self.rolled = rolled(self.number)
        self.robber = NOWHERE
        self.haunts = game.land
        self.founded = NOWHERE
        self.knights = [0] * players
        self.card_played = False
        self.lengths = [0] * players
        self.longest = NOBODY
        self.largest = NOBODY
        self.due = [0] * players
        self.offer = NO_OFFER
        self.terms: dict[int, tuple[Cards, Cards]] = {}
        self.offers = 0
        self.over = False
        self.winner = NOBODY

    def copy(self) -> State:
        """The same moment, changed by nobody else."""
        twin = State.__new__(State)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _FLAT:
            setattr(twin, name, getattr(self, name)[:])
        for name in _NESTED:
            setattr(twin, name, [row[:] for row in getattr(self, name)])
        twin.hidden = self.hidden.copy()
        twin.parts = {name: part.copy() for name, part in self.parts.items()}
        return twin


_NESTED = ("laid", "built", "supply", "rates")
_FLAT = (
    "agenda", "owner", "level", "roads", "lain", "bank", "aside", "number", "rolled", "knights",
    "lengths", "due",
)  # fmt: skip
_SHARED = tuple(
    sorted(set(State.__slots__) - {*_NESTED, *_FLAT, "hidden", "parts"})
)  # numbers, strings, tuples, and the terms, which are made anew and never changed


def rolled(number: list[int]) -> list[tuple[int, ...]]:
    """The hexes of each number, by number."""
    return [tuple(h for h, n in enumerate(number) if n == roll > 0) for roll in range(13)]
