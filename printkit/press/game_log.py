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
    from printkit.engine.notation import Notation
    from printkit.engine.play import Step
    from printkit.scenarios.texts import Texts

UNTOLD = ("decline",)
"""Actions that only a record has."""

GAINS = ("agree", "monopoly")
"""Actions that are told with the cards they bring, as rolls and the founding are."""

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
    """A step with the number of its turn, and in some cases the cards it brings."""
    action, texts, notation = step.action, tongue.texts, tongue.notation
    named = {field: tongue.word(value) for field, value in notation.values(action).items()}
    rolled = action.reveals == "dice"
    if rolled:
        chance = " + ".join(str(die) for die in step.chance)
    else:
        chance = tongue.word(notation.chance_text(action, step.chance))
    sentence = texts.get(f"log.{action.word}", chance=chance, sum=sum(step.chance), **named)
    brings = rolled or not step.turn or action.word in GAINS
    gains = _gains(step.state, tongue, before) if brings else ""
    return texts.get(
        "log.line",
        turn=step.turn,
        player=tongue.player(step.player),
        sentence=f"{sentence} {gains}".rstrip(),
    )


def _gains(state: State, tongue: Tongue, before: Hands) -> str:
    """Who got which cards since then: "Red: 2 ore. Blue: 1 wool."."""
    told = []
    for seat, (had, has) in enumerate(zip(before, state.hidden.hands, strict=True)):
        more = tuple(max(0, now - then) for then, now in zip(had, has, strict=True))
        if any(more):
            told.append(f"{tongue.player(seat)}: {tongue.word(tongue.notation.cards(more))}.")
    return " ".join(told)


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
