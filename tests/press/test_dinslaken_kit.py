"""The kit of Dinslaken: landmarks, brook, cards, coins and markers as printed."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from itertools import combinations

import numpy as np
import pypdfium2
import pytest
from conftest import Golden
from PIL import Image
from printing import made
from shapely import LineString, Polygon, union_all

from printkit.board.hexgrid import Hex, position
from printkit.board.model import Terrain
from printkit.design.card import LEAST_TYPE
from printkit.design.figures import Scope
from printkit.design.figures.disaster_areas import DISASTERS, disaster_areas
from printkit.design.figures.mill_turn import turned
from printkit.design.landmarks import PICTURES, pictures, trades_around, watered
from printkit.design.river import Bend, bends, crossings, overlay
from printkit.draw import outline, pdf, png, svg
from printkit.draw.impose import Piece
from printkit.draw.scene import Drawing, Group, Node, Path, Text, alone
from printkit.press.pieces import Kind, pieces
from printkit.press.supplies import missing, supplies
from printkit.press.ticket import Job
from printkit.rules.areas import struck
from printkit.scenarios import languages, load
from printkit.scenarios.texts import load_texts

SETUP = load("dinslaken").setup(5)
EVERYTHING = SETUP.needs
Stock = dict[Kind, list[Piece]]


@pytest.fixture(scope="module")
def job() -> Job:
    """The kit in English, as for a group that owns every box it needs."""
    return made("dinslaken", players=5, own=EVERYTHING)


@pytest.fixture(scope="module")
def stock(job: Job) -> Stock:
    """Its pieces by kind."""
    kinds: tuple[Kind, ...] = ("tiles", "tokens", "cards", "aids")
    return {kind: pieces(job, kind) for kind in kinds}


@pytest.mark.parametrize("language", languages())
def test_a_log_calls_cards_by_their_names(language: str) -> None:
    """DI-30, DI-32, DI-40: what a game's log calls an event or a card stands on it."""
    words = load_texts(language, ("dinslaken", "base"))
    said = words.table("log.sorts")
    for deck in ("event", "development"):
        faces = words.table(f"components.{deck}.faces")
        both = {name: (said[name], faces[name]["title"]) for name in faces if name in said}
        assert SETUP.components[deck].faces.keys() & said.keys() == both.keys()
        assert [] == [pair for pair in both.values() if not pair[0].endswith(pair[1])]


@pytest.mark.parametrize("language", languages())
def test_a_log_tells_of_cards_by_their_names(language: str) -> None:
    """DI-40: whoever plays a card plays what stands on it; the Inventor is none of Plenty."""
    words = load_texts(language, ("dinslaken", "base"))
    faces = words.table("components.development.faces")
    titles = {"year-of-plenty": faces["inventor"]["title"]}
    titles |= {name: faces[name]["title"] for name in faces if f"log.{name}" in words}
    assert 9 == len(titles)
    assert [] == [name for name, title in titles.items() if title not in words.raw(f"log.{name}")]


def texts(drawing: Drawing) -> list[Text]:
    """Every run of text of a drawing."""
    return [node for node in inside(drawing.body) if isinstance(node, Text)]


def inside(node: Node) -> list[Node]:
    """Everything under a group, its groups opened."""
    if isinstance(node, Group):
        return [found for child in node.children for found in inside(child)]
    return [node]


GOLDEN: dict[str, tuple[Kind, str]] = {
    "racecourse": ("tiles", "Special hexes Racecourse"),
    "rhine": ("tiles", "Rhine hexes 1"),
    "hiesfeld-market": ("tiles", "Special hexes Hiesfeld Market"),
    "brook-bend": ("tiles", "Rotbach bend"),
    "brook-mouth": ("tiles", "Rotbach mouth"),
    "small-bridge": ("tokens", "Small bridges"),
    "market-sign-gold": ("tokens", "Market signs Gold"),
    "coin-of-one": ("tokens", "Gold coins of 1"),
    "coin-of-five": ("tokens", "Gold coins of 5"),
    "damage": ("tokens", "Damage markers"),
    "saboteur": ("tokens", "Saboteur markers"),
    "trade-ship-white": ("tokens", "Trade ships White"),
    "duisburg": ("tokens", "Duisburg chips"),
    "event-drought": ("cards", "Event cards Long Drought"),
    "insurance-fire": ("cards", "Insurance Fire"),
    "development-spy": ("cards", "Development cards Spy"),
    "aid": ("aids", "Player aids"),
}


