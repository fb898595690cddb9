"""scenario.toml, with the files it stands on, as a Scenario.

The parents' tables lie under the file's own, and the scenario's under each set-up's
(scenarios/merge); then every key is checked, and each set-up is built for each number of
players it is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from printkit.board.limits import PRINTED, SETUPS
from printkit.board.spelling import listed, nearest
from printkit.board.tables import read_table
from printkit.errors import ScenarioError
from printkit.scenarios import checks, known
from printkit.scenarios.cards import Decks
from printkit.scenarios.deals import deal_of
from printkit.scenarios.errors import FaultList, File
from printkit.scenarios.folders import checked_name, find
from printkit.scenarios.merge import likened, likes, merged
from printkit.scenarios.model import Component, Constraint, Evenness, Scenario, Setup, Value, Values
from printkit.scenarios.standing import Standing
from printkit.scenarios.tables import (
    SHARED,
    BalanceTable,
    ComponentTable,
    ConstraintTable,
    FullSetupTable,
    ScenarioTable,
    SeatsTable,
)

NOT_INHERITED = ("prefix", "extends", "codes", "credit", "unplayed")
"""What belongs to one scenario alone."""

_TABLES = ("setups", "costs", "features", "constraints", "balance", "components")
"""Tables of tables: `false` takes one away."""

_COUNT = re.compile(r"\{([^}]+)\}")


def load(name: str, workspace: Path | None = None) -> Scenario:
    """The scenario of that name.

    Args:
        name: The name of its folder.
        workspace: The user's folder, searched before printkit's own.

    Raises:
        ScenarioError: There is none, or its file has faults; all of them are listed.
    """
    files = _chain(name, workspace)
    whole = _whole(files)
    found = FaultList()
    checks.size(whole, files, found)
    found.close()
    if isinstance(whole.get("setups"), Mapping):
        whole["setups"] = likened(whole["setups"])
    checks.likes(whole, name, files, found)
    found.check(whole, ScenarioTable, files, ())
    checks.prefix(whole, files, found, workspace)
    found.close()
    setups: dict[str, dict[int, Setup]] = {}
    decks = Decks(files)
    for setup in whole["setups"]:
        with found.noting():
            setups[setup] = _setups(name, whole, setup, files, decks)
    checks.seats(whole, files, found)
    found.close()
    of_all = [setup for by_players in setups.values() for setup in by_players.values()]
    known.check(files, of_all, workspace, found)
    found.close()
    table = msgspec.convert(whole, ScenarioTable, str_keys=True)
    return Scenario(
        name=name,
        prefix=table.prefix,
        parents=tuple(path.parent.name for path, _ in files[1:]),
        rules=tuple(table.rules),
        unplayed=None if table.unplayed is None else tuple(table.unplayed),
        credit=table.credit,
        colours=tuple(table.colours),
        codes=table.codes,
        setups=_with_text_values(setups),
    )


def _whole(files: tuple[File, ...]) -> dict[str, Any]:
    """The scenario's table laid over those of its parents."""
    whole: dict[str, Any] = {}
    seen: list[Mapping[str, Any]] = []
    for _, table in reversed(files):
        kept = {key: value for key, value in whole.items() if key not in NOT_INHERITED}
        whole = _without_gone(merged(kept, table), seen)
        seen.append(table)
    return whole


