"""The kit of The Pirate Islands: fleet, route, fortresses, crossings and warships as printed."""

from __future__ import annotations

from math import cos, hypot, radians, sin

import pytest
from conftest import Golden
from printing import made, strings

from printkit.board.hexgrid import Hex
from printkit.board.model import Terrain
from printkit.design import chart
from printkit.draw import svg
from printkit.draw.impose import Piece
from printkit.draw.scene import alone, bounds
from printkit.press.documents import Document
from printkit.press.pieces import Kind, pieces
from printkit.press.supplies import missing, supplies
from printkit.press.ticket import Job
from printkit.scenarios import languages, load

BOARDS = [(3, ""), (4, ""), (3, "reconstruction"), (4, "reconstruction")]
COLOURS = ("Red", "Blue", "Orange", "White")


@pytest.fixture(scope="module")
def job() -> Job:
    """The kit in English, as for a group that owns what the scenario needs."""
    return made("pirate-islands", own=("base", "seafarers"))


Stock = dict[Kind, list[Piece]]


@pytest.fixture(scope="module")
def stock(job: Job) -> Stock:
    """Its pieces by kind."""
    kinds: tuple[Kind, ...] = ("tiles", "tokens", "stand-ups", "aids")
    return {kind: pieces(job, kind) for kind in kinds}


GOLDEN: dict[str, tuple[Kind, str]] = {
    "station": ("tiles", "Route tiles P6"),
    "station-disc": ("tokens", "Route discs P8"),
    "fleet": ("stand-ups", "Pirate fleet"),
    "fortress-red": ("tokens", "Fortress markers Red"),
    "fortress-chip-blue": ("tokens", "Fortress chips Blue"),
    "crossing-orange": ("tokens", "Crossing markers Orange"),
    "warship-white": ("tokens", "Warship rings White"),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_piece_is_drawn_as_stored(name: str, stock: Stock, golden: Golden) -> None:
    """One front of every component."""
    kind, label = GOLDEN[name]
    (piece,) = [piece for piece in stock[kind] if piece.label == label]
    golden(f"pirate-islands/{name}.svg", svg.write(alone(piece.front)))


PRINTED: dict[str, int] = {
    "Fortress markers": 1,
    "Fortress chips": 3,
    "Crossing markers": 1,
    "Warship rings": 10,
}


@pytest.mark.parametrize("title", PRINTED)
def test_each_colour_has_its_own(title: str, stock: Stock) -> None:
    """Four colours of every marker, equally many of each (PI-20, PI-23, PI-29)."""
    copies = {piece.label: piece.copies for piece in stock["tokens"] if title in piece.label}
    assert {f"{title} {colour}": PRINTED[title] for colour in COLOURS} == copies


def test_the_route_is_printed_once_as_tiles_and_once_as_discs(stock: Stock) -> None:
    """A piece for each of the fourteen stations, P0 to P13 (PI-02)."""
    for title, shelf in (("Route tiles", stock["tiles"]), ("Route discs", stock["tokens"])):
        found = [(piece.label, piece.copies) for piece in shelf if title in piece.label]
        assert [(f"{title} P{n}", 1) for n in range(14)] == found


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_each_players_is_counted_by_players(players: int) -> None:
    """With three players white's parts are left over (PI-03, PI-29)."""
    rows = {row.name: row for row in supplies(made("pirate-islands", players=players))}
    names = ("fortress", "fortress-chip", "crossing", "warship", "aid")
    counts = [(rows[name].in_play, rows[name].printed) for name in names]
    wanted = [(players, 4), (3 * players, 12), (players, 4), (10 * players, 40)]
    assert [*wanted, (players, players)] == counts


@pytest.mark.parametrize(("players", "cards"), [(3, 20), (4, 25)])
def test_the_table_has_ships_and_no_robber(players: int, cards: int) -> None:
    """Fifteen ships a colour, a deck by the number of players (PI-11, PI-12, PI-24)."""
    rows = {row.name: row.in_play for row in supplies(made("pirate-islands", players=players))}
    assert "robber" not in rows
    assert (15 * players, cards) == (rows["ship"], rows["development-card"])


@pytest.mark.parametrize(("board", "sea"), [("", 19), ("reconstruction", 21)])
def test_the_route_takes_the_place_of_plain_sea(board: str, sea: int) -> None:
    """Fourteen of the board's sea hexes are route tiles; no more sea lies around (PI-01, PI-02)."""
    lacking = missing(made("pirate-islands", own=("none",), board=board))
    assert (sea - 14, 0) == (lacking.terrain[Terrain.SEA], lacking.sea)


def middle(spot: Hex) -> tuple[float, float]:
    """Where a pointy-top hex lies, by its axial coordinates."""
    return spot.q + spot.r / 2, spot.r * 3**0.5 / 2


@pytest.mark.parametrize(("players", "board"), BOARDS)
def test_the_course_leads_from_station_to_station(players: int, board: str) -> None:
    """A step of one hex along the bearing ends on the next station, and so all around (PI-21)."""
    setup = load("pirate-islands").setup(players, board)
    route = [place.at for place in setup.deal.fixed_features["route"]]
    stations = [spot for spot in route if isinstance(spot, Hex)]
    for n, spot in enumerate(stations):
        before, after = stations[n - 1], stations[(n + 1) % len(stations)]
        for bearing, other in zip(chart.course(before, spot, after), (before, after), strict=True):
            x, y = middle(spot)
            reached = x + sin(radians(bearing)), y - cos(radians(bearing))
            wanted = middle(other)
            assert hypot(reached[0] - wanted[0], reached[1] - wanted[1]) < 1e-9


@pytest.mark.parametrize(("players", "board"), BOARDS)
@pytest.mark.parametrize("language", languages())
def test_the_set_up_sheet_tells_what_is_on_the_board(
    players: int, board: str, language: str
) -> None:
    """Every station on the plan, a seat for each colour, and which board it is (PI-02, PI-05)."""
    asked = made("pirate-islands", players=players, board=board, language=language)
    sheet = strings(Document(asked, "setup").pages)
    assert {f"P{n}" for n in range(14)} <= set(sheet)
    colours = [asked.words.plain(f"colours.{c}") for c in load("pirate-islands").colours]
    assert colours[:players] == [word for word in sheet if word in colours]
    marks = ("route", "start", "ship", "line", "crossing", "fortress")
    assert {asked.words.plain(f"marks.{name}") for name in marks} <= set(sheet)
    told = asked.words.plain("sheets.reconstruction").upper() in " ".join(sheet)
    assert (board == "reconstruction") == told


def test_discs_lie_side_by_side(stock: Stock, job: Job) -> None:
    """At the usual tiles a ring on a path meets neither chips nor crossing marker at its end."""
    reach = job.sizes.tile / 3**0.5 / 2
    widest = {
        title: max(bounds(piece.front.trim)[2] for piece in stock["tokens"] if title in piece.label)
        for title in ("Warship ring", "Crossing marker", "Fortress chip")
    }
    ring = widest.pop("Warship ring")
    assert [] == [title for title, radius in widest.items() if ring + radius > reach]