def printed(stock: Stock, kind: Kind, label: str) -> Piece:
    """The first piece of that name."""
    return next(piece for piece in stock[kind] if piece.label == label)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_piece_is_drawn_as_stored(name: str, stock: Stock, golden: Golden) -> None:
    """One front of every component."""
    golden(f"dinslaken/{name}.svg", svg.write(alone(printed(stock, *GOLDEN[name]).front)))


@pytest.mark.parametrize("name", ["event-drought", "insurance-fire", "development-spy"])
def test_a_back_is_drawn_as_stored(name: str, stock: Stock, golden: Golden) -> None:
    """The backs of the three decks."""
    back = printed(stock, *GOLDEN[name]).back
    assert back
    golden(f"dinslaken/{name.partition('-')[0]}-back.svg", svg.write(alone(back)))


def test_every_special_hex_has_a_picture_of_its_own(job: Job) -> None:
    """Twelve, the two harbours and the two markets apart (DI-02)."""
    shown = pictures(job.board.layout, "special")
    assert 12 == len(shown) == len(set(shown.values()))
    assert {name for names in PICTURES.values() for name in names} == set(shown.values())


def test_the_markets_show_their_boards_trades(job: Job, stock: Stock) -> None:
    """Six at each, all different; no other hex shows any (DI-08)."""
    layout = job.board.layout
    told = {
        str(place.value): Counter(traded for _, traded in trades_around(layout, place.at))
        for place in layout.features["special"]
        if isinstance(place.at, Hex)
    }
    markets = {name for name in told if name.startswith("market")}
    wares = Counter(["brick", "lumber", "wool", "grain", "ore", "gold"])
    assert [wares, wares] == [told[name] for name in sorted(markets)]
    assert Counter() == sum((told[name] for name in told if name not in markets), Counter())
    front = printed(stock, "tiles", "Special hexes Hiesfeld Market").front
    assert 6 == sum(text.string == "2:1" for text in texts(front))


def test_the_decks_hold_their_cards(stock: Stock) -> None:
    """27 developments, one of each of nine events, four of each insurance (DI-30, DI-31, DI-40)."""
    decks: Counter[str] = Counter()
    for piece in stock["cards"]:
        decks[piece.back.name if piece.back else ""] += piece.copies
    assert [9, 12, 27] == sorted(decks.values())
    assert 26 == len(stock["cards"])


@pytest.mark.parametrize(("players", "insured"), [(4, 9), (5, 12)])
def test_insurance_in_play_is_one_fewer_than_players(players: int, insured: int) -> None:
    """Of each of three kinds; all twelve are printed (DI-31)."""
    rows = {row.name: row for row in supplies(made("dinslaken", players=players))}
    row = rows["insurance"]
    assert (insured, 12) == (row.in_play, row.printed)


@pytest.mark.parametrize("size", ["", "mini-euro", "poker"])
@pytest.mark.parametrize("language", languages())
def test_every_card_can_be_read_at_every_size(language: str, size: str) -> None:
    """The longest words fit, in type of at least 7 pt."""
    for piece in pieces(made("dinslaken", language=language, card_size=size), "cards"):
        assert min(text.size for text in texts(piece.front)) >= LEAST_TYPE - 1e-9


@pytest.mark.parametrize("language", languages())
def test_every_card_face_is_rendered(language: str) -> None:
    """DI-30 to DI-40: 9, 3 and 14 faces, no two pictures alike, each with its title in the PDF."""
    job = made("dinslaken", language=language)
    fronts = [piece.front for piece in pieces(job, "cards")]
    titles = [
        job.words.plain(f"components.{deck}.faces.{face}.title")
        for deck in ("event", "insurance", "development")
        for face in SETUP.components[deck].faces
    ]
    written = pdf.write([alone(front) for front in fronts], pdf.Info("cards", language))
    assert 26 == len(set(png.write(written, 40)))
    with pypdfium2.PdfDocument(written) as document:
        read = [" ".join(page.get_textpage().get_text_range().split()) for page in document]
    assert [] == [pair for pair in zip(titles, read, strict=True) if pair[0] not in pair[1]]


