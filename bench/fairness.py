"""How fair searched boards are when they are played: the goals of `--fair` and `--play`.

`python bench/fairness.py play base 4 --boards 8 --games 400` deals or searches boards of each kind
from seeds that no training used, plays games with seeds that no search used, and appends a line a
board to bench/simulated/fairness-base-4.txt; it goes on where it was interrupted.
`python bench/fairness.py curve base 4` appends boards of other budgets likewise, `table` prints
what is known, and `plot` draws docs/pictures/fairness.svg.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isnan, nan
from pathlib import Path
from statistics import mean, median

import balance
from balance import FOLDER, Simulated
from paired import Figure

FIRST_SEED = 900_000
"""Boards of training have smaller seeds."""

GAMES_SEED = 950_000
"""Games that measure a board have other seeds than those by which it was chosen."""

KINDS = ("uniform", "fair", "played")
BUDGETS = {"fair-0.1": 0.1, "fair-0.5": 0.5, "fair": 2.0, "fair-10": 10.0}
"""Seconds of a search, by what its boards are called."""


@dataclass(frozen=True)
class Measured:
    """The games on one board.

    Attributes:
        kind: How the board was found: uniform, fair (with its budget), played.
        seed: The seed of board and games.
        predicted: The gap that the model expects.
        wins: The wins of each seat.
        games: How many games.
    """

    kind: str
    seed: int
    predicted: float
    wins: tuple[int, ...]
    games: int

    @property
    def gap(self) -> float:
        """Between the best and the worst seat's shares."""
        return (max(self.wins) - min(self.wins)) / self.games

    @property
    def variance(self) -> float:
        """Of the shares about equal ones, without what games' own chance makes of it."""
        shares = [won / sum(self.wins) for won in self.wins]
        chance = sum(share * (1 - share) for share in shares) / (sum(self.wins) - 1)
        return (sum((share - 1 / len(shares)) ** 2 for share in shares) - chance) / len(shares)


def file_of(name: str, players: int) -> Path:
    """Where boards of a scenario and so many players are kept."""
    return FOLDER / f"fairness-{name}-{players}.txt"


def read(path: Path) -> list[Measured]:
    """What was played, board by board; a last line that was not finished is left out."""
    lines = path.read_text("utf-8").split("\n")[:-1] if path.exists() else []
    rows = [line.split() for line in lines]
    return [
        Measured(kind, int(seed), float(gap), tuple(map(int, wins)), int(games))
        for kind, seed, gap, games, *wins in rows
    ]


def measure(name: str, players: int, kind: str, seed: int, games: int, play: float) -> None:
    """Find one board and play on it."""
    from printkit.balance.model import predicted
    from printkit.balance.played import Batch, Match, play_batch
    from printkit.generate import batch
    from printkit.press.quest import Quest
    from printkit.press.searching import searched
    from printkit.scenarios import load

    scenario = load(name)
    setup = scenario.setup(players)
    if kind == "uniform":
        layout = batch(setup, seed, 1).layout(0)
    else:
        seconds = BUDGETS.get(kind, BUDGETS["fair"])
        quest = Quest("fair", seconds=seconds, play=play if kind == "played" else 0.0)
        layout = searched(quest, setup, scenario, seed, "shuffled")
    match = Match(layout, scenario, players)
    won = [game.winner for game in play_batch(Batch(match, "builder", GAMES_SEED + seed, 0, games))]
    shares = predicted(match)
    wins = " ".join(str(won.count(seat)) for seat in range(players))
    with file_of(name, players).open("a", encoding="utf-8") as file:
        file.write(f"{kind} {seed} {max(shares) - min(shares):.4f} {games} {wins}\n")


def missing(
    name: str, players: int, kinds: tuple[str, ...], boards: int
) -> Iterator[tuple[str, int]]:
    """What has not been measured yet; board by board, so that all kinds grow alike."""
    done = {(board.kind, board.seed) for board in read(file_of(name, players))}
    for board in range(boards):
        for kind in kinds:
            if (kind, FIRST_SEED + board) not in done:
                yield kind, FIRST_SEED + board


