"""Constraints that a person asks for beside a scenario's own: by flags, or as a named set.

Sets stand in layouts/sets.toml; a user's own file is searched first (scenarios/folders). All
become constraints like those of scenario.toml, so whoever deals or judges sees no difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from printkit.board.model import REDS, Layout
from printkit.board.spelling import listed, nearest
from printkit.board.tables import read_table
from printkit.errors import ScenarioError, UsageError
from printkit.rules import KINDS
from printkit.scenarios.errors import FaultList
from printkit.scenarios.folders import find_file
from printkit.scenarios.model import Constraint, Setup

_FILE = "layouts/sets.toml"


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked for.

    Attributes:
        set: A named set; none when empty.
        apart: Numbers that must lie apart: "reds", "equal", "2,12", or set against set "6,8:2,12".
        group_max: How many hexes of a terrain may hang together.
        like_apart: No two equal terrains side by side.
        pips_max: The most pips at an intersection.
        pips_min: The fewest where three numbers meet.
        resource_pips: The band of each resource's pips, such as "8-14".
        no_number_twice: No number twice on a resource.
        harbour_not_own: No 2:1 harbour on a hex of its own resource.
        harbour_space: How many coast paths lie between harbours of a kind.
        constraint: Any other: a kind and its parameters, "terrain-numbers terrain=gold only=2,12".
    """

    set: str = ""
    apart: tuple[str, ...] = ()
    group_max: int | None = None
    like_apart: bool = False
    pips_max: int | None = None
    pips_min: int | None = None
    resource_pips: str = ""
    no_number_twice: bool = False
    harbour_not_own: bool = False
    harbour_space: int | None = None
    constraint: tuple[str, ...] = ()

    @property
    def anything(self) -> bool:
        """True when something is asked for."""
        return self != NOTHING


NOTHING = Asked()


class ConstraintSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named set.

    Attributes:
        deal: How boards are dealt by it.
        constraints: What it asks, by name, as in scenario.toml.
        without: The kinds of the scenario's own constraints that it takes away.
    """

    deal: Literal["book", "uniform"] = "uniform"
    constraints: dict[str, dict[str, Any]] = {}
    without: list[str] = []


def constraint_sets(workspace: Path | None = None) -> dict[str, ConstraintSet]:
    """Every named set.

    Raises:
        ScenarioError: The file is missing or faulty.
    """
    path = find_file(_FILE, workspace)
    if path is None:
        raise ScenarioError("no-sets", where=_FILE)
    table = read_table(path, ScenarioError)
    table.pop("format")
    found = FaultList()
    found.check(table, dict[str, ConstraintSet], [(path, table)], ())
    found.close()
    return msgspec.convert(table, dict[str, ConstraintSet])


def deal_of(
    asked: Asked, setup: Setup, workspace: Path | None = None
) -> Literal["book", "uniform"]:
    """How boards are dealt when nothing else is said: as the set-up says, unless more is asked."""
    if asked.set:
        return _named(asked.set, workspace).deal
    return "uniform" if asked.anything else setup.dealing


def bound_by(setup: Setup, asked: Asked, workspace: Path | None = None) -> Setup:
    """A set-up whose boards must satisfy what is asked for as well.

    Raises:
        UsageError: There is no such set, or a flag cannot be read.
        ScenarioError: The file of sets is faulty.
    """
    if not asked.anything:
        return setup
    chosen = _named(asked.set, workspace) if asked.set else ConstraintSet()
    where = f"{_FILE}, {asked.set}.constraints"
    named = _constraints(chosen.constraints, where)
    return _bound(setup, (*named, *_flagged(asked)), chosen.without)


def bound_as_dealt(setup: Setup, layout: Layout, where: str) -> Setup:
    """A set-up whose boards must satisfy what a board was dealt by, as its file tells it.

    Args:
        setup: The board's set-up.
        layout: The board.
        where: Its file, for errors.

    Raises:
        ScenarioError: A kind that is to be left out is unknown.
    """
    told = layout.provenance
    if not told.asked and not told.without:
        return setup
    for kind in told.without:
        if kind not in KINDS:
            raise ScenarioError(
                "unknown-constraint",
                where=f"{where}, without",
                found=kind,
                nearest=nearest(kind, KINDS),
                allowed=listed(KINDS),
            )
    return _bound(setup, _constraints(told.asked, f"{where}, constraints"), told.without)


def remembering(layout: Layout, setup: Setup, bound: Setup) -> Layout:
    """A board that remembers by which constraints it was dealt, beside its set-up's own."""
    own = [entry.name for entry in setup.constraints]
    kept = [entry.name for entry in bound.constraints]
    asked = {
        entry.name: {"kind": entry.kind, **entry.parameters}
        for entry in bound.constraints
        if entry.name not in own
    }
    without = tuple(
        dict.fromkeys(entry.kind for entry in setup.constraints if entry.name not in kept)
    )
    told = replace(layout.provenance, asked=asked, without=without)
    return replace(layout, provenance=told)


