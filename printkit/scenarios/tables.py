"""The shape of scenario.toml: which keys there are and of what kind each is.

`ScenarioTable` is what a whole file says once it is laid over its parents; a `SetupTable`
may say again, for itself, most of what the scenario says for all set-ups.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from printkit.board.limits import Count, Decimal, Seats, Whole
from printkit.board.model import Harbour, Terrain

Number = Whole | Decimal | str


class RegionTable(Struct, forbid_unknown_fields=True):
    """A part of the frame, under the letter it has in the frame's picture.

    A tokenless one has no number tokens, whatever its terrain.
    """

    name: str
    terrain: dict[Terrain, Count] = field(default_factory=dict)
    numbers: dict[int, Count] = field(default_factory=dict)
    tokenless: bool = False


class HarboursTable(Struct, forbid_unknown_fields=True):
    """Where harbours lie and which there are; `fixed` are those of the printed board."""

    places: list[str]
    pool: dict[Harbour, Count]
    fixed: list[Harbour] = field(default_factory=list)


class FeatureTable(Struct, forbid_unknown_fields=True):
    """A feature dealt onto hexes of one terrain."""

    terrain: Terrain
    count: Count | None = None
    values: list[int] = field(default_factory=list)
    legal_values: list[int] = field(default_factory=list)


class ComponentTable(Struct, forbid_unknown_fields=True):
    """A printable part; counts may name a value, as "{oil}", and are one player's with `each`.

    Only a deck whose cards stand in a table may leave its counts out: the table has them.
    """

    template: str
    printed: Count | str = ""
    in_play: Count | str = ""
    art: str = ""
    back: str = ""
    feature: str = ""
    form: str = ""
    ground: str = ""
    faces: dict[str, Count] = field(default_factory=dict)
    table: str = ""
    each: Literal["", "player"] = ""
    rule: str = ""


class ConstraintTable(Struct):
    """What every constraint has; the rest are parameters of its kind, typed in rules."""

    kind: str
    rule: str = ""
    ruling: bool = False
    when: Literal["always", "fixed", "variable"] = "always"


class BalanceTable(Struct, forbid_unknown_fields=True):
    """A measure of how even a board is: its kind, and what that needs (balance.measures)."""

    kind: str
    worst: Annotated[float, Meta(gt=0, le=10)]
    of: str = ""
    feature: str = ""
    regions: list[str] = field(default_factory=list)
    steps: Annotated[int, Meta(ge=0, le=20)] = 0


class SeatsTable(Struct, forbid_unknown_fields=True):
    """What differs for one number of players within a set-up."""

    values: dict[str, Number] = field(default_factory=dict)
    deck: dict[str, Count | str] = field(default_factory=dict)


class SetupTable(Struct, forbid_unknown_fields=True):
    """One set-up: a board for some numbers of players, and what differs there.

    `like` names another set-up, whose tables lie under this one's (scenarios/merge); `board`
    names a board that is played on by asking for it, beside the usual one for as many; where
    `terrain_stays`, a variable board has the printed one's terrain and tokens unless asked.
    """

    players: list[Seats]
    frame: str
    fixed: str
    regions: dict[str, RegionTable]
    like: str = ""
    board: str = ""
    terrain_stays: bool = False
    terrain: str = ""
    numbers: str = ""
    by_players: dict[int, SeatsTable] = field(default_factory=dict)
    harbours: HarboursTable | None = None
    fixed_features: dict[str, list[str]] = field(default_factory=dict)
    spiral: list[int] = field(default_factory=list)
    deal: Literal["book", "uniform"] = "book"
    spiral_letters: str = ""
    tokenless: list[Terrain] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)
    values: dict[str, Number] = field(default_factory=dict)
    deck: dict[str, Count | str] = field(default_factory=dict)
    conditions: list[str] = field(default_factory=list)
    costs: dict[str, dict[str, Count]] = field(default_factory=dict)
    yields: dict[str, Count] = field(default_factory=dict)
    points: dict[str, Count] = field(default_factory=dict)
    switches: dict[str, bool] = field(default_factory=dict)
    features: dict[str, list[FeatureTable]] = field(default_factory=dict)
    constraints: dict[str, Any] = field(default_factory=dict)
    balance: dict[str, Any] = field(default_factory=dict)
    components: dict[str, Any] = field(default_factory=dict)


class FullSetupTable(SetupTable, forbid_unknown_fields=True):
    """A set-up once the scenario's own tables lie under it: none is partial any more."""

    constraints: dict[str, ConstraintTable] = field(default_factory=dict)
    balance: dict[str, BalanceTable] = field(default_factory=dict)
    components: dict[str, ComponentTable] = field(default_factory=dict)


class ScenarioTable(Struct, forbid_unknown_fields=True):
    """A whole scenario."""

    format: int
    prefix: str
    setups: dict[str, SetupTable]
    extends: str = ""
    rules: list[str] = field(default_factory=list)
    unplayed: list[str] | None = None
    needs: list[str] = field(default_factory=list)
    credit: str = ""
    colours: list[str] = field(default_factory=list)
    codes: dict[str, str] = field(default_factory=dict)
    deal: Literal["book", "uniform"] = "book"
    tokenless: list[Terrain] = field(default_factory=list)
    values: dict[str, Number] = field(default_factory=dict)
    deck: dict[str, Count | str] = field(default_factory=dict)
    conditions: list[str] = field(default_factory=list)
    costs: dict[str, dict[str, Count]] = field(default_factory=dict)
    yields: dict[str, Count] = field(default_factory=dict)
    points: dict[str, Count] = field(default_factory=dict)
    switches: dict[str, bool] = field(default_factory=dict)
    features: dict[str, list[FeatureTable]] = field(default_factory=dict)
    constraints: dict[str, ConstraintTable] = field(default_factory=dict)
    balance: dict[str, BalanceTable] = field(default_factory=dict)
    components: dict[str, ComponentTable] = field(default_factory=dict)


SHARED = tuple(
    name for name in SetupTable.__struct_fields__ if name in ScenarioTable.__struct_fields__
)
"""The keys that a set-up may say again for itself."""