def _without_gone(whole: dict[str, Any], seen: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The table without entries taken away that an earlier file had, and another took away."""
    for name in _TABLES:
        there = whole.get(name)
        if isinstance(there, Mapping):
            had = {key for table in seen for key in _entries(table, name)}
            whole[name] = {
                key: entry for key, entry in there.items() if entry is not False or key not in had
            }
    return whole


def _entries(table: Mapping[str, Any], name: str) -> Iterable[str]:
    entries = table.get(name)
    return entries if isinstance(entries, Mapping) else ()


def _chain(name: str, workspace: Path | None) -> tuple[File, ...]:
    """The scenario's file and those it extends, nearest first."""
    files: list[File] = []
    while True:
        path = find(name, workspace)
        if path in [seen for seen, _ in files]:
            raise ScenarioError("extends-itself", where=f"{path}, extends", found=name)
        if len(files) >= SETUPS:
            where = f"{files[0][0]}, extends"
            raise ScenarioError("too-many", where=where, found=len(files) + 1, most=SETUPS)
        table = read_table(path, ScenarioError)
        files.append((path, table))
        name = str(table.get("extends", ""))
        if not name:
            return tuple(files)
        checked_name(name, f"{path}, extends")


def _setups(
    scenario: str, whole: Mapping[str, Any], name: str, files: tuple[File, ...], decks: Decks
) -> dict[int, Setup]:
    at = ("setups", name)
    shared = {key: whole[key] for key in SHARED if key in whole}
    laid = merged(shared, whole["setups"][name])
    found = FaultList()
    found.check(laid, FullSetupTable, files, at)
    found.close()
    table = msgspec.convert(laid, FullSetupTable, str_keys=True)
    standing = Standing(files, likes(whole["setups"], name))
    if not table.players:
        raise ScenarioError("no-players", where=standing.at("players"))
    for players in sorted(set(table.by_players) - set(table.players)):
        raise ScenarioError(
            "players-elsewhere", where=standing.at("by_players"), found=players,
            allowed=listed(table.players),
        )  # fmt: skip
    deal = deal_of(table, scenario, whole["prefix"], name, standing)
    constraints = tuple(
        _constraint(key, entry, laid["constraints"][key], standing.at("constraints", key))
        for key, entry in table.constraints.items()
    )
    below = standing.layers("values")
    setups = {}
    for players in table.players:
        seats = table.by_players.get(players, SeatsTable())
        values = Values(
            {**table.values, **seats.values, "players": players},
            (*standing.layers("by_players", str(players), "values"), *below),
        )
        components = {
            key: _component(
                key, entry, values, standing.at("components", key), _most_players(whole), decks
            )
            for key, entry in table.components.items()
        }
        printed = sum(component.printed for component in components.values())
        if printed > PRINTED:
            raise ScenarioError(
                "too-many-printed", where=standing.at("components"), found=printed, most=PRINTED
            )
        setups[players] = Setup(
            scenario=scenario,
            name=name,
            board=table.board,
            players=players,
            for_players=tuple(table.players),
            deal=deal,
            fixed=table.fixed,
            terrain_stays=table.terrain_stays,
            fixed_harbours=tuple(table.harbours.fixed) if table.harbours else (),
            dealing=table.deal,
            spiral_letters=tuple(table.spiral_letters.split()),
            constraints=constraints,
            balance=tuple(
                _evenness(key, entry, standing.at("balance", key))
                for key, entry in table.balance.items()
            ),
            components=components,
            values=values,
            text_values=values,
            deck={
                sort: _count(count, values, standing.at("deck", sort))
                for sort, count in {**table.deck, **seats.deck}.items()
            },
            conditions=tuple(table.conditions),
            costs=table.costs,
            yields=table.yields,
            points=table.points,
            switches=table.switches,
            needs=tuple(table.needs),
        )
    return setups


def _evenness(name: str, table: BalanceTable, where: str) -> Evenness:
    return Evenness(
        name=name,
        kind=table.kind,
        worst=table.worst,
        of=table.of,
        feature=table.feature,
        regions=tuple(table.regions),
        steps=table.steps,
        where=where,
    )


def _constraint(
    name: str, table: ConstraintTable, raw: Mapping[str, object], where: str
) -> Constraint:
    common = ConstraintTable.__struct_fields__
    return Constraint(
        name=name,
        kind=table.kind,
        rule=table.rule,
        ruling=table.ruling,
        when=table.when,
        parameters={key: value for key, value in raw.items() if key not in common},
        where=where,
    )


def _most_players(whole: Mapping[str, Any]) -> int:
    """How many can play at all: so many colours are printed."""
    counts: list[int] = [
        count for setup in whole["setups"].values() for count in setup.get("players", ())
    ]
    return max(counts)


def _component(
    name: str, table: ComponentTable, values: Values, where: str, most: int, decks: Decks
) -> Component:
    players = int(values["players"])
    cards = decks.cards(table.table, f"{where}.table") if table.table else ()
    counted = sum(card.count for card in cards) if cards else None
    printed = _count(table.printed, values, f"{where}.printed", counted)
    in_play = _count(table.in_play, values, f"{where}.in_play", counted)
    if 0 < printed < in_play and not table.each:
        raise ScenarioError("printed-few", where=where, found=printed, wanted=in_play)
    return Component(
        name=name,
        template=table.template,
        art=table.art,
        back=table.back,
        feature=table.feature,
        form=table.form,
        ground=table.ground,
        faces=table.faces,
        cards=cards,
        each=table.each,
        printed=printed * (most if table.each else 1),
        in_play=in_play * (players if table.each else 1),
        rule=table.rule,
    )


def _count(
    told: int | str, values: Mapping[str, Value], where: str, counted: int | None = None
) -> int:
    """A number as it stands, or the value that "{name}" names; nothing is what was counted."""
    if isinstance(told, int):
        return told
    if not told:
        if counted is None:
            raise ScenarioError("missing-key", where=where)
        return counted
    named = _COUNT.fullmatch(told)
    value = values.get(named[1]) if named else None
    if not isinstance(value, int):
        raise ScenarioError(
            "unknown-value",
            where=where,
            found=told,
            nearest="".join(f"{{{word}}}" for word in [nearest(told.strip("{}"), values)] if word),
            allowed=listed(values),
        )
    return value


def _with_text_values(setups: Mapping[str, Mapping[int, Setup]]) -> dict[str, dict[int, Setup]]:
    """The set-ups, each knowing the others' values as "name@setup" for texts that compare."""
    elsewhere = {
        f"{key}@{name}": value
        for name, by_players in setups.items()
        for key, value in by_players[max(by_players)].values.items()
    }
    return {
        name: {
            players: replace(setup, text_values={**elsewhere, **setup.values})
            for players, setup in by_players.items()
        }
        for name, by_players in setups.items()
    }
