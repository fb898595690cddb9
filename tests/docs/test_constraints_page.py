"""docs/constraints.md describes every kind of constraint by a board that breaks it.

A picture is read as a board of its own: hexes by their places in it, what else lies on it by the
lines below, in the words of layout files.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from printkit.board.hexgrid import Edge, Hex
from printkit.board.model import Deal, FeatureDeal, Harbour, Layout, Place, Region, Terrain
from printkit.board.pictures import LETTERS
from printkit.board.spots import hex_names, read_hex, read_place
from printkit.press.asked import Asked, bound_by
from printkit.rules import KINDS
from printkit.rules.kind import Kind
from printkit.scenarios import load
from printkit.scenarios.model import Setup

PAGE = (Path(__file__).parents[2] / "docs" / "constraints.md").read_text("utf-8")
CATALOGUE = PAGE.partition("## The catalogue")[2].partition("\n## ")[0]
SECTIONS = {
    part.split(maxsplit=1)[0]: part for part in CATALOGUE.split("\n### ")[1:] if part[0].islower()
}
RIVERSIDE = ("river", "feature", "outside")
"""Told once for all kinds along a river."""

BASE = load("base").setup(4)
HEX = re.compile(r"(\[?) ?([A-Z]) ?(\d+|\.)?")
Lines = Mapping[str, list[str]]


class Picture:
    """A block of the page: the constraint, the board, and the hexes in brackets."""

    def __init__(self, section: str) -> None:
        block = section.split("```")[1].strip("\n").split("\n")
        self.asked = block[0]
        self.terrain: dict[Hex, Terrain] = {}
        self.numbers: dict[Hex, int] = {}
        self.marked: set[Hex] = set()
        self.lines: Lines = {
            line.partition(": ")[0]: line.partition(": ")[2].split(", ")
            for line in block[1:]
            if ":" in line
        }
        odd: int | None = None
        for row, line in enumerate(line for line in block[1:] if ":" not in line):
            for found in HEX.finditer(line):
                # A hex takes six characters; its letter stands three for each half hex to the east.
                half = (found.start(2) - 1) / 3
                assert half.is_integer(), f"{self.asked}: {line}"
                odd = int(half - row) % 2 if odd is None else odd
                assert int(half - row) % 2 == odd, f"{self.asked}: {line}"
                spot = Hex(int(half - row) // 2, row)
                self.terrain[spot] = LETTERS[found[2]]
                if (found[3] or ".") != ".":
                    self.numbers[spot] = int(found[3])
                if found[1]:
                    self.marked.add(spot)
        self.frame = tuple(sorted(self.terrain, key=lambda spot: (spot.r, spot.q)))

    def kind(self) -> Kind:
        """The constraint, as a person types it or as a table."""
        name, told, table = self.asked.partition(" {")
        if told:
            parameters = tomllib.loads(f"of = {{{table}")["of"]
            if "numbers" in parameters and isinstance(parameters["numbers"], dict):
                parameters["numbers"] = {int(key): n for key, n in parameters["numbers"].items()}
        else:
            name = self.asked.split()[0]
            bound = bound_by(replace(BASE, constraints=()), Asked(constraint=(self.asked,)))
            parameters = dict(bound.constraints[0].parameters)
        return msgspec.convert(parameters, KINDS[name], str_keys=True)

    def places(self, name: str) -> tuple[Place, ...]:
        """The places that a line lists."""
        return tuple(read_place(self.frame, text, name) for text in self.lines.get(name, ()))

    def harbours(self, name: str) -> dict[Edge, Harbour]:
        """The harbours that a line lists."""
        return {
            place.at: Harbour(str(place.value))
            for place in self.places(name)
            if isinstance(place.at, Edge)
        }

    def features(self) -> dict[str, tuple[Place, ...]]:
        """What lies on the board besides."""
        others = self.lines.keys() - LINES
        return {name: self.places(name) for name in self.lines if name in others}

    def regions(self) -> tuple[Region, ...]:
        """The regions that a line names, or one for all; a pool that a line tells, or what lies."""
        named = dict(text.split() for text in self.lines.get("regions", ()))
        parts = {name: (read_hex(self.frame, at, name),) for name, at in named.items()}
        pool = dict(text.rsplit(" ", 1) for text in self.lines.get("pool", ()))
        return tuple(
            Region(
                name,
                hexes,
                {Terrain(k): int(n) for k, n in pool.items() if not k.isdecimal()}
                or Counter(self.terrain[spot] for spot in hexes),
                {int(k): int(n) for k, n in pool.items() if k.isdecimal()}
                or Counter(self.numbers[spot] for spot in hexes if spot in self.numbers),
            )
            for name, hexes in (parts or {"main": self.frame}).items()
        )

    def deal(self) -> Deal:
        """What can be dealt there."""
        listed = self.harbours("listed") or self.harbours("harbours")
        dealt = tuple(
            FeatureDeal(name, Terrain(ground), None, tuple(map(int, values)), (5, 9))
            for name, ground, *values in (text.split() for text in self.lines.get("dealt", ()))
        )
        fixed = dict(text.split() for text in self.lines.get("fixed", ()))
        return Deal(
            scenario="base",
            prefix="BA",
            setup="3-4",
            frame=self.frame,
            fixed_terrain={read_hex(self.frame, at, ""): Terrain(k) for at, k in fixed.items()},
            fixed_numbers={},
            regions=self.regions(),
            tokenless=BASE.deal.tokenless,
            harbour_places=tuple(listed),
            harbours=Counter(listed.values()),
            feature_deals=dealt,
            fixed_features={} if dealt else self.features(),
            spiral=tuple(map(int, self.lines.get("spiral", [""])[0].split())),
        )

    def board(self) -> tuple[Layout, Setup]:
        """The board and its set-up."""
        setup = replace(BASE, deal=self.deal(), constraints=())
        layout = Layout(
            scenario="base",
            setup="3-4",
            variable=False,
            terrain=self.terrain,
            numbers=self.numbers,
            harbours=self.harbours("harbours"),
            features=self.features(),
        )
        return layout, setup


LINES = {"harbours", "listed", "pool", "regions", "fixed", "spiral", "dealt"}
"""The lines below a picture that list no feature."""


def test_the_page_has_a_section_for_every_kind() -> None:
    """No kind is missing, none is told of twice, none is invented."""
    assert sorted(KINDS) == sorted(SECTIONS)


@pytest.mark.parametrize("name", KINDS)
def test_every_parameter_is_told(name: str) -> None:
    """A section names each parameter of its kind as code."""
    told = " ".join(re.findall(r"`([^`]+)`", SECTIONS[name].split("```")[0]))
    shared = RIVERSIDE if "river" in KINDS[name].__struct_fields__ else ()
    words = set(re.findall(r"[a-z_]+", told))
    assert [] == [key for key in KINDS[name].__struct_fields__ if key not in {*words, *shared}]


@pytest.mark.parametrize("name", KINDS)
def test_the_picture_breaks_the_constraint(name: str) -> None:
    """The board of the picture fails it, and if hexes are told of, then those in brackets."""
    picture = Picture(SECTIONS[name])
    layout, setup = picture.board()
    found = [fault for fault in picture.kind().judge(layout, setup) if not fault.note]
    assert (name, True) == (picture.asked.split()[0], bool(found))
    names = hex_names(picture.frame)
    told = {names[at] for fault in found for at in fault.where if isinstance(at, Hex)}
    assert told == {names[at] for at in picture.marked}
