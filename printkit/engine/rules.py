"""What a rule module supplies: kinds of cards, buildings, moves, phases, yields, points.

A scenario's rules are the modules that scenario.toml lists, laid over one another in that
order by `compose`. A later module adds to what the earlier ones say, or replaces a part of
it by its name; none asks which scenario is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from printkit.engine.actions import Action, Happening, Outcome

if TYPE_CHECKING:
    from printkit.engine.game import Game
    from printkit.engine.state import State

Chance = Callable[["State", Any], Sequence[Outcome]]
Enter = Callable[["State"], bool]
Tells = Callable[["State", int, Action], Sequence[Happening]]
"""What happened by itself, given the state after an action and who did it."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of card or token that is held in hand and counted by the bank.

    Attributes:
        name: Its name.
        supply: How many there are.
        limit: How many a player may hold; None for any number.
        open: Whether it lies open: never taken unseen.
        counts: Whether it counts, and can be given back, when full hands give back half.
    """

    name: str
    supply: int
    limit: int | None = None
    open: bool = False
    counts: bool = True


class Level(msgspec.Struct, frozen=True):
    """What a building is: a settlement, a city, or what a scenario makes of one.

    Attributes:
        name: Its name.
        piece: Which sort of piece stands there, an index into `Game.pieces`.
        yields: How many cards a hex brings it.
        points: What it is worth.
        grows: Whether it can be made a city.
        breaks: Whether roads of others end at it.
    """

    name: str
    piece: int
    yields: int
    points: int
    grows: bool = False
    breaks: bool = True


class Sort(msgspec.Struct, frozen=True):
    """A sort of development card; how many there are is the scenario's `deck`.

    Attributes:
        name: Its name.
        points: What it is worth to whoever has it.
        open: Whether it is laid open when it is bought.
    """

    name: str
    points: int = 0
    open: bool = False


class Move(msgspec.Struct, frozen=True):
    """One way to act in some phases: which actions are legal, and what they do.

    Attributes:
        action: The class of its actions.
        phases: When it can be done.
        rule: The rule that forbids it at other times.
        listing: Every legal one.
        fault: The rule that an action breaks; "" when it is legal.
        effect: Carries it out, given what chance decided.
        chance: Everything that chance may decide, each as likely as the others; None for nothing.
    """

    action: type[Action]
    phases: tuple[str, ...]
    rule: str
    listing: Callable[[State], Sequence[Action]]
    fault: Callable[[State, Any], str]
    effect: Callable[[State, Any, Outcome], None]
    chance: Chance | None = None


def barred(action: type[Action], phases: tuple[str, ...], rule: str) -> Move:
    """A move that earlier modules allow in some phases and a rule forbids there."""
    return Move(action, phases, rule, _none, lambda *_: rule, _never)


def _none(_: State) -> Sequence[Action]:
    return ()


def _never(*_: Any) -> None:
    """What has a fault is not carried out."""


def nothing(_: Any) -> None:
    """A module that has nothing to prepare, or nothing to lay out."""


def nothing_more(_: State, __: int, ___: Action) -> Sequence[Happening]:
    """A module of which all that happens is somebody's action."""
    return ()


def same(phases: tuple[str, ...]) -> tuple[str, ...]:
    """A module that leaves the order of phases as it is."""
    return phases


