"""A board for the asking: dealt anew, curated, saved, from a code or from a file, and judged.

Every other use case starts from a `Board`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Literal

from printkit.board.codes import code_of
from printkit.board.model import Layout
from printkit.board.reports import CheckReport
from printkit.board.spelling import listed
from printkit.errors import IllegalBoardError, UsageError
from printkit.generate.generate import generate
from printkit.press.asked import NOTHING, Asked, bound_as_dealt, bound_by, deal_of, remembering
from printkit.press.quest import Quest
from printkit.rules import check, constraints_of
from printkit.rules.fitting import idle
from printkit.scenarios import boards, load
from printkit.scenarios.deals import held
from printkit.scenarios.folders import names
from printkit.scenarios.model import Scenario, Setup

if TYPE_CHECKING:
    from printkit.engine.validate import Proof

Deal = Literal["book", "uniform"]
Tokens = Literal["spiral", "free"]
Harbours = Literal["fixed", "shuffled"]
_SEVERAL = 2
"""So many kinds of harbours can be shuffled."""

TerrainBy = Literal["fixed", "dealt"]


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person asks for.

    Attributes:
        subject: A scenario's name, a layout code or a file.
        players: How many play; the scenario's usual number when None.
        board: Which of a named scenario's boards; "" for the usual one.
        variable: Whether a named scenario's board is dealt.
        seed: What it is dealt from; chance when None.
        deal: How boards are dealt; as suits what is asked for when None.
        tokens: How number tokens are laid; as suits the deal when None.
        harbours: Whether harbours stay in their printed places.
        terrain: Whether terrain and tokens do; as the set-up has it when None, and dealt where
            something is asked of them.
        asked: What must hold of the board beside its scenario's own constraints.
        quest: What is searched for among such boards, if anything is.
    """

    subject: str
    players: int | None = None
    variable: bool = False
    seed: int | None = None
    deal: Deal | None = None
    tokens: Tokens | None = None
    harbours: Harbours = "shuffled"
    asked: Asked = NOTHING
    board: str = ""
    terrain: TerrainBy | None = None
    quest: Quest | None = None


@dataclass(frozen=True)
class Board:
    """A board with its scenario and set-up.

    Attributes:
        scenario: Its scenario.
        setup: Its set-up.
        layout: What lies where.
        code: Its layout code; empty when it lies outside its deal.
        won: How it is looked for whether it can be won: in a list of many boards not at all.
        file: Where it was read from, if it was.
    """

    scenario: Scenario
    setup: Setup
    layout: Layout
    code: str
    won: Proof = "shown"
    file: Path | None = None

    @cached_property
    def report(self) -> CheckReport:
        """What the judge says of it, when he is asked."""
        report = check(self.layout, self.setup)
        if not report.passed:
            return report
        # Only what satisfies the constraints can be played on. The engine is loaded for it alone.
        from printkit.engine.validate import validate

        players = self.setup.players
        verdicts = validate(self.layout, self.scenario, players, won=self.won)
        return CheckReport((*report.verdicts, *verdicts))


def obtain(wish: Wish, workspace: Path | None = None) -> Board:
    """The board that was asked for.

    Raises:
        ScenarioError: The scenario is unknown or not for so many players.
        LayoutError: The file or code cannot be read.
        UsageError: The file is missing, or is to be dealt anew, or another board than a code's or
            file's is asked for.
        GenerationError: No board satisfies the constraints.
    """
    kind = kind_of(wish.subject, workspace)
    if kind == "name" and not wish.variable and wish.board in _listed(wish.subject, workspace):
        layout = boards.saved_layout(wish.subject, wish.board, workspace)
        return judged(layout, workspace, players=wish.players, asked=wish.asked)
    if kind == "name" or wish.variable:
        return next(dealt(wish, 1, workspace))
    if wish.board:
        raise UsageError("board-of-name", found=wish.board)
    if kind == "file":
        path = Path(wish.subject)
        if not path.is_file():
            raise UsageError("no-file", path=path)
        layout = boards.load_layout(path, workspace)
        return judged(layout, workspace, players=wish.players, file=path, asked=wish.asked)
    layout = boards.load_code(wish.subject, workspace)
    return judged(layout, workspace, players=wish.players, asked=wish.asked)


def _listed(name: str, workspace: Path | None) -> Collection[str]:
    """The curated and saved boards of a scenario, by the names that `layouts` lists."""
    return boards.board_names(name, workspace) if name in names(workspace) else ()


def dealt(wish: Wish, count: int, workspace: Path | None = None) -> Iterator[Board]:
    """Boards of a named scenario one after the other, from consecutive seeds.

    Raises:
        UsageError: The subject is no name.
        ScenarioError: The scenario is unknown or not for so many players.
        GenerationError: No board satisfies the constraints.
    """
    scenario, own, setup = setups_of(wish, workspace)
    if not wish.variable:
        layout = boards.saved_layout(scenario.name, setup.fixed, workspace)
        yield _board(scenario, setup, remembering(layout, own, setup))
        return
    first = SystemRandom().randrange(2**32) if wish.seed is None else wish.seed
    deal = wish.deal or deal_of(wish.asked, setup, workspace)
    dealing = to_deal(
        setup, wish.terrain, workspace, asked=wish.asked, tokens=wish.tokens, harbours=wish.harbours
    )
    if wish.quest:
        layout = _searched(wish.quest, wish, dealing, scenario, first)
        yield _board(scenario, setup, remembering(layout, own, setup))
        return
    for seed in range(first, first + count):
        layout = generate(dealing, seed, tokens=wish.tokens, harbours=wish.harbours, deal=deal)
        board = _board(scenario, setup, remembering(layout, own, setup))
        yield replace(board, won="shown" if count == 1 else "no")


