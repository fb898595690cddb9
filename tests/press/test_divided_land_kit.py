"""The kit of the Divided Land: gifts, gold cards, bridges, pawns and the Peace Tree as printed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from math import cos, radians, sin

import numpy as np
import pytest
from conftest import Golden
from PIL import Image
from printing import made, strings

from printkit.board.model import Terrain
from printkit.design.card import LEAST_TYPE
from printkit.draw import pdf, png, svg
from printkit.draw.impose import Piece
from printkit.draw.scene import Drawing, Group, Node, Page, Placed, Text, alone
from printkit.errors import ScenarioError
from printkit.press.documents import Document
from printkit.press.pieces import Kind, pieces
from printkit.press.supplies import missing, supplies
from printkit.press.ticket import Job
from printkit.scenarios import languages, load

SETUP = load("divided-land").setup(4)
GIFTS = tuple(SETUP.components["gift"].faces)
COLOURS = load("divided-land").colours


@pytest.fixture(scope="module")
def job() -> Job:
    """The kit in English, as for a group that owns the standard game."""
    return made("divided-land")


Stock = dict[Kind, list[Piece]]


@pytest.fixture(scope="module")
def stock(job: Job) -> Stock:
    """Its pieces by kind."""
    kinds: tuple[Kind, ...] = ("tiles", "tokens", "cards", "stand-ups")
    return {kind: pieces(job, kind) for kind in kinds}


def printed(stock: Stock, kind: Kind, part: str) -> list[Piece]:
    """The pieces of a kind whose names hold a part."""
    return [piece for piece in stock[kind] if part in piece.label]


def placed(drawing: Drawing) -> Counter[str]:
    """How often each drawing is placed in another."""

    def inside(node: Node) -> list[str]:
        if isinstance(node, Group):
            return [name for child in node.children for name in inside(child)]
        return [node.drawing.name] if isinstance(node, Placed) else []

    return Counter(inside(drawing.body))


def texts(drawing: Drawing) -> list[Text]:
    """Every run of text of a drawing."""

    def inside(node: Node) -> list[Text]:
        if isinstance(node, Group):
            return [text for child in node.children for text in inside(child)]
        return [node] if isinstance(node, Text) else []

    return inside(drawing.body)


GOLDEN: dict[str, tuple[Kind, str]] = {
    "peace-tree": ("tiles", "Peace Tree"),
    "bread-basket-red": ("cards", "Bread basket Red"),
    "warm-cloak-blue": ("cards", "Warm cloak Blue"),
    "tool-chest-white": ("cards", "Tool chest White"),
    "hearth-stone-orange": ("cards", "Hearth stone Orange"),
    "golden-amulet-red": ("cards", "Golden amulet Red"),
    "gold-card-ore": ("cards", "Gold cards Ore"),
    "bridge-white": ("tokens", "Bridge markers White"),
    "pawn-blue": ("stand-ups", "Pilgrim pawns Blue"),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_piece_is_drawn_as_stored(name: str, stock: Stock, golden: Golden) -> None:
    """One front of every component, and of every gift."""
    (piece,) = printed(stock, *GOLDEN[name])
    golden(f"divided-land/{name}.svg", svg.write(alone(piece.front)))


@pytest.mark.parametrize(
    ("name", "part"), [("gift", "Bread basket Red"), ("gold", "Gold cards Ore")]
)
def test_a_back_is_drawn_as_stored(name: str, part: str, stock: Stock, golden: Golden) -> None:
    """The backs of both decks."""
    (piece,) = printed(stock, "cards", part)
    assert piece.back
    golden(f"divided-land/{name}-back.svg", svg.write(alone(piece.back)))


def test_each_colour_has_each_gift_once(job: Job, stock: Stock) -> None:
    """Twenty gift cards, told apart by the recipient's name and shape (DL-16, DL-17)."""
    cards = printed(stock, "cards", "Gift cards")
    names = [[text.string for text in texts(card.front)] for card in cards]
    wanted = Counter(
        (job.words.plain(f"components.gift.faces.{gift}.title"), f"For {colour}")
        for gift in GIFTS
        for colour in ("Red", "Blue", "White", "Orange")
    )
    assert 20 == sum(card.copies for card in cards)
    assert wanted == Counter((words[0], words[1]) for words in names)


@pytest.mark.parametrize("gift", GIFTS)
def test_a_gift_shows_its_price(gift: str, job: Job, stock: Stock) -> None:
    """A symbol for every card that the bank asks for (DL-17)."""
    title = job.words.plain(f"components.gift.faces.{gift}.title")
    for card in printed(stock, "cards", title):
        symbols = placed(card.front)
        shown = {kind: symbols[f"symbol-{kind}"] for kind in SETUP.costs[gift]}
        assert SETUP.costs[gift] == shown


