"""A set-up's tables as a Deal: the frame is read, regions filled, places named.

Whatever does not add up (a pool that does not fill its region, two harbours on one path, a
spiral that lays other tokens than the pool has) is noted, not guessed at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from printkit.board.hexgrid import Edge, Hex
from printkit.board.limits import ACROSS, HEXES
from printkit.board.model import ROLLS, Deal, FeatureDeal, Layout, Place, Region, Terrain
from printkit.board.pictures import (
    LETTERS,
    NOTHING,
    read_frame,
    read_numbers,
    read_picture,
    terrain_of,
)
from printkit.board.pools import hexes_of_terrain
from printkit.board.spelling import listed, nearest
from printkit.board.spots import hex_names, read_path, read_place, reading_order
from printkit.errors import ScenarioError
from printkit.scenarios.errors import FaultList
from printkit.scenarios.standing import Standing
from printkit.scenarios.tables import FeatureTable, FullSetupTable, HarboursTable


def deal_of(
    table: FullSetupTable, scenario: str, prefix: str, setup: str, standing: Standing
) -> Deal:
    """The deal that a set-up's tables describe.

    Args:
        table: The set-up, merged with its scenario.
        scenario: The scenario's name.
        prefix: What its codes begin with.
        setup: The set-up's name.
        standing: Where its keys stand, for errors.

    Raises:
        ScenarioError: Something does not add up.
    """
    cells = _frame(table.frame, standing.at("frame"))
    frame = tuple(sorted(cells, key=reading_order))
    found = FaultList()
    terrain: dict[Hex, Terrain] = {}
    numbers: dict[Hex, int] = {}
    places: tuple[Edge, ...] = ()
    features: dict[str, tuple[Place, ...]] = {}
    with found.noting():
        terrain = _fixed_terrain(table, cells, frame, standing)
    with found.noting():
        numbers = _fixed_numbers(table, frame, standing)
    with found.noting():
        places = _harbour_places(table.harbours, frame, standing)
    for name, lines in table.fixed_features.items():
        with found.noting():
            at = standing.at("fixed_features", name)
            features[name] = tuple(read_place(frame, line, at) for line in lines)
    deal = Deal(
        scenario=scenario,
        prefix=prefix,
        setup=setup,
        frame=frame,
        fixed_terrain=terrain,
        fixed_numbers=numbers,
        regions=tuple(
            Region(
                name=region.name,
                hexes=tuple(spot for spot in frame if cells[spot] == letter),
                terrain=region.terrain,
                numbers=region.numbers,
                tokenless=region.tokenless,
            )
            for letter, region in table.regions.items()
        ),
        tokenless=frozenset(table.tokenless),
        harbour_places=places,
        harbours=table.harbours.pool if table.harbours else {},
        feature_deals=tuple(
            _feature_deal(name, entry) for name, rows in table.features.items() for entry in rows
        ),
        fixed_features=features,
        spiral=tuple(table.spiral),
    )
    found.close()
    _check_pools(deal, table, standing)
    _check_features(deal, standing)
    return deal


def _frame(picture: str, where: str) -> dict[Hex, str]:
    """The cells of a frame's picture, which is of a size that can be printed and dealt."""
    cells = read_frame(picture, where)
    if len(cells) > HEXES:
        raise ScenarioError("frame-too-large", where=where, found=len(cells), most=HEXES)
    columns = [2 * spot.q + spot.r for spot in cells]
    rows = [spot.r for spot in cells]
    across = max((max(columns) - min(columns)) // 2, max(rows) - min(rows)) + 1
    if across > ACROSS:
        raise ScenarioError("frame-too-wide", where=where, found=across, most=ACROSS)
    return cells


def held(deal: Deal, layout: Layout) -> Deal:
    """The deal with a layout's terrain and tokens fixed: only harbours and features are dealt."""
    # Where no token is dealt, none is laid along a spiral.
    return replace(
        deal, fixed_terrain=layout.terrain, fixed_numbers=layout.numbers, regions=(), spiral=()
    )


def _fixed_terrain(
    table: FullSetupTable, cells: Mapping[Hex, str], frame: tuple[Hex, ...], standing: Standing
) -> dict[Hex, Terrain]:
    """Terrain that the frame's capitals fix, and what the terrain picture fixes in regions."""
    fixed = {}
    legal = [*table.regions, *LETTERS]
    for spot, cell in cells.items():
        if cell in LETTERS:
            fixed[spot] = LETTERS[cell]
        elif cell not in table.regions:
            raise ScenarioError(
                "unknown-region",
                where=standing.at("frame"),
                at=hex_names(frame)[spot],
                found=cell,
                nearest=nearest(cell, legal),
                allowed=listed(legal),
            )
    if table.terrain:
        at = standing.at("terrain")
        for spot, cell in read_picture(table.terrain, frame, at).items():
            if cell != NOTHING:
                fixed[spot] = terrain_of(cell, hex_names(frame)[spot], at)
    return fixed


def _fixed_numbers(
    table: FullSetupTable, frame: tuple[Hex, ...], standing: Standing
) -> dict[Hex, int]:
    return read_numbers(table.numbers, frame, standing.at("numbers")) if table.numbers else {}


def _harbour_places(
    table: HarboursTable | None, frame: tuple[Hex, ...], standing: Standing
) -> tuple[Edge, ...]:
    if table is None:
        return ()
    where = standing.at("harbours", "places")
    places = tuple(read_path(frame, line.split(), where) for line in table.places)
    for path, times in Counter(places).items():
        if times > 1:
            line = table.places[places.index(path)]
            raise ScenarioError("two-harbours", where=where, found=line)
    _check_sum(table.pool.values(), len(places), standing.at("harbours", "pool"))
    if table.fixed and Counter(table.fixed) != Counter(table.pool):
        raise ScenarioError("fixed-not-pool", where=standing.at("harbours", "fixed"))
    return places


def _feature_deal(name: str, table: FeatureTable) -> FeatureDeal:
    return FeatureDeal(
        feature=name,
        terrain=table.terrain,
        count=table.count,
        values=tuple(table.values),
        legal_values=tuple(table.legal_values or table.values),
    )


def _check_features(deal: Deal, standing: Standing) -> None:
    """A feature's hexes must be found again from the board alone, each by one entry."""
    entries = Counter((entry.feature, entry.terrain) for entry in deal.feature_deals)
    for (name, terrain), times in entries.items():
        if times > 1 or name in deal.fixed_features:
            raise ScenarioError(
                "feature-twice", where=standing.at("features", name), found=name, terrain=terrain
            )
    for entry in deal.feature_deals:
        at = standing.at("features", entry.feature)
        places = hexes_of_terrain(deal, entry.terrain)
        wanted = places if entry.count is None else entry.count
        if wanted > places:
            raise ScenarioError(
                "feature-room", where=at, terrain=entry.terrain, found=wanted, places=places
            )
        if entry.values and wanted > len(entry.values):
            raise ScenarioError(
                "feature-values", where=at, terrain=entry.terrain, found=len(entry.values),
                wanted=wanted,
            )  # fmt: skip


def _check_pools(deal: Deal, table: FullSetupTable, standing: Standing) -> None:
    found = FaultList()
    letters = list(table.regions)
    for letter, region in zip(letters, deal.regions, strict=True):
        terrain_at = standing.at("regions", letter, "terrain")
        numbers_at = standing.at("regions", letter, "numbers")
        dealt = [spot for spot in region.hexes if spot not in deal.fixed_terrain]
        with found.noting():
            _check_sum(region.terrain.values(), len(dealt), terrain_at)
        with found.noting():
            _check_sum(region.numbers.values(), tokens_wanted(deal, region), numbers_at)
        for number in region.numbers:
            if number not in ROLLS:
                allowed = listed(ROLLS)
                found.add("unknown-number", where=numbers_at, found=number, allowed=allowed)
    tokens = Counter(deal.fixed_numbers.values())
    for region in deal.regions:
        tokens += Counter(dict(region.numbers))
    if table.spiral and Counter(table.spiral) != tokens:
        found.add("spiral-not-pool", where=standing.at("spiral"))
    found.close()


def tokens_wanted(deal: Deal, region: Region) -> int:
    """How many tokens a region's pool has to fill the hexes that take one."""
    if region.tokenless:
        return 0
    dealt = sum(count for terrain, count in region.terrain.items() if terrain not in deal.tokenless)
    fixed = sum(
        spot in deal.fixed_terrain and deal.fixed_terrain[spot] not in deal.tokenless
        for spot in region.hexes
    )
    return dealt + fixed - sum(spot in deal.fixed_numbers for spot in region.hexes)


def _check_sum(counts: Iterable[int], wanted: int, where: str) -> None:
    found = sum(counts)
    if found != wanted:
        raise ScenarioError("pool-size", where=where, found=found, wanted=wanted)