def grey(drawing: Drawing) -> np.ndarray:
    """A picture in grey."""
    (file,) = png.write(pdf.write([alone(drawing)], pdf.Info("back", "en")), 60)
    return np.asarray(Image.open(BytesIO(file)).convert("L")).astype(float)


def test_four_backs_are_told_apart_in_grey(stock: Stock) -> None:
    """Events, insurance, developments and coins, by their grounds alone; turned, they are alike."""
    backs = {id(card.back): card.back for card in stock["cards"] if card.back}
    coin = printed(stock, "tokens", "Gold coins of 1").back
    assert coin
    grounds = [grey(back).mean() for back in (*backs.values(), coin)]
    assert 4 == len(grounds)
    for one, other in combinations(grounds, 2):
        assert abs(one - other) > 12
    for back in backs.values():
        picture = grey(back)
        assert (abs(picture - picture[::-1, ::-1]) > 64).mean() < 0.01


def test_coins_are_told_apart_in_grey(stock: Stock) -> None:
    """A one and a five, by more than their numerals."""
    one, five = (
        grey(printed(stock, "tokens", f"Gold coins of {n}").front)[20:50, 6:16] for n in (1, 5)
    )
    assert (abs(one - five) > 24).mean() > 0.15


def chain(job: Job) -> list[Hex]:
    """The hexes that the brook runs through."""
    return [place.at for place in job.board.layout.features["rotbach"]]  # type: ignore[misc]


def test_the_brook_takes_a_strip_for_each_hex_without_a_picture(job: Job, stock: Stock) -> None:
    """Its mouth and five fields; mill and lake are painted with it (DI-03)."""
    wanted = Counter({"mouth": 1, "straight": 2, "gentle": 3})
    strips = {p.label: p.copies for p in stock["tiles"] if p.label.startswith("Rotbach")}
    assert {"Rotbach mouth": 1, "Rotbach straight": 2, "Rotbach bend": 3} == strips
    kinds = dict(zip(chain(job), bends(chain(job)), strict=False))
    shown = pictures(job.board.layout, "special")
    assert wanted == Counter(kind for spot, kind in kinds.items() if spot not in shown)
    assert 7 == len(crossings(chain(job)))


@pytest.mark.parametrize("kind", ["straight", "gentle", "sharp"])
def test_strips_meet_on_the_middles_of_borders(kind: Bend, job: Job) -> None:
    """Each end covers 14 mm of its border, the middle in the middle, and leaves the token free."""
    strip = outline.points(overlay("strip", kind, job.theme.colours).trim)[0]
    hexagon = [(79 / 3**0.5 * x, 79 / 3**0.5 * y) for x, y in HEXAGON]
    shape = Polygon(strip)
    ends = []
    for n, corner in enumerate(hexagon):
        border = LineString([corner, hexagon[(n + 1) % 6]])
        covered = shape.buffer(0.05).intersection(border)
        if covered.length > 10:
            ends.append(covered.length)
            assert covered.centroid.distance(border.centroid) < 0.1
    assert [14.0, 14.0] == pytest.approx(ends, abs=0.3)
    token = Polygon(circle_points(12.5))
    assert shape.intersection(token).area < 0.12 * token.area


HEXAGON = [(0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5), (0.0, -1.0), (0.866, -0.5)]


def circle_points(radius: float) -> list[tuple[float, float]]:
    """A circle as a polygon."""
    return [(radius * np.cos(angle), radius * np.sin(angle)) for angle in np.linspace(0, 6.283, 60)]