def test_the_gold_pile_has_three_of_each(stock: Stock) -> None:
    """Eighteen cards of six kinds (DL-18)."""
    cards = printed(stock, "cards", "Gold cards")
    assert [3] * 6 == [card.copies for card in cards]
    assert 6 == len({card.label for card in cards})


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_each_players_is_counted_by_players(players: int) -> None:
    """Everything is printed in four colours; with three players one of them is left out."""
    rows = {row.name: row for row in supplies(made("divided-land", players=players))}
    names = ("gift", "bridge", "pawn")
    assert [(5 * players, 20), (6 * players, 24), (players, 4)] == [
        (rows[name].in_play, rows[name].printed) for name in names
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_the_deal_leaves_nobody_the_own_colour(players: int) -> None:
    """Everybody ends with five gifts, none for oneself, one at least for each other (DL-16)."""
    dealt = [int(count) for count in str(SETUP.values[f"gift_deal_{players}"]).split(",")]
    hands: list[Counter[int]] = [Counter() for _ in range(players)]
    for dealer in range(players):
        for n, count in enumerate(dealt, start=1):
            hands[(dealer + n) % players][dealer] += count
    others = [set(range(players)) - {seat} for seat in range(players)]
    assert [SETUP.values["gifts_each"]] * players == [hand.total() for hand in hands]
    assert others == [set(hand) for hand in hands]


@pytest.mark.parametrize("size", ["", "mini-euro", "poker", "bridge", "euro", "standard"])
@pytest.mark.parametrize("language", languages())
def test_every_card_can_be_read_at_every_size(language: str, size: str) -> None:
    """The longest words fit, in type of at least 7 pt."""
    for piece in pieces(made("divided-land", language=language, card_size=size), "cards"):
        assert min(text.size for text in texts(piece.front)) >= LEAST_TYPE - 1e-9


def grey(drawing: Drawing) -> np.ndarray:
    """A card's picture in grey."""
    (file,) = png.write(pdf.write([alone(drawing)], pdf.Info("back", "en")), 60)
    return np.asarray(Image.open(BytesIO(file)).convert("L")).astype(float)


def test_decks_have_backs_of_their_own(stock: Stock) -> None:
    """Told apart in grey by their grounds alone."""
    backs = {id(card.back): card.back for card in stock["cards"] if card.back}
    pictures = [grey(back) for back in backs.values()]
    assert 2 == len(pictures)
    for one, other in combinations(pictures, 2):
        assert abs(one.mean() - other.mean()) > 20


def test_six_black_lines_lead_to_the_tree(stock: Stock) -> None:
    """A pawn on expedition stands on one, so each corner of the hex is black (DL-14)."""
    (tile,) = printed(stock, "tiles", "Peace Tree")
    page = Page(90, 100, (Placed(tile.front, (45, 50), cut="trim"),))
    (file,) = png.write(pdf.write([page], pdf.Info("tree", "en")), 100)
    picture = np.asarray(Image.open(BytesIO(file)).convert("L"))
    for n in range(6):
        angle = radians(60 * n + 30)
        x, y = 45 + 43.5 * cos(angle), 50 + 43.5 * sin(angle)
        spot = picture[round(y / 25.4 * 100), round(x / 25.4 * 100)]
        assert spot < 70, f"corner {n}"


def test_a_board_with_a_sea_of_its_own_needs_none_around(job: Job) -> None:
    """Sixteen sea hexes are printed, or none for whoever owns Seafarers (DL-01)."""
    richer = made("divided-land", own=("base", "seafarers"))
    assert (16, 0) == (missing(job).terrain[Terrain.SEA], missing(job).sea)
    assert 0 == missing(richer).terrain[Terrain.SEA]


@pytest.mark.parametrize(("players", "dealt"), [(3, "3, 2"), (4, "2, 2, 1")])
def test_the_set_up_sheet_tells_the_deal_for_its_players(players: int, dealt: str) -> None:
    """The step's words are those for so many; the figure shows both tables."""
    sheet = " ".join(strings(Document(made("divided-land", players=players), "setup").pages))
    told = [deal for deal in ("3, 2.", "2, 2, 1.") if deal in sheet]
    assert [f"{dealt}."] == told
    assert "Three players" in sheet


def test_faces_that_do_not_add_up_are_told(job: Job) -> None:
    """A deck whose faces make another number of cards than are printed."""
    components = job.board.setup.components
    gift = replace(components["gift"], printed=21)
    setup = replace(job.board.setup, components={**components, "gift": gift})
    with pytest.raises(ScenarioError) as caught:
        pieces(replace(job, board=replace(job.board, setup=setup)), "cards")
    told = caught.value
    assert ("faces-count", 20, 21) == (told.key, told.values["found"], told.values["wanted"])