def _searched(quest: Quest, wish: Wish, dealing: Setup, scenario: Scenario, seed: int) -> Layout:
    """A board that is searched for."""
    if wish.deal == "book" or wish.tokens == "spiral":
        raise UsageError("search-not-book")
    # Arrays are loaded for it alone.
    from printkit.press.searching import searched

    return searched(quest, dealing, scenario, seed, wish.harbours)


def setups_of(wish: Wish, workspace: Path | None) -> tuple[Scenario, Setup, Setup]:
    """A named scenario, its own set-up, and that set-up with what is asked for besides.

    Raises:
        UsageError: The subject is no name.
        ScenarioError: The scenario is unknown or not for so many players.
    """
    if kind_of(wish.subject, workspace) != "name":
        raise UsageError("lies-already", found=wish.subject)
    scenario = load(wish.subject, workspace)
    setup = scenario.setup(wish.players or usual_players(scenario), wish.board)
    return scenario, setup, bound_by(setup, wish.asked, workspace)


def to_deal(
    setup: Setup,
    terrain: TerrainBy | None,
    workspace: Path | None,
    *,
    asked: Asked = NOTHING,
    tokens: Tokens | None = None,
    harbours: Harbours = "shuffled",
) -> Setup:
    """The set-up that boards are dealt by: its own, or with the printed terrain and tokens.

    Raises:
        ScenarioError: The set-up has no printed board.
        UsageError: Tokens are to stay and to be dealt, or nothing at all is left to deal.
    """
    if terrain == "fixed" and tokens is not None:
        raise UsageError("tokens-stay", found=tokens)
    wanted = asked.anything or tokens is not None
    if terrain == "dealt" or (terrain is None and (wanted or not setup.terrain_stays)):
        return setup
    printed = boards.saved_layout(setup.scenario, setup.fixed, workspace)
    dealing = held(setup.deal, printed)
    if not dealing.feature_deals and (harbours == "fixed" or len(dealing.harbours) < _SEVERAL):
        raise UsageError("nothing-dealt", scenario=setup.scenario)
    return replace(setup, deal=dealing)


def kind_of(subject: str, workspace: Path | None = None) -> Literal["name", "code", "file"]:
    """What a subject is: a file if it has a separator or suffix, else a scenario, else a code.

    A word that could be neither is taken for a misspelt name.
    """
    if "/" in subject or "\\" in subject or Path(subject).suffix:
        return "file"
    known = names(workspace)
    if subject in known:
        return "name"
    # Names have small letters only; codes have digits, and people type them small or large.
    typed = len(subject) > 8 or subject != subject.lower()
    return "code" if typed and any(char.isdigit() for char in subject) else "name"


def usual_players(scenario: Scenario) -> int:
    """The most that the board for four is for, or for whom is nearest to four.

    A board that lies already is for the most, too: its name, code and file print the same.
    """
    near = min(scenario.players, key=lambda count: abs(count - 4))
    return max(scenario.setup(near).for_players)


def judged(
    layout: Layout,
    workspace: Path | None = None,
    *,
    players: int | None = None,
    file: Path | None = None,
    asked: Asked = NOTHING,
) -> Board:
    """A layout with its scenario, set-up, code and what the judge says of it.

    Raises:
        UsageError: The layout is for another number of players.
    """
    scenario = load(layout.scenario, workspace)
    setup = scenario.setup_named(layout.setup)
    if players is not None:
        wanted = scenario.setup(players, setup.board)
        if wanted.name != setup.name:
            raise UsageError(
                "players-not-of-board", found=players, allowed=listed(setup.for_players)
            )
        setup = wanted
    where = str(file or listed((scenario.name, setup.name)))
    bound = bound_by(bound_as_dealt(setup, layout, where), asked, workspace)
    return replace(_board(scenario, bound, remembering(layout, setup, bound)), file=file)


def require_legal(board: Board, *, force: bool) -> None:
    """Nothing is made of a board that is not legal, unless it is forced.

    Raises:
        IllegalBoardError: It is not legal and not forced.
    """
    broken = [found.rule or found.constraint for found in board.report.violations]
    if broken and not force:
        rules = listed(dict.fromkeys(broken))
        raise IllegalBoardError("board-illegal", count=len(broken), rules=rules)


def idle_constraints(board: Board) -> list[str]:
    """Which constraints that were asked for bind nothing, as nothing of theirs is on any board."""
    asked = board.layout.provenance.asked
    return [
        bound.constraint.told
        for bound in constraints_of(board.setup)
        if bound.constraint.name in asked and idle(bound.kind, board.setup.deal)
    ]


def _board(scenario: Scenario, setup: Setup, layout: Layout) -> Board:
    return Board(scenario, setup, layout, code_of(layout, setup.deal) or "")
