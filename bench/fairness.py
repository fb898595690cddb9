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
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from balance import FOLDER

FIRST_SEED = 900_000
"""Boards of training have smaller seeds."""

GAMES_SEED = 950_000
"""Games that measure a board have other seeds than those by which it was chosen."""

KINDS = ("uniform", "fair", "played")
BUDGETS = (0.2, 0.5, 1.0, 2.0, 5.0, 20.0)
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "fairness.svg"


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
        seconds = float(kind.partition("-")[2] or 2)
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


def table(name: str, players: int) -> Iterator[str]:
    """Rows of the goals' table."""
    kinds: dict[str, list[Measured]] = defaultdict(list)
    for board in read(file_of(name, players)):
        kinds[board.kind].append(board)
    for kind, boards in kinds.items():
        gaps = [100 * board.gap for board in boards]
        games = sorted({board.games for board in boards})
        expected = 100 * median(board.predicted for board in boards)
        yield (
            f"| {name}, {players} | {kind} | {len(boards)} | {'–'.join(map(str, games))} "
            f"| {median(gaps):.1f} | {min(gaps):.1f}–{max(gaps):.1f} | {expected:.1f} |"
        )


def plot(name: str, players: int) -> None:
    """The curve of fairness against budget as a picture."""
    import svgwrite

    points = [
        (
            budget,
            [board for board in read(file_of(name, players)) if board.kind == f"fair-{budget:g}"],
        )
        for budget in BUDGETS
    ]
    uniform = [board for board in read(file_of(name, players)) if board.kind == "uniform"]
    wide, high, left, low = 480, 260, 50, 220
    drawing = svgwrite.Drawing(
        str(PICTURE), size=(wide, high), font_family="sans-serif", font_size=11
    )
    drawing.add(drawing.rect((0, 0), (wide, high), fill="white"))
    most = max([100 * median(board.gap for board in uniform), 40.0])

    def up(gap: float) -> float:
        return low - gap / most * (low - 30)

    for gap in range(0, int(most) + 1, 10):
        drawing.add(drawing.line((left, up(gap)), (wide - 20, up(gap)), stroke="#cccccc"))
        drawing.add(drawing.text(str(gap), (left - 8, up(gap) + 4), text_anchor="end"))
    drawing.add(drawing.text("median gap between best and worst seat, of 100 wins", (left, 18)))
    drawing.add(
        drawing.text("--budget in seconds; the first point is uniform boards", (left, high - 8))
    )
    step = (wide - left - 60) / len(points)
    found = [("0", uniform), *((f"{budget:g}", some) for budget, some in points)]
    for name_, of, colour in (("played", "gap", "#8A3B1E"), ("predicted", "predicted", "#2F72A4")):
        line = [
            (left + 20 + n * step, up(100 * median(getattr(board, of) for board in some)))
            for n, (_, some) in enumerate(found)
            if some
        ]
        drawing.add(drawing.polyline(line, stroke=colour, fill="none", stroke_width=2))
        drawing.add(drawing.text(name_, (line[-1][0] - 30, line[-1][1] - 8), fill=colour))
    for n, (budget, _) in enumerate(found):
        drawing.add(drawing.text(budget, (left + 20 + n * step, low + 16), text_anchor="middle"))
    drawing.save()


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
        usual = KINDS if chosen.command == "play" else tuple(f"fair-{b:g}" for b in BUDGETS)
        kinds = tuple(chosen.kinds or usual)
        for kind, seed in missing(chosen.scenario, chosen.players, kinds, chosen.boards):
            measure(chosen.scenario, chosen.players, kind, seed, chosen.games, chosen.play_budget)
    elif chosen.command == "table":
        print("\n".join(table(chosen.scenario, chosen.players)))
    else:
        plot(chosen.scenario, chosen.players)