def figures() -> list[Figure]:
    """What the kept games say of the goals, for every scenario that was measured."""
    found = []
    for path in sorted(FOLDER.glob("fairness-*.txt")):
        name, players = path.stem.removeprefix("fairness-").rsplit("-", 1)
        found += _figures(name, int(players))
    return found


def _figures(name: str, players: int) -> Iterator[Figure]:
    kinds = by_kind(name, players)
    uniform, fair = kinds.get("uniform", []), kinds.get("fair", [])
    # Chance widens gaps the more, the fewer games there are.
    if fair and uniform and _games(fair) == _games(uniform):
        what = f"{name}, {players}: median gap of the seats, `--fair` to uniform"
        ratio = median(board.gap for board in fair) / median(board.gap for board in uniform)
        yield Figure(what, ratio, "x", most=0.5, told=_told(fair))
    if played := kinds.get("played"):
        what = f"{name}, {players}: median gap of the seats, `--fair --play`"
        points = 100 * median(board.gap for board in played)
        yield Figure(what, points, "points", most=8, told=_told(played))


def _told(boards: Sequence[Measured]) -> str:
    return f"{len(boards)} boards, {_games(boards)} games each, kept"


def by_kind(name: str, players: int) -> dict[str, list[Measured]]:
    """What was played, by how the boards were found; uniform ones may be those of training."""
    kinds: dict[str, list[Measured]] = defaultdict(list)
    for board in read(file_of(name, players)):
        kinds[board.kind].append(board)
    if "uniform" not in kinds:
        kinds["uniform"] = [
            Measured("uniform", one.seed, nan, counted(one, players), len(one.winners))
            for one in balance.read(balance.file_of(name, players, "builder"))
        ]
    return {kind: boards for kind, boards in kinds.items() if boards}


def counted(board: Simulated, players: int) -> tuple[int, ...]:
    """The wins of each seat."""
    return tuple(board.winners.count(seat) for seat in range(players))


def table(name: str, players: int) -> Iterator[str]:
    """Rows of the goals' table."""
    kinds = by_kind(name, players)
    for kind in (kind for kind in KINDS if kind in kinds):
        boards = kinds[kind]
        gaps = [100 * board.gap for board in boards]
        expected = 100 * median(board.predicted for board in boards)
        spread = 100 * max(mean(board.variance for board in boards), 0.0) ** 0.5
        yield (
            f"| {name}, {players} | {kind} | {len(boards)} | {_games(boards)} "
            f"| {median(gaps):.1f} | {min(gaps):.1f}–{max(gaps):.1f} | {spread:.1f} "
            f"| {'' if isnan(expected) else f'{expected:.1f}'} |"
        )


def _games(boards: Sequence[Measured]) -> str:
    found = [board.games for board in boards]
    return "–".join(f"{games}" for games in sorted({min(found), max(found)}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for command in ("play", "curve", "table", "plot"):
        asked = commands.add_parser(command)
        asked.add_argument("scenario")
        asked.add_argument("players", type=int)
        if command in ("play", "curve"):
            asked.add_argument("--boards", type=int, default=8)
            asked.add_argument("--games", type=int, default=400)
            asked.add_argument("--play-budget", type=float, default=120)
            asked.add_argument("--kinds", nargs="*", default=None)
    chosen = parser.parse_args()
    if chosen.command in ("play", "curve"):
        usual = KINDS if chosen.command == "play" else tuple(BUDGETS)
        kinds = tuple(chosen.kinds or usual)
        for kind, seed in missing(chosen.scenario, chosen.players, kinds, chosen.boards):
            measure(chosen.scenario, chosen.players, kind, seed, chosen.games, chosen.play_budget)
    elif chosen.command == "table":
        print("\n".join(table(chosen.scenario, chosen.players)))
    else:
        from curve import PICTURE, drawn

        PICTURE.write_text(drawn(by_kind(chosen.scenario, chosen.players), BUDGETS), "utf-8")
