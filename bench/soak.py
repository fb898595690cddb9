"""Games by chance and by builders, every invariant looked at after every step or every few.

Every scenario whose rules the engine has, in every set-up for every number of players, on its
printed board and on dealt ones, with and without trade between players, with its options on or off.
Builders sit at half of the tables, for there are rules that chance alone seldom comes to.
For as many games or as many seconds as asked; exit code 1 and the seed when something breaks.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.engine import Game
    from printkit.scenarios import Scenario
    from printkit.scenarios.model import Setup

LIMIT = 3000
"""A game that takes more turns is given up, and counted: floods may wash away all there is."""


@dataclass(slots=True)
class Seats:
    """A set-up with a number of players, and what was played of it.

    Attributes:
        scenario: Its scenario.
        setup: The set-up.
        games: How many games were played to their ends.
        steps: How many steps they took.
        endless: The seeds of those that were given up.
    """

    scenario: Scenario
    setup: Setup
    games: int = 0
    steps: int = 0
    endless: list[int] = field(default_factory=list)


def main() -> int:
    """Play until the games or the seconds are up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*", help="all whose rules there are when left out")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=int, default=1, help="look after so many steps")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    tables = _tables(asked.scenarios)
    start, broke = process_time(), []
    for seed in count(asked.first):
        played = seed - asked.first
        if (played >= asked.games) if asked.games else (process_time() - start > asked.seconds):
            break
        seats = tables[seed % len(tables)]
        taken, over, faults = _soak(_game(seats, seed), seed, asked.every)
        seats.games += 1
        seats.steps += taken
        seats.endless += [] if over else [seed]
        if faults:
            broke.append(f"{_told(seats)}, seed {seed}: {faults}")
            break
    _report(tables, process_time() - start)
    print(*(broke or ["nothing broken"]), sep="\n")
    return len(broke)


def _tables(names: Sequence[str]) -> list[Seats]:
    from printkit.engine.modules import missing
    from printkit.scenarios import load, names as all_names

    scenarios = [load(name) for name in names or all_names()]
    return [
        Seats(scenario, setup)
        for scenario in scenarios
        if scenario.rules and not missing(scenario.rules)
        for setups in scenario.setups.values()
        for setup in setups.values()
    ]


def _game(seats: Seats, seed: int) -> Game:
    """A game whose board, talk and options go by its seed."""
    from printkit.engine import game_of
    from printkit.generate import generate
    from printkit.scenarios import saved_layout

    scenario, setup, random = seats.scenario, seats.setup, Random(seed)
    if random.random() < 0.5:
        layout = saved_layout(scenario.name, setup.fixed)
    else:
        layout = generate(setup, seed)
    return game_of(
        layout,
        scenario,
        setup.players,
        talking=random.random() < 0.5,
        switches={name: random.random() < 0.5 for name in setup.switches},
    )


def _soak(game: Game, seed: int, every: int) -> tuple[int, bool, list[str]]:
    """How many steps a game took, whether it ended, and what broke in it."""
    from printkit.engine.bots import bot
    from printkit.engine.game import draw, perform
    from printkit.engine.invariants import broken

    source = Random(seed)
    random = source.random
    names = ("random", "builder") if random() < 0.5 else ("random",)
    bots = [bot(source.choice(names), game, seat, random) for seat in range(game.players)]
    state = game.start()
    steps = 0
    while not state.over and state.turn < LIMIT:
        action = bots[state.player].choose(state)
        perform(state, action, draw(state, action, random))
        steps += 1
        if steps % every == 0 and broken(state):
            break
    return steps, state.over, broken(state)


def _report(tables: list[Seats], seconds: float) -> None:
    print("| set-up | games | steps | given up |", "| --- " * 4 + "|", sep="\n")
    for seats in tables:
        told = (_told(seats), f"{seats.games:,}", f"{seats.steps:,}")
        print("|", *(f"{cell} |" for cell in (*told, listed(seats.endless))))
    games, steps = (sum(getattr(seats, what) for seats in tables) for what in ("games", "steps"))
    print(f"| all | {games:,} | {steps:,} | |\n\n{seconds:.0f} s of one core")


def _told(seats: Seats) -> str:
    return f"{seats.scenario.name} {seats.setup.name}, {seats.setup.players} players"


def listed(seeds: list[int]) -> str:
    """How many seeds, and the first of them."""
    return f"{len(seeds)}: seed {', '.join(map(str, seeds[:3]))}" if seeds else ""


if __name__ == "__main__":
    sys.exit(main())