def test_the_plan_shows_what_each_disaster_strikes(job: Job) -> None:
    """The hexes hatched on the drawn plans are those that lie so, by geometry (DI-30)."""
    block = disaster_areas(Scope(job.words, job.theme, 84.0))
    drawn = drawn_areas(block.nodes)
    layout = job.board.layout
    water = {p.at for p in layout.features["rhine"]} | named(job, "mill") | named(job, "lake")
    sea = union_all([polygon(spot) for spot in water if isinstance(spot, Hex)])
    brook = LineString([position(spot) for spot in chain(job)])
    dry = [spot for spot, kind in layout.terrain.items() if kind is not Terrain.SEA]
    fire = {
        spot
        for spot in dry
        if polygon(spot).buffer(1e-3).intersection(sea).area < 1e-4
        and polygon(spot).intersection(brook).length < 0.1
    }
    wanted = {"subsidence": easternmost(job, dry), "dam-burst": meadows(job, dry), "fire": fire}
    assert {"subsidence": 13, "dam-burst": 14, "fire": 18} == {k: len(v) for k, v in wanted.items()}
    assert {k: len(v) for k, v in wanted.items()} == {k: len(v) for k, v in drawn.items()}
    areas = struck(layout.terrain, layout.features, first_rows=2, last_rows=2)
    assert wanted == areas


def polygon(spot: Hex) -> Polygon:
    """A hex one unit wide, where hexgrid.position has it."""
    x, y = position(spot)
    return Polygon([(x + a / 3**0.5, y + b / 3**0.5) for a, b in HEXAGON])


def named(job: Job, value: str) -> set[Hex]:
    """The special hexes of a name."""
    return {
        place.at
        for place in job.board.layout.features["special"]
        if place.value == value and isinstance(place.at, Hex)
    }


def lines(job: Job, dry: list[Hex]) -> list[list[Hex]]:
    """What lies east of the Rhine, line by line from the west, without the lake."""
    layout = job.board.layout
    east = []
    for r in sorted({spot.r for spot in dry}):
        bank = max(position(p.at)[0] for p in layout.features["rhine"] if p.at[1] == r)
        spots = [spot for spot in layout.terrain if spot.r == r and position(spot)[0] > bank]
        east.append(sorted(set(spots) - named(job, "lake"), key=lambda spot: position(spot)[0]))
    return east


def easternmost(job: Job, dry: list[Hex]) -> set[Hex]:
    """The land of the two easternmost rows."""
    return {spot for line in lines(job, dry) for spot in line[-2:]} & set(dry)


def meadows(job: Job, dry: list[Hex]) -> set[Hex]:
    """The first two rows."""
    return {spot for line in lines(job, dry) for spot in line[:2]} & set(dry)


def drawn_areas(nodes: tuple[Node, ...]) -> dict[str, list[Path]]:
    """The hexes in red on each of the three plans, in the figure's order."""
    (picture,) = [node for node in nodes if isinstance(node, Group)][:1]
    plans = [node for node in picture.children if isinstance(node, Group)]
    found = []
    for plan in plans[: len(DISASTERS)]:
        hexes = [n for n in inside(plan) if isinstance(n, Path) and is_hexagon(n) and n.style.fill]
        tones = Counter(path.style.fill for path in hexes)
        red = max(tones, key=lambda tone: int(tone[1:3], 16) - int(tone[3:5], 16))  # type: ignore[index]
        found.append([path for path in hexes if path.style.fill == red])
    return dict(zip(DISASTERS, found, strict=True))


def is_hexagon(path: Path) -> bool:
    """True for an outline of six straight sides."""
    return len(path.steps) == 7 and outline.kind(path) == "hexagon"


def test_only_mill_and_lake_show_the_brook(job: Job) -> None:
    """DI-03: wherever else a board leads it, over a market even, a strip is laid."""
    shown = watered(job.board.layout, "special")
    assert named(job, "mill") | named(job, "lake") == shown


def test_the_mills_figure_turns_as_the_rule_does() -> None:
    """One field clockwise; the last one comes past the market (DI-27)."""
    assert (10, 3, 4, 11, 9) == turned((3, 4, 11, 9, 10))


def test_who_owns_the_boxes_prints_no_terrain(job: Job) -> None:
    """Special hexes and the Rhine lie in the place of tiles; Seafarers' sea lies around."""
    lacking = missing(job)
    assert (0, 0) == (sum(lacking.terrain.values()), lacking.sea)
