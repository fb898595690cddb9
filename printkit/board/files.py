"""Layouts as TOML files: two pictures, and a line for each harbour and each feature's place.

A file can be read against a Deal only, for the Deal's frame tells where its rows lie. What
cannot be read is an error here; what can be read but is not legal is for rules to judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from printkit.board.hexgrid import Edge, Hex
from printkit.board.model import Deal, Harbour, Layout, Place, Provenance, Swap, Tally
from printkit.board.pictures import (
    numbers_picture,
    read_numbers,
    read_terrain,
    terrain_picture,
)
from printkit.board.schema import typed
from printkit.board.spelling import listed, nearest
from printkit.board.spots import (
    hex_names,
    place_text,
    read_hex,
    read_path,
    read_place,
    spot_name,
)
from printkit.board.tables import FORMAT, parse_table, read_table
from printkit.errors import LayoutError


class LayoutTable(msgspec.Struct, forbid_unknown_fields=True):
    """A layout file's keys, as they stand in it."""

    format: int
    scenario: str
    setup: str
    terrain: str
    numbers: str
    variable: bool = False
    title: str = ""
    method: str = ""
    seed: int | None = None
    version: str = ""
    reconstruction: bool = False
    harbours: list[str] = msgspec.field(default_factory=list)
    swaps: list[str] = msgspec.field(default_factory=list)
    features: dict[str, list[str]] = msgspec.field(default_factory=dict)
    constraints: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    without: list[str] = msgspec.field(default_factory=list)
    candidates: int = 0
    bound: float = 0.0
    played: list[str] = msgspec.field(default_factory=list)


def read_layout_table(path: Path) -> LayoutTable:
    """A layout file's keys, all of a right kind; the pictures are not looked at yet.

    Raises:
        LayoutError: The file cannot be read or has a key that is unknown, missing or wrong.
    """
    return typed(read_table(path, LayoutError), LayoutTable, str(path), LayoutError)


def parse_layout_table(text: str, where: str) -> LayoutTable:
    """The same for a layout file's text.

    Raises:
        LayoutError: The text has a key that is unknown, missing or wrong.
    """
    return typed(parse_table(text, where, LayoutError), LayoutTable, where, LayoutError)


def layout_of(table: LayoutTable, deal: Deal, where: str) -> Layout:
    """The layout that a file's keys describe, on the deal's frame.

    Args:
        table: The keys.
        deal: The deal of the file's scenario and set-up.
        where: The file, for errors.

    Raises:
        LayoutError: A picture does not fit the frame, or something cannot be read.
    """
    frame = deal.frame
    return Layout(
        scenario=table.scenario,
        setup=table.setup,
        variable=table.variable,
        terrain=read_terrain(table.terrain, frame, f"{where}, terrain"),
        numbers=read_numbers(table.numbers, frame, f"{where}, numbers"),
        harbours=_harbours(table.harbours, frame, f"{where}, harbours"),
        features=_features(table.features, deal, where),
        provenance=Provenance(
            title=table.title,
            method=table.method,
            seed=table.seed,
            version=table.version,
            swaps=tuple(_swap(line, frame, f"{where}, swaps") for line in table.swaps),
            reconstruction=table.reconstruction,
            asked=table.constraints,
            without=tuple(table.without),
            candidates=table.candidates,
            bound=table.bound,
            played=tuple(_tally(line, f"{where}, played") for line in table.played),
        ),
    )


def layout_text(layout: Layout, deal: Deal) -> str:
    """The text of a layout's file; reading it gives the same layout back."""
    frame, told = deal.frame, layout.provenance
    head: list[tuple[str, object]] = [
        ("format", FORMAT),
        ("scenario", layout.scenario),
        ("setup", layout.setup),
        ("variable", layout.variable),
        ("title", told.title),
        ("method", told.method),
        ("seed", told.seed),
        ("version", told.version),
        ("reconstruction", told.reconstruction),
        ("candidates", told.candidates or None),
        ("bound", told.bound or None),
    ]
    lines = [f"{key} = {_toml(value)}" for key, value in head if value not in ("", None)]
    lines += ["", 'terrain = """', _indented(terrain_picture(layout.terrain)) + '"""']
    lines += ["", 'numbers = """', _indented(numbers_picture(layout.numbers, frame)) + '"""', ""]
    harbours = sorted(layout.harbours.items(), key=lambda item: _rank(deal, item[0]))
    lines += _list("harbours", [f"{spot_name(frame, at)} {kind}" for at, kind in harbours])
    lines += _list("swaps", [_swap_text(swap, frame) for swap in told.swaps])
    lines += _list("without", list(told.without))
    lines += _list("played", [_tally_text(tally) for tally in told.played])
    if layout.features:
        lines += [*([""] if lines[-1] else []), "[features]"]
    for name, places in layout.features.items():
        lines += _list(name, [place_text(frame, place) for place in places])
    if told.asked:
        lines += ["", "[constraints]"]
    lines += [f"{_key(name)} = {_toml(table)}" for name, table in told.asked.items()]
    return "\n".join(lines) + "\n"


