"""Games a second on one core, how they end, and what a builder is worth against chance.

In one process, warm, by its own CPU time, from consecutive seeds, so that every run plays
the same games.
"""

from __future__ import annotations

import argparse
import gc
import resource
import subprocess
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from paired import Figure, table

if TYPE_CHECKING:
    from printkit.engine import Game

LIMIT = 300
MIRRORED = (
    ("builder", "random", "builder", "random"),
    ("random", "builder", "random", "builder"),
    ("builder", "builder", "random", "random"),
    ("random", "random", "builder", "builder"),
    ("builder", "random", "random", "builder"),
    ("random", "builder", "builder", "random"),
)
"""Two builders and two random players in all six ways of seating them."""

SCENARIOS = (
    ("base", 4), ("base", 6), ("oil-springs", 4), ("oil-springs", 6),
    ("pirate-islands", 3), ("pirate-islands", 4),
    ("pirate-islands/reconstruction", 3), ("pirate-islands/reconstruction", 4),
    ("dinslaken", 4), ("dinslaken", 5),
)  # fmt: skip
"""Scenarios, with another board after a stroke, and how many play."""

BUILT = (("divided-land", 3), ("divided-land", 4))
"""Where chance alone comes to no end: only builders' games are measured."""

GOALS = {("base", 4, "random"): 63.0, ("base", 4, "builder"): 35.0}
"""Twice catanatron's random games, 25 times its value players', as measured elsewhere."""


def figures(games: int = 60) -> list[Figure]:
    """Rates, ends and wins."""
    found = []
    for name, players in SCENARIOS:
        found.append(_rate(name, players, 2 * games))
        found += _ends(name, players, games)
    for name, players in BUILT:
        found += _ends(name, players, games)
    names = dict.fromkeys(name for name, _ in (*SCENARIOS, *BUILT))
    return [*found, *(_wins(name, 3 * games) for name in names)]


def table_for(name: str, players: int, *, talking: bool = True) -> Game:
    """A game on one of a scenario's printed boards."""
    from printkit.engine import game_of
    from printkit.scenarios import load, saved_layout

    name, _, board = name.partition("/")
    scenario = load(name)
    layout = saved_layout(name, scenario.setup(players, board).fixed)
    return game_of(layout, scenario, players, talking=talking)


def _rate(name: str, players: int, games: int) -> Figure:
    from printkit.engine.play import play

    game = table_for(name, players, talking=False)
    play(game, ["random"] * players, 0)
    start = process_time()
    turns = sum(play(game, ["random"] * players, seed).turn for seed in range(games))
    rate = games / (process_time() - start)
    return Figure(
        f"{name}, {players} × random, without player trades, games",
        rate,
        "/s",
        least=GOALS.get((name, players, "random")),
        told=f"{turns / games:.0f} turns a game",
    )


def _ends(name: str, players: int, games: int) -> list[Figure]:
    from printkit.engine.play import play

    game = table_for(name, players)
    start = process_time()
    ends = [play(game, ["builder"] * players, seed, LIMIT) for seed in range(games)]
    rate = games / (process_time() - start)
    turns = sorted(end.turn for end in ends)
    over = 100 * sum(end.over for end in ends) / games
    told = f"{turns[len(turns) // 2]} turns in the middle, {turns[-1]} at most, {games} games"
    least = GOALS.get((name, players, "builder"))
    return [
        Figure(f"{name}, {players} × builder, with player trades, games", rate, "/s", least=least),
        Figure(f"… ended within {LIMIT} turns", over, "%", least=99, told=told),
    ]


def _wins(name: str, games: int) -> Figure:
    game = table_for(name, 4)
    won = sum(_builder_wins(game, MIRRORED[seed % 6], seed) for seed in range(games))
    what = f"{name}, 2 builders against 2 random players, won by a builder"
    return Figure(what, 100 * won / games, "%", least=90, told=f"{games} games, all six seatings")


def _builder_wins(game: Game, bots: Sequence[str], seed: int) -> bool:
    from printkit.engine.play import play

    end = play(game, bots, seed, LIMIT)
    return end.winner >= 0 and bots[end.winner] == "builder"


def memory(games: int) -> str:
    """What the process held at most, and how many objects it holds, early on and at the end.

    Whole random games in turns on all the boards, with and without trade between players.
    """
    from printkit.engine.play import play

    tables = [
        table_for(name, players, talking=talking)
        for name, players in SCENARIOS
        for talking in (False, True)
    ]
    told = []
    for seed in range(games):
        game = tables[seed % len(tables)]
        play(game, ["random"] * game.players, seed)
        if seed + 1 in (games // 100, games):
            gc.collect()
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            told.append(f"{peak:.1f} MiB and {len(gc.get_objects())} objects after {seed + 1}")
    return ", ".join(told)


def against(python: str, pairs: int = 7, games: int = 40) -> str:
    """Our random games to catanatron's, each by its own CPU time, in turns."""
    other = Path(__file__).parent / "oracle" / "catanatron_side.py"
    ratios = []
    for pair in range(pairs):
        command = [python, str(other), "--games", str(games)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        theirs = float(done.stdout)
        ratios.append(_random_rate(games, pair * games) / theirs)
    low, high = min(ratios), max(ratios)
    return f"{median(ratios):.2f} times catanatron's random games a second, {low:.2f}–{high:.2f}"


def _random_rate(games: int, first: int) -> float:
    from printkit.engine.play import play

    game = table_for("base", 4, talking=False)
    start = process_time()
    for seed in range(first, first + games):
        play(game, ["random"] * 4, seed)
    return games / (process_time() - start)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--memory", type=int, default=0, help="play so many games for the memory")
    parser.add_argument("--against", metavar="PYTHON", help="an interpreter that has catanatron")
    asked = parser.parse_args()
    if asked.against:
        print(against(asked.against))
    else:
        print(memory(asked.memory) if asked.memory else table(figures(asked.games)))