class Module(msgspec.Struct, frozen=True):
    """A part of the rules.

    Attributes:
        name: Its name, as in scenario.toml.
        ids: What the ids of its rules begin with.
        features: The features that the board must have for it.
        values: The numbers that a scenario must say for it, beside those of earlier modules.
        lent: The numbers that it may say, or that its parent does.
        costs: The prices that it must say likewise.
        switches: Its options.
        buildings: What else than its levels yields something or is worth something.
        prepare: Enters its kinds, buildings, costs and tables into a game.
        start: Lays out what it needs at the beginning.
        order: The phases of a turn, given those of the modules before it.
        seven: What a 7 brings, as phases for the roller, given those of the modules before it.
        phases: What happens when a phase begins; true when a decision is awaited.
        moves: What can be done. One of an action and phase that is there already replaces it.
        amend: Changes to the moves of earlier modules, by the class of their actions.
        yields: Hand out what a roll brings, in this order; a name that is there is replaced.
        capital: Hand out what the last starting settlement brings.
        points: Count points of a player.
        conditions: What winning may ask for beside points: `conditions` in scenario.toml says
            which of them it does.
        checks: What is looked at after every action; a name that is there already is replaced.
        sure: How many points every seat can come to on any board on which all can found and every
            kind that something costs is yielded; None where that is not known.
        faults: Which of its own counts no longer add up, for tests and soaks.
        tells: What a log is to tell beside the action itself.
    """

    name: str
    ids: str = ""
    features: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    lent: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()
    prepare: Callable[[Game], None] = nothing
    start: Callable[[State], None] = nothing
    order: Callable[[tuple[str, ...]], tuple[str, ...]] = same
    seven: Callable[[tuple[str, ...]], tuple[str, ...]] = same
    phases: Mapping[str, Enter] = msgspec.field(default_factory=dict)
    moves: tuple[Move, ...] = ()
    amend: Mapping[type[Action], Callable[[Move], Move]] = msgspec.field(default_factory=dict)
    yields: Mapping[str, Callable[[State], None]] = msgspec.field(default_factory=dict)
    capital: tuple[Callable[[State, int], None], ...] = ()
    points: tuple[Callable[[State, int], int], ...] = ()
    conditions: Mapping[str, Callable[[State, int], bool]] = msgspec.field(default_factory=dict)
    checks: Mapping[str, Callable[[State], None]] = msgspec.field(default_factory=dict)
    faults: tuple[Callable[[State], list[str]], ...] = ()
    sure: Callable[[Game], int] | None = None
    tells: Tells = nothing_more


class Rules(msgspec.Struct, frozen=True):
    """Modules laid over one another: what the engine runs by.

    Attributes:
        modules: The modules, first to last.
        order: The phases of a turn.
        seven: The phases that a 7 brings.
        phases: What happens when each phase begins.
        moves: What can be done in each phase.
        actions: Every class of action by its word.
    """

    modules: tuple[Module, ...]
    order: tuple[str, ...]
    seven: tuple[str, ...]
    phases: Mapping[str, Enter]
    moves: Mapping[str, tuple[Move, ...]]
    actions: Mapping[str, type[Action]]
    yields: tuple[Callable[[State], None], ...]
    capital: tuple[Callable[[State, int], None], ...]
    points: tuple[Callable[[State, int], int], ...]
    conditions: Mapping[str, Callable[[State, int], bool]]
    checks: tuple[Callable[[State], None], ...]


def compose(modules: tuple[Module, ...]) -> Rules:
    """The rules that some modules make together."""
    order: tuple[str, ...] = ()
    seven: tuple[str, ...] = ()
    yields: dict[str, Callable[[State], None]] = {}
    conditions: dict[str, Callable[[State, int], bool]] = {}
    phases: dict[str, Enter] = {}
    checks: dict[str, Callable[[State], None]] = {}
    moves: dict[tuple[type[Action], str], Move] = {}
    for module in modules:
        order = module.order(order)
        seven = module.seven(seven)
        yields |= module.yields
        conditions |= module.conditions
        phases |= module.phases
        checks |= module.checks
        for key, move in moves.items():
            moves[key] = module.amend.get(move.action, _kept)(move)
        moves |= {(move.action, phase): move for move in module.moves for phase in move.phases}
    return Rules(
        modules=modules,
        order=order,
        seven=seven,
        phases=phases,
        moves={
            phase: tuple(move for (_, when), move in moves.items() if when == phase)
            for phase in phases
        },
        actions={action.word: action for action, _ in moves},
        yields=tuple(yields.values()),
        capital=tuple(bring for module in modules for bring in module.capital),
        points=tuple(count for module in modules for count in module.points),
        conditions=conditions,
        checks=tuple(checks.values()),
    )


def _kept(move: Move) -> Move:
    return move
