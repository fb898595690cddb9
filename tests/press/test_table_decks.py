"""Decks from a table, printed: every row becomes cards, in the language asked for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from commands import printkit
from decks import NAME, table, with_deck
from printing import made, strings

from printkit.draw.impose import Piece
from printkit.draw.scene import Group, Node, Text
from printkit.errors import PrintkitError
from printkit.press.choosing import Choice
from printkit.press.copying import copy
from printkit.press.documents import document, kit
from printkit.press.pieces import pieces
from printkit.scenarios import board_names
from printkit.scenarios.errors import SeveralFaultsError

TABLE = """title.de;title.en;text.de;text.en;icon;cost;count;colour;back;picture
Nebel;Fog;Der *Räuber* {robber} zieht.;Move the **robber** {robber}.;robber;;2;sea;;
Fund;Find;Nimm {gold}: {victory_points}.;Take: {victory_points}.;gold;2 wool, ore;3;;bell;rhine
Bau;Works;;;;road;1;#2056A2;;
"""


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A workspace whose example has a deck in a table."""
    return table(with_deck(tmp_path), TABLE)


def deck(workspace: Path, language: str = "en") -> list[Piece]:
    """The cards that are printed."""
    return pieces(made(NAME, language=language, workspace=workspace), "cards")


@pytest.mark.parametrize(
    ("language", "words"), [("de", {"Nebel", "Räuber", "11."}), ("en", {"Fog", "robber", "11."})]
)
def test_every_row_is_printed(workspace: Path, language: str, words: set[str]) -> None:
    """As many cards as it counts, with its words, values put in, in the language asked for."""
    stock = deck(workspace, language)
    assert [2, 3, 1] == [piece.copies for piece in stock]
    job = made(NAME, language=language, workspace=workspace)
    said = " ".join(strings(document(job, "cards").pages))
    assert set() == {word for word in words if word not in said}


def test_titles_are_typeset_as_texts_are(workspace: Path) -> None:
    """Marks, icons and values of a title are printed as such, and its name has none of them."""
    table(workspace, "title\n**Big** {wool} {victory_points}\n")
    (piece,) = deck(workspace)
    assert piece.label.endswith("Big wool 11")
    said = strings(document(made(NAME, workspace=workspace), "cards").pages)
    assert {"Big", "11"} <= set(" ".join(said).split())
    assert "{" not in " ".join(said)


def test_a_line_break_in_a_cell_begins_a_line(workspace: Path) -> None:
    """Words before and after it stand at different heights, those of one line at the same."""
    table(workspace, 'title,text\nX,"One **two\nthree** four"\n')
    (piece,) = deck(workspace)
    rows = defaultdict(list)
    for line, text in placed(piece.front.body, 0.0):
        rows[line].append(text)
    assert ["X", "One two", "three four"] == [" ".join(rows[line]) for line in sorted(rows)]


def test_a_card_without_picture_has_no_window(workspace: Path) -> None:
    """Its text takes the room: what does not fit under a window fits there."""
    text = "word " * 76
    table(workspace, f"title,text,icon\nX,{text},\n")
    assert 1 == len(deck(workspace))
    with pytest.raises(PrintkitError, match="card-fit"):
        deck(table(workspace, f"title,text,icon\nX,{text},wool\n"))


def placed(node: Node, y: float) -> Iterator[tuple[float, str]]:
    """The texts in a drawing with their heights in it."""
    if isinstance(node, Text):
        yield round(y + node.y, 3), node.string
    for child in node.children if isinstance(node, Group) else ():
        yield from placed(child, y + node.at[1])


def test_counts_follow_the_table(workspace: Path) -> None:
    """What is printed and in play is counted from the rows."""
    component = made(NAME, workspace=workspace).board.setup.components["flotsam"]
    assert (6, 6) == (component.printed, component.in_play)


def test_rows_that_count_0_wait(tmp_path: Path) -> None:
    """A row of 0 is in no kit, and of a deck of such rows nothing is printed unless copies are."""
    own = table(with_deck(tmp_path), "title;count\nFog;0\n")
    job = made(NAME, own=("base",), workspace=own)
    assert "cards" not in {made.name for made in kit(job)}
    with pytest.raises(PrintkitError, match="none-counted"):
        document(job, "cards")
    assert 2 == document(job, "cards", Choice(copies=2)).count


def test_backs_are_shared_by_a_pile(workspace: Path) -> None:
    """Cards of one pile have one and the same back, so that it tells nothing."""
    fog, find, works = deck(workspace)
    assert fog.back is works.back
    assert find.back is not fog.back


def test_each_player_may_have_a_deck(tmp_path: Path) -> None:
    """With `each` every row comes in every player's colour."""
    workspace = table(with_deck(tmp_path, more='each = "player"\n'), TABLE)
    assert 4 * 6 == sum(piece.copies for piece in deck(workspace))


def test_a_players_deck_shows_whose_it_is(tmp_path: Path) -> None:
    """Fronts differ from player to player, also those with a ground of their own; else not."""
    one = "title;colour\nFog;\nSun;sea\n"
    workspace = table(with_deck(tmp_path, more='each = "player"\n'), one)
    fronts = [replace(piece.front, name="") for piece in deck(workspace)]
    assert 4 * 2 == len({repr(front) for front in fronts})


