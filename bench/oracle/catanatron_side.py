"""catanatron's side of the comparison: run by an interpreter that has it, never imported.

Reads one situation a line (board, buildings, robber, bank, number rolled) and writes what each
seat is paid. With `--games N` it plays N random games instead and prints games per second.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.models.board import Board
from catanatron.models.enums import CITY, SETTLEMENT
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap
from catanatron.state import yield_resources

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
NAMES = {"brick": "BRICK", "lumber": "WOOD", "wool": "SHEEP", "grain": "WHEAT", "ore": "ORE"}
ORDER = ("lumber", "brick", "wool", "grain", "ore")


def boards(tiles: list[list[object]]) -> tuple[Board, dict[frozenset[tuple[int, int, int]], int]]:
    """Their board with our terrain and numbers, and its nodes by the three tiles around."""
    island = CatanMap.from_template(BASE_MAP_TEMPLATE)
    around = defaultdict(set)
    for place, tile in island.tiles.items():
        for node in tile.nodes.values():
            around[node].add(place)
    for x, y, z, resource, number in tiles:
        tile = island.land_tiles[x, y, z]
        tile.resource = NAMES.get(resource)
        tile.number = number or None
    return Board(island), {frozenset(places): node for node, places in around.items()}


def compare() -> None:
    """Answer every situation on standard input."""
    lines = iter(sys.stdin)
    board, nodes = boards(json.loads(next(lines)))
    for line in lines:
        told = json.loads(line)
        board.buildings = {
            nodes[frozenset(tuple(place) for place in places)]: (
                SEATS[seat],
                CITY if city else SETTLEMENT,
            )
            for places, seat, city in told["buildings"]
        }
        board.robber_coordinate = tuple(told["robber"])
        bank = [told["bank"][name] for name in ORDER]
        payout, _ = yield_resources(board, bank, told["number"])
        paid = [dict(zip(ORDER, payout.get(seat, [0] * 5), strict=True)) for seat in SEATS]
        print(json.dumps(paid))


def rate(games: int) -> None:
    """Random games per second of CPU time."""
    start = process_time()
    for _ in range(games):
        Game([RandomPlayer(seat) for seat in SEATS]).play()
    print(games / (process_time() - start))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--games"]:
        rate(int(sys.argv[2]))
    else:
        compare()
