"""The fit report: which texts of cards are set smaller, and which do not fit, by card, language."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import printkit
from decks import NAME, table, with_deck
from printing import made

from printkit.press.documents import document
from printkit.press.fits import smaller
from printkit.scenarios.errors import SeveralFaultsError

SHORT, LONG = "Roads rest.", "Roads at the river rest until a six is rolled again by somebody. " * 5
TOO_LONG = LONG * 3


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A workspace whose example has a deck in a table, one of its texts long in English."""
    rows = f'Nebel;Fog;Kurz.;"{LONG}"\nFund;Find;Kurz.;{SHORT}\n'
    return table(with_deck(tmp_path), f"title.de;title.en;text.de;text.en\n{rows}")


def test_smaller_texts_are_told_by_card_and_box(workspace: Path) -> None:
    """The long text alone is told, with its size and the usual one, from 7 points up."""
    (told,) = smaller([document(made(NAME, workspace=workspace), "cards")])
    assert ("Flotsam Fog", "text", 9.2) == (told.piece, told.box, told.usual)
    assert 7.0 <= told.size < told.usual


def test_each_language_has_its_own_report(workspace: Path) -> None:
    """What is long in English need not be so in German."""
    job = made(NAME, language="de", workspace=workspace)
    assert [] == smaller([document(job, "cards")])


def test_a_dry_run_lists_them(workspace: Path) -> None:
    """The table stands before anything is printed; printing itself counts them."""
    planned = printkit("kit", NAME, "--dry-run", at=workspace)
    assert [True, True] == [told in planned.out for told in ("Flotsam Fog", "language en")]
    printed = printkit("print", "cards", NAME, at=workspace)
    assert "--dry-run lists them" in printed.out


def test_all_cards_that_cannot_fit_are_named(workspace: Path) -> None:
    """Each is told with its row, its language and how much it is too long; nothing is written."""
    rows = f'A;"{TOO_LONG}"\nB;{SHORT}\nC;"{TOO_LONG}"\n'
    table(workspace, f"title;text\n{rows}")
    with pytest.raises(SeveralFaultsError) as caught:
        document(made(NAME, workspace=workspace), "cards")
    told = [(fault.key, fault.values["row"], fault.values["text"]) for fault in caught.value.faults]
    assert [("card-fit", 2, "Flotsam A"), ("card-fit", 4, "Flotsam C")] == told
    done = printkit("kit", NAME, at=workspace)
    assert (2, True, True) == (done.code, "Flotsam A, language en" in done.err, "mm" in done.err)
    assert [] == list((workspace / "output").rglob("*.pdf"))


def test_a_word_too_wide_for_its_card_is_named(workspace: Path) -> None:
    """Card and language are told of it as well."""
    table(workspace, f"title\n{'X' * 60}\n")
    done = printkit("print", "cards", NAME, "--dry-run", at=workspace)
    assert (2, True) == (done.code, "language en: the word XXX" in done.err)