def _bound(setup: Setup, added: Iterable[Constraint], without: Sequence[str]) -> Setup:
    kept = [entry for entry in setup.constraints if entry.kind not in without]
    for entry in added:
        if not any(_same(entry, other) for other in kept):
            names = [other.name for other in (*setup.constraints, *kept)]
            kept.append(replace(entry, name=_free(entry.name, names)))
    return replace(setup, constraints=tuple(kept))


def _constraints(tables: Mapping[str, Mapping[str, Any]], where: str) -> list[Constraint]:
    return [_constraint(name, table, f"{where}.{name}") for name, table in tables.items()]


def _named(name: str, workspace: Path | None) -> ConstraintSet:
    known = constraint_sets(workspace)
    if name not in known:
        raise UsageError(
            "unknown-set", found=name, nearest=nearest(name, known), allowed=listed(known)
        )
    return known[name]


def _flagged(asked: Asked) -> Iterator[Constraint]:
    """The constraints that flags stand for."""
    for text in asked.apart:
        yield _apart(text)
    simple: tuple[tuple[str, str, object, dict[str, object]], ...] = (
        ("group-max", "terrain-groups", asked.group_max, {"most": asked.group_max}),
        ("like-apart", "like-apart", asked.like_apart or None, {}),
        ("pips-max", "intersection-pips", asked.pips_max, {"most": asked.pips_max}),
        ("pips-min", "intersection-pips", asked.pips_min, {"least": asked.pips_min}),
        ("no-number-twice", "number-once", asked.no_number_twice or None, {}),
        ("harbour-not-own", "harbour-not-own", asked.harbour_not_own or None, {}),
        ("harbour-space", "harbours-spaced", asked.harbour_space, {"paths": asked.harbour_space}),
    )
    for name, kind, wanted, parameters in simple:
        if wanted is not None:
            yield _constraint(name, {"kind": kind, **parameters}, f"--{name}")
    if asked.resource_pips:
        yield _resource_pips(asked.resource_pips)
    for text in asked.constraint:
        yield _spelt_out(text)


def _apart(text: str) -> Constraint:
    where = f"--apart {text}"
    if text == "equal":
        return _constraint("equal-apart", {"kind": "equal-apart"}, where)
    first, against, second = text.replace("reds", listed(REDS).replace(" ", "")).partition(":")
    numbers = _numbers(first, text)
    table: dict[str, object] = {"kind": "numbers-apart", "numbers": numbers}
    if against:
        table["against"] = _numbers(second, text)
    name = "reds-apart" if text == "reds" else f"apart-{text.replace(',', '-').replace(':', '-')}"
    return _constraint(name, table, where)


def _numbers(text: str, whole: str) -> list[int]:
    parts = text.split(",")
    if not all(part.strip().isdecimal() for part in parts):
        raise UsageError("not-apart", found=whole)
    return [int(part) for part in parts]


def _resource_pips(text: str) -> Constraint:
    low, _, high = text.partition("-")
    if not low.isdecimal() or not (high.isdecimal() or (not high and "-" not in text)):
        raise UsageError("not-a-band", found=text)
    table: dict[str, object] = {"kind": "resource-pips", "least": int(low)}
    if high:
        table["most"] = int(high)
    return _constraint("resource-pips", table, f"--resource-pips {text}")


def _spelt_out(text: str) -> Constraint:
    """A constraint from a kind and its parameters."""
    if not text.split():
        raise UsageError("constraint-without-kind")
    kind, *parts = text.split()
    table: dict[str, object] = {"kind": kind}
    listing = _lists(kind)
    for part in parts:
        key, told, value = part.partition("=")
        if not (key and told and value) or key in table:
            raise UsageError("not-a-parameter", found=part, where=text)
        values = [int(word) if _whole(word) else word for word in value.split(",")]
        table[key] = values if key in listing else values[0] if len(values) == 1 else value
    return _constraint(kind, table, f"--constraint {kind}")


def _whole(word: str) -> bool:
    return word.removeprefix("-").isdecimal()


def _lists(kind: str) -> set[str]:
    """The parameters of a kind that are lists."""
    if kind not in KINDS:
        return set()
    return {
        entry.name
        for entry in msgspec.structs.fields(KINDS[kind])
        if any(get_origin(part) is tuple for part in (entry.type, *get_args(entry.type)))
    }


def _constraint(name: str, table: Mapping[str, Any], where: str) -> Constraint:
    parameters = {key: value for key, value in table.items() if key != "kind"}
    return Constraint(
        name=name,
        kind=str(table.get("kind", "")),
        rule="",
        ruling=False,
        when="always",
        parameters=parameters,
        where=where,
    )


def _same(entry: Constraint, other: Constraint) -> bool:
    alike = (entry.kind, dict(entry.parameters)) == (other.kind, dict(other.parameters))
    return alike and other.when == "always"


def _free(name: str, names: list[str]) -> str:
    """The name, with a number after it where it is taken already."""
    free, count = name, 1
    while free in names:
        count += 1
        free = f"{name}-{count}"
    return free