def test_a_form_without_room_for_a_player_is_refused(tmp_path: Path) -> None:
    """Cards that would look alike for all are never printed as the players' own."""
    workspace = table(with_deck(tmp_path, more='each = "player"\nform = "event"\n'), TABLE)
    with pytest.raises(PrintkitError, match="form-colourless"):
        deck(workspace)


HEADS = "title,text,icon,cost,count,colour,back,picture\n"
WRONG = {
    "cell-unknown": ("X,,robbr,,1,,,\n", {"row": 2, "column": "icon", "nearest": "robber"}),
    "cell-mark": ("**X,,,,1,,,\n", {"row": 2, "column": "title", "found": "**"}),
    "cell-name": ("X,{wol},,,1,,,\n", {"row": 2, "column": "text", "nearest": "wool"}),
    "cell-cost": ("X,,,2 wol,1,,,\n", {"row": 2, "column": "cost", "nearest": "wool"}),
    "cell-price-long": ("X,,,9 wool 9 ore,1,,,\n", {"row": 2, "column": "cost", "found": 18}),
}


@pytest.mark.parametrize("key", WRONG)
def test_a_name_that_is_none_is_told_with_its_cell(workspace: Path, key: str) -> None:
    """Row, column and the nearest spelling are told."""
    row, told = WRONG[key]
    with pytest.raises(PrintkitError, match=key) as caught:
        deck(table(workspace, HEADS + row))
    assert told == {name: caught.value.values[name] for name in told}


@pytest.mark.parametrize(
    ("column", "found"), [("colour", "seaa"), ("back", "bel"), ("picture", "rine")]
)
def test_colours_backs_and_pictures_are_known(workspace: Path, column: str, found: str) -> None:
    """What a card names is there, or the cell is told."""
    with pytest.raises(PrintkitError, match="cell-unknown") as caught:
        deck(table(workspace, f"title,{column}\nX,{found}\n"))
    assert (2, column) == (caught.value.values["row"], caught.value.values["column"])


def test_all_rows_with_faults_are_told(workspace: Path) -> None:
    """Three rows with a fault each are three lines, and nothing is printed."""
    rows = "title.en;text.en\nA;{wol}\n;x\nC;{oar}\n"
    with pytest.raises(SeveralFaultsError) as caught:
        deck(table(workspace, rows.replace("\n;x", "\nB;{brik}")))
    assert [2, 3, 4] == [fault.values["row"] for fault in caught.value.faults]


def test_a_missing_word_is_told_in_the_terminal(workspace: Path) -> None:
    """The sentence has file, row, column and language; no file is written."""
    table(workspace, TABLE.replace("Nebel", ""))
    done = printkit("kit", NAME, "--lang", "de", at=workspace)
    assert (2, True) == (done.code, "flotsam.csv, Zeile 2, title.de" in done.err)
    assert [] == list((workspace / "output").rglob("*.pdf"))


def test_a_copy_has_the_table_and_the_pictures(workspace: Path) -> None:
    """`new` takes along what lies beside scenario.toml, in folders there as well."""
    folder = workspace / f"layouts/{NAME}/pictures"
    folder.mkdir(exist_ok=True)
    (folder / "sun.svg").write_text("<svg/>", "utf-8")
    copy("my-own", NAME, workspace)
    copied = workspace / "layouts/my-own"
    assert TABLE == (copied / "flotsam.csv").read_text("utf-8")
    assert "<svg/>" == (copied / "pictures/sun.svg").read_text("utf-8")
    assert 6 == sum(p.copies for p in pieces(made("my-own", workspace=workspace), "cards"))


def test_cards_in_toml_are_no_board(workspace: Path) -> None:
    """The file lies among the boards, is none of them, and is copied like any other."""
    folder = workspace / f"layouts/{NAME}"
    (folder / "cards.toml").write_text('format = 1\n[[cards]]\ntitle = "X"\n', "utf-8")
    facts = folder / "scenario.toml"
    facts.write_text(facts.read_text("utf-8").replace("flotsam.csv", "cards.toml"), "utf-8")
    assert ("printed",) == board_names(NAME, workspace)
    assert ["X"] == [piece.label.split()[-1] for piece in deck(workspace)]
    copy("my-own", NAME, workspace)
    assert not (workspace / "layouts/my-own/cards.toml").read_text("utf-8").startswith("#:schema")


def test_a_row_may_count_no_card(workspace: Path) -> None:
    """Its card is not printed; where none is, that is told."""
    table(workspace, "title,count\nSun,0\nMoon,2\n")
    assert 0 == printkit("print", "cards", NAME, at=workspace).code
    table(workspace, "title,count\nSun,0\n")
    assert 2 == printkit("print", "cards", NAME, at=workspace).code


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("X,#fff,short", "cell-colour"),
        ("X,," + "long " * 300, "card-fit"),
        ("X,,\N{CJK UNIFIED IDEOGRAPH-6F22}", "card-glyph"),
    ],
)
def test_what_a_card_cannot_show_is_told_with_its_row(row: str, told: str, workspace: Path) -> None:
    """A colour of three digits, a text too long, a character that its type has not."""
    with pytest.raises(PrintkitError, match=told) as caught:
        deck(table(workspace, f"title,colour,text\nY,,fine\n{row}\n"))
    values = caught.value.values
    assert ("flotsam.csv", 3) == (Path(str(values["file"])).name, values["row"])
