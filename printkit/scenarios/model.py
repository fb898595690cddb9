"""Scenarios as values: what the layers above know of one, and of a set-up for some players.

All of it comes from scenario.toml through load; nothing here reads files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from printkit.board.model import Deal, Harbour
from printkit.board.spelling import as_toml, listed, nearest, shown
from printkit.errors import ScenarioError
from printkit.scenarios.cards import Card
from printkit.scenarios.standing import Layers, placed

Value = int | float | str


class Values(dict[str, Value]):
    """A set-up's values by name; one that is missing is an error, not a fault of the program."""

    def __init__(self, values: Mapping[str, Value], layers: Layers) -> None:
        super().__init__(values)
        self.layers = layers

    def __missing__(self, name: str) -> Value:
        raise ScenarioError("missing-value", where=self.layers[0][0], found=name)

    def place(self, name: str) -> str:
        """Where a value stands, for errors."""
        return placed(self.layers, name)


def number_of(values: Mapping[str, Value], name: str, without: int | None = None) -> int:
    """A value that is a whole number; where there is none, what it is without one.

    Raises:
        ScenarioError: It is another one, or a word.
    """
    value = values[name] if without is None else values.get(name, without)
    if isinstance(value, str) or int(value) != value:
        where = values.place(name) if isinstance(values, Values) else name
        raise ScenarioError("wrong-kind", where=where, found=shown(value), wanted="whole")
    return int(value)


@dataclass(frozen=True, slots=True)
class Constraint:
    """Something that a legal board satisfies, as data; rules knows what each kind means.

    Attributes:
        name: Its name in the scenario.
        kind: Which kind of constraint it is.
        rule: The rule id it implements.
        ruling: True when that rule is a house ruling.
        when: Which boards it binds.
        parameters: What its kind needs besides.
        where: The file and key that define it, for errors.
    """

    name: str
    kind: str
    rule: str
    ruling: bool
    when: Literal["always", "fixed", "variable"]
    parameters: Mapping[str, object]
    where: str

    def binds(self, *, variable: bool) -> bool:
        """True when a board that was dealt (or was not) must satisfy it."""
        return self.when == "always" or (self.when == "variable") == variable

    @property
    def told(self) -> str:
        """Its name with its parameters."""
        parameters = ", ".join(
            f"{key} = {as_toml(value)}" for key, value in self.parameters.items()
        )
        return f"{self.name} ({parameters})" if parameters else self.name


@dataclass(frozen=True, slots=True)
class Evenness:
    """A measure of how even a board is, as data; balance knows what each kind means.

    Attributes:
        name: Its name in the scenario.
        kind: Which kind of measure it is.
        worst: The deviation that counts as not even at all.
        of: The good that it asks for, if it does.
        feature: The feature whose places it asks for.
        regions: The regions that it compares.
        steps: How many paths away it looks.
        where: The file and key that define it, for errors.
    """

    name: str
    kind: str
    worst: float
    of: str
    feature: str
    regions: tuple[str, ...]
    steps: int
    where: str


@dataclass(frozen=True, slots=True)
class Component:
    """A printable part of a scenario.

    Attributes:
        name: Its name in the scenario.
        template: Which template tells how it looks.
        art: The drawing of its front.
        back: The drawing of its back, if it has one; of a card the icon.
        feature: The feature whose places it shows, if it does.
        form: Which form of templates/pieces.toml it takes: a card's, a marker's, a stand-up's.
        ground: The colour of a card's back.
        faces: A deck's different fronts by name, and how many of each.
        cards: The same from a table; empty where no table is named.
        each: "player" when there is one set in every player's colour.
        printed: How many are printed, in all colours.
        in_play: How many this set-up uses, of all players.
        rule: The rule id that it serves.
    """

    name: str
    template: str
    art: str
    back: str
    feature: str
    form: str
    ground: str
    faces: Mapping[str, int]
    cards: tuple[Card, ...]
    each: Literal["", "player"]
    printed: int
    in_play: int
    rule: str