def canonical_features(
    features: Mapping[str, tuple[Place, ...]], deal: Deal
) -> dict[str, tuple[Place, ...]]:
    """Features in one order: the deal's names first; places that are dealt are sorted.

    A dealt feature is a set of places, so two boards that list them differently are equal;
    the order of others (a river's chain, a fleet's route) has a meaning and is kept.
    """
    dealt = dict.fromkeys(entry.feature for entry in deal.feature_deals)
    order = [*dealt, *deal.fixed_features]
    kept = {name: features[name] for name in order if features.get(name)}
    for name in kept.keys() & dealt.keys():
        kept[name] = tuple(sorted(kept[name], key=lambda place: (place.at[1], place.at[0])))
    return kept


def _harbours(lines: Iterable[str], frame: tuple[Hex, ...], where: str) -> dict[Edge, Harbour]:
    harbours: dict[Edge, Harbour] = {}
    for line in lines:
        *words, kind = line.split() or [""]
        path = read_path(frame, words, where)
        if path in harbours:
            raise LayoutError("two-harbours", where=where, found=line)
        if kind not in list(Harbour):
            raise LayoutError(
                "unknown-harbour",
                where=where,
                found=kind,
                nearest=nearest(kind, Harbour),
                allowed=listed(Harbour),
            )
        harbours[path] = Harbour(kind)
    return harbours


def _features(
    features: Mapping[str, list[str]], deal: Deal, where: str
) -> dict[str, tuple[Place, ...]]:
    known = {*(entry.feature for entry in deal.feature_deals), *deal.fixed_features}
    for name in features:
        if name not in known:
            raise LayoutError(
                "unknown-feature",
                where=f"{where}, features",
                found=name,
                nearest=nearest(name, known),
                allowed=listed(sorted(known)),
            )
    places = {
        name: tuple(read_place(deal.frame, line, f"{where}, features.{name}") for line in lines)
        for name, lines in features.items()
    }
    return canonical_features(places, deal)


def _swap(line: str, frame: tuple[Hex, ...], where: str) -> Swap:
    words = line.split()
    if len(words) != 2:
        raise LayoutError("not-a-swap", where=where, found=line)
    return Swap(read_hex(frame, words[0], where), read_hex(frame, words[1], where))


def _tally(line: str, where: str) -> Tally:
    """A bot, how many games it played, and the wins of each seat."""
    bot, *counts = line.split() or [""]
    if len(counts) < 2 or not all(count.isdecimal() for count in counts):
        raise LayoutError("not-a-tally", where=where, found=line)
    games, *wins = map(int, counts)
    if not 0 < sum(wins) <= games:
        raise LayoutError("not-a-tally", where=where, found=line)
    return Tally(bot, games, tuple(wins))


def _tally_text(tally: Tally) -> str:
    return f"{tally.bot} {tally.games} {' '.join(map(str, tally.wins))}"


def _swap_text(swap: Swap, frame: tuple[Hex, ...]) -> str:
    names = hex_names(frame)
    return f"{names[swap.first]} {names[swap.second]}"


def _rank(deal: Deal, path: Edge) -> tuple[int, Edge]:
    places = deal.harbour_places
    return (places.index(path) if path in places else len(places)), path


def _indented(picture: str) -> str:
    return "".join(f"    {line}\n" for line in picture.splitlines())


def _list(key: str, entries: list[str]) -> list[str]:
    if not entries:
        return []
    return [f"{key} = [", *(f"    {_toml(entry)}," for entry in entries), "]"]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + _escaped(value) + '"'
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(entry) for entry in value) + "]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(of)}" for key, of in value.items()) + " }"
    return str(value)


def _key(name: str) -> str:
    """A key, in quotes where TOML needs them."""
    bare = name.replace("-", "").replace("_", "")
    return name if bare.isascii() and bare.isalnum() else _toml(name)


def _escaped(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return "".join(char if char.isprintable() else f"\\U{ord(char):08x}" for char in plain)
