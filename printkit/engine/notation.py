"""Actions and what chance decided, as people write them: "settlement r1h1 corner N".

A class of action needs no code here: its word and the types of its fields say how it is
written, so a scenario module's own actions are written and read like all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from printkit.board.hexgrid import Spot
from printkit.board.spots import spot_name

if TYPE_CHECKING:
    from printkit.engine.actions import Action, Cards, Happening, Outcome
    from printkit.engine.game import Game

BETWEEN = ", "
PLUS = " + "


class Notation:
    """How the places, kinds, sorts and seats of a game are called."""

    def __init__(self, game: Game, colours: tuple[str, ...]) -> None:
        board = game.board
        self.game = game
        self.names: dict[str, tuple[str, ...]] = {
            "HexId": self._spots(board.hexes),
            "VertexId": self._spots(board.vertices),
            "EdgeId": self._spots(board.edges),
            "KindId": tuple(kind.name for kind in game.kinds),
            "SortId": tuple(sort.name for sort in game.sorts),
            "Die": tuple(str(pips) for pips in range(7)),
            "SeatId": colours[: game.players],
            **game.terms,
        }
        self.ids = {
            of: {name: number for number, name in enumerate(names)}
            for of, names in self.names.items()
        }

    def values(self, told: Action | Happening) -> dict[str, str]:
        """What an action or a happening names, by field."""
        return {name: self._text(of, getattr(told, name)) for name, of in told.types().items()}

    def cards(self, counts: Cards) -> str:
        """Several cards: "1 brick + 2 ore"."""
        kinds = self.names["KindId"]
        return PLUS.join(f"{count} {kinds[kind]}" for kind, count in enumerate(counts) if count)

    def text(self, action: Action) -> str:
        """An action as a record has it."""
        return " ".join(filter(None, (action.word, BETWEEN.join(self.values(action).values()))))

    def read(self, text: str) -> Action:
        """The action that a text tells.

        Raises:
            ValueError: It tells none.
        """
        word, _, rest = text.partition(" ")
        kind = self.game.rules.actions.get(word)
        told = rest.split(BETWEEN) if rest else []
        types = list(kind.types().values()) if kind else []
        if kind is None or len(told) != len(types):
            raise ValueError(text)
        return kind(*(self._value(of, name) for of, name in zip(types, told, strict=True)))

    def chance_text(self, action: Action, chance: Outcome) -> str:
        """What chance decided as a record has it; "" where it decides nothing."""
        names = self._revealed(action)
        return " ".join(names[number] if names else str(number) for number in chance)

    def read_chance(self, action: Action, text: str) -> Outcome:
        """What chance decided, as a text tells it.

        Raises:
            ValueError: It tells nothing that chance decides.
        """
        names = self._revealed(action)
        return tuple(names.index(word) if names else int(word) for word in text.split())

    def seat(self, name: str) -> int:
        """The seat of a colour.

        Raises:
            ValueError: Nobody has it.
        """
        return self.names["SeatId"].index(name)

    def _spots(self, spots: tuple[Spot, ...]) -> tuple[str, ...]:
        frame = tuple(self.game.layout.terrain)
        return tuple(spot_name(frame, spot) for spot in spots)

    def _revealed(self, action: Action) -> tuple[str, ...]:
        """The names of what chance reveals; none where they are numbers on dice."""
        of = {"kind": "KindId", "sort": "SortId"}.get(action.reveals, action.reveals)
        return self.names.get(of, ())

    def _text(self, of: str, value: Any) -> str:
        if of == "Count":
            return str(value)
        return self.cards(value) if of == "Cards" else self.names[of][int(value)]

    def _value(self, of: str, name: str) -> int | Cards:
        if of != "Cards":
            if name not in self.ids[of]:
                raise ValueError(name)
            return self.ids[of][name]
        counts = [0] * len(self.game.kinds)
        for part in name.split(PLUS):
            count, _, kind = part.partition(" ")
            if kind not in self.ids["KindId"]:
                raise ValueError(name)
            counts[self.ids["KindId"][kind]] += int(count)
        return tuple(counts)
