"""A game told in the reader's language, a line for each thing that happens.

What a roll or a trade brings is told with it, that somebody does not trade not at all; the
record (engine.record) has every action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.engine import score

if TYPE_CHECKING:
    from printkit.engine import State
    from printkit.engine.actions import Action, Happening
    from printkit.engine.notation import Notation
    from printkit.engine.play import Step
    from printkit.scenarios.texts import Texts

UNTOLD = ("decline",)
"""Actions that only a record has."""

Hands = list[list[int]]


@dataclass(frozen=True, slots=True)
class Tongue:
    """How a game is told: the names of its places and cards, and the reader's words.

    Attributes:
        notation: What places, cards and seats are called in records.
        texts: The sentences.
        words: Cards, colours and the like in the reader's language.
    """

    notation: Notation
    texts: Texts
    words: Mapping[str, object]

    def word(self, name: str) -> str:
        """A card, a colour or several cards; places keep their names."""
        return " ".join(str(self.words.get(part, part)) for part in name.split(" "))

    def sentence(self, told: Action | Happening, **values: object) -> str:
        """An action or a happening, with whatever else its sentence needs."""
        named = {field: self.word(value) for field, value in self.notation.values(told).items()}
        return self.texts.get(f"log.{told.word}", **named, **values)

    def player(self, seat: int) -> str:
        """The colour of a seat."""
        return self.word(self.notation.names["SeatId"][seat])


def log(start: State, notation: Notation, texts: Texts, steps: Iterable[Step]) -> Iterator[str]:
    """The lines of a game from its start, the last one with its end."""
    words = {
        **texts.table("resource"), **texts.table("log.kinds"), **texts.table("colours"),
        **texts.table("log.sorts"), "corner": texts.raw("log.corner"),
    }  # fmt: skip
    tongue = Tongue(notation, texts, words)
    state = start
    before = _hands(state)
    for step in steps:
        state = step.state
        if step.action.word not in UNTOLD:
            yield _told(step, tongue, before)
        before = _hands(state)
    yield _outcome(state, tongue)


def _hands(state: State) -> Hands:
    return [hand[:] for hand in state.hidden.hands]


def _told(step: Step, tongue: Tongue, before: Hands) -> str:
    """A step with its turn, what came of it by itself, and in some cases the cards it brings."""
    action, texts, notation = step.action, tongue.texts, tongue.notation
    if action.reveals == "dice":
        chance = " + ".join(str(die) for die in step.chance)
    else:
        chance = tongue.word(notation.chance_text(action, step.chance))
    told = [tongue.sentence(action, chance=chance, sum=sum(step.chance))]
    told += [
        tongue.sentence(what)
        for module in step.state.game.rules.modules
        for what in module.tells(step.state, step.player, action)
    ]
    # What the founding brings is told with it, too.
    if action.brings or not step.turn:
        told += _gains(step.state, tongue, before)
    return texts.get(
        "log.line", turn=step.turn, player=tongue.player(step.player), sentence=" ".join(told)
    )


def _gains(state: State, tongue: Tongue, before: Hands) -> list[str]:
    """Who got which cards since then: "Red: 2 ore.", "Blue: 1 wool."."""
    told = []
    for seat, (had, has) in enumerate(zip(before, state.hidden.hands, strict=True)):
        more = tuple(max(0, now - then) for then, now in zip(had, has, strict=True))
        if any(more):
            told.append(f"{tongue.player(seat)}: {tongue.word(tongue.notation.cards(more))}.")
    return told


def _outcome(state: State, tongue: Tongue) -> str:
    """How the game ended, and everybody's points."""
    texts = tongue.texts
    points = ", ".join(
        f"{tongue.player(seat)} {score(state, seat)}" for seat in range(state.game.players)
    )
    if not state.over:
        return texts.get("log.unfinished", turn=state.turn, points=points)
    if state.winner < 0:
        return texts.get("log.nobody", turn=state.turn, points=points)
    winner = tongue.player(state.winner)
    return texts.get("log.won", player=winner, turn=state.turn, points=points)