@dataclass(frozen=True, slots=True, eq=False)
class Setup:
    """One set-up of a scenario, for one number of players.

    Attributes:
        scenario: The scenario's name.
        name: Its own, such as "3-4".
        board: The board that it is for beside the usual one; "" for that.
        players: How many play.
        for_players: How many may.
        deal: What can be dealt.
        fixed: The name of its printed board.
        terrain_stays: Whether a variable board has its terrain and tokens, unless asked.
        fixed_harbours: The printed board's harbours, in the order of the deal's places.
        dealing: How its boards are dealt when nothing else is asked for.
        spiral_letters: What those tokens bear on their backs.
        constraints: What its boards satisfy, in the scenario's order.
        balance: What makes them even.
        components: Its printable parts.
        values: Every number that a text may name; `players` among them.
        text_values: The same, and those of all set-ups as "name@setup".
        deck: How many development cards of each sort there are.
        conditions: What winning asks for beside the points, by the names that rule modules give.
        costs: What each thing costs.
        yields: What each building yields.
        points: What each building is worth.
        switches: The options and whether they are on.
        needs: The boxes it is played with.
    """

    scenario: str
    name: str
    board: str
    players: int
    for_players: tuple[int, ...]
    deal: Deal
    fixed: str
    terrain_stays: bool
    fixed_harbours: tuple[Harbour, ...]
    dealing: Literal["book", "uniform"]
    spiral_letters: tuple[str, ...]
    constraints: tuple[Constraint, ...]
    balance: tuple[Evenness, ...]
    components: Mapping[str, Component]
    values: Mapping[str, Value]
    text_values: Mapping[str, Value]
    deck: Mapping[str, int]
    conditions: tuple[str, ...]
    costs: Mapping[str, Mapping[str, int]]
    yields: Mapping[str, int]
    points: Mapping[str, int]
    switches: Mapping[str, bool]
    needs: tuple[str, ...]

    @property
    def spiral(self) -> tuple[int, ...]:
        """The tokens in the order in which a spiral lays them; empty if there is none."""
        return self.deal.spiral


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """A scenario.

    Attributes:
        name: Its name: that of its folder.
        prefix: What its layout codes begin with.
        parents: The scenarios it extends, nearest first.
        rules: The rule modules it is played by.
        unplayed: The rules that none of them plays; None where the scenario does not say.
        credit: Whom to credit.
        colours: The players' colours, in seating order.
        codes: The fingerprints of deals that codes were made for, and a version that reads them.
        setups: Its set-ups by name, each for every number of players it is for.
    """

    name: str
    prefix: str
    parents: tuple[str, ...]
    rules: tuple[str, ...]
    unplayed: tuple[str, ...] | None
    credit: str
    colours: tuple[str, ...]
    codes: Mapping[str, str]
    setups: Mapping[str, Mapping[int, Setup]] = field(repr=False)

    @property
    def players(self) -> tuple[int, ...]:
        """Every number of players that it can be played with."""
        return tuple(sorted({count for setups in self.setups.values() for count in setups}))

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards that it can be played on; "" is the usual one."""
        setups = [next(iter(some.values())) for some in self.setups.values()]
        return tuple(dict.fromkeys(setup.board for setup in setups))

    def setup(self, players: int | None = None, board: str = "") -> Setup:
        """The set-up for so many players; without a number the first one, for its most players.

        Args:
            players: How many play.
            board: The board that they play on; "" for the usual one.

        Raises:
            ScenarioError: It is not for so many, or has no such board.
        """
        if board not in self.boards:
            known = [name for name in self.boards if name]
            if not known:
                raise ScenarioError("one-board", scenario=self.name, found=board)
            raise ScenarioError(
                "unknown-board",
                scenario=self.name,
                found=board,
                nearest=nearest(board, known),
                allowed=listed(known),
            )
        fitting = {
            name: setups
            for name, setups in self.setups.items()
            if next(iter(setups.values())).board == board
        }
        if players is None:
            return self.setup_named(next(iter(fitting)))
        for setups in fitting.values():
            if players in setups:
                return setups[players]
        raise ScenarioError(
            "players-out-of-range",
            scenario=self.name,
            found=players,
            allowed=listed(self.players),
        )

    def setup_named(self, name: str, where: str = "") -> Setup:
        """The set-up of that name, for the most players it is for.

        Raises:
            ScenarioError: It has no such set-up.
        """
        if name not in self.setups:
            raise ScenarioError(
                "unknown-setup",
                where=where or self.name,
                scenario=self.name,
                found=name,
                nearest=nearest(name, self.setups),
                allowed=listed(self.setups),
            )
        setups = self.setups[name]
        return setups[max(setups)]
